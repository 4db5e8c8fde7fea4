## The guide: it leads through the first round, and explains later what then comes for the first time

guide-name = Guide
guide-next = Next
# Buttons of the guide: its card is closed, read, or put aside.
guide-got-it = Close this tip
guide-finish = { notice-play-on }
guide-open = Read
guide-aside = Hide the guide
guide-move = Drag to move the guide

guide-title-welcome = Welcome
guide-welcome = You lead a clan of monster hunters for { $rounds } rounds: in each, dice go to the Citadel first, then your people go out and fight. Points win in the end, and glory brings most of them.
guide-title-choose-affinity = Choose your clan
guide-choose-affinity = Each clan has two people with dice and talents of their own. All four are good: take the one you like.
guide-title-clan = Your clan
guide-clan = A leader, one mercenary, some gold and a trap. Glory to spare lets new people join, and gold also pays the wages after each round.
guide-title-goal = Your task
guide-goal = You play “{ $scenario }”: the ladder shows your rank and what the next one asks for. Madhala wants no points, but she takes places away.
guide-title-pool = { hand-pool }
guide-pool = Red is strength, purple magic, yellow persuasion: only yellow dice are rolled now, and their number comes off a price. Each turn you use dice for one action, until none are left.
guide-title-tavern = Hire somebody
guide-tavern = A good first action: pick the yellow die, then the lit space of the Tavern, because whoever you hire brings dice at once. But you may do whatever is lit.
guide-title-hiring = Who joins?
guide-hiring = The cards show dice, price and reputation; point at one, or press and hold it, to read the talent. Your yellow die takes its number off the price.
guide-title-buying = Traps
guide-buying = With a trap on the path a monster can be captured, without one only killed. Some traps also bring dice or make yours stronger.
guide-title-equipping = Equipment
guide-equipping = Weapons, attire and spells stay with the mercenary who carries them and work every round.
guide-title-brewing = Potions and venoms
guide-brewing = On a path a potion cancels a hit, and a venom makes the attack stronger; one of each may go along. At home a potion heals a wound.
guide-title-defending = Defense
guide-defending = A defense token goes along on a path and cancels one hit there.
guide-title-madhala = Madhala was here
guide-madhala = After each of your turns she takes a place for this round: the log says which. On a path of hers she drives the monster off, so those with higher numbers do not meet it.
guide-title-prepare = Get ready
# $few is about how many dice a capture takes; $monster is none if no monster lies there.
guide-prepare = { $monster ->
        [none] Keep some red and purple dice: they are what you fight with. A die to spare brings gold at the Mine.
       *[other] { $monster } is captured with a total of { $capture } and a trap, so keep your trap and about { $few } red or purple dice for one person. A die to spare brings gold at the Mine.
    }
guide-title-land = Monster and land
guide-land = The monster’s card shows its attack dice and the totals that capture and kill it. Once it is beaten, somebody who did not fight may roll for the land.
guide-title-send = Send somebody out
guide-send = Pick a path on the land: each asks for some dice and gives something for the trouble. The monster attacks from path 1 to path 4.
guide-title-mission-path = The dice mission
guide-mission-path = No monster here, and no wounds. In the adventure these dice are rolled, and their total has to reach the number of the mission.
guide-title-contract-path = The Contract
guide-contract-path = The dice only take you here. What the Contract asks for is handed over in the adventure, so do not use it up before.
guide-title-madhala-ahead = Madhala goes first
# $left is how much is left to win, of monster and land, after those who come first; $land is a name.
guide-madhala-ahead = { $left ->
        [0] She is on an earlier path, and takes away whatever there is to win here. Only loot is left.
       *[other] She is on an earlier path and drives the monster off, so you roll for { $land } at once. If somebody beats it before her, she takes { $land } instead, and only loot is left.
    }
guide-title-madhala-behind = Madhala is on a later path
guide-madhala-behind = On path { $hers } she takes the monster, or { $land } with its { $glory } glory if the monster is beaten by then. Whoever wants the land must roll for it before her, without having fought.
guide-title-assign = Who goes?
guide-assign = Look at their talents: some are for fights, some cancel hits, and your leader may go too. A wounded mercenary dies of the next wound.
guide-title-load = Pack for the fight
guide-load = Add dice for damage, a trap for a capture, and whatever cancels hits: the odds change as you pack. Nothing can be added later, and traps and defense tokens do not come back.
guide-title-carrying = Gold on the way
guide-carrying = { $member } carries the { $gold } gold of this path. It is yours when { $member } comes home alive, just before the wages are paid.
guide-title-end-turn = That was your action
guide-end-turn = One action a turn; free ones, such as some talents, may come before or after it. { $undo ->
        [free] You can still take it back; when you are happy with it, end your turn.
       *[other] When you are ready, end your turn.
    }
