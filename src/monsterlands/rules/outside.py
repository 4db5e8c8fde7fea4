"""Deploying outside (R6): a path, a mercenary, and everything that goes with it."""

from __future__ import annotations

from . import actions, columns, events, frames, layout, reasons, requirements
from .clan import unassigned
from .frames import argument, pop, push, top_seat
from .layout import CONTRACT, DICE_MISSION, ENTRANCE, LAND_B, MAGIC, MERCENARY, NONE, PATH, POOL, STRENGTH
from .piles import active_lands
from .reasons import LEGAL, Reason
from .state import State, bits, emit

# --- which path ---------------------------------------------------------------------------------


def options(state: State, seat: int, out: list[int]) -> None:
    """List the paths to which a mercenary can be sent: of the lands, the missions and the entrance."""
    if not unassigned(state, seat):
        return
    table = state.table
    tables = state.tables
    paths = state.paths
    clan = state.clans[seat]
    strength = clan[POOL + STRENGTH]
    magic = clan[POOL + MAGIC]
    for land in range(active_lands(state)):
        header = table[layout.HEADERS + land]
        if header != NONE:
            for path in range(land * LAND_B, (land + 1) * LAND_B):
                if paths[path * PATH + MERCENARY] == NONE:
                    dice = tables.header_dice[header * LAND_B + path - land * LAND_B]
                    if strength >= dice[STRENGTH] and magic >= dice[MAGIC]:
                        out.append(actions.PATH_CHOICE + path)
    for first in (DICE_MISSION, CONTRACT, ENTRANCE):
        if path_open(state, first) and dice_for(state, seat, first)[0] == LEGAL:
            for path in (first, first + 1):
                if paths[path * PATH + MERCENARY] == NONE:
                    out.append(actions.PATH_CHOICE + path)


def path_reason(state: State, seat: int, path: int) -> Reason:
    """Tell why nobody can be sent to a path."""
    if path >= layout.PATHS or not path_open(state, path):
        return (reasons.NO_MONSTER if ENTRANCE <= path < layout.PATHS else reasons.PATH_CLOSED, 0, 0)
    if state.paths[path * PATH + MERCENARY] != NONE:
        return (reasons.PATH_TAKEN, 0, 0)
    if not unassigned(state, seat):
        return (reasons.NO_MERCENARY, 0, 0)
    return dice_for(state, seat, path)


def dice_for(state: State, seat: int, path: int) -> Reason:
    """Tell why a clan lacks what an open path needs."""
    tables = state.tables
    clan = state.clans[seat]
    if path >= ENTRANCE:
        stake = clan[POOL + STRENGTH] + clan[POOL + MAGIC] if fits(state, path, 1, 0) else 0
        if fits(state, path, 0, 1):
            stake += clan[layout.TRAPS_HELD] + clan[layout.DEFENSE]
        return (LEGAL, 0, 0) if stake else (reasons.NOTHING_TO_STAKE, 0, 0)
    if path >= DICE_MISSION:
        tile = state.table[layout.MISSION_TILES + int(path >= CONTRACT)]
        row = tables.contract_dice[tile] if path >= CONTRACT else tables.mission_dice[tile]
        return requirements.reason(state, seat, row, reasons.MISSION_DICE_MISSING)
    dice = tables.header_dice[header_path(state, path)]
    for colour in (STRENGTH, MAGIC):
        if clan[POOL + colour] < dice[colour]:
            return (reasons.PATH_DICE_MISSING, dice[colour], clan[POOL + colour])
    return (LEGAL, 0, 0)


def path_open(state: State, path: int) -> bool:
    """Tell whether a path is in play: it has a header, a mission, or the monster at the entrance."""
    table = state.table
    if path >= ENTRANCE:
        return table[layout.ENTRANCE_MONSTER] != NONE
    if path >= DICE_MISSION:
        return table[layout.MISSION_TILES + int(path >= CONTRACT)] != NONE
    land = int(path >= LAND_B)
    return land < active_lands(state) and table[layout.HEADERS + land] != NONE


def header_path(state: State, path: int) -> int:
    """Return the place of a land path in the header tables."""
    land = int(path >= LAND_B)
    return state.table[layout.HEADERS + land] * 4 + path - land * LAND_B


def place_of(path: int) -> int:
    """Return the place of a path: land A, land B or the entrance, as in `MONSTERS`."""
    return layout.AT_ENTRANCE if path >= ENTRANCE else path // LAND_B


