gallery-lead = Everything in the box, and what each word of the game means.
gallery-find = Find cards and words
gallery-hint = Name, talent, power …
# The name of a choice among mercenaries, monsters, lands …
gallery-kinds = Kind
gallery-all = All
gallery-any = Any affinity
gallery-mercenary = Mercenaries
gallery-monster = Monsters
gallery-land = { board-lands }
gallery-equipment = Equipment
gallery-trap = { board-traps }
gallery-loot = { loot-title }
gallery-mission = Missions
gallery-header = Path headers
# A heading: words of the game.
gallery-word = Words
gallery-cards = Cards
gallery-chosen = The chosen card
gallery-found =
    { $cards ->
        [0] { $terms ->
            [0] Nothing found
            [one] { $terms } word
           *[other] { $terms } words
        }
        [one] { $terms ->
            [0] { $cards } card
            [one] { $cards } card, { $terms } word
           *[other] { $cards } card, { $terms } words
        }
       *[other] { $terms ->
            [0] { $cards } cards
            [one] { $cards } cards, { $terms } word
           *[other] { $cards } cards, { $terms } words
        }
    }
gallery-none =
    { $why ->
        [affinity] None of these has that affinity. Choose “Any affinity” to see them.
       *[text] Nothing here has that name. Try fewer letters, or “All”.
    }
