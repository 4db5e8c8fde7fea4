## Termini

term-clan = clan
    .help = Ciò che un giocatore guida: membri, dadi, oro, segnalini, terre e trofei. Un clan prende il nome dalla sua affinità.
    .also = il clan, giocatore, giocatori, avversario, avversari
term-member = membro
    .help = Chiunque faccia parte di un clan: il leader, i mercenari e i novizi.
    .also = membri, membro del clan, membri del clan, novizi
term-leader = { token-leader }
    .help = Guida il clan e non vuole stipendio. Va sui percorsi come ogni mercenario. Se muore, durante la pulizia prende il suo posto il membro con la reputazione più alta.
    .also = il leader, capo, promozione, promuovere
term-mercenary = { kind-mercenary }
    .help = Un membro che può andare su un percorso, portare equipaggiamento e colonizzare una terra; il leader è un mercenario, un novizio no. In un elenco il numero dopo il nome è il costo, “rep” la reputazione, e le lettere sono i dadi.
    .also = mercenari, mercenaria, mercenarie
term-affinity = affinità
    .help = Fuoco, Acqua, Aria o Giungla. Ce l’hanno i mercenari, i mostri e le terre. Un mostro su una terra della sua affinità attacca con più dadi, solo un mercenario della stessa affinità può colonizzare una terra, e alla fine le icone di un’affinità danno punti insieme.
    .also = fuoco, acqua, aria, giungla, elemento, elementi
term-talent = talento
    .help = Ciò che un mercenario sa fare, una volta per round. Alcuni talenti si usano nel tuo turno; gli altri servono al mercenario sul suo percorso.
    .also = talenti
term-glory = { token-glory }
    .help = La fama di un clan. Ogni punto gloria è un punto vittoria alla fine. Più gloria porta ogni round più dadi (e stipendi più alti), e permette di ingaggiare mercenari migliori. { $early ->
        [yes] La partita finisce prima se un clan arriva a { $glory_to_end }.
       *[no] Per quanta sia, la partita continua fino all’ultimo round.
    }
term-reputation = { token-reputation }
    .help = Ogni membro ha una reputazione; quella del clan è la somma. Alla fine vale come punti, ma assorbe la gloria che serve per ingaggiare.
    .also = rep, punti reputazione
term-excess-glory = gloria in eccesso
    .help = La tua gloria meno la tua reputazione, mai sotto 0. Chi ha una reputazione più alta non si unisce a te.
    .also = eccesso, eccesso di gloria
term-play-area = area di gioco
    .help = Ciò che sta davanti al tuo clan e non su un percorso. Tiene fino a { $limit_traps } trappole, { $limit_defense } segnalini difesa, { $limit_potions } pozioni e { $limit_venoms } veleni; quello che avanza si scarta.
    .also = limite, limiti, segnalino, segnalini, area
term-pool = scorta di dadi
    .help = I dadi che ti restano in questa fase, una lettera per dado: F Forza, M Magia, P Persuasione con il suo valore. Ogni round i tuoi membri e la tua gloria la riempiono di nuovo; ciò che non usi va perso.
    .also = scorta, dado, dadi
term-persuasion-discount = sconto Persuasione
    .help = Schiera un dado Persuasione in un edificio dove compri, e il suo valore è lo sconto. Se l’ultimo dado Persuasione schierato lì mostra più del tuo, si toglie anche quel valore. Paghi sempre almeno 1 moneta; gli sconti delle carte vengono dopo, e possono portare il prezzo a 0.
    .also = sconto, sconti, sconto di persuasione
term-citadel = { tab-citadel }
    .help = I sette edifici. Un’azione riempie di dadi uno dei loro spazi e ti dà ciò che l’edificio offre.
    .also = edificio, edifici, la cittadella
term-space = spazio
    .help = Un posto per dadi in un edificio, usato una volta per round. “·” è libero, una lettera è un dado già schierato, “3+” è aperto solo da tre giocatori in su. Nella Miniera e dall’Alchimista scegli lo spazio per numero; altrove si riempiono da sinistra.
    .also = spazi, spazio dado, spazi dado
term-dock = zona
    .help = Dove carte o segnalini in offerta sono a faccia in su: i mercenari alla Taverna, le trappole nel Capanno del Cacciatore, l’equipaggiamento nel Bazaar. Il numero dopo un nome è il prezzo in oro.
    .also = zone, offerta, offerte
