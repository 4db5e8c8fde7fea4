### Prima e dopo una partita con gli amici: il tavolo, la sala d’attesa, l’invito, e chi si è.

## Un nuovo tavolo con gli amici

friends-lead = Tu prepari il tavolo e ricevi un link. Chi lo apre si siede con te; nessuno ha bisogno di un account.
friends-make = Prepara il tavolo
friends-friend = Un amico
friends-friend-note = Arriva con il tuo link.
friends-here = Qualcuno a questo schermo
friends-later = Puoi cambiare tutto finché la partita non comincia.
friends-more = Altro
group-fill = I bot occupano i posti liberi
group-fill-note = Se quando cominci un posto è ancora libero, lo prende un Tirocinante.

pace-title = Tempo
pace-open = Senza orologio
pace-open-note = Ciascuno si prende il tempo che serve.
pace-bank = Minuti a testa
pace-bank-note = Ciascuno ha questi minuti per tutta la partita. Se i tuoi finiscono, gli altri possono far continuare un bot.
pace-days = Giorni per turno
pace-days-note = Giochi quando hai un momento. Se i tuoi giorni finiscono, gli altri possono far continuare un bot.
pace-bank-much = A testa
pace-days-much = Per turno
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
pace-day-count =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
pace-told-bank =
    { $count ->
        [one] { $count } minuto a testa
       *[other] { $count } minuti a testa
    }
pace-told-days =
    { $count ->
        [one] { $count } giorno per turno
       *[other] { $count } giorni per turno
    }
group-talk-all = Testo libero
group-talk-all-note = Frasi pronte, e tutto ciò che vuoi scrivere.
group-talk-phrases = Solo frasi
group-talk-phrases-note = Frasi pronte, che ciascuno legge nella propria lingua.
group-talk-off = Nessuna
group-talk-off-note = Qui nessuno può scrivere.
group-talk = Chat

## La sala d’attesa

lobby-title = La sala d’attesa
lobby-lead-host = Manda il link ai tuoi amici. Quando ci sono tutti, comincia.
lobby-lead-guest = Hai un posto e hai confermato. Chi ospita comincia quando hanno confermato tutti.
lobby-lead-unready = Hai un posto. Conferma che ci sei, così chi ospita può cominciare.
lobby-lead-watching = Stai guardando. Quando la partita comincia, la vedrai qui.
lobby-seats = Al tavolo
lobby-ready = Ci sono
lobby-not-ready = Non ci sono ancora
lobby-may-begin = Non manca nulla: puoi cominciare.
lobby-host-begins = Non manca nulla: chi ospita può cominciare.
lobby-host-gone = Non manca nulla, ma chi dà il via, { $name }, non c’è.
lobby-not-invited = Questo browser non ha un posto a questo tavolo. Se hai un invito, apri di nuovo il link, o digita le sue parole.
lobby-reconnecting = Si riconnette… Ciò che vedi può essere vecchio.
lobby-connecting = Si riconnette… La sala d’attesa appare appena il server risponde.
lobby-watchers =
    { $count ->
        [one] Qualcuno sta guardando.
       *[other] { $count } persone stanno guardando.
    }
group-rules = Che cosa si gioca
group-modules = Moduli
group-modules-none = Nessuno
group-free-seats = Posti liberi
group-filled = Ai bot
group-not-filled = Per gli amici
group-change = Cambia il tavolo
group-seat-count = Posti
group-save = Salva

seat-free = Libero, per un amico
seat-host = ospita
seat-ready = confermato
seat-not-ready = da confermare
seat-cancel = Annulla
seat-sit-here = Aggiungi qualcuno a questo schermo
seat-remove = Rimuovi
seat-remove-named = Rimuovi { $name }
seat-remove-note = Il posto si libera.
seat-leave = Lascia il tavolo
seat-affinity-taken = È di { $name }
remove-title = Rimuovere qualcuno?
remove-text = { $name } perde il posto. L’invito e il link per chi guarda vengono sostituiti: manda i nuovi a chi non è ancora arrivato.
leave-title = Lasciare questo tavolo?
leave-text = I tuoi posti si liberano. Puoi tornare con l’invito, finché c’è un posto libero.
leave-host-text = I tuoi posti si liberano, e sarà la persona seguente a ospitare.
emblem-title = Il tuo emblema
emblem-change = Scegli un altro emblema

