### English. What the table says by itself; sentences about the game come ready from the server.
### A message is said by say("id", { value }). tests/words keeps this file complete and free of leftovers.

## Affinities, kinds of cards

kind-loot = { token-loot }
card-kind = { $affinity } { $kind }

## Dice; a value of 0 means that it was not rolled

die-face = { $die }, { $value }
die-changed = { $die } (rolled { $raw })
dice-S = { $count } strength
dice-M = { $count } magic
dice-P = { $count } persuasion
dice-attack = { $count } attack

## Things that are counted

token-assigned = sent out
token-beer = a round of beer
token-defense = defense
token-excess = glory to spare
token-face-down = face down
token-gold = { term-gold }
token-novice = { $count ->
   *[one] novice
    [other] novices
}
token-points = { $count ->
    [one] victory point
   *[other] victory points
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
   *[one] trap
    [other] traps
}
token-traps = { $count ->
    [one] trap
   *[other] traps
}
token-trophy = { $count ->
    [one] trophy point
   *[other] trophy points
}
token-venom = { $count ->
   *[one] venom
    [other] venoms
}
token-venoms = { $count ->
    [one] venom
   *[other] venoms
}
token-wages = gold for wages
# A counter that is read out: “3 potions”.
token-counted = { $count } { $name }
token-limited = { $count } of { $limit } { $name }
token-over = { $count } { $name }, { $over } over the limit of { $limit }: the surplus is discarded

## Glory and reputation

meter-name = Glory and reputation
meter-words = Glory { $glory }, reputation { $reputation }, { $excess } to spare for hiring
# Below the meter of glory and reputation.
meter-excess = { $excess } to spare
# Then come pictures of the dice that glory brings.
meter-brings = brings

## Sheets

dialog-close = Close

## About

about-unofficial = An unofficial digital edition of the board game by Gorka Mata, Víctor Fernández, Sergi Solé and Daniel Schloesser, published by Second Gate Games, who have nothing to do with it.
about-icons = Icons made by Lorc, Delapouite and other contributors of game-icons.net, under CC BY 3.0; simplified.
about-fonts = Typefaces: Grenze by Omnibus-Type, Alegreya Sans by Juan Pablo del Peral; both under the SIL Open Font License.
about-licenses = All licences
gallery-affinities = Affinity
kind-header = path header
