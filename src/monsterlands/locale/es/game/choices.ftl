## Choices. .when: when such a choice comes up, for those that ask why it is not offered.

choice-deploy =
    { $building ->
        [alchemist] { $name }, espacio { $space }: { $tokens } pociones o venenos
        [pawn_shop] { $name } con { $die }: oro por dados
        [mine] { $name }, espacio { $space }, con { $dice }: { $gold } de oro
       *[other] { $name } con { $die }{ $beside ->
            [0] { "" }
           *[other] {" "}junto a P{ $beside }, que descuenta { $beside } más
        }: { $offer }
    }
    .when = Los dados van a un edificio una vez por turno, como acción.
choice-path = A la senda { $path }: { $what }
    .when = Sale un mercenario por turno, como acción.
choice-land = Usar { $land }: { $dice } por { $gain }
    .when = Un territorio colonizado se usa como acción de tu turno.
choice-novice = Con un novato, convertir { $die } en { $colour }
    .when = Los novatos ayudan en tu turno, antes o después de la acción.
choice-talent = Talento de { $member }: { $effect }
    .when = Los talentos se usan en tu turno, antes o después de la acción.
choice-loot = Usar { $loot }: { $effect }{ $dice ->
        [yes] , ya esté lanzado o no
       *[no] {""}
    }
    .when = El botín se usa en tu turno y en el regreso; el de las Afueras, mientras se resuelve tu senda.
choice-sell = Vender el trofeo { $monster }
    .when = Los trofeos se venden en tu turno, en un contrato y en el regreso.
choice-heal = Curar a { $member } con una poción
    .when = A los mercenarios se les cura en tu turno, antes o después de la acción, y en el regreso.
choice-settle = Colonizar { $land }: quien se asienta no cobra salario, y el territorio se puede usar una vez por ronda ({ $dice } por { $gain })
    .when = Los territorios se colonizan en tu turno, antes o después de la acción, y en el regreso.
choice-move = Pasar { $equipment } de { $member } a otra persona
    .when = El equipo se mueve en tu turno, antes o después de la acción, y en el regreso.
choice-hire = Contratar a { $member }: { $what }
    .when = Se contrata tras colocar un dado en la Taberna.
choice-brings = aporta { $dice }, talento: { $effect }
choice-beer = Pagar una ronda de cervezas: se van todos los de la Taberna y llegan otros
    .when = La cerveza se sirve tras colocar un dado en la Taberna, antes de contratar.
choice-discount-talent = Usar el descuento de { $member }: { $effect }
    .when = Los descuentos se usan al comprar.
choice-discount-card = Usar el descuento de { $equipment } ({ $member }): { $effect }
    .when = { choice-discount-talent.when }
choice-trap = Comprar { $trap }: { $effect }
    .when = Las trampas se compran tras colocar un dado en la Guarida del Cazador.
choice-equipment = Comprar { $equipment }, { $type }: { $effect }
    .when = El equipo se compra tras colocar un dado en el Bazar.
choice-take = Tomar { $loot }: { $effect }
    .when = El botín se toma cuando algo te lo da, como un territorio donde no has ganado nada.
choice-amount =
    { $question ->
        [alchemist] { $mix }
        [armory] { $amount ->
            [one] { $amount } ficha de defensa
           *[other] { $amount } fichas de defensa
        }
        [deflect] { $amount ->
            [0] Ninguno: todos los dados de ataque se quedan aquí
            [one] { $amount } dado de ataque va allí
           *[other] { $amount } dados de ataque van allí
        }
       *[other] { $amount }
    }
    .when = Las cantidades se preguntan en el Alquimista y en la Armería, y cuando una artimaña desvía dados de ataque.
