### The table.

## Getting there

screen-laying = Setting up the table …
screen-laying-told = Fetching the game.
screen-no-key = This browser has no key to this game. Open it where it was started.
screen-gone = There is no such table
screen-closed = This table cannot be opened
screen-broken = Something went wrong on this page
screen-broken-told = Every step of your game is saved. Try again; if that does not help, reload the page.
screen-home = Back home

# $who is a person or a clan.
handover-title = { $who }’s turn
handover-text = Pass the screen on. Nothing secret is shown until you say so.
handover-sit = I am { $who }: show my table
handover-open = { open-table }: do not ask again
open-table = Open table
open-table-note = For friends who hide nothing: the table turns straight to whoever is next, and everybody sees everything, face-down traps too.

## The top line

top-yours = Your turn
# Whose turn it is, in as few words as possible: a name or a clan.
top-theirs = { $clan }
top-standing-told = Your rank if the game ended now. Only the end counts: it can still rise or fall.
top-over = The game is over
# A short mark in the top line, for the variant “More monster action”.
top-monsters = more monsters
top-assisted-told = In this game a step was taken back after dice were rolled, cards were shown or others had moved.
top-help = How to use the table, and its keys
top-settings = Settings
top-sound = Sounds
# Beside “Sounds” in the menu of a telephone.
top-sound-state =
    { $on ->
        [yes] on
       *[no] off
    }
top-sound-told =
    { $on ->
        [yes] Sounds are on; M turns them off
       *[no] Sounds are off; M turns them on
    }
top-picture = Picture of the table
top-rules = Rules
top-gallery = Gallery
top-home = Home
connection-connecting = connecting
connection-open = connected
connection-reconnecting = reconnecting
connection-gone = disconnected
connection-offline = You are offline. You can look around; what you choose is kept, and sent once you are online.
connection-banner = Reconnecting … You can look around; what you choose is kept and sent.

## In the hand

tabs-title = Views
tab-table = Table
tab-outside = { group-outside }
tab-clan = Clan
tab-rivals = { rivals-title }
tab-log = { log-title }
# $count is how many things there can be chosen.
tab-lit = { $name }, { $count } to choose
hand-menu = Menu
hand-pool = Your dice
hand-dice = { $count } × { $die }
hand-raise = Back to: { $title }
# Where there is no pointer: the first tap shows what a thing is, the second chooses it.
bar-again = Tap again: { $label }

## Things

# Read out by screen readers: a thing, and that it is lit or picked.
spot-lit = { $label }, can be chosen
spot-picked = { $label }, picked
spot-other = It does not fit what you have picked. Choosing it starts over.
# Spoken names of cards, with what is printed on them.
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
# Captions of the numbers on a card; each stands before its number.
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

building-name =
    { $state ->
        [none] { $title }, takes { $accepts }
       *[other] { $title }, { $state }
    }
# The scenario has closed a building; one that panic has closed shows “panic” instead.
building-closed = closed
space-madhala = { $label } (Madhala’s)
space-clan = { $label } (the { $clan }’s)
space-own = { $label } (yours)
laid-later = filled once the clans are chosen
dock-tavern = A mercenary for hire
dock-lodge = A trap for sale
dock-bazaar = Equipment for sale
dock-empty = { $building }, dock { $number }: empty
novices-left =
    { $count ->
        [0] Novice: none left
        [one] Novice: { $count } left
       *[other] Novice: { $count } left
    }
# The last persuasion die at a building still helps the next purchase there.
persuaded = Persuasion die below { $value }: another { $value } off
# A price that depends on the die; and what would be paid now instead of the price on the card.
price-range = { $least }–{ $most }
# $price is paid with the die at hand, $full is printed on the card. Read out.
price-heard = { $price } gold now, { $full } on the card
# A way to pay for what was picked. $die is one such as P4; $what is a title.
deal-way = { $how ->
    [hire] Hire { $what ->
        [novice] a novice
       *[other] { $what }
    } with { $die } for { $gold } gold
   *[other] Buy { $what } with { $die } for { $gold } gold
}
deal-wages = wages { $change }
deal-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}{ $icons ->
    [0] {""}
   *[other] {" "}({ $icons } for its affinity)
}
# What a purchase costs and changes. $changes is a list such as “wages 2→4, +1 point”.
deal-told = { $die ->
    [none] Now
   *[other] With { $die }
}: { $gold } gold{ $changes ->
    [none] {""}
   *[other] , { $changes }
}
hire-how = Place a die at the Tavern to hire.
label-beer = A round of beer, { $cost } gold
label-beer-gold = gold for a round of beer
beer-how = The mercenaries on offer leave, and others take their place.

