## What happens. Those with a seat begin with who it is: “You hire …”, “The air clan hires …”.

event-line = { $who } { $what }.
event-round-began = Round { $round } begins.
event-pool-ready =
    { $you ->
        [yes] fill your pool with { $dice }
       *[no] fills its pool with { $dice }
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
        [yes] place { $dice } { $at }
       *[no] places { $dice } { $at }
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
        [yes] give up { $amount ->
            [one] a die
           *[other] { $amount } dice
        }
       *[no] gives up { $amount ->
            [one] a die
           *[other] { $amount } dice
        }
    }
event-rescued =
    { $you ->
        [yes] have nobody left: a novice takes the lead
       *[no] has nobody left: a novice takes the lead
    }{ $gold ->
        [0] {""}
       *[other] {" "}and brings { $gold } gold
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
       *[no] joins the table
    }
event-first-player =
    { $you ->
        [yes] are the first player
       *[no] is the first player
    }
event-deployment-ended = All dice are placed: the adventure begins.
event-activated =
    { $against ->
        [mission] { $you ->
            [yes] attempt the mission with { $member } on path { $path }
           *[no] attempts the mission with { $member } on path { $path }
        }
        [monster] { $you ->
            [yes] strike back with { $member } on path { $path }
           *[no] strikes back with { $member } on path { $path }
        }
       *[land] { $you ->
            [yes] set out to conquer with { $member } on path { $path }
           *[no] sets out to conquer with { $member } on path { $path }
        }
    }
event-trap-revealed =
    { $you ->
        [yes] reveal { $trap } on path { $path }
       *[no] reveals { $trap } on path { $path }
    }
event-die-rolled = { event-persuasion-rolled }
event-rerolled =
    { $rolled ->
        [0] { $you ->
            [yes] reroll { $die }
           *[no] rerolls { $die }
        }
       *[other] { $you ->
            [yes] reroll { $die }: { $faces }
           *[no] rerolls { $die }: { $faces }
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
        [yes] {""}
       *[no] { $you ->
            [yes] come to{" "}
           *[no] comes to{" "}
        }
    }{ $total } in all{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }, { $objective } needed
event-damaged =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] come to{" "}
           *[no] comes to{" "}
        }
    }{ $damage } in all{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    } against { $monster } ({ $typed ->
        [yes] CV { $cv }, EV { $ev }
       *[no] captured at { $cv }, eliminated at { $ev }
    }){ $enough ->
        [none] , not enough
        [no-traps] , but too few traps to capture it
        [bonus] , enough with a bonus
       *[other] {""}
    }
event-conquest-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] come to{" "}
           *[no] comes to{" "}
        }
    }{ $total } in all{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }{ $enough ->
        [1] , { $needed } needed
       *[0] , { $needed } needed for { $land }
    }
# What is added to the dice of a total; $amount is written with its sign.
total-member = { $amount } { $name }
total-equipment = { total-member }
total-trap = { $amount } from a trap
total-loot = { $amount } from loot
total-path = { $amount } from the path
total-monster = { $amount } from the power of { $name }
total-venom = { $amount } from venom
total-carried = { $number } carried
event-mission-fulfilled =
    { $you ->
        [yes] fulfil { $mission }
       *[no] fulfils { $mission }
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
        [yes] fulfil the contract { $mission } with { $pay }
       *[no] fulfils the contract { $mission } with { $pay }
    }
event-contract-declined =
    { $you ->
        [yes] turn down the contract { $mission } ({ $pay })
       *[no] turns down the contract { $mission } ({ $pay })
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
        [yes] give up { $count ->
            [one] a magic die to remove an attack die
           *[other] { $count } magic dice to remove as many attack dice
        }
       *[no] gives up { $count ->
            [one] a magic die to remove an attack die
           *[other] { $count } magic dice to remove as many attack dice
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
    }{ $extra ->
        [0] {""}
        [one] {" "}({ $extra } hit from the monster’s power)
       *[other] {" "}({ $extra } hits from the monster’s power)
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
defended-by-talent = { term-talent }
defended-by-token = { term-defense-token }
defended-by-potion = { term-potion }
event-wounded =
    { $you ->
        [yes] suffer a wound: { $member }
       *[no] suffers a wound: { $member }
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
event-stormed = { $monster } moves to the entrance of the Citadel.
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
        [yes] lose the settler of { $land }
       *[no] loses the settler of { $land }
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
        [yes] cancel the trick with a defense token from path { $path }
       *[no] cancels the trick with a defense token from path { $path }
    }
event-die-stolen =
    { $you ->
        [yes] take { $dice } from path { $target }
       *[no] takes { $dice } from path { $target }
    }
event-granted =
    { $you ->
        [yes] receive { $dice } from the Queen
       *[no] receives { $dice } from the Queen
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
        [0] goes { $to } and places { $dice } there
       *[other] goes { $to } and rolls a persuasion die ({ $face })
    }
event-madhala-sent = takes path { $path }
event-madhala-took = discards { $cards }
event-madhala-won = wins { $mission } on path { $path }
event-monster-removed = drives { $monster } away from path { $path }
event-land-removed = takes the land { $land } from path { $path }
event-game-ended = The game is over.
event-undone =
    { $you ->
        [yes] take back the last step
       *[no] takes back the last step
    }
