## Il terminale

# Che cosa si può digitare.
ui-quoted = “{ $text }”
# I bot, dietro il nome del loro clan: “Il clan d’Acqua (tirocinante)”. Si digitano e si salvano con i loro nomi inglesi.
rival-novice = novizio
rival-trainee = tirocinante
rival-veteran = veterano
rival-hero = eroe
# Una parte su 100, scritta con il segno decimale della lingua.
percent = { $number }%

## La riga di comando: la lingua

cli-unknown-language = monsterlands: non ci sono parole in “{ $language }”, solo in { $known }; si continua in inglese.
cli-error = monsterlands: { $message }

## La riga di comando: ciò che dice `--help`. Negli elenchi dei comandi si vede solo la prima frase di ciascuno: al massimo 60 caratteri.

# Le parole dell’analizzatore degli argomenti.
usage-usage = Uso:
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-required = obbligatorio
# { "{default}" } e { "{var}" } restano come sono.
usage-default = predefinito: { "{default}" }
usage-variable = variabile d’ambiente: { "{var}" }
usage-help = Mostra questo messaggio ed esce.
usage-install-completion = Installa il completamento per la shell in uso.
usage-show-completion = Mostra il completamento per la shell in uso, da copiare o da adattare.
usage-missing-command = Manca il comando.
usage-no-command = Il comando “{ $what }” non esiste.
usage-no-option = L’opzione { $what } non esiste.
usage-needs-value = L’opzione “{ $what }” richiede un argomento.
usage-missing-argument = Manca l’argomento “{ $what }”.
usage-missing-option = Manca l’opzione “{ $what }”.
usage-extra = Argomenti di troppo ({ $what })
usage-whole = dev’essere un numero intero
usage-decimal = dev’essere un numero
usage-at-least = dev’essere { $least } o più
usage-at-most = dev’essere { $most } o meno
usage-invalid = Valore non valido per { $what }: { $why }

command-monsterlands = Monster Lands, edizione digitale non ufficiale del gioco.
command-serve = Gioca nel browser: serve il tavolo fino a Ctrl-C.
command-think = Pensa per i bot dei server di un database, fino a Ctrl-C.
command-play = Gioca contro i bot, o uno scenario in Solitario.
command-simulate = Fa giocare i bot tra loro e riassume i risultati.
command-arena = Fa incontrare i bot da ogni posto e ne fa una classifica.
command-replay =
    Racconta una partita registrata.

    I numeri a sinistra sono i passi, per show --to.
command-show =
    Mostra il tavolo di una registrazione o di una posizione.

    Di una registrazione, a qualsiasi passo; si possono mostrare anche stati scritti. Senza --seat si vedono anche i pezzi nascosti.
command-export =
    Scrive partite salvate come registrazioni, o le elenca.

    Funziona anche mentre gira un server.
command-import =
    Salva registrazioni come partite.

    Poi le puoi continuare nel browser, o rivedere se sono finite.
command-copy-store =
    Copia tutte le partite in un’altra cartella o database.

    Se si interrompe, lancialo di nuovo: riprende da dov’era.
command-backup =
    Scrive in un file una copia di tutte le partite.

    Funziona anche mentre gira un server.
command-prune =
    Elimina le vecchie partite; senza --yes le elenca soltanto.

    Una partita di una campagna resta finché ne resta una più recente della stessa campagna. I gruppi di amici altrettanto
    vecchi se ne vanno quando non hanno più partite.
command-odds = Dice quanto è probabile sopravvivere e vincere.
command-edition = Guarda un’edizione, o controlla la tua.
command-edition-show = Mostra ogni componente, e da dove viene ogni numero.
command-edition-check =
    Segnala tutto ciò che non va in un file.

    I numeri di pezzi diversi dal gioco stampato sono solo avvisi.
command-campaign = Gioca gli scenari del Solitario come campagna.
command-campaign-new = Comincia una campagna.
command-campaign-next = Gioca la prossima partita di una campagna, o la continua.
command-campaign-status = Mostra a che punto è una campagna, e le sue partite.

