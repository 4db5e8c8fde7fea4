## The end of a game

end-you-win = ¡Ganas con { $points } puntos de victoria!
end-wins = { $clan } gana con { $points } puntos de victoria.
end-shared = Victoria compartida con { $points } puntos de victoria: { $clans }.
end-by-rounds = La partida ha terminado tras la ronda { $round }, la última.
end-by-glory = La partida ha terminado tras la ronda { $round }: un clan ha llegado a { $glory } de gloria.
end-rank = Tu rango: { $rank }, con { $points } puntos de victoria.
end-goal-reached = conseguido: { $goal }
end-goal-missed = no conseguido: { $progress }
end-scenario = { $number }, { $name }, en dificultad { $difficulty }
end-place = puesto
end-glory = { token-glory }
end-reputation = { token-reputation }
end-trophies = trofeos
end-affinity = puntos por { $affinity }
end-total = puntos de victoria
end-ties = Los empates los deciden la reputación del líder, después los trofeos y después el oro.
