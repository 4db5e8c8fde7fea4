"""What a player aims at: points, and in solo play the goals of the scenario (R13.7), as a few weights.

“Required” means required by one of these goals.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from ..box import AFFINITIES, Gain, Goal, Mercenary
from ..view import ClanView, View

GOLD = 0.3
"""What a gold piece is worth, in victory points."""
RICHES = 0.2
"""How much more it is worth with each round if gold is required."""
PRICES = 0.8
"""What it is worth while something that is required has to be bought."""
MISSION = 6.0
"""What a fulfilled mission is worth if missions are required."""
COMPANION = 4.0
"""What a mercenary of a required affinity is worth, for each rank that requires it."""
THING = 5.0
"""What anything else that is required is worth."""
COLLECTING = 3
"""The number of last rounds in which required tokens are bought and kept at home."""
NOTHING = Goal()
CONTRACTS = ("c1", "c2")


class Aim:
    """What the clan of a view aims at."""

    def __init__(self, view: View, clan: ClanView) -> None:
        self._view = view
        self._clan = clan
        scenario = view.scenario
        self._goals = scenario.goals if scenario else ()
        self.goal = scenario.hero if scenario else NOTHING

    @cached_property
    def gold(self) -> float:
        """What a gold piece is worth."""
        if self.saving:
            return GOLD + RICHES * (self._view.round - 1)
        return PRICES if self.companions or self.short_of_things else GOLD

    @cached_property
    def savings(self) -> int:
        """The gold that is not spent: a growing part of the required gold, or the price of contracts."""
        if self.saving:
            return self.goal.gold * self._view.round**2 // self._view.rounds**2
        return self.kept.gold

    @cached_property
    def saving(self) -> bool:
        """Whether gold is required, and the clan has the points that are due by now."""
        due = self.goal.points * self._view.round / self._view.rounds
        return bool(self.goal.gold) and self._clan.score.total >= due

    @cached_property
    def spare_points(self) -> int:
        """The points that may be turned into gold at the end, if gold is required."""
        last = self._view.round == self._view.rounds
        return self._clan.score.total - self.goal.points if last and self.goal.gold else 0

    @cached_property
    def mission(self) -> float:
        """What fulfilling one more mission is worth, besides its reward."""
        return MISSION if self._view.fulfilled < self.goal.missions else 0.0

    # --- things ---

    @cached_property
    def collects(self) -> bool:
        """Whether the rounds have come in which tokens are collected."""
        goal = self.goal
        things = goal.defense + goal.traps + goal.potions + goal.venoms
        return things > 0 and self._view.rounds - self._view.round < COLLECTING

    @cached_property
    def kept(self) -> Gain:
        """The tokens that are kept at home: those that are collected, and those that pay for contracts."""
        goal = self.goal
        if self.collects:
            return Gain(defense=goal.defense, traps=goal.traps, potions=goal.potions, venoms=goal.venoms)
        return _times(self._pay, self._promised)

    @cached_property
    def wanted(self) -> Gain:
        """The tokens that the clan should have now: those that are kept, and what one more contract costs."""
        if self.mission and self._contract_open and not self.collects:
            return _times(self._pay, self._promised + 1)
        return self.kept

    @cached_property
    def missing(self) -> dict[str, int]:
        """How many of them are missing, by the building that sells them."""
        clan, wanted = self._clan, self.wanted
        brews = max(0, wanted.potions - clan.potions) + max(0, wanted.venoms - clan.venoms)
        return {
            "armory": max(0, wanted.defense - clan.defense),
            "lodge": max(0, wanted.traps - clan.trap_count),
            "alchemist": brews,
        }

    @cached_property
    def short_of_things(self) -> bool:
        """Whether something that can be bought is missing in the rounds of collecting."""
        return self.collects and (bool(self.types) or any(self.missing.values()))

    @cached_property
    def types(self) -> frozenset[str]:
        """The types of equipment that are required and missing."""
        if not self.goal.all_equipment:
            return frozenset()
        carried = {name for cards in self._clan.equipment.values() for name in cards}
        box = self._view.box
        return frozenset(card.type for card in box.equipment) - {
            card.type for card in box.equipment if card.name in carried
        }

    # --- contracts ---

    @cached_property
    def _pay(self) -> Gain:
        """What the contract costs."""
        contract = self._view.missions[1]
        return self._view.box.mission(contract).b.pay if self.goal.missions and contract else Gain()

    @cached_property
    def _promised(self) -> int:
        """How many contracts the clan has mercenaries on."""
        if not self.goal.missions:
            return 0
        return sum(self._view.path(name).seat == self._view.seat for name in CONTRACTS)

    @cached_property
    def _contract_open(self) -> bool:
        """Whether a path of a contract is free, and a mercenary can be sent there."""
        free = any(self._view.path(name).mercenary is None for name in CONTRACTS)
        return free and bool(self._clan.unassigned)

    # --- companions ---

    def gain(self, card: Mercenary) -> float:
        """Return what a mercenary of this affinity is worth, besides itself."""
        return self._gains[card.affinity] if self.goal.mercenaries else 0.0

    def loss(self, card: Mercenary) -> float:
        """Return what losing one of this affinity costs, besides itself."""
        return self._losses[card.affinity] if self.goal.mercenaries else 0.0

    @cached_property
    def companions(self) -> bool:
        """Whether mercenaries are required and missing."""
        return any(self.lacking(goal) for goal in self._goals)

    def lacking(self, goal: Goal) -> int:
        """Count the mercenaries that a goal lacks."""
        return _lacking(goal, self._numbers)

    @cached_property
    def _numbers(self) -> Counter[str]:
        return Counter(self._view.box.mercenary(name).affinity for name in self._clan.mercenaries)

    @cached_property
    def _gains(self) -> dict[str, float]:
        return {affinity: self._nearer(affinity, 1) for affinity in AFFINITIES}

    @cached_property
    def _losses(self) -> dict[str, float]:
        return {affinity: -self._nearer(affinity, -1) for affinity in AFFINITIES}

    def _nearer(self, affinity: str, change: int) -> float:
        """Return how much nearer one mercenary more or less brings the clan to all ranks."""
        then = self._numbers.copy()
        then[affinity] += change
        steps = sum(self.lacking(goal) - _lacking(goal, then) for goal in self._goals)
        return COMPANION * steps


def _times(pay: Gain, times: int) -> Gain:
    """Return what several contracts cost."""
    return Gain(
        gold=times * pay.gold,
        defense=times * pay.defense,
        traps=times * pay.traps,
        potions=times * pay.potions,
        venoms=times * pay.venoms,
    )


def _lacking(goal: Goal, numbers: Counter[str]) -> int:
    """Count the mercenaries that a goal lacks, the most numerous affinity first."""
    held = sorted((numbers[affinity] for affinity in AFFINITIES), reverse=True)
    return sum(max(0, wanted - there) for wanted, there in zip(goal.mercenaries, held, strict=False))
