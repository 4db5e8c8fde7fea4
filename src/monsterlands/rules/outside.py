"""Deploying outside (R6): a mercenary, a path, and everything that goes along."""

from __future__ import annotations

from . import actions, events, requirements
from .clan import unassigned
from .frames import ASSIGN, LOAD, argument, pop, push, top_seat
from .piles import active_lands
from .reasons import (
    IS_ASSIGNED,
    LEGAL,
    MISSION_DICE_MISSING,
    MUST_LOAD,
    NEVER_PERSUASION,
    NO_DEFENSE,
    NO_MERCENARY,
    NO_MONSTER,
    NO_MORE_REINFORCEMENTS,
    NO_POTION,
    NO_SUCH_DIE,
    NO_TRAP,
    NO_VENOM,
    NOBODY_THERE,
    NOT_ASKED,
    NOT_FOR_NOVICES,
    NOT_YOURS,
    NOTHING_TO_STAKE,
    ONE_IS_ENOUGH,
    PATH_CLOSED,
    PATH_DICE_MISSING,
    PATH_FULL,
    PATH_TAKEN,
    Reason,
)
from .state import (
    ASSIGNED,
    AT_ENTRANCE,
    CONTRACT,
    CREW,
    DEFENSE,
    DICE,
    DICE_MISSION,
    ENTRANCE,
    ENTRANCE_MONSTER,
    HEADERS,
    HELD,
    LAND_B,
    LOADS,
    MAGIC,
    MERCENARY,
    MISSION_TILES,
    NONE,
    NOVICE,
    ORDER,
    PATH,
    PATH_DEFENSE,
    PATH_DICE,
    PATH_GOLD,
    PATH_POTIONS,
    PATH_VENOMS,
    PATHS,
    PERSUASION,
    POOL,
    POTIONS,
    SEAT,
    SLOT,
    STRENGTH,
    TOKENS,
    TRAPS_HELD,
    TRICKS,
    VENOMS,
    State,
    bits,
    emit,
)
from .tables import E_GAIN, G_GOLD, G_POTIONS, G_VENOMS

# --- which path ---------------------------------------------------------------------------------


def options(state: State, seat: int, out: list[int]) -> None:
    """List the paths to which a mercenary can be sent: of the lands, the missions and the entrance."""
    if not unassigned(state, seat):
        return
    table = state.table
    tables = state.tables
    clan = state.clans[seat]
    strength = clan[POOL + STRENGTH]
    magic = clan[POOL + MAGIC]
    for land in range(active_lands(state)):
        header = table[HEADERS + land]
        if header != NONE:
            for place in range(LAND_B):
                dice = tables.header_dice[header * LAND_B + place]
                if strength >= dice[STRENGTH] and magic >= dice[MAGIC]:
                    _add_free(state, land * LAND_B + place, out)
    for path in (DICE_MISSION, CONTRACT):
        if path_open(state, path) and dice_for(state, seat, path)[0] == LEGAL:
            _add_free(state, path, out)
            _add_free(state, path + 1, out)
    if path_open(state, ENTRANCE) and dice_for(state, seat, ENTRANCE)[0] == LEGAL:
        _add_free(state, ENTRANCE, out)
        _add_free(state, ENTRANCE + 1, out)


def _add_free(state: State, path: int, out: list[int]) -> None:
    if state.paths[path * PATH + MERCENARY] == NONE:
        out.append(actions.PATH_CHOICE + path)


def path_reason(state: State, seat: int, path: int) -> Reason:
    """Tell why nobody can be sent to a path."""
    if path >= PATHS or not path_open(state, path):
        return (NO_MONSTER if ENTRANCE <= path < PATHS else PATH_CLOSED, 0, 0)
    if state.paths[path * PATH + MERCENARY] != NONE:
        return (PATH_TAKEN, 0, 0)
    if not unassigned(state, seat):
        return (NO_MERCENARY, 0, 0)
    return dice_for(state, seat, path)


