"""The stack of frames: what the game does next, as data; and every kind of frame with its arguments.

A frame is `FRAME` integers: its kind, a seat and four arguments. The top frame is the last one. Each
phase module owns its frames; :mod:`.engine` and :mod:`.decisions` know which module that is.
"""

from __future__ import annotations

from typing import Final

from .state import State

FRAME: Final = 6
ARGUMENTS: Final = 4

Forms = dict[str, str]


class FrameKind:
    """The row of a kind of frame.

    :param kind: its number, which is its place among the rows
    :param node: what it waits for: a decision, chance, or nothing (a step, or the end)
    :param answers: the ranges of choices (see :mod:`.actions`) that may be legal, or of outcomes
    :param about: the arguments that a node shows, by name, each with the form in which it is written
    :param inner: the arguments after them, which only the engine needs; the digest has them, unless
        their form is "unsaid"
    """

    def __init__(self, kind: int, name: str, node: str, answers: str, about: Forms, inner: Forms) -> None:
        self.kind: int = kind
        self.name: str = name
        self.node: str = node
        self.answers: list[str] = answers.split()
        self.about: Forms = about
        self.inner: Forms = inner


# What the arguments that a node shows mean, where their name does not say it.
MEANINGS: Final = {
    "achievement": "what the loot is for",
    "basket": "the traps chosen so far",
    "beer": "1 after a beer",
    "carried": "the damage carried over from earlier paths",
    "colours": "the colours that may be stolen",
    "dice": "how many dice are left",
    "discount": "gold off the price, by talents and cards",
    "free": "1 if nothing is paid",
    "most": "how many dice at most",
    "offer": "which offer is filled",
    "persuasion": "gold off the price, by the persuasion die",
    "price": "what the basket costs",
    "slot": "which token of the path, from 0",
    "stage": "before or after the action",
    "target": "the land or path that the dice are for, or the path that a trick is aimed at",
    "tokens": "how many tokens",
    "traps": "how many more",
    "type": "of the equipment",
    "venoms": "how many were used",
}

# By kind.
FRAMES: Final[list[FrameKind]] = []


def _frame(kind: int, name: str, node: str, answers: str, arguments: Forms) -> None:
    """Add a row; the arguments that begin with an underscore are inner ones."""
    about = {key: form for key, form in arguments.items() if not key.startswith("_")}
    inner = {key[1:]: form for key, form in arguments.items() if key.startswith("_")}
    FRAMES.append(FrameKind(kind, name, node, answers, about, inner))


def _step(kind: int, name: str, **arguments: str) -> None:
    _frame(kind, name, "step", "", arguments)


def _chance(kind: int, name: str, outcomes: str, **arguments: str) -> None:
    _frame(kind, name, "chance", outcomes, arguments)


def _decision(kind: int, name: str, choices: str, **arguments: str) -> None:
    _frame(kind, name, "decision", choices, arguments)


