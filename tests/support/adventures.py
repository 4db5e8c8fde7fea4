"""Adventures and clean-ups for tests: write who stands where with what, play, and collect the events."""

from __future__ import annotations

from typing import Any

from monsterlands import Event, Game
from support.games import path
from support.positions import as_toml, position

INITIAL = {
    "fire": ["Nuduru", "Frunks"],
    "water": ["Tortock", "Taron"],
    "air": ["Poissen", "Timbulu"],
    "jungle": ["Purkas", "Korgo"],
}


def on(path: str, mercenary: str, **load: Any) -> dict[str, Any]:
    """Write what lies on a path: ``on("a1", "Frunks", dice="SM", traps=["initial"], defense=1)``."""
    return {"path": path, "mercenary": mercenary, **load}


def clan(affinity: str, *paths: dict[str, Any], hired: tuple[str, ...] = (), **values: Any) -> dict[str, Any]:
    """Write a clan with its initial members, those that it has hired, and its loaded paths.

    The clan holds no traps unless they are given.
    """
    values.setdefault("mercenaries", [*INITIAL[affinity], *hired])
    values.setdefault("traps", [])
    return {"affinity": affinity, **values, "path": list(paths)}


def adventure(
    *clans: dict[str, Any], difficulty: str = "tutorial", tricks: bool = False, **table: Any
) -> Game:
    """Begin the adventure phase. One clan gets a water clan as its rival.

    On Tutorial there are no extra attack dice from the round track (R15.1).
    """
    return _at("adventure", clans, {"difficulty": difficulty, "tricks": tricks}, table)


def clash(*clans: dict[str, Any], monster: str = "Krinx", **table: Any) -> Game:
    """Begin with a monster on land A and the trick module (R11); Krinx has 4 attack dice.

    The paths of header-4b take S, M, SM and SS; a1 gives a venom, a2 a potion, a4 a defense talent.
    """
    land_a = {"land": "Yuha", "header": "header-4b", "monster": monster}
    return adventure(*clans, tricks=True, **{"land_a": land_a, **table})


def clean_up(*clans: dict[str, Any], difficulty: str = "tutorial", **table: Any) -> Game:
    """Begin the clean-up with everybody at home."""
    return _at("clean-up", clans, {"difficulty": difficulty}, table)


def _at(
    phase: str, clans: tuple[dict[str, Any], ...], options: dict[str, Any], table: dict[str, Any]
) -> Game:
    written = list(clans)
    if len(written) == 1:
        other = "water" if written[0]["affinity"] != "water" else "fire"
        written.append(clan(other))
    text = as_toml({"options": options, "clan": written})
    return position(text, phase=phase, **table)


def heard(game: Game) -> list[Event]:
    """Listen to a game; return a list that collects its events from now on."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.in_full()))
    return events


def happened(game: Game, *steps: str) -> list[Event]:
    """Play some steps and return their events."""
    events = heard(game)
    game.play(*steps)
    game.listen(None)
    return events


def kinds(events: list[Event]) -> list[str]:
    """List the kinds of events."""
    return [event.kind for event in events]


def missed(game: Game) -> None:
    """Let the monster miss, with all magic dice left on the path."""
    while game.node.question in ("remove-magic", "attack"):
        game.play("done" if game.node.question == "remove-magic" else "attack 1")


def asked(game: Game) -> str:
    """Return the question with its path or its number of attack dice."""
    about = dict(game.node.about)
    return " ".join(str(part) for part in (game.node.question, about.get("path"), about.get("dice")) if part)


def played(game: Game, *steps: str) -> list[str]:
    """Play some steps; list the question before each step and after the last."""
    met = []
    for step in steps:
        met.append(asked(game))
        game.play(step)
    return [*met, asked(game)]


def dice(game: Game, *names: str) -> list[str]:
    """Return the dice on some paths."""
    return [path(game, name).dice for name in names]


def hits(game: Game, *steps: str) -> list[tuple[object, object]]:
    """Play some steps; list the paths that were hit, with the number of hits."""
    return [(event["path"], event["hits"]) for event in happened(game, *steps) if event.kind == "hit"]
