## What happens. Those with a seat begin with who it is: “Tú contratas…”, “El clan de Aire contrata…”.

event-line = { $who } { $what }.
event-round-began = Empieza la ronda { $round }.
event-pool-ready =
    { $you ->
        [yes] llenas tu reserva de dados con { $dice }
       *[no] llena su reserva de dados con { $dice }
    }
event-persuasion-rolled =
    { $you ->
        [yes] sacas { $faces }
       *[no] saca { $faces }
    }
event-turn-began =
    { $you ->
        [yes] empiezas un turno
       *[no] empieza un turno
    }
event-die-deployed =
    { $you ->
        [yes] colocas { $dice } { $at }
       *[no] coloca { $dice } { $at }
    }
event-land-used =
    { $you ->
        [yes] usas el territorio { $land }
       *[no] usa el territorio { $land }
    }
event-die-spent =
    { $you ->
        [yes] gastas { $dice }
       *[no] gasta { $dice }
    }
event-gold-paid =
    { $you ->
        [yes] pagas { $gold } de oro
       *[no] paga { $gold } de oro
    }
event-lost =
    { $you ->
        [yes] pierdes { $gain }
       *[no] pierde { $gain }
    }
event-gained =
    { $surplus ->
        [0] { $you ->
            [yes] ganas { $gain }
           *[no] gana { $gain }
        }
       *[other] { $you ->
            [yes] ganas { $gain } (descartas { $surplus } por encima del límite)
           *[no] gana { $gain } (descarta { $surplus } por encima del límite)
        }
    }
event-dice-gained =
    { $you ->
        [yes] recibes { $dice }
       *[no] recibe { $dice }
    }
event-hired =
    { $you ->
        [yes] contratas a { $member }
       *[no] contrata a { $member }
    }
event-beer-bought =
    { $you ->
        [yes] invitas a una ronda de cervezas
       *[no] invita a una ronda de cervezas
    }
event-discount-used =
    { $you ->
        [yes] usas el descuento de { $card }: { $gold } de oro menos
       *[no] usa el descuento de { $card }: { $gold } de oro menos
    }
event-trap-bought =
    { $you ->
        [yes] compras { $trap }
       *[no] compra { $trap }
    }
event-trap-discarded =
    { $you ->
        [yes] descartas { $trap }
       *[no] descarta { $trap }
    }
event-equipment-bought =
    { $you ->
        [yes] te llevas { $equipment } del Bazar
       *[no] se lleva { $equipment } del Bazar
    }
event-equipped =
    { $you ->
        [yes] das { $equipment } a { $member }
       *[no] da { $equipment } a { $member }
    }
event-equipment-discarded =
    { $you ->
        [yes] descartas { $equipment }
       *[no] descarta { $equipment }
    }
event-loot-taken =
    { $you ->
        [yes] tomas el botín { $loot }
       *[no] toma el botín { $loot }
    }
event-loot-used =
    { $you ->
        [yes] usas el botín { $loot }
       *[no] usa el botín { $loot }
    }
event-talent-used =
    { $you ->
        [yes] usas el talento de { $member }
       *[no] usa el talento de { $member }
    }
event-novice-used =
    { $you ->
        [yes] conviertes { $die } en { $colour } con un novato
       *[no] convierte { $die } en { $colour } con un novato
    }
event-trophy-sold =
    { $you ->
        [yes] vendes el trofeo { $monster }
       *[no] vende el trofeo { $monster }
    }
event-healed =
    { $you ->
        [yes] curas a { $member } con una poción
       *[no] cura a { $member } con una poción
    }
event-settled =
    { $you ->
        [yes] asientas a { $member } en { $land }
       *[no] asienta a { $member } en { $land }
    }
event-assigned =
    { $you ->
        [yes] envías a { $member } a la senda { $path }
       *[no] envía a { $member } a la senda { $path }
    }
# $alone: the path is not told before.
event-path-die =
    { $you ->
        [yes] llevas { $dice }
       *[no] lleva { $dice }
    }{ $alone ->
        [yes] {" "}a la senda { $path }
       *[no] {""}
    }
event-path-trap =
    { $you ->
        [yes] colocas { $trap } boca abajo
       *[no] coloca { $count ->
            [one] una trampa
           *[other] { $count } trampas
        } boca abajo
    }{ $alone ->
        [yes] {" "}en la senda { $path }
       *[no] {""}
    }
event-path-defense =
    { $you ->
        [yes] llevas
       *[no] lleva
    } { $count ->
        [one] una ficha de defensa
       *[other] { $count } fichas de defensa
    }{ $alone ->
        [yes] {" "}a la senda { $path }
       *[no] {""}
    }
