## Che cosa succede. Chi ha un posto comincia dicendo chi è: “Tu ingaggi…”, “Il clan d’Aria ingaggia…”.

event-line = { $who } { $what }.
event-round-began = Comincia il round { $round }.
event-pool-ready =
    { $you ->
        [yes] prepari la scorta di dadi: { $dice }
       *[no] prepara la scorta di dadi: { $dice }
    }
event-persuasion-rolled =
    { $you ->
        [yes] lanci { $faces }
       *[no] lancia { $faces }
    }
event-turn-began =
    { $you ->
        [yes] inizi un turno
       *[no] inizia un turno
    }
event-die-deployed =
    { $you ->
        [yes] schieri { $dice } { $at }
       *[no] schiera { $dice } { $at }
    }
event-land-used =
    { $you ->
        [yes] usi la terra { $land }
       *[no] usa la terra { $land }
    }
event-die-spent =
    { $you ->
        [yes] spendi { $dice }
       *[no] spende { $dice }
    }
event-gold-paid =
    { $you ->
        [yes] paghi
       *[no] paga
    } { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }
event-lost =
    { $you ->
        [yes] perdi { $gain }
       *[no] perde { $gain }
    }
event-gained =
    { $surplus ->
        [0] { $you ->
            [yes] ottieni { $gain }
           *[no] ottiene { $gain }
        }
       *[other] { $you ->
            [yes] ottieni { $gain } (ne scarti { $surplus } oltre il limite)
           *[no] ottiene { $gain } (ne scarta { $surplus } oltre il limite)
        }
    }
event-dice-gained =
    { $you ->
        [yes] prendi { $dice }
       *[no] prende { $dice }
    }
event-hired =
    { $you ->
        [yes] ingaggi { $member }
       *[no] ingaggia { $member }
    }
event-beer-bought =
    { $you ->
        [yes] offri un giro di birra
       *[no] offre un giro di birra
    }
event-discount-used =
    { $you ->
        [yes] usi lo sconto di { $card }
       *[no] usa lo sconto di { $card }
    }: { $gold ->
        [one] { $gold } moneta in meno
       *[other] { $gold } monete in meno
    }
event-trap-bought =
    { $you ->
        [yes] compri { $trap }
       *[no] compra { $trap }
    }
event-trap-discarded =
    { $you ->
        [yes] scarti { $trap }
       *[no] scarta { $trap }
    }
event-equipment-bought =
    { $you ->
        [yes] prendi { $equipment } dal Bazaar
       *[no] prende { $equipment } dal Bazaar
    }
event-equipped =
    { $you ->
        [yes] dai { $equipment } a { $member }
       *[no] dà { $equipment } a { $member }
    }
event-equipment-discarded =
    { $you ->
        [yes] scarti { $equipment }
       *[no] scarta { $equipment }
    }
event-loot-taken =
    { $you ->
        [yes] prendi il bottino { $loot }
       *[no] prende il bottino { $loot }
    }
event-loot-used =
    { $you ->
        [yes] usi il bottino { $loot }
       *[no] usa il bottino { $loot }
    }
event-talent-used =
    { $you ->
        [yes] usi il talento di { $member }
       *[no] usa il talento di { $member }
    }
event-novice-used =
    { $you ->
        [yes] converti { $die } in un dado { $colour } con un novizio
       *[no] converte { $die } in un dado { $colour } con un novizio
    }
event-trophy-sold =
    { $you ->
        [yes] vendi il trofeo { $monster }
       *[no] vende il trofeo { $monster }
    }
event-healed =
    { $you ->
        [yes] curi { $member } con una pozione
       *[no] cura { $member } con una pozione
    }
event-settled =
    { $you ->
        [yes] fai colonizzare { $land } a { $member }
       *[no] fa colonizzare { $land } a { $member }
    }
event-assigned =
    { $you ->
        [yes] mandi { $member } sul percorso { $path }
       *[no] manda { $member } sul percorso { $path }
    }
# $alone: il percorso non è già stato detto.
event-path-die =
    { $you ->
        [yes] schieri { $dice }
       *[no] schiera { $dice }
    }{ $alone ->
        [yes] {" "}sul percorso { $path }
       *[no] {""}
    }
event-path-trap =
    { $you ->
        [yes] schieri { $trap } a faccia in giù
       *[no] schiera { $count ->
            [one] una trappola
           *[other] { $count } trappole
        } a faccia in giù
    }{ $alone ->
        [yes] {" "}sul percorso { $path }
       *[no] {""}
    }
event-path-defense =
    { $you ->
        [yes] aggiungi
       *[no] aggiunge
    } { $count ->
        [one] un segnalino difesa
       *[other] { $count } segnalini difesa
    }{ $alone ->
        [yes] {" "}sul percorso { $path }
       *[no] {""}
    }
