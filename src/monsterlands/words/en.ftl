### English. Codes and values become sentences here and nowhere else.
###
### Dice are letters: S strength, M magic, P persuasion; "P4" is a persuasion die that shows 4.
### $you is "yes" or "no": whether a sentence is about the reader's own clan.
### $typed is "yes" where choices are typed and things are called by ids, "no" where there are titles and buttons.
### A message may have .help (what `? NAME` tells) and .also (other names, comma between them).

## Joining

list-comma = { $first }, { $last }
list-or = { $first } or { $last }
list-and = { $first } and { $last }
list-semicolon = { $first }; { $last }
nothing = nothing
none = none

## Clans and members

# .inside: not at the beginning of a sentence.
clan-you = You
    .inside = you
clan-other = The { $affinity } clan
    .inside = the { $affinity } clan
clan-unnamed = Player { $number }
    .inside = player { $number }
clan-madhala = Madhala
member-novice = a novice

affinity-fire = fire
affinity-water = water
affinity-air = air
affinity-jungle = jungle

## Dice

colour-S = strength
colour-M = magic
colour-P = persuasion

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

## What is gained and paid

gain-glory = { $amount } glory
gain-gold = { $amount } gold
gain-defense =
    { $amount ->
        [one] { $amount } defense token
       *[other] { $amount } defense tokens
    }
