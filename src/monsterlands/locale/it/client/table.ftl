### Il tavolo.

## Per arrivarci

screen-laying = Si prepara il tavolo…
screen-laying-told = Arriva la partita.
screen-no-key = Questo browser non ha la chiave di questa partita. Aprila dove è cominciata.
screen-gone = Questo tavolo non esiste
screen-closed = Questo tavolo non si può aprire
screen-broken = Qualcosa è andato storto in questa pagina
screen-broken-told = La tua partita si salva a ogni passo. Riprova; se non serve, ricarica la pagina.
screen-home = Torna all’inizio

handover-title = Tocca a { $who }
handover-text = Passa lo schermo. Nulla di segreto si vede finché non lo dici tu.
handover-sit = Sono { $who }: mostra il mio tavolo
handover-open = { open-table }: non chiedere più
open-table = Tavolo scoperto
open-table-note = Per amici che non nascondono nulla: il tavolo passa a chi è di turno senza coprirsi, e tutti vedono tutto, anche le trappole a faccia in giù.

## La riga in alto

top-yours = Tocca a te
top-theirs = { $clan }
top-standing-told = Il tuo grado se la partita finisse ora. Conta solo la fine: può ancora salire e scendere.
top-over = La partita è finita
top-monsters = più mostri
top-assisted-told = In questa partita è stata annullata una mossa dopo un lancio, una carta scoperta o una mossa altrui.
top-help = Come si usa il tavolo, e i suoi tasti
top-settings = Impostazioni
top-sound = Suoni
# Accanto a “Suoni” nel menu di un telefono.
top-sound-state =
    { $on ->
        [yes] attivi
       *[no] spenti
    }
top-sound-told =
    { $on ->
        [yes] I suoni sono attivi; M li spegne
       *[no] I suoni sono spenti; M li attiva
    }
top-picture = Immagine del tavolo
top-rules = Regole
top-gallery = Galleria
top-home = Inizio
connection-connecting = si connette
connection-open = in linea
connection-reconnecting = si riconnette
connection-gone = non in linea
connection-offline = Non hai connessione. Puoi guardarti intorno; ciò che scegli è conservato, e parte appena torna la connessione.
connection-banner = Si riconnette… Puoi guardarti intorno; ciò che scegli è conservato e poi parte.

## In mano

tabs-title = Viste
tab-table = Tavolo
tab-outside = { group-outside }
tab-clan = Clan
tab-rivals = { rivals-title }
tab-log = { log-title }
tab-lit = { $name }, { $count } da scegliere
hand-menu = Menu
hand-pool = I tuoi dadi
hand-dice = { $count } × { $die }
hand-raise = Torna a: { $title }
bar-again = Tocca ancora: { $label }

## Cose

spot-lit = { $label }, si può scegliere
spot-picked = { $label }, nella tua selezione
spot-other = Non va con ciò che hai scelto. Se lo scegli, ricominci da qui.
label-mercenary =
    { $cost ->
        [one] { $name }, porta { $dice }, costa { $cost } moneta, reputazione { $reputation }
       *[other] { $name }, porta { $dice }, costa { $cost } monete, reputazione { $reputation }
    }
label-priced =
    { $cost ->
        [one] { $name }, { $kind }, costa { $cost } moneta
       *[other] { $name }, { $kind }, costa { $cost } monete
    }
label-monster = { $name }, mostro, lancia { $attack ->
    [one] un dado di attacco
   *[other] { $attack } dadi di attacco
}, cattura con { $capture }, eliminazione con { $elimination }
label-land =
    { $glory ->
        [one] { $name }, terra, conquista con { $conquest }, { $glory } punto gloria
       *[other] { $name }, terra, conquista con { $conquest }, { $glory } punti gloria
    }
label-own-land =
    { $used ->
        [yes] { $name }, tua terra, usata in questo round
       *[no] { $name }, tua terra
    }
label-own-trap = { $name }, tua trappola
label-loot = { $name }, bottino
label-trophy = { $name }, trofeo
fact-attack = Dadi di attacco
fact-capture = Cattura con una trappola e
fact-capture-glory = Gloria per la cattura
fact-capture-gold = Oro per la cattura
fact-conquest = Conquista con
fact-cost = Costo in oro
fact-dice = Porta
fact-elimination = Eliminazione con
fact-elimination-glory = Gloria per l’eliminazione
fact-glory = Gloria
fact-reputation = Reputazione
fact-trophy = Punti trofeo

## La Cittadella

building-name =
    { $state ->
        [none] { $title }, accetta { $accepts }
       *[other] { $title }: { $state }
    }