# Tra parentesi quadre c’è ciò che vale senza l’opzione.
option-version = Mostra la versione ed esce.
option-lang = La lingua: { $known }. [quella del sistema]
option-terminal = Gioca in questo terminale, come fa sempre play.
option-players = Quanti clan, da 1 a 4; uno lo guidi tu, 1 è --solo. [2]
option-solo = Un giocatore contro Madhala, in uno scenario.
option-scenario = Gioca questo scenario in Solitario: da 1 a 10, li elenca “monsterlands edition show”. [1]
option-affinity = In Solitario, il clan: fire, water, air o jungle. [lo chiede]
option-difficulty = tutorial, normal, hard o cutthroat. [normal]
option-difficulty-of-all = tutorial, normal, hard o cutthroat.
option-tricks = Gioca con il modulo Trucchi.
option-queens-grant = Gioca con la { new-grant }.
option-more-monsters = Gioca con { new-monsters }.
option-bots = I tuoi avversari: uno per tutti i posti, o uno per ciascuno; un nome, package.module:Class, o hero@think=1. [trainee, o quelli della partita salvata]
option-edition = Un’edizione o una variante tua, o una di quelle incluse.
option-seed = Dà ogni volta gli stessi dadi e le stesse carte.
option-position = Comincia da una posizione scritta a mano.
option-load = Riprende una partita salvata.
option-compact = Mostra il tavolo in 24 righe di 80 colonne. [se il terminale è piccolo]
option-think = Secondi per un consiglio.
option-to = Si ferma dopo questo passo. [l’ultimo]
option-to-of-record = Il passo di una registrazione. [l’ultimo]
option-verify = Controlla solo che la registrazione corrisponda alla sua impronta; codice di uscita 0 o 1.
option-seat = Solo ciò che può sapere questo posto (0, 1, ...). [tutto]
option-seat-for-odds = Usa solo ciò che può sapere questo posto (0, 1, ...). [tutto]
option-walk = Passi da giocare prima: 'path a1; member korgo; done'.
option-path = Solo questo percorso. [tutti quelli occupati]
option-aim = Solo capture, elimination o glory. [tutti]
option-json = Scrive un oggetto JSON.
option-json-of-odds = Scrive un oggetto JSON per ogni percorso e scopo, ciascuno su una riga.
option-json-of-games = Scrive un oggetto JSON per ogni partita, ciascuno su una riga.
option-json-list = Elenca le partite in JSON.
option-data = La cartella delle partite. [la tua cartella dei dati]
option-database = Le partite sono invece in PostgreSQL: postgresql://UTENTE@HOST/NOME.
option-seed-of-bots = Gioca ogni volta le stesse partite. [un nuovo seme, mostrato]
option-jobs = Quanti processi giocano, fino a uno per core.
option-records = Scrive lì una registrazione di ogni partita, come file.
option-players-of-bots = Quanti clan, da 1 a 4; 1 è --solo. [2]
option-scenario-of-bots = Gioca questo scenario in Solitario, o tutti uno dopo l’altro. [1]
option-games = Quante partite, di ogni scenario.
option-bots-who = Chi gioca: uno per tutti i posti, o uno per ciascuno; un nome, package.module:Class, o hero@think=1.
option-games-of-arena = Quante partite; arrotondate in su finché i posti sono pari.
option-players-of-arena = Quanti clan, da 2 a 4. [2]
option-seats = Chi si incontra, anche con un bot a più posti; si può ripetere. [tutte le combinazioni di bot]
option-think-of-bots = Quanto possono pensare i bot che cercano.
option-rollouts = Quante partite possono provare i bot che cercano.
option-out-of-arena = Conserva lì le partite, riprende dopo un’interruzione, e scrive un resoconto.
option-first-difficulty = Della prima partita: tutorial, normal, hard o cutthroat.
option-force = Sostituisce ciò che c’è nel file.
option-next-difficulty = hard o cutthroat, se puoi scegliere.
option-clan = Il tuo clan: fire, water, air o jungle.
option-all = Scrive tutte le partite.
option-out = Il file, o una cartella per monsterlands-PARTITA.toml. [questa cartella]
option-older-than = Elimina le partite che nessuno ha cambiato da tanto tempo.
option-yes = Le elimina. [le elenca soltanto]
option-finished = Solo quelle finite, o solo quelle non finite. [tutte]
option-processes = Quanti pensieri insieme. [uno per core]
option-json-log = Scrive il registro in righe JSON.
option-host = L’indirizzo; con uno diverso da loopback entrano anche altri computer.
option-port = La porta; con 0 una qualsiasi libera.
option-workers = Quanti processi servono; più di uno richiede --database.
option-browser = Apre il browser.
option-public-url = Come lo raggiungono i browser attraverso un proxy: https://monsters.example.
option-proxy = Un proxy che dice chi sono i suoi client: un indirizzo o una rete. Si può ripetere.
option-house-rules = Un testo che gli ospiti possono leggere: le regole della casa.
option-talk = Lascia parlare chi gioca insieme.
option-push-contact = A chi i servizi push possono chiedere di questo server: mailto:host@monsters.example.