gain-potions =
    { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
gain-venoms =
    { $amount ->
        [one] { $amount } venom
       *[other] { $amount } venoms
    }
gain-potion_or_venom =
    { $amount ->
        [one] a potion or a venom
       *[other] { $amount } potions or venoms, in any mix
    }
gain-traps =
    { $amount ->
        [one] { $amount } trap
       *[other] { $amount } traps
    }
gain-dice = dice { $dice }
gain-loot =
    { $amount ->
        [one] a face-up loot token
       *[other] { $amount } face-up loot tokens
    }
gain-hire =
    { $amount ->
        [one] a free hire at the Tavern
       *[other] { $amount } free hires at the Tavern
    }
gain-equipment =
    { $amount ->
        [one] a free equipment card from the Bazaar
       *[other] { $amount } free equipment cards from the Bazaar
    }

dice-exact = { $dice }
dice-free =
    { $amount ->
        [one] one die ({ $colours })
       *[other] { $amount } dice ({ $colours })
    }

## Effects

effect-per_die =
    { $only ->
        [monster] { $signed } on each { $colours } die against a monster
        [conquest] { $signed } on each { $colours } die for a conquest
        [power] { $signed } on each { $colours } die that is rolled against it
       *[always] { $signed } on each { $colours } die
    }
effect-reroll =
    { $amount ->
        [one] one reroll of a { $colours } die
       *[other] { $amount } rerolls of { $colours } dice
    }
effect-steal =
    { $amount ->
        [one] takes a { $colours } die from a neighbouring path
       *[other] takes up to { $amount } { $colours } dice from a neighbouring path
    }
effect-divert =
    { $amount ->
        [one] turns an attack die of the monster against a neighbouring path
       *[other] turns up to { $amount } attack dice of the monster against a neighbouring path
    }
effect-monster_bonus = { $signed } to the total against a monster
effect-capture_bonus = { $signed } to the total for a capture
effect-eliminate_bonus = { $signed } to the total for an elimination
effect-conquest_bonus = { $signed } to the total for a conquest
effect-needs_no_trap = captures without any trap
effect-defense_talents =
    { $against ->
        [all]
            { $amount ->
                [one] cancels a hit
               *[other] cancels { $amount } hits
            }
       *[some]
            { $amount ->
                [one] cancels a hit of a { $affinities } monster
               *[other] cancels { $amount } hits of a { $affinities } monster
            }
    }
effect-capture_glory = { $signed } glory for a capture
effect-eliminate_glory = { $signed } glory for an elimination
effect-conquest_glory = { $signed } glory for a conquest
effect-success_gain = { $gain } for beating a monster
effect-trophy =
    { $amount ->
        [one] a trophy worth { $amount } point, to keep or to sell
       *[other] a trophy worth { $amount } points, to keep or to sell
    }
effect-gain = gives { $gain }
effect-buy_die =
    { $unassigned ->
        [yes] buys a { $colour } die for { $price } gold, unless out on a path
       *[no] buys a { $colour } die for { $price } gold
    }
effect-discount = { $amount } gold off at the { $building }
effect-mine_gold = { $signed } gold at the Mine
effect-extra_trap_limit =
    { $amount ->
        [one] you may hold one more trap
       *[other] you may hold { $amount } more traps
    }
effect-recolour =
    { $amount ->
        [one] turns one die of your pool into another colour
       *[other] turns { $amount } dice of your pool into other colours
    }
effect-convert = swaps a { $colour } die for { $into }
effect-dice = adds { $dice } to the dice there
effect-extra_affinity_dice =
    { $amount ->
        [one] on a land of its own affinity it rolls an attack die more than other monsters do
       *[other] on a land of its own affinity it rolls { $amount } attack dice more than other monsters do
    }
effect-extra_entrance_dice =
    { $amount ->
        [one] rolls an attack die more at the entrance of the Citadel
       *[other] rolls { $amount } attack dice more at the entrance of the Citadel
    }
effect-extra_hits =
    { $amount ->
        [one] each of its attacks has one hit more than its dice show
       *[other] each of its attacks has { $amount } hits more than its dice show
    }
effect-extra_panic =
    { $amount ->
        [one] at the entrance of the Citadel its panic closes one building more each round
       *[other] at the entrance of the Citadel its panic closes { $amount } buildings more each round
    }
effect-extra_traps =
    { $amount ->
        [one] a capture takes two traps on the path, not one
       *[other] a capture takes { $amount } more traps on the path
    }
effect-spray =
    { $amount ->
        [one] before each attack it rolls a die that can hit everybody on its paths
       *[other] before each attack it rolls { $amount } dice that can hit everybody on its paths
    }
effect-last_lash =
    { $amount ->
        [one] when eliminated, not when captured, it hits everybody on its paths once more
       *[other] when eliminated, not when captured, it hits everybody on its paths { $amount } times more
    }
effect-wound_glory = { $signed } glory for your clan when it wounds your mercenary
effect-forbids = no { $what } can be used in a fight with it
effect-storms_entrance = it never waits on a land but comes to the entrance of the Citadel at once
effect-escapes = captured on a land, it breaks free later and comes to the entrance of the Citadel

forbidden-potions = potions
forbidden-venoms = venoms
forbidden-defense_talents = defense talents (of mercenaries, equipment or paths)
forbidden-weapons = weapons

## Buildings

building-lodge = Hunter’s Lodge
    .help = Takes { $accepts }, one die on its first free space. Buy one or more of the { $docks } face-up traps and pay for all of them together; then new ones are laid out. What you buy lies face down in front of you.
    .also = lodge, hunters lodge
building-alchemist = Alchemist
    .help = Takes { $accepts }; choose a free space. You get as many tokens as it shows, potions and venoms in any mix.
building-tavern = Tavern
    .help = Takes { $accepts }, one die on its first free space. Hire one of the mercenaries there, or a novice, whose reputation is not above your excess glory (what your glory is above your reputation). Before that, once, a round of beer for { $beer } gold brings new faces. A hired member’s dice join your pool at once.
    .also = inn
building-armory = Armory
    .help = Takes { $accepts }, one die on its first free space. Buy 1 to { $most } defense tokens, { $price } gold each.
building-pawn_shop = Pawn Shop
    .help = Takes { $accepts }, as many dice as you like, { $gold } gold for each. It is never full.
    .also = pawn-shop, pawn
building-bazaar = Bazaar
    .help = Takes { $accepts }, one die on its first free space. Buy one of the face-up equipment cards and give it to a mercenary who is not on a path.
building-mine = Mine
    .help = Takes { $accepts }; choose a free space. Put as many dice there as it shows and take its gold.

## Cards, tokens and tiles: what `? NAME` tells

card-mercenary =
    { $role ->
        [leader] The first leader of the { $affinity } clan. Reputation { $reputation }, brings { $dice }.
        [initial] Founding mercenary of the { $affinity } clan. Reputation { $reputation }, brings { $dice }.
       *[deck] Mercenary, { $affinity }. Costs { $cost } gold at the Tavern, reputation { $reputation }, brings { $dice }.
    }
card-talent-outside = Talent, when out on a path: { $effect }.
card-talent-turn = Talent, once per round on your turn: { $effect }.
card-talent-lasting = Talent: { $effect }.
card-novice = Novice. Costs { $cost } gold at the Tavern, reputation { $reputation }, brings { $dice }. Once per round, on your turn, { $effect }. Novices are paid like others, but never go out, settle or carry equipment.
card-monster = Monster, { $affinity }, { $level ->
        [A] one of the weaker ones (level A)
        [B] one of the stronger ones (level B)
       *[other] level { $level }
    }. Attacks each path with { $attack } dice. Capture it with { $cv } or more and a trap: { $capture }. Eliminate it with { $ev } or more: { $eliminate } and a trophy worth { $trophy ->
        [one] { $trophy } point
       *[other] { $trophy } points
    }.
card-power = Power: { $effect }.
card-land = Land, { $affinity }. A total of { $conquest } or more conquers it for { $glory } glory. Once a mercenary of yours has settled it, use it once per round: deploy { $dice } for { $gain }.
card-equipment =
    { $type ->
        [weapon] Weapon.
        [attire] Attire.
       *[spell] Spell.
    } Costs { $cost } gold at the Bazaar.
card-equipment-outside = On its carrier’s path: { $effect }.
card-equipment-turn = Once per round, for its carrier’s clan: { $effect }.
# Titles in place of ids, where nobody types them; a trap is called by what it brings.
title-initial = Starting trap
title-strength-1 = Trap S
title-strength-2 = Trap SS
title-strength-3 = Trap SSS
title-strength-plus-1 = Trap +1 per S
title-strength-plus-2 = Trap +2 per S
title-strength-plus-3 = Trap +3 per S
title-magic-1 = Trap M
title-magic-2 = Trap MM
title-magic-3 = Trap MMM
title-magic-plus-1 = Trap +1 per M
title-magic-plus-2 = Trap +2 per M
title-monster-plus-4 = Trap +4
title-monster-plus-6 = Trap +6
title-monster-plus-8 = Trap +8
title-shielded-strength-1 = Shielded trap S
title-shielded-strength-2 = Shielded trap SS
title-shielded-magic-1 = Shielded trap M
title-shielded-magic-2 = Shielded trap MM
title-steal-magic-1 = Steal M
title-steal-strength-1 = Steal S
title-steal-magic-2 = Steal MM
title-steal-strength-2 = Steal SS
title-steal-any-1 = Steal S or M
title-steal-any-2 = Steal 2 of S and M
title-divert-1 = Divert 1 attack die
title-divert-2 = Divert 2 attack dice
title-gold-10 = Purse of 10
title-gold-12 = Purse of 12
card-trap-initial = The trap every clan starts with. Revealed on its path: { $effect }. Discarded, it leaves the game.
card-trap-improved = Trap, { $cost } gold at the Lodge. Revealed on its path: { $effect }.
card-trap-shielded = Shielded trap, { $cost } gold at the Lodge. Revealed on its path: { $effect }; tricks cannot take these dice.
card-trap-trick = Trick, { $cost } gold at the Lodge. Revealed, it { $effect }, and is no longer a trap for a capture.
card-loot-outside = Loot, to be used once, when it is your path’s turn in the adventure: { $effect }.
card-loot-turn = Loot, to be used once, on your turn: { $effect }.
card-header = Path header, laid above a land: what its four paths ask and give.
card-header-path = Path { $number }: { $path }.
card-mission-dice = Dice mission: go with { $dice }, roll { $objective } or more for { $reward }; a failure costs { $penalty } glory.
card-mission-contract = Contract: go with { $dice }, then hand over { $pay } for { $left } (left path) or { $right } (right path), if you like.

header-path =
    { $more ->
        [0] needs { $dice }
       *[other] needs { $dice }, up to { $more } more { $colours }
    }
header-path-benefit = { $path }; { $benefit }
# Gold lies on the mercenary and is the clan’s only at home.
benefit-carried =
    { $pays ->
        [no] gives { $gain }
        [short] { $gain } on return
       *[long] { $gain } if it comes home, before wages
    }

## Paths

path-land = Path { $number } of land { $place }
    .help = { $land }: { $path }. { $room } A mercenary that dies here still brings its clan { $glory } glory.
path-mission = { $side } path of the dice mission
    .help = Goes with { $dice }, nothing else. If both paths succeed, the higher total has the reward and the other { $leftovers } gold.
path-contract = { $side } path of the contract
    .help = Goes with { $dice }, nothing else. Hand over { $pay } in the adventure phase for { $reward }.
path-entrance = { $side } path of the citadel entrance
    .help = Open while a monster stands at the entrance. Takes at least one die (S or M), trap or defense token, up to { $capacity } dice spaces; { $benefit }.
path-mission-summary = { $dice }; { $objective }+ for { $reward }
path-contract-summary = { $dice }; then { $pay } for { $reward }
path-side =
    { $side ->
        [left] Left
        [right] Right
        [upper] Upper
       *[lower] Lower
    }
path-inside =
    { $kind ->
        [land] { $title }
       *[side] the { $title }
    }
path-taken = Here: { $member } ({ $clan }) with { $load }.
path-madhala =
    { $load ->
        [none] Madhala is here.
       *[other] Madhala is here with { $load }.
    }
path-free = Nobody is there yet.
path-closed = Not in play now.

load-ended =
    { $full ->
        [yes] Path { $path } is full: nothing else can go along.
       *[no] Nothing else can go along to path { $path }.
    }
load-dice = { $dice }
load-rolled = rolled { $rolled }
load-traps =
    { $tricks ->
        [yes] { $amount ->
            [one] a face-down token
           *[other] { $amount } face-down tokens
        }
       *[no] { $amount ->
            [one] a face-down trap
           *[other] { $amount } face-down traps
        }
    }
load-traps-known =
    { $tricks ->
        [yes] face-down { $traps }
       *[no] { $typed ->
            [no] face-down { $traps }
           *[yes] { $amount ->
                [one] trap { $traps }
               *[other] traps { $traps }
            }
        }
    }
load-traps-shown = face-up { $traps }
load-trick-aimed = { $trick } (to { $path })
load-defense =
    { $amount ->
        [one] a defense token
       *[other] { $amount } defense tokens
    }
load-potions =
    { $amount ->
        [one] a potion
       *[other] { $amount } potions
    }
load-venoms =
    { $amount ->
        [one] a venom
       *[other] { $amount } venoms
    }
load-gold = { $amount } gold to bring home

## Terms

term-clan = clan
    .help = What one player leads: members, dice, gold, tokens, lands and trophies. Clans are called by their affinity.
    .also = clans, player, rival, rivals
term-member = member
    .help = Anybody in a clan: its leader, its mercenaries and its novices.
    .also = members, novices
term-leader = leader
    .help = Leads the clan and needs no wages. A leader goes out on paths like any mercenary. If it dies, the member of highest reputation takes over in the clean-up.
    .also = leaders, promotion
term-mercenary = mercenary
    .help = A member that can go out on a path, carry equipment and settle a land; the leader counts as one, novices do not. In a list, the number behind a name is its cost, “rep” its reputation, and the letters are its dice.
    .also = mercenaries, merc
term-affinity = affinity
    .help = Fire, water, air or jungle. Mercenaries, monsters and lands have one. A monster on a land of its own affinity attacks with more dice, only a mercenary of a land’s affinity can settle it, and icons of one affinity score points together at the end.
    .also = affinities, fire, water, air, jungle
term-talent = talent
    .help = What a mercenary can do, once per round. Some talents work on your turn; the others work for the mercenary on its path.
    .also = talents
term-glory = glory
    .help = The fame of a clan, and victory points at the end. More glory brings bonus dice each round (and higher wages), and lets you hire better mercenaries. { $early ->
        [yes] The game ends early when a clan has { $glory_to_end }.
       *[no] However much it is, the game goes on to its last round.
    }
term-reputation = reputation
    .help = Every member has a reputation; your clan’s is their sum. It counts as points at the end, but uses up the glory that hiring needs.
    .also = rep
term-excess-glory = excess glory
    .help = Your glory minus your reputation, never below 0. Nobody with a higher reputation than this will join you.
    .also = excess
term-gold = gold
    .help = Pays for everything in the Citadel, and the wages at the end of the round.
    .also = money, coins, price, wealth
term-wages = wages
    .help = At the end of a round each member that neither leads nor has settled costs { $wages }. Who cannot pay it all pays what there is, and one member deserts.
    .also = wage, payday
term-play-area = play area
    .help = What lies in front of your clan and not on a path. It holds up to { $limit_traps } traps, { $limit_defense } defense tokens, { $limit_potions } potions and { $limit_venoms } venoms; what is over is discarded.
    .also = limit, limits, token, tokens
term-pool = dice pool
    .help = The dice you have left this phase, one letter each: S strength, M magic, P persuasion with its value. Every round your members and your glory fill it again; what is not used is lost.
    .also = pool, dice, die
term-persuasion-discount = persuasion discount
    .help = Deploy a persuasion die at a building where you buy, and its value is taken off the price. If the last persuasion die there shows more than yours, that value is taken off too. At least 1 gold is left to pay; discounts of cards come after that, down to 0.
    .also = discount, discounts
term-citadel = Citadel
    .help = The seven buildings. One action puts the dice of one space there, and you get what the building offers.
    .also = building, buildings
term-space = space
    .help = A place for dice at a building, used once per round. “·” is free, a letter is a die that lies there, “3+” is open only with three or more players. At the Mine and the Alchemist you choose a space by its number; elsewhere they fill from the left.
    .also = spaces
term-dock = dock
    .help = Where cards or tokens on offer lie face up: mercenaries at the Tavern, traps at the Lodge, equipment at the Bazaar. The number behind a name is its price in gold.
    .also = docks, offer
term-beer = round of beer
    .help = At the Tavern, for { $beer } gold and without any discount: everybody at the docks leaves and others come. After it you may hire, but need not.
    .also = beer
term-panic = panic
    .help = While a monster stands at the entrance, each clean-up brings one more panic token: no dice go to that building any more. Beat the monster there, and all of them open again.
    .also = panic token, panic tokens, closed
term-outside = Outside
    .help = Where mercenaries go: the paths of the missions, of the lands and of the entrance. What happens there is played out in the adventure phase.
term-path = path
    .help = A place outside for one mercenary. Land paths are a1 to a4 and b1 to b4, missions m1 and m2, contracts c1 and c2, the entrance e1 and e2. All that goes along is put there in one action; nothing can be added later. { $room }
    .also = paths
term-assigned = assigned
    .help = On a path, until the end of the round. The others are unassigned: they can still go out, carry new equipment or be healed.
    .also = unassigned, assign, at home, home
term-reinforcement = reinforcement
    .help = A die you add to those a path requires, as many and of the colours the header allows.
    .also = reinforcements
term-land = land
    .help = With { $two_lands_from } or more players two lands lie outside, else one. Each has four paths and usually a monster; beat the monster, and who has not fought may conquer the land.
    .also = lands
term-header = header
    .help = The tile above a land: for each of its four paths the dice that are required, the reinforcements that are allowed, and a benefit.
    .also = headers
term-benefit = benefit
    .help = What a path gives to the mercenary there: rerolls, cancelled hits, or gold, potions and venoms. Gold goes to your clan when the mercenary comes home alive, before wages are paid; potions and venoms can be used on the path, and what is left comes home, too.
    .also = benefits
term-mission = mission
    .help = Two tiles lie outside every round, with two paths each: on the left a dice mission, on the right a contract. Only the dice shown go there, no tokens. On the dice mission all dice are rolled first in the adventure: a total that reaches the objective brings the reward, less costs glory. If both paths succeed, the higher total has the reward and the other { $leftovers } gold.
    .also = missions, dice mission, objective
term-contract = contract
    .help = The mission on the right: whoever is there may hand over what it asks, from the play area, and take the reward of that side. Nothing is lost otherwise.
    .also = contracts
term-entrance = entrance
    .help = The gate of the Citadel. A monster that was fought and not beaten ends up here and causes panic; its two paths are open only then. It is fought like on a land, but there is no land to conquer and no loot.
    .also = citadel entrance, gate
term-monster = monster
    .help = Fights the occupied paths of its land from left to right: first it attacks, then the mercenary does. Its attack dice grow in later rounds and on a land of its own affinity; the table shows how many it rolls now. CV and EV are the totals that capture and eliminate it. See “battle”.
    .also = monsters, foe
term-cv = CV
    .help = Capture value: a total of this or more captures the monster, if a trap is on the path. See “capture”.
    .also = capture value
term-ev = EV
    .help = Elimination value: a total of this or more eliminates the monster. See “elimination”.
    .also = elimination value
term-conquest = conquest
    .help = When the monster of a land is beaten or there is none, the mercenaries there that have not fought may roll for the land, from left to right. A total of its conquest value or more brings its glory and the land; a lower one is added to the next path’s. The dice of traps there are rolled too, and what a trap, a talent or equipment gives to each die counts, unless it is for monsters only. Venoms do not help.
    .also = conquer, conquest value
term-wounded = wounded
    .help = Hit once and still in service. A second wound is death; two at once kill too. A potion heals an unassigned mercenary on your turn or at homecoming.
    .also = wound, wounds, heal
term-settled = settled
    .help = A mercenary of the right affinity, not the leader, may settle a land of yours. It stays in service without wages, never deserts, and once per round you may use the land for its benefit.
    .also = settle, settler
term-trap = trap
    .help = A face-down token to put on a land or entrance path. It is turned up when the battle there begins, and helps; without one there is no capture. { $room } Your rivals know which traps you own, not where they lie. With tricks in play you decide for each token whether to turn it up: see “clash”.
    .also = traps, improved trap
term-trick = trick
    .help = From the trick module: sold at the Lodge and laid face down like a trap. Turned up in the clash, it is aimed at a neighbouring path, to take dice from there or to send attack dice there. Face down it counts as a trap, face up it does not.
    .also = tricks, trick module
term-shielded-trap = shielded trap
    .help = From the trick module: a trap with dice that tricks cannot take.
    .also = shielded, shielded traps
term-clash = clash
    .help = With tricks in play every battle with a monster begins with it. From the leftmost path on (at the entrance the upper one first), each owner decides token by token, in the order in which they were laid, whether to turn it up. A trap then has its effect and counts for a capture; a trick takes aim (see “target”) and is no trap any more. What stays face down has no effect, but counts as a trap for a capture, be it a trap or a trick.
    .also = reveal, keep, turn up, face down, face up
term-target = target
    .help = The path that a trick is aimed at: the nearest one to the left or right with somebody on it, your own included; where there is none, a trick cannot be turned up. Whoever is there may cancel it at once with a defense token of that path; talents do not help. Dice that are taken lie on the trick and are the thief’s. Attack dice are sent on when the monster attacks, as many as the owner likes up to the number of the trick.
    .also = targets, aim, steal, divert, cancel, neighbour, neighbouring path, adjacent
term-defense-token = defense token
    .help = Goes on a land or entrance path and cancels one hit. { $room } What is left there is discarded at the end of the round.
    .also = defense, defense tokens, defence
term-defense-talent = defense talent
    .help = Cancels a hit without a token, once per round. Mercenaries, attire, paths and the entrance have them.
    .also = defense talents
term-potion = potion
    .help = Heals a wounded mercenary at home; taken along on a path, it cancels one hit.
    .also = potions
term-venom = venom
    .help = Taken along on a path, it adds { $venom } to an attack on a monster.
    .also = venoms
term-equipment = equipment
    .help = Weapons, attire and spells from the Bazaar. A mercenary carries one of each type; on your turn cards may move between mercenaries at home.
    .also = weapon, attire, spell, weapons, spells
term-loot = loot
    .help = Every mercenary that survives on a land without having captured, eliminated or conquered takes one of the face-up tokens. Each is used once: some on your turn and at homecoming, others while your path is played out.
    .also = loot token, loot tokens
term-trophy = trophy
    .help = An eliminated monster. Keep it for its points, or sell it for { $trophy_gold } gold per point: on your turn, at a contract or at homecoming.
    .also = trophies
term-reroll = reroll
    .help = Roll a die again that has already been rolled; the new value stands. Paths, mercenaries, equipment and loot give rerolls, for certain colours. What is not used is gone when you stop.
    .also = rerolls
term-action = action
    .help = What a turn is for: dice to a building, a mercenary to a path, or dice to a settled land. One per turn, and as long as you have dice you must take one if you can.
    .also = deploy, turn
term-free-action = free action
    .help = Before and after your action, as many as you like: novices, talents, loot that is not for a path (“?” and its name tells which it is), selling trophies, healing, settling, moving equipment. All but novices and talents also at homecoming.
    .also = free actions
term-final = final
    .help = Cannot be undone: a die is rolled, a card turned up or something shown.
    .also = undo
term-round = round
    .help = Preparation, deployment, adventure and clean-up. { $early ->
        [yes] There are { $rounds }, fewer if a clan has { $glory_to_end } glory.
       *[no] There are { $rounds }.
    }
    .also = rounds
term-preparation = preparation
    .help = The first phase: everybody fills the dice pool and rolls the persuasion dice in it.
term-deployment = deployment
    .help = The second phase: one action each, round and round, until all dice are used.
    .also = phase, phases
term-adventure = adventure
    .help = The third phase: the dice mission, the contract, land A, land B and the entrance are played out, in this order. Who is on a path is asked there.
term-clean-up = clean-up
    .help = The fourth phase: mercenaries come home (see “homecoming”), unbeaten monsters go to the entrance and panic spreads, clans without a leader promote one, wages are paid. Then the game is over, or the next round is laid out.
    .also = cleanup, clean up
term-homecoming = homecoming
    .help = Survivors bring home what they carry. Then, in turn order, each clan has a moment for free actions (sell, heal, settle, use loot, move equipment), before the limits of the play area apply and wages are due.
    .also = come home
term-battle = battle
    .help = Traps are turned up. Then, path by path from the left: the monster rolls its attack dice (you may give magic dice up against them, then cancel hits), and the mercenary strikes back: roll dice, reroll, use venoms and loot, and stop when you like. The total captures or eliminates the monster, or is added to the next path’s.
    .also = battles, fight, fights, damage, carried, strike back, total
term-capture = capture
    .help = A total of the CV or more with a trap on the path: glory and gold, and the monster is gone. A total of the EV or more eliminates it instead. Some bonuses count only towards a capture, others only towards an elimination, and neither is carried to the next path: if the EV is reached only with bonuses towards an elimination and a capture is possible too, you choose.
    .also = captured
term-elimination = elimination
    .help = A total of the EV or more: glory, and the monster as a trophy.
    .also = eliminate, eliminated
term-last-lash = last lash
    .help = Some monsters strike once more when they are eliminated: everybody there is hit and may defend. Magic does not help.
    .also = lash
term-level = level
    .help = Of a monster: A, or B for the stronger ones. On tutorial and normal the first monsters are of level A, and the others come mixed; on hard and cut-throat all are mixed from the start.
    .also = levels, level A, level B
term-power = power
    .help = What is special about a monster; “?” and its name tells it. Some roll a die against everybody there first (a spray), forbid something in the fight, or hit harder.
    .also = powers, spray
term-death = death
    .help = A mercenary that dies leaves the clan with all it carried; its reputation is lost, its equipment discarded. The path it died on brings its clan some glory. What it had rolled still counts.
    .also = dies, dead, killed
term-desertion = desertion
    .help = A clan that cannot pay all wages loses one member: the one of highest reputation that is neither leader nor settled. Its equipment may go to others.
    .also = desert, deserter, deserts
term-score = score
    .help = Victory points: glory, the reputation of all members, the points of trophies, and for each affinity by its icons on mercenaries and lands: { $affinity_points }. Most points win; ties are broken by the leader’s reputation, then trophies, then gold. Alone, the scenario says what they are worth: see “rank”.
    .also = points, victory points, vp, win, end, scores
term-record = record
    .help = A saved game: all choices, dice and draws in readable lines. “save FILE” writes it at any time, also after the end; “load FILE” goes on with it.
    .also = save, load, saved game
term-first-player = first player
    .help = Who begins the deployment phase; the others follow clockwise. In each clean-up the clan of least reputation becomes first player. Alone, you always are.
term-difficulty = difficulty
    .help = Tutorial: no extra attack dice from the round track. Normal: it adds some in later rounds. Hard: as normal, but with strong monsters from the start. Cut-throat: that, and extra dice from round 1 on. On a land of its own affinity a monster always has more.
    .also = tutorial, normal, hard, cutthroat, cut-throat
term-queens-grant = Queen’s Grant
    .help = A variant. From round 2 on, before any dice are rolled, the first player takes { $grant_dice ->
        [one] a die of any colour
       *[other] { $grant_dice } dice of any colour
    } and one of these: { $grant }.
    .also = grant, queens grant, queen
term-more-monsters = More monster action
    .help = A variant. When one of the rounds { $monster_rounds } begins and the entrance is empty, a monster comes there. It causes panic only if it still stands there at the end of the round.
    .also = more monsters
term-solo = solo play
    .help = One player against Madhala, in a scenario. There is nobody to outdo: what you have at the end decides your rank.
    .also = solo, alone
term-madhala = Madhala
    .help = Your rival in solo play, led by dice. After each of your turns, while you have dice left, she rolls a red and a yellow one, again if no place is free where they lead. Red 1 to 4 is the Citadel, with yellow 1 to the Lodge, 2 Alchemist, 3 Tavern, 4 Armory, 5 Bazaar, 6 Mine: her dice take a space there, and of what the Lodge, the Tavern and the Bazaar have on offer some is discarded (red 1 or 4: the first mercenary or card, or two traps; 2: the second; 3: the third). Red 5 and 6 are Outside, with yellow { $outside }: one of her { $madhala_tokens } tokens takes a path. In the adventure she wins the dice mission from its left path. On a land, when the turn comes to her path, she drives the monster away, or takes the land away if there is no monster. She takes no loot and is never hit; attack dice that are sent to her are lost.
    .also = dummy
term-scenario = scenario
    .help = What a game of solo play is about: some have rules of their own, and each says what a rank takes. There are { $scenarios }. “?” and its name explains each of them.
    .also = scenarios
term-rank = rank
    .help = What a game of solo play ends with: { $ranks }, by what the scenario asks for and what you have after the last wages.
    .also = ranks, goal, goals, monster fodder, fodder, trainee, veteran, hero
term-campaign = campaign
    .help = All scenarios, one after the other: “monsterlands campaign new” begins one. A Veteran goes on to the next scenario, a Hero too, on a harder difficulty; a Trainee plays the same once more, Monster Fodder one difficulty lower, and on the lowest the campaign is lost. The fewer games the better.
    .also = campaigns

help-room = A land path has { $dice } dice spaces and { $tokens } spaces for traps and defense tokens; each further token takes { $spaces } free dice spaces.
help-wages-first = { $gold } gold
help-wages-step = { $gold } from { $start } glory on
help-points-step = { $points } from { $start } on

## What happens. Those with a seat begin with who it is: “You hire …”, “The air clan hires …”.

event-line = { $who } { $what }.
event-round-began = Round { $round } begins.
event-pool-ready =
    { $you ->
        [yes] take { $dice } into the pool
       *[no] takes { $dice } into the pool
    }
event-persuasion-rolled =
    { $you ->
        [yes] roll { $faces }
       *[no] rolls { $faces }
    }
event-turn-began =
    { $you ->
        [yes] begin a turn
       *[no] begins a turn
    }
event-die-deployed =
    { $you ->
        [yes] put { $dice } on the { $building }
       *[no] puts { $dice } on the { $building }
    }
event-land-used =
    { $you ->
        [yes] use the land { $land }
       *[no] uses the land { $land }
    }
event-die-spent =
    { $you ->
        [yes] spend { $dice }
       *[no] spends { $dice }
    }
event-gold-paid =
    { $you ->
        [yes] pay { $gold } gold
       *[no] pays { $gold } gold
    }
event-lost =
    { $you ->
        [yes] lose { $gain }
       *[no] loses { $gain }
    }
event-gained =
    { $surplus ->
        [0] { $you ->
            [yes] gain { $gain }
           *[no] gains { $gain }
        }
       *[other] { $you ->
            [yes] gain { $gain } ({ $surplus } over the limit, discarded)
           *[no] gains { $gain } ({ $surplus } over the limit, discarded)
        }
    }
event-dice-gained =
    { $you ->
        [yes] get { $dice }
       *[no] gets { $dice }
    }
event-hired =
    { $you ->
        [yes] hire { $member }
       *[no] hires { $member }
    }
event-beer-bought =
    { $you ->
        [yes] buy a round of beer
       *[no] buys a round of beer
    }
event-discount-used =
    { $you ->
        [yes] use the discount of { $card }: { $gold } gold off
       *[no] uses the discount of { $card }: { $gold } gold off
    }
event-trap-bought =
    { $you ->
        [yes] buy { $trap }
       *[no] buys { $trap }
    }
event-trap-discarded =
    { $you ->
        [yes] discard { $trap }
       *[no] discards { $trap }
    }
event-equipment-bought =
    { $you ->
        [yes] take { $equipment } from the Bazaar
       *[no] takes { $equipment } from the Bazaar
    }
event-equipped =
    { $you ->
        [yes] give { $equipment } to { $member }
       *[no] gives { $equipment } to { $member }
    }
event-equipment-discarded =
    { $you ->
        [yes] discard { $equipment }
       *[no] discards { $equipment }
    }
event-loot-taken =
    { $you ->
        [yes] take the loot { $loot }
       *[no] takes the loot { $loot }
    }
event-loot-used =
    { $you ->
        [yes] use the loot { $loot }
       *[no] uses the loot { $loot }
    }
event-talent-used =
    { $you ->
        [yes] use the talent of { $member }
       *[no] uses the talent of { $member }
    }
event-novice-used =
    { $you ->
        [yes] have a novice turn { $die } into { $colour }
       *[no] has a novice turn { $die } into { $colour }
    }
event-trophy-sold =
    { $you ->
        [yes] sell the trophy { $monster }
       *[no] sells the trophy { $monster }
    }
event-healed =
    { $you ->
        [yes] heal { $member } with a potion
       *[no] heals { $member } with a potion
    }
event-settled =
    { $you ->
        [yes] settle { $land } with { $member }
       *[no] settles { $land } with { $member }
    }
event-assigned =
    { $you ->
        [yes] send { $member } to path { $path }
       *[no] sends { $member } to path { $path }
    }
# $alone: the path is not told before.
event-path-die =
    { $you ->
        [yes] take { $dice } along
       *[no] takes { $dice } along
    }{ $alone ->
        [yes] {" "}to path { $path }
       *[no] {""}
    }
event-path-trap =
    { $you ->
        [yes] lay { $trap } face down
       *[no] lays { $count ->
            [one] a trap
           *[other] { $count } traps
        } face down
    }{ $alone ->
        [yes] {" "}on path { $path }
       *[no] {""}
    }
event-path-defense =
    { $you ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] a defense token
       *[other] { $count } defense tokens
    } along{ $alone ->
        [yes] {" "}to path { $path }
       *[no] {""}
    }
