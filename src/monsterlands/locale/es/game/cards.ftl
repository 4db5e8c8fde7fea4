## Buildings

building-lodge = Guarida del Cazador
    .the = la Guarida del Cazador
    .at = en la Guarida del Cazador
    .to = a la Guarida del Cazador
    .of = de la Guarida del Cazador
    .help = Acepta { $accepts }, un dado en el primer espacio libre. Compra una o más de las { $docks } trampas boca arriba y págalas juntas; luego se reponen. Lo que compras queda boca abajo delante de ti.
    .also = guarida, la guarida, la guarida del cazador, cazador
building-alchemist = Alquimista
    .the = el Alquimista
    .at = en el Alquimista
    .to = al Alquimista
    .of = del Alquimista
    .help = Acepta { $accepts }; elige un espacio libre. Recibes tantas fichas como muestra, entre pociones y venenos como prefieras.
building-tavern = Taberna
    .the = la Taberna
    .at = en la Taberna
    .to = a la Taberna
    .of = de la Taberna
    .help = Acepta { $accepts }, un dado en el primer espacio libre. Contrata a uno de los mercenarios de allí, o a un novato, con una reputación que no pase de tu gloria sobrante (tu gloria menos tu reputación). Antes, una vez, una ronda de cervezas por { $beer } de oro trae caras nuevas. Los dados de quien contratas se unen en el acto a tu reserva.
    .also = la taberna, posada
building-armory = Armería
    .the = la Armería
    .at = en la Armería
    .to = a la Armería
    .of = de la Armería
    .help = Acepta { $accepts }, un dado en el primer espacio libre. Compra de 1 a { $most } fichas de defensa, a { $price } de oro cada una.
building-pawn_shop = Casa de Empeños
    .the = la Casa de Empeños
    .at = en la Casa de Empeños
    .to = a la Casa de Empeños
    .of = de la Casa de Empeños
    .help = Acepta { $accepts }, tantos dados como quieras, a { $gold } de oro cada uno. Nunca se llena.
    .also = la casa de empeños, empeños, empeñar
building-bazaar = Bazar
    .the = el Bazar
    .at = en el Bazar
    .to = al Bazar
    .of = del Bazar
    .help = Acepta { $accepts }, un dado en el primer espacio libre. Compra una de las cartas de equipo boca arriba y dásela a un mercenario que no esté en una senda.
building-mine = Mina
    .the = la Mina
    .at = en la Mina
    .to = a la Mina
    .of = de la Mina
    .help = Acepta { $accepts }; elige un espacio libre. Coloca allí tantos dados como muestra y toma su oro.

## Cards, tokens and tiles: what `? NAME` tells

card-mercenary =
    { $role ->
        [leader] Líder inicial del clan de { $affinity }. Reputación { $reputation }, aporta { $dice }.
        [initial] Mercenario inicial del clan de { $affinity }. Reputación { $reputation }, aporta { $dice }.
       *[deck] Mercenario de { $affinity }. Cuesta { $cost } de oro en la Taberna, reputación { $reputation }, aporta { $dice }.
    }
card-talent-outside = Talento, en una senda: { $effect }.
card-talent-turn = Talento, una vez por ronda en tu turno: { $effect }.
card-talent-lasting = Talento: { $effect }.
card-novice = Novato. Cuesta { $cost } de oro en la Taberna, reputación { $reputation }, aporta { $dice }. Una vez por ronda, en tu turno, { $effect }. Los novatos cobran como los demás, pero nunca salen, ni se asientan, ni llevan equipo.
card-monster = Monstruo de { $affinity }, { $level ->
        [A] uno de los más débiles (nivel A)
        [B] uno de los más fuertes (nivel B)
       *[other] nivel { $level }
    }. Ataca cada senda con { $attack ->
        [one] un dado
       *[other] { $attack } dados
    }. Captura con { $cv } o más y una trampa: { $capture }. Eliminación con { $ev } o más: { $eliminate } y un trofeo de { $trophy ->
        [one] { $trophy } punto
       *[other] { $trophy } puntos
    }.
