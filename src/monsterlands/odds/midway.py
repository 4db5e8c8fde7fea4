"""Odds in the middle of a fight, for the question that its path is asked.

Nothing hidden matters any more: everything that works for the path is face up, and no other path is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..game import Game, SeededDealer
from ..rules import frames, layout
from ..rules.fight import FEWEST_FIRST
from ..rules.frames import argument, top_kind
from ..rules.outside import place_of
from ..rules.state import State
from ..rules.totals import attack_total
from ..view import View
from .battle import Battle
from .combinations import binomial
from .effort import AMPLE, UNBOUNDED, Effort
from .faces import FACES
from .force import Force
from .kinds import added_to
from .outcome import CAPTURE, ELIMINATION, GLORY
from .policy import carried
from .solver import dice_solver
from .worth import CAPTURED, ELIMINATED, FAILED, best

Faces = list[list[int]]  # what the rolled dice of each colour show


@dataclass(frozen=True, slots=True)
class Bracing:
    """Chances from 0 to 1: of surviving the attack, and of surviving it and beating the monster."""

    surviving: float
    beating: float


def reach(game: Game | View, effort: int = AMPLE) -> dict[str, float]:
    """Return how likely the path that rolls reaches each of its goals, if it plays for that goal alone.

    The goals are ``"capture"`` and ``"elimination"``, ``"conquest"``, or ``"objective"``. Everything that the
    path can still use counts. Empty unless a path is asked what to roll.

    :param effort: about how many steps of work it may take
    :raises TooComplex: if it would take more work
    """
    return reached(_state_of(game), Effort(effort))


def reached(state: State, effort: Effort = UNBOUNDED) -> dict[str, float]:
    """Return the chances of `reach` for a state."""
    if top_kind(state) != frames.FIGHT:
        return {}
    path, against = argument(state, 0), argument(state, 1)
    tables = state.tables
    force = Force(state, path, against, with_loot=True)
    if against == frames.AGAINST_MISSION:
        objective = tables.mission_objective[state.table[layout.MISSION_TILES]]
        return {"objective": _chance(state, force, objective, lambda total: total >= objective, effort)}
    if against == frames.AGAINST_LAND:
        value = tables.conquest_value[state.table[layout.LAND_CARDS + place_of(path)]]
        return {"conquest": _chance(state, force, value, lambda total: total >= value, effort)}
    foe = state.table[layout.FOE]
    top = tables.elimination_value[foe]
    effort.spend(2 * top * len(force.sums))
    return {
        "capture": _chance(
            state, force, top, lambda total: best(tables, foe, force, CAPTURE, total) == CAPTURED, effort
        ),
        "elimination": _chance(
            state,
            force,
            top,
            lambda total: best(tables, foe, force, ELIMINATION, total) == ELIMINATED,
            effort,
        ),
    }


def bracing(game: Game | View, effort: int = AMPLE) -> dict[str, Bracing]:
    """Return, by kind of choice, the chances after giving up one more magic die and after keeping all (R7.6).

    From there on the path plays for the most glory, and may give up more dice. Empty unless a path is asked
    about its magic dice before it is attacked itself.

    :param effort: about how many steps of work it may take
    :raises TooComplex: if it would take more work
    """
    state = _state_of(game)
    if top_kind(state) != frames.REMOVE_MAGIC or state.stack[-2 * frames.FRAME] == frames.DIVERTED_ATTACK:
        return {}
    path = argument(state, 0)
    battle = Battle(state, path, GLORY, Effort(effort))
    dice, room, damage = state.table[layout.ATTACK_DICE], battle.forces[path].lives, carried(state)
    more = max(
        range(1, min(dice, battle.forces[path].dice[layout.MAGIC]) + 1),
        key=lambda removed: battle.worth_of_removing(path, damage, dice, room, 0, removed),
    )
    return {
        kind: _attacked(battle, dice, damage, removed)
        for kind, removed in (("remove-magic", more), ("done", 0))
    }


def _state_of(game: Game | View) -> State:
    return game.snapshot() if isinstance(game, Game) else game.redeal(SeededDealer(1)).snapshot()


def _attacked(battle: Battle, dice: int, damage: int, removed: int) -> Bracing:
    """Roll the attack dice at the path, without those that are removed, and then its own dice."""
    path = battle.path
    force = battle.forces[path]
    surviving = sum(
        chance
        for hits, chance in enumerate(binomial(dice - removed, battle.hit))
        if hits + battle.extra_hits <= force.lives
    )
    totals = battle.solver(path).totals(damage + force.bonus, removed)
    beaten = sum(chance for total, chance in enumerate(totals) if battle.judged(path, total) != FAILED)
    return Bracing(surviving, surviving * beaten)


# --- the dice on the table ---


def _chance(state: State, force: Force, top: int, succeeds: Callable[[int], bool], effort: Effort) -> float:
    """Return how likely the rolled dice and those not yet rolled end at a total that is a success."""
    faces = [_faces(state.paths[force.path * layout.PATH + layout.ROLLED + colour]) for colour in range(3)]
    rerolls = _rerolls(state, force)
    found = dice_solver(
        [left + len(shown) for left, shown in zip(force.dice, faces, strict=True)],
        force.per_die,
        [mask for mask in FEWEST_FIRST for _ in range(rerolls[mask])],
        [float(succeeds(total)) for total in range(top + 1)],
        force.boosts,
        1,
        effort,
    )
    left = [0, 0, 0]
    shown: Faces = [[], [], []]
    for colour, kind in enumerate(found.kind):
        left[kind] += force.dice[colour]
        shown[kind] += faces[colour]
    total = attack_total(state) + _conquest_loot(state, force)
    if not found.weighed:
        total += _boosted(force, faces)
    return found.expected(found.position(total, left, shown, 0, rerolls))


def _faces(rolled: int) -> list[int]:
    """List what the rolled dice of a colour show."""
    return [
        face + 1 for face in range(FACES) for _ in range((rolled >> (layout.FACE * face)) & layout.FACE_MASK)
    ]


def _rerolls(state: State, force: Force) -> list[int]:
    """Count the rerolls that are left or that loot can still give, by their set of colours."""
    without = Force(state, force.path, argument(state, 1), with_loot=False)
    return [
        state.table[layout.REROLLS + mask] + force.rerolls.count(mask) - without.rerolls.count(mask)
        for mask in range(8)
    ]


def _conquest_loot(state: State, force: Force) -> int:
    """Return what loot that is not in use yet adds to a conquest."""
    against = argument(state, 1)
    if against != frames.AGAINST_LAND:
        return 0
    return force.bonus - Force(state, force.path, against, with_loot=False).bonus


def _boosted(force: Force, faces: Faces) -> int:
    """Return what loot that is not in use yet adds to the dice on the table."""
    more = 0
    for colour, shown in enumerate(faces):
        per_die = force.per_die[colour]
        boosted = per_die + added_to(force.boosts, colour)
        more += sum(max(0, face + boosted) - max(0, face + per_die) for face in shown)
    return more
