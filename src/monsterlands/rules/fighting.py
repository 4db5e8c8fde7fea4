"""The active path rolls its dice (R8.1, R8.2, R8.3, R8.4): against a mission, a monster or a land.

The FIGHT frame asks until the player stops; the total is then in ``table[TOTAL]`` for the frame below,
which judges it.
"""

from __future__ import annotations

from typing import Final

from . import actions, events
from .draws import next_colour
from .frames import (
    AGAINST_LAND,
    AGAINST_MISSION,
    AGAINST_MONSTER,
    FIGHT,
    ROLL_PATH,
    argument,
    argument_below,
    pop,
    push,
    set_argument,
    top_seat,
)
from .outside import benefit, place_of
from .reasons import (
    FORBIDDEN_BY_MONSTER,
    LEGAL,
    NO_DIE_THERE,
    NO_REROLL,
    NO_VENOM,
    NOT_ASKED,
    NOT_HERE,
    NOT_YOURS,
    Reason,
)
from .state import (
    CARRIED,
    DICE_MISSION,
    ENTRANCE,
    EQUIPMENT,
    FACE,
    FACE_MASK,
    FOE,
    LAND_CARDS,
    LOOT,
    LOOT_AT_WORK,
    LOOT_DISCARDS,
    MERCENARY,
    MISSION_TILES,
    NONE,
    PATH,
    PATH_DICE,
    PATH_VENOMS,
    REROLLS,
    REVEALED,
    ROLLED,
    SEAT,
    SLOT,
    TOKENS,
    TOTAL,
    TRICKS,
    State,
    bits,
    emit,
)
from .tables import (
    E_CAPTURE_BONUS,
    E_COLOURS,
    E_CONQUEST_BONUS,
    E_ELIMINATE_BONUS,
    E_FORBIDS,
    E_MONSTER_BONUS,
    E_NEEDS_NO_TRAP,
    E_ONLY,
    E_PER_DIE,
    E_REROLL,
    FORBIDS_VENOMS,
    FORBIDS_WEAPONS,
    TRICK,
    WEAPON,
)

# What an effect adds to the total against a mission, a monster and a land (R8.4).
BONUS_AGAINST: Final[tuple[int, ...]] = (NONE, E_MONSTER_BONUS, E_CONQUEST_BONUS)

# --- beginning ----------------------------------------------------------------------------------


def activate(state: State, path: int, against: int, carried: int) -> None:
    """Let the mercenary of a path roll: what it has used so far this round is nothing."""
    start = path * PATH
    seat = state.paths[start + SEAT]
    table = state.table
    table[LOOT_AT_WORK] = 0
    table[REROLLS : REROLLS + 8] = [0] * 8
    for row in sources(state, path, against):
        add_rerolls(state, row)
    if state.events is not None:
        foe, capture, trapped, needed = goal(state, path, against)
        told = (state.paths[start + MERCENARY], path, against, foe, carried)
        total = path_total(state, path, against, carried, 0)
        state.events.append((events.ACTIVATED, seat, *told, total, capture, int(trapped), needed))
    push(state, FIGHT, seat, path, against, carried)
    if against == AGAINST_MISSION:
        # R7.2: on a mission all dice are rolled at once.
        roll_all(state, path)


def roll_all(state: State, path: int) -> None:
    """Roll every unrolled die of a path."""
    start = path * PATH
    dice = state.paths[start + PATH_DICE : start + PATH_DICE + 3]
    push(state, ROLL_PATH, state.paths[start + SEAT], path, dice[0] | dice[1] << 8 | dice[2] << 16)
    state.paths[start + PATH_DICE : start + PATH_DICE + 3] = [0, 0, 0]


# --- dice ---------------------------------------------------------------------------------------


def roll(state: State, face: int) -> None:
    """A die of a path shows its face (0 to 5)."""
    path = argument(state, 0)
    colour = next_colour(state)
    dice = argument(state, 1) - (1 << (8 * colour))
    state.paths[path * PATH + ROLLED + colour] += 1 << (FACE * face)
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
    """Tell of a rolled die (R8.3): what it counts, and what the path comes to."""
    if state.events is not None:
        more = more_per_die(state, sources(state, path, against), against)[colour]
        counts = max(0, face + 1 + more)
        seat = state.paths[path * PATH + SEAT]
        state.events.append((event, seat, path, colour, face + 1, counts, total))


def showing(state: State, path: int, colour: int, face: int) -> int:
    """Count the rolled dice of a colour that show a face (0 to 5)."""
    return (state.paths[path * PATH + ROLLED + colour] >> (FACE * face)) & FACE_MASK


