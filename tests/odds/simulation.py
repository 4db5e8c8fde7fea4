"""Simulations: the engine plays a case many times by the policy of the odds; the results are compared."""

from __future__ import annotations

import hashlib
import marshal
import math
from collections import Counter
from dataclasses import dataclass, field

from monsterlands import SeededDealer
from monsterlands.odds.battle import Battle
from monsterlands.odds.clash import key_of, tables_after
from monsterlands.odds.mission import MissionOdds
from monsterlands.odds.odds import best_clash, chances
from monsterlands.odds.policy import MissionPlan, Plan
from monsterlands.rules import draws, engine, events, frames, layout
from monsterlands.rules.layout import DICE_MISSION, ENTRANCE, MADHALA, NONE, PATH
from monsterlands.rules.outside import paths_of_place, place_of
from monsterlands.rules.state import Event, State
from odds.cases import Case, before

ALARM = 1e-6
"""A result less likely than this counts as a disagreement. It is also the rate of false alarms."""
SIGMAS = 5
"""The number of standard errors that a mean is off by chance less than once in a million times."""
RARE = 100
"""The square of the glory that a rare success brings."""
NEVER = 1e-12
"""A chance below this is a rounding error."""
KEPT = 20_000
"""The number of situations of a case that are remembered."""
OUTCOMES = {
    events.CAPTURED: "capturing",
    events.ELIMINATED: "eliminating",
    events.CONQUERED: "conquering",
    events.MISSION_FULFILLED: "fulfilling",
}
CHANCES = ("surviving", "wounded", "dying", "looting", *OUTCOMES.values())
LAST = (frames.TAKE_LOOT, frames.REFILL, frames.END)
CLASHING = {frames.CLASH, frames.TURN_TOKEN}
"""The frames of a clash, and of tokens that turn face up without one."""


@dataclass
class Tally:
    """The results of the games of a case."""

    games: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    damage: Counter[int] = field(default_factory=Counter)
    glory: int = 0
    squares: int = 0
    """The sum of the squared glory of each game."""

    def spread(self) -> float:
        """Return the standard error of the mean glory; it allows for rare successes that never happened."""
        mean = self.glory / self.games
        return math.sqrt(max(RARE / self.games, self.squares / self.games - mean * mean) / self.games)


@dataclass(slots=True)
class Situation:
    """A state of the engine in which something is rolled or drawn, or the end of the case."""

    state: State
    plan: int
    """The plan that is followed; NONE before the battle."""
    outcomes: list[int]
    weights: list[int]
    whole: int
    """The sum of the weights of the outcomes; 0 at the end."""
    ahead: dict[int, tuple[Situation, list[Event]]] = field(default_factory=dict)
    """By outcome: what comes next, and what happened on the way."""


