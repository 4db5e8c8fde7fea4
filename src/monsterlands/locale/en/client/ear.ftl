### The table for the ear: a page of text with headings, lists and buttons.

# The heading of the page. $turn is whose turn it is, $round is “Round 2 of 6”, $phase is “deployment”.
ear-title = { $turn }. { $round }, { $phase }
# A button that cannot be used; $why is a sentence.
ear-undo-why = { bar-undo }: { $why }
# Headings of parts of the page.
ear-happened = What happened
ear-own = My clan: { $clan }
ear-game = The game: { $game }
# A name and what it is: “Snailer, monster”.
ear-card = { $name }, { $kind }
# A list of dice: “3 strength, persuasion die, 5”.
ear-dice = { pool-title }: { $dice }
ear-brings = Brings { $dice }.
# Something that a member carries, and what it does.
ear-equipment = Carries { $name }: { $text }
ear-novice = A novice costs { $cost } gold and brings { $dice }.
# $beer is “A round of beer, 2 gold”, $how a sentence.
ear-beer = { $beer }. { $how }
# A space of a building, and what a die there brings.
ear-gives = { $label }: { $gives }
# A heading in a building.
ear-offers = On offer
# Buttons.
ear-odds = Chances of { $name }, { $path }
ear-why = Why not { $what }?
# A rank of solo play, and what it takes.
ear-goal = { $rank }: { $goal }
# $set is “Go with 2 strength”.
ear-set = { $set }{ $percent ->
    [none] {""}
   *[other] , { $percent } % to fulfil it
}
ear-goes = { $name } goes.

## A fight

# $against is “Monster”, $name its name.
ear-foe = { $against }: { $name }
# $health is “wounded” or “unhurt”.
ear-fighter = { $name }, { $path }, { $health }
# $defense is “Defense” or “Potion”; $count is how many hits it can cancel.
ear-defense = { $defense }: cancels { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
ear-rolled = Rolled: { $dice }
# Headings.
ear-marks = To reach
ear-against = Against
ear-choices = Your choices
