### English: groups at the table. Why something was refused, and what the server tells a group while it plays.

group-not-playing = The group is not playing at the moment.
group-no-stand-in = No such bot can play on there. Choose the Novice, the Trainee, the Veteran or the Hero, and the seat of a person.
group-own-stand-in = You cannot hand your own seat to a bot. Leave the game, and the others can.
group-stands-in = A bot is already playing for { $name }.
group-too-early = { $name } still has time. A bot may play on when their time is up, or when they have left or been away for five minutes.
group-no-bot-there = No bot is playing for you; the seat is yours.
group-goes-on = Nobody is keeping you waiting, so the game goes on. It can be ended when somebody has left, or has been away for too long.
group-has-left = You have left the game, or a bot is playing for you. Come back first.
group-moved-on = The table has moved on since then, so this can no longer be undone together. Look at it again.
group-no-undo = Nobody is asking to undo anything.
group-nothing-to-undo = You have not done anything yet that could be undone.
group-not-over = You can play again once this game is over, or has been ended.
group-game-gone = The game of this group was deleted. Play again to begin a new one.
# To somebody who answers at the table of a game that was ended, or in whose place a bot plays.
group-ended = The group has ended this game as it stands. Nobody can play on in it.
group-stand-in = A bot is playing for you. Take your seat back first.

## What the server tells the group

group-told-back = { $name } is back.
# $by is who wanted it.
group-told-stand-in = { $by } lets a bot play on for { $name }: { $bot ->
        [novice] the Novice
        [trainee] the { rank-trainee }
        [veteran] the { rank-veteran }
       *[hero] the { rank-hero }
    }.
group-told-ending = { $name } would like to end the game as it stands.
group-told-ended = All agree: the game ends as it stands.
group-told-plays-on = { $name } would like to play on.
group-told-undo-asked = { $name } asks to take back their last step, with everything since then. That is done if everybody agrees.
group-told-undo-refused = { $name } does not agree, so nothing is undone.
group-told-undo-withdrawn = { $name } no longer asks to undo the last step.
# $own is whether it is about the reader.
group-told-undone =
    { $own ->
        [yes] Everybody agrees: your last step is undone.
       *[no] Everybody agrees: the last step of { $name } is undone.
    }
group-told-again = { $name } would like to play again. Everybody moves one seat along.
