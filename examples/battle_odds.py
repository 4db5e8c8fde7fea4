"""How likely is a mercenary to survive and to beat a monster?"""

from monsterlands import Game
from monsterlands.odds import AIMS, odds

POSITION = """
[options]
difficulty = "hard"
[table]
land_a = { land = "Kale", header = "header-5a", monster = "Gator" }
[[clan]]
affinity = "fire"
pool = "SSSSSMM"
traps = ["magic-plus-1"]
defense = 1
[[clan]]
affinity = "water"
"""

game = Game.from_position(POSITION)
game.play("path a1", "member nuduru", "load trap magic-plus-1", "load defense", "die S", "die M", "done?")

for aim in AIMS:
    found = odds(game, "a1", aim)
    print(
        f"{aim:>11}: capture {found.capturing:6.1%}, eliminate {found.eliminating:6.1%},"
        f" a wound {found.wounded:6.1%}, glory {found.glory:+.2f}"
    )
