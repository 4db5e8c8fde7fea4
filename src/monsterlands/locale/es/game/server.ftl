## The table in the browser

# What a space gives, where the spaces of a building differ.
space-mine = { $dice } por { $gold } de oro
space-alchemist =
    { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }
# What is sold where no cards lie, in short.
deal-armory = de 1 a { $most } fichas de defensa, a { $price } de oro
deal-pawn_shop = { $gold } de oro por dado
# About the last persuasion die at a building that sells something.
persuasion-there = El último dado de persuasión aquí muestra { $value }: uno menor descuenta del precio otros { $value } de oro.
# $state is free, taken or players (it needs that many).
space-label = { $building }, espacio { $number }, { $state ->
        [taken] ocupado por { $die }
        [players] solo con { $players } jugadores o más
       *[free] libre, acepta { $takes }
    }{ $gives ->
        [none] { "" }
       *[other] , { $gives }
    }

# The server says why it does not do what a client asks for.
server-title =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
server-not-your-seat = Ese asiento no es tuyo. Siéntate en uno de los tuyos.
server-not-asked = No te toca responder. La mesa muestra a quién se pregunta.
server-unknown-choice = Esa opción no existe. Elige una de las que ofrece la mesa.
server-stale = La mesa ha cambiado desde entonces. Mírala otra vez y luego elige.
server-request-used = Este identificador de petición ya se usó para otra cosa. Elige otra vez.
server-not-stored = No se ha podido guardar, así que no se ha hecho ({ $reason }). Vuelve a probar cuando esté arreglado; no se pierde nada.
server-maybe-stored = La base de datos de las partidas acaba de desconectarse, así que aún no se sabe si esto se ha hecho. Elige otra vez dentro de un momento; nada se hace dos veces.
server-not-read = La partida no se puede abrir ahora. { $reason }
server-unreadable = La partida no puede continuar: { $reason }.
server-unknown-game = Esa partida no existe, o este no es su secreto. Vuelve al inicio y elige una partida de tu lista.
server-enter-first = El primer mensaje debe ser «enter», con el secreto de la partida, poco después de conectar.
server-entered = Ya has entrado.
server-malformed = El mensaje no se entiende: { $reason }.
server-went-wrong = Algo ha fallado en el servidor; su registro dice qué. Recarga la página para ver cómo está la partida.
server-too-large = El mensaje pasa de { $most } bytes.
server-too-fast = Demasiado rápido; espera un momento y vuelve a probar.
server-flooding = Han llegado demasiados mensajes a la vez y la conexión se ha cerrado. Recarga la página.
server-crowded = Ya hay demasiadas ventanas mirando esta partida. Cierra alguna.
server-unknown-thing = En la mesa no hay nada con ese nombre.
server-no-odds = No hay probabilidades para esa senda: está vacía o su combate ya ha empezado.
server-odds-too-complex = Las probabilidades de esa senda no se pueden calcular: hay demasiadas posibilidades.
server-odds-lost = Las probabilidades no se han podido calcular ahora; vuelve a probar dentro de un momento.
server-not-over = La partida no ha terminado. Podrás repasarla cuando acabe.
server-no-step = Ese paso no existe; la partida tiene { $steps }.
server-no-bot = El bot { $name } no puede jugar; el registro del servidor dice por qué. Arréglalo y vuelve a abrir la partida; no se pierde nada.
server-bot-lost = El bot no responde; el servidor le volverá a preguntar dentro de un momento. El registro del servidor dice más.
server-hint-lost = Ahora no se ha podido encontrar ninguna pista; vuelve a probar dentro de un momento.
server-deleted = La partida se ha borrado.
server-stopping = El servidor se está parando. Tu partida está guardada; arranca el servidor otra vez para seguir.
server-record-text = Este registro está dañado o le falta el final. { server-record-again }
server-record-format = No es el registro de una partida, o viene de otra versión del juego. Abre un archivo guardado con esta versión.
server-record-part =
    Este registro está dañado: falta «{ $part }» o no es { $kind ->
        [int] un número entero
        [list] una lista
        [dict] un grupo de ajustes
       *[str] un texto
    }. { server-record-again }
server-record-steps = Este registro se ha modificado o le falta una parte: debería tener { $said ->
        [one] { $said } paso
       *[other] { $said } pasos
    } y tiene { $found }. { server-record-again }
server-record-again = Vuelve a guardar la partida y abre ese archivo.
server-record-version = Este registro no se puede abrir: { record-version }.
server-record-edition = Este registro no se puede abrir: { record-edition }.
server-record-edited = Este registro no se puede abrir: { record-edited }.
record-version = la partida se guardó con una versión de Monster Lands que tiene otras reglas
record-edition = la edición «{ $edition }» ha cambiado desde que empezó la partida
record-edited = sus jugadas no encajan: se ha modificado, o se hizo con otras reglas
server-record-refused = Este registro no se puede abrir: { $reason }.
server-record-state = Este registro empieza en mitad de una partida, en un estado que nadie puede comprobar, así que este servidor no lo acepta. Un registro puede empezar con una partida nueva o con una posición.
server-record-too-much = Reproducir este registro lleva demasiado tiempo o memoria. El de una partida lleva menos de un segundo.
server-record-unplayable = Este registro no se puede reproducir; el diario del servidor dice por qué. { server-record-again }
server-records-busy = Se están leyendo demasiados registros. Espera un momento e inténtalo de nuevo.
