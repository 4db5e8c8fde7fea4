## The guide: it leads through the first round, and explains later what then comes for the first time

guide-name = Guide
guide-next = Next
guide-got-it = Close this tip
guide-finish = Play on
guide-open = Read
guide-aside = Hide the guide
guide-resume = Guide
guide-waits = Make your move on the table; the guide goes on by itself.
guide-move = Drag to move the guide

guide-title-welcome = Welcome
guide-welcome = You lead a clan of monster hunters for { $rounds } rounds. In each one your dice first go to the Citadel to get ready, then your people go outside and fight. What counts in the end is points: glory above all, and the reputation of your people, trophies and conquered lands add to it.
guide-title-choose-affinity = Choose your clan
guide-choose-affinity = Fire, water, air or jungle is the affinity of your clan: its element. The cards show the dice that your two people bring: S for strength, M for magic, P for persuasion. Below is what each of them can do. All four clans are good; take the one you like.
guide-title-clan = Your clan
guide-clan = A leader and one mercenary, some gold, one trap. Glory is your good name: new people join only while their reputation fits into the glory to spare. The medal on the right adds up your points so far. Beside the gold are the wages, due after each round.
guide-title-goal = Your task
guide-goal = You play the scenario “{ $scenario }”: the ladder shows your rank so far and what the next one asks for. Nobody plays against you, but Madhala gets in your way: she wants no points, she takes places. You will meet her after your first turn.
guide-title-pool = Your dice
guide-pool = Every member brings dice, and your glory brings one more: red for strength, purple for magic, yellow for persuasion. Only the yellow ones are rolled now: their number is the gold they take off a price. Each turn you use dice for one action, until none are left.
guide-title-tavern = Hire somebody
guide-tavern = You may do what is lit. Pick a die, then a lit space, in either order. A good first action: a yellow die to the Tavern. Whoever you hire brings new dice at once. But try whatever you like.
guide-title-hiring = Who joins?
guide-hiring = The cards show dice, full price and reputation; rest the pointer on one, or press long, to read their talent. The bar says how much your persuasion takes off; a higher yellow die that lies there already adds to it. A round of beer brings new faces.
guide-title-buying = Traps
guide-buying = Without a trap on the path a monster cannot be captured, only killed. Some traps also bring dice or make yours stronger. You may buy more than one.
guide-title-equipping = Equipment
guide-equipping = Weapons, attire and spells stay with the mercenary who carries them and work every round.
guide-title-brewing = Potions and venoms
guide-brewing = Both go along on a path, one of each: a potion cancels a hit, a venom makes the attack stronger. At home, a potion heals a wound.
guide-title-defending = Defense
guide-defending = A defense token goes along on a path and cancels one hit there.
guide-title-madhala = Madhala was here
guide-madhala = After each of your turns she rolls two dice and takes a place in the Citadel or a path outside: it is gone for this round. She collects no points, but paths take their turns from 1 to 4, and on hers she drives the monster off: those with higher numbers do not meet it. The log says what she did.
guide-title-prepare = Get ready
guide-prepare = { $monster ->
        [none] Keep some red and purple dice: they are what you fight with. With other dice
       *[other] { $monster } is captured with a total of { $capture } and a trap, or killed with { $kill }. A die brings 3 or 4, so it takes about { $few } red or purple dice on one path{ $more ->
            [0] {""}
           *[other] , about { $many } for the kill
        }{ $power ->
            [none] {""}
           *[other] {" "}({ $power })
        }. A good plan: keep these dice for one person whom you send there, with your trap. With other dice
    } first get traps (Lodge), protection (Armory, Alchemist) or gold (Mine).
guide-title-land = Monster and land
guide-land = The monster’s card shows how many dice it attacks with, the total that captures it and the total that kills it. Once it is beaten, somebody who did not fight it may roll for the land: its card shows the total that conquers it, and the glory for that.
guide-title-send = Send somebody out
guide-send = When you feel ready, pick a path on the land. Each asks for some dice and gives something for the trouble. The monster attacks from path 1 to path 4. A mission has no monster: on the dice mission you roll for a total, on the Contract you hand something over.
guide-title-mission-path = The dice mission
guide-mission-path = No monster here, and no wounds: in the adventure these dice are rolled, and their total has to reach the number of the mission.
guide-title-contract-path = The Contract
guide-contract-path = The dice only take you here. You hand over what the Contract asks for later, in the adventure, if you still have it and want to: so do not use it up before.
guide-title-madhala-ahead = Madhala goes first
guide-madhala-ahead = { $left ->
        [0] She comes before you, and takes away whatever there is to win here. Only loot is left.
       *[other] Her path comes before yours. If the monster is still there then, she takes it away, and whoever comes after her rolls for { $land } at once. If somebody beats it before her, she takes { $land } instead, and only loot is left.
    }
guide-title-madhala-behind = Madhala comes after you
guide-madhala-behind = On path { $hers } she takes what she finds: the monster, or, if it is beaten before her turn, { $land } with its { $glory } glory. Whoever wants the land must roll for it before her, without having fought; or leave her the monster, and come after her.
guide-title-assign = Who goes?
guide-assign = Your leader may go too. Look at their talents: some are for fights, some cancel hits. A wounded mercenary dies of the next wound.
guide-title-load = Pack for the fight
guide-load = The dice that the path asks for are in place. Add dice for damage, a trap for a capture, defense and a potion against hits, a venom for a stronger attack. The odds change as you pack. Nothing can be added later, and traps and defense tokens do not come back.
guide-title-carrying = Gold on the way
guide-carrying = { $member } carries the { $gold } gold of this path. It is yours when { $member } comes home alive, just before the wages are paid.
guide-title-end-turn = That was your action
guide-end-turn = One action a turn. Free ones, such as some talents, may come before or after it. { $undo ->
        [free] You can still take it back; when you are happy with it, end your turn.
       *[other] When you are ready, end your turn.
    }
