## The table in the terminal

table-title = Ronda { $round } de { $rounds } · { $phase } · { $difficulty }
table-first = { $title } · jugador inicial: { $who }
table-variants = Se juega con { $variants }.
table-variant-tricks = { top-tricks }
table-variant-queens-grant = la Concesión de la Reina
table-variant-more-monsters = más monstruos en acción
table-scenario-label = Escenario
table-scenario = { $number }, { $name }
table-rank-label = Rango
table-rank = de momento, { $rank }; después, { $next }: { $progress }
table-rank-highest = de momento, { $rank }, el más alto; exige { $goal }
table-madhala-label = { token-madhala }
table-madhala =
    { $paths ->
        [none] aún en ninguna senda; en esta ronda puede ocupar { $left }
       *[other] en { $paths }; en esta ronda { $left ->
            [0] no puede ocupar más sendas
            [one] puede ocupar una senda más
           *[other] puede ocupar { $left } sendas más
        }
    }
table-citadel = { citadel-title }
table-citadel-key = dados que acepta, espacios (· está libre), oferta con su precio
table-outside = { group-outside }
table-outside-key = dados que exige una senda; lo que da
table-outside-taken = quién está dónde, con qué
table-clan = Tu clan: { $affinity }
table-rivals = { rivals-title }
table-building = { $name } ({ $accepts })
table-closed = cerrado por pánico
table-closed-by-scenario = cerrado en este escenario
table-mercenary = { $name } por { $cost } (rep. { $reputation }, { $dice })
table-novice =
    { $left ->
        [one] novato por { $cost } (queda { $left })
       *[other] novato por { $cost } (quedan { $left })
    }
table-beer = cerveza por { $beer }
table-offer = { $name } por { $cost }
table-armory = hasta { $most } fichas de defensa, a { $price }
table-pawn-shop = { deal-pawn_shop }
table-mine-space = { $space }: { $gold } de oro por { $dice }
table-alchemist-space = { $space }: { $tokens } fichas
table-space-taken = { $space }: ocupado
table-space-players = { $space }: con { $players }+ jugadores
table-players = { $players }+
table-land = { $land }, { $affinity }, conquista { $conquest } por { $glory } de gloria
table-land-label = { land-place }
table-no-land = ningún territorio
table-monster = { $monster }, { $affinity }: { $dice ->
        [one] { $dice } dado de ataque
       *[other] { $dice } dados de ataque
    }, VC { $cv }, VE { $ev }{ $power ->
        [none] {""}
       *[other] {" "}({ $power })
    }
table-no-monster = ningún monstruo
table-path-taken = { $clan }: { $member } con { $load }
table-path-madhala =
    { $load ->
        [none] Madhala
       *[other] Madhala con { $load }
    }
table-mission-label = { mission-m }
table-mission = { $mission }: { $dice }, { $objective }+ por { $reward }, o pierdes { $penalty } de gloria
table-contract-label = { mission-c }
table-contract = { $mission }: { $dice }, luego { $pay } por { $left } (c1) o { $right } (c2)
table-free = libre
table-loot-label = { loot-title }
table-entrance-label = Entrada
table-wealth-label = Bienes
table-wealth = oro { $gold } (salarios { $wages }) · gloria { $glory } · reputación { $reputation } · gloria sobrante { $excess } · puntuación { $score }
table-dice-label = { pool-title }
table-dice = dados: { $pool }
table-tokens-label = Fichas
table-tokens = defensa { $defense } · pociones { $potions } · venenos { $venoms } · { $traps }
table-traps-known = trampas: { $traps }
table-traps =
    { $count ->
        [0] ninguna trampa
        [one] 1 trampa
       *[other] { $count } trampas
    }
table-member = { $name } ({ $notes })
table-member-line = { $notes }; { $effect }
table-leader = { token-leader }
table-on-path = en la senda { $path }
table-wounded = { token-wound }
table-settled-land = coloniza { $land }
table-talent-used = talento usado
table-carries = lleva { $equipment }
table-novices =
    { $count ->
        [one] 1 novato
       *[other] { $count } novatos
    }
table-lands-label = { board-lands }
table-trophies-label = { board-trophies }
table-out = ha terminado
table-rival-label = { $who } ({ $player })

## The compact table

compact-closed = { $name }: cerrado
compact-building =
    { $offers ->
        [none] { $name } { $dice }
       *[other] { $name } { $dice }: { $offers }
    }
compact-offer = { $name } { $cost }
compact-novice = novato
compact-land =
    { $land ->
        [none] ningún territorio
       *[other] { $land } { $conquest }
    }
compact-place = { $place }  { $about }; { $foe }
compact-entrance = Entrada  { $foe }
compact-mission = { $mission }: { $paths }
compact-loot = Botín: { $loot }
compact-taken =
    { $tokens ->
        [0] { $path } { $who } { $dice }
        [one] { $path } { $who } { $dice } +1 trampa
       *[other] { $path } { $who } { $dice } +{ $tokens } trampas
    }
