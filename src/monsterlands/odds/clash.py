"""The clash before a battle (R11), as the odds assume it: the engine plays it with these answers.

Everybody reveals all traps that are not tricks, and reveals a trick if it takes something from a rival on an
adjacent path; the target cancels it with a defense token. The path in question may keep its tricks face down.
The tokens that Madhala turns up (R13.7) are chance.
"""

from __future__ import annotations

from typing import Final

from ..rules import actions, columns, engine, frames, layout
from ..rules.battle import under_way
from ..rules.clash import in_reach, is_trick, stolen
from ..rules.draws import outcomes
from ..rules.frames import argument, push, top_kind
from ..rules.layout import NONE
from ..rules.outside import adjacent, paths_of_place
from ..rules.state import State
from ..rules.traps import reveal
from .effort import UNBOUNDED, Effort

Key = tuple[int, ...]
PLAYED: Final = 100  # what playing on the engine counts as work


class Clash:
    """The answers of a clash.

    :param path: the path in question
    :param shown: which of its tricks it reveals, as a mask; the lowest bit is for the last trick
    """

    def __init__(self, path: int, shown: int) -> None:
        self.path: int = path
        self.shown: int = shown

    def answer(self, state: State) -> int:
        """Answer the question on top, or NONE if it is not about tricks."""
        kind = top_kind(state)
        if kind == frames.REVEAL:
            return self._reveal(state, argument(state, 0), argument(state, 1))
        if kind == frames.AIM:
            path = argument(state, 0)
            target = target_for(state, path, argument(state, 1))
            return actions.LEFT_CHOICE if target < path else actions.RIGHT_CHOICE
        if kind == frames.PARRY:
            return actions.YES_CHOICE
        if kind == frames.STEAL:
            # The colour with more dice, as Madhala steals.
            target = argument(state, 0)
            more = in_reach(state, target, layout.MAGIC) >= in_reach(state, target, layout.STRENGTH)
            wanted = actions.COLOUR_CHOICE + (layout.MAGIC if more else layout.STRENGTH)
            legal = engine.options(state)
            return wanted if wanted in legal else legal[0]
        return NONE

    def _reveal(self, state: State, path: int, slot: int) -> int:
        if not is_trick(state, path, slot):
            return actions.REVEAL_CHOICE
        wanted = path != self.path or (self.shown >> tricks_on(state, path, slot + 1)) & 1
        if wanted and target_for(state, path, slot) != NONE:
            return actions.REVEAL_CHOICE
        return actions.KEEP_CHOICE


def tricks_on(state: State, path: int, first: int = 0) -> int:
    """Count the face-down tricks of a path, from a slot on."""
    start = path * layout.PATH
    found = 0
    for slot in range(first, state.paths[start + layout.TOKENS]):
        if not (state.paths[start + layout.REVEALED] >> slot) & 1 and is_trick(state, path, slot):
            found += 1
    return found


def target_for(state: State, path: int, slot: int) -> int:
    """Return the adjacent rival path from which a trick takes most (left at a tie), or NONE."""
    effects = state.tables.effects
    row = state.tables.trap_effect[state.paths[path * layout.PATH + layout.SLOT + slot]]
    best = NONE
    most = 0
    for other in adjacent(state, path):
        if state.paths[other * layout.PATH + layout.SEAT] == state.paths[path * layout.PATH + layout.SEAT]:
            continue
        taken = effects[row + columns.E_DIVERT] + stolen(state, other, row)
        if taken > most:
            best, most = other, taken
    return best


def tables_after(
    state: State, place: int, clash: Clash, effort: Effort = UNBOUNDED
) -> dict[Key, tuple[State, float]]:
    """Return the states in which a battle may begin, with their chances, by what lies on the paths."""
    effort.spend(PLAYED)
    table = state.clone()
    table.table[layout.FOE] = table.table[layout.MONSTERS + place]
    first, end = paths_of_place(place)
    if not table.table[layout.TRICKS] or table.table[layout.FOE] == NONE:
        for path in range(first, end):
            if table.paths[path * layout.PATH + layout.SEAT] != NONE:
                reveal(table, path)
        return {key_of(table, place): (table, 1.0)}
    table.stack = []
    push(table, frames.END, NONE)
    if not under_way(state, place):
        push(table, frames.CLASH, NONE, place, first)
    elif frames.CLASH in state.stack[:: frames.FRAME]:
        table.stack += state.stack[state.stack[:: frames.FRAME].index(frames.CLASH) * frames.FRAME :]
    found: dict[Key, tuple[State, float]] = {}
    waiting: dict[Key, tuple[State, float]] = {(): (table, 1.0)}
    while waiting:
        ahead: dict[Key, tuple[State, float]] = {}
        for each, chance in waiting.values():
            _play(each, clash)
            if top_kind(each) == frames.END:
                _add(found, key_of(each, place), each, chance)
                continue
            possible = outcomes(each)
            effort.spend(PLAYED * len(possible))
            whole = sum([weight for _, weight in possible])
            for outcome, weight in possible:
                there = each.clone()
                engine.deal(there, outcome)
                _add(ahead, _key_under_way(there, place), there, chance * weight / whole)
        waiting = ahead
    return found


def key_of(state: State, place: int) -> Key:
    """Return what lies on the paths of a place; Madhala's paths count as empty."""
    first, end = paths_of_place(place)
    found: list[int] = []
    for path in range(first, end):
        if state.paths[path * layout.PATH + layout.MERCENARY] != layout.MADHALA:
            found += state.paths[path * layout.PATH : (path + 1) * layout.PATH]
    return tuple(found)


def _key_under_way(state: State, place: int) -> Key:
    """Return what matters in the middle of a clash: the paths, what comes next, and the tricks left."""
    effects = state.tables.effects
    piles: list[int] = []
    for pile in (layout.TRAP_PILE, layout.TRAP_DISCARDS):
        others = 0
        for kind in range(state.tables.traps):
            count = state.table[pile + kind]
            if effects[state.tables.trap_effect[kind] + columns.E_STEAL]:
                piles.append(count)
            else:
                others += count
        piles.append(others)
    return (*key_of(state, place), *state.stack, *piles)


def _play(state: State, clash: Clash) -> None:
    """Answer questions until a token is turned up by chance, or the clash is over."""
    engine.run(state)
    while engine.node_kind(state) == engine.DECISION:
        engine.apply(state, clash.answer(state))
        engine.run(state)


def _add(found: dict[Key, tuple[State, float]], key: Key, state: State, chance: float) -> None:
    known = found.get(key)
    found[key] = (state, chance) if known is None else (known[0], known[1] + chance)
