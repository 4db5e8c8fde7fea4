## Paths

path-land = Path { $number } of land { $place }
    .inside = path { $number } of land { $place }
    .help = { $land }: { $path }. { $room } A mercenary that dies here still brings its clan { $glory } glory.
path-mission = { $side ->
        [left] Left path of the dice mission
       *[right] Right path of the dice mission
    }
    .inside = { $side ->
        [left] the left path of the dice mission
       *[right] the right path of the dice mission
    }
    .help = Takes { $dice } and nothing else. If both paths succeed, the higher total takes the reward and the other { $leftovers } gold.
path-contract = { $side ->
        [left] Left path of the contract
       *[right] Right path of the contract
    }
    .inside = { $side ->
        [left] the left path of the contract
       *[right] the right path of the contract
    }
    .help = Takes { $dice } and nothing else. Hand over { $pay } in the adventure phase for { $reward }.
path-entrance = { $side ->
        [upper] Upper path of the citadel entrance
       *[lower] Lower path of the citadel entrance
    }
    .inside = { $side ->
        [upper] the upper path of the citadel entrance
       *[lower] the lower path of the citadel entrance
    }
    .help = Open while a monster stands at the entrance. Takes at least one die (S or M), trap or defense token, up to { $capacity } dice spaces; { $benefit }.
path-mission-summary = { $dice }; { $objective }+ for { $reward }
path-contract-summary = { $dice }; then { $pay } for { $reward }
# $load is what is with the mercenary: dice, traps, tokens.
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