event-path-potion =
    { $you ->
        [yes] take
       *[no] takes
    } a potion along{ $alone ->
        [yes] {" "}to path { $path }
       *[no] {""}
    }
event-path-venom =
    { $you ->
        [yes] take
       *[no] takes
    } a venom along{ $alone ->
        [yes] {" "}to path { $path }
       *[no] {""}
    }
event-dice-given-up =
    { $you ->
        [yes] give { $amount ->
            [one] a die
           *[other] { $amount } dice
        } up
       *[no] gives { $amount ->
            [one] a die
           *[other] { $amount } dice
        } up
    }
event-rescued =
    { $you ->
        [yes] have nobody left: a novice takes the lead
       *[no] has nobody left: a novice takes the lead
    }{ $gold ->
        [0] {""}
       *[other] {" "}with { $gold } gold more
    }
event-docked =
    { $offer ->
        [monster] { $count ->
            [one] A new monster: { $cards }.
           *[other] New monsters: { $cards }.
        }
        [land] { $count ->
            [one] A new land: { $cards }.
           *[other] New lands: { $cards }.
        }
        [mission] { $count ->
            [one] A new mission: { $cards }.
           *[other] New missions: { $cards }.
        }
        [tavern] New at the Tavern: { $cards }.
        [lodge] New at the Lodge: { $cards }.
        [bazaar] New at the Bazaar: { $cards }.
        [loot] New loot: { $cards }.
        [header] { $typed ->
            [yes] { $count ->
                [one] Its path header: { $cards }.
               *[other] Their path headers: { $cards }.
            }
           *[no] New paths lead there.
        }
        [entrance] A monster comes to the entrance: { $cards }.
       *[tokens] New tokens: { $cards }.
    }
