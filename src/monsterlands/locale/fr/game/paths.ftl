## Paths

path-land = Expédition { $number } de la région { $place }
    .inside = l’expédition { $number } de la région { $place }
    .help = { $land } : { $path }. { $room } La mort d’un mercenaire ici rapporte tout de même { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de gloire à son clan.
path-mission = { $side ->
        [left] Expédition de gauche de la mission compétitive
       *[right] Expédition de droite de la mission compétitive
    }
    .inside = { $side ->
        [left] l’expédition de gauche de la mission compétitive
       *[right] l’expédition de droite de la mission compétitive
    }
    .help = Accepte { $dice } et rien d’autre. Si les deux expéditions réussissent, le meilleur total remporte la récompense et l’autre { $leftovers ->
        [one] { $leftovers } pièce
       *[other] { $leftovers } pièces
    } d’or.
path-contract = { $side ->
        [left] Expédition de gauche du contrat
       *[right] Expédition de droite du contrat
    }
    .inside = { $side ->
        [left] l’expédition de gauche du contrat
       *[right] l’expédition de droite du contrat
    }
    .help = Accepte { $dice } et rien d’autre. Pendant la phase Aventure, remettez { $pay } contre { $reward }.
path-entrance = { $side ->
        [upper] Expédition supérieure des Portes de la Citadelle
       *[lower] Expédition inférieure des Portes de la Citadelle
    }
    .inside = { $side ->
        [upper] l’expédition supérieure des Portes de la Citadelle
       *[lower] l’expédition inférieure des Portes de la Citadelle
    }
    .help = Ouverte tant qu’un monstre se tient aux Portes. Il y faut au moins un dé (F ou M), un piège ou un jeton Défense, dans la limite de { $capacity } places de dé ; { $benefit }.
path-mission-summary = { $dice } ; { $objective }+ pour { $reward }
path-contract-summary = { $dice } ; puis { $pay } contre { $reward }
path-taken = Ici : { $member } ({ $clan }) avec { $load }.
path-madhala =
    { $load ->
        [none] Madhala est ici.
       *[other] Madhala est ici avec { $load }.
    }
path-free = Il n’y a encore personne.
path-closed = Hors jeu pour le moment.

load-ended =
    { $full ->
        [yes] L’expédition { $path } est pleine : rien ne peut s’y ajouter.
       *[no] Rien d’autre ne peut s’ajouter à l’expédition { $path }.
    }
load-dice = { $dice }
load-rolled = résultat { $rolled }
load-traps =
    { $tricks ->
        [yes] { $amount ->
            [one] un jeton face cachée
           *[other] { $amount } jetons face cachée
        }
       *[no] { $amount ->
            [one] un piège face cachée
           *[other] { $amount } pièges face cachée
        }
    }
load-traps-known =
    { $tricks ->
        [yes] { $traps } face cachée
       *[no] { $typed ->
            [no] { $traps } face cachée
           *[yes] { $amount ->
                [one] piège { $traps }
               *[other] pièges { $traps }
            }
        }
    }
load-traps-shown = { $traps } face visible
load-trick-aimed = { $trick } (cible { $path })
load-defense =
    { $amount ->
        [one] un jeton Défense
       *[other] { $amount } jetons Défense
    }
load-potions =
    { $amount ->
        [one] une potion
       *[other] { $amount } potions
    }
load-venoms =
    { $amount ->
        [one] un venin
       *[other] { $amount } venins
    }
load-gold = { $amount } or à rapporter
