"""Build the state from the sheet of a position: everything that is not written gets its default."""

from __future__ import annotations

from ...rules import columns, layout, madhala
from ...rules.layout import NONE
from ...rules.outside import benefit, header_path, path_open
from ...rules.piles import active_lands, lodge_kinds, tavern_docks
from ...rules.preparation import contribution
from ...rules.state import State, bits, empty_clan, empty_state, scenario
from ...rules.tables import Tables
from ..options import set_options
from .points import POINTS
from .sheet import ClanSheet, PathSheet, Sheet, difference, mask_of

PERSUASION_DEFAULT = 3
"""What a persuasion die shows if the pool is not written."""


def lay_out(sheet: Sheet, tables: Tables) -> State:
    """Return the state of a position, laid out on an empty table."""
    state = empty_state(tables)
    written = sheet.table
    point = POINTS[written.phase]
    table = state.table
    set_options(state, sheet.options)
    table[layout.ROUND] = written.round
    table[layout.PHASE] = point.phase
    table[layout.FIRST] = written.first
    table[layout.PANIC] = mask_of(written.panic)
    table[layout.FULFILLED] = written.fulfilled
    table[layout.TALENTS_USED] = mask_of(written.used)
    _spaces(sheet, state)
    _cards(sheet, state)
    _traps(sheet, state)
    for clan in sheet.clans:
        state.clans.append(_clan(clan, tables))
        state.owned.append(_owned(clan, tables))
        table[layout.WOUNDED] |= mask_of(clan.wounded)
        for land, settler in clan.settled:
            table[layout.SETTLERS + land] = settler
    _leaders(sheet, state)
    in_clans = sum(clan.novices for clan in sheet.clans)
    left = max(0, tables.novices - in_clans)
    table[layout.NOVICES_LEFT] = left if written.novices is None else written.novices
    _equipment(sheet, state)
    _paths(sheet, state)
    for path in written.madhala:
        madhala.take_path(state, path)
    if point.acting:
        _pools(sheet, state)
    elif point.deployed:
        for laid in state.clans:
            laid[layout.OUT] = 1
    state.stack = point.stack(written.first if written.turn is None else written.turn)
    return state


def _spaces(sheet: Sheet, state: State) -> None:
    for building, dice in sheet.table.spaces.items():
        for space, die in enumerate(dice[: layout.SPACES]):
            state.table[layout.SPACE + building * layout.SPACES + space] = die + 1


# --- unique cards -------------------------------------------------------------------------------


def _cards(sheet: Sheet, state: State) -> None:
    """Lay out docks, lands and piles: cards that are written nowhere fill the docks in edition order."""
    table = state.table
    tables = state.tables
    written = sheet.table
    discards = written.discards
    table[layout.MERCENARY_DISCARDS] = mask_of(discards["mercenaries"])
    table[layout.MONSTER_DISCARDS] = mask_of(discards["monsters"])
    table[layout.LAND_DISCARDS] = mask_of(discards["lands"])
    table[layout.LOOT_DISCARDS] = mask_of(discards["loot"])

    deck = scenario(state).deck
    mercenaries = [card for card in _nowhere(sheet, "mercenaries", tables.mercenaries) if (deck >> card) & 1]
    _fill(table, layout.TAVERN_DOCKS, tavern_docks(state), written.tavern, mercenaries)
    table[layout.MERCENARY_DECK] = _pile(sheet, "mercenaries", mercenaries)

    loot = _nowhere(sheet, "loot", tables.loot)
    _fill(table, layout.LOOT_DOCKS, tables.loot_shown, written.loot, loot)
    table[layout.LOOT_PILE] = _pile(sheet, "loot", loot)

    missions = _nowhere(sheet, "missions", tables.missions)
    _fill(table, layout.MISSION_TILES, 2, written.missions, missions)
    table[layout.MISSION_BAG] = _pile(sheet, "missions", missions)

    monsters = _nowhere(sheet, "monsters", tables.monsters)
    lands = _nowhere(sheet, "lands", tables.lands)
    headers = _nowhere(sheet, "headers", tables.headers)
    table[layout.ENTRANCE_MONSTER] = written.entrance
    for place in range(active_lands(state)):
        land = written.lands[place]
        monster = _first_for_a_land(tables, monsters) if land.monster is None else land.monster
        table[layout.MONSTERS + place] = monster
        table[layout.LAND_CARDS + place] = _first(lands) if land.land is None else land.land
        table[layout.HEADERS + place] = _first(headers, 2) if land.header is None else land.header
    table[layout.MONSTER_DECK] = _pile(sheet, "monsters", monsters)
    table[layout.LAND_DECK] = _pile(sheet, "lands", lands)
    table[layout.HEADERS_LEFT] = _pile(sheet, "headers", headers)


