## Clans and members

# .inside: not at the beginning of a sentence.
clan-you = Tú
    .inside = tú
clan-other = El clan de { $affinity }
    .inside = el clan de { $affinity }
clan-unnamed = { player-seat }
    .inside = jugador { $number }
clan-madhala = { token-madhala }
member-novice = un novato

## Gold that comes in before the wages are due

income =
    { $kind ->
        [carried] { $name } lleva { $gold } de oro
        [contract] { $gold } de oro por el contrato
        [loot] { $gold } de oro de { $name }
        [talent] { $gold } de oro de { $name }
        [mission] hasta { $gold } de oro por la misión
       *[capture] { $gold } de oro por capturar a { $name }
    }
