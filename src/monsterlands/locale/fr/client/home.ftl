## Everywhere

app-name = Monster Lands
app-back-to-game = Retour à la partie
app-title = { $page } · Monster Lands
app-needs-scripts = Monster Lands a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.
app-waiting = Un instant…
app-beginning = La table se met en place…
app-retry = Réessayer
app-part-missing = Une partie de la table n’est pas arrivée. Le serveur s’est peut-être arrêté, ou sa version a changé : rechargez la page.

app-offline = Vous êtes hors ligne.
app-silent = Le serveur ne répond pas.
app-away-kept = Les règles, les cartes, les mots et les parties déjà revues restent accessibles. Les parties reprendront d’elles-mêmes dès que le serveur répondra.
app-away = Tout reprendra dès que le serveur répondra.
app-unkept = Ce navigateur n’a plus d’espace : les nouveaux réglages et clés de places se perdront à la fermeture de cette fenêtre. Les parties restent sur le serveur. Libérez de l’espace, puis rechargez.
app-outdated = Une nouvelle version est là.
app-reload = Recharger
app-later = Plus tard

offline-kept = À revoir hors ligne
problem-offline = Vous êtes hors ligne, et il faut le serveur. Le chargement se fera à votre retour en ligne ; rien n’est perdu.
problem-unreachable = Le serveur ne répond pas. Est-il en marche ? Rien n’est perdu : les parties sont gardées à chaque étape.
problem-unknown = Une erreur s’est produite sur le serveur (code { $status }). Réessayez ; si cela recommence, redémarrez le serveur.
problem-here = Une erreur s’est produite sur cette page. Rechargez-la ; les parties sont gardées à chaque étape.

nowhere-title = Aucune expédition ne mène ici
nowhere-text = Cette adresse est inconnue. Elle a peut-être été tronquée à la copie.
nowhere-home = Retour à l’accueil

## Home

home-lead = Menez un clan de mercenaires, piégez les monstres au-delà des murs, conquérez leurs régions et entrez dans la légende.
home-continue = Continuer
home-under = Autres parties en cours
home-past = Parties terminées
home-past-all = Les voir toutes ({ $count })
home-older = Voir les parties plus anciennes
home-broken = Parties impossibles à ouvrir
home-more = Consulter et importer
home-gallery = Cartes et mots
languages-unspoken = Votre navigateur demande une langue que le jeu ne parle pas encore : { $language }. Il parle { $languages } ; choisissez ici.
languages-named = { $name } ({ $own })
home-import = Ouvrir un fichier de partie…
# What a file is that does not belong where it was opened.
file-is = { $kind ->
    [record] la sauvegarde d’une partie
    [profile] un profil, qui s’ouvre dans « Votre profil »
    [campaign] une campagne, qui se joue en ligne de commande
    [edition] une édition, qui se joue en ligne de commande
    [position] une position, qui se joue en ligne de commande
    [picture] une image ou autre chose sans texte
    [empty] un fichier vide
   *[other] un autre texte
}
home-file-other = Ce n’est pas un fichier de partie, mais { $what }. Un fichier de partie est une sauvegarde de partie.
home-import-note = Revoir une partie à partir de sa sauvegarde, ou la continuer.
home-about = À propos
home-about-house = Règles de la maison et crédits

welcome-title = La Taverne est ouverte
welcome-text = Première visite ? Inutile de lire les règles : la première partie explique tout au fur et à mesure.
welcome-at-once = Je connais le jeu
welcome-again = Aucune partie en cours
welcome-again-text = Votre dernière partie est finie ; elle figure plus bas. Ici, vous pouvez commencer tout de suite le premier scénario en solo, en Normal. Les autres façons de jouer sont à côté.
welcome-next = Jouer La routine habituelle

