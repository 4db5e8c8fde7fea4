## Scelte. .when: quando si presenta una scelta simile, per chi chiede perché non c’è.

choice-deploy =
    { $building ->
        [alchemist] { $name }, spazio { $space }: { $tokens } tra pozioni e veleni
        [pawn_shop] { $name } con { $die }: oro in cambio di dadi
        [mine] { $name }, spazio { $space }, con { $dice }: { $gold ->
            [one] { $gold } moneta
           *[other] { $gold } monete
        }
       *[other] { $name } con { $die }{ $beside ->
            [0] { "" }
           *[other] {" "}accanto a P{ $beside }, che toglie altri { $beside }
        }: { $offer }
    }
    .when = I dadi vanno in un edificio una volta per turno, come tua azione.
choice-path = Sul percorso { $path }: { $what }
    .when = Un mercenario parte una volta per turno, come tua azione.
choice-land = Usa { $land }: { $dice } per { $gain }
    .when = Una terra colonizzata si usa come azione del turno.
choice-novice = Un novizio converte { $die } in un dado { $colour }
    .when = I novizi aiutano nel tuo turno, prima o dopo l’azione.
choice-talent = Talento di { $member }: { $effect }
    .when = I talenti si usano nel tuo turno, prima o dopo l’azione.
choice-loot = Usa { $loot }: { $effect }{ $dice ->
        [yes] , anche se già lanciato
       *[no] {""}
    }
    .when = I bottini si usano nel tuo turno e al ritorno; quelli per l’Esterno mentre si risolve il tuo percorso.
choice-sell = Vendi il trofeo { $monster }
    .when = I trofei si vendono nel tuo turno, davanti a un contratto e al ritorno.
choice-heal = Cura { $member } con una pozione
    .when = I mercenari si curano nel tuo turno, prima o dopo l’azione, e al ritorno.
choice-settle = Colonizza { $land }: chi la colonizza non vuole stipendio, e la terra si può usare una volta per round ({ $dice } per { $gain })
    .when = Le terre si colonizzano nel tuo turno, prima o dopo l’azione, e al ritorno.
choice-move = Togli { $equipment } a { $member }
    .when = L’equipaggiamento si sposta nel tuo turno, prima o dopo l’azione, e al ritorno.
choice-hire = Ingaggia { $member }: { $what }
    .when = Si ingaggia dopo aver schierato un dado alla Taverna.
choice-brings = porta { $dice }, talento: { $effect }
choice-beer = Un giro di birra: lasciano tutti la Taverna e arrivano facce nuove
    .when = La birra si offre dopo aver schierato un dado alla Taverna, prima di ingaggiare.
choice-discount-talent = Usa lo sconto di { $member }: { $effect }
    .when = Gli sconti si usano mentre compri.
choice-discount-card = Usa lo sconto di { $equipment } ({ $member }): { $effect }
    .when = { choice-discount-talent.when }
choice-trap = Compra { $trap }: { $effect }
    .when = Le trappole si comprano dopo aver schierato un dado nel Capanno del Cacciatore.
choice-equipment = Compra { $equipment }, { $type }: { $effect }
    .when = L’equipaggiamento si compra dopo aver schierato un dado nel Bazaar.
choice-take = Prendi { $loot }: { $effect }
    .when = Un bottino si prende quando qualcosa te lo dà, come una terra dove non hai vinto nulla.
choice-amount =
    { $question ->
        [alchemist] { $mix }
        [armory] { $amount ->
            [one] { $amount } segnalino difesa
           *[other] { $amount } segnalini difesa
        }
        [deflect] { $amount ->
            [0] Nessuno: tutti i dadi di attacco restano qui
           *[other] Deviane { $amount }
        }
       *[other] { $amount }
    }
    .when = Le quantità si chiedono dall’Alchimista, nell’Armeria, e quando un trucco devia dadi di attacco.
