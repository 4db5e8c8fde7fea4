## Everywhere

app-name = Monster Lands
app-back-to-game = Back to the game
# The title of the browser tab.
app-title = { $page } · Monster Lands
# Shown before anything else where a browser runs no scripts, in all languages below each other.
app-needs-scripts = Monster Lands needs JavaScript. Allow it for this page, and reload.
app-waiting = One moment …
app-beginning = The table is being set up …
app-retry = Try again
app-part-missing = Part of the table did not arrive. Perhaps the server has stopped, or has a new version: reload the page.

app-offline = You are offline.
app-silent = The server does not answer.
app-away-kept = The rules, the cards and words, and the replays you have looked at still work. Games go on by themselves once the server answers.
app-away = Everything goes on by itself once the server answers.
app-unkept = This browser has no room left: new settings and keys to seats last only until this window is closed. The games stay on the server. Free some space, then reload.
app-outdated = A new version is here.
app-reload = Reload
# A button: not now.
app-later = Later

# A heading, above finished games that can be looked at without a connection.
offline-kept = Look back while offline
problem-offline = You are offline, and this needs the server. It loads once you are back online; nothing is lost.
problem-unreachable = The server does not answer. Is it still running? Nothing is lost: every step of a game is saved.
problem-unknown = Something went wrong on the server (code { $status }). Try again; if it happens again, restart the server.
problem-here = Something went wrong on this page. Reload it; every step of a game is saved.

nowhere-title = No path leads here
nowhere-text = This address is not known. Perhaps it was cut off when it was copied.
nowhere-home = To the home page

## Home

home-lead = Lead a clan of mercenaries, trap the monsters beyond the walls, conquer their lands, and be remembered for it.
home-continue = Continue
# A heading.
home-under = Other games under way
home-past = Past games
home-past-all = Show all { $count }
home-older = Show older games
# A heading, above a list.
home-broken = Games that cannot be opened
# A heading, above links to the rules, the cards, and files.
home-more = Look up and import
home-gallery = Cards and words
# A quiet line below the choice of languages. $language is a name, or both names of languages-named; $languages are the names of all languages, each in itself.
languages-unspoken = Your browser asks for { $language }, which the game does not speak yet. It speaks { $languages }: choose one of them here.
# A language as it is called here, and in itself: “Swedish (svenska)”.
languages-named = { $name } ({ $own })
home-import = Open a game file …
# What a file is that does not belong where it was opened.
file-is = { $kind ->
    [record] the record of a game
    [profile] a profile, which is opened at “Your profile”
    [campaign] a campaign, which the command line plays
    [edition] an edition, which the command line plays
    [position] a position, which the command line plays
    [picture] a picture or something else without text
    [empty] an empty file
   *[other] some other text
}
home-file-other = This is not a game file but { $what }. A game file is the saved record of a game.
home-import-note = Look back at a game from its saved record, or continue it.
# A link to the page with versions, house rules and credits.
home-about = About
home-about-house = House rules and credits

welcome-title = The Tavern is open
welcome-text = New here? No need to read the rules: the first game explains things as they come up.
# A button for those who need no guide.
welcome-at-once = I know the game
welcome-again = No game is under way
welcome-again-text = Your last one is finished, and is listed below. Here you can start the first solo scenario at once, on Normal. All other ways to play are beside it.
welcome-next = Play Business as usual

# What the game is, in four short steps: each has a title and a sentence.
gist-title = How it goes
gist-ready = Get ready
gist-ready-note = Your dice are your workers: in the Citadel they hire people, buy traps and gear, dig for gold.
gist-hunt = Go out
gist-hunt-note = Your people capture or kill the monster, conquer its land, fulfil missions.
gist-home = Come home
gist-home-note = Wounds stay, wages are due, and a monster that got away closes buildings.
gist-win = Be remembered
gist-win-note = After six rounds, within an hour or so, points decide: glory above all.

# A heading, above the ways to play (verb).
ways-title = Play
way-solo = Solo
way-solo-note = Ten scenarios, each with ranks to reach. Madhala, a hunter moved by two dice, takes places before you can.
way-campaign = Campaign
way-campaign-note = All ten scenarios in a row; your rank decides what comes next.
way-bots = Against bots
way-bots-note = One to three rivals, from Novice to Hero.
way-hotseat = Around one screen
way-hotseat-note = Two to four people take turns at this screen; bots may fill seats.
way-learn = Learn by playing
way-learn-note = A guided first game, on the easiest level. Things are explained as they come up.

## Games in a list

game-campaign = Campaign: { $name }
game-bots = Against { $rivals }
# One kind of rival: “2 × Veteran”.
game-bots-alike = { $count } × { $name }
game-bots-unknown =
    { $count ->
        [one] Against a rival
       *[other] Against { $count } rivals
    }
game-hotseat = { $count } around one screen
# A title for a game about which nothing else is known.
game-unknown = A game
game-broken = Cannot be opened here: { $reason }
# Captions in a list of games: what round it is, how many points there are, when it was played.
game-at = Where it stands
game-round = Round { $round } of { $rounds }
game-standing = Points
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
game-changed = Last played
# Tells two games of the same title apart. $when is a date and time.
game-begun = begun { $when }
# A mark on a game in which steps were taken back that cannot be taken back in earnest.
game-assisted = assisted
game-brought = imported
game-replay = Look back at { $title }
game-replay-short = Look back
game-delete = Delete { $title }
delete-title = Delete this game?
# $title is a game; $when is a time such as “2 hours ago” or a date.
delete-under = { $title }, last played { $when }, is not finished. Once deleted, it is gone for good.
delete-past = { $title }, finished { $when }, and its record will be gone for good.
delete-friends = { $title } is removed from your list for good. The others keep their seats; once all have removed it, it is deleted.
delete-keep = Keep it
delete-do = Delete
player-you = You
time-now = just now

