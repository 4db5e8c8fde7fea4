"""The active path rolls its dice (R8.1, R8.2, R8.3, R8.4): against a mission, a monster or a land.

The FIGHT frame asks until the player stops; the total is then in ``table[TOTAL]`` for the frame below,
which judges it.
"""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, layout, reasons
from .draws import next_colour
from .frames import argument, argument_below, pop, push, set_argument, top_seat
from .layout import NONE
from .reasons import Reason
from .state import State, emit
from .totals import attack_total, forbidden, gear, goal, more_per_die, path_total, reached, sources, works

# --- beginning ----------------------------------------------------------------------------------


def activate(state: State, path: int, against: int, carried: int) -> None:
    """Let the mercenary of a path begin to roll; nothing is used yet."""
    start = path * layout.PATH
    seat = state.paths[start + layout.SEAT]
    table = state.table
    table[layout.LOOT_AT_WORK] = 0
    table[layout.REROLLS : layout.REROLLS + 8] = [0] * 8
    for row in sources(state, path, against):
        add_rerolls(state, row)
    if state.events is not None:
        foe, capture, trapped, needed = goal(state, path, against)
        told = (state.paths[start + layout.MERCENARY], path, against, foe, carried)
        total = path_total(state, path, against, carried, 0)
        marks = (capture, int(trapped), needed, *reached(state, path, against, total))
        state.events.append((events.ACTIVATED, seat, *told, total, *marks))
    push(state, frames.FIGHT, seat, path, against, carried)
    if against == frames.AGAINST_MISSION:
        # R7.2: on a mission all dice are rolled at once.
        roll_all(state, path)


def roll_all(state: State, path: int) -> None:
    """Roll every unrolled die of a path."""
    start = path * layout.PATH
    dice = state.paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3]
    push(
        state,
        frames.ROLL_PATH,
        state.paths[start + layout.SEAT],
        path,
        dice[0] | dice[1] << 8 | dice[2] << 16,
    )
    state.paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3] = [0, 0, 0]


# --- dice ---------------------------------------------------------------------------------------


def roll(state: State, face: int) -> None:
    """Let a die of a path show a face (0 to 5)."""
    path = argument(state, 0)
    colour = next_colour(state)
    dice = argument(state, 1) - (1 << (8 * colour))
    state.paths[path * layout.PATH + layout.ROLLED + colour] += 1 << (layout.FACE * face)
    if state.events is not None:
        against = argument_below(state, 1)
        total = path_total(state, path, against, argument_below(state, 2), argument_below(state, 3))
        _tell_die(state, events.DIE_ROLLED, path, against, colour, face, total)
    if dice:
        set_argument(state, 1, dice)
        set_argument(state, 2, argument(state, 2) + 1)
    else:
        pop(state)


def _tell_die(state: State, event: int, path: int, against: int, colour: int, face: int, total: int) -> None:
    """Emit the event of a rolled die (R8.3): what it counts, and the total of the path."""
    if state.events is not None:
        more = more_per_die(state, sources(state, path, against), against)[colour]
        counts = max(0, face + 1 + more)
        seat = state.paths[path * layout.PATH + layout.SEAT]
        told = (path, colour, face + 1, counts, total)
        state.events.append((event, seat, *told, *reached(state, path, against, total)))


def showing(state: State, path: int, colour: int, face: int) -> int:
    """Count the rolled dice of a colour that show a face (0 to 5)."""
    return (
        state.paths[path * layout.PATH + layout.ROLLED + colour] >> (layout.FACE * face)
    ) & layout.FACE_MASK


# --- rerolls (R8.2) -----------------------------------------------------------------------------

# Sets of colours, the smallest first: rerolls for fewer colours are spent first.
FEWEST_FIRST: Final[tuple[int, ...]] = (1, 2, 4, 3, 5, 6, 7)


