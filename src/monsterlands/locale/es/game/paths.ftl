## Paths

path-land = Senda { $number } del territorio { $place }
    .inside = la senda { $number } del territorio { $place }
    .help = { $land }: { $path }. { $room } Si un mercenario muere aquí, su clan gana aun así { $glory } de gloria.
path-mission = { $side ->
        [left] Senda izquierda de la misión de dados
       *[right] Senda derecha de la misión de dados
    }
    .inside = { $side ->
        [left] la senda izquierda de la misión de dados
       *[right] la senda derecha de la misión de dados
    }
    .help = Acepta { $dice } y nada más. Si las dos sendas cumplen la misión, el total más alto se lleva la recompensa y el otro, { $leftovers } de oro.
path-contract = { $side ->
        [left] Senda izquierda del contrato
       *[right] Senda derecha del contrato
    }
    .inside = { $side ->
        [left] la senda izquierda del contrato
       *[right] la senda derecha del contrato
    }
    .help = Acepta { $dice } y nada más. En la fase de aventuras puedes entregar { $pay } y recibir { $reward }.
path-entrance = { $side ->
        [upper] Senda superior de la entrada de la Ciudadela
       *[lower] Senda inferior de la entrada de la Ciudadela
    }
    .inside = { $side ->
        [upper] la senda superior de la entrada de la Ciudadela
       *[lower] la senda inferior de la entrada de la Ciudadela
    }
    .help = Abierta mientras haya un monstruo en la entrada. Exige al menos un dado (F o M), una trampa o una ficha de defensa, y tiene { $capacity } espacios de dado; { $benefit }.
path-mission-summary = { $dice }; { $objective }+ por { $reward }
path-contract-summary = { $dice }; luego { $pay } por { $reward }
path-taken = Aquí: { $member } ({ $clan }) con { $load }.
path-madhala =
    { $load ->
        [none] Aquí está Madhala.
       *[other] Aquí está Madhala con { $load }.
    }
path-free = Aún no hay nadie.
path-closed = Ahora no está en juego.

load-ended =
    { $full ->
        [yes] La senda { $path } está llena: no cabe nada más.
       *[no] No puedes llevar nada más a la senda { $path }.
    }
load-dice = { $dice }
load-rolled = tirada: { $rolled }
load-traps =
    { $tricks ->
        [yes] { $amount ->
            [one] una ficha boca abajo
           *[other] { $amount } fichas boca abajo
        }
       *[no] { $amount ->
            [one] una trampa boca abajo
           *[other] { $amount } trampas boca abajo
        }
    }
load-traps-known =
    { $tricks ->
        [yes] { $traps } boca abajo
       *[no] { $typed ->
            [no] { $traps } boca abajo
           *[yes] { $amount ->
                [one] trampa { $traps }
               *[other] trampas { $traps }
            }
        }
    }
load-traps-shown = { $traps } boca arriba
load-trick-aimed = { $trick } (hacia { $path })
load-defense =
    { $amount ->
        [one] una ficha de defensa
       *[other] { $amount } fichas de defensa
    }
load-potions =
    { $amount ->
        [one] una poción
       *[other] { $amount } pociones
    }
load-venoms =
    { $amount ->
        [one] un veneno
       *[other] { $amount } venenos
    }
load-gold = { $amount } de oro para llevar a casa
