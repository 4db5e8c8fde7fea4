### Italiano: i nomi che server, terminale e client hanno in comune.

## Affinità

affinity-fire = Fuoco
affinity-water = Acqua
affinity-air = Aria
affinity-jungle = Giungla

## Tipi di equipaggiamento

kind-weapon = arma
kind-attire = abito
kind-spell = incantesimo

## Dadi

die-S = dado Forza
    .help = F, rosso, a sei facce. Il tuttofare: quasi ogni edificio lo accetta, e su un percorso lo lanci per combattere.
    .also = F, forza, dadi Forza, dado di Forza, dadi di Forza, dado rosso, dadi rossi
die-M = dado Magia
    .help = M, viola, a sei facce. Dall’Alchimista frutta pozioni e veleni, sui percorsi combatte. Lì, appena prima dell’attacco di un mostro, puoi anche rinunciare a lanciarlo: il mostro lancia un dado di attacco in meno.
    .also = M, magia, dadi Magia, dado di Magia, dadi di Magia, dado viola, dadi viola
die-P = dado Persuasione
    .help = P, giallo, a sei facce. Lo lanci appena lo ottieni, davanti a tutti; il suo valore è lo sconto in oro su un acquisto. Non va mai su un percorso terra né all’ingresso. Vedi “sconto Persuasione”.
    .also = P, persuasione, dadi Persuasione, dado di Persuasione, dadi di Persuasione, dado giallo, dadi gialli, P1, P2, P3, P4, P5, P6
die-attack = dado di attacco
    .help = Nero, a sei facce. Lo lanciano i mostri; ogni { $hit_from } o più è un colpo.
    .also = dadi di attacco, dado attacco, dado nero, dadi neri, colpo, colpi, attacco, attacchi

# La lettera di un dado, come la si vede.
letter-S = F
letter-M = M
letter-P = P

## Fasi di un round

phase-setup = allestimento
phase-preparation = preparazione
phase-deployment = piazzamento
phase-adventure = avventura
phase-clean-up = pulizia

## Difficoltà

difficulty-tutorial = principiante
    .title = Principiante
difficulty-normal = normale
    .title = Normale
difficulty-hard = difficile
    .title = Difficile
difficulty-cutthroat = tagliagola
    .title = Tagliagola

## Gradi del Solitario

rank-fodder = Carne da macello
rank-trainee = Tirocinante
rank-veteran = Veterano
rank-hero = Eroe

## Termini a cui portano i numeri del clan

term-gold = oro
    .help = Con le monete d’oro paghi tutto nella Cittadella, e gli stipendi alla fine del round.
    .also = moneta, monete, moneta d’oro, monete d’oro, soldi, denaro, prezzo, costo
term-wages = stipendi
    .help = Alla fine di un round ogni membro costa { $wages }; il leader e chi ha colonizzato una terra non costano nulla. Se non puoi pagare tutto, paghi quello che hai, e un membro diserta.
    .also = stipendio, salario, salari, paga, paghe
term-trap = { kind-trap }
    .help = Un segnalino a faccia in giù per un percorso terra o dell’ingresso. Lo riveli quando lì comincia la battaglia, e dà una mano; senza, niente cattura. { $room } Gli avversari sanno quali trappole possiedi, ma non dove si trovano. Con i trucchi in gioco decidi per ogni segnalino se rivelarlo: vedi “scontro”.
    .also = trappole, trappola migliorata, trappole migliorate, trappola iniziale, trappole iniziali, segnalino trappola
term-defense-token = segnalino difesa
    .help = Va su un percorso terra o dell’ingresso e annulla un colpo. { $room } Quello che ne resta lì si scarta alla fine del round.
    .also = segnalini difesa, difesa, difese, scudo, scudi
term-potion = pozione
    .help = A casa cura una ferita; portata su un percorso, annulla un colpo.
    .also = pozioni
term-venom = veleno
    .help = Portato su un percorso, aggiunge { $venom } a un attacco contro un mostro.
    .also = veleni

## Tipi di carte

kind-mercenary = mercenario
kind-monster = mostro
kind-land = terra
kind-equipment = equipaggiamento
kind-mission = missione
kind-trap = trappola

## Segnalini, e ciò che un clan o un membro ha

token-first-player = primo giocatore
token-glory = gloria
token-leader = leader
token-loot = bottino
token-madhala = Madhala
token-panic = panico
token-reputation = reputazione
token-settled = terra colonizzata
token-trick = trucco
token-wound = ferita

## Parti del tavolo

board-lands = Terre
board-trophies = Trofei
tab-citadel = Cittadella
citadel-title = La Cittadella
group-citadel = Nella Cittadella
group-free = Azioni gratuite
group-outside = Esterno
land-place = Terra { $place }
loot-title = Bottino
mission-c = Contratto
mission-m = Missione di dadi
pool-title = Dadi
rivals-title = Avversari
log-empty = Non è ancora successo nulla.

## Posti e varianti

player-seat = Giocatore { $number }
new-grant = Sovvenzione della regina
new-monsters = Più azioni Mostro
top-tricks = trucchi
