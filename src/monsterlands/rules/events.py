"""What can happen: event codes. An event is (code, seat, a, b, c); the comment names a, b and c.

:mod:`monsterlands.game.events` gives them names and masks them per seat.
"""

from __future__ import annotations

from typing import Final

ROUND_BEGAN: Final = 0  # round
POOL_READY: Final = 1  # strength, magic, persuasion
PERSUASION_ROLLED: Final = 2  # face
TURN_BEGAN: Final = 3
DIE_DEPLOYED: Final = 4  # building, space, die
LAND_USED: Final = 5  # land
DIE_SPENT: Final = 6  # die
GOLD_PAID: Final = 7  # gold
GAINED: Final = 8  # resource, amount, surplus discarded
DICE_GAINED: Final = 9  # colour, amount
HIRED: Final = 10  # mercenary or novice
BEER_BOUGHT: Final = 11
DISCOUNT_USED: Final = 12  # mercenary, or NONE; equipment kind, or NONE; gold
TRAP_BOUGHT: Final = 13  # kind
TRAP_DISCARDED: Final = 14  # kind
EQUIPMENT_BOUGHT: Final = 15  # kind
EQUIPPED: Final = 16  # kind, mercenary
EQUIPMENT_DISCARDED: Final = 17  # kind
LOOT_TAKEN: Final = 18  # loot
LOOT_USED: Final = 19  # loot
TALENT_USED: Final = 20  # mercenary
NOVICE_USED: Final = 21  # die, colour
TROPHY_SOLD: Final = 22  # monster
HEALED: Final = 23  # mercenary
SETTLED: Final = 24  # land, mercenary
ASSIGNED: Final = 25  # mercenary, path
PATH_DIE: Final = 26  # path, colour
PATH_TRAP: Final = 27  # path, kind (private)
PATH_DEFENSE: Final = 28  # path
PATH_POTION: Final = 29  # path
PATH_VENOM: Final = 30  # path
DICE_GIVEN_UP: Final = 31  # how many
RESCUED: Final = 32  # gold received
DOCKED: Final = 33  # offer, place, what
RESHUFFLED: Final = 34  # offer
CLAN_FOUNDED: Final = 35  # affinity
FIRST_PLAYER: Final = 36
DEPLOYMENT_ENDED: Final = 37
UNDONE: Final = 38  # the last answer of the seat was taken back
ACTIVATED: Final = 39  # mercenary, path
TRAP_REVEALED: Final = 40  # path, kind
DIE_ROLLED: Final = 41  # path, colour, face
REROLLED: Final = 42  # path, colour, face that is given up
VENOM_USED: Final = 43  # path
MISSION_TRIED: Final = 44  # path, total, objective
MISSION_FULFILLED: Final = 45  # mission, path
MISSION_LEFTOVERS: Final = 46  # path
MISSION_FAILED: Final = 47  # path
CONTRACT_KEPT: Final = 48  # mission, path
CONTRACT_DECLINED: Final = 49  # mission, path
MONSTER_ATTACKED: Final = 50  # monster, path, dice
SPRAYED: Final = 51  # monster
DIVERTED: Final = 52  # path, path to, dice
MAGIC_REMOVED: Final = 53  # path
ATTACK_ROLLED: Final = 54  # face
HIT: Final = 55  # path, hits
DEFENDED: Final = 56  # path, defense
WOUNDED: Final = 57  # mercenary, path
DIED: Final = 58  # mercenary, path
DAMAGED: Final = 59  # monster, path, damage in all
CAPTURED: Final = 60  # monster, path
ELIMINATED: Final = 61  # monster, path
ESCAPED: Final = 62  # monster
LAST_LASH: Final = 63  # monster
PANIC_LIFTED: Final = 64  # tokens
CONQUEST_TRIED: Final = 65  # land, path, total
CONQUERED: Final = 66  # land, path
CLEAN_UP_BEGAN: Final = 67
CAME_HOME: Final = 68  # mercenary, path
SURPLUS: Final = 69  # resource, amount discarded
STORMED: Final = 70  # monster that is now at the entrance
DRIVEN_OFF: Final = 71  # monster that is discarded
PANIC_SPREAD: Final = 72  # building
PROMOTED: Final = 73  # mercenary or novice
WAGES: Final = 74  # gold paid, gold due
DESERTED: Final = 75  # mercenary or novice
UNSETTLED: Final = 76  # land, mercenary
GAME_ENDED: Final = 77
TOKEN_KEPT: Final = 78  # path
TRICK_AIMED: Final = 79  # path, path that it targets
PARRIED: Final = 80  # path whose defense token cancels a trick
DIE_STOLEN: Final = 81  # path, path it comes from, colour
GRANTED: Final = 82  # colour of the die
MADHALA_ROLLED: Final = 83  # red, yellow
MADHALA_DEPLOYED: Final = 84  # building, space, die
MADHALA_SENT: Final = 85  # path
MADHALA_TOOK: Final = 86  # offer, place, card that is discarded
MADHALA_WON: Final = 87  # mission, path
MONSTER_REMOVED: Final = 88  # monster, path
LAND_REMOVED: Final = 89  # land, path
MISSES_REROLLED: Final = 90  # dice

# Resources of GAINED and SURPLUS.
GLORY_GAIN: Final = 0
GOLD_GAIN: Final = 1
DEFENSE_GAIN: Final = 2
POTION_GAIN: Final = 3
VENOM_GAIN: Final = 4

# What DEFENDED names.
BY_TALENT: Final = 0
BY_TOKEN: Final = 1
BY_POTION: Final = 2