argument-record = Una registrazione, come una partita salvata.
argument-records = Registrazioni, come partite salvate.
argument-game = Una registrazione, una posizione o uno stato scritto.
argument-stored-game = L’id di una partita, o il suo inizio. [elenca tutte le partite]
argument-campaign = Il file della campagna. [campaign.toml nella tua cartella dei dati]
argument-edition = Un file .toml, o un’edizione inclusa come standard@1.
argument-edition-file = Il file .toml.
argument-from = Una cartella, o postgresql://UTENTE@HOST/NOME.
argument-target = Un’altra.
argument-backup = Il file da scrivere; non deve ancora esistere.
argument-bots = Chi gioca: un nome, package.module:Class, o hero@think=1.

## La riga di comando: ciò che racconta

cli-no-file-text = { $file } non è un file di testo; registrazioni, posizioni e stati lo sono
cli-no-text = non è un file di testo
cli-no-utf-8 = l’input non è testo in UTF-8
cli-no-record = { $file } non è una registrazione che si possa rivedere: { $why }
cli-no-step = --to è { $to }; la registrazione ha { $last } passi: scegli da 0 a { $last }
cli-no-steps = --to è { $to }; { $file } non è una registrazione e non ha passi: togli --to
cli-step = Passo { $step } di { $last }.
cli-no-state = { $file } non è uno stato che si possa mostrare: { $why }
cli-no-game = { $file } non è né una registrazione, né una posizione, né uno stato scritto: { $why }
cli-no-position = { $file } non è una posizione:
cli-not-text = { $file }: non è un file di testo
cli-data-or-database = --data e --database non vanno insieme: scegline uno

# play
cli-bad-think = --think è { $think }; dev’essere un numero di secondi maggiore di 0
cli-bots-alone = --bots non serve nel Solitario: non ci sono avversari
cli-decided-by-load = { $name } non si può usare con { $by }: lo decide la partita salvata
cli-decided-by-position = { $name } non si può usare con { $by }: lo decide la posizione
cli-players-alone = --players è { $players }; { $option } è per un giocatore
cli-no-saved-game = { $file } non è una partita salvata che si possa giocare: { $why }
cli-too-few-bots = --bots nomina { $named } giocatori; dev’essere 1 per tutti, o uno per ciascuno dei { $seats }
cli-name-the-bot = si giocava con { $bot }; per continuare così, comincia con --bots { $bot }
cli-kept-in-campaign = La campagna: { $rank } nella partita { $game }; { $after }.

