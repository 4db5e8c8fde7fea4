## The table in the terminal

table-title = Manche { $round } sur { $rounds } · { $phase } · { $difficulty }
table-first = { $title } · premier joueur : { $who }
table-variants = Règles optionnelles : { $variants }.
table-variant-tricks = { top-tricks }
table-variant-queens-grant = { new-grant }
table-variant-more-monsters = { new-monsters }
table-scenario-label = Scénario
table-scenario = { $number }, { $name }
table-rank-label = Rang
table-rank = { $rank } pour l’instant ; ensuite { $next } : { $progress }
table-rank-highest = { $rank } pour l’instant, le plus haut ; il demande { $goal }
table-madhala-label = { token-madhala }
table-madhala =
    { $paths ->
        [none] pas encore en expédition ; peut en prendre { $left } pendant cette manche
       *[other] sur { $paths } ; { $left ->
            [0] ne peut plus rien prendre
           *[other] peut en prendre encore { $left }
        } pendant cette manche
    }
table-citadel = { citadel-title }
table-citadel-key = dés acceptés, emplacements (· est libre), offre avec son prix
table-outside = { group-outside }
table-outside-key = dés que demande une expédition ; ce qu’elle offre
table-outside-taken = qui est où, avec quoi
table-clan = Votre clan : { $affinity }
table-rivals = { rivals-title }
table-building = { $name } ({ $accepts })
table-closed = panique : bâtiment fermé
table-closed-by-scenario = bâtiment fermé dans ce scénario
table-mercenary = { $name } à { $cost } (rép { $reputation }, { $dice })
table-novice =
    { $left ->
        [one] novice à { $cost } (reste { $left })
       *[other] novice à { $cost } (restent { $left })
    }
table-beer = tournée générale à { $beer }
table-offer = { $name } à { $cost }
table-armory = jusqu’à { $most } jetons Défense, { $price } or chacun
table-pawn-shop = { deal-pawn_shop }
table-mine-space = { $space } : { $gold } or pour { $dice }
table-alchemist-space =
    { $tokens ->
        [one] { $space } : { $tokens } jeton
       *[other] { $space } : { $tokens } jetons
    }
table-space-taken = { $space } : pris
table-space-players = { $space } : dès { $players } joueurs
table-players = { $players }+
table-land = { $land }, { $affinity }, conquête { $conquest } pour { $glory } de gloire
table-land-label = { land-place }
table-no-land = pas de région
table-monster = { $monster }, { $affinity } : { $dice ->
        [one] { $dice } dé d’Attaque
       *[other] { $dice } dés d’Attaque
    }, VC { $cv }, VE { $ev }{ $power ->
        [none] {""}
       *[other] {" "}({ $power })
    }
table-no-monster = pas de monstre
table-path-taken = { $clan } : { $member } avec { $load }
table-path-madhala =
    { $load ->
        [none] Madhala
       *[other] Madhala avec { $load }
    }
table-mission-label = Mission
table-mission = { $mission } : { $dice }, { $objective }+ pour { $reward }, sinon −{ $penalty } de gloire
table-contract-label = { mission-c }
table-contract = { $mission } : { $dice }, puis { $pay } contre { $left } (c1) ou { $right } (c2)
table-free = libre
table-loot-label = { loot-title }
table-entrance-label = Portes
table-wealth-label = Avoir
table-wealth = or { $gold } (salaires { $wages }) · gloire { $glory } · réputation { $reputation } · excès de gloire { $excess } · points { $score }
table-dice-label = { pool-title }
table-dice = dés { $pool }
table-tokens-label = Jetons
table-tokens = défense { $defense } · potions { $potions } · venins { $venoms } · { $traps }
table-traps-known = pièges : { $traps }
table-traps =
    { $count ->
        [0] aucun piège
        [one] { $count } piège
       *[other] { $count } pièges
    }
table-member = { $name } ({ $notes })
table-member-line = { $notes } ; { $effect }
table-leader = { token-leader }
table-on-path = expédition { $path }
table-wounded = { token-wound }
table-settled-land = gère { $land }
table-talent-used = talent utilisé
table-carries = équipement : { $equipment }
table-novices =
    { $count ->
        [one] { $count } novice
       *[other] { $count } novices
    }
table-lands-label = { board-lands }
table-trophies-label = { board-trophies }
table-out = déploiement terminé
table-rival-label = { $who } ({ $player })

## The compact table

compact-closed = { $name } hors service
compact-building =
    { $offers ->
        [none] { $name } { $dice }
       *[other] { $name } { $dice } : { $offers }
    }
compact-offer = { $name } { $cost }
compact-novice = novice
compact-land =
    { $land ->
        [none] pas de région
       *[other] { $land } { $conquest }
    }
