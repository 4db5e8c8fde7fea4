"""The clans: members with what they carry, dice, tokens, lands, and what they would score."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...view import ClanView, View
from ...words import Words
from ..wire import WireStruct


class WireMember(WireStruct):
    name: str
    leader: bool
    wounded: bool
    path: str
    """The path it stands on, or empty."""
    land: str
    """The land it has settled, or empty."""
    talent_used: bool
    equipment: tuple[str, ...]


class WireIcons(WireStruct):
    """The icons of one affinity on the mercenaries and lands of a clan."""

    affinity: str
    count: int
    points: int
    """What they score together at the end of the game."""


class WireClan(WireStruct):
    seat: int
    name: str
    """Its name inside a sentence: “you”, “the Air clan”."""
    title: str
    player: str
    """A bot's name, or empty for a person."""
    affinity: str
    members: tuple[WireMember, ...]
    novices: int
    novices_used: int
    glory: int
    reputation: int
    excess_glory: int
    gold: int
    wages: int
    """What its members would be paid if the round ended now."""
    wage: int
    """The wage of each member who is paid."""
    defense: int
    potions: int
    venoms: int
    pool: tuple[str, ...]
    """``("S", "M", "P5")``"""
    glory_dice: str
    """The dice that its glory adds to the pool each round: ``"SM"``."""
    traps: tuple[str, ...] | None
    """The traps in its play area, or None if the seat may not know them."""
    trap_count: int
    owned_traps: tuple[str, ...]
    trap_limit: int
    defense_limit: int
    potion_limit: int
    venom_limit: int
    lands: tuple[str, ...]
    lands_used: tuple[str, ...]
    trophies: tuple[str, ...]
    loot: tuple[str, ...]
    points: int
    """What it would score now: glory, reputation, trophies and icons."""
    trophy_points: int
    icons: tuple[WireIcons, ...]
    """One for each affinity that it has icons of."""
    out: bool
    """Whether its deployment has ended."""


def show_clans(words: Words, view: View, players: Sequence[str]) -> tuple[WireClan, ...]:
    """Show all clans; `players` names the bots by seat."""
    return tuple(show_clan(words, view, clan, players[clan.seat]) for clan in view.clans)


def show_clan(words: Words, view: View, clan: ClanView, player: str) -> WireClan:
    """Show one clan; `player` names its bot. Other clans look to a seat as they look to a spectator."""
    limit = view.box.clan.limit
    score = clan.score if clan.affinity else None
    return WireClan.of(
        clan,
        name=words.clan(view, clan.seat, inside=True),
        title=words.say(f"affinity-{clan.affinity}") if clan.affinity else "",
        player=player,
        members=_members(view, clan),
        # No wages are due after the last ones are paid.
        wages=clan.wages if clan.affinity and view.node.kind != "end" else 0,
        pool=split_dice(clan.pool),
        defense_limit=limit.defense,
        potion_limit=limit.potions,
        venom_limit=limit.venoms,
        points=score.total if score else 0,
        trophy_points=score.trophies if score else 0,
        icons=_icons(clan, dict(score.affinities)) if score else (),
    )


def _icons(clan: ClanView, points: dict[str, int]) -> tuple[WireIcons, ...]:
    """Show the icons on mercenaries and lands, and what they score (R14.1)."""
    return tuple(
        WireIcons(affinity, count, points[affinity]) for affinity, count in clan.icons.items() if count
    )


def _members(view: View, clan: ClanView) -> tuple[WireMember, ...]:
    """Show the mercenaries of a clan, the leader first."""
    standing = {path.mercenary: path.name for path in view.paths.values() if path.seat == clan.seat}
    settled = {member: land for land, member in clan.settled.items()}
    wounded, used, carried = clan.wounded, clan.used_talents, clan.equipment
    names = sorted(clan.mercenaries, key=lambda name: name != clan.leader)
    return tuple(
        WireMember(
            name=name,
            leader=name == clan.leader,
            wounded=name in wounded,
            path=standing.get(name, ""),
            land=settled.get(name, ""),
            talent_used=name in used,
            equipment=carried.get(name, ()),
        )
        for name in names
    )


def split_dice(pool: str) -> tuple[str, ...]:
    """Split the dice of a pool: ``"SMP5"`` is S, M and P5."""
    return tuple(re.findall(r"[A-Z][0-9?]*", pool))
