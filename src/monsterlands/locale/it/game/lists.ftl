### Italiano. Codici e valori diventano frasi qui e in nessun altro luogo.
###
### I dadi sono lettere: F Forza, M Magia, P Persuasione; “P4” è un dado Persuasione che mostra 4.
### $you vale "yes" o "no": se una frase riguarda il clan di chi legge.
### $typed vale "yes" dove le scelte si digitano e le cose si chiamano con i loro id, "no" dove ci sono titoli e pulsanti.
### .inside è la forma per l’interno di una frase, dove è diversa.
### Un messaggio può avere .help (ciò che dice `? NOME`) e .also (altri nomi, separati da virgole).

## Elenchi

list-comma = { $first }, { $last }
list-or = { $first } o { $last }
list-and = { $first } e { $last }
list-semicolon = { $first }; { $last }
nothing = niente
none = nessuno