docked-mission = { $mission } (roll { $objective } or more for { $reward })
docked-contract = { $mission } (hand over { $pay } for { $left } or { $right })
event-reshuffled =
    { $offer ->
        [monster] The discarded monsters are shuffled into a new deck.
        [tavern] The discarded mercenaries are shuffled into a new deck.
        [lodge] The discarded traps are shuffled into a new pile.
        [loot] The used loot is shuffled into a new pile.
        [tokens] Madhala’s used tokens are shuffled into a new pile.
       *[other] The discards are shuffled into a new pile.
    }
event-clan-founded =
    { $you ->
        [yes] lead the { $affinity } clan
       *[no] is at the table
    }
event-first-player =
    { $you ->
        [yes] are first player
       *[no] is first player
    }
event-deployment-ended = All dice are placed: the adventure begins.
event-activated =
    { $against ->
        [mission] { $you ->
            [yes] try the mission with { $member } on path { $path }
           *[no] tries the mission with { $member } on path { $path }
        }
        [monster] { $you ->
            [yes] strike back with { $member } on path { $path }
           *[no] strikes back with { $member } on path { $path }
        }
        [land] { $you ->
            [yes] set out to conquer with { $member } on path { $path }
           *[no] sets out to conquer with { $member } on path { $path }
        }
       *[other] { $you ->
            [yes] act with { $member } on path { $path }
           *[no] acts with { $member } on path { $path }
        }
    }
event-trap-revealed =
    { $you ->
        [yes] turn up { $trap } on path { $path }
       *[no] turns up { $trap } on path { $path }
    }
event-die-rolled =
    { $you ->
        [yes] roll { $faces }
       *[no] rolls { $faces }
    }
event-rerolled =
    { $rolled ->
        [0] { $you ->
            [yes] roll { $die } again
           *[no] rolls { $die } again
        }
       *[other] { $you ->
            [yes] roll { $die } again: { $faces }
           *[no] rolls { $die } again: { $faces }
        }
    }
event-venom-used =
    { $you ->
        [yes] use { $count ->
            [one] a venom
           *[other] { $count } venoms
        }
       *[no] uses { $count ->
            [one] a venom
           *[other] { $count } venoms
        }
    }
event-rolled-total = { $rolled }: { $total }
event-mission-tried =
    { $rolled ->
        [yes] { $total } in all, { $objective } needed
       *[no] { $you ->
            [yes] come to { $total } in all, { $objective } needed
           *[no] comes to { $total } in all, { $objective } needed
        }
    }
event-damaged =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] come to{" "}
           *[no] comes to{" "}
        }
    }{ $total } in all{ $carried ->
        [0] {""}
       *[other] {" "}({ $carried } carried)
    } against { $monster } ({ $typed ->
        [yes] CV { $cv }, EV { $ev }
       *[no] captured at { $cv }, eliminated at { $ev }
    }){ $enough ->
        [no] , not enough
        [no-traps] , but traps to capture it are missing
        [bonus] , enough with a bonus
       *[yes] {""}
    }
event-conquest-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] come to{" "}
           *[no] comes to{" "}
        }
    }{ $total } in all{ $carried ->
        [0] {""}
       *[other] {" "}({ $carried } carried)
    }{ $enough ->
        [yes] , { $needed } needed
       *[no] , { $needed } needed for { $land }
    }
event-mission-fulfilled =
    { $you ->
        [yes] have fulfilled { $mission }
       *[no] has fulfilled { $mission }
    }
event-mission-leftovers =
    { $you ->
        [yes] come second on the mission
       *[no] comes second on the mission
    }
event-mission-failed =
    { $you ->
        [yes] fail the mission on path { $path }
       *[no] fails the mission on path { $path }
    }
event-contract-kept =
    { $you ->
        [yes] keep the contract { $mission } with { $pay }
       *[no] keeps the contract { $mission } with { $pay }
    }
event-contract-declined =
    { $you ->
        [yes] leave the contract { $mission } alone ({ $pay })
       *[no] leaves the contract { $mission } alone ({ $pay })
    }
event-monster-attacked =
    { $rolled ->
        [0] { $monster } attacks path { $path } with { $dice ->
            [one] an attack die
           *[other] { $dice } attack dice
        }.
       *[other] { $missed ->
            [yes] { $monster } attacks path { $path } and rolls { $faces }: no hit.
           *[no] { $monster } attacks path { $path } and rolls { $faces }.
        }
    }
event-sprayed =
    { $rolled ->
        [0] { $monster } aims at everybody there first.
       *[other] { $missed ->
            [yes] { $monster } aims at everybody there first and rolls { $faces }: no hit.
           *[no] { $monster } aims at everybody there first and rolls { $faces }.
        }
    }
event-attack-rolled =
    { $missed ->
        [yes] { $rolled ->
            [one] The attack die shows { $faces }: no hit.
           *[other] The attack dice show { $faces }: no hit.
        }
       *[no] { $rolled ->
            [one] The attack die shows { $faces }.
           *[other] The attack dice show { $faces }.
        }
    }
event-diverted =
    { $you ->
        [yes] send { $dice ->
            [one] an attack die
           *[other] { $dice } attack dice
        } on to path { $target }
       *[no] sends { $dice ->
            [one] an attack die
           *[other] { $dice } attack dice
        } on to path { $target }
    }
event-magic-removed =
    { $you ->
        [yes] give { $count ->
            [one] a magic die up against an attack die
           *[other] { $count } magic dice up against as many attack dice
        }
       *[no] gives { $count ->
            [one] a magic die up against an attack die
           *[other] { $count } magic dice up against as many attack dice
        }
    }
event-hit =
    { $you ->
        [yes] are hit { $hits ->
            [one] once
            [2] twice
           *[other] { $hits } times
        } on path { $path }
       *[no] is hit { $hits ->
            [one] once
            [2] twice
           *[other] { $hits } times
        } on path { $path }
    }{ $power ->
        [0] {""}
        [one] {" "}({ $power } hit by the power of the monster)
       *[other] {" "}({ $power } hits by the power of the monster)
    }
event-defended =
    { $you ->
        [yes] cancel { $count ->
            [one] a hit
           *[other] { $count } hits
        } ({ $defenses })
       *[no] cancels { $count ->
            [one] a hit
           *[other] { $count } hits
        } ({ $defenses })
    }
defended-by-talent = talent
defended-by-token = defense token
defended-by-potion = potion
event-wounded =
    { $you ->
        [yes] see { $member } wounded
       *[no] sees { $member } wounded
    }
event-died =
    { $you ->
        [yes] lose { $member }, killed on path { $path }
       *[no] loses { $member }, killed on path { $path }
    }
event-captured =
    { $you ->
        [yes] capture { $monster }
       *[no] captures { $monster }
    }
event-eliminated =
    { $you ->
        [yes] eliminate { $monster } and keep it as a trophy
       *[no] eliminates { $monster } and keeps it as a trophy
    }
event-escaped = { $monster } breaks free and makes for the entrance.
event-last-lash = { $monster } lashes out at everybody there one last time.
event-panic-lifted =
    { $tokens ->
        [one] The panic is over: the closed building opens again.
       *[other] The panic is over: { $tokens } buildings open again.
    }
event-conquered =
    { $you ->
        [yes] conquer { $land }
       *[no] conquers { $land }
    }
event-clean-up-began = The adventure is over: time to clean up.
event-came-home =
    { $you ->
        [yes] welcome { $members } home
       *[no] welcomes { $members } home
    }
event-surplus =
    { $you ->
        [yes] discard { $gain } over the limit
       *[no] discards { $gain } over the limit
    }
event-stormed = { $monster } goes to the entrance of the Citadel.
event-driven-off =
    { $count ->
        [one] { $monsters } gives way and leaves.
       *[other] { $monsters } give way and leave.
    }
event-panic-spread = Panic closes the { $building }.
event-promoted =
    { $you ->
        [yes] make { $member } the new leader
       *[no] makes { $member } the new leader
    }
event-wages =
    { $short ->
        [yes] { $you ->
            [yes] can pay only { $gold } of { $due } gold in wages
           *[no] can pay only { $gold } of { $due } gold in wages
        }
       *[no] { $you ->
            [yes] pay { $gold } gold in wages
           *[no] pays { $gold } gold in wages
        }
    }
event-deserted =
    { $you ->
        [yes] lose { $member }, who deserts
       *[no] loses { $member }, who deserts
    }
event-unsettled =
    { $you ->
        [yes] have { $land } unsettled again
       *[no] has { $land } unsettled again
    }
event-token-kept =
    { $you ->
        [yes] keep { $count ->
            [one] a token
           *[other] { $count } tokens
        } on path { $path } face down
       *[no] keeps { $count ->
            [one] a token
           *[other] { $count } tokens
        } on path { $path } face down
    }
event-trick-aimed =
    { $you ->
        [yes] aim it at path { $target }
       *[no] aims it at path { $target }
    }
