## Clans and members

# .inside: not at the beginning of a sentence.
clan-you = You
    .inside = you
clan-other = The { $affinity } clan
    .inside = the { $affinity } clan
clan-unnamed = { player-seat }
    .inside = player { $number }
clan-madhala = { token-madhala }
member-novice = a novice

## Gold that comes in before the wages are due

income =
    { $kind ->
        [carried] { $name } carries { $gold } gold
        [contract] { $gold } gold for the contract
        [loot] { $gold } gold from { $name }
        [talent] { $gold } gold from { $name }
        [mission] up to { $gold } gold for the mission
       *[capture] { $gold } gold for capturing { $name }
    }