choice-no-talent = sin talento para una senda
choice-member =
    { $question ->
        [assign] Va { $member }: { $what }
        [settle] Se asienta { $member }: ya no cobra salario, y puede seguir saliendo
        [promote] Lidera { $member }: reputación { $reputation }, { $what }
        [desert] Se va { $member }: reputación { $reputation }, { $what }
       *[other] { $has ->
            [none] Para { $member }
           *[other] Para { $member } (ya tiene { $has })
        }
    }
    .when = Se elige a un miembro cuando alguien sale, se asienta, recibe equipo, asciende a líder o deserta. Elige antes la senda, el territorio o la carta.
choice-die =
    { $question ->
        [load] Reforzar con { $die }
        [pawn] Empeñar también { $die }
        [convert] Cambiar { $die }
       *[other] Va { $die }
    }
    .when = Los dados sueltos se eligen después del sitio al que van.
choice-load-trap = Colocar { $trap } boca abajo: { $effect }
    .when = Las trampas se llevan cuando un mercenario va a la senda de un territorio o a la entrada.
choice-load-defense = Llevar una ficha de defensa
    .when = Las fichas se llevan cuando un mercenario va a la senda de un territorio o a la entrada.
choice-load-potion = Llevar una poción
    .when = { choice-load-defense.when }
choice-load-venom = Llevar un veneno
    .when = { choice-load-defense.when }
load-forbidden = no sirve en un combate contra { $monster }
choice-discard-trap =
    { $question ->
        [pay-traps] Entregar { $trap }: { $effect }
       *[other] Descartar { $trap }: { $effect }
    }
    .when = Las trampas solo se descartan si tienes demasiadas o si un contrato las pide.
choice-discard-equipment = Para nadie: descartar la carta
    .when = El equipo solo se descarta si tiene que dejar sitio o si lo abandona quien deserta.
choice-potion = Una poción
    .when = Se pregunta cuando algo da una poción o un veneno.
choice-venom = Un veneno
    .when = { choice-potion.when }
choice-colour =
    { $question ->
        [steal] Robar un dado de { $colour }
       *[other] Un dado de { $colour }
    }
    .when = El color se pregunta cuando una artimaña roba dados y en la Concesión de la Reina.
choice-affinity = Liderar el clan de { $affinity }: { $members }
    .when = Las afinidades solo se eligen antes de la primera ronda.
choice-founder = { $member } ({ $dice }, { $effect })
choice-seat = { player-seat }
    .when = Ninguna pregunta del juego pide elegir a un jugador.
choice-yes =
    { $question ->
        [contract] Entregar { $pay } por { $reward }
        [parry] Descartar una ficha de defensa (aquí hay { $tokens }): la artimaña queda cancelada
       *[other] Sí
    }
    .when = Así se responde a un contrato, en las aventuras, o a una artimaña que se puede cancelar.
choice-no =
    { $question ->
        [contract] Dejarlo: conservas { $pay } y no hay recompensa
        [divert] Dejar aquí todos los dados de ataque
        [parry] Permitir la artimaña
       *[other] No
    }
    .when = { choice-yes.when }
choice-left =
    { $path ->
        [none] La senda de la izquierda
       *[other] { $question ->
            [aim] Contra la senda { $path }, a la izquierda: { $who } con { $load }
           *[other] A la senda { $path }, a la izquierda: { $who }
        }
    }
    .when = Se elige un lado cuando una artimaña apunta y cuando un monstruo ataca a alguien que puede desviar dados de ataque.
choice-right =
    { $path ->
        [none] La senda de la derecha
       *[other] { $question ->
            [aim] Contra la senda { $path }, a la derecha: { $who } con { $load }
           *[other] A la senda { $path }, a la derecha: { $who }
        }
    }
    .when = { choice-left.when }
aside-member = { $member } ({ $clan })
aside-madhala = Madhala (lo que va allí se pierde)
choice-capture =
    { $monster ->
        [none] Capturar al monstruo
       *[other] Capturar a { $monster }: { $capture } de gloria y { $gold } de oro
    }
    .when = Solo se pregunta si tu total permite las dos cosas; si no, ocurre sin más cuando paras.
