## Dadi

colour-S = Forza
colour-M = Magia
colour-P = Persuasione

## Che cosa si ottiene e si paga

gain-glory =
    { $amount ->
        [one] { $amount } punto gloria
       *[other] { $amount } punti gloria
    }
gain-gold =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
gain-defense =
    { $amount ->
        [one] { $amount } segnalino difesa
       *[other] { $amount } segnalini difesa
    }
gain-potions =
    { $amount ->
        [one] { $amount } pozione
       *[other] { $amount } pozioni
    }
gain-venoms =
    { $amount ->
        [one] { $amount } veleno
       *[other] { $amount } veleni
    }
gain-potion_or_venom =
    { $amount ->
        [one] una pozione o un veleno
       *[other] { $amount } tra pozioni e veleni, a scelta
    }
gain-traps =
    { $amount ->
        [one] { $amount } trappola
       *[other] { $amount } trappole
    }
gain-dice =
    { $count ->
        [one] un dado { $dice }
       *[other] dadi { $dice }
    }
gain-loot =
    { $amount ->
        [one] un bottino a faccia in su
       *[other] { $amount } bottini a faccia in su
    }
gain-hire =
    { $amount ->
        [one] un ingaggio gratuito alla Taverna
       *[other] { $amount } ingaggi gratuiti alla Taverna
    }
gain-equipment =
    { $amount ->
        [one] una carta equipaggiamento gratuita dal Bazaar
       *[other] { $amount } carte equipaggiamento gratuite dal Bazaar
    }

dice-exact = { $dice }
dice-free =
    { $amount ->
        [one] un dado ({ $colours })
       *[other] { $amount } dadi ({ $colours })
    }

## Effetti

effect-per_die =
    { $only ->
        [monster] { $signed } a ogni dado { $colours } contro un mostro
        [conquest] { $signed } a ogni dado { $colours } per una conquista
        [power] { $signed } a ogni dado { $colours } lanciato contro di lui
       *[always] { $signed } a ogni dado { $colours }
    }
effect-reroll =
    { $amount ->
        [one] un rilancio di un dado { $colours }
       *[other] { $amount } rilanci di dadi { $colours }
    }
effect-steal =
    { $amount ->
        [one] ruba un dado { $colours } da un percorso adiacente
       *[other] ruba fino a { $amount } dadi { $colours } da un percorso adiacente
    }
effect-divert =
    { $amount ->
        [one] devia un dado di attacco del mostro su un percorso adiacente
       *[other] devia fino a { $amount } dadi di attacco del mostro su un percorso adiacente
    }
effect-monster_bonus = { $signed } al totale contro un mostro
effect-capture_bonus = { $signed } al totale per una cattura
effect-eliminate_bonus = { $signed } al totale per un’eliminazione
effect-conquest_bonus = { $signed } al totale per una conquista
effect-needs_no_trap = cattura senza bisogno di trappole
effect-defense_talents =
    { $against ->
        [all]
            { $amount ->
                [one] annulla un colpo
               *[other] annulla { $amount } colpi
            }
       *[some]
            { $amount ->
                [one] annulla un colpo di un mostro di affinità { $affinities }
               *[other] annulla { $amount } colpi di un mostro di affinità { $affinities }
            }
    }
effect-capture_glory = { $signed } gloria per una cattura
effect-eliminate_glory = { $signed } gloria per un’eliminazione
effect-conquest_glory = { $signed } gloria per una conquista
effect-success_gain = { $gain } se sconfigge un mostro
effect-trophy =
    { $amount ->
        [one] un trofeo da { $amount } punto, da tenere o da vendere
       *[other] un trofeo da { $amount } punti, da tenere o da vendere
    }
effect-gain = dà { $gain }
effect-buy_die =
    { $unassigned ->
        [yes] compra un dado { $colour } per { $price ->
            [one] { $price } moneta
           *[other] { $price } monete
        }, se non è su un percorso
       *[no] compra un dado { $colour } per { $price ->
            [one] { $price } moneta
           *[other] { $price } monete
        }
    }
effect-discount =
    { $amount ->
        [one] sconto di { $amount } moneta { $at }
       *[other] sconto di { $amount } monete { $at }
    }
effect-mine_gold = { $signed } oro nella Miniera
effect-extra_trap_limit =
    { $amount ->
        [one] puoi tenere una trappola in più
       *[other] puoi tenere { $amount } trappole in più
    }
effect-recolour =
    { $amount ->
        [one] converte un dado della scorta in un altro colore
       *[other] converte { $amount } dadi della scorta in altri colori
    }
effect-convert = scambia un dado { $colour } con { $into }
effect-dice = aggiunge { $dice } ai dadi del percorso
effect-extra_affinity_dice =
    { $amount ->
        [one] su una terra della sua affinità lancia un dado di attacco in più degli altri mostri
       *[other] su una terra della sua affinità lancia { $amount } dadi di attacco in più degli altri mostri
    }
effect-extra_entrance_dice =
    { $amount ->
        [one] all’ingresso della Cittadella lancia un dado di attacco in più
       *[other] all’ingresso della Cittadella lancia { $amount } dadi di attacco in più
    }
effect-extra_hits =
    { $amount ->
        [one] ogni suo attacco dà un colpo in più, oltre ai dadi
       *[other] ogni suo attacco dà { $amount } colpi in più, oltre ai dadi
    }
effect-extra_panic =
    { $amount ->
        [one] all’ingresso della Cittadella il suo panico chiude ogni round un edificio in più
       *[other] all’ingresso della Cittadella il suo panico chiude ogni round { $amount } edifici in più
    }
effect-extra_traps =
    { $amount ->
        [one] per catturarlo servono due trappole sul percorso, non una
       *[other] per catturarlo servono { $amount } trappole in più sul percorso
    }
effect-spray =
    { $amount ->
        [one] prima di ogni attacco lancia un dado che può colpire tutti sui suoi percorsi
       *[other] prima di ogni attacco lancia { $amount } dadi che possono colpire tutti sui suoi percorsi
    }
effect-last_lash =
    { $amount ->
        [one] se viene eliminato, ma non catturato, colpisce tutti sui suoi percorsi ancora una volta
       *[other] se viene eliminato, ma non catturato, colpisce tutti sui suoi percorsi altre { $amount } volte
    }
effect-wound_glory = { $signed } gloria per il tuo clan quando ferisce un tuo mercenario
effect-forbids = in battaglia con lui non si usano { $what }
effect-storms_entrance = non si ferma su una terra, va subito all’ingresso della Cittadella
effect-escapes = catturato su una terra, più tardi si libera e va all’ingresso della Cittadella

forbidden-potions = pozioni
forbidden-venoms = veleni
forbidden-defense_talents = talenti difensivi (di mercenari, equipaggiamento o percorsi)
forbidden-weapons = armi
