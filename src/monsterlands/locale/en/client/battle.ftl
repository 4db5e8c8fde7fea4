## The battle stage

battle-name = Battle
battle-skip = Skip
battle-go-on = Continue
battle-versus = { $against ->
    [mission] Mission
    [land] To conquer
   *[monster] Monster
}
battle-attack-dice = { $count ->
    [one] one attack die to come
   *[other] { $count } attack dice to come
}
battle-waiting-dice = Still to roll: { $dice }
battle-hits = { $count ->
    [0] no hit left
    [one] one hit left
   *[other] { $count } hits left
}
battle-extra = +{ $count } by its power
battle-health = { $health ->
    [wounded] wounded
    [dead] dead
   *[well] unhurt
}
battle-cancelled = { $defense ->
    [talent] cancelled by a talent
    [token] cancelled by a defense token
   *[potion] cancelled by a potion
}
battle-throws = { $monster } throws its dice …
battle-hits-so-far = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
battle-carried = { $carried } from before
battle-total = Total { $total }
battle-mark = { $mark ->
    [capture] capture
    [elimination] eliminate
    [conquest] conquer
   *[objective] objective
}
battle-mark-words = { $mark ->
    [capture] { $reached ->
        [yes] Capture at { $value }: reached
       *[no] Capture at { $value }
    }
    [elimination] { $reached ->
        [yes] Elimination at { $value }: reached
       *[no] Elimination at { $value }
    }
    [conquest] { $reached ->
        [yes] Conquest at { $value }: reached
       *[no] Conquest at { $value }
    }
   *[objective] { $reached ->
        [yes] Objective { $value }: reached
       *[no] Objective { $value }
    }
}
battle-no-trap = no trap here
battle-times = ×{ $count }
battle-turned-up = Turned up: { $traps }
battle-roll = Roll one { $die ->
    [S] strength die
    [M] magic die
   *[P] persuasion die
}
battle-left = of { $count }
battle-again = Roll again: pick a die
battle-defend = { $defense ->
    [talent] Talent or path
    [token] Defense
   *[potion] Potion
}
battle-hit-from = { $from }–6 hit
battle-hit-from-told =
    An attack die hits with { $from } or more. Every hit that is not cancelled is a wound. The
    second wound kills.
battle-mark-told = { $mark ->
    [capture] Captured with a total of { $value } or more, if a trap lies on the path: { $brings }.
    [elimination] Eliminated with a total of { $value } or more: { $brings }.
    [conquest] Conquered with a total of { $value } or more: { $brings }.
   *[objective] Fulfilled with a total of { $value } or more: { $brings }.
}
battle-chance = { $percent ->
    [0] 0 %
    [100] 100 %
   *[other] up to { $percent } %
}
battle-chance-told =
    The number is the chance to reach it if you roll only for this, as well as possible, with everything
    that you can still use: venoms, rerolls, loot.

## What happens, beat by beat

battle-told-attacks = { $monster } attacks { $member } with { $dice ->
    [one] one attack die
   *[other] { $dice } attack dice
}.
battle-told-attack-rolled = { $monster } rolls { $faces }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
battle-told-sprays = { $monster } sprays: { $dice ->
    [one] one die, and a hit strikes
   *[other] { $dice } dice, and every hit strikes
} everybody here.
battle-told-diverts = { $from } sends { $dice ->
    [one] an attack die
   *[other] { $dice } attack dice
} on to { $member }.
battle-told-rerolls-misses = { $dice ->
    [one] The miss is rolled again.
   *[other] { $dice } misses are rolled again.
}
battle-told-gives-magic = { $member } gives up a magic die: one attack die less.
battle-told-hit = { $hits ->
    [one] { $member } is hit.
   *[other] { $member } is hit { $hits } times.
}
battle-told-defended = { $defense ->
    [talent] A talent cancels a hit
    [token] A defense token cancels a hit
   *[potion] The potion cancels a hit
}{ $hits ->
    [0] .
   *[other] , { $hits } left.
}
battle-told-wounded = { $member } is wounded.
battle-told-strikes = { $member } strikes back{ $carried ->
    [0] .
   *[other] , from { $carried }.
}
battle-told-tries = { $member } tries the mission.
battle-told-sets-out = { $member } sets out to conquer { $foe }{ $carried ->
    [0] .
   *[other] , from { $carried }.
}
battle-told-die = { $colour ->
    [S] Strength
    [M] Magic
   *[P] Persuasion
} { $face }{ $counts ->
    [same] {""}
   *[other] , counts { $counts }
}: total { $total }.
battle-told-venom = Venom on the blade.
battle-told-loot = Loot is used: { $loot }.
battle-told-total = { $total } in all.
battle-told-revealed = { $member } turns up { $trap }.
battle-told-kept = { $member } keeps a token face down.
battle-told-aimed = { $member } aims the trick at { $target }.
battle-told-parried = { $member } parries the trick with a defense token.
battle-told-stolen = { $member } steals a { $colour ->
    [S] strength
    [M] magic
   *[P] persuasion
} die from { $target }.
battle-told-panic-lifted = The Citadel breathes again: panic is over.

## Moments

battle-moment-captured = Captured!
battle-moment-eliminated = Slain!
battle-moment-withstood = Not enough
battle-moment-died = Fallen
battle-moment-conquered = Conquered!
battle-moment-unconquered = Not enough
battle-moment-fulfilled = Mission fulfilled!
battle-moment-leftovers = Second place
battle-moment-failed = Mission failed
battle-moment-escaped = It slips away
battle-moment-stormed = To the gates!
battle-moment-lashed = A last lash!
battle-moment-driven-away = Driven away
battle-moment-land-taken = Land lost
battle-moment-snatched = Snatched away

battle-about-captured = { $member } takes { $name } alive.
battle-about-eliminated = { $member } kills { $name } and keeps it as a trophy.
battle-about-withstood = { $total }, and { $name } still stands.{ $later ->
    [yes] {" "}The damage stays for the next path.
   *[no] {""}
}
battle-about-died = { $name } dies on the path, with honour.
battle-about-conquered = { $member } raises the flag over { $name }.
battle-about-unconquered = { $total }, and { $name } holds.{ $later ->
    [yes] {" "}The next path goes on from there.
   *[no] {""}
}
battle-about-fulfilled = { $member } brings the reward home.
battle-about-leftovers = { $member } came second and takes what is left.
battle-about-failed = { $member } comes back empty-handed.
battle-about-escaped = { $name } breaks out and runs for the Citadel.
battle-about-stormed = { $name } goes to the entrance of the Citadel.
battle-about-lashed = { $name } strikes everybody once more.
battle-about-driven-away = Madhala drives { $name } away.
battle-about-land-taken = Madhala takes { $name }.
battle-about-snatched = Madhala fulfils the mission first.
battle-gain = { $resource ->
    [glory] { $amount } glory
    [gold] { $amount } gold
    [defense] { $amount } defense
    [potions] { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
   *[venoms] { $amount ->
        [one] { $amount } venom
       *[other] { $amount } venoms
    }
}
