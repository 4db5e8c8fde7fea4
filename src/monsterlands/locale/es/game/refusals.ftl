## Why something is not offered

why-line = { $reason } (regla { $rule })
why-legal = Está disponible: puedes elegirlo.
why-not-asked = Ahora no. { $when }
why-building-closed = Hay pánico: no abre { $the }.
why-space-closed = Ese espacio solo se abre con { $players } jugadores o más.
why-space-taken = Ese espacio está ocupado.
why-next-space = Ese espacio está ocupado: el siguiente dado va al espacio { $next }.
why-from-left = Los dados van al primer espacio libre desde la izquierda.
why-spaces-full = En esta ronda ya están ocupados todos los espacios { $of }.
why-wrong-colour =
    { $building ->
        [none] { $die } no encaja ahí.
       *[other] { $die } no vale { $at }.
    }
why-no-such-die =
    { $kind ->
        [roll] En la senda no queda ningún dado así por lanzar.
        [reroll] En la senda no hay ningún dado lanzado así.
       *[other] No tienes ningún { $die } en tu reserva.
    }
why-too-few-dice = Hacen falta { $needed } dados así, y tienes { $there }.
why-cannot-pay = Cuesta al menos { $price } de oro, y tienes { $gold }.
why-nobody-to-hire = Allí nadie tiene una reputación de { $excess } (tu gloria sobrante) o menos.
why-nothing-to-buy = Allí no hay nada en oferta.
why-no-carrier = En casa no hay quien pueda llevarlo.
why-no-loot = No hay botín en oferta.
why-not-there = No está en oferta.
why-already-picked = Ya lo has elegido: será tuyo cuando elijas «listo».
why-reputation-too-high = Su reputación es { $reputation }; tu gloria sobrante, solo { $excess }.
why-not-for-novices = Esto es para mercenarios, no para novatos.
why-already-used = Ya se ha usado en esta ronda.
why-not-yours = Tu clan no lo tiene.
why-outside-only = Ahora no sirve: funciona en una senda, en la fase de aventuras.
why-is-assigned = Ese mercenario está en una senda.
why-no-mercenary = No tienes ningún mercenario en casa.
why-path-taken = Ya hay alguien en esa senda.
why-path-closed = Esa senda no está en juego.
why-no-monster = No hay ningún monstruo en la entrada.
why-not-wounded = Ese mercenario no tiene ninguna herida.
why-no-potion =
    { $kind ->
        [defend-potion] El mercenario no lleva ninguna poción.
       *[other] No tienes ninguna poción.
    }
why-no-venom =
    { $kind ->
        [use-venom] El mercenario no lleva ningún veneno.
       *[other] No tienes ningún veneno.
    }
why-no-defense =
    { $kind ->
        [defend-token] No hay ninguna ficha de defensa en la senda.
       *[other] No tienes ninguna ficha de defensa.
    }
why-no-trap = No tienes ninguna trampa así.
why-own-trap = Es tuya: puedes llevarla cuando envíes a alguien a las Afueras.
why-not-settled = Nadie ha colonizado ese territorio.
why-already-settled = Ya está colonizado.
why-no-settler = Nadie puede colonizarlo: hace falta un mercenario de su afinidad que no sea el líder ni colonice otro territorio.
why-no-free-novice = No te quedan novatos que puedan ayudar en esta ronda.
why-same-colour = El dado ya es de ese color.
why-no-equipment = Ese mercenario no lleva esa carta.
why-already-moved = Esa carta acaba de cambiar de manos.
why-must-act = Aún tienes dados que puedes usar: haz antes una acción.
why-can-act = Aún puedes usar tus dados.
why-path-full = No queda sitio en la senda.
why-no-more-reinforcements =
    { $most ->
        [0] Aquí el modificador de senda no permite refuerzos.
        [one] Aquí el modificador de senda permite un refuerzo, de ciertos colores.
       *[other] Aquí el modificador de senda permite { $most } refuerzos, de ciertos colores.
    }
why-one-is-enough = No puedes llevar más de { $most }.
why-never-persuasion = Los dados de persuasión nunca van ahí.
why-must-load = Hay que llevar al menos un dado, una trampa o una ficha de defensa.
why-must-buy = Hay que comprar algo.
why-one-beer = Ya has pagado la ronda de cervezas (se paga sola si antes no podías contratar a nadie).
why-no-use = Aquí no haría nada.
why-wrong-affinity = La afinidad no coincide.
why-nothing-to-stake = No tienes dados (F o M), trampas ni fichas de defensa que enviar allí.
why-too-many = Es demasiado: como mucho { $most }.
why-no-reroll = No queda ninguna repetición de ese color.
why-not-here =
    { $use ->
        [success] Se usa tras el éxito: se te preguntará entonces.
       *[other] No haría nada en esta senda.
    }
why-forbidden-by-monster = El monstruo no lo permite: ese es su poder.
why-no-talent = No queda ningún talento que cancele los golpes de este monstruo.
why-nobody-there = En ese lado no hay nadie.
why-no-target = Una artimaña necesita una senda vecina con alguien, y no la hay.
why-nothing-to-steal = Allí no se puede robar ningún dado así: no lo hay, está en una trampa protegida o la artimaña roba otros colores.
why-closed-by-scenario = En este escenario no abre { $the }.
why-no-defenses = En este escenario solo las pociones cancelan golpes.
why-cannot-pay-contract = No tienes lo que pide el contrato.
why-not-highest = Hay alguien con más reputación (o, a igual reputación, con más coste), que va antes.
why-deployment-only = Cambia dados de tu reserva, así que solo sirve en tu turno de la fase de despliegue.
why-not-now = Ahora solo son posibles algunas acciones gratuitas: trofeos y botín; en el regreso, también curar, asentar y mover equipo.

barrier-start = No hay nada que deshacer.
barrier-chance = Eso no se puede deshacer: desde entonces se han lanzado dados o revelado cartas.
barrier-revealed = Eso no se puede deshacer: lo ha visto toda la mesa.
barrier-other-seat = Eso no se puede deshacer: desde entonces ha jugado un rival.
barrier-other-asked = Eso no lo puedes deshacer sin los demás: desde entonces se ha preguntado a otro jugador.
barrier-campaign = Eso no se puede deshacer: la partida ha terminado y su campaña sigue desde ahí.
crossing-chance = Desde entonces se han lanzado dados o revelado cartas.
crossing-revealed = Lo ha visto toda la mesa.
crossing-other-seat = Desde entonces ha jugado un rival.
crossing-other-asked = Desde entonces se ha preguntado a otro jugador.
