"""The table in a few short lines, for a terminal of 80 columns and 24 lines; “table all” shows everything."""

from __future__ import annotations

from collections.abc import Iterator

from ..view import View
from ..words import Words
from .screen import Screen
from .table import FREE, RivalName, members_of, title

ROWS = (("tavern",), ("lodge",), ("bazaar",), ("armory", "alchemist", "mine", "pawn_shop"))
"""Buildings that share a line."""


def show_compact_table(screen: Screen, words: Words, view: View, rival_name: RivalName) -> None:
    """Print everything on the table in single lines; cut what does not fit."""
    screen.title(title(words, view))
    for line in (*_citadel(words, view), *_outside(words, view), *_clans(words, view, rival_name)):
        screen.cut(line)


def _citadel(words: Words, view: View) -> Iterator[str]:
    for row in ROWS:
        yield " | ".join(_building(words, view, name) for name in row)


def _building(words: Words, view: View, name: str) -> str:
    title = words.say(f"building-{name}")
    if name in view.closed or name in view.panic:
        return words.say("compact-closed", name=title)
    spaces = zip(view.box.buildings[name].spaces, view.spaces(name), strict=True)
    open_ones = [
        words.letters(die or FREE) for space, die in spaces if die or space.from_players <= view.players
    ]
    offers = list(_offers(words, view, name))
    dice = " ".join(open_ones)
    told = words.join(offers) if offers else "none"
    return words.say("compact-building", name=title, dice=dice, offers=told)


def _offers(words: Words, view: View, name: str) -> Iterator[str]:
    box = view.box
    if name == "tavern":
        priced = [(docked, box.mercenary(docked).cost) for docked in view.tavern if docked]
        priced.append((words.say("compact-novice"), box.novice.cost))
    elif name == "lodge":
        priced = [(trap, box.trap(trap).cost) for trap in view.lodge if trap]
    elif name == "bazaar":
        priced = [(card, box.equipment_card(card).cost) for card in view.bazaar if card]
    else:
        priced = []
    for offered, cost in priced:
        yield words.say("compact-offer", name=offered, cost=cost)


def _outside(words: Words, view: View) -> Iterator[str]:
    for place in "abe":
        paths = [path for path in view.paths.values() if path.name[0] == place and path.open]
        if not paths:
            continue
        if place != "e":
            land = view.place(place).land
            conquest = view.box.land(land).conquest if land else 0
            about = words.say("compact-land", land=land or "none", conquest=conquest)
            yield words.say("compact-place", place=place.upper(), about=about, foe=words.foe(view, place))
        else:
            yield words.say("compact-entrance", foe=words.foe(view, place))
        yield "  " + " | ".join(_path(words, view, path.name) for path in paths)
    for number, place in enumerate("mc"):
        if view.missions[number]:
            names = [name for name in view.paths if name[0] == place]
            taken = " | ".join(_path(words, view, name) for name in names)
            yield words.say("compact-mission", mission=view.missions[number], paths=taken)
    yield words.say("compact-loot", loot=words.join(token for token in view.loot if token))


def _path(words: Words, view: View, name: str) -> str:
    path = view.path(name)
    if path.mercenary is not None:
        who = words.say("clan-madhala") if path.madhala else path.mercenary
        return words.say(
            "compact-taken", path=name, who=who, dice=words.letters(path.dice), tokens=len(path.traps)
        )
    needed = view.header_path(name).dice if name[0] in "ab" else ""
    return words.say("compact-free", path=name, dice=words.letters(needed) or "none")


def _clans(words: Words, view: View, rival_name: RivalName) -> Iterator[str]:
    own = view.seat or 0
    for clan in sorted(view.clans, key=lambda clan: clan.seat != own):
        who = words.clan(view, clan.seat)
        if clan.seat != own:
            who = words.say("table-rival-label", who=who, player=rival_name(clan.seat))
        yield words.say(
            "compact-clan",
            who=who,
            gold=clan.gold,
            glory=clan.glory,
            reputation=clan.reputation,
            score=clan.score.total,
            dice=words.letters(clan.pool) or words.say("none"),
            defense=clan.defense,
            potions=clan.potions,
            venoms=clan.venoms,
            traps=clan.trap_count,
        )
        yield "  " + members_of(words, view, clan)
