## Everywhere

app-name = Monster Lands
app-back-to-game = Back to the game
app-title = { $page } · Monster Lands
app-waiting = One moment …
app-beginning = The table is being laid …
app-retry = Try again
app-part-missing = A part of the table did not arrive. Perhaps the server stopped, or has a new version: load the page again.

problem-unreachable = The server does not answer. Is it still running? Nothing is lost: games are kept with every step.
problem-unknown = Something went wrong on the server (code { $status }). Try again; if it happens again, restart the server.
problem-here = Something went wrong in this page. Load it again; games are kept with every step.

nowhere-title = No path leads here
nowhere-text = This address is not known. Perhaps it was cut off when it was copied.
nowhere-home = Back to the beginning

## Home

home-lead = Lead a clan of mercenaries, trap the monsters beyond the walls, conquer their lands, and be remembered for it.
home-continue = Continue
home-under = Other games under way
home-past = Past games
home-past-all = Show all { $count }
home-broken = Games that cannot be opened
home-more = Look up and import
home-gallery = Cards and words
home-rules = Rules
home-import = Open a game file …
home-import-note = Replay or continue a game that was saved as a file: its record.
home-settings = Settings
home-about = About

welcome-title = The Tavern is open
welcome-text = New here? You need not read any rules: the first game explains each thing when it comes.
welcome-at-once = I know the game
welcome-again = No game is under way
welcome-again-text = Your last one is finished, and is listed below. Here you can start the first solo scenario at once, on Normal. All other ways to play are beside it.
welcome-next = Play Business as usual

gist-title = How it goes
gist-ready = Get ready
gist-ready-note = Your dice are your workers: in the Citadel they hire people, buy traps and gear, dig for gold.
gist-hunt = Go out
gist-hunt-note = Your people capture or kill the monster, conquer its land, fulfil missions.
gist-home = Come home
gist-home-note = Wounds stay, wages are due, and a monster that got away closes buildings.
gist-win = Be remembered
gist-win-note = After six rounds, within an hour or so, points decide: glory above all.

ways-title = Play
way-solo = Solo
way-solo-note = Ten scenarios, each with ranks to reach. Madhala, a hunter moved by two dice, takes places before you can.
way-campaign = Campaign
way-campaign-note = All ten scenarios in a row; your rank decides what comes next.
way-bots = Against bots
way-bots-note = One to three rivals, from novice to hero.
way-hotseat = Around one screen
way-hotseat-note = Two to four people take turns at this screen; bots may fill seats.
way-learn = Learn by playing
way-learn-note = A guided first game, on the easiest level. Each thing is explained when it comes.

## Games in a list

game-campaign = Campaign: { $name }
game-bots = Against { $rivals }
game-bots-alike = { $count } × { $name }
game-bots-unknown =
    { $count ->
        [one] Against a rival
       *[other] Against { $count } rivals
    }
game-hotseat = { $count } around one screen
game-unknown = A game
game-broken = Cannot be opened here: { $reason }
game-at = Where it stands
game-round = Round { $round } of { $rounds }
game-standing = Points
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
game-changed = Last played
game-assisted = assisted
game-brought = imported
game-replay = Look back at { $title }
game-replay-short = Look back
game-delete = Delete { $title }
delete-title = Delete this game?
delete-under = { $title }, last played { $when }, is not finished. It cannot be brought back.
delete-past = { $title }, finished { $when }, and its record will be gone for good.
delete-keep = Keep it
delete-do = Delete
player-you = You
player-seat = Player { $number }
time-now = just now

## Difficulties, ranks, bots

difficulty-tutorial-note = Monsters never get more attack dice as the rounds go by.
difficulty-normal-note = Weaker monsters come first, and attacks grow with the rounds.
difficulty-hard-note = Any monster may come from the start, and attacks grow with the rounds.
difficulty-cutthroat-note = Any monster may come from the start, and attacks grow faster.

bot-novice = Novice
bot-trainee = Trainee
bot-veteran = Veteran
bot-hero = Hero
bot-novice-note = Knows the rules and misjudges most things. Good for a first game.
bot-trainee-note = Plays by quick rules, without thinking ahead. A fair rival.
bot-veteran-note = Tries its best ideas to the end of the round. Hard to beat.
bot-hero-note = Weighs nearly every choice many times. Beats the Veteran in six games of seven.

## A new game

new-difficulty = Difficulty
new-affinity = Your affinity
new-affinity-ask = Ask me
new-affinity-ask-note = You choose when the table is laid.
new-affinity-fixed = This scenario is played with { $affinity }.
new-affinity-fire = Fire
new-affinity-water = Water
new-affinity-air = Air
new-affinity-jungle = Jungle
new-affinities = Affinities
new-affinities-dealt = Dealt
new-affinities-chosen = Chosen
new-affinities-dealt-note = Chance gives each clan its affinity.
new-affinities-chosen-note = Each seat in turn picks one.
new-options = Options
new-tricks = Trick module
new-tricks-note = Face-down tricks that steal dice from neighbouring paths, and shielded traps against them.
new-grant = Queen’s Grant
new-grant-note = From round 2 on the first player receives a die and a gift.
new-monsters = More monster action
new-monsters-note = In rounds 2, 4 and 6 a monster comes to an empty entrance.
new-begin = Begin

solo-title = Solo
solo-lead = Ten scenarios. What you reach at the end makes you Monster Fodder, a Trainee, a Veteran or a Hero.
solo-scenarios = Scenario
solo-number = Scenario { $number }
solo-goals = What each rank takes, at any difficulty
solo-rank = Rank
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

bots-title = Against bots
bots-lead = The one with the most victory points after six rounds wins, or at once when a clan has 30 glory.
bots-rivals = Rivals
bots-rival = Rival { $number }
bots-count =
    { $count ->
        [one] One
        [2] Two
       *[other] Three
    }
bots-think = Thinks at most
bots-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
bots-think-note = for a decision. More time, better play.

hotseat-title = Around one screen
hotseat-lead = Pass the seat on after each turn: what is hidden stays hidden until the next one sits down.
hotseat-seats = Players
hotseat-seat = Player { $number }
hotseat-person = A person
hotseat-name = Name of player { $number }
hotseat-name-hint = Name
hotseat-who = Who is player { $number }
hotseat-bots-last = People sit first, bots after them.
hotseat-same = Two of you have the same name. Add a letter to one of them, so that you can tell whose turn it is.
hotseat-nobody = Somebody has to play: give a person a seat.

## About

about-version-title = What runs here
about-version = Version
about-engine = Engine
about-compiled = compiled
about-plain = plain Python
about-edition = Edition
about-place = Games
about-keeper = This is the machine of the server: all its games are listed.
about-guest = The server is elsewhere: the games that were begun in this browser are listed.
about-credits = Credits, and what this is not
