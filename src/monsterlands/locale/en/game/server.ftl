## The table in the browser

# What a space gives, where the spaces of a building differ.
space-mine = { $dice } for { $gold } gold
space-alchemist =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
# What is sold where no cards lie, in short.
deal-armory = 1 to { $most } defense tokens, { $price } gold each
deal-pawn_shop = { $gold } gold for each die
# About the last persuasion die at a building that sells something.
persuasion-there = The last persuasion die here shows { $value }: a lower one takes another { $value } gold off the price.
# $state is free, taken or players (it needs that many).
space-label = { $building }, space { $number }, { $state ->
        [taken] taken by { $die }
        [players] only with { $players } or more players
       *[free] free, takes { $takes }
    }{ $gives ->
        [none] { "" }
       *[other] , { $gives }
    }

# The server says why it does not do what a client asks for.
server-title =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
server-not-your-seat = That is not your seat. Sit down at one of your own.
server-not-asked = It is not your turn to answer. The table shows who is asked.
server-unknown-choice = There is no such choice. Choose one that the table offers.
server-stale = The table has changed since. Look again, then choose.
server-request-used = This request id was used for something else. Choose again.
server-not-stored = This could not be stored, so it was not done ({ $reason }). Try again once that is fixed; nothing is lost.
server-maybe-stored = The database of the games went away just now, so it is not known yet whether this was done. Choose again in a moment; nothing is done twice.
server-not-read = The game cannot be opened now. { $reason }
server-unreadable = The game cannot be continued: { $reason }.
server-unknown-game = There is no such game, or this is not its secret. Go home and choose a game from your list.
server-enter-first = The first message must be “enter”, with the secret of the game, soon after the connection is made.
server-entered = You have entered already.
server-malformed = The message cannot be understood: { $reason }.
server-went-wrong = Something went wrong on the server; its log says what. Reload the page to see how the game stands.
server-too-large = The message is larger than { $most } bytes.
server-too-fast = That was too fast; wait a moment and try again.
server-flooding = Too many messages came at once, so the connection was closed. Reload the page.
server-crowded = Too many clients are watching this game already. Close one of them.
server-unknown-thing = There is nothing of that name on the table.
server-no-odds = There are no odds for that path: nobody is there, or its fight has begun.
server-odds-too-complex = The odds of that path cannot be worked out: there are too many possibilities.
server-odds-lost = The odds could not be worked out now; try again in a moment.
server-not-over = The game is not over yet. You can look back at it then.
server-no-step = There is no such step; the game has { $steps }.
server-no-bot = The bot { $name } cannot play; the server’s log says why. Fix it and open the game again; nothing is lost.
server-bot-lost = The bot is not answering; the server will ask it again in a moment. The server’s log says more.
server-hint-lost = No hint could be found now; try again in a moment.
server-deleted = The game was deleted.
server-stopping = The server is stopping. Your game is stored; start the server again to go on.

# Why the file of a saved game (a “record”) cannot be opened, and what to do.
server-record-text = This record is damaged, or its end is missing. { server-record-again }
server-record-format = This is not the record of a game, or one that another version of the game has saved. Open a file that this version has saved.
# $part is a word that stands in the file, such as “count”: it is not translated.
server-record-part =
    This record is damaged: “{ $part }” is missing in it, or is not { $kind ->
        [int] a whole number
        [list] a list
        [dict] a group of settings
       *[str] a text
    }. { server-record-again }
# $said: how many moves the file says that it holds; $found: how many it does.
server-record-steps = This record was changed, or a part of it is missing: { $said ->
        [one] it should hold { $said } step
       *[other] it should hold { $said } steps
    }, but holds { $found }. { server-record-again }
server-record-again = Save the game once more, and open that file.
server-record-version = This record cannot be opened: { record-version }.
server-record-edition = This record cannot be opened: { record-edition }.
server-record-edited = This record cannot be opened: { record-edited }.
# Why a game cannot be opened, within a sentence about it: “The game cannot be continued: …”, “Cannot be opened here: …”.
record-version = it was saved by a version of Monster Lands with other rules
record-edition = the edition “{ $edition }” has changed since it was begun
record-edited = its moves do not fit together: it was changed, or made with other rules
# $reason is English and technical.
server-record-refused = This record cannot be opened: { $reason }.
server-record-state = This record begins in the middle of a game, at a state that nobody can check, so this server does not take it. A record may begin at a new game or at a position.
server-record-too-much = This record takes too long or too much memory to play. A record of a game takes less than a second.
server-record-unplayable = This record cannot be played; the log of the server says why. { server-record-again }
server-records-busy = Too many records are being read. Wait a moment and try again.
