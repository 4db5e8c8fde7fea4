## The guide: it leads through the first round, and explains later what then comes for the first time

guide-name = Guide
guide-next = Suivant
guide-got-it = Fermer ce message
guide-finish = { notice-play-on }
guide-open = Lire
guide-aside = Masquer le guide
guide-move = Glisser pour déplacer le guide

guide-title-welcome = Bienvenue
guide-welcome = Vous menez un clan de chasseurs de monstres pendant { $rounds } manches : à chacune, les dés vont d’abord à la Citadelle, puis vos gens partent se battre. À la fin, les points décident, et la gloire en rapporte le plus.
guide-title-choose-affinity = Choisissez votre clan
guide-choose-affinity = Chaque clan a deux personnes, avec leurs dés et leurs talents. Les quatre se valent : prenez celui qui vous plaît.
guide-title-clan = Votre clan
guide-clan = Un leader, un mercenaire, un peu d’or et un piège. L’excès de gloire permet à d’autres de vous rejoindre, et l’or paie aussi les salaires après chaque manche.
guide-title-goal = Votre tâche
guide-goal = Vous jouez « { $scenario } » : l’échelle montre votre rang et ce que demande le suivant. Madhala ne cherche pas les points, mais elle prend des places.
guide-title-pool = { hand-pool }
guide-pool = Le rouge est la Force, le violet la Magie, le jaune la Persuasion : seuls les dés jaunes sont déjà lancés, et leur valeur réduit un prix. À chaque tour, des dés servent à une action, jusqu’au dernier.
guide-title-tavern = Recrutez
guide-tavern = Une bonne première action : prenez le dé jaune, puis l’emplacement qui brille à la Taverne, car toute recrue apporte aussitôt ses dés. Mais tout ce qui brille est permis.
guide-title-hiring = Qui vous rejoint ?
guide-hiring = Les cartes indiquent dés, coût et réputation ; pointez-en une, ou appuyez longuement dessus, pour lire son talent. Votre dé jaune réduit le coût de sa valeur.
guide-title-buying = Pièges
guide-buying = Avec un piège sur l’expédition, un monstre peut être capturé ; sans piège, seulement éliminé. Certains pièges apportent aussi des dés ou renforcent les vôtres.
guide-title-equipping = Équipement
guide-equipping = Armes, vêtements et sorts restent à leur mercenaire et servent à chaque manche.
guide-title-brewing = Potions et venins
guide-brewing = En expédition, une potion annule une touche et un venin renforce l’attaque ; une potion et un venin au plus par mercenaire. Hors expédition, une potion soigne une blessure.
guide-title-defending = Défense
guide-defending = Un jeton Défense part en expédition et y annule une touche.
guide-title-madhala = Madhala est passée par là
guide-madhala = Après chacun de vos tours, elle prend une place pour cette manche : le journal dit laquelle. Sur une expédition à elle, elle chasse le monstre : les expéditions suivantes ne le rencontrent pas.
guide-title-prepare = Préparez-vous
guide-prepare = { $monster ->
        [none] Gardez quelques dés rouges et violets : c’est avec eux que vous vous battez. Un dé de trop rapporte de l’or à la Mine.
       *[other] Pour capturer { $monster }, il faut un total de { $capture } et un piège : gardez le vôtre et environ { $few } dés rouges ou violets pour une seule personne. Un dé de trop rapporte de l’or à la Mine.
    }
guide-title-land = Monstre et région
guide-land = La carte du monstre indique ses dés d’Attaque et les totaux de capture et d’élimination. Une fois le monstre vaincu, qui n’a pas combattu peut tenter de conquérir la région.
guide-title-send = Envoyez quelqu’un
guide-send = Choisissez une expédition de la région : chacune demande des dés et offre quelque chose en échange. Le monstre attaque de l’expédition 1 à l’expédition 4.
guide-title-mission-path = La mission compétitive
guide-mission-path = Ici, ni monstre ni blessure. Pendant l’aventure, ces dés sont lancés, et leur total doit atteindre le nombre de la mission.
guide-title-contract-path = Le contrat
guide-contract-path = Les dés ne font que vous y mener. Ce que demande le contrat se remet pendant l’aventure : ne le dépensez pas avant.
guide-title-madhala-ahead = Madhala passe avant vous
guide-madhala-ahead = { $left ->
        [0] Elle est sur une expédition plus à gauche et prend tout ce qu’il y a à gagner ici. Il ne reste que du butin.
       *[other] Elle est sur une expédition plus à gauche et chasse le monstre : vous tentez donc aussitôt de conquérir { $land }. Si quelqu’un bat le monstre avant elle, elle prend { $land }, et il ne reste que du butin.
    }
guide-title-madhala-behind = Madhala passe après vous
guide-madhala-behind = Sur l’expédition { $hers }, elle prend le monstre, ou bien { $land } avec ses { $glory } points de gloire si le monstre est déjà vaincu. Pour avoir la région, il faut la conquérir avant elle, sans avoir combattu.
guide-title-assign = Qui part ?
guide-assign = Regardez les talents : certains servent à se battre, d’autres annulent des touches, et votre leader peut partir aussi. Qui a déjà une blessure meurt à la prochaine.
guide-title-load = Préparez la bataille
guide-load = Ajoutez des dés pour frapper, un piège pour capturer, et tout ce qui annule des touches : les chances changent à mesure. Plus rien ne s’ajoute ensuite, et pièges et jetons Défense ne reviennent pas.
guide-title-carrying = De l’or en route
guide-carrying = { $member } porte l’or de cette expédition : { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    }. Il est à vous si { $member } rentre en vie, juste avant le paiement des salaires.
guide-title-end-turn = C’était votre action
guide-end-turn = Une action par tour ; les gratuites, comme certains talents, se font avant ou après. { $undo ->
        [free] Vous pouvez encore l’annuler ; si elle vous convient, finissez votre tour.
       *[other] Quand tout est fait, finissez votre tour.
    }
