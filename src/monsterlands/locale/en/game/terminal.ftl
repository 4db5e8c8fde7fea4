## The table in the terminal

table-title = Round { $round } of { $rounds } · { $phase } · { $difficulty }
table-first = { $title } · first player: { $who }
table-variants = Played with { $variants }.
table-variant-tricks = { top-tricks }
table-variant-queens-grant = the Queen’s Grant
table-variant-more-monsters = { new-monsters }
table-scenario-label = Scenario
table-scenario = { $number }, { $name }
table-rank-label = Rank
table-rank = { $rank } so far; next { $next }: { $progress }
table-rank-highest = { $rank } so far, the highest; it takes { $goal }
table-madhala-label = { token-madhala }
table-madhala =
    { $paths ->
        [none] on no path yet; can take { $left } paths this round
       *[other] on { $paths }; can take { $left ->
            [0] no more paths
            [one] one path more
           *[other] { $left } paths more
        } this round
    }
table-citadel = { citadel-title }
table-citadel-key = dice it takes, spaces (· is free), what is on offer with its price
table-outside = { group-outside }
table-outside-key = dice a path needs; what it gives
table-outside-taken = who is where, with what
table-clan = Your clan: { $affinity }
table-rivals = { rivals-title }
table-building = { $name } ({ $accepts })
table-closed = closed by panic
table-closed-by-scenario = closed in this scenario
table-mercenary = { $name } for { $cost } (rep { $reputation }, { $dice })
table-novice = novice for { $cost } ({ $left } left)
table-beer = beer for { $beer }
table-offer = { $name } for { $cost }
table-armory = up to { $most } defense tokens, { $price } each
table-pawn-shop = { deal-pawn_shop }
table-mine-space = { $space }: { $gold } gold for { $dice }
table-alchemist-space = { $space }: { $tokens } tokens
table-space-taken = { $space }: taken
table-space-players = { $space }: for { $players }+ players
table-players = { $players }+
table-land = { $land }, { $affinity }, conquest { $conquest } for { $glory } glory
table-land-label = { land-place }
table-no-land = no land
table-monster = { $monster }, { $affinity }: { $dice } attack dice, CV { $cv }, EV { $ev }{ $power ->
        [none] {""}
       *[other] {" "}({ $power })
    }
table-no-monster = no monster
table-path-taken = { $clan }: { $member } with { $load }
table-path-madhala =
    { $load ->
        [none] Madhala
       *[other] Madhala with { $load }
    }
table-mission-label = { mission-m }
table-mission = { $mission }: { $dice }, { $objective }+ for { $reward }, or lose { $penalty } glory
table-contract-label = { mission-c }
table-contract = { $mission }: { $dice }, then { $pay } for { $left } (c1) or { $right } (c2)
table-free = free
table-loot-label = { loot-title }
table-entrance-label = Entrance
# Labels at the beginning of a line of the table.
table-wealth-label = Wealth
table-wealth = gold { $gold } (wages { $wages }) · glory { $glory } · reputation { $reputation } · excess glory { $excess } · score { $score }
table-dice-label = { pool-title }
table-dice = dice { $pool }
table-tokens-label = Tokens
table-tokens = defense { $defense } · potions { $potions } · venoms { $venoms } · { $traps }
table-traps-known = traps: { $traps }
table-traps =
    { $count ->
        [0] no trap
        [one] 1 trap
       *[other] { $count } traps
    }
table-member = { $name } ({ $notes })
table-member-line = { $notes }; { $effect }
table-leader = { token-leader }
table-on-path = on path { $path }
table-wounded = { token-wound }
table-settled-land = settled { $land }
table-talent-used = talent used
table-carries = carries { $equipment }
table-novices =
    { $count ->
        [one] 1 novice
       *[other] { $count } novices
    }
table-lands-label = { board-lands }
table-trophies-label = { board-trophies }
table-out = has finished
table-rival-label = { $who } ({ $player })

## The compact table

compact-closed = { $name } closed
compact-building =
    { $offers ->
        [none] { $name } { $dice }
       *[other] { $name } { $dice }: { $offers }
    }
compact-offer = { $name } { $cost }
compact-novice = novice
compact-land =
    { $land ->
        [none] no land
       *[other] { $land } { $conquest }
    }
