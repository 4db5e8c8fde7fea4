### What happens between the turns, step by step: Madhala's turn, the clean-up, and the beginning of a round.

rounds-madhala = Madhala’s turn
rounds-over = The round ends
rounds-skip = { battle-skip }
# $kind is one kind of card: monster, land, mission.
rounds-new = New: { $kind }

## What happens, and why

rounds-madhala-rolls = She rolls red { $red } and yellow { $yellow }.
rounds-madhala-rolls-why = Red says whether she stays in the Citadel or goes outside, yellow says where.
rounds-madhala-goes = She goes { $to }.
rounds-madhala-goes-why = A space there is hers until the round ends.
rounds-madhala-sent = She sets out: { $path }.
rounds-madhala-sent-why = The path is hers until the round ends.
rounds-madhala-takes = She discards { $cards }.
rounds-madhala-takes-why = Others take their place.
rounds-home = { $count ->
    [one] { $members } comes home.
   *[other] { $members } come home.
}
rounds-home-why = { $carried ->
    [yes] { $count ->
        [one] What was carried now belongs to the clan.
       *[other] What was carried now belongs to the clan.
    }
   *[no] { $count ->
        [one] The path is free again.
       *[other] Their paths are free again.
    }
}
rounds-surplus = Some of it is discarded.
rounds-surplus-why = It is more than a clan may keep.
rounds-storms = { $monster } goes to the entrance of the Citadel.
rounds-storms-why = { $count ->
    [0] Nobody has beaten it for good.
    [one] Nobody has beaten it for good; { $beaten } gives way, for only the strongest stays.
   *[other] Nobody has beaten it for good; { $beaten } give way, for only the strongest stays.
}
rounds-panic = Panic closes { $the }.
rounds-panic-why = { $monster } stands at the entrance, and nobody has driven it away.
rounds-leads = { $member } leads the clan now.
rounds-leads-why = The leader is dead: whoever has the highest reputation takes over, settlers last.
rounds-rescued = A novice takes the lead.
rounds-rescued-why = Nobody else is left in the clan.
# $due is what was due, $paid what was paid.
rounds-wages = { $short ->
    [yes] Only { $paid } of { $due } gold in wages can be paid.
   *[no] { $paid } gold in wages.
}
rounds-wages-why = { $members ->
    [one] One member, { $wage } gold.
   *[other] { $members } members, { $wage } gold each.
} Leaders and settlers cost nothing.
rounds-deserts = { $member } deserts.
rounds-deserts-why = The wages were not paid in full, so one member leaves: the one with the highest reputation who is neither leader nor settled.
# $clan is a clan or a person.
rounds-first = First player: { $clan }.
rounds-first-why = The clan with the least reputation goes first.
rounds-round = { game-round }
rounds-member-novice = A novice
