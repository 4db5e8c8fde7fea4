"""Loaded paths for tests of the odds, before anything is revealed or rolled."""

from __future__ import annotations

from typing import Any

from monsterlands import Game
from support.adventures import clan, on
from support.positions import as_toml, position

NEUTRAL = "magic-plus-1"
"""A trap that adds nothing to strength dice."""
SURE = "header-5a"
"""Path a1 takes SSS and has two defense talents: three attack dice wound at most; a2 takes S, a3 SM, a4 M."""
BARE = "header-5b"
"""Path a2 takes S, a3 M and a4 SSS, without any defense."""


def loaded(
    *clans: dict[str, Any],
    monster: str = "Snailer",
    header: str = SURE,
    land: str = "Kale",
    options: dict[str, Any] | None = None,
    overlay: str = "",
    **table: Any,
) -> Game:
    """Begin a turn on Tutorial, without extra attack dice, with loaded paths at land A.

    :param overlay: what an edition changes that is laid over the standard one
    """
    chosen = {"difficulty": "tutorial", **(options or {})}
    written = list(clans)
    if len(written) == 1 and "scenario" not in chosen:
        other = "water" if written[0]["affinity"] != "water" else "fire"
        written.append(clan(other))
    there = {"land": land, "header": header, "monster": monster}
    document: dict[str, object] = {"options": chosen, "clan": written}
    if overlay:
        document["overlay"] = f'name = "other"\nbase = "standard@1"\n{overlay}'
    return position(as_toml(document), land_a=there, **table)


def alone(monster: str, mercenary: str = "Nuduru", path: str = "a1", header: str = SURE, **load: Any) -> Game:
    """Put one mercenary of the fire clan before a monster."""
    values = {key: load.pop(key) for key in ("loot", "equipment", "wounded") if key in load}
    table = {key: load.pop(key) for key in ("land", "options", "overlay") if key in load}
    hired = () if mercenary in ("Nuduru", "Frunks") else (mercenary,)
    own = clan("fire", on(path, mercenary, **load), hired=hired, **values)
    return loaded(own, monster=monster, header=header, **table)
