## Questions

question-waiting = { $who } réfléchit.
question-choose-affinity = Quelle sera l’affinité de votre clan ?
question-turn =
    { $stage ->
        [before] À vous de jouer. Déployez des dés à la Citadelle ou envoyez un mercenaire à l’Extérieur.
       *[after] { $free ->
            [0] { $solo ->
                [yes] Action effectuée : choisissez « Finir le tour » pour continuer.
               *[no] Action effectuée : choisissez « Finir le tour » pour passer la main.
            }
           *[other] Action effectuée. Des actions gratuites si vous le souhaitez, puis « Finir le tour ».
        }
    }
question-lodge =
    { $chosen ->
        [no] Quels pièges achetez-vous ? { $off }
       *[yes] Vous avez choisi { $basket } pour { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        }{ $cheaper ->
            [yes] {" "}au lieu de { $cost }
           *[no] {""}
        }. D’autres pièges, ou « Terminer » ? { $off }
    }
# What is taken off a price, and why. $other: by the higher persuasion die that lay there before.
price-off =
    { $other ->
        [0] Votre P{ $own } réduit le { $sum ->
            [yes] total
           *[no] prix
        } de { $own } ; vous payez toujours au moins 1.
       *[other] Votre P{ $own } et le P{ $other } qui le précède réduisent le { $sum ->
            [yes] total
           *[no] prix
        } de { $own } + { $other } = { $off } ; vous payez toujours au moins 1.
    }
price-discount =
    { $before ->
        [0] Vos réductions enlèvent { $discount } ; le prix peut tomber à 0.
       *[other] Vos réductions enlèvent encore { $discount } ; le prix peut tomber à 0.
    }
price-could = { $who } peut encore enlever { $discount }.
question-alchemist = Vous recevez { $tokens } jetons. Combien de potions ? Le reste sera des venins.
question-tavern =
    { $free ->
        [0] { $beer ->
            [0] Qui recrutez-vous ? { $off }
           *[other] Nouvelles têtes à la Taverne. Recrutez quelqu’un, ou « Terminer ». { $off }
        }
       *[other] Qui recrutez-vous gratuitement ?
    }
question-armory = Combien de jetons Défense ? { $off }
question-pawn = D’autres dés à mettre en gage, ou « Terminer » ?
question-bazaar =
    { $free ->
        [0] Quel équipement achetez-vous ? { $off }
       *[other] Quel équipement prenez-vous gratuitement ?
    }
question-equip = Qui porte { $equipment } ?
question-hand-on = La carte { $equipment } est remplacée. Qui s’en équipe ?
question-move-equipment = Qui reprend l’équipement de { $member } ({ $type }) ?
question-settle = Qui gère la région { $land } ?
question-assign = Qui part sur l’expédition { $path } ?
question-deploy-dice = Pour { $target }, quel dé déployez-vous ?{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}Il en faut { $left }.
    }
question-load = Expédition { $path } pour l’instant : { $load }. Que voulez-vous ajouter ?
question-take-loot =
    { $phase ->
        [adventure] Qui survit sur une région sans rien y gagner prend un butin. Lequel prenez-vous ?
       *[other] Quel butin prenez-vous ?
    }
question-convert = { $loot } : quel dé échangez-vous ?
question-brew = Une potion ou un venin ?
question-fight =
    { $against ->
        [mission] { $member }, expédition { $path } : { $foe } demande { $needed } ou plus, pour { $reward }.
        [land] { $member }, expédition { $path } : { $needed } ou plus pour conquérir { $foe } et gagner { $reward }.
       *[monster] { $member }, expédition { $path }, contre { $foe } : { $capture ->
            [yes] capture à { $cv }, élimination à { $ev }.
           *[no] élimination à { $ev } ; pour la capture, à { $cv }, il vous faut ici { $needed ->
                [one] un piège
               *[other] { $needed } pièges
            }.
        }
    }
