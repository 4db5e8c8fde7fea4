## Choices. .when: when such a choice comes up, for those that ask why it is not offered.

choice-deploy =
    { $building ->
        [alchemist] { $name }, emplacement { $space } : { $tokens ->
            [one] { $tokens } potion ou venin
           *[other] { $tokens } potions ou venins
        }
        [pawn_shop] { $name } avec { $die } : de l’or contre des dés
        [mine] { $name }, emplacement { $space }, avec { $dice } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
       *[other] { $name } avec { $die }{ $beside ->
            [0] {""}
           *[other] {" "}après un P{ $beside }, donc { $beside } de réduction en plus
        } : { $offer }
    }
    .when = Une fois par tour, votre action peut envoyer des dés dans un bâtiment.
choice-path = Expédition { $path } : { $what }
    .when = Une fois par tour, votre action peut envoyer un mercenaire en expédition.
choice-land = Utiliser { $land } : { $dice } contre { $gain }
    .when = Utiliser une région gérée est l’action de votre tour.
choice-novice = Novice : changer { $die } en { $colour }
    .when = Les novices aident à votre tour, avant ou après l’action.
choice-talent = Talent de { $member } : { $effect }
    .when = Les talents s’utilisent à votre tour, avant ou après l’action.
choice-loot = Utiliser { $loot } : { $effect }{ $dice ->
        [yes] , lancés ou non
       *[no] {""}
    }
    .when = Le butin s’utilise à votre tour et au retour ; celui de l’Extérieur, quand votre expédition est activée.
choice-sell = Vendre le trophée { $monster }
    .when = Les trophées se vendent à votre tour, lors d’un contrat et au retour.
choice-heal = Soigner { $member } avec une potion
    .when = Les mercenaires se soignent à votre tour, avant ou après l’action, et au retour.
choice-settle = Gérer { $land } : qui s’y installe ne touche plus de salaire, et la région sert une fois par manche ({ $dice } contre { $gain })
    .when = Une région peut être confiée à un mercenaire à votre tour, avant ou après l’action, et au retour.
choice-move = Reprendre { $equipment } à { $member }
    .when = L’équipement se déplace à votre tour, avant ou après l’action, et au retour.
choice-hire = Recruter { $member } : { $what }
    .when = Vous recrutez après avoir placé un dé à la Taverne.
choice-brings = apporte { $dice }, talent : { $effect }
choice-beer = Tournée générale ! Tous les mercenaires de la Taverne s’en vont, d’autres arrivent
    .when = La tournée générale s’offre après avoir placé un dé à la Taverne, avant de recruter.
choice-discount-talent = Utiliser la réduction de { $member } : { $effect }
    .when = Les réductions s’utilisent pendant un achat.
choice-discount-card = Utiliser la réduction de { $equipment } ({ $member }) : { $effect }
    .when = { choice-discount-talent.when }
choice-trap = Acheter { $trap } : { $effect }
    .when = Les pièges s’achètent après avoir placé un dé au Repaire.
choice-equipment = Acheter { $equipment }, { $type } : { $effect }
    .when = L’équipement s’achète après avoir placé un dé au Bazar.
choice-take = Prendre { $loot } : { $effect }
    .when = Vous prenez un butin quand on vous en donne un, par exemple sur une région où vous n’avez rien gagné.
choice-amount =
    { $question ->
        [alchemist] { $mix }
        [armory] { $amount ->
            [one] { $amount } jeton Défense
           *[other] { $amount } jetons Défense
        }
        [deflect] { $amount ->
            [0] Aucun : tous les dés d’Attaque restent ici
            [one] { $amount } dé d’Attaque y va
           *[other] { $amount } dés d’Attaque y vont
        }
       *[other] { $amount }
    }
    .when = Une quantité se choisit chez l’Alchimiste, à l’Armurerie, et quand un traquenard détourne des dés d’Attaque.
