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
    .help = S, red, six-sided. The workhorse: most buildings take it, and on a path you roll it to fight.
    .also = S, strength, strength dice, red die
die-M = magic die
    .help = M, purple, six-sided. It brews at the Alchemist and fights on paths. There you may also give it up, unrolled, just before a monster attacks: the monster then rolls one attack die fewer.
    .also = M, magic, magic dice, purple die
die-P = persuasion die
    .help = P, yellow, six-sided. You roll it as soon as you get it, for all to see; its value is that much gold off a purchase. It never goes to a land path or to the entrance. See “persuasion discount”.
    .also = P, persuasion, persuasion dice, yellow die, P1, P2, P3, P4, P5, P6
die-attack = attack die
    .help = Black, six-sided. Monsters roll them; each { $hit_from } or more is a hit.
    .also = attack dice, black die, hit, hits, attack

# The letter of a die, as it is shown.
letter-S = S
letter-M = M
letter-P = P

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
    .help = At the end of a round each member costs { $wages }; the leader and settlers cost nothing. If you cannot pay in full, you pay what you have, and one member deserts.
    .also = wage, payday
term-trap = { kind-trap }
    .help = A face-down token for a land or entrance path. It is revealed when the battle there begins, and helps; without one there is no capture. { $room } Your rivals know which traps you own, but not where they lie. With tricks in play you decide for each token whether to reveal it: see “clash”.
    .also = traps, improved trap
term-defense-token = defense token
    .help = Goes on a land or entrance path and cancels one hit. { $room } What is left there is discarded at the end of the round.
    .also = defense, defense tokens, defence
term-potion = potion
    .help = At home it heals a wounded mercenary; taken along on a path, it cancels one hit.
    .also = potions
term-venom = venom
    .help = Taken along on a path, it adds { $venom } to an attack on a monster.
    .also = venoms

## Kinds of cards

kind-mercenary = mercenary
kind-monster = monster
kind-land = land
kind-equipment = equipment
kind-mission = mission
kind-trap = trap

## Tokens, and what a clan or a member has

token-first-player = first player
token-glory = glory
token-leader = leader
token-loot = loot
token-madhala = Madhala
# Words for tokens and states; also entries of the glossary.
token-panic = panic
token-reputation = reputation
token-settled = settled
token-trick = trick
token-wound = wounded

## Parts of the table

board-lands = Lands
board-trophies = Trophies
tab-citadel = Citadel
citadel-title = The Citadel
group-citadel = In the Citadel
group-free = Free actions
group-outside = Outside
land-place = Land { $place }
loot-title = Loot
mission-c = Contract
mission-m = Dice mission
pool-title = Dice
rivals-title = Rivals
log-empty = Nothing has happened yet.

## Seats and variants

player-seat = Player { $number }
new-grant = Queen’s Grant
new-monsters = More monster action
top-tricks = tricks
