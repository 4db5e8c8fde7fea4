### English: the names that the server, the terminal and the client all say.

## Affinities

affinity-fire = fire
affinity-water = water
affinity-air = air
affinity-jungle = jungle

## Types of equipment

kind-weapon = weapon
kind-attire = attire
kind-spell = spell

## Dice

die-S = strength die
    .help = S, red, six-sided. The common die: most buildings take it, and it fights on paths, where it is rolled.
    .also = S, strength, strength dice, red die
die-M = magic die
    .help = M, purple, six-sided. It brews at the Alchemist and fights on paths; there it can also be given up, unrolled, to take away one of the attack dice about to be rolled.
    .also = M, magic, magic dice, purple die
die-P = persuasion die
    .help = P, yellow, six-sided. Rolled as soon as you get it, for all to see; its value takes that much gold off a purchase. It never goes on a land path or to the entrance. See “persuasion discount”.
    .also = P, persuasion, persuasion dice, yellow die, P1, P2, P3, P4, P5, P6
die-attack = attack die
    .help = Black, six-sided. Monsters roll them; each that shows { $hit_from } or more is a hit.
    .also = attack dice, black die, hit, hits, attack

## Phases of a round

phase-setup = setup
phase-preparation = preparation
phase-deployment = deployment
phase-adventure = adventure
phase-clean-up = clean-up

## Difficulties

difficulty-tutorial = tutorial
    .title = Tutorial
difficulty-normal = normal
    .title = Normal
difficulty-hard = hard
    .title = Hard
difficulty-cutthroat = cut-throat
    .title = Cut-throat

## Ranks of solo play

rank-fodder = Monster Fodder
rank-trainee = Trainee
rank-veteran = Veteran
rank-hero = Hero

## Terms that a clan’s own numbers lead to

term-gold = gold
    .help = Pays for everything in the Citadel, and the wages at the end of the round.
    .also = money, coins, price, wealth
term-wages = wages
    .help = At the end of a round each member that neither leads nor has settled costs { $wages }. Who cannot pay it all pays what there is, and one member deserts.
    .also = wage, payday
term-trap = trap
    .help = A face-down token to put on a land or entrance path. It is turned up when the battle there begins, and helps; without one there is no capture. { $room } Your rivals know which traps you own, not where they lie. With tricks in play you decide for each token whether to turn it up: see “clash”.
    .also = traps, improved trap
term-defense-token = defense token
    .help = Goes on a land or entrance path and cancels one hit. { $room } What is left there is discarded at the end of the round.
    .also = defense, defense tokens, defence
term-potion = potion
    .help = Heals a wounded mercenary at home; taken along on a path, it cancels one hit.
    .also = potions
term-venom = venom
    .help = Taken along on a path, it adds { $venom } to an attack on a monster.
    .also = venoms
