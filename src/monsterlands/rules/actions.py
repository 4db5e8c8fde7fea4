"""The action space: every choice of the whole game has one integer id, for ever; so has every chance outcome.

Ranges follow one another, one row each, and ascending id is display order. A space only grows: new ranges
are added at its end. `docs/action-space.txt` is written from the rows, and a test holds the ids to those of
before. Ranges of the modules are kept although nothing offers them yet.
"""

from __future__ import annotations

from typing import Final

# How many values each index of a range has: as many as an edition may have at most.
SIZES: Final = {
    "affinity": 4,
    "amount": 33,
    "building": 7,
    "colour": 3,
    "copy": 6,  # which of the equal ones on offer
    "die": 8,
    "equipment": 16,
    "face": 6,
    "gift": 4,  # potion, venom, defense, gold
    "header": 16,  # tile and side
    "land": 16,
    "loot": 24,
    "member": 49,  # the last is a novice
    "mercenary": 48,
    "mission": 16,
    "monster": 24,
    "pair": 36,  # red and yellow
    "path": 16,
    "rolled": 18,  # colour and face
    "seat": 4,
    "space": 6,
    "trap": 32,
    "type": 3,  # of equipment
}


class IdRange:
    """The row of a range of ids.

    :param axes: what the ids of the range run over, the slowest first (see `SIZES`)
    :param spelling: how one is written, with a place for each axis
    :param rule: the rule that says when such a choice comes up
    """

    def __init__(self, first: int, name: str, axes: list[str], spelling: str, rule: str) -> None:
        self.first: int = first
        self.name: str = name
        self.axes: list[str] = axes
        self.spelling: str = spelling
        self.rule: str = rule
        self.size: int = 1
        for axis in axes:
            self.size *= SIZES[axis]


# In the order of their ids.
CHOICE_RANGES: Final[list[IdRange]] = []
OUTCOME_RANGES: Final[list[IdRange]] = []


def _choices(first: int, name: str, axes: str = "", *, spelling: str = "", rule: str = "R5.3") -> None:
    """Add a range of choices; unless said otherwise one is spelled by the name and the axes."""
    split = axes.split()
    spelled = spelling or " ".join([name.replace("-", " "), *["{}"] * len(split)])
    CHOICE_RANGES.append(IdRange(first, name, split, spelled, rule))


def _outcomes(first: int, name: str, axis: str) -> None:
    """Add a range of outcomes."""
    OUTCOME_RANGES.append(IdRange(first, name, [axis], f"{name} {{}}", ""))


