### French. What the table says by itself; sentences about the game come ready from the server.
### A message is said by say("id", { value }). tests/words keeps this file complete and free of leftovers.

## Affinities, kinds of cards

kind-loot = { token-loot }
card-kind = { $kind } { $affinity }

## Dice; a value of 0 means that it was not rolled

die-face = { $die }, { $value }
die-changed = { $die } (lancé : { $raw })
dice-S = { $count } Force
dice-M = { $count } Magie
dice-P = { $count } Persuasion
dice-attack = { $count } Attaque

## Things that are counted

token-assigned = en expédition
token-beer = tournée générale
token-defense = défense
token-excess = excès de gloire
token-face-down = face cachée
token-gold = { term-gold }
token-novice = { $count ->
   *[one] novice
    [other] novices
}
token-points = { $count ->
    [one] point de victoire
   *[other] points de victoire
}
token-potion = { $count ->
   *[one] potion
    [other] potions
}
token-potions = { $count ->
    [one] potion
   *[other] potions
}
token-trap = { $count ->
   *[one] piège
    [other] pièges
}
token-traps = { $count ->
    [one] piège
   *[other] pièges
}
token-trophy = { $count ->
    [one] point de trophée
   *[other] points de trophée
}
token-venom = { $count ->
   *[one] venin
    [other] venins
}
token-venoms = { $count ->
    [one] venin
   *[other] venins
}
token-wages = or de salaires
token-counted = { $count } { $name }
token-limited = { $count } sur { $limit } { $name }
token-over = { $count } { $name }, { $over } au-delà de la limite de { $limit } : le surplus est défaussé

## Glory and reputation

meter-name = Gloire et réputation
meter-words = Gloire { $glory }, réputation { $reputation }, excès de gloire { $excess } pour recruter
meter-excess = excès { $excess }
meter-brings = donne

## Sheets

dialog-close = Fermer

## About

about-unofficial = Une édition numérique non officielle du jeu de plateau de Gorka Mata, Víctor Fernández, Sergi Solé et Daniel Schloesser, publié par Second Gate Games. Ni les auteurs ni l’éditeur n’y ont pris part.
about-icons = Icônes de Lorc, Delapouite et d’autres contributeurs de game-icons.net, sous licence CC BY 3.0 ; simplifiées.
about-fonts = Polices : Grenze d’Omnibus-Type, Alegreya Sans de Juan Pablo del Peral ; toutes deux sous licence SIL Open Font License.
about-licenses = Toutes les licences
gallery-affinities = Affinité
kind-header = liste des expéditions