def _nowhere(sheet: Sheet, pile: str, cards: int) -> list[int]:
    """List the cards that are written nowhere."""
    return difference(cards, mask_of([card for _, card in sheet.cards(pile)]))


def _pile(sheet: Sheet, pile: str, left: list[int]) -> int:
    written = sheet.table.decks[pile]
    return mask_of(left if written is None else written)


def _fill(table: list[int], start: int, places: int, written: list[int], left: list[int]) -> None:
    for place in range(places):
        table[start + place] = written[place] if place < len(written) else _first(left)


def _first(left: list[int], scale: int = 1) -> int:
    return left.pop(0) * scale if left else NONE


def _first_for_a_land(tables: Tables, left: list[int]) -> int:
    """Take the first monster that stays on a land: one that storms the entrance does not (R10.6)."""
    for monster in left:
        if not tables.effects[tables.power[monster] + columns.E_STORMS_ENTRANCE]:
            left.remove(monster)
            return monster
    return NONE


# --- tokens and cards of which there are several --------------------------------------------------


def _traps(sheet: Sheet, state: State) -> None:
    tables = state.tables
    table = state.table
    written = sheet.table
    left = [
        count if in_trap_pile(tables, kind, bool(table[layout.TRICKS])) else 0
        for kind, count in enumerate(tables.trap_count)
    ]
    for _, kind in sheet.cards("traps"):
        left[kind] = max(0, left[kind] - 1)
    sold = lodge_kinds(state)
    kinds = [kind for kind in sold for _ in range(left[kind])]
    _fill(table, layout.LODGE_DOCKS, tables.lodge_docks, written.lodge, kinds)
    kinds += [kind for kind, count in enumerate(left) if kind not in sold for _ in range(count)]
    for kind in written.discards["traps"]:
        table[layout.TRAP_DISCARDS + kind] += 1
    pile = written.decks["traps"]
    for kind in kinds if pile is None else pile:
        table[layout.TRAP_PILE + kind] += 1


def in_trap_pile(tables: Tables, kind: int, tricks: bool) -> bool:
    """Tell whether a kind of trap is in the pile: improved ones; all but initial ones with tricks (R2.5)."""
    return tables.trap_kind[kind] == columns.IMPROVED_TRAP or (
        tricks and tables.trap_kind[kind] != columns.INITIAL_TRAP
    )


def _equipment(sheet: Sheet, state: State) -> None:
    """Lay out equipment; equal cards are interchangeable, so the first ones are taken."""
    table = state.table
    tables = state.tables
    written = sheet.table
    left = list(range(len(tables.card_kind)))

    def take(kind: int, place: int) -> int:
        for card in left:
            if tables.card_kind[card] == kind:
                left.remove(card)
                table[layout.EQUIPMENT + card] = place
                return card
        return NONE

    for clan in sheet.clans:
        for bearer, kinds in clan.equipment:
            for kind in kinds:
                take(kind, layout.CARRIED + bearer)
    for kind in written.discards["equipment"]:
        take(kind, layout.DISCARDED)
    docks = [NONE if kind == NONE else take(kind, layout.DOCKED) for kind in written.bazaar]
    deck = written.decks["equipment"]
    kept = [] if deck is None else [take(kind, layout.IN_DECK) for kind in deck]
    _fill(table, layout.BAZAAR_DOCKS, tables.bazaar_docks, docks, left)
    for card in table[layout.BAZAAR_DOCKS : layout.BAZAAR_DOCKS + tables.bazaar_docks]:
        if card != NONE:
            table[layout.EQUIPMENT + card] = layout.DOCKED
    if deck is not None:
        # Equipment is not reshuffled (R5.12), so cards that are out of play are among the discards.
        for card in left:
            if card not in kept:
                table[layout.EQUIPMENT + card] = layout.DISCARDED
    table[layout.EQUIPMENT_USED] = _marked(state, written.equipment_used)
    table[layout.EQUIPMENT_MOVED] = _marked(state, written.moved)


