## What happens. Those with a seat begin with who it is: “Vous recrutez …”, “Le clan d’Air recrute …”. Verbs are in the present tense.

event-line = { $who } { $what }.
event-round-began = La manche { $round } commence.
event-pool-ready =
    { $you ->
        [yes] recevez { $dice } pour votre réserve de dés
       *[no] reçoit { $dice } pour sa réserve de dés
    }
event-persuasion-rolled =
    { $you ->
        [yes] obtenez { $faces }
       *[no] obtient { $faces }
    }
event-turn-began =
    { $you ->
        [yes] commencez votre tour
       *[no] commence son tour
    }
event-die-deployed =
    { $you ->
        [yes] placez { $dice } { $at }
       *[no] place { $dice } { $at }
    }
event-land-used =
    { $you ->
        [yes] utilisez la région { $land }
       *[no] utilise la région { $land }
    }
event-die-spent =
    { $you ->
        [yes] dépensez { $dice }
       *[no] dépense { $dice }
    }
event-gold-paid =
    { $you ->
        [yes] payez { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
       *[no] paie { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
    }
event-lost =
    { $you ->
        [yes] perdez { $gain }
       *[no] perd { $gain }
    }
event-gained =
    { $surplus ->
        [0] { $you ->
            [yes] gagnez { $gain }
           *[no] gagne { $gain }
        }
       *[other] { $you ->
            [yes] gagnez { $gain } (dont { $surplus } en trop, à la défausse)
           *[no] gagne { $gain } (dont { $surplus } en trop, à la défausse)
        }
    }
event-dice-gained =
    { $you ->
        [yes] recevez { $dice }
       *[no] reçoit { $dice }
    }
event-hired =
    { $you ->
        [yes] recrutez { $member }
       *[no] recrute { $member }
    }
event-beer-bought =
    { $you ->
        [yes] offrez une tournée générale
       *[no] offre une tournée générale
    }
event-discount-used =
    { $you ->
        [yes] utilisez la réduction de { $card } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de moins
       *[no] utilise la réduction de { $card } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de moins
    }
event-trap-bought =
    { $you ->
        [yes] achetez { $trap }
       *[no] achète { $trap }
    }
event-trap-discarded =
    { $you ->
        [yes] défaussez { $trap }
       *[no] défausse { $trap }
    }
event-equipment-bought =
    { $you ->
        [yes] prenez { $equipment } au Bazar
       *[no] prend { $equipment } au Bazar
    }
event-equipped =
    { $you ->
        [yes] confiez { $equipment } à { $member }
       *[no] confie { $equipment } à { $member }
    }
event-equipment-discarded =
    { $you ->
        [yes] défaussez { $equipment }
       *[no] défausse { $equipment }
    }
event-loot-taken =
    { $you ->
        [yes] prenez le butin { $loot }
       *[no] prend le butin { $loot }
    }
event-loot-used =
    { $you ->
        [yes] utilisez le butin { $loot }
       *[no] utilise le butin { $loot }
    }
event-talent-used =
    { $you ->
        [yes] utilisez le talent de { $member }
       *[no] utilise le talent de { $member }
    }
event-novice-used =
    { $you ->
        [yes] demandez à un novice de changer { $die } en { $colour }
       *[no] demande à un novice de changer { $die } en { $colour }
    }
event-trophy-sold =
    { $you ->
        [yes] vendez le trophée { $monster }
       *[no] vend le trophée { $monster }
    }
event-healed =
    { $you ->
        [yes] soignez { $member } avec une potion
       *[no] soigne { $member } avec une potion
    }
event-settled =
    { $you ->
        [yes] confiez la région { $land } à { $member }
       *[no] confie la région { $land } à { $member }
    }
event-assigned =
    { $you ->
        [yes] envoyez { $member } sur l’expédition { $path }
       *[no] envoie { $member } sur l’expédition { $path }
    }
# $alone: the path is not told before.
event-path-die =
    { $you ->
        [yes] ajoutez { $dice }
       *[no] ajoute { $dice }
    }{ $alone ->
        [yes] {" "}à l’expédition { $path }
       *[no] {""}
    }
event-path-trap =
    { $you ->
        [yes] déposez { $trap }
       *[no] dépose { $count ->
            [one] un piège
           *[other] { $count } pièges
        }
    } face cachée{ $alone ->
        [yes] {" "}sur l’expédition { $path }
       *[no] {""}
    }
event-path-defense =
    { $you ->
        [yes] ajoutez
       *[no] ajoute
    } { $count ->
        [one] un jeton Défense
       *[other] { $count } jetons Défense
    }{ $alone ->
        [yes] {" "}à l’expédition { $path }
       *[no] {""}
    }
event-path-potion =
    { $you ->
        [yes] ajoutez
       *[no] ajoute
    } une potion{ $alone ->
        [yes] {" "}à l’expédition { $path }
       *[no] {""}
    }
event-path-venom =
    { $you ->
        [yes] ajoutez
       *[no] ajoute
    } un venin{ $alone ->
        [yes] {" "}à l’expédition { $path }
       *[no] {""}
    }
event-dice-given-up =
    { $you ->
        [yes] renoncez à { $amount ->
            [one] un dé
           *[other] { $amount } dés
        }
       *[no] renonce à { $amount ->
            [one] un dé
           *[other] { $amount } dés
        }
    }
event-rescued =
    { $you ->
        [yes] n’avez plus personne : un novice prend la tête du clan
       *[no] n’a plus personne : un novice prend la tête du clan
    }{ $gold ->
        [0] {""}
        [one] {" "}et apporte { $gold } pièce d’or
       *[other] {" "}et apporte { $gold } pièces d’or
    }
event-docked =
    { $offer ->
        [monster] { $count ->
            [one] Nouveau monstre : { $cards }.
           *[other] Nouveaux monstres : { $cards }.
        }
        [land] { $count ->
            [one] Nouvelle région : { $cards }.
           *[other] Nouvelles régions : { $cards }.
        }
        [mission] { $count ->
            [one] Nouvelle mission : { $cards }.
           *[other] Nouvelles missions : { $cards }.
        }
        [tavern] Du nouveau à la Taverne : { $cards }.
        [lodge] Du nouveau au Repaire : { $cards }.
        [bazaar] Du nouveau au Bazar : { $cards }.
        [loot] Nouveau butin : { $cards }.
        [header] { $typed ->
            [yes] { $count ->
                [one] Sa liste des expéditions : { $cards }.
               *[other] Leurs listes des expéditions : { $cards }.
            }
           *[no] De nouvelles expéditions y mènent.
        }
        [entrance] Un monstre arrive aux Portes : { $cards }.
       *[tokens] Nouveaux jetons : { $cards }.
    }
docked-mission = { $mission } (obtenir { $objective } ou plus : { $reward })
docked-contract = { $mission } (remettre { $pay } contre { $left } ou { $right })
event-reshuffled =
    { $offer ->
        [monster] Les monstres défaussés sont mélangés en une nouvelle pile.
        [tavern] Les mercenaires défaussés sont mélangés en une nouvelle pile.
        [lodge] Les pièges défaussés sont mélangés en une nouvelle pile.
        [loot] Les jetons Butin défaussés sont mélangés en une nouvelle pile.
        [tokens] Les jetons défaussés de Madhala sont mélangés en une nouvelle pile.
       *[other] La défausse est mélangée en une nouvelle pile.
    }
event-clan-founded =
    { $you ->
        [yes] menez le clan { $affinity ->
            [Eau] d’Eau
            [Air] d’Air
           *[other] de { $affinity }
        }
       *[no] rejoint la table
    }
event-first-player =
    { $you ->
        [yes] jouez en premier
       *[no] joue en premier
    }
event-deployment-ended = Tous les dés sont placés : l’aventure commence.
event-activated =
    { $against ->
        [mission] { $you ->
            [yes] tentez la mission avec { $member } sur l’expédition { $path }
           *[no] tente la mission avec { $member } sur l’expédition { $path }
        }
        [monster] { $you ->
            [yes] ripostez avec { $member } sur l’expédition { $path }
           *[no] riposte avec { $member } sur l’expédition { $path }
        }
       *[land] { $you ->
            [yes] tentez la conquête avec { $member } sur l’expédition { $path }
           *[no] tente la conquête avec { $member } sur l’expédition { $path }
        }
    }
event-trap-revealed =
    { $you ->
        [yes] révélez { $trap } sur l’expédition { $path }
       *[no] révèle { $trap } sur l’expédition { $path }
    }
event-die-rolled = { event-persuasion-rolled }
event-rerolled =
    { $rolled ->
        [0] { $you ->
            [yes] relancez { $die }
           *[no] relance { $die }
        }
       *[other] { $you ->
            [yes] relancez { $die } : { $faces }
           *[no] relance { $die } : { $faces }
        }
    }
event-venom-used =
    { $you ->
        [yes] utilisez { $count ->
            [one] un venin
           *[other] { $count } venins
        }
       *[no] utilise { $count ->
            [one] un venin
           *[other] { $count } venins
        }
    }
event-rolled-total = { $rolled } : { $total }
event-mission-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] atteignez{" "}
           *[no] atteint{" "}
        }
    }{ $total } en tout{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }, objectif { $objective }
