## Clans and members

# .inside: not at the beginning of a sentence.
clan-you = Vous
    .inside = vous
clan-other = { $affinity ->
        [Eau] Le clan d’Eau
        [Air] Le clan d’Air
       *[other] Le clan de { $affinity }
    }
    .inside = { $affinity ->
        [Eau] le clan d’Eau
        [Air] le clan d’Air
       *[other] le clan de { $affinity }
    }
clan-unnamed = { player-seat }
    .inside = joueur { $number }
clan-madhala = { token-madhala }
member-novice = un novice

## Gold that comes in before the wages are due

income =
    { $kind ->
        [carried] { $name } rapporte { $gold }
        [contract] le contrat rapporte { $gold }
        [loot] { $name } rapporte { $gold }
        [talent] { $name } rapporte { $gold }
        [mission] la mission rapporte jusqu’à { $gold }
       *[capture] capturer { $name } rapporte { $gold }
    }
