"""Check a state of the soak: no piece is lost or duplicated, limits hold, and sums are right."""

from __future__ import annotations

from typing import Final

from monsterlands.rules import frames, layout
from monsterlands.rules.layout import MADHALA, NONE, PATH, PATHS
from monsterlands.rules.state import State, bits, scenario

HOLDING: Final = (frames.EQUIP, frames.HAND_ON, frames.INHERIT)
"""The frames of a card that nobody carries yet."""


class Broken(AssertionError):
    """The state is wrong."""


def check(state: State) -> None:
    """Check that no piece is lost or duplicated, that limits hold, and that sums are right.

    :raises Broken: with what is wrong
    """
    table, tables, clans = state.table, state.tables, state.clans
    _each_once(
        "mercenary",
        [clan[layout.CREW] for clan in clans],
        [table[layout.MERCENARY_DECK], table[layout.MERCENARY_DISCARDS], table[layout.SET_ASIDE]],
        table[layout.TAVERN_DOCKS : layout.TAVERN_DOCKS + layout.DOCKS],
        scenario(state).deck,
        sum(1 << card for card, role in enumerate(tables.role) if role),
    )
    _each_once(
        "loot token",
        [clan[layout.LOOT] for clan in clans],
        [table[layout.LOOT_PILE], table[layout.LOOT_DISCARDS]],
        table[layout.LOOT_DOCKS : layout.LOOT_DOCKS + layout.DOCKS],
        (1 << tables.loot) - 1,
    )
    _each_once(
        "monster",
        [clan[layout.TROPHIES] for clan in clans],
        [table[layout.MONSTER_DECK], table[layout.MONSTER_DISCARDS]],
        table[layout.MONSTERS : layout.MONSTERS + 3] + table[layout.ESCAPED : layout.ESCAPED + 2],
        (1 << tables.monsters) - 1,
    )
    _each_once(
        "land",
        [clan[layout.CLAN_LANDS] for clan in clans],
        [table[layout.LAND_DECK], table[layout.LAND_DISCARDS]],
        table[layout.LAND_CARDS : layout.LAND_CARDS + 2],
        (1 << tables.lands) - 1,
    )
    in_hand = table[layout.EQUIPMENT : layout.EQUIPMENT + layout.EQUIPMENT_CARDS].count(layout.IN_HAND)
    if in_hand != sum(kind in HOLDING for kind in state.stack[:: frames.FRAME]):
        raise Broken("a card is in nobody's hand")
    _check_traps(state)
    _check_paths(state)
    _check_clans(state)


def _each_once(
    what: str, clans: list[int], piles: list[int], shown: list[int], needed: int, others: int = 0
) -> None:
    """Check that each card is in one place: with a clan, in a pile, or face up.

    :param others: cards that need not be anywhere
    """
    found = 0
    for place in (*clans, *piles, *(1 << card for card in shown if card != NONE)):
        if found & place:
            raise Broken(f"a {what} is in two places: {bits(found & place)}")
        found |= place
    if needed & ~found:
        raise Broken(f"a {what} is nowhere: {bits(needed & ~found)}")
    if found & ~needed & ~others:
        raise Broken(f"a {what} is not in this game: {bits(found & ~needed & ~others)}")


