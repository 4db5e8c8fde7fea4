## Il tavolo nel terminale

table-title = Round { $round } di { $rounds } · { $phase } · { $difficulty }
table-first = { $title } · primo giocatore: { $who }
table-variants = Si gioca con { $variants }.
table-variant-tricks = { top-tricks }
table-variant-queens-grant = { new-grant }
table-variant-more-monsters = { new-monsters }
table-scenario-label = Scenario
table-scenario = { $number }, { $name }
table-rank-label = Grado
table-rank = finora { $rank }; poi { $next }: { $progress }
table-rank-highest = finora { $rank }, il più alto; richiede { $goal }
table-madhala-label = { token-madhala }
table-madhala =
    { $paths ->
        [none] ancora su nessun percorso; in questo round può occuparne { $left }
       *[other] su { $paths }; in questo round { $left ->
            [0] non può occuparne altri
            [one] può occuparne un altro
           *[other] può occuparne altri { $left }
        }
    }
table-citadel = { citadel-title }
table-citadel-key = dadi accettati, spazi (· è libero), offerta con i prezzi
table-outside = { group-outside }
table-outside-key = dadi richiesti da un percorso; che cosa dà
table-outside-taken = chi è dove, e con che cosa
table-clan = Il tuo clan: { $affinity }
table-rivals = { rivals-title }
table-building = { $name } ({ $accepts })
table-closed = chiuso per panico
table-closed-by-scenario = chiuso in questo scenario
table-mercenary = { $name } per { $cost } (rep { $reputation }, { $dice })
table-novice =
    { $left ->
        [one] novizio per { $cost } (ne resta { $left })
       *[other] novizio per { $cost } (ne restano { $left })
    }
table-beer = birra per { $beer }
table-offer = { $name } per { $cost }
table-armory =
    { $price ->
        [one] fino a { $most } segnalini difesa, { $price } moneta l’uno
       *[other] fino a { $most } segnalini difesa, { $price } monete l’uno
    }
table-pawn-shop = { deal-pawn_shop }
table-mine-space =
    { $gold ->
        [one] { $space }: { $gold } moneta per { $dice }
       *[other] { $space }: { $gold } monete per { $dice }
    }
table-alchemist-space =
    { $tokens ->
        [one] { $space }: { $tokens } segnalino
       *[other] { $space }: { $tokens } segnalini
    }
table-space-taken = { $space }: occupato
table-space-players = { $space }: da { $players } giocatori in su
table-players = { $players }+
table-land = { $land }, { $affinity }, valore di conquista { $conquest } per { $glory ->
        [one] { $glory } punto gloria
       *[other] { $glory } punti gloria
    }
table-land-label = { land-place }
table-no-land = nessuna terra
table-monster = { $monster }, { $affinity }: { $dice ->
        [one] { $dice } dado di attacco
       *[other] { $dice } dadi di attacco
    }, VC { $cv }, VE { $ev }{ $power ->
        [none] {""}
       *[other] {" "}({ $power })
    }
table-no-monster = nessun mostro
table-path-taken = { $clan }: { $member } con { $load }
table-path-madhala =
    { $load ->
        [none] Madhala
       *[other] Madhala con { $load }
    }
table-mission-label = { mission-m }
table-mission = { $mission }: { $dice }, { $objective }+ per { $reward }, altrimenti perdi { $penalty ->
        [one] { $penalty } punto gloria
       *[other] { $penalty } punti gloria
    }
table-contract-label = { mission-c }
table-contract = { $mission }: { $dice }, poi { $pay } per { $left } (c1) o { $right } (c2)
table-free = nessuno
table-loot-label = { loot-title }
table-entrance-label = Ingresso
table-wealth-label = Averi
table-wealth = oro { $gold } (stipendi { $wages }) · gloria { $glory } · reputazione { $reputation } · gloria in eccesso { $excess } · punteggio { $score }
table-dice-label = { pool-title }
table-dice = dadi: { $pool }
table-tokens-label = Segnalini
table-tokens = difesa { $defense } · pozioni { $potions } · veleni { $venoms } · { $traps }
table-traps-known = trappole: { $traps }
table-traps =
    { $count ->
        [0] nessuna trappola
        [one] 1 trappola
       *[other] { $count } trappole
    }
