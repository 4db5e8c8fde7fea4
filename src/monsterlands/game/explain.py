"""The engine explains itself: what is asked, and why a choice is refused. Codes with values, no sentences."""

from __future__ import annotations

from ..box import BUILDINGS
from ..rules import engine, frames, reasons
from ..rules.state import LODGE_DOCKS, NONE, State, bits
from .choices import Node
from .describe import FRAME_FORMS, argument
from .errors import WhyNot
from .names import DICE_NAMES, Names

BARRIERS = {
    "start": "there is nothing to undo",
    "chance": "dice or a draw cannot be undone",
    "revealed": "what was shown to all cannot be undone",
    "other-seat": "the last answer was another seat's",
}

# What the two values of a reason are.
REASON_VALUES: dict[int, tuple[tuple[str, str], ...]] = {
    reasons.BUILDING_CLOSED: (("building", "building"),),
    reasons.SPACE_CLOSED: (("players", "number"),),
    reasons.SPACES_FULL: (("building", "building"),),
    reasons.WRONG_COLOUR: (("building", "building"), ("die", "die")),
    reasons.NO_SUCH_DIE: (("die", "die"),),
    reasons.NO_DIE_THERE: (("die", "die"),),
    reasons.TOO_FEW_DICE: (("needed", "number"), ("there", "number")),
    reasons.LAND_DICE_MISSING: (("needed", "number"), ("there", "number")),
    reasons.MISSION_DICE_MISSING: (("needed", "number"), ("there", "number")),
    reasons.PATH_DICE_MISSING: (("needed", "number"), ("there", "number")),
    reasons.WRONG_LAND_DIE: (("building", "building"), ("die", "die")),
    reasons.WRONG_MISSION_DIE: (("building", "building"), ("die", "die")),
    reasons.CANNOT_PAY: (("price", "number"), ("gold", "number")),
    reasons.NOBODY_TO_HIRE: (("excess", "number"),),
    reasons.REPUTATION_TOO_HIGH: (("reputation", "number"), ("excess", "number")),
    reasons.NO_MORE_REINFORCEMENTS: (("most", "number"),),
    reasons.ONE_IS_ENOUGH: (("most", "number"),),
    reasons.TOO_MANY: (("most", "number"),),
    reasons.TOO_MANY_BREWS: (("most", "number"),),
    reasons.CLOSED_BY_SCENARIO: (("building", "building"),),
    reasons.TOO_MANY_DICE: (("most", "number"),),
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

# What a question is about: arguments of its frame, by name.
ABOUT: dict[int, tuple[str, ...]] = {
    frames.ROLL_POOL: ("dice",),
    frames.LODGE_PURCHASE: ("persuasion", "basket", "discount", "price"),
    frames.ALCHEMIST_MIX: ("tokens",),
    frames.TAVERN_HIRE: ("persuasion", "beer", "discount", "free"),
    frames.ARMORY_PURCHASE: ("persuasion",),
    frames.BAZAAR_PURCHASE: ("persuasion", "free"),
    frames.EQUIP: ("equipment",),
    frames.HAND_ON: ("equipment",),
    frames.MOVE_EQUIPMENT: ("member", "type"),
    frames.SETTLE_LAND: ("land",),
    frames.ASSIGN: ("path",),
    frames.DEPLOY_DICE: ("target",),
    frames.LOAD: ("path",),
    frames.CONVERT: ("loot",),
    frames.TURN: ("stage",),
    frames.MADHALA_DIE: ("building",),
    frames.TURN_TOKEN: ("path", "slot"),
    frames.REFILL: ("offer",),
    frames.ROLL_PATH: ("path", "dice"),
    frames.ATTACK_ROLL: ("path", "dice"),
    frames.CONTRACT_OFFER: ("path",),
    frames.PAY_TRAPS: ("traps",),
    frames.FIGHT: ("path", "against", "carried", "venoms"),
    frames.DIVERT: ("path",),
    frames.REMOVE_MAGIC: ("path",),
    frames.DEFEND: ("path", "hits"),
    frames.JUDGE: ("path",),
    frames.GLORY_LOOT: ("path", "achievement"),
    frames.REVEAL: ("path", "slot"),
    frames.AIM: ("path", "slot"),
    frames.PARRY: ("target", "path", "slot"),
    frames.STEAL: ("target", "path", "colours", "dice"),
    frames.DEFLECT: ("path", "slot", "most"),
    frames.INHERIT: ("equipment",),
}
STAGES = ("before", "after")
OFFERS = (
    "monsters", "lands", "missions", "tavern", "lodge", "bazaar", "loot", "headers", "entrance", "tokens",
)  # fmt: skip
KINDS = ("decision", "chance", "end")


def node(state: State, names: Names, kind: int) -> Node:
    """Describe what the game waits for."""
    frame = frames.top_kind(state)
    question, form = FRAME_FORMS[frame]
    about: list[tuple[str, int | str]] = []
    for index, name in enumerate(ABOUT.get(frame, ())):
        number = frames.argument(state, index)
        if name == "stage":
            about.append((name, STAGES[number]))
        elif name == "offer":
            about.append((name, OFFERS[number]))
        elif name == "basket":
            traps = [names.traps[state.table[LODGE_DOCKS + dock]] for dock in bits(number)]
            about.append((name, ", ".join(traps)))
        else:
            about.append((name, argument(names, form[index], number)))
    seat = frames.top_seat(state)
    return Node(KINDS[kind], question, None if seat == NONE else seat, tuple(about))


def why_not(state: State, names: Names, kind: int, choice: int) -> WhyNot:
    """Name the reason why a choice is refused."""
    reason = (reasons.NOT_ASKED, 0, 0)
    if kind == engine.DECISION:
        reason = engine.why_not(state, choice)
        if reason[0] == reasons.LEGAL:
            reason = (reasons.NOT_ASKED, 0, 0)
    code, *numbers = reason
    rule, name = reasons.CODES[code]
    if code in (reasons.NOT_ASKED, reasons.NOT_THERE):
        rule = OF_KIND.get(names.kind(choice), rule)
    values: list[tuple[str, int | str]] = []
    for (what, form), number in zip(REASON_VALUES.get(code, ()), numbers, strict=False):
        if form == "building":
            if number != NONE:
                values.append((what, BUILDINGS[number]))
        elif form == "die":
            values.append((what, DICE_NAMES[number]))
        else:
            values.append((what, number))
    return WhyNot(rule, name, tuple(values))