event-parried =
    { $you ->
        [yes] cancel the trick with a defense token of path { $path }
       *[no] cancels the trick with a defense token of path { $path }
    }
event-die-stolen =
    { $you ->
        [yes] take { $dice } from path { $target }
       *[no] takes { $dice } from path { $target }
    }
event-granted =
    { $you ->
        [yes] are granted { $dice } by the Queen
       *[no] is granted { $dice } by the Queen
    }
event-misses-rerolled =
    { $rolled ->
        [0] { $dice ->
            [one] The die that missed is rolled again.
           *[other] The { $dice } dice that missed are rolled again.
        }
       *[other] { $dice ->
            [one] The die that missed is rolled again: { $faces }
           *[other] The { $dice } dice that missed are rolled again: { $faces }
        }{ $missed ->
            [yes] , no hit.
           *[no] .
        }
    }
event-madhala-rolled = rolls red { $red } and yellow { $yellow }
# $face: of the persuasion die that she rolls besides; 0 if her dice there are not rolled.
event-madhala-deployed =
    { $face ->
        [0] goes to the { $building }, puts { $dice } there
       *[other] goes to the { $building }, rolls a persuasion die for it ({ $face })
    }
event-madhala-sent = takes path { $path }
event-madhala-took = discards { $cards }
event-madhala-won = wins { $mission } on path { $path }
event-monster-removed = drives { $monster } away on path { $path }
event-land-removed = takes the land { $land } away on path { $path }
event-game-ended = The game is over.
event-undone =
    { $you ->
        [yes] take the last step back
       *[no] takes the last step back
    }

## Questions

question-waiting = { $who } to choose.
question-choose-affinity = Which affinity will your clan have?
question-turn =
    { $stage ->
        [before] Your turn. Deploy dice in the Citadel or send a mercenary outside.
       *[after] { $free ->
            [0] { $solo ->
                [yes] Your action is done: “end turn” goes on.
               *[no] Your action is done: “end turn” hands over.
            }
           *[other] Your action is done. Free actions if you like, then “end turn”.
        }
    }
question-lodge =
    { $chosen ->
        [no] Which traps do you buy? { $off }
       *[yes] You have picked { $basket } for { $price } gold{ $cheaper ->
            [yes] {" "}instead of { $cost }
           *[no] {""}
        }. More traps, or “done”? { $off }
    }
# What is taken off a price, and why. $other: by the higher persuasion die that lay there before.
price-off =
    { $other ->
        [0] Your P{ $own } takes { $own } gold off{ $sum ->
            [yes] {" "}the sum
           *[no] {""}
        }, down to 1.
       *[other] Your P{ $own } and the higher P{ $other } there take { $own } + { $other } = { $off } gold off{ $sum ->
            [yes] {" "}the sum
           *[no] {""}
        }, down to 1.
    }
price-discount =
    { $before ->
        [0] Discounts take { $discount } gold off, down to 0.
       *[other] Discounts take { $discount } more off, down to 0.
    }
price-could = { $who } can take { $discount } more off.
question-alchemist = How many of the { $tokens } tokens are potions? The others are venoms.
question-tavern =
    { $free ->
        [0] { $beer ->
            [0] Whom do you hire? { $off }
           *[other] New faces at the Tavern. Hire somebody, or “done”. { $off }
        }
       *[other] Whom do you hire for free?
    }
question-armory = How many defense tokens? { $off }
question-pawn = Pawn more dice, or “done”?
question-bazaar =
    { $free ->
        [0] Which equipment do you buy? { $off }
       *[other] Which equipment do you take for free?
    }
question-equip = Who carries { $equipment }?
question-hand-on = { $equipment } had to make room. Who takes it on?
question-move-equipment = Who takes the { $type } of { $member }?
question-settle = Who settles { $land }?
question-assign = Who goes to path { $path }?
question-deploy-dice = Which die goes to { $target }?{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $left } are needed.
    }
question-load = Path { $path } so far: { $load }. What else goes along?
question-take-loot =
    { $phase ->
        [adventure] Whoever survives on a land and wins nothing there takes loot instead. Which do you take?
       *[other] Which loot do you take?
    }
question-convert = Which die do you swap for { $loot }?
question-brew = A potion or a venom?
question-fight =
    { $against ->
        [mission] { $member } on path { $path }: { $foe } takes { $needed } or more, for { $reward }.
        [land] { $member } on path { $path }: { $foe } is conquered with { $needed } or more, for { $reward }.
       *[monster] { $member } on path { $path } against { $foe }: { $capture ->
            [yes] captured at { $cv }, eliminated at { $ev }.
           *[no] eliminated at { $ev }; a capture, at { $cv }, takes { $needed ->
                [one] a trap
               *[other] { $needed } traps
            } here.
        }
    }
fight-total = Total { $total }{ $rolled ->
        [none] {""}
       *[other] {" "}(rolled: { $rolled })
    }{ $carried ->
        [0] {""}
        [all] , carried from earlier paths
       *[other] , { $carried } of it carried from earlier paths
    }{ $dice ->
        [none] .
       *[other] ; still to roll: { $dice }.
    }
note-defend = Each talent, defense token or potion cancels one hit; talents of the mercenary, of its equipment and of the path count alike.
note-magic = An attack die hits with { $least } or more. Magic that is given up does not strike back. You are asked again after each die; the chances count on what then brings the most glory.
note-rolling = One by one or all at once costs the same, and you may stop in between. What is not rolled is lost.
note-capture =
    { $reached ->
        [yes] Stop now and { $monster } is captured; from { $ev } on it is eliminated instead.
       *[no] { $more ->
            [0] { $least }
           *[other] { $least } to { $most }
        } captures { $monster }, { $ev } or more eliminates it instead: rolled one by one, you can stop in time.
    }{ $either ->
        [0] {""}
       *[other] {" "}From { $either } to { $most } you may choose.
    }
# Where a bonus makes the elimination the easier of the two.
note-easier = { $ev } or more eliminates { $monster }; with { $more ->
        [0] { $least }
       *[other] { $least } to { $most }
    } you may capture it instead.
note-eliminated = { $ev } is reached: { $monster } is eliminated, not captured. More changes nothing.
prize-elimination = { $gain } and the trophy
prize-conquest = { $gain } and the land
mark-lowered = { $printed } on the card, { $less } less by { $by }.
mark-lowered-loot = loot
chances-bracing = survives { $surviving } %, beats it { $beating } %
ahead-mission = Madhala on path { $path } wins this mission first: nothing is rolled here, and nothing lost.
ahead-fight =
    { $count ->
        [one] Path { $paths } meets { $monster } first
       *[other] Paths { $paths } meet { $monster } first
    }: beaten there, { $land ->
        [none] it is not fought here
       *[other] only { $land } is left to conquer here
    }; if not, the damage counts on.{ $loot ->
        [yes] { " " }The chances here leave out what your loot could add there.
       *[no] { "" }
    }
ahead-driven-away = Madhala on path { $path } drives { $monster } away first: no fight here, only { $land } to conquer.
ahead-fight-or-away = If { $monster } is beaten on { $paths }, Madhala on path { $path } takes { $land } and nothing is left here; if not, she drives { $monster } away, and { $land } can be conquered.
ahead-no-monster = No monster here: no fight, only { $land } to conquer.
ahead-nothing =
    { $path ->
        [none] Nothing to fight or to conquer here; whoever goes brings loot home.
       *[other] Madhala on path { $path } leaves nothing to fight or to conquer here; whoever goes brings loot home.
    }
attack-told = Rolls { $dice ->
        [one] one attack die
       *[other] { $dice } attack dice
    } here{ $sources ->
        [none] .
       *[other] : { $sources }.
    }
attack-source = { $dice } { $source ->
        [land] as the land is of its affinity
        [round] in round { $round }
        [entrance] at the entrance
       *[card] on its card
    }
fight-capture-bonus = A bonus of { $amount } for the capture is counted in.
fight-elimination-bonus = A bonus of { $amount } for the elimination is counted in.
question-defend =
    { $hits ->
        [one] A hit of { $monster } on { $member } (path { $path }).
       *[other] { $hits } hits of { $monster } on { $member } (path { $path }).
    } { $wounded ->
        [yes] { $member } is wounded already: one more wound kills.
       *[no] One wound can be borne, two kill.
    }
question-remove-magic = { $monster } is about to roll against { $member } (path { $path }, dice { $dice }). Do you give magic dice up, each against an attack die?
question-divert = { $member } can send { $amount ->
        [one] an attack die
       *[other] up to { $amount } attack dice
    } of { $monster } on to a neighbour of path { $path }. Where to?
question-reveal =
    { $member } on path { $path }, against { $monster }: do you turn up { $tokens ->
        [one] { $trap }
       *[other] { $trap }, token { $number } of { $tokens }
    } ({ $effect })?{ $aimless ->
        [yes] {" "}A trick needs a neighbouring path with somebody on it: there is none.
       *[no] {""}
    }
question-aim = At which path is { $trap } of path { $path } aimed? It { $effect }.
question-parry = { $trap } on path { $path } ({ $clan }) is aimed at { $member } on path { $target } (dice { $dice }): it { $effect }. Do you cancel it with a defense token?
question-steal = { $dice ->
        [one] Which die do you take from { $member } on path { $target } (dice { $there })?
       *[other] Which dice do you take from { $member } on path { $target } (dice { $there })? { $dice } in all; the first one:
    }
question-deflect = { $monster } attacks { $member } on path { $path }. How many attack dice does { $trap } send on to path { $target }: { $who }?
question-judge = Your total is enough for both: what becomes of { $monster }?
question-glory =
    { $achievement ->
        [capture] A capture! Do you use loot for more glory?
        [elimination] An elimination! Do you use loot for more glory?
       *[conquest] A conquest! Do you use loot for more glory?
    }
question-contract = { $member } is there for the contract (path { $path }): do you hand over { $pay } for { $reward }?
question-pay-traps =
    { $traps ->
        [one] Which trap do you hand over?
       *[other] Which traps do you hand over? { $traps } are due; the first one:
    }
question-homecoming = Everybody is home. Free actions if you like, then “done”. { $wages ->
        [0] No wages are due.
       *[other] { $enough ->
            [yes] Wages of { $wages } gold are due, and you have { $gold }.
            [unsure] Wages of up to { $wages } gold are due, and you have { $gold }.
           *[no] Wages of { $wages } gold are due, and you have { $gold }: somebody will desert.
        }
    }
question-promote = Your leader is dead. Who leads the clan now?
question-desert = You cannot pay all wages, so somebody deserts. Who is it?
question-inherit = { $equipment } stays behind ({ $type }: { $effect }). Who takes it?
question-grant-die = The Queen’s Grant: which die do you take?
question-grant = And what else do you take from the Queen?
question-overflow = You hold { $traps } traps and may keep { $limit }. Which one do you discard?

## Choices. .when: when such a choice comes up, for those that ask why it is not offered.

choice-deploy =
    { $building ->
        [alchemist] { $name }, space { $space }: { $tokens } potions or venoms
        [pawn_shop] { $name } with { $die }: gold for dice
        [mine] { $name }, space { $space }, with { $dice }: { $gold } gold
       *[other] { $name } with { $die }{ $beside ->
            [0] { "" }
           *[other] {" "}beside P{ $beside }, which takes { $beside } more off
        }: { $offer }
    }
    .when = Dice go to a building once per turn, as your action.
choice-path = To path { $path }: { $what }
    .when = A mercenary goes out once per turn, as your action.
choice-land = Use { $land }: { $dice } for { $gain }
    .when = A settled land is used as the action of your turn.
