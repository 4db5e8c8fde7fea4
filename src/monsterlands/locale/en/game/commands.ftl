## The terminal

# What somebody may type.
ui-quoted = “{ $text }”
# The bots, behind the name of their clan: “The water clan (trainee)”. They are typed and saved by their English names.
rival-novice = novice
rival-trainee = trainee
rival-veteran = veteran
rival-hero = hero
# A share of 100, written with the decimal sign of the language.
percent = { $number }%

## The command line: the language

cli-unknown-language = monsterlands: there are no words in “{ $language }”, only in { $known }; this is English.
cli-error = monsterlands: { $message }

## The command line: what `--help` says. In a list of commands only the first sentence of each is shown: at most 60 characters.

# The words of the parser of arguments.
usage-usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = required
# { "{default}" } and { "{var}" } stay as they are.
usage-default = default: { "{default}" }
usage-variable = env var: { "{var}" }
usage-help = Show this message and exit.
usage-install-completion = Install completion for the current shell.
usage-show-completion = Show completion for the current shell, to copy it or customize the installation.
usage-missing-command = Missing command.
usage-no-command = No such command “{ $what }”.
usage-no-option = No such option: { $what }
usage-needs-value = Option “{ $what }” requires an argument.
usage-missing-argument = Missing argument “{ $what }”.
usage-missing-option = Missing option “{ $what }”.
usage-extra = Got unexpected extra arguments ({ $what })
usage-whole = it must be a whole number
usage-decimal = it must be a number
usage-at-least = it must be { $least } or more
usage-at-most = it must be { $most } or less
usage-invalid = Invalid value for { $what }: { $why }

command-monsterlands = Monster Lands, an unofficial digital edition of the board game.
command-serve = Play in the browser: serve the table until Ctrl-C.
command-think = Think for the bots of the servers of a database, until Ctrl-C.
command-play = Play a game against bots, or a scenario alone.
command-simulate = Play games among bots and summarise the results.
command-arena = Have bots play each other from every seat, and rank them.
command-replay =
    Tell the story of a recorded game.

    The numbers at the left are the steps, for show --to.
command-show =
    Show the table of a record at any step, or of a position.

    Written states can be shown too. Without --seat, hidden pieces are shown as well.
command-export =
    Write stored games as records, or list them.

    It works while a server runs, too.
command-import =
    Store records as games.

    You can then continue them in the browser, or review them if they are over.
command-copy-store =
    Copy all games to another folder or database.

    If it is cut off, run it again: it goes on where it was.
command-backup =
    Write a copy of all games to a file.

    It works while a server runs, too.
command-prune =
    Delete old games; without --yes only list them.

    A game of a campaign stays as long as a later one of its campaign stays. Groups of friends that are as old
    go once they have no game left.
command-odds = Print how likely mercenaries are to survive and win.
command-edition = Look at an edition, or check your own.
command-edition-show = Show every component, and where each number comes from.
command-edition-check =
    Report everything that is wrong with a file.

    Counts that differ from the printed game are only warnings.
command-campaign = Play the solo scenarios as a campaign.
command-campaign-new = Begin a campaign.
command-campaign-next = Play the next game of a campaign, or go on with the current one.
command-campaign-status = Show the state of a campaign, and all its games.

