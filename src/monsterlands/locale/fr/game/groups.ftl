### French: groups. Why something was refused, what the server tells a group, and how people are called.

## In the lobby

group-unknown = Ce groupe n’existe pas, ou vous n’en faites pas partie.
group-not-host = Seul l’hôte du groupe peut le faire.
group-not-invited = Ces mots ne fonctionnent pas : ils sont faux, trop anciens, ou la partie a commencé. Demandez une nouvelle invitation.
group-full = Toutes les places sont prises. Demandez à l’hôte d’en ajouter une, ou de vous envoyer le lien spectateur.
group-not-lobby = La partie a commencé : cela ne peut plus changer.
group-no-seat = Cette place n’existe pas ; le groupe en a { $seats }.
group-not-your-seat = Cette place est à quelqu’un d’autre.
group-taken = Il y a déjà quelqu’un. Choisissez une place libre.
group-affinity-taken = { $name } a été plus rapide et a cette affinité. Choisissez-en une autre.
group-needs-a-person = Dans un nouveau groupe, il vous faut une place.
group-no-person = Il n’y a personne à retirer de cette place.
group-too-many-people = Plus de { $players } personnes sont venues. Quelqu’un doit d’abord partir.
group-waits-for-friends =
    { $seats ->
        [one] Une place est encore libre. { $fewer ->
            [yes] Attendez quelqu’un, donnez-la à un bot ou réduisez la table.
           *[no] Attendez quelqu’un, ou donnez-la à un bot.
        }
       *[other] { $seats } places sont encore libres. Attendez vos amis, donnez-les à des bots ou réduisez la table.
    }
group-not-ready =
    { $others ->
        [0] On attend encore { $name }.
        [one] On attend encore { $name } et une autre personne.
       *[other] On attend encore { $name } et { $others } autres personnes.
    }
group-you-not-ready = Les autres vous attendent : dites quand c’est bon pour vous.
group-too-many-groups = Vous êtes déjà dans { $most } groupes. Quittez-en d’abord un.
group-busy = Trop de changements à la fois dans ce groupe. Réessayez dans un instant.
group-deleted = Le groupe n’existe plus : tout le monde est parti.
group-not-member = Vous n’êtes plus dans ce groupe.
group-crowded = Trop de fenêtres affichent déjà ce groupe. Fermez-en une.
group-unread = Impossible d’afficher le groupe pour le moment. { $reason }

## Talk

group-no-talk = Pas de discussion ici : l’hôte l’a désactivée.
group-phrases-only = Ici, seules les phrases toutes faites sont permises.
group-no-phrase = Cette phrase n’existe pas.
group-says-nothing = Ce message ne contient pas de texte lisible.
group-too-fast = Vous parlez plus vite que les autres ne lisent. Attendez un instant.
group-no-thing = Impossible de montrer cela.
# Somebody who looks on has no name, only a number.
group-onlooker = Spectateur { $number }

# What the server tells the group.
group-told-came = { $name } arrive.
# $before is how they were called before.
group-told-renamed = { $before } s’appelle désormais { $name }.
group-told-left = { $name } s’en va.
group-told-removed = L’hôte a retiré { $name }.
group-told-host = { $name } est maintenant l’hôte.
group-told-began = La partie commence.