def paths_of_place(place: int) -> tuple[int, int]:
    """Return the first path of a place and the end of its paths."""
    if place == layout.AT_ENTRANCE:
        return ENTRANCE, layout.PATHS
    return place * LAND_B, (place + 1) * LAND_B


def adjacent(state: State, path: int) -> list[int]:
    """List the adjacent paths: the nearest on either side of the same place with somebody on it (R1.10)."""
    if DICE_MISSION <= path < ENTRANCE:
        return []
    first, end = paths_of_place(place_of(path))
    found: list[int] = []
    for direction in (-1, 1):
        other = path + direction
        while first <= other < end and state.paths[other * PATH + MERCENARY] == NONE:
            other += direction
        if first <= other < end:
            found.append(other)
    return found


def side_options(state: State, path: int, out: list[int]) -> None:
    """Offer the sides on which there is an adjacent path."""
    for other in adjacent(state, path):
        out.append(actions.LEFT_CHOICE if other < path else actions.RIGHT_CHOICE)


def path_beside(state: State, path: int, choice: int) -> int:
    """Return the adjacent path on the chosen side, or NONE."""
    for other in adjacent(state, path):
        if choice == (actions.LEFT_CHOICE if other < path else actions.RIGHT_CHOICE):
            return other
    return NONE


def side_why_not(state: State, choice: int) -> Reason:
    """Explain a refused side."""
    aside = choice in (actions.LEFT_CHOICE, actions.RIGHT_CHOICE)
    return (reasons.NOBODY_THERE if aside else reasons.NOT_ASKED, 0, 0)


def choose_path(state: State, seat: int, path: int) -> None:
    """Begin an assignment."""
    push(state, frames.ASSIGN, seat, path)


# --- who ----------------------------------------------------------------------------------------


def member_options(state: State, out: list[int]) -> None:
    """Ask which unassigned mercenary, wounded or not, is sent to the path (R6.1)."""
    for mercenary in bits(unassigned(state, top_seat(state))):
        out.append(actions.MEMBER_CHOICE + mercenary)


def member_why_not(state: State, choice: int) -> Reason:
    """Explain why a member cannot go."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= layout.NOVICE:
        return (reasons.NOT_ASKED, 0, 0)
    if member == layout.NOVICE:
        return (reasons.NOT_FOR_NOVICES, 0, 0)
    if not (state.clans[top_seat(state)][layout.CREW] >> member) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    return (reasons.IS_ASSIGNED, 0, 0)


def assign(state: State, choice: int) -> None:
    """Assign the mercenary to the path (R1.8), with the required dice and the path's benefit."""
    seat = top_seat(state)
    path = argument(state, 0)
    mercenary = choice - actions.MEMBER_CHOICE
    pop(state)
    table = state.table
    table[layout.ASSIGNED] |= 1 << mercenary
    table[layout.LOADS] += 1
    start = path * PATH
    paths = state.paths
    paths[start + MERCENARY] = mercenary
    paths[start + layout.SEAT] = seat
    paths[start + layout.ORDER] = table[layout.LOADS]
    emit(state, events.ASSIGNED, seat, mercenary, path)
    if DICE_MISSION <= path < ENTRANCE:
        # R6.4: a mission takes its dice and nothing else.
        requirements.ask(state, seat, requirements.PATH_TARGET + path)
        return
    clan = state.clans[seat]
    state.known[path] = state.owned[seat]
    if path < DICE_MISSION:
        dice = state.tables.header_dice[header_path(state, path)]
        for colour in (STRENGTH, MAGIC):
            clan[POOL + colour] -= dice[colour]
            paths[start + layout.PATH_DICE + colour] = dice[colour]
            for _ in range(dice[colour]):
                emit(state, events.PATH_DIE, seat, path, colour)
    # R6.5: the mercenary carries gold, potions and venoms.
    effects = state.tables.effects
    row = benefit(state, path) + columns.E_GAIN
    paths[start + layout.PATH_GOLD] = effects[row + columns.G_GOLD]
    paths[start + layout.PATH_POTIONS] = effects[row + columns.G_POTIONS]
    paths[start + layout.PATH_VENOMS] = effects[row + columns.G_VENOMS]
    push(state, frames.LOAD, seat, path)


def benefit(state: State, path: int) -> int:
    """Return the effect row of a land or entrance path's benefit."""
    if path >= ENTRANCE:
        return state.tables.entrance_effect[path - ENTRANCE]
    return state.tables.header_benefit[header_path(state, path)]


