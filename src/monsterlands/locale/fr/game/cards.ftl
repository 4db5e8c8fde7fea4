## Buildings

building-lodge = Repaire
    .the = le Repaire
    .at = au Repaire
    .to = au Repaire
    .of = du Repaire
    .help = Le Repaire du chasseur. Accepte { $accepts } : un dé, sur le premier emplacement libre. Achetez un ou plusieurs des { $docks } pièges visibles et payez-les ensemble ; ils sont ensuite remplacés. Vos achats restent face cachée devant vous.
    .also = le repaire, Repaire du chasseur, le repaire du chasseur, repère du chasseur, repère, chasseur
building-alchemist = Alchimiste
    .the = l’Alchimiste
    .at = chez l’Alchimiste
    .to = chez l’Alchimiste
    .of = de l’Alchimiste
    .help = Accepte { $accepts } ; choisissez un emplacement libre. Vous recevez autant de jetons qu’il l’indique : potions et venins, combinés à votre guise.
building-tavern = Taverne
    .the = la Taverne
    .at = à la Taverne
    .to = à la Taverne
    .of = de la Taverne
    .help = Accepte { $accepts } : un dé, sur le premier emplacement libre. Recrutez un des mercenaires présents, ou un novice, dont la réputation ne dépasse pas votre excès de gloire (votre gloire moins votre réputation). Juste avant, une seule fois, une tournée générale à { $beer ->
        [one] { $beer } pièce
       *[other] { $beer } pièces
    } d’or fait venir de nouvelles têtes. Les dés de la recrue rejoignent aussitôt votre réserve de dés.
    .also = la taverne, auberge
building-armory = Armurerie
    .the = l’Armurerie
    .at = à l’Armurerie
    .to = à l’Armurerie
    .of = de l’Armurerie
    .help = Accepte { $accepts } : un dé, sur le premier emplacement libre. Achetez de 1 à { $most } jetons Défense, { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } d’or chacun.
building-pawn_shop = Prêteur
    .the = le Prêteur
    .at = chez le Prêteur
    .to = chez le Prêteur
    .of = du Prêteur
    .help = La Boutique du prêteur sur gages. Accepte { $accepts }, autant de dés que vous voulez, pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or chacun. Il y a toujours de la place.
    .also = prêteur sur gages, prêteur sur gage, le prêteur, le prêteur sur gages, boutique du prêteur sur gages, boutique du prêteur sur gage, la boutique du prêteur sur gages, boutique
building-bazaar = Bazar
    .the = le Bazar
    .at = au Bazar
    .to = au Bazar
    .of = du Bazar
    .help = Accepte { $accepts } : un dé, sur le premier emplacement libre. Achetez une des cartes Équipement visibles et confiez-la à un mercenaire qui n’est pas en expédition.
building-mine = Mine
    .the = la Mine
    .at = à la Mine
    .to = à la Mine
    .of = de la Mine
    .help = Accepte { $accepts } ; choisissez un emplacement libre. Placez-y autant de dés qu’il l’indique et prenez son or.

## Cards, tokens and tiles: what `? NAME` tells

card-mercenary =
    { $role ->
        [leader] Premier leader du clan { $affinity ->
            [Eau] d’Eau
            [Air] d’Air
           *[other] de { $affinity }
        }. Réputation { $reputation }, apporte { $dice }.
        [initial] Mercenaire initial du clan { $affinity ->
            [Eau] d’Eau
            [Air] d’Air
           *[other] de { $affinity }
        }. Réputation { $reputation }, apporte { $dice }.
       *[deck] Mercenaire, affinité { $affinity }. Coûte { $cost ->
            [one] { $cost } pièce
           *[other] { $cost } pièces
        } d’or à la Taverne, réputation { $reputation }, apporte { $dice }.
    }
card-talent-outside = Talent, en expédition : { $effect }.
card-talent-turn = Talent, une fois par manche, à votre tour : { $effect }.
card-talent-lasting = Talent : { $effect }.
card-novice = Novice. Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or à la Taverne, réputation { $reputation }, apporte { $dice }. Une fois par manche, à votre tour : { $effect }. Les novices touchent un salaire comme tout le monde, mais ne partent pas en expédition, ne gèrent pas de région et ne portent pas d’équipement.
card-monster = Monstre, affinité { $affinity }, { $level ->
        [A] un des moins forts (rang A)
        [B] un des plus forts (rang B)
       *[other] rang { $level }
    }. Attaque chaque expédition avec { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    }. Capture à partir de { $cv }, avec un piège : { $capture }. Élimination à partir de { $ev } : { $eliminate } et un trophée de { $trophy ->
        [one] { $trophy } point
       *[other] { $trophy } points
    }.