fight-total = Total { $total }{ $rolled ->
        [none] {""}
       *[other] {" "}(dés : { $rolled })
    }{ $carried ->
        [0] {""}
        [all] , report des expéditions précédentes
       *[other] , dont { $carried } des expéditions précédentes
    }{ $dice ->
        [none] .
       *[other] {""} ; à lancer : { $dice }.
    }
# $foe: a monster that is beaten already and lashes out; or none.
note-defend = { $foe ->
        [none] {""}
       *[other] { $foe } est vaincu : c’est son ultime touche.{" "}
    }Chaque talent, jeton Défense ou potion annule une touche. Les talents sont ceux du mercenaire, de son équipement ou de l’expédition.
note-magic = Un dé d’Attaque touche à { $least } ou plus. Un dé de Magie sacrifié ne pourra plus riposter. La question revient après chaque dé ; les chances supposent que vous jouez pour un maximum de gloire.
note-rolling = Lancez les dés un par un ou tous ensemble, et arrêtez quand vous voulez. Les dés non lancés sont perdus.
note-capture =
    { $reached ->
        [yes] Arrêtez maintenant et { $monster } est capturé ; à { $ev } ou plus, c’est l’élimination.
       *[no] { $more ->
            [0] Avec { $least }
           *[other] De { $least } à { $most }
        }, { $monster } est capturé ; à { $ev } ou plus, c’est l’élimination : lancez les dés un par un pour arrêter à temps.
    }{ $either ->
        [0] {""}
       *[other] {" "}De { $either } à { $most }, vous avez le choix.
    }
# Where a bonus makes the elimination the easier of the two.
note-easier = À { $ev } ou plus, { $monster } est éliminé ; { $more ->
        [0] avec { $least }
       *[other] de { $least } à { $most }
    }, vous pouvez choisir la capture.
note-eliminated = Vous avez atteint { $ev } : { $monster } est éliminé, pas capturé. Lancer d’autres dés n’y change rien.
prize-elimination = { $gain } + trophée
prize-conquest = { $gain } + région
mark-lowered = { $printed } sur la carte, { $less } de moins grâce à { $by }.
mark-lowered-loot = un butin
chances-bracing = survie { $surviving } %, victoire { $beating } %
ahead-mission = Madhala, sur l’expédition { $path }, remporte cette mission avant vous : ici, rien n’est lancé et rien n’est perdu.
ahead-fight =
    { $count ->
        [one] L’expédition { $paths } affronte { $monster } avant vous
       *[other] Les expéditions { $paths } affrontent { $monster } avant vous
    } : en cas de victoire, { $land ->
        [none] il n’y aura pas de combat ici
       *[other] il ne restera ici que { $land } à conquérir
    } ; sinon, les dégâts s’ajoutent aux vôtres.{ $loot ->
        [yes] {" "}Les chances ne comptent pas ce que votre butin pourrait ajouter là-bas.
       *[no] {""}
    }
ahead-driven-away = Madhala, sur l’expédition { $path }, chasse { $monster } avant vous : pas de combat ici, seulement { $land } à conquérir.
ahead-fight-or-away = Si { $monster } est vaincu sur { $paths }, Madhala (expédition { $path }) prend { $land } et il ne reste rien ici ; sinon, elle chasse { $monster }, et { $land } est à conquérir.
ahead-no-monster = Pas de monstre ici : pas de combat, seulement { $land } à conquérir.
ahead-nothing =
    { $path ->
        [none] Rien à combattre ni à conquérir ici ; qui s’y rend revient avec un butin.
       *[other] Madhala, sur l’expédition { $path }, ne laisse rien à combattre ni à conquérir ; qui s’y rend revient avec un butin.
    }
attack-told = Lance { $dice ->
        [one] un dé d’Attaque
       *[other] { $dice } dés d’Attaque
    } ici{ $sources ->
        [none] .
       *[other] {""} : { $sources }.
    }
attack-source = { $dice } { $source ->
        [land] pour la région de son affinité
        [round] pour la manche { $round }
        [entrance] aux Portes
       *[card] sur sa carte
    }
