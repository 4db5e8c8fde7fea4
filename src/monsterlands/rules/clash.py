"""The clash (R11): with the trick module, owners reveal their tokens one by one before a monster battle."""

from __future__ import annotations

from . import actions, columns, events, frames, layout, reasons
from .battle import next_occupied
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .outside import adjacent, path_beside, paths_of_place, side_options
from .reasons import Reason
from .state import State, emit, scenario
from .traps import discard_slot, reveal_slot


def go_on(state: State) -> None:
    """Ask for the next token, from the leftmost path on and top to bottom (R11.1)."""
    path, slot = argument(state, 1), argument(state, 2)
    _, end = paths_of_place(argument(state, 0))
    path = next_occupied(state, path, end)
    while path < end and slot >= state.paths[path * layout.PATH + layout.TOKENS]:
        path, slot = next_occupied(state, path + 1, end), 0
    if path == end:
        pop(state)
        return
    set_argument(state, 1, path)
    set_argument(state, 2, slot + 1)
    if state.paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA:
        # R13.7: Madhala reveals all her tokens.
        push(state, frames.TURN_TOKEN, NONE, path, slot, 1)
    else:
        push(state, frames.REVEAL, state.paths[path * layout.PATH + layout.SEAT], path, slot)


# --- revealing (R11.1, R11.2) -------------------------------------------------------------------


def is_trick(state: State, path: int, slot: int) -> bool:
    """Tell whether a token of a path is a trick."""
    return state.tables.trap_kind[state.paths[path * layout.PATH + layout.SLOT + slot]] == columns.TRICK


def reveal_options(state: State, out: list[int]) -> None:
    """Ask whether a token of a path is revealed, before the battle with a monster (R11.1).

    The question is asked even if there is only one answer, so that nobody learns what the token is.
    """
    path = argument(state, 0)
    if not is_trick(state, path, argument(state, 1)) or adjacent(state, path):
        out.append(actions.REVEAL_CHOICE)
    out.append(actions.KEEP_CHOICE)


def reveal(state: State, choice: int) -> None:
    """Reveal a token or keep it face down; a revealed trick takes aim."""
    seat = top_seat(state)
    path, slot = argument(state, 0), argument(state, 1)
    pop(state)
    if choice == actions.KEEP_CHOICE:
        emit(state, events.TOKEN_KEPT, seat, path)
        return
    reveal_slot(state, path, slot)
    if is_trick(state, path, slot):
        push(state, frames.AIM, seat, path, slot)


def reveal_why_not(state: State, choice: int) -> Reason:
    """Explain why a token cannot be revealed: a trick needs a target."""
    return (reasons.NO_TARGET if choice == actions.REVEAL_CHOICE else reasons.NOT_ASKED, 0, 0)


def aim_options(state: State, out: list[int]) -> None:
    """Ask which of two neighbours a revealed trick targets, the clan's own mercenaries included (R11.2)."""
    side_options(state, argument(state, 0), out)


def aim(state: State, choice: int) -> None:
    """Name the target of a trick."""
    path, slot = argument(state, 0), argument(state, 1)
    pop(state)
    _target(state, path, slot, path_beside(state, path, choice))


def _target(state: State, path: int, slot: int, target: int) -> None:
    """Aim a trick at its target, whose owner may cancel it."""
    emit(state, events.TRICK_AIMED, state.paths[path * layout.PATH + layout.SEAT], path, target)
    if state.paths[target * layout.PATH + layout.PATH_DEFENSE] and not scenario(state).no_defenses:
        push(state, frames.PARRY, state.paths[target * layout.PATH + layout.SEAT], target, path, slot)
    else:
        _take_effect(state, path, slot, target)


# --- cancelling (R11.3) -------------------------------------------------------------------------


def parry_options(state: State, out: list[int]) -> None:
    """Ask the target of a trick whether a defense token cancels it (R11.3)."""
    out.append(actions.YES_CHOICE)
    out.append(actions.NO_CHOICE)


def parry(state: State, choice: int) -> None:
    """Cancel the trick, or let it have its effect."""
    target, path, slot = argument(state, 0), argument(state, 1), argument(state, 2)
    seat = top_seat(state)
    pop(state)
    if choice == actions.NO_CHOICE:
        _take_effect(state, path, slot, target)
        return
    state.paths[target * layout.PATH + layout.PATH_DEFENSE] -= 1
    emit(state, events.PARRIED, seat, target)
    discard_slot(state, path, slot)
    # The clash goes on with the token that moved up.
    set_argument(state, 2, slot)


# --- stealing and diverting (R11.4, R11.5) ------------------------------------------------------


