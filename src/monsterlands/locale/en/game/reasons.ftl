## Why a choice is good, in sentences

# “Gives 6 gold for 2 strength dice.” “Gives Ginova and 5 points for 1 gold and a persuasion die.”
reason-exchange = Gives { $gains } for { $costs }.
reason-gives = Gives { $gains }.
reason-costs = Costs { $costs }.
reason-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-dice =
    { $colour ->
        [S] { $amount ->
            [one] a strength die
           *[other] { $amount } strength dice
        }
        [M] { $amount ->
            [one] a magic die
           *[other] { $amount } magic dice
        }
       *[P] { $amount ->
            [one] a persuasion die
           *[other] { $amount } persuasion dice
        }
    }
# $chances: “survives 90 %, captures 40 % and takes loot 30 %”. $glory has one decimal.
reason-odds = { $member } { $chances }; { $glory } glory on average.
reason-looting = takes loot { $chance } %
reason-mission = { $member } fulfils it { $chance } % of the time.
reason-less = “{ $choice }” costs the same and gives more.
reason-wages =
    { $short ->
        [0] That is enough for the wages of { $due }.
       *[other] { $short } gold will be missing for the wages of { $due }, and somebody would desert.
    }
# Somebody dies of the hits of a monster. $glory: what the clan gets for the sacrifice. $points: what it loses all the same; 0 if nothing.
reason-death =
    { $points ->
        [0] { $member } dies; the sacrifice brings { $glory } glory.
        [one] { $member } dies; the sacrifice brings { $glory } glory, but you lose { $points } point in all.
       *[other] { $member } dies; the sacrifice brings { $glory } glory, but you lose { $points } points in all.
    }
# What one hit is cancelled with; $told is reason-hits. “Uses up the potion. 2 hits are left.”
reason-defense =
    { $kind ->
        [token] Uses up a defense token. { $told }
        [potion] Uses up the potion. { $told }
       *[talent] Costs nothing. { $told }
    }
# What is left of the attack of a monster after a hit was cancelled.
reason-hits =
    { $fate ->
        [wounded] { $member } is wounded.
       *[open] { $hits ->
            [0] No hit is left.
            [one] One hit is left.
           *[other] { $hits } hits are left.
        }
    }
# The Queen’s Grant. $dice is reason-dice: “With it you have 4 strength dice this round.”
reason-pool = With it you have { $dice } this round.
# A contract is left. $pay is what it asks for: “4 gold”. [best]: the hint recommends to leave it; [unpaid]: the clan does not have it.
reason-kept =
    { $why ->
        [best] The reward is hardly worth { $pay } now.
        [unpaid] You do not have { $pay } to hand over.
       *[worse] You keep { $pay }, but get no reward.
    }
# In how many of the games that were tried a rival took it.
reason-rival = If you leave it, { $who } may take { $what } ({ $times } of { $guesses } tries).
# How far a choice is ahead of the next best (reason-gain) or behind the best (reason-loss); points in solo games, else games won.
reason-gain =
    { $unit ->
        [points] { $amount ->
            [one] On average { $amount } point
           *[other] On average { $amount } points
        } ahead of the next choice.
       *[wins] Wins { $amount } % more often than the next choice.
    }
reason-loss =
    { $unit ->
        [points] { $amount ->
            [one] On average { $amount } point
           *[other] On average { $amount } points
        } behind the best choice.
       *[wins] Wins { $amount } % less often than the best choice.
    }
reason-even =
    { $best ->
        [yes] About as good as the next choice.
       *[no] About as good as the best choice.
    }
reason-rule = A rule of thumb recommends it.
reason-only = There is nothing else to choose.
