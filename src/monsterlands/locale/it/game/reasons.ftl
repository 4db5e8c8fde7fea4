## Perché una scelta è buona, in frasi

# “Ottieni 6 monete per 2 dadi Forza.” “Ottieni Ginova e 5 punti per 1 moneta e un dado Persuasione.”
reason-exchange = Ottieni { $gains } per { $costs }.
reason-gives = Ottieni { $gains }.
reason-costs = Costa { $costs }.
reason-points =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
reason-dice =
    { $colour ->
        [S] { $amount ->
            [one] un dado Forza
           *[other] { $amount } dadi Forza
        }
        [M] { $amount ->
            [one] un dado Magia
           *[other] { $amount } dadi Magia
        }
       *[P] { $amount ->
            [one] un dado Persuasione
           *[other] { $amount } dadi Persuasione
        }
    }
reason-odds = { $member }: { $chances }; in media { $glory } punti gloria.
reason-looting = prende un bottino { $chance }%
reason-mission = Probabilità di riuscita di { $member }: { $chance }%.
reason-less = “{ $choice }” costa lo stesso e rende di più.
reason-wages =
    { $short ->
        [0] { $due ->
            [one] Basta per gli stipendi: { $due } moneta.
           *[other] Basta per gli stipendi: { $due } monete.
        }
        [one] Per gli stipendi ({ $due }) mancherà { $short } moneta, e qualcuno diserterà.
       *[other] Per gli stipendi ({ $due }) mancheranno { $short } monete, e qualcuno diserterà.
    }
reason-death =
    { $member } muore; il sacrificio porta { $glory ->
        [one] { $glory } punto gloria
       *[other] { $glory } punti gloria
    }{ $points ->
        [0] .
        [one] , ma in tutto perdi { $points } punto.
       *[other] , ma in tutto perdi { $points } punti.
    }
reason-defense =
    { $kind ->
        [token] Consuma un segnalino difesa. { $told }
        [potion] Consuma la pozione. { $told }
       *[talent] Non costa nulla. { $told }
    }
reason-hits =
    { $fate ->
        [wounded] Una ferita per { $member }.
       *[open] { $hits ->
            [0] Non resta nessun colpo.
            [one] Resta un colpo.
           *[other] Restano { $hits } colpi.
        }
    }
reason-pool = Così in questo round hai { $dice }.
reason-kept =
    { $why ->
        [best] Ora la ricompensa vale a malapena { $pay }.
        [unpaid] Non hai { $pay } da consegnare.
       *[worse] Tieni { $pay }, ma non ricevi la ricompensa.
    }
reason-rival = Se non ne approfitti, { $who } può prendere { $what } ({ $times } prove su { $guesses }).
reason-gain =
    { $unit ->
        [points] { $amount ->
            [one] In media { $amount } punto in più della scelta seguente.
           *[other] In media { $amount } punti in più della scelta seguente.
        }
       *[wins] Vince più spesso della scelta seguente: +{ $amount }%.
    }
reason-loss =
    { $unit ->
        [points] { $amount ->
            [one] In media { $amount } punto in meno della scelta migliore.
           *[other] In media { $amount } punti in meno della scelta migliore.
        }
       *[wins] Vince meno spesso della scelta migliore: −{ $amount }%.
    }
reason-even =
    { $best ->
        [yes] Vale più o meno quanto la scelta seguente.
       *[no] Vale più o meno quanto la scelta migliore.
    }
reason-rule = Lo suggerisce l’esperienza.
reason-only = Non c’è altro da scegliere.
