### The table.

## Getting there

screen-laying = La table se prépare…
screen-laying-told = Chargement de la partie.
screen-no-key = Ce navigateur n’a pas la clé de cette partie. Ouvrez-la là où elle a commencé.
screen-gone = Cette table n’existe pas
screen-closed = Impossible d’ouvrir cette table
screen-broken = Une erreur s’est produite sur cette page
screen-broken-told = Votre partie est enregistrée à chaque étape. Réessayez ; si cela ne suffit pas, rechargez la page.
screen-home = Retour à l’accueil

handover-title = À { $who } de jouer
handover-text = Passez l’écran. Rien de secret ne s’affiche sans votre accord.
handover-sit = C’est moi, { $who } : voir ma table
handover-open = { open-table } : ne plus demander
open-table = Table ouverte
open-table-note = Entre amis qui ne se cachent rien : la table passe au suivant sans écran de garde, et chacun voit tout, même les pièges face cachée.

## The top line

top-yours = À vous de jouer
top-theirs = { $clan }
top-standing-told = Votre rang si la partie finissait maintenant. Seule la fin compte : il peut encore monter ou descendre.
top-over = La partie est finie
top-monsters = Plus de monstres
top-assisted-told = Dans cette partie, une étape a été annulée après des dés lancés, des cartes révélées ou un coup adverse.
top-help = Mode d’emploi de la table et raccourcis clavier
top-settings = Réglages
top-sound = Sons
# Beside “Sounds” in the menu of a telephone.
top-sound-state =
    { $on ->
        [yes] activés
       *[no] coupés
    }
top-sound-told =
    { $on ->
        [yes] Sons activés ; M les coupe
       *[no] Sons coupés ; M les active
    }
top-picture = Image de la table
top-rules = Règles
top-gallery = Galerie
top-home = Accueil
connection-connecting = connexion
connection-open = en ligne
connection-reconnecting = reconnexion
connection-gone = connexion perdue
connection-offline = Vous êtes hors ligne. Vous pouvez regarder partout ; vos choix sont gardés et partiront dès votre retour en ligne.
connection-banner = Reconnexion… Vous pouvez regarder partout ; vos choix sont gardés, puis envoyés.

## In the hand

tabs-title = Vues
tab-table = Table
tab-outside = { group-outside }
tab-clan = Clan
tab-rivals = { rivals-title }
tab-log = { log-title }
tab-lit = { $name }, { $count } choix
hand-menu = Menu
hand-pool = Vos dés
hand-dice = { $count } × { $die }
hand-raise = Revenir à : { $title }
bar-again = Touchez encore : { $label }

## Things

