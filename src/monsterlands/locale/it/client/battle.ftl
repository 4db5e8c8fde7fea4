## La scena di battaglia

battle-name = Battaglia
battle-skip = Salta
battle-go-on = Continua
battle-versus = { $against ->
    [mission] Missione
    [land] Da conquistare
   *[monster] Mostro
}
battle-attack-dice = { $count ->
    [one] 1 dado di attacco in arrivo
   *[other] { $count } dadi di attacco in arrivo
}
battle-waiting-dice = Ancora da lanciare: { $dice }
battle-hits = { $count ->
    [0] nessun colpo rimasto
    [one] resta 1 colpo
   *[other] restano { $count } colpi
}
battle-extra = +{ $count } per il suo potere
battle-health = { $health ->
    [wounded] ferita
    [dead] morte
   *[well] nessuna ferita
}
battle-cancelled = { $defense ->
    [talent] annullato da un talento
    [token] annullato da un segnalino difesa
   *[potion] annullato da una pozione
}
battle-throws = { $monster } lancia i suoi dadi…
battle-hits-so-far = { $count ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $count } colpi
}
battle-carried = { $carried } da prima
battle-total = Totale { $total }
battle-mark = { $mark ->
    [capture] cattura
    [elimination] elimina
    [conquest] conquista
   *[objective] obiettivo
}
battle-mark-words = { $mark ->
    [capture] { $reached ->
        [yes] Cattura con { $value }: raggiunta
       *[no] Cattura con { $value }
    }
    [elimination] { $reached ->
        [yes] Eliminazione con { $value }: raggiunta
       *[no] Eliminazione con { $value }
    }
    [conquest] { $reached ->
        [yes] Conquista con { $value }: raggiunta
       *[no] Conquista con { $value }
    }
   *[objective] { $reached ->
        [yes] Obiettivo { $value }: raggiunto
       *[no] Obiettivo { $value }
    }
}
battle-no-trap = qui nessuna trappola
battle-times = ×{ $count }
battle-turned-up = Rivelato: { $traps }
battle-roll = Lancia un dado { $die ->
    [S] Forza
    [M] Magia
   *[P] Persuasione
}
battle-left = { $count ->
    [8] degli 8
    [11] degli 11
   *[other] dei { $count }
}
battle-again = Rilancio: scegli un dado
battle-defend = { $defense ->
    [talent] Talento o percorso
    [token] Difesa
   *[potion] Pozione
}
battle-beaten = Sconfitto: questo è il suo colpo finale
battle-hit-from = { $from } o più: un colpo
battle-hit-from-told =
    Un dado di attacco che mostra { $from } o più è un colpo. Ogni colpo non annullato è una ferita. La
    seconda ferita uccide.
battle-mark-told = { $mark ->
    [capture] Cattura con un totale di { $value } o più, se sul percorso c’è una trappola: { $brings }.
    [elimination] Eliminazione con un totale di { $value } o più: { $brings }.
    [conquest] Conquista con un totale di { $value } o più: { $brings }.
   *[objective] Obiettivo raggiunto con un totale di { $value } o più: { $brings }.
}
battle-chance = { $percent ->
    [0] 0%
    [100] 100%
   *[other] fino a { $percent }%
}
battle-chance-told =
    La tua probabilità di arrivarci se punti solo a questo e usi tutto ciò che ti resta: veleni,
    rilanci, bottini.

## Che cosa succede, battuta per battuta

