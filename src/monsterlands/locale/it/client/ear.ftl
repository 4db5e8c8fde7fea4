### The table for the ear: a page of text with headings, lists and buttons.

# The heading of the page. $turn is whose turn it is, $round is “Round 2 of 6”, $phase is “deployment”.
ear-title = { $turn }. { $round }, { $phase }
# A button that cannot be used; $why is a sentence.
ear-undo-why = { bar-undo }: { $why }
# Headings of parts of the page.
ear-happened = Che cosa è successo
ear-own = Il mio clan: { $clan }
ear-game = La partita: { $game }
# A name and what it is: “Snailer, monster”.
ear-card = { $name }, { $kind }
# A list of dice: “3 strength, persuasion die, 5”.
ear-dice = { pool-title }: { $dice }
ear-brings = Porta { $dice }.
# Something that a member carries, and what it does.
ear-equipment = Porta con sé { $name }: { $text }
ear-novice = Un novizio costa { $cost } oro e porta { $dice }.
# $beer is “A round of beer, 2 gold”, $how a sentence.
ear-beer = { $beer }. { $how }
# A space of a building, and what a die there brings.
ear-gives = { $label }: { $gives }
# A heading in a building.
ear-offers = In offerta
# Buttons.
ear-odds = Probabilità di { $name }, { $path }
ear-why = Perché non { $what }?
# A rank of solo play, and what it takes.
ear-goal = { $rank }: { $goal }
# $set is “Go with 2 strength”.
ear-set = { $set }{ $percent ->
    [none] {""}
   *[other] , riuscita { $percent }%
}
ear-goes = Va { $name }.

## A fight

# $against is “Monster”, $name its name.
ear-foe = { $against }: { $name }
# $health is “wounded” or “unhurt”.
ear-fighter = { $name }, { $path }, { $health }
# $defense is “Defense” or “Potion”; $count is how many hits it can cancel.
ear-defense = { $defense }: annulla { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
ear-rolled = Dadi lanciati: { $dice }
# Headings.
ear-marks = Da raggiungere
ear-against = Contro
ear-choices = Le tue scelte
