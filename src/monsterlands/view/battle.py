"""What a battle on a path needs and offers, each number by its sources."""

from __future__ import annotations

from dataclasses import dataclass

from ..game.events import parts_of
from ..game.names import PATHS, Names
from ..game.reduction import Value
from ..game.sums import Part, Sum, sum_of
from ..rules import battle, columns, frames, hits, layout, monster, outside, totals
from ..rules.layout import NONE
from ..rules.state import State

PLACES = ("a", "b", "e")
"""Land A, land B and the entrance: the letters of their paths."""


@dataclass(frozen=True, slots=True)
class Success(Value):
    """A way to succeed on a path: what it needs and what it brings (R8.5, R9.1).

    :param kind: ``"capture"``, ``"elimination"`` or ``"conquest"``
    :param printed: the value on the card
    :param bonus: what is added to the total, so that less has to be rolled (R8.4)
    """

    kind: str
    printed: int
    bonus: Sum
    glory: Sum
    gold: int = 0

    @property
    def value(self) -> int:
        """The total that is needed."""
        return self.printed - self.bonus.total


@dataclass(frozen=True, slots=True)
class BattleView(Value):
    """A battle on a land path or at the entrance: against the monster there, and then for the land.

    A face-down trap counts as a trap, but its effect does not count. Loot counts while it is in use.
    """

    path: str
    monster: str
    """The monster; empty if there is none."""
    land: str
    """The land; empty if there is none to conquer."""
    attack: Sum
    """The attack dice that the monster rolls at this path (R7.5)."""
    traps_needed: int
    """How many traps a capture needs (R8.5)."""
    traps: int
    """How many traps there are: a revealed trick does not count."""
    successes: tuple[Success, ...]
    """Capture and elimination if there is a monster; conquest if there is a land."""
    diverted: int
    """How many attack dice its mercenary may divert to a neighbour (R7.6)."""
    death_glory: int
    """The glory of a death there (R7.8)."""

    @property
    def can_capture(self) -> bool:
        """Whether there are enough traps for a capture."""
        return bool(self.monster) and self.traps >= self.traps_needed

    def success(self, kind: str) -> Success:
        """Return one way to succeed.

        :raises KeyError: if there is none of this kind
        """
        for each in self.successes:
            if each.kind == kind:
                return each
        raise KeyError(f"no {kind} on {self.path}")


def battle_of(names: Names, masked: State, path: int) -> BattleView:
    """Return what the battle of a path needs and offers."""
    place = outside.place_of(path)
    foe = battle.foe_at(masked, place)
    state = _in_battle(masked, path, foe)
    land = NONE if place == layout.AT_ENTRANCE else state.table[layout.LAND_CARDS + place]
    mercenary = state.paths[path * layout.PATH + layout.MERCENARY]
    somebody = mercenary not in (NONE, layout.MADHALA)
    needed = diverted = 0
    found: list[Success] = []
    if foe != NONE:
        rows = totals.sources(state, path, frames.AGAINST_MONSTER) if somebody else []
        needed = totals.traps_needed(state, foe, rows)
        found = list(_beaten(names, state, path, foe, rows))
    if land != NONE:
        rows = totals.sources(state, path, frames.AGAINST_LAND) if somebody else []
        found.append(_conquered(names, state, path, land, rows))
    if somebody:
        diverted = monster.divertible(state, mercenary)
    return BattleView(
        path=PATHS[path],
        monster="" if foe == NONE else names.monsters[foe],
        land="" if land == NONE else names.lands[land],
        attack=attack_of(names, state, foe, place),
        traps_needed=needed,
        traps=totals.traps_on(state, path),
        successes=tuple(found),
        diverted=diverted,
        death_glory=hits.death_glory(state, path),
    )


def _beaten(names: Names, state: State, path: int, foe: int, rows: list[int]) -> tuple[Success, Success]:
    """Return the capture and the elimination of a monster."""
    cards, name = state.tables, names.monsters[foe]
    helps = [
        parts_of(names, totals.column_parts(state, path, rows, column))
        for column in (
            columns.E_CAPTURE_BONUS,
            columns.E_CAPTURE_GLORY,
            columns.E_ELIMINATE_BONUS,
            columns.E_ELIMINATE_GLORY,
        )
    ]
    captured = Part("monster", name, cards.capture_glory[foe])
    eliminated = Part("monster", name, cards.elimination_glory[foe])
    return (
        Success(
            "capture",
            cards.capture_value[foe],
            Sum(helps[0]),
            Sum((captured, *helps[1])),
            cards.capture_gold[foe],
        ),
        Success("elimination", cards.elimination_value[foe], Sum(helps[2]), Sum((eliminated, *helps[3]))),
    )


def _conquered(names: Names, state: State, path: int, land: int, rows: list[int]) -> Success:
    """Return the conquest of a land."""
    more = parts_of(names, totals.column_parts(state, path, rows, columns.E_CONQUEST_GLORY))
    glory = Part("land", names.lands[land], state.tables.conquest_glory[land])
    return Success("conquest", state.tables.conquest_value[land], Sum(), Sum((glory, *more)))


def _in_battle(masked: State, path: int, foe: int) -> State:
    """Return a state in which the foe of a path is set, and loot works only for the path that used it."""
    state = masked.clone()
    state.table[layout.FOE] = foe
    own = frames.top_kind(state) in (frames.FIGHT, frames.JUDGE) and frames.argument(state, 0) == path
    if not own:
        state.table[layout.LOOT_AT_WORK] = 0
    return state


def attack_of(names: Names, state: State, foe: int, place: int) -> Sum:
    """Return the attack dice of a monster at a place by their sources (R7.5); none before the first round."""
    if foe == NONE or not state.table[layout.ROUND]:
        return Sum()
    card, there, later = monster.attack_sources(state, foe, place)
    where = "entrance" if place == layout.AT_ENTRANCE else "land"
    return sum_of([("card", names.monsters[foe], card), (where, "", there), ("round", "", later)])


def total_of(names: Names, state: State) -> Sum:
    """Return the total of the path that rolls, by its sources (R8.3, R8.4)."""
    path, against, carried = (frames.argument(state, index) for index in range(3))
    total = totals.attack_total(state)
    return Sum(parts_of(names, totals.total_parts(state, path, against, carried, total)))
