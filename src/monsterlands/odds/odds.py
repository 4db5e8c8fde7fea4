"""The odds of a path (R7-R9): what becomes of it, and what its clan may expect.

Exact for what is known: dice, rerolls, modifiers, venoms, loot and defenses of all paths of the place, in
their order. What is assumed: nobody deploys any more; whoever is hit defends; the other paths roll for the
most glory and spend no loot; tricks stay face down; what rivals have laid face down is averaged over redeals
(R16.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from ..game import Dealer, Game, GameError, SeededDealer
from ..game.names import PATHS
from ..rules.outside import place_of
from ..rules.state import DICE_MISSION, ENTRANCE, FOE, NONE, PATH, SEAT, State
from ..view import View
from .battle import Battle
from .mission import mission
from .outcome import CAPTURE, ELIMINATION, GLORY, Chances
from .table import battle_table, begun

AIMS = ("capture", "elimination", "glory")
REDEALS = 8


class NoOdds(GameError):
    """There is nobody on the path, no such path or aim, or the battle has begun."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances from 0 to 1 of what may become of a path, and the glory that its clan may expect."""

    path: str
    aim: str
    surviving: float
    wounded: float
    """Surviving with a new wound."""
    dying: float
    capturing: float
    eliminating: float
    conquering: float
    fulfilling: float
    """A mission: taking its reward, or being able to keep the contract."""
    glory: float
    damage: tuple[tuple[int, float], ...]
    """How likely the path attacks without success and leaves so much damage behind (R8.6)."""


def odds(game: Game | View, path: str, aim: str = "glory", redeals: int = REDEALS) -> Odds:
    """Return the odds of a path on which a mercenary stands.

    A game is taken as it is; of a view the hidden traps are dealt anew `redeals` times.

    :param aim: what the path rolls for: ``"capture"``, ``"elimination"`` or ``"glory"``
    :param redeals: at least 1
    :raises NoOdds: if there is nobody on the path, no such path or aim, or if its battle has begun
    """
    if redeals < 1:
        raise NoOdds(f"redeals is {redeals}; it must be at least 1")
    if path not in PATHS or aim not in AIMS:
        raise NoOdds(
            f"path is {path!r} and aim is {aim!r}; paths are {', '.join(PATHS)}, aims {', '.join(AIMS)}"
        )
    if isinstance(game, Game):
        return _odds([game.snapshot()], path, aim)
    dealer: Dealer = SeededDealer(1)
    hidden = any(None in there.traps for there in game.paths.values())
    return _odds([game.redeal(dealer).snapshot() for _ in range(redeals if hidden else 1)], path, aim)


def planned(game: Game, walk: Sequence[str], path: str, aim: str = "glory") -> Odds:
    """Return the odds of a deployment that is only planned: the walk is made on a copy of the game.

    :raises NoOdds: as `odds`
    :raises GameError: if the walk is not legal
    """
    copy = game.clone()
    copy.play(*walk)
    return odds(copy, path, aim)


def _odds(states: list[State], path: str, aim: str) -> Odds:
    number = PATHS.index(path)
    found: list[Chances] = []
    for state in states:
        if state.paths[number * PATH + SEAT] == NONE:
            raise NoOdds(f"there is no mercenary on path {path}")
        if begun(state, number):
            raise NoOdds(f"what is rolled on path {path} has begun; odds are for what may come")
        found.append(chances(state, number, (CAPTURE, ELIMINATION, GLORY)[AIMS.index(aim)]))
    damage: dict[int, float] = {}
    for each in found:
        for total, chance in each.damage.items():
            damage[total] = damage.get(total, 0.0) + chance / len(found)
    means = {
        field.name: sum(getattr(each, field.name) for each in found) / len(found)
        for field in fields(Odds)
        if field.name not in ("path", "aim", "damage")
    }
    return Odds(path=path, aim=aim, damage=tuple(sorted(damage.items())), **means)


def chances(state: State, path: int, aim: int) -> Chances:
    """Return the chances of a path of a state, by its number."""
    if DICE_MISSION <= path < ENTRANCE:
        return mission(state, path)
    table = battle_table(state, place_of(path))
    if path >= ENTRANCE and table.table[FOE] == NONE:
        found = Chances()
        found.surviving = 1.0
        return found
    return Battle(table, path, aim).solve()