building-closed = chiuso
space-madhala = { $label } (di Madhala)
space-clan = { $label } (del { $clan })
space-own = { $label } (tuo)
laid-later = si riempie dopo la scelta dei clan
dock-tavern = Un mercenario da ingaggiare
dock-lodge = Una trappola in vendita
dock-bazaar = Un equipaggiamento in vendita
dock-empty = { $building }, zona { $number }: vuota
novices-left =
    { $count ->
        [0] Novizio: non ne restano
        [one] Novizio: ne resta uno
       *[other] Novizio: ne restano { $count }
    }
# L’ultimo dado Persuasione in un edificio aiuta ancora il prossimo acquisto.
persuaded = Dado Persuasione sotto { $value }: altri { $value } in meno
# Un prezzo che dipende dal dado; e quanto si paga ora invece del prezzo sulla carta.
price-range = { $least }–{ $most }
price-heard = ora costa { $price }, sulla carta { $full }
deal-way = { $how ->
    [hire] Ingaggia { $what ->
        [novice] un novizio
       *[other] { $what }
    } con { $die } per { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }
   *[other] Compra { $what } con { $die } per { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }
}
deal-wages = stipendi { $change }
deal-points = { $points ->
    [one] { $change } punto
   *[other] { $change } punti
}{ $icons ->
    [0] {""}
   *[other] {" "}({ $icons } per la sua affinità)
}
deal-told = { $die ->
    [none] Ora
   *[other] Con { $die }
}: { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}{ $changes ->
    [none] {""}
   *[other] , { $changes }
}
hire-how = Schiera un dado alla Taverna per ingaggiare.
label-beer =
    { $cost ->
        [one] Un giro di birra, { $cost } moneta
       *[other] Un giro di birra, { $cost } monete
    }
label-beer-gold = oro per un giro di birra
beer-how = I mercenari in offerta se ne vanno, e altri prendono il loro posto.

## Esterno

outside-title = L’Esterno
place-land = Una terra da conquistare
place-monster = Il mostro che la difende
place-m = Una missione: dadi da lanciare per una ricompensa
place-c = Un contratto: qualcosa da consegnare per una ricompensa
place-loot = un segnalino per chi torna a mani vuote
land-gone = La terra è presa
monster-gone = Nessun mostro
mission-way-m = con i dadi:
mission-way-c = contratto:
mission-named = { $title }, { $kind }
mission-told = { $title }, { $kind }: { $text }.
mission-none = Nessuna missione
entrance-title = Ingresso della Cittadella
entrance-quiet = Tutto tranquillo.
loot-none = finito
path-of-madhala = Qui c’è Madhala
path-held = Qui c’è { $name } del { $clan }
path-not-open = per ora chiuso
path-fighting = in battaglia
path-odds = Probabilità: { $odds }

## Clan

clan-title = { $affinity ->
        [fire] Clan di Fuoco
        [water] Clan d’Acqua
        [air] Clan d’Aria
       *[jungle] Clan di Giungla
    }
    .inside = { $affinity ->
        [fire] clan di Fuoco
        [water] clan d’Acqua
        [air] clan d’Aria
       *[jungle] clan di Giungla
    }
clan-new = Un nuovo clan
    .inside = nuovo clan
# Il nome di una persona e il suo clan.
clan-of = { $name } · { $clan }
clan-empty = Il tuo clan sta per nascere.
clan-out-short = finito
pool-empty = niente più dadi
pool-out = niente più dadi; piazzamento finito
# Come si scrivono le parole del gioco dove sono spiegate.
points-now = { $count ->
    [one] punto
   *[other] punti
}, se la partita finisse ora
member-on-path = fuori: { $path }
member-settled = colonizza { $land }
member-talent-used = talento usato in questo round
member-carries = porta { $name }
novices-own =
    { $count ->
        [one] Un novizio
       *[other] { $count } novizi
    }, { $used ->
        [one] { $used } usato
       *[other] { $used } usati
    } in questo round
land-used = Usata in questo round.
trap-own = Solo tu puoi leggerla.
trophy-own = Un tuo trofeo.
rival-thinks = sta pensando…
rival-open = Tutto sul { $clan }
board-player = Gioca { $player }
board-members = Membri
board-traps = Trappole

## La cronaca

log-title = Cronaca
log-older = Mostra le righe precedenti
log-newest = Alle più recenti
# Che cosa ha portato al proprio clan il round appena finito.
log-brought = Round { $round }:
log-brought-change =
    { $what ->
        [glory] gloria
        [gold] oro
       *[points] punti
    } { $before }→{ $after }
