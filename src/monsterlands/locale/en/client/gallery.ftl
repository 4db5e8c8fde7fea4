gallery-lead = Everything in the box, and what each word of the game means.
gallery-find = Find cards and words
gallery-hint = Name, talent, power …
gallery-kinds = What
gallery-affinities = Affinity
gallery-all = All
gallery-any = Any affinity
gallery-mercenary = Mercenaries
gallery-monster = Monsters
gallery-land = Lands
gallery-equipment = Equipment
gallery-trap = Traps
gallery-loot = Loot
gallery-mission = Missions
gallery-header = Path headers
gallery-word = Words
gallery-cards = Cards
gallery-chosen = The chosen card
gallery-found =
    { $cards ->
        [0] { $terms ->
            [0] Nothing found
            [one] One word
           *[other] { $terms } words
        }
        [one] { $terms ->
            [0] One card
            [one] One card, one word
           *[other] One card, { $terms } words
        }
       *[other] { $terms ->
            [0] { $cards } cards
            [one] { $cards } cards, one word
           *[other] { $cards } cards, { $terms } words
        }
    }
gallery-none =
    { $why ->
        [affinity] None of these has that affinity. Choose “Any affinity” to see them.
       *[text] Nothing here has that name. Try fewer letters, or “All”.
    }
kind-header = path header