term-beer = giro di birra
    .help = Alla Taverna, per { $beer ->
        [one] { $beer } moneta
       *[other] { $beer } monete
    } e senza sconti: se ne vanno tutti e arrivano facce nuove. Poi puoi ingaggiare, ma non devi.
    .also = birra, birre, giro
term-panic = { token-panic }
    .help = Finché un mostro è all’ingresso, ogni pulizia porta un altro segnalino panico, e l’edificio indicato chiude. Sconfiggi il mostro e riaprono tutti.
    .also = segnalino panico, segnalini panico, chiuso, chiusa
term-outside = { group-outside }
    .help = Dove vanno i mercenari: i percorsi delle missioni, delle terre e dell’ingresso. Ciò che succede lì si risolve nella fase avventura.
term-path = percorso
    .help = Un posto all’Esterno per un mercenario. I percorsi terra vanno da a1 a a4 e da b1 a b4, le missioni sono m1 e m2, i contratti c1 e c2, l’ingresso e1 e e2. Tutto ci va in una sola azione; dopo non si aggiunge nulla. { $room }
    .also = percorsi, percorso terra, percorso missione, percorsi terra
term-assigned = su un percorso
    .help = Fino alla fine del round. Gli altri sono a casa: possono ancora partire, ricevere equipaggiamento o farsi curare.
    .also = assegnato, assegnata, assegnati, assegnare, non assegnato, non assegnata, a casa, casa
term-reinforcement = rinforzo
    .help = Un dado che aggiungi a quelli richiesti da un percorso, quanti e dei colori che il modificatore ammette.
    .also = rinforzi
term-land = { kind-land }
    .help = Con { $two_lands_from } o più giocatori ci sono due terre all’Esterno, altrimenti una. Ognuna ha quattro percorsi e di solito un mostro; sconfitto il mostro, chi non ha combattuto può conquistarla.
    .also = terre, terra attiva
term-header = modificatore di percorso
    .help = La tessera di una terra: per ognuno dei quattro percorsi i dadi richiesti, i rinforzi ammessi e un beneficio.
    .also = modificatore, modificatori, modificatori di percorso
term-benefit = beneficio
    .help = Ciò che un percorso dà a chi ci va: rilanci, colpi annullati, oppure oro, pozioni e veleni. L’oro va al tuo clan se il mercenario torna a casa vivo, prima degli stipendi; pozioni e veleni si usano sul percorso, e ciò che avanza torna a casa.
    .also = benefici
term-mission = { kind-mission }
    .help = Ogni round ci sono due tessere all’Esterno, con due percorsi ciascuna: a sinistra una missione di dadi, a destra un contratto. Ci vanno solo i dadi indicati, niente segnalini. Nell’avventura la missione di dadi viene per prima: lancia tutti i tuoi dadi. Un totale pari o superiore all’obiettivo vale la ricompensa; di meno costa gloria. Se riescono entrambi i percorsi, il totale più alto prende la ricompensa e l’altro { $leftovers ->
        [one] { $leftovers } moneta
       *[other] { $leftovers } monete
    }.
    .also = missioni, missione di dadi, missione con lancio di dadi, obiettivo, obiettivi
term-contract = contratto
    .help = La missione a destra: chi è lì può consegnare ciò che chiede, dall’area di gioco, e prendere la ricompensa di quel lato. Rifiutare non costa nulla.
    .also = contratti, missione a contratto
term-entrance = ingresso
    .help = La porta della Cittadella. Un mostro affrontato e non sconfitto arriva qui e semina il panico; i due percorsi sono aperti solo allora. Si combatte come su una terra, ma senza terra da conquistare e senza bottino.
    .also = ingresso della Cittadella, entrata, porta, porte
term-monster = { kind-monster }
    .help = Affronta i percorsi occupati della sua terra da sinistra a destra: prima attacca lui, poi il mercenario. I suoi dadi di attacco crescono con i round e su una terra della sua affinità; il tavolo mostra quanti ne lancia ora. VC e VE sono i totali che lo catturano e lo eliminano. Vedi “battaglia”.
    .also = mostri, nemico, nemici
term-cv = VC
    .help = Valore di cattura: un totale pari o superiore cattura il mostro, se sul percorso c’è una trappola. Vedi “cattura”.
    .also = valore di cattura
term-ev = VE
    .help = Valore di eliminazione: un totale pari o superiore elimina il mostro. Vedi “eliminazione”.
    .also = valore di eliminazione
