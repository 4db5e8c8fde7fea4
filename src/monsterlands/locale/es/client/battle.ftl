## The battle stage

battle-name = Batalla
battle-skip = Saltar
battle-go-on = Continuar
battle-versus = { $against ->
    [mission] Misión
    [land] Por conquistar
   *[monster] Monstruo
}
battle-attack-dice = { $count ->
    [one] 1 dado de ataque por venir
   *[other] { $count } dados de ataque por venir
}
battle-waiting-dice = Por lanzar: { $dice }
battle-hits = { $count ->
    [0] no quedan golpes
    [one] queda 1 golpe
   *[other] quedan { $count } golpes
}
battle-extra = +{ $count } por su poder
battle-health = { $health ->
    [wounded] herida
    [dead] ha muerto
   *[well] sin heridas
}
battle-cancelled = { $defense ->
    [talent] cancelado por un talento
    [token] cancelado por una ficha de defensa
   *[potion] cancelado por una poción
}
battle-throws = { $monster } lanza sus dados…
battle-hits-so-far = { $count ->
    [0] ningún golpe
    [one] 1 golpe
   *[other] { $count } golpes
}
battle-carried = { $carried } de antes
battle-total = Total { $total }
battle-mark = { $mark ->
    [capture] captura
    [elimination] eliminación
    [conquest] conquista
   *[objective] objetivo
}
battle-mark-words = { $mark ->
    [capture] { $reached ->
        [yes] Captura con { $value }: alcanzada
       *[no] Captura con { $value }
    }
    [elimination] { $reached ->
        [yes] Eliminación con { $value }: alcanzada
       *[no] Eliminación con { $value }
    }
    [conquest] { $reached ->
        [yes] Conquista con { $value }: alcanzada
       *[no] Conquista con { $value }
    }
   *[objective] { $reached ->
        [yes] Objetivo { $value }: alcanzado
       *[no] Objetivo { $value }
    }
}
battle-no-trap = aquí sin trampa
battle-times = ×{ $count }
battle-turned-up = Revelado: { $traps }
battle-roll = Lanzar un dado de { $die ->
    [S] fuerza
    [M] magia
   *[P] persuasión
}
# After battle-roll on a button: «Lanzar un dado de fuerza (de 3)».
battle-left = (de { $count })
battle-again = Repetición: elige un dado
battle-defend = { $defense ->
    [talent] Talento o senda
    [token] Defensa
   *[potion] Poción
}
battle-beaten = Ya ha caído: este es su golpe final
battle-hit-from = { $from } o más: golpe
battle-hit-from-told =
    Un dado de ataque que muestra { $from } o más es un golpe. Cada golpe que no se cancela es una herida.
    La segunda herida mata.
battle-mark-told = { $mark ->
    [capture] Captura con un total de { $value } o más, si hay una trampa en la senda: { $brings }.
    [elimination] Eliminación con un total de { $value } o más: { $brings }.
    [conquest] Conquista con un total de { $value } o más: { $brings }.
   *[objective] Misión cumplida con un total de { $value } o más: { $brings }.
}
battle-chance = { $percent ->
    [0] 0 %
    [100] 100 %
   *[other] hasta { $percent } %
}
battle-chance-told =
    Tu probabilidad de llegar si solo buscas esto y usas todo lo que te queda: venenos, repeticiones,
    botín.

## What happens, beat by beat