choice-no-talent = nessun talento per un percorso
choice-member =
    { $question ->
        [assign] Parte { $member }: { $what }
        [settle] { $member } colonizza: da ora niente stipendio, ma può ancora partire
        [promote] { $member } guida il clan: reputazione { $reputation }, { $what }
        [desert] Se ne va { $member }: reputazione { $reputation }, { $what }
       *[other] { $has ->
            [none] A { $member }
           *[other] A { $member } (ha già { $has })
        }
    }
    .when = Un membro si sceglie quando qualcuno parte, colonizza, riceve equipaggiamento, sale a leader o diserta. Prima scegli il percorso, la terra o la carta.
choice-die =
    { $question ->
        [load] Rinforza con { $die }
        [pawn] Impegna anche { $die }
        [convert] Scambia { $die }
       *[other] Schiera { $die }
    }
    .when = I singoli dadi si scelgono dopo il posto in cui vanno.
choice-load-trap = Schiera { $trap } a faccia in giù: { $effect }
    .when = Le trappole si schierano quando un mercenario va su un percorso terra o all’ingresso.
choice-load-defense = Aggiungi un segnalino difesa
    .when = I segnalini si aggiungono quando un mercenario va su un percorso terra o all’ingresso.
choice-load-potion = Aggiungi una pozione
    .when = { choice-load-defense.when }
choice-load-venom = Aggiungi un veleno
    .when = { choice-load-defense.when }
load-forbidden = inutile contro { $monster }
choice-discard-trap =
    { $question ->
        [pay-traps] Consegna { $trap }: { $effect }
       *[other] Scarta { $trap }: { $effect }
    }
    .when = Le trappole si scartano solo se ne hai troppe o se le chiede un contratto.
choice-discard-equipment = A nessuno: scartalo
    .when = L’equipaggiamento si scarta solo se deve fare posto o se lo lascia chi diserta.
choice-potion = Una pozione
    .when = Si chiede quando qualcosa dà una pozione o un veleno.
choice-venom = Un veleno
    .when = { choice-potion.when }
choice-colour =
    { $question ->
        [steal] Ruba un dado { $colour }
       *[other] Un dado { $colour }
    }
    .when = Un colore si chiede quando un trucco ruba dadi, e per la Sovvenzione della regina.
choice-affinity = Guida il clan { $affinity ->
        [Acqua] d’Acqua
        [Aria] d’Aria
       *[other] di { $affinity }
    }: { $members }
    .when = L’affinità si sceglie solo prima del primo round.
choice-founder = { $member } ({ $dice }, { $effect })
choice-seat = { player-seat }
    .when = Nessuna domanda del gioco chiede un giocatore.
choice-yes =
    { $question ->
        [contract] Consegna { $pay } per { $reward }
        [parry] Scarta un segnalino difesa (qui: { $tokens }): il trucco è annullato
       *[other] Sì
    }
    .when = È la risposta a un contratto, nell’avventura, o a un trucco che si può annullare.
choice-no =
    { $question ->
        [contract] Rifiuta: tieni { $pay }, niente ricompensa
        [divert] Tieni qui tutti i dadi di attacco
        [parry] Lascia agire il trucco
       *[other] No
    }
    .when = { choice-yes.when }
choice-left =
    { $path ->
        [none] Il percorso a sinistra
       *[other] { $question ->
            [aim] Contro il percorso { $path } a sinistra: { $who } con { $load }
           *[other] Sul percorso { $path } a sinistra: { $who }
        }
    }
    .when = Un lato si sceglie quando un trucco prende la mira, e quando un mostro attacca chi può deviare dadi di attacco.
choice-right =
    { $path ->
        [none] Il percorso a destra
       *[other] { $question ->
            [aim] Contro il percorso { $path } a destra: { $who } con { $load }
           *[other] Sul percorso { $path } a destra: { $who }
        }
    }
    .when = { choice-left.when }
aside-member = { $member } ({ $clan })
aside-madhala = Madhala (ciò che va lì è perso)
choice-capture =
    { $monster ->
        [none] Cattura il mostro
       *[other] Cattura { $monster }: { $capture ->
            [one] { $capture } punto gloria
           *[other] { $capture } punti gloria
        } e { $gold ->
            [one] { $gold } moneta
           *[other] { $gold } monete
        }
    }
    .when = Ti si chiede solo se il totale permette entrambe le cose; altrimenti succede da sé quando ti fermi.
