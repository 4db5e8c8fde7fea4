## Edifici

building-lodge = Capanno del Cacciatore
    .the = il Capanno del Cacciatore
    .at = nel Capanno del Cacciatore
    .to = al Capanno del Cacciatore
    .of = del Capanno del Cacciatore
    .help = Accetta { $accepts }, un dado sul primo spazio libero. Compra una o più delle { $docks } trappole a faccia in su e pagale tutte insieme; poi l’offerta si riempie di nuovo. Quello che compri resta davanti a te a faccia in giù.
    .also = capanno, cacciatore, il capanno, capanno dei cacciatori
building-alchemist = Alchimista
    .the = l’Alchimista
    .at = dall’Alchimista
    .to = dall’Alchimista
    .of = dell’Alchimista
    .help = Accetta { $accepts }; scegli uno spazio libero. Ottieni tanti segnalini quanti ne mostra, pozioni e veleni in qualsiasi combinazione.
building-tavern = Taverna
    .the = la Taverna
    .at = alla Taverna
    .to = alla Taverna
    .of = della Taverna
    .help = Accetta { $accepts }, un dado sul primo spazio libero. Ingaggia un mercenario dell’offerta o un novizio: la sua reputazione non può superare la tua gloria in eccesso (la tua gloria meno la tua reputazione). Prima, una volta sola, un giro di birra per { $beer ->
        [one] { $beer } moneta
       *[other] { $beer } monete
    } porta facce nuove. I dadi di chi ingaggi vanno subito nella tua scorta.
    .also = locanda, osteria, la taverna
building-armory = Armeria
    .the = l’Armeria
    .at = nell’Armeria
    .to = all’Armeria
    .of = dell’Armeria
    .help = Accetta { $accepts }, un dado sul primo spazio libero. Compra da 1 a { $most } segnalini difesa, { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    } l’uno.
building-pawn_shop = Banco dei Pegni
    .the = il Banco dei Pegni
    .at = al Banco dei Pegni
    .to = al Banco dei Pegni
    .of = del Banco dei Pegni
    .help = Accetta { $accepts }, quanti dadi vuoi, { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    } per ciascuno. Non è mai pieno.
    .also = banco, pegni, banco pegni, monte dei pegni
building-bazaar = Bazaar
    .the = il Bazaar
    .at = nel Bazaar
    .to = al Bazaar
    .of = del Bazaar
    .help = Accetta { $accepts }, un dado sul primo spazio libero. Compra una delle carte equipaggiamento a faccia in su e dalla a un mercenario che non è su un percorso.
building-mine = Miniera
    .the = la Miniera
    .at = nella Miniera
    .to = alla Miniera
    .of = della Miniera
    .help = Accetta { $accepts }; scegli uno spazio libero. Schieraci tanti dadi quanti ne mostra e prendi il suo oro.

## Carte, segnalini e tessere: ciò che dice `? NOME`

card-mercenary =
    { $role ->
        [leader] Il primo leader del clan { $affinity ->
            [Acqua] d’Acqua
            [Aria] d’Aria
           *[other] di { $affinity }
        }. Reputazione { $reputation }, porta { $dice }.
        [initial] Mercenario iniziale del clan { $affinity ->
            [Acqua] d’Acqua
            [Aria] d’Aria
           *[other] di { $affinity }
        }. Reputazione { $reputation }, porta { $dice }.
       *[deck] Mercenario, affinità { $affinity }. Alla Taverna costa { $cost ->
            [one] { $cost } moneta
           *[other] { $cost } monete
        }, reputazione { $reputation }, porta { $dice }.
    }
card-talent-outside = Talento, su un percorso: { $effect }.
card-talent-turn = Talento, una volta per round nel tuo turno: { $effect }.
card-talent-lasting = Talento: { $effect }.
card-novice = Novizio. Alla Taverna costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }, reputazione { $reputation }, porta { $dice }. Una volta per round, nel tuo turno, { $effect }. I novizi si pagano come tutti, ma non vanno mai sui percorsi, non colonizzano e non portano equipaggiamento.
card-monster = Mostro, affinità { $affinity }, { $level ->
        [A] uno dei più deboli (livello A)
        [B] uno dei più forti (livello B)
       *[other] livello { $level }
    }. Attacca ogni percorso con { $attack } dadi. Catturalo con { $cv } o più e una trappola: { $capture }. Eliminalo con { $ev } o più: { $eliminate } e un trofeo da { $trophy ->
        [one] { $trophy } punto
       *[other] { $trophy } punti
    }.