event-path-potion =
    { $you ->
        [yes] llevas una poción
       *[no] lleva una poción
    }{ $alone ->
        [yes] {" "}a la senda { $path }
       *[no] {""}
    }
event-path-venom =
    { $you ->
        [yes] llevas un veneno
       *[no] lleva un veneno
    }{ $alone ->
        [yes] {" "}a la senda { $path }
       *[no] {""}
    }
event-dice-given-up =
    { $you ->
        [yes] renuncias a { $amount ->
            [one] un dado
           *[other] { $amount } dados
        }
       *[no] renuncia a { $amount ->
            [one] un dado
           *[other] { $amount } dados
        }
    }
event-rescued =
    { $you ->
        [yes] te quedas sin nadie: un novato toma el mando
       *[no] se queda sin nadie: un novato toma el mando
    }{ $gold ->
        [0] {""}
       *[other] {" "}y trae { $gold } de oro
    }
event-docked =
    { $offer ->
        [monster] { $count ->
            [one] Monstruo nuevo: { $cards }.
           *[other] Monstruos nuevos: { $cards }.
        }
        [land] { $count ->
            [one] Territorio nuevo: { $cards }.
           *[other] Territorios nuevos: { $cards }.
        }
        [mission] { $count ->
            [one] Misión nueva: { $cards }.
           *[other] Misiones nuevas: { $cards }.
        }
        [tavern] Novedades en la Taberna: { $cards }.
        [lodge] Novedades en la Guarida del Cazador: { $cards }.
        [bazaar] Novedades en el Bazar: { $cards }.
        [loot] Botín nuevo: { $cards }.
        [header] { $typed ->
            [yes] { $count ->
                [one] Su modificador de senda: { $cards }.
               *[other] Sus modificadores de senda: { $cards }.
            }
           *[no] Allí se abren sendas nuevas.
        }
        [entrance] Llega un monstruo a la entrada: { $cards }.
       *[tokens] Fichas nuevas: { $cards }.
    }
docked-mission = { $mission } (saca { $objective } o más y gana { $reward })
docked-contract = { $mission } (entrega { $pay } y recibe { $left } o { $right })
event-reshuffled =
    { $offer ->
        [monster] Los monstruos descartados se barajan: hay mazo nuevo.
        [tavern] Los mercenarios descartados se barajan: hay mazo nuevo.
        [lodge] Las trampas descartadas se barajan: hay pila nueva.
        [loot] El botín usado se baraja: hay pila nueva.
        [tokens] Las fichas usadas de Madhala se barajan: hay pila nueva.
       *[other] Los descartes se barajan: hay pila nueva.
    }
event-clan-founded =
    { $you ->
        [yes] lideras el clan de { $affinity }
       *[no] se une a la mesa
    }
event-first-player =
    { $you ->
        [yes] juegas en primer lugar
       *[no] juega en primer lugar
    }
event-deployment-ended = No quedan dados por colocar: empiezan las aventuras.
event-activated =
    { $against ->
        [mission] { $you ->
            [yes] intentas la misión con { $member } en la senda { $path }
           *[no] intenta la misión con { $member } en la senda { $path }
        }
        [monster] { $you ->
            [yes] contraatacas con { $member } en la senda { $path }
           *[no] contraataca con { $member } en la senda { $path }
        }
       *[land] { $you ->
            [yes] intentas la conquista con { $member } en la senda { $path }
           *[no] intenta la conquista con { $member } en la senda { $path }
        }
    }
event-trap-revealed =
    { $you ->
        [yes] revelas { $trap } en la senda { $path }
       *[no] revela { $trap } en la senda { $path }
    }
event-die-rolled = { event-persuasion-rolled }
event-rerolled =
    { $rolled ->
        [0] { $you ->
            [yes] repites { $die }
           *[no] repite { $die }
        }
       *[other] { $you ->
            [yes] repites { $die }: { $faces }
           *[no] repite { $die }: { $faces }
        }
    }
event-venom-used =
    { $you ->
        [yes] usas { $count ->
            [one] un veneno
           *[other] { $count } venenos
        }
       *[no] usa { $count ->
            [one] un veneno
           *[other] { $count } venenos
        }
    }
event-rolled-total = { $rolled }: { $total }
event-mission-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] sumas{" "}
           *[no] suma{" "}
        }
    }{ $total } en total{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }, objetivo { $objective }
