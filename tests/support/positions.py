"""Short positions for tests."""

from __future__ import annotations

import tomllib

from monsterlands import Game
from monsterlands.game.position_writing import toml

EDITION = "standard@1"


def position(text: str = "", **table: object) -> Game:
    """Begin at a position of the standard edition; see docs/positions.md for its keys and defaults.

    Without a ``[[clan]]`` there are two clans, fire and water. All seats hand over their turns themselves,
    unless ``[options]`` names `confirm`, so a turn ends only with ``"end turn"``.

    :param table: values of ``[table]``, as a shorter way to write them
    """
    written = tomllib.loads(text)
    clans = written.setdefault("clan", [{"affinity": "fire"}, {"affinity": "water"}])
    written["table"] = {**written.get("table", {}), **table}
    options = written.setdefault("options", {})
    options.setdefault("confirm", list(range(max(len(clans), options.get("players", 0)))))
    written.setdefault("edition", EDITION)
    return Game.from_position("\n".join(f"{key} = {toml(value)}" for key, value in written.items()))
