## Why the server refuses a request: in the browser these are shown as they are

http-nothing-here = il n’y a rien à cette adresse, ou pas avec cette méthode
http-unknown-game = cette partie n’existe pas, ou ce n’est pas son secret
http-unknown-campaign = cette campagne n’existe pas
http-unknown-profile = le serveur ne connaît pas ce profil
http-keeper-only = seule la personne devant la machine du serveur peut le faire
http-all-seats = il faut pour cela les places de toutes les personnes de la partie
http-game-of-group = cette partie appartient à votre groupe ; elle reste tant que vous en faites partie
http-campaign-went-on = sa campagne a continué ensuite ; supprimez d’abord les parties suivantes
http-game-of-others = cette partie appartient à un groupe ; seules les personnes de ce groupe peuvent l’ouvrir
http-campaign-decides = cette partie appartient à une campagne, qui décide de la suite
http-campaign-not-over = une partie de cette campagne n’est pas finie ; finissez-la d’abord
http-not-over = la partie n’est pas finie ; sa sauvegarde sera disponible ensuite
http-disconnected = le client s’est déconnecté
http-no-house-rules = cette maison n’a pas de règles à elle
http-metrics = les mesures sont réservées à l’hôte : demandez-les sur sa machine, ou avec le jeton
http-too-many = trop de requêtes ; attendez un instant et réessayez
http-too-many-games = trop de nouvelles parties depuis votre adresse ou votre profil ; réessayez dans quelques minutes
http-too-many-profiles = trop de nouveaux profils depuis votre adresse ; réessayez dans quelques minutes
http-too-large = la requête dépasse { $most } octets
http-only-here = ce serveur ne répond qu’aux requêtes adressées à { $address }
http-own-page = seule la page de ce serveur peut ouvrir une table
http-other-sites = les pages d’autres sites ne peuvent pas utiliser ce serveur
http-stopping = le serveur s’arrête
http-stopped = le serveur s’arrête ; la requête n’a pas été traitée
http-failed = le serveur n’a pas pu traiter la requête ; son journal dit pourquoi
http-unreadable = les parties sont illisibles ; le journal dit pourquoi
# $reason is in English: what is wrong with a request, a record or the store.
http-reason = { $reason }
