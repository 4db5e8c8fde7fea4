"""Study a position: what hiring each mercenary would change, or why it is not possible."""

from monsterlands import Game

POSITION = """
[table]
round = 3
tavern = ["Fandor", "Vaidala", "Dalina", "Drapis"]
[[clan]]
affinity = "fire"
glory = 20
gold = 6
pool = "SP5"
[[clan]]
affinity = "water"
"""

game = Game.from_position(POSITION)
game.apply("tavern P5")

for name in game.view(0).tavern:
    spelled = f"hire {name.lower()}"
    why = game.why_not(spelled)
    if why is not None:
        values = ", ".join(f"{what} {value}" for what, value in why.values)
        print(f"{name}: no, {why.code} ({values}), see {why.rule}")
        continue
    preview = game.preview(spelled)
    changes = [f"{change.what} {change.before} → {change.after}" for change in preview.changes]
    print(f"{name}: {', '.join(changes)}{', cannot be undone' if preview.final else ''}")

# Choices can be taken back, up to the last dice or draw.
before = game.digest()
game.undo()
game.apply("tavern P5")
assert game.digest() == before