# The turn. Where spaces fill from left to right, the space is 0.
DEPLOY: Final = 0
_choices(DEPLOY, "deploy", "building space die", spelling="{} {} {}", rule="R5.1")
PATH_CHOICE: Final = 336
_choices(PATH_CHOICE, "path", "path", rule="R5.1")
LAND_CHOICE: Final = 352
_choices(LAND_CHOICE, "land", "land", spelling="use {}", rule="R5.1")
NOVICE_CHOICE: Final = 368
_choices(NOVICE_CHOICE, "novice", "die colour")
TALENT_CHOICE: Final = 392
_choices(TALENT_CHOICE, "talent", "mercenary")
LOOT_CHOICE: Final = 440
_choices(LOOT_CHOICE, "loot", "loot")
SELL_CHOICE: Final = 464
_choices(SELL_CHOICE, "sell", "monster")
HEAL_CHOICE: Final = 488
_choices(HEAL_CHOICE, "heal", "mercenary")
SETTLE_CHOICE: Final = 536
_choices(SETTLE_CHOICE, "settle", "land")
MOVE_CHOICE: Final = 552
_choices(MOVE_CHOICE, "move", "mercenary type", spelling="move {1} {0}")
# Purchases.
HIRE_CHOICE: Final = 696
_choices(HIRE_CHOICE, "hire", "member", rule="R5.10")
BEER_CHOICE: Final = 745
_choices(BEER_CHOICE, "beer", rule="R5.10")
DISCOUNT_TALENT: Final = 746
_choices(DISCOUNT_TALENT, "discount-talent", "mercenary", spelling="discount {}", rule="R5.7")
DISCOUNT_CARD: Final = 794
_choices(DISCOUNT_CARD, "discount-card", "mercenary type", spelling="discount {1} {0}", rule="R5.7")
TRAP_CHOICE: Final = 938
_choices(TRAP_CHOICE, "trap", "trap copy", spelling="buy {} {}", rule="R5.8")
EQUIPMENT_CHOICE: Final = 1130
_choices(EQUIPMENT_CHOICE, "equipment", "equipment copy", spelling="buy {} {}", rule="R5.12")
TAKE_CHOICE: Final = 1226
_choices(TAKE_CHOICE, "take", "loot", rule="R9.3")
AMOUNT_CHOICE: Final = 1250
_choices(AMOUNT_CHOICE, "amount", "amount")
MEMBER_CHOICE: Final = 1283
_choices(MEMBER_CHOICE, "member", "member", rule="R6.1")
# Dice and outfitting.
DIE_CHOICE: Final = 1332
_choices(DIE_CHOICE, "die", "die", rule="R6.1")
LOAD_TRAP: Final = 1340
_choices(LOAD_TRAP, "load-trap", "trap", rule="R6.3")
LOAD_DEFENSE: Final = 1372
_choices(LOAD_DEFENSE, "load-defense", rule="R6.3")
LOAD_POTION: Final = 1373
_choices(LOAD_POTION, "load-potion", rule="R6.4")
LOAD_VENOM: Final = 1374
_choices(LOAD_VENOM, "load-venom", rule="R6.4")
DISCARD_TRAP: Final = 1375
_choices(DISCARD_TRAP, "discard-trap", "trap")
DISCARD_EQUIPMENT: Final = 1407
_choices(DISCARD_EQUIPMENT, "discard-equipment")
# Options.
POTION_CHOICE: Final = 1408
_choices(POTION_CHOICE, "potion")
VENOM_CHOICE: Final = 1409
_choices(VENOM_CHOICE, "venom")
COLOUR_CHOICE: Final = 1410
_choices(COLOUR_CHOICE, "colour", "colour")
AFFINITY_CHOICE: Final = 1413
_choices(AFFINITY_CHOICE, "affinity", "affinity", rule="R2.2")
SEAT_CHOICE: Final = 1417
_choices(SEAT_CHOICE, "seat", "seat")
YES_CHOICE: Final = 1421
_choices(YES_CHOICE, "yes")
NO_CHOICE: Final = 1422
_choices(NO_CHOICE, "no")
LEFT_CHOICE: Final = 1423
_choices(LEFT_CHOICE, "left")
RIGHT_CHOICE: Final = 1424
_choices(RIGHT_CHOICE, "right")
CAPTURE_CHOICE: Final = 1425
_choices(CAPTURE_CHOICE, "capture", rule="R8.5")
ELIMINATE_CHOICE: Final = 1426
_choices(ELIMINATE_CHOICE, "eliminate", rule="R8.5")
GRANT_CHOICE: Final = 1427
_choices(GRANT_CHOICE, "grant", "gift", rule="R15.2")
# The adventure.
REVEAL_CHOICE: Final = 1431
_choices(REVEAL_CHOICE, "reveal", rule="R11.1")
KEEP_CHOICE: Final = 1432
_choices(KEEP_CHOICE, "keep", rule="R11.1")
DEFEND_TALENT: Final = 1433
_choices(DEFEND_TALENT, "defend-talent", rule="R7.7")
DEFEND_TOKEN: Final = 1434
_choices(DEFEND_TOKEN, "defend-token", rule="R7.7")
DEFEND_POTION: Final = 1435
_choices(DEFEND_POTION, "defend-potion", rule="R7.7")
TAKE_HITS: Final = 1436
_choices(TAKE_HITS, "take-hits", rule="R7.7")
REMOVE_MAGIC: Final = 1437
_choices(REMOVE_MAGIC, "remove-magic", rule="R7.6")
ROLL_CHOICE: Final = 1438
_choices(ROLL_CHOICE, "roll", "colour", rule="R8.1")
REROLL_CHOICE: Final = 1441
_choices(REROLL_CHOICE, "reroll", "rolled", rule="R8.2")
USE_VENOM: Final = 1459
_choices(USE_VENOM, "use-venom", rule="R8.2")
STOP_CHOICE: Final = 1460
_choices(STOP_CHOICE, "stop", rule="R8.1")
DISCARD_LOOT: Final = 1461
_choices(DISCARD_LOOT, "discard-loot", "loot")
# Ends.
GIVE_UP: Final = 1485
_choices(GIVE_UP, "give-up")
DONE: Final = 1486
_choices(DONE, "done")
END_TURN: Final = 1487
_choices(END_TURN, "end-turn")
# Added later.
ROLL_ALL: Final = 1488
_choices(ROLL_ALL, "roll-all", rule="R8.1")
ACTIONS: Final = 1489

# Chance outcomes, numbered apart.
PERSUASION_FACE: Final = 0
_outcomes(PERSUASION_FACE, "persuasion", "face")
ATTACK_FACE: Final = 6
_outcomes(ATTACK_FACE, "attack", "face")
ROLL_FACE: Final = 12
_outcomes(ROLL_FACE, "roll", "rolled")
DRAW_MERCENARY: Final = 30
_outcomes(DRAW_MERCENARY, "tavern", "mercenary")
DRAW_TRAP: Final = 78
_outcomes(DRAW_TRAP, "lodge", "trap")
DRAW_EQUIPMENT: Final = 110
_outcomes(DRAW_EQUIPMENT, "bazaar", "equipment")
DRAW_LOOT: Final = 126
_outcomes(DRAW_LOOT, "loot", "loot")
DRAW_MONSTER: Final = 150
_outcomes(DRAW_MONSTER, "monster", "monster")
DRAW_LAND: Final = 174
_outcomes(DRAW_LAND, "land", "land")
DRAW_HEADER: Final = 190
_outcomes(DRAW_HEADER, "header", "header")
DRAW_MISSION: Final = 206
_outcomes(DRAW_MISSION, "mission", "mission")
DRAW_PANIC: Final = 222
_outcomes(DRAW_PANIC, "panic", "building")
DRAW_AFFINITY: Final = 229
_outcomes(DRAW_AFFINITY, "clan", "affinity")
DRAW_FIRST: Final = 233
_outcomes(DRAW_FIRST, "first", "seat")
MADHALA_ROLL: Final = 237
_outcomes(MADHALA_ROLL, "madhala", "pair")
DRAW_TOKEN: Final = 273
_outcomes(DRAW_TOKEN, "token", "trap")
OUTCOMES: Final = 305
