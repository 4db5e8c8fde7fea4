"""The engine plays a case many times by the policy of the odds, and what came of it is compared with them."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from monsterlands import SeededDealer
from monsterlands.odds.battle import Battle
from monsterlands.odds.mission import Mission
from monsterlands.odds.odds import chances
from monsterlands.odds.policy import MissionPlan, Plan
from monsterlands.odds.table import battle_table
from monsterlands.rules import actions, draws, engine, events, frames
from monsterlands.rules import state as layout
from monsterlands.rules.outside import paths_of_place, place_of
from monsterlands.rules.state import DICE_MISSION, ENTRANCE, MADHALA, NONE, PATH, State
from odds.cases import Case, before, trick

SIGMAS = 4.5
"""By chance alone a comparison is further off about once in 150,000."""
SLACK = 0.0005
RARE = 100
"""The square of the glory that a rare success brings."""
EVENTS = {
    events.CAPTURED: "capturing",
    events.ELIMINATED: "eliminating",
    events.CONQUERED: "conquering",
    events.MISSION_FULFILLED: "fulfilling",
}
CHANCES = ("surviving", "wounded", "dying", *EVENTS.values())


@dataclass
class Tally:
    """What came of the games of a case."""

    games: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    glory: int = 0
    squares: int = 0
    """The glory of each game squared, summed up."""

    def spread(self) -> float:
        """Return the standard error of the mean glory; something rare may not have happened at all."""
        mean = self.glory / self.games
        return math.sqrt(max(RARE / self.games, self.squares / self.games - mean * mean) / self.games)


def simulate(case: Case, games: int) -> Tally:
    """Play a case by its plan."""
    start = before(case.state, case.path)
    plan = plan_of(case)
    dealer = SeededDealer(case.number)
    found = Tally()
    for _ in range(games):
        state = start.clone()
        state.events = []
        _play(state, plan, dealer)
        _count(case, state, found)
    return found


def plan_of(case: Case) -> Plan | MissionPlan:
    """Return the answers that the odds assume."""
    if DICE_MISSION <= case.path < ENTRANCE:
        return MissionPlan(Mission(case.state, case.path))
    return Plan(Battle(battle_table(case.state, place_of(case.path)), case.path, case.aim))


def _play(state: State, plan: Plan | MissionPlan, dealer: SeededDealer) -> None:
    while True:
        legal = engine.run(state)
        if frames.top_kind(state) in (frames.TAKE_LOOT, frames.REFILL, frames.END):
            return
        if engine.node_kind(state) == engine.CHANCE:
            engine.deal(state, draws.pick(state, dealer))
            continue
        choice = plan.answer(state)
        if choice == NONE:
            choice = _otherwise(state, legal)
        if choice not in legal:
            raise AssertionError(f"the plan answers {choice}; legal are {legal}")
        engine.apply(state, choice)


def _otherwise(state: State, legal: list[int]) -> int:
    """Answer what the odds do not decide: tricks stay face down."""
    if frames.top_kind(state) == frames.REVEAL:
        path, slot = frames.argument(state, 0), frames.argument(state, 1)
        return actions.KEEP_CHOICE if trick(state, path, slot) else actions.REVEAL_CHOICE
    return legal[0]


def _count(case: Case, state: State, found: Tally) -> None:
    start = case.path * PATH
    seat, mercenary = case.state.paths[start + layout.SEAT], case.state.paths[start + layout.MERCENARY]
    glory = wounds = 0
    alive = True
    for event in state.events or []:
        kind = event[0]
        if kind == events.WOUNDED and event[2] == mercenary:
            wounds += 1
        elif kind == events.DIED and event[2] == mercenary:
            alive = False
        elif kind == events.GAINED and event[1:3] == (seat, events.GLORY_GAIN):
            glory += event[3]
        elif kind in EVENTS and event[3] == case.path:
            found.counts[EVENTS[kind]] += 1
    found.counts["surviving" if alive else "dying"] += 1
    found.counts["wounded"] += int(alive and wounds > 0)
    found.games += 1
    found.glory += glory
    found.squares += glory * glory


def disagreements(case: Case, tally: Tally) -> list[str]:
    """Say where the games of a case are too far from its odds."""
    odds = chances(case.state, case.path, case.aim)
    found: list[str] = []
    for name in CHANCES:
        expected: float = getattr(odds, name)
        share = tally.counts[name] / tally.games
        allowed = SIGMAS * math.sqrt(max(expected * (1 - expected), 1 / tally.games) / tally.games) + SLACK
        if abs(expected - share) > allowed:
            found.append(f"{case}: {name} {expected:.5f}, but {share:.5f} in {tally.games} games")
    if not _has_more_paths(case):
        mean = tally.glory / tally.games
        if abs(odds.glory - mean) > SIGMAS * tally.spread() + 10 * SLACK:
            found.append(f"{case}: glory {odds.glory:.4f}, but {mean:.4f} in {tally.games} games")
    return found


def _has_more_paths(case: Case) -> bool:
    """Tell whether the clan has other paths there too: their glory cannot be told apart."""
    first, end = (DICE_MISSION, DICE_MISSION + 2)
    if not DICE_MISSION <= case.path < ENTRANCE:
        first, end = paths_of_place(place_of(case.path))
    paths, seat = case.state.paths, case.state.paths[case.path * PATH + layout.SEAT]
    return any(
        path != case.path
        and paths[path * PATH + layout.SEAT] == seat
        and paths[path * PATH + layout.MERCENARY] != MADHALA
        for path in range(first, end)
    )
