### Before and after a game with friends: the table, the lobby, the invitation, and who one is.

## A new table with friends

friends-lead = You set up the table and get a link. Whoever opens it sits down with you; nobody needs an account.
friends-make = Set up the table
# Who sits at a seat of a new table: a friend, somebody at this screen, or a bot.
friends-friend = A friend
friends-friend-note = Joins through your link.
friends-here = Somebody at this screen
friends-later = You can change all of this until the game begins.
# Opens further settings.
friends-more = More
group-fill = Bots take free seats
group-fill-note = If a seat is still free when you begin, a Trainee takes it.

# How much time the players have.
pace-title = Time
pace-open = No clock
pace-open-note = Everybody takes the time they need.
pace-bank = Time bank
pace-bank-note = Everybody has this many minutes for the whole game. When yours are used up, the others may let a bot play on.
pace-days = Days for each turn
pace-days-note = Play whenever you have a moment. When your days are up, the others may let a bot play on.
pace-bank-much = For each player
pace-days-much = For each turn
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-day-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
pace-told-bank =
    { $count ->
        [one] { $count } minute for each player
       *[other] { $count } minutes for each player
    }
pace-told-days =
    { $count ->
        [one] { $count } day for each turn
       *[other] { $count } days for each turn
    }
group-talk-all = Free text
group-talk-all-note = Ready phrases, and whatever you like to write.
group-talk-phrases = Phrases only
group-talk-phrases-note = Ready phrases, which everybody reads in their own language.
group-talk-off = Off
group-talk-off-note = Nobody can write anything here.
# A setting: what people may say to each other. Its values are above.
group-talk = Talk at the table

## The lobby

lobby-title = The lobby
lobby-lead-host = Send the link to your friends. When all are here, begin.
lobby-lead-guest = You have a seat and are ready. The host begins when everybody is.
lobby-lead-unready = You have a seat. Say that you are ready, so that the host can begin.
lobby-lead-watching = You are watching. When the game begins, you will see it here.
lobby-seats = At the table
lobby-ready = I am ready
lobby-not-ready = I am not ready after all
lobby-may-begin = Everything is ready: you can begin.
lobby-host-begins = Everything is ready: the host can begin.
lobby-host-gone = Everything is ready, but { $name }, who begins the game, is not here.
lobby-not-invited = This browser has no seat at this table. If you were invited, open the link again, or type its words.
lobby-reconnecting = Reconnecting … What you see may be old.
lobby-connecting = Reconnecting … The lobby is shown as soon as the server answers.
lobby-watchers =
    { $count ->
        [one] Somebody is watching.
       *[other] { $count } people are watching.
    }
group-rules = What is played
group-modules = Modules
group-modules-none = None
group-free-seats = Free seats
# The value beside “Free seats”: what happens to them when the game begins.
group-filled = Bots take them
group-not-filled = Kept for friends
group-change = Change the table
group-seat-count = Seats
group-save = Save

seat-free = Free, for a friend
# Small words beside a name.
seat-host = host
seat-ready = ready
seat-not-ready = not ready yet
seat-cancel = Cancel
seat-sit-here = Add somebody at this screen
seat-remove = Remove
seat-remove-named = Remove { $name }
seat-remove-note = The seat becomes free.
seat-leave = Leave the table
# Why an affinity cannot be chosen. $name is a person.
seat-affinity-taken = { $name } has it
remove-title = Remove somebody?
remove-text = { $name } loses the seat. The invitation and the spectator link are replaced: send the new ones to whoever has not come yet.
leave-title = Leave this table?
leave-text = Your seats become free. You can come back with the invitation, as long as there is a free seat.
leave-host-text = Your seats become free, and the next person becomes the host.
emblem-title = Your emblem
emblem-change = Choose another emblem

## How friends get here

invite-title = Invite your friends
invite-link = The invitation
invite-share = A seat at Monster Lands
invite-share-watching = Watch a game of Monster Lands
# $address is that of this server, without https://.
invite-read-out = To read out: go to { $address }, choose “{ home-invited }” and type these words.
invite-expires = It is valid until { $when }, for as many friends as there are free seats.
invite-none = There is no invitation now.
invite-full = All seats are taken: nobody else can sit down.
invite-more = Spectators, and a new invitation
invite-watching = The spectator link
invite-watching-note = Whoever has this link sees what everybody at the table sees, and nothing that is hidden.
invite-renew-note = If a link has fallen into the wrong hands, make a new one. The old one then no longer works; whoever sits at the table stays.
invite-renew-invitation = New invitation
invite-renew-watching = New spectator link
invite-renewed-invitation = The old invitation no longer works. Send the new one.
invite-renewed-watching = The old spectator link no longer works.
reach-closed = Only this computer can reach this address
reach-closed-note = No other device can open the link yet. Let this computer answer in your network (at home: your Wi-Fi): the link and the code then lead here.
reach-elsewhere = No other device can open the link. Start the server with an address that others can reach; the documentation on hosting tells how.
reach-open = Let others in my network in
reach-about = About this connection
reach-plain = Friends connect without encryption (http). The game works, but notifications while the page is closed do not, and it cannot be installed as an app. A host with a certificate (https) has both.
copy-do = Copy
copy-done = Copied.
copy-by-hand = The browser does not allow that. The link is selected: copy it by hand.
copy-share = Share …
copy-no-share = It could not be shared. Copy it instead.
# $what is the name of a link: “The invitation”, “The spectator link”.
qr-enlarge = Enlarge the QR code: { $what }
qr-of = QR code: { $what }
qr-failed = The QR code did not arrive.