## Outside

outside-title = The Outside
# What lies at an empty place before the game begins.
place-land = A land to conquer
place-monster = The monster that guards it
place-m = A mission: dice to roll for a reward
place-c = A contract: something to hand over for a reward
place-loot = a token for whoever comes home empty-handed
land-gone = The land is taken
monster-gone = No monster
# After the name of a mission: how it is fulfilled; its text follows.
mission-way-m = by dice:
mission-way-c = contract:
mission-named = { $title }, { $kind }
mission-told = { $title }, { $kind }: { $text }.
mission-none = No mission
entrance-title = Citadel entrance
entrance-quiet = All quiet.
loot-none = none left
path-of-madhala = Madhala stands here
path-held = { $name } of the { $clan } is here
# Short states of a path.
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
# The name of a person and their clan.
clan-of = { $name } · { $clan }
clan-empty = Your clan is about to be founded.
# This clan has no dice left for this round.
clan-out-short = done
pool-empty = no dice left
pool-out = no dice left; done deploying
# As the words of the game are spelled where they are explained.
points-now = { $count ->
    [one] point
   *[other] points
}, if the game ended now
# Short states of a member of a clan.
member-on-path = out: { $path }
member-settled = settled in { $land }
member-talent-used = talent used this round
member-carries = carries { $name }
novices-own =
    { $count ->
        [one] { $count } novice
       *[other] { $count } novices
    }, { $used } used this round
land-used = Used this round.
trap-own = Only you can read it.
trophy-own = Your trophy.
rival-thinks = thinking …
rival-open = Everything about the { $clan }
board-player = Played by { $player }
board-members = Members
board-traps = Traps

## The log

log-title = Log
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
# A heading in the log.
since-title = Since your last turn
since-told = Since your last turn: { $lines }
# Read out after an undo.
taken-back = Taken back.
moves-skip =
    { $count ->
        [0] Skip
       *[other] Skip ({ $count } more)
    }
moves-more = { $count ->
    [one] … and 1 more line
   *[other] … and { $count } more lines
}

## The bar

bar-title = What now
bar-sending = Sending …
bar-kept = Your choice is kept, and sent as soon as the server is back.
bar-on-stage = Your choice is on the battle stage above.
bar-waiting = The others are playing.
# $kind is what they are asked; in a fight the others read it on the stage.
bar-choosing =
    { $kind ->
        [fight] { $name } is choosing what to roll.
        [defend] { $name } is choosing how to defend.
        [remove-magic] { $name } is choosing whether to give up magic dice.
        [divert] { $name } is choosing where attack dice go.
        [deflect] { $name } is choosing where attack dice go.
        [judge] { $name } is choosing: capture or eliminate.
        [take-loot] { $name } is choosing loot.
        [contract] { $name } is choosing whether to fulfil the contract.
       *[other] { $name } is choosing.
    }
bar-auto-end = Nothing is left to do. Let turns end by themselves from now on?
bar-auto-end-yes = Yes, end them
bar-auto-end-no = No, ask me
bar-contract = You cannot pay what the contract asks for.
# $dice is whether dice are among what is lit.
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
# What a choice changes, after what it is: “6 gold (gold 6→14)”.
choice-changes = ({ $changes })
# A button: drop what was picked.
bar-clear = Clear
# Then come the places, one after the other.
bar-several = { $count } choices:
bar-free = Free actions ({ $count })
bar-free-told = What you may do besides your action
bar-end-turn = End turn
bar-result = Show the result
bar-undo = Undo
bar-undo-across = Taking this back marks the game as assisted. { $why }
bar-undo-told = Take back your last step (U)
bar-hint = Hint
bar-hint-told = The best choices, and why (H)
bar-hint-not = You can ask for a hint when it is your turn to answer.
# A button: show the list of all choices (noun).
bar-list = List
bar-list-told = All choices as a list (L)
choice-final = { $across ->
    [yes] taking it back marks the game as assisted
    [ask] undo only if the others agree
   *[no] no undo after this
}
choice-final-told = { $across ->
    [yes] Dice are rolled, cards are shown, or others move: taking it back marks the game as assisted.
    [ask] Dice are rolled, cards are shown, or others move: it can be taken back only if the others agree.
   *[no] No undo after this: dice are rolled, cards are shown, or others move.
}
menu-title = Which one?
end-turn-not = You cannot end the turn yet: answer the question first.

