gallery-lead = Tout ce que contient la boîte, et le sens de chaque mot du jeu.
gallery-find = Chercher des cartes et des mots
gallery-hint = Nom, talent, pouvoir…
gallery-kinds = Catégorie
gallery-all = Tout
gallery-any = Toute affinité
gallery-mercenary = Mercenaires
gallery-monster = Monstres
gallery-land = { board-lands }
gallery-equipment = Équipement
gallery-trap = { board-traps }
gallery-loot = { loot-title }
gallery-mission = Missions
gallery-header = Listes d’expéditions
gallery-word = Mots
gallery-cards = Cartes
gallery-chosen = La carte choisie
gallery-found =
    { $cards ->
        [0] { $terms ->
            [0] Rien trouvé
            [one] Un mot
           *[other] { $terms } mots
        }
        [one] { $terms ->
            [0] Une carte
            [one] Une carte, un mot
           *[other] Une carte, { $terms } mots
        }
       *[other] { $terms ->
            [0] { $cards } cartes
            [one] { $cards } cartes, un mot
           *[other] { $cards } cartes, { $terms } mots
        }
    }
gallery-none =
    { $why ->
        [affinity] Aucun de ces éléments n’a cette affinité. Choisissez « Toute affinité » pour tout voir.
       *[text] Rien ici ne porte ce nom. Essayez avec moins de lettres, ou « Tout ».
    }
