## Clans and members

# .inside: not at the beginning of a sentence.
clan-you = You
    .inside = you
clan-other = The { $affinity } clan
    .inside = the { $affinity } clan
clan-unnamed = Player { $number }
    .inside = player { $number }
clan-madhala = Madhala
member-novice = a novice
