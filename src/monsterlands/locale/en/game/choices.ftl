## Choices. .when: when such a choice comes up, for those that ask why it is not offered.

choice-deploy =
    { $building ->
        [alchemist] { $name }, space { $space }: { $tokens } potions or venoms
        [pawn_shop] { $name } with { $die }: gold for dice
        [mine] { $name }, space { $space }, with { $dice }: { $gold } gold
       *[other] { $name } with { $die }{ $beside ->
            [0] { "" }
           *[other] {" "}beside P{ $beside }, which takes { $beside } more off
        }: { $offer }
    }
    .when = Dice go to a building once per turn, as your action.
choice-path = To path { $path }: { $what }
    .when = A mercenary goes out once per turn, as your action.
choice-land = Use { $land }: { $dice } for { $gain }
    .when = A settled land is used as the action of your turn.
choice-novice = A novice turns { $die } into { $colour }
    .when = Novices help on your turn, before or after the action.
choice-talent = { $member }’s talent: { $effect }
    .when = Talents are used on your turn, before or after the action.
choice-loot = Use { $loot }: { $effect }{ $dice ->
        [yes] , rolled or not
       *[no] {""}
    }
    .when = Loot is used on your turn and at homecoming; loot for the outside while your path is played out.
choice-sell = Sell the trophy { $monster }
    .when = Trophies are sold on your turn, at a contract and at homecoming.
choice-heal = Heal { $member } with a potion
    .when = Mercenaries are healed on your turn, before or after the action, and at homecoming.
choice-settle = Settle { $land }: the settler needs no wages, and the land can be used once per round ({ $dice } for { $gain })
    .when = Lands are settled on your turn, before or after the action, and at homecoming.
choice-move = Move { $equipment } away from { $member }
    .when = Equipment moves on your turn, before or after the action, and at homecoming.
choice-hire = Hire { $member }: { $what }
    .when = You hire after a die has gone to the Tavern.
choice-brings = brings { $dice }, talent: { $effect }
choice-beer = A round of beer: everybody at the Tavern leaves, and others come
    .when = Beer is served after a die has gone to the Tavern, before hiring.
choice-discount-talent = Use { $member }’s discount: { $effect }
    .when = Discounts are used while buying.
choice-discount-card = Use the discount of { $equipment } ({ $member }): { $effect }
    .when = { choice-discount-talent.when }
choice-trap = Buy { $trap }: { $effect }
    .when = Traps are bought after a die has gone to the Hunter’s Lodge.
choice-equipment = Buy { $equipment }, { $type }: { $effect }
    .when = Equipment is bought after a die has gone to the Bazaar.
choice-take = Take { $loot }: { $effect }
    .when = Loot is taken when something gives you loot, such as a land where you won nothing.
choice-amount =
    { $question ->
        [alchemist] { $mix }
        [armory] { $amount ->
            [one] { $amount } defense token
           *[other] { $amount } defense tokens
        }
        [deflect] { $amount ->
            [0] None: all attack dice stay here
            [one] { $amount } attack die goes there
           *[other] { $amount } attack dice go there
        }
       *[other] { $amount }
    }
    .when = Amounts are asked at the Alchemist and the Armory, and when a trick sends attack dice on.
choice-no-talent = no talent for a path
choice-member =
    { $question ->
        [assign] { $member } goes: { $what }
        [settle] { $member } settles there: no wages from now on, and still free to go out
        [promote] { $member } leads: reputation { $reputation }, { $what }
        [desert] { $member } leaves: reputation { $reputation }, { $what }
       *[other] { $has ->
            [none] { $member } takes it
           *[other] { $member } takes it (has { $has } already)
        }
    }
    .when = A member is chosen when somebody goes out, settles, takes equipment, is promoted or deserts. First choose the path, the land or the card.
choice-die =
    { $question ->
        [load] Reinforce with { $die }
        [pawn] Pawn { $die } too
        [convert] Swap { $die }
       *[other] { $die } goes
    }
    .when = Single dice are chosen after the place they go to.
choice-load-trap = Lay { $trap } face down: { $effect }
    .when = Traps are loaded when a mercenary goes to a land path or the entrance.
choice-load-defense = Take a defense token along
    .when = Tokens are loaded when a mercenary goes to a land path or the entrance.
choice-load-potion = Take a potion along
    .when = { choice-load-defense.when }
choice-load-venom = Take a venom along
    .when = { choice-load-defense.when }