event-damaged =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] sumas{" "}
           *[no] suma{" "}
        }
    }{ $damage } en total{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    } contra { $monster } ({ $typed ->
        [yes] VC { $cv }, VE { $ev }
       *[no] captura con { $cv }, eliminación con { $ev }
    }){ $enough ->
        [none] , no basta
        [no-traps] , pero faltan trampas para una captura
        [bonus] , basta gracias a una bonificación
       *[other] {""}
    }
event-conquest-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] sumas{" "}
           *[no] suma{" "}
        }
    }{ $total } en total{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }{ $enough ->
        [1] , hacen falta { $needed }
       *[0] , hacen falta { $needed } para { $land }
    }
# What is added to the dice of a total; $amount is written with its sign.
total-member = { $amount } { $name }
total-equipment = { total-member }
total-trap = { $amount } de una trampa
total-loot = { $amount } del botín
total-path = { $amount } de la senda
total-monster = { $amount } del poder de { $name }
total-venom = { $amount } del veneno
total-carried = { $number } de antes
event-mission-fulfilled =
    { $you ->
        [yes] cumples { $mission }
       *[no] cumple { $mission }
    }
event-mission-leftovers =
    { $you ->
        [yes] quedas en segundo lugar en la misión
       *[no] queda en segundo lugar en la misión
    }
event-mission-failed =
    { $you ->
        [yes] fallas la misión en la senda { $path }
       *[no] falla la misión en la senda { $path }
    }
event-contract-kept =
    { $you ->
        [yes] cumples el contrato { $mission } con { $pay }
       *[no] cumple el contrato { $mission } con { $pay }
    }
event-contract-declined =
    { $you ->
        [yes] rechazas el contrato { $mission } ({ $pay })
       *[no] rechaza el contrato { $mission } ({ $pay })
    }
event-monster-attacked =
    { $rolled ->
        [0] { $monster } ataca la senda { $path } con { $dice ->
            [one] un dado de ataque
           *[other] { $dice } dados de ataque
        }.
       *[other] { $missed ->
            [yes] { $monster } ataca la senda { $path } y saca { $faces }: ningún golpe.
           *[no] { $monster } ataca la senda { $path } y saca { $faces }.
        }
    }
event-sprayed =
    { $rolled ->
        [0] { $monster } apunta primero a todos los presentes.
       *[other] { $missed ->
            [yes] { $monster } apunta primero a todos los presentes y saca { $faces }: ningún golpe.
           *[no] { $monster } apunta primero a todos los presentes y saca { $faces }.
        }
    }
event-attack-rolled =
    { $missed ->
        [yes] { $rolled ->
            [one] El dado de ataque saca { $faces }: ningún golpe.
           *[other] Los dados de ataque sacan { $faces }: ningún golpe.
        }
       *[no] { $rolled ->
            [one] El dado de ataque saca { $faces }.
           *[other] Los dados de ataque sacan { $faces }.
        }
    }
event-diverted =
    { $you ->
        [yes] desvías { $dice ->
            [one] un dado de ataque
           *[other] { $dice } dados de ataque
        } a la senda { $target }
       *[no] desvía { $dice ->
            [one] un dado de ataque
           *[other] { $dice } dados de ataque
        } a la senda { $target }
    }
event-magic-removed =
    { $you ->
        [yes] sacrificas { $count ->
            [one] un dado de magia para retirar un dado de ataque
           *[other] { $count } dados de magia para retirar otros tantos de ataque
        }
       *[no] sacrifica { $count ->
            [one] un dado de magia para retirar un dado de ataque
           *[other] { $count } dados de magia para retirar otros tantos de ataque
        }
    }
event-hit =
    { $you ->
        [yes] recibes { $hits ->
            [one] un golpe
           *[other] { $hits } golpes
        } en la senda { $path }
       *[no] recibe { $hits ->
            [one] un golpe
           *[other] { $hits } golpes
        } en la senda { $path }
    }{ $extra ->
        [0] {""}
       *[other] {" "}({ $extra } por el poder del monstruo)
    }
event-defended =
    { $you ->
        [yes] cancelas { $count ->
            [one] un golpe
           *[other] { $count } golpes
        } ({ $defenses })
       *[no] cancela { $count ->
            [one] un golpe
           *[other] { $count } golpes
        } ({ $defenses })
    }
defended-by-talent = { term-talent }
defended-by-token = { term-defense-token }
defended-by-potion = { term-potion }
event-wounded =
    { $you ->
        [yes] sufres una herida: { $member }
       *[no] sufre una herida: { $member }
    }