battle-told-attacks = { $monster } attacca { $member } con { $dice ->
    [one] 1 dado di attacco
   *[other] { $dice } dadi di attacco
}.
battle-told-attack-rolled = { $monster } lancia { $faces }: { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
}.
battle-told-sprays = { $monster } prende di mira tutti: { $dice ->
    [one] 1 dado, e un colpo vale
   *[other] { $dice } dadi, e ogni colpo vale
} per tutti.
battle-told-diverts = { $from } devia { $dice ->
    [one] un dado di attacco
   *[other] { $dice } dadi di attacco
} su { $member }.
battle-told-rerolls-misses = { $dice ->
    [one] Il dado a vuoto viene rilanciato.
   *[other] { $dice } dadi a vuoto vengono rilanciati.
}
battle-told-gives-magic = { $member } rinuncia a un dado Magia: un dado di attacco in meno.
battle-told-hit = { $hits ->
    [one] { $member } subisce un colpo.
   *[other] { $member } subisce { $hits } colpi.
}
battle-told-defended = { $defense ->
    [talent] Un talento annulla un colpo
    [token] Un segnalino difesa annulla un colpo
   *[potion] La pozione annulla un colpo
}{ $hits ->
    [0] .
    [one] ; ne resta { $hits }.
   *[other] ; ne restano { $hits }.
}
battle-told-wounded = Una ferita per { $member }.
battle-told-strikes = { $member } contrattacca{ $carried ->
    [0] .
   *[other] , partendo da { $carried }.
}
battle-told-tries = { $member } affronta la missione.
battle-told-sets-out = { $member } tenta di conquistare { $foe }{ $carried ->
    [0] .
   *[other] , partendo da { $carried }.
}
battle-told-die = { $colour ->
    [S] Forza
    [M] Magia
   *[P] Persuasione
} { $face }{ $counts ->
    [same] {""}
   *[other] , vale { $counts }
}: totale { $total }.
battle-told-venom = Veleno sulla lama.
battle-told-loot = Entra in gioco un bottino: { $loot }.
battle-told-total = { $total } in tutto.
battle-told-revealed = { $member } rivela { $trap }.
battle-told-kept = { $member } lascia un segnalino a faccia in giù.
battle-told-aimed = { $member } prende di mira { $target } con il trucco.
battle-told-parried = { $member } annulla il trucco con un segnalino difesa.
battle-told-stolen = { $member } ruba un dado { $colour ->
    [S] Forza
    [M] Magia
   *[P] Persuasione
} a { $target }.
battle-told-panic-lifted = La Cittadella respira: il panico è finito.

## Momenti

battle-moment-captured = Catturato!
battle-moment-eliminated = Eliminato!
battle-moment-withstood = Non basta
battle-moment-died = Morte sul campo
battle-moment-conquered = Conquistata!
battle-moment-unconquered = { battle-moment-withstood }
battle-moment-fulfilled = Missione compiuta!
battle-moment-leftovers = Secondo posto
battle-moment-failed = Missione fallita
battle-moment-escaped = Si è liberato
battle-moment-lashed = Colpo finale!
battle-moment-driven-away = Scacciato
battle-moment-land-taken = Terra persa
battle-moment-snatched = Missione soffiata

battle-about-captured = { $member } prende { $name } vivo.
battle-about-eliminated = { $member } uccide { $name } e ne fa un trofeo.
battle-about-withstood = { $total }, e { $name } è ancora in piedi.{ $later ->
    [yes] {" "}Il danno passa al percorso seguente.
   *[no] {""}
}
battle-about-died = { $name } muore sul percorso e porta gloria al clan.
battle-about-conquered = { $member } issa la bandiera su { $name }.
battle-about-unconquered = { $total }, e { $name } resiste.{ $later ->
    [yes] {" "}Il percorso seguente riparte da lì.
   *[no] {""}
}
battle-about-fulfilled = { $member } porta a casa la ricompensa.
battle-about-leftovers = A { $member } va il premio di consolazione.
battle-about-failed = { $member } torna a mani vuote.
battle-about-escaped = { $name } si libera e corre verso la Cittadella.
battle-about-lashed = { $name } colpisce tutti ancora una volta.
battle-about-driven-away = Madhala scaccia { $name }.
battle-about-land-taken = Madhala prende { $name }.
battle-about-snatched = Madhala completa la missione per prima.
battle-gain = { $resource ->
    [glory] { $amount ->
        [one] { $amount } punto gloria
       *[other] { $amount } punti gloria
    }
    [gold] { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
    [defense] { $amount ->
        [one] { $amount } segnalino difesa
       *[other] { $amount } segnalini difesa
    }
    [potions] { $amount ->
        [one] { $amount } pozione
       *[other] { $amount } pozioni
    }
   *[venoms] { $amount ->
        [one] { $amount } veleno
       *[other] { $amount } veleni
    }
}
