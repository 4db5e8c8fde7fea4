## Questions

question-waiting = { $who } está eligiendo.
question-choose-affinity = ¿De qué afinidad será tu clan?
question-turn =
    { $stage ->
        [before] Te toca. Despliega dados en la Ciudadela o envía a un mercenario a las Afueras.
       *[after] { $free ->
            [0] { $solo ->
                [yes] Acción hecha: elige «terminar turno» para seguir.
               *[no] Acción hecha: elige «terminar turno» para pasar el turno.
            }
           *[other] Acción hecha. Si quieres, haz acciones gratuitas; luego, «terminar turno».
        }
    }
question-lodge =
    { $chosen ->
        [no] ¿Qué trampas compras? { $off }
       *[yes] Llevas { $basket } por { $price } de oro{ $cheaper ->
            [yes] {" "}en vez de { $cost }
           *[no] {""}
        }. ¿Más trampas, o «listo»? { $off }
    }
# What is taken off a price, and why. $other: by the higher persuasion die that lay there before.
price-off =
    { $other ->
        [0] Tu P{ $own } descuenta { $own } de oro{ $sum ->
            [yes] {" "}del total
           *[no] {""}
        }; siempre pagas al menos 1.
       *[other] Tu P{ $own } y el P{ $other } que ya estaba allí descuentan { $own } + { $other } = { $off } de oro{ $sum ->
            [yes] {" "}del total
           *[no] {""}
        }; siempre pagas al menos 1.
    }
price-discount =
    { $before ->
        [0] Los descuentos restan { $discount } de oro; el precio puede bajar a 0.
       *[other] Otros descuentos restan { $discount } más; el precio puede bajar a 0.
    }
price-could = { $who } puede restar { $discount } más.
question-alchemist = Recibes { $tokens } fichas. ¿Cuántas son pociones? El resto son venenos.
question-tavern =
    { $free ->
        [0] { $beer ->
            [0] ¿A quién contratas? { $off }
           *[other] Caras nuevas en la Taberna. Contrata a alguien, o «listo». { $off }
        }
       *[other] ¿A quién contratas gratis?
    }
question-armory = ¿Cuántas fichas de defensa? { $off }
question-pawn = ¿Empeñas más dados, o «listo»?
question-bazaar =
    { $free ->
        [0] ¿Qué carta de equipo compras? { $off }
       *[other] ¿Qué carta de equipo te llevas gratis?
    }
question-equip = ¿Quién lleva { $equipment }?
question-hand-on = { $equipment } deja el sitio a otra carta. ¿Para quién es ahora?
question-move-equipment = { $member } cede su { $type }. ¿Para quién es?
question-settle = ¿Quién se asienta en { $land }?
question-assign = ¿Quién va a la senda { $path }?
question-deploy-dice = ¿Qué dado va a { $target }?{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}Hacen falta { $left }.
    }
question-load = Senda { $path }, de momento: { $load }. ¿Qué más llevas?
question-take-loot =
    { $phase ->
        [adventure] Quien sobrevive en un territorio sin ganar nada allí toma botín. ¿Cuál eliges?
       *[other] ¿Qué botín eliges?
    }
question-convert = { $loot }: ¿qué dado cambias?
question-brew = ¿Poción o veneno?
question-fight =
    { $against ->
        [mission] { $member } en la senda { $path }: { $foe } pide { $needed } o más, por { $reward }.
        [land] { $member } en la senda { $path }: { $foe } se conquista con { $needed } o más, por { $reward }.
       *[monster] { $member } en la senda { $path } contra { $foe }: { $capture ->
            [yes] captura con { $cv }, eliminación con { $ev }.
           *[no] eliminación con { $ev }; para capturarlo, con { $cv }, { $needed ->
                [one] hace falta una trampa
               *[other] hacen falta { $needed } trampas
            } aquí.
        }
    }
fight-total = Total: { $total }{ $rolled ->
        [none] {""}
       *[other] {" "}(tirada: { $rolled })
    }{ $carried ->
        [0] {""}
        [all] , de sendas anteriores
       *[other] , { $carried } de sendas anteriores
    }{ $dice ->
        [none] .
       *[other] ; por lanzar: { $dice }.
    }
# $foe: a monster that is beaten already and lashes out; or none.
note-defend = { $foe ->
        [none] {""}
       *[other] { $foe } ya está fuera de combate; este es su golpe final.{" "}
    }Cada talento, ficha de defensa o poción cancela un golpe. Valen los talentos del mercenario, de su equipo y de la senda.
note-magic = Un dado de ataque da un golpe con { $least } o más. El dado de magia que sacrificas no podrá contraatacar. Se te vuelve a preguntar tras cada dado; las probabilidades cuentan con las jugadas que más gloria dan.
note-rolling = Lanza de uno en uno o todos a la vez, y para cuando quieras. Los dados que no lanzas se pierden.
note-capture =
    { $reached ->
        [yes] Si paras ahora, capturas a { $monster }; con { $ev } o más lo eliminas.
       *[no] Con { $more ->
            [0] { $least }
           *[other] { $least } a { $most }
        } capturas a { $monster }; con { $ev } o más lo eliminas: lanza de uno en uno para parar a tiempo.
    }{ $either ->
        [0] {""}
       *[other] {" "}De { $either } a { $most }, tú eliges.
    }
# Where a bonus makes the elimination the easier of the two.
note-easier = Con { $ev } o más eliminas a { $monster }; con { $more ->
        [0] { $least }
       *[other] { $least } a { $most }
    } puedes capturarlo.