compact-place = { $place }  { $about } ; { $foe }
compact-entrance = Portes  { $foe }
compact-mission = { $mission } : { $paths }
compact-loot = Butin : { $loot }
compact-taken =
    { $tokens ->
        [0] { $path } { $who } { $dice }
        [one] { $path } { $who } { $dice } +{ $tokens } piège
       *[other] { $path } { $who } { $dice } +{ $tokens } pièges
    }
compact-free =
    { $dice ->
        [none] { $path }
       *[other] { $path } { $dice }
    }
compact-clan = { $who } : or { $gold }, gloire { $glory }, rép { $reputation }, { $score } points, dés { $dice }, D{ $defense } P{ $potions } V{ $venoms } Pi{ $traps }

## Chances while a path is loaded

odds-not-reckoned = Impossible de calculer les chances : il y a trop de possibilités.
odds-line = Chances sur { $path } : { $chances } ; { $glory } de gloire en moyenne.
odds-part =
    { $what ->
        [surviving] survie { $percent } %
        [wounded] blessure { $percent } %
        [dying] mort { $percent } %
        [capturing] capture { $percent } %
        [eliminating] élimination { $percent } %
        [conquering] conquête { $percent } %
        [looting] butin { $percent } %
       *[fulfilling] réussite { $percent } %
    }

## The terminal: prompts and answers

ui-prompt = > 
ui-welcome = Monster Lands, édition non officielle. Vous menez le clan { $affinity ->
        [Eau] d’Eau
        [Air] d’Air
       *[other] de { $affinity }
    } contre { $rivals }. { $rounds } manches au plus ; le plus de points de victoire l’emporte.
