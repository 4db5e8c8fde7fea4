"""What is in the box: the typed cards, tokens, tiles and board of an edition.

Plain, immutable values without any rule of play. :mod:`monsterlands.box.edition` makes them from an
edition file. Dice are written as letters: ``S`` strength, ``M`` magic, ``P`` persuasion.
"""

from __future__ import annotations

from dataclasses import dataclass

from .effects import Effect, Gain

COLOURS = "SMP"
AFFINITIES = ("fire", "water", "air", "jungle")
BUILDINGS = ("lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine")
DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
EQUIPMENT_TYPES = ("weapon", "attire", "spell")
TRAP_KINDS = ("initial", "improved", "shielded", "trick")
LAND_PATHS = 4
RANKS = ("fodder", "trainee", "veteran", "hero")
ENTRANCE_MONSTERS = ("", "start", "rounds")
MADHALA_OUTSIDE = ("1", "2", "3", "4", "left", "right")
"""The places outside that Madhala's yellow die leads to (R13.3): four land paths, and two missions."""


@dataclass(frozen=True, slots=True)
class Maximum:
    """The largest number of each component in any edition; the action space has room for it."""

    mercenaries: int = 48
    novices: int = 15
    monsters: int = 24
    lands: int = 16
    equipment: int = 16
    equipment_cards: int = 24
    traps: int = 32
    loot: int = 24
    headers: int = 8
    missions: int = 16
    scenarios: int = 40
    spaces: int = 6
    docks: int = 6
    path_dice: int = 12
    path_tokens: int = 6


MAXIMUM = Maximum()


@dataclass(frozen=True, slots=True)
class Dice:
    """A dice requirement: the ``exact`` letters, or ``free`` dice each of any of ``colours``."""

    exact: str = ""
    free: int = 0
    colours: str = ""


@dataclass(frozen=True, slots=True)
class Mercenary:
    name: str
    affinity: str
    reputation: int
    cost: int
    dice: str
    effect: Effect
    role: str = ""
    """``"leader"``, ``"initial"``, or empty for a card of the mercenary deck."""
    outside: bool = False


@dataclass(frozen=True, slots=True)
class Novice:
    count: int
    cost: int
    reputation: int
    dice: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Monster:
    name: str
    affinity: str
    level: str
    attack: int
    cv: int
    ev: int
    capture_glory: int
    capture_gold: int
    eliminate_glory: int
    trophy: int
    power: Effect

    @property
    def traps_needed(self) -> int:
        """How many traps a capture needs: one, and the extra ones of its power (R8.5)."""
        return 1 + self.power.extra_traps


@dataclass(frozen=True, slots=True)
class Land:
    name: str
    affinity: str
    conquest: int
    glory: int
    dice: Dice
    gain: Gain


@dataclass(frozen=True, slots=True)
class Equipment:
    name: str
    type: str
    cost: int
    count: int
    effect: Effect
    outside: bool = False


@dataclass(frozen=True, slots=True)
class Trap:
    id: str
    kind: str
    count: int
    effect: Effect
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Loot:
    id: str
    effect: Effect
    outside: bool = False


@dataclass(frozen=True, slots=True)
class HeaderPath:
    """One path of a header's side: required dice, up to `up_to` more of `colours`, and the benefit."""

    dice: str
    up_to: int
    colours: str
    benefit: Effect


@dataclass(frozen=True, slots=True)
class Header:
    id: str
    a: tuple[HeaderPath, ...]
    b: tuple[HeaderPath, ...]


@dataclass(frozen=True, slots=True)
class DiceMission:
    dice: Dice
    objective: int
    reward: Gain
    penalty: int


@dataclass(frozen=True, slots=True)
class Contract:
    dice: Dice
    pay: Gain
    left: Gain
    right: Gain


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    a: DiceMission
    b: Contract


@dataclass(frozen=True, slots=True)
class Space:
    dice: int = 1
    gold: int = 0
    tokens: int = 0
    from_players: int = 1


@dataclass(frozen=True, slots=True)
class Building:
    name: str
    accepts: str
    spaces: tuple[Space, ...] = ()
    docks: int = 0
    solo_docks: int = 0
    beer: int = 0
    price: int = 0
    most: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    traps: int
    defense: int
    potions: int
    venoms: int


@dataclass(frozen=True, slots=True)
class ClanStart:
    glory: int
    gold: int
    limit: Limit


@dataclass(frozen=True, slots=True)
class Constants:
    hit_from: int
    venom: int
    trophy_gold: int
    loot_shown: int
    path_dice: int
    path_tokens: int
    token_spaces: int
    affinity_dice: int
    equip_potions: int
    equip_venoms: int
    setup_reputation: int
    rescue_gold: int
    two_lands_from: int
    grant_dice: int
    grant_potion_or_venom: int
    grant_defense: int
    grant_gold: int
    monster_rounds: tuple[int, ...]
    madhala_tokens: int


@dataclass(frozen=True, slots=True)
class Paths:
    land_death_glory: tuple[int, ...]
    entrance_death_glory: int
    entrance_capacity: int
    entrance: tuple[Effect, ...]
    """The benefit of the upper and of the lower path."""
    mission_leftovers: int


@dataclass(frozen=True, slots=True)
class Goal:
    """What a rank requires at the end of a scenario (R13.7); 0, empty or false is no requirement."""

    points: int = 0
    gold: int = 0
    missions: int = 0
    defense: int = 0
    traps: int = 0
    potions: int = 0
    venoms: int = 0
    all_equipment: bool = False
    """Equipment of each type."""
    mercenaries: tuple[int, ...] = ()
    """The least number of mercenaries of each affinity, the most numerous affinity first."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A solo scenario (R13.7): what differs from the plain game, and what each rank requires."""

    id: str
    name: str
    trainee: Goal
    veteran: Goal
    hero: Goal
    difficulties: tuple[str, ...] = DIFFICULTIES
    affinity: str = ""
    """The affinity that the player must have, or empty."""
    rounds: int | None = None
    glory_ends: bool = False
    """Whether enough glory ends the game early, as with more players (R10.5)."""
    gold: int | None = None
    """The gold at the start, instead of the edition's."""
    defense: int = 0
    """Defense tokens at the start."""
    deck_dice: str = ""
    """The mercenary deck has only cards that contribute all these dice."""
    closed: tuple[str, ...] = ()
    """Buildings that are closed for the whole game."""
    no_defenses: bool = False
    """Nothing cancels hits: no talent, equipment, path or token; and no token cancels a trick."""
    entrance: str = ""
    """A level A monster comes to the entrance at the ``"start"``, or at the start of all ``"rounds"``."""
    beer: int | None = None
    trick_tokens: int = 0
    """How many tokens of the trick module Madhala lays on a land path; if there are any, R11 applies."""
    outside: tuple[str, ...] = MADHALA_OUTSIDE
    """Where each face of Madhala's yellow die leads her outside."""
    rerolled_misses: bool = False
    """Monsters reroll every attack die that misses, once."""

    @property
    def goals(self) -> tuple[Goal, Goal, Goal]:
        """What the ranks trainee, veteran and hero require."""
        return (self.trainee, self.veteran, self.hero)
