## Terms

term-clan = clan
    .help = Ce que mène un joueur : membres, dés, or, jetons, régions et trophées. Un clan porte le nom de son affinité.
    .also = clans, joueur, joueurs, adversaire, adversaires, rival, rivaux
term-member = membre
    .help = Quiconque fait partie d’un clan : son leader, ses mercenaires et ses novices.
    .also = membres, membre de clan, novices
term-leader = { token-leader }
    .help = Il mène le clan et ne touche pas de salaire. Un leader part en expédition comme tout mercenaire. S’il meurt, le membre à la plus haute réputation le remplace lors du nettoyage.
    .also = leaders, chef, chefs, promotion, promouvoir, nouveau leader
term-mercenary = { kind-mercenary }
    .help = Un membre qui peut partir en expédition, s’équiper et gérer une région ; le leader en est un, les novices non. Dans une liste, le nombre après un nom est son coût, « rép » sa réputation, et les lettres sont ses dés.
    .also = mercenaires
term-affinity = affinité
    .help = Feu, Eau, Air ou Jungle. Mercenaires, monstres et régions en ont une. Sur une région de son affinité, un monstre attaque avec plus de dés ; seul un mercenaire de même affinité peut gérer une région ; et à la fin, les symboles d’une même affinité rapportent des points ensemble.
    .also = affinités, feu, eau, air, jungle
term-talent = talent
    .help = Ce qu’un mercenaire sait faire, une fois par manche. Certains talents s’utilisent à votre tour ; les autres servent au mercenaire en expédition.
    .also = talents, capacité, capacités
term-glory = { token-glory }
    .help = La renommée d’un clan. Chaque point est un point de victoire à la fin. Davantage de gloire donne des dés bonus à chaque manche (et des salaires plus élevés) et permet de recruter de meilleurs mercenaires. { $early ->
        [yes] La partie finit plus tôt quand un clan en atteint { $glory_to_end }.
       *[no] Quelle que soit votre gloire, la partie va jusqu’à la dernière manche.
    }
term-reputation = { token-reputation }
    .help = Chaque membre a une réputation ; celle du clan en est la somme. Elle rapporte des points à la fin, mais consomme la gloire nécessaire aux recrutements.
    .also = rép, points de réputation
term-excess-glory = excès de gloire
    .help = Votre gloire moins votre réputation, jamais moins de 0. Qui a une réputation plus élevée refuse de vous rejoindre.
    .also = excès
term-play-area = zone de jeu
    .help = Ce qui est devant votre clan, hors expédition. Elle contient au plus { $limit_traps } pièges, { $limit_defense } jetons Défense, { $limit_potions } potions et { $limit_venoms } venins ; le reste est défaussé.
    .also = limite, limites, jeton, jetons
term-pool = réserve de dés
    .help = Les dés qu’il vous reste pour cette phase, une lettre chacun : F pour Force, M pour Magie, P pour Persuasion avec sa valeur. À chaque manche, vos membres et votre gloire la remplissent à nouveau ; ce qui n’a pas servi est perdu.
    .also = réserve, réserves de dés, dés, dé
term-persuasion-discount = réduction de Persuasion
    .help = Déployez un dé de Persuasion dans un bâtiment où vous achetez : sa valeur est déduite du prix. Si le dernier dé de Persuasion placé là est plus élevé que le vôtre, sa valeur est déduite aussi. Vous payez toujours au moins 1 pièce d’or ; les réductions des cartes viennent ensuite, et peuvent faire tomber le prix à 0.
    .also = réduction, réductions, rabais, remise
term-citadel = { tab-citadel }
    .help = Les sept bâtiments. Une action y remplit un emplacement avec des dés, et vous recevez ce qu’offre le bâtiment.
    .also = bâtiment, bâtiments
