### Il tavolo di una partita con gli amici: la chat, la presenza, il tempo, e gli accordi.

## Chat

talk-title = Chat
talk-me = Tu:
talk-heard = { $name }: { $text }
talk-unread = { $count } da leggere
talk-news = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
talk-empty = Nessuno ha ancora detto nulla.
talk-off = La chat è disattivata.
talk-phrases = Frasi pronte
talk-field = Di’ qualcosa
talk-send = Invia
talk-unsent = Questo non è partito.
talk-kept = Questo è conservato, e parte appena il server torna.
talk-mute = Silenzia { $name }
talk-unmute = Ascolta di nuovo { $name }
talk-tabs = Cronaca e chat

## Chi c’è

presence-here = { $name } è qui.
    .word = qui
presence-away = { $name } è in un’altra finestra.
    .word = altrove
presence-gone = { $name } ha chiuso la pagina.
    .word = via
presence-left = { $name } ha lasciato la partita.
    .word = ha lasciato
presence-bot = Un bot gioca per { $name } ({ $bot }).
    .word = gioca un bot
presence-asked = Si aspetta da { $time }.
presence-asked-now = Si aspetta da un attimo.
waiting-soon = Dopo altri cinque minuti può continuare un bot.
waiting-days = Quando il tempo scade, può continuare un bot.
span-minutes = { $count ->
    [0] un attimo
    [one] un minuto
   *[other] { $count } minuti
}
span-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
span-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
clock-left = ancora { $time }
clock-low = Solo { $time }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } g { $hours } h

company-title = Le persone a questo tavolo
company-bot = Un bot.
company-watchers = { $count ->
    [one] Un’altra persona sta guardando.
   *[other] Altre { $count } persone stanno guardando.
}
company-leave = Lascia la partita
company-leave-told = Se te ne vai, gli altri vengono avvisati. Possono far continuare un bot al tuo posto, o chiudere la partita così com’è. Puoi tornare quando vuoi.
company-leave-after = Se te ne vai, gli altri vengono avvisati, e puoi eliminare la partita dal tuo elenco. Possono giocare ancora senza di te, o con te se torni.
company-leave-yes = Lascia
company-stay = Resta
top-looking-on = stai guardando
top-looking-on-told = Stai guardando: vedi ciò che vedono tutti, e parli con chi guarda come te.

## Al primo tavolo

first-title = Ecco il tavolo
first-how = Quando tocca a te, puoi scegliere ciò che è acceso. Indica una cosa, o tienila premuta, per leggere che cos’è; il pulsante Consiglio suggerisce una mossa, e nessuno lo viene a sapere. Le regole sono a un clic, in alto.
first-go = Giochiamo

## Ciò che bisogna sapere

notice-title = Su questo tavolo
notice-next = La partita seguente è cominciata.
notice-go = Vai
notice-rematch =
    { $name ->
        [none] C’è una rivincita.
       *[other] { $name } vuole la rivincita.
    }
notice-join = Partecipa
notice-ended = La partita è stata chiusa così com’era
notice-stand-in = Un bot gioca per te ({ $bot }).
notice-sit = Riprendi il posto
notice-left = Hai lasciato questa partita. Continua, e sei di nuovo in gioco.
notice-absent-left = { presence-left }
notice-absent-time = Il tempo di { $name } è scaduto.
notice-absent-away = { $name } non c’è, e gli altri aspettano da { $time }.
notice-ending = { $count ->
    [one] { $names } vuole chiudere la partita così com’è.
   *[other] { $names } vogliono chiudere la partita così com’è.
}
notice-end-too = Chiudila
notice-play-on = Continua
notice-undo = { $name } chiede di annullare la sua ultima mossa, e tutto ciò che è seguito.
notice-undo-told = Si annulla anche tutto ciò che è seguito, di chiunque sia. La partita viene segnata come assistita.
notice-undo-mine = Chiedi di annullare la tua ultima mossa. Si aspetta { $missing }.
notice-undo-waits = { $name } chiede di annullare la sua ultima mossa. Si aspetta { $missing }.
notice-agree = D’accordo
notice-refuse = No
notice-withdraw = Lascia stare
away-bot = Fai continuare un bot
away-bot-title = Un bot per { $name }
away-bot-told = Da qui gioca il bot. { $name } può riprendersi il posto in qualsiasi momento.
away-bot-strength = Quanto forte?
away-wait = Aspetta
away-end = Chiudi la partita
away-end-title = Chiudere la partita così com’è?
away-end-told = Si chiude appena sono d’accordo tutti quelli che ci sono. Poi nessuno può continuarla.
ended-told = Nessuno continua. Ecco come stavano i clan.
ended-points = { hint-points }
rematch = { end-again }
rematch-told = Le stesse persone, ciascuna un posto più in là
news-undone =
    { $name ->
        [none] Qualcuno ha annullato una mossa.
       *[other] { $name } ha annullato una mossa.
    }
news-close = OK
# $names sono quelli che devono essere d’accordo, $count è quanti sono.
undo-ask-title =
    { $count ->
        [one] Chiedere a { $names }?
       *[other] Chiedere agli altri?
    }
undo-ask-why = { $why } Quindi serve l’accordo di { $names }.
undo-ask-told =
    { $count ->
        [one] Se { $names } è d’accordo
       *[other] Se sono d’accordo tutti
    }, la partita torna a prima di quella mossa, e da allora è segnata come assistita.
undo-ask-yes =
    { $count ->
        [one] Chiedi a { $names }
       *[other] Chiedi
    }
undo-nothing = Non hai ancora fatto nessuna mossa.
undo-looking-on = Solo chi gioca può annullare mosse.
bar-undo-ask = Annulla la tua ultima mossa: serve l’accordo di { $names } (U)
notice-company = Che si può fare?
bar-ended = Questa partita è stata chiusa così com’era.
top-ended = La partita è chiusa
bar-pointing = Scegli che cosa vuoi far guardare agli altri. Esc conclude.
point-heard =
    { $name ->
        [none] Indichi: { $thing }.
       *[other] { $name } indica: { $thing }.
    }
help-press-talk = T
help-press-point = P · Alt+clic
help-key-talk = chat
help-key-point = indica qualcosa, perché gli altri lo vedano

## Impostazioni

settings-talk = Ciò che dicono gli altri
settings-talk-all = mostra tutto
settings-talk-phrases = solo frasi pronte
settings-talk-off = non mostrare nulla
turn-settings = Quando tocca a me e guardo altrove
turn-settings-open = Una notifica, finché questa pagina è aperta
turn-settings-closed = Una notifica, anche se questa pagina è chiusa
push-missing-server = A pagina chiusa non può arrivare nulla: a questo server manca il servizio push. Chi lo gestisce può installarlo.
push-missing-secure = Le notifiche richiedono una connessione sicura (https). Tutto il resto funziona senza.
push-missing-browser = Questo browser non può ricevere notifiche a pagina chiusa.
push-missing-denied = Le notifiche sono vietate per questa pagina. Si possono permettere nelle impostazioni del browser.
push-failed = Il servizio push del browser non risponde. Riprova più tardi.
notify-turn = Gli altri ti aspettano.