# replay, show
cli-verify-whole = --to non si può usare con --verify: si controlla tutta la registrazione
cli-no-seat = --seat è { $seat }; i posti vanno da 0 a { $last }
cli-not-a-record = { $file } non è una registrazione: { $why }
cli-not-replayed = { $file } non si può rigiocare: { $why }
cli-replayed = { $file } si rigioca: { $steps } passi, impronta { $digest }
cli-seat = posto { $seat }
cli-seen-from = Visto dal posto { $seat }.
cli-no-clans = Non ci sono ancora clan da mostrare.
cli-over = La partita è finita.
cli-chance = Decide il caso: { $question }.
cli-asked = Tocca al posto { $seat }: { $question }.
cli-rank = Scenario { $number }, { $name }, livello { $difficulty }: { $rank }.
head-place = posizione
head-seat = posto
head-clan = clan
head-points = punti
head-glory = gloria
head-reputation = reputazione
head-trophies = trofei
head-affinities = affinità
head-game = partita
head-scenario = scenario
head-difficulty = difficoltà
head-rank = grado
head-changed = modificata
head-table = tavolo
head-players = giocatori
head-games = partite
head-wins = vittorie
head-even = alla pari
head-rating = valutazione
head-path = percorso
head-who = chi
head-aim = scopo
head-survives = sopravvive
head-wounded = ferita
head-dies = muore
head-captures = cattura
head-eliminates = elimina
head-conquers = conquista
head-loots = bottino
head-fulfils = riesce

# campaign
cli-campaign-open = { $file } contiene una campagna non ancora finita; --force la sostituisce
cli-campaign-force = --force la sostituisce
cli-campaign-file = La campagna è in { $file }.
cli-campaign-fixed = { $name } non può cambiare in una partita già cominciata
cli-campaign-choose = scegli con --difficulty: { $difficulties }
cli-campaign-begun = Campagna, partita { $game }, cominciata: { $where }.
cli-campaign-resumed = Campagna, partita { $game }, ripresa: { $where }.
cli-campaign-edition = Edizione { $edition }, cominciata a livello { $difficulty }; finora { $games }.
cli-campaign-after-over = è { $status ->
    [won] vinta
   *[lost] persa
}, con { $games }
cli-campaign-after-next = poi { $where }
cli-campaign-played = Giocato: { $where }: { $rank }, { $points } punti vittoria.
cli-campaign-over = La campagna è { $status ->
    [won] vinta
   *[lost] persa
}, con { $games }.
cli-campaign-under-way = In corso: { $where }. “{ $command }” la continua.
cli-campaign-next = Poi: { $where }. “{ $command }” lo gioca.
cli-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
cli-where = scenario { $scenario }, { $name }, livello { $difficulty }
cli-campaign-none = { $file } non esiste; “monsterlands campaign new” comincia una campagna
cli-campaign-bad = { $file } non è una campagna che si possa giocare: { $why }
cli-campaign-bad-otherwise = { $file } non è una campagna che si possa giocare: { $why }; { $otherwise }

# export, import, copy-store, backup, prune
cli-all-or-game = --all e una partita non vanno insieme: scegli
cli-out-needs-game = --out richiede una partita, o --all
cli-json-lists = --json è per l’elenco delle partite: togli la partita e --all
cli-imported = { $file } è la partita { $game }, { $over ->
    [yes] finita
   *[no] in corso
}.
cli-many-begin = gli id di { $games } partite cominciano con { $game }: digita qualcosa in più
cli-game-damaged = la partita { $game } non si può rigiocare: { $why }
cli-not-overwritten = { $file } esiste e non è una registrazione: non è stato sovrascritto
cli-exported = La partita { $game } è in { $file }.
cli-no-games = Non ci sono ancora partite.
cli-person = una persona
cli-unreadable = illeggibile
cli-table-scenario = scenario { $number }, { $difficulty }
cli-state-over = finita
cli-state-open = in corso
cli-not-stored = { $file } non è una registrazione che si possa salvare: { $why }
cli-copied = { $games ->
    [one] { $games } partita copiata
   *[other] { $games } partite copiate
}{ $there ->
    [0] .
    [one] ; { $there } c’era già.
   *[other] ; { $there } c’erano già.
}
cli-copy-damaged = monsterlands: la partita { $game } è danneggiata e non è stata copiata
cli-backed-up = Le partite sono copiate in { $file }.
cli-none-that-old = Nessuna partita è così vecchia.
cli-found-old = { $games ->
    [one] { $games } partita trovata
   *[other] { $games } partite trovate
}{ $groups ->
    [0] .
    [one] , e { $groups } gruppo di amici senza partite.
   *[other] , e { $groups } gruppi di amici senza partite.
} Aggiungi --yes per eliminare ciò che è in elenco.
cli-deleted = { $games ->
    [one] { $games } partita eliminata
   *[other] { $games } partite eliminate
}{ $groups ->
    [0] .
    [one] , e { $groups } gruppo di amici senza partite.
   *[other] , e { $groups } gruppi di amici senza partite.
}
cli-deleted-before = { $error } { $games ->
    [one] Prima è stata eliminata { $games } partita.
   *[other] Prima sono state eliminate { $games } partite.
}