## Difficulties, ranks, bots

difficulty-tutorial-note = Monsters never get more attack dice as the rounds go by.
difficulty-normal-note = Weaker monsters come first, and attacks grow with the rounds.
difficulty-hard-note = Any monster may come from the start, and attacks grow with the rounds.
difficulty-cutthroat-note = Any monster may come from the start, and attacks grow faster.

bot-novice = Novice
bot-trainee = { rank-trainee }
bot-veteran = { rank-veteran }
bot-hero = { rank-hero }
bot-novice-note = Knows the rules but misjudges most things. Good for a first game.
bot-trainee-note = Plays by quick rules, without thinking ahead. A fair rival.
bot-veteran-note = Thinks its best ideas through to the end of the round. Hard to beat.
bot-hero-note = Weighs nearly every choice many times. Beats the Veteran in six games of seven.

## A new game

new-difficulty = Difficulty
new-affinity = Your affinity
# Instead of an affinity: the game asks later.
new-affinity-ask = Ask me
new-affinity-ask-note = You choose once the table is set up.
new-affinity-fixed = This scenario is played with { $affinity }.
new-affinity-fire = Fire
new-affinity-water = Water
new-affinity-air = Air
new-affinity-jungle = Jungle
# How the clans get their affinities: by chance (dealt) or by choice (chosen).
new-affinities = Affinities
new-affinities-dealt = Dealt
new-affinities-chosen = Chosen
new-affinities-dealt-note = Chance gives each clan its affinity.
new-affinities-chosen-note = Each seat in turn picks one.
new-options = Options
new-tricks = Trick module
new-tricks-note = Face-down tricks that steal dice from neighbouring paths, and shielded traps against them.
new-grant-note = From round 2 on, the first player receives a die and a gift.
new-monsters-note = In rounds 2, 4 and 6 a monster comes to an empty entrance.
# A button: begin the game.
new-begin = Begin

solo-lead = Ten scenarios. What you reach at the end makes you Monster Fodder, a Trainee, a Veteran or a Hero.
solo-scenarios = Scenario
solo-number = Scenario { $number }
solo-goals = What each rank takes, at any difficulty
solo-rank = Rank
# A heading of a column: what one must have at the end.
solo-goal = At the end
solo-fodder-goal = Anything less.
solo-best = Your best: { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on { $difficulty }
solo-played =
    { $count ->
        [0] Not played yet
        [one] Played once
       *[other] Played { $count } times
    }

bots-lead = Six rounds, or fewer if a clan reaches 30 glory. The most victory points win.
bots-rival = Rival { $number }
# How many rivals; buttons.
bots-count =
    { $count ->
        [one] One
        [2] Two
       *[other] Three
    }
# A label; then comes a choice of seconds, then bots-think-note.
bots-think = Thinks at most
bots-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
bots-think-note = per decision. The longer, the better it plays.

hotseat-lead = Pass the screen on after each turn: what is hidden stays hidden until the next player is ready, unless the table is open.
hotseat-seats = Players
hotseat-person = A person
hotseat-name = Name of player { $number }
hotseat-name-hint = Name
hotseat-who = Who is player { $number }
hotseat-bots-last = People sit first, bots after them.
hotseat-same = Two of you have the same name. Add a letter to one of them, so that you can tell whose turn it is.
hotseat-nobody = Somebody has to play: give at least one seat to a person.

## About

about-house-rules = Rules of this house
about-version-title = What runs here
about-version = Version
about-engine = Engine
# How the engine runs: a value beside “Engine”.
about-compiled = compiled
about-plain = plain Python
about-edition = Edition
# A label: where the games are stored.
about-place = Games
about-keeper = The server runs on this machine: all its games are listed.
about-guest = The server is elsewhere: you see the games of your profile and those begun in this browser.
about-credits = Credits, and what this is not

## With friends

way-friends = With friends
way-friends-note = Each at their own screen, near or far: you send a link.
home-invited = I have an invitation
home-lobbies = Tables that have not begun
# The place that the clan of this player came in; $count is how many clans there were.
game-place =
    { $place ->
        [1] 1st of { $count }
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
# A mark: the players agreed to stop before the end.
game-ended = ended early
game-friends = With { $names }
game-waits = Waiting for { $name }
game-bot-plays = A bot is choosing: { $bot }
game-left = You have left this game
home-return = Go back to it
lobby-row =
    { $count ->
        [0] All seats are taken. The game has not begun yet.
        [one] One seat is free
       *[other] { $count } seats are free
    }
# $names are those who are ready; $count is how many they are.
lobby-waits-for-me =
    { $count ->
        [one] { $names } is waiting for you
       *[other] { $names } are waiting for you
    }
lobby-all-ready = Everybody is ready
# A button that leads to the table.
lobby-enter = To the table
again-text = Your game together is over. Play again with the same people, everybody one seat along.
friends-bot = Bot: { $bot }
seat-my-name = Your name
profile-title = Your profile