card-power = Potere speciale: { $effect }.
card-land = Terra, affinità { $affinity }. Un totale di { $conquest } o più la conquista per { $glory ->
        [one] { $glory } punto gloria
       *[other] { $glory } punti gloria
    }. Una volta che un tuo mercenario l’ha colonizzata, usala una volta per round: { $use }.
card-land-use = schiera { $dice } per { $gain }
card-equipment =
    { $type ->
        [weapon] Arma.
        [attire] Abito.
       *[spell] Incantesimo.
    } Nel Bazaar costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
card-equipment-outside = Sul percorso di chi ce l’ha: { $effect }.
card-equipment-turn = Una volta per round, per il clan di chi ce l’ha: { $effect }.
# Titoli al posto degli id, dove nessuno li digita; una trappola si chiama come ciò che dà.
title-novice = Novizio
title-header = Modificatore { $number }
title-mission = Missione { $number }
title-initial = Trappola iniziale
title-strength-1 = Trappola F
title-strength-2 = Trappola FF
title-strength-3 = Trappola FFF
title-strength-plus-1 = Trappola +1 per F
title-strength-plus-2 = Trappola +2 per F
title-strength-plus-3 = Trappola +3 per F
title-magic-1 = Trappola M
title-magic-2 = Trappola MM
title-magic-3 = Trappola MMM
title-magic-plus-1 = Trappola +1 per M
title-magic-plus-2 = Trappola +2 per M
title-monster-plus-4 = Trappola +4
title-monster-plus-6 = Trappola +6
title-monster-plus-8 = Trappola +8
title-shielded-strength-1 = Trappola schermata F
title-shielded-strength-2 = Trappola schermata FF
title-shielded-magic-1 = Trappola schermata M
title-shielded-magic-2 = Trappola schermata MM
title-steal-magic-1 = Ruba M
title-steal-strength-1 = Ruba F
title-steal-magic-2 = Ruba MM
title-steal-strength-2 = Ruba FF
title-steal-any-1 = Ruba 1 (F o M)
title-steal-any-2 = Ruba 2 (F o M)
title-divert-1 = Devia 1 dado di attacco
title-divert-2 = Devia 2 dadi di attacco
title-conquest-glory = Gloria di conquista
title-elimination-glory = Gloria di eliminazione
title-capture-glory = Gloria di cattura
title-rerolls = Rilanci
title-brews = Intrugli
title-slayer = Ammazzamostri
title-trophies = { board-trophies }
title-supplies = Provviste
title-magic-from-persuasion = Magia dalla Persuasione
title-strength-from-magic = Forza dalla Magia
title-magic-boost = Slancio di Magia
title-magic-rerolls = Rilanci di Magia
title-recruit = Nuova leva
title-strength-boost = Slancio di Forza
title-gold-10 = Borsa da 10
title-gold-12 = Borsa da 12
card-trap-initial = La trappola con cui comincia ogni clan. Rivelata sul suo percorso: { $effect }. Una volta scartata, esce dal gioco.
card-trap-improved = Trappola, { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    } nel Capanno del Cacciatore. Rivelata sul suo percorso: { $effect }.
card-trap-shielded = Trappola schermata, { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    } nel Capanno del Cacciatore. Rivelata sul suo percorso: { $effect }; i trucchi non possono rubare questi dadi.
card-trap-trick = Trucco, { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    } nel Capanno del Cacciatore. Una volta rivelato, { $effect }, e non vale più come trappola per una cattura.
card-loot-outside = Bottino, da usare una sola volta, quando nell’avventura tocca al tuo percorso: { $effect }.
card-loot-turn = Bottino, da usare una sola volta, nel tuo turno: { $effect }.
card-header = Modificatore di percorso, sopra una terra: ciò che i suoi quattro percorsi chiedono e danno.
card-header-path = Percorso { $number }: { $path }.
card-mission-dice = Missione di dadi: { $asks }.
card-mission-contract = Contratto: { $asks }.
mission-asks = schiera { $dice }, totalizza { $objective } o più per { $reward }; un fallimento costa { $penalty ->
        [one] { $penalty } punto gloria
       *[other] { $penalty } punti gloria
    }
contract-asks = schiera { $dice }, poi consegna { $pay } per { $left } (percorso a sinistra) o { $right } (percorso a destra), se vuoi

header-path =
    { $more ->
        [0] chiede { $dice }
       *[other] chiede { $dice }, fino a { $more } in più ({ $colours })
    }
header-path-benefit = { $path }; { $benefit }
# L’oro resta sul mercenario ed è del clan solo a casa.
benefit-carried =
    { $pays ->
        [no] dà { $gain }
        [short] { $gain } al ritorno
       *[long] { $gain } al ritorno, prima degli stipendi
    }