## Panels

list-title = All choices
list-none =
    { $state ->
        [over] Nothing to choose: the game is over.
        [fight] Nothing to choose while the fight is shown.
       *[others] Nothing to choose: the others are playing.
    }
group-land = { board-lands }
# A heading in the list of choices, after Citadel, Outside, lands and free actions.
group-other = Other choices
hint-thinks = Thinking it over …
hint-told = Click a choice to see on the table what it is about; “Do this” takes it and shows the next step.
hint-best = Best
hint-alike =
    { $count ->
        [2] Both are about equally good: take your pick
       *[other] These { $count } are about equally good: take your pick
    }
# A heading above the choices that are clearly worse than the best.
hint-behind = Not as good
hint-take = Do this
hint-take-this = Do this: { $choice }
# A plan of several steps: what comes after this choice. $steps is a row with arrows.
plan-then = Then: { $steps }
plan-all = All { $steps } steps
plan-all-of = { plan-all }: { $choice }
plan-next = Step { $step } of { $steps }: { $choice }
plan-rest = Do all of it
hint-win = { $percent } % to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-means =
    { $solo ->
        [yes] Each choice was played out many times: your points at the end, on average.
       *[no] Each choice was played out many times: how often you won.
    }
hint-none = There is nothing to choose.
hint-failed = No hint could be found.
hint-again = Ask again

## Outfitting

# A heading: which mercenary to send.
outfit-who = Who goes?
# Two headings: choose somebody; and what to take along (verb).
outfit-choose = Choose
outfit-add = Take along
outfit-nothing = no dice yet
outfit-room = Space on the path: { $taken } of { $room } taken
outfit-room-short = Space on the path
outfit-room-count = { $taken } of { $room }
outfit-out = The path asks for this, or it was packed in another window: Undo takes it out.
outfit-room-told =
    The path has { $room } spaces for what goes along. A die takes one; a trap or a defense token takes two.
    A potion or a venom takes none.
# How many spaces on the path a thing takes; how many of it may go along.
outfit-size = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
outfit-most = { $most ->
    [one] only { $most }
   *[other] { $most } at most
}
# In small print below the chances; outfit-death may follow it directly.
outfit-hits = an attack die of { $from } or more is a hit; the second wound kills
outfit-death = {""}; a death here still earns { $glory } glory
outfit-chance = { $percent } % to fulfil it
outfit-set = Go with { $dice }
outfit-take-out = Take { $what } out again
outfit-carried = Carries home if alive
outfit-contract = What the contract asks is handed over in the adventure, if you like: keep it until then.
outfit-packed = Packed: nothing more fits, or nothing more is left. They are on their way.
outfit-packed-mission = All dice are in place. They are on their way.
# Chances of whoever goes, each before a percentage: “survives 83 %, captures 40 %”. $what is one of these. “wounded” is a share of all outcomes, not only of those that survive.
odds-surviving = survives
odds-wounded = survives wounded
odds-wounded-short = wounded
odds-dying = dies
odds-looting = takes loot
odds-looting-told = Whoever survives on a land without a capture, a kill or a conquest takes a loot token home.
odds-capturing = captures
odds-eliminating = eliminates
odds-conquering = conquers
odds-conquering-told = Once the monster is gone, whoever has not fought it may roll for the land.
odds-fulfilling = fulfils
# A caption: how much glory comes in on average.
odds-glory = expected glory
odds-glory-told = Glory on average: for a capture, an elimination, a conquest, and also for a death on the path.
odds-percent = { $percent } %
odds-glory-figure = { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-assumed = With best play: magic is given up before the attack where that is better.
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
        [ask] This can be taken back only if the others agree.
       *[no] This cannot be taken back.
    }