since-title = Dopo il tuo ultimo turno
since-told = Dopo il tuo ultimo turno: { $lines }
taken-back = Annullato.
moves-skip =
    { $count ->
        [0] Salta
       *[other] Salta (ancora { $count })
    }
moves-more = { $count ->
    [one] … e un’altra riga
   *[other] … e altre { $count } righe
}

## La barra

bar-title = E adesso?
bar-sending = Invio…
bar-kept = La tua scelta è conservata, e parte appena il server torna.
bar-on-stage = La tua scelta è sulla scena di battaglia qui sopra.
bar-waiting = Giocano gli altri.
# $kind è ciò che viene chiesto; in una battaglia gli altri lo leggono sulla scena.
bar-choosing =
    { $kind ->
        [fight] { $name } sceglie che cosa lanciare.
        [defend] { $name } sceglie come difendersi.
        [remove-magic] { $name } sceglie se rinunciare a dadi Magia.
        [divert] { $name } sceglie dove vanno i dadi di attacco.
        [deflect] { $name } sceglie dove vanno i dadi di attacco.
        [judge] { $name } sceglie: cattura o eliminazione.
        [take-loot] { $name } sceglie un bottino.
        [contract] { $name } sceglie se onorare il contratto.
       *[other] { $name } sta scegliendo.
    }
bar-auto-end = Non resta nulla da fare. D’ora in poi i turni finiscono da sé?
bar-auto-end-yes = Sì, da sé
bar-auto-end-no = No, chiedimi
bar-contract = Non hai ciò che chiede il contratto.
bar-lit =
    { $dice ->
        [yes] Ciò che è acceso si può scegliere: prima un dado o prima il posto.
       *[no] Ciò che è acceso si può scegliere.
    }
bar-picked =
    { $count ->
        [one] Resta una scelta: è accesa.
       *[other] Restano { $count } scelte.
    }
# Che cosa cambia una scelta, dopo che cosa è: “6 monete (oro 6→14)”.
choice-changes = ({ $changes })
bar-clear = Azzera
bar-several = { $count } scelte:
bar-free = Azioni gratuite ({ $count })
bar-free-told = Ciò che puoi fare oltre alla tua azione
bar-end-turn = Termina turno
bar-result = Mostra il risultato
bar-undo = Annulla
bar-undo-across = Annullare qui segna la partita come assistita. { $why }
bar-undo-told = Annulla la tua ultima mossa (U)
bar-hint = Consiglio
bar-hint-told = Le scelte migliori, e perché (H)
bar-hint-not = Puoi chiedere un consiglio quando tocca a te rispondere.
bar-list = Elenco
bar-list-told = Tutte le scelte in un elenco (L)
choice-final = { $across ->
    [yes] annullare segna la partita come assistita
    [ask] si annulla solo se gli altri sono d’accordo
   *[no] poi non si annulla più
}
choice-final-told = { $across ->
    [yes] Si lanciano dadi, si scoprono carte, o muovono altri: annullare segna la partita come assistita.
    [ask] Si lanciano dadi, si scoprono carte, o muovono altri: si può annullare solo se gli altri sono d’accordo.
   *[no] Poi non si annulla più: si lanciano dadi, si scoprono carte, o muovono altri.
}
menu-title = Quale?
end-turn-not = Non puoi ancora terminare il turno: prima rispondi alla domanda.

## Riquadri

list-title = Tutte le scelte
list-none =
    { $state ->
        [over] Nulla da scegliere: la partita è finita.
        [fight] Nulla da scegliere mentre si vede la battaglia.
       *[others] Nulla da scegliere: giocano gli altri.
    }
group-land = { board-lands }
group-other = Altro
hint-thinks = Ci pensa su…
hint-told = Clicca su una scelta per vedere sul tavolo di che si tratta; “Fai così” la compie e mostra la mossa seguente.
hint-best = La migliore
hint-alike =
    { $count ->
        [2] Le due si equivalgono: scegli quella che vuoi
       *[other] Queste { $count } si equivalgono: scegli quella che vuoi
    }
hint-behind = Meno buone
hint-take = Fai così
hint-take-this = Fai così: { $choice }
plan-then = Poi: { $steps }
plan-all = Tutte e { $steps } le mosse
plan-all-of = { plan-all }: { $choice }
plan-next = Mossa { $step } di { $steps }: { $choice }
plan-rest = Fai tutto il resto
hint-win = vittoria { $percent }%
hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-means =
    { $solo ->
        [yes] Ogni scelta è stata giocata fino in fondo molte volte: il numero dice i tuoi punti alla fine, in media.
       *[no] Ogni scelta è stata giocata fino in fondo molte volte: il numero dice quanto spesso hai vinto.
    }