choice-no-talent = pas de talent utile en expédition
choice-member =
    { $question ->
        [assign] { $member } : { $what }
        [settle] { $member } s’y installe : aucun salaire à payer désormais, et toujours libre de partir en expédition
        [promote] { $member } prend la tête : réputation { $reputation }, { $what }
        [desert] { $member } s’en va : réputation { $reputation }, { $what }
       *[other] { $has ->
            [none] { $member } s’en équipe
           *[other] { $member } s’en équipe (à la place de { $has })
        }
    }
    .when = Un membre se choisit pour partir, gérer une région, s’équiper, prendre la tête du clan ou déserter. Choisissez d’abord l’expédition, la région ou la carte.
choice-die =
    { $question ->
        [load] Renfort : { $die }
        [pawn] Mettre aussi { $die } en gage
        [convert] Échanger { $die }
       *[other] Déployer { $die }
    }
    .when = Un dé se choisit après le lieu où il va.
choice-load-trap = Déposer { $trap } face cachée : { $effect }
    .when = Les pièges s’ajoutent quand un mercenaire part sur une expédition de région ou des Portes.
choice-load-defense = Ajouter un jeton Défense
    .when = Les jetons s’ajoutent quand un mercenaire part sur une expédition de région ou des Portes.
choice-load-potion = Emporter une potion
    .when = { choice-load-defense.when }
choice-load-venom = Emporter un venin
    .when = { choice-load-defense.when }
load-forbidden = inutile contre { $monster }
choice-discard-trap =
    { $question ->
        [pay-traps] Remettre { $trap } : { $effect }
       *[other] Défausser { $trap } : { $effect }
    }
    .when = Un piège ne se défausse que si vous en avez trop ou si un contrat le demande.
choice-discard-equipment = Personne : défausser la carte
    .when = Un équipement ne se défausse que s’il doit faire place ou si quelqu’un déserte.
choice-potion = Une potion
    .when = La question se pose quand vous recevez une potion ou un venin.
choice-venom = Un venin
    .when = { choice-potion.when }
choice-colour =
    { $question ->
        [steal] Voler un dé de { $colour }
       *[other] Un dé de { $colour }
    }
    .when = Une couleur se choisit quand un traquenard vole des dés, et pour la Faveur de la reine.
choice-affinity = Mener le clan { $affinity ->
        [Eau] d’Eau
        [Air] d’Air
       *[other] de { $affinity }
    } : { $members }
    .when = L’affinité ne se choisit qu’avant la première manche.
choice-founder = { $member } ({ $dice }, { $effect })
choice-seat = { player-seat }
    .when = Aucune question du jeu ne porte sur un joueur.
choice-yes =
    { $question ->
        [contract] Remettre { $pay } contre { $reward }
        [parry] Défausser un jeton Défense ({ $tokens } ici) pour annuler le traquenard
       *[other] Oui
    }
    .when = C’est la réponse à un contrat, pendant l’aventure, ou à un traquenard qu’on peut annuler.
choice-no =
    { $question ->
        [contract] Refuser : vous gardez { $pay } et n’avez pas de récompense
        [divert] Garder ici tous les dés d’Attaque
        [parry] Laisser faire le traquenard
       *[other] Non
    }
    .when = { choice-yes.when }
choice-left =
    { $path ->
        [none] L’expédition de gauche
       *[other] { $question ->
            [aim] À gauche, l’expédition { $path } : { $who } avec { $load }
           *[other] Vers la gauche, l’expédition { $path } : { $who }
        }
    }
    .when = Un côté se choisit pour cibler un traquenard, et quand un monstre attaque quelqu’un qui peut détourner ses dés d’Attaque.
choice-right =
    { $path ->
        [none] L’expédition de droite
       *[other] { $question ->
            [aim] À droite, l’expédition { $path } : { $who } avec { $load }
           *[other] Vers la droite, l’expédition { $path } : { $who }
        }
    }
    .when = { choice-left.when }
aside-member = { $member } ({ $clan })
aside-madhala = Madhala (ce qui part chez elle est perdu)
choice-capture =
    { $monster ->
        [none] Capturer le monstre
       *[other] Capturer { $monster } : { $capture ->
            [one] { $capture } point
           *[other] { $capture } points
        } de gloire et { $gold ->
            [one] { $gold } pièce
           *[other] { $gold } pièces
        } d’or
    }
    .when = La question ne se pose que si votre total permet les deux ; sinon, cela se fait tout seul quand vous arrêtez.
