## The terminal

# What somebody may type.
ui-quoted = « { $text } »
# The bots, behind the name of their clan: “The water clan (trainee)”. They are typed and saved by their English names.
rival-novice = novice
rival-trainee = recrue
rival-veteran = vétéran
rival-hero = héros
# A share of 100, written with the decimal sign of the language.
percent = { $number } %

## The command line: the language

cli-unknown-language = monsterlands : la langue « { $language } » n’existe pas, seulement { $known } ; la suite est en anglais.
cli-error = monsterlands : { $message }

## The command line: what `--help` says. In a list of commands only the first sentence of each is shown: at most 60 characters.

# The words of the parser of arguments.
usage-usage = Utilisation :
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-required = obligatoire
# { "{default}" } and { "{var}" } stay as they are.
usage-default = par défaut : { "{default}" }
usage-variable = variable : { "{var}" }
usage-help = Afficher ce message et quitter.
usage-install-completion = Installer la complétion pour ce shell.
usage-show-completion = Afficher la complétion pour ce shell, pour la copier ou l’adapter.
usage-missing-command = Il manque une commande.
usage-no-command = La commande « { $what } » n’existe pas.
usage-no-option = L’option { $what } n’existe pas
usage-needs-value = L’option « { $what } » demande une valeur.
usage-missing-argument = Il manque l’argument « { $what } ».
usage-missing-option = Il manque l’option « { $what } ».
usage-extra = Arguments en trop ({ $what })
usage-whole = il faut un nombre entier
usage-decimal = il faut un nombre
usage-at-least = il faut au moins { $least }
usage-at-most = il faut au plus { $most }
usage-invalid = Valeur incorrecte pour { $what } : { $why }

command-monsterlands = Monster Lands, édition numérique non officielle du jeu.
command-serve = Jouer dans le navigateur : servir la table jusqu’à Ctrl-C.
command-think = Réfléchir pour les bots d’une base, jusqu’à Ctrl-C.
command-play = Jouer contre des bots, ou un scénario en solo.
command-simulate = Jouer des parties entre bots et résumer les résultats.
command-arena = Opposer des bots à toutes les places, et les classer.
command-replay =
    Raconter une partie enregistrée.

    Les nombres à gauche sont les étapes, pour show --to.
command-show =
    Montrer la table d’une sauvegarde ou d’une position.

    Les états écrits se montrent aussi. Sans --seat, ce qui est caché se voit également.
command-export =
    Écrire les parties en sauvegardes, ou les lister.

    Cela marche aussi pendant qu’un serveur tourne.
command-import =
    Enregistrer des sauvegardes comme parties.

    Vous pouvez ensuite les continuer dans le navigateur, ou les revoir si elles sont finies.
command-copy-store =
    Copier toutes les parties vers un dossier ou une base.

    En cas d’interruption, relancez la commande : elle reprend où elle en était.
command-backup =
    Écrire une copie de toutes les parties dans un fichier.

    Cela marche aussi pendant qu’un serveur tourne.
command-prune =
    Supprimer les vieilles parties ; sans --yes, les lister.

    Une partie de campagne reste tant qu’une plus récente de sa campagne reste. Les groupes d’amis aussi vieux
    disparaissent quand ils n’ont plus de partie.
command-odds = Afficher les chances de survie et de victoire.
command-edition = Consulter une édition, ou vérifier la vôtre.
command-edition-show = Montrer chaque élément, et d’où vient chaque nombre.
command-edition-check =
    Signaler tout ce qui ne va pas dans un fichier.

    Les quantités qui diffèrent du jeu imprimé ne sont que des avertissements.
command-campaign = Jouer les scénarios en solo comme une campagne.
command-campaign-new = Commencer une campagne.
command-campaign-next = Jouer ou continuer la partie suivante d’une campagne.
command-campaign-status = Montrer l’état d’une campagne et toutes ses parties.

