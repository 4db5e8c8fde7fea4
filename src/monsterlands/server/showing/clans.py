"""The clans: members with what they carry, dice, tokens, lands, and what they would score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from ...view import ClanView, View
from ...words import Words
from ...words.lookup import land_named, mercenary_named
from ..wire import table as wire

Step = TypeVar("Step", int, str)


def show_clans(words: Words, view: View, players: Sequence[str]) -> tuple[wire.Clan, ...]:
    """Show all clans; `players` names the bots by seat."""
    return tuple(_clan(words, view, clan, players[clan.seat]) for clan in view.clans)


def _clan(words: Words, view: View, clan: ClanView, player: str) -> wire.Clan:
    limit = view.box.clan.limit
    score = clan.score if clan.affinity else None
    return wire.Clan(
        seat=clan.seat,
        name=words.clan(view, clan.seat, inside=True),
        title=words.say(f"affinity-{clan.affinity}") if clan.affinity else "",
        player=player,
        affinity=clan.affinity,
        members=_members(view, clan),
        novices=clan.novices,
        novices_used=clan.novices_used,
        glory=clan.glory,
        reputation=clan.reputation,
        excess_glory=clan.excess_glory,
        gold=clan.gold,
        # After the last ones are paid, none are due any more.
        wages=clan.wages if clan.affinity and view.node.kind != "end" else 0,
        wage=_from_glory(view.box.wages, clan.glory) or 0,
        defense=clan.defense,
        potions=clan.potions,
        venoms=clan.venoms,
        pool=split_dice(clan.pool),
        glory_dice=_from_glory(view.box.glory_bonus, clan.glory) or "",
        traps=clan.traps,
        trap_count=clan.trap_count,
        owned_traps=clan.owned_traps,
        trap_limit=clan.trap_limit,
        defense_limit=limit.defense,
        potion_limit=limit.potions,
        venom_limit=limit.venoms,
        lands=clan.lands,
        lands_used=clan.lands_used,
        trophies=clan.trophies,
        loot=clan.loot,
        points=score.total if score else 0,
        trophy_points=score.trophies if score else 0,
        icons=_icons(view, clan, dict(score.affinities)) if score else (),
        out=clan.out,
    )


def _from_glory(steps: Sequence[tuple[int, Step]], glory: int) -> Step | None:
    """Return what so much glory leads to; each step holds from its glory on."""
    return next((value for start, value in reversed(steps) if glory >= start), None)


def _icons(view: View, clan: ClanView, points: dict[str, int]) -> tuple[wire.Icons, ...]:
    """Show the icons on mercenaries and lands, and what they count (R14.1)."""
    icons = Counter(mercenary_named(view.box, name).affinity for name in clan.mercenaries)
    icons.update(land_named(view.box, name).affinity for name in clan.lands)
    return tuple(
        wire.Icons(affinity, icons[affinity], points[affinity]) for affinity in points if icons[affinity]
    )


def _members(view: View, clan: ClanView) -> tuple[wire.Member, ...]:
    """Show the mercenaries of a clan, the leader first."""
    standing = {path.mercenary: path.name for path in view.paths.values() if path.seat == clan.seat}
    settled = {member: land for land, member in clan.settled.items()}
    wounded, used, carried = clan.wounded, clan.used_talents, clan.equipment
    names = sorted(clan.mercenaries, key=lambda name: name != clan.leader)
    return tuple(
        wire.Member(
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
    dice: list[str] = []
    for sign in pool:
        if sign.isdigit() or sign == "?":
            dice[-1] += sign
        else:
            dice.append(sign)
    return tuple(dice)