# --- what works for the active path ---------------------------------------------------------------


def forbidden(state: State, against: int) -> int:
    """R7.10: return what the monster of the battle forbids, as a mask; nothing in a conquest."""
    if against != AGAINST_MONSTER:
        return 0
    tables = state.tables
    return tables.effects[tables.power[state.table[FOE]] + E_FORBIDS]


def gear(state: State, mercenary: int, forbids: int) -> list[int]:
    """List the effects of a mercenary: its talent and what it carries (R12.1, R12.2)."""
    tables = state.tables
    rows = [tables.talent[mercenary]]
    place = CARRIED + mercenary
    for card in range(len(tables.card_kind)):
        if state.table[EQUIPMENT + card] == place:
            kind = tables.card_kind[card]
            if not (forbids & FORBIDS_WEAPONS and tables.equipment_type[kind] == WEAPON):
                rows.append(tables.equipment_effect[kind])
    return rows


def sources(state: State, path: int, against: int) -> list[int]:
    """List the effects that work for a path: talent, equipment, path, revealed traps and used loot."""
    tables = state.tables
    paths = state.paths
    start = path * PATH
    rows = gear(state, paths[start + MERCENARY], forbidden(state, against))
    if path < DICE_MISSION or path >= ENTRANCE:
        rows.append(benefit(state, path))
        for slot in range(paths[start + TOKENS]):
            if (paths[start + REVEALED] >> slot) & 1:
                rows.append(tables.trap_effect[paths[start + SLOT + slot]])
    for token in bits(state.table[LOOT_AT_WORK]):
        rows.append(tables.loot_effect[token])
    return rows


def total_of(state: State, rows: list[int], column: int) -> int:
    """Add up one column of effects."""
    effects = state.tables.effects
    total = 0
    for row in rows:
        total += effects[row + column]
    return total


def works(only: int, against: int) -> bool:
    """Tell whether an effect that may be for monsters or conquest only works here (R7.2, R9.1)."""
    return only == 0 or only == against


def more_per_die(state: State, rows: list[int], against: int) -> list[int]:
    """Return by how much each die of a colour counts more than it shows (R8.3)."""
    effects = state.tables.effects
    per_die = [0, 0, 0]
    # Of the power of a monster only what it takes off each die is for the attacking path (R7.10).
    for row in [*rows, state.tables.power[state.table[FOE]]] if against == AGAINST_MONSTER else rows:
        more = effects[row + E_PER_DIE]
        if more and works(effects[row + E_ONLY], against):
            for colour in range(3):
                if (effects[row + E_COLOURS] >> colour) & 1:
                    per_die[colour] += more
    return per_die


def attack_total(state: State) -> int:
    """Add up the attack of the FIGHT frame on top (R8.3, R8.4): the base, or the conquest total."""
    arguments = argument(state, 0), argument(state, 1), argument(state, 2), argument(state, 3)
    return path_total(state, *arguments)


def path_total(state: State, path: int, against: int, carried: int, venoms: int) -> int:
    """Add up what a path comes to, with what is carried and the venoms it has used."""
    rows = sources(state, path, against)
    total = carried + dice_total(state, path, more_per_die(state, rows, against))
    if against != AGAINST_MISSION:
        total += total_of(state, rows, BONUS_AGAINST[against]) + venoms * state.tables.venom
    return total


def dice_total(state: State, path: int, per_die: list[int]) -> int:
    """Add up the rolled dice of a path, each with what its colour counts more, and at least 0 (R8.3)."""
    total = 0
    for colour in range(3):
        rolled = state.paths[path * PATH + ROLLED + colour]
        value = 1 + per_die[colour]
        while rolled:
            if value > 0:
                total += (rolled & FACE_MASK) * value
            rolled >>= FACE
            value += 1
    return total


def traps_needed(state: State, foe: int, rows: list[int]) -> int:
    """Count the traps that a capture takes with what works for a path (R8.5)."""
    return 0 if total_of(state, rows, E_NEEDS_NO_TRAP) else state.tables.traps_needed[foe]


def traps_on(state: State, path: int) -> int:
    """Count the traps of a path for a capture (R8.5): a revealed trick is none (R11.6)."""
    start = path * PATH
    paths = state.paths
    tokens = paths[start + TOKENS]
    if not state.table[TRICKS]:
        return tokens
    kinds = state.tables.trap_kind
    tricks = 0
    for slot in range(tokens):
        if (paths[start + REVEALED] >> slot) & 1 and kinds[paths[start + SLOT + slot]] == TRICK:
            tricks += 1
    return tokens - tricks


