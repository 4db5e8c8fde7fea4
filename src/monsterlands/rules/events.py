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

# Resources of GAINED.
GLORY_GAIN: Final = 0
GOLD_GAIN: Final = 1
DEFENSE_GAIN: Final = 2
POTION_GAIN: Final = 3
VENOM_GAIN: Final = 4
