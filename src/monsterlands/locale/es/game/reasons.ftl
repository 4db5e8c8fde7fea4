## Why a choice is good, in sentences

# «Da 6 de oro por 2 dados de fuerza.» «Da Ginova y 5 puntos por 1 de oro y un dado de persuasión.»
reason-exchange = Da { $gains } por { $costs }.
reason-gives = Da { $gains }.
reason-costs = Cuesta { $costs }.
reason-points =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
reason-dice =
    { $colour ->
        [S] { $amount ->
            [one] un dado de fuerza
           *[other] { $amount } dados de fuerza
        }
        [M] { $amount ->
            [one] un dado de magia
           *[other] { $amount } dados de magia
        }
       *[P] { $amount ->
            [one] un dado de persuasión
           *[other] { $amount } dados de persuasión
        }
    }
reason-odds = { $member }: { $chances }; { $glory } de gloria de media.
reason-looting = toma botín ({ $chance } %)
reason-mission = { $member } la cumple el { $chance } % de las veces.
reason-less = «{ $choice }» cuesta lo mismo y da más.
reason-wages =
    { $short ->
        [0] Con eso alcanza para los salarios, que suman { $due }.
        [one] Para los salarios, que suman { $due }, faltaría { $short } de oro, y alguien desertaría.
       *[other] Para los salarios, que suman { $due }, faltarían { $short } de oro, y alguien desertaría.
    }
reason-death =
    { $points ->
        [0] { $member } muere; el sacrificio da { $glory } de gloria.
        [one] { $member } muere; el sacrificio da { $glory } de gloria, pero pierdes { $points } punto en total.
       *[other] { $member } muere; el sacrificio da { $glory } de gloria, pero pierdes { $points } puntos en total.
    }
reason-defense =
    { $kind ->
        [token] Gasta una ficha de defensa. { $told }
        [potion] Gasta la poción. { $told }
       *[talent] No cuesta nada. { $told }
    }
reason-hits =
    { $fate ->
        [wounded] Herida para { $member }.
       *[open] { $hits ->
            [0] No queda ningún golpe.
            [one] Queda un golpe.
           *[other] Quedan { $hits } golpes.
        }
    }
reason-pool = Con ello tienes { $dice } esta ronda.
reason-kept =
    { $why ->
        [best] Ahora la recompensa apenas vale { $pay }.
        [unpaid] No tienes { $pay } para entregar.
       *[worse] Conservas { $pay }, pero no recibes recompensa.
    }
reason-rival = Si lo dejas, { $who } puede quedarse con { $what } (en { $times } de { $guesses } pruebas).
reason-gain =
    { $unit ->
        [points] De media, { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        } más que la siguiente opción.
       *[wins] Gana un { $amount } % más a menudo que la siguiente opción.
    }
reason-loss =
    { $unit ->
        [points] De media, { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        } menos que la mejor opción.
       *[wins] Gana un { $amount } % menos a menudo que la mejor opción.
    }
reason-even =
    { $best ->
        [yes] Más o menos igual de buena que la siguiente opción.
       *[no] Más o menos igual de buena que la mejor opción.
    }
reason-rule = La recomienda una regla práctica.
reason-only = No hay otra cosa que elegir.
