"""What a clan can pay its wages with (R10.4): its gold, and what comes in before they are due.

Sure is what depends on the clan alone: what survivors carry home, contracts that it can keep, loot and
talents that it can use. Doubtful is what depends on dice or on others. What it would have to give something
else up for is neither: dice for the Citadel or a settled land, trophies that could be sold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..box import Gain
from ..game.names import PATHS
from ..game.reduction import Value
from ..rules import battle, frames, layout, outside
from ..rules.cleanup import HOMECOMINGS, WAGES
from ..rules.layout import NONE
from ..rules.state import State
from .clans import ClanView
from .outside import OutsideView

MISSION_STEP: Final = 0
CONTRACT_STEP: Final = 1
LAND_STEP: Final = 3
"""The steps of the adventure (R7.1): the mission, the two sides of the contract, the lands, the entrance."""
NOTHING: Final = Gain()


@dataclass(frozen=True, slots=True)
class Income(Value):
    """Gold that may come in before the wages are due.

    :param kind: ``"carried"``, ``"contract"``, ``"loot"``, ``"talent"``, ``"mission"`` or ``"capture"``
    :param name: who carries it, whose talent it is, the loot token, the mission, or the monster
    :param path: the path it comes from; empty for loot and talents
    """

    kind: str
    name: str
    path: str
    gold: int


@dataclass(frozen=True, slots=True)
class Payday(Value):
    """The wages of a clan, and what there will be to pay them."""

    due: int
    """The wages if the round ended now."""
    gold: int
    """The gold at hand."""
    sure: tuple[Income, ...] = ()
    doubtful: tuple[Income, ...] = ()

    @property
    def sure_gold(self) -> int:
        """The gold that is certain to come in."""
        return sum(income.gold for income in self.sure)

    @property
    def doubtful_gold(self) -> int:
        """The most gold that may come in besides."""
        return sum(income.gold for income in self.doubtful)

    @property
    def short(self) -> int:
        """How much is missing even with all that is sure; 0 if it is enough."""
        return max(0, self.due - self.gold - self.sure_gold)


def payday_of(view: OutsideView, state: State, clan: ClanView) -> Payday:
    """Return what a clan can pay its wages with, as everybody can see it."""
    if _has_paid(state, clan.seat):
        return Payday(0, clan.gold)
    own = [path for path in PATHS if view.path(path).seat == clan.seat]
    sure = [*_contracts(view, state, clan, own), *_at_hand(view, state, clan)]
    doubtful = [*_missions(view, state, own), *_captures(view, state, own)]
    for path in own:
        there = view.path(path)
        if there.gold and there.mercenary:
            income = Income("carried", there.mercenary, path, there.gold)
            (sure if _comes_home(view, state, path) else doubtful).append(income)
    return Payday(clan.wages, clan.gold, tuple(sure), tuple(doubtful))


# --- sources ------------------------------------------------------------------------------------


def _comes_home(view: OutsideView, state: State, path: str) -> bool:
    """Tell whether nothing can hit a mercenary any more before it comes home (R6.5, R10.1)."""
    number = PATHS.index(path)
    if layout.DICE_MISSION <= number < layout.ENTRANCE:
        return True
    place = outside.place_of(number)
    if battle.foe_at(state, place) == NONE or _over(state, LAND_STEP + place):
        return True
    ahead = view.ahead(path)  # R13.5: Madhala drives the monster away, but Sporus would hit all before that
    return not ahead.monster and not ahead.fighters and not battle.under_way(state, place)


def _contracts(view: OutsideView, state: State, clan: ClanView, own: list[str]) -> Iterator[Income]:
    """Return the gold of contracts that the clan can keep with what it has now (R7.3)."""
    have = {
        "gold": clan.gold,
        "defense": clan.defense,
        "potions": clan.potions,
        "venoms": clan.venoms,
        "traps": clan.trap_count,
    }
    for side, path in enumerate(("c1", "c2")):
        if path not in own or not view.missions[1] or _over(state, CONTRACT_STEP + side):
            continue
        tile = view.mission(path)
        pay, reward = tile.b.pay, tile.b.left if path == "c1" else tile.b.right
        gold = reward.gold - pay.gold
        if gold > 0 and all(have[what] >= getattr(pay, what) for what in have):
            have = {what: amount - getattr(pay, what) for what, amount in have.items()}
            yield Income("contract", tile.id, path, gold)


def _at_hand(view: OutsideView, state: State, clan: ClanView) -> Iterator[Income]:
    """Return the gold of loot and talents that the clan can still use (R12.1, R12.4)."""
    if _has_moment(state, clan.seat):
        for token in clan.loot:
            loot = view.box.loot_token(token)
            gain = loot.effect.gain or NOTHING
            if gain.gold and not loot.outside:
                yield Income("loot", token, "", gain.gold)
    if state.table[layout.PHASE] != layout.DEPLOYMENT or clan.out:
        return
    for name in clan.mercenaries:
        gain = view.box.mercenary(name).effect.gain or NOTHING
        if gain.gold and name not in clan.used_talents:
            yield Income("talent", name, "", gain.gold)


def _missions(view: OutsideView, state: State, own: list[str]) -> Iterator[Income]:
    """Return the most that a dice-rolling mission may bring (R7.2, R13.5)."""
    mine = [path for path in ("m1", "m2") if path in own]
    if not mine or not view.missions[0] or view.path("m1").madhala or _over(state, MISSION_STEP):
        return
    tile = view.mission("m1")
    leftovers = view.box.paths.mission_leftovers
    both = all(view.path(path).mercenary and not view.path(path).madhala for path in ("m1", "m2"))
    best = max(tile.a.reward.gold, leftovers if both else 0)
    gold = tile.a.reward.gold + leftovers if len(mine) == 2 else best
    if gold:
        yield Income("mission", tile.id, mine[0], gold)


def _captures(view: OutsideView, state: State, own: list[str]) -> Iterator[Income]:
    """Return the gold of the monsters that may still be captured (R8.5, R8.7), each once."""
    found: set[int] = set()
    for path in own:
        number = PATHS.index(path)
        if layout.DICE_MISSION <= number < layout.ENTRANCE:
            continue
        place = outside.place_of(number)
        monster = view.place(path).monster
        if not monster or place in found or view.ahead(path).madhala or _over(state, LAND_STEP + place):
            continue
        gold = view.box.monster(monster).capture_gold
        needed = view.outlook(path, str(view.path(path).mercenary)).traps_needed
        if gold and view.traps_on(path) >= needed:
            found.add(place)
            yield Income("capture", monster, path, gold)


# --- how far the round is -----------------------------------------------------------------------


def _over(state: State, step: int) -> bool:
    """Tell whether a step of the adventure is over."""
    if state.table[layout.PHASE] == layout.CLEAN_UP:
        return True
    stack = state.stack
    frame = _frame(state, frames.ADVENTURE_STEPS)
    if frame is None:
        return False
    # The frame counts the steps that have begun; what lies on it is the last of them.
    begun, under_way = stack[frame + 2], frame + frames.FRAME < len(stack)
    return begun - int(under_way) > step


def _has_moment(state: State, seat: int) -> bool:
    """Tell whether a clan has a moment for free actions before the wages (R1.9)."""
    if state.table[layout.PHASE] != layout.CLEAN_UP:
        return True
    stack = state.stack
    home = _frame(state, frames.HOMECOMING)
    if home is not None and stack[home + 1] == seat:
        return True
    frame = _frame(state, frames.CLEAN_UP_STEPS)
    return frame is not None and stack[frame + 2] == HOMECOMINGS and _turn(state, seat) >= stack[frame + 3]


def _has_paid(state: State, seat: int) -> bool:
    """Tell whether a clan has paid the wages of this round."""
    frame = _frame(state, frames.CLEAN_UP_STEPS)
    if frame is None:
        return False
    step, done = state.stack[frame + 2], state.stack[frame + 3]
    return step > WAGES or (step == WAGES and _turn(state, seat) < done)


def _turn(state: State, seat: int) -> int:
    """Return how many clans come before a clan."""
    return (seat - state.table[layout.FIRST]) % state.table[layout.PLAYERS]


def _frame(state: State, kind: int) -> int | None:
    """Return where a frame of a kind begins on the stack."""
    for frame in range(0, len(state.stack), frames.FRAME):
        if state.stack[frame] == kind:
            return frame
    return None