term-conquest = conquista
    .help = Se il mostro di una terra è sconfitto o non c’è, chi lì non ha combattuto può lanciare per la terra, da sinistra a destra. Un totale pari o superiore al valore di conquista porta la gloria e la terra; uno più basso si aggiunge a quello del percorso seguente. Si lanciano anche i dadi delle trappole, e vale ciò che una trappola, un talento o un equipaggiamento aggiunge a ogni dado, a meno che non sia solo contro i mostri. I veleni non valgono.
    .also = conquistare, valore di conquista, conquiste
term-wounded = { token-wound }
    .help = Chi ha una ferita resta in servizio. Una seconda ferita uccide, e così due in una volta. Una pozione cura chi è a casa, nel tuo turno o al ritorno.
    .also = ferite, ferito, curare, cura, guarire
term-settled = { token-settled }
    .help = Un mercenario dell’affinità giusta, ma non il leader, può colonizzare una tua terra. Resta in servizio senza stipendio, non diserta mai, e una volta per round puoi usare la terra per il suo beneficio.
    .also = colonizzare, colonizzata, terre colonizzate, colono, colona, coloni
term-trick = { token-trick }
    .help = Del modulo Trucchi: si compra nel Capanno del Cacciatore e si schiera a faccia in giù come una trappola. Rivelato nello scontro, prende di mira un percorso adiacente, per rubarne dadi o deviarvi dadi di attacco. A faccia in giù vale come trappola, a faccia in su no.
    .also = trucchi, modulo trucchi
term-shielded-trap = trappola schermata
    .help = Del modulo Trucchi: una trappola con dadi che i trucchi non possono rubare.
    .also = trappole schermate, schermata
term-clash = scontro
    .help = Con i trucchi in gioco apre ogni battaglia contro un mostro. Dal percorso più a sinistra in poi (all’ingresso prima quello superiore), ciascuno decide segnalino per segnalino, nell’ordine in cui li ha schierati, se rivelarlo. Una trappola ha allora il suo effetto e vale per una cattura; un trucco sceglie un bersaglio (vedi “bersaglio”) e non è più una trappola. Ciò che resta a faccia in giù non ha effetto, ma vale come trappola per una cattura, trappola o trucco che sia.
    .also = scontri, rivelare, tenere, faccia in giù, faccia in su
term-target = bersaglio
    .help = Il percorso che un trucco prende di mira: il più vicino a sinistra o a destra con qualcuno sopra, anche tuo; se non c’è, il trucco non si può rivelare. Chi è lì può annullarlo subito con un segnalino difesa di quel percorso; i talenti non valgono. I dadi rubati restano sul trucco e sono di chi li ha rubati. I dadi di attacco si deviano quando il mostro attacca, quanti se ne vuole fino al numero del trucco.
    .also = bersagli, mirare, rubare, deviare, annullare, adiacente, percorso adiacente, percorsi adiacenti
term-defense-talent = talento difensivo
    .help = Annulla un colpo senza segnalini, una volta per round. Ce l’hanno mercenari, abiti, percorsi e l’ingresso.
    .also = talenti difensivi, talento difesa
term-equipment = { kind-equipment }
    .help = Armi, abiti e incantesimi dal Bazaar. Un mercenario ne porta uno per tipo; nel tuo turno le carte possono passare tra i mercenari a casa.
    .also = equipaggiamenti, equipaggiare, arma, armi, abito, abiti, incantesimo, incantesimi
term-loot = { token-loot }
    .help = Chi sopravvive su una terra senza cattura, eliminazione o conquista prende uno dei segnalini a faccia in su. Ognuno si usa una volta sola: alcuni nel tuo turno o al ritorno, altri mentre si risolve il tuo percorso.
    .also = bottini, segnalino bottino, segnalini bottino
term-trophy = trofeo
    .help = Un mostro eliminato. Tienilo per i suoi punti, o vendilo per { $trophy_gold } monete al punto: nel tuo turno, davanti a un contratto o al ritorno.
    .also = trofei, punto trofeo, punti trofeo
term-reroll = rilancio
    .help = Lancia di nuovo un dado; vale il nuovo risultato. I rilanci vengono da percorsi, mercenari, equipaggiamento e bottini, per certi colori. Quelli che non usi si perdono quando ti fermi.
    .also = rilanci, rilanciare
term-action = azione
    .help = Il cuore di un turno: dadi in un edificio, un mercenario su un percorso, o dadi su una terra colonizzata. Una per turno; finché hai dadi è obbligatoria, se puoi farla.
    .also = azioni, schierare, turno, turni
term-free-action = azione gratuita
    .help = Prima e dopo la tua azione, quante ne vuoi: novizi, talenti, bottini che non sono per un percorso (lo dice “?” con il loro nome), vendere trofei, curare, colonizzare, spostare equipaggiamento. Tutte, tranne novizi e talenti, anche al ritorno.
    .also = azioni gratuite