# --- with what ----------------------------------------------------------------------------------


def load_options(state: State, out: list[int]) -> None:
    """Ask what else goes on the path, until done (R6.3, R6.4, R6.6)."""
    seat = top_seat(state)
    path = argument(state, 0)
    clan = state.clans[seat]
    for colour in (STRENGTH, MAGIC):
        if die_reason(state, seat, path, colour)[0] == LEGAL:
            out.append(actions.DIE_CHOICE + colour)
    if token_fits(state, path):
        if clan[layout.TRAPS_HELD]:
            for kind in range(state.tables.traps):
                if clan[layout.HELD + kind]:
                    out.append(actions.LOAD_TRAP + kind)
        if clan[layout.DEFENSE]:
            out.append(actions.LOAD_DEFENSE)
    if brought(state, path, layout.PATH_POTIONS) < state.tables.equip_potions and clan[layout.POTIONS]:
        out.append(actions.LOAD_POTION)
    if brought(state, path, layout.PATH_VENOMS) < state.tables.equip_venoms and clan[layout.VENOMS]:
        out.append(actions.LOAD_VENOM)
    if path < ENTRANCE or something_loaded(state, path):
        out.append(actions.DONE)


def dice_on(state: State, path: int) -> int:
    """Count the dice on a path."""
    start = path * PATH + layout.PATH_DICE
    return state.paths[start + STRENGTH] + state.paths[start + MAGIC]


def tokens_on(state: State, path: int) -> int:
    """Count the traps and defense tokens on a path."""
    return state.paths[path * PATH + layout.TOKENS] + state.paths[path * PATH + layout.PATH_DEFENSE]


def spaces(state: State, path: int) -> int:
    """Count the spaces for dice and tokens on a path; a mission has none (R6.3, R6.6)."""
    tables = state.tables
    if path >= ENTRANCE:
        return tables.entrance_capacity
    return tables.path_dice + tables.path_tokens * tables.token_spaces if path < DICE_MISSION else 0


def something_loaded(state: State, path: int) -> bool:
    """Tell whether at least one die, trap or defense token lies on a path (R6.6)."""
    return dice_on(state, path) + tokens_on(state, path) > 0


def fits(state: State, path: int, dice: int, tokens: int) -> bool:
    """Tell whether a number of dice and tokens fit on a path together (R6.3, R6.6)."""
    return tokens <= tokens_beside(state, path, dice)


def tokens_beside(state: State, path: int, dice: int) -> int:
    """Count the tokens that fit on a path beside some dice; below 0 if the dice alone do not fit."""
    tables = state.tables
    if path >= ENTRANCE:
        return (tables.entrance_capacity - dice) // tables.token_spaces
    room = tables.path_dice - dice
    return tables.path_tokens + room // tables.token_spaces if room >= 0 else -1


def die_reason(state: State, seat: int, path: int, colour: int) -> Reason:
    """Tell why a die cannot reinforce a path."""
    if not state.clans[seat][POOL + colour]:
        return (reasons.NO_SUCH_DIE, colour, 0)
    if path < ENTRANCE:
        header = header_path(state, path)
        added = dice_on(state, path) - sum(state.tables.header_dice[header])
        if added >= state.tables.header_up_to[header]:
            return (reasons.NO_MORE_REINFORCEMENTS, state.tables.header_up_to[header], 0)
        if not (state.tables.header_colours[header] >> colour) & 1:
            return (reasons.NO_MORE_REINFORCEMENTS, state.tables.header_up_to[header], 0)
    if not fits(state, path, dice_on(state, path) + 1, tokens_on(state, path)):
        return (reasons.PATH_FULL, 0, 0)
    return (LEGAL, 0, 0)


def token_fits(state: State, path: int) -> bool:
    """Tell whether one more token fits."""
    return fits(state, path, dice_on(state, path), tokens_on(state, path) + 1)


def brought(state: State, path: int, field: int) -> int:
    """Count the potions or venoms that came from the play area, not from the path's benefit (R6.4)."""
    column = columns.G_POTIONS if field == layout.PATH_POTIONS else columns.G_VENOMS
    from_path = state.tables.effects[benefit(state, path) + columns.E_GAIN + column]
    return state.paths[path * PATH + field] - from_path


