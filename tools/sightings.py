"""What a soak has to see: every event, kind of choice, refusal, kind of chance, table and scenario, and every
card effect at work (see `watching`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from monsterlands import Options
from monsterlands.box import DIFFICULTIES, RANKS, Box
from monsterlands.game.events import WORDS
from monsterlands.game.names import names_of
from monsterlands.rules import actions, frames, reasons
from monsterlands.rules.events import EVENTS

MODULES: Final = ("tricks", "queens_grant", "more_monsters")
"""The optional modules and variants (R15)."""
RESHUFFLED: Final = ("tavern", "lodge", "loot", "monster", "header", "tokens")
ENDS: Final = ("after the last round", "by glory")
CLASHES: Final = (
    "a clan steals", "a clan steals from itself", "Madhala steals", "a clan parries a clan",
    "a clan parries itself", "a clan parries Madhala", "a die is diverted to Madhala",
)  # fmt: skip
REPORTED: Final = {"ranks"}
"""The sections whose counts may be zero: random play need not be good."""

NOT_EVENTS: Final = {"undone"}
"""The host announces an undo, not the engine."""
NEVER_REFUSED: Final = {reasons.LEGAL}
"""Codes that mean that a choice is legal."""

ID_BITS: Final = 11
ID_MASK: Final = (1 << ID_BITS) - 1


def wanted(box: Box) -> dict[str, list[str]]:
    """List everything that has to be seen, by section, for a box."""
    names = names_of(box)
    return {
        "events": sorted({event.name for event in EVENTS} - NOT_EVENTS),
        "choices": answers("decision"),
        "chance": answers("chance"),
        "offers": list(WORDS["offer"][: frames.OFFER_TOKENS]),
        "refusals": [refusal(code) for code in range(len(reasons.REASONS)) if code not in NEVER_REFUSED],
        "talents": list(names.mercenaries),
        "equipment": list(names.equipment),
        "traps": [trap.id for trap in box.traps],
        "shields": [trap.id for trap in box.traps if trap.kind == "shielded"],
        "clashes": list(CLASHES),
        "gifts": [
            names.spelling(choice)
            for choice in (
                *range(actions.COLOUR_CHOICE, actions.AFFINITY_CHOICE),
                *range(actions.GRANT_CHOICE, actions.REVEAL_CHOICE),
            )
        ],
        "loot": list(names.loot),
        "powers": list(names.monsters),
        "paths": [
            *(f"{side} {path}" for side in names.headers for path in range(1, 5)),
            "entrance 1",
            "entrance 2",
        ],
        "missions": [
            f"{mission} {how}"
            for mission in names.missions
            for how in ("fulfilled", "failed", "left", "right")
        ],
        "lands": [f"{land} {how}" for land in names.lands for how in ("conquered", "settled", "used")],
        "reshuffled": list(RESHUFFLED),
        "ends": list(ENDS),
        "tables": [
            " ".join([str(players), difficulty, *modules])
            for players in (2, 3, 4)
            for difficulty in DIFFICULTIES
            for many in range(len(MODULES) + 1)
            for modules in combinations(MODULES, many)
        ],
        "scenarios": [
            f"{scenario.id} {difficulty}"
            for scenario in box.scenarios
            for difficulty in scenario.difficulties
        ],
        "ranks": [f"{scenario.id} {rank}" for scenario in box.scenarios for rank in RANKS],
    }


def answers(node: str) -> list[str]:
    """List the kinds of choices of every question, or the kinds of outcomes of every chance node."""
    return [f"{row.name}: {kind}" for row in frames.FRAMES if row.node == node for kind in row.answers]


def table_of(options: Options, box: Box) -> tuple[str, str]:
    """Return the section and the kind of table that is played."""
    if options.scenario:
        return "scenarios", f"{box.scenarios[options.scenario - 1].id} {options.difficulty}"
    modules = [name for name in MODULES if getattr(options, name)]
    return "tables", " ".join([str(options.players), options.difficulty, *modules])


def refusal(code: int) -> str:
    """Return the name of a reason, with its code, because several may have the same name and rule."""
    row = reasons.REASONS[code]
    return f"{code} {row.name} {row.rule}"


@dataclass
class Counts:
    """How often everything was seen, by numeric codes; `by_section` gives the names."""

    answers: Counter[int] = field(default_factory=Counter)
    """By question and choice: the kind of the frame, then `ID_BITS` low bits for the choice."""
    outcomes: Counter[int] = field(default_factory=Counter)
    """The same for chance."""
    refusals: Counter[int] = field(default_factory=Counter)
    events: Counter[int] = field(default_factory=Counter)
    seen: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Everything else: by section and name."""

    def add(self, other: Counts) -> None:
        """Add the counts of another run."""
        self.answers.update(other.answers)
        self.outcomes.update(other.outcomes)
        self.refusals.update(other.refusals)
        self.events.update(other.events)
        self.seen.update(other.seen)

    def by_section(self, box: Box) -> dict[str, Counter[str]]:
        """Return everything that was seen, by name."""
        names = names_of(box)
        found: dict[str, Counter[str]] = {section: Counter() for section in wanted(box)}
        for key, count in self.answers.items():
            question, choice = frames.FRAMES[key >> ID_BITS].name, key & ID_MASK
            found["choices"][f"{question}: {names.kind(choice)}"] += count
            if question in ("grant-die", "grant"):
                found["gifts"][names.spelling(choice)] += count
        for key, count in self.outcomes.items():
            question, outcome = frames.FRAMES[key >> ID_BITS].name, key & ID_MASK
            found["chance"][f"{question}: {outcome_kind(outcome)}"] += count
        for code, count in self.refusals.items():
            found["refusals"][refusal(code)] += count
        for code, count in self.events.items():
            found["events"][EVENTS[code].name] += count
        for (section, name), count in self.seen.items():
            found[section][name] += count
        return found


def outcome_kind(outcome: int) -> str:
    """Return the name of the range of an outcome."""
    return [row.name for row in actions.OUTCOME_RANGES if row.first <= outcome][-1]


def missing(found: dict[str, Counter[str]], box: Box) -> list[str]:
    """Return the names of what was never seen."""
    return [
        f"{section}: {name}"
        for section, names in wanted(box).items()
        for name in names
        if section not in REPORTED and not found[section][name]
    ]


def unknown(found: dict[str, Counter[str]], box: Box) -> list[str]:
    """Return the names of what was seen and should not exist."""
    expected = wanted(box)
    return [
        f"{section}: {name}"
        for section, counts in found.items()
        for name, count in counts.items()
        if count and name not in expected[section]
    ]
