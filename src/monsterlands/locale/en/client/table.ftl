### The table.

## Getting there

screen-laying = Laying the table …
screen-laying-told = Fetching the game.
screen-no-key = This browser has no key to this game. Open it where it was begun.
screen-gone = There is no such table
screen-closed = This table cannot be opened
screen-broken = Something went wrong on this page
screen-broken-told = Your game is stored with every step. Try again; if that does not help, reload the page.
screen-again = Try again
screen-home = Back home

handover-title = It is the turn of { $who }
handover-text = Hand the screen over. Nothing secret is shown until you say so.
handover-sit = I am { $who }: show my table

## The top line

top-round = Round { $round } of { $rounds }
top-yours = Your turn
top-theirs = { $clan }
top-standing-told = The rank that the game would end with now. Only the end counts: it can still rise and fall.
top-over = The game is over
top-tricks = tricks
top-grant = Queen’s Grant
top-monsters = more monsters
top-assisted = assisted
top-assisted-told = A step was taken back across a barrier in this game.
top-help = How to use the table, and its keys
top-settings = Settings
top-rules = Rules
top-gallery = Gallery
top-home = Home
connection-connecting = connecting
connection-open = connected
connection-reconnecting = reconnecting
connection-gone = disconnected
connection-banner = Reconnecting … You can look around; what you choose is kept and sent.

## Things

spot-lit = { $label }, can be chosen
spot-picked = { $label }, picked
spot-other = It does not fit what you have picked. Choosing it starts over.
label-mercenary = { $name }, brings { $dice }, costs { $cost } gold, reputation { $reputation }
label-priced = { $name }, { $kind }, costs { $cost } gold
label-monster = { $name }, monster, rolls { $attack ->
    [one] one attack die
   *[other] { $attack } attack dice
}, captured with { $capture }, eliminated with { $elimination }
label-land = { $name }, land, conquered with { $conquest }, { $glory } glory
label-own-land =
    { $used ->
        [yes] { $name }, your land, used this round
       *[no] { $name }, your land
    }
label-own-trap = { $name }, your trap
label-loot = { $name }, loot
label-trophy = { $name }, trophy
fact-attack = Attack dice
fact-capture = Captured with a trap and
fact-capture-glory = Glory for a capture
fact-capture-gold = Gold for a capture
fact-conquest = Conquered with
fact-cost = Cost in gold
fact-dice = Brings
fact-elimination = Eliminated with
fact-elimination-glory = Glory for an elimination
fact-glory = Glory
fact-reputation = Reputation
fact-trophy = Trophy points

## The Citadel

citadel-title = The Citadel
building-name =
    { $state ->
        [none] { $title }, takes { $accepts }
       *[other] { $title }, { $state }
    }
building-closed = closed
building-panic = panic
space-madhala = { $label } (of Madhala)
space-clan = { $label } (of the { $clan })
space-own = { $label } (yours)
laid-later = filled once the clans are chosen
dock-tavern = A mercenary for hire
dock-lodge = A trap for sale
dock-bazaar = Equipment for sale
dock-empty = { $building }, dock { $number }: empty
novices-left =
    { $count ->
        [0] Novice: none left
        [one] Novice: one left
       *[other] Novice: { $count } left
    }
hire-how = Whoever puts a die on the Tavern may hire.
label-beer = A round of beer, { $cost } gold
label-beer-gold = gold for a round of beer
beer-how = The mercenaries on offer go, and others take their place.

## Outside

outside-title = The Outside
land-place = Land { $place }
place-land = A land to conquer
place-monster = The monster that guards it
place-m = A mission: dice to roll for a reward
place-c = A contract: something to hand over for a reward
place-loot = a token for whoever comes home empty-handed
land-gone = The land is taken
monster-gone = No monster
mission-m = Dice mission
mission-c = Contract
mission-way-m = by dice:
mission-way-c = contract:
mission-named = { $title }, { $kind }
mission-told = { $title }, { $kind }: { $text }.
mission-none = No mission
entrance-title = Citadel entrance
entrance-quiet = All quiet.
loot-title = Loot
loot-none = none left
path-of-madhala = Madhala stands here
path-held = { $name } of the { $clan } is here
path-not-open = closed for now
path-fighting = fights now
path-odds = Chances: { $odds }

## Clans

clan-title = { $affinity ->
        [fire] Fire clan
        [water] Water clan
        [air] Air clan
       *[jungle] Jungle clan
    }
    .inside = { $affinity ->
        [fire] fire clan
        [water] water clan
        [air] air clan
       *[jungle] jungle clan
    }
