## La riga di comando: le tabelle di `edition show`

edition-row-rounds = round
edition-row-glory-that-ends-the-game = gloria che chiude la partita
edition-row-glory-at-the-start = gloria all’inizio
edition-row-gold-at-the-start = oro all’inizio
edition-row-limit-of-traps-held = limite di trappole
edition-row-limit-of-defense-tokens = limite di segnalini difesa
edition-row-limit-of-potions = limite di pozioni
edition-row-limit-of-venoms = limite di veleni
edition-row-an-attack-die-hits-from = un dado di attacco colpisce da
edition-row-a-venom-adds = un veleno aggiunge
edition-row-gold-per-trophy-point = oro per punto trofeo
edition-row-loot-shown = bottini a faccia in su
edition-row-dice-on-a-land-path = spazi per dadi di un percorso terra
edition-row-token-spaces-of-a-land-path = spazi per segnalini di un percorso terra
edition-row-dice-spaces-per-further-token = spazi per dadi per ogni segnalino in più
edition-row-attack-dice-for-a-shared-affinity = dadi di attacco per la stessa affinità
edition-row-potions-taken-along = pozioni portate su un percorso
edition-row-venoms-taken-along = veleni portati su un percorso
edition-row-reputation-limit-at-setup = limite di reputazione all’allestimento
edition-row-gold-of-a-rescued-clan = oro di un clan rimasto senza membri
edition-row-two-lands-from-players = giocatori con cui le terre sono due
edition-row-queens-grant-dice = Sovvenzione della regina: dadi
edition-row-queens-grant-potion-or-venom = Sovvenzione della regina: pozione o veleno
edition-row-queens-grant-or-defense-tokens = Sovvenzione della regina: o segnalini difesa
edition-row-queens-grant-or-gold = Sovvenzione della regina: o oro
edition-row-rounds-of-more-monsters = round con più azioni Mostro
edition-row-madhalas-tokens = segnalini di Madhala
edition-row-glory-for-a-death-by-path = gloria per una morte, percorso per percorso
edition-row-glory-for-a-death-at-the-entrance = gloria per una morte all’ingresso
edition-row-dice-spaces-of-an-entrance-path = spazi per dadi di un percorso dell’ingresso
edition-row-gold-for-the-second-of-a-mission = oro per il secondo di una missione
edition-row-bonus-dice-by-glory = dadi bonus secondo la gloria
edition-row-wages-by-glory = stipendi secondo la gloria
edition-row-victory-points-by-affinity-icons = punti vittoria secondo le icone di un’affinità
edition-table-board-and-constants = Plancia e costanti
edition-column-what = che cosa
edition-column-value = valore
edition-table-buildings = Edifici
edition-column-building = edificio
edition-column-dice = dadi
edition-column-spaces = spazi
edition-column-offers = offre
edition-table-thresholds = Soglie
edition-column-from-value = da: valore
edition-table-clan-members = Membri dei clan
edition-column-name = nome
edition-column-affinity = affinità
edition-column-role = ruolo
edition-column-reputation = reputazione
edition-column-cost = costo
edition-column-talent = talento
edition-table-lands = Terre
edition-column-conquest = conquista
edition-column-glory = gloria
edition-column-gives-its-settler = dà a chi la colonizza
edition-table-equipment = Equipaggiamento
edition-column-type = tipo
edition-column-cards = carte
edition-column-effect = effetto
edition-table-traps = Trappole
edition-column-id = id
edition-column-kind = tipo
edition-column-tokens = segnalini
edition-table-loot = Bottini
edition-table-panic-tokens = Segnalini panico
edition-table-headers = Modificatori di percorso
edition-column-side = lato
edition-column-path = percorso
edition-column-up-to = fino a
edition-column-benefit = beneficio
edition-table-missions = Missioni
edition-column-task = compito
edition-column-reward = ricompensa
edition-table-scenarios-of-the-solo-game = Scenari del Solitario
edition-column-title-what-differs = titolo, che cosa cambia
edition-column-asked-for = che cosa chiede
edition-column-cv = VC
edition-column-gold = oro
edition-column-ev = VE
edition-column-trophy = trofeo
edition-column-level = livello
edition-column-attack = attacco
edition-column-power = potere
edition-table-monsters = Mostri
edition-origin-book = indicato in un regolamento
edition-origin-derived = segue dai regolamenti
edition-origin-set = fissato da questo progetto
edition-origin-yours = cambiato da te
edition-row-upper-entrance-path = percorso superiore dell’ingresso
edition-row-lower-entrance-path = percorso inferiore dell’ingresso
edition-any-dice = quanti dadi si vuole
edition-space = { $count ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}{ $gold ->
    [none] {""}
   *[other] {" "}per { $gold } oro
}{ $tokens ->
    [none] {""}
   *[other] {" "}per { $tokens } segnalini
}{ $players ->
    [none] {""}
   *[other] {" "}da { $players } giocatori in su
}
edition-offer-docks = zone { $value }
edition-offer-solo_docks = Solitario { $value }
edition-offer-beer = birra per { $value } oro
edition-offer-price = { $value } oro l’uno
edition-offer-most = al massimo { $value }
edition-offer-gold = { $value } oro per dado
edition-row-track = dadi di attacco in più secondo il round, { $difficulty }
edition-role-leader = { token-leader }
edition-role-initial = iniziale
edition-novices = { $count } novizi
edition-kind-initial = iniziale
edition-kind-improved = migliorata
edition-kind-shielded = schermata
edition-kind-trick = { token-trick }
edition-up-to = { $most } di { $colours }
edition-roll = totalizza { $objective }, o perdi { $penalty } gloria
edition-pay = consegna { $gain }
edition-sides = a sinistra { $left }; a destra { $right }
edition-goal = { $rank }: { $goal }
edition-outside = all’Esterno
