"""The numbers of the solo scenarios (R13.7)."""

from __future__ import annotations

from typing import Final

from ..box.box import Box
from ..box.cards import (
    AFFINITIES,
    BUILDINGS,
    DIFFICULTIES,
    EQUIPMENT_TYPES,
    MADHALA_OUTSIDE,
    Goal,
    Scenario,
)
from .masks import mask_of

NO_AFFINITY: Final = -1
NO_SCENARIO: Final = Scenario("", "", Goal(), Goal(), Goal(), glory_ends=True)


class ScenarioRules:
    """What holds in a solo scenario (R13.7), or without one."""

    def __init__(self, box: Box, scenario: Scenario) -> None:
        self.rounds: int = box.rounds if scenario.rounds is None else scenario.rounds
        self.glory_ends: bool = scenario.glory_ends
        self.gold: int = box.clan.gold if scenario.gold is None else scenario.gold
        self.defense: int = scenario.defense
        self.deck: int = mask_of(
            [
                not card.role and all(letter in card.dice for letter in scenario.deck_dice)
                for card in box.mercenaries
            ]
        )
        self.closed: int = mask_of([name in scenario.closed for name in BUILDINGS])
        self.no_defenses: bool = scenario.no_defenses
        self.entrance_at_start: bool = scenario.entrance != ""
        self.entrance_every_round: bool = scenario.entrance == "rounds"
        self.beer: int = box.buildings["tavern"].beer if scenario.beer is None else scenario.beer
        self.trick_tokens: int = scenario.trick_tokens
        self.outside: list[int] = [MADHALA_OUTSIDE.index(word) for word in scenario.outside]
        self.rerolled_misses: bool = scenario.rerolled_misses
        self.affinity: int = AFFINITIES.index(scenario.affinity) if scenario.affinity else NO_AFFINITY
        self.difficulties: int = mask_of([name in scenario.difficulties for name in DIFFICULTIES])
        self.goals: list[list[int]] = [goal_numbers(goal) for goal in scenario.goals]


def goal_numbers(goal: Goal) -> list[int]:
    """List what a rank of a scenario asks for, in the order of `scores.goal_standing`."""
    types = len(EQUIPMENT_TYPES) if goal.all_equipment else 0
    stores = [goal.gold, goal.missions, goal.defense, goal.traps, goal.potions, goal.venoms]
    return [goal.points, *stores, types, *goal.mercenaries]
