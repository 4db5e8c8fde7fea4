## The terminal

# What somebody may type.
ui-quoted = «{ $text }»
# The bots, behind the name of their clan: “The water clan (trainee)”. They are typed and saved by their English names.
rival-novice = novato
rival-trainee = aprendiz
rival-veteran = veterano
rival-hero = héroe
# A share of 100, written with the decimal sign of the language.
percent = { $number } %

## The command line: the language

cli-unknown-language = monsterlands: no hay palabras en «{ $language }», solo en { $known }; esto es inglés.
cli-error = monsterlands: { $message }

## The command line: what `--help` says. In a list of commands only the first sentence of each is shown: at most 60 characters.

# The words of the parser of arguments.
usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-required = obligatorio
# { "{default}" } and { "{var}" } stay as they are.
usage-default = por defecto: { "{default}" }
usage-variable = variable de entorno: { "{var}" }
usage-help = Mostrar este mensaje y salir.
usage-install-completion = Instalar el autocompletado para la shell actual.
usage-show-completion = Mostrar el autocompletado para la shell actual, para copiarlo o adaptar la instalación.
usage-missing-command = Falta el comando.
usage-no-command = No existe el comando «{ $what }».
usage-no-option = No existe la opción: { $what }
usage-needs-value = La opción «{ $what }» necesita un valor.
usage-missing-argument = Falta el argumento «{ $what }».
usage-missing-option = Falta la opción «{ $what }».
usage-extra = Sobran argumentos ({ $what })
usage-whole = debe ser un número entero
usage-decimal = debe ser un número
usage-at-least = debe ser { $least } o más
usage-at-most = debe ser { $most } o menos
usage-invalid = Valor no válido para { $what }: { $why }

command-monsterlands = Monster Lands, una edición digital no oficial del juego de mesa.
command-serve = Jugar en el navegador: servir la mesa hasta Ctrl-C.
command-think = Pensar por los bots de una base de datos, hasta Ctrl-C.
command-play = Jugar una partida contra bots o un escenario en solitario.
command-simulate = Jugar partidas entre bots y resumir los resultados.
command-arena = Enfrentar bots desde todos los asientos y clasificarlos.
command-replay =
    Contar la historia de una partida registrada.

    Los números de la izquierda son los pasos, para show --to.
command-show =
    Mostrar la mesa de un registro en cualquier paso.

    También muestra posiciones y estados escritos. Sin --seat se muestran además las piezas ocultas.
command-export =
    Escribir partidas guardadas como registros, o listarlas.

    Funciona también con un servidor en marcha.
command-import =
    Guardar registros como partidas.

    Después puedes continuarlas en el navegador, o repasarlas si han terminado.
command-copy-store =
    Copiar todas las partidas a otra carpeta o base de datos.

    Si se interrumpe, repite el comando: sigue donde estaba.
command-backup =
    Escribir una copia de todas las partidas en un archivo.

    Funciona también con un servidor en marcha.
command-prune =
    Borrar partidas antiguas; sin --yes, solo listarlas.

    Una partida de campaña se queda mientras quede una posterior de su campaña. Los grupos de amigos igual de
    antiguos desaparecen cuando no les queda ninguna partida.
command-odds = Calcular qué probabilidad hay de sobrevivir y vencer.
command-edition = Ver una edición, o comprobar la tuya.
command-edition-show = Mostrar cada componente y de dónde sale cada número.
command-edition-check =
    Informar de todo lo que está mal en un archivo.

    Las cantidades que difieren del juego impreso son solo advertencias.
command-campaign = Jugar los escenarios en solitario como campaña.
command-campaign-new = Empezar una campaña.
command-campaign-next = Jugar la partida siguiente de una campaña, o seguir.
command-campaign-status = Mostrar el estado de una campaña y todas sus partidas.