load-forbidden = no use in a fight with { $monster }
choice-discard-trap =
    { $question ->
        [pay-traps] Hand over { $trap }: { $effect }
       *[other] Discard { $trap }: { $effect }
    }
    .when = Traps are discarded only when you hold too many, or a contract asks for them.
choice-discard-equipment = Nobody: discard it
    .when = Equipment is discarded only when it has to make room or a deserter leaves it behind.
choice-potion = A potion
    .when = This is asked when something gives a potion or a venom.
choice-venom = A venom
    .when = { choice-potion.when }
choice-colour =
    { $question ->
        [steal] Take a { $colour } die
       *[other] A { $colour } die
    }
    .when = A colour is asked when a trick takes dice, and by the Queen’s Grant.
choice-affinity = Lead the { $affinity } clan: { $members }
    .when = Affinities are chosen only before the first round.
choice-founder = { $member } ({ $dice }, { $effect })
choice-seat = { player-seat }
    .when = No question of the game asks for a player.
choice-yes =
    { $question ->
        [contract] Hand over { $pay } for { $reward }
        [parry] Discard a defense token ({ $tokens } here): the trick is cancelled
       *[other] Yes
    }
    .when = This answers a contract, in the adventure, or a trick that can be cancelled.
choice-no =
    { $question ->
        [contract] Leave it: you keep { $pay } and get no reward
        [divert] Keep all attack dice here
        [parry] Let the trick happen
       *[other] No
    }
    .when = { choice-yes.when }
choice-left =
    { $path ->
        [none] The path on the left
       *[other] { $question ->
            [aim] At path { $path } on the left: { $who } with { $load }
           *[other] To path { $path } on the left: { $who }
        }
    }
    .when = A side is chosen when a trick takes aim, and when a monster attacks somebody who can send attack dice on.
choice-right =
    { $path ->
        [none] The path on the right
       *[other] { $question ->
            [aim] At path { $path } on the right: { $who } with { $load }
           *[other] To path { $path } on the right: { $who }
        }
    }
    .when = { choice-left.when }
aside-member = { $member } ({ $clan })
aside-madhala = Madhala (what goes there is lost)
choice-capture =
    { $monster ->
        [none] Capture the monster
       *[other] Capture { $monster }: { $capture } glory and { $gold } gold
    }
    .when = You are asked only if your total allows both; otherwise it happens by itself when you stop.
choice-eliminate =
    { $monster ->
        [none] Eliminate the monster
       *[other] Eliminate { $monster }: { $eliminate } glory and a trophy worth { $trophy ->
            [one] { $trophy } point
           *[other] { $trophy } points
        }
    }
    .when = { choice-capture.when }
choice-grant = { $gain }
    .when = The Queen’s Grant, if it is played, is taken by the first player when a round begins, from round 2 on.
choice-reveal =
    { $aims ->
        [none] Reveal it: { $effect }
        [both] Reveal it, and choose where it aims
       *[one] Reveal it: it aims at path { $aims }
    }
    .when = With tricks in play, tokens are revealed one by one when a battle begins; without them all at once.
choice-keep =
    { $kind ->
        [trick] Keep it face down: no effect, but it counts as a trap for a capture
       *[other] Keep it face down: no effect; it counts as a trap for a capture either way
    }
    .when = { choice-reveal.when }
choice-harm =
    { $harm ->
        [dies] ; the rest kills { $member }
        [wounded] ; the rest wounds { $member }
       *[none] {""}
    }
choice-defend-talent = Cancel a hit with a talent of the mercenary, its equipment or the path, each once per round{ $rest }
    .when = Hits are cancelled when a monster has hit your mercenary.
choice-defend-token = Cancel a hit with a defense token ({ $tokens } here){ $rest }
    .when = { choice-defend-talent.when }
choice-defend-potion = Cancel a hit with the potion taken along{ $rest }
    .when = { choice-defend-talent.when }
choice-take-hits =
    { $harm ->
        [dies] { $hits ->
            [one] Take the hit: { $member } dies
           *[other] Take { $hits } hits: { $member } dies
        }
        [wounded] Take the hit: { $member } is wounded
       *[open] Take the hits that are left
    }
    .when = Hits are taken when a monster has hit your mercenary.
choice-remove-magic =
    { $dice ->
        [0] Give up a magic die to remove one attack die
       *[other] Give up a magic die: { $fewer ->
            [0] no attack die is left
            [one] one attack die instead of { $dice }
           *[other] { $fewer } attack dice instead of { $dice }
        }
    }
    .when = Magic dice on a path are given up just before attack dice are rolled there.