guide-title-rest = Les autres dés
guide-rest = Utilisez les dés qui restent, une action par tour ; le Prêteur donne une pièce d’or par dé. Dès que le dernier est placé, l’aventure commence.
guide-title-adventure = L’aventure
guide-adventure = D’abord les missions, puis la région : le monstre attaque expédition par expédition, et votre mercenaire riposte. Les dégâts s’additionnent d’une expédition à l’autre.
guide-title-contract = Un contrat
guide-contract = Pas de dés ici : remettez ce qui est demandé et prenez la récompense, ou refusez. Refuser ne coûte rien.
guide-title-remove-magic = La Magie comme bouclier
guide-remove-magic = Avant que le monstre lance ses dés, chaque dé de Magie sacrifié retire un dé d’Attaque. Mais un dé sacrifié ne frappera pas.
guide-title-defend = Touche !
guide-defend = Un talent, un jeton Défense ou une potion annule une touche ; les talents ne coûtent rien, commencez par eux. Chaque touche restante est une blessure, et la seconde tue.
guide-title-mission = Une mission
guide-mission = Lancez vos dés : si vous atteignez le nombre de la mission, la récompense est à vous. Sinon, vous payez la pénalité, s’il y en a une.
guide-title-fight = Ripostez
guide-fight = Lancez un dé à la fois et arrêtez quand le total vous convient : le premier drapeau capture, s’il y a un piège ici, le second élimine. Les dés non lancés sont perdus.
guide-title-conquest = Conquérez la région
guide-conquest = Le monstre n’est plus là : atteignez le drapeau, et la région est à vous, avec sa gloire ; quelqu’un du clan pourra la gérer. Un total trop bas s’ajoute à celui de l’expédition suivante.
guide-title-judge = Mort ou vif ?
guide-judge = Une capture rapporte de la gloire et de l’or. Une élimination rapporte de la gloire et un trophée, qui compte à la fin ou peut se vendre.
guide-title-take-loot = Butin
guide-take-loot = Qui revient d’une région sans capture, élimination ni conquête prend un de ces jetons. Chacun sert une fois, quand cela vous arrange.
guide-title-homecoming = De retour
guide-homecoming = Le moment de soigner les blessures avec des potions ou de vendre un trophée. Ensuite, un monstre invaincu ferme un bâtiment par la panique, et les salaires sont payés.
guide-title-promote = Un nouveau leader
guide-promote = Votre leader est mort au combat ; quelqu’un prend la relève.
guide-title-desert = Pas d’or, pas de loyauté
guide-desert = Les salaires n’ont pas été payés en entier : un membre s’en va. Gardez un œil sur les salaires, à côté de votre or.
guide-title-nobody-out = Personne n’est parti
guide-nobody-out = C’est permis, mais la gloire se gagne à l’Extérieur. Envoyez quelqu’un pendant cette manche, avec de quoi se battre.
guide-title-clean-up = Le nettoyage
guide-clean-up = Les survivants sont rentrés ; leurs blessures restent. Les salaires sont payés, les missions sont nouvelles, et les places vides de la table sont complétées.
guide-title-wages = Salaires et gloire
guide-wages = Après chaque manche, tout le monde sauf votre leader touche { $low } or ; à partir de { $second } points de gloire { $middle }, à partir de { $third } { $high }. À ces paliers, votre gloire donne aussi un dé de plus par manche, d’abord un violet, puis un jaune.
guide-title-entrance = Un monstre aux Portes
guide-entrance = { $monster } se tient aux Portes de la Citadelle et, après chaque manche, ferme un bâtiment de plus. Un dé rouge ou violet, un piège ou un jeton Défense suffit pour y aller, et la gloire est à qui le bat.
guide-title-dearer = La renommée a un prix
guide-dearer = À { $second } points de gloire, votre clan a un dé de plus à chaque manche, et chacun réclame { $middle } or au lieu de { $low }. Regardez les salaires, à côté de votre or.
guide-title-short = Pas assez pour les salaires
guide-short = Si rien ne change avant la fin de la manche, tout votre or y passe, et le membre à la plus haute réputation s’en va. La Mine donne de l’or, et le Prêteur une pièce par dé.
guide-title-last-round = La dernière manche
guide-last-round = À la fin, les points sont comptés : gloire, réputation, trophées, et affinités de vos gens et de vos régions. Il faut encore payer les salaires avant cela{ $wages ->
        [0] {""}
       *[other] , { $wages } or pour l’instant
    } ; l’or en plus, les jetons et les pièges ne rapportent aucun point.
guide-title-wounded = Blessure : { $member }
guide-wounded = La blessure reste, et une seconde tue. À votre tour, une potion soigne gratuitement qui n’est pas en expédition.
guide-title-died = Une mort au combat
guide-died = Ses dés et tout son bagage sont perdus. Ce sacrifice a rapporté un peu de gloire, et la Taverne ne manque pas de monde.
guide-title-settling = Une région à gérer
guide-settling = Un membre de son affinité, mais pas votre leader, peut gérer cette région : vous ne lui payez plus de salaire, il peut toujours partir en expédition, et une fois par manche la région donne ce que dit sa carte.
guide-title-panic = Panique
guide-panic = La panique a fermé { $the }. Quand quelqu’un battra le monstre aux Portes, tous les bâtiments rouvriront.
guide-title-end = C’était une manche
guide-end = Encore { $more ->
        [one] { $more } manche
       *[other] { $more } manches
    } ; le guide reviendra quand il y aura du nouveau. Le conseil, dans la barre, dit ce qu’il serait bon de jouer, et pourquoi.