# What is in square brackets is what holds if the option is not given.
option-version = Afficher la version et s’arrêter.
option-lang = La langue : { $known }. [celle du système]
option-terminal = Jouer dans ce terminal, ce que play fait toujours.
option-players = Le nombre de clans, 1 à 4 ; vous en menez un, 1 revient à --solo. [2]
option-solo = Une personne contre Madhala, dans un scénario.
option-scenario = Jouer ce scénario, en solo : 1 à 10, listés par « monsterlands edition show ». [1]
option-affinity = En solo, le clan : fire (Feu), water (Eau), air (Air) ou jungle (Jungle). [demandé]
option-difficulty = tutorial (Tutoriel), normal (Normal), hard (Héroïque) ou cutthroat (Légendaire). [normal]
option-difficulty-of-all = tutorial (Tutoriel), normal (Normal), hard (Héroïque) ou cutthroat (Légendaire).
option-tricks = Jouer avec le module Traquenard.
option-queens-grant = Jouer avec la Faveur de la reine.
option-more-monsters = Jouer avec Plus de monstres.
option-bots = Vos adversaires : un pour toutes les places, ou un pour chacune ; un nom, package.module:Class ou hero@think=1. [trainee, ou ceux de la partie enregistrée]
option-edition = Une édition ou une surcouche à vous, ou une édition fournie.
option-seed = Distribuer chaque fois les mêmes dés et les mêmes cartes.
option-position = Commencer à une position écrite à la main.
option-load = Continuer une partie enregistrée.
option-compact = Montrer la table en 24 lignes de 80 colonnes. [si le terminal est petit]
option-think = Le temps pour un conseil, en secondes.
option-to = S’arrêter après cette étape. [la dernière]
option-to-of-record = L’étape d’une sauvegarde. [la dernière]
option-verify = Vérifier seulement qu’elle se rejoue jusqu’à son empreinte ; code de sortie 0 ou 1.
option-seat = Seulement ce que cette place (0, 1…) peut savoir. [tout]
option-seat-for-odds = N’utiliser que ce que cette place (0, 1…) peut savoir. [tout]
option-walk = Les étapes à jouer d’abord : 'path a1; member korgo; done'.
option-path = Seulement cette expédition. [toutes celles qui sont occupées]
option-aim = Seulement capture, elimination ou glory. [les trois]
option-json = Écrire un seul objet JSON.
option-json-of-odds = Écrire un objet JSON par expédition et par but, un par ligne.
option-json-of-games = Écrire un objet JSON par partie, un par ligne.
option-json-list = Lister les parties en JSON.
option-data = Le dossier des parties. [votre dossier de données]
option-database = Utiliser PostgreSQL au lieu d’un dossier : postgresql://USER@HOST/NAME.
option-seed-of-bots = Jouer chaque fois les mêmes parties. [une nouvelle graine, affichée]
option-jobs = Le nombre de processus qui jouent, un par cœur au plus.
option-records = Y écrire une sauvegarde de chaque partie, en fichier.
option-players-of-bots = Le nombre de clans, 1 à 4 ; 1 revient à --solo. [2]
option-scenario-of-bots = Jouer ce scénario, en solo, ou chacun à son tour. [1]
option-games = Le nombre de parties, pour chaque scénario.
option-bots-who = Qui joue : un bot pour toutes les places, ou un pour chacune ; un nom, package.module:Class ou hero@think=1.
option-games-of-arena = Le nombre de parties ; arrondi vers le haut pour que les places soient équitables.
option-players-of-arena = Le nombre de clans, 2 à 4. [2]
option-seats = Qui se rencontre, un bot pouvant occuper plusieurs places ; option répétable. [toutes les combinaisons de bots]
option-think-of-bots = Le temps de réflexion des bots qui cherchent.
option-rollouts = Le nombre de parties que les bots qui cherchent peuvent essayer.
option-out-of-arena = Y garder les parties, reprendre après une interruption, et écrire un rapport.
option-first-difficulty = De la première partie : tutorial (Tutoriel), normal (Normal), hard (Héroïque) ou cutthroat (Légendaire).
option-force = Remplacer le contenu du fichier.
option-next-difficulty = hard (Héroïque) ou cutthroat (Légendaire), si vous avez le choix.
option-clan = Votre clan : fire (Feu), water (Eau), air (Air) ou jungle (Jungle).
option-all = Écrire toutes les parties.
option-out = Le fichier, ou un dossier pour monsterlands-GAME.toml. [ce dossier]
option-older-than = Supprimer les parties que personne n’a changées depuis ce temps.
option-yes = Les supprimer. [seulement les lister]
option-finished = Seulement celles qui sont finies, ou celles qui ne le sont pas. [les deux]
option-processes = Le nombre de réflexions à la fois. [une par cœur]
option-json-log = Écrire le journal en lignes JSON.
option-host = L’adresse ; toute autre que la boucle locale laisse entrer d’autres ordinateurs.
option-port = Le port ; 0 en prend un qui soit libre.
option-workers = Le nombre de processus du serveur ; plus d’un demande --database.
option-browser = Ouvrir le navigateur.
option-public-url = L’adresse du serveur pour les navigateurs, à travers un proxy : https://monsters.example.
option-proxy = Un proxy qui dit qui sont ses clients : une adresse ou un réseau. Option répétable.
option-house-rules = Un texte que les invités peuvent lire : les règles de la maison.
option-talk = Permettre la discussion entre personnes qui jouent ensemble.
option-push-contact = À qui les services push peuvent s’adresser pour ce serveur : mailto:host@monsters.example.