confirm-yes = Do it
confirm-no = Not yet
settings-language = Language
# A setting: how fast the moves of others are shown.
settings-speed = Moves of others
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = at once
# A setting: whether things move on the screen.
settings-motion = Motion
settings-motion-system = follow the system
settings-motion-still = none
settings-textSize = Text
settings-textSize-normal = normal
settings-textSize-large = large
settings-textSize-huge = very large
settings-confirmFinal = Ask before dice are rolled, cards are shown or others move
settings-autoEndTurn = End the turn automatically when nothing else is left to do
settings-openTable = { open-table }: no pause between turns, everybody sees everything
settings-listView = Begin each game with the list of choices open
# A switch: the table as a page of text, instead of the board.
ear-switch = Table for the ear
settings-ear = Table for the ear: the whole game as a page of text, for screen readers and for large letters
settings-singleKeys = Single keys are shortcuts: U, E, L, H, M, T, P, ?, Space, digits in the list
settings-sound = Sound
settings-sound-on = Play sounds (M)
settings-sound-dice = Dice and pieces
settings-sound-coins = Coins
settings-sound-doors = Doors
settings-sound-battle = Battles
settings-sound-turn = Your turn, and rounds
settings-sound-talk = Messages
settings-haptics = Vibrate when a die is picked, in battles and on your turn
help-title = How to use the table
# How to use the table: one paragraph each.
help-way-lit = What is lit can be chosen. Pick a die, then the place; or the place, then the die.
help-way-order = If several choices are left, a small menu shows them; the bar says what each one does and costs.
help-way-why = Point at something that is not lit, or pick it, to read why.
help-way-undo =
    { $across ->
        [yes] Undo goes back step by step. It can go past dice, draws and the moves of others too, but that marks the game as assisted.
        [ask] Undo goes back step by step. It goes past dice, draws and the moves of others only if the others agree.
       *[no] Undo goes back step by step, up to dice, draws and the moves of others.
    }
help-way-hint = A hint weighs your choices and says how good they look.
help-way-list = The list has every choice, and can be used without the board.
help-way-ear = The table for the ear (in the settings) is the whole game as a page of text: the question comes first, then everything else below headings. After each choice the focus is back at the question.
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
help-press-sound = M
help-press-escape = Esc
help-press-help = ?
# What a key does, after the name of the key.
help-key-tab = to the next group: Citadel, Outside, clan, rivals, log, bar
help-key-arrows = within a group
help-key-enter = pick
help-key-undo = undo
help-key-end = end the turn
help-key-list = all choices as a list
help-key-hint = hint
help-key-skip = skip what others do
help-key-sound = sounds on or off
help-key-escape = put back what you picked or packed; close
help-key-help = this help

## What the numbers of a clan are made of

# Captions below numbers.
caption-points = points
caption-wages = { term-wages }
caption-short = { $missing } short
# A line of a sum: what it is, and its points.
source-points = { $what }: { $points }
source-reputation = reputation of the members
source-trophies = trophies
source-icons =
    { $count ->
        [one] { $affinity }, { $count } icon: { $points }
       *[other] { $affinity }, { $count } icons: { $points }
    }
points-changed = Last change { $points }: { $sources }
# $wage is what one member costs.
wages-made =
    { $members ->
        [one] One member at { $wage } gold.
       *[other] { $members } members at { $wage } gold each.
    }
# “Wages 7: 4 in hand, 2 certain, 3 possible.” $sure comes in certainly before they are due, $doubtful only if all goes well.
wages-payday = Wages { $due }: { $gold } in hand{ $sure ->
        [0] { "" }
       *[other] , { $sure } certain
    }{ $doubtful ->
        [0] { "" }
       *[other] , { $doubtful } possible
    }
# Gold that still comes in before the wages: only beside the wages, as short as possible.
wages-income = { $sure ->
        [0] { $doubtful } possible
       *[other] { $doubtful ->
            [0] { $sure } certain
           *[other] { $sure } certain, { $doubtful } possible
        }
    }
wages-sure = Certain: { $sources }.
wages-doubtful = Possible, if all goes well: { $sources }.
wages-missing = You are { $missing } gold short. If that does not change, you pay what you have, and one member deserts: the one with the highest reputation who is neither leader nor settled.
pool-sources =
    Each round your members bring: { $members }.
    Your glory brings: { $glory }.
glory-brings = Brings these dice each round: { $dice }.
# $marks are numbers of glory (“11 and 21”), $wages the wages there (“2 and 3”), $low the wage below.
glory-dearer = Each member’s wage is { $low } gold at first; at { $marks } glory (the gaps in the bar) it rises to { $wages }.

## Dice of a path

# Dice that a path asks for: “1 of” stands before the pictures of the dice to choose from, “+ up to 3” before those that may be added.
path-dice-of =
    { $count ->
        [one] { $count } of
       *[other] { $count } of
    }
path-dice-any =
    { $count ->
        [one] any die
       *[other] any { $count } dice
    }
path-dice-up-to = + up to { $count }