# Steps that run by themselves.
SETUP_STEPS: Final = 0
_step(SETUP_STEPS, "setup", _step="number")
ROUND_STEPS: Final = 1
_step(ROUND_STEPS, "round", _step="number")
PREPARE: Final = 2
_step(PREPARE, "prepare", _clans_done="number")
TURNS: Final = 3
_step(TURNS, "turns", _seat="number")  # whose turn is under way, or NONE
ADVENTURE_STEPS: Final = 4
_step(ADVENTURE_STEPS, "adventure", _step="number")
MISSION_STEPS: Final = 5
_step(MISSION_STEPS, "mission", _step="number", _left="number", _right="number")  # totals, NONE: nobody
BATTLE: Final = 6
_step(BATTLE, "battle", _place="number", _step="number", _path="path", _carried="number")
CLASH: Final = 7
_step(CLASH, "clash", _place="number", _path="path", _slot="number")
MONSTER_ATTACK: Final = 8
_step(MONSTER_ATTACK, "monster-attack", _path="path", _step="number", _dice="number", _tokens_done="number")
DIVERTED_ATTACK: Final = 9
_step(DIVERTED_ATTACK, "diverted-attack", _path="path", _step="number", _dice="number")
SHARED_HITS: Final = 10
_step(SHARED_HITS, "shared-hits", _place="number", _path="path", _hits_each="number")
CONQUEST: Final = 11
_step(CONQUEST, "conquest", _land="number", _step="number", _path="path", _carried="number")
LOOT_SHARES: Final = 12
_step(LOOT_SHARES, "loot-shares", _land="number", _path="path")
CLEAN_UP_STEPS: Final = 13
_step(CLEAN_UP_STEPS, "clean-up", _step="number", _clans_done="number")
# Chance.
DEAL_AFFINITY: Final = 14
_chance(DEAL_AFFINITY, "deal-affinity", "clan")
DEAL_FIRST: Final = 15
_chance(DEAL_FIRST, "deal-first", "first")
ROLL_POOL: Final = 16
_chance(ROLL_POOL, "roll-pool", "persuasion", dice="number", _rolled="number")
ROLL_PATH: Final = 17
_chance(ROLL_PATH, "roll", "roll", path="path", dice="dice", _rolled="number")
# The last argument is how many misses are rolled again, or REROLLING.
ATTACK_ROLL: Final = 18
_chance(ATTACK_ROLL, "attack", "attack", path="path", dice="number", _rolled="number", _misses="number")
TURN_PANIC: Final = 19
_chance(TURN_PANIC, "panic", "panic", _tokens_left="number")
# The faces of the yellow die that lead to a free place in the Citadel, and outside.
MADHALA_ACTS: Final = 20
_chance(MADHALA_ACTS, "madhala", "madhala", _citadel="number", _outside="number")
MADHALA_DIE: Final = 21
_chance(MADHALA_DIE, "madhala-die", "persuasion", building="building", _red="number")
TURN_TOKEN: Final = 22
_chance(TURN_TOKEN, "token", "token", path="path", slot="number", _in_clash="number")
# The limit (to level A monsters, or to the land of a header), and the place to fill.
DRAWN: Final = "tavern lodge bazaar loot monster land header mission"
REFILL: Final = 23
_chance(REFILL, "refill", DRAWN, offer="offer", _limit="number", _place="number")
# Decisions of setup, preparation and deployment.
FREE: Final = "loot sell heal settle move"  # free actions (R5.3)
CHOOSE_AFFINITY: Final = 24
_decision(CHOOSE_AFFINITY, "choose-affinity", "affinity")
GRANT_DIE: Final = 25
_decision(GRANT_DIE, "grant-die", "colour", _dice_left="number")
GRANT_GIFT: Final = 26
_decision(GRANT_GIFT, "grant", "grant")
TURN: Final = 27
_decision(TURN, "turn", f"deploy path land novice talent {FREE} give-up end-turn", stage="stage")
LODGE_PURCHASE: Final = 28
_decision(
    LODGE_PURCHASE,
    "lodge",
    "trap discount-talent discount-card done",
    persuasion="number",
    basket="docks",
    discount="number",
    price="number",
)
ALCHEMIST_MIX: Final = 29
_decision(ALCHEMIST_MIX, "alchemist", "amount", tokens="number")
TAVERN_HIRE: Final = 30
_decision(
    TAVERN_HIRE,
    "tavern",
    f"hire beer discount-talent novice talent {FREE} done",
    persuasion="number",
    beer="number",
    discount="number",
    free="number",
)
ARMORY_PURCHASE: Final = 31
_decision(ARMORY_PURCHASE, "armory", "amount", persuasion="number")
PAWN: Final = 32
_decision(PAWN, "pawn", "die done", _highest="die")
BAZAAR_PURCHASE: Final = 33
_decision(BAZAAR_PURCHASE, "bazaar", "equipment", persuasion="number", free="number")
EQUIP: Final = 34
_decision(EQUIP, "equip", "member", equipment="card")
HAND_ON: Final = 35
_decision(HAND_ON, "hand-on", "member discard-equipment", equipment="card", _carrier_before="unsaid")
MOVE_EQUIPMENT: Final = 36
_decision(MOVE_EQUIPMENT, "move-equipment", "member", member="member", type="type")
SETTLE_LAND: Final = 37
_decision(SETTLE_LAND, "settle", "member", land="land")
ASSIGN: Final = 38
_decision(ASSIGN, "assign", "member", path="path")
DEPLOY_DICE: Final = 39
_decision(
    DEPLOY_DICE,
    "deploy-dice",
    "die",
    target="target",
    _strength="number",
    _magic="number",
    _persuasion="number",
)
LOAD: Final = 40
_decision(LOAD, "load", "die load-trap load-defense load-potion load-venom done", path="path")
TAKE_LOOT: Final = 41
_decision(TAKE_LOOT, "take-loot", "take", _refilled_later="number")
CONVERT: Final = 42
_decision(CONVERT, "convert", "die", loot="loot")
BREW: Final = 43
_decision(BREW, "brew", "potion venom", _left="number")
OVERFLOW: Final = 44
_decision(OVERFLOW, "overflow", "discard-trap")
# Decisions of the adventure.
CONTRACT_OFFER: Final = 45
_decision(CONTRACT_OFFER, "contract", "yes no loot sell", path="path")
PAY_TRAPS: Final = 46
_decision(PAY_TRAPS, "pay-traps", "discard-trap", traps="number")
FIGHT: Final = 47
_decision(
    FIGHT,
    "fight",
    "roll roll-all reroll use-venom loot stop",
    path="path",
    against="against",
    carried="number",
    venoms="number",
)
DIVERT: Final = 48
_decision(DIVERT, "divert", "left right no", path="path")
REMOVE_MAGIC: Final = 49
_decision(REMOVE_MAGIC, "remove-magic", "remove-magic done", path="path")
DEFEND: Final = 50
_decision(DEFEND, "defend", "defend-talent defend-token defend-potion take-hits", path="path", hits="number")
JUDGE: Final = 51
_decision(JUDGE, "judge", "capture eliminate", path="path")
GLORY_LOOT: Final = 52
_decision(GLORY_LOOT, "glory", "loot done", path="path", achievement="achievement")
REVEAL: Final = 53
_decision(REVEAL, "reveal", "reveal keep", path="path", slot="number")
AIM: Final = 54
_decision(AIM, "aim", "left right", path="path", slot="number")
PARRY: Final = 55
_decision(PARRY, "parry", "yes no", target="path", path="path", slot="number")
STEAL: Final = 56
_decision(STEAL, "steal", "colour", target="path", path="path", colours="colours", dice="number")
DEFLECT: Final = 57
_decision(DEFLECT, "deflect", "amount", path="path", slot="number", most="number")
# Decisions of the clean-up.
HOMECOMING: Final = 58
_decision(HOMECOMING, "homecoming", f"{FREE} done")
PROMOTE: Final = 59
_decision(PROMOTE, "promote", "member")
DESERT: Final = 60
_decision(DESERT, "desert", "member")
INHERIT: Final = 61
_decision(INHERIT, "inherit", "member discard-equipment", equipment="card")
# The end.
END: Final = 62
_frame(END, "end", "end", "", {})