def add_rerolls(state: State, row: int) -> None:
    """Give the active path the rerolls of an effect."""
    effects = state.tables.effects
    if effects[row + columns.E_REROLL]:
        state.table[layout.REROLLS + effects[row + columns.E_COLOURS]] += effects[row + columns.E_REROLL]


def reroll_for(state: State, colour: int) -> int:
    """Return the set of colours whose reroll is spent on a die of this colour, or NONE."""
    for colours in FEWEST_FIRST:
        if (colours >> colour) & 1 and state.table[layout.REROLLS + colours]:
            return colours
    return NONE


# --- the question -------------------------------------------------------------------------------


def options(state: State, out: list[int]) -> None:
    """Ask what the active path rolls, rolls again or uses, until it stops (R7.2, R8.1, R9.1)."""
    path, against = argument(state, 0), argument(state, 1)
    start = path * layout.PATH
    paths = state.paths
    strength, magic = paths[start + layout.PATH_DICE], paths[start + layout.PATH_DICE + 1]
    if strength:
        out.append(actions.ROLL_CHOICE)
    if magic:
        out.append(actions.ROLL_CHOICE + 1)
    if strength + magic > 1:
        out.append(actions.ROLL_ALL)
    for colour in range(3):
        rolled = paths[start + layout.ROLLED + colour]
        if rolled and reroll_for(state, colour) != NONE:
            for face in range(6):
                if (rolled >> (layout.FACE * face)) & layout.FACE_MASK:
                    out.append(actions.REROLL_CHOICE + colour * 6 + face)
    if paths[start + layout.PATH_VENOMS] and venom_reason(state, path, against)[0] == reasons.LEGAL:
        out.append(actions.USE_VENOM)
    loot = state.clans[top_seat(state)][layout.LOOT]
    if loot:
        for token in state.tables.fight_loot:
            if (loot >> token) & 1 and loot_reason(state, token)[0] == reasons.LEGAL:
                out.append(actions.LOOT_CHOICE + token)
    out.append(actions.STOP_CHOICE)


def venom_reason(state: State, path: int, against: int) -> Reason:
    """Tell why no venom can be used: it works only against monsters (R9.1), and not against Gator."""
    if against != frames.AGAINST_MONSTER:
        return (reasons.NOT_HERE, 0, 0)
    if not state.paths[path * layout.PATH + layout.PATH_VENOMS]:
        return (reasons.NO_VENOM, 0, 0)
    if forbidden(state, against) & columns.FORBIDS_VENOMS:
        return (reasons.FORBIDDEN_BY_MONSTER, 0, 0)
    return (reasons.LEGAL, 0, 0)


def loot_reason(state: State, token: int) -> Reason:
    """Tell why loot does nothing for the path of the FIGHT frame on top (R12.4)."""
    tables = state.tables
    if token >= tables.loot or not (state.clans[top_seat(state)][layout.LOOT] >> token) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if token not in tables.fight_loot:
        return (reasons.NOT_HERE, 0, 0)
    path, against = argument(state, 0), argument(state, 1)
    effects = tables.effects
    row = tables.loot_effect[token]
    start = path * layout.PATH
    if effects[row + columns.E_REROLL] or (
        effects[row + columns.E_PER_DIE] and works(effects[row + columns.E_ONLY], against)
    ):
        for colour in range(3):
            if (effects[row + columns.E_COLOURS] >> colour) & 1:
                if (
                    state.paths[start + layout.PATH_DICE + colour]
                    or state.paths[start + layout.ROLLED + colour]
                ):
                    return (reasons.LEGAL, 0, 0)
    if against == frames.AGAINST_MONSTER:
        if effects[row + columns.E_MONSTER_BONUS] or effects[row + columns.E_CAPTURE_BONUS]:
            return (reasons.LEGAL, 0, 0)
        if effects[row + columns.E_ELIMINATE_BONUS]:
            return (reasons.LEGAL, 0, 0)
    if against == frames.AGAINST_LAND and effects[row + columns.E_CONQUEST_BONUS]:
        return (reasons.LEGAL, 0, 0)
    return (reasons.NOT_HERE, 0, 0)