event-damaged =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] atteignez{" "}
           *[no] atteint{" "}
        }
    }{ $damage } en tout{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    } contre { $monster } ({ $typed ->
        [yes] VC { $cv }, VE { $ev }
       *[no] capture à { $cv }, élimination à { $ev }
    }){ $enough ->
        [none] , pas assez
        [no-traps] , mais pas assez de pièges pour la capture
        [bonus] , assez grâce à un bonus
       *[other] {""}
    }
event-conquest-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] atteignez{" "}
           *[no] atteint{" "}
        }
    }{ $total } en tout{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }{ $enough ->
        [1] , il fallait { $needed }
       *[0] , il faut { $needed } pour { $land }
    }
# What is added to the dice of a total; $amount is written with its sign.
total-member = { $amount } { $name }
total-equipment = { total-member }
total-trap = { $amount } piège
total-loot = { $amount } butin
total-path = { $amount } expédition
total-monster = { $amount } pouvoir du monstre
total-venom = { $amount } venin
total-carried = report de { $number }
event-mission-fulfilled =
    { $you ->
        [yes] réussissez { $mission }
       *[no] réussit { $mission }
    }
event-mission-leftovers =
    { $you ->
        [yes] recevez la compensation de la mission
       *[no] reçoit la compensation de la mission
    }