choice-eliminate =
    { $monster ->
        [none] Eliminar al monstruo
       *[other] Eliminar a { $monster }: { $eliminate } de gloria y un trofeo de { $trophy ->
            [one] { $trophy } punto
           *[other] { $trophy } puntos
        }
    }
    .when = { choice-capture.when }
choice-grant = { $gain }
    .when = La Concesión de la Reina, si se juega con ella, la recibe el jugador inicial al empezar una ronda, a partir de la 2.
choice-reveal =
    { $aims ->
        [none] Revelar: { $effect }
        [both] Revelar y elegir hacia dónde apunta
       *[one] Revelar: apunta a la senda { $aims }
    }
    .when = Con artimañas en juego, las fichas se revelan una a una al empezar una batalla; sin ellas, todas a la vez.
choice-keep =
    { $kind ->
        [trick] Dejar boca abajo: sin efecto, pero cuenta como trampa para una captura
       *[other] Dejar boca abajo: sin efecto; para una captura cuenta como trampa en los dos casos
    }
    .when = { choice-reveal.when }
choice-harm =
    { $harm ->
        [dies] ; el resto mata a { $member }
        [wounded] ; el resto hiere a { $member }
       *[none] {""}
    }
choice-defend-talent = Cancelar un golpe con un talento del mercenario, de su equipo o de la senda, cada uno una vez por ronda{ $rest }
    .when = Los golpes se cancelan cuando un monstruo ha golpeado a tu mercenario.
choice-defend-token = Cancelar un golpe con una ficha de defensa (aquí hay { $tokens }){ $rest }
    .when = { choice-defend-talent.when }
choice-defend-potion = Cancelar un golpe con la poción que lleva{ $rest }
    .when = { choice-defend-talent.when }
choice-take-hits =
    { $harm ->
        [dies] { $hits ->
            [one] Encajar el golpe: { $member } muere
           *[other] Encajar { $hits } golpes: { $member } muere
        }
        [wounded] Encajar el golpe: { $member } sufre una herida
       *[open] Encajar los golpes que quedan
    }
    .when = Los golpes se encajan cuando un monstruo ha golpeado a tu mercenario.
choice-remove-magic =
    { $dice ->
        [0] Sacrificar un dado de magia para retirar un dado de ataque
       *[other] Sacrificar un dado de magia: { $fewer ->
            [0] no queda ningún dado de ataque
            [one] un dado de ataque en vez de { $dice }
           *[other] { $fewer } dados de ataque en vez de { $dice }
        }
    }
    .when = Los dados de magia de una senda se sacrifican justo antes de que se lancen allí dados de ataque.
choice-roll = Lanzar un dado de { $colour }
    .when = Los dados se lanzan en las aventuras, cuando tu senda contraataca o intenta una conquista.
choice-roll-all = Lanzar todos los que quedan: { $dice }
    .when = { choice-roll.when }
choice-reroll = Repetir { $die }: vale el resultado nuevo
    .when = Se repiten dados ya lanzados en tu senda, mientras quede alguna repetición.
choice-use-venom = Usar un veneno: { $venom } más
    .when = El veneno que lleva un mercenario se usa cuando su senda contraataca a un monstruo.
choice-stop =
    { $outcome ->
        [fulfilled] Parar con { $total }: objetivo alcanzado
        [failed] Parar con { $total }: no basta, cuesta { $penalty } de gloria
        [conquered] Parar con { $total }: conquistas { $foe }
        [unconquered] Parar con { $total }: no basta, pero cuenta para la senda siguiente
        [land-lost] Parar con { $total }: no basta, y después Madhala se lleva { $foe }
        [given-up] Parar con { $total }: no basta, { $foe } se queda como está
        [captured] Parar con { $total }: capturas a { $foe }
        [eliminated] Parar con { $total }: eliminas a { $foe }
        [either] Parar con { $total }: captura o eliminación de { $foe }, a elegir
        [unbeaten] Parar con { $total }: no basta, pero cuenta para la senda siguiente
        [driven-away] Parar con { $total }: no basta, y después Madhala ahuyenta a { $foe }
        [lost] Parar con { $total }: no basta, { $foe } sigue en pie
       *[open] Parar aquí
    }
    .when = Se para cuando tu senda ha lanzado bastante, en las aventuras.
