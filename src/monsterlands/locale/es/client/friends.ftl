### Before and after a game with friends: the table, the lobby, the invitation, and who one is.

## A new table with friends

friends-lead = Montas la mesa y recibes un enlace. Quien lo abre se sienta contigo; nadie necesita una cuenta.
friends-make = Montar la mesa
friends-friend = Un amigo
friends-friend-note = Llega con tu enlace.
friends-here = Alguien en esta pantalla
friends-later = Todo esto se puede cambiar hasta que empiece la partida.
friends-more = Más
group-fill = Los bots ocupan los asientos libres
group-fill-note = Si queda algún asiento libre al empezar, lo ocupa un Aprendiz.

pace-title = Tiempo
pace-open = Sin reloj
pace-open-note = Cada cual se toma el tiempo que necesite.
pace-bank = Reserva de tiempo
pace-bank-note = Cada jugador tiene estos minutos para toda la partida. Cuando se le acaben, los demás pueden dejar que siga un bot.
pace-days = Días por turno
pace-days-note = Juega cuando tengas un rato. Cuando se acaben tus días, los demás pueden dejar que siga un bot.
pace-bank-much = Por jugador
pace-days-much = Por turno
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
pace-day-count =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
pace-told-bank =
    { $count ->
        [one] { $count } minuto por jugador
       *[other] { $count } minutos por jugador
    }
pace-told-days =
    { $count ->
        [one] { $count } día por turno
       *[other] { $count } días por turno
    }
group-talk-all = Texto libre
group-talk-all-note = Frases rápidas y lo que quieras escribir.
group-talk-phrases = Solo frases
group-talk-phrases-note = Frases rápidas, que cada cual lee en su idioma.
group-talk-off = Ninguna
group-talk-off-note = Aquí nadie puede escribir nada.
group-talk = Charla en la mesa

## The lobby

lobby-title = La sala
lobby-lead-host = Envía el enlace a tus amigos. Cuando no falte nadie, empieza.
lobby-lead-guest = Tienes asiento y has confirmado. Quien organiza la mesa empieza cuando no falte nadie.
lobby-lead-unready = Tienes asiento. Confirma, para que la partida pueda empezar.
lobby-lead-watching = Estás mirando. Cuando empiece la partida, la verás aquí.
lobby-seats = En la mesa
lobby-ready = Confirmar
lobby-not-ready = Retirar la confirmación
lobby-may-begin = Todo listo: puedes empezar.
lobby-host-begins = Todo listo: ya puede empezar quien organiza la mesa.
lobby-host-gone = Todo listo, pero falta { $name }, que da comienzo a la partida.
lobby-not-invited = Este navegador no tiene asiento en esta mesa. Si tienes una invitación, abre otra vez el enlace o escribe sus palabras.
lobby-reconnecting = Reconectando… Lo que ves puede ser antiguo.
lobby-connecting = Reconectando… La sala aparecerá en cuanto responda el servidor.
lobby-watchers =
    { $count ->
        [one] Alguien está mirando.
       *[other] { $count } personas están mirando.
    }
group-rules = A qué se juega
group-modules = Módulos
group-modules-none = Ninguno
group-free-seats = Asientos libres
group-filled = Los ocupan bots
group-not-filled = Reservados para amigos
group-change = Cambiar la mesa
group-seat-count = Asientos
group-save = Guardar

seat-free = Libre, para un amigo
seat-host = organiza
seat-ready = ha confirmado
seat-not-ready = sin confirmar
seat-cancel = Cancelar
seat-sit-here = Añadir a alguien en esta pantalla
seat-remove = Quitar
seat-remove-named = Quitar a { $name }
seat-remove-note = El asiento queda libre.
seat-leave = Irme de la mesa
seat-affinity-taken = La tiene { $name }
remove-title = ¿Quitar a alguien?
remove-text = { $name } pierde el asiento. La invitación y el enlace para mirar se sustituyen: envía los nuevos a quien aún no haya llegado.
leave-title = ¿Dejar esta mesa?
leave-text = Tus asientos quedan libres. Puedes volver con la invitación mientras haya algún asiento libre.
leave-host-text = Tus asientos quedan libres, y la siguiente persona pasa a organizar la mesa.
emblem-title = Tu emblema
emblem-change = Elegir otro emblema

