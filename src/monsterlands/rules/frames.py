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

    :param node: what it waits for: a decision, chance, or nothing (a step, or the end)
    :param answers: the ranges of choices (see :mod:`.actions`) that may be legal, or of outcomes
    :param about: the arguments that a node tells, by name, each with the form in which it is written
    :param inner: the arguments after them, which only the engine needs; the digest has them, unless
        their form is "unsaid"
    """

    def __init__(self, name: str, node: str, answers: str, about: Forms, inner: Forms) -> None:
        self.name: str = name
        self.node: str = node
        self.answers: list[str] = answers.split()
        self.about: Forms = about
        self.inner: Forms = inner


# By kind.
FRAMES: Final[list[FrameKind]] = []


def _frame(name: str, node: str, answers: str, arguments: Forms) -> int:
    """Add a row and return its kind; the arguments that begin with an underscore are inner ones."""
    about = {key: form for key, form in arguments.items() if not key.startswith("_")}
    inner = {key[1:]: form for key, form in arguments.items() if key.startswith("_")}
    FRAMES.append(FrameKind(name, node, answers, about, inner))
    return len(FRAMES) - 1


def _step(name: str, **arguments: str) -> int:
    return _frame(name, "step", "", arguments)


def _chance(name: str, outcomes: str, **arguments: str) -> int:
    return _frame(name, "chance", outcomes, arguments)


def _decision(name: str, choices: str, **arguments: str) -> int:
    return _frame(name, "decision", choices, arguments)


# Steps that run by themselves.
SETUP_STEPS: Final = _step("setup", _step="number")
ROUND_STEPS: Final = _step("round", _step="number")
PREPARE: Final = _step("prepare", _clans_done="number")
TURNS: Final = _step("turns", _seat="number")  # whose turn is under way, or NONE
ADVENTURE_STEPS: Final = _step("adventure", _step="number")
MISSION_STEPS: Final = _step(
    "mission", _step="number", _left="number", _right="number"
)  # totals, NONE: nobody
BATTLE: Final = _step("battle", _place="number", _step="number", _path="path", _carried="number")
CLASH: Final = _step("clash", _place="number", _path="path", _slot="number")
MONSTER_ATTACK: Final = _step(
    "monster-attack", _path="path", _step="number", _dice="number", _tokens_done="number"
)
DIVERTED_ATTACK: Final = _step("diverted-attack", _path="path", _step="number", _dice="number")
SHARED_HITS: Final = _step("shared-hits", _place="number", _path="path", _hits_each="number")
CONQUEST: Final = _step("conquest", _land="number", _step="number", _path="path", _carried="number")
LOOT_SHARES: Final = _step("loot-shares", _land="number", _path="path")
CLEAN_UP_STEPS: Final = _step("clean-up", _step="number", _clans_done="number")
# Chance.
DEAL_AFFINITY: Final = _chance("deal-affinity", "clan")
DEAL_FIRST: Final = _chance("deal-first", "first")
ROLL_POOL: Final = _chance("roll-pool", "persuasion", dice="number", _rolled="number")
ROLL_PATH: Final = _chance("roll", "roll", path="path", dice="dice", _rolled="number")
# The last is how many misses are rolled again, or REROLLING.
ATTACK_ROLL: Final = _chance(
    "attack", "attack", path="path", dice="number", _rolled="number", _misses="number"
)
TURN_PANIC: Final = _chance("panic", "panic", _tokens_left="number")
# Faces of yellow that lead to a free place in the Citadel, and outside.
MADHALA_ACTS: Final = _chance("madhala", "madhala", _citadel="number", _outside="number")
MADHALA_DIE: Final = _chance("madhala-die", "persuasion", building="building", _red="number")
TURN_TOKEN: Final = _chance("token", "token", path="path", slot="number", _in_clash="number")
# Limited to level A, or the land of a header; and the place to fill.
DRAWN: Final = "tavern lodge bazaar loot monster land header mission"
REFILL: Final = _chance("refill", DRAWN, offer="offer", _limit="number", _place="number")
# Decisions of setup, preparation and deployment.
FREE: Final = "loot sell heal settle move"  # free actions (R5.3)
CHOOSE_AFFINITY: Final = _decision("choose-affinity", "affinity")
GRANT_DIE: Final = _decision("grant-die", "colour", _dice_left="number")
GRANT_GIFT: Final = _decision("grant", "grant")
TURN: Final = _decision("turn", f"deploy path land novice talent {FREE} give-up end-turn", stage="stage")
LODGE_PURCHASE: Final = _decision(
    "lodge",
    "trap discount-talent discount-card done",
    persuasion="number",
    basket="docks",
    discount="number",
    price="number",
)
ALCHEMIST_MIX: Final = _decision("alchemist", "amount", tokens="number")
TAVERN_HIRE: Final = _decision(
    "tavern",
    f"hire beer discount-talent novice talent {FREE} done",
    persuasion="number",
    beer="number",
    discount="number",
    free="number",
)
ARMORY_PURCHASE: Final = _decision("armory", "amount", persuasion="number")
PAWN: Final = _decision("pawn", "die done", _highest="die")
BAZAAR_PURCHASE: Final = _decision("bazaar", "equipment", persuasion="number", free="number")
EQUIP: Final = _decision("equip", "member", equipment="card")
HAND_ON: Final = _decision("hand-on", "member discard-equipment", equipment="card", _carrier_before="unsaid")
MOVE_EQUIPMENT: Final = _decision("move-equipment", "member", member="member", type="type")
SETTLE_LAND: Final = _decision("settle", "member", land="land")
ASSIGN: Final = _decision("assign", "member", path="path")
DEPLOY_DICE: Final = _decision(
    "deploy-dice", "die", target="target", _strength="number", _magic="number", _persuasion="number"
)
LOAD: Final = _decision("load", "die load-trap load-defense load-potion load-venom done", path="path")
TAKE_LOOT: Final = _decision("take-loot", "take", _refilled_later="number")
CONVERT: Final = _decision("convert", "die", loot="loot")
BREW: Final = _decision("brew", "potion venom", _left="number")
OVERFLOW: Final = _decision("overflow", "discard-trap")
# Decisions of the adventure.
CONTRACT_OFFER: Final = _decision("contract", "yes no loot sell", path="path")
PAY_TRAPS: Final = _decision("pay-traps", "discard-trap", traps="number")
FIGHT: Final = _decision(
    "fight",
    "roll roll-all reroll use-venom loot stop",
    path="path",
    against="against",
    carried="number",
    venoms="number",
)
DIVERT: Final = _decision("divert", "left right no", path="path")
REMOVE_MAGIC: Final = _decision("remove-magic", "remove-magic done", path="path")
DEFEND: Final = _decision(
    "defend", "defend-talent defend-token defend-potion take-hits", path="path", hits="number"
)
JUDGE: Final = _decision("judge", "capture eliminate", path="path")
GLORY_LOOT: Final = _decision("glory", "loot done", path="path", achievement="achievement")
REVEAL: Final = _decision("reveal", "reveal keep", path="path", slot="number")
AIM: Final = _decision("aim", "left right", path="path", slot="number")
PARRY: Final = _decision("parry", "yes no", target="path", path="path", slot="number")
STEAL: Final = _decision("steal", "colour", target="path", path="path", colours="colours", dice="number")
DEFLECT: Final = _decision("deflect", "amount", path="path", slot="number", most="number")
# Decisions of the clean-up.
HOMECOMING: Final = _decision("homecoming", f"{FREE} done")
PROMOTE: Final = _decision("promote", "member")
DESERT: Final = _decision("desert", "member")
INHERIT: Final = _decision("inherit", "member discard-equipment", equipment="card")
# The end.
END: Final = _frame("end", "end", "", {})


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

# Of an ATTACK_ROLL: the misses are being rolled again (R13.7).
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
    """Put a frame on top: it comes first."""
    stack = state.stack
    stack.append(kind)
    stack.append(seat)
    stack.append(a)
    stack.append(b)
    stack.append(c)
    stack.append(d)


def pop(state: State) -> None:
    """Take the top frame off: it is finished."""
    stack = state.stack
    for _ in range(FRAME):
        stack.pop()


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