guide-title-rest = The other dice
guide-rest = Use up the dice that are left, one action a turn. Dice of no use elsewhere bring one gold each at the Pawn Shop, several in one action. When your last die is placed, the adventure begins.
guide-title-adventure = The adventure
guide-adventure = First the missions, then the land. The monster meets the paths from 1 to 4: it attacks, then your mercenary strikes back. Damage adds up from path to path. If it is beaten, whoever has not fought may try to conquer the land.
guide-title-contract = A contract
guide-contract = No dice here: hand over what is asked and take the reward, or leave it. Leaving costs nothing.
guide-title-remove-magic = Magic as a shield
guide-remove-magic = Before the monster rolls, each magic die that you give up takes one attack die away. But what you give up cannot strike.
guide-title-defend = Hit!
guide-defend = Each attack die of { $hitFrom } or more is a hit. A hit is cancelled by a talent, a defense token or a potion; each hit left is a wound. The second wound kills; a death brings some glory, but what was carried is lost. Talents cost nothing, so use them first.
guide-title-mission = A mission
guide-mission = Roll your dice: reach the number of the mission and you get the reward. Below it you pay the penalty, if there is one. Rerolls help, if you have any.
guide-title-fight = Strike back
guide-fight = Roll one by one, and stop when the total suits you: the first flag captures, if a trap is here, the second kills. All at once is quicker, but may be more than you want. The order does not matter; dice that were not rolled are lost.
guide-title-conquest = Conquer the land
guide-conquest = No monster is left, so whoever has not fought may roll for the land: reach the flag and it is yours, with its glory. From then on one of your people of its affinity may settle there: no more wages for them, and a use of the land each round. A total that falls short adds to the next path.
guide-title-judge = Alive or dead?
guide-judge = A capture brings glory and gold. A kill brings glory and a trophy, which counts at the end or can be sold.
guide-title-take-loot = Loot
guide-take-loot = Whoever comes back from a land alive, without a capture, a kill or a conquest, takes one of these. Each is used once, when it suits you; rest the pointer on one to read what it does.
guide-title-homecoming = Home again
guide-homecoming = A moment to heal the wounded with potions or to sell a trophy. Then comes panic: a monster that fought and was not beaten moves to the entrance of the Citadel and closes a building. After that the wages are paid.
guide-title-promote = A new leader
guide-promote = The leader has fallen; somebody takes over.
guide-title-desert = No gold, no loyalty
guide-desert = The wages could not be paid in full, so one member leaves. Keep an eye on the wages beside your gold.
guide-title-nobody-out = Nobody went out
guide-nobody-out = That is allowed, but glory is won outside. Send somebody this round, well packed.
guide-title-clean-up = The clean-up
guide-clean-up = Survivors are home; their wounds stay. The wages are paid, the missions are new, and the gaps on the table are filled. The log has it line by line.
guide-title-wages = Wages and glory
guide-wages = After each round everybody but your leader is paid { $low } gold; from { $second } glory on, at the gap in this bar, { $middle }, from { $third } on { $high }. There your glory also brings one more die a round, first a purple, then a yellow one. If there is too little gold, somebody leaves.
guide-title-entrance = A monster at the gates
guide-entrance = { $monster } stands at the Citadel’s entrance. At the end of each round it closes one more building in panic. Whoever beats it gets the glory, but there is no land and no loot. The two paths there ask for no particular dice: a red or purple die, a trap or a defense token is enough to go.
guide-title-dearer = A name has its price
guide-dearer = With { $second } glory your clan has one more die each round, and everybody wants { $middle } gold instead of { $low }. Look at the wages beside your gold.
guide-title-short = Not enough for the wages
guide-short = If that does not change before the round ends, all your gold goes, and the one with the highest reputation leaves. The Mine pays gold, and the Pawn Shop one for each die, several in one action.
guide-title-last-round = The last round
guide-last-round = When it is over, points are counted: glory, reputation, trophies, and the affinities of your people and lands. The wages are still due before that{ $wages ->
        [0] {""}
       *[other] , { $wages } gold as it stands
    }, and whoever leaves unpaid takes their reputation along. Gold beyond the wages, tokens and traps bring no points: use them up now. Wounds no longer matter.
guide-title-wounded = { $member } is wounded
guide-wounded = The wound stays, and another one kills. On your turn a potion heals whoever is at home, for free.
guide-title-died = Somebody has fallen
guide-died = Their dice are gone with them, and so is what they carried. The sacrifice brought some glory, and the Tavern has others.
guide-title-settling = A land to settle
guide-settling = Somebody of its affinity, but not your leader, may settle this land: they then need no wages and still go out, and once a round you can use the land for what its card says.
guide-title-panic = Panic
guide-panic = The { $building } is closed. When somebody beats the monster at the entrance, every closed building opens again.
guide-title-end = That was a round
guide-end = { $more } more like it; the guide speaks up again when something new comes. Rest the pointer on anything, or press long, to read what it is or why it is not lit. The hint in the bar says what a good player would do, and “?” leads to the rules. Good hunting!