choice-eliminate =
    { $monster ->
        [none] Éliminer le monstre
       *[other] Éliminer { $monster } : { $eliminate ->
            [one] { $eliminate } point
           *[other] { $eliminate } points
        } de gloire et un trophée de { $trophy ->
            [one] { $trophy } point
           *[other] { $trophy } points
        }
    }
    .when = { choice-capture.when }
choice-grant = { $gain }
    .when = La Faveur de la reine, si elle est en jeu, revient au premier joueur au début de chaque manche, à partir de la manche 2.
choice-reveal =
    { $aims ->
        [none] Révéler : { $effect }
        [both] Révéler, puis choisir la cible
       *[one] Révéler : cible l’expédition { $aims }
    }
    .when = Avec les traquenards, les jetons se révèlent un par un au début d’une bataille ; sans eux, tous ensemble.
choice-keep =
    { $kind ->
        [trick] Garder face cachée : sans effet, mais compte comme piège pour une capture
       *[other] Garder face cachée : sans effet ; compte de toute façon comme piège pour une capture
    }
    .when = { choice-reveal.when }
choice-harm =
    { $harm ->
        [dies] {""} ; le reste tue { $member }
        [wounded] {""} ; le reste blesse { $member }
       *[none] {""}
    }
choice-defend-talent = Annuler une touche avec un talent du mercenaire, de son équipement ou de l’expédition, chacun une fois par manche{ $rest }
    .when = Les touches s’annulent quand un monstre a touché votre mercenaire.
choice-defend-token = Annuler une touche avec un jeton Défense ({ $tokens } ici){ $rest }
    .when = { choice-defend-talent.when }
choice-defend-potion = Annuler une touche avec la potion emportée{ $rest }
    .when = { choice-defend-talent.when }
choice-take-hits =
    { $harm ->
        [dies] { $hits ->
            [one] Encaisser la touche : { $member } meurt
           *[other] Encaisser { $hits } touches : { $member } meurt
        }
        [wounded] Encaisser la touche : blessure pour { $member }
       *[open] Encaisser les touches restantes
    }
    .when = Vous encaissez des touches quand un monstre a touché votre mercenaire.
choice-remove-magic =
    { $dice ->
        [0] Sacrifier un dé de Magie pour retirer un dé d’Attaque
       *[other] Sacrifier un dé de Magie : { $fewer ->
            [0] plus aucun dé d’Attaque
            [one] un dé d’Attaque au lieu de { $dice }
           *[other] { $fewer } dés d’Attaque au lieu de { $dice }
        }
    }
    .when = Les dés de Magie d’une expédition se sacrifient juste avant le lancer des dés d’Attaque.
choice-roll = Lancer un dé de { $colour }
    .when = Les dés se lancent pendant l’aventure, quand votre expédition riposte ou tente une conquête.
choice-roll-all = Lancer tout le reste : { $dice }
    .when = { choice-roll.when }
choice-reroll = Relancer { $die } : la nouvelle valeur compte
    .when = Vous relancez des dés déjà lancés de votre expédition, tant qu’il reste une relance.
choice-use-venom = Utiliser un venin : { $venom } de plus
    .when = Un venin emporté s’utilise quand son expédition riposte contre un monstre.
choice-stop =
    { $outcome ->
        [fulfilled] Arrêter à { $total } : objectif atteint
        [failed] Arrêter à { $total } : pas assez, { $penalty ->
            [one] { $penalty } point de gloire perdu
           *[other] { $penalty } points de gloire perdus
        }
        [conquered] Arrêter à { $total } : la région { $foe } est conquise
        [unconquered] Arrêter à { $total } : pas assez, mais compté pour l’expédition suivante
        [land-lost] Arrêter à { $total } : pas assez, et Madhala emporte ensuite { $foe }
        [given-up] Arrêter à { $total } : pas assez, rien ne change pour { $foe }
        [captured] Arrêter à { $total } : { $foe } est capturé
        [eliminated] Arrêter à { $total } : { $foe } est éliminé
        [either] Arrêter à { $total } : capturer ou éliminer { $foe }, au choix
        [unbeaten] Arrêter à { $total } : pas assez, mais compté pour l’expédition suivante
        [driven-away] Arrêter à { $total } : pas assez, et Madhala chasse ensuite { $foe }
        [lost] Arrêter à { $total } : pas assez pour vaincre { $foe }
       *[open] Arrêter ici
    }
    .when = Vous arrêtez pendant l’aventure, quand votre expédition a assez lancé.
