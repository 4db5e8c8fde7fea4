"""The layout of a state: which field of its flat lists holds what.

- ``table``: what lies in the middle, one field per constant (a ``[n]`` field takes n places).
- ``clans``: one list per seat.
- ``paths``: `PATHS` records of `PATH` fields each.

Sets of distinct cards are bit masks (bit i: card i); equal tokens are counted.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
UNKNOWN: Final = -2  # a token that the seat of a view may not see, or that Madhala has not drawn yet

# A tuple that is read by a computed index is declared `tuple[int, ...]`: compiled code would build one of
# known length again for every access.

# Dice of a pool (R1.1): strength, magic, persuasion showing 1 to 6.
STRENGTH: Final = 0
MAGIC: Final = 1
PERSUASION: Final = 2
DICE: Final = 8
COLOUR_OF: Final[tuple[int, ...]] = (0, 1, 2, 2, 2, 2, 2, 2)

# The buildings of the Citadel (R1.6), in the order of the panic tokens.
LODGE: Final = 0
ALCHEMIST: Final = 1
TAVERN: Final = 2
ARMORY: Final = 3
PAWN_SHOP: Final = 4
BAZAAR: Final = 5
MINE: Final = 6
BUILDINGS: Final = 7

# Paths: outside (R1.6).
LAND_A: Final = 0
LAND_B: Final = 4
DICE_MISSION: Final = 8
CONTRACT: Final = 10
ENTRANCE: Final = 12
PATHS: Final = 14

# Sizes.
SPACES: Final = 6
DOCKS: Final = 6
MERCENARIES: Final = 48
EQUIPMENT_CARDS: Final = 24
TRAPS: Final = 32
LANDS: Final = 16
SLOTS: Final = 6
SEATS: Final = 4
AFFINITY_COUNT: Final = 4  # fire, water, air, jungle (R1.5)

NOVICE: Final = 48  # the member that is not a mercenary card
MADHALA: Final = 49  # in the place of a path's mercenary: Madhala's token (R13.4)

# Phases.
SETUP: Final = 0
PREPARATION: Final = 1
DEPLOYMENT: Final = 2
ADVENTURE: Final = 3
CLEAN_UP: Final = 4

# --- table ---
PLAYERS: Final = 0
DIFFICULTY: Final = 1
TRICKS: Final = 2
CONFIRM: Final = 3  # mask of the seats that end their turns themselves
CHOSEN_AFFINITIES: Final = (
    4  # 0: dealt, 1: chosen in seat order, from FIXED_AFFINITY on: the affinity in solo
)
FIXED_AFFINITY: Final = 2
ROUND: Final = 5
PHASE: Final = 6
FIRST: Final = 7
NOVICES_LEFT: Final = 8
MERCENARY_DECK: Final = 9
MERCENARY_DISCARDS: Final = 10
SET_ASIDE: Final = 11
WOUNDED: Final = 12
ASSIGNED: Final = 13
TALENTS_USED: Final = 14
EQUIPMENT_USED: Final = 15
EQUIPMENT_MOVED: Final = 16  # in this moment (R5.12)
MONSTER_DECK: Final = 17
MONSTER_DISCARDS: Final = 18
LAND_DECK: Final = 19
LAND_DISCARDS: Final = 20
HEADERS_LEFT: Final = 21
LOOT_PILE: Final = 22
LOOT_DISCARDS: Final = 23
MISSION_BAG: Final = 24
PANIC: Final = 25  # mask of closed buildings
LOADS: Final = 26  # paths loaded this round
REVEALS: Final = 27  # how often something hidden was revealed
MISSION_TILES: Final = 28  # [2]
MONSTERS: Final = 30  # [3]: land A, land B, entrance
AT_ENTRANCE: Final = 2  # the index of the entrance in MONSTERS
ENTRANCE_MONSTER: Final = 32
LAND_CARDS: Final = 33  # [2]
HEADERS: Final = 35  # [2], tile * 2 + side
TAVERN_DOCKS: Final = 37  # [6]
LODGE_DOCKS: Final = 43  # [6]
BAZAAR_DOCKS: Final = 49  # [6], equipment cards
LOOT_DOCKS: Final = 55  # [6]
SPACE: Final = 61  # [7 * 6]: 0 free, else die + 1
SETTLERS: Final = 103  # [16]
EQUIPMENT: Final = 119  # [24], where each card is
TRAP_PILE: Final = 143  # [32]
TRAP_DISCARDS: Final = 175  # [32]
FOE: Final = 207  # the monster of the battle under way
ATTACKED: Final = 208  # mask of the paths that have attacked a monster
SUCCEEDED: Final = 209  # mask of the paths that have captured, eliminated or conquered
FOUGHT: Final = 210  # mask of the lands whose monster has fought (R10.2)
ESCAPED: Final = 211  # [2]: the monster captured on a land that goes to the entrance (R8.7)
ATTACK_DICE: Final = 213  # attack dice about to be rolled
HITS: Final = 214  # of the last attack
TOTAL: Final = 215  # of the last path that rolled
LOOT_AT_WORK: Final = 216  # mask of the loot that the active path has used
REROLLS: Final = 217  # [8]: rerolls left to the active path, by the set of colours they name (a mask)
QUEENS_GRANT: Final = 225  # whether the variant is played (R15.2)
MORE_MONSTERS: Final = 226  # whether the variant is played (R15.3)
GRANTED: Final = 227  # [3]: dice that the Queen has granted for the pool, by colour
SCENARIO: Final = 230  # the number of the solo scenario, 0: none (R13.7)
FULFILLED: Final = 231  # missions fulfilled so far in solo play (R13.7)
TABLE: Final = 232

# Where an equipment card is; from CARRIED on: the mercenary that carries it.
IN_DECK: Final = 0
DISCARDED: Final = 1
DOCKED: Final = 2
IN_HAND: Final = 3  # just bought, not yet given to a mercenary
CARRIED: Final = 4

# --- clan ---
AFFINITY: Final = 0
LEADER: Final = 1
CREW: Final = 2  # mask of the clan's mercenaries, the leader included
NOVICES: Final = 3
NOVICES_USED: Final = 4
REPUTATION: Final = 5
GLORY: Final = 6
GOLD: Final = 7
DEFENSE: Final = 8
POTIONS: Final = 9
VENOMS: Final = 10
TROPHIES: Final = 11  # mask of monsters
CLAN_LANDS: Final = 12
LANDS_USED: Final = 13
LOOT: Final = 14
OUT: Final = 15  # the deployment phase has ended for this clan
TRAPS_HELD: Final = 16
POOL: Final = 17  # [8]
HELD: Final = 25  # [32]: traps in the play area, private
CLAN: Final = 57

# --- path ---
MERCENARY: Final = 0
SEAT: Final = 1
PATH_DICE: Final = 2  # [3] by colour
PATH_DEFENSE: Final = 5
PATH_POTIONS: Final = 6
PATH_VENOMS: Final = 7
PATH_GOLD: Final = 8
ORDER: Final = 9  # its place in the order of loading this round
TOKENS: Final = 10  # traps on the path
SLOT: Final = 11  # [6]: their kinds, private until they are revealed
REVEALED: Final = 17  # mask of the slots that are face up
TALENTS: Final = 18  # defense talents used this round
ROLLED: Final = 19  # [3] by colour: how many dice show each face, in FACE bits each
TARGETS: Final = 22  # of revealed tricks that divert: the path of each slot, from 1, in TARGET bits each
PATH: Final = 23

EMPTY_PATH: Final = [NONE, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, *[NONE] * 6, 0, 0, 0, 0, 0, 0]
TARGET: Final = 4
TARGET_MASK: Final = 15
FACE: Final = 6
FACE_MASK: Final = 63
