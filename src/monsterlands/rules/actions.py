"""The action space: every choice of the whole game has one integer id, for ever.

Ranges follow one another in `LAYOUT`, and ascending id is display order. The space only grows: new
ranges are added at the end, and `docs/action-space.txt` holds the layout that a test compares. Ranges of
the modules are kept although nothing offers them yet.
"""

from __future__ import annotations

from typing import Final

# The turn: (building, space, die); where spaces fill from left to right, the space is 0.
DEPLOY: Final = 0  # 7 * 6 * 8
PATH_CHOICE: Final = 336  # 16: send a mercenary to a path
LAND_CHOICE: Final = 352  # 16: deploy on a settled land
NOVICE_CHOICE: Final = 368  # 8 * 3: turn a die into another colour
TALENT_CHOICE: Final = 392  # 48
LOOT_CHOICE: Final = 440  # 24: use loot
SELL_CHOICE: Final = 464  # 24: sell a trophy
HEAL_CHOICE: Final = 488  # 48
SETTLE_CHOICE: Final = 536  # 16
MOVE_CHOICE: Final = 552  # 48 * 3: move equipment (carrier, type)
# Purchases.
HIRE_CHOICE: Final = 696  # 49, the last is a novice
BEER_CHOICE: Final = 745
DISCOUNT_TALENT: Final = 746  # 48
DISCOUNT_CARD: Final = 794  # 48 * 3 (carrier, type)
TRAP_CHOICE: Final = 938  # 32 * 6: (kind, which of the equal ones)
EQUIPMENT_CHOICE: Final = 1130  # 16 * 6: (kind, which of the equal ones)
TAKE_CHOICE: Final = 1226  # 24: take loot
AMOUNT_CHOICE: Final = 1250  # 33
MEMBER_CHOICE: Final = 1283  # 49, the last is a novice
# Dice and outfitting.
DIE_CHOICE: Final = 1332  # 8
LOAD_TRAP: Final = 1340  # 32
LOAD_DEFENSE: Final = 1372
LOAD_POTION: Final = 1373
LOAD_VENOM: Final = 1374
DISCARD_TRAP: Final = 1375  # 32
DISCARD_EQUIPMENT: Final = 1407
# Options.
POTION_CHOICE: Final = 1408
VENOM_CHOICE: Final = 1409
COLOUR_CHOICE: Final = 1410  # 3
AFFINITY_CHOICE: Final = 1413  # 4
SEAT_CHOICE: Final = 1417  # 4
YES_CHOICE: Final = 1421
NO_CHOICE: Final = 1422
LEFT_CHOICE: Final = 1423
RIGHT_CHOICE: Final = 1424
CAPTURE_CHOICE: Final = 1425
ELIMINATE_CHOICE: Final = 1426
GRANT_CHOICE: Final = 1427  # 4: potion, venom, defense, gold
# The adventure.
REVEAL_CHOICE: Final = 1431
KEEP_CHOICE: Final = 1432
DEFEND_TALENT: Final = 1433
DEFEND_TOKEN: Final = 1434
DEFEND_POTION: Final = 1435
TAKE_HITS: Final = 1436
REMOVE_MAGIC: Final = 1437
ROLL_CHOICE: Final = 1438  # 3
REROLL_CHOICE: Final = 1441  # 3 * 6: (colour, face)
USE_VENOM: Final = 1459
STOP_CHOICE: Final = 1460
DISCARD_LOOT: Final = 1461  # 24
# Ends.
GIVE_UP: Final = 1485
DONE: Final = 1486
END_TURN: Final = 1487
# Added later.
ROLL_ALL: Final = 1488
ACTIONS: Final = 1489