def _take_effect(state: State, path: int, slot: int, target: int) -> None:
    effects = state.tables.effects
    row = state.tables.trap_effect[state.paths[path * layout.PATH + layout.SLOT + slot]]
    if effects[row + columns.E_DIVERT]:
        state.paths[path * layout.PATH + layout.TARGETS] |= (target + 1) << (layout.TARGET * slot)
    if state.paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA:
        _madhala_steals(state, path, target, row)
    elif effects[row + columns.E_STEAL]:
        push(
            state,
            frames.STEAL,
            state.paths[path * layout.PATH + layout.SEAT],
            target,
            path,
            effects[row + columns.E_COLOURS],
        )
        set_argument(state, 3, effects[row + columns.E_STEAL])


def in_reach(state: State, path: int, colour: int) -> int:
    """Count the dice of a path that can be stolen: those on shielded traps are safe."""
    paths = state.paths
    start = path * layout.PATH
    dice = paths[start + layout.PATH_DICE + colour]
    for slot in range(paths[start + layout.TOKENS]):
        kind = paths[start + layout.SLOT + slot]
        if (paths[start + layout.REVEALED] >> slot) & 1 and state.tables.trap_kind[kind] == columns.SHIELDED:
            dice -= state.tables.effects[state.tables.trap_effect[kind] + columns.E_DICE + colour]
    return dice


def stolen(state: State, path: int, row: int) -> int:
    """Count the dice that a trick takes from a path (R11.4)."""
    effects = state.tables.effects
    dice = 0
    for colour in (layout.STRENGTH, layout.MAGIC):
        if (effects[row + columns.E_COLOURS] >> colour) & 1:
            dice += in_reach(state, path, colour)
    return min(dice, effects[row + columns.E_STEAL])


def steal_options(state: State, out: list[int]) -> None:
    """Ask which colour is stolen next, die by die, while there are dice of both colours (R11.4)."""
    if argument(state, 3) == 0:
        return
    for colour in (layout.STRENGTH, layout.MAGIC):
        if (argument(state, 2) >> colour) & 1 and in_reach(state, argument(state, 0), colour):
            out.append(actions.COLOUR_CHOICE + colour)


def steal(state: State, choice: int) -> None:
    """Steal a die."""
    set_argument(state, 3, argument(state, 3) - 1)
    _move_die(state, argument(state, 1), argument(state, 0), choice - actions.COLOUR_CHOICE)


def steal_why_not(state: State, choice: int) -> Reason:
    """Explain why a die cannot be stolen."""
    coloured = actions.COLOUR_CHOICE <= choice < actions.AFFINITY_CHOICE
    return (reasons.NOTHING_TO_STEAL if coloured else reasons.NOT_ASKED, 0, 0)


# --- Madhala's tokens (R13.7) -------------------------------------------------------------------


def turn_token(state: State, kind: int) -> None:
    """Turn up a token of Madhala's; in a clash, a trick takes effect."""
    path, slot, in_clash = argument(state, 0), argument(state, 1), argument(state, 2)
    pop(state)
    state.table[layout.TRAP_PILE + kind] -= 1
    state.paths[path * layout.PATH + layout.SLOT + slot] = kind
    reveal_slot(state, path, slot)
    row = state.tables.trap_effect[kind]
    if in_clash and state.tables.effects[row + columns.E_STEAL]:
        target = _where_most(state, path, row)
        if target != NONE:
            _target(state, path, slot, target)


def _where_most(state: State, path: int, row: int) -> int:
    """Return the adjacent path of the player from which a trick takes most (left at a tie), or NONE."""
    best = NONE
    most = 0
    for other in adjacent(state, path):
        if state.paths[other * layout.PATH + layout.MERCENARY] != layout.MADHALA:
            dice = stolen(state, other, row)
            if dice > most:
                best, most = other, dice
    return best


def _madhala_steals(state: State, path: int, target: int, row: int) -> None:
    """Let Madhala steal die by die: of the colour with more dice, magic at a tie."""
    effects = state.tables.effects
    for _ in range(effects[row + columns.E_STEAL]):
        colours = effects[row + columns.E_COLOURS]
        strength = in_reach(state, target, layout.STRENGTH) if colours & 1 else 0
        magic = in_reach(state, target, layout.MAGIC) if (colours >> layout.MAGIC) & 1 else 0
        if strength or magic:
            _move_die(state, path, target, layout.MAGIC if magic >= strength else layout.STRENGTH)


def _move_die(state: State, path: int, target: int, colour: int) -> None:
    """Move a stolen die onto the trick: it belongs to the thief now."""
    state.paths[target * layout.PATH + layout.PATH_DICE + colour] -= 1
    state.paths[path * layout.PATH + layout.PATH_DICE + colour] += 1
    emit(state, events.DIE_STOLEN, state.paths[path * layout.PATH + layout.SEAT], path, target, colour)
