## Dice

colour-S = strength
colour-M = magic
colour-P = persuasion

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
# $dice are letters: “SSM”; $count is how many they are.
gain-dice =
    { $count ->
        [one] one { $dice } die
       *[other] dice { $dice }
    }
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
                [one] cancels a hit from { $affinities } monsters
               *[other] cancels { $amount } hits from { $affinities } monsters
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
effect-discount = { $amount } gold off { $at }
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
        [one] on a land of its own affinity it rolls one more attack die than other monsters do
       *[other] on a land of its own affinity it rolls { $amount } more attack dice than other monsters do
    }
effect-extra_entrance_dice =
    { $amount ->
        [one] rolls one more attack die at the entrance of the Citadel
       *[other] rolls { $amount } more attack dice at the entrance of the Citadel
    }
effect-extra_hits =
    { $amount ->
        [one] each of its attacks has one hit on top of its dice
       *[other] each of its attacks has { $amount } hits on top of its dice
    }
effect-extra_panic =
    { $amount ->
        [one] at the entrance of the Citadel its panic closes one more building each round
       *[other] at the entrance of the Citadel its panic closes { $amount } more buildings each round
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
