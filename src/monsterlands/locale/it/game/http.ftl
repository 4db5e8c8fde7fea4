## Perché il server rifiuta una richiesta: nel browser si vede così com’è

http-nothing-here = a questo indirizzo non c’è nulla, o non con questo metodo
http-unknown-game = questa partita non esiste, o il suo segreto è un altro
http-unknown-campaign = questa campagna non esiste
http-unknown-profile = il server non conosce questo profilo
http-keeper-only = può farlo solo chi sta al computer del server
http-all-seats = servono i posti di tutte le persone della partita
http-game-of-group = questa partita è del tuo gruppo; resta finché ne fai parte
http-campaign-went-on = la sua campagna è andata avanti da qui; elimina prima le partite successive
http-game-of-others = questa partita è di un gruppo; può aprirla solo chi ne fa parte
http-campaign-decides = questa partita è di una campagna, che decide che cosa si gioca dopo
http-campaign-not-over = una partita di questa campagna non è finita; prima finiscila
http-not-over = la partita non è finita; la registrazione sarà disponibile allora
http-disconnected = il client si è disconnesso
http-no-house-rules = questa casa non ha regole proprie
http-metrics = le metriche sono per chi gestisce il server: chiedile dal suo computer, o con il token
http-too-many = troppe richieste; aspetta un attimo e riprova
http-too-many-games = troppe nuove partite dal tuo indirizzo o dal tuo profilo; riprova tra qualche minuto
http-too-many-profiles = troppi nuovi profili dal tuo indirizzo; riprova tra qualche minuto
http-too-large = la richiesta supera il limite di { $most } byte
http-only-here = questo server risponde solo alle richieste per { $address }
http-own-page = solo la pagina di questo server può aprire un tavolo
http-other-sites = le pagine di altri siti non possono usare questo server
http-stopping = il server si sta fermando
http-stopped = il server si sta fermando; la richiesta non è stata eseguita
http-failed = il server non è riuscito a eseguire la richiesta; il suo registro dice perché
http-unreadable = le partite non si possono leggere; il registro dice perché
# $reason è in inglese: che cosa non va in una richiesta, in una registrazione o nell’archivio.
http-reason = { $reason }
