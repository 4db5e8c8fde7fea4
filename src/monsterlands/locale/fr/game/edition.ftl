## The command line: the tables of `edition show`

edition-row-rounds = manches
edition-row-glory-that-ends-the-game = gloire qui met fin à la partie
edition-row-glory-at-the-start = gloire au départ
edition-row-gold-at-the-start = or au départ
edition-row-limit-of-traps-held = limite de pièges
edition-row-limit-of-defense-tokens = limite de jetons Défense
edition-row-limit-of-potions = limite de potions
edition-row-limit-of-venoms = limite de venins
edition-row-an-attack-die-hits-from = un dé d’Attaque touche dès
edition-row-a-venom-adds = un venin ajoute
edition-row-gold-per-trophy-point = or par point de trophée
edition-row-loot-shown = jetons Butin visibles
edition-row-dice-on-a-land-path = dés sur une expédition de région
edition-row-token-spaces-of-a-land-path = places de jeton, expédition de région
edition-row-dice-spaces-per-further-token = places de dé par jeton en plus
edition-row-attack-dice-for-a-shared-affinity = dés d’Attaque pour une même affinité
edition-row-potions-taken-along = potions emportées
edition-row-venoms-taken-along = venins emportés
edition-row-reputation-limit-at-setup = limite de réputation à la mise en place
edition-row-gold-of-a-rescued-clan = or d’un clan resté sans membre
edition-row-two-lands-from-players = deux régions dès (joueurs)
edition-row-queens-grant-dice = { new-grant } : dés
edition-row-queens-grant-potion-or-venom = { new-grant } : potion ou venin
edition-row-queens-grant-or-defense-tokens = { new-grant } : ou jetons Défense
edition-row-queens-grant-or-gold = { new-grant } : ou pièces d’or
edition-row-rounds-of-more-monsters = manches avec plus de monstres
edition-row-madhalas-tokens = jetons de Madhala
edition-row-glory-for-a-death-by-path = gloire pour une mort, par expédition
edition-row-glory-for-a-death-at-the-entrance = gloire pour une mort aux Portes
edition-row-dice-spaces-of-an-entrance-path = places de dé, expédition des Portes
edition-row-gold-for-the-second-of-a-mission = or pour le second d’une mission
edition-row-bonus-dice-by-glory = dés bonus selon la gloire
edition-row-wages-by-glory = salaires selon la gloire
edition-row-victory-points-by-affinity-icons = points de victoire selon les symboles d’affinité
edition-table-board-and-constants = Plateau et constantes
edition-column-what = quoi
edition-column-value = valeur
edition-table-buildings = Bâtiments
edition-column-building = bâtiment
edition-column-dice = dés
edition-column-spaces = emplacements
edition-column-offers = offre
edition-table-thresholds = Seuils
edition-column-from-value = dès : valeur
edition-table-clan-members = Membres de clan
edition-column-name = nom
edition-column-affinity = affinité
edition-column-role = rôle
edition-column-reputation = réputation
edition-column-cost = coût
edition-column-talent = talent
edition-table-lands = Régions
edition-column-conquest = conquête
edition-column-glory = gloire
edition-column-gives-its-settler = donne à qui la gère
edition-table-equipment = Équipement
edition-column-type = type
edition-column-cards = cartes
edition-column-effect = effet
edition-table-traps = Pièges
edition-column-id = id
edition-column-kind = sorte
edition-column-tokens = jetons
edition-table-loot = Butin
edition-table-panic-tokens = Jetons Panique
edition-table-headers = Listes des expéditions
edition-column-side = face
edition-column-path = expédition
edition-column-up-to = renforts
edition-column-benefit = avantage
edition-table-missions = Missions
edition-column-task = à faire
edition-column-reward = récompense
edition-table-scenarios-of-the-solo-game = Scénarios du mode Solo
edition-column-title-what-differs = titre, ce qui change
edition-column-asked-for = objectifs
edition-column-cv = VC
edition-column-gold = or
edition-column-ev = VE
edition-column-trophy = trophée
edition-column-level = rang
edition-column-attack = attaque
edition-column-power = pouvoir
edition-table-monsters = Monstres
edition-origin-book = donné par un livret de règles
edition-origin-derived = déduit des livrets de règles
edition-origin-set = fixé par ce projet
edition-origin-yours = changé par vous
edition-row-upper-entrance-path = expédition supérieure des Portes
edition-row-lower-entrance-path = expédition inférieure des Portes
edition-any-dice = autant de dés que l’on veut
edition-space = { $count ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $gold ->
    [none] {""}
   *[other] {" "}pour { $gold } pièces d’or
}{ $tokens ->
    [none] {""}
   *[other] {" "}pour { $tokens } jetons
}{ $players ->
    [none] {""}
   *[other] {" "}dès { $players } joueurs
}
edition-offer-docks = visibles : { $value }
edition-offer-solo_docks = en solo : { $value }
edition-offer-beer = prix de la tournée : { $value }
edition-offer-price = or par jeton : { $value }
edition-offer-most = au plus { $value }
edition-offer-gold = or par dé : { $value }
edition-row-track = dés d’Attaque en plus par manche, { $difficulty }
edition-role-leader = leader
edition-role-initial = initial
edition-novices = { $count } novices
edition-kind-initial = initial
edition-kind-improved = classique
edition-kind-shielded = renforcé
edition-kind-trick = traquenard
edition-up-to = { $most } parmi { $colours }
edition-roll = atteindre { $objective }, ou perdre { $penalty } de gloire
edition-pay = remettre { $gain }
edition-sides = à gauche { $left } ; à droite { $right }
edition-goal = { $rank } : { $goal }
edition-outside = en expédition
