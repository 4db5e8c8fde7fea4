## Perché qualcosa non è possibile

why-line = { $reason } (regola { $rule })
why-legal = È possibile: puoi sceglierlo.
why-not-asked = Non ora. { $when }
why-building-closed = Il panico chiude { $the }.
why-space-closed = Questo spazio è aperto solo da { $players } giocatori in su.
why-space-taken = Questo spazio è occupato.
why-next-space = Questo spazio è occupato: il prossimo dado va nello spazio { $next }.
why-from-left = I dadi vanno sul primo spazio libero da sinistra.
why-spaces-full = Gli spazi { $of } sono tutti occupati per questo round.
why-wrong-colour =
    { $building ->
        [none] { $die } lì non va bene.
       *[other] { $die } non va bene { $at }.
    }
why-no-such-die =
    { $kind ->
        [roll] Sul percorso non resta un dado simile da lanciare.
        [reroll] Sul percorso non c’è un dado lanciato come questo.
       *[other] Nella tua scorta non c’è { $die }.
    }
why-too-few-dice =
    { $needed ->
        [one] Serve un dado così, e non ne hai.
       *[other] Servono { $needed } dadi così, e ne hai { $there }.
    }
why-cannot-pay =
    { $price ->
        [one] Costa almeno { $price } moneta, e ne hai { $gold }.
       *[other] Costa almeno { $price } monete, e ne hai { $gold }.
    }
why-nobody-to-hire = Nessuno lì ha una reputazione di { $excess } (la tua gloria in eccesso) o meno.
why-nothing-to-buy = Lì non c’è nulla in offerta.
why-no-carrier = Nessuno a casa potrebbe portarlo.
why-no-loot = Non ci sono bottini in offerta.
why-not-there = Non è in offerta.
why-already-picked = È già tra le tue scelte: sarà tuo appena concludi.
why-reputation-too-high = La reputazione è { $reputation }, la tua gloria in eccesso solo { $excess }.
why-not-for-novices = È per i mercenari, non per i novizi.
why-already-used = In questo round è già stato usato.
why-not-yours = Il tuo clan non ce l’ha.
why-outside-only = Ora non serve: funziona su un percorso, nella fase avventura.
why-is-assigned = Il mercenario è su un percorso.
why-no-mercenary = Nessun tuo mercenario è a casa.
why-path-taken = Su quel percorso c’è già qualcuno.
why-path-closed = Quel percorso non è in gioco.
why-no-monster = All’ingresso non c’è nessun mostro.
why-not-wounded = Il mercenario non ha ferite.
why-no-potion =
    { $kind ->
        [defend-potion] Il mercenario non porta pozioni.
       *[other] Non hai pozioni.
    }
why-no-venom =
    { $kind ->
        [use-venom] Il mercenario non porta veleni.
       *[other] Non hai veleni.
    }
why-no-defense =
    { $kind ->
        [defend-token] Sul percorso non c’è nessun segnalino difesa.
       *[other] Non hai segnalini difesa.
    }
why-no-trap = Non hai questa trappola.
why-own-trap = È tua: puoi schierarla quando mandi qualcuno all’Esterno.
why-not-settled = Nessuno ha colonizzato quella terra.
why-already-settled = È già colonizzata.
why-no-settler = Nessuno può colonizzarla: serve un mercenario della sua affinità che non sia leader e non abbia già una terra.
why-no-free-novice = Non hai novizi che possano ancora aiutare in questo round.
why-same-colour = Il dado è già di quel colore.
why-no-equipment = Il mercenario non porta questa carta.
why-already-moved = Questa carta è appena stata spostata.
why-must-act = Hai ancora dadi utilizzabili: prima compi un’azione.
why-can-act = I tuoi dadi sono ancora utilizzabili.
why-path-full = Sul percorso non c’è più posto.
why-no-more-reinforcements =
    { $most ->
        [0] Qui il modificatore non ammette rinforzi.
        [one] Qui il modificatore ammette un rinforzo, di certi colori.
       *[other] Qui il modificatore ammette { $most } rinforzi, di certi colori.
    }
why-one-is-enough = Non se ne possono portare più di { $most }.
why-never-persuasion = I dadi Persuasione non vanno mai lì.
why-must-load = Serve almeno un dado, una trappola o un segnalino difesa.
why-must-buy = Bisogna comprare qualcosa.
why-one-beer = Il giro di birra l’hai già comprato (arriva da sé se prima non si poteva ingaggiare nessuno).
why-no-use = Qui non avrebbe effetto.
why-wrong-affinity = L’affinità non corrisponde.
why-nothing-to-stake = Non hai dadi (F o M), trappole o segnalini difesa da schierare lì.
why-too-many = Troppi: al massimo { $most }.
why-no-reroll = Non restano rilanci di quel colore.
why-not-here =
    { $use ->
        [success] Si usa dopo il successo: ti verrà chiesto allora.
       *[other] Su questo percorso non avrebbe effetto.
    }
why-forbidden-by-monster = Lo vieta il potere speciale del mostro.
why-no-talent = Non resta nessun talento che annulli i colpi di questo mostro.
why-nobody-there = Da quel lato non c’è nessuno.
why-no-target = A un trucco serve un percorso adiacente con qualcuno sopra, e non c’è.
why-nothing-to-steal = Lì non si può rubare un dado simile: non ce n’è, è su una trappola schermata, o il trucco ruba altri colori.
why-closed-by-scenario = Questo scenario chiude { $the }.
why-no-defenses = In questo scenario solo le pozioni annullano colpi.
why-cannot-pay-contract = Non hai ciò che chiede il contratto.
why-not-highest = Prima viene chi ha una reputazione più alta (a parità, un costo più alto).
why-deployment-only = Scambia dadi della scorta, quindi serve solo nel tuo turno della fase piazzamento.
why-not-now = Ora sono possibili solo alcune azioni gratuite: trofei e bottini, e al ritorno anche curare, colonizzare e spostare equipaggiamento.

barrier-start = Non c’è nulla da annullare.
barrier-chance = Non si può annullare: nel frattempo sono stati lanciati dadi o scoperte carte.
barrier-revealed = Non si può annullare: l’hanno visto tutti.
barrier-other-seat = Non si può annullare: nel frattempo un avversario ha mosso.
barrier-other-asked = Non puoi annullare senza gli altri: nel frattempo è toccato a un altro giocatore.
barrier-campaign = Non si può annullare: la partita è finita, e la campagna prosegue da lì.
crossing-chance = Nel frattempo sono stati lanciati dadi o scoperte carte.
crossing-revealed = L’hanno visto tutti.
crossing-other-seat = Nel frattempo un avversario ha mosso.
crossing-other-asked = Nel frattempo è toccato a un altro giocatore.
