end-assisted = Steps were taken back across the barrier, so it does not count among your best.
end-with =
    { $count ->
        [one] with one victory point
       *[other] with { $count } victory points
    }
end-again = Rematch
end-again-alone = Play again
end-next = Next scenario
end-campaign = On to the map
end-look = See the table
end-replay = Look back
end-record = Save the record
end-home = Home
end-apart = { $name } ({ $affinity })
end-place = Place
end-points = Where the points came from
end-clan = Clan
end-total = Total
end-from-glory = Glory
end-from-reputation = Reputation
end-from-trophies = Trophies
end-from-fire = Fire
end-from-water = Water
end-from-air = Air
end-from-jungle = Jungle
end-course = Round by round
end-chart-points = Victory points
end-chart-glory = Glory
end-as-table = Show as a table
end-round = Round