hint-none = Non c’è nulla da scegliere.
hint-failed = Nessun consiglio trovato.
hint-again = Chiedi ancora

## Preparare un percorso

outfit-who = Chi va?
outfit-choose = Scegli
outfit-add = Aggiungi
outfit-nothing = ancora nessun dado
outfit-room = Spazi sul percorso: { $taken } di { $room } occupati
outfit-room-short = Spazi sul percorso
outfit-room-count = { $taken } di { $room }
outfit-out = Lo chiede il percorso, o è stato aggiunto in un’altra finestra: si toglie con “Annulla”.
outfit-room-told =
    Il percorso ha { $room } spazi per ciò che aggiungi. Un dado ne occupa uno; una trappola o un segnalino difesa due.
    Pozioni e veleni non ne occupano.
outfit-size = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}
outfit-most = al massimo { $most }
outfit-hits = un dado di attacco colpisce con { $from } o più; la seconda ferita uccide
outfit-death = {""}; morire qui vale comunque { $glory ->
    [one] { $glory } punto gloria
   *[other] { $glory } punti gloria
}
outfit-chance = riuscita { $percent }%
outfit-set = Schiera { $dice }
outfit-take-out = Togli { $what }
outfit-carried = Porta a casa, se sopravvive
outfit-contract = Ciò che il contratto chiede si consegna nell’avventura, se vuoi: fino ad allora tienilo.
outfit-packed = Tutto pronto: non c’è più posto, o non resta altro. Si parte.
outfit-packed-mission = I dadi sono tutti al loro posto. Si parte.
odds-surviving = sopravvive
odds-wounded = torna con una ferita
odds-wounded-short = ferita
odds-dying = muore
odds-looting = bottino
odds-looting-told = Chi sopravvive su una terra senza cattura, eliminazione o conquista porta a casa un segnalino bottino.
odds-capturing = cattura
odds-eliminating = elimina
odds-conquering = conquista
odds-conquering-told = Quando il mostro non c’è più, chi non l’ha affrontato può lanciare per la terra.
odds-fulfilling = riesce
odds-glory = gloria attesa
odds-glory-told = Ciò che porta in media: per una cattura, un’eliminazione, una conquista; anche una morte sul percorso vale gloria.
odds-percent = { $percent }%
odds-glory-figure = { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-assumed = Con il gioco migliore: prima dell’attacco si rinuncia ai dadi Magia dove conviene.
odds-words = { $what } { $percent }%
odds-glory-words = gloria attesa { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Finestre di dialogo

across-title = Annullare lo stesso?
across-text = La partita torna a prima della tua ultima scelta e da allora è segnata come assistita.
across-yes = Annulla la mossa
across-no = Lascia così
confirm-title = Davvero?
confirm-text =
    { $across ->
        [yes] Annullare questa mossa segna la partita come assistita.
        [ask] Si può annullare solo se gli altri sono d’accordo.
       *[no] Non si può annullare.
    }
confirm-yes = Procedi
confirm-no = Non ancora
settings-language = Lingua
settings-speed = Mosse degli altri
settings-speed-normal = normali
settings-speed-fast = veloci
settings-speed-instant = immediate
settings-motion = Movimento
settings-motion-system = come il sistema
settings-motion-still = nessuno
settings-textSize = Testo
settings-textSize-normal = normale
settings-textSize-large = grande
settings-textSize-huge = molto grande
settings-confirmFinal = Chiedi prima di lanciare dadi, scoprire carte o far muovere altri
settings-autoEndTurn = Termina il turno da sé quando non resta altro da fare
settings-openTable = { open-table }: lo schermo non si copre tra i turni, tutti vedono tutto
settings-listView = Comincia ogni partita con l’elenco delle scelte aperto
# A switch: the table as a page of text, instead of the board.
ear-switch = Tavolo da ascoltare
settings-ear = Tavolo da ascoltare: tutta la partita in una pagina di testo, per lettori di schermo e caratteri grandi
settings-singleKeys = Tasti singoli come scorciatoie: U, E, L, H, M, T, P, ?, Spazio, cifre nell’elenco
settings-sound = Suoni
settings-sound-on = Riproduci i suoni (M)
settings-sound-dice = Dadi e pezzi
settings-sound-coins = Monete
settings-sound-doors = Porte
settings-sound-battle = Battaglie
settings-sound-turn = Il tuo turno e i round
settings-sound-talk = Messaggi
settings-haptics = Vibra quando scegli un dado, nelle battaglie e quando tocca a te
help-title = Come si usa il tavolo
help-way-lit = Ciò che è acceso si può scegliere. Scegli un dado, poi il posto; o il posto, poi il dado.
help-way-order = Se restano più scelte, un piccolo menu le mostra; la barra dice che cosa fa e che cosa costa ognuna.
help-way-why = Indica qualcosa che non è acceso, o sceglilo, e ti dice perché.
help-way-undo =
    { $across ->
        [yes] “Annulla” torna indietro mossa per mossa. Può anche superare lanci, carte pescate e mosse altrui, ma la partita viene segnata come assistita.
        [ask] “Annulla” torna indietro mossa per mossa. Supera lanci, carte pescate e mosse altrui solo se gli altri sono d’accordo.
       *[no] “Annulla” torna indietro mossa per mossa, fino a lanci, carte pescate e mosse altrui.
    }
help-way-hint = Un consiglio soppesa le tue scelte e dice quanto sembrano buone.
help-way-list = L’elenco ha tutte le scelte, e si può usare senza il tavolo.
help-way-ear = Il tavolo da ascoltare (nelle impostazioni) è tutta la partita in una pagina di testo: prima la domanda, poi tutto il resto sotto titoli. Dopo ogni scelta il focus torna alla domanda.
help-rules = Le regole del gioco
help-keys = Tasti
# Ciò che sta sui tasti; le lettere sono le stesse in tutte le lingue.
help-press-tab = Tab
help-press-arrows = ← ↑ ↓ →
help-press-enter = Invio
help-press-undo = U · Ctrl+Z
help-press-end = E
help-press-list = L
help-press-hint = H
help-press-skip = Spazio
help-press-sound = M
help-press-escape = Esc
help-press-help = ?
help-key-tab = al gruppo seguente: Cittadella, Esterno, clan, avversari, cronaca, barra
help-key-arrows = dentro un gruppo
help-key-enter = scegli
help-key-undo = annulla
help-key-end = termina il turno
help-key-list = tutte le scelte in un elenco
help-key-hint = consiglio
help-key-skip = salta ciò che fanno gli altri
help-key-sound = suoni sì o no
help-key-escape = rimetti a posto ciò che hai scelto o aggiunto; chiudi
help-key-help = questo aiuto

## Di che cosa sono fatti i numeri di un clan

caption-points = punti
caption-wages = { term-wages }
caption-short =
    { $missing ->
        [one] ne manca { $missing }
       *[other] ne mancano { $missing }
    }
source-points = { $what }: { $points }
source-reputation = reputazione dei membri
source-trophies = trofei
source-icons =
    { $count ->
        [one] { $affinity }, un’icona: { $points }
       *[other] { $affinity }, { $count } icone: { $points }
    }
points-changed = Ultimo cambiamento { $points }: { $sources }
wages-made =
    { $members ->
        [one] Un membro a { $wage ->
            [one] { $wage } moneta
           *[other] { $wage } monete
        }.
       *[other] { $members } membri a { $wage ->
            [one] { $wage } moneta
           *[other] { $wage } monete
        } ciascuno.
    }
# “Stipendi 7: 4 in cassa, 2 di sicuro, 3 forse.”
wages-payday = Stipendi { $due }: { $gold } in cassa{ $sure ->
        [0] { "" }
       *[other] , { $sure } di sicuro
    }{ $doubtful ->
        [0] { "" }
       *[other] , { $doubtful } forse
    }
wages-income = { $sure ->
        [0] { $doubtful } forse
       *[other] { $doubtful ->
            [0] { $sure } di sicuro
           *[other] { $sure } di sicuro, { $doubtful } forse
        }
    }
wages-sure = Di sicuro: { $sources }.
wages-doubtful = Forse, se tutto va bene: { $sources }.
wages-missing =
    { $missing ->
        [one] Ti manca { $missing } moneta.
       *[other] Ti mancano { $missing } monete.
    } Se non cambia, paghi quello che hai e un membro diserta: chi ha la reputazione più alta, esclusi il leader e chi ha colonizzato una terra.
pool-sources =
    Ogni round i tuoi membri portano: { $members }.
    La tua gloria porta: { $glory }.
glory-brings = Porta ogni round questi dadi: { $dice }.
glory-dearer =
    { $low ->
        [one] All’inizio lo stipendio di ogni membro è di { $low } moneta
       *[other] All’inizio lo stipendio di ogni membro è di { $low } monete
    }; a { $marks } punti gloria (gli stacchi nella barra) sale a { $wages }.

## Dadi di un percorso

path-dice-of =
    { $count ->
        [one] uno tra
       *[other] { $count } tra
    }
path-dice-any =
    { $count ->
        [one] un dado qualsiasi
       *[other] { $count } dadi qualsiasi
    }
path-dice-up-to = + fino a { $count }
