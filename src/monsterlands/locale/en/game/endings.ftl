## The end of a game

end-you-win = You win with { $points } victory points!
end-wins = { $clan } wins with { $points } victory points.
end-shared = { $clans } share the victory with { $points } victory points.
end-by-rounds = The game ended after round { $round }, the last one.
end-by-glory = The game ended after round { $round }: a clan reached { $glory } glory.
end-rank = Your rank: { $rank }, with { $points } victory points.
end-goal-reached = reached: { $goal }
end-goal-missed = not reached: { $progress }
end-scenario = { $number }, { $name }, on { $difficulty }
end-place = place
end-glory = { token-glory }
end-reputation = { token-reputation }
end-trophies = trophies
end-affinity = points for { $affinity }
end-total = victory points
end-ties = Ties are broken by the leader’s reputation, then trophies, then gold.