argument-record = Une sauvegarde, par exemple une partie enregistrée.
argument-records = Des sauvegardes, par exemple des parties enregistrées.
argument-game = Une sauvegarde, une position ou un état écrit.
argument-stored-game = L’identifiant d’une partie, ou son début. [lister toutes les parties]
argument-campaign = Le fichier de la campagne. [campaign.toml dans votre dossier de données]
argument-edition = Un fichier .toml, ou une édition fournie comme standard@1.
argument-edition-file = Le fichier .toml.
argument-from = Un dossier, ou postgresql://USER@HOST/NAME.
argument-target = Un autre.
argument-backup = Le fichier à écrire ; il ne doit pas encore exister.
argument-bots = Qui joue : un nom, package.module:Class ou hero@think=1.

## The command line: what it tells

cli-no-file-text = { $file } n’est pas un fichier texte ; les sauvegardes, positions et états en sont
cli-no-text = ce n’est pas un fichier texte
cli-no-utf-8 = l’entrée n’est pas du texte en UTF-8
cli-no-record = { $file } n’est pas une sauvegarde qui se rejoue : { $why }
cli-no-step = --to vaut { $to } ; la sauvegarde a { $last } étapes : choisissez de 0 à { $last }
cli-no-steps = --to vaut { $to } ; { $file } n’est pas une sauvegarde et n’a pas d’étapes : retirez --to
cli-step = Étape { $step } sur { $last }.
cli-no-state = { $file } n’est pas un état qui puisse être montré : { $why }
cli-no-game = { $file } n’est ni une sauvegarde, ni une position, ni un état écrit : { $why }
cli-no-position = { $file } n’est pas une position :
cli-not-text = { $file } : pas un fichier texte
cli-data-or-database = --data et --database ne vont pas ensemble : choisissez l’un des deux

# play
cli-bad-think = --think vaut { $think } ; il faut un nombre de secondes supérieur à 0
cli-bots-alone = --bots ne sert pas en solo : il n’y a pas d’adversaires
cli-decided-by-load = { $name } ne va pas avec { $by } : c’est la partie enregistrée qui décide
cli-decided-by-position = { $name } ne va pas avec { $by } : c’est la position qui décide
cli-players-alone = --players vaut { $players } ; { $option } est pour une seule personne
cli-no-saved-game = { $file } n’est pas une partie enregistrée jouable : { $why }
cli-too-few-bots = --bots nomme { $named } bots ; il en faut 1 pour tous, ou un pour chacune des { $seats } places
cli-name-the-bot = la partie s’est jouée avec { $bot } ; pour la continuer avec ce bot, commencez avec --bots { $bot }
cli-kept-in-campaign = La campagne : { $rank } à la partie { $game } ; { $after }.

