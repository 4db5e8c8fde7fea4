### Che cosa succede tra i turni, passo per passo: il turno di Madhala, la pulizia e l’inizio di un round.

rounds-madhala = Il turno di Madhala
rounds-over = Il round finisce
rounds-skip = { battle-skip }
rounds-new = Novità: { $kind }

## Che cosa succede, e perché

rounds-madhala-rolls = Il dado rosso mostra { $red }, il giallo { $yellow }.
rounds-madhala-rolls-why = Il rosso dice se Madhala resta nella Cittadella o va all’Esterno, il giallo dice dove.
rounds-madhala-goes = Va { $to }.
rounds-madhala-goes-why = Lì uno spazio è suo fino alla fine del round.
rounds-madhala-sent = Parte: { $path }.
rounds-madhala-sent-why = Il percorso è suo fino alla fine del round.
rounds-madhala-takes = Scarta { $cards }.
rounds-madhala-takes-why = Al loro posto arriva qualcosa di nuovo.
rounds-home = { $count ->
    [one] { $members } torna a casa.
   *[other] { $members } tornano a casa.
}
rounds-home-why = { $carried ->
    [yes] { $count ->
        [one] Ciò che portava ora è del clan.
       *[other] Ciò che portavano ora è del clan.
    }
   *[no] { $count ->
        [one] Il percorso è di nuovo libero.
       *[other] I percorsi sono di nuovo liberi.
    }
}
rounds-surplus = Una parte va negli scarti.
rounds-surplus-why = È più di quanto un clan possa tenere.
rounds-storms = { $monster } va all’ingresso della Cittadella.
rounds-storms-why = { $count ->
    [0] Nessuno l’ha sconfitto una volta per tutte.
    [one] Nessuno l’ha sconfitto una volta per tutte; { $beaten } cede il passo, perché resta solo il più forte.
   *[other] Nessuno l’ha sconfitto una volta per tutte; { $beaten } cedono il passo, perché resta solo il più forte.
}
rounds-panic = Il panico chiude { $the }.
rounds-panic-why = { $monster } è all’ingresso, e nessuno l’ha scacciato.
rounds-leads = Ora { $member } guida il clan.
rounds-leads-why = Il clan ha perso il leader: prende il suo posto chi ha la reputazione più alta, e per ultimo chi ha colonizzato una terra.
rounds-rescued = Un novizio prende il comando.
rounds-rescued-why = Nel clan non resta nessun altro.
rounds-wages = { $short ->
    [yes] Stipendi dovuti: { $due }, pagati: solo { $paid }.
   *[no] { $paid ->
        [one] Stipendi per { $paid } moneta.
       *[other] Stipendi per { $paid } monete.
    }
}
rounds-wages-why = { $members ->
    [one] Un membro, { $wage ->
        [one] { $wage } moneta
       *[other] { $wage } monete
    }.
   *[other] { $members } membri, { $wage ->
        [one] { $wage } moneta
       *[other] { $wage } monete
    } ciascuno.
} Il leader e chi ha colonizzato una terra non costano nulla.
rounds-deserts = { $member } diserta.
rounds-deserts-why = Gli stipendi non sono stati pagati per intero, quindi un membro se ne va: chi ha la reputazione più alta, esclusi il leader e chi ha colonizzato una terra.
rounds-first = Primo giocatore: { $clan }.
rounds-first-why = Comincia il clan con meno reputazione.
rounds-round = { game-round }
rounds-member-novice = Un novizio
