"""The engine explains itself: what is asked, and why a choice is refused. Codes with values, no sentences."""

from __future__ import annotations

from ..rules import engine, frames, reasons
from ..rules.state import LODGE_DOCKS, NONE, State, bits
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

# The rule that says when such a choice comes up, and what is on offer then; free actions: R5.3.
OF_KIND = {
    **dict.fromkeys(("deploy", "path", "land"), "R5.1"),
    **dict.fromkeys(("hire", "beer"), "R5.10"),
    **dict.fromkeys(("discount-talent", "discount-card"), "R5.7"),
    "trap": "R5.8",
    "equipment": "R5.12",
    "take": "R9.3",
    **dict.fromkeys(("member", "die"), "R6.1"),
    **dict.fromkeys(("load-trap", "load-defense"), "R6.3"),
    **dict.fromkeys(("load-potion", "load-venom"), "R6.4"),
    "affinity": "R2.2",
    "grant": "R15.2",
    **dict.fromkeys(("reveal", "keep"), "R11.1"),
    "remove-magic": "R7.6",
    **dict.fromkeys(("defend-talent", "defend-token", "defend-potion", "take-hits"), "R7.7"),
    **dict.fromkeys(("roll", "roll-all", "stop"), "R8.1"),
    **dict.fromkeys(("reroll", "use-venom"), "R8.2"),
    **dict.fromkeys(("capture", "eliminate"), "R8.5"),
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
            traps = [names.traps[state.table[LODGE_DOCKS + dock]] for dock in bits(number)]
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
    rule = row.rule
    if code in (reasons.NOT_ASKED, reasons.NOT_THERE):
        rule = OF_KIND.get(names.kind(choice), rule)
    values = [
        (name, argument(names, form, number))
        for (name, form), number in zip(row.values.items(), numbers, strict=False)
        if form != "building" or number != NONE
    ]
    return WhyNot(rule, row.name, tuple(values))