clan-new = A new clan
    .inside = new clan
clan-empty = Your clan is about to be founded.
clan-out-short = done
pool-title = Dice
pool-empty = no dice left
pool-out = no dice left; done deploying
# As the words of the game are spelled where they are explained.
points-now = { $count ->
    [one] point
   *[other] points
}, if the game ended now
member-leader = leader
member-wounded = wounded
member-on-path = out: { $path }
member-settled = settled in { $land }
member-talent-used = talent used this round
member-carries = carries { $name }
novices-own =
    { $count ->
        [one] One novice
       *[other] { $count } novices
    }, { $used } used this round
land-used = Used this round.
trap-own = Only you can read it.
trophy-own = Your trophy.
rivals-title = Rivals
rival-thinks = thinks …
rival-open = Everything about the { $clan }
board-player = Played by { $player }
board-members = Members
board-lands = Lands
board-trophies = Trophies
board-traps = Traps
board-loot = Loot

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-older = Show older lines
log-newest = To the newest
# What the round that is over has brought to the own clan.
log-brought = Round { $round }:
log-brought-change =
    { $what ->
        [glory] glory
        [gold] gold
       *[points] points
    } { $before }→{ $after }
since-title = Since your last turn
since-told = Since your last turn: { $lines }
taken-back = Taken back.
moves-skip =
    { $count ->
        [0] Skip
       *[other] Skip ({ $count } more)
    }
moves-more = { $count ->
    [one] … and one more line
   *[other] … and { $count } more lines
}

## The bar

bar-title = What now
bar-sending = On its way …
bar-kept = Your choice is kept, and sent as soon as the server is back.
bar-on-stage = Your choice is on the battle stage above.
bar-waiting = Others are on the move.
bar-lit =
    { $dice ->
        [yes] What is lit can be chosen: a die first or the place first.
       *[no] What is lit can be chosen.
    }
bar-picked =
    { $count ->
        [one] One choice is left: it is lit.
       *[other] { $count } choices are left.
    }
bar-clear = Clear
bar-several = { $count } choices:
bar-free = Free actions ({ $count })
bar-free-told = What you may do besides your action
bar-end-turn = End turn
bar-result = Show the result
bar-undo = Undo
bar-undo-across = Taking this back marks the game as assisted. { $why }
bar-undo-told = Take the last step back (U)
bar-hint = Hint
bar-hint-told = The best choices, and why (H)
bar-hint-not = You can ask for a hint when it is your turn to answer.
bar-list = List
bar-list-told = All choices as a list (L)
choice-final = { $across ->
    [yes] taking it back marks the game as assisted
   *[no] no undo after this
}
choice-final-told = { $across ->
    [yes] Dice are rolled, cards are shown, or others move: taking it back marks the game as assisted.
   *[no] No undo after this: dice are rolled, cards are shown, or others move.
}
menu-title = Which one?
end-turn-not = The turn cannot end now: the question has to be answered first.

## Panels

list-title = All choices
list-none = Nothing to choose: others are on the move.
group-citadel = In the Citadel
group-outside = Outside
group-land = Lands
group-free = Free actions
group-other = Also
hint-title = Hint
hint-thinks = Thinking it over …
hint-told = Click a choice to see on the table what it is about; “Do this” takes it.
hint-best = Best
hint-alike =
    { $count ->
        [2] Both are about as good: take the one you like
       *[other] These { $count } are about as good: take the one you like
    }
hint-behind = Behind
hint-take = Do this
hint-take-this = Do this: { $choice }
hint-win = { $percent } % to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-means =
    { $solo ->
        [yes] Each choice was played on many times: the points in the end, on average.
       *[no] Each choice was played on many times: how often you won.
    }
hint-none = There is nothing to choose.
hint-failed = No hint could be found.
hint-again = Ask again

## Outfitting

outfit-who = Who goes?
outfit-choose = Choose
outfit-add = Take along
outfit-nothing = no dice yet
outfit-room = Space on the path: { $taken } of { $room } taken
outfit-room-short = Space on the path
outfit-room-count = { $taken } of { $room }
outfit-out = Undo takes things out again, the last one first.
outfit-room-told =
    The path has { $room } spaces for what goes along. A die takes one; a trap or a defense token takes two.
    A potion or a venom takes none.
