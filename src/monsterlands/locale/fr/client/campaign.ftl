campaign-which = Quelle campagne
campaign-one = commencée { $when }, { $state }
campaign-status-open = en cours
campaign-status-won = gagnée
campaign-status-lost = perdue
campaign-status-unreadable = illisible
campaign-new = Nouvelle campagne
campaign-beside = Votre campagne actuelle reste telle quelle : vous pouvez passer de l’une à l’autre à tout moment.
campaign-how = Dix scénarios, l’un après l’autre. Le rang que vous atteignez dit ce qui suit :
campaign-next-hero = Le scénario suivant, en Héroïque ou en Légendaire, au choix.
campaign-next-veteran = Le scénario suivant, en Normal.
campaign-next-trainee = Le même scénario, à la même difficulté.
campaign-next-fodder = Le même, un niveau plus facile. S’il n’y en a pas, la campagne est perdue.
campaign-win = Pour gagner, finissez le dernier scénario au rang Vétéran ou Héros, en Normal ou plus difficile. Moins il faut de parties, mieux c’est. Seules les parties de la campagne comptent.
campaign-begin = En route
campaign-open-text =
    { $count ->
        [0] Aucune partie jouée.
        [one] Une partie jouée.
       *[other] { $count } parties jouées.
    }
campaign-won-text =
    { $count ->
        [one] Gagnée en une partie !
       *[other] Gagnée en { $count } parties !
    }
campaign-lost-text =
    { $count ->
        [one] Perdue après une partie. Les monstres en gardent un bon souvenir.
       *[other] Perdue après { $count } parties. Les monstres en gardent un bon souvenir.
    }
campaign-unreadable-text = Cette campagne ne peut pas continuer ici : { $reason }. Ses parties sont gardées.
campaign-won = réussi
campaign-lost = perdue ici
campaign-here = vous êtes ici
campaign-ahead = à venir
campaign-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
campaign-station = { $number }. { $name }
campaign-under = Une partie est en cours ici.
campaign-on = Il se joue en { $difficulty }.
campaign-play = Jouer { $name }
campaign-later = Il vous reste à l’atteindre.
campaign-played = Parties jouées ici
campaign-result = { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $difficulty }
