## The guide: it leads through the first round, and explains later what then comes for the first time

guide-name = Guía
guide-next = Siguiente
guide-got-it = Cerrar este consejo
guide-finish = { notice-play-on }
guide-open = Leer
guide-aside = Ocultar la guía
guide-move = Arrastra para mover la guía

guide-title-welcome = Te damos la bienvenida
guide-welcome = Lideras un clan de cazadores de monstruos durante { $rounds } rondas: en cada una, primero van dados a la Ciudadela y luego tu gente sale a luchar. Al final ganan los puntos, y casi todos vienen de la gloria.
guide-title-choose-affinity = Elige tu clan
guide-choose-affinity = Cada clan tiene dos personas con sus propios dados y talentos. Los cuatro son buenos: elige el que te guste.
guide-title-clan = Tu clan
guide-clan = Un líder, un mercenario, algo de oro y una trampa. La gloria sobrante permite que se una más gente, y el oro paga también los salarios tras cada ronda.
guide-title-goal = Tu tarea
guide-goal = Juegas «{ $scenario }»: la escala muestra tu rango y lo que pide el siguiente. Madhala no busca puntos, pero te quita sitios.
guide-title-pool = { hand-pool }
guide-pool = Rojo es fuerza; púrpura, magia; amarillo, persuasión: ahora solo se lanzan los amarillos, y su número se descuenta de un precio. Cada turno usas dados para una acción, hasta que no quede ninguno.
guide-title-tavern = Contrata a alguien
guide-tavern = Una buena primera acción: toma el dado amarillo y luego el espacio iluminado de la Taberna, porque quien contratas trae dados en el acto. Pero puedes hacer cualquier cosa iluminada.
guide-title-hiring = ¿Quién se une?
guide-hiring = Las cartas muestran dados, precio y reputación; señala una, o mantenla pulsada, para leer su talento. Tu dado amarillo descuenta su número del precio.
guide-title-buying = Trampas
guide-buying = Con una trampa en la senda se puede capturar al monstruo; sin ninguna, solo eliminarlo. Algunas trampas traen además dados o refuerzan los tuyos.
guide-title-equipping = Equipo
guide-equipping = Armas, atuendos y hechizos se quedan con el mercenario que los lleva y sirven en cada ronda.
guide-title-brewing = Pociones y venenos
guide-brewing = En una senda, una poción cancela un golpe y un veneno refuerza el ataque; se puede llevar uno de cada. En casa, una poción cura una herida.
guide-title-defending = Defensa
guide-defending = Una ficha de defensa se lleva a una senda y allí cancela un golpe.
guide-title-madhala = Ha pasado Madhala
guide-madhala = Tras cada turno tuyo ocupa un sitio para esta ronda: el diario dice cuál. En una senda suya ahuyenta al monstruo, así que los números más altos ya no se lo encuentran.
guide-title-prepare = Prepárate
guide-prepare = { $monster ->
        [none] Guarda algunos dados rojos y púrpuras: con ellos se lucha. Un dado que sobre da oro en la Mina.
       *[other] Para capturar a { $monster } hace falta un total de { $capture } y una trampa: guarda tu trampa y unos { $few } dados rojos o púrpuras para una persona. Un dado que sobre da oro en la Mina.
    }
guide-title-land = Monstruo y territorio
guide-land = La carta del monstruo muestra sus dados de ataque y los totales que lo capturan y lo eliminan. Cuando cae, quien no ha luchado puede lanzar por el territorio.
guide-title-send = Envía a alguien
guide-send = Elige una senda del territorio: cada una pide unos dados y da algo por las molestias. El monstruo ataca de la senda 1 a la 4.
guide-title-mission-path = La misión de dados
guide-mission-path = Aquí no hay monstruo ni heridas. En las aventuras se lanzan estos dados, y su total tiene que llegar al número de la misión.
guide-title-contract-path = El contrato
guide-contract-path = Los dados solo te traen hasta aquí. Lo que pide el contrato se entrega en las aventuras, así que no lo gastes antes.
guide-title-madhala-ahead = Madhala va primero
guide-madhala-ahead = { $left ->
        [0] Está en una senda anterior y se lleva todo lo que aquí se puede ganar. Solo queda botín.
       *[other] Está en una senda anterior y ahuyenta al monstruo, así que lanzas directamente por { $land }. Si alguien lo derrota antes, ella se lleva { $land } y solo queda botín.
    }
guide-title-madhala-behind = Madhala está en una senda posterior
guide-madhala-behind = En la senda { $hers } se lleva al monstruo o, si para entonces ha caído, { $land } con sus { $glory } de gloria. Quien quiera el territorio debe lanzar por él antes que ella, sin haber luchado.
guide-title-assign = ¿Quién va?
guide-assign = Mira los talentos: algunos sirven para luchar, otros cancelan golpes, y también puede ir tu líder. Con una herida, la siguiente mata.
guide-title-load = Prepara el combate
guide-load = Añade dados para hacer daño, una trampa para capturar y lo que cancele golpes: las probabilidades cambian según lo que lleves. Después no se puede añadir nada, y las trampas y fichas de defensa no vuelven.
guide-title-carrying = Oro en camino
guide-carrying = { $member } lleva los { $gold } de oro de esta senda. Serán tuyos si { $member } vuelve con vida, justo antes de pagar los salarios.
guide-title-end-turn = Esa era tu acción
guide-end-turn = Una acción por turno; las gratuitas, como algunos talentos, van antes o después. { $undo ->
        [free] Aún puedes deshacerla; cuando te convenza, termina tu turno.
       *[other] Cuando quieras, termina tu turno.
    }