table-member = { $name } ({ $notes })
table-member-line = { $notes }; { $effect }
table-leader = { token-leader }
table-on-path = sul percorso { $path }
table-wounded = { token-wound }
table-settled-land = colonizza { $land }
table-talent-used = talento usato
table-carries = porta { $equipment }
table-novices =
    { $count ->
        [one] 1 novizio
       *[other] { $count } novizi
    }
table-lands-label = { board-lands }
table-trophies-label = { board-trophies }
table-out = ha finito
table-rival-label = { $who } ({ $player })

## Il tavolo compatto

compact-closed = { $name }: chiuso
compact-building =
    { $offers ->
        [none] { $name } { $dice }
       *[other] { $name } { $dice }: { $offers }
    }
compact-offer = { $name } { $cost }
compact-novice = novizio
compact-land =
    { $land ->
        [none] nessuna terra
       *[other] { $land } { $conquest }
    }
compact-place = { $place }  { $about }; { $foe }
compact-entrance = Ingresso  { $foe }
compact-mission = { $mission }: { $paths }
compact-loot = Bottino: { $loot }
compact-taken =
    { $tokens ->
        [0] { $path } { $who } { $dice }
        [one] { $path } { $who } { $dice } +1 trappola
       *[other] { $path } { $who } { $dice } +{ $tokens } trappole
    }
compact-free =
    { $dice ->
        [none] { $path }
       *[other] { $path } { $dice }
    }
compact-clan = { $who }: oro { $gold }, gloria { $glory }, rep { $reputation }, { $score } punti, dadi: { $dice }, D{ $defense } P{ $potions } V{ $venoms } T{ $traps }

## Probabilità mentre si prepara un percorso

odds-not-reckoned = Qui le probabilità non si possono calcolare: le possibilità sono troppe.
odds-line = Probabilità su { $path }: { $chances }; in media { $glory } punti gloria.
odds-part =
    { $what ->
        [surviving] sopravvive { $percent }%
        [wounded] torna con una ferita { $percent }%
        [dying] muore { $percent }%
        [capturing] cattura { $percent }%
        [eliminating] elimina { $percent }%
        [conquering] conquista { $percent }%
        [looting] prende un bottino { $percent }%
       *[fulfilling] riesce { $percent }%
    }

## Il terminale: richieste e risposte

ui-prompt = > 
ui-welcome = Monster Lands, versione non ufficiale. Guidi il clan { $affinity ->
        [Acqua] d’Acqua
        [Aria] d’Aria
       *[other] di { $affinity }
    } contro { $rivals }. Al massimo { $rounds } round; vince chi ha più punti vittoria.
ui-welcome-solo = Monster Lands, versione non ufficiale. Scenario { $number }, livello { $difficulty }: tu contro Madhala, { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }.
ui-welcome-help = Rispondi con un numero o digitando la scelta. “?” aiuta in qualsiasi momento; “? PAROLA” spiega tutto ciò che vedi.
choice-at-once = subito: { $what }
ui-purse =
    { $gold ->
        [one] Hai { $gold } moneta; dadi: { $dice }; gloria in eccesso: { $excess }.
       *[other] Hai { $gold } monete; dadi: { $dice }; gloria in eccesso: { $excess }.
    }
ui-purse-later =
    { $gold ->
        [one] Hai { $gold } moneta
       *[other] Hai { $gold } monete
    } (stipendi in arrivo: { $wages }) e { $glory ->
        [one] { $glory } punto gloria
       *[other] { $glory } punti gloria
    }.
