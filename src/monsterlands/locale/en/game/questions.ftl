## Questions

question-waiting = { $who } is choosing.
question-choose-affinity = Which affinity will your clan have?
question-turn =
    { $stage ->
        [before] Your turn. Deploy dice in the Citadel or send a mercenary outside.
       *[after] { $free ->
            [0] { $solo ->
                [yes] Your action is done: choose “end turn” to go on.
               *[no] Your action is done: choose “end turn” to hand over.
            }
           *[other] Your action is done. Take free actions if you like, then “end turn”.
        }
    }
# $off says what is taken off the price, or is empty. $basket are traps that were picked.
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
            [yes] {" "}the total
           *[no] {""}
        }; you always pay at least 1.
       *[other] Your P{ $own } and the higher P{ $other } there take { $own } + { $other } = { $off } gold off{ $sum ->
            [yes] {" "}the total
           *[no] {""}
        }; you always pay at least 1.
    }
price-discount =
    { $before ->
        [0] Discounts take { $discount } gold off; the price may drop to 0.
       *[other] Discounts take { $discount } more off; the price may drop to 0.
    }
price-could = { $who } can take { $discount } more off.
question-alchemist = You take { $tokens } tokens. How many are potions? The rest are venoms.
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
question-hand-on = { $equipment } was replaced. Who takes it?
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
        [adventure] Whoever survives on a land and wins nothing there takes loot. Which do you take?
       *[other] Which loot do you take?
    }
question-convert = { $loot }: which die do you swap?
question-brew = A potion or a venom?
question-fight =
    { $against ->
        [mission] { $member } on path { $path }: { $foe } needs { $needed } or more, for { $reward }.
        [land] { $member } on path { $path }: { $foe } is conquered with { $needed } or more, for { $reward }.
       *[monster] { $member } on path { $path } against { $foe }: { $capture ->
            [yes] captured at { $cv }, eliminated at { $ev }.
           *[no] eliminated at { $ev }; to capture it, at { $cv }, you need { $needed ->
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
# $foe: a monster that is beaten already and lashes out; or none.
note-defend = { $foe ->
        [none] {""}
       *[other] { $foe } is beaten; this is its last lash.{" "}
    }Each talent, defense token or potion cancels one hit. Talents may be the mercenary’s, its equipment’s or the path’s.
note-magic = An attack die hits on { $least } or more. A magic die you give up cannot strike back. You are asked again after each die; the chances assume the play that brings the most glory.
note-rolling = Roll one by one or all at once, and stop when you like. Dice you do not roll are lost.
note-capture =
    { $reached ->
        [yes] Stop now and { $monster } is captured; at { $ev } or more it is eliminated instead.
       *[no] { $more ->
            [0] { $least }
           *[other] { $least } to { $most }
        } captures { $monster }, { $ev } or more eliminates it instead: roll one by one to stop in time.
    }{ $either ->
        [0] {""}
       *[other] {" "}From { $either } to { $most } you may choose.
    }
# Where a bonus makes the elimination the easier of the two.
note-easier = { $ev } or more eliminates { $monster }; with { $more ->
        [0] { $least }
       *[other] { $least } to { $most }
    } you may capture it instead.
note-eliminated = You have reached { $ev }: { $monster } is eliminated, not captured. Rolling on changes nothing.
prize-elimination = { $gain } and the trophy
prize-conquest = { $gain } and the land
# $printed is the value on the card, $less how much lower it is because of $by.
mark-lowered = { $printed } on the card, { $less } less thanks to { $by }.
mark-lowered-loot = loot
chances-bracing = survives { $surviving } %, beats it { $beating } %
ahead-mission = Madhala on path { $path } wins this mission first: here nothing is rolled, and nothing is lost.
ahead-fight =
    { $count ->
        [one] Path { $paths } meets { $monster } first
       *[other] Paths { $paths } meet { $monster } first
    }: if it is beaten there, { $land ->
        [none] there is no fight here
       *[other] only { $land } is left to conquer here
    }; if not, the damage carries over.{ $loot ->
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
        [land] for a land of its affinity
        [round] for round { $round }
        [entrance] at the entrance
       *[card] on its card
    }
fight-capture-bonus = A bonus of { $amount } for the capture is counted in.
fight-elimination-bonus = A bonus of { $amount } for the elimination is counted in.
question-defend =
    { $hits ->
        [one] { $monster } hits { $member } (path { $path }).
       *[other] { $monster } hits { $member } { $hits } times (path { $path }).
    } { $wounded ->
        [yes] { $member } is already wounded: one more wound kills.
       *[no] A second wound kills.
    }
question-remove-magic = { $monster } is about to roll against { $member } (path { $path }, dice { $dice }). Do you give up magic dice? Each removes one attack die.
question-divert = { $member } can send { $amount ->
        [one] an attack die
       *[other] up to { $amount } attack dice
    } of { $monster } on to a neighbour of path { $path }. Where to?
question-reveal =
    { $member } on path { $path }, against { $monster }: do you reveal { $tokens ->
        [one] { $trap }
       *[other] { $trap }, token { $number } of { $tokens }
    } ({ $effect })?{ $aimless ->
        [yes] {" "}A trick needs a neighbouring path with somebody on it: there is none.
       *[no] {""}
    }
question-aim = Where do you aim { $trap } from path { $path }? It { $effect }.
question-parry = { $trap } on path { $path } ({ $clan }) is aimed at { $member } on path { $target } (dice { $dice }): it { $effect }. Do you cancel it with a defense token?
question-steal = { $dice ->
        [one] Which die do you take from { $member } on path { $target } (dice { $there })?
       *[other] Which dice do you take from { $member } on path { $target } (dice { $there })? { $dice } in all; the first one:
    }
question-deflect = { $monster } attacks { $member } on path { $path }. How many attack dice does { $trap } send on to path { $target }: { $who }?
# The total reaches both values: the player may capture or eliminate.
question-judge = Your total is enough for either: what becomes of { $monster }?
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
            [loot] Wages of { $wages } gold are due; you have { $gold }, and loot for { $loot } more.
            [unsure] Wages of up to { $wages } gold are due, and you have { $gold }.
           *[no] Wages of { $wages } gold are due, and you have { $gold }: somebody will desert.
        }
    }
question-promote = Your leader is dead. Who leads the clan now?
question-desert = You cannot pay all the wages, so somebody deserts. Who?
question-inherit = { $equipment } stays behind ({ $type }: { $effect }). Who takes it?
question-grant-die = The Queen’s Grant: which die do you take?
question-grant = And which gift do you take from the Queen?
question-overflow = You hold { $traps } traps and may keep { $limit }. Which one do you discard?
