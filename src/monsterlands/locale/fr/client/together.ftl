### The table of a game with friends: talk, presence, time, and what they agree on.

## Talk

talk-title = Discussion
talk-me = Vous :
talk-heard = { $name } : { $text }
talk-unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
talk-news = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-off = La discussion est désactivée.
talk-phrases = Phrases toutes faites
talk-field = Dire quelque chose
talk-send = Envoyer
talk-unsent = Ce message n’est pas parti.
talk-kept = Ce message est gardé ; il partira dès que le serveur répondra.
talk-mute = Mettre { $name } en sourdine
talk-unmute = Entendre à nouveau { $name }
talk-tabs = Journal et discussion

## Who is there

presence-here = { $name } est là.
    .word = ici
presence-away = { $name } est dans une autre fenêtre.
    .word = ailleurs
presence-gone = { $name } a fermé la page.
    .word = hors ligne
presence-left = { $name } a quitté la partie.
    .word = n’est plus là
presence-bot = Un bot joue pour { $name } ({ $bot }).
    .word = un bot joue
presence-asked = C’est son tour depuis { $time }.
presence-asked-now = C’est son tour depuis un instant.
waiting-soon = Cinq minutes après, un bot peut prendre la suite.
waiting-days = Une fois le temps écoulé, un bot peut prendre la suite.
span-minutes = { $count ->
    [0] un instant
    [one] une minute
   *[other] { $count } minutes
}
span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-left = encore { $time }
clock-low = Plus que { $time }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } j { $hours } h

company-title = Les personnes à cette table
company-bot = Un bot.
company-watchers = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
company-leave = Quitter la partie
company-leave-told = Si vous partez, les autres en sont avertis. Ils peuvent laisser un bot jouer pour vous, ou arrêter la partie en l’état. Vous pouvez revenir à tout moment.
company-leave-after = Si vous partez, les autres en sont avertis, et vous pouvez supprimer la partie de votre liste. Ils peuvent rejouer sans vous, ou avec vous si vous revenez.
company-leave-yes = Quitter
company-stay = Rester
top-looking-on = en spectateur
top-looking-on-told = Vous regardez : vous voyez ce que tout le monde voit, et discutez avec les autres spectateurs.

## At the first table

first-title = Bienvenue à la table
first-how = À votre tour, ce qui brille est à votre portée. Pointez n’importe quoi, ou appuyez longuement dessus, pour savoir ce que c’est ; le bouton « Conseil » suggère un coup, et personne n’en sait rien. Les règles sont à un clic, en haut.
first-go = C’est parti

## What has to be told

notice-title = À propos de cette table
notice-next = La partie suivante a commencé.
notice-go = Y aller
notice-rematch =
    { $name ->
        [none] Il y a une revanche.
       *[other] { $name } veut une revanche.
    }
notice-join = Rejoindre
notice-ended = La partie a été arrêtée en l’état
notice-stand-in = Un bot joue pour vous ({ $bot }).
notice-sit = Reprendre ma place
notice-left = Vous avez quitté cette partie. Continuez, et vous revoilà.
notice-absent-left = { presence-left }
notice-absent-time = { $name } n’a plus de temps.
notice-absent-away = { $name } n’est pas là ; c’est son tour depuis { $time }.
notice-ending = { $count ->
    [one] { $names } veut arrêter la partie en l’état.
   *[other] { $names } veulent arrêter la partie en l’état.
}
notice-end-too = Arrêter
notice-play-on = Continuer
notice-undo = { $name } demande à annuler sa dernière étape, et tout ce qui a suivi.
notice-undo-told = Tout ce qui a suivi est annulé aussi, peu importe qui l’a fait. La partie est marquée comme assistée.
notice-undo-mine = Vous demandez à annuler votre dernière étape. On attend { $missing }.
notice-undo-waits = { $name } demande à annuler sa dernière étape. On attend { $missing }.
notice-agree = D’accord
notice-refuse = Non
notice-withdraw = Renoncer
away-bot = Laisser un bot jouer
away-bot-title = Un bot pour { $name }
away-bot-told = Le bot joue à partir de maintenant. { $name } peut reprendre sa place à tout moment.
away-bot-strength = De quelle force ?
away-wait = Attendre
away-end = Arrêter la partie
away-end-title = Arrêter la partie en l’état ?
away-end-told = Elle s’arrête dès que toutes les personnes présentes sont d’accord. Plus personne ne peut y jouer ensuite.
ended-told = Personne ne continue. Voici où en étaient les clans.
ended-points = { hint-points }
rematch = { end-again }
rematch-told = Les mêmes, chacun décalé d’une place
news-undone =
    { $name ->
        [none] Quelqu’un a annulé une étape.
       *[other] { $name } a annulé une étape.
    }
news-close = OK
# $names are those who have to agree, $count is how many they are.
undo-ask-title =
    { $count ->
        [one] Demander à { $names } ?
       *[other] Demander aux autres ?
    }
undo-ask-why = { $why } Il faut donc l’accord des autres : { $names }.
undo-ask-told =
    { $count ->
        [one] Si { $names } est d’accord
       *[other] Si tout le monde est d’accord
    }, la partie revient avant cette étape et reste marquée comme assistée.
undo-ask-yes =
    { $count ->
        [one] Demander à { $names }
       *[other] Leur demander
    }
undo-nothing = Vous n’avez encore rien fait qui puisse s’annuler.
undo-looking-on = Seules les personnes qui jouent peuvent annuler des étapes.
bar-undo-ask = Annuler votre dernière étape, avec l’accord des autres : { $names } (U)
notice-company = Que faire ?
bar-ended = Cette partie a été arrêtée en l’état.
top-ended = La partie est arrêtée
bar-pointing = Choisissez ce que vous voulez montrer aux autres. Échap y met fin.
point-heard =
    { $name ->
        [none] Vous montrez : { $thing }.
       *[other] { $name } montre : { $thing }.
    }
help-press-talk = T
help-press-point = P · Alt+clic
help-key-talk = discuter
help-key-point = montrer quelque chose aux autres

## Settings

settings-talk = Ce que disent les autres
settings-talk-all = tout afficher
settings-talk-phrases = seulement les phrases toutes faites
settings-talk-off = ne rien afficher
turn-settings = Quand c’est mon tour et que je regarde ailleurs
turn-settings-open = Une notification, tant que cette page est ouverte
turn-settings-closed = Une notification, même si cette page est fermée
push-missing-server = Rien ne peut être envoyé quand cette page est fermée : ce serveur n’a pas de push. La personne qui l’héberge peut l’installer.
push-missing-secure = Les notifications demandent une connexion sécurisée (https). Tout le reste marche sans.
push-missing-browser = Ce navigateur ne reçoit pas de notifications quand la page est fermée.
push-missing-denied = Les notifications sont interdites pour cette page. Les réglages du navigateur peuvent les permettre.
push-failed = Impossible d’atteindre le service push du navigateur. Réessayez plus tard.
notify-turn = Les autres vous attendent.
