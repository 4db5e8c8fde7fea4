### French: groups at the table. Why something was refused, and what the server tells a group while it plays.

group-not-playing = Le groupe ne joue pas en ce moment.
group-no-stand-in = Ce bot ne peut pas prendre la suite. Choisissez Novice, Recrue, Vétéran ou Héros, et la place d’une personne.
group-own-stand-in = Vous ne pouvez pas céder votre propre place à un bot. Quittez la partie, et les autres le pourront.
group-stands-in = Un bot joue déjà pour { $name }.
group-too-early = { $name } a encore du temps. Un bot peut prendre la suite quand ce temps est écoulé, ou après un départ ou cinq minutes d’absence.
group-no-bot-there = Aucun bot ne joue pour vous ; la place est à vous.
group-goes-on = Personne ne vous fait attendre : la partie continue. Elle peut s’arrêter après un départ ou une trop longue absence.
group-has-left = Vous avez quitté la partie, ou un bot joue pour vous. Revenez d’abord.
group-moved-on = La table a avancé depuis : ce n’est plus annulable ensemble. Regardez où elle en est.
group-no-undo = Personne ne demande d’annulation.
group-nothing-to-undo = Vous n’avez encore rien fait qui puisse s’annuler.
group-not-over = Vous pourrez rejouer une fois cette partie finie ou arrêtée.
group-game-gone = La partie de ce groupe a été supprimée. Rejouez pour en commencer une nouvelle.
# To somebody who answers at the table of a game that was ended, or in whose place a bot plays.
group-ended = Le groupe a arrêté cette partie en l’état. Personne ne peut plus y jouer.
group-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.

## What the server tells the group

group-told-back = { $name } est de retour.
# $by is who wanted it.
group-told-stand-in = { $by } laisse un bot jouer pour { $name } : { $bot ->
        [novice] Novice
        [trainee] { rank-trainee }
        [veteran] { rank-veteran }
       *[hero] { rank-hero }
    }.
group-told-ending = { $name } aimerait arrêter la partie en l’état.
group-told-ended = Tout le monde est d’accord : la partie s’arrête en l’état.
group-told-plays-on = { $name } aimerait continuer à jouer.
group-told-undo-asked = { $name } demande à annuler sa dernière étape, avec tout ce qui a suivi. Ce sera fait si tout le monde est d’accord.
group-told-undo-refused = { $name } n’est pas d’accord : rien n’est annulé.
group-told-undo-withdrawn = { $name } renonce à annuler sa dernière étape.
# $own is whether it is about the reader.
group-told-undone =
    { $own ->
        [yes] Tout le monde est d’accord : votre dernière étape est annulée.
       *[no] Tout le monde est d’accord : { $name } annule sa dernière étape.
    }
group-told-again = { $name } aimerait rejouer. Chacun se décale d’une place.