# What is in square brackets is what holds if the option is not given.
option-version = Mostrar la versión y salir.
option-lang = El idioma: { $known }. [el del sistema]
option-terminal = Jugar en esta terminal, como siempre hace play.
option-players = Cuántos clanes, de 1 a 4; tú lideras uno, 1 es --solo. [2]
option-solo = Una persona contra Madhala, en un escenario.
option-scenario = Jugar este escenario en solitario: de 1 a 10, según la lista de «monsterlands edition show». [1]
option-affinity = En solitario, el clan: fire, water, air o jungle. [se pregunta]
option-difficulty = tutorial, normal, hard o cutthroat. [normal]
option-difficulty-of-all = tutorial, normal, hard o cutthroat.
option-tricks = Jugar con el módulo Artimañas.
option-queens-grant = Jugar con la Concesión de la Reina.
option-more-monsters = Jugar con Más monstruos en acción.
option-bots = Tus rivales: uno para todos los asientos o uno para cada uno; un nombre, paquete.módulo:Clase, o hero@think=1. [trainee, o los de la partida guardada]
option-edition = Una edición o una capa tuya, o una de las incluidas.
option-seed = Repartir siempre los mismos dados y cartas.
option-position = Empezar en una posición escrita a mano.
option-load = Continuar una partida guardada.
option-compact = Mostrar la mesa en 24 líneas de 80 columnas. [si la terminal es pequeña]
option-think = Segundos para una pista.
option-to = Parar tras este paso. [el último]
option-to-of-record = El paso de un registro. [el último]
option-verify = Solo comprobar que se reproduce hasta su resumen; código de salida 0 o 1.
option-seat = Solo lo que puede saber este asiento (0, 1, ...). [todo]
option-seat-for-odds = Usar solo lo que puede saber este asiento (0, 1, ...). [todo]
option-walk = Pasos que jugar antes: 'path a1; member korgo; done'.
option-path = Solo esta senda. [todas las preparadas]
option-aim = Solo capture, elimination o glory. [todas]
option-json = Escribir un objeto JSON.
option-json-of-odds = Escribir un objeto JSON por senda y meta, cada uno en su línea.
option-json-of-games = Escribir un objeto JSON por partida, cada uno en su línea.
option-json-list = Listar las partidas como JSON.
option-data = La carpeta de las partidas. [tu carpeta de datos]
option-database = Las partidas están en PostgreSQL: postgresql://USUARIO@SERVIDOR/NOMBRE.
option-seed-of-bots = Jugar siempre las mismas partidas. [una nueva, que se muestra]
option-jobs = Cuántos procesos juegan, hasta uno por núcleo.
option-records = Escribir allí un registro de cada partida, como archivo.
option-players-of-bots = Cuántos clanes, de 1 a 4; 1 es --solo. [2]
option-scenario-of-bots = Jugar este escenario en solitario, o todos, uno tras otro. [1]
option-games = Cuántas partidas, de cada escenario.
option-bots-who = Quién juega: uno para todos los asientos o uno para cada uno; un nombre, paquete.módulo:Clase, o hero@think=1.
option-games-of-arena = Cuántas partidas; se redondea hacia arriba hasta igualar los asientos.
option-players-of-arena = Cuántos clanes, de 2 a 4. [2]
option-seats = Quién se enfrenta, con un bot en varios asientos si quieres; se puede repetir. [todas las combinaciones de los bots]
option-think-of-bots = Cuánto pueden pensar los bots que exploran.
option-rollouts = Cuántas partidas pueden probar los bots que exploran.
option-out-of-arena = Guardar allí las partidas, reanudar si se interrumpe y escribir un informe.
option-first-difficulty = La de la primera partida: tutorial, normal, hard o cutthroat.
option-force = Sustituir lo que hay en el archivo.
option-next-difficulty = hard o cutthroat, si puedes elegir.
option-clan = Tu clan: fire, water, air o jungle.
option-all = Escribir todas las partidas.
option-out = El archivo, o una carpeta para monsterlands-PARTIDA.toml. [esta carpeta]
option-older-than = Borrar partidas que nadie ha cambiado desde hace este tiempo.
option-yes = Borrarlas. [solo listarlas]
option-finished = Solo las terminadas, o las que no lo están. [ambas]
option-processes = Cuántas decisiones se piensan a la vez. [una por núcleo]
option-json-log = Escribir el registro del servidor como líneas de JSON.
option-host = La dirección; cualquiera que no sea la local deja entrar a otras máquinas.
option-port = El puerto; 0 toma uno libre.
option-workers = Cuántos procesos sirven; más de uno exige --database.
option-browser = Abrir el navegador.
option-public-url = Cómo llegan los navegadores al servidor a través de un proxy: https://monsters.example.
option-proxy = Un proxy que dice quiénes son sus clientes: una dirección o una red. Se puede repetir.
option-house-rules = Un texto que puede leer quien visita: las reglas de la casa.
option-talk = Permitir que charlen quienes juegan juntos.
option-push-contact = A quién pueden preguntar los servicios push por este servidor: mailto:host@monsters.example.

