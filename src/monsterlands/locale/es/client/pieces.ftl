### Spanish. What the table says by itself; sentences about the game come ready from the server.
### A message is said by say("id", { value }). tests/words keeps this file complete and free of leftovers.

## Affinities, kinds of cards

kind-loot = { token-loot }
card-kind = { $kind } de { $affinity }

## Dice; a value of 0 means that it was not rolled

die-face = { $die }, { $value }
die-changed = { $die } (tirada: { $raw })
dice-S = { $count } de fuerza
dice-M = { $count } de magia
dice-P = { $count } de persuasión
dice-attack = { $count } de ataque

## Things that are counted

token-assigned = en una senda
token-beer = una ronda de cervezas
token-defense = defensa
token-excess = gloria sobrante
token-face-down = boca abajo
token-gold = { term-gold }
token-novice = { $count ->
   *[one] novato
    [other] novatos
}
token-points = { $count ->
    [one] punto de victoria
   *[other] puntos de victoria
}
token-potion = { $count ->
   *[one] poción
    [other] pociones
}
token-potions = { $count ->
    [one] poción
   *[other] pociones
}
token-trap = { $count ->
   *[one] trampa
    [other] trampas
}
token-traps = { $count ->
    [one] trampa
   *[other] trampas
}
token-trophy = { $count ->
    [one] punto de trofeo
   *[other] puntos de trofeo
}
token-venom = { $count ->
   *[one] veneno
    [other] venenos
}
token-venoms = { $count ->
    [one] veneno
   *[other] venenos
}
token-wages = oro para salarios
token-counted = { $name }: { $count }
token-limited = { $name }: { $count } de { $limit }
token-over = { $name }: { $count }, { $over } por encima del límite de { $limit }: lo que sobra se descarta

## Glory and reputation

meter-name = Gloria y reputación
meter-words = Gloria { $glory }, reputación { $reputation }, { $excess } de gloria sobrante para contratar
meter-excess =
    { $excess ->
        [one] sobra { $excess }
       *[other] sobran { $excess }
    }
meter-brings = aporta

## Sheets

dialog-close = Cerrar

## About

about-unofficial = Una edición digital no oficial del juego de mesa de Gorka Mata, Víctor Fernández, Sergi Solé y Daniel Schloesser, publicado por Second Gate Games; ninguno de ellos tiene nada que ver con ella.
about-icons = Iconos de Lorc, Delapouite y otros colaboradores de game-icons.net, con licencia CC BY 3.0; simplificados.
about-fonts = Tipografías: Grenze, de Omnibus-Type, y Alegreya Sans, de Juan Pablo del Peral; ambas con la SIL Open Font License.
about-licenses = Todas las licencias
gallery-affinities = Afinidad
kind-header = modificador de senda
