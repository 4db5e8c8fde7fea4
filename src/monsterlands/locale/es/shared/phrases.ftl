### Spanish: ready phrases, which everybody reads in their own language.

phrase-hello = ¡Hola!
phrase-ready = Por mí, adelante.
phrase-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-well-played = ¡Buena jugada!
phrase-lucky = ¡Qué suerte!
phrase-ouch = ¡Ay!
phrase-thanks = ¡Gracias!
phrase-sorry = Perdón.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-bye = Me tengo que ir. ¡Hasta otra!
