### What happens between the turns, step by step: Madhala's turn, the clean-up, and the beginning of a round.

rounds-madhala = Turno de Madhala
rounds-over = Termina la ronda
rounds-skip = { battle-skip }
rounds-new = Novedad: { $kind }

## What happens, and why

rounds-madhala-rolls = Saca { $red } en el rojo y { $yellow } en el amarillo.
rounds-madhala-rolls-why = El rojo dice si se queda en la Ciudadela o sale a las Afueras; el amarillo, adónde va.
rounds-madhala-goes = Va { $to }.
rounds-madhala-goes-why = Un espacio de allí es suyo hasta el final de la ronda.
rounds-madhala-sent = Se pone en camino: { $path }.
rounds-madhala-sent-why = La senda es suya hasta el final de la ronda.
rounds-madhala-takes = Descarta { $cards }.
rounds-madhala-takes-why = Otras ocupan su lugar.
rounds-home = { $count ->
    [one] { $members } vuelve a casa.
   *[other] { $members } vuelven a casa.
}
rounds-home-why = { $carried ->
    [yes] { $count ->
        [one] Lo que traía es ahora del clan.
       *[other] Lo que traían es ahora del clan.
    }
   *[no] { $count ->
        [one] La senda queda libre.
       *[other] Sus sendas quedan libres.
    }
}
rounds-surplus = Una parte se descarta.
rounds-surplus-why = Es más de lo que un clan puede guardar.
rounds-storms = { $monster } va a la entrada de la Ciudadela.
rounds-storms-why = { $count ->
    [0] Nadie lo ha derrotado del todo.
    [one] Nadie lo ha derrotado del todo; { $beaten } cede el sitio, pues solo se queda el más fuerte.
   *[other] Nadie lo ha derrotado del todo; { $beaten } ceden el sitio, pues solo se queda el más fuerte.
}
rounds-panic = El pánico cierra { $the }.
rounds-panic-why = { $monster } está en la entrada y nadie lo ha echado.
rounds-leads = { $member } lidera ahora el clan.
rounds-leads-why = El líder ha muerto: le sucede quien tiene más reputación; quienes colonizan, en último lugar.
rounds-rescued = Un novato toma el mando.
rounds-rescued-why = No queda nadie más en el clan.
rounds-wages = { $short ->
    [yes] Solo se pueden pagar { $paid } de los { $due } de oro en salarios.
   *[no] { $paid } de oro en salarios.
}
rounds-wages-why = { $members ->
    [one] Un miembro, { $wage } de oro.
   *[other] { $members } miembros, { $wage } de oro por cabeza.
} El líder y quienes colonizan no cobran.
rounds-deserts = { $member } deserta.
rounds-deserts-why = Los salarios no se han pagado por completo: se va quien tiene más reputación, aparte del líder y de quienes colonizan.
rounds-first = Jugador inicial: { $clan }.
rounds-first-why = Empieza el clan con menos reputación.
rounds-round = { game-round }
rounds-member-novice = Un novato
