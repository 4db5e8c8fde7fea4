## Percorsi

path-land = Percorso { $number } della terra { $place }
    .inside = percorso { $number } della terra { $place }
    .help = { $land }: { $path }. { $room } Un mercenario che muore qui porta comunque al clan { $glory ->
        [one] { $glory } punto gloria
       *[other] { $glory } punti gloria
    }.
path-mission = { $side ->
        [left] Percorso a sinistra della missione di dadi
       *[right] Percorso a destra della missione di dadi
    }
    .inside = { $side ->
        [left] percorso a sinistra della missione di dadi
       *[right] percorso a destra della missione di dadi
    }
    .help = Accetta { $dice } e nient’altro. Se riescono entrambi i percorsi, il totale più alto prende la ricompensa e l’altro { $leftovers ->
        [one] { $leftovers } moneta
       *[other] { $leftovers } monete
    }.
path-contract = { $side ->
        [left] Percorso a sinistra del contratto
       *[right] Percorso a destra del contratto
    }
    .inside = { $side ->
        [left] percorso a sinistra del contratto
       *[right] percorso a destra del contratto
    }
    .help = Accetta { $dice } e nient’altro. Nella fase avventura consegna { $pay } per { $reward }.
path-entrance = { $side ->
        [upper] Percorso superiore dell’ingresso
       *[lower] Percorso inferiore dell’ingresso
    }
    .inside = { $side ->
        [upper] percorso superiore dell’ingresso
       *[lower] percorso inferiore dell’ingresso
    }
    .help = Aperto finché un mostro è all’ingresso. Accetta almeno un dado (F o M), una trappola o un segnalino difesa, fino a { $capacity } spazi per dadi; { $benefit }.
path-mission-summary = { $dice }; { $objective }+ per { $reward }
path-contract-summary = { $dice }; poi { $pay } per { $reward }
path-taken = Qui: { $member } ({ $clan }) con { $load }.
path-madhala =
    { $load ->
        [none] Qui c’è Madhala.
       *[other] Qui c’è Madhala con { $load }.
    }
path-free = Non c’è ancora nessuno.
path-closed = Per ora non in gioco.

load-ended =
    { $full ->
        [yes] Il percorso { $path } è pieno: non c’è posto per altro.
       *[no] Non c’è altro da aggiungere sul percorso { $path }.
    }
load-dice = { $dice }
load-rolled = risultato { $rolled }
load-traps =
    { $tricks ->
        [yes] { $amount ->
            [one] un segnalino a faccia in giù
           *[other] { $amount } segnalini a faccia in giù
        }
       *[no] { $amount ->
            [one] una trappola a faccia in giù
           *[other] { $amount } trappole a faccia in giù
        }
    }
load-traps-known =
    { $tricks ->
        [yes] { $traps } a faccia in giù
       *[no] { $typed ->
            [no] { $traps } a faccia in giù
           *[yes] { $amount ->
                [one] trappola { $traps }
               *[other] trappole { $traps }
            }
        }
    }
load-traps-shown = { $traps } a faccia in su
load-trick-aimed = { $trick } (contro { $path })
load-defense =
    { $amount ->
        [one] un segnalino difesa
       *[other] { $amount } segnalini difesa
    }
load-potions =
    { $amount ->
        [one] una pozione
       *[other] { $amount } pozioni
    }
load-venoms =
    { $amount ->
        [one] un veleno
       *[other] { $amount } veleni
    }
load-gold =
    { $amount ->
        [one] { $amount } moneta da portare a casa
       *[other] { $amount } monete da portare a casa
    }