event-mission-failed =
    { $you ->
        [yes] échouez à la mission sur l’expédition { $path }
       *[no] échoue à la mission sur l’expédition { $path }
    }
event-contract-kept =
    { $you ->
        [yes] remplissez le contrat { $mission } avec { $pay }
       *[no] remplit le contrat { $mission } avec { $pay }
    }
event-contract-declined =
    { $you ->
        [yes] refusez le contrat { $mission } ({ $pay })
       *[no] refuse le contrat { $mission } ({ $pay })
    }
event-monster-attacked =
    { $rolled ->
        [0] { $monster } attaque l’expédition { $path } avec { $dice ->
            [one] { $dice } dé d’Attaque
           *[other] { $dice } dés d’Attaque
        }.
       *[other] { $missed ->
            [yes] { $monster } attaque l’expédition { $path } et obtient { $faces } : aucune touche.
           *[no] { $monster } attaque l’expédition { $path } et obtient { $faces }.
        }
    }
event-sprayed =
    { $rolled ->
        [0] { $monster } vise d’abord tout le monde.
       *[other] { $missed ->
            [yes] { $monster } vise d’abord tout le monde et obtient { $faces } : aucune touche.
           *[no] { $monster } vise d’abord tout le monde et obtient { $faces }.
        }
    }
event-attack-rolled =
    { $missed ->
        [yes] { $rolled ->
            [one] Le dé d’Attaque donne { $faces } : aucune touche.
           *[other] Les dés d’Attaque donnent { $faces } : aucune touche.
        }
       *[no] { $rolled ->
            [one] Le dé d’Attaque donne { $faces }.
           *[other] Les dés d’Attaque donnent { $faces }.
        }
    }
event-diverted =
    { $you ->
        [yes] détournez { $dice ->
            [one] un dé d’Attaque
           *[other] { $dice } dés d’Attaque
        } vers l’expédition { $target }
       *[no] détourne { $dice ->
            [one] un dé d’Attaque
           *[other] { $dice } dés d’Attaque
        } vers l’expédition { $target }
    }
event-magic-removed =
    { $you ->
        [yes] sacrifiez { $count ->
            [one] un dé de Magie pour retirer un dé d’Attaque
           *[other] { $count } dés de Magie pour retirer autant de dés d’Attaque
        }
       *[no] sacrifie { $count ->
            [one] un dé de Magie pour retirer un dé d’Attaque
           *[other] { $count } dés de Magie pour retirer autant de dés d’Attaque
        }
    }
event-hit =
    { $you ->
        [yes] encaissez { $hits ->
            [one] une touche
           *[other] { $hits } touches
        } sur l’expédition { $path }
       *[no] encaisse { $hits ->
            [one] une touche
           *[other] { $hits } touches
        } sur l’expédition { $path }
    }{ $extra ->
        [0] {""}
       *[other] {" "}(dont { $extra } par le pouvoir du monstre)
    }
event-defended =
    { $you ->
        [yes] annulez { $count ->
            [one] une touche
           *[other] { $count } touches
        } ({ $defenses })
       *[no] annule { $count ->
            [one] une touche
           *[other] { $count } touches
        } ({ $defenses })
    }