# Stages of a turn.
BEFORE: Final = 0
AFTER: Final = 1

# Against what a path rolls (R7.2, R8, R9.1).
AGAINST_MISSION: Final = 0
AGAINST_MONSTER: Final = 1
AGAINST_LAND: Final = 2

# Achievements that loot rewards (R8.9, R9.2).
CAPTURE: Final = 0
ELIMINATION: Final = 1
CONQUERED: Final = 2

# An argument of ATTACK_ROLL: the misses are being rolled again (R13.7).
REROLLING: Final = -1

# Offers to refill.
OFFER_MONSTERS: Final = 0
OFFER_LANDS: Final = 1
OFFER_MISSIONS: Final = 2
OFFER_TAVERN: Final = 3
OFFER_LODGE: Final = 4
OFFER_BAZAAR: Final = 5
OFFER_LOOT: Final = 6
OFFER_HEADERS: Final = 7
OFFER_ENTRANCE: Final = 8
OFFER_TOKENS: Final = 9  # Madhala's, of the trick module


def push(state: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a frame on top: it runs first."""
    state.stack += [kind, seat, a, b, c, d]


def pop(state: State) -> None:
    """Take the top frame off: it is finished."""
    del state.stack[-FRAME:]


def argument(state: State, index: int) -> int:
    """Return an argument (0 to 3) of the top frame."""
    return state.stack[index - ARGUMENTS]


def argument_below(state: State, index: int) -> int:
    """Return an argument (0 to 3) of the frame below the top frame."""
    return state.stack[index - ARGUMENTS - FRAME]


def kind_below(state: State) -> int:
    """Return the kind of the frame below the top frame."""
    return state.stack[-2 * FRAME]


def set_argument(state: State, index: int, value: int) -> None:
    """Change an argument (0 to 3) of the top frame."""
    state.stack[index - ARGUMENTS] = value


def top_kind(state: State) -> int:
    """Return the kind of the top frame."""
    return state.stack[-FRAME]


def top_seat(state: State) -> int:
    """Return the seat of the top frame."""
    return state.stack[-FRAME + 1]