ui-choice-final = { term-final }
ui-free-actions = { group-free }
ui-group-citadel = { group-citadel }
ui-group-outside = { group-outside }
ui-group-land = Terre colonizzate
ui-group-contract = Il contratto
ui-group-end = Fine
ui-unknown = “{ $text }” non è né una scelta né un comando. Digita un numero, le parole della seconda colonna, o “?”.
ui-unknown-near = “{ $text }” non è tra le scelte. Intendevi { $choices }?
ui-unknown-thing = “{ $text }” non è tra le scelte. “? { $text }” lo spiega.
ui-ambiguous = “{ $text }” potrebbe essere { $choices }. Digita qualcosa in più.
ui-no-number = La scelta { $number } non esiste; vanno da { $first } a { $last }.
ui-not-now = “{ $choice }” non è possibile. { $why }
ui-undone = Annullato: { $choice }.
ui-saved = Salvato in { $file }. “load { $file }”, o “monsterlands play --load { $file }”, riprende da qui.
ui-saved-copy = Scritto in { $file }. La campagna conserva da sé la sua partita; “monsterlands play --load { $file }” gioca questa copia.
ui-load-kept = Una campagna continua con la sua partita; “monsterlands play --load FILE” ne gioca un’altra.
ui-loaded = Si riprende con { $file }.
ui-save-needs-file = Dove? Per esempio: save partita.toml
ui-load-needs-file = Quale file? Per esempio: load partita.toml
ui-save-refused = { $file } non è una partita salvata, quindi non è stato sovrascritto. Scegli un altro nome.
ui-file-error = { $file }: { $error }. Non è cambiato nulla.
ui-load-error = Non si può caricare { $file }: { $error }. Non è cambiato nulla.
ui-no-table = Il tavolo non è ancora pronto.
ui-log-empty = { log-empty }
ui-log-title = Finora:
ui-log-round = In questo round (“log all” mostra tutta la partita):
ui-load-unsaved = La partita in corso non è salvata. “save FILE” la conserva; di nuovo “load { $file }” la abbandona.
ui-quit-unsaved = La partita non è salvata. “save FILE” la conserva; di nuovo “quit” esce.
ui-bye = Arrivederci.
ui-bye-unsaved = Arrivederci. La partita non è stata salvata.
ui-bye-kept = Arrivederci. La partita è conservata in { $file }: “monsterlands play --load { $file }” la riprende.
ui-bye-not-kept = Arrivederci. Non è stato possibile conservare la partita: { $error }.
ui-why-needs-choice = Perché che cosa? Per esempio: why tavern P5, why hire fandor, why end turn
ui-why-unknown = Nessuna scelta si chiama “{ $text }”. Digitala come starebbe nell’elenco: tavern P5, mine 1 F, path a1, hire NOME, buy NOME, talent NOME, end turn.
ui-why-which = Quale scelta? { $choices }
ui-help-unknown = Qui nulla si chiama “{ $text }”. { $near }
ui-help-near = Intendevi { $names }?
ui-help-list = “? words” elenca ciò che si può spiegare.
ui-help-words = Le parole che “?” spiega, oltre a ogni carta, segnalino, tessera, percorso e numero di scelta sullo schermo:
ui-help-sentence = { $text }.
ui-help-changes = Cambia: { $changes }.
ui-help-final = Definitivo: non si può annullare.
ui-over-commands = “save FILE” conserva la registrazione di tutta la partita; “table”, “log all” e “?” funzionano ancora; “quit” esce.
ui-over-no-choices = La partita è finita: non c’è nulla da scegliere. Prova save FILE, table, log all o quit.
ui-no-hints = A questo tavolo non ci sono consigli.
ui-hint = { $playouts ->
    [0] Un consiglio:
    [one] Un consiglio, dopo una prova:
   *[other] Un consiglio, dopo { $playouts } prove:
}
ui-hint-others = { $count ->
    [one] Un’altra scelta non è stata provata.
   *[other] Altre { $count } scelte non sono state provate.
}
hint-figures =
    { $points ->
        [one] vittoria { $win }%, { $points } punto
       *[other] vittoria { $win }%, { $points } punti
    }