choice-novice = A novice turns { $die } into { $colour }
    .when = Novices help on your turn, before or after the action.
choice-talent = { $member }’s talent: { $effect }
    .when = Talents are used on your turn, before or after the action.
choice-loot = Use { $loot }: { $effect }{ $dice ->
        [yes] , rolled already or not
       *[no] {""}
    }
    .when = Loot is used on your turn and at homecoming; loot for the outside while your path is played out.
choice-sell = Sell the trophy { $monster }
    .when = Trophies are sold on your turn, at a contract and at homecoming.
choice-heal = Heal { $member } with a potion
    .when = Mercenaries are healed on your turn, before or after the action, and at homecoming.
choice-settle = Settle { $land }: the settler needs no wages, and the land can be used once per round ({ $dice } for { $gain })
    .when = Lands are settled on your turn, before or after the action, and at homecoming.
choice-move = Move { $equipment } away from { $member }
    .when = Equipment moves on your turn, before or after the action, and at homecoming.
choice-hire = Hire { $member }: { $what }
    .when = Hiring comes after a die went to the Tavern.
choice-brings = brings { $dice }, talent: { $effect }
choice-beer = A round of beer: all at the Tavern leave, others come
    .when = Beer is served after a die went to the Tavern, before hiring.
choice-discount-talent = Use { $member }’s discount: { $effect }
    .when = Discounts are used while buying.
choice-discount-card = Use the discount of { $equipment } ({ $member }): { $effect }
    .when = Discounts are used while buying.
choice-trap = Buy { $trap }: { $effect }
    .when = Traps are bought after a die went to the Hunter’s Lodge.
choice-equipment = Buy { $equipment }, { $type }: { $effect }
    .when = Equipment is bought after a die went to the Bazaar.
choice-take = Take { $loot }: { $effect }
    .when = Loot is taken when something gives you loot, such as a land where you won nothing.
choice-amount =
    { $question ->
        [alchemist] { $mix }
        [armory] { $amount ->
            [one] one defense token
           *[other] { $amount } defense tokens
        }
        [deflect] { $amount ->
            [0] None: all attack dice stay here
            [one] One attack die goes there
           *[other] { $amount } attack dice go there
        }
       *[other] { $amount }
    }
    .when = Amounts are asked at the Alchemist and the Armory, and when a trick sends attack dice on.
choice-no-talent = no talent for a path
choice-member =
    { $question ->
        [assign] { $member } goes: { $what }
        [settle] { $member } settles there: no wages from now on, and free to go out as before
        [promote] { $member } leads: reputation { $reputation }, { $what }
        [desert] { $member } leaves: reputation { $reputation }, { $what }
       *[other] { $has ->
            [none] { $member } takes it
           *[other] { $member } takes it (has { $has } already)
        }
    }
    .when = A member is chosen when somebody goes out, settles, takes equipment, is promoted or deserts. First choose the path, the land or the card.
choice-die =
    { $question ->
        [load] Reinforce with { $die }
        [pawn] Pawn { $die } too
        [convert] Swap { $die }
       *[other] { $die } goes
    }
    .when = Single dice are chosen after the place they go to.
choice-load-trap = Lay { $trap } face down: { $effect }
    .when = Traps are loaded when a mercenary goes to a land path or the entrance.
choice-load-defense = Take a defense token along
    .when = Tokens are loaded when a mercenary goes to a land path or the entrance.
choice-load-potion = Take a potion along
    .when = Tokens are loaded when a mercenary goes to a land path or the entrance.
choice-load-venom = Take a venom along
    .when = Tokens are loaded when a mercenary goes to a land path or the entrance.
choice-discard-trap =
    { $question ->
        [pay-traps] Hand over { $trap }: { $effect }
       *[other] Discard { $trap }: { $effect }
    }
    .when = Traps are discarded only when you hold too many, or a contract asks for them.
choice-discard-equipment = Nobody: discard it
    .when = Equipment is discarded only when it has to make room or a deserter leaves it behind.
choice-potion = A potion
    .when = This is asked when something gives a potion or a venom.
choice-venom = A venom
    .when = This is asked when something gives a potion or a venom.
choice-colour =
    { $question ->
        [steal] Take a { $colour } die
       *[other] A { $colour } die
    }
    .when = A colour is asked when a trick takes dice, and by the Queen’s Grant.
choice-affinity = Lead the { $affinity } clan: { $members }
    .when = Affinities are chosen only before the first round.
choice-founder = { $member } ({ $dice }, { $effect })
choice-seat = Player { $number }
    .when = No question of the game asks for a player.
choice-yes =
    { $question ->
        [contract] Hand over { $pay } for { $reward }
        [parry] Discard a defense token ({ $tokens } here): the trick is cancelled
       *[other] Yes
    }
    .when = A contract asks for it, in the adventure, and a trick that can be cancelled.
choice-no =
    { $question ->
        [contract] Leave it: you keep { $pay } and get no reward
        [divert] Keep all attack dice here
        [parry] Let the trick happen
       *[other] No
    }
    .when = A contract asks for it, in the adventure, and a trick that can be cancelled.
choice-left =
    { $path ->
        [none] The path on the left
       *[other] { $question ->
            [aim] At path { $path } on the left: { $who } with { $load }
           *[other] To path { $path } on the left: { $who }
        }
    }
    .when = A side is chosen when a trick takes aim, and when a monster attacks somebody who can send attack dice on.
choice-right =
    { $path ->
        [none] The path on the right
       *[other] { $question ->
            [aim] At path { $path } on the right: { $who } with { $load }
           *[other] To path { $path } on the right: { $who }
        }
    }
    .when = A side is chosen when a trick takes aim, and when a monster attacks somebody who can send attack dice on.
aside-member = { $member } ({ $clan })
aside-madhala = Madhala (what goes there is lost)
choice-capture =
    { $monster ->
        [none] Capture the monster
       *[other] Capture { $monster }: { $capture } glory and { $gold } gold
    }
    .when = You are asked only if your total allows both; otherwise it happens by itself when you stop.
choice-eliminate =
    { $monster ->
        [none] Eliminate the monster
       *[other] Eliminate { $monster }: { $eliminate } glory and a trophy worth { $trophy ->
            [one] { $trophy } point
           *[other] { $trophy } points
        }
    }
    .when = You are asked only if your total allows both; otherwise it happens by itself when you stop.
choice-grant = { $gain }
    .when = The Queen’s Grant, if it is played, is taken by the first player when a round begins, from round 2 on.
choice-reveal =
    { $aims ->
        [none] Turn it up: { $effect }
        [both] Turn it up, and choose where it aims
       *[one] Turn it up: it aims at path { $aims }
    }
    .when = With tricks in play, tokens are turned up one by one when a battle begins; without them all at once.
choice-keep =
    { $kind ->
        [trick] Keep it face down: no effect, but it counts as a trap for a capture
       *[other] Keep it face down: no effect; for a capture it counts as a trap either way
    }
    .when = With tricks in play, tokens are turned up one by one when a battle begins; without them all at once.
choice-harm =
    { $harm ->
        [dies] ; the rest kills { $member }
        [wounded] ; the rest wounds { $member }
       *[none] {""}
    }
choice-defend-talent = Cancel a hit with a talent of the mercenary, its equipment or the path, each once per round{ $rest }
    .when = Hits are cancelled when a monster has hit your mercenary.
choice-defend-token = Cancel a hit with a defense token ({ $tokens } here){ $rest }
    .when = Hits are cancelled when a monster has hit your mercenary.
choice-defend-potion = Cancel a hit with the potion taken along{ $rest }
    .when = Hits are cancelled when a monster has hit your mercenary.
choice-take-hits =
    { $harm ->
        [dies] { $hits ->
            [one] Take the hit: { $member } dies
           *[other] Take { $hits } hits: { $member } dies
        }
        [wounded] Take the hit: { $member } is wounded
       *[open] Take the hits that are left
    }
    .when = Hits are taken when a monster has hit your mercenary.
choice-remove-magic =
    { $dice ->
        [0] Give a magic die up against an attack die
       *[other] Give a magic die up: { $fewer ->
            [0] no attack die is left
            [one] one attack die instead of { $dice }
           *[other] { $fewer } attack dice instead of { $dice }
        }
    }
    .when = Magic dice on a path are given up just before attack dice are rolled there.
choice-roll = Roll a { $colour } die
    .when = Dice are rolled in the adventure, when your path strikes back or tries for a land.
choice-roll-all = Roll all that are left: { $dice }
    .when = Dice are rolled in the adventure, when your path strikes back or tries for a land.
choice-reroll = Roll { $die } again: the new value stands
    .when = Dice are rolled again after they were rolled on your path, while a reroll is left.
choice-use-venom = Use a venom: { $venom } more
    .when = A venom taken along is used when its path strikes back at a monster.
choice-stop =
    { $outcome ->
        [fulfilled] Stop with { $total }: the objective is reached
        [failed] Stop with { $total }: not enough, it costs { $penalty } glory
        [conquered] Stop with { $total }: { $foe } is conquered
        [unconquered] Stop with { $total }: not enough, but it counts for the next path
        [land-lost] Stop with { $total }: not enough, and Madhala takes { $foe } away next
        [given-up] Stop with { $total }: not enough, { $foe } stays as it is
        [captured] Stop with { $total }: { $foe } is captured
        [eliminated] Stop with { $total }: { $foe } is eliminated
        [either] Stop with { $total }: capture or eliminate { $foe }, as you like
        [unbeaten] Stop with { $total }: not enough, but it counts for the next path
        [driven-away] Stop with { $total }: not enough, and Madhala drives { $foe } away next
        [lost] Stop with { $total }: not enough, { $foe } is not beaten
       *[open] Stop here
    }
    .when = You stop when your path has rolled enough, in the adventure.
choice-discard-loot = Discard the loot { $loot }
    .when = Loot is never discarded unused.
choice-give-up = Give the remaining dice up: there is nothing to do with them
    .when = Dice are given up only before the action.
choice-done =
    { $question ->
        [load] Send them off
        [lodge] Done: buy them
        [tavern] Done: hire nobody
        [remove-magic] { $dice ->
            [one] Keep the magic: an attack die is rolled
           *[other] Keep the magic: { $dice } attack dice are rolled
        }
        [glory] No loot for this
        [homecoming] Done: on to the wages
       *[other] Done
    }
    .when = “done” ends a purchase, a load, a homecoming or giving magic up; nothing of that kind is under way.
choice-end-turn =
    { $next ->
        [madhala] End your turn: Madhala moves
        [nobody] End your turn: all your dice are used
       *[rival] Hand over to the next clan
    }
    .when = Your turn ends after your action, and only between steps.
# What undo can do after a choice that hands over to a rival.
choice-handing-over =
    { $across ->
        [yes] { $choice } (once it has moved, taking back marks the game as assisted)
       *[no] { $choice } (no undo once it has moved)
    }

offer-lodge = buy traps
offer-tavern = hire somebody
offer-beer = nobody to hire now, but a round of beer
offer-armory = buy defense tokens
offer-bazaar = buy equipment
prices = { $items } gold
price-item = { $what } for { $gold }
price-beer = beer
price-tokens =
    { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    }

