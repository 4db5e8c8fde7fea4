## Everywhere

app-name = Monster Lands
app-back-to-game = Volver a la partida
app-title = { $page } · Monster Lands
app-needs-scripts = Monster Lands necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
app-waiting = Un momento…
app-beginning = Preparando la mesa…
app-retry = Reintentar
app-part-missing = No ha llegado una parte de la mesa. Quizá el servidor se ha parado o tiene una versión nueva: recarga la página.

app-offline = No tienes conexión.
app-silent = El servidor no responde.
app-away-kept = Las reglas, las cartas y términos, y las partidas que ya has repasado siguen disponibles. Las partidas seguirán solas cuando el servidor responda.
app-away = Todo seguirá solo cuando el servidor responda.
app-unkept = Este navegador no tiene más espacio: los ajustes y las llaves de asientos nuevos duran solo hasta que cierres esta ventana. Las partidas siguen en el servidor. Libera espacio y recarga.
app-outdated = Hay una versión nueva.
app-reload = Recargar
app-later = Más tarde

offline-kept = Repasar sin conexión
problem-offline = No tienes conexión y esto necesita el servidor. Se cargará cuando la recuperes; no se pierde nada.
problem-unreachable = El servidor no responde. ¿Sigue en marcha? No se pierde nada: cada paso de una partida queda guardado.
problem-unknown = Algo ha fallado en el servidor (código { $status }). Vuelve a probar; si se repite, reinicia el servidor.
problem-here = Algo ha fallado en esta página. Recárgala; cada paso de una partida queda guardado.

nowhere-title = Ninguna senda lleva aquí
nowhere-text = Esta dirección no existe. Quizá se cortó al copiarla.
nowhere-home = Ir al inicio

## Home

home-lead = Lidera un clan de mercenarios, atrapa a los monstruos al otro lado de los muros, conquista sus territorios y haz que te recuerden.
home-continue = Continuar
home-under = Otras partidas en curso
home-past = Partidas terminadas
home-past-all = Ver las { $count }
home-older = Ver partidas más antiguas
home-broken = Partidas que no se pueden abrir
home-more = Consultar e importar
home-gallery = Cartas y términos
languages-unspoken = Tu navegador pide un idioma que el juego aún no habla: { $language }. Habla { $languages }; elige uno aquí.
languages-named = { $name } ({ $own })
home-import = Abrir una partida guardada…
# What a file is that does not belong where it was opened.
file-is = { $kind ->
    [record] el registro de una partida
    [profile] un perfil, que se abre en «Tu perfil»
    [campaign] una campaña, que se juega desde la línea de comandos
    [edition] una edición, que se juega desde la línea de comandos
    [position] una posición, que se juega desde la línea de comandos
    [picture] una imagen u otra cosa sin texto
    [empty] un archivo vacío
   *[other] otro texto
}
home-file-other = Esto no es una partida guardada, sino { $what }. Una partida guardada es un archivo con su registro.
home-import-note = Repasar o continuar una partida a partir de su registro guardado.
home-about = Acerca de
home-about-house = Reglas de la casa y créditos

welcome-title = La Taberna está abierta
welcome-text = ¿Primera vez? No hace falta leer las reglas: la primera partida te lo explica todo sobre la marcha.
welcome-at-once = Ya sé jugar
welcome-again = No hay partidas en curso
welcome-again-text = La última ya ha terminado y está en la lista de abajo. Aquí puedes empezar ahora mismo el primer escenario en solitario, en dificultad Normal. Al lado están las demás formas de jugar.
welcome-next = Jugar «Lo de siempre»

gist-title = Cómo funciona
gist-ready = Prepárate
gist-ready-note = Tus dados son tus trabajadores: en la Ciudadela contratan gente, compran trampas y equipo, extraen oro.
gist-hunt = Sal
gist-hunt-note = Tu gente captura o mata al monstruo, conquista su territorio, cumple misiones.
gist-home = Vuelve
gist-home-note = Las heridas quedan, hay que pagar salarios, y un monstruo que se escapa cierra edificios.
gist-win = Deja huella
gist-win-note = Tras seis rondas, en una hora más o menos, deciden los puntos: sobre todo, la gloria.

ways-title = Jugar
way-solo = En solitario
way-solo-note = Diez escenarios, cada uno con rangos que alcanzar. Madhala, una cazadora movida por dos dados, ocupa sitios antes que tú.
way-campaign = Campaña
way-campaign-note = Los diez escenarios seguidos; tu rango decide lo que viene después.
way-bots = Contra bots
way-bots-note = De uno a tres rivales, de Novato a Héroe.
way-hotseat = En una misma pantalla
way-hotseat-note = De dos a cuatro personas se turnan en esta pantalla; los bots pueden completar la mesa.
way-learn = Aprender jugando
way-learn-note = Una primera partida con guía, en el nivel más fácil. Todo se explica sobre la marcha.

## Games in a list

game-campaign = Campaña: { $name }
game-bots = Contra { $rivals }
game-bots-alike = { $count } × { $name }
game-bots-unknown =
    { $count ->
        [one] Contra un rival
       *[other] Contra { $count } rivales
    }
game-hotseat = { $count } en una misma pantalla
game-unknown = Una partida
game-broken = Aquí no se puede abrir: { $reason }
game-at = Va por
game-round = Ronda { $round } de { $rounds }
game-standing = Puntos
game-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
game-changed = Última vez
game-begun = empezada: { $when }
game-assisted = con ayuda
game-brought = importada
game-replay = Repasar { $title }
game-replay-short = Repasar
game-delete = Borrar { $title }
delete-title = ¿Borrar esta partida?
delete-under = { $title } (última vez: { $when }) no ha terminado. Si la borras, desaparece para siempre.
delete-past = { $title } (terminada { $when }) y su registro desaparecen para siempre.
delete-friends = { $title } desaparece de tu lista para siempre. Los demás conservan sus asientos; cuando todos la hayan quitado, se borra.
delete-keep = Conservar
delete-do = Borrar
player-you = Tú
time-now = ahora mismo