event-path-potion =
    { $you ->
        [yes] aggiungi
       *[no] aggiunge
    } una pozione{ $alone ->
        [yes] {" "}sul percorso { $path }
       *[no] {""}
    }
event-path-venom =
    { $you ->
        [yes] aggiungi
       *[no] aggiunge
    } un veleno{ $alone ->
        [yes] {" "}sul percorso { $path }
       *[no] {""}
    }
event-dice-given-up =
    { $you ->
        [yes] rinunci a { $amount ->
            [one] un dado
           *[other] { $amount } dadi
        }
       *[no] rinuncia a { $amount ->
            [one] un dado
           *[other] { $amount } dadi
        }
    }
event-rescued =
    { $you ->
        [yes] non hai più nessuno: un novizio prende il comando
       *[no] non ha più nessuno: un novizio prende il comando
    }{ $gold ->
        [0] {""}
        [one] {" "}e porta { $gold } moneta
       *[other] {" "}e porta { $gold } monete
    }
event-docked =
    { $offer ->
        [monster] { $count ->
            [one] Un nuovo mostro: { $cards }.
           *[other] Nuovi mostri: { $cards }.
        }
        [land] { $count ->
            [one] Una nuova terra: { $cards }.
           *[other] Nuove terre: { $cards }.
        }
        [mission] { $count ->
            [one] Una nuova missione: { $cards }.
           *[other] Nuove missioni: { $cards }.
        }
        [tavern] Novità alla Taverna: { $cards }.
        [lodge] Novità nel Capanno del Cacciatore: { $cards }.
        [bazaar] Novità nel Bazaar: { $cards }.
        [loot] Nuovo bottino: { $cards }.
        [header] { $typed ->
            [yes] { $count ->
                [one] Il suo modificatore di percorso: { $cards }.
               *[other] I loro modificatori di percorso: { $cards }.
            }
           *[no] Ci portano nuovi percorsi.
        }
        [entrance] Un mostro arriva all’ingresso: { $cards }.
       *[tokens] Nuovi segnalini: { $cards }.
    }
docked-mission = { $mission } (con { $objective } o più: { $reward })
docked-contract = { $mission } (consegna { $pay } per { $left } o { $right })
event-reshuffled =
    { $offer ->
        [monster] I mostri scartati sono mescolati in un nuovo mazzo.
        [tavern] I mercenari scartati sono mescolati in un nuovo mazzo.
        [lodge] Le trappole scartate sono mescolate in una nuova pila.
        [loot] I bottini usati sono mescolati in una nuova pila.
        [tokens] I segnalini usati da Madhala sono mescolati in una nuova pila.
       *[other] Gli scarti sono mescolati in una nuova pila.
    }
event-clan-founded =
    { $you ->
        [yes] guidi il clan { $affinity ->
            [Acqua] d’Acqua
            [Aria] d’Aria
           *[other] di { $affinity }
        }
       *[no] entra in gioco
    }
event-first-player =
    { $you ->
        [yes] hai la tessera primo giocatore
       *[no] ha la tessera primo giocatore
    }
event-deployment-ended = Tutti i dadi sono schierati: comincia l’avventura.
event-activated =
    { $against ->
        [mission] { $you ->
            [yes] affronti la missione con { $member } sul percorso { $path }
           *[no] affronta la missione con { $member } sul percorso { $path }
        }
        [monster] { $you ->
            [yes] contrattacchi con { $member } sul percorso { $path }
           *[no] contrattacca con { $member } sul percorso { $path }
        }
       *[land] { $you ->
            [yes] tenti la conquista con { $member } sul percorso { $path }
           *[no] tenta la conquista con { $member } sul percorso { $path }
        }
    }
event-trap-revealed =
    { $you ->
        [yes] riveli { $trap } sul percorso { $path }
       *[no] rivela { $trap } sul percorso { $path }
    }
event-die-rolled = { event-persuasion-rolled }
event-rerolled =
    { $rolled ->
        [0] { $you ->
            [yes] rilanci { $die }
           *[no] rilancia { $die }
        }
       *[other] { $you ->
            [yes] rilanci { $die }: { $faces }
           *[no] rilancia { $die }: { $faces }
        }
    }
event-venom-used =
    { $you ->
        [yes] usi { $count ->
            [one] un veleno
           *[other] { $count } veleni
        }
       *[no] usa { $count ->
            [one] un veleno
           *[other] { $count } veleni
        }
    }
event-rolled-total = { $rolled }: { $total }
event-mission-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] arrivi a{" "}
           *[no] arriva a{" "}
        }
    }{ $total } in tutto{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }, obiettivo { $objective }
