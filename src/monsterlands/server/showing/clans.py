"""The clans: members with what they carry, dice, tokens, lands, and what they would score."""

from __future__ import annotations

from collections.abc import Sequence

from ...view import ClanView, View
from ...words import Words
from ..wire import table as wire


def show_clans(words: Words, view: View, players: Sequence[str]) -> tuple[wire.Clan, ...]:
    """Show all clans; `players` names the bots by seat."""
    return tuple(_clan(words, view, clan, players[clan.seat]) for clan in view.clans)


def _clan(words: Words, view: View, clan: ClanView, player: str) -> wire.Clan:
    limit = view.box.clan.limit
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
        wages=clan.wages if clan.affinity else 0,
        defense=clan.defense,
        potions=clan.potions,
        venoms=clan.venoms,
        pool=split_dice(clan.pool),
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
        points=clan.score.total if clan.affinity else 0,
        out=clan.out,
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
