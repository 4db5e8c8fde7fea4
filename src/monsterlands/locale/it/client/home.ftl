## Dappertutto

app-name = Monster Lands
app-back-to-game = Torna alla partita
app-title = { $page } · Monster Lands
app-needs-scripts = Monster Lands ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
app-waiting = Un attimo…
app-beginning = Si prepara il tavolo…
app-retry = Riprova
app-part-missing = Una parte del tavolo non è arrivata. Forse il server si è fermato, o ha una versione nuova: ricarica la pagina.

app-offline = Non hai connessione.
app-silent = Il server non risponde.
app-away-kept = Le regole, le carte e le parole, e le partite che hai già rivisto funzionano ancora. Le partite continuano da sé appena il server risponde.
app-away = Tutto continua da sé appena il server risponde.
app-unkept = Questo browser non ha più spazio: le nuove impostazioni e chiavi dei posti durano solo finché questa finestra è aperta. Le partite restano sul server. Libera spazio, poi ricarica.
app-outdated = C’è una versione nuova.
app-reload = Ricarica
app-later = Più tardi

offline-kept = Da rivedere senza connessione
problem-offline = Non hai connessione, e qui serve il server. Si carica appena la connessione torna; nulla va perso.
problem-unreachable = Il server non risponde. È ancora acceso? Nulla va perso: le partite si salvano a ogni passo.
problem-unknown = Qualcosa è andato storto sul server (codice { $status }). Riprova; se succede ancora, riavvia il server.
problem-here = Qualcosa è andato storto in questa pagina. Ricaricala; le partite si salvano a ogni passo.

nowhere-title = Nessun percorso porta qui
nowhere-text = Questo indirizzo non esiste. Forse è stato copiato solo in parte.
nowhere-home = Torna all’inizio

## Inizio

home-lead = Guida un clan di mercenari, cattura i mostri oltre le mura, conquista le loro terre, e fatti ricordare.
home-continue = Continua
home-under = Altre partite in corso
home-past = Partite finite
home-past-all = Mostra tutte ({ $count })
home-older = Mostra le più vecchie
home-broken = Partite che non si aprono
home-more = Consulta e importa
home-gallery = Carte e parole
languages-unspoken = Il tuo browser chiede una lingua che il gioco non parla ancora: { $language }. Parla { $languages }; scegline una qui.
languages-named = { $name } ({ $own })
home-import = Apri una partita da file…
# Che cos’è un file che non c’entra nulla con ciò che lo apre.
file-is = { $kind ->
    [record] la registrazione di una partita
    [profile] un profilo, che si apre da “Il tuo profilo”
    [campaign] una campagna, che si gioca dalla riga di comando
    [edition] un’edizione, che si gioca dalla riga di comando
    [position] una posizione, che si gioca dalla riga di comando
    [picture] un’immagine o qualcos’altro senza testo
    [empty] un file vuoto
   *[other] un altro testo
}
home-file-other = Questa non è una partita, ma { $what }. Il file di una partita è la sua registrazione.
home-import-note = Rivedi o continua una partita salvata come file: la sua registrazione.
home-about = Informazioni
home-about-house = Regole della casa e informazioni

welcome-title = La Taverna è aperta
welcome-text = Prima volta qui? Non serve leggere le regole: la prima partita spiega tutto strada facendo.
welcome-at-once = Conosco il gioco
welcome-again = Nessuna partita in corso
welcome-again-text = L’ultima è finita e la trovi qui sotto. Da qui puoi cominciare subito il primo scenario del Solitario, a livello Normale. Gli altri modi di giocare sono qui accanto.
welcome-next = Gioca Ordinaria amministrazione