## How friends get here

invite-title = Invita a tus amigos
invite-link = La invitación
invite-share = Un asiento en Monster Lands
invite-share-watching = Mira una partida de Monster Lands
invite-read-out = Para dictarla: ir a { $address }, elegir «{ home-invited }» y escribir estas palabras.
invite-expires = Vale hasta el { $when }, para tantos amigos como asientos libres haya.
invite-none = Ahora no hay invitación.
invite-full = Todos los asientos están ocupados: no cabe nadie más.
invite-more = Público y una invitación nueva
invite-watching = El enlace para mirar
invite-watching-note = Quien tenga este enlace ve lo que se ve en la mesa, y nada de lo oculto.
invite-renew-note = Si un enlace ha caído en malas manos, crea otro. El antiguo dejará de funcionar; quien ya está en la mesa se queda.
invite-renew-invitation = Invitación nueva
invite-renew-watching = Enlace nuevo para mirar
invite-renewed-invitation = La invitación antigua ya no funciona. Envía la nueva.
invite-renewed-watching = El enlace antiguo para mirar ya no funciona.
reach-closed = Solo esta máquina llega a esta dirección
reach-closed-note = Ningún otro dispositivo puede abrir el enlace todavía. Deja que esta máquina responda en tu red (en casa, tu wifi): entonces el enlace y el código llevarán aquí.
reach-elsewhere = Ningún otro dispositivo puede abrir el enlace. Arranca el servidor con una dirección a la que lleguen los demás; la documentación sobre alojamiento dice cómo.
reach-open = Abrir a mi red
reach-about = Sobre esta conexión
reach-plain = Tus amigos se conectan sin cifrado (http). El juego funciona, pero no los avisos con la página cerrada, ni se puede instalar como aplicación. Un servidor con certificado (https) tiene ambas cosas.
copy-do = Copiar
copy-done = Copiado.
copy-by-hand = El navegador no lo permite. El enlace está seleccionado: cópialo a mano.
copy-share = Compartir…
copy-no-share = No se ha podido compartir. Copia el enlace.
qr-enlarge = Ampliar el código QR: { $what }
qr-of = Código QR: { $what }
qr-failed = El código QR no ha llegado.

## Somebody was invited

join-title = Tienes una invitación
join-lead = { $host } quiere jugar contigo.
join-lead-typing = Escribe las palabras que te han dicho, o pega el enlace.
join-words = Las cuatro palabras
join-words-hint = cuatro palabras como estas
join-no-words = Escribe antes las palabras de la invitación.
join-guests = Ya en la mesa
join-find = Buscar la mesa
join-name-hint = Como te conocen los demás
join-sit = Sentarme
join-full = Todos los asientos están ocupados. Pide a { $host } que añada uno o que te envíe el enlace para mirar.
join-again = Mirar otra vez
join-spent = Este enlace ya no lleva a ninguna mesa. La partida ha empezado, hay un enlace más nuevo o este es demasiado antiguo. Pide otro.
join-what-now = Si tienes las palabras de una invitación, puedes escribirlas aquí.
join-note = Tu navegador te guarda el asiento. No necesitas cuenta, ni correo, ni contraseña.
join-new = ¿No conoces el juego?
join-what = Monster Lands es un juego de mesa: lideras un clan, contratas mercenarios en la Ciudadela y los envías contra los monstruos. Tras seis rondas, gana el clan más famoso.
watch-title = Mirando

## Who one is

