## Gli scenari del Solitario: i loro nomi secondo l’id; altri si chiamano come li chiama la loro edizione

scenario-business-as-usual = Ordinaria amministrazione
scenario-money-is-king = Il denaro è il re
scenario-blitz = Blitz
scenario-no-armor = Nessuna armatura
scenario-fully-loaded = Completamente carico
scenario-under-attack = Sotto attacco
scenario-diversify = Diversifica
scenario-tricky = Trucchi
scenario-missionary = Missionario
scenario-doom = Giorno del giudizio

# Che cosa cambia rispetto al gioco normale; una frase per ogni parte di uno scenario.
special-number = Scenario { $number }.
special-none = Il gioco normale, senza regole speciali.
special-affinity = Guidi il clan { $affinity ->
        [Acqua] d’Acqua
        [Aria] d’Aria
       *[other] di { $affinity }
    }.
special-difficulties = Si gioca a livello { $difficulties }.
special-rounds =
    { $rounds ->
        [one] Dura un round.
       *[other] Dura { $rounds } round.
    }
special-glory = Finisce prima se arrivi a { $glory } punti gloria.
special-start = Cominci con { $gain }.
special-deck = Alla Taverna arrivano solo mercenari con { $dice } tra i loro dadi.
special-closed = Questo scenario chiude { $the }.
special-defenses = Solo le pozioni annullano colpi: nessun talento, equipaggiamento, percorso o segnalino difesa lo fa. I segnalini difesa si possono comunque tenere e consegnare, e i dadi Magia rimuovono ancora dadi di attacco.
special-entrance =
    { $when ->
        [rounds] All’inizio c’è già all’ingresso uno dei mostri più deboli (livello A), e ogni volta che un round comincia con l’ingresso vuoto ne arriva un altro.
       *[start] All’inizio c’è già all’ingresso uno dei mostri più deboli (livello A).
    }
special-beer =
    { $gold ->
        [one] Un giro di birra costa { $gold } moneta.
       *[other] Un giro di birra costa { $gold } monete.
    }
special-tokens =
    { $tokens ->
        [one] Dove Madhala occupa un percorso terra, schiera a faccia in giù un segnalino del modulo Trucchi.
       *[other] Dove Madhala occupa un percorso terra, schiera a faccia in giù { $tokens } segnalini del modulo Trucchi.
    } Le battaglie cominciano con lo scontro: lei rivela tutto, e i suoi trucchi rubano dadi dai tuoi percorsi accanto ai suoi.
special-outside = All’Esterno il dado giallo guida Madhala in un altro modo: { $outside }.
special-misses = I mostri rilanciano una volta ogni dado di attacco che non colpisce.

# Dove il dado giallo porta Madhala all’Esterno: “1 e 2 sul percorso terra di quel numero, 3 sul contratto”.
outside-same = { $faces } sul percorso terra di quel numero
outside-path = { $faces } sul percorso terra { $path }
outside-left = { $faces } sulla missione di dadi
outside-right = { $faces } sul contratto

# Che cosa chiede un grado, e quanto manca.
special-goal = { $rank }: { $goal }.
goal-points =
    { $amount ->
        [one] { $amount } punto vittoria
       *[other] { $amount } punti vittoria
    }
goal-missions =
    { $amount ->
        [one] una missione completata
       *[other] { $amount } missioni completate
    }
goal-all_equipment = un equipaggiamento di ogni tipo
goal-mercenaries =
    { $amount ->
        [one] un mercenario
       *[other] { $amount } mercenari
    } di { $affinities ->
        [all] ogni affinità
        [one] un’affinità
       *[other] { $affinities } affinità
    }
goal-mercenaries-each = mercenari per affinità: { $numbers }
goal-mercenaries-more =
    { $amount } di { $affinities ->
        [rest] ognuna delle altre
        [one] un’altra
       *[other] altre { $affinities }
    }
progress-points = punti { $have } di { $need }
progress-gold = oro { $have } di { $need }
progress-missions = missioni { $have } di { $need }
progress-defense = difesa { $have } di { $need }
progress-traps = trappole { $have } di { $need }
progress-potions = pozioni { $have } di { $need }
progress-venoms = veleni { $have } di { $need }
progress-all_equipment = tipi di equipaggiamento { $have } di { $need }
progress-mercenaries = mercenari per affinità { $have } di { $need }
