"""Checks that the loaded paths of a position follow the rules (R6)."""

from __future__ import annotations

from collections import Counter

from ...box import COLOURS
from ...box.problems import quoted
from ...rules import columns, layout
from ...rules.layout import NONE
from ...rules.outside import fits, header_path, path_open
from ...rules.state import bits
from ..names import PATHS, dice_text
from .builder import benefits, held_traps
from .checks import Checks
from .sheet import ClanSheet, PathSheet


def check_paths(checks: Checks) -> None:
    """Note everything that is wrong on paths."""
    sheets = [path for clan in checks.sheet.clans for path in clan.paths]
    for path, count in Counter(sheet.path for sheet in sheets).items():
        if count > 1:
            checks.wrong(f"path {PATHS[path]}", f"has {count} mercenaries", "a path takes one", "R6.1")
    _orders(checks, sheets)
    for seat, clan in enumerate(checks.sheet.clans):
        _assigned(checks, seat, clan)
        _owned(checks, clan)
        for sheet in clan.paths:
            if _open(checks, sheet):
                _load(checks, sheet)


def _orders(checks: Checks, sheets: list[PathSheet]) -> None:
    for order, count in Counter(sheet.order for sheet in sheets).items():
        places = [sheet.place for sheet in sheets if sheet.order == order]
        if order is not None and count > 1:
            right = f"every load has a number of its own, from 1 to {len(sheets)}"
            checks.wrong(f"{places[-1]}.order", f"is {order}, as that of {places[0]}", right, "R16.2")
        if order is not None and order > len(sheets):
            right = f"the {len(sheets)} loads of the round are numbered from 1"
            checks.wrong(f"{places[0]}.order", f"is {order}", right, "R16.2")


def _assigned(checks: Checks, seat: int, clan: ClanSheet) -> None:
    names = checks.names.mercenaries
    seen: dict[int, str] = {}
    for sheet in clan.paths:
        place = f"{sheet.place}.mercenary"
        name = names[sheet.mercenary]
        if not (checks.state.clans[seat][layout.CREW] >> sheet.mercenary) & 1:
            checks.wrong(place, f"{name} is not in the clan", "a clan assigns its own mercenaries", "R6.1")
        elif sheet.mercenary in seen:
            what = f"{name} is also on {seen[sheet.mercenary]}"
            checks.wrong(place, what, "a mercenary is assigned to one path", "R6.1")
        seen.setdefault(sheet.mercenary, sheet.place)


def _open(checks: Checks, sheet: PathSheet) -> bool:
    """Tell whether a path is in play; if it is not, note why."""
    path = sheet.path
    if path >= layout.ENTRANCE:
        if checks.state.table[layout.ENTRANCE_MONSTER] != NONE:
            return True
        checks.wrong(sheet.place, "there is no monster at the entrance", "write table.entrance", "R6.6")
    elif path_open(checks.state, path):
        return True
    elif path >= layout.DICE_MISSION:
        checks.wrong(sheet.place, "there is no mission", "write table.missions", "R6.2")
    elif path >= layout.LAND_B and checks.sheet.options.players < checks.tables.two_lands_from:
        right = f"it is in play with {checks.tables.two_lands_from} or more clans"
        checks.wrong(sheet.place, "land B is not in play", right, "R2.7")
    else:
        checks.wrong(sheet.place, "the land has no header", "write its header", "R6.3")
    return False


# --- what lies on a path ------------------------------------------------------------------------


def _load(checks: Checks, sheet: PathSheet) -> None:
    start = sheet.path * layout.PATH + layout.PATH_DICE
    dice = sheet.dice if sheet.dice is not None else checks.state.paths[start : start + 3]
    tokens = len(sheet.traps) + sheet.defense
    if layout.DICE_MISSION <= sheet.path < layout.ENTRANCE:
        _mission_dice(checks, sheet, dice)
        _mission_is_bare(checks, sheet)
        return
    if dice[layout.PERSUASION]:
        checks.wrong(f"{sheet.place}.dice", "has P dice", "persuasion dice never go there", "R6.3")
    if sheet.path < layout.DICE_MISSION:
        _header_dice(checks, sheet, dice)
    elif not sum(dice) + tokens:
        right = "at least one die, trap or defense token"
        checks.wrong(sheet.place, "nothing lies on the path", right, "R6.6")
    if not fits(checks.state, sheet.path, sum(dice), tokens):
        what = f"{sum(dice)} dice and {tokens} tokens do not fit"
        checks.wrong(sheet.place, what, *_room(checks, sheet.path, sum(dice)))
    _carried(checks, sheet)


