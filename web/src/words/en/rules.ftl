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
