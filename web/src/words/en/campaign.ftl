campaign-title = Campaign
campaign-which = Which campaign
campaign-one = begun { $when }, { $state }
campaign-status-open = under way
campaign-status-won = won
campaign-status-lost = lost
campaign-new = New campaign
campaign-first = Set out
campaign-how = Ten scenarios, one after the other. As a Veteran you go on, on Normal; as a Hero you go on, on Hard or Cut-throat. A Trainee tries again. Monster Fodder tries again one level lower, and on the lowest level the campaign is lost. The fewer games, the better.
campaign-begin = Set out
campaign-guest = Campaigns are kept on the machine of the server, and can be played there.
campaign-open-text =
    { $count ->
        [0] Nothing played yet.
        [one] One game played.
       *[other] { $count } games played.
    }
campaign-won-text =
    { $count ->
        [one] Won, with one game!
       *[other] Won, with { $count } games!
    }
campaign-lost-text =
    { $count ->
        [one] Lost after one game. The monsters remember it fondly.
       *[other] Lost after { $count } games. The monsters remember it fondly.
    }
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
campaign-result = { $rank }, { $points } points on { $difficulty }