def can_capture(state: State, path: int, rows: list[int]) -> bool:
    """Tell whether a path has the traps for a capture of the monster of the battle (R8.5)."""
    return traps_on(state, path) >= traps_needed(state, state.table[FOE], rows)


def goal(state: State, path: int, against: int) -> tuple[int, int, bool, int]:
    """Return what a path rolls against, and what it takes, with its bonuses.

    That is the total that captures a monster, whether the path has the traps for it (R8.5), and the total
    that eliminates it, or fulfils the mission, or conquers the land.
    """
    tables = state.tables
    table = state.table
    if against == AGAINST_MISSION:
        return table[MISSION_TILES], 0, False, tables.mission_objective[table[MISSION_TILES]]
    if against == AGAINST_LAND:
        land = table[LAND_CARDS + place_of(path)]
        return land, 0, False, tables.conquest_value[land]
    foe = table[FOE]
    rows = sources(state, path, against)
    capture = tables.capture_value[foe] - total_of(state, rows, E_CAPTURE_BONUS)
    elimination = tables.elimination_value[foe] - total_of(state, rows, E_ELIMINATE_BONUS)
    return foe, capture, can_capture(state, path, rows), elimination


# --- rerolls (R8.2) -----------------------------------------------------------------------------

# Sets of colours, those with the fewest first: they are spent first.
FEWEST_FIRST: Final[tuple[int, ...]] = (1, 2, 4, 3, 5, 6, 7)


def add_rerolls(state: State, row: int) -> None:
    """Give the active path the rerolls of an effect."""
    effects = state.tables.effects
    if effects[row + E_REROLL]:
        state.table[REROLLS + effects[row + E_COLOURS]] += effects[row + E_REROLL]


def reroll_for(state: State, colour: int) -> int:
    """Return the set of colours whose reroll is spent on a die of this colour, or NONE."""
    for colours in FEWEST_FIRST:
        if (colours >> colour) & 1 and state.table[REROLLS + colours]:
            return colours
    return NONE


# --- the question -------------------------------------------------------------------------------


def options(state: State, out: list[int]) -> None:
    """Ask what the active path rolls, rolls again or uses, until it stops (R7.2, R8.1, R9.1)."""
    path, against = argument(state, 0), argument(state, 1)
    start = path * PATH
    paths = state.paths
    strength, magic = paths[start + PATH_DICE], paths[start + PATH_DICE + 1]
    if strength:
        out.append(actions.ROLL_CHOICE)
    if magic:
        out.append(actions.ROLL_CHOICE + 1)
    if strength + magic > 1:
        out.append(actions.ROLL_ALL)
    for colour in range(3):
        rolled = paths[start + ROLLED + colour]
        if rolled and reroll_for(state, colour) != NONE:
            for face in range(6):
                if (rolled >> (FACE * face)) & FACE_MASK:
                    out.append(actions.REROLL_CHOICE + colour * 6 + face)
    if paths[start + PATH_VENOMS] and venom_reason(state, path, against)[0] == LEGAL:
        out.append(actions.USE_VENOM)
    loot = state.clans[top_seat(state)][LOOT]
    if loot:
        for token in state.tables.fight_loot:
            if (loot >> token) & 1 and loot_reason(state, token)[0] == LEGAL:
                out.append(actions.LOOT_CHOICE + token)
    out.append(actions.STOP_CHOICE)


def venom_reason(state: State, path: int, against: int) -> Reason:
    """Tell why no venom can be used: it works only against monsters (R9.1), and not against Gator."""
    if against != AGAINST_MONSTER:
        return (NOT_HERE, 0, 0)
    if not state.paths[path * PATH + PATH_VENOMS]:
        return (NO_VENOM, 0, 0)
    if forbidden(state, against) & FORBIDS_VENOMS:
        return (FORBIDDEN_BY_MONSTER, 0, 0)
    return (LEGAL, 0, 0)


