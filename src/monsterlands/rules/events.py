"""What can happen: one row for each kind of event, with its values, what they mean, and its rule.

A raw event is (code, seat, values ..., parts ...); its code is the place of its row. Parts say what a total
is made of, three numbers each: a source, which one it is, and how much it adds.
:mod:`monsterlands.game.events` names them and masks them per seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

VALUES: Final = {
    "affinity": ("affinity", "the affinity of the clan"),
    "against": ("against", "what the path rolls against"),
    "amount": ("number", "how much"),
    "bonus": ("number", "what it adds"),
    "building": ("building", "the building"),
    "capture": ("number", "the total that captures, bonuses counted; 0 if there is no monster"),
    "capture_bonus": ("number", "what is added to the damage for a capture"),
    "captures": ("number", "1 if the total is enough for a capture, and the path has the traps"),
    "card": ("offered", "the card or token"),
    "carried": ("number", "the damage carried over from earlier paths"),
    "colour": ("colour", "the colour of the die"),
    "counts": ("number", "what the die counts"),
    "cv": ("number", "the capture value"),
    "damage": ("number", "the whole damage"),
    "deadly": ("number", "1 if the mercenary dies of it"),
    "defense": ("defense", "what cancels the hit"),
    "dice": ("number", "how many dice"),
    "die": ("die", "the die"),
    "due": ("number", "gold due"),
    "elimination_bonus": ("number", "what is added to the damage for an elimination"),
    "enough": ("number", "1 if the total is as high as needed; against a monster: to eliminate it"),
    "equipment": ("equipment", "the equipment"),
    "ev": ("number", "the elimination value"),
    "extra": ("number", "how many of them the power of the monster adds"),
    "face": ("number", "the face of the die"),
    "foe": ("foe", "the mission, monster or land"),
    "follower": ("member", "who rolls next at the place: a mercenary, or Madhala; empty if nobody does"),
    "gold": ("number", "how much gold"),
    "hit": ("number", "1 if the die hits"),
    "hits": ("number", "how many hits"),
    "land": ("land", "the land"),
    "left": ("number", "how many dice of the attack are still to be rolled"),
    "loot": ("loot", "the loot"),
    "magic": ("number", "magic dice"),
    "member": ("member", "the mercenary, or a novice"),
    "mission": ("mission", "the mission"),
    "monster": ("monster", "the monster"),
    "needed": ("number", "the total that is needed, bonuses counted; against a monster: to eliminate it"),
    "objective": ("number", "the total that the mission needs"),
    "offer": ("offer", "the offer"),
    "outcome": ("outcome", "the result"),
    "path": ("path", "the path"),
    "persuasion": ("number", "persuasion dice"),
    "place": ("space", "the place in the offer, from 1"),
    "red": ("number", "the face of the red die"),
    "resource": ("resource", "the resource"),
    "round": ("number", "the round"),
    "space": ("space", "the space of the building, from 1"),
    "strength": ("number", "strength dice"),
    "surplus": ("number", "how much of it is over the limit and discarded"),
    "target": ("path", "the path that it is aimed at, or that it comes from"),
    "tokens": ("number", "how many panic tokens"),
    "total": ("number", "the total of the path after it"),
    "trap": ("trap", "the trap or trick"),
    "trapped": ("number", "1 if the path has the traps for a capture"),
    "yellow": ("number", "the face of the yellow die"),
}
"""By the name of a value: its kind, and what it means unless the row of an event says more."""


class EventValue(NamedTuple):
    """A value of an event."""

    name: str
    kind: str
    meaning: str


class EventKind(NamedTuple):
    """A kind of event: `private` values are for its own seat only; an event with a total may have `parts`."""

    name: str
    rule: str
    values: tuple[EventValue, ...]
    private: str
    parts: bool


EVENTS: Final[list[EventKind]] = []
"""All kinds of events, by code."""


def _event(name: str, rule: str, *values: str, private: str = "", parts: bool = False) -> int:
    """Add a row, its values written ``"name"`` or ``"name: meaning"``; return its code."""
    read: list[EventValue] = []
    for value in values:
        key, _, meaning = value.partition(": ")
        kind, usual = VALUES[key]
        read.append(EventValue(key, kind, meaning or usual))
    EVENTS.append(EventKind(name, rule, tuple(read), private, parts))
    return len(EVENTS) - 1


ROUND_BEGAN: Final = _event("round-began", "R3.1", "round")
POOL_READY: Final = _event("pool-ready", "R4.1", "strength", "magic", "persuasion")
PERSUASION_ROLLED: Final = _event("persuasion-rolled", "R4.2", "face")
TURN_BEGAN: Final = _event("turn-began", "R5.1")
DIE_DEPLOYED: Final = _event(
    "die-deployed", "R5.6", "building", "space", "die", "dice: how many, all that the space takes"
)
LAND_USED: Final = _event("land-used", "R5.14", "land")
DIE_SPENT: Final = _event("die-spent", "R5.2", "die")
GOLD_PAID: Final = _event("gold-paid", "R5.7", "gold")
GAINED: Final = _event("gained", "R1.7", "resource", "amount: how much; negative for a loss", "surplus")
DICE_GAINED: Final = _event("dice-gained", "R5.5", "colour", "amount: how many dice")
HIRED: Final = _event("hired", "R5.10", "member")
BEER_BOUGHT: Final = _event("beer-bought", "R5.10")
DISCOUNT_USED: Final = _event(
    "discount-used",
    "R5.7",
    "member: the mercenary whose talent gives the discount, if one does",
    "equipment: the card that gives the discount, if one does",
    "gold",
)
TRAP_BOUGHT: Final = _event("trap-bought", "R5.8", "trap")
TRAP_DISCARDED: Final = _event("trap-discarded", "R1.7", "trap")
EQUIPMENT_BOUGHT: Final = _event("equipment-bought", "R5.12", "equipment")
EQUIPPED: Final = _event("equipped", "R5.12", "equipment", "member")
EQUIPMENT_DISCARDED: Final = _event("equipment-discarded", "R5.12", "equipment")
LOOT_TAKEN: Final = _event("loot-taken", "R9.3", "loot")
LOOT_USED: Final = _event("loot-used", "R12.4", "loot")
TALENT_USED: Final = _event("talent-used", "R12.1", "member")
NOVICE_USED: Final = _event("novice-used", "R5.13", "die", "colour")
TROPHY_SOLD: Final = _event("trophy-sold", "R8.12", "monster")
HEALED: Final = _event("healed", "R5.9", "member")
SETTLED: Final = _event("settled", "R9.5", "land", "member")
ASSIGNED: Final = _event("assigned", "R6.1", "member", "path")
PATH_DIE: Final = _event("path-die", "R6.3", "path", "colour")
PATH_TRAP: Final = _event("path-trap", "R6.3", "path", "trap", private="trap")
PATH_DEFENSE: Final = _event("path-defense", "R6.3", "path")
PATH_POTION: Final = _event("path-potion", "R6.4", "path")
PATH_VENOM: Final = _event("path-venom", "R6.4", "path")
DICE_GIVEN_UP: Final = _event("dice-given-up", "R5.4", "amount: how many dice")
RESCUED: Final = _event("rescued", "R3.2", "gold: gold received")
DOCKED: Final = _event("docked", "R10.6", "offer", "place", "card")
RESHUFFLED: Final = _event("reshuffled", "R10.6", "offer")
CLAN_FOUNDED: Final = _event("clan-founded", "R2.2", "affinity")
FIRST_PLAYER: Final = _event("first-player", "R10.7")
DEPLOYMENT_ENDED: Final = _event("deployment-ended", "R3.1")
UNDONE: Final = _event("undone", "")
ACTIVATED: Final = _event(
    "activated",
    "R8.1",
    "member",
    "path",
    "against",
    "foe",
    "carried",
    "total: the total of the path before it rolls",
    "capture",
    "trapped",
    "needed",
    "captures",
    "enough",
)
TRAP_REVEALED: Final = _event("trap-revealed", "R7.4", "path", "trap")
DIE_ROLLED: Final = _event(
    "die-rolled", "R8.1", "path", "colour", "face", "counts", "total", "captures", "enough"
)
REROLLED: Final = _event(
    "rerolled", "R8.2", "path", "colour", "face: the face given up", "counts", "total", "captures", "enough"
)
VENOM_USED: Final = _event("venom-used", "R8.2", "path", "bonus", "total")
MISSION_TRIED: Final = _event(
    "mission-tried", "R7.2", "path", "total", "objective", "mission", "enough", parts=True
)
MISSION_FULFILLED: Final = _event("mission-fulfilled", "R7.2", "mission", "path")
MISSION_LEFTOVERS: Final = _event("mission-leftovers", "R7.2", "path", "mission")
MISSION_FAILED: Final = _event("mission-failed", "R7.2", "path", "mission")
CONTRACT_KEPT: Final = _event("contract-kept", "R7.3", "mission", "path")
CONTRACT_DECLINED: Final = _event("contract-declined", "R7.3", "mission", "path")
MONSTER_ATTACKED: Final = _event("monster-attacked", "R7.5", "monster", "path", "dice: attack dice", "member")
SPRAYED: Final = _event(
    "sprayed", "R7.6", "monster", "path: the path that is attacked next", "dice: attack dice"
)
DIVERTED: Final = _event("diverted", "R7.6", "path", "target", "dice: attack dice")
MAGIC_REMOVED: Final = _event("magic-removed", "R7.6", "path")
ATTACK_ROLLED: Final = _event(
    "attack-rolled",
    "R7.7",
    "face",
    "path: the path that is attacked; empty if all are",
    "left",
    "hits: hits of the attack so far, with those that the power of the monster adds",
    "hit",
)
HIT: Final = _event("hit", "R7.7", "path", "hits", "extra", "member")
DEFENDED: Final = _event("defended", "R7.7", "path", "defense", "hits: hits that are left")
WOUNDED: Final = _event("wounded", "R7.8", "member", "path", "deadly")
DIED: Final = _event("died", "R7.9", "member", "path")
DAMAGED: Final = _event(
    "damaged",
    "R8.5",
    "monster",
    "path",
    "damage",
    "carried",
    "cv",
    "ev",
    "capture_bonus",
    "elimination_bonus",
    "outcome",
    "captures",
    "enough",
    "follower",
    parts=True,
)
CAPTURED: Final = _event("captured", "R8.7", "monster", "path")
ELIMINATED: Final = _event("eliminated", "R8.8", "monster", "path")
ESCAPED: Final = _event("escaped", "R8.7", "monster")
LAST_LASH: Final = _event("last-lash", "R8.8", "monster")
PANIC_LIFTED: Final = _event("panic-lifted", "R8.11", "tokens")
CONQUEST_TRIED: Final = _event(
    "conquest-tried", "R9.1", "land", "path", "total", "carried", "needed", "enough", "follower", parts=True
)
CONQUERED: Final = _event("conquered", "R9.2", "land", "path")
CLEAN_UP_BEGAN: Final = _event("clean-up-began", "R3.1")
CAME_HOME: Final = _event("came-home", "R10.1", "member", "path")
SURPLUS: Final = _event("surplus", "R1.7", "resource", "amount: how much is discarded")
STORMED: Final = _event("stormed", "R10.2", "monster")
DRIVEN_OFF: Final = _event("driven-off", "R10.2", "monster")
PANIC_SPREAD: Final = _event("panic-spread", "R10.2", "building")
PROMOTED: Final = _event("promoted", "R10.3", "member")
WAGES: Final = _event("wages", "R10.4", "gold: gold paid", "due")
DESERTED: Final = _event("deserted", "R10.4", "member")
UNSETTLED: Final = _event("unsettled", "R9.5", "land", "member")
GAME_ENDED: Final = _event("game-ended", "R10.5")
TOKEN_KEPT: Final = _event("token-kept", "R11.1", "path")
TRICK_AIMED: Final = _event("trick-aimed", "R11.2", "path", "target")
PARRIED: Final = _event("parried", "R11.3", "path: the path whose defense token cancels a trick")
DIE_STOLEN: Final = _event("die-stolen", "R11.4", "path", "target", "colour")
GRANTED: Final = _event("granted", "R15.2", "colour")
MADHALA_ROLLED: Final = _event("madhala-rolled", "R13.3", "red", "yellow")
MADHALA_DEPLOYED: Final = _event(
    "madhala-deployed",
    "R13.4",
    "building",
    "space",
    "die",
    "dice: how many, all that the space takes",
)
MADHALA_SENT: Final = _event("madhala-sent", "R13.3", "path")
MADHALA_TOOK: Final = _event("madhala-took", "R13.4", "offer", "place", "card")
MADHALA_WON: Final = _event("madhala-won", "R13.5", "mission", "path")
MONSTER_REMOVED: Final = _event("monster-removed", "R13.5", "monster", "path")
LAND_REMOVED: Final = _event("land-removed", "R13.5", "land", "path")
MISSES_REROLLED: Final = _event("misses-rerolled", "R13.7", "dice: attack dice")

# Resources of GAINED and SURPLUS.
GLORY_GAIN: Final = 0
GOLD_GAIN: Final = 1
DEFENSE_GAIN: Final = 2
POTION_GAIN: Final = 3
VENOM_GAIN: Final = 4

# The defenses of DEFENDED.
BY_TALENT: Final = 0
BY_TOKEN: Final = 1
BY_POTION: Final = 2

# The outcomes of DAMAGED (R8.5).
WITHSTANDS: Final = 0
LACKS_TRAPS: Final = 1
IS_CAPTURED: Final = 2
IS_ELIMINATED: Final = 3
EITHER: Final = 4

# Where a part of a total comes from (R8.4).
FROM_DICE: Final = 0
FROM_MEMBER: Final = 1
FROM_EQUIPMENT: Final = 2
FROM_TRAP: Final = 3
FROM_LOOT: Final = 4
FROM_PATH: Final = 5
FROM_MONSTER: Final = 6
FROM_VENOM: Final = 7
FROM_CARRIED: Final = 8
