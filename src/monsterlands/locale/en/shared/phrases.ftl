### English: ready phrases, which everybody reads in their own language.

phrase-hello = Hello!
phrase-ready = I’m ready.
phrase-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-well-played = Well played!
phrase-lucky = Lucky you!
phrase-ouch = Ouch.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = I have to go. See you!