event-died =
    { $you ->
        [yes] pierdes a { $member }, que muere en la senda { $path }
       *[no] pierde a { $member }, que muere en la senda { $path }
    }
event-captured =
    { $you ->
        [yes] capturas a { $monster }
       *[no] captura a { $monster }
    }
event-eliminated =
    { $you ->
        [yes] eliminas a { $monster } y te lo quedas como trofeo
       *[no] elimina a { $monster } y se lo queda como trofeo
    }
event-escaped = { $monster } se suelta y va hacia la entrada.
event-last-lash = { $monster } da un golpe final a todos los presentes.
event-panic-lifted =
    { $tokens ->
        [one] Se acaba el pánico: vuelve a abrir el edificio cerrado.
       *[other] Se acaba el pánico: vuelven a abrir { $tokens } edificios.
    }
event-conquered =
    { $you ->
        [yes] conquistas { $land }
       *[no] conquista { $land }
    }
event-clean-up-began = Terminan las aventuras: hora de la limpieza.
event-came-home =
    { $you ->
        [yes] recibes en casa a { $members }
       *[no] recibe en casa a { $members }
    }
event-surplus =
    { $you ->
        [yes] descartas { $gain } por encima del límite
       *[no] descarta { $gain } por encima del límite
    }
event-stormed = { $monster } va a la entrada de la Ciudadela.
event-driven-off =
    { $count ->
        [one] { $monsters } cede el sitio y se marcha.
       *[other] { $monsters } ceden el sitio y se marchan.
    }
event-panic-spread = El pánico cierra { $the }.
event-promoted =
    { $you ->
        [yes] das el mando a { $member }
       *[no] da el mando a { $member }
    }
event-wages =
    { $short ->
        [yes] { $you ->
            [yes] solo puedes pagar { $gold } de los { $due } de oro en salarios
           *[no] solo puede pagar { $gold } de los { $due } de oro en salarios
        }
       *[no] { $you ->
            [yes] pagas { $gold } de oro en salarios
           *[no] paga { $gold } de oro en salarios
        }
    }
event-deserted =
    { $you ->
        [yes] pierdes a { $member }, que deserta
       *[no] pierde a { $member }, que deserta
    }
event-unsettled =
    { $you ->
        [yes] te quedas sin nadie en { $land }
       *[no] se queda sin nadie en { $land }
    }
event-token-kept =
    { $you ->
        [yes] dejas { $count ->
            [one] una ficha
           *[other] { $count } fichas
        } boca abajo en la senda { $path }
       *[no] deja { $count ->
            [one] una ficha
           *[other] { $count } fichas
        } boca abajo en la senda { $path }
    }
event-trick-aimed =
    { $you ->
        [yes] apuntas la artimaña a la senda { $target }
       *[no] apunta la artimaña a la senda { $target }
    }
event-parried =
    { $you ->
        [yes] cancelas la artimaña con una ficha de defensa de la senda { $path }
       *[no] cancela la artimaña con una ficha de defensa de la senda { $path }
    }
event-die-stolen =
    { $you ->
        [yes] robas { $dice } de la senda { $target }
       *[no] roba { $dice } de la senda { $target }
    }
event-granted =
    { $you ->
        [yes] recibes { $dice } de la Reina
       *[no] recibe { $dice } de la Reina
    }
event-misses-rerolled =
    { $rolled ->
        [0] { $dice ->
            [one] Se repite el dado que ha fallado.
           *[other] Se repiten los { $dice } dados que han fallado.
        }
       *[other] { $dice ->
            [one] Se repite el dado que ha fallado: { $faces }
           *[other] Se repiten los { $dice } dados que han fallado: { $faces }
        }{ $missed ->
            [yes] , ningún golpe.
           *[no] .
        }
    }
event-madhala-rolled = saca { $red } en el rojo y { $yellow } en el amarillo
# $face: of the persuasion die that she rolls besides; 0 if her dice there are not rolled.
event-madhala-deployed =
    { $face ->
        [0] va { $to } y coloca allí { $dice }
       *[other] va { $to } y lanza un dado de persuasión ({ $face })
    }
event-madhala-sent = ocupa la senda { $path }
event-madhala-took = descarta { $cards }
event-madhala-won = gana { $mission } en la senda { $path }
event-monster-removed = ahuyenta a { $monster } de la senda { $path }
event-land-removed = se lleva el territorio { $land } de la senda { $path }
event-game-ended = Fin de la partida.
event-undone =
    { $you ->
        [yes] deshaces el último paso
       *[no] deshace el último paso
    }
