rules-lead = The game as it is played here, in our own words. A dagger marks a ruling: the books disagree there, or say nothing.
rules-book-lead = How to play, with pictures and examples. The small numbers lead to the exact rules.
rules-tabs = Rulebook or rules
rules-book = Rulebook
rules-every = Every rule
# $count is how often the searched words occur there.
rules-tab-found = { $name } ({ $count })
rules-contents = Contents
rules-find = Find in the rules
# Examples of what can be searched for.
rules-hint = potion, wages, R7.5 …
rules-found =
    { $count ->
        [0] No rule found
        [one] One rule
       *[other] { $count } rules
    }
rules-found-passages =
    { $count ->
        [0] Nothing found
        [one] One passage
       *[other] { $count } passages
    }
rules-none = Nothing here has these words. Try one of them alone, or look in “Cards and words”.
rules-ruling = A ruling: the books disagree here, or say nothing.
