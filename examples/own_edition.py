"""Change the numbers of the game: an overlay with a richer start and a scenario of its own."""

from monsterlands import EditionError, Game, Options, SeededDealer, overlay
from monsterlands.bots import SimplePlayer, play_out

OVERLAY = """
name = "rich"
base = "standard@1"

[clan]
gold = 12

[[scenario]]
id = "gold-rush"
name = "Gold rush"
rounds = 4
closed = ["bazaar"]
trainee = { gold = 15 }
veteran = { gold = 25 }
hero = { gold = 40, missions = 1 }
"""

box = overlay("standard@1", OVERLAY)
print(f"{box.edition}: a clan begins with {box.clan.gold} gold; {len(box.scenarios)} scenarios")

number = next(number for number, each in enumerate(box.scenarios, start=1) if each.id == "gold-rush")
game = Game.new(Options(players=1, scenario=number), box)
play_out(game, [SimplePlayer(seed=1)], SeededDealer(2))
print(f"{box.scenarios[number - 1].name}: {game.view(0).clan(0).gold} gold, {game.result}")

# A wrong overlay is refused; the error lists everything that is wrong.
try:
    overlay("standard@1", OVERLAY.replace("gold = 12", "gold = -1").replace("rounds = 4", "rounds = 99"))
except EditionError as error:
    print(f"refused:\n{error}")
