## Why the server refuses a request: in the browser these are shown as they are

http-nothing-here = en esta dirección no hay nada, o no con este método
http-unknown-game = esa partida no existe, o este no es su secreto
http-unknown-campaign = no existe esta campaña
http-unknown-profile = el servidor no conoce este perfil
http-keeper-only = esto solo puede hacerlo quien está ante la máquina del servidor
http-all-seats = para esto hacen falta los asientos de todas las personas de la partida
http-game-of-group = esta partida es de tu grupo; se queda mientras estés en él
http-campaign-went-on = su campaña ha seguido a partir de ella; borra antes las partidas posteriores
http-game-of-others = esta partida es de un grupo; solo puede abrirla la gente de ese grupo
http-campaign-decides = esta partida es de una campaña, que decide lo que se juega después
http-campaign-not-over = una partida de esta campaña no ha terminado; termínala antes
http-not-over = la partida no ha terminado; su registro estará disponible cuando acabe
http-disconnected = el cliente se ha desconectado
http-no-house-rules = esta casa no tiene reglas propias
http-metrics = las métricas son para quien administra el servidor: pídelas en su máquina, o con el token
http-too-many = demasiadas peticiones; espera un momento y vuelve a probar
http-too-many-games = demasiadas partidas nuevas desde tu dirección o tu perfil; vuelve a probar dentro de unos minutos
http-too-many-profiles = demasiados perfiles nuevos desde tu dirección; vuelve a probar dentro de unos minutos
http-too-large = la petición pasa de { $most } bytes
http-only-here = este servidor solo responde a peticiones para { $address }
http-own-page = solo la página de este servidor puede abrir una mesa
http-other-sites = las páginas de otros sitios no pueden usar este servidor
http-stopping = el servidor se está parando
http-stopped = el servidor se está parando; la petición no se ha atendido
http-failed = el servidor no ha podido atender la petición; su registro dice por qué
http-unreadable = las partidas no se pueden leer; el registro del servidor dice por qué
# $reason is in English: what is wrong with a request, a record or the store.
http-reason = { $reason }
