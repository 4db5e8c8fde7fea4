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
       *[no] The second wound kills.
    }
question-remove-magic = { $monster } is about to roll against { $member } (path { $path }, dice { $dice }). Do you give up magic dice? Each takes one attack die away.
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