# replay, show
cli-verify-whole = --to ne va pas avec --verify : toute la sauvegarde est vérifiée
cli-no-seat = --seat vaut { $seat } ; les places vont de 0 à { $last }
cli-not-a-record = { $file } n’est pas une sauvegarde : { $why }
cli-not-replayed = { $file } ne se rejoue pas : { $why }
cli-replayed = { $file } se rejoue : { $steps } étapes, empreinte { $digest }
cli-seat = place { $seat }
cli-seen-from = Vu de la place { $seat }.
cli-no-clans = Il n’y a pas encore de clans à montrer.
cli-over = La partie est finie.
cli-chance = Le hasard décide : { $question }.
cli-asked = Question à la place { $seat } : { $question }.
cli-rank = Scénario { $number }, { $name }, en { $difficulty } : { $rank }.
head-place = classement
head-seat = place
head-clan = clan
head-points = points
head-glory = gloire
head-reputation = réputation
head-trophies = trophées
head-affinities = affinités
head-game = partie
head-scenario = scénario
head-difficulty = difficulté
head-rank = rang
head-changed = changée
head-table = table
head-players = joueurs
head-games = parties
head-wins = victoires
head-even = part égale
head-rating = cote
head-path = expédition
head-who = qui
head-aim = but
head-survives = survie
head-wounded = blessure
head-dies = mort
head-captures = capture
head-eliminates = élimination
head-conquers = conquête
head-loots = butin
head-fulfils = réussite

# campaign
cli-campaign-open = { $file } contient une campagne qui n’est pas finie ; --force la remplace
cli-campaign-force = --force la remplace
cli-campaign-file = La campagne est dans { $file }.
cli-campaign-fixed = { $name } ne peut pas changer dans une partie commencée
cli-campaign-choose = choisissez une --difficulty : { $difficulties }
cli-campaign-begun = Campagne, début de la partie { $game } : { $where }.
cli-campaign-resumed = Campagne, reprise de la partie { $game } : { $where }.
cli-campaign-edition = Édition { $edition }, commencée en { $difficulty } ; déjà { $games }.
cli-campaign-after-over = elle est { $status ->
    [won] gagnée
   *[lost] perdue
}, en { $games }
cli-campaign-after-next = ensuite, { $where }
cli-campaign-played = Partie jouée : { $where } : { $rank }, { $points } points de victoire.
cli-campaign-over = La campagne est { $status ->
    [won] gagnée
   *[lost] perdue
}, en { $games }.
cli-campaign-under-way = En cours : { $where }. « { $command } » continue.
cli-campaign-next = Ensuite : { $where }. « { $command } » la joue.
cli-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-where = scénario { $scenario }, { $name }, en { $difficulty }
cli-campaign-none = { $file } n’existe pas ; « monsterlands campaign new » commence une campagne
cli-campaign-bad = { $file } n’est pas une campagne jouable : { $why }
cli-campaign-bad-otherwise = { $file } n’est pas une campagne jouable : { $why } ; { $otherwise }

# export, import, copy-store, backup, prune
cli-all-or-game = --all et une partie ne vont pas ensemble : choisissez l’un des deux
cli-out-needs-game = --out demande une partie, ou --all
cli-json-lists = --json sert à la liste des parties : retirez la partie et --all
cli-imported = { $file } devient la partie { $game }, { $over ->
    [yes] finie
   *[no] en cours
}.
cli-many-begin = les identifiants de { $games } parties commencent par { $game } : tapez-en davantage
cli-game-damaged = la partie { $game } ne se rejoue pas : { $why }
cli-not-overwritten = { $file } existe et n’est pas une sauvegarde : rien n’a été écrasé
cli-exported = La partie { $game } est dans { $file }.
cli-no-games = Il n’y a pas encore de parties.
cli-person = une personne
cli-unreadable = illisible
cli-table-scenario = scénario { $number }, { $difficulty }
cli-state-over = finie
cli-state-open = en cours
cli-not-stored = { $file } n’est pas une sauvegarde qui puisse être enregistrée : { $why }
cli-copied = { $games ->
    [one] { $games } partie copiée
   *[other] { $games } parties copiées
}{ $there ->
    [0] .
    [one] {""} ; { $there } partie y était déjà.
   *[other] {""} ; { $there } parties y étaient déjà.
}
cli-copy-damaged = monsterlands : la partie { $game } est abîmée et n’a pas été copiée
cli-backed-up = Les parties sont copiées dans { $file }.
cli-none-that-old = Aucune partie n’est si vieille.
cli-found-old = { $games ->
    [one] { $games } partie trouvée
   *[other] { $games } parties trouvées
}{ $groups ->
    [0] .
    [one] , et { $groups } groupe d’amis sans partie.
   *[other] , et { $groups } groupes d’amis sans partie.
} Ajoutez --yes pour supprimer ce qui est listé.
cli-deleted = { $games ->
    [one] { $games } partie supprimée
   *[other] { $games } parties supprimées
}{ $groups ->
    [0] .
    [one] , et { $groups } groupe d’amis sans partie.
   *[other] , et { $groups } groupes d’amis sans partie.
}
cli-deleted-before = { $error } { $games ->
    [one] { $games } partie supprimée
   *[other] { $games } parties supprimées
} avant cela.

