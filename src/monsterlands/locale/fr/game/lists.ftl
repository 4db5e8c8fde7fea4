### French. Codes and values become sentences here and nowhere else.
###
### Dice are shown as letters: F strength, M magic, P persuasion; "P4" is a persuasion die that shows 4.
### $you is "yes" or "no": whether a sentence is about the reader's own clan.
### $typed is "yes" where choices are typed and things are called by ids, "no" where there are titles and buttons.
### .inside is the form for the middle of a sentence, where that differs.
### A message may have .help (what `? NAME` tells) and .also (other names, comma between them).

## Joining

list-comma = { $first }, { $last }
list-or = { $first } ou { $last }
list-and = { $first } et { $last }
list-semicolon = { $first } ; { $last }
nothing = rien
none = aucun
