## Messages to people whose page is closed. They name nothing that is hidden.

push-turn = Monster Lands: te toca
    .text = Ronda { $round } de { $rounds }{ $others ->
        [0] .
       *[other] , con { $names }.
    }
push-begun = Monster Lands: tu partida ha empezado
    .text = Juegas con { $names }.
push-undo = Monster Lands: ¿te parece bien?
    .text = { $name } quiere deshacer un paso.
push-rematch = Monster Lands: ¿otra partida?
    .text = { $name } te espera en la sala.

# Why a browser cannot get such messages.
push-none = Este servidor no envía mensajes a páginas cerradas. Quien lo administra puede instalar lo que falta.
push-bad-endpoint = No se pueden enviar mensajes al servicio push de este navegador: hace falta una dirección https con nombre y sin puerto.
push-bad-keys = Las claves de esta suscripción están dañadas. Vuelve a suscribirte.