term-space = emplacement
    .help = Une place pour des dés dans un bâtiment, une fois par manche. « · » est libre, une lettre est un dé déjà placé, « 3+ » n’est ouvert qu’à partir de trois joueurs. À la Mine et chez l’Alchimiste, vous choisissez l’emplacement par son numéro ; ailleurs, ils se remplissent à partir de la gauche.
    .also = emplacements
term-dock = emplacement de carte
    .help = L’endroit où l’offre est face visible : mercenaires à la Taverne, pièges au Repaire, équipement au Bazar. Le nombre après un nom est son prix en pièces d’or.
    .also = emplacements de carte, emplacements de cartes, offre
term-beer = tournée générale
    .help = À la Taverne, pour { $beer ->
        [one] { $beer } pièce
       *[other] { $beer } pièces
    } d’or et sans aucune réduction : tous les mercenaires présents s’en vont, d’autres arrivent. Ensuite, vous pouvez recruter, sans obligation.
    .also = tournée, bière, bières
term-panic = { token-panic }
    .help = Tant qu’un monstre se tient aux Portes, chaque nettoyage amène un jeton Panique de plus, et le bâtiment qu’il désigne est fermé. Quand le monstre est vaincu, tous les bâtiments rouvrent.
    .also = jeton Panique, jetons Panique, fermé, fermée
term-outside = { group-outside }
    .help = Là où vont les mercenaires : les expéditions des missions, des régions et des Portes. Tout s’y résout pendant la phase Aventure.
term-path = expédition
    .help = Une place à l’Extérieur pour un mercenaire. Les expéditions de région vont de a1 à a4 et de b1 à b4, les missions sont m1 et m2, les contrats c1 et c2, les Portes e1 et e2. Tout y est déployé en une action ; rien ne s’ajoute plus tard. { $room }
    .also = expéditions
term-assigned = affectation
    .help = Un mercenaire en expédition y reste jusqu’à la fin de la manche. Les autres sont disponibles : ils peuvent encore partir, changer d’équipement ou être soignés.
    .also = affecté, affectée, affecter, assigner, non affecté, disponible, en expédition, à la maison
term-reinforcement = renfort
    .help = Un dé que vous ajoutez à ceux qu’une expédition demande, dans la limite du nombre et des couleurs de la liste des expéditions.
    .also = renforts
term-land = { kind-land }
    .help = À partir de { $two_lands_from } joueurs, il y a deux régions à l’Extérieur, sinon une seule. Chacune a quatre expéditions et, en général, un monstre ; une fois le monstre vaincu, ceux qui n’ont pas combattu peuvent tenter de la conquérir.
    .also = régions, terre, terres
term-header = liste des expéditions
    .help = La tuile d’une région : pour chacune de ses quatre expéditions, les dés demandés, les renforts permis et un avantage.
    .also = listes des expéditions, liste, prérequis
term-benefit = avantage
    .help = Ce qu’une expédition offre au mercenaire qui s’y trouve : relances, touches annulées, ou or, potions et venins. L’or revient au clan quand le mercenaire rentre en vie, avant le paiement des salaires ; potions et venins peuvent servir sur place, et le reste rentre aussi.
    .also = avantages, bénéfice
term-mission = { kind-mission }
    .help = À chaque manche, deux tuiles sont à l’Extérieur, avec deux expéditions chacune : à gauche une mission compétitive, à droite un contrat. Seuls les dés indiqués y vont, aucun jeton. La mission compétitive ouvre l’aventure : lancez tous vos dés. Un total qui atteint l’objectif donne la récompense ; moins coûte de la gloire. Si les deux réussissent, le meilleur total prend la récompense et l’autre { $leftovers ->
        [one] { $leftovers } pièce
       *[other] { $leftovers } pièces
    } d’or.
    .also = missions, mission compétitive, missions compétitives, objectif, récompense, pénalité, compensation