choice-roll = Roll a { $colour } die
    .when = Dice are rolled in the adventure, when your path strikes back or tries for a land.
choice-roll-all = Roll all that are left: { $dice }
    .when = { choice-roll.when }
choice-reroll = Reroll { $die }: the new value stands
    .when = You reroll dice that have been rolled on your path, while a reroll is left.
choice-use-venom = Use a venom: { $venom } more
    .when = A venom taken along is used when its path strikes back at a monster.
choice-stop =
    { $outcome ->
        [fulfilled] Stop with { $total }: the objective is reached
        [failed] Stop with { $total }: not enough, it costs { $penalty } glory
        [conquered] Stop with { $total }: { $foe } is conquered
        [unconquered] Stop with { $total }: not enough, but it counts for the next path
        [land-lost] Stop with { $total }: not enough, and Madhala takes { $foe } away next
        [given-up] Stop with { $total }: not enough, { $foe } stays as it is
        [captured] Stop with { $total }: { $foe } is captured
        [eliminated] Stop with { $total }: { $foe } is eliminated
        [either] Stop with { $total }: capture or eliminate { $foe }, as you like
        [unbeaten] Stop with { $total }: not enough, but it counts for the next path
        [driven-away] Stop with { $total }: not enough, and Madhala drives { $foe } away next
        [lost] Stop with { $total }: not enough, { $foe } is not beaten
       *[open] Stop here
    }
    .when = You stop when your path has rolled enough, in the adventure.
choice-discard-loot = Discard the loot { $loot }
    .when = Loot is never discarded unused.
choice-give-up = Give up the remaining dice: nothing can be done with them
    .when = Dice are given up only before the action.
# After what a choice does, and a semicolon.
choice-ends-homecoming = this is the last thing to do, so the homecoming ends with it
# A choice that ends a question in which several things may be chosen.
choice-done =
    { $question ->
        [load] Send them off
        [lodge] Done: buy them
        [tavern] Done: hire nobody
        [remove-magic] { $dice ->
            [one] Keep the magic: an attack die is rolled
           *[other] Keep the magic: { $dice } attack dice are rolled
        }
        [glory] No loot for this
        [homecoming] Done: on to the wages
       *[other] Done
    }
    .when = “done” ends a purchase, a load, a homecoming or giving magic up; none of these is under way.
choice-end-turn =
    { $next ->
        [madhala] End your turn: Madhala moves
        [nobody] End your turn: all your dice are used
       *[rival] Hand over to the next clan
    }
    .when = Your turn ends after your action, and only between steps.
# What undo can do after a choice that hands over to a rival.
choice-handing-over =
    { $across ->
        [yes] { $choice } (once it has moved, taking back marks the game as assisted)
        [together] { $choice } (from then on, taking back needs the agreement of all)
       *[no] { $choice } (no undo once it has moved)
    }

offer-lodge = buy traps
offer-tavern = hire somebody
offer-beer = nobody to hire now, but a round of beer
offer-armory = buy defense tokens
offer-bazaar = buy equipment
prices = { $items } gold
price-item = { $what } for { $gold }
price-beer = beer
price-tokens =
    { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    }

change-gain = +{ $gain }
change-gold = gold { $before }→{ $after }
change-glory = glory { $before }→{ $after }
change-reputation = reputation { $before }→{ $after }
change-excess-glory = excess glory { $before }→{ $after }
change-points = points { $before }→{ $after }
# What points have in them, and what the wages lack: “points 9→12 (+2 for air icons)”, “wages 8→12, 1 gold short”.
change-of = { $change } ({ $parts })
change-fire-points = { $signed } for fire icons
change-water-points = { $signed } for water icons
change-air-points = { $signed } for air icons
change-jungle-points = { $signed } for jungle icons
change-trophy-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }
change-then-wages = then on to the wages
change-short = { $change }, { $gold } gold short
change-wages = wages { $before }→{ $after }
change-pool = dice { $before }→{ $after }
change-traps = traps { $before }→{ $after }
change-defense = defense { $before }→{ $after }
change-potions = potions { $before }→{ $after }
change-venoms = venoms { $before }→{ $after }
change-mercenaries = mercenaries { $difference }
change-novices = novices { $before }→{ $after }
change-trophies = trophies { $difference }
change-loot = loot { $difference }
change-wounded = wounded { $difference }
change-unassigned = unassigned { $difference }
change-lands = lands { $difference }
change-total = total { $before }→{ $after }
change-hits = hits { $before }→{ $after }
change-attack-dice = attack dice { $before }→{ $after }
