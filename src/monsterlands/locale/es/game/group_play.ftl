### Spanish: groups at the table. Why something was refused, and what the server tells a group while it plays.

group-not-playing = El grupo no está jugando ahora.
group-no-stand-in = Ningún bot así puede seguir ahí. Elige Novato, Aprendiz, Veterano o Héroe, y el asiento de una persona.
group-own-stand-in = No puedes ceder tu propio asiento a un bot. Si dejas la partida, los demás sí pueden hacerlo.
group-stands-in = Ya hay un bot jugando por { $name }.
group-too-early = A { $name } aún le queda tiempo. Un bot puede seguir cuando se le acabe, o cuando deje la partida o falte cinco minutos.
group-no-bot-there = Ningún bot juega por ti; el asiento es tuyo.
group-goes-on = Nadie te hace esperar, así que la partida sigue. Se puede dar por terminada cuando alguien la deja o falta demasiado tiempo.
group-has-left = Has dejado la partida, o un bot juega por ti. Vuelve primero.
group-moved-on = La mesa ha avanzado desde entonces, así que esto ya no se puede deshacer de común acuerdo. Vuelve a mirarla.
group-no-undo = Nadie pide deshacer nada.
group-nothing-to-undo = Aún no has hecho nada que se pueda deshacer.
group-not-over = Puedes volver a jugar cuando esta partida acabe o se dé por terminada.
group-game-gone = La partida de este grupo se ha borrado. Vuelve a jugar para empezar otra.
# To somebody who answers at the table of a game that was ended, or in whose place a bot plays.
group-ended = El grupo ha dado esta partida por terminada. Nadie puede seguir en ella.
group-stand-in = Un bot juega por ti. Recupera primero tu asiento.

## What the server tells the group

group-told-back = { $name } ha vuelto.
# $by is who wanted it.
group-told-stand-in = { $by } deja que un bot siga por { $name }: { $bot ->
        [novice] Novato
        [trainee] { rank-trainee }
        [veteran] { rank-veteran }
       *[hero] { rank-hero }
    }.
group-told-ending = { $name } quiere dar la partida por terminada.
group-told-ended = De común acuerdo, la partida termina tal como está.
group-told-plays-on = { $name } quiere seguir jugando.
group-told-undo-asked = { $name } pide deshacer su último paso y todo lo de después. Se hará si todos están de acuerdo.
group-told-undo-refused = { $name } no está de acuerdo, así que no se deshace nada.
group-told-undo-withdrawn = { $name } ya no pide deshacer su último paso.
# $own is whether it is about the reader.
group-told-undone =
    { $own ->
        [yes] Hay acuerdo: tu último paso queda deshecho.
       *[no] Hay acuerdo: el último paso de { $name } queda deshecho.
    }
group-told-again = { $name } quiere volver a jugar. Cada cual pasa al asiento siguiente.
