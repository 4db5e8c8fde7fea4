### The table.

## Getting there

screen-laying = Preparando la mesa…
screen-laying-told = Cargando la partida.
screen-no-key = Este navegador no tiene la llave de esta partida. Ábrela donde se empezó.
screen-gone = Esa mesa no existe
screen-closed = Esta mesa no se puede abrir
screen-broken = Algo ha fallado en esta página
screen-broken-told = Cada paso de tu partida queda guardado. Vuelve a probar; si no funciona, recarga la página.
screen-home = Volver al inicio

handover-title = Turno de { $who }
handover-text = Pasa la pantalla. Nada secreto se muestra hasta que tú lo digas.
handover-sit = Soy { $who }: mostrar mi mesa
handover-open = { open-table }: no volver a preguntar
open-table = Mesa abierta
open-table-note = Para amigos que no ocultan nada: la mesa pasa directamente a quien sigue, y se ve todo, también las trampas boca abajo.

## The top line

top-yours = Te toca
top-theirs = { $clan }
top-standing-told = Tu rango si la partida acabara ahora. Solo cuenta el final: aún puede subir o bajar.
top-over = Fin de la partida
top-monsters = más monstruos
top-assisted-told = En esta partida se deshizo un paso tras lanzar dados, mostrar cartas o jugar los demás.
top-help = Cómo usar la mesa, y sus teclas
top-settings = Ajustes
top-sound = Sonidos
# Beside “Sounds” in the menu of a telephone.
top-sound-state =
    { $on ->
        [yes] activados
       *[no] desactivados
    }
top-sound-told =
    { $on ->
        [yes] Los sonidos están activados; M los desactiva
       *[no] Los sonidos están desactivados; M los activa
    }
top-picture = Imagen de la mesa
top-rules = Reglas
top-gallery = Galería
top-home = Inicio
connection-connecting = conectando
connection-open = con conexión
connection-reconnecting = reconectando
connection-gone = sin conexión
connection-offline = No tienes conexión. Puedes mirar la mesa; lo que elijas se guarda y se envía cuando la recuperes.
connection-banner = Reconectando… Puedes mirar la mesa; lo que elijas se guarda y se envía.

## In the hand

tabs-title = Vistas
tab-table = Mesa
tab-outside = { group-outside }
tab-clan = Clan
tab-rivals = { rivals-title }
tab-log = { log-title }
tab-lit = { $name }, { $count } para elegir
hand-menu = Menú
hand-pool = Tus dados
hand-dice = { $count } × { $die }
hand-raise = Volver a: { $title }
bar-again = Toca otra vez: { $label }

## Things

spot-lit = { $label }, se puede elegir
spot-picked = { $label }, en la mano
spot-other = No encaja con lo que tienes en la mano. Si lo eliges, vuelves a empezar.
label-mercenary = { $name }, aporta { $dice }, cuesta { $cost } de oro, reputación { $reputation }
label-priced = { $name }, { $kind }, cuesta { $cost } de oro
label-monster = { $name }, monstruo, lanza { $attack ->
    [one] un dado de ataque
   *[other] { $attack } dados de ataque
}, captura con { $capture }, eliminación con { $elimination }
label-land = { $name }, territorio, conquista con { $conquest }, { $glory } de gloria
label-own-land =
    { $used ->
        [yes] { $name }, tu territorio, ya usado en esta ronda
       *[no] { $name }, tu territorio
    }
label-own-trap = { $name }, tu trampa
label-loot = { $name }, botín
label-trophy = { $name }, trofeo
fact-attack = Dados de ataque
fact-capture = Captura con trampa y
fact-capture-glory = Gloria por captura
fact-capture-gold = Oro por captura
fact-conquest = Conquista con
fact-cost = Coste en oro
fact-dice = Aporta
fact-elimination = Eliminación con
fact-elimination-glory = Gloria por eliminación
fact-glory = Gloria
fact-reputation = Reputación
fact-trophy = Puntos de trofeo

## The Citadel

building-name =
    { $state ->
        [none] { $title }, acepta { $accepts }
       *[other] { $title }, { $state }
    }
