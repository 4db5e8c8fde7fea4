## Domande

question-waiting = { $who } sta scegliendo.
question-choose-affinity = Quale affinità avrà il tuo clan?
question-turn =
    { $stage ->
        [before] Tocca a te. Schiera dadi nella Cittadella o manda un mercenario all’Esterno.
       *[after] { $free ->
            [0] { $solo ->
                [yes] La tua azione è fatta: termina il turno per continuare.
               *[no] La tua azione è fatta: termina il turno per passare la mano.
            }
           *[other] La tua azione è fatta. Se vuoi, usa azioni gratuite, poi termina il turno.
        }
    }
question-lodge =
    { $chosen ->
        [no] Quali trappole compri? { $off }
       *[yes] Hai scelto { $basket } per { $price ->
            [one] { $price } moneta
           *[other] { $price } monete
        }{ $cheaper ->
            [yes] {" "}invece di { $cost }
           *[no] {""}
        }. Altre trappole, o basta così? { $off }
    }
# Quanto si toglie da un prezzo, e perché. $other: per il dado Persuasione più alto che era lì prima.
price-off =
    { $other ->
        [0] Il tuo P{ $own } toglie { $own ->
            [one] { $own } moneta
           *[other] { $own } monete
        }{ $sum ->
            [yes] {" "}dal totale
           *[no] {""}
        }; paghi sempre almeno 1.
       *[other] Il tuo P{ $own } e il P{ $other } più alto che è lì tolgono { $own } + { $other } = { $off } monete{ $sum ->
            [yes] {" "}dal totale
           *[no] {""}
        }; paghi sempre almeno 1.
    }
price-discount =
    { $before ->
        [0] { $discount ->
            [one] Gli sconti tolgono { $discount } moneta; il prezzo può scendere a 0.
           *[other] Gli sconti tolgono { $discount } monete; il prezzo può scendere a 0.
        }
       *[other] Gli sconti ne tolgono altre { $discount }; il prezzo può scendere a 0.
    }
price-could =
    { $discount ->
        [one] { $who } può toglierne un’altra.
       *[other] { $who } può toglierne altre { $discount }.
    }
question-alchemist = Prendi { $tokens } segnalini. Quante pozioni? Gli altri sono veleni.
question-tavern =
    { $free ->
        [0] { $beer ->
            [0] Chi ingaggi? { $off }
           *[other] Facce nuove alla Taverna. Ingaggia qualcuno, o basta così. { $off }
        }
       *[other] Chi ingaggi gratis?
    }
question-armory = Quanti segnalini difesa? { $off }
question-pawn = Altri dadi in pegno, o basta così?
question-bazaar =
    { $free ->
        [0] Quale equipaggiamento compri? { $off }
       *[other] Quale equipaggiamento prendi gratis?
    }
question-equip = A chi va { $equipment }?
question-hand-on = { $equipment } ha lasciato il posto a un’altra carta. A chi va?
question-move-equipment = A chi passa l’equipaggiamento di { $member } ({ $type })?
question-settle = Chi colonizza { $land }?
question-assign = Chi va sul percorso { $path }?
question-deploy-dice = Quale dado schieri ({ $target })?{ $left ->
        [0] {""}
        [1] {""}
       *[other] {" "}Ne servono { $left }.
    }
question-load = Percorso { $path } finora: { $load }. Che altro aggiungi?
question-take-loot =
    { $phase ->
        [adventure] Chi sopravvive su una terra e non vince nulla prende un bottino. Quale prendi?
       *[other] Quale bottino prendi?
    }
question-convert = { $loot }: quale dado scambi?
question-brew = Una pozione o un veleno?
question-fight =
    { $against ->
        [mission] { $member } sul percorso { $path }: { $foe } richiede { $needed } o più, per { $reward }.
        [land] { $member } sul percorso { $path }: { $foe } si conquista con { $needed } o più, per { $reward }.
       *[monster] { $member } sul percorso { $path } contro { $foe }: { $capture ->
            [yes] cattura con { $cv }, eliminazione con { $ev }.
           *[no] eliminazione con { $ev }; per la cattura, con { $cv }, { $needed ->
                [one] serve qui una trappola
               *[other] servono qui { $needed } trappole
            }.
        }
    }
