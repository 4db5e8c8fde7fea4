## Scenarios of solo play: their names by id; others are called as their edition calls them

scenario-business-as-usual = Lo de siempre
scenario-money-is-king = El dinero es el rey
scenario-blitz = Ataque relámpago
scenario-no-armor = Sin armaduras
scenario-fully-loaded = Armado hasta los dientes
scenario-under-attack = Bajo asedio
scenario-diversify = Diversificar
scenario-tricky = Tramposa
scenario-missionary = Misionero
scenario-doom = Maldición

# What differs from the plain game; one sentence for each piece of a scenario.
special-number = Escenario { $number }.
special-none = El juego normal, sin reglas propias.
special-affinity = Lideras el clan de { $affinity }.
special-difficulties = Se juega en dificultad { $difficulties }.
special-rounds =
    { $rounds ->
        [one] Dura una ronda.
       *[other] Dura { $rounds } rondas.
    }
special-glory = Acaba antes si llegas a { $glory } de gloria.
special-start = Empiezas con { $gain }.
special-deck = A la Taberna solo llegan mercenarios con { $dice } entre sus dados.
special-closed =
    { $count ->
        [one] No abre { $the }.
       *[other] No abren { $the }.
    }
special-defenses = Solo las pociones cancelan golpes: no lo hacen talentos, equipo, sendas ni fichas de defensa. Las fichas de defensa se pueden tener y entregar, y los dados de magia siguen retirando dados de ataque.
special-entrance =
    { $when ->
        [rounds] Uno de los monstruos más débiles (nivel A) está en la entrada desde el principio, y llega otro cada vez que una ronda empieza con la entrada vacía.
       *[start] Uno de los monstruos más débiles (nivel A) está en la entrada desde el principio.
    }
special-beer = Una ronda de cervezas cuesta { $gold } de oro.
special-tokens =
    { $tokens ->
        [one] Cuando Madhala ocupa la senda de un territorio, pone allí boca abajo una ficha del módulo Artimañas.
       *[other] Cuando Madhala ocupa la senda de un territorio, pone allí boca abajo { $tokens } fichas del módulo Artimañas.
    } Las batallas empiezan con la lucha entre mercenarios: ella lo revela todo, y sus artimañas roban dados de tus sendas vecinas a las suyas.
special-outside = En las Afueras, el dado amarillo lleva a Madhala por otro camino: { $outside }.
special-misses = Los monstruos repiten, una vez, cada dado de ataque que falla.

# Where Madhala's yellow die leads her outside: «1 y 2 a la senda de territorio con ese número, 3 al contrato».
outside-same = { $faces } a la senda de territorio con ese número
outside-path = { $faces } a la senda de territorio { $path }
outside-left = { $faces } a la misión de dados
outside-right = { $faces } al contrato

# What a rank takes, and how far it is.
special-goal = { $rank }: { $goal }.
goal-points =
    { $amount ->
        [one] { $amount } punto de victoria
       *[other] { $amount } puntos de victoria
    }
goal-missions =
    { $amount ->
        [one] una misión cumplida
       *[other] { $amount } misiones cumplidas
    }
goal-all_equipment = equipo de cada tipo
goal-mercenaries =
    { $amount ->
        [one] un mercenario
       *[other] { $amount } mercenarios
    } de { $affinities ->
        [all] cada afinidad
        [one] una afinidad
       *[other] cada una de { $affinities } afinidades
    }
goal-mercenaries-each = mercenarios por afinidad: { $numbers }
goal-mercenaries-more =
    { $amount } de { $affinities ->
        [rest] cada una de las demás
        [one] otra
       *[other] cada una de otras { $affinities }
    }
progress-points = puntos { $have } de { $need }
progress-gold = oro { $have } de { $need }
progress-missions = misiones { $have } de { $need }
progress-defense = defensa { $have } de { $need }
progress-traps = trampas { $have } de { $need }
progress-potions = pociones { $have } de { $need }
progress-venoms = venenos { $have } de { $need }
progress-all_equipment = tipos de equipo { $have } de { $need }
progress-mercenaries = mercenarios por afinidad { $have } de { $need }
