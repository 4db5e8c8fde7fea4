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

# What differs from the plain game; one sentence for each piece of a scenario.
special-number = Scenario { $number }.
special-none = The standard game, with no rules of its own.
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
special-defenses = Only potions cancel hits: no talent, equipment, path or defense token does. Defense tokens can still be held and handed over, and magic dice still remove attack dice.
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
    } Battles begin with the clash: she reveals everything, and her tricks take dice from your paths next to hers.
special-outside = Outside, Madhala’s yellow die leads her differently: { $outside }.
special-misses = Monsters reroll every attack die that misses, once.

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
goal-mercenaries-each = mercenaries by affinity: { $numbers }
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
