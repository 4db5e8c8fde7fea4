### Italiano: frasi pronte, che ciascuno legge nella propria lingua.

phrase-hello = Ciao!
phrase-ready = Ci sono!
phrase-moment = Un attimo, per favore.
phrase-your-turn = Tocca a te.
phrase-well-played = Ben giocato!
phrase-lucky = Che fortuna!
phrase-ouch = Ahia.
phrase-thanks = Grazie.
phrase-sorry = Scusa.
phrase-good-game = Bella partita!
phrase-again = Ne facciamo un’altra?
phrase-bye = Devo andare. Alla prossima!