def _marked(state: State, marks: list[tuple[int, list[int]]]) -> int:
    mask = 0
    for bearer, kinds in marks:
        place = layout.DISCARDED if bearer == NONE else layout.CARRIED + bearer
        for kind in kinds:
            for card, card_kind in enumerate(state.tables.card_kind):
                there = card_kind == kind and state.table[layout.EQUIPMENT + card] == place
                if there and not (mask >> card) & 1:
                    mask |= 1 << card
                    break
    return mask


# --- clans --------------------------------------------------------------------------------------


def _clan(sheet: ClanSheet, tables: Tables) -> list[int]:
    clan = empty_clan()
    clan[layout.AFFINITY] = sheet.affinity
    crew = crew_of(sheet, tables)
    clan[layout.CREW] = crew
    clan[layout.NOVICES] = sheet.novices
    clan[layout.NOVICES_USED] = sheet.novices_used
    reputation = sum(tables.reputation[card] for card in bits(crew))
    clan[layout.REPUTATION] = reputation + sheet.novices * tables.novice_reputation
    clan[layout.GLORY] = sheet.glory
    clan[layout.GOLD] = sheet.gold
    clan[layout.DEFENSE] = sheet.defense
    clan[layout.POTIONS] = sheet.potions
    clan[layout.VENOMS] = sheet.venoms
    clan[layout.TROPHIES] = mask_of(sheet.trophies)
    clan[layout.CLAN_LANDS] = mask_of(sheet.lands)
    clan[layout.LANDS_USED] = mask_of(sheet.lands_used)
    clan[layout.LOOT] = mask_of(sheet.loot)
    clan[layout.OUT] = int(sheet.out)
    held = held_traps(sheet, tables)
    clan[layout.TRAPS_HELD] = len(held)
    for kind in held:
        clan[layout.HELD + kind] += 1
    return clan


def _owned(sheet: ClanSheet, tables: Tables) -> tuple[int, ...]:
    """Count the traps that a clan holds or has on paths, by kind."""
    owned = [*held_traps(sheet, tables), *(kind for path in sheet.paths for kind in path.traps)]
    return tuple(owned.count(kind) for kind in range(tables.traps))


def crew_of(sheet: ClanSheet, tables: Tables) -> int:
    """Return the mercenaries of a clan; by default its leader and its initial mercenary (R2.2)."""
    if sheet.mercenaries is not None:
        return mask_of(sheet.mercenaries)
    initial = [
        card
        for card in range(tables.mercenaries)
        if tables.role[card] and tables.affinity[card] == sheet.affinity
    ]
    return mask_of(initial)


def held_traps(sheet: ClanSheet, tables: Tables) -> list[int]:
    """List the traps in the play area; by default the initial one, unless it is on a path."""
    if sheet.traps is not None:
        return sheet.traps
    on_paths = {kind for path in sheet.paths for kind in path.traps}
    return [
        kind
        for kind in range(tables.traps)
        if tables.trap_kind[kind] == columns.INITIAL_TRAP and kind not in on_paths
    ]


def _leaders(sheet: Sheet, state: State) -> None:
    for seat, clan in enumerate(sheet.clans):
        state.clans[seat][layout.LEADER] = default_leader(state, seat) if clan.leader is None else clan.leader


def default_leader(state: State, seat: int) -> int:
    """Return the leader: the initial one, or the one to promote (R10.3), the first one at a tie."""
    tables = state.tables
    clan = state.clans[seat]
    settlers = state.table[layout.SETTLERS : layout.SETTLERS + layout.LANDS]
    crew = bits(clan[layout.CREW])
    for card in crew:
        if tables.role[card] == columns.LEADER_ROLE:
            return card
    unsettled = [card for card in crew if card not in settlers]
    if unsettled:
        return max(unsettled, key=lambda card: (tables.reputation[card], tables.cost[card], -card))
    if clan[layout.NOVICES]:
        return layout.NOVICE
    return NONE