term-contract = contrat
    .help = La mission de droite : qui s’y trouve peut remettre ce qu’elle demande, pris dans sa zone de jeu, et recevoir la récompense de son côté. Refuser ne coûte rien.
    .also = contrats, mission de type contrat
term-entrance = Portes de la Citadelle
    .help = L’entrée de la Citadelle. Un monstre combattu mais non vaincu finit ici et sème la panique ; les deux expéditions ne sont ouvertes qu’à ce moment-là. On s’y bat comme sur une région, mais sans région à conquérir ni butin.
    .also = portes, les portes, porte, entrée, entrée de la Citadelle
term-monster = { kind-monster }
    .help = Il affronte les expéditions occupées de sa région de gauche à droite : il attaque, puis le mercenaire riposte. Ses dés d’Attaque augmentent au fil des manches et sur une région de son affinité ; la table indique combien il en lance. VC et VE sont les totaux qui le capturent et l’éliminent. Voir « bataille ».
    .also = monstres, ennemi
term-cv = VC
    .help = Valeur de capture : un total au moins égal capture le monstre, s’il y a un piège sur l’expédition. Voir « capture ».
    .also = valeur de capture
term-ev = VE
    .help = Valeur d’élimination : un total au moins égal élimine le monstre. Voir « élimination ».
    .also = valeur d’élimination
term-conquest = conquête
    .help = Quand le monstre d’une région est vaincu, ou s’il n’y en a pas, les mercenaires qui n’ont pas combattu peuvent lancer leurs dés pour la région, de gauche à droite. Un total au moins égal à la valeur de conquête donne sa gloire et la région ; un total inférieur s’ajoute à celui de l’expédition suivante. Les dés des pièges sont lancés aussi, et ce qu’un piège, un talent ou un équipement ajoute à chaque dé compte, sauf si c’est seulement contre les monstres. Les venins n’aident pas.
    .also = conquérir, conquise, région conquise, valeur de conquête
term-wounded = { token-wound }
    .help = Un mercenaire peut servir malgré une blessure. La seconde le tue, deux à la fois aussi. Une potion soigne un mercenaire disponible, à votre tour ou au retour.
    .also = blessures, blessé, blessée, blessés, soigner, soin, soins, indemne
term-settled = région gérée
    .help = Un mercenaire de même affinité, mais pas le leader, peut gérer une de vos régions. Il reste en service sans salaire, ne déserte jamais, et une fois par manche vous pouvez utiliser la région pour son avantage.
    .also = régions gérées, gérer, gérée, gestion, gérant, gérante, installer
term-trick = { token-trick }
    .help = Du module Traquenard : vendu au Repaire et déposé face cachée comme un piège. Révélé pendant le conflit, il cible une expédition adjacente, pour y voler des dés ou y détourner des dés d’Attaque. Face cachée, il compte comme un piège ; face visible, non.
    .also = traquenards, module Traquenard, jeton Traquenard, jetons Traquenard
term-shielded-trap = piège renforcé
    .help = Du module Traquenard : un piège dont les dés ne peuvent pas être volés par un traquenard.
    .also = pièges renforcés, renforcé, dé protégé, dés protégés
term-clash = conflit
    .help = Avec les traquenards, toute bataille contre un monstre commence par un conflit. De l’expédition la plus à gauche à la plus à droite (aux Portes, de la supérieure à l’inférieure), chacun décide jeton par jeton, dans l’ordre où ils ont été déposés, de les révéler ou non. Un piège fait alors son effet et compte pour une capture ; un traquenard choisit sa cible (voir « cible ») et n’est plus un piège. Ce qui reste face cachée est sans effet, mais compte comme piège pour une capture, piège ou traquenard.
    .also = conflits, conflit entre mercenaires, révéler, révélation, garder, face cachée, face visible
