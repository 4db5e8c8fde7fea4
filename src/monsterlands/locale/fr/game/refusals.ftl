## Why something is not offered

why-line = { $reason } (règle { $rule })
why-legal = C’est proposé : vous pouvez le choisir.
why-not-asked = Pas maintenant. { $when }
why-building-closed = La panique ferme { $the }.
why-space-closed = Cet emplacement n’est ouvert qu’à partir de { $players } joueurs.
why-space-taken = Cet emplacement est pris.
why-next-space = Cet emplacement est pris : le prochain dé va sur l’emplacement { $next }.
why-from-left = Les dés vont sur le premier emplacement libre à partir de la gauche.
why-spaces-full = Tous les emplacements { $of } sont pris pour cette manche.
why-wrong-colour =
    { $building ->
        [none] { $die } ne va pas ici.
       *[other] { $die } ne va pas { $to }.
    }
why-no-such-die =
    { $kind ->
        [roll] L’expédition n’a plus de tel dé à lancer.
        [reroll] L’expédition n’a pas de tel dé déjà lancé.
       *[other] Vous n’avez pas de { $die } dans votre réserve de dés.
    }
why-too-few-dice = Il faut { $needed } dés de ce type, et vous en avez { $there }.
why-cannot-pay =
    Cela coûte au moins { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et vous en avez { $gold }.
why-nobody-to-hire = Personne n’y a une réputation de { $excess } (votre excès de gloire) ou moins.
why-nothing-to-buy = Il n’y a rien à acheter.
why-no-carrier = Personne de disponible ne peut s’en équiper.
why-no-loot = Aucun butin n’est disponible.
why-not-there = Cela ne fait pas partie de l’offre.
why-already-picked = Déjà choisi : vous l’aurez en terminant l’achat.
why-reputation-too-high = La réputation est de { $reputation }, votre excès de gloire de { $excess } seulement.
why-not-for-novices = C’est réservé aux mercenaires : pas aux novices.
why-already-used = Cela a déjà servi pendant cette manche.
why-not-yours = Votre clan ne l’a pas.
why-outside-only = Inutile pour l’instant : cela sert en expédition, pendant la phase Aventure.
why-is-assigned = Ce mercenaire est en expédition.
why-no-mercenary = Vous n’avez aucun mercenaire disponible.
why-path-taken = Il y a déjà quelqu’un sur cette expédition.
why-path-closed = Cette expédition n’est pas en jeu.
why-no-monster = Il n’y a pas de monstre aux Portes.
why-not-wounded = Ce mercenaire n’a pas de blessure.
why-no-potion =
    { $kind ->
        [defend-potion] Ce mercenaire n’a pas emporté de potion.
       *[other] Vous n’avez pas de potion.
    }
why-no-venom =
    { $kind ->
        [use-venom] Ce mercenaire n’a pas emporté de venin.
       *[other] Vous n’avez pas de venin.
    }
why-no-defense =
    { $kind ->
        [defend-token] Il n’y a pas de jeton Défense sur l’expédition.
       *[other] Vous n’avez pas de jeton Défense.
    }
why-no-trap = Vous n’avez pas ce piège.
why-own-trap = Il est à vous : il peut partir en expédition avec un mercenaire.
why-not-settled = Personne ne gère cette région.
why-already-settled = Quelqu’un gère déjà cette région.
why-no-settler = Personne ne peut la gérer : il faut un mercenaire de même affinité qui ne soit pas leader et ne gère pas d’autre région.
why-no-free-novice = Aucun de vos novices ne peut encore aider pendant cette manche.
why-same-colour = Le dé est déjà de cette couleur.
why-no-equipment = Ce mercenaire n’a pas cette carte.
why-already-moved = Cette carte vient de changer de main.
why-must-act = Vous avez encore des dés utilisables : effectuez d’abord une action.
why-can-act = Vos dés peuvent encore servir.
why-path-full = Il n’y a plus de place sur l’expédition.
why-no-more-reinforcements =
    { $most ->
        [0] La liste des expéditions n’accorde pas de renfort ici.
        [one] La liste des expéditions accorde ici un seul renfort, de certaines couleurs.
       *[other] La liste des expéditions accorde ici { $most } renforts, de certaines couleurs.
    }
why-one-is-enough = Pas plus de { $most } par expédition.
why-never-persuasion = Les dés de Persuasion n’y vont jamais.
why-must-load = Il faut y mettre au moins un dé, un piège ou un jeton Défense.
why-must-buy = Il faut acheter quelque chose.
why-one-beer = Vous avez déjà offert la tournée générale (elle est automatique si personne ne pouvait être recruté avant).
why-no-use = Cela n’aurait aucun effet ici.
why-wrong-affinity = Ce n’est pas la bonne affinité.
why-nothing-to-stake = Vous n’avez ni dé (F ou M), ni piège, ni jeton Défense à y mettre.
why-too-many = Trop : { $most } au maximum.
why-no-reroll = Il ne reste pas de relance de cette couleur.
why-not-here =
    { $use ->
        [success] Cela s’utilise après un succès : la question se posera à ce moment-là.
       *[other] Cela n’aurait aucun effet sur cette expédition.
    }
why-forbidden-by-monster = Le monstre l’interdit : c’est son pouvoir.
why-no-talent = Il ne reste aucun talent contre les touches de ce monstre.
why-nobody-there = Il n’y a personne de ce côté.
why-no-target = Un traquenard demande une expédition adjacente occupée, et il n’y en a pas.
why-nothing-to-steal = Aucun dé de ce type à voler ici : il n’y en a pas, il est sur un piège renforcé, ou le traquenard vise d’autres couleurs.
why-closed-by-scenario = Ce scénario ferme { $the }.
why-no-defenses = Dans ce scénario, seules les potions annulent des touches.
why-cannot-pay-contract = Vous n’avez pas ce que demande le contrat.
why-not-highest = Une réputation plus élevée (à égalité, un coût plus élevé) passe d’abord.
why-deployment-only = C’est un échange de dés de la réserve de dés : seulement à votre tour, pendant la phase Déploiement.
why-not-now = Seules quelques actions gratuites sont possibles : trophées et butin ; au retour, aussi les soins, la gestion des régions et les échanges d’équipement.

barrier-start = Il n’y a rien à annuler.
barrier-chance = Impossible d’annuler : des dés ont été lancés ou des cartes révélées depuis.
barrier-revealed = Impossible d’annuler : tout le monde l’a vu.
barrier-other-seat = Impossible d’annuler : un adversaire a joué depuis.
barrier-other-asked = Impossible d’annuler sans les autres : quelqu’un d’autre a eu une question depuis.
barrier-campaign = Impossible d’annuler : la partie est finie, et sa campagne continue à partir d’elle.
crossing-chance = Des dés ont été lancés ou des cartes révélées depuis.
crossing-revealed = Tout le monde l’a vu.
crossing-other-seat = Un adversaire a joué depuis.
crossing-other-asked = Quelqu’un d’autre a eu une question depuis.
