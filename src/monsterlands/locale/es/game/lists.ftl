### Spanish. Codes and values become sentences here and nowhere else.
###
### Dice are letters: F fuerza, M magia, P persuasión; "P4" is a persuasion die that shows 4.
### The reader is addressed as tú; buttons and labels of choices are infinitives.

## Joining

list-comma = { $first }, { $last }
list-or = { $first } o { $last }
list-and = { $first } y { $last }
list-semicolon = { $first }; { $last }
nothing = nada
none = ninguno