choice-discard-loot = Descartar el botín { $loot }
    .when = El botín nunca se descarta sin usarlo.
choice-give-up = Renunciar a los dados que quedan: no sirven para nada más
    .when = Solo se renuncia a los dados antes de la acción.
choice-ends-homecoming = es lo último que queda por hacer, así que el regreso acaba con ello
choice-done =
    { $question ->
        [load] En marcha
        [lodge] Listo: comprar
        [tavern] Listo: no contratar a nadie
        [remove-magic] { $dice ->
            [one] Conservar la magia: se lanza un dado de ataque
           *[other] Conservar la magia: se lanzan { $dice } dados de ataque
        }
        [glory] No usar botín
        [homecoming] Listo: pasar a los salarios
       *[other] Listo
    }
    .when = «Listo» pone fin a una compra, a unos preparativos, a un regreso o al sacrificio de magia; ahora no hay nada de eso en curso.
choice-end-turn =
    { $next ->
        [madhala] Terminar turno: le toca a Madhala
        [nobody] Terminar turno: ya no te quedan dados
       *[rival] Pasar el turno al siguiente clan
    }
    .when = Tu turno termina después de tu acción, y solo entre un paso y otro.
# What undo can do after a choice that hands over to a rival.
choice-handing-over =
    { $across ->
        [yes] { $choice } (cuando haya jugado, deshacer marca la partida «con ayuda»)
        [together] { $choice } (desde entonces, deshacer requiere el acuerdo de la mesa)
       *[no] { $choice } (cuando haya jugado, ya no se puede deshacer)
    }

offer-lodge = comprar trampas
offer-tavern = contratar a alguien
offer-beer = ahora no hay a quien contratar, pero sí ronda de cervezas
offer-armory = comprar fichas de defensa
offer-bazaar = comprar equipo
prices = { $items } de oro
price-item =
    { $what ->
        [novice] novato
       *[other] { $what }
    } por { $gold }
price-beer = cerveza
price-tokens =
    { $amount ->
        [one] 1 ficha
       *[other] { $amount } fichas
    }

change-gain = +{ $gain }
change-gold = oro { $before }→{ $after }
change-glory = gloria { $before }→{ $after }
change-reputation = reputación { $before }→{ $after }
change-excess-glory = gloria sobrante { $before }→{ $after }
change-points = puntos { $before }→{ $after }
# What points have in them, and what the wages lack: «puntos 9→12 (+2 por iconos de Aire)», «salarios 8→12, falta 1 de oro».
change-of = { $change } ({ $parts })
change-fire-points = { $signed } por iconos de Fuego
change-water-points = { $signed } por iconos de Agua
change-air-points = { $signed } por iconos de Aire
change-jungle-points = { $signed } por iconos de Jungla
change-trophy-points =
    { $amount ->
        [one] { $signed } punto
       *[other] { $signed } puntos
    }
change-then-wages = y después, los salarios
change-short =
    { $gold ->
        [one] { $change }, falta { $gold } de oro
       *[other] { $change }, faltan { $gold } de oro
    }
change-wages = salarios { $before }→{ $after }
change-pool = dados { $before }→{ $after }
change-traps = trampas { $before }→{ $after }
change-defense = defensa { $before }→{ $after }
change-potions = pociones { $before }→{ $after }
change-venoms = venenos { $before }→{ $after }
change-mercenaries = mercenarios { $difference }
change-novices = novatos { $before }→{ $after }
change-trophies = trofeos { $difference }
change-loot = botín { $difference }
change-wounded = heridas { $difference }
change-unassigned = en casa { $difference }
change-lands = territorios { $difference }
change-total = total { $before }→{ $after }
change-hits = golpes { $before }→{ $after }
change-attack-dice = dados de ataque { $before }→{ $after }