term-final = definitivo
    .help = Non si può annullare: si lancia un dado, si scopre una carta o si mostra qualcosa.
    .also = definitiva, annulla
term-round = round
    .help = Preparazione, piazzamento, avventura e pulizia. { $early ->
        [yes] Ce ne sono { $rounds }, meno se un clan arriva a { $glory_to_end } punti gloria.
       *[no] Ce ne sono { $rounds }.
    }
    .also = i round
term-preparation = { phase-preparation }
    .help = La prima fase: ciascuno riempie la scorta di dadi e ne lancia i dadi Persuasione.
term-deployment = { phase-deployment }
    .help = La seconda fase: un’azione a testa, a turno, finché tutti i dadi sono usati.
    .also = fase, fasi, schieramento
term-adventure = { phase-adventure }
    .help = La terza fase: si risolvono, in quest’ordine, la missione di dadi, il contratto, la terra A, la terra B e l’ingresso.
term-clean-up = { phase-clean-up }
    .help = La quarta fase: i mercenari tornano a casa (vedi “ritorno”), i mostri non sconfitti vanno all’ingresso e il panico si diffonde, i clan senza leader ne promuovono uno, si pagano gli stipendi. Poi la partita finisce, o si prepara il round seguente.
    .also = fase pulizia, pulire
term-homecoming = ritorno
    .help = Chi è sopravvissuto torna a casa con ciò che porta. Poi, nell’ordine di turno, ogni clan ha un momento per le azioni gratuite (vendere, curare, colonizzare, usare bottini, spostare equipaggiamento), prima dei limiti dell’area di gioco e degli stipendi.
    .also = tornare a casa, ritorno a casa
term-battle = battaglia
    .help = Si rivelano le trappole. Poi, percorso per percorso da sinistra: il mostro lancia i suoi dadi di attacco (puoi rinunciare a dadi Magia per ridurli, poi annullare colpi), e il mercenario contrattacca: lanci i dadi, rilanci, usi veleni e bottini, e ti fermi quando vuoi. Il totale cattura o elimina il mostro, o si aggiunge a quello del percorso seguente.
    .also = battaglie, combattimento, combattere, danno, danni, contrattacco, totale
term-capture = cattura
    .help = Un totale pari almeno al VC, con una trappola sul percorso: gloria e oro, e il mostro se ne va. Un totale pari almeno al VE lo elimina. Certi bonus valgono solo per una cattura, altri solo per un’eliminazione, e non passano al percorso seguente: se arrivi al VE solo con bonus per un’eliminazione ed è possibile anche la cattura, scegli tu.
    .also = catturare, catture
term-elimination = eliminazione
    .help = Un totale pari almeno al VE: gloria, e il mostro come trofeo.
    .also = eliminare, eliminazioni, uccidere
term-last-lash = colpo finale
    .help = Certi mostri colpiscono ancora una volta quando vengono eliminati: tutti lì subiscono un colpo e possono difendersi. La Magia non vale.
    .also = colpi finali
term-level = livello
    .help = Di un mostro: A, o B per i più forti. Con principiante e normale i primi mostri sono di livello A e gli altri arrivano mescolati; con difficile e tagliagola sono tutti mescolati dall’inizio.
    .also = livelli, livello A, livello B
term-power = potere speciale
    .help = Ciò che un mostro ha di particolare; “?” con il suo nome dice che cosa. Alcuni prima lanciano un dado contro tutti, vietano qualcosa in battaglia, o colpiscono più forte.
    .also = potere, poteri, poteri speciali
term-death = morte
    .help = Un mercenario che muore lascia il clan con tutto ciò che porta; la sua reputazione va persa, il suo equipaggiamento negli scarti. Il percorso su cui muore porta al clan un po’ di gloria. Ciò che aveva già lanciato conta ancora.
    .also = morire, morto, morta, morti
term-desertion = diserzione
    .help = Un clan che non può pagare tutti gli stipendi perde un membro: quello con la reputazione più alta tra chi non è leader e non ha colonizzato una terra. Il suo equipaggiamento può passare ad altri.
    .also = disertare, disertore, diserta
term-score = punteggio
    .help = Punti vittoria: gloria, la reputazione di tutti i membri, i punti dei trofei, e i punti di ogni affinità secondo le sue icone su mercenari e terre: { $affinity_points } o più. Vince chi ha più punti; in caso di pareggio decide la reputazione del leader, poi i trofei, poi l’oro. Nel Solitario è lo scenario a dire quanto valgono: vedi “grado”.
    .also = punti, punto, punti vittoria, PV, vittoria, vincere, fine, punteggi
