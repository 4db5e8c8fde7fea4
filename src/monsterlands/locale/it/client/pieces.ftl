### Italiano. Ciò che il tavolo dice da sé; le frasi sul gioco arrivano pronte dal server.
### Un messaggio si dice con say("id", { value }). tests/words tiene questo file completo e senza avanzi.

## Affinità, tipi di carte

kind-loot = { token-loot }
card-kind =
    { $affinity ->
        [Acqua] { $kind } d’Acqua
        [Aria] { $kind } d’Aria
       *[other] { $kind } di { $affinity }
    }

## Dadi; un valore di 0 significa che non è stato lanciato

die-face = { $die }, { $value }
die-changed = { $die } (risultato { $raw })
dice-S =
    { $count ->
        [one] { $count } dado Forza
       *[other] { $count } dadi Forza
    }
dice-M =
    { $count ->
        [one] { $count } dado Magia
       *[other] { $count } dadi Magia
    }
dice-P =
    { $count ->
        [one] { $count } dado Persuasione
       *[other] { $count } dadi Persuasione
    }
dice-attack =
    { $count ->
        [one] { $count } dado di attacco
       *[other] { $count } dadi di attacco
    }

## Cose che si contano

token-assigned = su un percorso
token-beer = un giro di birra
token-defense = difesa
token-excess = gloria in eccesso
token-face-down = faccia in giù
token-gold = { term-gold }
token-novice = { $count ->
   *[one] novizio
    [other] novizi
}
token-points = { $count ->
    [one] punto vittoria
   *[other] punti vittoria
}
token-potion = { $count ->
   *[one] pozione
    [other] pozioni
}
token-potions = { $count ->
    [one] pozione
   *[other] pozioni
}
token-trap = { $count ->
   *[one] trappola
    [other] trappole
}
token-traps = { $count ->
    [one] trappola
   *[other] trappole
}
token-trophy = { $count ->
    [one] punto trofeo
   *[other] punti trofeo
}
token-venom = { $count ->
   *[one] veleno
    [other] veleni
}
token-venoms = { $count ->
    [one] veleno
   *[other] veleni
}
token-wages = oro per gli stipendi
token-counted = { $count } { $name }
token-limited = { $count } di { $limit } { $name }
token-over = { $count } { $name }, { $over } oltre il limite di { $limit }: quel che avanza si scarta

## Gloria e reputazione

meter-name = Gloria e reputazione
meter-words = Gloria { $glory }, reputazione { $reputation }, { $excess } in eccesso per ingaggiare
meter-excess = { $excess } in eccesso
meter-brings = porta

## Finestre

dialog-close = Chiudi

## Informazioni

about-unofficial = Un’edizione digitale non ufficiale del gioco da tavolo di Gorka Mata, Víctor Fernández, Sergi Solé e Daniel Schloesser, pubblicato da Second Gate Games, che con questa non ha nulla a che fare.
about-icons = Icone di Lorc, Delapouite e altri autori di game-icons.net, con licenza CC BY 3.0; semplificate.
about-fonts = Caratteri: Grenze di Omnibus-Type, Alegreya Sans di Juan Pablo del Peral; entrambi con licenza SIL Open Font License.
about-licenses = Tutte le licenze
gallery-affinities = Affinità
kind-header = modificatore di percorso
