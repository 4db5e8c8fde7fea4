"""The odds of a path (R7, R8, R9): what may become of it, and what its clan may expect.

Exact for what is known: dice, rerolls, modifiers, venoms, loot, defenses and tricks of all paths of the
place, in their order. The assumptions: nobody deploys any more; a mercenary that is hit defends; the other
paths roll for the most glory and spend no loot; tricks are revealed against rivals (see :mod:`.clash`); the
odds are the average over all face-down traps that rivals may have laid (R16.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Game
from ..game.names import PATHS
from ..rules import layout
from ..rules.layout import NONE
from ..rules.outside import place_of
from ..rules.state import State
from ..view import View
from .battle import SAFE, Battle
from .begun import before_rolling, begun
from .clash import Clash, tables_after, tricks_on
from .effort import AMPLE, UNBOUNDED, Effort
from .errors import NoOdds
from .mission import mission
from .outcome import CAPTURE, ELIMINATION, GLORY, Chances
from .redeals import deals
from .worth import SECOND

AIMS = ("capture", "elimination", "glory")
REDEALS = 32
CHANCES = tuple("surviving wounded dying capturing eliminating conquering looting fulfilling glory".split())
"""What `Odds` and `Chances` both tell."""


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
    looting: float
    """Coming home from a land without a success, and so taking loot (R9.3)."""
    fulfilling: float
    """A mission: taking its reward, or being able to keep the contract."""
    glory: float
    damage: tuple[tuple[int, float], ...]
    """By damage: how likely the path attacks without success and leaves that damage behind (R8.6)."""


def odds(
    game: Game | View, path: str, aim: str = "glory", redeals: int = REDEALS, effort: int = AMPLE
) -> Odds:
    """Return the odds of a path on which a mercenary stands.

    For a game, all traps are known. For a view, the odds are the average over all traps that the hidden ones
    may be; if that is too many, over a random sample.

    :param aim: what the path rolls for: ``"capture"``, ``"elimination"`` or ``"glory"``
    :param redeals: the largest number of different tables to average over, at least 1
    :param effort: about how many steps of work it may take
    :raises NoOdds: if nobody is on the path, if there is no such path or aim, or if its battle has begun
    :raises TooComplex: if it would take more work
    """
    if redeals < 1:
        raise NoOdds(f"redeals is {redeals}; it must be at least 1")
    if path not in PATHS:
        raise NoOdds(f"there is no path {path!r}; paths are {', '.join(PATHS)}")
    if aim not in AIMS:
        raise NoOdds(f"there is no aim {aim!r}; aims are {', '.join(AIMS)}")
    number = PATHS.index(path)
    found = Chances()
    work = Effort(effort)
    known = [(game.snapshot(), 1.0)] if isinstance(game, Game) else deals(game, number, redeals, work)
    for state, weight in known:
        if state.paths[number * layout.PATH + layout.SEAT] == NONE:
            raise NoOdds(f"there is no mercenary on path {path}")
        if begun(state, number):
            raise NoOdds(f"the battle or mission of path {path} has begun; odds are for one that has not")
        rolled_for = (CAPTURE, ELIMINATION, GLORY)[AIMS.index(aim)]
        found.add(chances(before_rolling(state), number, rolled_for, work), weight)
    likely = {name: getattr(found, name) for name in CHANCES}
    return Odds(path, aim, damage=tuple(sorted(found.damage.items())), **likely)


def planned(game: Game, walk: Sequence[str], path: str, aim: str = "glory") -> Odds:
    """Return the odds of a planned deployment: its steps are taken on a copy of the game.

    :raises NoOdds: as `odds`
    :raises GameError: if a step is not legal
    """
    copy = game.clone()
    copy.play(*walk)
    return odds(copy, path, aim)


def chances(state: State, path: int, aim: int, effort: Effort = UNBOUNDED) -> Chances:
    """Return the chances of a path of a state, by its number."""
    if layout.DICE_MISSION <= path < layout.ENTRANCE:
        return mission(state, path, aim, effort)
    if path >= layout.ENTRANCE and state.table[layout.MONSTERS + place_of(path)] == NONE:
        found = Chances()
        found.surviving = 1.0
        return found
    return _after(state, best_clash(state, path, aim, effort), aim, effort)


def best_clash(state: State, path: int, aim: int, effort: Effort = UNBOUNDED) -> Clash:
    """Return the clash in which a path reveals the tricks that help its aim, tried one by one."""
    found = Clash(path, 0)
    tricks = tricks_on(state, path) if state.table[layout.MONSTERS + place_of(path)] != NONE else 0
    if tricks:
        most = _worth(_after(state, found, aim, effort), aim)
        for number in range(tricks):
            other = Clash(path, found.shown | 1 << number)
            worth = _worth(_after(state, other, aim, effort), aim)
            if worth > most:
                found, most = other, worth
    return found


def _after(state: State, clash: Clash, aim: int, effort: Effort) -> Chances:
    """Return the chances of a path after a clash."""
    found = Chances()
    for table, chance in tables_after(state, place_of(clash.path), clash, effort).values():
        found.add(Battle(table, clash.path, aim, effort).solve(), chance)
    return found


def _worth(found: Chances, aim: int) -> float:
    """Return what chances are worth for an aim; another success and survival count a little."""
    if aim == GLORY:
        return found.glory + SAFE * found.surviving
    aimed, other = found.capturing, found.eliminating
    if aim == ELIMINATION:
        aimed, other = other, aimed
    return aimed + SECOND * (other + found.conquering) + SAFE * found.surviving