fight-total = Totale { $total }{ $rolled ->
        [none] {""}
       *[other] {" "}(risultato: { $rolled })
    }{ $carried ->
        [0] {""}
        [all] , dai percorsi precedenti
       *[other] , di cui { $carried } dai percorsi precedenti
    }{ $dice ->
        [none] .
       *[other] ; ancora da lanciare: { $dice }.
    }
# $foe: un mostro già sconfitto che colpisce ancora; oppure none.
note-defend = { $foe ->
        [none] {""}
       *[other] { $foe } è sconfitto; questo è il suo colpo finale.{" "}
    }Ogni talento, segnalino difesa o pozione annulla un colpo. I talenti possono essere del mercenario, del suo equipaggiamento o del percorso.
note-magic = Un dado di attacco colpisce con { $least } o più. Un dado Magia a cui rinunci non può contrattaccare. La domanda torna dopo ogni dado; le probabilità presumono il gioco che porta più gloria.
note-rolling = Lancia uno per uno o tutti insieme, e fermati quando vuoi. I dadi che non lanci vanno persi.
note-capture =
    { $reached ->
        [yes] Se ti fermi ora catturi { $monster }; con { $ev } o più lo elimini.
       *[no] { $more ->
            [0] Con { $least }
           *[other] Da { $least } a { $most }
        } catturi { $monster }, con { $ev } o più lo elimini: lancia uno per uno, per fermarti in tempo.
    }{ $either ->
        [0] {""}
       *[other] {" "}Da { $either } a { $most } puoi scegliere.
    }
# Dove un bonus rende l’eliminazione più facile.
note-easier = Con { $ev } o più elimini { $monster }; { $more ->
        [0] con { $least }
       *[other] da { $least } a { $most }
    } puoi invece catturarlo.
note-eliminated = Hai raggiunto { $ev }: { $monster } viene eliminato, non catturato. Lanciare ancora non cambia nulla.
prize-elimination = { $gain } e il trofeo
prize-conquest = { $gain } e la terra
mark-lowered = { $printed } sulla carta, { $less } in meno ({ $by }).
mark-lowered-loot = bottino
chances-bracing = sopravvive { $surviving }%, lo sconfigge { $beating }%
ahead-mission = Sul percorso { $path } Madhala vince questa missione per prima: qui non si lancia e non si perde nulla.
ahead-fight =
    { $count ->
        [one] Il percorso { $paths } affronta { $monster } per primo
       *[other] I percorsi { $paths } affrontano { $monster } per primi
    }: se lì viene sconfitto, { $land ->
        [none] qui non si combatte
       *[other] qui resta solo { $land } da conquistare
    }; se no, il danno passa qui.{ $loot ->
        [yes] { " " }Le probabilità qui non contano ciò che i tuoi bottini potrebbero aggiungere là.
       *[no] { "" }
    }
ahead-driven-away = Sul percorso { $path } Madhala scaccia prima { $monster }: qui non si combatte, resta solo { $land } da conquistare.
ahead-fight-or-away = Se { $monster } viene sconfitto su { $paths }, Madhala sul percorso { $path } prende { $land } e qui non resta nulla; se no, lei scaccia { $monster }, e { $land } si può conquistare.
ahead-no-monster = Qui nessun mostro: non si combatte, c’è solo { $land } da conquistare.
ahead-nothing =
    { $path ->
        [none] Qui non c’è nulla da combattere né da conquistare; chi ci va porta a casa un bottino.
       *[other] Madhala sul percorso { $path } non lascia nulla da combattere né da conquistare; chi va qui porta a casa un bottino.
    }
attack-told = Qui lancia { $dice ->
        [one] un dado di attacco
       *[other] { $dice } dadi di attacco
    }{ $sources ->
        [none] .
       *[other] : { $sources }.
    }
