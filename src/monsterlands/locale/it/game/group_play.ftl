### Italiano: i gruppi al tavolo. Perché qualcosa è stato rifiutato, e che cosa dice il server a un gruppo mentre gioca.

group-not-playing = Il gruppo al momento non sta giocando.
group-no-stand-in = Nessun bot del genere può continuare lì. Scegli Novizio, Tirocinante, Veterano o Eroe, e il posto di una persona.
group-own-stand-in = Non puoi cedere il tuo posto a un bot. Lascia la partita, e potranno farlo gli altri.
group-stands-in = Un bot gioca già al posto di { $name }.
group-too-early = { $name } ha ancora tempo. Un bot può continuare quando il tempo scade, o dopo un abbandono o cinque minuti di assenza.
group-no-bot-there = Nessun bot gioca per te; il posto è tuo.
group-goes-on = Nessuno si fa aspettare, quindi la partita continua. La si può chiudere quando qualcuno se n’è andato o manca da troppo tempo.
group-has-left = Hai lasciato la partita, o un bot gioca per te. Prima torna al tuo posto.
group-moved-on = Nel frattempo il gioco è andato avanti, quindi non si può più annullare insieme. Guarda di nuovo il tavolo.
group-no-undo = Nessuno chiede di annullare qualcosa.
group-nothing-to-undo = Non hai ancora fatto nulla che si possa annullare.
group-not-over = Si può giocare ancora quando questa partita è finita, o chiusa.
group-game-gone = La partita di questo gruppo è stata eliminata. Gioca ancora per cominciarne un’altra.
# A chi risponde al tavolo di una partita chiusa, o al cui posto gioca un bot.
group-ended = Il gruppo ha chiuso questa partita così com’è. Non si può continuare.
group-stand-in = Un bot gioca al tuo posto. Prima riprenditi il posto.

## Che cosa dice il server al gruppo

group-told-back = { $name } è di nuovo qui.
# $by è chi l’ha voluto.
group-told-stand-in = { $by } fa continuare un bot al posto di { $name }: { $bot ->
        [novice] il Novizio
        [trainee] il { rank-trainee }
        [veteran] il { rank-veteran }
       *[hero] l’{ rank-hero }
    }.
group-told-ending = { $name } vorrebbe chiudere la partita così com’è.
group-told-ended = Tutti d’accordo: la partita si chiude così com’è.
group-told-plays-on = { $name } vorrebbe continuare.
group-told-undo-asked = { $name } chiede di annullare la sua ultima mossa, con tutto ciò che è seguito. Si fa se tutti sono d’accordo.
group-told-undo-refused = { $name } non è d’accordo, quindi non si annulla nulla.
group-told-undo-withdrawn = { $name } non chiede più di annullare l’ultima mossa.
# $own dice se riguarda chi legge.
group-told-undone =
    { $own ->
        [yes] Tutti d’accordo: la tua ultima mossa è annullata.
       *[no] Tutti d’accordo: l’ultima mossa di { $name } è annullata.
    }
group-told-again = { $name } vorrebbe giocare ancora. Tutti si spostano di un posto.
