"""Choices, nodes and previews: what the game waits for, and what an answer would do."""

from __future__ import annotations

from dataclasses import dataclass

from ..box import AFFINITIES, EQUIPMENT_TYPES
from ..rules import actions, citadel, clan, engine, frames, layout, lodge, scores, totals
from ..rules.layout import NONE
from ..rules.state import State, bits
from ..rules.wages import wages_due
from .describe import pool_text
from .events import Event, Happening
from .names import Choice, Names
from .reduction import Value


@dataclass(frozen=True, slots=True)
class Outcome(Value):
    """One possible result of a chance event; its chance is `weight` out of the sum of all weights."""

    id: int
    spelling: str
    weight: int

    def __str__(self) -> str:
        return self.spelling


@dataclass(frozen=True, slots=True)
class Node(Value):
    """What the game waits for: a ``"decision"`` of one seat, ``"chance"``, or the ``"end"``.

    `question` names what is asked or rolled, `about` the place or card that it is about.
    """

    kind: str
    question: str
    seat: int | None
    about: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Change(Value):
    """How one thing of the choosing clan changes."""

    what: str
    before: int | str
    after: int | str


@dataclass(frozen=True, slots=True)
class Preview(Value):
    """What a choice costs and brings, up to the next chance event.

    :param final: whether it cannot be undone: it leads to a chance event or shows something hidden
    :param events: what would happen, as the choosing seat sees it
    """

    changes: tuple[Change, ...]
    final: bool
    events: tuple[Event, ...] = ()

    def __getitem__(self, what: str) -> Change:
        for change in self.changes:
            if change.what == what:
                return change
        raise KeyError(what)


def choice_of(state: State, names: Names, number: int) -> Choice:
    """Describe a choice at the current node, with the space or card that it would take."""
    if number < actions.PATH_CHOICE:
        building = number // (layout.DICE * layout.SPACES)
        if building != layout.PAWN_SHOP and not citadel.chooses_space(building):
            return names.described(number, citadel.next_space(state, building))
    elif actions.TRAP_CHOICE <= number < actions.EQUIPMENT_CHOICE:
        return names.described(number, lodge.trap_dock(state, number))
    elif actions.MOVE_CHOICE <= number < actions.HIRE_CHOICE:
        return names.described(number, _carried_kind(state, number - actions.MOVE_CHOICE))
    elif actions.DISCOUNT_CARD <= number < actions.TRAP_CHOICE:
        return names.described(number, _carried_kind(state, number - actions.DISCOUNT_CARD))
    return names.described(number, NONE)


def _carried_kind(state: State, place: int) -> int:
    """Return the kind of equipment that a mercenary carries of a type, or NONE; `place` is for both."""
    bearer, type_ = divmod(place, len(EQUIPMENT_TYPES))
    card = clan.carried(state, bearer, type_)
    return NONE if card == NONE else state.tables.card_kind[card]


def preview_of(now: State, names: Names, choice: int) -> Preview:
    """Tell what a legal choice costs and brings; it ends where something hidden would be revealed (R16.2)."""
    seat = frames.top_seat(now)
    ahead = now.clone()
    ahead.events = []
    engine.apply(ahead, choice)
    asked = bool(engine.run(ahead, before_reveal=True))
    shown = ahead.table[layout.REVEALS] != now.table[layout.REVEALS]
    return Preview(
        _changes_between(names, now, ahead, seat),
        shown or not (asked or engine.node_kind(ahead) == engine.THE_END),
        tuple(Happening(names, raw).seen_by(seat) for raw in ahead.events),
    )


def _changes_between(names: Names, before: State, after: State, seat: int) -> tuple[Change, ...]:
    """Compare a clan before and after a choice."""
    old, new = _summary(names, before, seat), _summary(names, after, seat)
    return tuple(Change(what, old[what], new[what]) for what in old if old[what] != new[what])


def _unrolled(state: State, seat: int) -> int:
    """Count the persuasion dice that have joined a pool and are not rolled yet."""
    stack = state.stack
    return sum(
        stack[frame + 2]
        for frame in range(0, len(stack), frames.FRAME)
        if stack[frame] == frames.ROLL_POOL and stack[frame + 1] == seat
    )


def _summary(names: Names, state: State, seat: int) -> dict[str, int | str]:
    values = state.clans[seat]
    middle = state.table
    frame = frames.top_kind(state)
    glory, reputation, trophies, affinities = scores.score(state, seat)

    def listed(all_names: tuple[str, ...], mask: int) -> str:
        return ", ".join(all_names[index] for index in bits(mask))

    return {
        "gold": values[layout.GOLD],
        "glory": glory,
        "reputation": reputation,
        "excess glory": clan.excess_glory(state, seat),
        "points": glory + reputation + trophies + sum(affinities),
        "trophy points": trophies,
        **{f"{name} points": points for name, points in zip(AFFINITIES, affinities, strict=True)},
        "wages": wages_due(state, seat),
        "pool": pool_text(values) + "P?" * _unrolled(state, seat),
        "traps": values[layout.TRAPS_HELD],
        "defense": values[layout.DEFENSE],
        "potions": values[layout.POTIONS],
        "venoms": values[layout.VENOMS],
        "mercenaries": listed(names.mercenaries, values[layout.CREW]),
        "novices": values[layout.NOVICES],
        "trophies": listed(names.monsters, values[layout.TROPHIES]),
        "loot": listed(names.loot, values[layout.LOOT]),
        "wounded": listed(names.mercenaries, values[layout.CREW] & state.table[layout.WOUNDED]),
        "unassigned": listed(names.mercenaries, clan.unassigned(state, seat)),
        "lands": listed(names.lands, values[layout.CLAN_LANDS]),
        "total": totals.attack_total(state) if frame == frames.FIGHT else 0,
        "hits": frames.argument(state, 1) if frame == frames.DEFEND else 0,
        "attack dice": middle[layout.ATTACK_DICE] if frame == frames.REMOVE_MAGIC else 0,
    }