defended-by-talent = { term-talent }
defended-by-token = { term-defense-token }
defended-by-potion = { term-potion }
event-wounded =
    { $you ->
        [yes] subissez une blessure : { $member }
       *[no] subit une blessure : { $member }
    }
event-died =
    { $you ->
        [yes] perdez { $member }, qui meurt sur l’expédition { $path }
       *[no] perd { $member }, qui meurt sur l’expédition { $path }
    }
event-captured =
    { $you ->
        [yes] capturez { $monster }
       *[no] capture { $monster }
    }
event-eliminated =
    { $you ->
        [yes] éliminez { $monster } et gardez son trophée
       *[no] élimine { $monster } et garde son trophée
    }
event-escaped = { $monster } s’échappe et file vers les Portes de la Citadelle.
event-last-lash = { $monster } assène une ultime touche à tout le monde.
event-panic-lifted =
    { $tokens ->
        [one] La panique est finie : le bâtiment fermé rouvre.
       *[other] La panique est finie : { $tokens } bâtiments rouvrent.
    }
event-conquered =
    { $you ->
        [yes] faites la conquête de la région { $land }
       *[no] fait la conquête de la région { $land }
    }
event-clean-up-began = L’aventure est finie : c’est l’heure du nettoyage.
event-came-home =
    { $you ->
        [yes] voyez revenir { $members }
       *[no] voit revenir { $members }
    }
event-surplus =
    { $you ->
        [yes] défaussez { $gain } en trop
       *[no] défausse { $gain } en trop
    }
event-stormed = { $monster } s’installe aux Portes de la Citadelle.
event-driven-off =
    { $count ->
        [one] { $monsters } cède la place et s’en va.
       *[other] { $monsters } cèdent la place et s’en vont.
    }
event-panic-spread = La panique ferme { $the }.
event-promoted =
    { $you ->
        [yes] avez un nouveau leader : { $member }
       *[no] a un nouveau leader : { $member }
    }
event-wages =
    { $short ->
        [yes] { $you ->
            [yes] ne pouvez payer que { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } de salaires sur { $due }
           *[no] ne peut payer que { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } de salaires sur { $due }
        }
       *[no] { $you ->
            [yes] payez { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } de salaires
           *[no] paie { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } de salaires
        }
    }
event-deserted =
    { $you ->
        [yes] perdez { $member }, qui déserte
       *[no] perd { $member }, qui déserte
    }
event-unsettled =
    { $you ->
        [yes] n’avez plus personne pour gérer la région { $land }
       *[no] n’a plus personne pour gérer la région { $land }
    }
event-token-kept =
    { $you ->
        [yes] gardez { $count ->
            [one] un jeton
           *[other] { $count } jetons
        } face cachée sur l’expédition { $path }
       *[no] garde { $count ->
            [one] un jeton
           *[other] { $count } jetons
        } face cachée sur l’expédition { $path }
    }
event-trick-aimed =
    { $you ->
        [yes] ciblez l’expédition { $target }
       *[no] cible l’expédition { $target }
    }
event-parried =
    { $you ->
        [yes] annulez le traquenard avec un jeton Défense de l’expédition { $path }
       *[no] annule le traquenard avec un jeton Défense de l’expédition { $path }
    }
event-die-stolen =
    { $you ->
        [yes] volez { $dice } à l’expédition { $target }
       *[no] vole { $dice } à l’expédition { $target }
    }
event-granted =
    { $you ->
        [yes] recevez { $dice } de la reine
       *[no] reçoit { $dice } de la reine
    }
event-misses-rerolled =
    { $rolled ->
        [0] { $dice ->
            [one] Le dé raté est relancé.
           *[other] Les { $dice } dés ratés sont relancés.
        }
       *[other] { $dice ->
            [one] Le dé raté est relancé : { $faces }
           *[other] Les { $dice } dés ratés sont relancés : { $faces }
        }{ $missed ->
            [yes] , aucune touche.
           *[no] .
        }
    }
event-madhala-rolled = obtient { $red } au dé rouge et { $yellow } au dé jaune
# $face: of the persuasion die that she rolls besides; 0 if her dice there are not rolled.
event-madhala-deployed =
    { $face ->
        [0] va { $to } et y place { $dice }
       *[other] va { $to } et lance un dé de Persuasion ({ $face })
    }
event-madhala-sent = prend l’expédition { $path }
event-madhala-took = défausse { $cards }
event-madhala-won = remporte { $mission } sur l’expédition { $path }
event-monster-removed = chasse { $monster } depuis l’expédition { $path }
event-land-removed = prend la région { $land } depuis l’expédition { $path }
event-game-ended = La partie est finie.
event-undone =
    { $you ->
        [yes] annulez la dernière étape
       *[no] annule la dernière étape
    }
