## Why something is not offered

why-line = { $reason } (rule { $rule })
why-legal = It is offered: you may choose it.
why-not-asked = Not now. { $when }
why-building-closed = The { $building } is closed: panic.
why-space-closed = That space is open only with { $players } or more players.
why-space-taken = That space is taken.
why-next-space = That space is taken: the next die goes to space { $next }.
why-from-left = Dice go to the first free space from the left.
why-spaces-full = All spaces { $of } are taken for this round.
why-wrong-colour =
    { $building ->
        [none] { $die } does not fit there.
       *[other] The { $building } does not take { $die }.
    }
why-no-such-die =
    { $kind ->
        [roll] No such die is left to roll on the path.
        [reroll] No such rolled die is on the path.
       *[other] You have no { $die } in your pool.
    }
why-too-few-dice = It takes { $needed } such dice, and you have { $there }.
why-cannot-pay = It costs at least { $price } gold, and you have { $gold }.
why-nobody-to-hire = Nobody there has a reputation of { $excess } (your excess glory) or less.
why-nothing-to-buy = Nothing is on offer there.
why-no-carrier = Nobody at home could carry it.
why-no-loot = No loot is on offer.
why-not-there = It is not on offer.
why-already-picked = You have picked it: it is yours when you are done.
why-reputation-too-high = The reputation is { $reputation }, your excess glory only { $excess }.
why-not-for-novices = This is for mercenaries, not for novices.
why-already-used = It has already been used this round.
why-not-yours = Your clan does not have it.
why-outside-only = It has no use now: it works on a path, in the adventure phase.
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
why-already-settled = It is already settled.
why-no-settler = Nobody can settle it: it takes a mercenary of its affinity who does not lead and has not settled elsewhere.
why-no-free-novice = You have no novice who could still help this round.
why-same-colour = The die already has that colour.
why-no-equipment = The mercenary carries no such card.
why-already-moved = That card has just been moved.
why-must-act = You still have dice that can be used: take an action first.
why-can-act = Your dice can still be used.
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
why-one-beer = You have already bought the round of beer (it comes by itself if nobody could be hired before).
why-no-use = It would do nothing here.
why-wrong-affinity = The affinity does not fit.
why-nothing-to-stake = You have no die (S or M), trap or defense token to send there.
why-too-many = Too many: at most { $most }.
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
why-no-defenses = In this scenario only potions cancel hits.
why-cannot-pay-contract = You do not have what the contract asks for.
why-not-highest = Somebody of higher reputation (if equal, of higher cost) comes first.
why-deployment-only = It swaps dice of the pool, so it works only on your turn in the deployment phase.
why-not-now = Now only some free actions are possible: trophies and loot, at homecoming also healing, settling and moving equipment.

barrier-start = There is nothing to take back.
barrier-chance = That cannot be taken back: dice have been rolled or cards revealed since.
barrier-revealed = That cannot be taken back: everybody has seen it.
barrier-other-seat = That cannot be taken back: a rival has moved since.
barrier-other-asked = That cannot be taken back by you alone: another player has been asked since.
barrier-campaign = That cannot be taken back: the game is over, and its campaign goes on from it.
crossing-chance = Dice have been rolled or cards revealed since.
crossing-revealed = Everybody has seen it.
crossing-other-seat = A rival has moved since.
crossing-other-asked = Another player has been asked since.
