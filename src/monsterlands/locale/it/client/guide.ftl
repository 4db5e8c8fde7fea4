## La guida: accompagna nel primo round, e più avanti spiega ciò che si presenta per la prima volta

guide-name = Guida
guide-next = Avanti
guide-got-it = Chiudi questa nota
guide-finish = { notice-play-on }
guide-open = Leggi
guide-aside = Nascondi la guida
guide-move = Trascina per spostare la guida

guide-title-welcome = Si comincia
guide-welcome = Guidi un clan di cacciatori di mostri per { $rounds } round: in ognuno prima i dadi vanno nella Cittadella, poi i tuoi partono e combattono. Alla fine vincono i punti, e la gloria ne porta quasi tutti.
guide-title-choose-affinity = Scegli il tuo clan
guide-choose-affinity = Ogni clan ha due persone con i propri dadi e talenti. Vanno bene tutti e quattro: prendi quello che ti piace.
guide-title-clan = Il tuo clan
guide-clan = Un leader, un mercenario, un po’ d’oro e una trappola. Con la gloria in eccesso si uniscono altri, e l’oro paga anche gli stipendi dopo ogni round.
guide-title-goal = Il tuo compito
guide-goal = Giochi “{ $scenario }”: la scala mostra il tuo grado e che cosa richiede il prossimo. A Madhala i punti non interessano, ma ti porta via i posti.
guide-title-pool = { hand-pool }
guide-pool = Rosso è Forza, viola Magia, giallo Persuasione: ora si lanciano solo i gialli, e il loro numero si toglie da un prezzo. A ogni turno usi dadi per un’azione, finché ne hai.
guide-title-tavern = Ingaggia qualcuno
guide-tavern = Una buona prima azione: scegli il dado giallo, poi lo spazio acceso della Taverna, perché chi ingaggi porta subito dadi. Ma puoi fare tutto ciò che è acceso.
guide-title-hiring = Chi si unisce?
guide-hiring = Le carte mostrano dadi, prezzo e reputazione; indicane una, o tienila premuta, per leggere il talento. Il tuo dado giallo toglie il suo numero dal prezzo.
guide-title-buying = Trappole
guide-buying = Con una trappola sul percorso un mostro si può catturare; senza, solo eliminare. Certe trappole portano anche dadi o rafforzano i tuoi.
guide-title-equipping = Equipaggiamento
guide-equipping = Armi, abiti e incantesimi restano al mercenario che li porta e servono in ogni round.
guide-title-brewing = Pozioni e veleni
guide-brewing = Su un percorso una pozione annulla un colpo e un veleno rafforza l’attacco; se ne può portare uno di ogni tipo. A casa una pozione cura una ferita.
guide-title-defending = Difesa
guide-defending = Un segnalino difesa va su un percorso e lì annulla un colpo.
guide-title-madhala = È passata Madhala
guide-madhala = Dopo ogni tuo turno occupa un posto per questo round: la cronaca dice quale. Sul suo percorso scaccia il mostro: chi è su un percorso con un numero più alto non lo incontra.
guide-title-prepare = Preparati
guide-prepare = { $monster ->
        [none] Tieni qualche dado rosso e viola: è con quelli che combatti. Un dado di troppo porta oro nella Miniera.
       *[other] { $monster } si cattura con un totale di { $capture } e una trappola: tieni la tua trappola e circa { $few } dadi rossi o viola per un solo mercenario. Un dado di troppo porta oro nella Miniera.
    }