# serve, think
cli-serving = La table est à l’adresse { $address } et les parties sont gardées dans { $place }. Ctrl-C arrête tout.
cli-serving-others = Pour les autres, elle est à l’adresse { $address }
cli-workers-need-database = --workers demande --database : un seul processus peut utiliser un dossier de parties
cli-long-rules = { $file } a { $length } caractères ; { $most } au maximum
cli-think-needs-database = réfléchir pour d’autres demande --database : les parties d’un dossier sont dans un seul processus
cli-thinking =
    { $processes ->
        [one] Cette machine réfléchit pour des bots, un seul à la fois. Ctrl-C l’arrête.
       *[other] Cette machine réfléchit pour des bots, jusqu’à { $processes } à la fois. Ctrl-C l’arrête.
    }

# odds
cli-no-such-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }
cli-no-such-aim = le but { $aim } n’existe pas ; les buts sont { $aims }
cli-nobody-on-path = personne n’est en expédition dans { $file } ; --walk y envoie quelqu’un
cli-damage = Les dégâts laissés, et leurs chances :
cli-assumed = Hypothèses : personne ne déploie plus, toutes les touches sont défendues au mieux, les autres expéditions lancent pour le plus de gloire et ne dépensent pas de butin, et les traquenards sont révélés contre les adversaires.

# simulate, arena
cli-bad-scenario = --scenario vaut { $scenario } ; il faut un nombre, ou { $all }
cli-simulated = { $games }, { $table } ({ $who }), { $difficulty }{ $more ->
    [none] {""}
   *[other] , { $more }
}, graine { $seed }
cli-simulated-clans =
    { $clans ->
        [one] { $clans } clan
       *[other] { $clans } clans
    }
cli-simulated-each = chaque scénario
cli-simulated-scenario = scénario { $number }, { $name }
cli-variant-queens-grant = Faveur de la reine
cli-all-seats = toutes les places
cli-winner = vainqueur
cli-per-game = par partie
cli-in-all = en tout
count-rounds = manches
count-battles = batailles
count-beaten = monstres vaincus
count-captured = capturés
count-eliminated = éliminés
count-conquered = régions conquises
count-conquering = parties avec une région conquise
count-deaths = morts
count-desertions = désertions
count-promotions = promotions
count-panic = jetons Panique placés
count-panic-lifted = paniques finies
count-last-lashes = ultimes touches
count-settled = régions gérées
count-trophies-sold = trophées vendus
count-missions-fulfilled = missions réussies
count-missions-failed = missions échouées
count-contracts-kept = contrats remplis
count-of-battles = { $share } des batailles
count-of-beaten = { $share } des vaincus
count-of-games = { $share } des parties
cli-think-or-rollouts = --think et --rollouts ne vont pas ensemble : un bot prend l’un des deux
cli-bad-jobs = jobs vaut { $jobs } ; il faut au moins 1
cli-bad-arena-players = players vaut { $players } ; dans une arène, il faut de 2 à 4
cli-report = Le rapport est dans { $file }.
cli-process-ended = un processus s’est arrêté avant la fin de ses parties ; si la mémoire manque, essayez moins de --jobs

# edition check
cli-warning = attention : { $text }
cli-edition-ok = correct : { $summary }
cli-edition-playable = jouable : { $summary }
cli-edition-counts = { $edition } ; mercenaires : { $mercenaries }, novices : { $novices }, monstres : { $monsters }, régions : { $lands }, équipements : { $equipment }, pièges : { $traps }, butin : { $loot }, listes : { $headers }, missions : { $missions }, scénarios : { $scenarios }
cli-edition-over = { $summary } ; par-dessus { $base }, valeurs changées : { $changed }
