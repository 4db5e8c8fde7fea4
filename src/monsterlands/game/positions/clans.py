"""Checks that the clans of a position follow the rules."""

from __future__ import annotations

from collections import Counter

from ...box import AFFINITIES, EQUIPMENT_TYPES
from ...rules import columns, layout
from ...rules.clan import trap_limit
from ...rules.layout import NONE
from ...rules.state import bits
from .builder import held_traps
from .checks import Checks
from .sheet import ClanSheet


def check_clans(checks: Checks) -> None:
    """Note everything that is wrong with clans."""
    _affinities_differ(checks)
    for seat, clan in enumerate(checks.sheet.clans):
        _members(checks, seat, clan)
        _leader(checks, seat, clan)
        _limits(checks, seat, clan)
        _equipment(checks, seat, clan)
        _lands(checks, seat, clan)
        _pool(checks, clan)


def _affinities_differ(checks: Checks) -> None:
    for affinity, count in Counter(clan.affinity for clan in checks.sheet.clans).items():
        if count > 1:
            number = "two" if count == 2 else str(count)
            right = "every clan has a different affinity"
            checks.wrong("clan", f"{number} clans of affinity {AFFINITIES[affinity]}", right, "R2.2")


def _members(checks: Checks, seat: int, clan: ClanSheet) -> None:
    names = checks.names.mercenaries
    crew = checks.state.clans[seat][layout.CREW]
    checks.once(f"{clan.place}.wounded", clan.wounded, names, "R7.8")
    for card in clan.wounded:
        if not (crew >> card) & 1:
            what = f"{names[card]} is not in the clan"
            checks.wrong(f"{clan.place}.wounded", what, "wounded are members of the clan", "R7.8")
    if checks.point.deployed and not crew and not clan.novices:
        right = "a clan without any member has got a novice before preparation"
        checks.wrong(f"{clan.place}.mercenaries", "nobody is in the clan", right, "R3.2")


def _leader(checks: Checks, seat: int, clan: ClanSheet) -> None:
    names = checks.names
    place = f"{clan.place}.leader"
    values = checks.state.clans[seat]
    crew, leader = values[layout.CREW], values[layout.LEADER]
    initial = [card for card in bits(crew) if checks.tables.role[card] == columns.LEADER_ROLE]
    if leader == NONE:
        if initial and clan.mercenaries is None:
            what = (
                f"is empty, but {names.mercenaries[initial[0]]} is in the clan if mercenaries is not written"
            )
            checks.wrong(place, what, "write mercenaries without the leader that is missing", "R10.3")
        elif (crew or clan.novices) and (initial or not checks.point.leaderless):
            checks.wrong(place, "is empty", "one of the members leads", "R10.3")
    elif leader == layout.NOVICE:
        if not clan.novices:
            checks.wrong(place, "is a novice", "the clan has none", "R10.3")
    elif not (crew >> leader) & 1:
        what = f"{names.mercenaries[leader]} is not in the clan"
        checks.wrong(place, what, "one of the members leads", "R10.3")
    if initial and leader not in (NONE, initial[0]):
        what = f"is {names.member(leader)} although {names.mercenaries[initial[0]]} is in the clan"
        checks.wrong(place, what, "the first leader leads until it dies", "R10.3")


def _limits(checks: Checks, seat: int, clan: ClanSheet) -> None:
    tables = checks.tables
    for key, amount, limit in (
        ("traps", len(held_traps(clan, tables)), trap_limit(checks.state, seat)),
        ("defense", clan.defense, tables.defense_limit),
        ("potions", clan.potions, tables.potion_limit),
        ("venoms", clan.venoms, tables.venom_limit),
    ):
        if amount > limit:
            checks.wrong(f"{clan.place}.{key}", f"there are {amount}", f"the limit is {limit}", "R1.7")


def _equipment(checks: Checks, seat: int, clan: ClanSheet) -> None:
    names = checks.names
    types = checks.tables.equipment_type
    for bearer, kinds in clan.equipment:
        place = f"{clan.place}.equipment.{names.mercenaries[bearer]}"
        if not (checks.state.clans[seat][layout.CREW] >> bearer) & 1:
            checks.wrong(place, "is not in the clan", "members carry the equipment of a clan", "R5.12")
        for number, count in Counter(types[kind] for kind in kinds).items():
            if count > 1:
                cards = " and ".join(names.equipment[kind] for kind in kinds if types[kind] == number)
                what = f"carries {cards}"
                checks.wrong(place, what, f"one {EQUIPMENT_TYPES[number]} each", "R5.12")


def _lands(checks: Checks, seat: int, clan: ClanSheet) -> None:
    names = checks.names
    values = checks.state.clans[seat]
    settled = [land for land, _ in clan.settled]
    for land, settler in clan.settled:
        place = f"{clan.place}.settled.{names.lands[land]}"
        name = names.mercenaries[settler]
        affinity = AFFINITIES[checks.tables.land_affinity[land]]
        if land not in clan.lands:
            checks.wrong(place, "is not among the clan's lands", "only own lands are settled", "R9.5")
        if not (values[layout.CREW] >> settler) & 1:
            checks.wrong(place, f"{name} is not in the clan", "a member settles", "R9.5")
        if checks.tables.affinity[settler] != checks.tables.land_affinity[land]:
            what = f"{name} is of {AFFINITIES[checks.tables.affinity[settler]]}"
            checks.wrong(place, what, f"a mercenary of {affinity} settles there", "R9.5")
        if values[layout.LEADER] == settler:
            checks.wrong(place, f"{name} is the leader", "a leader does not settle", "R9.5")
    checks.once(f"{clan.place}.settled", [settler for _, settler in clan.settled], names.mercenaries, "R9.5")
    checks.once(f"{clan.place}.lands_used", clan.lands_used, names.lands, "R5.14")
    for land in clan.lands_used:
        if land not in settled:
            what = f"{names.lands[land]} is not settled by the clan"
            checks.wrong(f"{clan.place}.lands_used", what, "only settled lands are used", "R5.14")


def _pool(checks: Checks, clan: ClanSheet) -> None:
    if clan.out and clan.pool is not None and any(clan.pool):
        right = "the phase ends for a clan when its pool is empty"
        checks.wrong(f"{clan.place}.pool", "has dice although the clan is out", right, "R5.1")