fight-capture-bonus = Un bonus de { $amount } pour la capture est compté.
fight-elimination-bonus = Un bonus de { $amount } pour l’élimination est compté.
question-defend =
    { $hits ->
        [one] { $monster } touche { $member } (expédition { $path }).
       *[other] { $monster } touche { $member } { $hits } fois (expédition { $path }).
    } { $wounded ->
        [yes] { $member } a déjà une blessure : la prochaine sera mortelle.
       *[no] Une seconde blessure est mortelle.
    }
question-remove-magic = { $monster } va lancer ses dés contre { $member } (expédition { $path }, dés { $dice }). Sacrifiez-vous des dés de Magie ? Chacun retire un dé d’Attaque.
question-divert = Contre { $monster }, { $member } peut détourner { $amount ->
        [one] un dé d’Attaque
       *[other] jusqu’à { $amount } dés d’Attaque
    } de l’expédition { $path } vers une expédition adjacente. Laquelle ?
question-reveal =
    { $member }, expédition { $path }, contre { $monster } : révélez-vous { $tokens ->
        [one] { $trap }
       *[other] { $trap }, jeton { $number } sur { $tokens }
    } ({ $effect }) ?{ $aimless ->
        [yes] {" "}Un traquenard demande une expédition adjacente occupée : il n’y en a pas.
       *[no] {""}
    }
question-aim = { $trap }, expédition { $path } : quelle expédition ciblez-vous ? Ce traquenard { $effect }.
question-parry = { $trap }, sur l’expédition { $path } ({ $clan }), cible { $member } sur l’expédition { $target } (dés { $dice }) : ce traquenard { $effect }. L’annulez-vous avec un jeton Défense ?
question-steal = { $dice ->
        [one] Quel dé volez-vous à { $member } sur l’expédition { $target } (dés { $there }) ?
       *[other] Quels dés volez-vous à { $member } sur l’expédition { $target } (dés { $there }) ? { $dice } en tout ; le premier :
    }
question-deflect = { $monster } attaque { $member } sur l’expédition { $path }. Combien de dés d’Attaque { $trap } détourne-t-il vers l’expédition { $target } ({ $who }) ?
question-judge = Votre total suffit pour les deux : { $monster }, capture ou élimination ?
question-glory =
    { $achievement ->
        [capture] Capture ! Utilisez-vous un butin pour plus de gloire ?
        [elimination] Élimination ! Utilisez-vous un butin pour plus de gloire ?
       *[conquest] Conquête ! Utilisez-vous un butin pour plus de gloire ?
    }
question-contract = { $member } est là pour le contrat (expédition { $path }) : remettez-vous { $pay } contre { $reward } ?
question-pay-traps =
    { $traps ->
        [one] Quel piège remettez-vous ?
       *[other] Quels pièges remettez-vous ? Il en faut { $traps } ; le premier :
    }
question-homecoming = Tout le monde est rentré. Des actions gratuites si vous le souhaitez, puis « Terminer ». { $wages ->
        [0] Aucun salaire à payer.
       *[other] { $enough ->
            [yes] Salaires à payer : { $wages } or ; vous en avez { $gold }.
            [loot] Salaires à payer : { $wages } or ; vous en avez { $gold }, et du butin pour { $loot } de plus.
            [unsure] Salaires à payer : jusqu’à { $wages } or ; vous en avez { $gold }.
           *[no] Salaires à payer : { $wages } or ; vous en avez { $gold } : quelqu’un va déserter.
        }
    }
question-promote = Votre leader est mort. Qui mène désormais le clan ?
question-desert = Vous ne pouvez pas payer tous les salaires : quelqu’un déserte. Qui ?
question-inherit = { $equipment } reste au clan ({ $type } : { $effect }). Qui s’en équipe ?
question-grant-die = Faveur de la reine : quel dé prenez-vous ?
question-grant = Et quel présent acceptez-vous de la reine ?
question-overflow = Vous avez { $traps } pièges et pouvez en garder { $limit }. Lequel défaussez-vous ?