# What is in square brackets is what holds if the option is not given.
option-version = Print the version and stop.
option-lang = The language: { $known }. [that of the system]
option-terminal = Play in this terminal, which play always does.
option-players = How many clans, 1 to 4; you lead one of them, 1 is --solo. [2]
option-solo = One player against Madhala, in a scenario.
option-scenario = Play this scenario, alone: 1 to 10, listed by “monsterlands edition show”. [1]
option-affinity = Alone, the clan: fire, water, air or jungle. [asked]
option-difficulty = tutorial, normal, hard or cutthroat. [normal]
option-difficulty-of-all = tutorial, normal, hard or cutthroat.
option-tricks = Play with the trick module.
option-queens-grant = Play with the Queen's Grant.
option-more-monsters = Play with More monster action.
option-bots = Your rivals: one for all seats, or one for each; a name, package.module:Class, or hero@think=1. [trainee, or those of the saved game]
option-edition = An edition or overlay of your own, or a shipped one.
option-seed = Deal the same dice and cards every time.
option-position = Begin at a position written by hand.
option-load = Go on with a saved game.
option-compact = Show the table in 24 lines of 80 columns. [if the terminal is small]
option-think = Seconds for a hint.
option-to = Stop after this step. [the last]
option-to-of-record = The step of a record. [the last]
option-verify = Only check that it replays to its digest; exit code 0 or 1.
option-seat = Only what this seat (0, 1, ...) may know. [everything]
option-seat-for-odds = Use only what this seat (0, 1, ...) may know. [everything]
option-walk = Steps to play first: 'path a1; member korgo; done'.
option-path = Only this path. [all loaded ones]
option-aim = Only capture, elimination or glory. [all of them]
option-json = Write one JSON object.
option-json-of-odds = Write one JSON object for each path and aim, each on its own line.
option-json-of-games = Write one JSON object for each game, each on its own line.
option-json-list = List the games as JSON.
option-data = The folder of the games. [your data folder]
option-database = The games are in PostgreSQL instead: postgresql://USER@HOST/NAME.
option-seed-of-bots = Play the same games every time. [a new one, printed]
option-jobs = How many processes play, up to one per core.
option-records = Write a record of each game there, as a file.
option-players-of-bots = How many clans, 1 to 4; 1 is --solo. [2]
option-scenario-of-bots = Play this scenario, alone, or each of them in turn. [1]
option-games = How many games, of each scenario.
option-bots-who = Who plays: one for all seats, or one for each; a name, package.module:Class, or hero@think=1.
option-games-of-arena = How many games; rounded up until the seats are even.
option-players-of-arena = How many clans, 2 to 4. [2]
option-seats = Who meets, with a bot at several seats if you like; may be given again. [all sets of the bots]
option-think-of-bots = How long bots that search may think.
option-rollouts = How many games bots that search may try out.
option-out-of-arena = Keep the games there, resume if interrupted, and write a report.
option-first-difficulty = Of the first game: tutorial, normal, hard or cutthroat.
option-force = Replace what is in the file.
option-next-difficulty = hard or cutthroat, if you may choose.
option-clan = Your clan: fire, water, air or jungle.
option-all = Write all games.
option-out = The file, or a folder for monsterlands-GAME.toml. [this folder]
option-older-than = Delete games that nobody has changed for this long.
option-yes = Delete them. [only list them]
option-finished = Only those that are over, or that are not. [both]
option-processes = How many thoughts at once. [one for each core]
option-json-log = Write the log as lines of JSON.
option-host = The address; any but loopback lets other computers in.
option-port = The port; 0 picks any free one.
option-workers = How many processes serve; more than one need --database.
option-browser = Open the browser.
option-public-url = How browsers reach it through a proxy: https://monsters.example.
option-proxy = A proxy that says who its clients are: an address or network. May be repeated.
option-house-rules = A text that guests can read: the rules of the house.
option-talk = Let people who play together talk.
option-push-contact = Whom push services may ask about this server: mailto:host@monsters.example.

argument-record = A record, such as a saved game.
argument-records = Records, such as saved games.
argument-game = A record, a position or a written state.
argument-stored-game = The id of a game, or its beginning. [list all games]
argument-campaign = The file of the campaign. [campaign.toml in your data folder]
argument-edition = A .toml file, or a shipped edition such as standard@1.
argument-edition-file = The .toml file.
argument-from = A folder, or postgresql://USER@HOST/NAME.
argument-target = Another one.
argument-backup = The file to write; it must not exist yet.
argument-bots = Who plays: a name, package.module:Class, or hero@think=1.

## The command line: what it tells

cli-no-file-text = { $file } is not a text file; records, positions and states are
cli-no-text = it is not a text file
cli-no-utf-8 = the input is not text in UTF-8
cli-no-record = { $file } is not a record that can be replayed: { $why }
cli-no-step = --to is { $to }; the record has { $last } steps: choose 0 to { $last }
cli-no-steps = --to is { $to }; { $file } is not a record and has no steps: leave --to out
cli-step = Step { $step } of { $last }.
cli-no-state = { $file } is not a state that can be shown: { $why }
cli-no-game = { $file } is neither a record, a position nor a written state: { $why }
cli-no-position = { $file } is not a position:
cli-not-text = { $file }: not a text file
cli-data-or-database = --data and --database cannot be given together: choose one of them