event-damaged =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] arrivi a{" "}
           *[no] arriva a{" "}
        }
    }{ $damage } in tutto{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    } contro { $monster } ({ $typed ->
        [yes] VC { $cv }, VE { $ev }
       *[no] cattura con { $cv }, eliminazione con { $ev }
    }){ $enough ->
        [none] , non basta
        [no-traps] , ma per la cattura mancano trappole
        [bonus] , basta grazie a un bonus
       *[other] {""}
    }
event-conquest-tried =
    { $rolled ->
        [yes] {""}
       *[no] { $you ->
            [yes] arrivi a{" "}
           *[no] arriva a{" "}
        }
    }{ $total } in tutto{ $more ->
        [no] {""}
       *[yes] {" "}({ $parts })
    }{ $enough ->
        [1] , ne bastano { $needed }
       *[0] , ma { $land } richiede { $needed }
    }
# Che cosa si aggiunge ai dadi di un totale; $amount è scritto con il segno.
total-member = { $amount } { $name }
total-equipment = { total-member }
total-trap = { $amount } da una trappola
total-loot = { $amount } dal bottino
total-path = { $amount } dal percorso
total-monster = { $amount } per il potere di { $name }
total-venom = { $amount } dal veleno
total-carried = { $number } dai percorsi precedenti
event-mission-fulfilled =
    { $you ->
        [yes] completi { $mission }
       *[no] completa { $mission }
    }
event-mission-leftovers =
    { $you ->
        [yes] prendi il premio di consolazione della missione
       *[no] prende il premio di consolazione della missione
    }
event-mission-failed =
    { $you ->
        [yes] fallisci la missione sul percorso { $path }
       *[no] fallisce la missione sul percorso { $path }
    }
event-contract-kept =
    { $you ->
        [yes] onori il contratto { $mission } con { $pay }
       *[no] onora il contratto { $mission } con { $pay }
    }
event-contract-declined =
    { $you ->
        [yes] rifiuti il contratto { $mission } ({ $pay })
       *[no] rifiuta il contratto { $mission } ({ $pay })
    }
event-monster-attacked =
    { $rolled ->
        [0] { $monster } attacca il percorso { $path } con { $dice ->
            [one] un dado di attacco
           *[other] { $dice } dadi di attacco
        }.
       *[other] { $missed ->
            [yes] { $monster } attacca il percorso { $path } e lancia { $faces }: nessun colpo.
           *[no] { $monster } attacca il percorso { $path } e lancia { $faces }.
        }
    }
event-sprayed =
    { $rolled ->
        [0] Prima { $monster } prende di mira tutti.
       *[other] { $missed ->
            [yes] Prima { $monster } prende di mira tutti e lancia { $faces }: nessun colpo.
           *[no] Prima { $monster } prende di mira tutti e lancia { $faces }.
        }
    }
event-attack-rolled =
    { $missed ->
        [yes] { $rolled ->
            [one] Il dado di attacco mostra { $faces }: nessun colpo.
           *[other] I dadi di attacco mostrano { $faces }: nessun colpo.
        }
       *[no] { $rolled ->
            [one] Il dado di attacco mostra { $faces }.
           *[other] I dadi di attacco mostrano { $faces }.
        }
    }
event-diverted =
    { $you ->
        [yes] devii { $dice ->
            [one] un dado di attacco
           *[other] { $dice } dadi di attacco
        } sul percorso { $target }
       *[no] devia { $dice ->
            [one] un dado di attacco
           *[other] { $dice } dadi di attacco
        } sul percorso { $target }
    }
event-magic-removed =
    { $you ->
        [yes] rinunci a { $count ->
            [one] un dado Magia per rimuovere un dado di attacco
           *[other] { $count } dadi Magia per rimuovere altrettanti dadi di attacco
        }
       *[no] rinuncia a { $count ->
            [one] un dado Magia per rimuovere un dado di attacco
           *[other] { $count } dadi Magia per rimuovere altrettanti dadi di attacco
        }
    }
event-hit =
    { $you ->
        [yes] subisci { $hits ->
            [one] un colpo
           *[other] { $hits } colpi
        } sul percorso { $path }
       *[no] subisce { $hits ->
            [one] un colpo
           *[other] { $hits } colpi
        } sul percorso { $path }
    }{ $extra ->
        [0] {""}
       *[other] {" "}({ $extra } per il potere del mostro)
    }
event-defended =
    { $you ->
        [yes] annulli { $count ->
            [one] un colpo
           *[other] { $count } colpi
        } ({ $defenses })
       *[no] annulla { $count ->
            [one] un colpo
           *[other] { $count } colpi
        } ({ $defenses })
    }
defended-by-talent = { term-talent }
defended-by-token = { term-defense-token }
defended-by-potion = { term-potion }
event-wounded =
    { $you ->
        [yes] subisci una ferita: { $member }
       *[no] subisce una ferita: { $member }
    }