def load(state: State, choice: int) -> None:
    """Put one thing on the path, or finish."""
    if choice == actions.DONE:
        pop(state)
        return
    seat = top_seat(state)
    path = argument(state, 0)
    clan = state.clans[seat]
    start = path * PATH
    if choice < actions.LOAD_TRAP:
        colour = choice - actions.DIE_CHOICE
        clan[POOL + colour] -= 1
        state.paths[start + layout.PATH_DICE + colour] += 1
        emit(state, events.PATH_DIE, seat, path, colour)
    elif choice < actions.LOAD_DEFENSE:
        kind = choice - actions.LOAD_TRAP
        clan[layout.HELD + kind] -= 1
        clan[layout.TRAPS_HELD] -= 1
        _lay_trap(state, start, kind)
        emit(state, events.PATH_TRAP, seat, path, kind)
    elif choice == actions.LOAD_DEFENSE:
        clan[layout.DEFENSE] -= 1
        state.paths[start + layout.PATH_DEFENSE] += 1
        emit(state, events.PATH_DEFENSE, seat, path)
    elif choice == actions.LOAD_POTION:
        clan[layout.POTIONS] -= 1
        state.paths[start + layout.PATH_POTIONS] += 1
        emit(state, events.PATH_POTION, seat, path)
    else:
        clan[layout.VENOMS] -= 1
        state.paths[start + layout.PATH_VENOMS] += 1
        emit(state, events.PATH_VENOM, seat, path)


def _lay_trap(state: State, start: int, kind: int) -> None:
    """Lay a trap face down. Its order matters only with the trick module (R6.3); else they lie sorted."""
    paths = state.paths
    tokens = paths[start + layout.TOKENS]
    traps = paths[start + layout.SLOT : start + layout.SLOT + tokens]
    traps.append(kind)
    if not state.table[layout.TRICKS]:
        traps.sort()
    paths[start + layout.SLOT : start + layout.SLOT + tokens + 1] = traps
    paths[start + layout.TOKENS] = tokens + 1


def load_why_not(state: State, choice: int) -> Reason:
    """Explain why something cannot go on the path."""
    seat = top_seat(state)
    path = argument(state, 0)
    clan = state.clans[seat]
    if choice == actions.DONE:
        return (reasons.MUST_LOAD, 0, 0)
    if actions.DIE_CHOICE <= choice < actions.DIE_CHOICE + layout.DICE:
        colour = choice - actions.DIE_CHOICE
        return (
            (reasons.NEVER_PERSUASION, 0, 0)
            if colour >= layout.PERSUASION
            else die_reason(state, seat, path, colour)
        )
    if actions.LOAD_TRAP <= choice < actions.LOAD_DEFENSE:
        return (
            (reasons.PATH_FULL, 0, 0)
            if clan[layout.HELD + choice - actions.LOAD_TRAP]
            else (reasons.NO_TRAP, 0, 0)
        )
    if choice == actions.LOAD_DEFENSE:
        return (reasons.PATH_FULL, 0, 0) if clan[layout.DEFENSE] else (reasons.NO_DEFENSE, 0, 0)
    if choice == actions.LOAD_POTION:
        return (
            (reasons.ONE_IS_ENOUGH, state.tables.equip_potions, 0)
            if clan[layout.POTIONS]
            else (reasons.NO_POTION, 0, 0)
        )
    if choice == actions.LOAD_VENOM:
        return (
            (reasons.ONE_IS_ENOUGH, state.tables.equip_venoms, 0)
            if clan[layout.VENOMS]
            else (reasons.NO_VENOM, 0, 0)
        )
    return (reasons.NOT_ASKED, 0, 0)


def highest_loaded(state: State) -> int:
    """Return the highest choice that is on the path already, or NONE: the order does not matter."""
    path = argument(state, 0)
    start = path * PATH
    paths = state.paths
    if brought(state, path, layout.PATH_VENOMS):
        return actions.LOAD_VENOM
    if brought(state, path, layout.PATH_POTIONS):
        return actions.LOAD_POTION
    if paths[start + layout.PATH_DEFENSE]:
        return actions.LOAD_DEFENSE
    tokens = paths[start + layout.TOKENS]
    if tokens:
        # R6.3: with the trick module the order of traps is a choice.
        highest = 0 if state.table[layout.TRICKS] else paths[start + layout.SLOT + tokens - 1]
        return actions.LOAD_TRAP + highest
    required = state.tables.header_dice[header_path(state, path)] if path < ENTRANCE else [0, 0, 0]
    if paths[start + layout.PATH_DICE + MAGIC] > required[MAGIC]:
        return actions.DIE_CHOICE + MAGIC
    return NONE
