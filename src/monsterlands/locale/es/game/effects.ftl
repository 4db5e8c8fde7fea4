## Dice

colour-S = fuerza
colour-M = magia
colour-P = persuasión

## What is gained and paid

gain-glory = { $amount } de gloria
gain-gold = { $amount } de oro
gain-defense =
    { $amount ->
        [one] { $amount } ficha de defensa
       *[other] { $amount } fichas de defensa
    }
gain-potions =
    { $amount ->
        [one] { $amount } poción
       *[other] { $amount } pociones
    }
gain-venoms =
    { $amount ->
        [one] { $amount } veneno
       *[other] { $amount } venenos
    }
gain-potion_or_venom =
    { $amount ->
        [one] una poción o un veneno
       *[other] { $amount } fichas, entre pociones y venenos
    }
gain-traps =
    { $amount ->
        [one] { $amount } trampa
       *[other] { $amount } trampas
    }
gain-dice =
    { $count ->
        [one] un dado { $dice }
       *[other] dados { $dice }
    }
gain-loot =
    { $amount ->
        [one] una ficha de botín boca arriba
       *[other] { $amount } fichas de botín boca arriba
    }
gain-hire =
    { $amount ->
        [one] una contratación gratis en la Taberna
       *[other] { $amount } contrataciones gratis en la Taberna
    }
gain-equipment =
    { $amount ->
        [one] una carta de equipo gratis del Bazar
       *[other] { $amount } cartas de equipo gratis del Bazar
    }

dice-exact = { $dice }
dice-free =
    { $amount ->
        [one] un dado ({ $colours })
       *[other] { $amount } dados ({ $colours })
    }

## Effects

effect-per_die =
    { $only ->
        [monster] { $signed } a cada dado de { $colours } contra un monstruo
        [conquest] { $signed } a cada dado de { $colours } en una conquista
        [power] { $signed } a cada dado de { $colours } que se lanza contra él
       *[always] { $signed } a cada dado de { $colours }
    }
effect-reroll =
    { $amount ->
        [one] una repetición de un dado de { $colours }
       *[other] { $amount } repeticiones de dados de { $colours }
    }
effect-steal =
    { $amount ->
        [one] roba un dado de { $colours } de una senda vecina
       *[other] roba hasta { $amount } dados de { $colours } de una senda vecina
    }
effect-divert =
    { $amount ->
        [one] desvía un dado de ataque del monstruo a una senda vecina
       *[other] desvía hasta { $amount } dados de ataque del monstruo a una senda vecina
    }
effect-monster_bonus = { $signed } al total contra un monstruo
effect-capture_bonus = { $signed } al total para una captura
effect-eliminate_bonus = { $signed } al total para una eliminación
effect-conquest_bonus = { $signed } al total para una conquista
effect-needs_no_trap = captura sin necesidad de trampa
effect-defense_talents =
    { $against ->
        [all]
            { $amount ->
                [one] cancela un golpe
               *[other] cancela { $amount } golpes
            }
       *[some]
            { $amount ->
                [one] cancela un golpe de un monstruo de { $affinities }
               *[other] cancela { $amount } golpes de un monstruo de { $affinities }
            }
    }
effect-capture_glory = { $signed } de gloria por una captura
effect-eliminate_glory = { $signed } de gloria por una eliminación
effect-conquest_glory = { $signed } de gloria por una conquista
effect-success_gain = { $gain } por derrotar a un monstruo
effect-trophy =
    { $amount ->
        [one] un trofeo de { $amount } punto, para guardar o vender
       *[other] un trofeo de { $amount } puntos, para guardar o vender
    }
effect-gain = da { $gain }
effect-buy_die =
    { $unassigned ->
        [yes] compra un dado de { $colour } por { $price } de oro, salvo si está en una senda
       *[no] compra un dado de { $colour } por { $price } de oro
    }
effect-discount = descuento de { $amount } de oro { $at }
effect-mine_gold = { $signed } de oro en la Mina
effect-extra_trap_limit =
    { $amount ->
        [one] puedes tener una trampa más
       *[other] puedes tener { $amount } trampas más
    }
effect-recolour =
    { $amount ->
        [one] cambia el color de un dado de tu reserva
       *[other] cambia el color de { $amount } dados de tu reserva
    }
effect-convert = cambia un dado de { $colour } por { $into }
effect-dice = añade { $dice } a los dados de la senda
effect-extra_affinity_dice =
    { $amount ->
        [one] en un territorio de su afinidad lanza un dado de ataque más que otros monstruos
       *[other] en un territorio de su afinidad lanza { $amount } dados de ataque más que otros monstruos
    }
effect-extra_entrance_dice =
    { $amount ->
        [one] lanza un dado de ataque más en la entrada de la Ciudadela
       *[other] lanza { $amount } dados de ataque más en la entrada de la Ciudadela
    }
effect-extra_hits =
    { $amount ->
        [one] cada ataque suyo da un golpe además de los de sus dados
       *[other] cada ataque suyo da { $amount } golpes además de los de sus dados
    }
effect-extra_panic =
    { $amount ->
        [one] en la entrada de la Ciudadela, su pánico cierra un edificio más cada ronda
       *[other] en la entrada de la Ciudadela, su pánico cierra { $amount } edificios más cada ronda
    }
effect-extra_traps =
    { $amount ->
        [one] para una captura hacen falta dos trampas en la senda, no una
       *[other] para una captura hacen falta { $amount } trampas más en la senda
    }
effect-spray =
    { $amount ->
        [one] antes de cada ataque lanza un dado que puede golpear a todos en sus sendas
       *[other] antes de cada ataque lanza { $amount } dados que pueden golpear a todos en sus sendas
    }
effect-last_lash =
    { $amount ->
        [one] en una eliminación, no en una captura, da un último golpe a todos en sus sendas
       *[other] en una eliminación, no en una captura, da { $amount } últimos golpes a todos en sus sendas
    }
effect-wound_glory = { $signed } de gloria para tu clan si hiere a tu mercenario
effect-forbids = en combate contra él no se pueden usar { $what }
effect-storms_entrance = nunca espera en un territorio, sino que va derecho a la entrada de la Ciudadela
effect-escapes = tras una captura en un territorio, se suelta y va a la entrada de la Ciudadela

forbidden-potions = pociones
forbidden-venoms = venenos
forbidden-defense_talents = talentos de defensa (de mercenarios, equipo o sendas)
forbidden-weapons = armas
