"""Why a choice is not offered: every reason with its name, the rule it follows from, and its values.

A reason is (code, a, b); the row of a code says what a and b are, and how they are written. Reasons with the
same name differ in the rule.
"""

from __future__ import annotations

from typing import Final

Reason = tuple[int, int, int]


class ReasonKind:
    """The row of a reason.

    :param values: by name, what form its values have: a number, a building or a die
    """

    def __init__(self, name: str, rule: str, values: dict[str, str]) -> None:
        self.name: str = name
        self.rule: str = rule
        self.values: dict[str, str] = values


# By code.
REASONS: Final[list[ReasonKind]] = []


def _reason(name: str, rule: str, **values: str) -> int:
    """Add a row and return its code."""
    REASONS.append(ReasonKind(name, rule, values))
    return len(REASONS) - 1


LEGAL: Final = 0  # a literal, which is compared often
_reason("legal", "")
NOT_ASKED: Final = _reason("not-asked", "R5.3")
BUILDING_CLOSED: Final = _reason("building-closed", "R5.6", building="building")
SPACE_CLOSED: Final = _reason("space-closed", "R2.12", players="number")
SPACE_TAKEN: Final = _reason("space-taken", "R5.6")
SPACES_FULL: Final = _reason("spaces-full", "R5.6", building="building")
WRONG_COLOUR: Final = _reason("wrong-colour", "R5.6", building="building", die="die")
NO_SUCH_DIE: Final = _reason("no-such-die", "R5.6", die="die")
TOO_FEW_DICE: Final = _reason("too-few-dice", "R5.6", needed="number", there="number")
CANNOT_PAY: Final = _reason("cannot-pay", "R5.6", price="number", gold="number")
NOBODY_TO_HIRE: Final = _reason("nobody-to-hire", "R5.10", excess="number")
NOTHING_TO_BUY: Final = _reason("nothing-to-buy", "R5.8")
NO_CARRIER: Final = _reason("no-carrier", "R5.12")
NO_LOOT: Final = _reason("no-loot", "R5.14")
NOT_THERE: Final = _reason("not-there", "R5.3")
REPUTATION_TOO_HIGH: Final = _reason("reputation-too-high", "R5.10", reputation="number", excess="number")
NOT_FOR_NOVICES: Final = _reason("not-for-novices", "R1.2")
ALREADY_USED: Final = _reason("already-used", "R12.1")
NOT_YOURS: Final = _reason("not-yours", "R5.3")
OUTSIDE_ONLY: Final = _reason("outside-only", "R12.1")
IS_ASSIGNED: Final = _reason("is-assigned", "R1.8")
NO_MERCENARY: Final = _reason("no-mercenary", "R6.1")
PATH_TAKEN: Final = _reason("path-taken", "R6.1")
PATH_CLOSED: Final = _reason("path-closed", "R6.1")
NO_MONSTER: Final = _reason("no-monster", "R6.6")
NOT_WOUNDED: Final = _reason("not-wounded", "R5.9")
NO_POTION: Final = _reason("no-potion", "R5.9")
NO_VENOM: Final = _reason("no-venom", "R6.4")
NO_DEFENSE: Final = _reason("no-defense", "R6.3")
NO_TRAP: Final = _reason("no-trap", "R6.3")
NOT_SETTLED: Final = _reason("not-settled", "R5.14")
ALREADY_SETTLED: Final = _reason("already-settled", "R9.5")
NO_SETTLER: Final = _reason("no-settler", "R9.5")
NO_FREE_NOVICE: Final = _reason("no-free-novice", "R5.13")
SAME_COLOUR: Final = _reason("same-colour", "R5.13")
NO_EQUIPMENT: Final = _reason("no-equipment", "R5.12")
ALREADY_MOVED: Final = _reason("already-moved", "R5.12")
MUST_ACT: Final = _reason("must-act", "R5.1")
CAN_ACT: Final = _reason("can-act", "R5.4")
PATH_FULL: Final = _reason("path-full", "R6.3")
NO_MORE_REINFORCEMENTS: Final = _reason("no-more-reinforcements", "R6.3", most="number")
ONE_IS_ENOUGH: Final = _reason("one-is-enough", "R6.4", most="number")
NEVER_PERSUASION: Final = _reason("never-persuasion", "R6.3")
MUST_LOAD: Final = _reason("must-load", "R6.6")
MUST_BUY: Final = _reason("must-buy", "R5.8")
ONE_BEER: Final = _reason("one-beer", "R5.10")
NO_USE: Final = _reason("no-use", "R5.7")
WRONG_AFFINITY: Final = _reason("wrong-affinity", "R9.5")
NOTHING_TO_STAKE: Final = _reason("nothing-to-stake", "R6.6")
TOO_MANY: Final = _reason("too-many", "R5.11", most="number")
LAND_DICE_MISSING: Final = _reason("too-few-dice", "R5.14", needed="number", there="number")
MISSION_DICE_MISSING: Final = _reason("too-few-dice", "R6.2", needed="number", there="number")
PATH_DICE_MISSING: Final = _reason("too-few-dice", "R6.3", needed="number", there="number")
WRONG_LAND_DIE: Final = _reason("wrong-colour", "R5.14", building="building", die="die")
WRONG_MISSION_DIE: Final = _reason("wrong-colour", "R6.2", building="building", die="die")
LAND_ALREADY_USED: Final = _reason("already-used", "R5.14")
NO_EQUIPMENT_ON_OFFER: Final = _reason("nothing-to-buy", "R5.12")
TOO_MANY_BREWS: Final = _reason("too-many", "R5.9", most="number")
MUST_BUY_DEFENSE: Final = _reason("must-buy", "R5.11")
MUST_HIRE: Final = _reason("must-buy", "R5.10")
LOOT_OUTSIDE_ONLY: Final = _reason("outside-only", "R12.4")
NO_REROLL: Final = _reason("no-reroll", "R8.2")
NOT_HERE: Final = _reason("not-here", "R12.4")
FORBIDDEN_BY_MONSTER: Final = _reason("forbidden-by-monster", "R7.10")
NO_TALENT: Final = _reason("no-talent", "R7.7")
NOBODY_THERE: Final = _reason("nobody-there", "R1.10")
CANNOT_KEEP_CONTRACT: Final = _reason("cannot-pay-contract", "R7.3")
NOT_HIGHEST: Final = _reason("not-highest", "R10.3")
DEPLOYMENT_ONLY: Final = _reason("deployment-only", "R12.4")
NOT_AT_THIS_MOMENT: Final = _reason("not-now", "R1.9")
NO_POTION_THERE: Final = _reason("no-potion", "R7.7")
NO_DIE_THERE: Final = _reason("no-such-die", "R8.1", die="die")
NO_TARGET: Final = _reason("no-target", "R11.2")
NOTHING_TO_STEAL: Final = _reason("nothing-to-steal", "R11.4")
TOO_MANY_DICE: Final = _reason("too-many", "R11.5", most="number")
CLOSED_BY_SCENARIO: Final = _reason("closed-by-scenario", "R13.7", building="building")
DEFENSE_FORBIDDEN: Final = _reason("no-defenses", "R13.7")
ALREADY_PICKED: Final = _reason("already-picked", "R5.8")
