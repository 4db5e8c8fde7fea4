rules-lead = Le jeu tel qu’il se joue ici, avec nos propres mots. Une croix (†) marque une décision : là, les livrets se contredisent ou ne disent rien.
rules-book-lead = Comment jouer, avec des images et des exemples. Les petits nombres mènent aux règles exactes.
rules-tabs = Livret ou règles
rules-book = Livret
rules-every = Toutes les règles
rules-tab-found = { $name } ({ $count })
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-hint = potion, salaires, R7.5…
rules-found =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle
       *[other] { $count } règles
    }
rules-found-passages =
    { $count ->
        [0] Rien trouvé
        [one] Un passage
       *[other] { $count } passages
    }
rules-none = Rien ici ne contient ces mots. Essayez-en un seul, ou cherchez dans « Cartes et mots ».
rules-ruling = Une décision : ici, les livrets se contredisent ou ne disent rien.
