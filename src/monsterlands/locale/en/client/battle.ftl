## The battle stage

# The name of the region for screen readers.
battle-name = Battle
battle-skip = Skip
battle-go-on = Continue
# Above what somebody fights or tries: a monster, a mission or a land.
battle-versus = { $against ->
    [mission] Mission
    [land] To conquer
   *[monster] Monster
}
battle-attack-dice = { $count ->
    [one] 1 attack die to come
   *[other] { $count } attack dice to come
}
battle-waiting-dice = Still to roll: { $dice }
battle-hits = { $count ->
    [0] no hits left
    [one] 1 hit left
   *[other] { $count } hits left
}
battle-extra = +{ $count } from its power
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
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
}
battle-carried = { $carried } from before
battle-total = Total { $total }
# What a mark on the scale of the total stands for; read with its number.
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
# How many of a defense are left.
battle-times = ×{ $count }
battle-turned-up = Revealed: { $traps }
battle-roll = Roll one { $die ->
    [S] strength die
    [M] magic die
   *[P] persuasion die
}
# After battle-roll on a button: “Roll one strength die of 3”.
battle-left = of { $count }
battle-again = Reroll: pick a die
# Buttons that cancel a hit.
battle-defend = { $defense ->
    [talent] Talent or path
    [token] Defense
   *[potion] Potion
}
battle-beaten = Beaten: this is its last lash
battle-hit-from = { $from } or more: a hit
battle-hit-from-told =
    An attack die that shows { $from } or more is a hit. Every hit that is not cancelled is a wound. A
    second wound kills.
# $brings is what it gives: “4 glory and 5 gold”.
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
    Your chance to reach it if you go for this alone and use everything you still have: venoms,
    rerolls, loot.

## What happens, beat by beat

battle-told-attacks = { $monster } attacks { $member } with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}.
battle-told-attack-rolled = { $monster } rolls { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
battle-told-sprays = { $monster } sprays: { $dice ->
    [one] 1 die, and a hit strikes
   *[other] { $dice } dice, and every hit strikes
} everybody here.
battle-told-diverts = { $from } sends { $dice ->
    [one] an attack die
   *[other] { $dice } attack dice
} on to { $member }.
battle-told-rerolls-misses = { $dice ->
    [one] The miss is rerolled.
   *[other] { $dice } misses are rerolled.
}
battle-told-gives-magic = { $member } gives up a magic die: one attack die fewer.
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
   *[other] ; { $hits } left.
}
battle-told-wounded = { $member } is wounded.
battle-told-strikes = { $member } strikes back{ $carried ->
    [0] .
   *[other] , starting at { $carried }.
}
battle-told-tries = { $member } attempts the mission.
battle-told-sets-out = { $member } sets out to conquer { $foe }{ $carried ->
    [0] .
   *[other] , starting at { $carried }.
}
# $face is what the die shows, $counts what it counts after all modifiers.
battle-told-die = { $colour ->
    [S] Strength
    [M] Magic
   *[P] Persuasion
} { $face }{ $counts ->
    [same] {""}
   *[other] , counts { $counts }
}: total { $total }.
battle-told-venom = Venom on the blade.
battle-told-loot = Loot comes into play: { $loot }.
battle-told-total = { $total } in all.
battle-told-revealed = { $member } reveals { $trap }.
battle-told-kept = { $member } keeps a token face down.
battle-told-aimed = { $member } aims the trick at { $target }.
battle-told-parried = { $member } parries the trick with a defense token.
battle-told-stolen = { $member } steals a { $colour ->
    [S] strength
    [M] magic
   *[P] persuasion
} die from { $target }.
battle-told-panic-lifted = The Citadel breathes again: the panic is over.

## Moments

# Short cries that appear large when something is decided; battle-about-… below says more.
battle-moment-captured = Captured!
battle-moment-eliminated = Slain!
battle-moment-withstood = Not enough
battle-moment-died = Fallen
battle-moment-conquered = Conquered!
battle-moment-unconquered = { battle-moment-withstood }
battle-moment-fulfilled = Mission fulfilled!
battle-moment-leftovers = Second place
battle-moment-failed = Mission failed
battle-moment-escaped = It slips away
battle-moment-lashed = A last lash!
battle-moment-driven-away = Driven away
battle-moment-land-taken = Land lost
battle-moment-snatched = Snatched away

battle-about-captured = { $member } takes { $name } alive.
battle-about-eliminated = { $member } kills { $name } and keeps it as a trophy.
# $later is whether anybody is on a later path.
battle-about-withstood = { $total }, and { $name } still stands.{ $later ->
    [yes] {" "}The damage carries over to the next path.
   *[no] {""}
}
battle-about-died = { $name } falls on the path, and wins the clan some glory.
battle-about-conquered = { $member } raises the flag over { $name }.
battle-about-unconquered = { $total }, and { $name } holds.{ $later ->
    [yes] {" "}The next path goes on from there.
   *[no] {""}
}
battle-about-fulfilled = { $member } brings the reward home.
battle-about-leftovers = { $member } came second and takes what is left.
battle-about-failed = { $member } comes back empty-handed.
battle-about-escaped = { $name } breaks out and runs for the Citadel.
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
