"""The table in rows, by the names that a program uses, and as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .names import slug

if TYPE_CHECKING:
    from ..view import ClanView, PathView, View

FREE = "·"
UNKNOWN = "?"
DIE = re.compile(r"[SMP]\d?")
CITADEL = ("tavern", "lodge", "bazaar", "armory", "alchemist", "mine", "pawn_shop")
SHOWN_CHOICES = 12


@dataclass(frozen=True, slots=True)
class Row:
    """A row for one thing on the table: its name, the dice on it, everything else, and its owner's seat."""

    label: str
    dice: tuple[str, ...] = ()
    text: str = ""
    seat: int | None = None


def title(view: View) -> str:
    """Return the edition, the round and the phase."""
    first = "" if view.first is None else f", first player: seat {view.first}"
    return f"{view.box.edition}, round {view.round} of {view.rounds}, {view.phase}{first}"


def citadel(view: View) -> Iterator[Row]:
    """List the buildings: the dice on their spaces, and what they offer."""
    offers: dict[str, Sequence[str]] = {
        "tavern": view.tavern,
        "lodge": view.lodge,
        "bazaar": view.bazaar,
    }
    for name in CITADEL:
        dice = tuple(die or FREE for die in view.spaces(name))
        offer = _listed(offers.get(name, ()))
        yield Row(slug(name), dice, "panic" if name in view.panic else offer)


def outside(view: View) -> Iterator[Row]:
    """List the lands, missions and the entrance, each with its open paths."""
    lands = (f"{land.land or 'no land'}: {land.monster or 'no monster'}" for land in view.lands)
    places = [*zip("ab", lands, strict=False), *zip("mce", (*view.missions, view.entrance), strict=True)]
    paths = [path for path in view.paths.values() if path.open]
    for letter, what in places:
        if what:
            here = [path for path in paths if path.name[0] == letter]
            free = " ".join(path.name for path in here if path.mercenary is None)
            yield Row(letter.upper(), (), f"{what}; free: {free or 'no path'}")
            yield from (_path(path) for path in here if path.mercenary is not None)
    yield Row("loot", (), _listed(view.loot))


def clans(view: View) -> Iterator[Row]:
    """List the clans: their dice, what they have and who belongs to them."""
    for clan in view.clans:
        yield Row(f"seat {clan.seat}", tuple(DIE.findall(clan.pool)), _clan(clan), clan.seat)


def question(view: View) -> str:
    """Return what the game waits for; only the seat that is asked sees the choices."""
    result = view.result
    if result is not None:
        points = ", ".join(f"seat {score.seat} {score.total}" for score in result.scores)
        return f"the end, points: {points}"
    node = view.node
    about = ", ".join(f"{name} {value}" for name, value in node.about)
    who = f"seat {node.seat}" if node.kind == "decision" else node.kind
    asked = f"{who}: {node.question}{f' ({about})' if about else ''}"
    if not view.asked:
        return asked
    choices = view.choices
    more = ", …" if len(choices) > SHOWN_CHOICES else ""
    return f"{asked}: {_listed(choice.spelling for choice in choices[:SHOWN_CHOICES])}{more}"


def table_text(view: View) -> str:
    """Write the table as plain text."""
    lines = [title(view)]
    for rows in (citadel(view), outside(view), clans(view)):
        lines.append("")
        lines += [f"{row.label:<10} {' '.join(row.dice):<14} {row.text}".rstrip() for row in rows]
    return "\n".join([*lines, "", question(view)])


def _listed(names: Iterable[str]) -> str:
    return ", ".join(name for name in names if name)


def _path(path: PathView) -> Row:
    owner = path.mercenary or ""
    if path.seat is not None:
        owner += f" of seat {path.seat}"
    traps = " ".join(trap or UNKNOWN for trap in path.traps)
    parts = [owner, traps and f"traps {traps}", *_counts(path, "defense", "potions", "venoms", "gold")]
    return Row(path.name, tuple(DIE.findall(path.rolled or path.dice)), _listed(parts), path.seat)


def _clan(clan: ClanView) -> str:
    traps = f"traps {' '.join(clan.traps)}" if clan.traps else f"traps {clan.trap_count}"
    members = [*clan.mercenaries, *["novice"] * clan.novices]
    parts = [
        clan.affinity,
        f"gold {clan.gold}",
        f"glory {clan.glory}",
        f"reputation {clan.reputation}",
        traps,
        *_counts(clan, "defense", "potions", "venoms"),
        *(f"{name} (wounded)" if name in clan.wounded else name for name in members),
        *clan.lands,
        *clan.trophies,
        *clan.loot,
    ]
    return _listed(parts)


def _counts(thing: PathView | ClanView, *names: str) -> Iterator[str]:
    """List the tokens that are there, each with its number."""
    for name in names:
        number = getattr(thing, name)
        if number:
            yield f"{name} {number}"