hint-figures-solo =
    { $points ->
        [one] { $win }% della strada verso { $rank }, { $points } punto
       *[other] { $win }% della strada verso { $rank }, { $points } punti
    }
hint-only = non c’è altra scelta
hint-rule = una regola pratica
hint-odds =
    { $sent ->
        [yes] { $member }: { $chances }
       *[no] per esempio { $member }: { $chances }
    }
hint-surviving = sopravvive { $chance }%
hint-capturing = cattura { $chance }%
hint-eliminating = elimina { $chance }%
hint-conquering = conquista { $chance }%
hint-fulfilling = riesce { $chance }%
hint-less = “{ $choice }” rende di più allo stesso prezzo
hint-wages = { $short ->
    [0] basta per gli stipendi ({ $due })
    [one] per gli stipendi ({ $due }) manca { $short } moneta
   *[other] per gli stipendi ({ $due }) mancano { $short } monete
}
hint-death =
    { $glory ->
        [one] { $member } muore, { $glory } punto gloria
       *[other] { $member } muore, { $glory } punti gloria
    }
hint-hits =
    { $fate ->
        [wounded] una ferita per { $member }
       *[open] { $hits ->
            [0] non resta nessun colpo
            [one] resta un colpo
           *[other] restano { $hits } colpi
        }
    }
hint-pool = { $dice } in questo round
hint-kept =
    { $payable ->
        [yes] tieni { $pay }
       *[no] non hai { $pay }
    }
hint-then = poi { $choices }
hint-rival = se non ne approfitti, { $who } può prendere { $what } ({ $times } prove su { $guesses })
hint-path = il percorso { $path }
hint-space = lo spazio { $space } { $of }
hint-gain = { $win ->
    [0] vale più o meno quanto “{ $choice }”
   *[other] { $win }% più di “{ $choice }”
}
hint-loss = { $win ->
    [0] vale più o meno quanto “{ $choice }”
   *[other] { $win }% meno di “{ $choice }”
}
ui-help-general =
    Guidi un clan per un massimo di { $rounds } round. Un round:
      1 preparazione ciascuno riempie la scorta di dadi
      2 piazzamento  un’azione a testa, a turno: schiera dadi in uno spazio della
                     Cittadella (per comprare, ingaggiare, guadagnare), manda un
                     mercenario su un percorso, o usa una terra colonizzata,
                     finché i dadi sono finiti
      3 avventura    le missioni e le battaglie di chi è partito
      4 pulizia      tutti tornano a casa, i mostri seminano il panico, si pagano
                     gli stipendi
    Alla fine contano gloria, reputazione, trofei e affinità (? punteggio).

    Ogni domanda ha un elenco numerato:
      12  tavern P4   Taverna con P4: Zondu per 1, birra per 2 (oro)
      |   |           che cosa fa, che cosa costa, che cosa cambia (oro 7→6)
      |   che cosa digitare, se preferisci le parole; l’inizio basta, se è chiaro
      il numero da digitare
    “definitivo” segna ciò che non si annulla: dadi lanciati o carte scoperte.
    Dadi: F Forza, M Magia, P Persuasione; un numero è il valore: P4, F6.

    Digita
      un numero, o una scelta a parole    per scegliere
      ? COSA      per farti spiegare tutto: un numero dell’elenco, una carta, un
                  segnalino, un edificio, un percorso (a1), un dado (F), una
                  tessera, qualsiasi parola
      ? words     per vedere quali parole si possono spiegare
      why SCELTA  per sapere perché una scelta non c’è: why hire fandor
      table       per rivedere il tavolo; Invio da solo ripete la domanda
      log         per leggere che cosa è successo nel round; log all: in tutta la
                  partita
      hint        per vedere quali scelte sembrano migliori, e perché
      undo        per annullare la tua ultima risposta
      save FILE   per conservare la partita; load FILE la riprende
      quit        per uscire
ui-help-solo =
    Giochi in Solitario. Dopo ogni tuo turno, finché ti restano dadi, muove
    Madhala (? madhala). Conta il grado alla fine (? scenario, ? grado).
