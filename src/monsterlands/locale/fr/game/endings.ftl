## The end of a game

end-you-win = Victoire ! Vous l’emportez avec { $points } points de victoire.
end-wins = { $clan } l’emporte avec { $points } points de victoire.
end-shared = { $clans } : victoire partagée avec { $points } points de victoire.
end-by-rounds = La partie s’est terminée après la manche { $round }, la dernière.
end-by-glory = La partie s’est terminée après la manche { $round } : un clan a atteint { $glory } points de gloire.
end-rank = Votre rang : { $rank }, avec { $points } points de victoire.
end-goal-reached = atteint : { $goal }
end-goal-missed = manqué : { $progress }
end-scenario = { $number }, { $name }, en { $difficulty }
end-place = place
end-glory = { token-glory }
end-reputation = { token-reputation }
end-trophies = trophées
end-affinity = points d’affinité { $affinity }
end-total = points de victoire
end-ties = Les égalités sont départagées par la réputation du leader, puis les trophées, puis l’or.
