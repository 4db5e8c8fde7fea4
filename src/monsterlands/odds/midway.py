"""Odds in the midst of a fight, for the question that its path is asked.

Nothing that is hidden matters any more: what works for the path lies open, and other paths are not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..game import Game, SeededDealer
from ..rules.fighting import FEWEST_FIRST
from ..rules.frames import (
    AGAINST_LAND,
    AGAINST_MISSION,
    AGAINST_MONSTER,
    DIVERTED_ATTACK,
    FIGHT,
    FRAME,
    REMOVE_MAGIC,
    argument,
    top_kind,
)
from ..rules.outside import place_of
from ..rules.state import (
    ATTACK_DICE,
    FACE,
    FACE_MASK,
    FOE,
    LAND_CARDS,
    MAGIC,
    MISSION_TILES,
    PATH,
    PATH_DICE,
    REROLLS,
    ROLLED,
    State,
    scenario,
)
from ..rules.tables import E_EXTRA_HITS
from ..view import View
from .counting import binomial
from .faces import FACES
from .force import Force
from .judging import CAPTURED, ELIMINATED, FAILED, best
from .outcome import CAPTURE, ELIMINATION
from .policy import carried, position_of
from .rolling import rolling


@dataclass(frozen=True, slots=True)
class Bracing:
    """Chances from 0 to 1 if the monster attacks now: of living, and of living and beating it."""

    surviving: float
    beating: float


def reach(game: Game | View) -> dict[str, float]:
    """Return how likely the path that rolls reaches each of its marks, if it goes for that one alone.

    The marks are ``"capture"`` and ``"elimination"``, ``"conquest"``, or ``"objective"``. Venoms and rerolls
    that are left count, loot that is not in use yet does not. Empty unless a path is asked what to roll.
    """
    return reached(_state_of(game))


def reached(state: State) -> dict[str, float]:
    """Return the chances of `reach` for a state."""
    if top_kind(state) != FIGHT:
        return {}
    path, against = argument(state, 0), argument(state, 1)
    tables = state.tables
    force = Force(state, path, against, with_loot=False)
    if against == AGAINST_MISSION:
        objective = tables.mission_objective[state.table[MISSION_TILES]]
        return {"objective": _chance(state, force, objective, lambda total: total >= objective)}
    if against == AGAINST_LAND:
        value = tables.conquest_value[state.table[LAND_CARDS + place_of(path)]]
        return {"conquest": _chance(state, force, value, lambda total: total >= value)}
    foe = state.table[FOE]
    top = tables.elimination_value[foe]
    return {
        "capture": _chance(
            state, force, top, lambda total: best(tables, foe, force, CAPTURE, total) == CAPTURED
        ),
        "elimination": _chance(
            state, force, top, lambda total: best(tables, foe, force, ELIMINATION, total) == ELIMINATED
        ),
    }


def bracing(game: Game | View) -> dict[str, Bracing]:
    """Return, by kind of choice, what giving one more magic die up and keeping them leads to (R7.6).

    It is as if no more dice were given up after that, and no loot were used. Empty unless a path is asked for
    its magic before it is attacked itself.
    """
    state = _state_of(game)
    if top_kind(state) != REMOVE_MAGIC or state.stack[-2 * FRAME] == DIVERTED_ATTACK:
        return {}
    given = state.clone()
    given.paths[argument(state, 0) * PATH + PATH_DICE + MAGIC] -= 1
    given.table[ATTACK_DICE] -= 1
    return {"remove-magic": _attacked(given), "done": _attacked(state)}


def _state_of(game: Game | View) -> State:
    return game.snapshot() if isinstance(game, Game) else game.redeal(SeededDealer(1)).snapshot()


def _attacked(state: State) -> Bracing:
    """Roll the attack dice that are left at the path, and then its own dice."""
    path = argument(state, 0)
    tables = state.tables
    foe = state.table[FOE]
    force = Force(state, path, AGAINST_MONSTER, with_loot=False)
    miss = (tables.hit_from - 1) / 6
    hit = 1 - miss * miss if scenario(state).rerolled_misses else 1 - miss
    more = tables.effects[tables.power[foe] + E_EXTRA_HITS]
    surviving = sum(
        chance
        for hits, chance in enumerate(binomial(state.table[ATTACK_DICE], hit))
        if hits + more <= force.lives
    )
    worth = [
        float(best(tables, foe, force, ELIMINATION, total) != FAILED)
        for total in range(tables.elimination_value[foe] + 1)
    ]
    return Bracing(surviving, surviving * force.rolling(worth).best(carried(state) + force.bonus))


def _chance(state: State, force: Force, top: int, succeeds: Callable[[int], bool]) -> float:
    """Return how likely the dice on the table, and those not yet rolled, end at a total that is a success."""
    rolled = state.paths[force.path * PATH + ROLLED : force.path * PATH + ROLLED + 3]
    found = rolling(
        [left + _count(faces) for left, faces in zip(force.dice, rolled, strict=True)],
        force.per_die,
        [mask for mask in FEWEST_FIRST for _ in range(state.table[REROLLS + mask])],
        [float(succeeds(total)) for total in range(top + 1)],
        [],
        1,
    )
    return found.expected(position_of(state, found))


def _count(rolled: int) -> int:
    """Count the dice that lie rolled."""
    return sum((rolled >> (FACE * face)) & FACE_MASK for face in range(FACES))