building-closed = cerrado
space-madhala = { $label } (de Madhala)
space-clan = { $label } (del { $clan })
space-own = { $label } (tuyo)
laid-later = se llena cuando se elijan los clanes
dock-tavern = Un mercenario en oferta
dock-lodge = Una trampa en oferta
dock-bazaar = Equipo en oferta
dock-empty = { $building }, espacio reservado { $number }: vacío
novices-left =
    { $count ->
        [0] Novato: no queda ninguno
        [one] Novato: queda { $count }
       *[other] Novato: quedan { $count }
    }
# The last persuasion die at a building still helps the next purchase there.
persuaded = Persuasión menor que { $value }: descuenta otros { $value }
# A price that depends on the die; and what would be paid now instead of the price on the card.
price-range = { $least }–{ $most }
price-heard = { $price } de oro ahora, { $full } en la carta
deal-way = { $how ->
    [hire] Contratar a { $what ->
        [novice] un novato
       *[other] { $what }
    } con { $die } por { $gold } de oro
   *[other] Comprar { $what } con { $die } por { $gold } de oro
}
deal-wages = salarios { $change }
deal-points = { $points ->
    [one] { $change } punto
   *[other] { $change } puntos
}{ $icons ->
    [0] {""}
   *[other] {" "}({ $icons } por su afinidad)
}
deal-told = { $die ->
    [none] Ahora
   *[other] Con { $die }
}: { $gold } de oro{ $changes ->
    [none] {""}
   *[other] , { $changes }
}
hire-how = Coloca un dado en la Taberna para contratar.
label-beer = Una ronda de cervezas, { $cost } de oro
label-beer-gold = oro por una ronda de cervezas
beer-how = Los mercenarios en oferta se marchan y llegan otros.

## Outside

outside-title = Las Afueras
place-land = Un territorio por conquistar
place-monster = El monstruo que lo guarda
place-m = Una misión: dados que lanzar por una recompensa
place-c = Un contrato: algo que entregar por una recompensa
place-loot = una ficha para quien vuelve con las manos vacías
land-gone = Ya no hay territorio
monster-gone = Ningún monstruo
mission-way-m = dados:
mission-way-c = contrato:
mission-named = { $title }, { $kind }
mission-told = { $title }, { $kind }: { $text }.
mission-none = Ninguna misión
entrance-title = Entrada de la Ciudadela
entrance-quiet = Todo en calma.
loot-none = no queda nada
path-of-madhala = Aquí está Madhala
path-held = Aquí está { $name }, del { $clan }
path-not-open = cerrada por ahora
path-fighting = en combate
path-odds = Probabilidades: { $odds }

## Clans

clan-title = { $affinity ->
        [fire] Clan de Fuego
        [water] Clan de Agua
        [air] Clan de Aire
       *[jungle] Clan de Jungla
    }
    .inside = { $affinity ->
        [fire] clan de Fuego
        [water] clan de Agua
        [air] clan de Aire
       *[jungle] clan de Jungla
    }
clan-new = Clan nuevo
    .inside = clan nuevo
# The name of a person and their clan.
clan-of = { $name } · { $clan }
clan-empty = Tu clan está a punto de fundarse.
clan-out-short = fin
pool-empty = sin dados
pool-out = sin dados; despliegue terminado
# As the words of the game are spelled where they are explained.
points-now = { $count ->
    [one] punto
   *[other] puntos
}, si la partida acabara ahora
member-on-path = fuera: { $path }
member-settled = coloniza { $land }
member-talent-used = talento usado en esta ronda
member-carries = lleva { $name }
novices-own =
    { $count ->
        [one] { $count } novato
       *[other] { $count } novatos
    }, { $used ->
        [one] { $used } usado
       *[other] { $used } usados
    } en esta ronda
land-used = Usado en esta ronda.
trap-own = Solo tú puedes verla.
trophy-own = Tu trofeo.
rival-thinks = pensando…
rival-open = Todo sobre el { $clan }
board-player = Juega { $player }
board-members = Miembros
board-traps = Trampas

## The log

log-title = Diario
log-older = Ver líneas anteriores
log-newest = Ir a lo último
# What the round that is over has brought to the own clan.
log-brought = Ronda { $round }:
log-brought-change =
    { $what ->
        [glory] gloria
        [gold] oro
       *[points] puntos
    } { $before }→{ $after }
since-title = Desde tu último turno
since-told = Desde tu último turno: { $lines }
taken-back = Deshecho.
moves-skip =
    { $count ->
        [0] Saltar
       *[other] Saltar (quedan { $count })
    }
moves-more = { $count ->
    [one] … y 1 línea más
   *[other] … y { $count } líneas más
}

