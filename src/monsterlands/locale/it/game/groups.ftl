### Italiano: i gruppi. Perché qualcosa è stato rifiutato, che cosa dice il server al gruppo, e come si chiamano le persone.

## In sala d’attesa

group-unknown = Questo gruppo non esiste, o non ne fai parte.
group-not-host = Può farlo solo chi ospita il gruppo.
group-not-invited = Queste parole non funzionano: sono sbagliate, troppo vecchie, o la partita è già cominciata. Chiedi un nuovo invito.
group-full = Tutti i posti sono occupati. Chiedi a chi ospita di aggiungerne uno, o di mandarti il link per chi guarda.
group-not-lobby = La partita è cominciata, quindi non si può più cambiare.
group-no-seat = Questo posto non esiste; il gruppo ne ha { $seats }.
group-not-your-seat = Questo posto è di qualcun altro.
group-taken = Qui siede già qualcuno. Scegli un posto libero.
group-affinity-taken = { $name } ha scelto prima questa affinità. Scegline un’altra.
group-needs-a-person = In un nuovo gruppo serve un posto per te.
group-no-person = Qui non siede nessuno da rimuovere.
group-too-many-people = Ci sono più di { $players } persone. Prima qualcuno dovrebbe lasciare il posto.
group-waits-for-friends =
    { $seats ->
        [one] Un posto è ancora libero. { $fewer ->
            [yes] Aspetta qualcuno, fallo occupare da un bot, o gioca in meno.
           *[no] Aspetta qualcuno, o fallo occupare da un bot.
        }
       *[other] { $seats } posti sono ancora liberi. Aspetta i tuoi amici, falli occupare dai bot, o gioca in meno.
    }
group-not-ready =
    { $others ->
        [0] Manca ancora la conferma di { $name }.
        [one] Manca ancora la conferma di { $name } e di un’altra persona.
       *[other] Manca ancora la conferma di { $name } e di altre { $others } persone.
    }
group-you-not-ready = Gli altri ti aspettano: manca la tua conferma.
group-too-many-groups = Fai già parte di { $most } gruppi. Prima lasciane uno.
group-busy = Troppe persone modificano questo gruppo nello stesso momento. Riprova tra un attimo.
group-deleted = Il gruppo non esiste più: se ne sono andati tutti.
group-not-member = Non fai più parte di questo gruppo.
group-crowded = Questo gruppo è già aperto in troppe finestre. Chiudine una.
group-unread = Ora non si può mostrare il gruppo. { $reason }

## Chat

group-no-talk = Qui non c’è chat: chi ospita l’ha disattivata.
group-phrases-only = Qui si possono usare solo le frasi pronte.
group-no-phrase = Questa frase non esiste.
group-says-nothing = Questo messaggio non contiene testo leggibile.
group-too-fast = Parli più in fretta di quanto gli altri leggano. Aspetta un attimo.
group-no-thing = Questo non si può indicare.
# Chi guarda non ha un nome, solo un numero.
group-onlooker = Spettatore { $number }

# Che cosa dice il server al gruppo.
group-told-came = È arrivato qualcuno: { $name }.
# $before è il nome di prima.
group-told-renamed = { $before } ora si chiama { $name }.
group-told-left = { $name } ha lasciato il tavolo.
group-told-removed = Chi ospita ha rimosso { $name }.
group-told-host = Ora ospita { $name }.
group-told-began = La partita comincia.
