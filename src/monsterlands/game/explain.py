"""The engine explains itself: what is asked, and why a choice is refused. Codes with values, no sentences."""

from __future__ import annotations

from ..rules import engine, frames, layout, reasons
from ..rules.layout import NONE
from ..rules.state import State, bits
from .choices import Node
from .describe import argument
from .errors import WhyNot
from .names import Names

BARRIERS = {
    "start": "there is nothing to undo",
    "chance": "dice or a draw cannot be undone",
    "revealed": "what was shown to all cannot be undone",
    "other-seat": "the last answer was another seat's",
}

STAGES = ("before", "after")
OFFERS = (
    "monsters", "lands", "missions", "tavern", "lodge", "bazaar", "loot", "headers", "entrance", "tokens",
)  # fmt: skip
KINDS = ("decision", "chance", "end")


def node(state: State, names: Names, kind: int) -> Node:
    """Describe what the game waits for."""
    frame = frames.FRAMES[frames.top_kind(state)]
    about: list[tuple[str, int | str]] = []
    for index, (name, form) in enumerate(frame.about.items()):
        number = frames.argument(state, index)
        if form == "stage":
            about.append((name, STAGES[number]))
        elif form == "offer":
            about.append((name, OFFERS[number]))
        elif form == "docks":
            traps = [names.traps[state.table[layout.LODGE_DOCKS + dock]] for dock in bits(number)]
            about.append((name, ", ".join(traps)))
        else:
            about.append((name, argument(names, form, number)))
    seat = frames.top_seat(state)
    return Node(KINDS[kind], frame.name, None if seat == NONE else seat, tuple(about))


def why_not(state: State, names: Names, kind: int, choice: int) -> WhyNot:
    """Name the reason why a choice is refused."""
    reason = (reasons.NOT_ASKED, 0, 0)
    if kind == engine.DECISION:
        reason = engine.why_not(state, choice)
        if reason[0] == reasons.LEGAL:
            reason = (reasons.NOT_ASKED, 0, 0)
    code, *numbers = reason
    row = reasons.REASONS[code]
    rule = names.rule(choice) if code in (reasons.NOT_ASKED, reasons.NOT_THERE) else row.rule
    values = [
        (name, argument(names, form, number))
        for (name, form), number in zip(row.values.items(), numbers, strict=False)
        if form != "building" or number != NONE
    ]
    return WhyNot(rule, row.name, tuple(values))