## The bar

bar-title = ¿Y ahora qué?
bar-sending = Enviando…
bar-kept = Tu elección está guardada y se enviará en cuanto vuelva el servidor.
bar-on-stage = Elige arriba, en la batalla.
bar-waiting = Juegan los demás.
# $kind is what they are asked; in a fight the others read it on the stage.
bar-choosing =
    { $kind ->
        [fight] { $name } elige qué lanzar.
        [defend] { $name } elige cómo defenderse.
        [remove-magic] { $name } decide si sacrifica dados de magia.
        [divert] { $name } elige adónde van los dados de ataque.
        [deflect] { $name } elige adónde van los dados de ataque.
        [judge] { $name } elige: captura o eliminación.
        [take-loot] { $name } elige botín.
        [contract] { $name } decide si cumple el contrato.
       *[other] { $name } está eligiendo.
    }
bar-auto-end = No queda nada por hacer. ¿Terminar los turnos automáticamente a partir de ahora?
bar-auto-end-yes = Sí, terminarlos
bar-auto-end-no = No, preguntar
bar-contract = No puedes pagar lo que pide el contrato.
bar-lit =
    { $dice ->
        [yes] Lo iluminado se puede elegir: primero un dado o primero el sitio.
       *[no] Lo iluminado se puede elegir.
    }
bar-picked =
    { $count ->
        [one] Queda una opción: está iluminada.
       *[other] Quedan { $count } opciones.
    }
# What a choice changes, after what it is: «6 de oro (oro 6→14)».
choice-changes = ({ $changes })
bar-clear = Soltar
bar-several = { $count } opciones:
bar-free = Acciones gratuitas ({ $count })
bar-free-told = Lo que puedes hacer además de tu acción
bar-end-turn = Terminar turno
bar-result = Ver el resultado
bar-undo = Deshacer
bar-undo-across = Deshacer esto marca la partida «con ayuda». { $why }
bar-undo-told = Deshacer tu último paso (U)
bar-hint = Pista
bar-hint-told = Las mejores opciones, y por qué (H)
bar-hint-not = Puedes pedir una pista cuando te toque responder.
bar-list = Lista
bar-list-told = Todas las opciones en una lista (L)
choice-final = { $across ->
    [yes] deshacerlo marca la partida «con ayuda»
    [ask] solo se deshace si los demás están de acuerdo
   *[no] ya no se puede deshacer
}
choice-final-told = { $across ->
    [yes] Se lanzan dados, se muestran cartas o juegan los demás: deshacerlo marca la partida «con ayuda».
    [ask] Se lanzan dados, se muestran cartas o juegan los demás: solo se deshace si los demás están de acuerdo.
   *[no] Después ya no se puede deshacer: se lanzan dados, se muestran cartas o juegan los demás.
}
menu-title = ¿Cuál?
end-turn-not = Aún no puedes terminar el turno: responde antes a la pregunta.

## Panels

list-title = Todas las opciones
list-none =
    { $state ->
        [over] Nada que elegir: la partida ha terminado.
        [fight] Nada que elegir mientras se muestra el combate.
       *[others] Nada que elegir: juegan los demás.
    }
group-land = { board-lands }
group-other = Otras opciones
hint-thinks = Pensando…
hint-told = Haz clic en una opción para ver en la mesa de qué trata; «{ hint-take }» la elige y muestra el paso siguiente.
hint-best = La mejor
hint-alike =
    { $count ->
        [2] Las dos son casi igual de buenas: elige la que quieras
       *[other] Estas { $count } son casi igual de buenas: elige la que quieras
    }
hint-behind = No tan buenas
hint-take = Hacer esto
hint-take-this = Hacer esto: { $choice }
plan-then = Luego: { $steps }
plan-all = Los { $steps } pasos
plan-all-of = { plan-all }: { $choice }
plan-next = Paso { $step } de { $steps }: { $choice }
plan-rest = Hacerlo todo
hint-win = { $percent } % de ganar
hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hint-means =
    { $solo ->
        [yes] Cada opción se ha jugado muchas veces hasta el final: tus puntos de media.
       *[no] Cada opción se ha jugado muchas veces hasta el final: cuántas veces ganas.
    }
hint-none = No hay nada que elegir.
hint-failed = No se ha encontrado ninguna pista.
hint-again = Preguntar otra vez

## Outfitting