## Come arrivano gli amici

invite-title = Invita i tuoi amici
invite-link = L’invito
invite-share = Un posto a Monster Lands
invite-share-watching = Guarda una partita di Monster Lands
invite-read-out = Da dire a voce: vai su { $address }, scegli “{ home-invited }” e digita queste parole.
invite-expires = Vale per tutti i posti ancora liberi. Scade: { $when }.
invite-none = Per ora non c’è un invito.
invite-full = Tutti i posti sono occupati: nessun altro può sedersi.
invite-more = Chi guarda, e un nuovo invito
invite-watching = Il link per chi guarda
invite-watching-note = Chi ha questo link vede ciò che vedono tutti al tavolo, e nulla di nascosto.
invite-renew-note = Se un link è finito nelle mani sbagliate, creane uno nuovo. Quello vecchio non funziona più; chi è al tavolo resta.
invite-renew-invitation = Nuovo invito
invite-renew-watching = Nuovo link per chi guarda
invite-renewed-invitation = Il vecchio invito non funziona più. Manda quello nuovo.
invite-renewed-watching = Il vecchio link per chi guarda non funziona più.
reach-closed = Solo questo computer raggiunge questo indirizzo
reach-closed-note = Nessun altro dispositivo può ancora aprire il link. Lascia che questo computer risponda nella tua rete (a casa: il tuo Wi-Fi): allora il link e il codice portano qui.
reach-elsewhere = Nessun altro dispositivo può aprire il link. Avvia il server con un indirizzo che gli altri possano raggiungere; la documentazione sull’hosting spiega come.
reach-open = Apri alla mia rete
reach-about = Su questa connessione
reach-plain = I tuoi amici si collegano senza cifratura (http). Il gioco funziona, ma non le notifiche a pagina chiusa, e non si può installare come app. Un server con certificato (https) permette entrambe le cose.
copy-do = Copia
copy-done = Copiato.
copy-by-hand = Il browser non lo permette. Il link è selezionato: copialo a mano.
copy-share = Condividi…
copy-no-share = La condivisione non è riuscita. Copialo.
qr-enlarge = { $what } come codice QR, mostra in grande
qr-of = { $what } come codice QR
qr-failed = Il codice QR non è arrivato.

## Qualcuno ha ricevuto un invito

join-title = C’è un invito per te
join-lead = { $host } vorrebbe giocare con te.
join-lead-typing = Digita le parole che ti hanno detto, o incolla il link.
join-words = Le quattro parole
join-words-hint = quattro parole come queste
join-no-words = Prima digita le parole dell’invito.
join-guests = Già al tavolo
join-find = Trova il tavolo
join-name-hint = Come ti conoscono gli altri
join-sit = Siediti
join-full = Tutti i posti sono occupati. Chiedi a { $host } di aggiungerne uno, o di mandarti il link per chi guarda.
join-again = Controlla di nuovo
join-spent = Questo link non porta più a un tavolo. La partita è cominciata, c’è un link più recente, o questo è troppo vecchio. Chiedine uno nuovo.
join-what-now = Se hai le parole di un invito, puoi digitarle qui.
join-note = Il tuo browser ricorda il tuo posto. Niente account, niente e-mail, niente password.
join-new = Mai giocato?
join-what = Monster Lands è un gioco da tavolo: guidi un clan, ingaggi mercenari nella Cittadella e li mandi contro i mostri. Dopo sei round vince il clan più famoso.
watch-title = Guardi

## Chi si è

