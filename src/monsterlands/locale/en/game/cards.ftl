## Buildings

building-lodge = Hunter’s Lodge
    .the = the Hunter’s Lodge
    .at = at the Hunter’s Lodge
    .to = to the Hunter’s Lodge
    .of = of the Hunter’s Lodge
    .help = Takes { $accepts }, one die on its first free space. Buy one or more of the { $docks } face-up traps and pay for all of them together; then new ones are laid out. What you buy lies face down in front of you.
    .also = lodge, hunters lodge
building-alchemist = Alchemist
    .the = the Alchemist
    .at = at the Alchemist
    .to = to the Alchemist
    .of = of the Alchemist
    .help = Takes { $accepts }; choose a free space. You get as many tokens as it shows, potions and venoms in any mix.
building-tavern = Tavern
    .the = the Tavern
    .at = at the Tavern
    .to = to the Tavern
    .of = of the Tavern
    .help = Takes { $accepts }, one die on its first free space. Hire one of the mercenaries there, or a novice, with a reputation of at most your excess glory (your glory minus your reputation). Before that, once, a round of beer for { $beer } gold brings new faces. A hired member’s dice join your pool at once.
    .also = inn
building-armory = Armory
    .the = the Armory
    .at = at the Armory
    .to = to the Armory
    .of = of the Armory
    .help = Takes { $accepts }, one die on its first free space. Buy 1 to { $most } defense tokens, { $price } gold each.
building-pawn_shop = Pawn Shop
    .the = the Pawn Shop
    .at = at the Pawn Shop
    .to = to the Pawn Shop
    .of = of the Pawn Shop
    .help = Takes { $accepts }, as many dice as you like, { $gold } gold for each. It is never full.
    .also = pawn-shop, pawn
building-bazaar = Bazaar
    .the = the Bazaar
    .at = at the Bazaar
    .to = to the Bazaar
    .of = of the Bazaar
    .help = Takes { $accepts }, one die on its first free space. Buy one of the face-up equipment cards and give it to a mercenary who is not on a path.
building-mine = Mine
    .the = the Mine
    .at = at the Mine
    .to = to the Mine
    .of = of the Mine
    .help = Takes { $accepts }; choose a free space. Put as many dice there as it shows and take its gold.

## Cards, tokens and tiles: what `? NAME` tells

card-mercenary =
    { $role ->
        [leader] The first leader of the { $affinity } clan. Reputation { $reputation }, brings { $dice }.
        [initial] Founding mercenary of the { $affinity } clan. Reputation { $reputation }, brings { $dice }.
       *[deck] Mercenary, { $affinity }. Costs { $cost } gold at the Tavern, reputation { $reputation }, brings { $dice }.
    }
card-talent-outside = Talent, on a path: { $effect }.
card-talent-turn = Talent, once per round on your turn: { $effect }.
card-talent-lasting = Talent: { $effect }.
card-novice = Novice. Costs { $cost } gold at the Tavern, reputation { $reputation }, brings { $dice }. Once per round, on your turn, { $effect }. Novices are paid like everybody, but never go out, settle or carry equipment.
card-monster = Monster, { $affinity }, { $level ->
        [A] one of the weaker ones (level A)
        [B] one of the stronger ones (level B)
       *[other] level { $level }
    }. Attacks each path with { $attack } dice. Capture it with { $cv } or more and a trap: { $capture }. Eliminate it with { $ev } or more: { $eliminate } and a trophy worth { $trophy ->
        [one] { $trophy } point
       *[other] { $trophy } points
    }.
card-power = Power: { $effect }.
card-land = Land, { $affinity }. A total of { $conquest } or more conquers it for { $glory } glory. Once a mercenary of yours has settled it, use it once per round: { $use }.
card-land-use = deploy { $dice } for { $gain }
card-equipment =
    { $type ->
        [weapon] Weapon.
        [attire] Attire.
       *[spell] Spell.
    } Costs { $cost } gold at the Bazaar.
card-equipment-outside = On its carrier’s path: { $effect }.
card-equipment-turn = Once per round, for its carrier’s clan: { $effect }.
# Titles in place of ids, where nobody types them; a trap is called by what it brings.
title-novice = Novice
title-header = Header { $number }
title-mission = Mission { $number }
title-initial = Starting trap
title-strength-1 = Trap S
title-strength-2 = Trap SS
title-strength-3 = Trap SSS
title-strength-plus-1 = Trap +1 per S
title-strength-plus-2 = Trap +2 per S
title-strength-plus-3 = Trap +3 per S
title-magic-1 = Trap M
title-magic-2 = Trap MM
title-magic-3 = Trap MMM
title-magic-plus-1 = Trap +1 per M
title-magic-plus-2 = Trap +2 per M
title-monster-plus-4 = Trap +4
title-monster-plus-6 = Trap +6
title-monster-plus-8 = Trap +8
title-shielded-strength-1 = Shielded trap S
title-shielded-strength-2 = Shielded trap SS
title-shielded-magic-1 = Shielded trap M
title-shielded-magic-2 = Shielded trap MM
title-steal-magic-1 = Steal M
title-steal-strength-1 = Steal S
title-steal-magic-2 = Steal MM
title-steal-strength-2 = Steal SS
title-steal-any-1 = Steal S or M
title-steal-any-2 = Steal 2 of S and M
title-divert-1 = Divert 1 attack die
title-divert-2 = Divert 2 attack dice
title-conquest-glory = Conquest glory
title-elimination-glory = Elimination glory
title-capture-glory = Capture glory
title-rerolls = Rerolls
title-brews = Brews
title-slayer = Slayer
title-trophies = { board-trophies }
title-supplies = Supplies
title-magic-from-persuasion = Magic from persuasion
title-strength-from-magic = Strength from magic
title-magic-boost = Magic boost
title-magic-rerolls = Magic rerolls
title-recruit = Recruit
title-strength-boost = Strength boost
title-gold-10 = Purse of 10
title-gold-12 = Purse of 12
card-trap-initial = The trap every clan starts with. Revealed on its path: { $effect }. Discarded, it leaves the game.
card-trap-improved = Trap, { $cost } gold at the Lodge. Revealed on its path: { $effect }.
card-trap-shielded = Shielded trap, { $cost } gold at the Lodge. Revealed on its path: { $effect }; tricks cannot take these dice.
card-trap-trick = Trick, { $cost } gold at the Lodge. Revealed, it { $effect }, and is no longer a trap for a capture.
card-loot-outside = Loot, to be used once, when it is your path’s turn in the adventure: { $effect }.
card-loot-turn = Loot, to be used once, on your turn: { $effect }.
card-header = Path header, laid above a land: what its four paths need and give.
card-header-path = Path { $number }: { $path }.
card-mission-dice = Dice mission: { $asks }.
card-mission-contract = Contract: { $asks }.
mission-asks = go with { $dice }, roll { $objective } or more for { $reward }; a failure costs { $penalty } glory
contract-asks = go with { $dice }, then hand over { $pay } for { $left } (left path) or { $right } (right path), if you like

header-path =
    { $more ->
        [0] needs { $dice }
       *[other] needs { $dice }, up to { $more } more { $colours }
    }
header-path-benefit = { $path }; { $benefit }
# Gold lies on the mercenary and is the clan’s only at home.
benefit-carried =
    { $pays ->
        [no] gives { $gain }
        [short] { $gain } on return
       *[long] { $gain } if it comes home, before wages
    }