# play
cli-bad-think = --think is { $think }; it must be a number of seconds above 0
cli-bots-alone = --bots cannot be used in solo play: there are no rivals
cli-decided-by-load = { $name } cannot be used with { $by }: the saved game decides it
cli-decided-by-position = { $name } cannot be used with { $by }: the position decides it
cli-players-alone = --players is { $players }; { $option } is for one player
cli-no-saved-game = { $file } is not a playable saved game: { $why }
cli-too-few-bots = --bots names { $named } players; it must be 1 for all, or one for each of { $seats }
cli-name-the-bot = it was played with { $bot }; to go on with it, begin with --bots { $bot }
cli-kept-in-campaign = The campaign: { $rank } in game { $game }; { $after }.

# replay, show
cli-verify-whole = --to cannot be used with --verify: the whole record is checked
cli-no-seat = --seat is { $seat }; seats are 0 to { $last }
cli-not-a-record = { $file } is not a record: { $why }
cli-not-replayed = { $file } does not replay: { $why }
cli-replayed = { $file } replays: { $steps } steps, digest { $digest }
cli-seat = seat { $seat }
cli-seen-from = Seen from seat { $seat }.
cli-no-clans = There are no clans to show yet.
cli-over = { event-game-ended }
cli-chance = Chance decides: { $question }.
cli-asked = Seat { $seat } is asked: { $question }.
cli-rank = Scenario { $number }, { $name }, on { $difficulty }: { $rank }.
head-place = place
head-seat = seat
head-clan = clan
head-points = points
head-glory = glory
head-reputation = reputation
head-trophies = trophies
head-affinities = affinities
head-game = game
head-scenario = scenario
head-difficulty = difficulty
head-rank = rank
head-changed = changed
head-table = table
head-players = players
head-games = games
head-wins = wins
head-even = even
head-rating = rating
head-path = path
head-who = who
head-aim = aim
head-survives = survives
head-wounded = wounded
head-dies = dies
head-captures = captures
head-eliminates = eliminates
head-conquers = conquers
head-loots = loots
head-fulfils = fulfils

# campaign
cli-campaign-open = { $file } holds a campaign that is not over; --force replaces it
cli-campaign-force = --force replaces it
cli-campaign-file = The campaign is in { $file }.
cli-campaign-fixed = { $name } cannot change in a game that has begun
cli-campaign-choose = choose a --difficulty: { $difficulties }
cli-campaign-begun = Campaign, game { $game }, begun: { $where }.
cli-campaign-resumed = Campaign, game { $game }, resumed: { $where }.
cli-campaign-edition = Edition { $edition }, begun on { $difficulty }; { $games } played.
cli-campaign-after-over = it is { $status ->
    [won] won
   *[lost] lost
}, with { $games }
cli-campaign-after-next = next is { $where }
cli-campaign-played = Played: { $where }: { $rank }, { $points } victory points.
cli-campaign-over = The campaign is { $status ->
    [won] won
   *[lost] lost
}, with { $games }.
cli-campaign-under-way = Under way: { $where }. “{ $command }” goes on.
cli-campaign-next = Next: { $where }. “{ $command }” plays it.
cli-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-where = scenario { $scenario }, { $name }, on { $difficulty }
cli-campaign-none = { $file } does not exist; “monsterlands campaign new” begins a campaign
cli-campaign-bad = { $file } is not a playable campaign: { $why }
cli-campaign-bad-otherwise = { $file } is not a playable campaign: { $why }; { $otherwise }

