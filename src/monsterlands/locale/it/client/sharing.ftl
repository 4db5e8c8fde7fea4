## Immagini da salvare o da mandare

picture-result = Un’immagine del risultato
picture-table = Un’immagine del tavolo
picture-note = Mostra ciò che è scoperto sul tavolo. Le trappole a faccia in giù restano nascoste, anche le tue.
picture-link = Link per rivedere
picture-link-note = Chi ha giocato può aprire questo link per rivedere tutta la partita.
picture-share = Condividi…
picture-unshared = La condivisione non è riuscita. Salva invece l’immagine.
picture-save = Salva l’immagine
picture-failed = Questo browser non ha potuto disegnare l’immagine.
picture-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
picture-madhala = { token-madhala }