note-eliminated = Has llegado a { $ev }: { $monster } cae eliminado, no capturado. Seguir lanzando no cambia nada.
prize-elimination = { $gain } y el trofeo
prize-conquest = { $gain } y el territorio
mark-lowered = { $printed } en la carta, { $less } menos gracias a { $by }.
mark-lowered-loot = botín
chances-bracing = sobrevive { $surviving } %, derrota al monstruo { $beating } %
ahead-mission = Madhala, en la senda { $path }, gana antes esta misión: aquí no se lanza nada ni se pierde nada.
ahead-fight =
    { $count ->
        [one] La senda { $paths } se enfrenta antes a { $monster }
       *[other] Las sendas { $paths } se enfrentan antes a { $monster }
    }: si cae allí, { $land ->
        [none] aquí no hay combate
       *[other] aquí solo queda conquistar { $land }
    }; si no, el daño se acumula.{ $loot ->
        [yes] { " " }Estas probabilidades no cuentan lo que allí podría añadir tu botín.
       *[no] { "" }
    }
ahead-driven-away = Madhala, en la senda { $path }, ahuyenta antes a { $monster }: aquí no hay combate, solo { $land } por conquistar.
ahead-fight-or-away = Si { $monster } cae en { $paths }, Madhala se lleva { $land } desde la senda { $path } y aquí no queda nada; si no, ella ahuyenta al monstruo y se puede conquistar { $land }.
ahead-no-monster = Aquí no hay monstruo: ningún combate, solo { $land } por conquistar.
ahead-nothing =
    { $path ->
        [none] Aquí no hay nada que combatir ni que conquistar; quien vaya trae botín a casa.
       *[other] Madhala, en la senda { $path }, no deja aquí nada que combatir ni que conquistar; quien vaya trae botín a casa.
    }
attack-told = Aquí lanza { $dice ->
        [one] un dado de ataque
       *[other] { $dice } dados de ataque
    }{ $sources ->
        [none] .
       *[other] : { $sources }.
    }
attack-source = { $dice } { $source ->
        [land] por un territorio de su afinidad
        [round] por la ronda { $round }
        [entrance] en la entrada
       *[card] en su carta
    }
fight-capture-bonus = Incluye una bonificación de { $amount } para la captura.
fight-elimination-bonus = Incluye una bonificación de { $amount } para la eliminación.
question-defend =
    { $hits ->
        [one] { $monster } golpea a { $member } (senda { $path }).
       *[other] { $monster } da { $hits } golpes a { $member } (senda { $path }).
    } { $wounded ->
        [yes] { $member } ya tiene una herida: otra es mortal.
       *[no] Una segunda herida es mortal.
    }
question-remove-magic = { $monster } va a lanzar contra { $member } (senda { $path }, dados: { $dice }). ¿Sacrificas dados de magia? Cada uno retira un dado de ataque.
question-divert = { $member } puede desviar { $amount ->
        [one] un dado de ataque
       *[other] hasta { $amount } dados de ataque
    } de { $monster } a una senda vecina de { $path }. ¿Hacia dónde?
question-reveal =
    { $member } en la senda { $path }, contra { $monster }: ¿revelas { $tokens ->
        [one] { $trap }
       *[other] { $trap }, ficha { $number } de { $tokens }
    } ({ $effect })?{ $aimless ->
        [yes] {" "}Una artimaña necesita una senda vecina con alguien, y no la hay.
       *[no] {""}
    }
question-aim = ¿Hacia dónde apuntas { $trap } desde la senda { $path }? Su efecto: { $effect }.
question-parry = { $trap } en la senda { $path } ({ $clan }) apunta a { $member } en la senda { $target } (dados: { $dice }). Su efecto: { $effect }. ¿Cancelas la artimaña con una ficha de defensa?
question-steal = { $dice ->
        [one] ¿Qué dado robas a { $member } en la senda { $target } (dados: { $there })?
       *[other] ¿Qué dados robas a { $member } en la senda { $target } (dados: { $there })? Son { $dice } en total; el primero:
    }
question-deflect = { $monster } ataca a { $member } en la senda { $path }. ¿Cuántos dados de ataque desvía { $trap } a la senda { $target }: { $who }?
question-judge = Tu total alcanza para las dos cosas: ¿qué haces con { $monster }?
question-glory =
    { $achievement ->
        [capture] ¡Una captura! ¿Usas botín para ganar más gloria?
        [elimination] ¡Una eliminación! ¿Usas botín para ganar más gloria?
       *[conquest] ¡Una conquista! ¿Usas botín para ganar más gloria?
    }
question-contract = { $member } está en el contrato (senda { $path }): ¿entregas { $pay } a cambio de { $reward }?
question-pay-traps =
    { $traps ->
        [one] ¿Qué trampa entregas?
       *[other] ¿Qué trampas entregas? Debes { $traps }; la primera:
    }
question-homecoming = Ya están todos en casa. Haz acciones gratuitas si quieres; luego, «listo». { $wages ->
        [0] No hay salarios que pagar.
       *[other] { $enough ->
            [yes] Los salarios suman { $wages } de oro, y tienes { $gold }.
            [loot] Los salarios suman { $wages } de oro; tienes { $gold }, y botín por { $loot } más.
            [unsure] Los salarios suman hasta { $wages } de oro, y tienes { $gold }.
           *[no] Los salarios suman { $wages } de oro, y tienes { $gold }: alguien desertará.
        }
    }
question-promote = Tu líder ha muerto. ¿Quién lidera ahora el clan?
question-desert = No puedes pagar todos los salarios, así que alguien deserta. ¿Quién?
question-inherit = { $equipment } se queda ({ $type }: { $effect }). ¿Para quién es?
question-grant-die = La Concesión de la Reina: ¿qué dado tomas?
question-grant = ¿Y qué regalo tomas de la Reina?
question-overflow = Tienes { $traps } trampas y puedes guardar { $limit }. ¿Cuál descartas?
