### Before and after a game with friends: the table, the lobby, the invitation, and who one is.

## A new table with friends

friends-lead = Vous préparez la table et recevez un lien. Qui l’ouvre s’assied avec vous ; personne n’a besoin de compte.
friends-make = Préparer la table
friends-friend = Sur invitation
friends-friend-note = Arrive par votre lien.
friends-here = Quelqu’un à cet écran
friends-later = Vous pouvez tout changer jusqu’au début de la partie.
friends-more = Plus
group-fill = Des bots prennent les places libres
group-fill-note = Si une place est libre quand vous commencez, un bot Recrue la prend.

pace-title = Temps
pace-open = Sans horloge
pace-open-note = Chacun prend le temps qu’il lui faut.
pace-bank = Réserve de temps
pace-bank-note = Chacun a ce nombre de minutes pour toute la partie. Une fois les vôtres écoulées, les autres peuvent laisser un bot continuer.
pace-days = Jours par tour
pace-days-note = Jouez quand vous avez un moment. Une fois vos jours écoulés, les autres peuvent laisser un bot continuer.
pace-bank-much = Par joueur
pace-days-much = Par tour
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-day-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
pace-told-bank =
    { $count ->
        [one] { $count } minute par joueur
       *[other] { $count } minutes par joueur
    }
pace-told-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
group-talk-all = Texte libre
group-talk-all-note = Des phrases toutes faites, et tout ce que vous voulez écrire.
group-talk-phrases = Phrases seulement
group-talk-phrases-note = Des phrases toutes faites, que chacun lit dans sa langue.
group-talk-off = Aucune
group-talk-off-note = Personne ne peut rien écrire ici.
group-talk = Discussion

## The lobby

lobby-title = Le salon
lobby-lead-host = Envoyez le lien à vos amis. Quand tout le monde est là, commencez.
lobby-lead-guest = Vous avez une place, et c’est bon pour vous. L’hôte commence quand tout le monde est prêt.
lobby-lead-unready = Vous avez une place. Dites quand c’est bon pour vous, pour que l’hôte puisse commencer.
lobby-lead-watching = Vous regardez. La partie s’affichera ici dès qu’elle commencera.
lobby-seats = À la table
lobby-ready = C’est bon pour moi
lobby-not-ready = Finalement, pas encore
lobby-may-begin = Tout y est : vous pouvez commencer.
lobby-host-begins = Tout y est : l’hôte peut commencer.
lobby-host-gone = Tout y est, mais { $name }, qui lance la partie, n’est pas là.
lobby-not-invited = Ce navigateur n’a pas de place à cette table. Si l’on vous invite, rouvrez le lien ou tapez ses mots.
lobby-reconnecting = Reconnexion… Ce que vous voyez n’est peut-être plus à jour.
lobby-connecting = Reconnexion… Le salon s’affichera dès que le serveur répondra.
lobby-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
group-rules = Ce qui se joue
group-modules = Modules
group-modules-none = Aucun
group-free-seats = Places libres
group-filled = Pour des bots
group-not-filled = Gardées pour des amis
group-change = Modifier la table
group-seat-count = Places
group-save = Enregistrer

seat-free = Libre, sur invitation
seat-host = hôte
seat-ready = c’est bon
seat-not-ready = pas encore
seat-cancel = Fermer
seat-sit-here = Ajouter quelqu’un à cet écran
seat-remove = Retirer
seat-remove-named = Retirer { $name }
seat-remove-note = La place redevient libre.
seat-leave = Quitter la table
seat-affinity-taken = déjà à { $name }
remove-title = Retirer quelqu’un ?
remove-text = { $name } perd sa place. L’invitation et le lien spectateur changent : envoyez les nouveaux à qui n’est pas encore là.
leave-title = Quitter cette table ?
leave-text = Vos places redeviennent libres. Vous pouvez revenir avec l’invitation tant qu’il reste une place.
leave-host-text = Vos places redeviennent libres, et la personne suivante devient l’hôte.
emblem-title = Votre emblème
emblem-change = Choisir un autre emblème

## How friends get here

