rules-round-title = A round in short
rules-round = Each clan takes the dice of its members and rolls the yellow ones. In turn the clans spend dice: in the Citadel to hire, buy and brew, or outside to send a mercenary on a mission or onto the path of a land. When all dice are spent, the adventure begins: missions are tried, and on each land the monster fights the paths one after the other. Whoever captures or kills it wins glory, and where no monster is left, the land can be conquered. Then the survivors come home, an unbeaten monster spreads panic at the gate, wages are paid, and the next round begins.
rules-lead = The game as it is played here, in our own words. A dagger marks a ruling: the books disagree there, or say nothing.
rules-contents = Contents
rules-find = Find in the rules
rules-hint = potion, wages, R7.5 …
rules-found =
    { $count ->
        [0] No rule found
        [one] One rule
       *[other] { $count } rules
    }
rules-none = No rule has these words. Try one of them alone, or look among “Cards and words”.
rules-ruling = A ruling: the books disagree here, or say nothing.