profile-lead = Quién eres en este servidor. Lo ha creado tu navegador, y solo tus dispositivos pueden abrirlo.
profile-nameless = alguien sin nombre
profile-saved = Guardado.
profile-devices = Dispositivos
profile-devices-note = Cada uno tiene su propia clave. Si pierdes alguno, quítalo y ya no abrirá nada.
profile-device-current = Este navegador
profile-device-other = Otro navegador, o un archivo
profile-device-now = añadido { $added }, en uso ahora
profile-device-seen = añadido { $added }, usado por última vez { $seen }
profile-device-remove = Quitar este dispositivo
profile-take = Llevar el perfil
profile-take-note = Sigue jugando en otro dispositivo: recibes un enlace y un código para su cámara. Sirven una sola vez, durante diez minutos.
profile-take-make = Crear un enlace
profile-take-link = El enlace para tu otro dispositivo
profile-take-left = Caduca en { $time }.
profile-take-done = Listo: tu perfil está también en el otro dispositivo.
profile-take-over = El enlace ha caducado. Crea otro si lo necesitas.
profile-file = Guardar como archivo
profile-file-note = El archivo abre tu perfil en este servidor, aunque este navegador lo olvide. Quien lo tenga puede jugar en tu nombre: no lo compartas.
profile-file-save = Guardar el archivo
profile-file-open = Abrir un archivo…
profile-file-name = monsterlands-perfil.json
profile-delete = Borrar el perfil
profile-delete-note = Tu nombre, tus dispositivos y tu lista de partidas se borran aquí para siempre.
profile-delete-title = ¿Borrar tu perfil?
profile-delete-text = Pierdes tus asientos y no puedes continuar tus partidas. Las que otros juegan contigo siguen sin ti. Nadie puede recuperar el perfil, ni siquiera con el archivo.
profile-delete-keep = Conservar el perfil
profile-deleted = Tu perfil se ha borrado. La próxima vez que lo necesites, tu navegador creará otro.

file-other = Esto no es un archivo de perfil, sino { $what }.
file-elsewhere = El perfil de { $name } es de otro servidor. Abre el archivo allí.
file-removed = El perfil de { $name } ya no existe, o este archivo se quitó de sus dispositivos.

take-title = Trae aquí tu perfil
take-lead = Tus partidas y tu nombre llegan desde tu otro dispositivo.
take-text = El enlace funciona una sola vez: después queda gastado.
take-do = Traerlo aquí
take-done = Este navegador es ahora de { $name }.
take-done-nameless = Este navegador ya tiene tu perfil.
take-games = A tus partidas
take-no-code = Este enlace no tiene código, o ya está gastado. Crea otro en tu otro dispositivo: «{ profile-title }», «{ profile-take }».
replace-new = El perfil nuevo:
replace-own = El perfil actual de este navegador:
# $plays is "true" if the old profile has games or a seat at a table.
replace-lost =
    Si tomas el nuevo, este navegador olvida el antiguo: { $plays ->
        [true] su nombre y emblema, sus partidas con amigos y lo que ha jugado.
       *[other] su nombre y emblema.
    }
replace-kept = El servidor no borra nada: otros dispositivos, o el archivo, siguen abriendo el perfil antiguo. Las partidas sin amigos que empezaste en este navegador siguen en tu lista.
replace-save = Guardar el antiguo en un archivo
replace-keep = Conservar el mío
replace-do = Tomar el nuevo
replace-same = Este navegador ya tiene este perfil.
replace-go-on = { news-close }

## What somebody has played

statistics-title = Lo que has jugado
statistics-empty = Aún no has terminado nada. Cuando acabe una partida, contará aquí.
statistics-others =
    { $count ->
        [one] Una partida con otros
       *[other] { $count } partidas con otros
    }{ $wins ->
        [0] , ninguna ganada.
        [one] , una ganada.
       *[other] , { $wins } ganadas.
    }
statistics-solo =
    { $count ->
        [one] Una partida en solitario.
       *[other] { $count } partidas en solitario.
    }
statistics-best =
    { $points ->
        [one] La mejor: { $points } punto.
       *[other] La mejor: { $points } puntos.
    }
statistics-places = Puestos con otros
statistics-place = { $place }.º
statistics-ranks = Rangos en solitario
statistics-points = Puntos con otros, partida a partida
statistics-points-solo = Puntos en solitario, partida a partida
statistics-when = Fecha
statistics-mercenaries = Tus mercenarios favoritos
