## Pictures to save or to send

picture-result = Une image du résultat
picture-table = Une image de la table
picture-note = Elle montre ce qui est visible sur la table. Les pièges face cachée le restent, les vôtres aussi.
picture-link = Lien pour revoir la partie
picture-link-note = Avec ce lien, qui a joué cette partie peut la revoir en entier.
picture-share = Partager…
picture-unshared = Le partage a échoué. Enregistrez plutôt l’image.
picture-save = Enregistrer l’image
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
picture-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
picture-madhala = { token-madhala }