gist-title = Come funziona
gist-ready = Preparati
gist-ready-note = I tuoi dadi sono i tuoi lavoratori: nella Cittadella ingaggiano gente, comprano trappole ed equipaggiamento, scavano oro.
gist-hunt = Parti
gist-hunt-note = I tuoi catturano o eliminano il mostro, conquistano la sua terra, completano missioni.
gist-home = Torna a casa
gist-home-note = Le ferite restano, gli stipendi si pagano, e un mostro sfuggito chiude edifici.
gist-win = Fatti ricordare
gist-win-note = Dopo sei round, in un’oretta, decidono i punti: la gloria più di tutto.

ways-title = Gioca
way-solo = Solitario
way-solo-note = Dieci scenari, ognuno con gradi da raggiungere. Madhala, una cacciatrice mossa da due dadi, occupa posti prima di te.
way-campaign = Campagna
way-campaign-note = Tutti e dieci gli scenari di fila; il tuo grado decide che cosa viene dopo.
way-bots = Contro i bot
way-bots-note = Da uno a tre avversari, dal Novizio all’Eroe.
way-hotseat = Sullo stesso schermo
way-hotseat-note = Da due a quattro persone giocano a turno su questo schermo; i bot possono occupare posti.
way-learn = Impara giocando
way-learn-note = Una prima partita guidata, al livello più facile. Tutto si spiega strada facendo.

## Partite in un elenco

game-campaign = Campagna: { $name }
game-bots = Contro { $rivals }
game-bots-alike = { $count } × { $name }
game-bots-unknown =
    { $count ->
        [one] Contro un avversario
       *[other] Contro { $count } avversari
    }
game-hotseat = In { $count } sullo stesso schermo
game-unknown = Una partita
game-broken = Qui non si può aprire: { $reason }
game-at = A che punto è
game-round = Round { $round } di { $rounds }
game-standing = Punti
game-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
game-changed = Ultima mossa
game-begun = cominciata { $when }
game-assisted = assistita
game-brought = importata
game-replay = Rivedi { $title }
game-replay-short = Rivedi
game-delete = Elimina { $title }
delete-title = Eliminare questa partita?
delete-under = { $title }, ultima mossa { $when }, non è finita. Una volta eliminata, è persa per sempre.
delete-past = { $title }, finita { $when }, e la sua registrazione andranno perse per sempre.
delete-friends = { $title } sparisce per sempre dal tuo elenco. Gli altri tengono il loro posto; quando tutti l’avranno tolta dal proprio elenco, sarà eliminata.
delete-keep = Tienila
delete-do = Elimina
player-you = Tu
time-now = proprio ora

## Difficoltà, gradi, bot

difficulty-tutorial-note = Con il passare dei round i mostri non ricevono mai dadi di attacco in più.
difficulty-normal-note = Prima arrivano i mostri più deboli, e gli attacchi crescono con i round.
difficulty-hard-note = Può arrivare qualsiasi mostro dall’inizio, e gli attacchi crescono con i round.
difficulty-cutthroat-note = Può arrivare qualsiasi mostro dall’inizio, e gli attacchi crescono più in fretta.

bot-novice = Novizio
bot-trainee = { rank-trainee }
bot-veteran = { rank-veteran }
bot-hero = { rank-hero }
bot-novice-note = Conosce le regole, ma giudica male quasi tutto. Va bene per una prima partita.
bot-trainee-note = Gioca con regole rapide, senza pensare in anticipo. Un avversario onesto.
bot-veteran-note = Prova le sue idee migliori fino alla fine del round. Difficile da battere.
bot-hero-note = Soppesa molte volte quasi ogni scelta. Batte il Veterano in sei partite su sette.

## Una nuova partita

