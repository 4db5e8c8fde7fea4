## Messages to people whose page is closed. They name nothing that is hidden.

push-turn = Monster Lands : à vous de jouer
    .text = Manche { $round } sur { $rounds }{ $others ->
        [0] .
       *[other] , avec { $names }.
    }
push-begun = Monster Lands : votre partie a commencé
    .text = Vous jouez avec { $names }.
push-undo = Monster Lands : êtes-vous d’accord ?
    .text = { $name } aimerait annuler une étape.
push-rematch = Monster Lands : on remet ça ?
    .text = { $name } vous attend dans le salon.

# Why a browser cannot get such messages.
push-none = Ce serveur n’envoie pas de messages aux pages fermées. La personne qui l’héberge peut installer ce qui manque.
push-bad-endpoint = Impossible d’envoyer des messages au service push de ce navigateur : il faut une adresse https avec un nom, sans port.
push-bad-keys = Les clés de cet abonnement sont abîmées. Abonnez-vous à nouveau.
