### English: groups. Why something was refused, what the server tells a group, and how people are called.

## In the lobby

group-unknown = There is no such group, or you are not in it.
group-not-host = Only the host of the group may do this.
group-not-invited = These words do not work: they are wrong, too old, or the game has begun. Ask for a new invitation.
group-full = All seats are taken. Ask the host to add one, or to send you the spectator link.
group-not-lobby = The game has begun, so this cannot be changed any more.
group-no-seat = There is no such seat; the group has { $seats }.
group-not-your-seat = This seat is somebody else’s.
group-taken = Somebody sits there already. Choose a free seat.
group-affinity-taken = { $name } was faster and has this affinity. Choose another.
group-needs-a-person = You need a seat of your own in a new group.
group-no-person = Nobody sits there whom you could remove.
group-too-many-people = More than { $players } people have come. Somebody would have to leave first.
group-waits-for-friends =
    { $seats ->
        [one] One seat is still free. { $fewer ->
            [yes] Wait for a friend, let a bot fill it, or play with fewer.
           *[no] Wait for a friend, or let a bot fill it.
        }
       *[other] { $seats } seats are still free. Wait for friends, let bots fill them, or play with fewer.
    }
group-not-ready =
    { $others ->
        [0] { $name } is not ready yet.
        [one] { $name } and one more are not ready yet.
       *[other] { $name } and { $others } more are not ready yet.
    }
group-you-not-ready = The others are waiting for you: you are not ready yet.
group-too-many-groups = You are in { $most } groups already. Leave one of them first.
group-busy = Too many people change this group at once. Try again in a moment.
group-deleted = The group is gone: everybody has left it.
group-not-member = You are not in this group any more.
group-crowded = Too many windows show this group already. Close one of them.
group-unread = The group cannot be shown now. { $reason }

## Talk

group-no-talk = There is no talk here: the host has switched it off.
group-phrases-only = Here only the ready phrases can be said.
group-no-phrase = There is no such phrase.
group-says-nothing = That message has no readable text.
group-too-fast = You talk faster than others can read. Wait a moment.
group-no-thing = You cannot point at that.
# Somebody who looks on has no name, only a number.
group-onlooker = Spectator { $number }

# What the server tells the group.
group-told-came = { $name } has come.
# $before is how they were called before.
group-told-renamed = { $before } is now called { $name }.
group-told-left = { $name } has left.
group-told-removed = { $name } was removed by the host.
group-told-host = { $name } is the host now.
group-told-began = The game begins.