guide-title-land = Mostro e terra
guide-land = La carta del mostro mostra i suoi dadi di attacco e i totali che lo catturano e lo eliminano. Una volta sconfitto, chi non ha combattuto può lanciare per la terra.
guide-title-send = Manda qualcuno
guide-send = Scegli un percorso della terra: ognuno chiede dei dadi e dà qualcosa in cambio. Il mostro attacca dal percorso 1 al percorso 4.
guide-title-mission-path = La missione di dadi
guide-mission-path = Qui niente mostri e niente ferite. Nell’avventura questi dadi si lanciano, e il totale deve arrivare al numero della missione.
guide-title-contract-path = Il contratto
guide-contract-path = Qui i dadi servono solo ad arrivare. Ciò che il contratto chiede si consegna nell’avventura: non usarlo prima.
guide-title-madhala-ahead = Madhala viene prima
guide-madhala-ahead = { $left ->
        [0] È su un percorso precedente e si prende ciò che c’è da vincere qui. Resta solo un bottino.
       *[other] È su un percorso precedente e scaccia il mostro, quindi lanci subito per { $land }. Se prima qualcuno lo sconfigge, lei prende invece { $land }, e resta solo un bottino.
    }
guide-title-madhala-behind = Madhala viene dopo
guide-madhala-behind = Sul percorso { $hers } scaccia il mostro, o prende { $land } con { $glory ->
        [one] il suo punto gloria
       *[other] i suoi { $glory } punti gloria
    } se prima di lei il mostro è sconfitto. Chi vuole la terra deve lanciare prima di lei, senza aver combattuto.
guide-title-assign = Chi va?
guide-assign = Guarda i talenti: alcuni servono in battaglia, altri annullano colpi, e può andare anche il tuo leader. A chi ha già una ferita, la prossima è mortale.
guide-title-load = Prepara la battaglia
guide-load = Aggiungi dadi per il danno, una trappola per la cattura, e ciò che annulla colpi: le probabilità cambiano man mano. Dopo non si aggiunge nulla, e trappole e segnalini difesa non tornano.
guide-title-carrying = Oro in viaggio
guide-carrying =
    { $gold ->
        [one] { $member } porta la moneta di questo percorso. È tua se { $member } torna a casa, appena prima degli stipendi.
       *[other] { $member } porta le { $gold } monete di questo percorso. Sono tue se { $member } torna a casa, appena prima degli stipendi.
    }
guide-title-end-turn = Ecco la tua azione
guide-end-turn = Un’azione per turno; quelle gratuite, come certi talenti, vengono prima o dopo. { $undo ->
        [free] Puoi ancora annullarla; se ti va bene così, termina il turno.
       *[other] Quando vuoi, termina il turno.
    }
guide-title-rest = Gli altri dadi
guide-rest = Usa i dadi che restano, un’azione per turno; il Banco dei Pegni dà una moneta per ciascuno. Schierato l’ultimo, comincia l’avventura.
guide-title-adventure = L’avventura
guide-adventure = Prima le missioni, poi la terra: il mostro attacca percorso per percorso, e il tuo mercenario contrattacca. Il danno si somma da un percorso all’altro.
guide-title-contract = Un contratto
guide-contract = Qui niente dadi: consegna ciò che chiede e prendi la ricompensa, oppure rifiuta. Rifiutare non costa nulla.
guide-title-remove-magic = La Magia come scudo
guide-remove-magic = Prima che il mostro lanci, ogni dado Magia a cui rinunci rimuove un dado di attacco. Ma ciò a cui rinunci non può colpire.
guide-title-defend = Un colpo!
guide-defend = Un talento, un segnalino difesa o una pozione annulla un colpo; i talenti non costano nulla, quindi usali per primi. Ogni colpo che resta è una ferita, e la seconda uccide.
guide-title-mission = Una missione
guide-mission = Lancia i tuoi dadi: con il numero della missione la ricompensa è tua. Con meno paghi la penalità, se c’è.
guide-title-fight = Contrattacca
guide-fight = Lancia uno per uno e fermati quando il totale ti va bene: la prima bandiera cattura, se qui c’è una trappola, la seconda elimina. I dadi non lanciati vanno persi.
guide-title-conquest = Conquista la terra
guide-conquest = Nessun mostro in vista: arriva alla bandiera e la terra è tua con la sua gloria, e uno dei tuoi può colonizzarla. Un totale che non basta si aggiunge al percorso seguente.
guide-title-judge = Vivo o morto?
guide-judge = Una cattura porta gloria e oro. Un’eliminazione porta gloria e un trofeo, che conta alla fine o si può vendere.
guide-title-take-loot = Bottino
guide-take-loot = Chi torna da una terra senza cattura, eliminazione o conquista prende uno di questi. Ognuno si usa una volta sola, quando ti conviene.
guide-title-homecoming = Di nuovo a casa
guide-homecoming = Il momento di curare ferite con le pozioni o di vendere un trofeo. Poi un mostro non sconfitto chiude un edificio per panico, e si pagano gli stipendi.
guide-title-promote = Un nuovo leader
guide-promote = Hai perso il leader; qualcuno prende il suo posto.
guide-title-desert = Senza oro niente fedeltà
guide-desert = Gli stipendi non sono stati pagati per intero, quindi un membro se ne va. Tieni d’occhio gli stipendi accanto al tuo oro.
guide-title-nobody-out = Nessuno è partito
guide-nobody-out = È permesso, ma la gloria si vince all’Esterno. In questo round manda qualcuno, ben preparato.
guide-title-clean-up = La pulizia
guide-clean-up = Chi è sopravvissuto è a casa; le ferite restano. Gli stipendi sono pagati, le missioni sono nuove, e i vuoti sul tavolo sono riempiti.
guide-title-wages = Stipendi e gloria
guide-wages = Dopo ogni round tutti, tranne il leader, ricevono { $low ->
        [one] { $low } moneta
       *[other] { $low } monete
    }; da { $second } punti gloria sono { $middle }, da { $third } sono { $high }. Lì la tua gloria porta anche un dado in più per round, prima uno viola, poi uno giallo.