term-target = cible
    .help = L’expédition que vise un traquenard : la plus proche à gauche ou à droite où il y a quelqu’un, la vôtre comprise ; s’il n’y en a pas, le traquenard ne peut pas être révélé. Qui s’y trouve peut l’annuler aussitôt avec un jeton Défense de cette expédition ; les talents n’y font rien. Les dés volés restent sur le traquenard et appartiennent au voleur. Les dés d’Attaque sont détournés quand le monstre attaque, autant que le propriétaire le veut, jusqu’au nombre du traquenard.
    .also = cibles, cibler, viser, voler, vol, détourner, détournement, annuler, adjacent, adjacente, expédition adjacente
term-defense-talent = talent Défense
    .help = Il annule une touche sans jeton, une fois par manche. Les mercenaires, les vêtements, les expéditions et les Portes en ont.
    .also = talents Défense
term-equipment = { kind-equipment }
    .help = Armes, vêtements et sorts du Bazar. Un mercenaire en porte un de chaque type ; à votre tour, les cartes passent librement entre mercenaires disponibles.
    .also = équipements, carte Équipement, cartes Équipement, arme, armes, vêtement, vêtements, sort, sorts
term-loot = { token-loot }
    .help = Chaque mercenaire qui survit sur une région sans capture, élimination ni conquête prend un des jetons visibles. Chacun sert une fois : à votre tour ou au retour pour les uns, pendant l’activation de votre expédition pour les autres.
    .also = butins, jeton Butin, jetons Butin, piller
term-trophy = trophée
    .help = Un monstre éliminé. Gardez-le pour ses points, ou vendez-le { $trophy_gold ->
        [one] { $trophy_gold } pièce
       *[other] { $trophy_gold } pièces
    } d’or par point : à votre tour, lors d’un contrat ou au retour.
    .also = trophées, point de trophée, points de trophée
term-reroll = relance
    .help = Lancer un dé une nouvelle fois ; la nouvelle valeur remplace l’ancienne. Expéditions, mercenaires, équipements et butin donnent des relances, pour certaines couleurs. Celles qui n’ont pas servi sont perdues quand vous arrêtez.
    .also = relances, relancer
term-action = action
    .help = Ce que l’on fait à son tour : des dés dans un bâtiment, un mercenaire en expédition, ou des dés sur une région gérée. Une par tour ; tant que vous avez des dés, vous devez en effectuer une si vous le pouvez.
    .also = actions, déployer, tour, tours
term-free-action = action gratuite
    .help = Avant et après votre action, autant que vous voulez : novices, talents, butin qui ne sert pas en expédition (« ? » et son nom le disent), vente de trophées, soins, gestion d’une région, échanges d’équipement. Toutes aussi au retour, sauf novices et talents.
    .also = actions gratuites
term-final = définitif
    .help = Ne peut pas être annulé : un dé est lancé, une carte retournée ou quelque chose révélé.
    .also = définitive, annulation, retour en arrière
term-round = manche
    .help = Préparation, déploiement, aventure et nettoyage. { $early ->
        [yes] Il y en a { $rounds }, moins si un clan atteint { $glory_to_end } points de gloire.
       *[no] Il y en a { $rounds }.
    }
    .also = manches
term-preparation = { phase-preparation }
    .help = La première phase : tout le monde remplit sa réserve de dés et lance les dés de Persuasion qu’elle contient.
term-deployment = { phase-deployment }
    .help = La deuxième phase : une action chacun, à tour de rôle, jusqu’à ce que tous les dés aient servi.
    .also = phase, phases, phase Déploiement
term-adventure = { phase-adventure }
    .help = La troisième phase : la mission compétitive, le contrat, la région A, la région B et les Portes se résolvent, dans cet ordre.
term-clean-up = { phase-clean-up }
    .help = La quatrième phase : les mercenaires rentrent (voir « retour »), les monstres invaincus vont aux Portes et la panique se propage, les clans sans leader en nomment un, les salaires sont payés. Ensuite, la partie est finie, ou la manche suivante se met en place.
    .also = phase Nettoyage