def dice_for(state: State, seat: int, path: int) -> Reason:
    """Tell why a clan lacks what an open path needs."""
    tables = state.tables
    clan = state.clans[seat]
    if path >= ENTRANCE:
        stake = clan[POOL + STRENGTH] + clan[POOL + MAGIC] if fits(state, path, 1, 0) else 0
        if fits(state, path, 0, 1):
            stake += clan[TRAPS_HELD] + clan[DEFENSE]
        return (LEGAL, 0, 0) if stake else (NOTHING_TO_STAKE, 0, 0)
    if path >= DICE_MISSION:
        tile = state.table[MISSION_TILES + int(path >= CONTRACT)]
        row = tables.contract_dice[tile] if path >= CONTRACT else tables.mission_dice[tile]
        return requirements.reason(state, seat, row, MISSION_DICE_MISSING)
    dice = tables.header_dice[header_path(state, path)]
    for colour in (STRENGTH, MAGIC):
        if clan[POOL + colour] < dice[colour]:
            return (PATH_DICE_MISSING, dice[colour], clan[POOL + colour])
    return (LEGAL, 0, 0)


def path_open(state: State, path: int) -> bool:
    """Tell whether a path is in play: a header, a mission, or a monster at the entrance lies there."""
    table = state.table
    if path >= ENTRANCE:
        return table[ENTRANCE_MONSTER] != NONE
    if path >= DICE_MISSION:
        return table[MISSION_TILES + int(path >= CONTRACT)] != NONE
    land = int(path >= LAND_B)
    return land < active_lands(state) and table[HEADERS + land] != NONE


def header_path(state: State, path: int) -> int:
    """Return the place of a land path in the header tables."""
    land = int(path >= LAND_B)
    return state.table[HEADERS + land] * 4 + path - land * LAND_B


def place_of(path: int) -> int:
    """Return the place of a path: land A, land B or the entrance, as in `MONSTERS`."""
    return AT_ENTRANCE if path >= ENTRANCE else path // LAND_B


def paths_of_place(place: int) -> tuple[int, int]:
    """Return the first path of a place and the end of its paths."""
    if place == AT_ENTRANCE:
        return ENTRANCE, PATHS
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
    return (NOBODY_THERE if aside else NOT_ASKED, 0, 0)


def choose_path(state: State, seat: int, path: int) -> None:
    """Begin an assignment."""
    push(state, ASSIGN, seat, path)


# --- who ----------------------------------------------------------------------------------------


def member_options(state: State, out: list[int]) -> None:
    """Ask which unassigned mercenary, wounded or not, is sent to the path (R6.1)."""
    for mercenary in bits(unassigned(state, top_seat(state))):
        out.append(actions.MEMBER_CHOICE + mercenary)


