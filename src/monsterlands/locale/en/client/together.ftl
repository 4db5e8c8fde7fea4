### The table of a game with friends: talk, presence, time, and what they agree on.

## Talk

# Noun: messages between players.
talk-title = Talk
talk-me = You:
talk-heard = { $name }: { $text }
talk-unread = { $count } unread
talk-news = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-off = Talk is off.
talk-phrases = Ready phrases
talk-field = Say something
talk-send = Send
talk-unsent = This was not sent.
talk-kept = This is kept, and sent as soon as the server is back.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-tabs = Log and talk

## Who is there

# The .word of each is a short state beside a name.
presence-here = { $name } is here.
    .word = here
presence-away = { $name } is in another window.
    .word = away
presence-gone = { $name } has closed the page.
    .word = gone
presence-left = { $name } has left the game.
    .word = has left
presence-bot = A bot is playing for { $name } ({ $bot }).
    .word = a bot is playing
presence-asked = Asked { $time } ago.
presence-asked-now = Asked just now.
# After presence-gone.
waiting-soon = Five minutes after that, a bot may play on.
waiting-days = When the time is up, a bot may play on.
span-minutes = { $count ->
    [0] a moment
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count } hours
span-days = { $count } days
clock-left = { $time } left
clock-low = Only { $time } left
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h

company-title = The people at this table
company-bot = A bot.
# After the list of those who play.
company-watchers = { $count ->
    [one] One more is watching.
   *[other] { $count } more are watching.
}
company-leave = Leave the game
company-leave-told = If you leave, the others are told. They may let a bot play on for you, or end the game as it stands. You can come back at any time.
company-leave-after = If you leave, the others are told, and you may delete the game from your list. They can play again without you, or with you if you come back.
company-leave-yes = Leave
company-stay = Stay
top-looking-on = watching
top-looking-on-told = You are watching: you see what everybody sees, and talk with other spectators.

## At the first table

first-title = Welcome to the table
first-how = On your turn, what is lit can be chosen. Point at anything, or hold it, to read what it is; the Hint button suggests a move, and nobody is told. The rules are one click away, at the top.
first-go = Let’s play

## What has to be told

notice-title = About this table
notice-next = The next game has begun.
# A button that leads to the next game.
notice-go = Go there
notice-rematch =
    { $name ->
        [none] There is a rematch.
       *[other] { $name } wants a rematch.
    }
# A button: play in the rematch.
notice-join = Join
notice-ended = The game was ended as it stands
notice-stand-in = A bot is playing for you ({ $bot }).
notice-sit = Take my seat back
notice-left = You have left this game. Play on, and you are back.
notice-absent-left = { presence-left }
notice-absent-time = { $name }’s time is up.
notice-absent-away = { $name } is not here, and was asked { $time } ago.
notice-ending = { $count ->
    [one] { $names } wants to end the game as it stands.
   *[other] { $names } want to end the game as it stands.
}
# A button: I agree to end the game.
notice-end-too = End it
notice-play-on = Play on
notice-undo = { $name } asks to take back their last step, and everything since.
notice-undo-told = Everything since then is undone too, whoever did it. The game is marked as assisted.
notice-undo-mine = You have asked to take back your last step. Waiting for { $missing }.
notice-undo-waits = { $name } asks to take back their last step. Waiting for { $missing }.
# Buttons: an answer to notice-undo. Withdraw: the asker no longer asks.
notice-agree = Agree
notice-refuse = No
notice-withdraw = Withdraw
away-bot = Let a bot play on
away-bot-title = A bot for { $name }
away-bot-told = The bot plays from here on. { $name } can take the seat back at any time.
away-bot-strength = How strong?
away-wait = Wait
away-end = End the game
away-end-title = End the game as it stands?
away-end-told = It ends as soon as everybody who is here agrees. Nobody can play on in it then.
ended-told = Nobody plays on. This is how the clans stood.
ended-points = { hint-points }
# A button.
rematch = { end-again }
rematch-told = The same people, everybody one seat along
news-undone =
    { $name ->
        [none] Somebody has taken a step back.
       *[other] { $name } has taken a step back.
    }
news-close = OK
# $names are those who have to agree, $count is how many they are.
undo-ask-title =
    { $count ->
        [one] Ask { $names }?
       *[other] Ask the others?
    }
undo-ask-why = { $why } So { $names } must agree.
undo-ask-told =
    { $count ->
        [one] If { $names } agrees
       *[other] If all agree
    }, the game goes back to before that step, and is marked as assisted from then on.
undo-ask-yes =
    { $count ->
        [one] Ask { $names }
       *[other] Ask them
    }
undo-nothing = You have not taken a step yet.
undo-looking-on = Only those who play can take steps back.
bar-undo-ask = Take your last step back: { $names } must agree (U)
# A button that opens what can be done about somebody who is absent.
notice-company = What can be done?
bar-ended = This game was ended as it stood.
top-ended = The game has ended
bar-pointing = Choose what you want the others to look at. Esc ends it.
point-heard =
    { $name ->
        [none] You point at { $thing }.
       *[other] { $name } points at { $thing }.
    }
help-press-talk = T
help-press-point = P · Alt+click
help-key-talk = talk
help-key-point = point at a thing, for the others to see

## Settings

settings-talk = What others say
settings-talk-all = show all
settings-talk-phrases = only ready phrases
settings-talk-off = show nothing
turn-settings = When it is my turn and I am looking elsewhere
turn-settings-open = A notification, while this page is open
turn-settings-closed = A notification, even if this page is closed
push-missing-server = Nothing can be sent while this page is closed: this server has no push. Its host can install it.
push-missing-secure = Notifications need a secure connection (https). Everything else works without.
push-missing-browser = This browser cannot get notifications with the page closed.
push-missing-denied = Notifications are blocked for this page. You can allow them in the browser’s settings.
push-failed = The push service of the browser could not be reached. Try again later.
notify-turn = The others are waiting for you.