change-gain = +{ $gain }
change-gold = gold { $before }→{ $after }
change-glory = glory { $before }→{ $after }
change-reputation = reputation { $before }→{ $after }
change-excess-glory = excess glory { $before }→{ $after }
change-points = points { $before }→{ $after }
# What points have in them, and what the wages lack: “points 9→12 (+2 for air)”, “wages 8→12, 1 gold short”.
change-of = { $change } ({ $parts })
change-fire-points = { $signed } for fire
change-water-points = { $signed } for water
change-air-points = { $signed } for air
change-jungle-points = { $signed } for jungle
change-trophy-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }
change-then-wages = then on to the wages
change-short = { $change }, { $gold } gold short
change-wages = wages { $before }→{ $after }
change-pool = dice { $before }→{ $after }
change-traps = traps { $before }→{ $after }
change-defense = defense { $before }→{ $after }
change-potions = potions { $before }→{ $after }
change-venoms = venoms { $before }→{ $after }
change-mercenaries = mercenaries { $difference }
change-novices = novices { $before }→{ $after }
change-trophies = trophies { $difference }
change-loot = loot { $difference }
change-wounded = wounded { $difference }
change-unassigned = unassigned { $difference }
change-lands = lands { $difference }
change-total = total { $before }→{ $after }
change-hits = hits { $before }→{ $after }
change-attack-dice = attack dice { $before }→{ $after }

## Why something is not offered

why-line = { $reason } (rule { $rule })
why-legal = It is offered: you may choose it.
why-not-asked = Not now. { $when }
why-building-closed = The { $building } is closed: panic.
why-space-closed = That space is open only with { $players } or more players.
why-space-taken = A die lies on that space already.
why-next-space = A die lies on that space already: the next one goes to space { $next }.
why-from-left = Dice go to the first free space from the left.
why-spaces-full = All spaces of the { $building } are taken for this round.
why-wrong-colour =
    { $building ->
        [none] { $die } does not fit there.
       *[other] The { $building } does not take { $die }.
    }
why-no-such-die =
    { $kind ->
        [roll] No such die is left to roll on the path.
        [reroll] No such die lies rolled on the path.
       *[other] You have no { $die } in your pool.
    }
why-too-few-dice = It takes { $needed } such dice, and you have { $there }.
why-cannot-pay = It costs { $price } gold at the least, and you have { $gold }.
why-nobody-to-hire = Nobody there has a reputation of { $excess } (your excess glory) or less.
why-nothing-to-buy = Nothing is on offer there.
why-no-carrier = Nobody at home could carry it.
why-no-loot = No loot is on offer.
why-not-there = It is not on offer.
why-already-picked = You have picked it: it is yours when you are done.
why-reputation-too-high = The reputation is { $reputation }, your excess glory only { $excess }.
why-not-for-novices = This is for mercenaries, not for novices.
why-already-used = It was used this round already.
why-not-yours = Your clan has no such thing.
why-outside-only = Nothing to do with it now: what it can do works on a path, in the adventure phase.
why-is-assigned = The mercenary is out on a path.
why-no-mercenary = No mercenary of yours is at home.
why-path-taken = Somebody is on that path already.
why-path-closed = That path is not in play.
why-no-monster = There is no monster at the entrance.
why-not-wounded = The mercenary is not wounded.
why-no-potion =
    { $kind ->
        [defend-potion] The mercenary has no potion along.
       *[other] You have no potion.
    }
why-no-venom =
    { $kind ->
        [use-venom] The mercenary has no venom along.
       *[other] You have no venom.
    }
why-no-defense =
    { $kind ->
        [defend-token] No defense token lies on the path.
       *[other] You have no defense token.
    }
why-no-trap = You hold no such trap.
why-own-trap = It is yours: it can go along when you send somebody outside.
why-not-settled = Nobody has settled that land.
why-already-settled = It is settled already.
why-no-settler = Nobody can settle it: it takes a mercenary of its affinity who does not lead and has not settled elsewhere.
why-no-free-novice = You have no novice who could still help this round.
why-same-colour = The die has that colour already.
why-no-equipment = The mercenary carries no such card.
why-already-moved = That card has just been moved.
why-must-act = You have dice, and there is something to do with them: take an action first.
why-can-act = There is still something to do with your dice.
why-path-full = There is no room left on the path.
why-no-more-reinforcements =
    { $most ->
        [0] The header allows no reinforcements here.
        [one] The header allows one reinforcement here, of certain colours.
       *[other] The header allows { $most } reinforcements here, of certain colours.
    }
why-one-is-enough = No more than { $most } of them may go along.
why-never-persuasion = Persuasion dice never go there.
why-must-load = At least one die, trap or defense token has to go along.
why-must-buy = Something has to be bought.
why-one-beer = There is one round of beer, and it comes first.
why-no-use = It would do nothing here.
why-wrong-affinity = The affinity does not fit.
why-nothing-to-stake = You have no die (S or M), trap or defense token to send there.
why-too-many = Not so many: { $most } at the most.
why-no-reroll = No reroll of that colour is left.
why-not-here =
    { $use ->
        [success] It is used after the success: you are asked then.
       *[other] It would do nothing on this path.
    }
why-forbidden-by-monster = The monster does not allow it: that is its power.
why-no-talent = No talent that cancels this monster’s hits is left.
why-nobody-there = Nobody is on that side.
why-no-target = A trick needs a neighbouring path with somebody on it, and there is none.
why-nothing-to-steal = No such die can be taken there: there is none, it lies on a shielded trap, or the trick takes other colours.
why-closed-by-scenario = The { $building } is closed in this scenario.
why-no-defenses = In this scenario nothing cancels hits but potions.
why-cannot-pay-contract = You do not have what the contract asks for.
why-not-highest = Somebody of higher reputation (of equals: cost) comes first.
why-deployment-only = It swaps dice of the pool, so it works only on your turn in the deployment phase.
why-not-now = Now only some free actions are possible: trophies and loot, at homecoming also healing, settling and moving equipment.

barrier-start = There is nothing to take back.
barrier-chance = That cannot be taken back: a die was rolled or a card turned up since.
barrier-revealed = That cannot be taken back: everybody has seen it.
barrier-other-seat = That cannot be taken back: a rival has moved since.
barrier-campaign = That cannot be taken back: the game is over, and its campaign goes on from it.
crossing-chance = A die was rolled or a card turned up since.
crossing-revealed = Everybody has seen it.
crossing-other-seat = A rival has moved since.

## The table in the terminal

phase-setup = setup
phase-preparation = preparation
phase-deployment = deployment
phase-adventure = adventure
phase-clean-up = clean-up
difficulty-tutorial = tutorial
difficulty-normal = normal
difficulty-hard = hard
difficulty-cutthroat = cut-throat
equipment-weapon = weapon
equipment-attire = attire
equipment-spell = spell

table-title = Round { $round } of { $rounds } · { $phase } · { $difficulty }
table-first = { $title } · first player: { $who }
table-variants = Played with { $variants }.
table-variant-tricks = tricks
table-variant-queens-grant = the Queen’s Grant
table-variant-more-monsters = More monster action
table-scenario-label = Scenario
table-scenario = { $number }, { $name }
table-rank-label = Rank
table-rank = { $rank } so far; next { $next }: { $progress }
table-rank-highest = { $rank } so far, the highest; it takes { $goal }
table-madhala-label = Madhala
table-madhala =
    { $paths ->
        [none] on no path yet; can take { $left } paths this round
       *[other] on { $paths }; can take { $left ->
            [0] no more paths
            [one] one path more
           *[other] { $left } paths more
        } this round
    }
table-citadel = The Citadel
table-citadel-key = dice it takes, spaces (· is free), what is on offer with its price
table-outside = Outside
table-outside-key = dice a path needs; what it gives
table-outside-taken = who is where, with what
table-clan = Your clan: { $affinity }
table-rivals = Rivals
table-building = { $name } ({ $accepts })
table-closed = closed by panic
table-closed-by-scenario = closed in this scenario
table-mercenary = { $name } for { $cost } (rep { $reputation }, { $dice })
table-novice = novice for { $cost } ({ $left } left)
table-beer = beer for { $beer }
table-offer = { $name } for { $cost }
table-armory = up to { $most } defense tokens, { $price } each
table-pawn-shop = { $gold } gold for each die
table-mine-space = { $space }: { $gold } gold for { $dice }
table-alchemist-space = { $space }: { $tokens } tokens
table-space-taken = { $space }: taken
table-space-players = { $space }: for { $players }+ players
table-players = { $players }+
table-land = { $land }, { $affinity }, conquest { $conquest } for { $glory } glory
table-land-label = Land { $place }
table-no-land = no land
table-monster = { $monster }, { $affinity }: { $dice } attack dice, CV { $cv }, EV { $ev }{ $power ->
        [none] {""}
       *[other] {" "}({ $power })
    }
table-no-monster = no monster
table-path-taken = { $clan }: { $member } with { $load }
table-path-madhala =
    { $load ->
        [none] Madhala
       *[other] Madhala with { $load }
    }
table-mission-label = Dice mission
table-mission = { $mission }: { $dice }, { $objective }+ for { $reward }, or lose { $penalty } glory
table-contract-label = Contract
table-contract = { $mission }: { $dice }, then { $pay } for { $left } (c1) or { $right } (c2)
table-free = free
table-loot-label = Loot
table-entrance-label = Entrance
table-wealth-label = Wealth
table-wealth = gold { $gold } (wages { $wages }) · glory { $glory } · reputation { $reputation } · excess glory { $excess } · score { $score }
table-dice-label = Dice
table-dice = dice { $pool }
table-tokens-label = Tokens
table-tokens = defense { $defense } · potions { $potions } · venoms { $venoms } · { $traps }
table-traps-known = traps: { $traps }
table-traps =
    { $count ->
        [0] no trap
        [one] 1 trap
       *[other] { $count } traps
    }
table-member = { $name } ({ $notes })
table-member-line = { $notes }; { $effect }
table-leader = leader
table-on-path = on path { $path }
table-wounded = wounded
table-settled-land = settled { $land }
table-talent-used = talent used
table-carries = carries { $equipment }
table-novices =
    { $count ->
        [one] 1 novice
       *[other] { $count } novices
    }
table-lands-label = Lands
table-trophies-label = Trophies
table-out = has finished
table-rival-label = { $who } ({ $player })

## The end of a game

end-you-win = You win with { $points } victory points!
end-wins = { $clan } wins with { $points } victory points.
end-shared = { $clans } share the victory with { $points } victory points.
end-by-rounds = The game ended after round { $round }, the last one.
end-by-glory = The game ended after round { $round }: a clan has { $glory } glory or more.
end-rank = Your rank: { $rank }, with { $points } victory points.
end-goal-reached = reached: { $goal }
end-goal-missed = not reached: { $progress }
end-scenario = { $number }, { $name }, on { $difficulty }
end-place = place
end-glory = glory
end-reputation = reputation
end-trophies = trophies
end-affinity = points for { $affinity }
end-total = victory points
end-ties = Equal points: first the reputation of the leader decides, then trophies, then gold.

## The terminal: prompts and answers