def member_why_not(state: State, choice: int) -> Reason:
    """Explain why a member cannot go."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= NOVICE:
        return (NOT_ASKED, 0, 0)
    if member == NOVICE:
        return (NOT_FOR_NOVICES, 0, 0)
    if not (state.clans[top_seat(state)][CREW] >> member) & 1:
        return (NOT_YOURS, 0, 0)
    return (IS_ASSIGNED, 0, 0)


def assign(state: State, choice: int) -> None:
    """Put the mercenary on the path with the required dice and the path's benefit."""
    seat = top_seat(state)
    path = argument(state, 0)
    mercenary = choice - actions.MEMBER_CHOICE
    pop(state)
    table = state.table
    table[ASSIGNED] |= 1 << mercenary
    table[LOADS] += 1
    start = path * PATH
    paths = state.paths
    paths[start + MERCENARY] = mercenary
    paths[start + SEAT] = seat
    paths[start + ORDER] = table[LOADS]
    emit(state, events.ASSIGNED, seat, mercenary, path)
    if DICE_MISSION <= path < ENTRANCE:
        requirements.ask(state, seat, requirements.PATH_TARGET + path)
        return
    clan = state.clans[seat]
    state.known[path] = state.owned[seat]
    if path < DICE_MISSION:
        dice = state.tables.header_dice[header_path(state, path)]
        for colour in (STRENGTH, MAGIC):
            clan[POOL + colour] -= dice[colour]
            paths[start + PATH_DICE + colour] = dice[colour]
            for _ in range(dice[colour]):
                emit(state, events.PATH_DIE, seat, path, colour)
    # R6.5: gold, potions and venoms lie on the mercenary.
    effects = state.tables.effects
    row = benefit(state, path) + E_GAIN
    paths[start + PATH_GOLD] = effects[row + G_GOLD]
    paths[start + PATH_POTIONS] = effects[row + G_POTIONS]
    paths[start + PATH_VENOMS] = effects[row + G_VENOMS]
    push(state, LOAD, seat, path)


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
        if clan[TRAPS_HELD]:
            for kind in range(state.tables.traps):
                if clan[HELD + kind]:
                    out.append(actions.LOAD_TRAP + kind)
        if clan[DEFENSE]:
            out.append(actions.LOAD_DEFENSE)
    if brought(state, path, PATH_POTIONS) < state.tables.equip_potions and clan[POTIONS]:
        out.append(actions.LOAD_POTION)
    if brought(state, path, PATH_VENOMS) < state.tables.equip_venoms and clan[VENOMS]:
        out.append(actions.LOAD_VENOM)
    if path < ENTRANCE or something_loaded(state, path):
        out.append(actions.DONE)


def dice_on(state: State, path: int) -> int:
    """Count the dice on a path."""
    start = path * PATH + PATH_DICE
    return state.paths[start + STRENGTH] + state.paths[start + MAGIC]


def tokens_on(state: State, path: int) -> int:
    """Count the traps and defense tokens on a path."""
    return state.paths[path * PATH + TOKENS] + state.paths[path * PATH + PATH_DEFENSE]


def spaces(state: State, path: int) -> int:
    """Count the spaces for dice and tokens on a path; a mission has none (R6.3, R6.6)."""
    tables = state.tables
    if path >= ENTRANCE:
        return tables.entrance_capacity
    return tables.path_dice + tables.path_tokens * tables.token_spaces if path < DICE_MISSION else 0


def something_loaded(state: State, path: int) -> bool:
    """R6.6: at least one die, trap or defense token."""
    return dice_on(state, path) + tokens_on(state, path) > 0


def fits(state: State, path: int, dice: int, tokens: int) -> bool:
    """Tell whether so many dice and tokens fit on a path (R6.3, R6.6)."""
    tables = state.tables
    if path >= ENTRANCE:
        return dice + tokens * tables.token_spaces <= tables.entrance_capacity
    room = tables.path_dice - dice
    return room >= 0 and tokens <= tables.path_tokens + room // tables.token_spaces


def die_reason(state: State, seat: int, path: int, colour: int) -> Reason:
    """Tell why a die cannot reinforce a path."""
    if not state.clans[seat][POOL + colour]:
        return (NO_SUCH_DIE, colour, 0)
    if path < ENTRANCE:
        header = header_path(state, path)
        added = dice_on(state, path) - sum(state.tables.header_dice[header])
        if added >= state.tables.header_up_to[header]:
            return (NO_MORE_REINFORCEMENTS, state.tables.header_up_to[header], 0)
        if not (state.tables.header_colours[header] >> colour) & 1:
            return (NO_MORE_REINFORCEMENTS, state.tables.header_up_to[header], 0)
    if not fits(state, path, dice_on(state, path) + 1, tokens_on(state, path)):
        return (PATH_FULL, 0, 0)
    return (LEGAL, 0, 0)


def token_fits(state: State, path: int) -> bool:
    """Tell whether one more token fits."""
    return fits(state, path, dice_on(state, path), tokens_on(state, path) + 1)


