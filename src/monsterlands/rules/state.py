"""The state of a game: plain integers in a handful of flat lists, and their layout.

A state is a value: cheap to copy, comparable, written to and read from JSON at every node. It holds
no names, no texts, no edition and no closures; `tables` only points to the numbers of the box and is
shared by all copies.

- ``table``: what lies in the middle, one field per constant below (a ``[n]`` field takes n places).
- ``clans``: one list per seat.
- ``paths``: `PATHS` records of `PATH` fields each.
- ``owned``: per seat, how many traps of each kind are held or face down on a path. Public.
- ``known``: per path, what its clan owned when it was loaded: from it follows which traps may lie there
  (R16.2).
- ``stack``: what comes next, frames of `FRAME` integers (see :mod:`.frames`).

Sets of distinct cards are bit masks (bit i: card i); equal tokens are counted.
"""

from __future__ import annotations

from typing import Final

from . import layout
from .layout import NONE
from .scenarios import ScenarioRules
from .tables import Tables

Event = tuple[int, ...]


class State:
    """The complete state of a game at one moment."""

    __slots__ = ("clans", "events", "known", "owned", "paths", "stack", "table", "tables")

    def __init__(
        self,
        tables: Tables,
        table: list[int],
        clans: list[list[int]],
        paths: list[int],
        owned: list[tuple[int, ...]],
        known: list[tuple[int, ...]],
        stack: list[int],
    ) -> None:
        self.tables: Tables = tables
        self.table: list[int] = table
        self.clans: list[list[int]] = clans
        self.paths: list[int] = paths
        self.owned: list[tuple[int, ...]] = owned
        self.known: list[tuple[int, ...]] = known
        self.stack: list[int] = stack
        self.events: list[Event] | None = None

    def clone(self) -> State:
        """Copy the state. The copy reports no events."""
        clans = [clan[:] for clan in self.clans]
        return State(
            self.tables,
            self.table[:],
            clans,
            self.paths[:],
            self.owned[:],
            self.known[:],
            self.stack[:],
        )

    def lists(self) -> tuple[object, ...]:
        """Return everything in which states can differ."""
        return (self.table, self.clans, self.paths, self.owned, self.known, self.stack)

    def __reduce__(self) -> tuple[type[State], tuple[object, ...]]:
        return State, (self.tables, *self.lists())

    def become(self, other: State) -> None:
        """Take over everything of another state except its events."""
        self.table = other.table
        self.clans = other.clans
        self.paths = other.paths
        self.owned = other.owned
        self.known = other.known
        self.stack = other.stack


def empty_state(tables: Tables) -> State:
    """Lay out an empty table: nothing dealt, nobody seated."""
    table = [0] * layout.TABLE
    for field in range(layout.MISSION_TILES, layout.SPACE):
        table[field] = NONE
    table[layout.FOE] = table[layout.ESCAPED] = table[layout.ESCAPED + 1] = NONE
    for land in range(layout.LANDS):
        table[layout.SETTLERS + land] = NONE
    return State(tables, table, [], layout.EMPTY_PATH * layout.PATHS, [], [()] * layout.PATHS, [])


def scenario(state: State) -> ScenarioRules:
    """Return the rules of the solo scenario, or those without one."""
    return state.tables.scenarios[state.table[layout.SCENARIO]]


def closed_buildings(state: State) -> int:
    """Return the buildings that are closed, by panic or by the scenario, as a mask (R5.6, R13.7)."""
    return state.table[layout.PANIC] | scenario(state).closed


def empty_clan() -> list[int]:
    """Lay out a clan without members and goods."""
    clan = [0] * layout.CLAN
    clan[layout.AFFINITY] = NONE
    clan[layout.LEADER] = NONE
    return clan


def with_count(counts: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    """Return counts of tokens with the number of one kind changed."""
    changed = list(counts)
    changed[kind] = count
    return tuple(changed)


def own(state: State, seat: int, kind: int, more: int) -> None:
    """Change how many traps of a kind a clan owns."""
    owned = state.owned[seat]
    state.owned[seat] = with_count(owned, kind, owned[kind] + more)


def emit(state: State, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Add an event for the listeners, if there are any (see :mod:`.events`).

    An event with more values is added to ``state.events``, and only computed if that is not None.
    """
    if state.events is not None:
        state.events.append((event, seat, a, b, c, d))


# By byte of a mask: its members for each of the byte's 256 values.
MEMBERS: Final = [
    [tuple([first + bit for bit in range(8) if (value >> bit) & 1]) for value in range(256)]
    for first in range(0, layout.MERCENARIES, 8)
]


def bits(mask: int) -> tuple[int, ...]:
    """Return the members of a set, ascending."""
    found = MEMBERS[0][mask & 255]
    byte = 1
    mask >>= 8
    while mask:
        more = MEMBERS[byte][mask & 255]
        found = found + more if found else more
        mask >>= 8
        byte += 1
    return found
