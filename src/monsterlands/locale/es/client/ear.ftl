### The table for the ear: a page of text with headings, lists and buttons.

# The heading of the page. $turn is whose turn it is, $round is “Round 2 of 6”, $phase is “deployment”.
ear-title = { $turn }. { $round }, { $phase }
# A button that cannot be used; $why is a sentence.
ear-undo-why = { bar-undo }: { $why }
# Headings of parts of the page.
ear-happened = Lo que ha pasado
ear-own = Mi clan: { $clan }
ear-game = La partida: { $game }
# A name and what it is: “Snailer, monster”.
ear-card = { $name }, { $kind }
# A list of dice: “3 strength, persuasion die, 5”.
ear-dice = { pool-title }: { $dice }
ear-brings = Aporta { $dice }.
# Something that a member carries, and what it does.
ear-equipment = Lleva { $name }: { $text }
ear-novice = Un novato cuesta { $cost } de oro y aporta { $dice }.
# $beer is “A round of beer, 2 gold”, $how a sentence.
ear-beer = { $beer }. { $how }
# A space of a building, and what a die there brings.
ear-gives = { $label }: { $gives }
# A heading in a building.
ear-offers = En oferta
# Buttons.
ear-odds = Probabilidades de { $name }, { $path }
ear-why = ¿Por qué no { $what }?
# A rank of solo play, and what it takes.
ear-goal = { $rank }: { $goal }
# $set is “Go with 2 strength”.
ear-set = { $set }{ $percent ->
    [none] {""}
   *[other] , { $percent } % de cumplirla
}
ear-goes = Va { $name }.

## A fight

# $against is “Monster”, $name its name.
ear-foe = { $against }: { $name }
# $health is “wounded” or “unhurt”.
ear-fighter = { $name }, { $path }, { $health }
# $defense is “Defense” or “Potion”; $count is how many hits it can cancel.
ear-defense = { $defense }: anula { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
}
ear-rolled = Dados lanzados: { $dice }
# Headings.
ear-marks = Por alcanzar
ear-against = Contra
ear-choices = Tus opciones
