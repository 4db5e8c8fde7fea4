### Spanish: the names that the server, the terminal and the client all say.

## Affinities

affinity-fire = Fuego
affinity-water = Agua
affinity-air = Aire
affinity-jungle = Jungla

## Types of equipment

kind-weapon = arma
kind-attire = atuendo
kind-spell = hechizo

## Dice

die-S = dado de fuerza
    .help = F, rojo, de seis caras. El todoterreno: casi todos los edificios lo aceptan, y en una senda se lanza para luchar.
    .also = F, fuerza, dados de fuerza, dado rojo, dados rojos, rojo
die-M = dado de magia
    .help = M, púrpura, de seis caras. Sirve para elaborar pociones y venenos en el Alquimista y para luchar en las sendas. Allí también puedes sacrificarlo, sin lanzarlo, justo antes de que ataque un monstruo: este lanza entonces un dado de ataque menos.
    .also = M, magia, dados de magia, dado púrpura, dados púrpuras, púrpura, dado morado
die-P = dado de persuasión
    .help = P, amarillo, de seis caras. Se lanza en cuanto llega, a la vista de todos; su valor es el oro que te ahorras en una compra. Nunca va a la senda de un territorio ni a la entrada. Mira «descuento por persuasión».
    .also = P, persuasión, dados de persuasión, dado amarillo, dados amarillos, amarillo, P1, P2, P3, P4, P5, P6
die-attack = dado de ataque
    .help = Negro, de seis caras. Lo lanzan los monstruos; cada { $hit_from } o más es un golpe.
    .also = dados de ataque, dado negro, dados negros, golpe, golpes, ataque, ataques

# The letter of a die, as it is shown.
letter-S = F
letter-M = M
letter-P = P

## Phases of a round

phase-setup = inicio
phase-preparation = preparación
phase-deployment = despliegue
phase-adventure = aventuras
phase-clean-up = limpieza

## Difficulties

difficulty-tutorial = tutorial
    .title = Tutorial
difficulty-normal = normal
    .title = Normal
difficulty-hard = difícil
    .title = Difícil
difficulty-cutthroat = pesadilla
    .title = Pesadilla

## Ranks of solo play

rank-fodder = Forraje para monstruos
rank-trainee = Aprendiz
rank-veteran = Veterano
rank-hero = Héroe

## Terms that a clan’s own numbers lead to

term-gold = oro
    .help = Paga todo lo de la Ciudadela y los salarios al final de la ronda.
    .also = dinero, moneda, monedas, monedas de oro, precio, coste, costo
term-wages = salarios
    .help = Al final de una ronda, cada miembro cuesta { $wages }; el líder y quienes colonizan un territorio no cuestan nada. Si no te alcanza, pagas lo que tienes y un miembro deserta.
    .also = salario, sueldo, sueldos, paga, pagar salarios
term-trap = { kind-trap }
    .help = Una ficha boca abajo para la senda de un territorio o de la entrada. Se revela cuando empieza allí la batalla y te ayuda; sin ninguna no hay captura. { $room } Tus rivales saben qué trampas tienes, pero no dónde están. Con artimañas en juego decides si revelas cada ficha: mira «lucha entre mercenarios».
    .also = trampas, la trampa, las trampas, ficha de trampa, fichas de trampa, trampa mejorada, trampas mejoradas, trampa inicial
term-defense-token = ficha de defensa
    .help = Va a la senda de un territorio o de la entrada y cancela un golpe. { $room } Las que queden allí se descartan al final de la ronda.
    .also = fichas de defensa, defensa, defensas, la defensa, escudo, escudos
term-potion = poción
    .help = En casa cura a un mercenario con una herida; en una senda cancela un golpe.
    .also = pociones, la poción, las pociones, pócima, pócimas
term-venom = veneno
    .help = En una senda suma { $venom } al ataque contra un monstruo.
    .also = venenos, el veneno, los venenos

## Kinds of cards

kind-mercenary = mercenario
kind-monster = monstruo
kind-land = territorio
kind-equipment = equipo
kind-mission = misión
kind-trap = trampa

## Tokens, and what a clan or a member has

token-first-player = jugador inicial
token-glory = gloria
token-leader = líder
token-loot = botín
token-madhala = Madhala
token-panic = pánico
token-reputation = reputación
token-settled = asentamiento
token-trick = artimaña
token-wound = herida

## Parts of the table

board-lands = Territorios
board-trophies = Trofeos
tab-citadel = Ciudadela
citadel-title = La Ciudadela
group-citadel = En la Ciudadela
group-free = Acciones gratuitas
group-outside = Afueras
land-place = Territorio { $place }
loot-title = Botín
mission-c = Contrato
mission-m = Misión de dados
pool-title = Dados
rivals-title = Rivales
log-empty = Aún no ha pasado nada.

## Seats and variants

player-seat = Jugador { $number }
new-grant = Concesión de la Reina
new-monsters = Más monstruos en acción
top-tricks = artimañas
