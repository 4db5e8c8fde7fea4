## Clan e membri

# .inside: non a inizio frase.
clan-you = Tu
    .inside = tu
clan-other =
    { $affinity ->
        [Acqua] Il clan d’Acqua
        [Aria] Il clan d’Aria
       *[other] Il clan di { $affinity }
    }
    .inside =
    { $affinity ->
        [Acqua] il clan d’Acqua
        [Aria] il clan d’Aria
       *[other] il clan di { $affinity }
    }
clan-unnamed = { player-seat }
    .inside = giocatore { $number }
clan-madhala = { token-madhala }
member-novice = un novizio

## Oro che entra prima di pagare gli stipendi

income =
    { $kind ->
        [carried] { $gold ->
            [one] { $name } porta { $gold } moneta
           *[other] { $name } porta { $gold } monete
        }
        [contract] { $gold ->
            [one] { $gold } moneta per il contratto
           *[other] { $gold } monete per il contratto
        }
        [loot] { $gold ->
            [one] { $gold } moneta da { $name }
           *[other] { $gold } monete da { $name }
        }
        [talent] { $gold ->
            [one] { $gold } moneta da { $name }
           *[other] { $gold } monete da { $name }
        }
        [mission] { $gold ->
            [one] fino a { $gold } moneta per la missione
           *[other] fino a { $gold } monete per la missione
        }
       *[capture] { $gold ->
            [one] { $gold } moneta per la cattura di { $name }
           *[other] { $gold } monete per la cattura di { $name }
        }
    }
