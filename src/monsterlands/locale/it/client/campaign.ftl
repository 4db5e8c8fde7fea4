campaign-which = Quale campagna
campaign-one = cominciata { $when }, { $state }
campaign-status-open = in corso
campaign-status-won = vinta
campaign-status-lost = persa
campaign-status-unreadable = illeggibile
campaign-new = Nuova campagna
campaign-beside = La campagna che hai resta com’è: puoi passare dall’una all’altra quando vuoi.
campaign-how = Dieci scenari, uno dopo l’altro. Il grado che raggiungi dice che cosa viene dopo:
campaign-next-hero = Lo scenario seguente, a livello Difficile o Tagliagola, come vuoi.
campaign-next-veteran = Lo scenario seguente, a livello Normale.
campaign-next-trainee = Lo stesso scenario, alla stessa difficoltà.
campaign-next-fodder = Lo stesso, a un livello più facile. Se non c’è, la campagna è persa.
campaign-win = Per vincere chiudi l’ultimo scenario da Veterano o da Eroe, a livello Normale o più difficile. Meno partite servono, meglio è. Contano solo le partite della campagna.
campaign-begin = In marcia
campaign-open-text =
    { $count ->
        [0] Ancora nessuna partita.
        [one] Una partita giocata.
       *[other] { $count } partite giocate.
    }
campaign-won-text =
    { $count ->
        [one] Vinta in una partita!
       *[other] Vinta in { $count } partite!
    }
campaign-lost-text =
    { $count ->
        [one] Persa dopo una partita. I mostri la ricordano con affetto.
       *[other] Persa dopo { $count } partite. I mostri la ricordano con affetto.
    }
campaign-unreadable-text = Questa campagna non può continuare qui: { $reason }. Le sue partite restano.
campaign-won = superato
campaign-lost = persa qui
campaign-here = sei qui
campaign-ahead = ancora da giocare
campaign-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
campaign-station = { $number }. { $name }
campaign-under = Qui c’è una partita in corso.
campaign-on = Si gioca a livello { $difficulty }.
campaign-play = Gioca { $name }
campaign-later = Ti aspetta ancora.
campaign-played = Giocato qui
campaign-result = { $rank }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, livello { $difficulty }