argument-record = Un registro, como una partida guardada.
argument-records = Registros, como partidas guardadas.
argument-game = Un registro, una posición o un estado escrito.
argument-stored-game = El identificador de una partida, o su comienzo. [listar todas las partidas]
argument-campaign = El archivo de la campaña. [campaign.toml en tu carpeta de datos]
argument-edition = Un archivo .toml, o una edición incluida como standard@1.
argument-edition-file = El archivo .toml.
argument-from = Una carpeta, o postgresql://USUARIO@SERVIDOR/NOMBRE.
argument-target = Otra.
argument-backup = El archivo que escribir; aún no debe existir.
argument-bots = Quién juega: un nombre, paquete.módulo:Clase, o hero@think=1.

## The command line: what it tells

cli-no-file-text = { $file } no es un archivo de texto; los registros, posiciones y estados lo son
cli-no-text = no es un archivo de texto
cli-no-utf-8 = la entrada no es texto en UTF-8
cli-no-record = { $file } no es un registro que se pueda reproducir: { $why }
cli-no-step = --to es { $to }; el registro tiene { $last } pasos: elige de 0 a { $last }
cli-no-steps = --to es { $to }; { $file } no es un registro y no tiene pasos: quita --to
cli-step = Paso { $step } de { $last }.
cli-no-state = { $file } no es un estado que se pueda mostrar: { $why }
cli-no-game = { $file } no es un registro, ni una posición, ni un estado escrito: { $why }
cli-no-position = { $file } no es una posición:
cli-not-text = { $file }: no es un archivo de texto
cli-data-or-database = --data y --database no pueden ir juntas: elige una

# play
cli-bad-think = --think es { $think }; debe ser un número de segundos mayor que 0
cli-bots-alone = --bots no sirve en solitario: no hay rivales
cli-decided-by-load = { $name } no puede ir con { $by }: lo decide la partida guardada
cli-decided-by-position = { $name } no puede ir con { $by }: lo decide la posición
cli-players-alone = --players es { $players }; { $option } es para una sola persona
cli-no-saved-game = { $file } no es una partida guardada que se pueda jugar: { $why }
cli-too-few-bots = --bots nombra { $named } jugadores; debe ser 1 para todos, o uno para cada uno de los { $seats }
cli-name-the-bot = se jugó con { $bot }; para continuarla, empieza con --bots { $bot }
cli-kept-in-campaign = La campaña: { $rank } en la partida { $game }; { $after }.

