gallery-lead = Tutto ciò che c’è nella scatola, e che cosa significa ogni parola del gioco.
gallery-find = Cerca carte e parole
gallery-hint = Nome, talento, potere…
gallery-kinds = Che cosa
gallery-all = Tutto
gallery-any = Ogni affinità
gallery-mercenary = Mercenari
gallery-monster = Mostri
gallery-land = { board-lands }
gallery-equipment = Equipaggiamento
gallery-trap = { board-traps }
gallery-loot = { loot-title }
gallery-mission = Missioni
gallery-header = Modificatori di percorso
gallery-word = Parole
gallery-cards = Carte
gallery-chosen = La carta scelta
gallery-found =
    { $cards ->
        [0] { $terms ->
            [0] Nessun risultato
            [one] Una parola
           *[other] { $terms } parole
        }
        [one] { $terms ->
            [0] Una carta
            [one] Una carta, una parola
           *[other] Una carta, { $terms } parole
        }
       *[other] { $terms ->
            [0] { $cards } carte
            [one] { $cards } carte, una parola
           *[other] { $cards } carte, { $terms } parole
        }
    }
gallery-none =
    { $why ->
        [affinity] Qui nessuna carta ha quell’affinità. Scegli “Ogni affinità” per vederle.
       *[text] Qui nulla si chiama così. Prova con meno lettere, o con “Tutto”.
    }