compact-free =
    { $dice ->
        [none] { $path }
       *[other] { $path } { $dice }
    }
# In one short line: D, P, V and T are defense tokens, potions, venoms and traps.
compact-clan = { $who }: oro { $gold }, gloria { $glory }, rep. { $reputation }, { $score } puntos, dados { $dice }, D{ $defense } P{ $potions } V{ $venoms } T{ $traps }

## Chances while a path is loaded

odds-not-reckoned = Aquí no se pueden calcular las probabilidades: hay demasiadas posibilidades.
odds-line = Probabilidades en { $path }: { $chances }; { $glory } de gloria de media.
odds-part =
    { $what ->
        [surviving] sobrevive { $percent } %
        [wounded] con herida { $percent } %
        [dying] muere { $percent } %
        [capturing] captura { $percent } %
        [eliminating] elimina { $percent } %
        [conquering] conquista { $percent } %
        [looting] toma botín { $percent } %
       *[fulfilling] cumple { $percent } %
    }

## The terminal: prompts and answers

ui-prompt = > 
ui-welcome = Monster Lands, versión no oficial. Lideras el clan de { $affinity } contra { $rivals }. Como mucho { $rounds } rondas; gana quien tenga más puntos de victoria.
ui-welcome-solo = Monster Lands, versión no oficial. Escenario { $number } en dificultad { $difficulty }: tú contra Madhala, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
ui-welcome-help = Responde con un número o escribe la opción. «?» da ayuda en cualquier momento; «? PALABRA» explica lo que ves.
choice-at-once = en el acto: { $what }
ui-purse = Tienes { $gold } de oro; dados: { $dice }; gloria sobrante: { $excess }.
ui-purse-later = Tienes { $gold } de oro (salarios por pagar: { $wages }) y { $glory } de gloria.
ui-choice-final = { term-final }
ui-free-actions = { group-free }
ui-group-citadel = { group-citadel }
ui-group-outside = { group-outside }
ui-group-land = Territorios colonizados
ui-group-contract = El contrato
ui-group-end = Final
ui-unknown = «{ $text }» no es ni una opción ni un comando. Escribe un número, las palabras de la segunda columna o «?».
ui-unknown-near = «{ $text }» no está entre las opciones. ¿Querías decir { $choices }?
ui-unknown-thing = «{ $text }» no está entre las opciones. «? { $text }» lo explica.
ui-ambiguous = «{ $text }» puede ser { $choices }. Escribe un poco más.
ui-no-number = No hay opción { $number }; van de { $first } a { $last }.
ui-not-now = «{ $choice }» no es posible ahora. { $why }
ui-undone = Deshecho: { $choice }.
ui-saved = Guardado en { $file }. «load { $file }» o «monsterlands play --load { $file }» continúa desde aquí.
ui-saved-copy = Escrito en { $file }. La campaña guarda su partida por sí sola; «monsterlands play --load { $file }» juega esta copia.
ui-load-kept = Una campaña sigue con su propia partida; «monsterlands play --load ARCHIVO» juega otra.
ui-loaded = Seguimos con { $file }.
ui-save-needs-file = ¿Dónde? Por ejemplo: save mipartida.toml
ui-load-needs-file = ¿Qué archivo? Por ejemplo: load mipartida.toml
ui-save-refused = { $file } no es una partida guardada, así que no se ha sobrescrito. Elige otro nombre.
ui-file-error = { $file }: { $error }. Nada ha cambiado.
ui-load-error = No se puede cargar { $file }: { $error }. Nada ha cambiado.
ui-no-table = Aún no hay nada en la mesa.
ui-log-empty = { log-empty }
ui-log-title = Hasta ahora:
ui-log-round = En esta ronda («log all» muestra toda la partida):
ui-load-unsaved = La partida en curso no está guardada. «save ARCHIVO» la guarda; «load { $file }» otra vez la abandona.
ui-quit-unsaved = La partida no está guardada. «save ARCHIVO» la guarda; «quit» otra vez sale.
ui-bye = Hasta pronto.
ui-bye-unsaved = Hasta pronto. La partida no se ha guardado.
ui-bye-kept = Hasta pronto. La partida está guardada en { $file }: «monsterlands play --load { $file }» la continúa.
ui-bye-not-kept = Hasta pronto. La partida no se ha podido guardar: { $error }.
ui-why-needs-choice = ¿Por qué qué? Por ejemplo: why tavern P5, why hire fandor, why end turn
ui-why-unknown = Ninguna opción se llama «{ $text }». Escríbela como estaría en la lista: tavern P5, mine 1 F, path a1, hire NOMBRE, buy NOMBRE, talent NOMBRE, end turn.
ui-why-which = ¿Qué opción? { $choices }
ui-help-unknown = Aquí nada se llama «{ $text }». { $near }
ui-help-near = ¿Querías decir { $names }?
ui-help-list = «? words» enumera lo que se puede explicar.
ui-help-words = Palabras que «?» explica, además de cada carta, ficha, loseta, senda y número de opción en pantalla:
ui-help-sentence = { $text }.
ui-help-changes = Cambios: { $changes }.
ui-help-final = Definitivo: no se puede deshacer.
ui-over-commands = «save ARCHIVO» guarda el registro de toda la partida; «table», «log all» y «?» siguen funcionando; «quit» sale.
ui-over-no-choices = La partida ha terminado: no hay nada que elegir. Prueba save ARCHIVO, table, log all o quit.
ui-no-hints = En esta mesa no hay pistas.
ui-hint = { $playouts ->
    [0] Una pista:
    [one] Una pista, tras una prueba:
   *[other] Una pista, tras { $playouts } pruebas:
}
ui-hint-others = { $count ->
    [one] Otra opción se ha quedado sin probar.
   *[other] Otras { $count } opciones se han quedado sin probar.
}
hint-figures =
    { $points ->
        [one] { $win } % de ganar, { $points } punto
       *[other] { $win } % de ganar, { $points } puntos
    }
