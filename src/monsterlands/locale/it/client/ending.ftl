end-assisted = Sono state annullate mosse dopo lanci, carte pescate o mosse altrui, quindi questa partita non conta tra le tue migliori.
end-name-wins = Vince { $name }, con { $points } punti vittoria.
end-names-share = Vittoria condivisa tra { $names }, con { $points } punti vittoria ciascuno.
end-again = Rivincita
end-again-alone = Gioca ancora
end-next = Scenario seguente
end-campaign = Alla mappa
end-look = Guarda il tavolo
end-picture = Immagine
end-record = Salva la registrazione
end-apart = { $name } ({ $affinity })
end-column-place = Posto
end-reputation-told = La reputazione è quella di tutti i membri.
end-points = Da dove vengono i punti
end-clan = { tab-clan }
end-column-total = Totale
end-icons = { $count ->
    [one] { $count } icona
   *[other] { $count } icone
}
end-from-glory = { fact-glory }
end-from-reputation = { fact-reputation }
end-from-trophies = { board-trophies }
end-from-fire = { new-affinity-fire }
end-from-water = { new-affinity-water }
end-from-air = { new-affinity-air }
end-from-jungle = { new-affinity-jungle }
end-course = Round per round
end-chart-points = Punti vittoria
end-chart-glory = { fact-glory }
end-as-table = Mostra come tabella
end-round = Round
