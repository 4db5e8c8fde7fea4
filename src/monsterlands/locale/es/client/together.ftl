### The table of a game with friends: talk, presence, time, and what they agree on.

## Talk

talk-title = Charla
talk-me = Tú:
talk-heard = { $name }: { $text }
talk-unread = { $count } sin leer
talk-news = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-empty = Aún no se ha dicho nada.
talk-off = La charla está desactivada.
talk-phrases = Frases rápidas
talk-field = Di algo
talk-send = Enviar
talk-unsent = Esto no se ha enviado.
talk-kept = Esto queda guardado y se enviará en cuanto vuelva el servidor.
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-tabs = Diario y charla

## Who is there

presence-here = { $name } está aquí.
    .word = presente
presence-away = { $name } está en otra ventana.
    .word = ausente
presence-gone = { $name } ha cerrado la página.
    .word = fuera
presence-left = { $name } ha dejado la partida.
    .word = se ha ido
presence-bot = Un bot juega por { $name } ({ $bot }).
    .word = juega un bot
presence-asked = Le toca desde hace { $time }.
presence-asked-now = Le acaba de tocar.
waiting-soon = Cinco minutos después, puede seguir un bot.
waiting-days = Cuando se acabe el tiempo, puede seguir un bot.
span-minutes = { $count ->
    [0] un momento
    [one] un minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-left = quedan { $time }
clock-low = Solo quedan { $time }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h

company-title = La gente de esta mesa
company-bot = Un bot.
company-watchers = { $count ->
    [one] Alguien más está mirando.
   *[other] { $count } personas más están mirando.
}
company-leave = Dejar la partida
company-leave-told = Si te vas, se avisa a los demás. Pueden dejar que un bot siga por ti o dar la partida por terminada. Puedes volver en cualquier momento.
company-leave-after = Si te vas, se avisa a los demás y puedes borrar la partida de tu lista. Pueden volver a jugar sin ti, o contigo si vuelves.
company-leave-yes = Irme
company-stay = Quedarme
top-looking-on = mirando
top-looking-on-told = Estás mirando: ves lo que se ve en la mesa y charlas con quienes también miran.

## At the first table

first-title = Te damos la bienvenida a la mesa
first-how = En tu turno, lo iluminado se puede elegir. Señala cualquier cosa, o mantenla pulsada, para leer qué es; el botón «{ bar-hint }» propone una jugada, y nadie se entera. Las reglas están a un clic, arriba.
first-go = A jugar

## What has to be told

notice-title = Sobre esta mesa
notice-next = Ha empezado la partida siguiente.
notice-go = Ir allí
notice-rematch =
    { $name ->
        [none] Hay una revancha.
       *[other] { $name } quiere una revancha.
    }
notice-join = Unirme
notice-ended = La partida se dio por terminada
notice-stand-in = Un bot juega por ti ({ $bot }).
notice-sit = Recuperar mi asiento
notice-left = Has dejado esta partida. Juega y estarás de vuelta.
notice-absent-left = { presence-left }
notice-absent-time = A { $name } se le ha acabado el tiempo.
notice-absent-away = { $name } no está, y le toca desde hace { $time }.
notice-ending = { $count ->
    [one] { $names } quiere dar la partida por terminada.
   *[other] { $names } quieren dar la partida por terminada.
}
notice-end-too = Terminarla
notice-play-on = Seguir jugando
notice-undo = { $name } pide deshacer su último paso y todo lo de después.
notice-undo-told = También se deshace todo lo de después, sea de quien sea. La partida queda marcada «con ayuda».
notice-undo-mine = Has pedido deshacer tu último paso. Falta la respuesta de { $missing }.
notice-undo-waits = { $name } pide deshacer su último paso. Falta la respuesta de { $missing }.
notice-agree = De acuerdo
notice-refuse = No
notice-withdraw = Retirar
away-bot = Dejar que siga un bot
away-bot-title = Un bot por { $name }
away-bot-told = El bot juega de aquí en adelante. { $name } puede recuperar el asiento en cualquier momento.
away-bot-strength = ¿Qué nivel?
away-wait = Esperar
away-end = Terminar la partida
away-end-title = ¿Dar la partida por terminada?
away-end-told = Termina en cuanto estén de acuerdo quienes están aquí. Después nadie puede seguir en ella.
ended-told = Nadie sigue jugando. Así quedaron los clanes.
ended-points = { hint-points }
rematch = { end-again }
rematch-told = La misma gente; cada cual pasa al asiento siguiente
news-undone =
    { $name ->
        [none] Se ha deshecho un paso.
       *[other] { $name } ha deshecho un paso.
    }
news-close = Aceptar
# $names are those who have to agree, $count is how many they are.
undo-ask-title =
    { $count ->
        [one] ¿Preguntar a { $names }?
       *[other] ¿Preguntar a los demás?
    }
undo-ask-why = { $why } Por eso hace falta el acuerdo de { $names }.
undo-ask-told =
    { $count ->
        [one] Si { $names } está de acuerdo
       *[other] Si todos están de acuerdo
    }, la partida vuelve a antes de ese paso y desde entonces queda marcada «con ayuda».
undo-ask-yes =
    { $count ->
        [one] Preguntar a { $names }
       *[other] Preguntar
    }
undo-nothing = Aún no has dado ningún paso.
undo-looking-on = Solo quienes juegan pueden deshacer pasos.
bar-undo-ask = Deshacer tu último paso: hace falta el acuerdo de { $names } (U)
notice-company = ¿Qué se puede hacer?
bar-ended = Esta partida se dio por terminada.
top-ended = Partida terminada
bar-pointing = Elige lo que quieras que miren los demás. Esc lo cancela.
point-heard =
    { $name ->
        [none] Señalas: { $thing }.
       *[other] { $name } señala: { $thing }.
    }
help-press-talk = T
help-press-point = P · Alt+clic
help-key-talk = charlar
help-key-point = señalar algo para que lo vean los demás

## Settings

settings-talk = Lo que dicen los demás
settings-talk-all = mostrar todo
settings-talk-phrases = solo frases rápidas
settings-talk-off = no mostrar nada
turn-settings = Cuando me toca y estoy mirando otra cosa
turn-settings-open = Un aviso, con esta página abierta
turn-settings-closed = Un aviso, aunque esta página esté cerrada
push-missing-server = Con la página cerrada no se puede enviar nada: este servidor no tiene push. Quien lo administra puede instalarlo.
push-missing-secure = Los avisos necesitan una conexión segura (https). Todo lo demás funciona sin ella.
push-missing-browser = Este navegador no recibe avisos con la página cerrada.
push-missing-denied = Los avisos están bloqueados para esta página. Puedes permitirlos en los ajustes del navegador.
push-failed = No se ha podido llegar al servicio push del navegador. Vuelve a probar más tarde.
notify-turn = Los demás te esperan.
