campaign-which = Which campaign
campaign-one = begun { $when }, { $state }
campaign-status-open = under way
campaign-status-won = won
campaign-status-lost = lost
campaign-status-unreadable = cannot be read
campaign-new = New campaign
campaign-beside = The campaign you have stays as it is: you can switch between them at any time.
campaign-how = Ten scenarios, one after the other. The rank you reach says what comes next:
campaign-next-hero = The next scenario, on Hard or Cut-throat as you like.
campaign-next-veteran = The next scenario, on Normal.
campaign-next-trainee = The same scenario again, as hard as before.
campaign-next-fodder = The same again, one level easier. If there is none, the campaign is lost.
campaign-win = Finish the last scenario as a Veteran or a Hero, on Normal or harder, to win. The fewer games, the better. Only games of the campaign count.
# A heading and a button: begin a campaign.
campaign-begin = Set out
campaign-open-text =
    { $count ->
        [0] Nothing played yet.
        [one] One game played.
       *[other] { $count } games played.
    }
campaign-won-text =
    { $count ->
        [one] Won in one game!
       *[other] Won in { $count } games!
    }
campaign-lost-text =
    { $count ->
        [one] Lost after one game. The monsters remember it fondly.
       *[other] Lost after { $count } games. The monsters remember it fondly.
    }
campaign-unreadable-text = This campaign cannot go on here: { $reason }. Its games are kept.
# Marks on the map of the campaign: what has become of each scenario.
campaign-won = won
campaign-lost = lost here
campaign-here = you are here
campaign-ahead = still ahead
campaign-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
campaign-station = { $number }. { $name }
campaign-under = A game is under way here.
campaign-on = It is played on { $difficulty }.
campaign-play = Play { $name }
campaign-later = It is still ahead of you.
campaign-played = Played here
campaign-result = { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on { $difficulty }
