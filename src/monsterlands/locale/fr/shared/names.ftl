### French: the names that the server, the terminal and the client all say.

## Affinities

affinity-fire = Feu
affinity-water = Eau
affinity-air = Air
affinity-jungle = Jungle

## Types of equipment

kind-weapon = arme
kind-attire = vêtement
kind-spell = sort

## Dice

die-S = dé de Force
    .help = F, rouge, six faces. Le dé à tout faire : presque tous les bâtiments l’acceptent, et en expédition vous le lancez pour vous battre.
    .also = F, force, dés de Force, dé rouge, dés rouges
die-M = dé de Magie
    .help = M, violet, six faces. Il sert à préparer des breuvages chez l’Alchimiste et à se battre en expédition. Là, vous pouvez aussi le sacrifier sans le lancer, juste avant l’attaque d’un monstre : celui-ci lance alors un dé d’Attaque de moins.
    .also = M, magie, dés de Magie, dé violet, dés violets
die-P = dé de Persuasion
    .help = P, jaune, six faces. Vous le lancez dès que vous le recevez, à la vue de tous ; sa valeur est une réduction, en pièces d’or, sur un achat. Il ne va jamais sur une expédition de région ni aux Portes. Voir « réduction de Persuasion ».
    .also = P, persuasion, dés de Persuasion, dé jaune, dés jaunes, P1, P2, P3, P4, P5, P6
die-attack = dé d’Attaque
    .help = Noir, six faces. C’est le dé des monstres ; chaque résultat de { $hit_from } ou plus est une touche.
    .also = dés d’Attaque, dé noir, dés noirs, touche, touches, attaque, attaques

# The letter of a die, as it is shown.
letter-S = F
letter-M = M
letter-P = P

## Phases of a round

phase-setup = mise en place
phase-preparation = préparation
phase-deployment = déploiement
phase-adventure = aventure
phase-clean-up = nettoyage

## Difficulties

difficulty-tutorial = Tutoriel
    .title = Tutoriel
difficulty-normal = Normal
    .title = Normal
difficulty-hard = Héroïque
    .title = Héroïque
difficulty-cutthroat = Légendaire
    .title = Légendaire

## Ranks of solo play

rank-fodder = Chair à canon
rank-trainee = Recrue
rank-veteran = Vétéran
rank-hero = Héros

## Terms that a clan’s own numbers lead to

term-gold = or
    .help = L’or paie tout à la Citadelle, puis les salaires à la fin de la manche.
    .also = pièce d’or, pièces d’or, pièces, argent, prix, coût, trésor
term-wages = salaires
    .help = À la fin d’une manche, chaque membre coûte { $wages } ; le leader et les membres qui gèrent une région ne coûtent rien. Si vous ne pouvez pas tout payer, vous donnez ce que vous avez, et un membre déserte.
    .also = salaire, paiement des salaires, paie, paye, solde
term-trap = { kind-trap }
    .help = Un jeton face cachée pour une expédition de région ou des Portes. Révélé au début de la bataille, il vous aide ; sans piège, pas de capture. { $room } Les adversaires savent quels pièges vous avez, mais pas où ils sont. Avec les traquenards, vous décidez jeton par jeton de révéler ou non : voir « conflit ».
    .also = pièges, jeton Piège, jetons Piège, piège classique, pièges classiques
term-defense-token = jeton Défense
    .help = Déployé sur une expédition de région ou des Portes, il annule une touche. { $room } Un jeton qui n’a pas servi est défaussé à la fin de la manche.
    .also = jetons Défense, défense, défenses, bouclier, boucliers
term-potion = potion
    .help = Hors expédition, elle soigne un mercenaire ; emportée, elle annule une touche.
    .also = potions, jeton Potion, jetons Potion
term-venom = venin
    .help = Emporté en expédition, il ajoute { $venom } à une attaque contre un monstre.
    .also = venins, jeton Venin, jetons Venin, poison

## Kinds of cards

kind-mercenary = mercenaire
kind-monster = monstre
kind-land = région
kind-equipment = équipement
kind-mission = mission
kind-trap = piège

## Tokens, and what a clan or a member has

token-first-player = premier joueur
token-glory = gloire
token-leader = leader
token-loot = butin
token-madhala = Madhala
token-panic = panique
token-reputation = réputation
token-settled = gère une région
token-trick = traquenard
token-wound = blessure

## Parts of the table

board-lands = Régions
board-trophies = Trophées
tab-citadel = Citadelle
citadel-title = La Citadelle
group-citadel = À la Citadelle
group-free = Actions gratuites
group-outside = Extérieur
land-place = Région { $place }
loot-title = Butin
mission-c = Contrat
mission-m = Mission compétitive
pool-title = Dés
rivals-title = Adversaires
log-empty = Rien ne s’est encore passé.

## Seats and variants

player-seat = Joueur { $number }
new-grant = Faveur de la reine
new-monsters = Plus de monstres
top-tricks = traquenards
