"""Which dice and tokens should a mercenary carry? Try every outfit, and rank them by their odds."""

from itertools import product

from monsterlands import Game, IllegalChoice
from monsterlands.odds import planned

POSITION = """
[options]
difficulty = "hard"
[table]
land_a = { land = "Kale", header = "header-5a", monster = "Gator" }
[[clan]]
affinity = "fire"
pool = "SSSSSMM"
defense = 1
traps = ["magic-plus-1"]
[[clan]]
affinity = "water"
"""

game = Game.from_position(POSITION)
found = {}
for strength, magic, defense in product(range(3), range(3), range(2)):
    loads = ["load defense"] * defense + ["die S"] * strength + ["die M"] * magic
    walk = ["path a1", "member nuduru", "load trap magic-plus-1", *loads, "done?"]
    try:
        found[f"{strength} S, {magic} M, {defense} defense"] = planned(game, walk, "a1", "capture")
    except IllegalChoice as refusal:
        print(f"left out: {refusal}")

for outfit, chances in sorted(found.items(), key=lambda each: -each[1].capturing)[:6]:
    print(f"{outfit}: captures {chances.capturing:.1%}, is wounded {chances.wounded:.1%}")