# export, import, copy-store, backup, prune
cli-all-or-game = --all and a game cannot be given together: choose one of them
cli-out-needs-game = --out needs a game, or --all
cli-json-lists = --json is for the list of games: leave the game and --all out
cli-imported = { $file } is game { $game }, { $over ->
    [yes] over
   *[no] under way
}.
cli-many-begin = the ids of { $games } games begin with { $game }: type more of it
cli-game-damaged = game { $game } cannot be replayed: { $why }
cli-not-overwritten = { $file } exists and is not a record: it was not overwritten
cli-exported = Game { $game } is in { $file }.
cli-no-games = There are no games yet.
cli-person = a person
cli-unreadable = unreadable
cli-table-scenario = scenario { $number }, { $difficulty }
cli-state-over = over
cli-state-open = under way
cli-not-stored = { $file } is not a record that can be stored: { $why }
cli-copied = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} copied{ $there ->
    [0] .
    [one] ; { $there } game was there already.
   *[other] ; { $there } games were there already.
}
cli-copy-damaged = monsterlands: game { $game } is damaged and was not copied
cli-backed-up = The games are copied to { $file }.
cli-none-that-old = No game is that old.
cli-found-old = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} found{ $groups ->
    [0] .
    [one] , and { $groups } group of friends without a game.
   *[other] , and { $groups } groups of friends without a game.
} Add --yes to delete what is listed.
cli-deleted = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} deleted{ $groups ->
    [0] .
    [one] , and { $groups } group of friends without a game.
   *[other] , and { $groups } groups of friends without a game.
}
cli-deleted-before = { $error } { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} deleted before that.

# serve, think
cli-serving = The table is at { $address } and the games are kept in { $place }. Ctrl-C stops.
cli-serving-others = Others find it at { $address }
cli-workers-need-database = --workers needs --database: only one process can use a folder of games
cli-long-rules = { $file } has { $length } characters; { $most } are allowed
cli-think-needs-database = thinking for others needs --database: the games of a folder are in one process
cli-thinking = This machine thinks for bots, up to { $processes } at once. Ctrl-C stops.

# odds
cli-no-such-seat = there is no seat { $seat }; seats are 0 to { $last }
cli-no-such-aim = there is no aim { $aim }; aims are { $aims }
cli-nobody-on-path = nobody is on a path in { $file }; --walk sends somebody there
cli-damage = Damage left behind, and how likely:
cli-assumed = Assumptions: nobody deploys any more, players who are hit defend, the other paths roll for the most glory and spend no loot, and tricks are revealed against rivals.

# simulate, arena
cli-bad-scenario = --scenario is { $scenario }; it must be a number, or { $all }
cli-simulated = { $games } of { $table } ({ $who }), { $difficulty }{ $more ->
    [none] {""}
   *[other] , { $more }
}, seed { $seed }
cli-simulated-clans = { $clans } clans
cli-simulated-each = each scenario
cli-simulated-scenario = scenario { $number }, { $name }
cli-variant-queens-grant = Queen's Grant
cli-all-seats = all seats
cli-winner = the winner
cli-per-game = per game
cli-in-all = in all
count-rounds = rounds
count-battles = battles
count-beaten = monsters beaten
count-captured = captured
count-eliminated = eliminated
count-conquered = lands conquered
count-conquering = games with a land conquered
count-deaths = deaths
count-desertions = desertions
count-promotions = promotions
count-panic = panic tokens spread
count-panic-lifted = panic lifted
count-last-lashes = last lashes
count-settled = lands settled
count-trophies-sold = trophies sold
count-missions-fulfilled = missions fulfilled
count-missions-failed = missions failed
count-contracts-kept = contracts kept
count-of-battles = { $share } of the battles
count-of-beaten = { $share } of the beaten
count-of-games = { $share } of the games
cli-think-or-rollouts = --think and --rollouts cannot be used together: a bot takes one of them
cli-bad-jobs = jobs is { $jobs }; it must be 1 or more
cli-bad-arena-players = players is { $players }; in an arena it must be 2 to 4
cli-report = The report is in { $file }.
cli-process-ended = a process ended before its games were finished; if memory is short, try fewer --jobs

# edition check
cli-warning = warning: { $text }
cli-edition-ok = ok: { $summary }
cli-edition-playable = playable: { $summary }
cli-edition-counts = { $edition }, { $mercenaries } mercenaries, { $novices } novices, { $monsters } monsters, { $lands } lands, { $equipment } equipment cards, { $traps } traps, { $loot } loot, { $headers } headers, { $missions } missions, { $scenarios } scenarios
cli-edition-over = { $summary }; over { $base }, { $changed } values changed
