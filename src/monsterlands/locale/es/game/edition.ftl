## The command line: the tables of `edition show`

edition-row-rounds = rondas
edition-row-glory-that-ends-the-game = gloria que pone fin a la partida
edition-row-glory-at-the-start = gloria al empezar
edition-row-gold-at-the-start = oro al empezar
edition-row-limit-of-traps-held = límite de trampas
edition-row-limit-of-defense-tokens = límite de fichas de defensa
edition-row-limit-of-potions = límite de pociones
edition-row-limit-of-venoms = límite de venenos
edition-row-an-attack-die-hits-from = un dado de ataque golpea desde
edition-row-a-venom-adds = un veneno suma
edition-row-gold-per-trophy-point = oro por punto de trofeo
edition-row-loot-shown = fichas de botín boca arriba
edition-row-dice-on-a-land-path = dados en la senda de un territorio
edition-row-token-spaces-of-a-land-path = espacios para fichas en la senda de un territorio
edition-row-dice-spaces-per-further-token = espacios de dado por cada ficha más
edition-row-attack-dice-for-a-shared-affinity = dados de ataque por afinidad compartida
edition-row-potions-taken-along = pociones que se pueden llevar
edition-row-venoms-taken-along = venenos que se pueden llevar
edition-row-reputation-limit-at-setup = límite de reputación al preparar la partida
edition-row-gold-of-a-rescued-clan = oro de un clan rescatado
edition-row-two-lands-from-players = jugadores para que haya dos territorios
edition-row-queens-grant-dice = Concesión de la Reina: dados
edition-row-queens-grant-potion-or-venom = Concesión de la Reina: poción o veneno
edition-row-queens-grant-or-defense-tokens = Concesión de la Reina: o fichas de defensa
edition-row-queens-grant-or-gold = Concesión de la Reina: u oro
edition-row-rounds-of-more-monsters = rondas de Más monstruos en acción
edition-row-madhalas-tokens = fichas de Madhala
edition-row-glory-for-a-death-by-path = gloria por una muerte, según la senda
edition-row-glory-for-a-death-at-the-entrance = gloria por una muerte en la entrada
edition-row-dice-spaces-of-an-entrance-path = espacios de dado en una senda de la entrada
edition-row-gold-for-the-second-of-a-mission = oro para el segundo de una misión
edition-row-bonus-dice-by-glory = dados de bonificación por gloria
edition-row-wages-by-glory = salarios según la gloria
edition-row-victory-points-by-affinity-icons = puntos de victoria según los iconos de afinidad
edition-table-board-and-constants = Tablero y constantes
edition-column-what = qué
edition-column-value = valor
edition-table-buildings = Edificios
edition-column-building = edificio
edition-column-dice = dados
edition-column-spaces = espacios
edition-column-offers = oferta
edition-table-thresholds = Umbrales
edition-column-from-value = desde: valor
edition-table-clan-members = Miembros de los clanes
edition-column-name = nombre
edition-column-affinity = afinidad
edition-column-role = papel
edition-column-reputation = reputación
edition-column-cost = coste
edition-column-talent = talento
edition-table-lands = Territorios
edition-column-conquest = conquista
edition-column-glory = gloria
edition-column-gives-its-settler = da a quien lo coloniza
edition-table-equipment = Equipo
edition-column-type = tipo
edition-column-cards = cartas
edition-column-effect = efecto
edition-table-traps = Trampas
edition-column-id = id
edition-column-kind = clase
edition-column-tokens = fichas
edition-table-loot = Botín
edition-table-panic-tokens = Fichas de pánico
edition-table-headers = Modificadores de senda
edition-column-side = cara
edition-column-path = senda
edition-column-up-to = hasta
edition-column-benefit = beneficio
edition-table-missions = Misiones
edition-column-task = tarea
edition-column-reward = recompensa
edition-table-scenarios-of-the-solo-game = Escenarios del modo solitario
edition-column-title-what-differs = título, qué cambia
edition-column-asked-for = se exige
edition-column-cv = VC
edition-column-gold = oro
edition-column-ev = VE
edition-column-trophy = trofeo
edition-column-level = nivel
edition-column-attack = ataque
edition-column-power = poder
edition-table-monsters = Monstruos
edition-origin-book = figura en un reglamento
edition-origin-derived = se deduce de los reglamentos
edition-origin-set = fijado por este proyecto
edition-origin-yours = cambiado por ti
edition-row-upper-entrance-path = senda superior de la entrada
edition-row-lower-entrance-path = senda inferior de la entrada
edition-any-dice = tantos dados como se quiera
edition-space = { $count ->
    [one] { $dice } dado
   *[other] { $dice } dados
}{ $gold ->
    [none] {""}
   *[other] {" "}por { $gold } de oro
}{ $tokens ->
    [none] {""}
   *[other] {" "}por { $tokens } fichas
}{ $players ->
    [none] {""}
   *[other] {" "}desde { $players } jugadores
}
edition-offer-docks = { $value } espacios reservados
edition-offer-solo_docks = { $value } en solitario
edition-offer-beer = cervezas por { $value } de oro
edition-offer-price = { $value } de oro cada una
edition-offer-most = { $value } como máximo
edition-offer-gold = { $value } de oro por dado
edition-row-track = dados de ataque extra por ronda, { $difficulty }
edition-role-leader = líder
edition-role-initial = inicial
edition-novices = { $count } novatos
edition-kind-initial = inicial
edition-kind-improved = mejorada
edition-kind-shielded = protegida
edition-kind-trick = artimaña
edition-up-to = { $most } de { $colours }
edition-roll = saca { $objective }, o pierde { $penalty } de gloria
edition-pay = entrega { $gain }
edition-sides = izquierda: { $left }; derecha: { $right }
edition-goal = { $rank }: { $goal }
edition-outside = Afueras
