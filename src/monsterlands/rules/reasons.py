"""Why a choice is not offered: reason codes, each with the rule it follows from.

A reason is (code, a, b); what a and b are stands behind each code.
"""

from __future__ import annotations

from typing import Final

Reason = tuple[int, int, int]

LEGAL: Final = 0
NOT_ASKED: Final = 1
BUILDING_CLOSED: Final = 2  # building
SPACE_CLOSED: Final = 3  # players needed
SPACE_TAKEN: Final = 4
SPACES_FULL: Final = 5  # building
WRONG_COLOUR: Final = 6  # building
NO_SUCH_DIE: Final = 7  # die
TOO_FEW_DICE: Final = 8  # needed, there
CANNOT_PAY: Final = 9  # price, gold
NOBODY_TO_HIRE: Final = 10
NOTHING_TO_BUY: Final = 11
NO_CARRIER: Final = 12
NO_LOOT: Final = 13
NOT_THERE: Final = 14
REPUTATION_TOO_HIGH: Final = 15  # reputation, excess glory
NOT_FOR_NOVICES: Final = 16
ALREADY_USED: Final = 17
NOT_YOURS: Final = 18
OUTSIDE_ONLY: Final = 19
IS_ASSIGNED: Final = 20
NO_MERCENARY: Final = 21
PATH_TAKEN: Final = 22
PATH_CLOSED: Final = 23
NO_MONSTER: Final = 24
NOT_WOUNDED: Final = 25
NO_POTION: Final = 26
NO_VENOM: Final = 27
NO_DEFENSE: Final = 28
NO_TRAP: Final = 29
NOT_SETTLED: Final = 30
ALREADY_SETTLED: Final = 31
NO_SETTLER: Final = 32
NO_FREE_NOVICE: Final = 33
SAME_COLOUR: Final = 34
NO_EQUIPMENT: Final = 35
ALREADY_MOVED: Final = 36
MUST_ACT: Final = 37
CAN_ACT: Final = 38
PATH_FULL: Final = 39
NO_MORE_REINFORCEMENTS: Final = 40
ONE_IS_ENOUGH: Final = 41
NEVER_PERSUASION: Final = 42
MUST_LOAD: Final = 43
MUST_BUY: Final = 44
ONE_BEER: Final = 45
NO_USE: Final = 46
WRONG_AFFINITY: Final = 47
NOTHING_TO_STAKE: Final = 48
TOO_MANY: Final = 49  # most
# The same, where another rule says so.
LAND_DICE_MISSING: Final = 50  # needed, there
MISSION_DICE_MISSING: Final = 51  # needed, there
PATH_DICE_MISSING: Final = 52  # needed, there
WRONG_LAND_DIE: Final = 53  # -, die
WRONG_MISSION_DIE: Final = 54  # -, die
LAND_ALREADY_USED: Final = 55
NO_EQUIPMENT_ON_OFFER: Final = 56
TOO_MANY_BREWS: Final = 57  # most
MUST_BUY_DEFENSE: Final = 58
MUST_HIRE: Final = 59
LOOT_OUTSIDE_ONLY: Final = 60
# Adventure and clean-up.
NO_REROLL: Final = 61
NOT_HERE: Final = 62
FORBIDDEN_BY_MONSTER: Final = 63
NO_TALENT: Final = 64
NOBODY_THERE: Final = 65
CANNOT_KEEP_CONTRACT: Final = 66
NOT_HIGHEST: Final = 67
DEPLOYMENT_ONLY: Final = 68
NOT_AT_THIS_MOMENT: Final = 69
NO_POTION_THERE: Final = 70
NO_DIE_THERE: Final = 71  # die
NO_TARGET: Final = 72
NOTHING_TO_STEAL: Final = 73
TOO_MANY_DICE: Final = 74  # most
CLOSED_BY_SCENARIO: Final = 75  # building
DEFENSE_FORBIDDEN: Final = 76
ALREADY_PICKED: Final = 77

# The rule and the name of each code.
CODES: Final = (
    ("", "legal"),
    ("R5.3", "not-asked"),
    ("R5.6", "building-closed"),
    ("R2.12", "space-closed"),
    ("R5.6", "space-taken"),
    ("R5.6", "spaces-full"),
    ("R5.6", "wrong-colour"),
    ("R5.6", "no-such-die"),
    ("R5.6", "too-few-dice"),
    ("R5.6", "cannot-pay"),
    ("R5.10", "nobody-to-hire"),
    ("R5.8", "nothing-to-buy"),
    ("R5.12", "no-carrier"),
    ("R5.14", "no-loot"),
    ("R5.3", "not-there"),
    ("R5.10", "reputation-too-high"),
    ("R1.2", "not-for-novices"),
    ("R12.1", "already-used"),
    ("R5.3", "not-yours"),
    ("R12.1", "outside-only"),
    ("R1.8", "is-assigned"),
    ("R6.1", "no-mercenary"),
    ("R6.1", "path-taken"),
    ("R6.1", "path-closed"),
    ("R6.6", "no-monster"),
    ("R5.9", "not-wounded"),
    ("R5.9", "no-potion"),
    ("R6.4", "no-venom"),
    ("R6.3", "no-defense"),
    ("R6.3", "no-trap"),
    ("R5.14", "not-settled"),
    ("R9.5", "already-settled"),
    ("R9.5", "no-settler"),
    ("R5.13", "no-free-novice"),
    ("R5.13", "same-colour"),
    ("R5.12", "no-equipment"),
    ("R5.12", "already-moved"),
    ("R5.1", "must-act"),
    ("R5.4", "can-act"),
    ("R6.3", "path-full"),
    ("R6.3", "no-more-reinforcements"),
    ("R6.4", "one-is-enough"),
    ("R6.3", "never-persuasion"),
    ("R6.6", "must-load"),
    ("R5.8", "must-buy"),
    ("R5.10", "one-beer"),
    ("R5.7", "no-use"),
    ("R9.5", "wrong-affinity"),
    ("R6.6", "nothing-to-stake"),
    ("R5.11", "too-many"),
    ("R5.14", "too-few-dice"),
    ("R6.2", "too-few-dice"),
    ("R6.3", "too-few-dice"),
    ("R5.14", "wrong-colour"),
    ("R6.2", "wrong-colour"),
    ("R5.14", "already-used"),
    ("R5.12", "nothing-to-buy"),
    ("R5.9", "too-many"),
    ("R5.11", "must-buy"),
    ("R5.10", "must-buy"),
    ("R12.4", "outside-only"),
    ("R8.2", "no-reroll"),
    ("R12.4", "not-here"),
    ("R7.10", "forbidden-by-monster"),
    ("R7.7", "no-talent"),
    ("R1.10", "nobody-there"),
    ("R7.3", "cannot-pay-contract"),
    ("R10.3", "not-highest"),
    ("R12.4", "deployment-only"),
    ("R1.9", "not-now"),
    ("R7.7", "no-potion"),
    ("R8.1", "no-such-die"),
    ("R11.2", "no-target"),
    ("R11.4", "nothing-to-steal"),
    ("R11.5", "too-many"),
    ("R13.7", "closed-by-scenario"),
    ("R13.7", "no-defenses"),
    ("R5.8", "already-picked"),
)
