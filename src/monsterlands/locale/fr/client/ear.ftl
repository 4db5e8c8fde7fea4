### The table for the ear: a page of text with headings, lists and buttons.

# The heading of the page. $turn is whose turn it is, $round is “Round 2 of 6”, $phase is “deployment”.
ear-title = { $turn }. { $round }, { $phase }
# A button that cannot be used; $why is a sentence.
ear-undo-why = { bar-undo } : { $why }
# Headings of parts of the page.
ear-happened = Ce qui s’est passé
ear-own = Mon clan : { $clan }
ear-game = La partie : { $game }
# A name and what it is: “Snailer, monster”.
ear-card = { $name }, { $kind }
# A list of dice: “3 strength, persuasion die, 5”.
ear-dice = { pool-title } : { $dice }
ear-brings = Apporte { $dice }.
# Something that a member carries, and what it does.
ear-equipment = Porte { $name } : { $text }
ear-novice = Un novice coûte { $cost } or et apporte { $dice }.
# $beer is “A round of beer, 2 gold”, $how a sentence.
ear-beer = { $beer }. { $how }
# A space of a building, and what a die there brings.
ear-gives = { $label } : { $gives }
# A heading in a building.
ear-offers = En vente
# Buttons.
ear-odds = Chances de { $name }, { $path }
ear-why = Pourquoi pas { $what } ?
# A rank of solo play, and what it takes.
ear-goal = { $rank } : { $goal }
# $set is “Go with 2 strength”.
ear-set = { $set }{ $percent ->
    [none] {""}
   *[other] , { $percent } % de réussite
}
ear-goes = { $name } part.

## A fight

# $against is “Monster”, $name its name.
ear-foe = { $against } : { $name }
# $health is “wounded” or “unhurt”.
ear-fighter = { $name }, { $path }, { $health }
# $defense is “Defense” or “Potion”; $count is how many hits it can cancel.
ear-defense = { $defense } : annule { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
ear-rolled = Dés lancés : { $dice }
# Headings.
ear-marks = À atteindre
ear-against = Contre
ear-choices = Vos choix