card-power = Poder especial: { $effect }.
card-land = Territorio de { $affinity }. Un total de { $conquest } o más lo conquista por { $glory } de gloria. Cuando un mercenario tuyo lo colonice, úsalo una vez por ronda: { $use }.
card-land-use = despliega { $dice } y recibe { $gain }
card-equipment =
    { $type ->
        [weapon] Arma.
        [attire] Atuendo.
       *[spell] Hechizo.
    } Cuesta { $cost } de oro en el Bazar.
card-equipment-outside = En la senda de quien lo lleva: { $effect }.
card-equipment-turn = Una vez por ronda, para el clan de quien lo lleva: { $effect }.
# Titles in place of ids, where nobody types them; a trap is called by what it brings.
title-novice = Novato
title-header = Modificador { $number }
title-mission = Misión { $number }
title-initial = Trampa inicial
title-strength-1 = Trampa F
title-strength-2 = Trampa FF
title-strength-3 = Trampa FFF
title-strength-plus-1 = Trampa +1 por F
title-strength-plus-2 = Trampa +2 por F
title-strength-plus-3 = Trampa +3 por F
title-magic-1 = Trampa M
title-magic-2 = Trampa MM
title-magic-3 = Trampa MMM
title-magic-plus-1 = Trampa +1 por M
title-magic-plus-2 = Trampa +2 por M
title-monster-plus-4 = Trampa +4
title-monster-plus-6 = Trampa +6
title-monster-plus-8 = Trampa +8
title-shielded-strength-1 = Trampa protegida F
title-shielded-strength-2 = Trampa protegida FF
title-shielded-magic-1 = Trampa protegida M
title-shielded-magic-2 = Trampa protegida MM
title-steal-magic-1 = Robar M
title-steal-strength-1 = Robar F
title-steal-magic-2 = Robar MM
title-steal-strength-2 = Robar FF
title-steal-any-1 = Robar F o M
title-steal-any-2 = Robar 2 de F y M
title-divert-1 = Desviar 1 dado de ataque
title-divert-2 = Desviar 2 dados de ataque
title-conquest-glory = Gloria de conquista
title-elimination-glory = Gloria de eliminación
title-capture-glory = Gloria de captura
title-rerolls = Repeticiones
title-brews = Brebajes
title-slayer = Matamonstruos
title-trophies = { board-trophies }
title-supplies = Provisiones
title-magic-from-persuasion = Magia por persuasión
title-strength-from-magic = Fuerza por magia
title-magic-boost = Impulso de magia
title-magic-rerolls = Repeticiones de magia
title-recruit = Recluta
title-strength-boost = Impulso de fuerza
title-gold-10 = Bolsa de 10
title-gold-12 = Bolsa de 12
card-trap-initial = La trampa con la que empieza cada clan. Revelada en su senda: { $effect }. Si se descarta, sale de la partida.
card-trap-improved = Trampa, { $cost } de oro en la Guarida del Cazador. Revelada en su senda: { $effect }.
card-trap-shielded = Trampa protegida, { $cost } de oro en la Guarida del Cazador. Revelada en su senda: { $effect }; las artimañas no pueden robar estos dados.
card-trap-trick = Artimaña, { $cost } de oro en la Guarida del Cazador. Revelada, { $effect }, y deja de contar como trampa para una captura.
card-loot-outside = Botín, de un solo uso, cuando en las aventuras le toca a tu senda: { $effect }.
card-loot-turn = Botín, de un solo uso, en tu turno: { $effect }.
card-header = Modificador de senda, se coloca sobre un territorio: lo que exigen y dan sus cuatro sendas.
card-header-path = Senda { $number }: { $path }.
card-mission-dice = Misión de dados: { $asks }.
card-mission-contract = Contrato: { $asks }.
mission-asks = ve con { $dice }, saca { $objective } o más y gana { $reward }; un fallo cuesta { $penalty } de gloria
contract-asks = ve con { $dice } y, si quieres, entrega { $pay } por { $left } (senda izquierda) o { $right } (senda derecha)

header-path =
    { $more ->
        [0] pide { $dice }
       *[other] pide { $dice }, hasta { $more } más ({ $colours })
    }
header-path-benefit = { $path }; { $benefit }
# Gold lies on the mercenary and is the clan’s only at home.
benefit-carried =
    { $pays ->
        [no] da { $gain }
        [short] { $gain } al volver
       *[long] { $gain } si vuelve a casa, antes de los salarios
    }
