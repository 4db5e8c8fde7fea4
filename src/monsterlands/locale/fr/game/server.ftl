## The table in the browser

# What a space gives, where the spaces of a building differ.
space-mine = { $gold } or pour { $dice }
space-alchemist =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
# What is sold where no cards lie, in short.
deal-armory = 1 à { $most } jetons Défense, { $price } or chacun
deal-pawn_shop = { $gold } or par dé
# About the last persuasion die at a building that sells something.
persuasion-there = Le dernier dé de Persuasion placé ici vaut { $value } : un dé plus faible donne { $value } de réduction en plus.
# $state is free, taken or players (it needs that many).
space-label = { $building }, emplacement { $number }, { $state ->
        [taken] pris par { $die }
        [players] à partir de { $players } joueurs
       *[free] libre, accepte { $takes }
    }{ $gives ->
        [none] {""}
       *[other] , { $gives }
    }

# The server says why it does not do what a client asks for.
server-title =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
server-not-your-seat = Ce n’est pas votre place. Prenez une des vôtres.
server-not-asked = Ce n’est pas à vous de répondre. La table indique qui doit répondre.
server-unknown-choice = Ce choix n’existe pas. Prenez-en un que la table propose.
server-stale = La table a changé depuis. Regardez, puis choisissez.
server-request-used = Cet identifiant de requête a déjà servi à autre chose. Choisissez à nouveau.
server-not-stored = L’enregistrement a échoué, donc rien n’a été fait ({ $reason }). Réessayez une fois le problème réglé ; rien n’est perdu.
server-maybe-stored = La base de données des parties vient de s’interrompre : on ne sait pas encore si c’est fait. Choisissez à nouveau dans un instant ; rien n’est fait deux fois.
server-not-read = Impossible d’ouvrir la partie pour le moment. { $reason }
server-unreadable = Impossible de continuer la partie : { $reason }.
server-unknown-game = Cette partie n’existe pas, ou ce n’est pas son secret. Revenez à l’accueil et choisissez une partie dans votre liste.
server-enter-first = Le premier message doit être « enter », avec le secret de la partie, peu après la connexion.
server-entered = Vous êtes déjà à la table.
server-malformed = Message incompréhensible : { $reason }.
server-went-wrong = Une erreur s’est produite sur le serveur ; son journal dit laquelle. Rechargez la page pour voir où en est la partie.
server-too-large = Le message dépasse { $most } octets.
server-too-fast = C’était trop rapide ; attendez un instant et réessayez.
server-flooding = Trop de messages d’un coup : la connexion a été fermée. Rechargez la page.
server-crowded = Trop de fenêtres suivent déjà cette partie. Fermez-en une.
server-unknown-thing = Rien sur la table ne porte ce nom.
server-no-odds = Rien à calculer pour cette expédition : il n’y a personne, ou sa bataille a commencé.
server-odds-too-complex = Impossible de calculer les chances de cette expédition : il y a trop de possibilités.
server-odds-lost = Le calcul des chances a échoué ; réessayez dans un instant.
server-not-over = La partie n’est pas encore finie. Vous pourrez la revoir ensuite.
server-no-step = Cette étape n’existe pas ; la partie en a { $steps }.
server-no-bot = Le bot { $name } ne peut pas jouer ; le journal du serveur dit pourquoi. Corrigez et rouvrez la partie ; rien n’est perdu.
server-bot-lost = Le bot ne répond pas ; le serveur l’interrogera à nouveau dans un instant. Le journal du serveur en dit plus.
server-hint-lost = Aucun conseil trouvé pour le moment ; réessayez dans un instant.
server-deleted = La partie a été supprimée.
server-stopping = Le serveur s’arrête. Votre partie est enregistrée ; redémarrez le serveur pour continuer.
server-record-text = Cette sauvegarde est abîmée, ou il en manque la fin. { server-record-again }
server-record-format = Ce n’est pas la sauvegarde d’une partie, ou elle vient d’une autre version du jeu. Ouvrez un fichier enregistré par cette version.
server-record-part =
    Cette sauvegarde est abîmée : « { $part } » y manque, ou n’est pas { $kind ->
        [int] un nombre entier
        [list] une liste
        [dict] un groupe de réglages
       *[str] un texte
    }. { server-record-again }
server-record-steps = Cette sauvegarde a été modifiée, ou il en manque une partie : elle devrait contenir { $said ->
        [one] { $said } étape
       *[other] { $said } étapes
    } et en contient { $found }. { server-record-again }
server-record-again = Enregistrez la partie une nouvelle fois et ouvrez ce fichier.
server-record-version = Impossible d’ouvrir cette sauvegarde : { record-version }.
server-record-edition = Impossible d’ouvrir cette sauvegarde : { record-edition }.
server-record-edited = Impossible d’ouvrir cette sauvegarde : { record-edited }.
record-version = la partie a été enregistrée par une version de Monster Lands qui a d’autres règles
record-edition = l’édition « { $edition } » a changé depuis le début de la partie
record-edited = ses coups ne s’enchaînent pas : elle a été modifiée, ou vient d’autres règles
server-record-refused = Impossible d’ouvrir cette sauvegarde : { $reason }.
server-record-state = Cette sauvegarde commence au milieu d’une partie, à un état que personne ne peut vérifier : ce serveur ne l’accepte pas. Une sauvegarde peut commencer par une nouvelle partie ou une position.
server-record-too-much = Cette sauvegarde demande trop de temps ou de mémoire pour être jouée. Celle d’une partie demande moins d’une seconde.
server-record-unplayable = Impossible de jouer cette sauvegarde ; le journal du serveur dit pourquoi. { server-record-again }
server-records-busy = Trop de sauvegardes sont en cours de lecture. Attendez un instant et réessayez.