ui-prompt = > 
ui-welcome = Monster Lands, unofficial. You lead the { $affinity } clan against { $rivals }. { $rounds } rounds at most; the most victory points win.
ui-welcome-solo = Monster Lands, unofficial. Scenario { $number } on { $difficulty }: you against Madhala, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
ui-welcome-help = Answer with a number or by typing the choice. “?” helps at any time; “? WORD” explains whatever you see.
choice-at-once = at once: { $what }
ui-purse = You have { $gold } gold, dice { $dice }, excess glory { $excess }.
ui-purse-later = You have { $gold } gold (wages to come: { $wages }) and { $glory } glory.
ui-choice-final = final
ui-free-actions = Free actions
ui-group-citadel = In the Citadel
ui-group-outside = Outside
ui-group-land = Settled lands
ui-group-contract = The contract
ui-group-end = End
ui-unknown = “{ $text }” is neither a choice nor a command. Type a number, the words in the second column, or “?”.
ui-unknown-near = “{ $text }” is not one of the choices. Did you mean { $choices }?
ui-unknown-thing = “{ $text }” is not one of the choices. “? { $text }” explains it.
ui-ambiguous = “{ $text }” could be { $choices }. Type a little more.
ui-no-number = There is no choice { $number }; they go from { $first } to { $last }.
ui-not-now = “{ $choice }” is not possible now. { $why }
ui-undone = Taken back: { $choice }.
ui-saved = Saved to { $file }. “load { $file }”, or “monsterlands play --load { $file }”, goes on from here.
ui-saved-copy = Written to { $file }. The campaign keeps its game by itself; “monsterlands play --load { $file }” plays this copy.
ui-load-kept = A campaign goes on with its own game; “monsterlands play --load FILE” plays another.
ui-loaded = { $file } goes on.
ui-save-needs-file = Where to? For example: save mygame.toml
ui-load-needs-file = Which file? For example: load mygame.toml
ui-save-refused = { $file } is something else than a saved game, so it was left alone. Choose another name.
ui-file-error = { $file }: { $error }. Nothing has changed.
ui-load-error = { $file } cannot be loaded: { $error }. Nothing has changed.
ui-no-table = Nothing is laid out yet.
ui-log-empty = Nothing has happened yet.
ui-log-title = So far:
ui-log-round = In this round (“log all” tells everything):
ui-quit-unsaved = The game is not saved. “save FILE” keeps it; “quit” again leaves.
ui-bye = Goodbye.
ui-bye-unsaved = Goodbye. The game was not saved.
ui-bye-kept = Goodbye. The game is kept in { $file }: “monsterlands play --load { $file }” goes on.
ui-bye-not-kept = Goodbye. The game could not be kept: { $error }.
ui-why-needs-choice = Why what? For example: why tavern P5, why hire fandor, why end turn
ui-why-unknown = No choice is called “{ $text }”. Type it as it would stand in the list: tavern P5, mine 1 S, path a1, hire NAME, buy NAME, talent NAME, end turn.
ui-why-which = Which choice? { $choices }
ui-help-unknown = Nothing here is called “{ $text }”. { $near }
ui-help-near = Did you mean { $names }?
ui-help-list = “? words” lists what can be explained.
ui-help-words = Words that “?” explains, besides every card, token, tile, path and choice number you see:
ui-help-sentence = { $text }.
ui-help-changes = Changes: { $changes }.
ui-help-final = Final: it cannot be undone.
ui-over-commands = “save FILE” keeps the record of the whole game; “table”, “log all” and “?” still work; “quit” leaves.
ui-over-no-choices = The game is over: there is nothing to choose. Try save FILE, table, log all or quit.
ui-no-hints = There are no hints at this table.
ui-hint = { $playouts ->
    [0] A hint:
    [one] A hint, after one try:
   *[other] A hint, after { $playouts } tries:
}
ui-hint-others = { $count ->
    [one] One more choice was not tried.
   *[other] { $count } more choices were not tried.
}
hint-figures = { $win } % to win, { $points } points
hint-figures-solo = { $win } % of the way to { $rank }, { $points } points
hint-only = there is no other choice
hint-rule = a rule of thumb
hint-odds =
    { $sent ->
        [yes] { $member }: { $chances }
       *[no] for example { $member }: { $chances }
    }
hint-surviving = survives { $chance } %
hint-capturing = captures { $chance } %
hint-eliminating = eliminates { $chance } %
hint-conquering = conquers { $chance } %
hint-fulfilling = fulfils it { $chance } %
hint-then = then { $choices }
hint-rival = if you leave it, { $who } may take { $what } ({ $times } of { $guesses } guesses)
hint-path = path { $path }
hint-space = space { $space } of the { $building }
hint-gain = { $win ->
    [0] about as good as “{ $choice }”
   *[other] { $win } % ahead of “{ $choice }”
}
hint-loss = { $win ->
    [0] about as good as “{ $choice }”
   *[other] { $win } % behind “{ $choice }”
}
ui-help-general =
    You lead a clan through up to { $rounds } rounds. A round:
      1 preparation  everybody fills the dice pool
      2 deployment   one action each, in turn: put dice on a space of the Citadel
                     (buy, hire, earn), send a mercenary to a path outside, or use
                     a settled land, until all dice are gone
      3 adventure    missions and battles of those who went out
      4 clean-up     all come home, monsters cause panic, wages are paid
    In the end glory, reputation, trophies and affinities count (? score).

    Every question has a numbered list:
      12  tavern P4   Tavern with P4: Zondu for 1, beer for 2 gold
      |   |           what it does, what it costs, what changes (gold 7→6)
      |   what to type, if you prefer words; the start is enough if it is clear
      the number to type
    “final” marks what cannot be undone, because dice roll or cards turn up.
    Dice: S strength, M magic, P persuasion; a number is the value: P4, S6.

    Type
      a number, or a choice in words       to choose
      ? THING     to have anything explained: a number of the list, a card, a
                  token, a building, a path (a1), a die (S), a tile, any word
      ? words     to see which words can be explained
      why CHOICE  to hear why something is not offered: why hire fandor
      table       to see the table again; Enter alone shows the question again
      log         to read what happened in this round; log all: in the whole game
      hint        to see which choices look best, and why
      undo        to take your last answer back
      save FILE   to keep the game; load FILE goes on with it
      quit        to leave
ui-help-solo =
    You play alone. After each of your turns, while you have dice left, Madhala
    moves (? madhala). The rank at the end is what counts (? scenario, ? rank).

## Scenarios of solo play: their names by id; others are called as their edition calls them

scenario-business-as-usual = Business as usual
scenario-money-is-king = Money is king
scenario-blitz = Blitz
scenario-no-armor = No armor
scenario-fully-loaded = Fully loaded
scenario-under-attack = Under attack
scenario-diversify = Diversify
scenario-tricky = Tricky
scenario-missionary = Missionary
scenario-doom = Doom

rank-fodder = Monster Fodder
rank-trainee = Trainee
rank-veteran = Veteran
rank-hero = Hero

# What differs from the plain game; one sentence for each piece of a scenario.
special-number = Scenario { $number }.
special-none = The plain game, with no rules of its own.
special-affinity = You lead the { $affinity } clan.
special-difficulties = It is played on { $difficulties }.
special-rounds =
    { $rounds ->
        [one] It has one round.
       *[other] It has { $rounds } rounds.
    }
special-glory = It ends early when you have { $glory } glory.
special-start = You begin with { $gain }.
special-deck = Only mercenaries whose dice include { $dice } come to the Tavern.
special-closed =
    { $count ->
        [one] The { $buildings } is closed.
       *[other] The { $buildings } are closed.
    }
special-defenses = Only potions cancel hits: no talent, equipment, path or defense token does. Defense tokens can still be held and handed over, and magic dice still take attack dice away.
special-entrance =
    { $when ->
        [rounds] One of the weaker monsters (level A) stands at the entrance from the start, and whenever the entrance is empty as a round begins, another one comes.
       *[start] One of the weaker monsters (level A) stands at the entrance from the start.
    }
special-beer = A round of beer costs { $gold } gold.
special-tokens =
    { $tokens ->
        [one] Wherever Madhala takes a land path she lays a face-down token of the trick module there.
       *[other] Wherever Madhala takes a land path she lays { $tokens } face-down tokens of the trick module there.
    } Battles begin with the clash: she turns up everything, and her tricks take dice from your paths beside hers.
special-outside = Outside, Madhala’s yellow die leads her differently: { $outside }.
special-misses = Monsters roll every attack die that misses once more.

# Where Madhala's yellow die leads her outside: “1 and 2 to the land path of that number, 3 to the contract”.
outside-same = { $faces } to the land path of that number
outside-path = { $faces } to land path { $path }
outside-left = { $faces } to the dice mission
outside-right = { $faces } to the contract

# What a rank takes, and how far it is.
special-goal = { $rank }: { $goal }.
goal-points =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
goal-missions =
    { $amount ->
        [one] a fulfilled mission
       *[other] { $amount } fulfilled missions
    }
goal-all_equipment = equipment of each type
goal-mercenaries =
    { $amount ->
        [one] a mercenary
       *[other] { $amount } mercenaries
    } of { $affinities ->
        [all] each affinity
        [one] one affinity
       *[other] { $affinities } affinities
    }
goal-mercenaries-more =
    { $amount } of { $affinities ->
        [rest] each other
        [one] another
       *[other] { $affinities } others
    }
progress-points = points { $have } of { $need }
progress-gold = gold { $have } of { $need }
progress-missions = missions { $have } of { $need }
progress-defense = defense { $have } of { $need }
progress-traps = traps { $have } of { $need }
progress-potions = potions { $have } of { $need }
progress-venoms = venoms { $have } of { $need }
progress-all_equipment = types of equipment { $have } of { $need }
progress-mercenaries = mercenaries by affinity { $have } of { $need }

## The table in the browser

# What a space gives, where the spaces of a building differ.
space-mine = { $dice } for { $gold } gold
space-alchemist =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
# What is sold where no cards lie, in short.
deal-armory = 1 to { $most } defense tokens, { $price } gold each
deal-pawn_shop = { $gold } gold for each die
# About the last persuasion die at a building that sells something.
persuasion-there = The last persuasion die here shows { $value }: a lower one takes { $value } gold more than its own value off the price.
# $state is free, taken or players (it needs that many).
space-label = { $building }, space { $number }, { $state ->
        [taken] taken by { $die }
        [players] only with { $players } players
       *[free] free, takes { $takes }
    }{ $gives ->
        [none] { "" }
       *[other] , { $gives }
    }

# The server says why it does not do what a client asks for.
server-title =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
server-not-your-seat = That is not your seat. Sit down at one of your own.
server-not-asked = It is not your turn to answer. The table shows who is asked.
server-unknown-choice = There is no such choice. Choose one that the table offers.
server-stale = The table has moved on since. Look at it again and choose anew.
server-request-used = Something else was done under this id already. Choose anew.
server-not-stored = This could not be stored, so it was not done ({ $reason }). Try again when that is mended; nothing is lost.
server-not-read = The game cannot be opened now. { $reason }
server-unreadable = The game cannot be played on: { $reason }.
server-unknown-game = There is no such game, or this is not its secret. Go home and choose a game from your list.
server-enter-first = The first message must be “enter”, with the secret of the game, soon after the connection is made.
server-entered = You have entered already.
server-malformed = The message cannot be understood: { $reason }.
server-went-wrong = Something went wrong in the server; its log tells what. Reload the page to see how the game stands.
server-too-large = The message is larger than { $most } bytes.
server-too-fast = That was too fast; wait a moment and try again.
server-advising = A hint is being found already; it comes in a moment.
server-flooding = Too many messages came at once, so the connection was closed. Reload the page.
server-crowded = Too many connections look at this game already. Close one of them.
server-unknown-thing = There is nothing of that name on the table.
server-no-odds = There are no odds for that path: nobody stands there, or its fight has begun.
server-not-over = The game is not over yet. It can be looked back at then.
server-no-step = There is no such step; the game has { $steps }.
server-no-bot = The bot { $name } cannot play; the log of the server tells why. Mend it and open the game again; nothing is lost.
server-bot-lost = No answer comes from the bot; it is asked again in a moment. The log of the server tells more.
server-hint-lost = No hint could be found now; try again in a moment.
server-deleted = The game was thrown away.
server-stopping = The server stops. Your game is stored; start the server again to go on.
