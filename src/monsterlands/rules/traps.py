"""Traps on paths: they are revealed (R7.4) and discarded."""

from __future__ import annotations

from . import columns, events, layout
from .layout import NONE
from .state import State, emit, own, with_count


def reveal(state: State, path: int) -> None:
    """Turn the traps of a path face up; those with dice take them from the reserve (R7.4)."""
    start = path * layout.PATH
    for slot in range(state.paths[start + layout.TOKENS]):
        if not (state.paths[start + layout.REVEALED] >> slot) & 1:
            reveal_slot(state, path, slot)


def reveal_slot(state: State, path: int, slot: int) -> None:
    """Turn one trap face up."""
    paths = state.paths
    start = path * layout.PATH
    kind = paths[start + layout.SLOT + slot]
    seat = paths[start + layout.SEAT]
    paths[start + layout.REVEALED] |= 1 << slot
    state.table[layout.REVEALS] += 1
    if seat != NONE:
        own(state, seat, kind, -1)
        _forget(state, path, kind)
    emit(state, events.TRAP_REVEALED, seat, path, kind)
    effects = state.tables.effects
    row = state.tables.trap_effect[kind] + columns.E_DICE
    for colour in range(3):
        paths[start + layout.PATH_DICE + colour] += effects[row + colour]


def _forget(state: State, path: int, kind: int) -> None:
    """Update what everybody knows after a trap of a path was shown: it lies face down nowhere else (R16.2).

    For this path and later ones, the clan owned one trap of the kind less besides this one. On an earlier
    path there cannot be more of the kind than are left for this path.
    """
    paths = state.paths
    seat = paths[path * layout.PATH + layout.SEAT]
    left = state.known[path][kind] - 1
    for other in range(layout.PATHS):
        known = state.known[other]
        if known and paths[other * layout.PATH + layout.SEAT] == seat:
            later = paths[other * layout.PATH + layout.ORDER] >= paths[path * layout.PATH + layout.ORDER]
            count = known[kind] - 1 if later else min(known[kind], left)
            state.known[other] = with_count(known, kind, count)


def discard_slot(state: State, path: int, slot: int) -> None:
    """Discard one revealed token."""
    paths = state.paths
    start = path * layout.PATH
    kind = paths[start + layout.SLOT + slot]
    if state.tables.trap_kind[kind] != columns.INITIAL_TRAP:
        state.table[layout.TRAP_DISCARDS + kind] += 1
    forget_slot(state, path, slot)


def forget_slot(state: State, path: int, slot: int) -> None:
    """Take one token off a path; those below it move up."""
    paths = state.paths
    start = path * layout.PATH
    left = paths[start + layout.SLOT : start + layout.SLOT + layout.SLOTS]
    del left[slot]
    paths[start + layout.SLOT : start + layout.SLOT + layout.SLOTS] = [*left, NONE]
    paths[start + layout.TOKENS] -= 1
    paths[start + layout.REVEALED] = _without(paths[start + layout.REVEALED], slot, 1)
    paths[start + layout.TARGETS] = _without(paths[start + layout.TARGETS], slot, layout.TARGET)


def _without(packed: int, slot: int, width: int) -> int:
    """Take the bits of one slot out; those of the slots below it move up."""
    above = packed & ((1 << (width * slot)) - 1)
    return above | packed >> (width * (slot + 1)) << (width * slot)


def discard_hidden(state: State, path: int) -> None:
    """Discard the traps of a path that were never revealed; discarded traps are shown (R16.2)."""
    start = path * layout.PATH
    tokens, revealed = state.paths[start + layout.TOKENS], state.paths[start + layout.REVEALED]
    hidden = [slot for slot in range(tokens) if not (revealed >> slot) & 1]
    for slot in hidden:
        reveal_slot(state, path, slot)
    for slot in reversed(hidden):
        discard_slot(state, path, slot)


def discard_tokens(state: State, path: int) -> None:
    """Discard the traps and defense tokens of a path; an initial trap leaves the game (R1.7)."""
    paths = state.paths
    start = path * layout.PATH
    for slot in range(paths[start + layout.TOKENS]):
        kind = paths[start + layout.SLOT + slot]
        if not (paths[start + layout.REVEALED] >> slot) & 1:
            # Discarded traps are shown (R16.2).
            reveal_slot(state, path, slot)
        if state.tables.trap_kind[kind] != columns.INITIAL_TRAP:
            state.table[layout.TRAP_DISCARDS + kind] += 1
    paths[start + layout.SLOT : start + layout.SLOT + layout.SLOTS] = [NONE] * layout.SLOTS
    paths[start + layout.TOKENS] = 0
    paths[start + layout.REVEALED] = 0
    paths[start + layout.TARGETS] = 0
    paths[start + layout.PATH_DEFENSE] = 0
    paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3] = [0, 0, 0]
    paths[start + layout.ROLLED : start + layout.ROLLED + 3] = [0, 0, 0]
    state.known[path] = ()


def clear_path(state: State, path: int) -> None:
    """Discard everything that lies on a path."""
    discard_tokens(state, path)
    state.paths[path * layout.PATH : path * layout.PATH + layout.PATH] = layout.EMPTY_PATH
