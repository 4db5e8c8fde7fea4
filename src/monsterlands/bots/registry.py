"""Find players by name: our own, those that other packages register, or any class by its import path."""

from __future__ import annotations

import inspect
import re
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Protocol, cast

from .player import Player

GROUP = "monsterlands.players"
"""The entry-point group in which other packages register their players."""
OWN = {
    "random": "monsterlands.bots.random:RandomPlayer",
    "simple": "monsterlands.bots.simple:SimplePlayer",
    "greedy": "monsterlands.bots.greedy:GreedyPlayer",
    "novice": "monsterlands.bots.opponents:NovicePlayer",
    "trainee": "monsterlands.bots.opponents:TraineePlayer",
    "veteran": "monsterlands.bots.opponents:VeteranPlayer",
    "hero": "monsterlands.bots.opponents:HeroPlayer",
}
"""The players of this package, by name."""
NUMBER = re.compile(r"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?")
"""The value of a setting: each number has one spelling only, because names are compared."""


class UnknownPlayer(Exception):
    """There is no such player."""


def known_players() -> list[str]:
    """Return the names of all registered players."""
    return sorted(_registered())


@cache
def _registered() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)} | OWN


class Factory(Protocol):
    """A function that makes a player, usually its class."""

    def __call__(self, *, seed: int, **settings: float) -> Player:
        """Make a player whose random numbers come from the seed."""
        ...


def player(name: str, seed: int, **settings: float) -> Player:
    """Make a player.

    :param name: a registered name such as ``"simple"``, or ``"package.module:Class"``; settings of its own
        may follow, as in ``"hero@think=0.5"``
    :param seed: the seed of the player's random numbers
    :param settings: settings such as ``rollouts=100``; it gets those that it accepts, unless its name has
        its own
    :raises UnknownPlayer: if there is no such player, or it does not accept the settings in its name
    """
    name, own = _parts(name)
    factory = _factory(name)
    for key in own:
        if key == "seed" or not _takes(factory, key):
            raise UnknownPlayer(f"player {name!r} takes no setting {key!r}")
    taken = {key: value for key, value in settings.items() if not own and _takes(factory, key)} | own
    try:
        made = cast(Factory, factory)(seed=seed, **taken)
    except ValueError as error:
        raise UnknownPlayer(f"player {name!r} cannot be made: {error}") from error
    except TypeError as error:
        raise UnknownPlayer(
            f"{name!r} is not a player: it cannot be made with seed={seed}: {error}"
        ) from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownPlayer(f"{name!r} is not a player: it has no method choose")
    return made


def takes(name: str, setting: str) -> bool:
    """Check whether a player accepts a setting.

    :raises UnknownPlayer: if there is no such player
    """
    name, own = _parts(name)
    return not own and _takes(_factory(name), setting)


def _parts(name: str) -> tuple[str, dict[str, float]]:
    """Split a name from its own settings."""
    name, *settings = name.split("@")
    own: dict[str, float] = {}
    for setting in settings:
        key, _, value = setting.partition("=")
        if key in own or not NUMBER.fullmatch(value):
            raise UnknownPlayer(
                f"{setting!r} is not a setting of player {name!r}; write {name}@rollouts=100 or @think=0.5"
            )
        own[key] = float(value) if "." in value else int(value)
    return name, own


def _takes(factory: object, setting: str) -> bool:
    try:
        return setting in inspect.signature(cast(Factory, factory)).parameters
    except (TypeError, ValueError):  # not callable, or without a signature
        return False


def _factory(name: str) -> object:
    if ":" in name:
        place = name
    else:
        registered = _registered()
        if name not in registered:
            close = get_close_matches(name, registered, n=1)
            known = ", ".join(known_players())
            hint = f"did you mean {close[0]}?" if close else f"known are {known}, or package.module:Class"
            raise UnknownPlayer(f"no such player: {name or repr(name)}; {hint}")
        place = registered[name]
    module, _, path = place.partition(":")
    try:
        found: object = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:  # a third-party module may fail in any way
        raise UnknownPlayer(f"player {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    return found