outfit-who = ¿Quién va?
outfit-choose = Elegir
outfit-add = Llevar
outfit-nothing = aún sin dados
outfit-room = Espacio en la senda: { $taken } de { $room }
outfit-room-short = Espacio en la senda
outfit-room-count = { $taken } de { $room }
outfit-out = La senda lo exige, o se eligió en otra ventana: «{ bar-undo }» lo quita.
outfit-room-told =
    La senda tiene { $room } espacios para lo que se lleva. Un dado ocupa uno; una trampa o una ficha de
    defensa, dos. Una poción o un veneno no ocupan ninguno.
outfit-size = { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}
outfit-most = { $most ->
    [one] solo { $most }
   *[other] { $most } como mucho
}
outfit-hits = un dado de ataque con { $from } o más es un golpe; la segunda herida mata
outfit-death = {""}; una muerte aquí da aun así { $glory } de gloria
outfit-chance = { $percent } % de cumplirla
outfit-set = Ir con { $dice }
outfit-take-out = Quitar { $what }
outfit-carried = Trae a casa si sobrevive
outfit-contract = Lo que pide el contrato se entrega en las aventuras, si quieres: guárdalo hasta entonces.
outfit-packed = En marcha: no cabe nada más, o no queda nada más.
outfit-packed-mission = En marcha: todos los dados están en su sitio.
odds-surviving = sobrevive
odds-wounded = sobrevive con herida
odds-wounded-short = herida
odds-dying = muere
odds-looting = toma botín
odds-looting-told = Quien sobrevive en un territorio sin captura, eliminación ni conquista toma una ficha de botín.
odds-capturing = captura
odds-eliminating = elimina
odds-conquering = conquista
odds-conquering-told = Cuando el monstruo ya no está, quien no ha luchado contra él puede lanzar por el territorio.
odds-fulfilling = cumple
odds-glory = gloria esperada
odds-glory-told = Gloria de media: por una captura, una eliminación, una conquista, y también por una muerte en la senda.
odds-percent = { $percent } %
odds-glory-figure = { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-assumed = Jugando lo mejor posible: la magia se sacrifica antes del ataque si conviene.
odds-words = { $what } { $percent } %
odds-glory-words = gloria esperada { NUMBER($glory, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Dialogs

across-title = ¿Deshacerlo de todos modos?
across-text = La partida vuelve a antes de tu última elección y desde entonces queda marcada «con ayuda».
across-yes = Deshacer
across-no = Dejarlo así
confirm-title = ¿Seguro?
confirm-text =
    { $across ->
        [yes] Deshacer esto marca la partida «con ayuda».
        [ask] Esto solo se puede deshacer si los demás están de acuerdo.
       *[no] Esto no se puede deshacer.
    }
confirm-yes = Hacerlo
confirm-no = Aún no
settings-language = Idioma
settings-speed = Ritmo de los demás
settings-speed-normal = normal
settings-speed-fast = rápido
settings-speed-instant = al instante
settings-motion = Movimiento
settings-motion-system = como el sistema
settings-motion-still = ninguno
settings-textSize = Texto
settings-textSize-normal = normal
settings-textSize-large = grande
settings-textSize-huge = muy grande
settings-confirmFinal = Preguntar antes de que se lancen dados, se muestren cartas o jueguen los demás
settings-autoEndTurn = Terminar el turno automáticamente cuando no quede nada por hacer
settings-openTable = { open-table }: sin pausa entre turnos, se ve todo
settings-listView = Empezar cada partida con la lista de opciones abierta
# A switch: the table as a page of text, instead of the board.
ear-switch = Mesa para escuchar
settings-ear = Mesa para escuchar: toda la partida en una página de texto, para lectores de pantalla y letra grande
settings-singleKeys = Teclas sueltas como atajos: U, E, L, H, M, T, P, ?, Espacio, cifras en la lista
settings-sound = Sonido
settings-sound-on = Activar sonidos (M)
settings-sound-dice = Dados y piezas
settings-sound-coins = Monedas
settings-sound-doors = Puertas
settings-sound-battle = Batallas
settings-sound-turn = Tu turno y las rondas
settings-sound-talk = Mensajes
settings-haptics = Vibrar al tomar un dado, en las batallas y en tu turno
help-title = Cómo usar la mesa
help-way-lit = Lo iluminado se puede elegir. Toma un dado y luego el sitio; o el sitio y luego el dado.
help-way-order = Si quedan varias opciones, un pequeño menú las muestra; la barra dice qué hace y qué cuesta cada una.
help-way-why = Señala o toma algo que no esté iluminado para leer por qué.
help-way-undo =
    { $across ->
        [yes] «{ bar-undo }» retrocede paso a paso. También puede pasar por dados, cartas sacadas y jugadas de los demás, pero eso marca la partida «con ayuda».
        [ask] «{ bar-undo }» retrocede paso a paso. Solo pasa por dados, cartas sacadas y jugadas de los demás si están de acuerdo.
       *[no] «{ bar-undo }» retrocede paso a paso, hasta dados, cartas sacadas y jugadas de los demás.
    }
help-way-hint = Una pista sopesa tus opciones y dice lo buenas que parecen.
help-way-list = La lista contiene todas las opciones y se puede usar sin el tablero.
help-way-ear = La mesa para escuchar (en los ajustes) es toda la partida en una página de texto: primero la pregunta y luego todo lo demás, con encabezados. Tras cada elección, el foco vuelve a la pregunta.
help-rules = Las reglas del juego
help-keys = Teclas
# What is written on the keys; the letters themselves are the same in all languages.
help-press-tab = Tab
help-press-arrows = ← ↑ ↓ →
help-press-enter = Intro
help-press-undo = U · Ctrl+Z
help-press-end = E
help-press-list = L
help-press-hint = H
help-press-skip = Espacio
help-press-sound = M
help-press-escape = Esc
help-press-help = ?
help-key-tab = al grupo siguiente: Ciudadela, Afueras, clan, rivales, diario, barra
help-key-arrows = dentro de un grupo
help-key-enter = elegir
help-key-undo = deshacer
help-key-end = terminar el turno
help-key-list = todas las opciones en una lista
help-key-hint = pista
help-key-skip = saltar lo que hacen los demás
help-key-sound = activar o desactivar sonidos
help-key-escape = devolver lo que tomaste o preparaste; cerrar
help-key-help = esta ayuda

## What the numbers of a clan are made of

caption-points = puntos
caption-wages = { term-wages }
caption-short =
    { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
source-points = { $what }: { $points }
source-reputation = reputación de los miembros
source-trophies = trofeos
source-icons =
    { $count ->
        [one] { $affinity }, { $count } icono: { $points }
       *[other] { $affinity }, { $count } iconos: { $points }
    }
points-changed = Último cambio { $points }: { $sources }
wages-made =
    { $members ->
        [one] Un miembro a { $wage } de oro.
       *[other] { $members } miembros a { $wage } de oro cada uno.
    }
# «Salarios 7: 4 en mano, 2 seguros, 3 posibles.»
wages-payday = Salarios { $due }: { $gold } en mano{ $sure ->
        [0] { "" }
        [one] , { $sure } seguro
       *[other] , { $sure } seguros
    }{ $doubtful ->
        [0] { "" }
        [one] , { $doubtful } posible
       *[other] , { $doubtful } posibles
    }
wages-income = { $sure ->
        [0] { $doubtful ->
            [one] { $doubtful } posible
           *[other] { $doubtful } posibles
        }
       *[other] { $sure ->
            [one] { $sure } seguro
           *[other] { $sure } seguros
        }{ $doubtful ->
            [0] { "" }
            [one] , { $doubtful } posible
           *[other] , { $doubtful } posibles
        }
    }
wages-sure = Seguro: { $sources }.
wages-doubtful = Posible, si todo va bien: { $sources }.
wages-missing =
    { $missing ->
        [one] Te falta { $missing } de oro.
       *[other] Te faltan { $missing } de oro.
    } Si eso no cambia, pagas lo que tienes y un miembro deserta: el de mayor reputación, aparte del líder y de quienes colonizan.
pool-sources =
    Cada ronda, tus miembros aportan: { $members }.
    Tu gloria aporta: { $glory }.
glory-brings = Aporta estos dados cada ronda: { $dice }.
glory-dearer = El salario de cada miembro es al principio { $low } de oro; con { $marks } de gloria (los huecos de la barra) sube a { $wages }.

## Dice of a path

path-dice-of = { $count } de
path-dice-any =
    { $count ->
        [one] un dado cualquiera
       *[other] { $count } dados cualesquiera
    }
path-dice-up-to = + hasta { $count }