def _room(checks: Checks, path: int, dice: int) -> tuple[str, str]:
    tables = checks.tables
    if path >= layout.ENTRANCE:
        spaces = f"the path has {tables.entrance_capacity} dice spaces"
        return f"{spaces}, and a token takes {tables.token_spaces}", "R6.6"
    if dice > tables.path_dice:
        return f"the path takes {tables.path_dice} dice", "R6.3"
    most = tables.path_tokens + (tables.path_dice - dice) // tables.token_spaces
    return f"with {dice} dice {most} tokens fit", "R6.3"


def _header_dice(checks: Checks, sheet: PathSheet, dice: list[int]) -> None:
    tables = checks.tables
    header = header_path(checks.state, sheet.path)
    required, colours = tables.header_dice[header], tables.header_colours[header]
    added = [dice[colour] - required[colour] for colour in (layout.STRENGTH, layout.MAGIC)]
    strange = [
        colour
        for colour in (layout.STRENGTH, layout.MAGIC)
        if added[colour] > 0 and not (colours >> colour) & 1
    ]
    if min(added) < 0 or sum(added) > tables.header_up_to[header] or strange:
        needed = dice_text(required[0], required[1], required[2])
        more = "".join(COLOURS[colour] for colour in bits(colours))
        right = f'the header requires "{needed}" and takes up to {tables.header_up_to[header]} more of {more}'
        checks.wrong(f"{sheet.place}.dice", f"is {_dice(dice)}", right, "R6.3")


def _mission_dice(checks: Checks, sheet: PathSheet, dice: list[int]) -> None:
    tables = checks.tables
    tile = checks.state.table[layout.MISSION_TILES + int(sheet.path >= layout.CONTRACT)]
    row = tables.contract_dice[tile] if sheet.path >= layout.CONTRACT else tables.mission_dice[tile]
    needs = tables.requirements
    free, colours = needs[row + columns.R_FREE], needs[row + columns.R_COLOURS]
    if free:
        right = f"exactly {free} of {''.join(COLOURS[colour] for colour in bits(colours))}"
        good = sum(dice) == free == sum(dice[colour] for colour in bits(colours))
    else:
        exact = needs[row + columns.R_EXACT : row + columns.R_EXACT + 3]
        right = f"exactly {_dice(exact)}"
        good = dice == exact
    if not good:
        checks.wrong(f"{sheet.place}.dice", f"is {_dice(dice)}", f"the mission takes {right}", "R6.2")


def _dice(dice: list[int]) -> str:
    return quoted(dice_text(dice[0], dice[1], dice[2]))


def _mission_is_bare(checks: Checks, sheet: PathSheet) -> None:
    for key, there in (
        ("traps", bool(sheet.traps)),
        ("defense", sheet.defense > 0),
        ("potions", bool(sheet.potions)),
        ("venoms", bool(sheet.venoms)),
        ("gold", bool(sheet.gold)),
        ("owned", bool(sheet.owned)),
    ):
        if there:
            checks.wrong(f"{sheet.place}.{key}", "is on a mission path", "only dice go there", "R6.2")


def _carried(checks: Checks, sheet: PathSheet) -> None:
    tables = checks.tables
    gold, potions, venoms = benefits(checks.state, sheet.path)
    if sheet.gold is not None and sheet.gold != gold:
        right = f"the benefit of the path is {gold} gold"
        checks.wrong(f"{sheet.place}.gold", f"is {sheet.gold}", right, "R6.5")
    for key, amount, given, most in (
        ("potions", sheet.potions, potions, tables.equip_potions),
        ("venoms", sheet.venoms, venoms, tables.equip_venoms),
    ):
        if amount is not None and not given <= amount <= given + most:
            right = f"{given} from the path and {most} at most from the play area"
            checks.wrong(f"{sheet.place}.{key}", f"is {amount}", right, "R6.4")


def _owned(checks: Checks, clan: ClanSheet) -> None:
    """Check that the traps owned at a load include those on the path and on earlier ones (R16.2)."""
    kinds = checks.tables.traps
    on_paths = [kind for sheet in clan.paths for kind in sheet.traps]
    now = Counter(held_traps(clan, checks.tables) + on_paths)
    laid: Counter[int] = Counter()
    before: Counter[int] = Counter()
    start = layout.ORDER
    loads = sorted(clan.paths, key=lambda sheet: checks.state.paths[sheet.path * layout.PATH + start])
    for sheet in loads:
        if layout.DICE_MISSION <= sheet.path < layout.ENTRANCE:
            continue
        laid.update(sheet.traps)
        owned = now if sheet.owned is None else Counter(sheet.owned)
        for kind in range(kinds):
            least = max(laid[kind], before[kind])
            if not least <= owned[kind] <= now[kind]:
                what = f"has {checks.names.traps[kind]} {owned[kind]} times"
                right = f"{least} to {now[kind]}, by what the clan has and what lies on paths"
                checks.wrong(f"{sheet.place}.owned", what, right, "R16.2")
        before = owned