choice-eliminate =
    { $monster ->
        [none] Elimina il mostro
       *[other] Elimina { $monster }: { $eliminate ->
            [one] { $eliminate } punto gloria
           *[other] { $eliminate } punti gloria
        } e un trofeo da { $trophy ->
            [one] { $trophy } punto
           *[other] { $trophy } punti
        }
    }
    .when = { choice-capture.when }
choice-grant = { $gain }
    .when = La Sovvenzione della regina, se si gioca, la riceve il primo giocatore all’inizio di un round, dal secondo in poi.
choice-reveal =
    { $aims ->
        [none] Rivela: { $effect }
        [both] Rivela e scegli il bersaglio
       *[one] Rivela: il bersaglio è il percorso { $aims }
    }
    .when = Con i trucchi in gioco i segnalini si rivelano uno per uno quando comincia una battaglia; senza, tutti insieme.
choice-keep =
    { $kind ->
        [trick] Lascia a faccia in giù: nessun effetto, ma vale come trappola per una cattura
       *[other] Lascia a faccia in giù: nessun effetto; per una cattura vale comunque come trappola
    }
    .when = { choice-reveal.when }
choice-harm =
    { $harm ->
        [dies] ; il resto uccide { $member }
        [wounded] ; il resto ferisce { $member }
       *[none] {""}
    }
choice-defend-talent = Annulla un colpo con un talento del mercenario, del suo equipaggiamento o del percorso, ognuno una volta per round{ $rest }
    .when = I colpi si annullano quando un mostro ha colpito il tuo mercenario.
choice-defend-token = Annulla un colpo con un segnalino difesa (qui: { $tokens }){ $rest }
    .when = { choice-defend-talent.when }
choice-defend-potion = Annulla un colpo con la pozione che porta{ $rest }
    .when = { choice-defend-talent.when }
choice-take-hits =
    { $harm ->
        [dies] { $hits ->
            [one] Subisci il colpo: { $member } muore
           *[other] Subisci { $hits } colpi: { $member } muore
        }
        [wounded] Subisci il colpo: una ferita per { $member }
       *[open] Subisci i colpi che restano
    }
    .when = I colpi si subiscono quando un mostro ha colpito il tuo mercenario.
choice-remove-magic =
    { $dice ->
        [0] Rinuncia a un dado Magia per rimuovere un dado di attacco
       *[other] Rinuncia a un dado Magia: { $fewer ->
            [0] non resta nessun dado di attacco
            [one] un dado di attacco invece di { $dice }
           *[other] { $fewer } dadi di attacco invece di { $dice }
        }
    }
    .when = A un dado Magia di un percorso si rinuncia appena prima che lì si lancino i dadi di attacco.
choice-roll = Lancia un dado { $colour }
    .when = I dadi si lanciano nell’avventura, quando il tuo percorso contrattacca o tenta una conquista.
choice-roll-all = Lancia tutti quelli che restano: { $dice }
    .when = { choice-roll.when }
choice-reroll = Rilancia { $die }: vale il nuovo risultato
    .when = Si rilanciano i dadi già lanciati sul tuo percorso, finché resta un rilancio.
choice-use-venom = Usa un veleno: { $venom } in più
    .when = Un veleno portato su un percorso si usa quando il percorso contrattacca un mostro.
choice-stop =
    { $outcome ->
        [fulfilled] Fermati a { $total }: obiettivo raggiunto
        [failed] Fermati a { $total }: non basta, costa { $penalty ->
            [one] { $penalty } punto gloria
           *[other] { $penalty } punti gloria
        }
        [conquered] Fermati a { $total }: conquisti { $foe }
        [unconquered] Fermati a { $total }: non basta, ma conta per il percorso seguente
        [land-lost] Fermati a { $total }: non basta, e poi Madhala porta via { $foe }
        [given-up] Fermati a { $total }: non basta, { $foe } resta com’è
        [captured] Fermati a { $total }: catturi { $foe }
        [eliminated] Fermati a { $total }: elimini { $foe }
        [either] Fermati a { $total }: cattura o elimina { $foe }, come vuoi
        [unbeaten] Fermati a { $total }: non basta, ma conta per il percorso seguente
        [driven-away] Fermati a { $total }: non basta, e poi Madhala scaccia { $foe }
        [lost] Fermati a { $total }: non basta, { $foe } resiste
       *[open] Fermati qui
    }
    .when = Ti fermi quando il tuo percorso ha lanciato abbastanza, nell’avventura.