choice-discard-loot = Défausser le butin { $loot }
    .when = Le butin ne se défausse jamais sans servir.
choice-give-up = Renoncer aux dés restants : ils ne servent plus à rien
    .when = Vous ne pouvez renoncer aux dés qu’avant l’action.
choice-ends-homecoming = c’est la dernière chose à faire : le retour s’achève ainsi
choice-done =
    { $question ->
        [load] Partir
        [lodge] Terminer : acheter
        [tavern] Terminer : ne recruter personne
        [remove-magic] { $dice ->
            [one] Garder la Magie : un dé d’Attaque est lancé
           *[other] Garder la Magie : { $dice } dés d’Attaque sont lancés
        }
        [glory] Pas de butin pour cela
        [homecoming] Terminer : passer aux salaires
       *[other] Terminer
    }
    .when = « Terminer » conclut un achat, un départ en expédition, un retour ou un sacrifice de Magie ; rien de tout cela n’est en cours.
choice-end-turn =
    { $next ->
        [madhala] Finir le tour : Madhala joue
        [nobody] Finir le tour : tous vos dés ont servi
       *[rival] Finir le tour et passer la main
    }
    .when = Votre tour se finit après votre action, jamais au milieu d’une étape.
# What undo can do after a choice that hands over to a rival.
choice-handing-over =
    { $across ->
        [yes] { $choice } (revenir en arrière après le coup suivant marque la partie comme assistée)
        [together] { $choice } (ensuite, revenir en arrière demande l’accord de tous)
       *[no] { $choice } (pas de retour en arrière après le coup suivant)
    }

offer-lodge = acheter des pièges
offer-tavern = recruter quelqu’un
offer-beer = personne à recruter pour l’instant, mais une tournée générale
offer-armory = acheter des jetons Défense
offer-bazaar = acheter un équipement
prices = { $items } or
price-item = { $what } à { $gold }
price-beer = tournée générale
price-tokens =
    { $amount ->
        [one] 1 jeton
       *[other] { $amount } jetons
    }

change-gain = +{ $gain }
change-gold = or { $before }→{ $after }
change-glory = gloire { $before }→{ $after }
change-reputation = réputation { $before }→{ $after }
change-excess-glory = excès de gloire { $before }→{ $after }
change-points = points { $before }→{ $after }
# What points have in them, and what the wages lack: “points 9→12 (+2 d’affinité Air)”, “salaires 8→12, il manque 1 or”.
change-of = { $change } ({ $parts })
change-fire-points = { $signed } d’affinité Feu
change-water-points = { $signed } d’affinité Eau
change-air-points = { $signed } d’affinité Air
change-jungle-points = { $signed } d’affinité Jungle
change-trophy-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }
change-then-wages = puis les salaires
change-short = { $change }, il manque { $gold } or
change-wages = salaires { $before }→{ $after }
change-pool = dés { $before }→{ $after }
change-traps = pièges { $before }→{ $after }
change-defense = défense { $before }→{ $after }
change-potions = potions { $before }→{ $after }
change-venoms = venins { $before }→{ $after }
change-mercenaries = mercenaires { $difference }
change-novices = novices { $before }→{ $after }
change-trophies = trophées { $difference }
change-loot = butin { $difference }
change-wounded = blessures { $difference }
change-unassigned = disponibles { $difference }
change-lands = régions { $difference }
change-total = total { $before }→{ $after }
change-hits = touches { $before }→{ $after }
change-attack-dice = dés d’Attaque { $before }→{ $after }