guide-title-rest = Los demás dados
guide-rest = Gasta los dados que quedan, una acción por turno; la Casa de Empeños da 1 de oro por cada uno. Cuando coloques el último, empiezan las aventuras.
guide-title-adventure = Las aventuras
guide-adventure = Primero las misiones, después el territorio: el monstruo ataca senda por senda, y tu mercenario contraataca. El daño se acumula de una senda a otra.
guide-title-contract = Un contrato
guide-contract = Aquí no hay dados: entrega lo que pide y toma la recompensa, o déjalo. Dejarlo no cuesta nada.
guide-title-remove-magic = La magia como escudo
guide-remove-magic = Antes de que lance el monstruo, cada dado de magia que sacrificas le quita un dado de ataque. Pero lo que sacrificas no puede contraatacar.
guide-title-defend = ¡Golpe!
guide-defend = Un talento, una ficha de defensa o una poción cancelan un golpe; los talentos no cuestan nada, así que úsalos primero. Cada golpe que quede es una herida, y la segunda herida mata.
guide-title-mission = Una misión
guide-mission = Lanza tus dados: si llegas al número de la misión, la recompensa es tuya. Por debajo pagas la penalización, si la hay.
guide-title-fight = Contraataca
guide-fight = Lanza de uno en uno y para cuando el total te convenga: el primer banderín captura, si aquí hay una trampa; el segundo elimina. Los dados sin lanzar se pierden.
guide-title-conquest = Conquista el territorio
guide-conquest = Ya no hay monstruo: llega al banderín y el territorio es tuyo con su gloria, y alguien de tu gente puede asentarse allí. Un total que no llegue se suma al de la senda siguiente.
guide-title-judge = ¿Vivo o muerto?
guide-judge = Una captura da gloria y oro. Una eliminación da gloria y un trofeo, que cuenta al final o se puede vender.
guide-title-take-loot = Botín
guide-take-loot = Quien vuelve de un territorio sin captura, eliminación ni conquista toma una de estas fichas. Cada una se usa una vez, cuando te convenga.
guide-title-homecoming = De vuelta a casa
guide-homecoming = Un momento para curar heridas con pociones o vender un trofeo. Después, un monstruo que nadie ha derrotado cierra un edificio con el pánico, y se pagan los salarios.
guide-title-promote = Un nuevo líder
guide-promote = Tu líder ha caído; alguien le sucede.
guide-title-desert = Sin oro no hay lealtad
guide-desert = Los salarios no se han podido pagar por completo, así que un miembro se va. No pierdas de vista los salarios, junto a tu oro.
guide-title-nobody-out = No ha salido nadie
guide-nobody-out = Se puede, pero la gloria se gana fuera. Envía a alguien en esta ronda, con buen equipaje.
guide-title-clean-up = La limpieza
guide-clean-up = Quienes sobreviven están en casa; las heridas quedan. Los salarios se han pagado, las misiones son nuevas y los huecos de la mesa se han llenado.
guide-title-wages = Salarios y gloria
guide-wages = Tras cada ronda, todos menos tu líder cobran { $low } de oro; desde { $second } de gloria, { $middle }, y desde { $third }, { $high }. Allí tu gloria da además un dado más por ronda, primero uno púrpura y después uno amarillo.
guide-title-entrance = Un monstruo a las puertas
guide-entrance = { $monster } está en la entrada de la Ciudadela y tras cada ronda cierra un edificio más. Basta un dado rojo o púrpura, una trampa o una ficha de defensa para ir allí, y quien lo derrota se lleva la gloria.
guide-title-dearer = La fama tiene un precio
guide-dearer = Con { $second } de gloria, tu clan tiene un dado más por ronda, y todos quieren { $middle } de oro en vez de { $low }. Mira los salarios, junto a tu oro.
guide-title-short = No alcanza para los salarios
guide-short = Si eso no cambia antes del final de la ronda, se va todo tu oro y, con él, quien tiene más reputación. La Mina paga oro, y la Casa de Empeños, 1 por dado.
guide-title-last-round = La última ronda
guide-last-round = Cuando termine se cuentan los puntos: gloria, reputación, trofeos y las afinidades de tu gente y tus territorios. Antes hay que pagar los salarios{ $wages ->
        [0] {""}
       *[other] , ahora mismo { $wages } de oro
    }; el oro que sobre, las fichas y las trampas no dan puntos.
guide-title-wounded = { $member } sufre una herida
guide-wounded = La herida queda, y otra mata. En tu turno, una poción cura gratis a quien esté en casa.
guide-title-died = Alguien ha caído
guide-died = Se pierden sus dados y lo que llevaba. El sacrificio ha dado algo de gloria, y en la Taberna hay más gente.
guide-title-settling = Un territorio por colonizar
guide-settling = Alguien de su afinidad, pero no tu líder, puede asentarse en este territorio: ya no cobra salario y sigue saliendo, y una vez por ronda puedes usar el territorio para lo que dice su carta.
guide-title-panic = Pánico
guide-panic = El pánico ha cerrado { $the }. Cuando alguien derrote al monstruo de la entrada, volverán a abrir todos los edificios cerrados.
guide-title-end = Así es una ronda
guide-end =
    { $more ->
        [one] Queda { $more } ronda
       *[other] Quedan { $more } rondas
    }; la guía vuelve a hablar cuando pase algo nuevo. La pista de la barra dice lo que haría quien juega bien, y por qué.