guide-title-entrance = Un mostro alle porte
guide-entrance = { $monster } è all’ingresso della Cittadella, e dopo ogni round chiude un altro edificio. Per andarci basta un dado rosso o viola, una trappola o un segnalino difesa, e chi lo sconfigge ha la gloria.
guide-title-dearer = La fama ha un prezzo
guide-dearer =
    { $middle ->
        [one] Con { $second } punti gloria il tuo clan ha ogni round un dado in più, e tutti vogliono { $middle } moneta invece di { $low }.
       *[other] Con { $second } punti gloria il tuo clan ha ogni round un dado in più, e tutti vogliono { $middle } monete invece di { $low }.
    } Guarda gli stipendi accanto al tuo oro.
guide-title-short = Non basta per gli stipendi
guide-short = Se non cambia prima della fine del round, se ne va tutto il tuo oro, e con lui chi ha la reputazione più alta. La Miniera dà oro, e il Banco dei Pegni una moneta per ogni dado.
guide-title-last-round = L’ultimo round
guide-last-round = Quando finisce si contano i punti: gloria, reputazione, trofei, e le affinità dei tuoi mercenari e delle tue terre. Prima si pagano ancora gli stipendi{ $wages ->
        [0] {""}
        [one] , per ora { $wages } moneta
       *[other] , per ora { $wages } monete
    }; l’oro che avanza, i segnalini e le trappole non danno punti.
guide-title-wounded = Una ferita per { $member }
guide-wounded = La ferita resta, e un’altra uccide. Nel tuo turno una pozione cura chi è a casa, gratis.
guide-title-died = Una perdita
guide-died = Se ne vanno anche i suoi dadi, e ciò che portava. Il sacrificio ha portato un po’ di gloria, e alla Taverna ci sono altri.
guide-title-settling = Una terra da colonizzare
guide-settling = Chi ha la sua affinità, ma non il tuo leader, può colonizzare questa terra: da allora non vuole stipendio e può ancora partire, e una volta per round puoi usare la terra per ciò che dice la sua carta.
guide-title-panic = Panico
guide-panic = Il panico chiude { $the }. Quando qualcuno sconfigge il mostro all’ingresso, ogni edificio chiuso riapre.
guide-title-end = E questo era un round
guide-end =
    { $more ->
        [one] Ne resta { $more }; la guida si fa viva quando arriva qualcosa di nuovo.
       *[other] Ne restano { $more }; la guida si fa viva quando arriva qualcosa di nuovo.
    } Il consiglio nella barra dice che cosa farebbe chi gioca bene, e perché.
