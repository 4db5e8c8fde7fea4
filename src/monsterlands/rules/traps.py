"""Traps on paths: face up at last (R7.4), and off the path again."""

from __future__ import annotations

from . import events
from .state import (
    EMPTY_PATH,
    NONE,
    ORDER,
    PATH,
    PATH_DEFENSE,
    PATH_DICE,
    PATHS,
    REVEALED,
    REVEALS,
    ROLLED,
    SEAT,
    SLOT,
    SLOTS,
    TARGET,
    TARGETS,
    TOKENS,
    TRAP_DISCARDS,
    State,
    emit,
    own,
    with_count,
)
from .tables import E_DICE, INITIAL_TRAP


def reveal(state: State, path: int) -> None:
    """Turn the traps of a path face up; those with dice take them from the reserve (R7.4)."""
    start = path * PATH
    for slot in range(state.paths[start + TOKENS]):
        if not (state.paths[start + REVEALED] >> slot) & 1:
            reveal_slot(state, path, slot)


def reveal_slot(state: State, path: int, slot: int) -> None:
    """Turn one trap face up."""
    paths = state.paths
    start = path * PATH
    kind = paths[start + SLOT + slot]
    seat = paths[start + SEAT]
    paths[start + REVEALED] |= 1 << slot
    state.table[REVEALS] += 1
    if seat != NONE:
        own(state, seat, kind, -1)
        _forget(state, path, kind)
    emit(state, events.TRAP_REVEALED, seat, path, kind)
    effects = state.tables.effects
    row = state.tables.trap_effect[kind] + E_DICE
    for colour in range(3):
        paths[start + PATH_DICE + colour] += effects[row + colour]


def _forget(state: State, path: int, kind: int) -> None:
    """A trap of a path was shown: everybody knows now that it lies face down nowhere else (R16.2).

    What the clan owned when it loaded this path, or a later one, is less by this trap; on an earlier path
    there cannot be more of its kind than this path has left over.
    """
    paths = state.paths
    seat = paths[path * PATH + SEAT]
    left = state.known[path][kind] - 1
    for other in range(PATHS):
        known = state.known[other]
        if known and paths[other * PATH + SEAT] == seat:
            later = paths[other * PATH + ORDER] >= paths[path * PATH + ORDER]
            count = known[kind] - 1 if later else min(known[kind], left)
            state.known[other] = with_count(known, kind, count)


def discard_slot(state: State, path: int, slot: int) -> None:
    """Discard one revealed token."""
    paths = state.paths
    start = path * PATH
    kind = paths[start + SLOT + slot]
    if state.tables.trap_kind[kind] != INITIAL_TRAP:
        state.table[TRAP_DISCARDS + kind] += 1
    forget_slot(state, path, slot)


def forget_slot(state: State, path: int, slot: int) -> None:
    """Take one token off a path; those below it move up."""
    paths = state.paths
    start = path * PATH
    left = paths[start + SLOT : start + SLOT + SLOTS]
    del left[slot]
    paths[start + SLOT : start + SLOT + SLOTS] = [*left, NONE]
    paths[start + TOKENS] -= 1
    paths[start + REVEALED] = _without(paths[start + REVEALED], slot, 1)
    paths[start + TARGETS] = _without(paths[start + TARGETS], slot, TARGET)


def _without(packed: int, slot: int, width: int) -> int:
    """Take the bits of one slot out; those of the slots below it move up."""
    above = packed & ((1 << (width * slot)) - 1)
    return above | packed >> (width * (slot + 1)) << (width * slot)


def discard_hidden(state: State, path: int) -> None:
    """Discard the traps of a path that were never revealed; what is discarded is shown (R16.2)."""
    start = path * PATH
    tokens, revealed = state.paths[start + TOKENS], state.paths[start + REVEALED]
    hidden = [slot for slot in range(tokens) if not (revealed >> slot) & 1]
    for slot in hidden:
        reveal_slot(state, path, slot)
    for slot in reversed(hidden):
        discard_slot(state, path, slot)


def discard_tokens(state: State, path: int) -> None:
    """Discard the traps and defense tokens of a path; an initial trap leaves the game (R1.7)."""
    paths = state.paths
    start = path * PATH
    for slot in range(paths[start + TOKENS]):
        kind = paths[start + SLOT + slot]
        if not (paths[start + REVEALED] >> slot) & 1:
            # What is discarded is shown (R16.2).
            reveal_slot(state, path, slot)
        if state.tables.trap_kind[kind] != INITIAL_TRAP:
            state.table[TRAP_DISCARDS + kind] += 1
    paths[start + SLOT : start + SLOT + SLOTS] = [NONE] * SLOTS
    paths[start + TOKENS] = 0
    paths[start + REVEALED] = 0
    paths[start + TARGETS] = 0
    paths[start + PATH_DEFENSE] = 0
    paths[start + PATH_DICE : start + PATH_DICE + 3] = [0, 0, 0]
    paths[start + ROLLED : start + ROLLED + 3] = [0, 0, 0]
    state.known[path] = ()


def clear_path(state: State, path: int) -> None:
    """Discard what lies on a path and leave it empty."""
    discard_tokens(state, path)
    state.paths[path * PATH : path * PATH + PATH] = EMPTY_PATH