# replay, show
cli-verify-whole = --to no puede ir con --verify: se comprueba el registro entero
cli-no-seat = --seat es { $seat }; los asientos van de 0 a { $last }
cli-not-a-record = { $file } no es un registro: { $why }
cli-not-replayed = { $file } no se reproduce: { $why }
cli-replayed = { $file } se reproduce: { $steps } pasos, resumen { $digest }
cli-seat = asiento { $seat }
cli-seen-from = Vista desde el asiento { $seat }.
cli-no-clans = Aún no hay clanes que mostrar.
cli-over = La partida ha terminado.
cli-chance = Decide el azar: { $question }.
cli-asked = Se pregunta al asiento { $seat }: { $question }.
cli-rank = Escenario { $number }, { $name }, en dificultad { $difficulty }: { $rank }.
head-place = puesto
head-seat = asiento
head-clan = clan
head-points = puntos
head-glory = gloria
head-reputation = reputación
head-trophies = trofeos
head-affinities = afinidades
head-game = partida
head-scenario = escenario
head-difficulty = dificultad
head-rank = rango
head-changed = cambiada
head-table = mesa
head-players = jugadores
head-games = partidas
head-wins = ganadas
head-even = esperado
head-rating = nivel
head-path = senda
head-who = quién
head-aim = meta
head-survives = sobrevive
head-wounded = herida
head-dies = muere
head-captures = captura
head-eliminates = elimina
head-conquers = conquista
head-loots = botín
head-fulfils = cumple

# campaign
cli-campaign-open = { $file } contiene una campaña sin terminar; --force la sustituye
cli-campaign-force = --force lo sustituye
cli-campaign-file = La campaña está en { $file }.
cli-campaign-fixed = { $name } no puede cambiar en una partida ya empezada
cli-campaign-choose = elige --difficulty: { $difficulties }
cli-campaign-begun = Campaña, partida { $game }, empezada: { $where }.
cli-campaign-resumed = Campaña, partida { $game }, reanudada: { $where }.
cli-campaign-edition = Edición { $edition }, empezada en dificultad { $difficulty }; hasta ahora, { $games }.
cli-campaign-after-over = está { $status ->
    [won] ganada
   *[lost] perdida
}, con { $games }
cli-campaign-after-next = sigue { $where }
cli-campaign-played = Jugada: { $where }: { $rank }, { $points } puntos de victoria.
cli-campaign-over = La campaña está { $status ->
    [won] ganada
   *[lost] perdida
}, con { $games }.
cli-campaign-under-way = En curso: { $where }. «{ $command }» la continúa.
cli-campaign-next = Después: { $where }. «{ $command }» la juega.
cli-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
cli-where = escenario { $scenario }, { $name }, en dificultad { $difficulty }
cli-campaign-none = { $file } no existe; «monsterlands campaign new» empieza una campaña
cli-campaign-bad = { $file } no es una campaña que se pueda jugar: { $why }
cli-campaign-bad-otherwise = { $file } no es una campaña que se pueda jugar: { $why }; { $otherwise }

# export, import, copy-store, backup, prune
cli-all-or-game = --all y una partida no pueden ir juntas: elige una cosa
cli-out-needs-game = --out necesita una partida, o --all
cli-json-lists = --json es para la lista de partidas: quita la partida y --all
cli-imported = { $file } es la partida { $game }, { $over ->
    [yes] terminada
   *[no] en curso
}.
cli-many-begin = los identificadores de { $games } partidas empiezan por { $game }: escribe más
cli-game-damaged = la partida { $game } no se puede reproducir: { $why }
cli-not-overwritten = { $file } existe y no es un registro: no se ha sobrescrito
cli-exported = La partida { $game } está en { $file }.
cli-no-games = Aún no hay partidas.
cli-person = una persona
cli-unreadable = ilegible
cli-table-scenario = escenario { $number }, { $difficulty }
cli-state-over = terminada
cli-state-open = en curso
cli-not-stored = { $file } no es un registro que se pueda guardar: { $why }
cli-copied = { $games ->
    [one] { $games } partida copiada
   *[other] { $games } partidas copiadas
}{ $there ->
    [0] .
    [one] ; { $there } ya estaba.
   *[other] ; { $there } ya estaban.
}
cli-copy-damaged = monsterlands: la partida { $game } está dañada y no se ha copiado
cli-backed-up = Las partidas están copiadas en { $file }.
cli-none-that-old = Ninguna partida es tan antigua.
cli-found-old = { $games ->
    [one] Hay { $games } partida
   *[other] Hay { $games } partidas
}{ $groups ->
    [0] .
    [one] {" "}y { $groups } grupo de amigos sin partida.
   *[other] {" "}y { $groups } grupos de amigos sin partida.
} Añade --yes para borrar lo que se lista.
cli-deleted = { $games ->
    [one] Se ha borrado { $games } partida
   *[other] Se han borrado { $games } partidas
}{ $groups ->
    [0] .
    [one] {" "}y { $groups } grupo de amigos sin partida.
   *[other] {" "}y { $groups } grupos de amigos sin partida.
}
cli-deleted-before = { $error } { $games ->
    [one] Antes se ha borrado { $games } partida.
   *[other] Antes se han borrado { $games } partidas.
}