invite-title = Invitez vos amis
invite-link = L’invitation
invite-share = Une place à Monster Lands
invite-share-watching = Regardez une partie de Monster Lands
invite-read-out = À lire à voix haute : allez sur { $address }, choisissez « { home-invited } » et tapez ces mots.
invite-expires = Valable jusqu’au { $when }, pour autant de personnes qu’il y a de places libres.
invite-none = Il n’y a pas d’invitation pour le moment.
invite-full = Toutes les places sont prises : personne d’autre ne peut s’asseoir.
invite-more = Spectateurs, et nouvelle invitation
invite-watching = Le lien spectateur
invite-watching-note = Qui a ce lien voit ce que tout le monde voit à la table, et rien de caché.
invite-renew-note = Si un lien est tombé entre de mauvaises mains, créez-en un nouveau. L’ancien ne marche alors plus ; qui est à table y reste.
invite-renew-invitation = Nouvelle invitation
invite-renew-watching = Nouveau lien spectateur
invite-renewed-invitation = L’ancienne invitation ne marche plus. Envoyez la nouvelle.
invite-renewed-watching = L’ancien lien spectateur ne marche plus.
reach-closed = Seul cet ordinateur peut atteindre cette adresse
reach-closed-note = Aucun autre appareil ne peut encore ouvrir le lien. Laissez cet ordinateur répondre sur votre réseau (chez vous : votre Wi-Fi) : le lien et le code mèneront alors ici.
reach-elsewhere = Aucun autre appareil ne peut ouvrir le lien. Démarrez le serveur avec une adresse que d’autres peuvent atteindre ; la documentation sur l’hébergement explique comment.
reach-open = Ouvrir à mon réseau
reach-about = À propos de cette connexion
reach-plain = Vos amis se connectent sans chiffrement (http). Le jeu fonctionne, mais pas les notifications quand la page est fermée, ni l’installation comme application. Un hôte avec certificat (https) offre les deux.
copy-do = Copier
copy-done = Copié.
copy-by-hand = Le navigateur ne le permet pas. Le lien est sélectionné : copiez-le à la main.
copy-share = Partager…
copy-no-share = Le partage a échoué. Copiez plutôt le lien.
qr-enlarge = Agrandir le code QR : { $what }
qr-of = Code QR : { $what }
qr-failed = Le code QR n’est pas arrivé.

## Somebody was invited

join-title = Une invitation pour vous
join-lead = { $host } aimerait jouer avec vous.
join-lead-typing = Tapez les mots que l’on vous a dits, ou collez le lien.
join-words = Les quatre mots
join-words-hint = quatre mots comme ceux-ci
join-no-words = Tapez d’abord les mots de l’invitation.
join-guests = Déjà à table
join-find = Trouver la table
join-name-hint = Celui que les autres connaissent
join-sit = S’asseoir
join-full = Toutes les places sont prises. Demandez à { $host } d’en ajouter une, ou de vous envoyer le lien spectateur.
join-again = Vérifier à nouveau
join-spent = Ce lien ne mène plus à une table. La partie a commencé, il existe un lien plus récent, ou celui-ci est trop ancien. Demandez-en un nouveau.
join-what-now = Si vous avez les mots d’une invitation, tapez-les ici.
join-note = Votre navigateur garde votre place. Ni compte, ni e-mail, ni mot de passe.
join-new = Première partie ?
join-what = Monster Lands est un jeu de plateau : vous menez un clan, recrutez des mercenaires à la Citadelle et les envoyez contre des monstres. Après six manches, le clan le plus illustre l’emporte.
watch-title = En spectateur

## Who one is

