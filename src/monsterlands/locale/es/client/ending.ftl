end-assisted = Se deshicieron pasos tras lanzar dados, sacar cartas o jugar los demás, así que esta partida no cuenta entre tus mejores.
end-name-wins = { $name } gana con { $points } puntos de victoria.
end-names-share = { $names } comparten la victoria, con { $points } puntos de victoria cada cual.
end-again = Revancha
end-again-alone = Jugar otra vez
end-next = Siguiente escenario
end-campaign = Ir al mapa
end-look = Ver la mesa
end-picture = Imagen
end-record = Guardar el registro
end-apart = { $name } ({ $affinity })
end-column-place = Puesto
end-reputation-told = Cuenta la reputación de todos los miembros.
end-points = De dónde salieron los puntos
end-clan = { tab-clan }
end-column-total = Total
end-icons = { $count ->
    [one] { $count } icono
   *[other] { $count } iconos
}
end-from-glory = { fact-glory }
end-from-reputation = { fact-reputation }
end-from-trophies = { board-trophies }
end-from-fire = { new-affinity-fire }
end-from-water = { new-affinity-water }
end-from-air = { new-affinity-air }
end-from-jungle = { new-affinity-jungle }
end-course = Ronda a ronda
end-chart-points = Puntos de victoria
end-chart-glory = { fact-glory }
end-as-table = Mostrar como tabla
end-round = Ronda
