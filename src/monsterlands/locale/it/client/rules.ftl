rules-lead = Il gioco come si gioca qui, con parole nostre. Una croce (†) segna una decisione: lì i manuali si contraddicono, o tacciono.
rules-book-lead = Come si gioca, con figure ed esempi. I numeri piccoli portano alle regole esatte.
rules-tabs = Manuale o regole
rules-book = Manuale
rules-every = Tutte le regole
rules-tab-found = { $name } ({ $count })
rules-contents = Indice
rules-find = Cerca nelle regole
rules-hint = pozione, stipendi, R7.5…
rules-found =
    { $count ->
        [0] Nessuna regola
        [one] Una regola
       *[other] { $count } regole
    }
rules-found-passages =
    { $count ->
        [0] Nessun risultato
        [one] Un passo
       *[other] { $count } passi
    }
rules-none = Qui non ci sono queste parole. Prova con una sola, o guarda tra “Carte e parole”.
rules-ruling = Una decisione: qui i manuali si contraddicono, o tacciono.