hint-figures-solo =
    { $points ->
        [one] { $win } % del camino a { $rank }, { $points } punto
       *[other] { $win } % del camino a { $rank }, { $points } puntos
    }
hint-only = no hay otra opción
hint-rule = una regla práctica
hint-odds =
    { $sent ->
        [yes] { $member }: { $chances }
       *[no] por ejemplo, { $member }: { $chances }
    }
hint-surviving = sobrevive ({ $chance } %)
hint-capturing = captura ({ $chance } %)
hint-eliminating = elimina ({ $chance } %)
hint-conquering = conquista ({ $chance } %)
hint-fulfilling = la cumple ({ $chance } %)
hint-less = «{ $choice }» da más por lo mismo
hint-wages = { $short ->
    [0] alcanza para los salarios, que suman { $due }
    [one] falta { $short } de oro para los salarios, que suman { $due }
   *[other] faltan { $short } de oro para los salarios, que suman { $due }
}
hint-death = { $member } muere, { $glory } de gloria
hint-hits =
    { $fate ->
        [wounded] herida para { $member }
       *[open] { $hits ->
            [0] no queda ningún golpe
            [one] queda un golpe
           *[other] quedan { $hits } golpes
        }
    }
hint-pool = { $dice } esta ronda
hint-kept =
    { $payable ->
        [yes] conserva { $pay }
       *[no] no tienes { $pay }
    }
hint-then = luego { $choices }
hint-rival = si lo dejas, { $who } puede quedarse con { $what } (en { $times } de { $guesses } pruebas)
hint-path = la senda { $path }
hint-space = el espacio { $space } { $of }
hint-gain = { $win ->
    [0] más o menos igual que «{ $choice }»
   *[other] un { $win } % mejor que «{ $choice }»
}
hint-loss = { $win ->
    [0] más o menos igual que «{ $choice }»
   *[other] un { $win } % peor que «{ $choice }»
}
ui-help-general =
    Lideras un clan durante { $rounds } rondas como mucho. Una ronda:
      1 preparación  cada clan llena su reserva de dados
      2 despliegue   una acción cada uno, por turnos: dados a un espacio de la
                     Ciudadela (comprar, contratar, ganar), un mercenario a una
                     senda de las Afueras, o usar un territorio colonizado, hasta
                     que no queden dados
      3 aventuras    misiones y batallas de quienes han salido
      4 limpieza     todos vuelven, los monstruos causan pánico, se pagan salarios
    Al final cuentan gloria, reputación, trofeos y afinidades (? puntos).

    Cada pregunta tiene una lista numerada:
      12  tavern P4   Taberna con P4: Zondu por 1, cerveza por 2 de oro
      |   |           qué hace, qué cuesta, qué cambia (oro 7→6)
      |   lo que se escribe, si prefieres palabras; basta el principio, si es claro
      el número que se escribe
    «definitivo» marca lo que no se puede deshacer: se lanzan dados o se revelan
    cartas.
    Dados: F fuerza, M magia, P persuasión; el número es el valor: P4, F6.

    Escribe
      un número     para elegir; o la opción con palabras
      ? COSA        para que se te explique: un número de la lista, una carta,
                    una ficha, un edificio, una senda (a1), un dado (F), una
                    loseta, cualquier palabra
      ? words       para ver qué palabras se pueden explicar
      why OPCIÓN    para saber por qué algo no está disponible: why hire fandor
      table         para ver otra vez la mesa; Intro solo repite la pregunta
      log           para leer qué ha pasado en esta ronda; log all: en la partida
      hint          para ver qué opciones parecen las mejores, y por qué
      undo          para deshacer tu última respuesta
      save ARCHIVO  para guardar la partida; load ARCHIVO la continúa
      quit          para salir
ui-help-solo =
    Juegas en solitario. Tras cada turno tuyo, mientras te queden dados, juega
    Madhala (? madhala). Al final cuenta el rango (? escenario, ? rango).