def apply(state: State, choice: int) -> None:
    """Roll, reroll, use something, or stop."""
    seat = top_seat(state)
    path = argument(state, 0)
    start = path * layout.PATH
    paths = state.paths
    if choice == actions.STOP_CHOICE:
        _stop(state, path)
    elif choice == actions.ROLL_ALL:
        roll_all(state, path)
    elif actions.ROLL_CHOICE <= choice < actions.REROLL_CHOICE:
        colour = choice - actions.ROLL_CHOICE
        paths[start + layout.PATH_DICE + colour] -= 1
        push(state, frames.ROLL_PATH, seat, path, 1 << (8 * colour))
    elif actions.REROLL_CHOICE <= choice < actions.USE_VENOM:
        colour, face = divmod(choice - actions.REROLL_CHOICE, 6)
        state.table[layout.REROLLS + reroll_for(state, colour)] -= 1
        paths[start + layout.ROLLED + colour] -= 1 << (layout.FACE * face)
        if state.events is not None:
            _tell_die(state, events.REROLLED, path, argument(state, 1), colour, face, attack_total(state))
        push(state, frames.ROLL_PATH, seat, path, 1 << (8 * colour))
    elif choice == actions.USE_VENOM:
        before = 0 if state.events is None else attack_total(state)
        paths[start + layout.PATH_VENOMS] -= 1
        set_argument(state, 3, argument(state, 3) + 1)
        if state.events is not None:
            total = attack_total(state)
            emit(state, events.VENOM_USED, seat, path, total - before, total)
    else:
        token = choice - actions.LOOT_CHOICE
        discard_loot(state, seat, token)
        state.table[layout.LOOT_AT_WORK] |= 1 << token
        add_rerolls(state, state.tables.loot_effect[token])


def _stop(state: State, path: int) -> None:
    """Remove unrolled dice (R8.1); the frame below judges the total."""
    state.table[layout.TOTAL] = attack_total(state)
    start = path * layout.PATH + layout.PATH_DICE
    state.paths[start : start + 3] = [0, 0, 0]
    pop(state)


def discard_loot(state: State, seat: int, token: int) -> None:
    """Use loot up."""
    state.clans[seat][layout.LOOT] &= ~(1 << token)
    state.table[layout.LOOT_DISCARDS] |= 1 << token
    emit(state, events.LOOT_USED, seat, token)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused choice of the active path."""
    path, against = argument(state, 0), argument(state, 1)
    if actions.ROLL_CHOICE <= choice < actions.REROLL_CHOICE:
        return (reasons.NO_DIE_THERE, choice - actions.ROLL_CHOICE, 0)
    if actions.REROLL_CHOICE <= choice < actions.USE_VENOM:
        colour, face = divmod(choice - actions.REROLL_CHOICE, 6)
        if not showing(state, path, colour, face):
            return (reasons.NO_DIE_THERE, colour, 0)
        return _no_reroll(state, path, against, colour)
    if choice == actions.USE_VENOM:
        return venom_reason(state, path, against)
    if actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
        return loot_reason(state, choice - actions.LOOT_CHOICE)
    return (reasons.NOT_ASKED, 0, 0)


def _no_reroll(state: State, path: int, against: int, colour: int) -> Reason:
    """Tell whether a weapon would give a reroll if the monster allowed weapons (R7.10)."""
    effects = state.tables.effects
    mercenary = state.paths[path * layout.PATH + layout.MERCENARY]
    allowed = gear(state, mercenary, forbidden(state, against))
    for row in gear(state, mercenary, 0):
        if (
            row not in allowed
            and effects[row + columns.E_REROLL]
            and (effects[row + columns.E_COLOURS] >> colour) & 1
        ):
            return (reasons.FORBIDDEN_BY_MONSTER, 0, 0)
    return (reasons.NO_REROLL, 0, 0)