new-difficulty = Difficoltà
new-affinity = La tua affinità
new-affinity-ask = Chiedimelo
new-affinity-ask-note = Scegli quando il tavolo è pronto.
new-affinity-fixed = Questo scenario si gioca con l’affinità { $affinity }.
new-affinity-fire = Fuoco
new-affinity-water = Acqua
new-affinity-air = Aria
new-affinity-jungle = Giungla
new-affinities = Affinità
new-affinities-dealt = A caso
new-affinities-chosen = A scelta
new-affinities-dealt-note = Il caso assegna a ogni clan la sua affinità.
new-affinities-chosen-note = Si sceglie a turno, un posto dopo l’altro.
new-options = Opzioni
new-tricks = Modulo Trucchi
new-tricks-note = Trucchi a faccia in giù che rubano dadi dai percorsi adiacenti, e trappole schermate per difendersi.
new-grant-note = Dal round 2 il primo giocatore riceve un dado e un dono.
new-monsters-note = Nei round 2, 4 e 6 un mostro arriva all’ingresso, se è vuoto.
new-begin = Comincia

solo-lead = Dieci scenari. Secondo ciò che hai raggiunto alla fine, il tuo grado è Carne da macello, Tirocinante, Veterano o Eroe.
solo-scenarios = Scenario
solo-number = Scenario { $number }
solo-goals = Che cosa richiede ogni grado, a qualsiasi difficoltà
solo-rank = Grado
solo-goal = Alla fine
solo-fodder-goal = Tutto ciò che è meno.
solo-best = Il tuo meglio: { $rank }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, livello { $difficulty }
solo-played =
    { $count ->
        [0] Mai giocato
        [one] Giocato una volta
       *[other] Giocato { $count } volte
    }

bots-lead = Sei round, o meno se un clan arriva a 30 punti gloria. Vince chi ha più punti vittoria.
bots-rival = Avversario { $number }
bots-count =
    { $count ->
        [one] Uno
        [2] Due
       *[other] Tre
    }
bots-think = Pensa al massimo
bots-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
bots-think-note = per decisione. Più pensa, meglio gioca.

hotseat-lead = Lo schermo passa di mano dopo ogni turno: ciò che è nascosto resta nascosto finché chi gioca dopo non dà il via, a meno che il tavolo non sia scoperto.
hotseat-seats = Giocatori
hotseat-person = Una persona
hotseat-name = Nome del giocatore { $number }
hotseat-name-hint = Nome
hotseat-who = Chi è il giocatore { $number }
hotseat-bots-last = Prima siedono le persone, poi i bot.
hotseat-same = Due persone hanno lo stesso nome. Aggiungi una lettera a uno dei due, per sapere di chi è il turno.
hotseat-nobody = Qualcuno deve pur giocare: da’ un posto a una persona.

## Informazioni

about-house-rules = Regole della casa
about-version-title = Che cosa gira qui
about-version = Versione
about-engine = Motore
about-compiled = compilato
about-plain = Python puro
about-edition = Edizione
about-place = Partite
about-keeper = Il server gira su questo computer: vedi tutte le sue partite.
about-guest = Il server è altrove: vedi le partite del tuo profilo e quelle cominciate in questo browser.
about-credits = Crediti, e ciò che questo non è

## Con gli amici

way-friends = Con gli amici
way-friends-note = Ciascuno al proprio schermo, vicino o lontano: tu mandi un link.
home-invited = Ho un invito
home-lobbies = Tavoli non ancora cominciati
game-place = { $place }º di { $count }
game-ended = interrotta
game-friends = Con { $names }
game-waits = In attesa di { $name }
game-bot-plays = Un bot sta scegliendo: { $bot }
game-left = Hai lasciato questa partita
home-return = Torna alla partita
lobby-row =
    { $count ->
        [0] Tutti i posti sono occupati. La partita non è ancora cominciata.
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
# $names sono quelli che hanno confermato; $count è quanti sono.
lobby-waits-for-me =
    { $count ->
        [one] { $names } ti aspetta
       *[other] { $names } ti aspettano
    }
lobby-all-ready = Tutti hanno confermato
lobby-enter = Al tavolo
again-text = La partita insieme è finita. Gioca ancora con le stesse persone, ciascuna un posto più in là.
friends-bot = Bot: { $bot }
seat-my-name = Il tuo nome
profile-title = Il tuo profilo
