"""The vocabulary of effects: its words, which words go together, and which card may use which.

A word that a card cannot use would silently do nothing in play, so it is a problem here.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

MOST = 99
"""The largest number anywhere, unless a smaller limit is given."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Resources gained, paid or lost together."""

    glory: int = 0
    gold: int = 0
    defense: int = 0
    potions: int = 0
    venoms: int = 0
    potion_or_venom: int = 0
    traps: int = 0
    dice: str = ""
    loot: int = 0
    hire: int = 0
    equipment: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One entry of the vocabulary that talents, equipment, traps, loot, headers and monsters share.

    A field that is 0, empty or ``None`` has no effect.
    """

    # on rolls outside: `per_die`, `reroll` and `steal` are about dice of `colours`
    colours: str = ""
    per_die: int = 0
    only: str = ""
    """``"monster"`` or ``"conquest"``: `per_die` counts only there."""
    reroll: int = 0
    steal: int = 0
    divert: int = 0
    monster_bonus: int = 0
    capture_bonus: int = 0
    eliminate_bonus: int = 0
    conquest_bonus: int = 0
    needs_no_trap: bool = False
    defense_talents: int = 0
    against: tuple[str, ...] = ()
    # rewards
    capture_glory: int = 0
    eliminate_glory: int = 0
    conquest_glory: int = 0
    success_gain: Gain | None = None
    trophy: int = 0
    # on the clan's turn
    gain: Gain | None = None
    buy_die: str = ""
    price: int = 0
    unassigned: bool = False
    discount: int = 0
    at: str = ""
    mine_gold: int = 0
    extra_trap_limit: int = 0
    recolour: int = 0
    convert: str = ""
    into: str = ""
    dice: str = ""
    """Dice that a trap brings to its path."""
    # monster powers
    extra_affinity_dice: int = 0
    extra_entrance_dice: int = 0
    extra_hits: int = 0
    extra_panic: int = 0
    extra_traps: int = 0
    spray: int = 0
    last_lash: int = 0
    wound_glory: int = 0
    forbids: tuple[str, ...] = ()
    storms_entrance: bool = False
    escapes: bool = False


PATH_COLOURS = "SM"
"""Persuasion dice never lie on a land path or at the entrance (R6.3, R6.6)."""
FORBIDDEN = ("potions", "venoms", "defense_talents", "weapons")
HAGGLERS = ("lodge", "tavern")
"""The buildings where discounts from cards apply."""
WORDS = tuple(field.name for field in fields(Effect))

ON_PATHS = frozenset(
    "colours per_die only reroll steal divert monster_bonus capture_bonus eliminate_bonus conquest_bonus "
    "needs_no_trap defense_talents against capture_glory eliminate_glory conquest_glory success_gain".split()
)
"""Words that work outside; all others of members, equipment and loot work in the Citadel (R12.1, R12.4)."""

COUNT = (1, 9)
VALUE = (1, MOST)
NUMBERS = {
    "per_die": (-6, 6),
    "reroll": COUNT,
    "steal": COUNT,
    "divert": COUNT,
    "monster_bonus": VALUE,
    "capture_bonus": VALUE,
    "eliminate_bonus": VALUE,
    "conquest_bonus": VALUE,
    "defense_talents": COUNT,
    "capture_glory": VALUE,
    "eliminate_glory": VALUE,
    "conquest_glory": VALUE,
    "trophy": COUNT,
    "price": (0, MOST),
    "discount": VALUE,
    "mine_gold": VALUE,
    "extra_trap_limit": COUNT,
    "recolour": COUNT,
    "extra_affinity_dice": COUNT,
    "extra_entrance_dice": COUNT,
    "extra_hits": COUNT,
    "extra_panic": COUNT,
    "extra_traps": COUNT,
    "spray": COUNT,
    "last_lash": COUNT,
    "wound_glory": (-9, -1),
}
FLAGS = ("needs_no_trap", "unassigned", "storms_entrance", "escapes")

NEEDS = {
    "per_die": "colours",
    "reroll": "colours",
    "steal": "colours",
    "buy_die": "price",
    "discount": "at",
    "convert": "into",
}
"""By word: the words that it needs beside it."""
SERVES = {
    "colours": ("per_die", "reroll", "steal"),
    "only": ("per_die",),
    "against": ("defense_talents",),
    "price": ("buy_die",),
    "unassigned": ("buy_die",),
    "at": ("discount",),
    "into": ("convert",),
}
"""Words that mean nothing alone, and the words that they go with."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A kind of card, token or path with effects: the words and gains that work there."""

    name: str
    words: frozenset[str]
    gains: frozenset[str] = frozenset()
    colours: str = "SMP"
    needed: bool = False
    """Whether an effect without any word is a problem."""
    single: bool = False
    """Whether it is used up or marked as a whole, and so can do only one thing."""


_TOKENS = frozenset({"glory", "gold", "defense", "potions", "venoms"})
_CHOSEN = _TOKENS | {"potion_or_venom"}
_PATH_BENEFIT = frozenset({"defense_talents", "reroll", "colours"})
_PATH_GAIN = frozenset({"gold", "potions", "venoms"})
TURN = frozenset("gain buy_die price unassigned discount at mine_gold extra_trap_limit".split())
_OUTSIDE = ON_PATHS - {"steal"}

TALENT = Holder("a talent", _OUTSIDE | TURN, _CHOSEN)
NOVICE = Holder("a novice", frozenset({"recolour"}))
EQUIPMENT = Holder("equipment", _OUTSIDE | {"discount", "at", "mine_gold"}, _CHOSEN, needed=True)
TRAP = Holder("a trap", frozenset({"dice", "per_die", "colours", "monster_bonus"}), colours=PATH_COLOURS)
TRICK = Holder(
    "a trick", frozenset({"steal", "colours", "divert"}), colours=PATH_COLOURS, needed=True, single=True
)
LOOT = Holder(
    "loot",
    _OUTSIDE - {"divert", "needs_no_trap", "defense_talents", "against", "success_gain"}
    | {"gain", "trophy", "convert", "into"},
    _CHOSEN | {"hire"},
    needed=True,
    single=True,
)
MONSTER = Holder(
    "a monster",
    frozenset(
        "per_die colours extra_affinity_dice extra_entrance_dice extra_hits extra_panic extra_traps spray "
        "last_lash wound_glory forbids storms_entrance escapes".split()
    ),
    colours=PATH_COLOURS,
)
HEADER = Holder("a header path", _PATH_BENEFIT, _PATH_GAIN, PATH_COLOURS)
ENTRANCE = Holder("an entrance path", _PATH_BENEFIT, _PATH_GAIN, PATH_COLOURS)

LAND_GAINS = _CHOSEN | {"dice", "loot", "hire", "equipment"}
REWARD_GAINS = _TOKENS
PAYMENTS = frozenset({"gold", "defense", "potions", "venoms", "traps"})