def brought(state: State, path: int, field: int) -> int:
    """R6.4: count the potions or venoms that came from the play area, not from the path's benefit."""
    column = G_POTIONS if field == PATH_POTIONS else G_VENOMS
    from_path = state.tables.effects[benefit(state, path) + E_GAIN + column]
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
        state.paths[start + PATH_DICE + colour] += 1
        emit(state, events.PATH_DIE, seat, path, colour)
    elif choice < actions.LOAD_DEFENSE:
        kind = choice - actions.LOAD_TRAP
        clan[HELD + kind] -= 1
        clan[TRAPS_HELD] -= 1
        _lay_trap(state, start, kind)
        emit(state, events.PATH_TRAP, seat, path, kind)
    elif choice == actions.LOAD_DEFENSE:
        clan[DEFENSE] -= 1
        state.paths[start + PATH_DEFENSE] += 1
        emit(state, events.PATH_DEFENSE, seat, path)
    elif choice == actions.LOAD_POTION:
        clan[POTIONS] -= 1
        state.paths[start + PATH_POTIONS] += 1
        emit(state, events.PATH_POTION, seat, path)
    else:
        clan[VENOMS] -= 1
        state.paths[start + PATH_VENOMS] += 1
        emit(state, events.PATH_VENOM, seat, path)


def _lay_trap(state: State, start: int, kind: int) -> None:
    """Lay a trap face down. Its order matters only with the trick module (R6.3); else they lie sorted."""
    paths = state.paths
    tokens = paths[start + TOKENS]
    traps = paths[start + SLOT : start + SLOT + tokens]
    traps.append(kind)
    if not state.table[TRICKS]:
        traps.sort()
    paths[start + SLOT : start + SLOT + tokens + 1] = traps
    paths[start + TOKENS] = tokens + 1


def load_why_not(state: State, choice: int) -> Reason:
    """Explain why something cannot go on the path."""
    seat = top_seat(state)
    path = argument(state, 0)
    clan = state.clans[seat]
    if choice == actions.DONE:
        return (MUST_LOAD, 0, 0)
    if actions.DIE_CHOICE <= choice < actions.DIE_CHOICE + DICE:
        colour = choice - actions.DIE_CHOICE
        return (NEVER_PERSUASION, 0, 0) if colour >= PERSUASION else die_reason(state, seat, path, colour)
    if actions.LOAD_TRAP <= choice < actions.LOAD_DEFENSE:
        return (PATH_FULL, 0, 0) if clan[HELD + choice - actions.LOAD_TRAP] else (NO_TRAP, 0, 0)
    if choice == actions.LOAD_DEFENSE:
        return (PATH_FULL, 0, 0) if clan[DEFENSE] else (NO_DEFENSE, 0, 0)
    if choice == actions.LOAD_POTION:
        return (ONE_IS_ENOUGH, state.tables.equip_potions, 0) if clan[POTIONS] else (NO_POTION, 0, 0)
    if choice == actions.LOAD_VENOM:
        return (ONE_IS_ENOUGH, state.tables.equip_venoms, 0) if clan[VENOMS] else (NO_VENOM, 0, 0)
    return (NOT_ASKED, 0, 0)


def highest_loaded(state: State) -> int:
    """Return the highest choice that is on the path already, or NONE: the order does not matter."""
    path = argument(state, 0)
    start = path * PATH
    paths = state.paths
    if brought(state, path, PATH_VENOMS):
        return actions.LOAD_VENOM
    if brought(state, path, PATH_POTIONS):
        return actions.LOAD_POTION
    if paths[start + PATH_DEFENSE]:
        return actions.LOAD_DEFENSE
    tokens = paths[start + TOKENS]
    if tokens:
        # R6.3: with the trick module the order of traps is a choice.
        highest = 0 if state.table[TRICKS] else paths[start + SLOT + tokens - 1]
        return actions.LOAD_TRAP + highest
    required = state.tables.header_dice[header_path(state, path)] if path < ENTRANCE else [0, 0, 0]
    if paths[start + PATH_DICE + MAGIC] > required[MAGIC]:
        return actions.DIE_CHOICE + MAGIC
    return NONE