gist-title = Le principe
gist-ready = Se préparer
gist-ready-note = Vos dés sont vos ouvriers : à la Citadelle, ils recrutent, achètent pièges et équipement, extraient de l’or.
gist-hunt = Partir
gist-hunt-note = Vos gens capturent ou éliminent le monstre, conquièrent sa région, accomplissent des missions.
gist-home = Rentrer
gist-home-note = Les blessures restent, les salaires sont dus, et un monstre en liberté ferme des bâtiments.
gist-win = Entrer dans la légende
gist-win-note = Après six manches, en une heure environ, les points décident : la gloire avant tout.

ways-title = Jouer
way-solo = Solo
way-solo-note = Dix scénarios, chacun avec des rangs à atteindre. Madhala, une chasseuse menée par deux dés, prend des places avant vous.
way-campaign = Campagne
way-campaign-note = Les dix scénarios d’affilée ; votre rang décide de la suite.
way-bots = Contre des bots
way-bots-note = Un à trois adversaires, de Novice à Héros.
way-hotseat = Autour d’un écran
way-hotseat-note = Deux à quatre personnes se relaient à cet écran ; des bots peuvent compléter.
way-learn = Apprendre en jouant
way-learn-note = Une première partie guidée, au niveau le plus facile. Tout est expliqué au fur et à mesure.

## Games in a list

game-campaign = Campagne : { $name }
game-bots = Contre { $rivals }
game-bots-alike = { $count } × { $name }
game-bots-unknown =
    { $count ->
        [one] Contre un adversaire
       *[other] Contre { $count } adversaires
    }
game-hotseat = { $count } autour d’un écran
game-unknown = Une partie
game-broken = Impossible à ouvrir ici : { $reason }
game-at = Où elle en est
game-round = Manche { $round } sur { $rounds }
game-standing = Points
game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
game-changed = Dernier coup
game-begun = commencée le { $when }
game-assisted = assistée
game-brought = importée
game-replay = Revoir { $title }
game-replay-short = Revoir
game-delete = Supprimer { $title }
delete-title = Supprimer cette partie ?
delete-under = Partie en cours, jouée { $when } : { $title }. Une fois supprimée, elle est perdue pour de bon.
delete-past = Partie finie { $when } : { $title }. Elle et sa sauvegarde seront perdues pour de bon.
delete-friends = { $title } quitte votre liste pour de bon. Les autres gardent leur place ; la partie est supprimée une fois retirée de toutes les listes.
delete-keep = La garder
delete-do = Supprimer
player-you = Vous
time-now = à l’instant

## Difficulties, ranks, bots

difficulty-tutorial-note = Le nombre de dés d’Attaque des monstres n’augmente pas au fil des manches.
difficulty-normal-note = Les monstres les moins forts viennent d’abord, et les attaques augmentent au fil des manches.
difficulty-hard-note = Tous les monstres peuvent venir dès le début, et les attaques augmentent au fil des manches.
difficulty-cutthroat-note = Tous les monstres peuvent venir dès le début, et les attaques augmentent plus vite.

bot-novice = Novice
bot-trainee = { rank-trainee }
bot-veteran = { rank-veteran }
bot-hero = { rank-hero }
bot-novice-note = Connaît les règles, mais juge presque tout de travers. Bien pour une première partie.
bot-trainee-note = Joue à l’instinct, sans prévoir. Un adversaire correct.
bot-veteran-note = Joue ses meilleures idées jusqu’au bout de la manche. Difficile à battre.
bot-hero-note = Évalue presque chaque choix de nombreuses fois. Bat Vétéran six parties sur sept.

## A new game

