"""Random loads of paths, as the rules of R6 allow them, for random positions."""

from __future__ import annotations

from collections.abc import Callable

from monsterlands.game.positions.builder import benefits
from monsterlands.rules import layout
from monsterlands.rules.clan import unassigned
from monsterlands.rules.columns import INITIAL_TRAP, R_COLOURS, R_EXACT, R_FREE
from monsterlands.rules.layout import CONTRACT, DICE_MISSION, ENTRANCE, MAGIC, NONE, PATH, STRENGTH
from monsterlands.rules.outside import (
    dice_on,
    fits,
    header_path,
    path_open,
    something_loaded,
    token_fits,
    tokens_on,
)
from monsterlands.rules.state import State, bits

Below = Callable[[int], int]


def load_paths(state: State, paths: list[int], below: Below) -> None:
    """Send mercenaries to some paths, in this order."""
    loaded: list[int] = []
    for path in paths:
        seats = [seat for seat in range(len(state.clans)) if unassigned(state, seat)]
        dead = path >= ENTRANCE and state.table[layout.ENTRANCE_MONSTER] == NONE
        if not seats or dead or not path_open(state, path):
            continue
        if _load(state, seats[below(len(seats))], path, below):
            loaded.append(path)
            state.table[layout.LOADS] = len(loaded)
            state.paths[path * PATH + layout.ORDER] = len(loaded)
    for seat in range(len(state.clans)):
        _remember(
            state, seat, [path for path in loaded if state.paths[path * PATH + layout.SEAT] == seat], below
        )


def _load(state: State, seat: int, path: int, below: Below) -> bool:
    """Load a path, unless there is nothing to lay on it (R6.6)."""
    home = bits(unassigned(state, seat))
    mercenary = home[below(len(home))]
    start = path * PATH
    if DICE_MISSION <= path < ENTRANCE:
        _mission_dice(state, path, below)
    else:
        _dice(state, path, below)
        _tokens(state, seat, path, below)
        if path >= ENTRANCE and not something_loaded(state, path):
            return False
        _brews(state, seat, path, below)
    state.paths[start + layout.MERCENARY] = mercenary
    state.paths[start + layout.SEAT] = seat
    state.table[layout.ASSIGNED] |= 1 << mercenary
    return True


def _mission_dice(state: State, path: int, below: Below) -> None:
    """Pick exactly the dice shown, free ones of any of their colours (R6.2)."""
    tables = state.tables
    tile = state.table[layout.MISSION_TILES + int(path >= CONTRACT)]
    row = tables.contract_dice[tile] if path >= CONTRACT else tables.mission_dice[tile]
    needs = tables.requirements
    start = path * PATH + layout.PATH_DICE
    state.paths[start : start + 3] = needs[row + R_EXACT : row + R_EXACT + 3]
    colours = bits(needs[row + R_COLOURS])
    for _ in range(needs[row + R_FREE]):
        state.paths[start + colours[below(len(colours))]] += 1


def _dice(state: State, path: int, below: Below) -> None:
    """Pick the required dice and some reinforcements (R6.3); at the entrance any S and M (R6.6)."""
    tables = state.tables
    start = path * PATH + layout.PATH_DICE
    colours: tuple[int, ...] = (STRENGTH, MAGIC)
    most = tables.entrance_capacity
    if path < ENTRANCE:
        header = header_path(state, path)
        state.paths[start : start + 3] = tables.header_dice[header]
        colours, most = bits(tables.header_colours[header]), tables.header_up_to[header]
    for _ in range(below(most + 1)):
        if fits(state, path, dice_on(state, path) + 1, tokens_on(state, path)):
            state.paths[start + colours[below(len(colours))]] += 1


def _tokens(state: State, seat: int, path: int, below: Below) -> None:
    """Lay traps and defense tokens of the play area."""
    clan = state.clans[seat]
    start = path * PATH
    kinds = range(state.tables.traps)
    for _ in range(below(layout.SLOTS)):
        if not token_fits(state, path):
            break
        held = [kind for kind in kinds if clan[layout.HELD + kind]]
        if held and below(3):
            kind = held[below(len(held))]
            clan[layout.HELD + kind] -= 1
            clan[layout.TRAPS_HELD] -= 1
            state.paths[start + layout.SLOT + state.paths[start + layout.TOKENS]] = kind
            state.paths[start + layout.TOKENS] += 1
        elif clan[layout.DEFENSE]:
            clan[layout.DEFENSE] -= 1
            state.paths[start + layout.PATH_DEFENSE] += 1
    if not state.table[layout.TRICKS]:
        # Their order matters only with the trick module (R6.3).
        end = start + layout.SLOT + state.paths[start + layout.TOKENS]
        state.paths[start + layout.SLOT : end] = sorted(state.paths[start + layout.SLOT : end])


def _brews(state: State, seat: int, path: int, below: Below) -> None:
    """Lay the benefit of the path on the mercenary, and what it takes along (R6.4, R6.5)."""
    clan = state.clans[seat]
    start = path * PATH
    gold, potions, venoms = benefits(state, path)
    state.paths[start + layout.PATH_GOLD] = gold
    taken = below(min(clan[layout.POTIONS], state.tables.equip_potions) + 1)
    clan[layout.POTIONS] -= taken
    state.paths[start + layout.PATH_POTIONS] = potions + taken
    taken = below(min(clan[layout.VENOMS], state.tables.equip_venoms) + 1)
    clan[layout.VENOMS] -= taken
    state.paths[start + layout.PATH_VENOMS] = venoms + taken


def _remember(state: State, seat: int, loaded: list[int], below: Below) -> None:
    """Note which traps a clan owned at each load (R16.2): some were bought only later in the round."""
    clan = state.clans[seat]
    kinds = state.tables.traps
    loads = [path for path in loaded if path < DICE_MISSION or path >= ENTRANCE]
    bought = [[0] * kinds for _ in range(len(loads) + 1)]  # by the number of earlier loads
    for kind in range(kinds):
        for _ in range(clan[layout.HELD + kind]):
            late = state.tables.trap_kind[kind] != INITIAL_TRAP and below(4) == 0
            bought[below(len(loads) + 1) if late else 0][kind] += 1
    for number, path in enumerate(loads):
        start = path * PATH
        for slot in range(state.paths[start + layout.TOKENS]):
            kind = state.paths[start + layout.SLOT + slot]
            late = state.tables.trap_kind[kind] != INITIAL_TRAP and below(4) == 0
            bought[below(number + 1) if late else 0][kind] += 1
    owned = [0] * kinds
    for number, counts in enumerate(bought):
        owned = [there + count for there, count in zip(owned, counts, strict=True)]
        if number < len(loads):
            state.known[loads[number]] = tuple(owned)
    state.owned[seat] = tuple(owned)
