"""The columns of the flat tables: which number of an effect, a gain or a requirement stands where."""

from __future__ import annotations

from typing import Final

# Columns of a gain.
G_GLORY: Final = 0
G_GOLD: Final = 1
G_DEFENSE: Final = 2
G_POTIONS: Final = 3
G_VENOMS: Final = 4
G_POTION_OR_VENOM: Final = 5
G_TRAPS: Final = 6
G_DICE: Final = 7  # [3] by colour
G_LOOT: Final = 10
G_HIRE: Final = 11
G_EQUIPMENT: Final = 12
GAIN: Final = 13

# Columns of an effect.
E_COLOURS: Final = 0  # mask
E_PER_DIE: Final = 1
E_ONLY: Final = 2  # 0 everywhere, 1 monster, 2 conquest
E_REROLL: Final = 3  # R12.7: the number on the English cards
E_STEAL: Final = 4
E_DIVERT: Final = 5
E_MONSTER_BONUS: Final = 6
E_CAPTURE_BONUS: Final = 7
E_ELIMINATE_BONUS: Final = 8
E_CONQUEST_BONUS: Final = 9
E_NEEDS_NO_TRAP: Final = 10
E_DEFENSE_TALENTS: Final = 11
E_AGAINST: Final = 12  # mask of affinities, 0: all
E_CAPTURE_GLORY: Final = 13
E_ELIMINATE_GLORY: Final = 14
E_CONQUEST_GLORY: Final = 15
E_TROPHY: Final = 16
E_BUY_DIE: Final = 17  # colour + 1
E_PRICE: Final = 18
E_UNASSIGNED: Final = 19
E_DISCOUNT: Final = 20
E_AT: Final = 21  # building + 1
E_MINE_GOLD: Final = 22
E_EXTRA_TRAP_LIMIT: Final = 23
E_RECOLOUR: Final = 24
E_CONVERT: Final = 25  # colour + 1
E_INTO: Final = 26  # [3] by colour
E_DICE: Final = 29  # [3] by colour
E_EXTRA_AFFINITY_DICE: Final = 32
E_EXTRA_ENTRANCE_DICE: Final = 33
E_EXTRA_HITS: Final = 34
E_EXTRA_PANIC: Final = 35
E_SPRAY: Final = 36
E_LAST_LASH: Final = 37
E_WOUND_GLORY: Final = 38
E_FORBIDS: Final = 39  # mask of FORBIDDEN
E_STORMS_ENTRANCE: Final = 40
E_ESCAPES: Final = 41
E_HAS_GAIN: Final = 42
E_GAIN: Final = 43
E_SUCCESS_GAIN: Final = E_GAIN + GAIN
EFFECT: Final = E_SUCCESS_GAIN + GAIN

ONLY: Final = ("", "monster", "conquest")
FORBIDDEN: Final = ("potions", "venoms", "defense_talents", "weapons")
FORBIDS_POTIONS: Final = 1
FORBIDS_VENOMS: Final = 2
FORBIDS_DEFENSE_TALENTS: Final = 4
FORBIDS_WEAPONS: Final = 8

# Columns of a dice requirement: exact numbers, or `R_FREE` dice of any of `R_COLOURS`.
R_EXACT: Final = 0  # [3] by colour
R_FREE: Final = 3
R_COLOURS: Final = 4  # mask
REQUIREMENT: Final = 5

# Roles of a mercenary card.
ROLES: Final = ("", "leader", "initial")
LEADER_ROLE: Final = 1

# Kinds of trap tokens.
INITIAL_TRAP: Final = 0
IMPROVED_TRAP: Final = 1
SHIELDED: Final = 2
TRICK: Final = 3

# Types of equipment.
WEAPON: Final = 0
