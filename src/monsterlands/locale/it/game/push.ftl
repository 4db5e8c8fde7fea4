## Messaggi a chi ha chiuso la pagina. Non nominano nulla di segreto.

push-turn = Monster Lands: tocca a te
    .text = Round { $round } di { $rounds }{ $others ->
        [0] .
       *[other] , con { $names }.
    }
push-begun = Monster Lands: la partita è cominciata
    .text = Giochi con { $names }.
push-undo = Monster Lands: ti va bene?
    .text = { $name } vorrebbe annullare una mossa.
push-rematch = Monster Lands: un’altra?
    .text = { $name } ti aspetta in sala d’attesa.

# Perché un browser non può ricevere questi messaggi.
push-none = Questo server non manda messaggi alle pagine chiuse. Chi lo gestisce può installare ciò che manca.
push-bad-endpoint = Non si possono mandare messaggi al servizio push di questo browser: serve un indirizzo https con un nome e senza porta.
push-bad-keys = Le chiavi di questa iscrizione sono danneggiate. Iscriviti di nuovo.
