end-assisted = Des étapes ont été annulées au-delà de dés, de pioches ou de coups des autres : cette partie ne compte pas parmi vos meilleures.
end-name-wins = { $name } l’emporte avec { $points } points de victoire.
end-names-share = { $names } se partagent la victoire, avec { $points } points de victoire chacun.
end-again = Revanche
end-again-alone = Rejouer
end-next = Scénario suivant
end-campaign = Vers la carte
end-look = Voir la table
end-picture = Image
end-record = Enregistrer la partie
end-apart = { $name } ({ $affinity })
end-column-place = Place
end-reputation-told = La réputation est celle de tous les membres.
end-points = D’où viennent les points
end-clan = { tab-clan }
end-column-total = Total
end-icons = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
end-from-glory = { fact-glory }
end-from-reputation = { fact-reputation }
end-from-trophies = { board-trophies }
end-from-fire = { new-affinity-fire }
end-from-water = { new-affinity-water }
end-from-air = { new-affinity-air }
end-from-jungle = { new-affinity-jungle }
end-course = Manche par manche
end-chart-points = Points de victoire
end-chart-glory = { fact-glory }
end-as-table = Afficher en tableau
end-round = Manche