ui-welcome-solo = Monster Lands, édition non officielle. Scénario { $number } en { $difficulty } : vous contre Madhala, { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
ui-welcome-help = Répondez par un numéro ou en tapant le choix. « ? » aide à tout moment ; « ? MOT » explique tout ce que vous voyez.
choice-at-once = aussitôt : { $what }
ui-purse = Or : { $gold }, dés : { $dice }, excès de gloire : { $excess }.
ui-purse-later = Or : { $gold } (salaires à venir : { $wages }), gloire : { $glory }.
ui-choice-final = { term-final }
ui-free-actions = { group-free }
ui-group-citadel = { group-citadel }
ui-group-outside = { group-outside }
ui-group-land = Régions gérées
ui-group-contract = Le contrat
ui-group-end = Fin
ui-unknown = « { $text } » n’est ni un choix ni une commande. Tapez un numéro, les mots de la deuxième colonne, ou « ? ».
ui-unknown-near = « { $text } » n’est pas un des choix. Vouliez-vous dire { $choices } ?
ui-unknown-thing = « { $text } » n’est pas un des choix. « ? { $text } » l’explique.
ui-ambiguous = « { $text } » peut être { $choices }. Tapez-en un peu plus.
ui-no-number = Il n’y a pas de choix { $number } ; ils vont de { $first } à { $last }.
ui-not-now = « { $choice } » n’est pas possible maintenant. { $why }
ui-undone = Annulé : { $choice }.
ui-saved = Sauvegarde : { $file }. « load { $file } », ou « monsterlands play --load { $file } », reprend d’ici.
ui-saved-copy = Copie : { $file }. La campagne garde sa partie toute seule ; « monsterlands play --load { $file } » joue cette copie.
ui-load-kept = Une campagne continue avec sa propre partie ; « monsterlands play --load FICHIER » en joue une autre.
ui-loaded = Reprise de { $file }.
ui-save-needs-file = Dans quel fichier ? Par exemple : save mapartie.toml
ui-load-needs-file = Quel fichier ? Par exemple : load mapartie.toml
ui-save-refused = { $file } n’est pas une partie enregistrée ; rien n’a été écrasé. Choisissez un autre nom.
ui-file-error = { $file } : { $error }. Rien n’a changé.
ui-load-error = Impossible de charger { $file } : { $error }. Rien n’a changé.
ui-no-table = Rien n’est encore en place.
ui-log-empty = { log-empty }
ui-log-title = Jusqu’ici :
ui-log-round = Pendant cette manche (« log all » montre toute la partie) :
ui-load-unsaved = La partie en cours n’est pas enregistrée. « save FICHIER » la garde ; « load { $file } » une seconde fois l’abandonne.
ui-quit-unsaved = La partie n’est pas enregistrée. « save FICHIER » la garde ; « quit » une seconde fois quitte le jeu.
ui-bye = Au revoir.
ui-bye-unsaved = Au revoir. La partie n’a pas été enregistrée.
ui-bye-kept = Au revoir. La partie est gardée dans { $file } : « monsterlands play --load { $file } » la reprend.
ui-bye-not-kept = Au revoir. La partie n’a pas pu être gardée : { $error }.
ui-why-needs-choice = Pourquoi quoi ? Par exemple : why tavern P5, why hire fandor, why end turn
ui-why-unknown = Aucun choix ne s’appelle « { $text } ». Tapez-le comme dans la liste : tavern P5, mine 1 F, path a1, hire NOM, buy NOM, talent NOM, end turn.
ui-why-which = Quel choix ? { $choices }
ui-help-unknown = Rien ici ne s’appelle « { $text } ». { $near }
ui-help-near = Vouliez-vous dire { $names } ?
ui-help-list = « ? words » liste ce qui peut être expliqué.
ui-help-words = Les mots que « ? » explique, en plus des cartes, jetons, tuiles, expéditions et numéros de choix à l’écran :
ui-help-sentence = { $text }.
ui-help-changes = Changements : { $changes }.
ui-help-final = Définitif : impossible à annuler.
ui-over-commands = « save FICHIER » garde toute la partie ; « table », « log all » et « ? » marchent encore ; « quit » quitte le jeu.
ui-over-no-choices = La partie est finie : il n’y a rien à choisir. Essayez save FICHIER, table, log all ou quit.
ui-no-hints = Pas de conseils à cette table.
ui-hint = { $playouts ->
    [0] Un conseil :
    [one] Un conseil, après un essai :
   *[other] Un conseil, après { $playouts } essais :
}
ui-hint-others = { $count ->
    [one] Un autre choix n’a pas été essayé.
   *[other] { $count } autres choix n’ont pas été essayés.
}
hint-figures = { $win } % de victoires, { $points } points
hint-figures-solo = { $win } % du chemin vers { $rank }, { $points } points
hint-only = il n’y a pas d’autre choix
hint-rule = une règle de bon sens
hint-odds =
    { $sent ->
        [yes] { $member } : { $chances }
       *[no] par exemple { $member } : { $chances }
    }
hint-surviving = survie { $chance } %
hint-capturing = capture { $chance } %
hint-eliminating = élimination { $chance } %
hint-conquering = conquête { $chance } %
hint-fulfilling = réussite { $chance } %
hint-less = « { $choice } » rapporte plus pour le même prix
hint-wages = { $short ->
    [0] de quoi payer les salaires ({ $due })
   *[other] il manque { $short } or pour les salaires ({ $due })
}
hint-death = { $member } meurt, { $glory } de gloire
hint-hits =
    { $fate ->
        [wounded] blessure pour { $member }
       *[open] { $hits ->
            [0] aucune touche restante
            [one] une touche restante
           *[other] { $hits } touches restantes
        }
    }
hint-pool = { $dice } pendant cette manche
hint-kept =
    { $payable ->
        [yes] garde { $pay }
       *[no] vous n’avez pas { $pay }
    }
hint-then = puis { $choices }
hint-rival = sinon, { $who } pourrait prendre { $what } ({ $times } fois sur { $guesses })
hint-path = l’expédition { $path }
hint-space = l’emplacement { $space } { $of }
hint-gain = { $win ->
    [0] à peu près aussi bon que « { $choice } »
   *[other] { $win } % devant « { $choice } »
}
hint-loss = { $win ->
    [0] à peu près aussi bon que « { $choice } »
   *[other] { $win } % derrière « { $choice } »
}
ui-help-general =
    Vous menez un clan pendant { $rounds } manches au plus. Une manche :
      1 préparation  tout le monde remplit sa réserve de dés
      2 déploiement  une action chacun à son tour : des dés à la Citadelle
                     (acheter, recruter, gagner de l’or), un mercenaire en
                     expédition, ou une région gérée, jusqu’au dernier dé
      3 aventure     missions et batailles de ceux qui sont partis
      4 nettoyage    tous rentrent, les monstres sèment la panique, les
                     salaires sont payés
    À la fin comptent gloire, réputation, trophées et affinités (? décompte).

    Chaque question a une liste numérotée :
      12  tavern P4   Taverne avec P4 : Zondu à 1, tournée générale à 2 or
      |   |           l’effet, le prix, ce qui change (or 7→6)
      |   ce que vous tapez, si vous préférez les mots ; le début suffit
      le numéro à taper
    « définitif » marque ce qui ne s’annule pas : dés lancés, cartes révélées.
    Dés : F Force, M Magie, P Persuasion ; un nombre est la valeur : P4, F6.

    Tapez
      un numéro, ou un choix en mots       pour choisir
      ? CHOSE     pour une explication : un numéro de la liste, une carte, un
                  jeton, un bâtiment, une expédition (a1), un dé (F), un mot
      ? words     pour la liste des mots expliqués
      why CHOIX   pour savoir pourquoi un choix manque : why hire fandor
      table       pour revoir la table ; Entrée seule répète la question
      log         pour relire cette manche ; log all : toute la partie
      hint        pour voir les meilleurs choix, et pourquoi
      undo        pour annuler votre dernière réponse
      save FICHIER  pour enregistrer la partie ; load FICHIER la reprend
      quit        pour quitter
ui-help-solo =
    Vous jouez en solo. Après chacun de vos tours, tant qu’il vous reste des
    dés, Madhala joue (? madhala). Le rang final compte (? scénario, ? rang).
