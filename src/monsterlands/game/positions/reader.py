"""Read the sheet of a position from its text: keys, types and names."""

from __future__ import annotations

from collections.abc import Iterable

from ...box import AFFINITIES, BUILDINGS, COLOURS, DIFFICULTIES
from ...box.documents import Document
from ...box.problems import Problems, quoted
from ...rules import layout
from ...rules.layout import NONE
from ...rules.tables import Tables
from ..describe import LAND_PLACES, pool_dice
from ..names import DICE_NAMES, NOVICE_NAME, PATHS, Names
from ..options import Options
from .page import MOST, Page
from .points import POINTS
from .sheet import DISCARDS, PILES, ClanSheet, LandSheet, PathSheet, Sheet, TableSheet

PLAYERS_MOST = 4
DICE_MOST = 500
"""The most dice of a pool: more than the largest clan of any edition has."""
PHASES = tuple(POINTS)


def read_sheet(document: Document, names: Names, tables: Tables, problems: Problems) -> Sheet:
    """Read a parsed position. Note problems, and replace wrong values by harmless ones."""
    top = Page(document, (), problems)
    for key in ("edition", "overlay", "overrides"):
        top.take(key)  # already read, for the box
    options_page, table_page = top.page("options"), top.page("table")
    clan_pages = top.pages("clan")
    top.close()
    if len(clan_pages) > PLAYERS_MOST:
        top.wrong("clan", f"there are {len(clan_pages)}", f"1 to {PLAYERS_MOST} clans", "R2.1")
        del clan_pages[PLAYERS_MOST:]
    players = options_page.amount("players", max(1, len(clan_pages)), PLAYERS_MOST, "R2.1")
    players = players or len(clan_pages) or 2
    table = _table(table_page, names, tables, players)
    options = _options(options_page, tables, players, table.first)
    affinities = _affinities(clan_pages, players)
    clans = [
        _clan(page, names, tables, affinity) for page, affinity in zip(clan_pages, affinities, strict=False)
    ]
    for seat in range(len(clans), players):
        clans.append(_clan(Page({}, (f"clan {seat}",), problems), names, tables, affinities[seat]))
    return Sheet(options, table, clans, problems)


def _options(page: Page, tables: Tables, players: int, first: int) -> Options:
    difficulty = page.index("difficulty", DIFFICULTIES, "R15.1", "a difficulty")
    tricks = page.flag("tricks")
    grant = page.flag("queens_grant")
    monsters = page.flag("more_monsters")
    affinities = page.index("affinities", ("dealt", "chosen"), "R2.2", "dealt or chosen")
    confirm = page.seats("confirm", players - 1)
    scenario = page.amount("scenario", 1, len(tables.scenarios) - 1, "R13.7")
    page.close()
    if tricks and players == 1:
        page.wrong("tricks", "is true with one clan", "solo play has no trick module", "R13.1")
        tricks = False
    if grant and players == 1:
        page.wrong("queens_grant", "is true with one clan", "solo play has no Queen's Grant", "R13.1")
        grant = False
    if scenario is not None and players > 1:
        page.wrong("scenario", f"is {scenario} with {players} clans", "scenarios are for solo play", "R13.7")
        scenario = None
    return Options(
        players,
        DIFFICULTIES[1 if difficulty is None else difficulty],
        tricks,
        first,
        "chosen" if affinities == 1 else "dealt",
        tuple(sorted(set(confirm))),
        grant,
        monsters,
        scenario,
    )


def _affinities(pages: list[Page], players: int) -> list[int]:
    """Read the affinities; a clan without one takes the first that is left, as all must differ (R2.2)."""
    written = [page.index("affinity", AFFINITIES, "R2.2", "an affinity") for page in pages]
    written += [None] * (players - len(written))
    free = [affinity for affinity in range(len(AFFINITIES)) if affinity not in written]
    return [free.pop(0) if affinity is None else affinity for affinity in written]


# --- the table ----------------------------------------------------------------------------------


