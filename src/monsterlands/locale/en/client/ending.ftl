end-assisted = Steps were taken back past dice, draws or the moves of others, so this game does not count among your best.
end-name-wins = { $name } has won with { $points } victory points.
end-names-share = { $names } share the victory, each with { $points } victory points.
end-again = Rematch
end-again-alone = Play again
end-next = Next scenario
end-campaign = On to the map
# A button that closes the result.
end-look = See the table
end-picture = Picture
end-record = Save the record
end-apart = { $name } ({ $affinity })
end-column-place = Place
end-reputation-told = The reputation of all members counts.
end-points = Where the points came from
end-clan = { tab-clan }
end-column-total = Total
# How many icons of an affinity a clan has, below the points for them.
end-icons = { $count ->
    [one] { $count } icon
   *[other] { $count } icons
}
end-from-glory = { fact-glory }
end-from-reputation = { fact-reputation }
end-from-trophies = { board-trophies }
end-from-fire = { new-affinity-fire }
end-from-water = { new-affinity-water }
end-from-air = { new-affinity-air }
end-from-jungle = { new-affinity-jungle }
end-course = Round by round
end-chart-points = Victory points
end-chart-glory = { fact-glory }
end-as-table = Show as a table
end-round = Round