def _pools(sheet: Sheet, state: State) -> None:
    """Fill the pools as in preparation by default (R4.1), with 3 on persuasion dice; not if a clan is out."""
    for seat, clan in enumerate(sheet.clans):
        pool = clan.pool
        if pool is None:
            pool = [0] * layout.DICE
            if not clan.out:
                strength, magic, persuasion = contribution(state, seat)
                pool[layout.STRENGTH], pool[layout.MAGIC] = strength, magic
                pool[layout.PERSUASION + PERSUASION_DEFAULT - 1] = persuasion
        state.clans[seat][layout.POOL : layout.POOL + layout.DICE] = pool


# --- paths --------------------------------------------------------------------------------------


def _paths(sheet: Sheet, state: State) -> None:
    loaded = [(seat, path) for seat, clan in enumerate(sheet.clans) for path in clan.paths]
    taken = {path.order for _, path in loaded}
    orders = [order for order in range(1, len(loaded) + 1) if order not in taken]
    for seat, path in loaded:
        state.table[layout.ASSIGNED] |= 1 << path.mercenary
        order = path.order or (orders.pop(0) if orders else 0)
        _load(state, seat, path, order)
    state.table[layout.LOADS] = len(loaded)


def _load(state: State, seat: int, sheet: PathSheet, order: int) -> None:
    paths = state.paths
    start = sheet.path * layout.PATH
    paths[start + layout.MERCENARY] = sheet.mercenary
    paths[start + layout.SEAT] = seat
    paths[start + layout.ORDER] = order
    dice = default_dice(state, sheet.path) if sheet.dice is None else sheet.dice
    paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3] = dice
    paths[start + layout.PATH_DEFENSE] = sheet.defense
    gold, potions, venoms = benefits(state, sheet.path)
    paths[start + layout.PATH_GOLD] = gold if sheet.gold is None else sheet.gold
    paths[start + layout.PATH_POTIONS] = potions if sheet.potions is None else sheet.potions
    paths[start + layout.PATH_VENOMS] = venoms if sheet.venoms is None else sheet.venoms
    # Their order matters only with the trick module (R6.3).
    traps = sheet.traps if state.table[layout.TRICKS] else sorted(sheet.traps)
    traps = traps[: layout.SLOTS]
    paths[start + layout.TOKENS] = len(traps)
    paths[start + layout.SLOT : start + layout.SLOT + len(traps)] = traps
    if sheet.path < layout.DICE_MISSION or sheet.path >= layout.ENTRANCE:
        owned = state.owned[seat]
        if sheet.owned is not None:
            owned = tuple(sheet.owned.count(kind) for kind in range(state.tables.traps))
        state.known[sheet.path] = owned


def default_dice(state: State, path: int) -> list[int]:
    """Return the dice that a path requires, free ones in the first allowed colour."""
    tables = state.tables
    if path >= layout.ENTRANCE or not path_open(state, path):
        return [0, 0, 0]
    if path < layout.DICE_MISSION:
        return tables.header_dice[header_path(state, path)][:]
    tile = state.table[layout.MISSION_TILES + int(path >= layout.CONTRACT)]
    row = tables.contract_dice[tile] if path >= layout.CONTRACT else tables.mission_dice[tile]
    needs = tables.requirements
    dice = needs[row + columns.R_EXACT : row + columns.R_EXACT + 3]
    if needs[row + columns.R_FREE]:
        dice[bits(needs[row + columns.R_COLOURS])[0]] += needs[row + columns.R_FREE]
    return dice


def benefits(state: State, path: int) -> tuple[int, int, int]:
    """Return the gold, potions and venoms that a path lays on its mercenary (R6.5)."""
    if layout.DICE_MISSION <= path < layout.ENTRANCE or not path_open(state, path):
        return 0, 0, 0
    effects = state.tables.effects
    row = benefit(state, path) + columns.E_GAIN
    return effects[row + columns.G_GOLD], effects[row + columns.G_POTIONS], effects[row + columns.G_VENOMS]