profile-lead = Votre identité sur ce serveur. Votre navigateur l’a créée, et seuls vos appareils peuvent l’ouvrir.
profile-nameless = quelqu’un sans nom
profile-saved = Enregistré.
profile-devices = Appareils
profile-devices-note = Chacun a sa propre clé. Retirez-en un que vous avez perdu, et il n’ouvre plus rien.
profile-device-current = Ce navigateur
profile-device-other = Un autre navigateur, ou un fichier
profile-device-now = ajouté { $added }, utilisé en ce moment
profile-device-seen = ajouté { $added }, utilisé { $seen }
profile-device-remove = Retirer cet appareil
profile-take = L’emporter
profile-take-note = Continuez sur un autre appareil : vous recevez un lien, et un code pour son appareil photo. Ils servent une seule fois, pendant dix minutes.
profile-take-make = Créer un lien
profile-take-link = Le lien pour votre autre appareil
profile-take-left = Encore valable { $time }.
profile-take-done = C’est fait : votre profil est aussi sur l’autre appareil.
profile-take-over = Le lien n’est plus valable. Créez-en un nouveau au besoin.
profile-file = Le garder dans un fichier
profile-file-note = Le fichier ouvre votre profil sur ce serveur, même si ce navigateur l’oublie. Qui l’a peut jouer à votre place : gardez-le pour vous.
profile-file-save = Enregistrer le fichier
profile-file-open = Ouvrir un fichier…
profile-file-name = monsterlands-profil.json
profile-delete = Supprimer le profil
profile-delete-note = Votre nom, vos appareils et votre liste de parties sont supprimés ici pour de bon.
profile-delete-title = Supprimer votre profil ?
profile-delete-text = Vous perdez vos places et ne pourrez pas continuer vos parties. Celles que d’autres jouent avec vous continuent sans vous. Personne ne pourra rétablir le profil, pas même avec le fichier.
profile-delete-keep = Garder le profil
profile-deleted = Votre profil est supprimé. Au prochain besoin, votre navigateur en créera un nouveau.

file-other = Ce n’est pas un fichier de profil, mais { $what }.
file-elsewhere = Le profil « { $name } » appartient à un autre serveur. Ouvrez le fichier là-bas.
file-removed = Le profil « { $name } » n’existe plus, ou ce fichier a été retiré de ses appareils.

take-title = Apporter votre profil ici
take-lead = Vos parties et votre nom viennent de votre autre appareil.
take-text = Le lien ne sert qu’une fois : ensuite, il ne vaut plus rien.
take-do = L’apporter ici
take-done = Dans ce navigateur, vous êtes maintenant { $name }.
take-done-nameless = Ce navigateur a maintenant votre profil.
take-games = Vers vos parties
take-no-code = Ce lien n’a pas de code, ou il a déjà servi. Créez-en un nouveau sur votre autre appareil : « { profile-title } », « { profile-take } ».
replace-new = Le profil qui arrive :
replace-own = Le profil de ce navigateur :
# $plays is "true" if the old profile has games or a seat at a table.
replace-lost =
    Si vous prenez le nouveau, ce navigateur oublie l’ancien : { $plays ->
        [true] son nom et son emblème, ses parties entre amis et ce qu’il a joué.
       *[other] son nom et son emblème.
    }
replace-kept = Le serveur ne supprime rien : d’autres appareils, ou le fichier, ouvrent toujours l’ancien profil. Les parties sans amis commencées dans ce navigateur restent dans votre liste.
replace-save = Enregistrer l’ancien dans un fichier
replace-keep = Garder le mien
replace-do = Prendre le nouveau
replace-same = Ce navigateur a déjà ce profil.
replace-go-on = { news-close }

## What somebody has played

statistics-title = Vos parties jouées
statistics-empty = Encore rien de terminé. Une partie compte ici dès qu’elle est finie.
statistics-others =
    { $count ->
        [one] Une partie avec d’autres
       *[other] { $count } parties avec d’autres
    }{ $wins ->
        [0] , aucune victoire.
        [one] , une victoire.
       *[other] , { $wins } victoires.
    }
statistics-solo =
    { $count ->
        [one] Une partie en solo.
       *[other] { $count } parties en solo.
    }
statistics-best =
    { $points ->
        [one] Le record : { $points } point.
       *[other] Le record : { $points } points.
    }
statistics-places = Places avec d’autres
statistics-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
statistics-ranks = Rangs en solo
statistics-points = Points avec d’autres, partie par partie
statistics-points-solo = Points en solo, partie par partie
statistics-when = Date
statistics-mercenaries = Vos mercenaires de prédilection