term-homecoming = retour
    .help = Les survivants rentrent avec ce qu’ils portent. Puis, dans l’ordre du tour, chaque clan a un moment pour ses actions gratuites (vendre, soigner, gérer une région, utiliser du butin, échanger de l’équipement), avant que les limites de la zone de jeu s’appliquent et que les salaires soient payés.
    .also = rentrer, retours
term-battle = bataille
    .help = Les pièges sont révélés. Puis, expédition par expédition à partir de la gauche : le monstre lance ses dés d’Attaque (vous pouvez d’abord sacrifier des dés de Magie, ensuite annuler des touches), et le mercenaire riposte : lancez, relancez, utilisez venins et butin, et arrêtez quand vous voulez. Le total capture ou élimine le monstre, ou s’ajoute à celui de l’expédition suivante.
    .also = batailles, combat, combats, dégâts, report, riposte, riposter, total
term-capture = capture
    .help = Un total au moins égal à la VC, avec un piège sur l’expédition : gloire et or, et le monstre disparaît. À partir de la VE, c’est l’élimination. Certains bonus ne comptent que pour une capture, d’autres que pour une élimination, et aucun ne passe à l’expédition suivante : si la VE n’est atteinte qu’avec des bonus d’élimination et qu’une capture est possible aussi, vous choisissez.
    .also = captures, capturer, capturé
term-elimination = élimination
    .help = Un total au moins égal à la VE : de la gloire, et le monstre comme trophée.
    .also = éliminations, éliminer, éliminé, tuer
term-last-lash = ultime touche
    .help = Certains monstres frappent une dernière fois quand ils sont éliminés : tout le monde sur place est touché et peut se défendre. La Magie n’y fait rien.
    .also = ultimes touches
term-level = rang de monstre
    .help = A, ou B pour les plus forts. En Tutoriel et en Normal, les premiers monstres sont de rang A et les autres sont mélangés ; en Héroïque et en Légendaire, tous sont mélangés dès le début.
    .also = rang A, rang B, rangs
term-power = pouvoir
    .help = Ce qu’un monstre a de spécial ; « ? » et son nom le disent. Certains lancent d’abord un dé contre tout le monde sur place, interdisent quelque chose pendant la bataille, ou frappent plus fort.
    .also = pouvoirs, pouvoir spécial
term-death = mort
    .help = Un mercenaire qui meurt quitte le clan avec tout ce qu’il porte ; sa réputation est perdue, son équipement défaussé. L’expédition où il est mort rapporte un peu de gloire à son clan. Les dés qu’il avait lancés comptent toujours.
    .also = morts, mourir, meurt
term-desertion = désertion
    .help = Un clan qui ne peut pas payer tous ses salaires perd un membre : celui à la plus haute réputation qui n’est pas leader et ne gère pas de région. Son équipement peut rester au clan.
    .also = déserter, déserteur, déserte
term-score = décompte
    .help = Points de victoire : la gloire, la réputation de tous les membres, les points des trophées, et des points pour chaque affinité selon ses symboles sur les mercenaires et les régions : { $affinity_points } ou plus. Le plus de points l’emporte ; les égalités sont départagées par la réputation du leader, puis les trophées, puis l’or. En solo, le scénario dit ce qu’ils valent : voir « rang ».
    .also = points, point, points de victoire, pv, victoire, gagner, fin, score, points d’affinité
term-record = sauvegarde
    .help = Une partie enregistrée : tous les choix, les dés et les pioches, en lignes lisibles. « save FICHIER » l’écrit à tout moment, même après la fin ; « load FICHIER » la reprend.
    .also = enregistrement, sauvegarder, enregistrer, charger, partie enregistrée
term-first-player = { token-first-player }
    .help = Il commence la phase Déploiement ; les autres suivent dans le sens horaire. À chaque nettoyage, le clan à la plus faible réputation devient premier joueur. En solo, c’est toujours vous.