profile-lead = Chi sei su questo server. L’ha creato il tuo browser, e solo i tuoi dispositivi possono aprirlo.
profile-nameless = qualcuno senza nome
profile-saved = Salvato.
profile-devices = Dispositivi
profile-devices-note = Ciascuno ha la propria chiave. Rimuovine uno che hai perso, e non aprirà più nulla.
profile-device-current = Questo browser
profile-device-other = Un altro browser, o un file
profile-device-now = aggiunto { $added }, in uso ora
profile-device-seen = aggiunto { $added }, ultimo uso { $seen }
profile-device-remove = Rimuovi questo dispositivo
profile-take = Portalo con te
profile-take-note = Continua su un altro dispositivo: ricevi un link e un codice per la sua fotocamera, validi una volta sola e per dieci minuti.
profile-take-make = Crea un link
profile-take-link = Il link per il tuo altro dispositivo
profile-take-left = Vale ancora { $time }.
profile-take-done = Fatto: il tuo profilo è anche sull’altro dispositivo.
profile-take-over = Il link non vale più. Se ti serve, creane uno nuovo.
profile-file = Tienilo come file
profile-file-note = Il file apre il tuo profilo su questo server, anche se questo browser lo dimentica. Chi ha il file può giocare al posto tuo: non darlo a nessuno.
profile-file-save = Salva il file
profile-file-open = Apri un file…
profile-file-name = monsterlands-profilo.json
profile-delete = Elimina il profilo
profile-delete-note = Il tuo nome, i tuoi dispositivi e il tuo elenco di partite vengono eliminati da qui per sempre.
profile-delete-title = Eliminare il tuo profilo?
profile-delete-text = Perdi i tuoi posti e non puoi continuare le tue partite. Quelle che altri giocano con te vanno avanti senza di te. Nessuno può recuperare il profilo, nemmeno con il file.
profile-delete-keep = Tieni il profilo
profile-deleted = Il tuo profilo è stato eliminato. La prossima volta che te ne serve uno, il tuo browser ne crea un altro.

file-other = Questo non è il file di un profilo, ma { $what }.
file-elsewhere = Il profilo di { $name } è di un altro server. Apri lì il file.
file-removed = Il profilo di { $name } non esiste più, o questo file è stato rimosso dai suoi dispositivi.

take-title = Porta qui il tuo profilo
take-lead = Le tue partite e il tuo nome arrivano dall’altro dispositivo.
take-text = Il link vale una volta sola: dopo, è consumato.
take-do = Portalo qui
take-done = Ora questo browser è { $name }.
take-done-nameless = Ora questo browser ha il tuo profilo.
take-games = Alle tue partite
take-no-code = Questo link non ha un codice, o è già consumato. Creane uno nuovo sull’altro dispositivo: “{ profile-title }”, “{ profile-take }”.
replace-new = Il profilo in arrivo:
replace-own = Il profilo di questo browser:
# $plays è "true" se il vecchio profilo ha partite o un posto a un tavolo.
replace-lost =
    Se prendi quello nuovo, questo browser dimentica quello vecchio: { $plays ->
        [true] il nome e l’emblema, le partite con gli amici, e ciò che ha giocato.
       *[other] il nome e l’emblema.
    }
replace-kept = Il server non elimina nulla: altri dispositivi, o il file, aprono ancora il vecchio profilo. Le partite senza amici cominciate in questo browser restano nel tuo elenco.
replace-save = Salva il vecchio come file
replace-keep = Tieni il mio
replace-do = Prendi il nuovo
replace-same = Questo browser ha già questo profilo.
replace-go-on = { news-close }

## Che cosa si è giocato

statistics-title = Che cosa hai giocato
statistics-empty = Ancora nulla di finito. Quando una partita finisce, conta qui.
statistics-others =
    { $count ->
        [one] Una partita con altri
       *[other] { $count } partite con altri
    }{ $wins ->
        [0] , nessuna vinta.
        [one] , una vinta.
       *[other] , { $wins } vinte.
    }
statistics-solo =
    { $count ->
        [one] Una partita in Solitario.
       *[other] { $count } partite in Solitario.
    }
statistics-best =
    { $points ->
        [one] La migliore: { $points } punto.
       *[other] La migliore: { $points } punti.
    }
statistics-places = Posizioni con altri
statistics-place = { $place }º
statistics-ranks = Gradi in Solitario
statistics-points = Punti con altri, partita per partita
statistics-points-solo = Punti in Solitario, partita per partita
statistics-when = Quando
statistics-mercenaries = I tuoi mercenari preferiti