choice-discard-loot = Scarta il bottino { $loot }
    .when = Un bottino non si scarta mai senza usarlo.
choice-give-up = Rinuncia ai dadi che restano: non servono a nulla
    .when = Ai dadi si rinuncia solo prima dell’azione.
choice-ends-homecoming = non c’è altro da fare: il ritorno finisce qui
choice-done =
    { $question ->
        [load] Si parte
        [lodge] Fatto: compra
        [tavern] Fatto: nessun ingaggio
        [remove-magic] { $dice ->
            [one] Tieni la Magia: si lancia un dado di attacco
           *[other] Tieni la Magia: si lanciano { $dice } dadi di attacco
        }
        [glory] Nessun bottino
        [homecoming] Fatto: si passa agli stipendi
       *[other] Fatto
    }
    .when = “done” chiude un acquisto, un carico, un ritorno o la rinuncia ai dadi Magia; ora non c’è nulla di tutto questo.
choice-end-turn =
    { $next ->
        [madhala] Termina il turno: tocca a Madhala
        [nobody] Termina il turno: hai usato tutti i dadi
       *[rival] Passa al clan seguente
    }
    .when = Il turno finisce dopo la tua azione, e solo tra una mossa e l’altra.
# Che cosa può fare l’annullamento dopo una scelta che passa il turno a un avversario.
choice-handing-over =
    { $across ->
        [yes] { $choice } (dopo la sua mossa, annullare segna la partita come assistita)
        [together] { $choice } (da allora, per annullare serve l’accordo di tutti)
       *[no] { $choice } (dopo la sua mossa non si annulla più)
    }

offer-lodge = compra trappole
offer-tavern = ingaggia qualcuno
offer-beer = nessuno da ingaggiare ora, ma un giro di birra sì
offer-armory = compra segnalini difesa
offer-bazaar = compra equipaggiamento
prices = { $items } (oro)
price-item =
    { $what ->
        [novice] novizio per { $gold }
       *[other] { $what } per { $gold }
    }
price-beer = birra
price-tokens =
    { $amount ->
        [one] 1 segnalino
       *[other] { $amount } segnalini
    }

change-gain = +{ $gain }
change-gold = oro { $before }→{ $after }
change-glory = gloria { $before }→{ $after }
change-reputation = reputazione { $before }→{ $after }
change-excess-glory = gloria in eccesso { $before }→{ $after }
change-points = punti { $before }→{ $after }
# Da che cosa vengono i punti, e che cosa manca agli stipendi: “punti 9→12 (+2 per le icone Aria)”, “stipendi 8→12, manca 1 moneta”.
change-of = { $change } ({ $parts })
change-fire-points = { $signed } per le icone Fuoco
change-water-points = { $signed } per le icone Acqua
change-air-points = { $signed } per le icone Aria
change-jungle-points = { $signed } per le icone Giungla
change-trophy-points =
    { $amount ->
        [one] { $signed } punto
       *[other] { $signed } punti
    }
change-then-wages = poi gli stipendi
change-short =
    { $gold ->
        [one] { $change }, manca { $gold } moneta
       *[other] { $change }, mancano { $gold } monete
    }
change-wages = stipendi { $before }→{ $after }
change-pool = dadi { $before }→{ $after }
change-traps = trappole { $before }→{ $after }
change-defense = difesa { $before }→{ $after }
change-potions = pozioni { $before }→{ $after }
change-venoms = veleni { $before }→{ $after }
change-mercenaries = mercenari { $difference }
change-novices = novizi { $before }→{ $after }
change-trophies = trofei { $difference }
change-loot = bottini { $difference }
change-wounded = ferite { $difference }
change-unassigned = a casa { $difference }
change-lands = terre { $difference }
change-total = totale { $before }→{ $after }
change-hits = colpi { $before }→{ $after }
change-attack-dice = dadi di attacco { $before }→{ $after }