def loot_reason(state: State, token: int) -> Reason:
    """Tell why loot does nothing for the path of the FIGHT frame on top (R12.4)."""
    tables = state.tables
    if token >= tables.loot or not (state.clans[top_seat(state)][LOOT] >> token) & 1:
        return (NOT_YOURS, 0, 0)
    if token not in tables.fight_loot:
        return (NOT_HERE, 0, 0)
    path, against = argument(state, 0), argument(state, 1)
    effects = tables.effects
    row = tables.loot_effect[token]
    start = path * PATH
    if effects[row + E_REROLL] or (effects[row + E_PER_DIE] and works(effects[row + E_ONLY], against)):
        for colour in range(3):
            if (effects[row + E_COLOURS] >> colour) & 1:
                if state.paths[start + PATH_DICE + colour] or state.paths[start + ROLLED + colour]:
                    return (LEGAL, 0, 0)
    if against == AGAINST_MONSTER:
        if effects[row + E_MONSTER_BONUS] or effects[row + E_CAPTURE_BONUS]:
            return (LEGAL, 0, 0)
        if effects[row + E_ELIMINATE_BONUS]:
            return (LEGAL, 0, 0)
    if against == AGAINST_LAND and effects[row + E_CONQUEST_BONUS]:
        return (LEGAL, 0, 0)
    return (NOT_HERE, 0, 0)


def apply(state: State, choice: int) -> None:
    """Roll, reroll, use something, or stop."""
    seat = top_seat(state)
    path = argument(state, 0)
    start = path * PATH
    paths = state.paths
    if choice == actions.STOP_CHOICE:
        _stop(state, path)
    elif choice == actions.ROLL_ALL:
        roll_all(state, path)
    elif actions.ROLL_CHOICE <= choice < actions.REROLL_CHOICE:
        colour = choice - actions.ROLL_CHOICE
        paths[start + PATH_DICE + colour] -= 1
        push(state, ROLL_PATH, seat, path, 1 << (8 * colour))
    elif actions.REROLL_CHOICE <= choice < actions.USE_VENOM:
        colour, face = divmod(choice - actions.REROLL_CHOICE, 6)
        state.table[REROLLS + reroll_for(state, colour)] -= 1
        paths[start + ROLLED + colour] -= 1 << (FACE * face)
        if state.events is not None:
            _tell_die(state, events.REROLLED, path, argument(state, 1), colour, face, attack_total(state))
        push(state, ROLL_PATH, seat, path, 1 << (8 * colour))
    elif choice == actions.USE_VENOM:
        paths[start + PATH_VENOMS] -= 1
        set_argument(state, 3, argument(state, 3) + 1)
        if state.events is not None:
            emit(state, events.VENOM_USED, seat, path, state.tables.venom, attack_total(state))
    else:
        token = choice - actions.LOOT_CHOICE
        discard_loot(state, seat, token)
        state.table[LOOT_AT_WORK] |= 1 << token
        add_rerolls(state, state.tables.loot_effect[token])


def _stop(state: State, path: int) -> None:
    """R8.1: unrolled dice are removed, and the frame below judges the total."""
    state.table[TOTAL] = attack_total(state)
    start = path * PATH + PATH_DICE
    state.paths[start : start + 3] = [0, 0, 0]
    pop(state)


def discard_loot(state: State, seat: int, token: int) -> None:
    """Use loot up."""
    state.clans[seat][LOOT] &= ~(1 << token)
    state.table[LOOT_DISCARDS] |= 1 << token
    emit(state, events.LOOT_USED, seat, token)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused choice of the active path."""
    path, against = argument(state, 0), argument(state, 1)
    if actions.ROLL_CHOICE <= choice < actions.REROLL_CHOICE:
        return (NO_DIE_THERE, choice - actions.ROLL_CHOICE, 0)
    if actions.REROLL_CHOICE <= choice < actions.USE_VENOM:
        colour, face = divmod(choice - actions.REROLL_CHOICE, 6)
        if not showing(state, path, colour, face):
            return (NO_DIE_THERE, colour, 0)
        return _no_reroll(state, path, against, colour)
    if choice == actions.USE_VENOM:
        return venom_reason(state, path, against)
    if actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
        return loot_reason(state, choice - actions.LOOT_CHOICE)
    return (NOT_ASKED, 0, 0)


def _no_reroll(state: State, path: int, against: int, colour: int) -> Reason:
    """Tell whether a weapon would give a reroll if the monster allowed weapons (R7.10)."""
    effects = state.tables.effects
    mercenary = state.paths[path * PATH + MERCENARY]
    allowed = gear(state, mercenary, forbidden(state, against))
    for row in gear(state, mercenary, 0):
        if row not in allowed and effects[row + E_REROLL] and (effects[row + E_COLOURS] >> colour) & 1:
            return (FORBIDDEN_BY_MONSTER, 0, 0)
    return (NO_REROLL, 0, 0)