compact-place = { $place }  { $about }; { $foe }
compact-entrance = Entrance  { $foe }
compact-mission = { $mission }: { $paths }
compact-loot = Loot: { $loot }
compact-taken =
    { $tokens ->
        [0] { $path } { $who } { $dice }
        [one] { $path } { $who } { $dice } +1 trap
       *[other] { $path } { $who } { $dice } +{ $tokens } traps
    }
compact-free =
    { $dice ->
        [none] { $path }
       *[other] { $path } { $dice }
    }
# In one short line: D, P, V and T are defense tokens, potions, venoms and traps.
compact-clan = { $who }: gold { $gold }, glory { $glory }, rep { $reputation }, { $score } points, dice { $dice }, D{ $defense } P{ $potions } V{ $venoms } T{ $traps }

## Chances while a path is loaded

odds-not-reckoned = Chances cannot be worked out here: there are too many possibilities.
odds-line = Chances on { $path }: { $chances }; { $glory } glory on average.
odds-part =
    { $what ->
        [surviving] survives { $percent } %
        [wounded] wounded { $percent } %
        [dying] dies { $percent } %
        [capturing] captures { $percent } %
        [eliminating] eliminates { $percent } %
        [conquering] conquers { $percent } %
        [looting] takes loot { $percent } %
       *[fulfilling] fulfils { $percent } %
    }

## The terminal: prompts and answers

ui-prompt = > 
ui-welcome = Monster Lands, unofficial. You lead the { $affinity } clan against { $rivals }. { $rounds } rounds at most; the most victory points win.
ui-welcome-solo = Monster Lands, unofficial. Scenario { $number } on { $difficulty }: you against Madhala, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
ui-welcome-help = Answer with a number or by typing the choice. “?” helps at any time; “? WORD” explains whatever you see.
choice-at-once = at once: { $what }
ui-purse = You have { $gold } gold, dice { $dice }, excess glory { $excess }.
ui-purse-later = You have { $gold } gold (wages to come: { $wages }) and { $glory } glory.
ui-choice-final = { term-final }
ui-free-actions = { group-free }
ui-group-citadel = { group-citadel }
ui-group-outside = { group-outside }
ui-group-land = Settled lands
ui-group-contract = The contract
ui-group-end = End
ui-unknown = “{ $text }” is neither a choice nor a command. Type a number, the words in the second column, or “?”.
ui-unknown-near = “{ $text }” is not one of the choices. Did you mean { $choices }?
ui-unknown-thing = “{ $text }” is not one of the choices. “? { $text }” explains it.
ui-ambiguous = “{ $text }” could be { $choices }. Type a little more.
ui-no-number = There is no choice { $number }; they go from { $first } to { $last }.
ui-not-now = “{ $choice }” is not possible now. { $why }
ui-undone = Taken back: { $choice }.
ui-saved = Saved to { $file }. “load { $file }”, or “monsterlands play --load { $file }”, goes on from here.
ui-saved-copy = Written to { $file }. The campaign keeps its game by itself; “monsterlands play --load { $file }” plays this copy.
ui-load-kept = A campaign goes on with its own game; “monsterlands play --load FILE” plays another.
ui-loaded = Going on with { $file }.
ui-save-needs-file = Where to? For example: save mygame.toml
ui-load-needs-file = Which file? For example: load mygame.toml
ui-save-refused = { $file } is not a saved game, so it was not overwritten. Choose another name.
ui-file-error = { $file }: { $error }. Nothing has changed.
ui-load-error = { $file } cannot be loaded: { $error }. Nothing has changed.
ui-no-table = Nothing is laid out yet.
ui-log-empty = { log-empty }
ui-log-title = So far:
ui-log-round = In this round (“log all” shows the whole game):
ui-load-unsaved = The game under way is not saved. “save FILE” keeps it; “load { $file }” again gives it up.
ui-quit-unsaved = The game is not saved. “save FILE” keeps it; “quit” again leaves.
ui-bye = Goodbye.
ui-bye-unsaved = Goodbye. The game was not saved.
ui-bye-kept = Goodbye. The game is kept in { $file }: “monsterlands play --load { $file }” goes on.
ui-bye-not-kept = Goodbye. The game could not be kept: { $error }.
ui-why-needs-choice = Why what? For example: why tavern P5, why hire fandor, why end turn
ui-why-unknown = No choice is called “{ $text }”. Type it as it would stand in the list: tavern P5, mine 1 S, path a1, hire NAME, buy NAME, talent NAME, end turn.
ui-why-which = Which choice? { $choices }
ui-help-unknown = Nothing here is called “{ $text }”. { $near }
ui-help-near = Did you mean { $names }?
ui-help-list = “? words” lists what can be explained.
ui-help-words = Words that “?” explains, besides every card, token, tile, path and choice number on the screen:
ui-help-sentence = { $text }.
ui-help-changes = Changes: { $changes }.
ui-help-final = Final: it cannot be undone.
ui-over-commands = “save FILE” keeps the record of the whole game; “table”, “log all” and “?” still work; “quit” leaves.
ui-over-no-choices = The game is over: there is nothing to choose. Try save FILE, table, log all or quit.
ui-no-hints = There are no hints at this table.
ui-hint = { $playouts ->
    [0] A hint:
    [one] A hint, after one try:
   *[other] A hint, after { $playouts } tries:
}
ui-hint-others = { $count ->
    [one] One more choice was not tried.
   *[other] { $count } more choices were not tried.
}
hint-figures = { $win } % to win, { $points } points
hint-figures-solo = { $win } % of the way to { $rank }, { $points } points
hint-only = there is no other choice
hint-rule = a rule of thumb
hint-odds =
    { $sent ->
        [yes] { $member }: { $chances }
       *[no] for example { $member }: { $chances }
    }