card-power = Pouvoir : { $effect }.
card-land = Région, affinité { $affinity }. Un total de { $conquest } ou plus suffit pour la conquérir et gagner { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de gloire. Une fois gérée par un de vos mercenaires, elle sert une fois par manche : { $use }.
card-land-use = déployez { $dice } pour obtenir { $gain }
card-equipment =
    { $type ->
        [weapon] Arme.
        [attire] Vêtement.
       *[spell] Sort.
    } Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or au Bazar.
card-equipment-outside = En expédition : { $effect }.
card-equipment-turn = Une fois par manche, pour le clan qui l’a : { $effect }.
# Titles in place of ids, where nobody types them; a trap is called by what it brings.
title-novice = Novice
title-header = Liste { $number }
title-mission = Mission { $number }
title-initial = Piège initial
title-strength-1 = Piège F
title-strength-2 = Piège FF
title-strength-3 = Piège FFF
title-strength-plus-1 = Piège +1 par F
title-strength-plus-2 = Piège +2 par F
title-strength-plus-3 = Piège +3 par F
title-magic-1 = Piège M
title-magic-2 = Piège MM
title-magic-3 = Piège MMM
title-magic-plus-1 = Piège +1 par M
title-magic-plus-2 = Piège +2 par M
title-monster-plus-4 = Piège +4
title-monster-plus-6 = Piège +6
title-monster-plus-8 = Piège +8
title-shielded-strength-1 = Piège renforcé F
title-shielded-strength-2 = Piège renforcé FF
title-shielded-magic-1 = Piège renforcé M
title-shielded-magic-2 = Piège renforcé MM
title-steal-magic-1 = Vol M
title-steal-strength-1 = Vol F
title-steal-magic-2 = Vol MM
title-steal-strength-2 = Vol FF
title-steal-any-1 = Vol F ou M
title-steal-any-2 = Vol 2 F/M
title-divert-1 = Détournement 1 dé
title-divert-2 = Détournement 2 dés
title-conquest-glory = Gloire de conquête
title-elimination-glory = Gloire d’élimination
title-capture-glory = Gloire de capture
title-rerolls = Relances
title-brews = Breuvages
title-slayer = Coup de grâce
title-trophies = { board-trophies }
title-supplies = Provisions
title-magic-from-persuasion = Persuasion en Magie
title-strength-from-magic = Magie en Force
title-magic-boost = Élan de Magie
title-magic-rerolls = Relances de Magie
title-recruit = Recrutement
title-strength-boost = Élan de Force
title-gold-10 = Bourse de 10
title-gold-12 = Bourse de 12
card-trap-initial = Le piège avec lequel chaque clan commence. Révélé sur son expédition : { $effect }. Une fois défaussé, il quitte la partie.
card-trap-improved = Piège classique, { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or au Repaire. Révélé sur son expédition : { $effect }.
card-trap-shielded = Piège renforcé, { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or au Repaire. Révélé sur son expédition : { $effect } ; les traquenards ne peuvent pas voler ces dés.
card-trap-trick = Traquenard, { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or au Repaire. Une fois révélé, il { $effect } et ne compte plus comme piège pour une capture.
card-loot-outside = Butin à usage unique, quand votre expédition est activée pendant l’aventure : { $effect }.
card-loot-turn = Butin à usage unique, à votre tour : { $effect }.
card-header = Liste des expéditions, posée au-dessus d’une région : ce que ses quatre expéditions demandent et offrent.
card-header-path = Expédition { $number } : { $path }.
card-mission-dice = Mission compétitive : { $asks }.
card-mission-contract = Contrat : { $asks }.
mission-asks = partez avec { $dice }, atteignez { $objective } pour { $reward } ; échec : −{ $penalty } de gloire
contract-asks = partez avec { $dice }, puis remettez si vous voulez { $pay } contre { $left } (à gauche) ou { $right } (à droite)

header-path =
    { $more ->
        [0] demande { $dice }
       *[other] demande { $dice }, jusqu’à { $more } { $colours } en plus
    }
header-path-benefit = { $path } ; { $benefit }
# Gold lies on the mercenary and is the clan’s only at home.
benefit-carried =
    { $pays ->
        [no] offre { $gain }
        [short] { $gain } au retour
       *[long] { $gain } au retour en vie, avant les salaires
    }