guide-title-rest = The other dice
guide-rest = Use up the dice that are left, one action a turn; the Pawn Shop gives one gold for each. When the last one is placed, the adventure begins.
guide-title-adventure = The adventure
guide-adventure = First the missions, then the land: the monster attacks path by path, and your mercenary strikes back. Damage adds up from path to path.
guide-title-contract = A contract
guide-contract = No dice here: hand over what is asked and take the reward, or leave it. Leaving costs nothing.
guide-title-remove-magic = Magic as a shield
guide-remove-magic = Before the monster rolls, each magic die that you give up takes one attack die away. But what you give up cannot strike.
guide-title-defend = Hit!
guide-defend = A talent, a defense token or a potion cancels a hit; talents cost nothing, so use them first. Each hit left is a wound, and the second wound kills.
guide-title-mission = A mission
guide-mission = Roll your dice: with the number of the mission the reward is yours. Below it you pay the penalty, if there is one.
guide-title-fight = Strike back
guide-fight = Roll one by one and stop when the total suits you: the first flag captures, if a trap is here, the second kills. Dice that were not rolled are lost.
guide-title-conquest = Conquer the land
guide-conquest = No monster is left: reach the flag and the land is yours with its glory, and one of your people may settle there. A total that falls short adds to the next path.
guide-title-judge = Alive or dead?
guide-judge = A capture brings glory and gold. A kill brings glory and a trophy, which counts at the end or can be sold.
guide-title-take-loot = Loot
guide-take-loot = Whoever comes back from a land without a capture, a kill or a conquest takes one of these. Each is used once, when it suits you.
guide-title-homecoming = Home again
guide-homecoming = A moment to heal the wounded with potions or to sell a trophy. Then a monster that was not beaten closes a building in panic, and the wages are paid.
guide-title-promote = A new leader
guide-promote = The leader has fallen; somebody takes over.
guide-title-desert = No gold, no loyalty
guide-desert = The wages could not be paid in full, so one member leaves. Keep an eye on the wages beside your gold.
guide-title-nobody-out = Nobody went out
guide-nobody-out = That is allowed, but glory is won outside. Send somebody this round, well packed.
guide-title-clean-up = The clean-up
guide-clean-up = Survivors are home; their wounds stay. The wages are paid, the missions are new, and the gaps on the table are filled.
guide-title-wages = Wages and glory
guide-wages = After each round everybody but your leader is paid { $low } gold; from { $second } glory on { $middle }, from { $third } on { $high }. There your glory also brings one more die a round, first a purple, then a yellow one.
guide-title-entrance = A monster at the gates
guide-entrance = { $monster } stands at the Citadel’s entrance, and after each round it closes one more building. A red or purple die, a trap or a defense token is enough to go there, and whoever beats it gets the glory.
guide-title-dearer = Fame has its price
guide-dearer = With { $second } glory your clan has one more die each round, and everybody wants { $middle } gold instead of { $low }. Look at the wages beside your gold.
guide-title-short = Not enough for the wages
guide-short = If that does not change before the round ends, all your gold goes, and the one with the highest reputation leaves. The Mine pays gold, and the Pawn Shop one for each die.
guide-title-last-round = The last round
guide-last-round = When it is over, points are counted: glory, reputation, trophies, and the affinities of your people and lands. The wages are still due before that{ $wages ->
        [0] {""}
       *[other] , { $wages } gold as it stands
    }; gold beyond them, tokens and traps bring no points.
guide-title-wounded = { $member } is wounded
guide-wounded = The wound stays, and another one kills. On your turn a potion heals whoever is at home, for free.
guide-title-died = Somebody has fallen
guide-died = Their dice are gone with them, and so is what they carried. The sacrifice brought some glory, and the Tavern has others.
guide-title-settling = A land to settle
guide-settling = Somebody of its affinity, but not your leader, may settle this land: they then need no wages and still go out, and once a round you can use the land for what its card says.
guide-title-panic = Panic
guide-panic = Panic has closed { $the }. When somebody beats the monster at the entrance, every closed building opens again.
guide-title-end = That was a round
# $more is how many rounds are left.
guide-end = { $more } more to go; the guide speaks up again when something new comes. The hint in the bar says what a good player would do, and why.
