## Scenarios of solo play: their names by id; others are called as their edition calls them

scenario-business-as-usual = La routine habituelle
scenario-money-is-king = L’argent est roi
scenario-blitz = Attaque éclair
scenario-no-armor = Sans armure
scenario-fully-loaded = Bien préparé
scenario-under-attack = Assiégé
scenario-diversify = Diversité
scenario-tricky = Sournois
scenario-missionary = Missionnaire
scenario-doom = Jugement dernier

# What differs from the plain game; one sentence for each piece of a scenario.
special-number = Scénario { $number }.
special-none = Le jeu de base, sans règle spéciale.
special-affinity = Vous menez le clan { $affinity ->
        [Eau] d’Eau
        [Air] d’Air
       *[other] de { $affinity }
    }.
special-difficulties = Il se joue en { $difficulties }.
special-rounds =
    { $rounds ->
        [one] Il dure une manche.
       *[other] Il dure { $rounds } manches.
    }
special-glory = La partie finit plus tôt si vous atteignez { $glory } points de gloire.
special-start = Vous commencez avec { $gain }.
special-deck = Seuls des mercenaires dont les dés comprennent { $dice } viennent à la Taverne.
special-closed =
    { $count ->
        [one] Un bâtiment est fermé : { $the }.
       *[other] Des bâtiments sont fermés : { $the }.
    }
special-defenses = Seules les potions annulent des touches : ni talent, ni équipement, ni expédition, ni jeton Défense. Les jetons Défense peuvent tout de même être gardés et remis, et les dés de Magie retirent toujours des dés d’Attaque.
special-entrance =
    { $when ->
        [rounds] Un des monstres les moins forts (rang A) se tient aux Portes dès le début, et chaque fois qu’elles sont vides au début d’une manche, un autre arrive.
       *[start] Un des monstres les moins forts (rang A) se tient aux Portes dès le début.
    }
special-beer =
    { $gold ->
        [one] La tournée générale coûte { $gold } pièce d’or.
       *[other] La tournée générale coûte { $gold } pièces d’or.
    }
special-tokens =
    { $tokens ->
        [one] Quand Madhala prend une expédition de région, elle y dépose face cachée un jeton du module Traquenard.
       *[other] Quand Madhala prend une expédition de région, elle y dépose face cachée { $tokens } jetons du module Traquenard.
    } Les batailles commencent par le conflit : elle révèle tout, et ses traquenards volent des dés à vos expéditions adjacentes.
special-outside = À l’Extérieur, le dé jaune de Madhala la mène autrement : { $outside }.
special-misses = Les monstres relancent une fois chaque dé d’Attaque raté.

# Where Madhala's yellow die leads her outside: “1 et 2 l’expédition de région du même numéro, 3 le contrat”.
outside-same = { $faces } l’expédition de région du même numéro
outside-path = { $faces } l’expédition de région { $path }
outside-left = { $faces } la mission compétitive
outside-right = { $faces } le contrat

# What a rank takes, and how far it is.
special-goal = { $rank } : { $goal }.
goal-points =
    { $amount ->
        [one] { $amount } point de victoire
       *[other] { $amount } points de victoire
    }
goal-missions =
    { $amount ->
        [one] une mission réussie
       *[other] { $amount } missions réussies
    }
goal-all_equipment = un équipement de chaque type
goal-mercenaries =
    { $amount ->
        [one] un mercenaire
       *[other] { $amount } mercenaires
    } { $affinities ->
        [all] de chaque affinité
        [one] d’une affinité
       *[other] dans { $affinities } affinités
    }
goal-mercenaries-each = mercenaires par affinité : { $numbers }
goal-mercenaries-more =
    { $amount } { $affinities ->
        [rest] dans chaque autre
        [one] dans une autre
       *[other] dans { $affinities } autres
    }
progress-points = points { $have } sur { $need }
progress-gold = or { $have } sur { $need }
progress-missions = missions { $have } sur { $need }
progress-defense = défense { $have } sur { $need }
progress-traps = pièges { $have } sur { $need }
progress-potions = potions { $have } sur { $need }
progress-venoms = venins { $have } sur { $need }
progress-all_equipment = types d’équipement { $have } sur { $need }
progress-mercenaries = mercenaires par affinité { $have } sur { $need }