term-difficulty = difficulté
    .help = Tutoriel : la piste des manches n’ajoute pas de dés d’Attaque. Normal : elle en ajoute dans les dernières manches. Héroïque : comme Normal, mais avec des monstres forts dès le début. Légendaire : de même, avec des dés en plus dès la manche 1. Sur une région de son affinité, un monstre en a toujours plus.
    .also = niveau de difficulté, tutoriel, normal, héroïque, légendaire
term-queens-grant = { new-grant }
    .help = Une règle optionnelle. À partir de la manche 2, avant tout lancer, le premier joueur prend { $grant_dice ->
        [one] un dé de n’importe quelle couleur
       *[other] { $grant_dice } dés de n’importe quelle couleur
    } et, au choix : { $grant }.
    .also = faveur, reine
term-more-monsters = { new-monsters }
    .help = Une règle optionnelle. Au début des manches { $monster_rounds }, si les Portes sont vides, un monstre y arrive. Il ne cause de panique que s’il est encore là à la fin de la manche.
    .also = monstres en plus
term-solo = mode Solo
    .help = Une personne contre Madhala, dans un scénario. Personne à dépasser : ce que vous avez à la fin décide de votre rang.
    .also = solo, jouer en solo
term-madhala = { token-madhala }
    .help = Votre adversaire en solo, dirigée par les dés. Après chacun de vos tours, tant qu’il vous reste des dés, elle lance un dé rouge et un jaune, et recommence si tout est pris là où ils la mènent. Rouge 1 à 4 : la Citadelle, où le jaune choisit : 1 le Repaire, 2 l’Alchimiste, 3 la Taverne, 4 l’Armurerie, 5 le Bazar, 6 la Mine ; ses dés y prennent un emplacement, et une partie de l’offre du Repaire, de la Taverne ou du Bazar est défaussée (rouge 1 ou 4 : le premier mercenaire, la première carte ou la première ligne de deux pièges ; 2 : la deuxième ; 3 : la troisième). Rouge 5 et 6 : l’Extérieur, où le jaune choisit : { $outside } ; un de ses { $madhala_tokens } jetons y prend une expédition. Pendant l’aventure, elle remporte la mission compétitive depuis l’expédition de gauche. Sur une région, quand vient le tour de son expédition, elle chasse le monstre, ou prend la région s’il n’y a pas de monstre. Elle ne prend pas de butin et n’est jamais touchée ; les dés d’Attaque détournés vers elle sont perdus.
    .also = joueur fictif
term-scenario = scénario
    .help = Le thème d’une partie en solo : certains ont leurs propres règles, et chacun dit ce que demande chaque rang. Il y a { $scenarios }. « ? » et son nom expliquent chacun d’eux.
    .also = scénarios
term-rank = rang
    .help = L’issue d’une partie en solo : { $ranks }, selon ce que demande le scénario et ce que vous avez après les derniers salaires.
    .also = objectifs, but, buts, chair à canon, recrue, vétéran, héros
term-campaign = campagne
    .help = Tous les scénarios, l’un après l’autre : « monsterlands campaign new » en commence une. Au rang Vétéran, vous passez au scénario suivant ; Héros aussi, à une difficulté plus élevée ; Recrue, vous rejouez le même ; Chair à canon aussi, une difficulté plus bas, et si vous étiez à la plus basse, la campagne est perdue. Moins il faut de parties, mieux c’est.
    .also = campagnes, mode campagne

help-room = Une expédition de région a { $dice } places de dé et { $tokens } places pour les pièges et jetons Défense ; chaque jeton en plus occupe { $spaces } places de dé libres.
help-wages-first =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
help-wages-step = { $gold } à partir de { $start } points de gloire
icons-told = Les symboles d’une même affinité sur vos mercenaires et vos régions rapportent ensemble : { $points } ou plus.
help-points-step =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $start }
