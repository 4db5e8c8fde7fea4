### French: ready phrases, which everybody reads in their own language.

phrase-hello = Salut !
phrase-ready = C’est bon pour moi.
phrase-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-ouch = Aïe.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-good-game = Belle partie !
phrase-again = On remet ça ?
phrase-bye = Je dois filer. À bientôt !
