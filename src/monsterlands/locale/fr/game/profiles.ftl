## Profiles and their devices, and how friends get to the server.

profile-unknown = Ce serveur ne connaît pas votre profil. Rechargez la page pour en créer un nouveau.
profile-bad-secret = Le secret d’un appareil compte { $length } lettres, chiffres, traits d’union et tirets bas.
profile-bad-ticket = Ce code est faux, a déjà servi ou date de plus de dix minutes. Demandez-en un nouveau sur l’autre appareil.
profile-known-device = Ce navigateur a déjà un profil avec ce secret. Le code reste valable.
profile-unknown-device = Votre profil n’a pas cet appareil.
profile-many-devices = Votre profil est déjà sur { $most } appareils. Retirez-en un qui ne sert plus.
profile-revoked = Ce navigateur a été retiré du profil : il n’ouvre plus rien ici.
profile-guesses = Trop d’erreurs. Attendez quelques minutes, puis réessayez.

house-no-network = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut l’atteindre. Connectez-le, puis réessayez.
house-no-port = Le serveur ne peut pas écouter sur le réseau local : { $reason }