LAYOUT: Final = (
    ("deploy", DEPLOY),
    ("path", PATH_CHOICE),
    ("land", LAND_CHOICE),
    ("novice", NOVICE_CHOICE),
    ("talent", TALENT_CHOICE),
    ("loot", LOOT_CHOICE),
    ("sell", SELL_CHOICE),
    ("heal", HEAL_CHOICE),
    ("settle", SETTLE_CHOICE),
    ("move", MOVE_CHOICE),
    ("hire", HIRE_CHOICE),
    ("beer", BEER_CHOICE),
    ("discount-talent", DISCOUNT_TALENT),
    ("discount-card", DISCOUNT_CARD),
    ("trap", TRAP_CHOICE),
    ("equipment", EQUIPMENT_CHOICE),
    ("take", TAKE_CHOICE),
    ("amount", AMOUNT_CHOICE),
    ("member", MEMBER_CHOICE),
    ("die", DIE_CHOICE),
    ("load-trap", LOAD_TRAP),
    ("load-defense", LOAD_DEFENSE),
    ("load-potion", LOAD_POTION),
    ("load-venom", LOAD_VENOM),
    ("discard-trap", DISCARD_TRAP),
    ("discard-equipment", DISCARD_EQUIPMENT),
    ("potion", POTION_CHOICE),
    ("venom", VENOM_CHOICE),
    ("colour", COLOUR_CHOICE),
    ("affinity", AFFINITY_CHOICE),
    ("seat", SEAT_CHOICE),
    ("yes", YES_CHOICE),
    ("no", NO_CHOICE),
    ("left", LEFT_CHOICE),
    ("right", RIGHT_CHOICE),
    ("capture", CAPTURE_CHOICE),
    ("eliminate", ELIMINATE_CHOICE),
    ("grant", GRANT_CHOICE),
    ("reveal", REVEAL_CHOICE),
    ("keep", KEEP_CHOICE),
    ("defend-talent", DEFEND_TALENT),
    ("defend-token", DEFEND_TOKEN),
    ("defend-potion", DEFEND_POTION),
    ("take-hits", TAKE_HITS),
    ("remove-magic", REMOVE_MAGIC),
    ("roll", ROLL_CHOICE),
    ("reroll", REROLL_CHOICE),
    ("use-venom", USE_VENOM),
    ("stop", STOP_CHOICE),
    ("discard-loot", DISCARD_LOOT),
    ("give-up", GIVE_UP),
    ("done", DONE),
    ("end-turn", END_TURN),
    ("roll-all", ROLL_ALL),
)

# Chance outcomes, numbered apart.
PERSUASION_FACE: Final = 0  # 6
ATTACK_FACE: Final = 6  # 6
ROLL_FACE: Final = 12  # 3 * 6: (colour, face)
DRAW_MERCENARY: Final = 30  # 48
DRAW_TRAP: Final = 78  # 32
DRAW_EQUIPMENT: Final = 110  # 16 kinds
DRAW_LOOT: Final = 126  # 24
DRAW_MONSTER: Final = 150  # 24
DRAW_LAND: Final = 174  # 16
DRAW_HEADER: Final = 190  # 8 * 2: (tile, side)
DRAW_MISSION: Final = 206  # 16
DRAW_PANIC: Final = 222  # 7
DRAW_AFFINITY: Final = 229  # 4
DRAW_FIRST: Final = 233  # 4
MADHALA_ROLL: Final = 237  # 36
DRAW_TOKEN: Final = 273  # 32: what Madhala turns up (R13.7)
OUTCOMES: Final = 305

OUTCOME_LAYOUT: Final = (
    ("persuasion", PERSUASION_FACE),
    ("attack", ATTACK_FACE),
    ("roll", ROLL_FACE),
    ("tavern", DRAW_MERCENARY),
    ("lodge", DRAW_TRAP),
    ("bazaar", DRAW_EQUIPMENT),
    ("loot", DRAW_LOOT),
    ("monster", DRAW_MONSTER),
    ("land", DRAW_LAND),
    ("header", DRAW_HEADER),
    ("mission", DRAW_MISSION),
    ("panic", DRAW_PANIC),
    ("clan", DRAW_AFFINITY),
    ("first", DRAW_FIRST),
    ("madhala", MADHALA_ROLL),
    ("token", DRAW_TOKEN),
)