attack-source = { $dice } { $source ->
        [land] per la terra della sua affinità
        [round] per il round { $round }
        [entrance] all’ingresso
       *[card] sulla carta
    }
fight-capture-bonus = È compreso un bonus di { $amount } per la cattura.
fight-elimination-bonus = È compreso un bonus di { $amount } per l’eliminazione.
question-defend =
    { $hits ->
        [one] { $monster } colpisce { $member } (percorso { $path }).
       *[other] { $monster } colpisce { $member } { $hits } volte (percorso { $path }).
    } { $wounded ->
        [yes] { $member } ha già una ferita: un’altra uccide.
       *[no] La seconda ferita uccide.
    }
question-remove-magic = { $monster } sta per lanciare contro { $member } (percorso { $path }, dadi: { $dice }). Rinunci a dadi Magia? Ognuno rimuove un dado di attacco.
question-divert = { $member } può deviare { $amount ->
        [one] un dado di attacco
       *[other] fino a { $amount } dadi di attacco
    } di { $monster } su un percorso adiacente a { $path }. Su quale?
question-reveal =
    { $member } sul percorso { $path }, contro { $monster }: riveli { $tokens ->
        [one] { $trap }
       *[other] { $trap }, segnalino { $number } di { $tokens }
    } ({ $effect })?{ $aimless ->
        [yes] {" "}A un trucco serve un percorso adiacente con qualcuno sopra: qui non c’è.
       *[no] {""}
    }
question-aim = Quale bersaglio per { $trap } dal percorso { $path }? Effetto: { $effect }.
question-parry = { $trap } sul percorso { $path } ({ $clan }) prende di mira { $member } sul percorso { $target } (dadi: { $dice }): { $effect }. Lo annulli con un segnalino difesa?
question-steal = { $dice ->
        [one] Quale dado rubi a { $member } sul percorso { $target } (dadi: { $there })?
       *[other] Quali dadi rubi a { $member } sul percorso { $target } (dadi: { $there })? In tutto { $dice }; il primo:
    }
question-deflect = { $monster } attacca { $member } sul percorso { $path }. Quanti dadi di attacco devia { $trap } sul percorso { $target }: { $who }?
question-judge = Il tuo totale basta per entrambe le cose: che ne fai di { $monster }?
question-glory =
    { $achievement ->
        [capture] Una cattura! Usi un bottino per altra gloria?
        [elimination] Un’eliminazione! Usi un bottino per altra gloria?
       *[conquest] Una conquista! Usi un bottino per altra gloria?
    }
question-contract = { $member } è lì per il contratto (percorso { $path }): consegni { $pay } per { $reward }?
question-pay-traps =
    { $traps ->
        [one] Quale trappola consegni?
       *[other] Quali trappole consegni? Ne servono { $traps }; la prima:
    }
question-homecoming = Sono tutti a casa. Se vuoi, usa azioni gratuite, poi concludi. { $wages ->
        [0] Niente stipendi da pagare.
       *[other] { $enough ->
            [unsure] Gli stipendi sono al massimo{" "}
           *[other] Gli stipendi sono{" "}
        }{ $wages ->
            [one] { $wages } moneta
           *[other] { $wages } monete
        }{ $enough ->
            [yes] , e ne hai { $gold }.
            [loot] ; ne hai { $gold }, più { $loot } dai bottini.
            [unsure] , e ne hai { $gold }.
           *[no] , e ne hai { $gold }: qualcuno diserterà.
        }
    }
question-promote = Hai perso il leader. Chi guida ora il clan?
question-desert = Non puoi pagare tutti gli stipendi, quindi qualcuno diserta. Chi?
question-inherit = { $equipment } resta qui ({ $type }: { $effect }). A chi va?
question-grant-die = La Sovvenzione della regina: quale dado prendi?
question-grant = E quale dono prendi dalla Regina?
question-overflow = Hai { $traps } trappole e puoi tenerne { $limit }. Quale scarti?