def _table(page: Page, names: Names, tables: Tables, players: int) -> TableSheet:
    last = players - 1
    number = page.amount("round", 1, len(tables.round_track[0]), "R3.1")
    phase = page.index("phase", PHASES, "R3.1", "a phase that a position can begin with")
    first = page.amount("first", 0, last, "R2.1", what="the first player")
    mercenaries = "a mercenary"
    sheet = TableSheet(
        round=number or 1,
        phase="deployment" if phase is None else PHASES[phase],
        turn=page.amount("turn", 0, last, "R5.1", what="whose turn it is"),
        first=first or 0,
        novices=page.amount("novices", 0, MOST, "R2.4"),
        tavern=page.indices("tavern", names.mercenaries, "R2.3", mercenaries, empty=True) or [],
        lodge=page.indices("lodge", names.traps, "R2.5", "a trap", empty=True) or [],
        bazaar=page.indices("bazaar", names.equipment, "R2.6", "an equipment card", empty=True) or [],
        loot=page.indices("loot", names.loot, "R2.8", "a loot token", empty=True) or [],
        missions=page.indices("missions", names.missions, "R2.9", "a mission", empty=True) or [],
        entrance=_or_none(page.index("entrance", names.monsters, "R6.6", "a monster", empty=True)),
        panic=page.indices("panic", BUILDINGS, "R2.10", "a building") or [],
        madhala=page.indices("madhala", PATHS, "R13.4", "a path") or [],
        fulfilled=page.amount("fulfilled", 0, MOST, "R13.7", what="the number of fulfilled missions") or 0,
        lands=(_land(page, LAND_PLACES[0], names), _land(page, LAND_PLACES[1], names)),
        spaces=_spaces(page),
        discards=_piles(page.page("discards"), DISCARDS, names),
        decks=_decks(page.page("decks"), names),
        used=page.indices("used", names.mercenaries, "R12.1", mercenaries) or [],
        equipment_used=_marks(page.page("equipment_used"), names),
        moved=_marks(page.page("moved"), names),
    )
    page.close()
    return sheet


def _or_none(index: int | None) -> int:
    return NONE if index is None else index


def _land(table: Page, key: str, names: Names) -> LandSheet:
    page = table.page(key)
    sheet = LandSheet(
        land=page.index("land", names.lands, "R2.7", "a land", empty=True),
        header=page.index("header", names.headers, "R2.7", "a side of a header", empty=True),
        monster=page.index("monster", names.monsters, "R2.7", "a monster", empty=True),
    )
    page.close()
    return sheet


def _spaces(table: Page) -> dict[int, list[int]]:
    """Read the dice on spaces; a die is its number, a free space NONE."""
    page = table.page("spaces")
    found: dict[int, list[int]] = {}
    for building, name in enumerate(BUILDINGS):
        dice = page.indices(name, DICE_NAMES, "R5.6", "a die", empty=True)
        if dice is not None:
            found[building] = dice
    page.close()
    return found


def _pile_names(names: Names) -> dict[str, tuple[tuple[str, ...], str]]:
    tiles = tuple(side[:-1] for side in names.headers[::2])
    return {
        "mercenaries": (names.mercenaries, "a mercenary"),
        "traps": (names.traps, "a trap"),
        "equipment": (names.equipment, "an equipment card"),
        "monsters": (names.monsters, "a monster"),
        "lands": (names.lands, "a land"),
        "headers": (tiles, "a header"),
        "loot": (names.loot, "a loot token"),
        "missions": (names.missions, "a mission"),
    }


def _piles(page: Page, piles: Iterable[str], names: Names) -> dict[str, list[int]]:
    return {pile: cards or [] for pile, cards in _decks(page, names, piles).items()}


def _decks(page: Page, names: Names, piles: Iterable[str] = PILES) -> dict[str, list[int] | None]:
    known = _pile_names(names)
    found = {pile: page.indices(pile, known[pile][0], "R16.1", known[pile][1]) for pile in piles}
    page.close()
    return found


def _marks(page: Page, names: Names) -> list[tuple[int, list[int]]]:
    """Read marked equipment by its carrier; an empty name is for discarded cards."""
    return [
        (NONE if not bearer else names.mercenaries.index(bearer), kinds)
        for bearer, kinds in _equipment(page, names, discarded=True)
    ]


def _equipment(page: Page, names: Names, discarded: bool = False) -> list[tuple[str, list[int]]]:
    found: list[tuple[str, list[int]]] = []
    for bearer in page.values:
        kinds = page.indices(bearer, names.equipment, "R5.12", "an equipment card") or []
        if bearer in names.mercenaries or (discarded and not bearer):
            found.append((bearer, kinds))
        elif bearer == NOVICE_NAME:
            page.wrong(bearer, "is a novice", "novices carry no equipment", "R5.12")
        else:
            page.unknown_name(bearer, names.mercenaries, "a mercenary", "R5.12")
    return found


# --- clans --------------------------------------------------------------------------------------


def _clan(page: Page, names: Names, tables: Tables, affinity: int) -> ClanSheet:
    page.take("affinity")
    sheet = ClanSheet(
        place=page.path,
        affinity=affinity,
        leader=_leader(page, names),
        mercenaries=_members(page, "mercenaries", names, "R1.2"),
        novices=page.amount("novices", 0, MOST, "R2.4") or 0,
        novices_used=page.amount("novices_used", 0, MOST, "R5.13") or 0,
        glory=_amount(page, "glory", tables.start_glory, "R1.3"),
        gold=_amount(page, "gold", tables.scenarios[0].gold, "R1.1"),
        defense=_amount(page, "defense", 0, "R1.7"),
        potions=_amount(page, "potions", 0, "R1.7"),
        venoms=_amount(page, "venoms", 0, "R1.7"),
        pool=_pool(page),
        out=page.flag("out"),
        traps=page.indices("traps", names.traps, "R1.7", "a trap"),
        wounded=_members(page, "wounded", names, "R7.8") or [],
        equipment=[
            (names.mercenaries.index(bearer), kinds)
            for bearer, kinds in _equipment(page.page("equipment"), names)
        ],
        lands=page.indices("lands", names.lands, "R9.2", "a land") or [],
        lands_used=page.indices("lands_used", names.lands, "R5.14", "a land") or [],
        settled=_settled(page.page("settled"), names),
        trophies=page.indices("trophies", names.monsters, "R8.8", "a monster") or [],
        loot=page.indices("loot", names.loot, "R9.3", "a loot token") or [],
        paths=[],
    )
    for path_page in page.pages("path"):
        path = _path(path_page, page, names)
        if path is not None:
            sheet.paths.append(path)
    page.close()
    return sheet