class Table:
    """The engine, which plays one case again and again by its plan.

    Every situation comes from the engine. It depends only on the state and the outcome, so a situation
    that was played before is looked up; at most `KEPT` of them are kept.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.plans: list[Plan | MissionPlan] = []
        self.numbers: dict[tuple[int, ...], int] = {}
        """The number of the plan, by what lies on the paths after the clash."""
        self.mission = DICE_MISSION <= case.path < ENTRANCE
        if self.mission:
            self.plans.append(MissionPlan(MissionOdds(case.state, case.path, case.aim)))
        else:
            self.clash = best_clash(case.state, case.path, case.aim)
            for key, (table, _) in tables_after(case.state, place_of(case.path), self.clash).items():
                self.numbers[key] = len(self.plans)
                self.plans.append(Plan(Battle(table, case.path, case.aim)))
        start = case.path * PATH
        self.seat = case.state.paths[start + layout.SEAT]
        self.mercenary = case.state.paths[start + layout.MERCENARY]
        self.met: dict[bytes, Situation] = {}
        self.first, self.early = self._go_on(before(case.state, case.path), 0 if self.mission else NONE)

    def play(self, dealer: SeededDealer) -> list[Event]:
        """Play one game; return what happened to the path."""
        situation = self.first
        happened = self.early[:]
        while situation.whole:
            number = dealer.below(situation.whole)
            outcome = situation.outcomes[draws.weighted(situation.weights, number)]
            there = situation.ahead.get(outcome)
            if there is None:
                state = situation.state.clone()
                state.events = []
                engine.deal(state, outcome)
                there = self._go_on(state, situation.plan)
                if len(self.met) < KEPT:
                    situation.ahead[outcome] = there
            situation, more = there
            if more:
                happened += more
        return happened

    def _go_on(self, state: State, plan: int) -> tuple[Situation, list[Event]]:
        """Answer questions by the plan until something is rolled or drawn, or the case is over."""
        if state.events is None:
            state.events = []
        while True:
            legal = engine.run(state)
            if plan == NONE and not set(state.stack[:: frames.FRAME]) & CLASHING:
                plan = self.numbers[key_of(state, place_of(self.case.path))]
            over = frames.top_kind(state) in LAST
            if over or engine.node_kind(state) == engine.CHANCE:
                return self._situation(state, plan, over), self._noted(state.events)
            choice = self.clash.answer(state) if plan == NONE else self.plans[plan].answer(state)
            if choice == NONE:
                choice = legal[0]
            if choice not in legal:
                raise AssertionError(f"the plan answers {choice}; legal are {legal}")
            engine.apply(state, choice)

    def _situation(self, state: State, plan: int, over: bool) -> Situation:
        written = marshal.dumps((plan, state.table, state.paths, state.clans, state.stack))
        key = hashlib.blake2b(written, digest_size=16).digest()
        found = self.met.get(key)
        if found is None:
            possible = [] if over else draws.outcomes(state)
            weights = [weight for _, weight in possible]
            found = Situation(state, plan, [outcome for outcome, _ in possible], weights, sum(weights))
            if len(self.met) < KEPT:
                self.met[key] = found
        return found

    def _noted(self, happened: list[Event]) -> list[Event]:
        """Keep what is counted."""
        return [event for event in happened if self._counts(event)]

    def _counts(self, event: Event) -> bool:
        kind = event[0]
        if kind in (events.WOUNDED, events.DIED):
            return event[2] == self.mercenary
        if kind == events.GAINED:
            return event[1:3] == (self.seat, events.GLORY_GAIN)
        return (kind in OUTCOMES or kind == events.DAMAGED) and event[3] == self.case.path


def simulate(case: Case, games: int) -> Tally:
    """Play a case by its plan."""
    table = Table(case)
    dealer = SeededDealer(case.number)
    found = Tally()
    for _ in range(games):
        _count(table.play(dealer), found, on_land=case.path < DICE_MISSION)
    return found


def _count(happened: list[Event], found: Tally, on_land: bool) -> None:
    glory = wounds = successes = 0
    damage = NONE
    alive = True
    for event in happened:
        kind = event[0]
        if kind == events.WOUNDED:
            wounds += 1
        elif kind == events.DIED:
            alive = False
        elif kind == events.GAINED:
            glory += event[3]
        elif kind == events.DAMAGED:
            damage = event[4]
        else:
            found.counts[OUTCOMES[kind]] += 1
            successes += 1
            damage = NONE
    if damage != NONE:
        found.damage[damage] += 1
    found.counts["surviving" if alive else "dying"] += 1
    found.counts["looting"] += int(alive and on_land and not successes)
    found.counts["wounded"] += int(alive and wounds > 0)
    found.games += 1
    found.glory += glory
    found.squares += glory * glory


# --- comparing ---


def disagreements(case: Case, tally: Tally) -> list[str]:
    """List where the games of a case are too far from its odds."""
    odds = chances(case.state, case.path, case.aim)
    compared: list[tuple[str, float, int]] = [
        (name, getattr(odds, name), tally.counts[name]) for name in CHANCES
    ]
    for total in sorted({*odds.damage, *tally.damage}):
        compared.append((f"damage of {total}", odds.damage.get(total, 0.0), tally.damage[total]))
    found = [
        f"{case}: {name} {expected:.6f}, but {seen} of {tally.games} games"
        for name, expected, seen in compared
        if tail(tally.games, expected, seen) < ALARM / 2
    ]
    mean = tally.glory / tally.games
    if not _has_more_paths(case) and abs(odds.glory - mean) > SIGMAS * tally.spread():
        found.append(f"{case}: glory {odds.glory:.4f}, but {mean:.4f} in {tally.games} games")
    return found


def comparisons(case: Case) -> int:
    """Count the comparisons of a case."""
    odds = chances(case.state, case.path, case.aim)
    return len(CHANCES) + len(odds.damage) + int(not _has_more_paths(case))


def tail(games: int, chance: float, seen: int) -> float:
    """Return the chance of a count at least as far from its mean as `seen`, on the same side."""
    if chance < NEVER or chance > 1 - NEVER:
        return float(seen == (games if chance > 0.5 else 0))
    if seen < games * chance:
        return tail(games, 1 - chance, games - seen)
    likely = math.exp(
        math.lgamma(games + 1)
        - math.lgamma(seen + 1)
        - math.lgamma(games - seen + 1)
        + seen * math.log(chance)
        + (games - seen) * math.log1p(-chance)
    )
    whole = 0.0
    while seen <= games and likely > whole * 1e-9:
        whole += likely
        likely *= (games - seen) / (seen + 1) * chance / (1 - chance)
        seen += 1
    return whole


def _has_more_paths(case: Case) -> bool:
    """Return whether the clan has other paths at the place: their glory cannot be told apart."""
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
