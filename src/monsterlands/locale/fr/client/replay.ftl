replay-title = Revoir : { $title }
replay-controls = Étapes de la partie
replay-first = Au début
replay-back = Étape précédente
replay-on = Étape suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed } ×
replay-step-name = Étape
replay-step-when = Étape { $step } sur { $steps }, manche { $round }, { $phase }
replay-rounds = Manches
replay-to-round = À la manche { $round }
replay-phase-mark = Manche { $round }, { $phase }
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-step = Étape { $step } sur { $steps }
replay-lines = Ce qui s’est passé
replay-silent = Rien à dire sur cette étape.
replay-when = Manche { $round } sur { $rounds }, { $phase }
replay-brought = Importée d’un fichier, elle est désormais parmi vos parties terminées.
replay-unfinished = Cette partie n’est pas encore finie. Ensuite, vous pourrez la revoir en entier.
replay-end = Au résultat
replay-go-on = { notice-play-on }
replay-no-key = Ce navigateur n’a pas la clé de cette partie.
replay-kept = hors ligne : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} sur { $steps }, déjà { $count ->
    [one] revue
   *[other] revues
}
replay-link = Copier un lien vers cette étape
replay-link-share = Partager un lien vers cette étape
replay-link-copied = Le lien vers cette étape est copié.
replay-link-failed = Le lien vers cette étape est dans l’adresse de la page.
replay-views = Que regarder
replay-view-citadel = { tab-citadel }
replay-view-outside = { group-outside }
replay-view-clan = { tab-clan }
replay-view-rivals = { rivals-title }
