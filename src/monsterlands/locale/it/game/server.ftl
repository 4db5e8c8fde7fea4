## Il tavolo nel browser

# Che cosa dà uno spazio, dove gli spazi di un edificio sono diversi.
space-mine =
    { $gold ->
        [one] { $dice } per { $gold } moneta
       *[other] { $dice } per { $gold } monete
    }
space-alchemist =
    { $tokens ->
        [one] { $tokens } segnalino
       *[other] { $tokens } segnalini
    }
# Che cosa si vende dove non ci sono carte, in breve.
deal-armory =
    { $price ->
        [one] da 1 a { $most } segnalini difesa, { $price } moneta l’uno
       *[other] da 1 a { $most } segnalini difesa, { $price } monete l’uno
    }
deal-pawn_shop =
    { $gold ->
        [one] { $gold } moneta per dado
       *[other] { $gold } monete per dado
    }

# Sull’ultimo dado Persuasione in un edificio che vende qualcosa.
persuasion-there =
    { $value ->
        [one] L’ultimo dado Persuasione qui mostra { $value }: uno più basso toglie un’altra moneta dal prezzo.
       *[other] L’ultimo dado Persuasione qui mostra { $value }: uno più basso toglie altre { $value } monete dal prezzo.
    }
# $state è free, taken o players (servono tanti giocatori).
space-label = { $building }, spazio { $number }, { $state ->
        [taken] occupato da { $die }
        [players] solo da { $players } giocatori in su
       *[free] libero, accetta { $takes }
    }{ $gives ->
        [none] { "" }
       *[other] , { $gives }
    }

# Il server dice perché non fa ciò che un client chiede.
server-title =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
server-not-your-seat = Questo non è il tuo posto. Siediti a uno dei tuoi.
server-not-asked = Non tocca a te rispondere. Il tavolo mostra a chi tocca.
server-unknown-choice = Questa scelta non esiste. Scegli una di quelle che offre il tavolo.
server-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi scegli.
server-request-used = Questo id di richiesta è già servito per altro. Scegli di nuovo.
server-not-stored = Il salvataggio non è riuscito, quindi non è stato fatto nulla ({ $reason }). Riprova quando il problema è risolto; nulla va perso.
server-maybe-stored = L’archivio delle partite si è appena interrotto, quindi non si sa ancora se sia stato fatto. Scegli di nuovo tra un attimo; nulla si fa due volte.
server-not-read = Ora la partita non si può aprire. { $reason }
server-unreadable = La partita non può continuare: { $reason }.
server-unknown-game = Questa partita non esiste, o il suo segreto è un altro. Torna all’inizio e scegli una partita dal tuo elenco.
server-enter-first = Il primo messaggio dev’essere “enter”, con il segreto della partita, subito dopo la connessione.
server-entered = Sei già al tavolo.
server-malformed = Il messaggio non è comprensibile: { $reason }.
server-went-wrong = Qualcosa è andato storto nel server; il suo registro dice che cosa. Ricarica la pagina per vedere come sta la partita.
server-too-large = Il messaggio supera il limite di { $most } byte.
server-too-fast = Troppo in fretta; aspetta un attimo e riprova.
server-flooding = Sono arrivati troppi messaggi insieme, quindi la connessione è stata chiusa. Ricarica la pagina.
server-crowded = Questa partita è già aperta in troppe finestre. Chiudine una.
server-unknown-thing = Sul tavolo non c’è nulla con questo nome.
server-no-odds = Per questo percorso non ci sono probabilità: non c’è nessuno, o la battaglia è già cominciata.
server-odds-too-complex = Le probabilità di questo percorso non si possono calcolare: le possibilità sono troppe.
server-odds-lost = Ora non è stato possibile calcolare le probabilità; riprova tra un attimo.
server-not-over = La partita non è ancora finita. Quando lo sarà, potrai rivederla.
server-no-step = Questo passo non esiste; la partita ne ha { $steps }.
server-no-bot = Il bot { $name } non può giocare; il registro del server dice perché. Risolvi il problema e riapri la partita; nulla va perso.
server-bot-lost = Il bot non risponde; il server glielo chiederà di nuovo tra un attimo. Il registro del server dice di più.
server-hint-lost = Ora non si è trovato nessun consiglio; riprova tra un attimo.
server-deleted = La partita è stata eliminata.
server-stopping = Il server si sta fermando. La tua partita è salvata; riavvia il server per continuare.
server-record-text = Questa registrazione è danneggiata, o ne manca la fine. { server-record-again }
server-record-format = Non è la registrazione di una partita, o viene da un’altra versione del gioco. Apri un file salvato con questa versione.
server-record-part =
    Questa registrazione è danneggiata: “{ $part }” manca, o non è { $kind ->
        [int] un numero intero
        [list] un elenco
        [dict] un gruppo di impostazioni
       *[str] un testo
    }. { server-record-again }
server-record-steps = Questa registrazione è stata modificata, o ne manca una parte: dovrebbe avere { $said ->
        [one] { $said } passo
       *[other] { $said } passi
    } e ne ha { $found }. { server-record-again }
server-record-again = Salva di nuovo la partita e apri quel file.
server-record-version = Questa registrazione non si può aprire: { record-version }.
server-record-edition = Questa registrazione non si può aprire: { record-edition }.
server-record-edited = Questa registrazione non si può aprire: { record-edited }.
record-version = è stata salvata da una versione di Monster Lands con altre regole
record-edition = l’edizione “{ $edition }” è cambiata da quando è iniziata la partita
record-edited = le sue mosse non tornano: è stata modificata, o viene da altre regole
server-record-refused = Questa registrazione non si può aprire: { $reason }.
server-record-state = Questa registrazione comincia a partita in corso, da uno stato che nessuno può verificare: questo server non la accetta. Una registrazione può cominciare da una partita nuova o da una posizione.
server-record-too-much = Riprodurre questa registrazione richiede troppo tempo o troppa memoria. Quella di una partita richiede meno di un secondo.
server-record-unplayable = Questa registrazione non si può riprodurre; il registro del server dice perché. { server-record-again }
server-records-busy = Si stanno leggendo troppe registrazioni. Aspetta un momento e riprova.