battle-told-attacks = { $monster } ataca a { $member } con { $dice ->
    [one] 1 dado de ataque
   *[other] { $dice } dados de ataque
}.
battle-told-attack-rolled = { $monster } saca { $faces }: { $hits ->
    [0] ningún golpe
    [one] 1 golpe
   *[other] { $hits } golpes
}.
battle-told-sprays = { $monster } suelta una rociada: { $dice ->
    [one] 1 dado, y un golpe alcanza
   *[other] { $dice } dados, y cada golpe alcanza
} a todos los presentes.
battle-told-diverts = { $from } desvía { $dice ->
    [one] un dado de ataque
   *[other] { $dice } dados de ataque
} hacia { $member }.
battle-told-rerolls-misses = { $dice ->
    [one] Se repite el fallo.
   *[other] Se repiten { $dice } fallos.
}
battle-told-gives-magic = { $member } sacrifica un dado de magia: un dado de ataque menos.
battle-told-hit = { $hits ->
    [one] { $member } recibe un golpe.
   *[other] { $member } recibe { $hits } golpes.
}
battle-told-defended = { $defense ->
    [talent] Un talento cancela un golpe
    [token] Una ficha de defensa cancela un golpe
   *[potion] La poción cancela un golpe
}{ $hits ->
    [0] .
    [one] ; queda { $hits }.
   *[other] ; quedan { $hits }.
}
battle-told-wounded = { $member } sufre una herida.
battle-told-strikes = { $member } contraataca{ $carried ->
    [0] .
   *[other] , a partir de { $carried }.
}
battle-told-tries = { $member } intenta la misión.
battle-told-sets-out = { $member } intenta conquistar { $foe }{ $carried ->
    [0] .
   *[other] , a partir de { $carried }.
}
battle-told-die = { $colour ->
    [S] Fuerza
    [M] Magia
   *[P] Persuasión
} { $face }{ $counts ->
    [same] {""}
   *[other] , vale { $counts }
}: total { $total }.
battle-told-venom = Veneno en la hoja.
battle-told-loot = Entra en juego el botín: { $loot }.
battle-told-total = { $total } en total.
battle-told-revealed = { $member } revela { $trap }.
battle-told-kept = { $member } deja una ficha boca abajo.
battle-told-aimed = { $member } apunta la artimaña contra { $target }.
battle-told-parried = { $member } cancela la artimaña con una ficha de defensa.
battle-told-stolen = { $member } roba a { $target } un dado de { $colour ->
    [S] fuerza
    [M] magia
   *[P] persuasión
}.
battle-told-panic-lifted = La Ciudadela respira de nuevo: se acabó el pánico.

## Moments

battle-moment-captured = ¡Captura!
battle-moment-eliminated = ¡Eliminación!
battle-moment-withstood = No basta
battle-moment-died = Ha caído
battle-moment-conquered = ¡Conquista!
battle-moment-unconquered = { battle-moment-withstood }
battle-moment-fulfilled = ¡Misión cumplida!
battle-moment-leftovers = Segundo puesto
battle-moment-failed = Misión fallida
battle-moment-escaped = Se escapa
battle-moment-lashed = ¡Golpe final!
battle-moment-driven-away = Ahuyentado
battle-moment-land-taken = Territorio perdido
battle-moment-snatched = Misión arrebatada

battle-about-captured = { $member } atrapa con vida a { $name }.
battle-about-eliminated = { $member } mata a { $name } y se lo queda como trofeo.
battle-about-withstood = { $total }, y { $name } sigue en pie.{ $later ->
    [yes] {" "}El daño pasa a la senda siguiente.
   *[no] {""}
}
battle-about-died = { $name } cae en la senda, y su clan gana por ello algo de gloria.
battle-about-conquered = { $member } iza la bandera en { $name }.
battle-about-unconquered = { $total }, y { $name } resiste.{ $later ->
    [yes] {" "}La senda siguiente continúa desde ahí.
   *[no] {""}
}
battle-about-fulfilled = { $member } trae la recompensa a casa.
battle-about-leftovers = { $member } queda en segundo lugar y se lleva la consolación.
battle-about-failed = { $member } vuelve con las manos vacías.
battle-about-escaped = { $name } se suelta y corre hacia la Ciudadela.
battle-about-lashed = { $name } golpea a todos una vez más.
battle-about-driven-away = Madhala ahuyenta a { $name }.
battle-about-land-taken = Madhala se lleva { $name }.
battle-about-snatched = Madhala cumple antes la misión.
battle-gain = { $resource ->
    [glory] { $amount } de gloria
    [gold] { $amount } de oro
    [defense] { $amount ->
        [one] { $amount } ficha de defensa
       *[other] { $amount } fichas de defensa
    }
    [potions] { $amount ->
        [one] { $amount } poción
       *[other] { $amount } pociones
    }
   *[venoms] { $amount ->
        [one] { $amount } veneno
       *[other] { $amount } venenos
    }
}
