## La fine di una partita

end-you-win = Vinci con { $points } punti vittoria!
end-wins = { $clan } vince con { $points } punti vittoria.
end-shared = { $clans }: vittoria condivisa con { $points } punti vittoria.
end-by-rounds = La partita finisce dopo il round { $round }, l’ultimo.
end-by-glory = La partita finisce dopo il round { $round }: un clan è arrivato a { $glory } punti gloria.
end-rank = Il tuo grado: { $rank }, con { $points } punti vittoria.
end-goal-reached = raggiunto: { $goal }
end-goal-missed = non raggiunto: { $progress }
end-scenario = { $number }, { $name }, livello { $difficulty }
end-place = posto
end-glory = { token-glory }
end-reputation = { token-reputation }
end-trophies = trofei
end-affinity = punti per { $affinity }
end-total = punti vittoria
end-ties = In caso di pareggio decide la reputazione del leader, poi i trofei, poi l’oro.
