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
persuasion-there = The last persuasion die here shows { $value }: a lower one takes { $value } gold more than its own value off the price.
# $state is free, taken or players (it needs that many).
space-label = { $building }, space { $number }, { $state ->
        [taken] taken by { $die }
        [players] only with { $players } players
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
server-stale = The table has moved on since. Look at it again and choose again.
server-request-used = This request id was used for something else. Choose again.
server-not-stored = This could not be stored, so it was not done ({ $reason }). Try again once that is fixed; nothing is lost.
server-not-read = The game cannot be opened now. { $reason }
server-unreadable = The game cannot be continued: { $reason }.
server-unknown-game = There is no such game, or this is not its secret. Go home and choose a game from your list.
server-enter-first = The first message must be “enter”, with the secret of the game, soon after the connection is made.
server-entered = You have entered already.
server-malformed = The message cannot be understood: { $reason }.
server-went-wrong = Something went wrong in the server; its log says what. Reload the page to see how the game stands.
server-too-large = The message is larger than { $most } bytes.
server-too-fast = That was too fast; wait a moment and try again.
server-advising = The server is already looking for a hint; it comes in a moment.
server-flooding = Too many messages came at once, so the connection was closed. Reload the page.
server-crowded = Too many clients are watching this game already. Close one of them.
server-unknown-thing = There is nothing of that name on the table.
server-no-odds = There are no odds for that path: nobody stands there, or its fight has begun.
server-not-over = The game is not over yet. You can replay it then.
server-no-step = There is no such step; the game has { $steps }.
server-no-bot = The bot { $name } cannot play; the log of the server says why. Fix it and open the game again; nothing is lost.
server-bot-lost = The bot does not answer; the server asks it again in a moment. The log of the server says more.
server-hint-lost = No hint could be found now; try again in a moment.
server-deleted = The game was deleted.
server-stopping = The server stops. Your game is stored; start the server again to go on.
