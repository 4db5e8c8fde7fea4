## Messages to people whose page is closed. They name nothing that is hidden.

push-turn = Monster Lands: it is your turn
    .text = Round { $round } of { $rounds }{ $others ->
        [0] .
       *[other] , with { $names }.
    }
push-begun = Monster Lands: your game has begun
    .text = You play with { $names }.
push-undo = Monster Lands: do you agree?
    .text = { $name } would like to undo a step.
push-rematch = Monster Lands: once more?
    .text = { $name } is waiting for you in the lobby.

# Why a browser cannot get such messages.
push-none = This server sends no messages to closed pages. Its host can install what is missing.
push-bad-endpoint = Messages cannot be sent to the push service of this browser: it needs an https address with a name, without a port.
push-bad-keys = The keys of this subscription are damaged. Subscribe again.
