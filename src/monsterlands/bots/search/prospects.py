"""What a game is worth to a seat: points now, the points that a clan may still gain, and the chance to win.

The weights of everything that is not yet points come from a regression over many games: how many points it
adds at the end, by the rounds that are left.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from ...box import Box, Goal, Scenario
from ...game import Game
from ...game.reduction import Value
from ...view import ClanView, View
from ..aims import Aim

SPREAD = (3.0, 6.0, 9.0, 11.5, 13.5, 15.0, 16.0)
"""How uncertain a lead is, by the rounds that are left."""
GROWTH = (0.0, -4.0, 2.5, 9.0, 15.5, 24.0, 30.0)
"""The points that a clan still gains in solo play, by the rounds that are left."""
SAVING_GROWTH = (0.0, -14.0, -11.0, -7.0, -2.0, 3.0, 8.0)
"""The same if gold or equipment is required."""
SOLO_SPREAD = (0.8, 5.5, 8.0, 10.0, 11.0, 12.0, 13.0)
"""How uncertain these points are."""
LOOT_GOLD = 0.4
END = 0.15
"""The share of points, instead of the winner, in the worth of a finished game."""


@dataclass(frozen=True, slots=True)
class Prospect(Value):
    """What a seat may expect of a game."""

    win: float
    """The chance to win; in solo play the expected rank as a share of the best one. Points count a little."""
    points: float
    """The points at the end."""


def prospects(game: Game, seat: int) -> Prospect:
    """Return how good a game is for a seat: after its end, or at the beginning of a round."""
    view = game.open_view()
    left = 0 if game.over else view.rounds - view.round + 1
    scenario = view.scenario
    if scenario is not None:
        # A clan that needs gold or equipment spends less of it on points.
        growth = SAVING_GROWTH if scenario.hero.gold or scenario.hero.all_equipment else GROWTH
        points = clan_worth(view.box, view.clan(0), left) + growth[min(left, len(growth) - 1)]
        return Prospect(_solo(view, scenario, points, left), points)
    worths = [clan_worth(view.box, clan, left) for clan in view.clans]
    lead = worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)
    chance = 1.0 / (1.0 + exp(-1.7 * lead / SPREAD[min(left, len(SPREAD) - 1)]))
    result = game.result
    if result is not None:
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        chance = (1.0 - END) * won + END * chance
    return Prospect(chance, worths[seat])


def clan_worth(box: Box, clan: ClanView, left: int) -> float:
    """Return how many points a clan may expect at the end, with `left` rounds to play."""
    points = float(clan.score.total)
    if not left:
        return points
    dice = clan.dice
    strength, magic, persuasion = dice.count("S"), dice.count("M"), dice.count("P")
    points += (
        (0.35 + 0.42 * left) * strength + (0.3 + 0.42 * left) * magic + (0.35 + 0.25 * left) * persuasion
    )
    gold = clan.gold
    points += 0.42 * min(gold, 12) + 0.25 * max(0, gold - 12) - 0.15 * left * clan.wages
    points += (0.25 + 0.15 * left) * clan.defense + 0.25 * (clan.potions + clan.venoms)
    points += 0.45 * clan.trap_count + 0.15 * sum(box.trap(name).cost for name in clan.owned_traps)
    points += 0.2 * sum(box.equipment_card(name).cost for held in clan.equipment.values() for name in held)
    lands, settled = len(clan.lands), len(clan.settled)
    points += left * (0.45 * settled + 0.25 * (lands - settled))
    points += sum(loot_worth(box, token, left) for token in clan.loot)
    return points + 0.15 * min(clan.excess_glory, 10) - 0.9 * len(clan.wounded)


def loot_worth(box: Box, token: str, left: int) -> float:
    """Return what a loot token is worth besides its points."""
    effect = box.loot_token(token).effect
    if effect.trophy:
        return 0.0
    gain = effect.gain
    if gain is not None and gain.gold:
        return LOOT_GOLD * gain.gold + 0.5 * (gain.defense + gain.potions)
    if effect.capture_glory or effect.eliminate_glory or effect.conquest_glory:
        return 1.5
    return 1.0 + 0.25 * left


# --- solo play ----------------------------------------------------------------------------------


def _solo(view: View, scenario: Scenario, points: float, left: int) -> float:
    """Return how near the ranks of a scenario are (R13.7); the points count a little, too."""
    clan = view.clan(0)
    aim = Aim(view, clan)
    worth = END * len(scenario.goals) / (1.0 + exp(-points / 20.0 + 2.0))
    for goal in scenario.goals:
        chance = _near(view, clan, aim, goal, left)
        if goal.points:
            chance *= _share(points, goal.points, SOLO_SPREAD[min(left, len(SOLO_SPREAD) - 1)])
        worth += (1.0 - END) * chance
    return worth / len(scenario.goals)


def _near(view: View, clan: ClanView, aim: Aim, goal: Goal, left: int) -> float:
    """Estimate the chance to reach everything that a goal requires but the points."""
    played = (view.rounds - left) / view.rounds
    chance = 1.0
    if goal.gold:
        chance *= _share(clan.gold, goal.gold * played * played, 3.0 + 3.0 * left)
    if goal.missions:
        chance *= _share(view.fulfilled, goal.missions * played, 0.5 + 0.4 * left)
    things = (
        max(0, goal.defense - clan.defense)
        + max(0, goal.traps - clan.trap_count)
        + max(0, goal.potions - clan.potions)
        + max(0, goal.venoms - clan.venoms)
    )
    if goal.defense or goal.traps or goal.potions or goal.venoms:
        chance *= _share(-things, -5.0 * left, 1.5 + left)
    if goal.all_equipment:
        chance *= _share(-len(aim.types), -0.7 * left, 0.5 + 0.3 * left)
    if goal.mercenaries:
        chance *= _share(-aim.lacking(goal), -1.0 * left, 0.4 + 0.3 * left)
    return chance


def _share(have: float, due: float, spread: float) -> float:
    """Return the chance to have enough at the end, from what there is and what is due by now."""
    return 1.0 / (1.0 + exp(-1.7 * (have - due + 0.5) / spread))