hint-surviving = survives { $chance } %
hint-capturing = captures { $chance } %
hint-eliminating = eliminates { $chance } %
hint-conquering = conquers { $chance } %
hint-fulfilling = fulfils it { $chance } %
hint-less = “{ $choice }” gives more for the same
hint-wages = { $short ->
    [0] enough for the wages of { $due }
   *[other] { $short } gold short of the wages of { $due }
}
# Somebody dies of the hits of a monster; $glory is what the clan gets for it.
hint-death = { $member } dies, { $glory } glory
# What is left of the attack of a monster after a hit was cancelled.
hint-hits =
    { $fate ->
        [wounded] { $member } is wounded
       *[open] { $hits ->
            [0] no hit left
            [one] one hit left
           *[other] { $hits } hits left
        }
    }
# $dice as letters, one for each die of this colour: “SSSS”.
hint-pool = { $dice } this round
# $pay is what a contract asks for: “4 gold”. [no]: the clan does not have it.
hint-kept =
    { $payable ->
        [yes] keeps { $pay }
       *[no] you do not have { $pay }
    }
hint-then = then { $choices }
hint-rival = if you leave it, { $who } may take { $what } ({ $times } of { $guesses } tries)
hint-path = path { $path }
hint-space = space { $space } { $of }
hint-gain = { $win ->
    [0] about as good as “{ $choice }”
   *[other] { $win } % ahead of “{ $choice }”
}
hint-loss = { $win ->
    [0] about as good as “{ $choice }”
   *[other] { $win } % behind “{ $choice }”
}
ui-help-general =
    You lead a clan through up to { $rounds } rounds. A round:
      1 preparation  everybody fills the dice pool
      2 deployment   one action each, in turn: put dice on a space of the Citadel
                     (buy, hire, earn), send a mercenary to a path outside, or use
                     a settled land, until all dice are gone
      3 adventure    missions and battles of those who went out
      4 clean-up     all come home, monsters cause panic, wages are paid
    In the end glory, reputation, trophies and affinities count (? score).

    Every question has a numbered list:
      12  tavern P4   Tavern with P4: Zondu for 1, beer for 2 gold
      |   |           what it does, what it costs, what changes (gold 7→6)
      |   what to type, if you prefer words; the start is enough if it is clear
      the number to type
    “final” marks what cannot be undone: dice are rolled or cards revealed.
    Dice: S strength, M magic, P persuasion; a number is the value: P4, S6.

    Type
      a number, or a choice in words       to choose
      ? THING     to have anything explained: a number of the list, a card, a
                  token, a building, a path (a1), a die (S), a tile, any word
      ? words     to see which words can be explained
      why CHOICE  to hear why something is not offered: why hire fandor
      table       to see the table again; Enter alone shows the question again
      log         to read what happened in this round; log all: in the whole game
      hint        to see which choices look best, and why
      undo        to take your last answer back
      save FILE   to keep the game; load FILE goes on with it
      quit        to leave
ui-help-solo =
    You play alone. After each of your turns, while you have dice left, Madhala
    moves (? madhala). The rank at the end is what counts (? scenario, ? rank).
