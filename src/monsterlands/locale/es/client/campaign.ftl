campaign-which = Elegir campaña
campaign-one = empezada { $when }, { $state }
campaign-status-open = en curso
campaign-status-won = ganada
campaign-status-lost = perdida
campaign-status-unreadable = no se puede leer
campaign-new = Nueva campaña
campaign-beside = La campaña que tienes se queda como está: puedes pasar de una a otra en cualquier momento.
campaign-how = Diez escenarios, uno tras otro. El rango que alcanzas dice lo que viene después:
campaign-next-hero = El siguiente escenario, en Difícil o Pesadilla, como quieras.
campaign-next-veteran = El siguiente escenario, en Normal.
campaign-next-trainee = El mismo escenario otra vez, con la misma dificultad.
campaign-next-fodder = El mismo otra vez, un nivel más fácil. Si no lo hay, la campaña se pierde.
campaign-win = Para ganar, termina el último escenario como Veterano o Héroe, en Normal o más difícil. Cuantas menos partidas, mejor. Solo cuentan las partidas de la campaña.
campaign-begin = Ponerse en camino
campaign-open-text =
    { $count ->
        [0] Aún sin partidas.
        [one] Una partida jugada.
       *[other] { $count } partidas jugadas.
    }
campaign-won-text =
    { $count ->
        [one] ¡Ganada en una partida!
       *[other] ¡Ganada en { $count } partidas!
    }
campaign-lost-text =
    { $count ->
        [one] Perdida tras una partida. Los monstruos la recuerdan con cariño.
       *[other] Perdida tras { $count } partidas. Los monstruos la recuerdan con cariño.
    }
campaign-unreadable-text = Esta campaña no puede seguir aquí: { $reason }. Sus partidas se conservan.
campaign-won = superado
campaign-lost = perdido aquí
campaign-here = estás aquí
campaign-ahead = por llegar
campaign-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
campaign-station = { $number }. { $name }
campaign-under = Aquí hay una partida en curso.
campaign-on = Se juega en { $difficulty }.
campaign-play = Jugar «{ $name }»
campaign-later = Aún está por llegar.
campaign-played = Jugado aquí
campaign-result = { $rank }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $difficulty }