spot-lit = { $label }, disponible
spot-picked = { $label }, en main
spot-other = Incompatible avec votre sélection. Le choisir recommence tout.
label-mercenary = { $name }, apporte { $dice }, coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or, réputation { $reputation }
label-priced = { $name }, { $kind }, coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or
label-monster = { $name }, monstre, lance { $attack ->
    [one] { $attack } dé d’Attaque
   *[other] { $attack } dés d’Attaque
}, capture à { $capture }, élimination à { $elimination }
label-land = { $name }, région, conquête à { $conquest }, { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de gloire
label-own-land =
    { $used ->
        [yes] { $name }, votre région, déjà utilisée
       *[no] { $name }, votre région
    }
label-own-trap = { $name }, votre piège
label-loot = { $name }, butin
label-trophy = { $name }, trophée
fact-attack = Dés d’Attaque
fact-capture = Capture, avec un piège, à
fact-capture-glory = Gloire de la capture
fact-capture-gold = Or de la capture
fact-conquest = Conquête à
fact-cost = Coût en or
fact-dice = Apporte
fact-elimination = Élimination à
fact-elimination-glory = Gloire de l’élimination
fact-glory = Gloire
fact-reputation = Réputation
fact-trophy = Points de trophée

## The Citadel

building-name =
    { $state ->
        [none] { $title }, accepte { $accepts }
       *[other] { $title }, { $state }
    }
building-closed = hors service
space-madhala = { $label } (Madhala)
space-clan = { $label } ({ $clan })
space-own = { $label } (vous)
laid-later = garnie une fois les clans choisis
dock-tavern = Un mercenaire à recruter
dock-lodge = Un piège à acheter
dock-bazaar = Un équipement à acheter
dock-empty = { $building }, emplacement { $number } : vide
novices-left =
    { $count ->
        [0] Novices : il n’en reste plus
        [one] Novices : il en reste { $count }
       *[other] Novices : il en reste { $count }
    }
# The last persuasion die at a building still helps the next purchase there.
persuaded = Dé de Persuasion sous { $value } : { $value } de réduction en plus
# A price that depends on the die; and what would be paid now instead of the price on the card.
price-range = { $least }–{ $most }
price-heard = Prix actuel : { $price } ; sur la carte : { $full }
deal-way = { $how ->
    [hire] Recruter { $what ->
        [novice] un novice
       *[other] { $what }
    } avec { $die } pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or
   *[other] Acheter { $what } avec { $die } pour { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or
}
deal-wages = salaires { $change }
deal-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}{ $icons ->
    [0] {""}
   *[other] {" "}(dont { $icons } d’affinité)
}
deal-told = { $die ->
    [none] Maintenant
   *[other] Avec { $die }
} : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d’or{ $changes ->
    [none] {""}
   *[other] , { $changes }
}
hire-how = Placez un dé à la Taverne pour recruter.
label-beer = Tournée générale, { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } d’or
label-beer-gold = or pour une tournée générale
beer-how = Tous les mercenaires présents s’en vont, d’autres prennent leur place.

## Outside

outside-title = L’Extérieur
place-land = Une région à conquérir
place-monster = Le monstre qui la défend
place-m = Une mission : des dés à lancer pour une récompense
place-c = Un contrat : quelque chose à remettre contre une récompense
place-loot = un jeton pour qui reviendrait les mains vides
land-gone = Région prise
monster-gone = Pas de monstre
mission-way-m = compétitive :
mission-way-c = contrat :
mission-named = { $title }, { $kind }
mission-told = { $title }, { $kind } : { $text }.
mission-none = Pas de mission
entrance-title = Portes de la Citadelle
entrance-quiet = Tout est calme.
loot-none = épuisé
path-of-madhala = Madhala est ici
path-held = { $name } ({ $clan }) est ici
path-not-open = hors jeu pour l’instant
path-fighting = au combat
path-odds = Chances : { $odds }

## Clans

clan-title = { $affinity ->
        [fire] Clan de Feu
        [water] Clan d’Eau
        [air] Clan d’Air
       *[jungle] Clan de Jungle
    }
    .inside = { $affinity ->
        [fire] clan de Feu
        [water] clan d’Eau
        [air] clan d’Air
       *[jungle] clan de Jungle
    }
clan-new = Un nouveau clan
    .inside = nouveau clan
# The name of a person and their clan.
clan-of = { $name } · { $clan }
clan-empty = Votre clan va bientôt naître.
clan-out-short = fini
pool-empty = plus aucun dé
pool-out = plus aucun dé ; déploiement terminé
# As the words of the game are spelled where they are explained.
points-now = { $count ->
    [one] point
   *[other] points
}, si la partie finissait maintenant
member-on-path = en expédition : { $path }
member-settled = gère { $land }
member-talent-used = talent déjà utilisé
member-carries = équipement : { $name }
novices-own =
    { $count ->
        [one] { $count } novice
       *[other] { $count } novices
    }, dont { $used } déjà mis à contribution
land-used = Déjà utilisée pendant cette manche.
trap-own = Personne d’autre ne peut le lire.
trophy-own = Votre trophée.
rival-thinks = réflexion…
rival-open = Tout sur le { $clan }
board-player = Joué par { $player }
board-members = Membres
board-traps = Pièges

## The log

log-title = Journal
log-older = Voir les lignes plus anciennes
log-newest = Aller au plus récent
# What the round that is over has brought to the own clan.
log-brought = Manche { $round } :
log-brought-change =
    { $what ->
        [glory] gloire
        [gold] or
       *[points] points
    } { $before }→{ $after }
since-title = Depuis votre dernier tour
since-told = Depuis votre dernier tour : { $lines }
taken-back = Annulé.
moves-skip =
    { $count ->
        [0] Passer
       *[other] Passer (encore { $count })
    }
moves-more = { $count ->
    [one] … et 1 ligne de plus
   *[other] … et { $count } lignes de plus
}

## The bar

bar-title = Que faire ?
bar-sending = Envoi…
bar-kept = Votre choix est gardé ; il partira dès que le serveur répondra.
bar-on-stage = Votre choix est sur la scène de bataille, plus haut.
bar-waiting = Les autres jouent.
# $kind is what they are asked; in a fight the others read it on the stage.
bar-choosing =
    { $kind ->
        [fight] { $name } choisit les dés à lancer.
        [defend] { $name } choisit comment se défendre.
        [remove-magic] { $name } choisit de sacrifier ou non des dés de Magie.
        [divert] { $name } choisit où détourner des dés d’Attaque.
        [deflect] { $name } choisit où détourner des dés d’Attaque.
        [judge] { $name } choisit : capture ou élimination.
        [take-loot] { $name } choisit un butin.
        [contract] { $name } choisit de remplir ou non le contrat.
       *[other] { $name } réfléchit.
    }
bar-auto-end = Il ne reste rien à faire. Finir désormais ces tours automatiquement ?
bar-auto-end-yes = Oui, les finir
bar-auto-end-no = Non, me demander
bar-contract = Vous n’avez pas ce que demande le contrat.
bar-lit =
    { $dice ->
        [yes] Ce qui brille est à votre portée : le dé d’abord, ou le lieu.
       *[no] Ce qui brille est à votre portée.
    }
bar-picked =
    { $count ->
        [one] Il reste un choix : il brille.
       *[other] Il reste { $count } choix.
    }
# What a choice changes, after what it is: “6 pièces d’or (or 6→14)”.
choice-changes = ({ $changes })
bar-clear = Effacer
bar-several = { $count } choix :
bar-free = Actions gratuites ({ $count })
bar-free-told = Ce que vous pouvez faire en plus de votre action
bar-end-turn = Finir le tour
bar-result = Voir le résultat
bar-undo = Annuler
bar-undo-across = Annuler cela marque la partie comme assistée. { $why }
bar-undo-told = Annuler votre dernière étape (U)
bar-hint = Conseil
bar-hint-told = Les meilleurs choix, et pourquoi (H)
bar-hint-not = Vous pouvez demander un conseil quand c’est à vous de répondre.
bar-list = Liste
bar-list-told = Tous les choix sous forme de liste (L)
choice-final = { $across ->
    [yes] l’annuler marque la partie comme assistée
    [ask] annulable seulement si les autres sont d’accord
   *[no] impossible à annuler ensuite
}
choice-final-told = { $across ->
    [yes] Des dés sont lancés, des cartes révélées, ou les autres jouent : annuler marque la partie comme assistée.
    [ask] Des dés sont lancés, des cartes révélées, ou les autres jouent : annulable seulement avec leur accord.
   *[no] Impossible à annuler ensuite : des dés sont lancés, des cartes révélées, ou les autres jouent.
}
menu-title = Lequel ?
end-turn-not = Impossible de finir le tour : répondez d’abord à la question.

## Panels

list-title = Tous les choix
list-none =
    { $state ->
        [over] Rien à choisir : la partie est finie.
        [fight] Rien à choisir pendant la bataille.
       *[others] Rien à choisir : les autres jouent.
    }
group-land = { board-lands }
group-other = Autres
hint-thinks = Réflexion en cours…
hint-told = Cliquez sur un choix pour voir sur la table de quoi il s’agit ; « Jouer » l’exécute et montre l’étape suivante.
hint-best = Meilleur
hint-alike =
    { $count ->
        [2] Les deux se valent : à vous de voir
       *[other] Ces { $count } choix se valent : à vous de voir
    }
hint-behind = Moins bon
hint-take = Jouer
hint-take-this = Jouer : { $choice }
plan-then = Puis : { $steps }
plan-all = Les { $steps } étapes
plan-all-of = { plan-all } : { $choice }
plan-next = Étape { $step } sur { $steps } : { $choice }
plan-rest = Tout jouer
hint-win = { $percent } % de victoires
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-means =
    { $solo ->
        [yes] Chaque choix a été joué de nombreuses fois : vos points à la fin, en moyenne.
       *[no] Chaque choix a été joué de nombreuses fois : la part de vos victoires.
    }
hint-none = Il n’y a rien à choisir.
hint-failed = Aucun conseil trouvé.
hint-again = Redemander

## Outfitting

outfit-who = Qui part ?
outfit-choose = Choisir
outfit-add = Emporter
outfit-nothing = pas encore de dés
outfit-room = Places sur l’expédition : { $taken } sur { $room }
outfit-room-short = Places
outfit-room-count = { $taken } sur { $room }
outfit-out = L’expédition le demande, ou une autre fenêtre l’a ajouté : « Annuler » le retire.
outfit-room-told =
    L’expédition a { $room } places. Un dé en prend une ; un piège ou un jeton Défense, deux.
    Une potion ou un venin, aucune.
outfit-size = { $spaces ->
    [one] { $spaces } place
   *[other] { $spaces } places
}
outfit-most = { $most ->
    [one] un seul
   *[other] { $most } au maximum
}
outfit-hits = un dé d’Attaque à { $from } ou plus touche ; la seconde blessure tue
outfit-death = {""} ; une mort ici rapporte { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de gloire
outfit-chance = { $percent } % de réussite
outfit-set = Partir avec { $dice }
outfit-take-out = Retirer : { $what }
outfit-carried = À rapporter en vie
outfit-contract = Ce que demande le contrat se remet pendant l’aventure, si vous le souhaitez : gardez-le jusque-là.
outfit-packed = C’est prêt : plus de place, ou plus rien à emporter. En route !
outfit-packed-mission = Tous les dés sont en place. En route !
odds-surviving = survie
odds-wounded = survie avec blessure
odds-wounded-short = blessure
odds-dying = mort
odds-looting = butin
odds-looting-told = Qui survit sur une région sans capture, élimination ni conquête rapporte un jeton Butin.
odds-capturing = capture
odds-eliminating = élimination
odds-conquering = conquête
odds-conquering-told = Une fois le monstre parti, qui ne l’a pas combattu peut tenter la conquête.
odds-fulfilling = réussite
odds-glory = gloire moyenne
odds-glory-told = Ce que cela rapporte en moyenne : capture, élimination, conquête ; une mort en expédition est aussi honorée de gloire.
odds-percent = { $percent } %
odds-glory-figure = { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-assumed = En jouant au mieux : la Magie est sacrifiée avant l’attaque quand c’est préférable.
odds-words = { $what } { $percent } %
odds-glory-words = gloire moyenne { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Dialogs

across-title = Annuler quand même ?
across-text = La partie revient avant votre dernier choix et reste marquée comme assistée.
across-yes = Annuler l’étape
across-no = Ne rien changer
confirm-title = Vraiment ?
confirm-text =
    { $across ->
        [yes] L’annuler marquera la partie comme assistée.
        [ask] Vous ne pourrez l’annuler que si les autres sont d’accord.
       *[no] Vous ne pourrez pas l’annuler.
    }
confirm-yes = Continuer
confirm-no = Pas encore
settings-language = Langue
settings-speed = Coups des autres
settings-speed-normal = normal
settings-speed-fast = rapide
settings-speed-instant = immédiat
settings-motion = Animations
settings-motion-system = comme le système
settings-motion-still = aucune
settings-textSize = Texte
settings-textSize-normal = normal
settings-textSize-large = grand
settings-textSize-huge = très grand
settings-confirmFinal = Demander avant de lancer des dés, de révéler des cartes ou de passer la main
settings-autoEndTurn = Finir le tour automatiquement quand il ne reste rien d’autre à faire
settings-openTable = { open-table } : pas d’écran de garde entre les tours, chacun voit tout
settings-listView = Commencer chaque partie avec la liste des choix ouverte
# A switch: the table as a page of text, instead of the board.
ear-switch = Table à écouter
settings-ear = Table à écouter : toute la partie en une page de texte, pour lecteurs d’écran et grands caractères
settings-singleKeys = Raccourcis à une touche : U, E, L, H, M, T, P, ?, Espace, chiffres dans la liste
settings-sound = Sons
settings-sound-on = Activer les sons (M)
settings-sound-dice = Dés et pions
settings-sound-coins = Pièces
settings-sound-doors = Portes
settings-sound-battle = Batailles
settings-sound-turn = Votre tour et les manches
settings-sound-talk = Messages
settings-haptics = Vibrer quand un dé est pris, en bataille et à votre tour
help-title = Mode d’emploi de la table
help-way-lit = Ce qui brille est à votre portée. Prenez un dé, puis le lieu ; ou le lieu, puis le dé.
help-way-order = S’il reste plusieurs choix, un petit menu les montre ; la barre dit ce que chacun fait et coûte.
help-way-why = Pointez ou choisissez ce qui ne brille pas : vous saurez pourquoi.
help-way-undo =
    { $across ->
        [yes] « Annuler » revient étape par étape, même au-delà des dés, des pioches et des coups des autres ; mais cela marque la partie comme assistée.
        [ask] « Annuler » revient étape par étape, et au-delà des dés, des pioches et des coups des autres s’ils sont d’accord.
       *[no] « Annuler » revient étape par étape, jusqu’aux dés, aux pioches et aux coups des autres.
    }
help-way-hint = Un conseil pèse vos choix et dit ce qu’ils valent.
help-way-list = La liste contient tous les choix et s’utilise sans le plateau.
help-way-ear = La table à écouter (dans les réglages) montre toute la partie en une page de texte : d’abord la question, puis tout le reste sous des titres. Après chaque choix, le focus revient à la question.
help-rules = Les règles du jeu
help-keys = Touches
# What is written on the keys; the letters themselves are the same in all languages.
help-press-tab = Tab
help-press-arrows = ← ↑ ↓ →
help-press-enter = Entrée
help-press-undo = U · Ctrl+Z
help-press-end = E
help-press-list = L
help-press-hint = H
help-press-skip = Espace
help-press-sound = M
help-press-escape = Échap
help-press-help = ?
help-key-tab = groupe suivant : Citadelle, Extérieur, clan, adversaires, journal, barre
help-key-arrows = à l’intérieur d’un groupe
help-key-enter = choisir
help-key-undo = annuler
help-key-end = finir le tour
help-key-list = tous les choix sous forme de liste
help-key-hint = conseil
help-key-skip = passer les coups des autres
help-key-sound = sons activés ou coupés
help-key-escape = reposer ce que vous avez pris ; fermer
help-key-help = cette aide

## What the numbers of a clan are made of

caption-points = points
caption-wages = { term-wages }
caption-short = manque { $missing }
source-points = { $what } : { $points }
source-reputation = réputation des membres
source-trophies = trophées
source-icons =
    { $count ->
        [one] { $affinity }, un symbole : { $points }
       *[other] { $affinity }, { $count } symboles : { $points }
    }
points-changed = Dernier changement { $points } : { $sources }
wages-made =
    { $members ->
        [one] Un membre, { $wage ->
            [one] { $wage } pièce
           *[other] { $wage } pièces
        } d’or.
       *[other] { $members } membres, { $wage ->
            [one] { $wage } pièce
           *[other] { $wage } pièces
        } d’or chacun.
    }
# “Salaires 7 : 4 en caisse, 2 sûrs, 3 possibles.”
wages-payday = Salaires { $due } : { $gold } en caisse{ $sure ->
        [0] {""}
        [one] , { $sure } sûr
       *[other] , { $sure } sûrs
    }{ $doubtful ->
        [0] {""}
        [one] , { $doubtful } possible
       *[other] , { $doubtful } possibles
    }
wages-income = { $sure ->
        [0] { $doubtful ->
            [one] { $doubtful } possible
           *[other] { $doubtful } possibles
        }
       *[other] { $sure ->
            [one] { $sure } sûr
           *[other] { $sure } sûrs
        }{ $doubtful ->
            [0] {""}
            [one] , { $doubtful } possible
           *[other] , { $doubtful } possibles
        }
    }
wages-sure = Or sûr : { $sources }.
wages-doubtful = Or possible, si tout va bien : { $sources }.
wages-missing = Il vous manque { $missing ->
        [one] { $missing } pièce
       *[other] { $missing } pièces
    } d’or. Si rien ne change, vous donnez ce que vous avez, et un membre déserte : celui à la plus haute réputation qui n’est pas leader et ne gère pas de région.
pool-sources =
    À chaque manche, vos membres apportent : { $members }.
    Votre gloire apporte : { $glory }.
glory-brings = Donne ces dés à chaque manche : { $dice }.
glory-dearer = Le salaire de chaque membre est d’abord de { $low } or ; à { $marks } points de gloire (les coupures de la barre), il passe à { $wages }.

## Dice of a path

path-dice-of =
    { $count ->
        [one] un parmi
       *[other] { $count } parmi
    }
path-dice-any =
    { $count ->
        [one] un dé au choix
       *[other] { $count } dés au choix
    }
path-dice-up-to = + jusqu’à { $count }