event-died =
    { $you ->
        [yes] perdi { $member } in battaglia sul percorso { $path }
       *[no] perde { $member } in battaglia sul percorso { $path }
    }
event-captured =
    { $you ->
        [yes] catturi { $monster }
       *[no] cattura { $monster }
    }
event-eliminated =
    { $you ->
        [yes] elimini { $monster } e ne fai un trofeo
       *[no] elimina { $monster } e ne fa un trofeo
    }
event-escaped = { $monster } si libera e punta verso l’ingresso.
event-last-lash = { $monster } sferra a tutti il colpo finale.
event-panic-lifted =
    { $tokens ->
        [one] Il panico è finito: l’edificio chiuso riapre.
       *[other] Il panico è finito: riaprono { $tokens } edifici.
    }
event-conquered =
    { $you ->
        [yes] conquisti { $land }
       *[no] conquista { $land }
    }
event-clean-up-began = L’avventura è finita: tempo di pulizia.
event-came-home =
    { $you ->
        [yes] riporti a casa { $members }
       *[no] riporta a casa { $members }
    }
event-surplus =
    { $you ->
        [yes] scarti { $gain } oltre il limite
       *[no] scarta { $gain } oltre il limite
    }
event-stormed = { $monster } va all’ingresso della Cittadella.
event-driven-off =
    { $count ->
        [one] { $monsters } cede il passo e se ne va.
       *[other] { $monsters } cedono il passo e se ne vanno.
    }
event-panic-spread = Il panico chiude { $the }.
event-promoted =
    { $you ->
        [yes] promuovi { $member } a leader
       *[no] promuove { $member } a leader
    }
event-wages =
    { $short ->
        [yes] { $you ->
            [yes] puoi pagare solo{" "}
           *[no] può pagare solo{" "}
        }{ $gold ->
            [one] { $gold } moneta
           *[other] { $gold } monete
        }{" "}su { $due } di stipendi
       *[no] { $you ->
            [yes] paghi{" "}
           *[no] paga{" "}
        }{ $gold ->
            [one] { $gold } moneta di stipendi
           *[other] { $gold } monete di stipendi
        }
    }
event-deserted =
    { $you ->
        [yes] perdi { $member } per diserzione
       *[no] perde { $member } per diserzione
    }
event-unsettled =
    { $you ->
        [yes] non hai più nessuno sulla terra { $land }
       *[no] non ha più nessuno sulla terra { $land }
    }
event-token-kept =
    { $you ->
        [yes] lasci { $count ->
            [one] un segnalino
           *[other] { $count } segnalini
        } a faccia in giù sul percorso { $path }
       *[no] lascia { $count ->
            [one] un segnalino
           *[other] { $count } segnalini
        } a faccia in giù sul percorso { $path }
    }
event-trick-aimed =
    { $you ->
        [yes] scegli come bersaglio il percorso { $target }
       *[no] sceglie come bersaglio il percorso { $target }
    }
event-parried =
    { $you ->
        [yes] annulli il trucco con un segnalino difesa del percorso { $path }
       *[no] annulla il trucco con un segnalino difesa del percorso { $path }
    }
event-die-stolen =
    { $you ->
        [yes] rubi { $dice } dal percorso { $target }
       *[no] ruba { $dice } dal percorso { $target }
    }
event-granted =
    { $you ->
        [yes] ricevi { $dice } dalla Regina
       *[no] riceve { $dice } dalla Regina
    }
event-misses-rerolled =
    { $rolled ->
        [0] { $dice ->
            [one] Il dado a vuoto viene rilanciato.
           *[other] { $dice } dadi a vuoto vengono rilanciati.
        }
       *[other] { $dice ->
            [one] Il dado a vuoto viene rilanciato: { $faces }
           *[other] { $dice } dadi a vuoto vengono rilanciati: { $faces }
        }{ $missed ->
            [yes] , nessun colpo.
           *[no] .
        }
    }
event-madhala-rolled = ottiene { $red } con il rosso e { $yellow } con il giallo
# $face: del dado Persuasione che lei lancia in più; 0 se lì i suoi dadi non si lanciano.
event-madhala-deployed =
    { $face ->
        [0] va { $to } e schiera { $dice }
       *[other] va { $to } e lancia un dado Persuasione ({ $face })
    }
event-madhala-sent = occupa il percorso { $path }
event-madhala-took = scarta { $cards }
event-madhala-won = vince { $mission } sul percorso { $path }
event-monster-removed = scaccia { $monster } dal percorso { $path }
event-land-removed = prende la terra { $land } dal percorso { $path }
event-game-ended = La partita è finita.
event-undone =
    { $you ->
        [yes] annulli l’ultima mossa
       *[no] annulla l’ultima mossa
    }
