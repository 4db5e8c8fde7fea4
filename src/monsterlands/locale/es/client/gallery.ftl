gallery-lead = Todo lo que hay en la caja, y lo que significa cada término del juego.
gallery-find = Buscar cartas y términos
gallery-hint = Nombre, talento, poder…
gallery-kinds = Clase
gallery-all = Todo
gallery-any = Cualquier afinidad
gallery-mercenary = Mercenarios
gallery-monster = Monstruos
gallery-land = { board-lands }
gallery-equipment = Equipo
gallery-trap = { board-traps }
gallery-loot = { loot-title }
gallery-mission = Misiones
gallery-header = Modificadores de senda
gallery-word = Términos
gallery-cards = Cartas
gallery-chosen = La carta elegida
gallery-found =
    { $cards ->
        [0] { $terms ->
            [0] Sin resultados
            [one] { $terms } término
           *[other] { $terms } términos
        }
        [one] { $terms ->
            [0] { $cards } carta
            [one] { $cards } carta, { $terms } término
           *[other] { $cards } carta, { $terms } términos
        }
       *[other] { $terms ->
            [0] { $cards } cartas
            [one] { $cards } cartas, { $terms } término
           *[other] { $cards } cartas, { $terms } términos
        }
    }
gallery-none =
    { $why ->
        [affinity] Ninguno de estos tiene esa afinidad. Elige «{ gallery-any }» para verlos.
       *[text] Aquí nada tiene ese nombre. Prueba con menos letras, o con «{ gallery-all }».
    }
