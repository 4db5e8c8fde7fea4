rules-lead = El juego tal como se juega aquí, con nuestras palabras. Una cruz (†) marca una aclaración: ahí los reglamentos no coinciden o no dicen nada.
rules-book-lead = Cómo se juega, con dibujos y ejemplos. Los números pequeños llevan a las reglas exactas.
rules-tabs = Reglamento o reglas
rules-book = Reglamento
rules-every = Todas las reglas
rules-tab-found = { $name } ({ $count })
rules-contents = Índice
rules-find = Buscar en las reglas
rules-hint = poción, salarios, R7.5…
rules-found =
    { $count ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $count } reglas
    }
rules-found-passages =
    { $count ->
        [0] Sin resultados
        [one] Un pasaje
       *[other] { $count } pasajes
    }
rules-none = Aquí nada contiene estas palabras. Prueba con una sola, o busca en «Cartas y términos».
rules-ruling = Una aclaración: aquí los reglamentos no coinciden o no dicen nada.
