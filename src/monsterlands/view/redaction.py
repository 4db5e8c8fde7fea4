"""Hidden information (R16): blank what a seat may not know, and deal the blanks again."""

from __future__ import annotations

from ..game.dealers import Dealer
from ..game.describe import paths_of
from ..rules import frames, layout
from ..rules.draws import weighted
from ..rules.frames import top_kind
from ..rules.layout import UNKNOWN
from ..rules.state import State


def mask(state: State, seat: int | None) -> State:
    """Return the state without what a seat may not know: where other clans' traps are (R16.2).

    After the end nothing is blank.
    """
    masked = state.clone()
    if top_kind(state) == frames.END:
        return masked
    for other, values in enumerate(masked.clans):
        # If a clan holds no trap, or has none face down on a path, everybody knows what it holds.
        if other != seat and _hide(masked.paths, other) and values[layout.TRAPS_HELD]:
            values[layout.HELD : layout.HELD + layout.TRAPS] = [UNKNOWN] * layout.TRAPS
    return masked


def _hide(paths: list[int], seat: int) -> bool:
    """Blank the face-down traps of a clan; tell whether there are any."""
    hidden = False
    for start in range(0, layout.PATHS * layout.PATH, layout.PATH):
        if paths[start + layout.SEAT] == seat:
            for slot in range(paths[start + layout.TOKENS]):
                if not (paths[start + layout.REVEALED] >> slot) & 1:
                    paths[start + layout.SLOT + slot] = UNKNOWN
                    hidden = True
    return hidden


def fill(masked: State, dealer: Dealer) -> State:
    """Fill the blanks of a masked state: any arrangement that fits public knowledge is equally likely.

    Paths are dealt in the order of loading. The traps of a path are among those that its clan owned when it
    loaded the path, and are not on an earlier path.
    """
    state = masked.clone()
    traps = state.tables.traps
    for seat, values in enumerate(state.clans):
        laid = [0] * traps
        blank = False
        for number in paths_of(state, seat):
            start = number * layout.PATH + layout.SLOT
            tokens = state.paths[number * layout.PATH + layout.TOKENS]
            slots = state.paths[start : start + tokens]
            if UNKNOWN in slots:
                blank = True
                dealt = _draw(state.known[number], laid, slots.count(UNKNOWN), dealer)
                slots = [dealt.pop() if kind == UNKNOWN else kind for kind in slots]
                if not state.table[layout.TRICKS]:
                    slots.sort()
                state.paths[start : start + tokens] = slots
        if blank:
            held = [count - out for count, out in zip(state.owned[seat], laid, strict=True)]
            values[layout.HELD : layout.HELD + layout.TRAPS] = held + [0] * (layout.TRAPS - traps)
    return state


def _draw(owned: tuple[int, ...], laid: list[int], tokens: int, dealer: Dealer) -> list[int]:
    """Draw the traps of one path from those that its clan owned then and has not laid; add them to `laid`."""
    slots: list[int] = []
    for _ in range(tokens):
        free = [count - out for count, out in zip(owned, laid, strict=True)]
        kind = weighted(free, dealer.below(sum(free)))
        laid[kind] += 1
        slots.append(kind)
    return slots