def _check_traps(state: State) -> None:
    table, tables = state.table, state.tables
    traps = [
        pile + discards
        for pile, discards in zip(
            table[layout.TRAP_PILE : layout.TRAP_DISCARDS], table[layout.TRAP_DISCARDS :], strict=False
        )
    ]
    for kind in table[layout.LODGE_DOCKS : layout.LODGE_DOCKS + layout.DOCKS]:
        if kind != NONE:
            traps[kind] += 1
    hidden = [[0] * tables.traps for _ in state.clans]
    for start in range(0, PATHS * PATH, PATH):
        for slot in range(state.paths[start + layout.TOKENS]):
            kind = state.paths[start + layout.SLOT + slot]
            if state.paths[start + layout.REVEALED] >> slot & 1:
                traps[kind] += 1
            elif state.paths[start + layout.MERCENARY] != MADHALA:
                # Madhala's traps are drawn when she reveals them.
                hidden[state.paths[start + layout.SEAT]][kind] += 1
    for clan, owned, laid in zip(state.clans, state.owned, hidden, strict=True):
        held = clan[layout.HELD : layout.HELD + tables.traps]
        if owned != tuple(in_hand + out for in_hand, out in zip(held, laid, strict=True)):
            raise Broken("the traps of a clan differ from those in its hand and on its paths")
        if clan[layout.TRAPS_HELD] != sum(held):
            raise Broken("the trap count of a clan is wrong")
        traps = [there + more for there, more in zip(traps, owned, strict=False)]
    for kind, pile in enumerate(tables.trick_pile if table[layout.TRICKS] else tables.improved_pile):
        if kind not in tables.initial_traps and traps[kind] != pile:
            raise Broken(f"there are {traps[kind]} instead of {pile} traps of kind {kind}")
    if table[layout.SCENARIO]:
        tricks = [kind for kind in tables.module_kinds if state.owned[0][kind]]
        if tricks or {*table[layout.LODGE_DOCKS : layout.LODGE_DOCKS + layout.DOCKS]} & {
            *tables.module_kinds
        }:
            raise Broken("a clan has tokens of Madhala's")
    for kind in tables.initial_traps:
        if table[layout.TRAP_DISCARDS + kind]:
            raise Broken("an initial trap was kept among the discards")


def _check_paths(state: State) -> None:
    table, paths = state.table, state.paths
    there = paths[layout.MERCENARY :: PATH]
    if sum(1 << card for card in there if card not in (NONE, MADHALA)) != table[layout.ASSIGNED]:
        raise Broken("the assigned mercenaries differ from those on paths")
    if there.count(MADHALA) > (state.tables.madhala_tokens if table[layout.SCENARIO] else 0):
        raise Broken("Madhala is on too many paths")
    for start in range(0, PATHS * PATH, PATH):
        if paths[start + layout.MERCENARY] == MADHALA and paths[start + layout.SEAT] != NONE:
            raise Broken("a path of Madhala's belongs to a clan")
        shown = paths[start + layout.REVEALED]
        if shown >> paths[start + layout.TOKENS]:
            raise Broken("a trap is face up that is not on the path")
        for slot in range(layout.SLOTS):
            if paths[start + layout.TARGETS] >> layout.TARGET * slot & layout.TARGET_MASK:
                if not shown >> slot & 1:
                    raise Broken("a face-down trick has a target")
        if min(paths[start + layout.PATH_DICE : start + layout.PATH_GOLD + 1]) < 0:
            raise Broken("a number on a path is negative")


def _check_clans(state: State) -> None:
    table, tables = state.table, state.tables
    coming_home = frames.HOMECOMING in state.stack[:: frames.FRAME]
    overflow = frames.OVERFLOW in state.stack[:: frames.FRAME]
    for clan in state.clans:
        crew = bits(clan[layout.CREW])
        reputation = sum(tables.reputation[card] for card in crew)
        if clan[layout.REPUTATION] != reputation + clan[layout.NOVICES] * tables.novice_reputation:
            raise Broken("the reputation of a clan is not the sum over its members")
        if min(clan[layout.GLORY : layout.VENOMS + 1]) < 0 or min(clan[layout.POOL : layout.CLAN]) < 0:
            raise Broken("a number of a clan is negative")
        leads = clan[layout.LEADER]
        if leads == layout.NOVICE and not clan[layout.NOVICES]:
            raise Broken("a novice leads a clan without novices")
        if leads not in (*crew, layout.NOVICE) and table[layout.PHASE] == layout.DEPLOYMENT:
            raise Broken("a clan that deploys has no leader")
        if table[layout.PHASE] >= layout.ADVENTURE and any(clan[layout.POOL : layout.HELD]):
            raise Broken("dice are left after deployment")
        limits = ((layout.POTIONS, tables.potion_limit), (layout.VENOMS, tables.venom_limit))
        for field, limit in (*limits, (layout.DEFENSE, tables.defense_limit)):
            if clan[field] > limit and not coming_home:
                raise Broken("a clan has more tokens than it may")
        if clan[layout.TRAPS_HELD] > tables.trap_limit + 3 and not overflow:
            raise Broken("a clan has more traps than it may")
        for land in bits(clan[layout.CLAN_LANDS]):
            if table[layout.SETTLERS + land] not in (NONE, *crew):
                raise Broken("a land is settled by a mercenary of another clan")
