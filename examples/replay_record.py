"""Write a game down, read it again, and step through it."""

import tempfile
from pathlib import Path

from monsterlands import Game, Options, Record, SeededDealer
from monsterlands.bots import SimplePlayer, play_out

game = Game.new(Options(players=2, first=0))
play_out(game, [SimplePlayer(seed=1), SimplePlayer(seed=2)], SeededDealer(3))

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder, "game.toml")
    path.write_text(game.record().to_text(), "utf-8")
    record = Record.from_text(path.read_text("utf-8"))

print(record)
print("the first steps:", *record.steps[:5], sep="\n  ")

# A walk yields each step with the game after it.
current = 0
for _, stage in record.walk():
    view = stage.view(None)
    if view.phase != "setup" and view.round != current:
        current = view.round
        glory = ", ".join(f"seat {clan.seat} {clan.glory}" for clan in view.clans)
        print(f"round {current} begins; glory: {glory}")

assert Game.replay(record) == game
print(game.result)