## Difficulties, ranks, bots

difficulty-tutorial-note = Los monstruos nunca ganan dados de ataque con el paso de las rondas.
difficulty-normal-note = Primero llegan los monstruos más débiles, y los ataques crecen con las rondas.
difficulty-hard-note = Cualquier monstruo puede llegar desde el principio, y los ataques crecen con las rondas.
difficulty-cutthroat-note = Cualquier monstruo puede llegar desde el principio, y los ataques crecen más deprisa.

bot-novice = Novato
bot-trainee = { rank-trainee }
bot-veteran = { rank-veteran }
bot-hero = { rank-hero }
bot-novice-note = Conoce las reglas, pero calcula casi todo mal. Bueno para una primera partida.
bot-trainee-note = Juega con reglas rápidas, sin pensar más allá. Un rival digno.
bot-veteran-note = Piensa sus mejores ideas hasta el final de la ronda. Difícil de vencer.
bot-hero-note = Sopesa casi cada opción muchas veces. Vence al Veterano en seis de cada siete partidas.

## A new game

new-difficulty = Dificultad
new-affinity = Tu afinidad
new-affinity-ask = Decidir luego
new-affinity-ask-note = La eliges cuando la mesa esté preparada.
new-affinity-fixed = Este escenario se juega con { $affinity }.
new-affinity-fire = Fuego
new-affinity-water = Agua
new-affinity-air = Aire
new-affinity-jungle = Jungla
new-affinities = Afinidades
new-affinities-dealt = Al azar
new-affinities-chosen = A elegir
new-affinities-dealt-note = El azar da a cada clan su afinidad.
new-affinities-chosen-note = Cada asiento, por turno, elige una.
new-options = Opciones
new-tricks = Módulo Artimañas
new-tricks-note = Artimañas boca abajo que roban dados de sendas vecinas, y trampas protegidas contra ellas.
new-grant-note = A partir de la ronda 2, el jugador inicial recibe un dado y un regalo.
new-monsters-note = En las rondas 2, 4 y 6 llega un monstruo si la entrada está vacía.
new-begin = Empezar

solo-lead = Diez escenarios. Lo que consigas te hará Forraje para monstruos, Aprendiz, Veterano o Héroe.
solo-scenarios = Escenario
solo-number = Escenario { $number }
solo-goals = Lo que exige cada rango, en cualquier dificultad
solo-rank = Rango
solo-goal = Al final
solo-fodder-goal = Todo lo demás.
solo-best = Tu mejor marca: { $rank }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $difficulty }
solo-played =
    { $count ->
        [0] Sin jugar
        [one] Jugado una vez
       *[other] Jugado { $count } veces
    }

bots-lead = Seis rondas, o menos si un clan llega a 30 de gloria. Gana quien tenga más puntos de victoria.
bots-rival = Rival { $number }
bots-count =
    { $count ->
        [one] Uno
        [2] Dos
       *[other] Tres
    }
bots-think = Piensa como mucho
bots-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
bots-think-note = por decisión. Cuanto más piensa, mejor juega.

hotseat-lead = La pantalla pasa de mano en mano tras cada turno: lo oculto sigue oculto hasta que lo destape quien juega, salvo con la mesa abierta.
hotseat-seats = Jugadores
hotseat-person = Una persona
hotseat-name = Nombre del jugador { $number }
hotseat-name-hint = Nombre
hotseat-who = Quién es el jugador { $number }
hotseat-bots-last = Primero se sientan las personas; después, los bots.
hotseat-same = Hay dos nombres iguales. Añade una letra a uno de ellos para que se sepa a quién le toca.
hotseat-nobody = Alguien tiene que jugar: da al menos un asiento a una persona.

## About

about-house-rules = Reglas de esta casa
about-version-title = Qué se ejecuta aquí
about-version = Versión
about-engine = Motor
about-compiled = compilado
about-plain = Python puro
about-edition = Edición
about-place = Partidas
about-keeper = El servidor está en esta máquina: se muestran todas sus partidas.
about-guest = El servidor está en otro sitio: ves las partidas de tu perfil y las empezadas en este navegador.
about-credits = Créditos, y lo que esto no es

## With friends

way-friends = Con amigos
way-friends-note = Cada cual en su pantalla, cerca o lejos: tú envías un enlace.
home-invited = Tengo una invitación
home-lobbies = Mesas sin empezar
game-place = { $place }.º de { $count }
game-ended = interrumpida
game-friends = Con { $names }
game-waits = A la espera de { $name }
game-bot-plays = Le toca a un bot: { $bot }
game-left = Has dejado esta partida
home-return = Volver a ella
lobby-row =
    { $count ->
        [0] Todos los asientos están ocupados. La partida aún no ha empezado.
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
# $names are those who are ready; $count is how many they are.
lobby-waits-for-me =
    { $count ->
        [one] { $names } te espera
       *[other] { $names } te esperan
    }
lobby-all-ready = Ya no falta nadie
lobby-enter = A la mesa
again-text = La partida con tus amigos ha terminado. Otra con la misma gente: cada cual pasa al asiento siguiente.
friends-bot = Bot: { $bot }
seat-my-name = Tu nombre
profile-title = Tu perfil