# serve, think
cli-serving = Il tavolo è a { $address } e le partite sono in { $place }. Ctrl-C ferma.
cli-serving-others = Gli altri lo trovano a { $address }
cli-workers-need-database = --workers richiede --database: una cartella di partite è per un solo processo
cli-long-rules = { $file } ha { $length } caratteri; il massimo è { $most }
cli-think-needs-database = per pensare per altri serve --database: le partite di una cartella sono di un solo processo
cli-thinking = Questo computer pensa per i bot, fino a { $processes } insieme. Ctrl-C ferma.

# odds
cli-no-such-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
cli-no-such-aim = lo scopo { $aim } non esiste; gli scopi sono { $aims }
cli-nobody-on-path = in { $file } nessuno è su un percorso; --walk manda qualcuno
cli-damage = Danno che resta, e con quale probabilità:
cli-assumed = Ipotesi: nessuno schiera più, chi subisce colpi si difende, gli altri percorsi lanciano per più gloria e non usano bottini, e i trucchi si rivelano contro gli avversari.

# simulate, arena
cli-bad-scenario = --scenario è { $scenario }; dev’essere un numero, o { $all }
cli-simulated = { $games } di { $table } ({ $who }), { $difficulty }{ $more ->
    [none] {""}
   *[other] , { $more }
}, seme { $seed }
cli-simulated-clans = { $clans } clan
cli-simulated-each = ogni scenario
cli-simulated-scenario = scenario { $number }, { $name }
cli-variant-queens-grant = { new-grant }
cli-all-seats = tutti i posti
cli-winner = chi vince
cli-per-game = per partita
cli-in-all = in tutto
count-rounds = round
count-battles = battaglie
count-beaten = mostri sconfitti
count-captured = catturati
count-eliminated = eliminati
count-conquered = terre conquistate
count-conquering = partite con una terra conquistata
count-deaths = morti
count-desertions = diserzioni
count-promotions = promozioni
count-panic = segnalini panico diffusi
count-panic-lifted = volte in cui il panico è finito
count-last-lashes = colpi finali
count-settled = terre colonizzate
count-trophies-sold = trofei venduti
count-missions-fulfilled = missioni completate
count-missions-failed = missioni fallite
count-contracts-kept = contratti onorati
count-of-battles = { $share } delle battaglie
count-of-beaten = { $share } degli sconfitti
count-of-games = { $share } delle partite
cli-think-or-rollouts = --think e --rollouts non vanno insieme: un bot ne usa uno
cli-bad-jobs = jobs è { $jobs }; dev’essere 1 o più
cli-bad-arena-players = players è { $players }; in un’arena va da 2 a 4
cli-report = Il resoconto è in { $file }.
cli-process-ended = un processo è finito prima delle sue partite; se manca memoria, prova con meno --jobs

# edition check
cli-warning = avviso: { $text }
cli-edition-ok = ok: { $summary }
cli-edition-playable = giocabile: { $summary }
cli-edition-counts = { $edition }, { $mercenaries } mercenari, { $novices } novizi, { $monsters } mostri, { $lands } terre, { $equipment } carte equipaggiamento, { $traps } trappole, { $loot } bottini, { $headers } modificatori, { $missions } missioni, { $scenarios } scenari
cli-edition-over = { $summary }; su { $base }, { $changed } valori cambiati
