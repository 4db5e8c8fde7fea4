### Spanish: groups. Why something was refused, what the server tells a group, and how people are called.

## In the lobby

group-unknown = Ese grupo no existe, o no estás en él.
group-not-host = Esto solo puede hacerlo quien organiza la mesa.
group-not-invited = Estas palabras no sirven: son incorrectas, demasiado antiguas, o la partida ya ha empezado. Pide una invitación nueva.
group-full = Todos los asientos están ocupados. Pide a quien organiza la mesa que añada uno o que te envíe el enlace para mirar.
group-not-lobby = La partida ha empezado, así que esto ya no se puede cambiar.
group-no-seat = Ese asiento no existe; el grupo tiene { $seats }.
group-not-your-seat = Este asiento es de otra persona.
group-taken = Ahí ya hay alguien. Elige un asiento libre.
group-affinity-taken = { $name } se ha adelantado y tiene esta afinidad. Elige otra.
group-needs-a-person = En un grupo nuevo necesitas un asiento propio.
group-no-person = Ahí no hay nadie a quien puedas quitar.
group-too-many-people = Han llegado más de { $players } personas. Alguien tendría que irse primero.
group-waits-for-friends =
    { $seats ->
        [one] Queda un asiento libre. { $fewer ->
            [yes] Espera a alguien, deja que lo ocupe un bot o juega con menos gente.
           *[no] Espera a alguien o deja que lo ocupe un bot.
        }
       *[other] Quedan { $seats } asientos libres. Espera a tus amigos, deja que los ocupen bots o juega con menos gente.
    }
group-not-ready =
    { $others ->
        [0] Falta { $name } por confirmar.
        [one] Faltan { $name } y alguien más por confirmar.
       *[other] Faltan { $name } y { $others } personas más por confirmar.
    }
group-you-not-ready = Los demás te esperan: aún no has confirmado.
group-too-many-groups = Ya estás en { $most } grupos. Deja antes alguno.
group-busy = Demasiada gente cambia este grupo a la vez. Vuelve a probar dentro de un momento.
group-deleted = El grupo ya no existe: se ha ido todo el mundo.
group-not-member = Ya no estás en este grupo.
group-crowded = Ya hay demasiadas ventanas abiertas de este grupo. Cierra alguna.
group-unread = El grupo no se puede mostrar ahora. { $reason }

## Talk

group-no-talk = Aquí no se charla: quien organiza la mesa lo ha desactivado.
group-phrases-only = Aquí solo se pueden decir las frases rápidas.
group-no-phrase = Esa frase no existe.
group-says-nothing = Ese mensaje no tiene texto legible.
group-too-fast = Vas más rápido de lo que los demás pueden leer. Espera un momento.
group-no-thing = Eso no se puede señalar.
# Somebody who looks on has no name, only a number.
group-onlooker = Visitante { $number }

# What the server tells the group.
group-told-came = Ha llegado { $name }.
# $before is how they were called before.
group-told-renamed = { $before } se llama ahora { $name }.
group-told-left = { $name } se ha ido.
group-told-removed = Quien organiza la mesa ha quitado a { $name }.
group-told-host = Ahora organiza la mesa { $name }.
group-told-began = Empieza la partida.