def _amount(page: Page, key: str, default: int, rule: str) -> int:
    value = page.amount(key, 0, MOST, rule, f"{key} cannot be negative")
    return default if value is None else value


def _leader(page: Page, names: Names) -> int | None:
    leader = page.index("leader", (*names.mercenaries, NOVICE_NAME), "R10.3", "a member", empty=True)
    return layout.NOVICE if leader == len(names.mercenaries) else leader


def _members(page: Page, key: str, names: Names, rule: str) -> list[int] | None:
    """Read a list of mercenaries; note a problem if a novice is among them."""
    found = page.indices(key, (*names.mercenaries, NOVICE_NAME), rule, "a mercenary")
    if found and len(names.mercenaries) in found:
        page.wrong(key, "names a novice", "novices are counted: novices = 1, and are no mercenaries", "R1.2")
        return [member for member in found if member != len(names.mercenaries)]
    return found


def _pool(page: Page) -> list[int] | None:
    text = page.line("pool", 'dice such as "SSMP5"', "R4.1")
    if text is None:
        return None
    if len(text) > 2 * DICE_MOST:
        page.wrong("pool", f"is {quoted(text)}", f"at most {DICE_MOST} dice", "R4.1")
        return None
    pool = pool_dice(text)
    if pool is not None and sum(pool) > DICE_MOST:
        page.wrong("pool", f"has {sum(pool)} dice", f"at most {DICE_MOST}", "R4.1")
    if pool is None:
        page.wrong("pool", f"is {quoted(text)}", 'dice such as "SSMP5": S, M, and P with its value', "R4.2")
    return pool


def _settled(page: Page, names: Names) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for land in page.values:
        settler = page.index(land, (*names.mercenaries, NOVICE_NAME), "R9.5", "a mercenary")
        if settler == len(names.mercenaries):
            page.wrong(land, "is settled by a novice", "a novice cannot settle", "R5.13")
        elif land not in names.lands:
            page.unknown_name(land, names.lands, "a land", "R9.5")
        elif settler is not None:
            found.append((names.lands.index(land), settler))
    return found


def _path(page: Page, clan: Page, names: Names) -> PathSheet | None:
    path = page.index("path", PATHS, "R1.6", "a path")
    if path is not None:
        page.place = (*clan.place, f"path {PATHS[path]}")
    elif "path" not in page.values:
        page.wrong("path", "is missing", "the name of the path, such as a2 or e1", "R1.6")
    mercenary = page.index("mercenary", (*names.mercenaries, NOVICE_NAME), "R6.1", "a mercenary")
    if "mercenary" not in page.values:
        page.wrong("mercenary", "is missing", "who is on the path", "R6.1")
    elif mercenary == len(names.mercenaries):
        page.wrong("mercenary", "is a novice", "a novice cannot be assigned", "R5.13")
        mercenary = None
    sheet = PathSheet(
        place=page.path,
        path=_or_none(path),
        mercenary=_or_none(mercenary),
        dice=_path_dice(page),
        traps=page.indices("traps", names.traps, "R6.3", "a trap") or [],
        defense=_amount(page, "defense", 0, "R6.3"),
        potions=page.amount("potions", 0, MOST, "R6.4"),
        venoms=page.amount("venoms", 0, MOST, "R6.4"),
        gold=page.amount("gold", 0, MOST, "R6.5"),
        order=page.amount("order", 1, len(PATHS), "R16.2"),
        owned=page.indices("owned", names.traps, "R16.2", "a trap"),
    )
    page.close()
    return None if path is None or mercenary is None else sheet


def _path_dice(page: Page) -> list[int] | None:
    """Read dice by colour."""
    text = page.line("dice", 'dice such as "SSM"', "R6.1")
    if text is None:
        return None
    if set(text) - set(COLOURS):
        page.wrong("dice", f"is {quoted(text)}", 'dice such as "SSM": S, M and P', "R6.1")
        return None
    return [text.count(COLOURS[colour]) for colour in (layout.STRENGTH, layout.MAGIC, layout.PERSUASION)]
