## Why the server refuses a request: in the browser these are shown as they are

http-nothing-here = there is nothing at this address, or not with this method
http-unknown-game = there is no such game, or this is not its secret
http-unknown-campaign = there is no such campaign
http-unknown-profile = the server does not know this profile
http-keeper-only = only the person at the machine of the server may do this
http-all-seats = this needs the seats of all people of the game
http-game-of-group = this game belongs to your group; it stays as long as you are in that
http-campaign-went-on = its campaign went on from it; delete the later games first
http-game-of-others = this game belongs to a group; only its people may open it
http-campaign-decides = this game belongs to a campaign, which decides what is played next
http-campaign-not-over = a game of this campaign is not over; finish it first
http-not-over = the game is not over; its record is available then
http-disconnected = the client has disconnected
http-no-house-rules = this house has no rules of its own
http-metrics = the metrics are for the host: ask on its machine, or with the token
http-too-many = too many requests; wait a moment and try again
http-too-many-games = too many new games from your address or profile; try again in a few minutes
http-too-many-profiles = too many new profiles from your address; try again in a few minutes
http-too-large = the request is larger than { $most } bytes
http-only-here = this server only answers requests to { $address }
http-own-page = only the page of this server may open a table
http-other-sites = pages of other sites may not use this server
http-stopping = the server stops
http-stopped = the server stops; the request was not handled
http-failed = the server failed to handle the request; its log says why
http-unreadable = the games cannot be read; the log says why
# $reason is in English: what is wrong with a request, a record or the store.
http-reason = { $reason }