# serve, think
cli-serving = La mesa está en { $address } y las partidas se guardan en { $place }. Ctrl-C la cierra.
cli-serving-others = Los demás la encuentran en { $address }
cli-workers-need-database = --workers necesita --database: una carpeta de partidas solo puede usarla un proceso
cli-long-rules = { $file } tiene { $length } caracteres; se permiten { $most }
cli-think-needs-database = pensar por otros necesita --database: las partidas de una carpeta están en un solo proceso
cli-thinking = Esta máquina piensa por los bots, hasta { $processes } a la vez. Ctrl-C la para.

# odds
cli-no-such-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }
cli-no-such-aim = no existe la meta { $aim }; las metas son { $aims }
cli-nobody-on-path = nadie está en una senda en { $file }; --walk envía a alguien
cli-damage = Daño que queda, y su probabilidad:
cli-assumed = Supuestos: nadie despliega más, quienes reciben golpes se defienden, las demás sendas buscan la mayor gloria y no gastan botín, y las artimañas se revelan contra rivales.

# simulate, arena
cli-bad-scenario = --scenario es { $scenario }; debe ser un número, o { $all }
cli-simulated = { $games } de { $table } ({ $who }), { $difficulty }{ $more ->
    [none] {""}
   *[other] , { $more }
}, semilla { $seed }
cli-simulated-clans = { $clans } clanes
cli-simulated-each = cada escenario
cli-simulated-scenario = escenario { $number }, { $name }
cli-variant-queens-grant = Concesión de la Reina
cli-all-seats = todos los asientos
cli-winner = quien gana
cli-per-game = por partida
cli-in-all = en total
count-rounds = rondas
count-battles = batallas
count-beaten = monstruos derrotados
count-captured = capturas
count-eliminated = eliminaciones
count-conquered = territorios conquistados
count-conquering = partidas con un territorio conquistado
count-deaths = muertes
count-desertions = deserciones
count-promotions = cambios de líder
count-panic = fichas de pánico reveladas
count-panic-lifted = fin del pánico
count-last-lashes = golpes finales
count-settled = territorios colonizados
count-trophies-sold = trofeos vendidos
count-missions-fulfilled = misiones cumplidas
count-missions-failed = misiones fallidas
count-contracts-kept = contratos cumplidos
count-of-battles = { $share } de las batallas
count-of-beaten = { $share } de los derrotados
count-of-games = { $share } de las partidas
cli-think-or-rollouts = --think y --rollouts no pueden ir juntas: un bot usa una de las dos
cli-bad-jobs = jobs es { $jobs }; debe ser 1 o más
cli-bad-arena-players = players es { $players }; en una arena debe ser de 2 a 4
cli-report = El informe está en { $file }.
cli-process-ended = un proceso acabó antes que sus partidas; si falta memoria, prueba con menos --jobs

# edition check
cli-warning = advertencia: { $text }
cli-edition-ok = correcta: { $summary }
cli-edition-playable = jugable: { $summary }
cli-edition-counts = { $edition }, { $mercenaries } mercenarios, { $novices } novatos, { $monsters } monstruos, { $lands } territorios, { $equipment } cartas de equipo, { $traps } trampas, { $loot } fichas de botín, { $headers } modificadores de senda, { $missions } misiones, { $scenarios } escenarios
cli-edition-over = { $summary }; sobre { $base }, { $changed } valores cambiados