new-difficulty = Difficulté
new-affinity = Votre affinité
new-affinity-ask = À choisir
new-affinity-ask-note = Vous choisissez une fois la table en place.
new-affinity-fixed = Ce scénario se joue avec l’affinité { $affinity }.
new-affinity-fire = Feu
new-affinity-water = Eau
new-affinity-air = Air
new-affinity-jungle = Jungle
new-affinities = Affinités
new-affinities-dealt = Au hasard
new-affinities-chosen = Au choix
new-affinities-dealt-note = Le hasard donne son affinité à chaque clan.
new-affinities-chosen-note = Chacun choisit la sienne à son tour.
new-options = Options
new-tricks = Module Traquenard
new-tricks-note = Des traquenards face cachée volent des dés aux expéditions adjacentes, et des pièges renforcés les protègent.
new-grant-note = À partir de la manche 2, le premier joueur reçoit un dé et un présent.
new-monsters-note = Aux manches 2, 4 et 6, un monstre arrive aux Portes si elles sont vides.
new-begin = Commencer

solo-lead = Dix scénarios. Votre résultat final vous vaut le rang de Chair à canon, Recrue, Vétéran ou Héros.
solo-scenarios = Scénario
solo-number = Scénario { $number }
solo-goals = Ce que demande chaque rang, à toute difficulté
solo-rank = Rang
solo-goal = À la fin
solo-fodder-goal = Tout ce qui est en dessous.
solo-best = Votre record : { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $difficulty }
solo-played =
    { $count ->
        [0] Jamais joué
        [one] Joué une fois
       *[other] Joué { $count } fois
    }

bots-lead = Six manches, ou moins si un clan atteint 30 points de gloire. Le plus de points de victoire l’emporte.
bots-rival = Adversaire { $number }
bots-count =
    { $count ->
        [one] Un
        [2] Deux
       *[other] Trois
    }
bots-think = Réfléchit au plus
bots-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
bots-think-note = par décision. Plus c’est long, mieux il joue.

hotseat-lead = Passez l’écran après chaque tour : ce qui est caché le reste jusqu’à ce que la personne suivante soit là, sauf à table ouverte.
hotseat-seats = Joueurs
hotseat-person = Une personne
hotseat-name = Nom du joueur { $number }
hotseat-name-hint = Nom
hotseat-who = Qui est le joueur { $number }
hotseat-bots-last = D’abord les personnes, ensuite les bots.
hotseat-same = Deux d’entre vous ont le même nom. Ajoutez une lettre à l’un d’eux, pour savoir à qui c’est de jouer.
hotseat-nobody = Il faut quelqu’un pour jouer : donnez une place à une personne.

## About

about-house-rules = Règles de la maison
about-version-title = Ce qui tourne ici
about-version = Version
about-engine = Moteur
about-compiled = compilé
about-plain = Python pur
about-edition = Édition
about-place = Parties
about-keeper = Le serveur tourne sur cette machine : toutes ses parties sont listées.
about-guest = Le serveur est ailleurs : vous voyez les parties de votre profil et celles commencées dans ce navigateur.
about-credits = Crédits, et ce que ce jeu n’est pas

## With friends

way-friends = Entre amis
way-friends-note = Chacun sur son écran, à côté ou au loin : vous envoyez un lien.
home-invited = J’ai une invitation
home-lobbies = Tables qui n’ont pas commencé
game-place =
    { $place ->
        [1] 1re place sur { $count }
       *[other] { $place }e place sur { $count }
    }
game-ended = arrêtée avant la fin
game-friends = Avec { $names }
game-waits = On attend { $name }
game-bot-plays = Un bot réfléchit : { $bot }
game-left = Vous avez quitté cette partie
home-return = Y retourner
lobby-row =
    { $count ->
        [0] Toutes les places sont prises. La partie n’a pas encore commencé.
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
# $names are those who are ready; $count is how many they are.
lobby-waits-for-me =
    { $count ->
        [one] { $names } vous attend
       *[other] { $names } vous attendent
    }
lobby-all-ready = Tout le monde est prêt
lobby-enter = À la table
again-text = Votre partie commune est finie. Rejouez avec les mêmes personnes, en vous décalant d’une place.
friends-bot = Bot : { $bot }
seat-my-name = Votre nom
profile-title = Votre profil