outfit-size = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
outfit-most = { $most ->
    [one] one only
   *[other] { $most } at most
}
outfit-hits = an attack die hits with { $from }–6; the second wound kills
outfit-carried = Carries home if alive
outfit-contract = What the contract asks is handed over in the adventure, if you like: keep it until then.
outfit-packed = Packed: nothing more fits, or nothing more is left. They are on their way.
outfit-packed-mission = All dice are in place. They are on their way.
outfit-close = Close
odds-surviving = survives
odds-wounded = of that wounded
odds-wounded-short = wounded
odds-dying = dies
odds-dying-glory = dies (+{ $glory } glory)
odds-looting = takes loot
odds-looting-told = Whoever survives on a land without a capture, a kill or a conquest takes a loot token home.
odds-capturing = captures
odds-eliminating = eliminates
odds-conquering = conquers
odds-conquering-told = Once the monster is gone, whoever has not fought it may roll for the land.
odds-fulfilling = fulfils
odds-glory = expected glory
odds-glory-told = What it brings on average: for a capture, an elimination, a conquest; a death on the path is honoured with glory, too.
odds-percent = { $percent } %
odds-glory-figure = { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-assumed = With the best play: magic is given up before the attack where that is better.
odds-words = { $what } { $percent } %
odds-glory-words = expected glory { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Dialogs

across-title = Take it back anyway?
across-text = The game goes back to before your last choice and is marked as assisted from then on.
across-yes = Take it back
across-no = Leave it
confirm-title = Sure?
confirm-text =
    { $across ->
        [yes] Taking this back marks the game as assisted.
       *[no] This cannot be taken back.
    }
confirm-yes = Do it
confirm-no = Not yet
settings-title = Settings
settings-speed = Moves of others
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = at once
settings-motion = Motion
settings-motion-system = as the system says
settings-motion-still = none
settings-textSize = Text
settings-textSize-normal = normal
settings-textSize-large = large
settings-textSize-huge = very large
settings-confirmFinal = Ask before dice are rolled, cards are shown or others move
settings-autoEndTurn = End the turn automatically when nothing else is left to do
settings-listView = Begin each game with the list of choices open
settings-singleKeys = Single keys are shortcuts: U, E, L, H, ?, Space, digits in the list
help-title = How to use the table
help-way-lit = What is lit can be chosen. Pick a die, then the place; or the place, then the die.
help-way-order = If several choices are left, a small menu shows them; the bar says what each one does and costs.
help-way-why = Point at something that is not lit, or pick it, and it says why.
help-way-undo =
    { $across ->
        [yes] Undo goes back step by step. Past dice, draws and the moves of others it does so, too, but marks the game as assisted.
       *[no] Undo goes back step by step, up to dice, draws and the moves of others.
    }
help-way-hint = A hint weighs your choices and tells how good they look.
help-way-list = The list has every choice, and can be used without the board.
help-rules = The rules of the game
help-keys = Keys
# What is written on the keys; the letters themselves are the same in all languages.
help-press-tab = Tab
help-press-arrows = ← ↑ ↓ →
help-press-enter = Enter
help-press-undo = U · Ctrl+Z
help-press-end = E
help-press-list = L
help-press-hint = H
help-press-skip = Space
help-press-escape = Esc
help-press-help = ?
help-key-tab = to the next group: Citadel, Outside, clan, rivals, log, bar
help-key-arrows = within a group
help-key-enter = pick
help-key-undo = undo
help-key-end = end the turn
help-key-list = all choices as a list
help-key-hint = hint
help-key-skip = skip what others do
help-key-escape = put back what you picked or packed; close
help-key-help = this help

## What the numbers of a clan are made of

caption-points = points
caption-wages = wages
caption-short = { $missing } short
source-points = { $what }: { $points }
source-reputation = reputation of the members
source-trophies = trophies
source-icons =
    { $count ->
        [one] { $affinity }, one icon: { $points }
       *[other] { $affinity }, { $count } icons: { $points }
    }
points-changed = Last change { $points }: { $sources }
wages-made =
    { $members ->
        [one] One member at { $wage } gold.
       *[other] { $members } members at { $wage } gold each.
    }
wages-missing = You are { $missing } gold short. If that does not change, you pay what you have, and one member deserts: of those you pay, the one of highest reputation.
pool-sources =
    Each round your members bring: { $members }.
    Your glory brings: { $glory }.
glory-brings = Brings these dice each round: { $dice }.
glory-dearer = At the gaps of the bar, from { $marks } glory on, each member wants { $wages } gold instead of { $low }.

## Dice of a path

path-dice-of =
    { $count ->
        [one] one of
       *[other] { $count } of
    }
path-dice-any =
    { $count ->
        [one] any die
       *[other] any { $count } dice
    }
path-dice-up-to = + up to { $count }