term-record = registrazione
    .help = Una partita salvata: tutte le scelte, i dadi e le carte pescate in righe leggibili. “save FILE” la scrive in qualsiasi momento, anche dopo la fine; “load FILE” la riprende.
    .also = salvare, caricare, partita salvata
term-first-player = { token-first-player }
    .help = Comincia la fase piazzamento; gli altri seguono in senso orario. A ogni pulizia la tessera passa al clan con meno reputazione. Nel Solitario ce l’hai sempre tu.
term-difficulty = difficoltà
    .help = Principiante: nessun dado di attacco in più dal contatore dei round. Normale: ne aggiunge qualcuno nei round più avanzati. Difficile: come normale, ma con mostri forti dall’inizio. Tagliagola: in più, dadi extra dal round 1. Su una terra della sua affinità un mostro ne ha sempre di più.
    .also = principiante, normale, difficile, tagliagola, livello di difficoltà
term-queens-grant = { new-grant }
    .help = Una variante. Dal round 2, prima di ogni lancio, il primo giocatore prende { $grant_dice ->
        [one] un dado di un colore a scelta
       *[other] { $grant_dice } dadi di colori a scelta
    } e una di queste cose: { $grant }.
    .also = sovvenzione, regina
term-more-monsters = { new-monsters }
    .help = Una variante. Se all’inizio di uno dei round { $monster_rounds } l’ingresso è vuoto, vi arriva un mostro. Semina il panico solo se alla fine del round è ancora lì.
    .also = azioni mostro, più mostri
term-solo = Solitario
    .help = Un giocatore contro Madhala, in uno scenario. Non c’è nessuno da superare: è ciò che hai alla fine a decidere il tuo grado.
    .also = modalità Solitario, da solo, da sola
term-madhala = { token-madhala }
    .help = La tua avversaria nel Solitario, mossa dai dadi. Dopo ogni tuo turno, finché ti restano dadi, ne lancia uno rosso e uno giallo, e di nuovo se dove la portano non c’è posto. Con il rosso da 1 a 4 va nella Cittadella: il giallo 1 la porta al Capanno del Cacciatore, 2 all’Alchimista, 3 alla Taverna, 4 all’Armeria, 5 al Bazaar, 6 alla Miniera; lì i suoi dadi occupano uno spazio, e parte dell’offerta di Capanno, Taverna o Bazaar finisce negli scarti (rosso 1 o 4: il primo mercenario, la prima carta o due trappole; 2: il secondo; 3: il terzo). Con il rosso 5 o 6 va all’Esterno, con il giallo { $outside }: uno dei suoi { $madhala_tokens } segnalini occupa un percorso. Nell’avventura vince la missione di dadi dal percorso a sinistra. Su una terra, quando tocca al suo percorso, scaccia il mostro, o prende la terra se il mostro non c’è. Non prende bottini e non viene mai colpita; i dadi di attacco deviati su di lei vanno persi.
    .also = giocatore fittizio, fittizio
term-scenario = scenario
    .help = Il tema di una partita del Solitario: alcuni hanno regole proprie, e ognuno dice che cosa serve per ogni grado. Eccoli: { $scenarios }. “?” con il nome li spiega uno per uno.
    .also = scenari
term-rank = grado
    .help = L’esito di una partita del Solitario: { $ranks }, secondo ciò che lo scenario chiede e ciò che hai dopo gli ultimi stipendi.
    .also = gradi, meta, mete, carne da macello, tirocinante, veterano, eroe
term-campaign = campagna
    .help = Tutti gli scenari, uno dopo l’altro: “monsterlands campaign new” ne comincia una. Da Veterano passi allo scenario seguente, da Eroe anche, a una difficoltà maggiore; da Tirocinante rigiochi lo stesso, da Carne da macello a una difficoltà minore, e alla più bassa la campagna è persa. Meno partite servono, meglio è.
    .also = campagne, modalità campagna

help-room = Un percorso terra ha { $dice } spazi per dadi e { $tokens } per trappole e segnalini difesa; ogni segnalino in più occupa { $spaces } spazi per dadi liberi.
help-wages-first =
    { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }
help-wages-step = { $gold } da { $start } punti gloria in su
icons-told = Le icone di un’affinità sui tuoi mercenari e sulle tue terre si contano insieme: { $points } o più.
help-points-step =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con { $start }
