## The command line: the tables of `edition show`

edition-row-rounds = rounds
edition-row-glory-that-ends-the-game = glory that ends the game
edition-row-glory-at-the-start = glory at the start
edition-row-gold-at-the-start = gold at the start
edition-row-limit-of-traps-held = limit of traps held
edition-row-limit-of-defense-tokens = limit of defense tokens
edition-row-limit-of-potions = limit of potions
edition-row-limit-of-venoms = limit of venoms
edition-row-an-attack-die-hits-from = an attack die hits from
edition-row-a-venom-adds = a venom adds
edition-row-gold-per-trophy-point = gold per trophy point
edition-row-loot-shown = loot shown
edition-row-dice-on-a-land-path = dice on a land path
edition-row-token-spaces-of-a-land-path = token spaces of a land path
edition-row-dice-spaces-per-further-token = dice spaces per further token
edition-row-attack-dice-for-a-shared-affinity = attack dice for a shared affinity
edition-row-potions-taken-along = potions taken along
edition-row-venoms-taken-along = venoms taken along
edition-row-reputation-limit-at-setup = reputation limit at setup
edition-row-gold-of-a-rescued-clan = gold of a rescued clan
edition-row-two-lands-from-players = two lands from players
edition-row-queens-grant-dice = Queen's Grant: dice
edition-row-queens-grant-potion-or-venom = Queen's Grant: potion or venom
edition-row-queens-grant-or-defense-tokens = Queen's Grant: or defense tokens
edition-row-queens-grant-or-gold = Queen's Grant: or gold
edition-row-rounds-of-more-monsters = rounds of more monsters
edition-row-madhalas-tokens = Madhala's tokens
edition-row-glory-for-a-death-by-path = glory for a death, by path
edition-row-glory-for-a-death-at-the-entrance = glory for a death at the entrance
edition-row-dice-spaces-of-an-entrance-path = dice spaces of an entrance path
edition-row-gold-for-the-second-of-a-mission = gold for the second of a mission
edition-row-bonus-dice-by-glory = bonus dice by glory
edition-row-wages-by-glory = wages by glory
edition-row-victory-points-by-affinity-icons = victory points by affinity icons
edition-table-board-and-constants = Board and constants
edition-column-what = what
edition-column-value = value
edition-table-buildings = Buildings
edition-column-building = building
edition-column-dice = dice
edition-column-spaces = spaces
edition-column-offers = offers
edition-table-thresholds = Thresholds
edition-column-from-value = from: value
edition-table-clan-members = Clan members
edition-column-name = name
edition-column-affinity = affinity
edition-column-role = role
edition-column-reputation = reputation
edition-column-cost = cost
edition-column-talent = talent
edition-table-lands = Lands
edition-column-conquest = conquest
edition-column-glory = glory
edition-column-gives-its-settler = gives its settler
edition-table-equipment = Equipment
edition-column-type = type
edition-column-cards = cards
edition-column-effect = effect
edition-table-traps = Traps
edition-column-id = id
edition-column-kind = kind
edition-column-tokens = tokens
edition-table-loot = Loot
edition-table-panic-tokens = Panic tokens
edition-table-headers = Headers
edition-column-side = side
edition-column-path = path
edition-column-up-to = up to
edition-column-benefit = benefit
edition-table-missions = Missions
edition-column-task = task
edition-column-reward = reward
edition-table-scenarios-of-the-solo-game = Scenarios of the solo game
edition-column-title-what-differs = title, what differs
edition-column-asked-for = asked for
edition-column-cv = CV
edition-column-gold = gold
edition-column-ev = EV
edition-column-trophy = trophy
edition-column-level = level
edition-column-attack = attack
edition-column-power = power
edition-table-monsters = Monsters
edition-origin-book = stated in a rulebook
edition-origin-derived = follows from the rulebooks
edition-origin-set = set by this project
edition-origin-yours = changed by you
edition-row-upper-entrance-path = upper entrance path
edition-row-lower-entrance-path = lower entrance path
edition-any-dice = any number of dice
edition-space = { $count ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $gold ->
    [none] {""}
   *[other] {" "}for { $gold } gold
}{ $tokens ->
    [none] {""}
   *[other] {" "}for { $tokens } tokens
}{ $players ->
    [none] {""}
   *[other] {" "}from { $players } players
}
edition-offer-docks = docks { $value }
edition-offer-solo_docks = solo { $value }
edition-offer-beer = beer for { $value } gold
edition-offer-price = { $value } gold each
edition-offer-most = at most { $value }
edition-offer-gold = { $value } gold per die
edition-row-track = extra attack dice by round, { $difficulty }
edition-role-leader = leader
edition-role-initial = initial
edition-novices = { $count } novices
edition-kind-initial = initial
edition-kind-improved = improved
edition-kind-shielded = shielded
edition-kind-trick = trick
edition-up-to = { $most } of { $colours }
edition-roll = roll { $objective }, or lose { $penalty } glory
edition-pay = pay { $gain }
edition-sides = left { $left }; right { $right }
edition-goal = { $rank }: { $goal }
edition-outside = outside