## Somebody was invited

join-title = You are invited
join-lead = { $host } would like to play with you.
join-lead-typing = Type the words that you were told, or paste the link.
join-words = The four words
join-words-hint = four words like these
join-no-words = Type the words of the invitation first.
# A heading, above the names of those who have a seat.
join-guests = Already at the table
join-find = Find the table
join-name-hint = As the others know you
join-sit = Sit down
join-full = All seats are taken. Ask { $host } to add one, or to send you the spectator link.
# A button: ask the server once more whether a seat is free.
join-again = Look again
join-spent = This link no longer leads to a table. The game has begun, there is a newer link, or this one is too old. Ask for a new one.
join-what-now = If you have the words of an invitation, you can type them here.
join-note = Your browser keeps your seat. You need no account, no e-mail and no password.
join-new = Never played it?
join-what = Monster Lands is a board game: you lead a clan, hire mercenaries in the Citadel, and send them out against monsters. After six rounds the most famous clan wins.
# A title: this person only watches.
watch-title = Watching

## Who one is

profile-lead = Who you are on this server. Your browser created it, and only your devices can open it.
# In place of a name, also in a sentence.
profile-nameless = somebody without a name
profile-saved = Saved.
profile-devices = Devices
profile-devices-note = Each has its own key. Remove one you have lost, and it no longer opens anything.
profile-device-current = This browser
profile-device-other = Another browser, or a file
# $added and $seen are dates.
profile-device-now = added { $added }, in use now
profile-device-seen = added { $added }, last used { $seen }
profile-device-remove = Remove this device
# A heading: move the profile to another device, too.
profile-take = Take it along
profile-take-note = Play on with another device: you get a link, and a code for its camera. They work once, within ten minutes.
profile-take-make = Make a link
profile-take-link = The link for your other device
# $time is a time that runs out: “9:58”.
profile-take-left = Valid for another { $time }.
profile-take-done = Done: your profile is on the other device too.
profile-take-over = The link is no longer valid. Make a new one if you need it.
# A heading: the profile as a file.
profile-file = Keep it as a file
profile-file-note = The file opens your profile on this server, even if this browser forgets it. Whoever has it can play as you: keep it to yourself.
profile-file-save = Save the file
profile-file-open = Open a file …
# The name of the file that is saved.
profile-file-name = monsterlands-profile.json
profile-delete = Delete the profile
profile-delete-note = Your name, your devices and your list of games are deleted here for good.
profile-delete-title = Delete your profile?
profile-delete-text = You lose your seats and cannot go on with your games. Games that others play with you go on without you. Nobody can bring the profile back, not even with the file.
profile-delete-keep = Keep the profile
profile-deleted = Your profile is deleted. The next time you need one, your browser makes a new one.

# $what is one of file-is.
file-other = This is not a profile file but { $what }.
file-elsewhere = The profile of { $name } belongs to another server. Open the file there.
file-removed = The profile of { $name } is gone, or this file was removed from its devices.

take-title = Bring your profile here
take-lead = Your games and your name come from your other device.
take-text = The link works only once: after this, it is spent.
# A button.
take-do = Bring it here
take-done = This browser is now { $name }.
take-done-nameless = This browser has your profile now.
take-games = To your games
take-no-code = This link has no code, or it is spent. Make a new one on your other device: “{ profile-title }”, “{ profile-take }”.
# Two profiles are compared: the one that is taken over and the one that is there; a name follows.
replace-new = The new profile:
replace-own = The profile in this browser now:
# $plays is "true" if the old profile has games or a seat at a table.
replace-lost =
    If you take the new one, this browser forgets the old one: { $plays ->
        [true] its name and emblem, its games with friends, and what it has played.
       *[other] its name and emblem.
    }
replace-kept = The server deletes nothing: other devices, or the file, still open the old profile. Games without friends that you began in this browser stay in your list.
replace-save = Save the old one as a file
replace-keep = Keep mine
replace-do = Take the new one
replace-same = This browser has this profile already.
replace-go-on = { news-close }

## What somebody has played

statistics-title = What you have played
statistics-empty = Nothing finished yet. When a game is over, it counts here.
# $count is how many games, $wins how many of them were won.
statistics-others =
    { $count ->
        [one] One game with others
       *[other] { $count } games with others
    }{ $wins ->
        [0] , none won.
        [one] , one won.
       *[other] , { $wins } won.
    }
statistics-solo =
    { $count ->
        [one] One solo game.
       *[other] { $count } solo games.
    }
statistics-best =
    { $points ->
        [one] The best: { $points } point.
       *[other] The best: { $points } points.
    }
statistics-places = Places with others
statistics-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
statistics-ranks = Ranks in solo games
statistics-points = Points with others, game by game
statistics-points-solo = Points in solo games, game by game
# A heading of a column: dates.
statistics-when = When
statistics-mercenaries = Your favourite mercenaries
