## Dice

colour-S = Force
colour-M = Magie
colour-P = Persuasion

## What is gained and paid

gain-glory =
    { $amount ->
        [one] { $amount } point de gloire
       *[other] { $amount } points de gloire
    }
gain-gold =
    { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
gain-defense =
    { $amount ->
        [one] { $amount } jeton Défense
       *[other] { $amount } jetons Défense
    }
gain-potions =
    { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
gain-venoms =
    { $amount ->
        [one] { $amount } venin
       *[other] { $amount } venins
    }
gain-potion_or_venom =
    { $amount ->
        [one] une potion ou un venin
       *[other] { $amount } potions ou venins, au choix
    }
gain-traps =
    { $amount ->
        [one] { $amount } piège
       *[other] { $amount } pièges
    }
gain-dice = { $dice }
gain-loot =
    { $amount ->
        [one] un jeton Butin visible
       *[other] { $amount } jetons Butin visibles
    }
gain-hire =
    { $amount ->
        [one] un recrutement gratuit à la Taverne
       *[other] { $amount } recrutements gratuits à la Taverne
    }
gain-equipment =
    { $amount ->
        [one] une carte Équipement gratuite du Bazar
       *[other] { $amount } cartes Équipement gratuites du Bazar
    }

dice-exact = { $dice }
dice-free =
    { $amount ->
        [one] un dé ({ $colours })
       *[other] { $amount } dés ({ $colours })
    }

## Effects

effect-per_die =
    { $only ->
        [monster] { $signed } par dé de { $colours } contre un monstre
        [conquest] { $signed } par dé de { $colours } lors d’une conquête
        [power] { $signed } par dé de { $colours } lancé contre lui
       *[always] { $signed } par dé de { $colours }
    }
effect-reroll =
    { $amount ->
        [one] une relance d’un dé de { $colours }
       *[other] { $amount } relances de dés de { $colours }
    }
effect-steal =
    { $amount ->
        [one] vole un dé de { $colours } sur une expédition adjacente
       *[other] vole jusqu’à { $amount } dés de { $colours } sur une expédition adjacente
    }
effect-divert =
    { $amount ->
        [one] détourne un dé d’Attaque du monstre vers une expédition adjacente
       *[other] détourne jusqu’à { $amount } dés d’Attaque du monstre vers une expédition adjacente
    }
effect-monster_bonus = { $signed } au total contre un monstre
effect-capture_bonus = { $signed } au total pour une capture
effect-eliminate_bonus = { $signed } au total pour une élimination
effect-conquest_bonus = { $signed } au total pour une conquête
effect-needs_no_trap = capture sans aucun piège
effect-defense_talents =
    { $against ->
        [all]
            { $amount ->
                [one] annule une touche
               *[other] annule { $amount } touches
            }
       *[some]
            { $amount ->
                [one] annule une touche d’un monstre { $affinities }
               *[other] annule { $amount } touches d’un monstre { $affinities }
            }
    }
effect-capture_glory = { $signed } de gloire pour une capture
effect-eliminate_glory = { $signed } de gloire pour une élimination
effect-conquest_glory = { $signed } de gloire pour une conquête
effect-success_gain = { $gain } pour un monstre vaincu
effect-trophy =
    { $amount ->
        [one] un trophée de { $amount } point, à garder ou à vendre
       *[other] un trophée de { $amount } points, à garder ou à vendre
    }
effect-gain = donne { $gain }
effect-buy_die =
    { $unassigned ->
        [yes] achète un dé de { $colour } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        } d’or, sauf en expédition
       *[no] achète un dé de { $colour } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        } d’or
    }
effect-discount =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } d’or de réduction { $at }
effect-mine_gold = { $signed } or à la Mine
effect-extra_trap_limit =
    { $amount ->
        [one] vous pouvez garder un piège de plus
       *[other] vous pouvez garder { $amount } pièges de plus
    }
effect-recolour =
    { $amount ->
        [one] change la couleur d’un dé de votre réserve de dés
       *[other] change la couleur de { $amount } dés de votre réserve de dés
    }
effect-convert = échange un dé de { $colour } contre { $into }
effect-dice = ajoute { $dice } à l’expédition
effect-extra_affinity_dice =
    { $amount ->
        [one] sur une région de son affinité, lance un dé d’Attaque de plus que les autres monstres
       *[other] sur une région de son affinité, lance { $amount } dés d’Attaque de plus que les autres monstres
    }
effect-extra_entrance_dice =
    { $amount ->
        [one] lance un dé d’Attaque de plus aux Portes de la Citadelle
       *[other] lance { $amount } dés d’Attaque de plus aux Portes de la Citadelle
    }
effect-extra_hits =
    { $amount ->
        [one] chacune de ses attaques inflige une touche en plus des dés
       *[other] chacune de ses attaques inflige { $amount } touches en plus des dés
    }
effect-extra_panic =
    { $amount ->
        [one] aux Portes de la Citadelle, sa panique ferme un bâtiment de plus par manche
       *[other] aux Portes de la Citadelle, sa panique ferme { $amount } bâtiments de plus par manche
    }
effect-extra_traps =
    { $amount ->
        [one] il faut deux pièges sur l’expédition pour le capturer, et non un seul
       *[other] il faut { $amount } pièges de plus sur l’expédition pour le capturer
    }
effect-spray =
    { $amount ->
        [one] avant chaque attaque, lance un dé qui peut toucher tout le monde sur ses expéditions
       *[other] avant chaque attaque, lance { $amount } dés qui peuvent toucher tout le monde sur ses expéditions
    }
effect-last_lash =
    { $amount ->
        [one] éliminé (mais pas capturé), touche encore une fois tout le monde sur ses expéditions
       *[other] éliminé (mais pas capturé), touche encore { $amount } fois tout le monde sur ses expéditions
    }
effect-wound_glory = { $signed } de gloire pour votre clan quand ce monstre blesse votre mercenaire
effect-forbids = contre lui, pas { $what }
effect-storms_entrance = n’attend jamais sur une région : va aussitôt aux Portes de la Citadelle
effect-escapes = capturé sur une région, il s’échappe ensuite et va aux Portes de la Citadelle

forbidden-potions = de potions
forbidden-venoms = de venins
forbidden-defense_talents = de talents Défense (mercenaires, équipements, expéditions)
forbidden-weapons = d’armes
