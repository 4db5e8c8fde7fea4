"""The best possible play of a path with few dice, found by trying every answer on the engine itself."""

from __future__ import annotations

from collections.abc import Iterator

from monsterlands.odds.force import Force
from monsterlands.odds.outcome import CAPTURE, ELIMINATION, GLORY, Chances
from monsterlands.rules import actions, draws, engine, events, frames, layout
from monsterlands.rules.columns import E_LAST_LASH
from monsterlands.rules.layout import DICE_MISSION, ENTRANCE, NONE, PATH
from monsterlands.rules.outside import paths_of_place, place_of
from monsterlands.rules.state import State
from odds.cases import Case, adventure_state, before, laid_out, paths_to_ask

DICE = 4
REROLLS = 2
DEFENSES = (actions.DEFEND_TALENT, actions.DEFEND_TOKEN, actions.DEFEND_POTION)
SUCCESSES = (events.CONQUERED, events.MISSION_FULFILLED)
"""Events that are a success for every aim."""


class Search:
    """A search of every way to play a path that is alone at its place.

    Equivalent answers are tried once: dice rolled together may as well be rolled one by one, and every
    defense cancels one hit. A path that aims at glory always defends: the odds do not die for glory.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.seat = case.state.paths[case.path * PATH + layout.SEAT]
        self.known: dict[object, float] = {}

    def best(self) -> float:
        """Return the best chance of the aim, or the highest expected glory."""
        return self.best_from(before(self.case.state, self.case.path))

    def best_from(self, state: State) -> float:
        """Return the same for a state in the middle of the fight."""
        start = state.clone()
        start.events = []
        return self._value(start)

    def _value(self, state: State) -> float:
        """Go on to the next question or roll; return the expected value from there on."""
        legal = engine.run(state)
        gained, done = self._gained(state)
        return gained if done else gained + self._asked(state, legal)

    def _gained(self, state: State) -> tuple[float, bool]:
        """Return the gain of the last step, and whether the fight is over."""
        gained = 0.0
        over = frames.top_kind(state) in (frames.END, frames.TAKE_LOOT, frames.REFILL)
        for event in state.events or []:
            if event[0] == events.LAST_LASH:
                return gained, True  # what follows a success does not count
            if self.case.aim == GLORY:
                if event[0] == events.GAINED and event[1:3] == (self.seat, events.GLORY_GAIN):
                    gained += event[3]
            elif event[0] in (events.CAPTURED, events.ELIMINATED, *SUCCESSES):
                wanted = events.CAPTURED if self.case.aim == CAPTURE else events.ELIMINATED
                return float(event[0] in (wanted, *SUCCESSES)), True
        return gained, over

    def _asked(self, state: State, legal: list[int]) -> float:
        key = (tuple(state.table), tuple(state.paths), tuple(state.clans[self.seat]), tuple(state.stack))
        if key not in self.known:
            if engine.node_kind(state) == engine.CHANCE:
                outcomes = draws.outcomes(state)
                whole = sum(weight for _, weight in outcomes)
                self.known[key] = sum(
                    weight / whole * self._after(state, outcome, chance=True) for outcome, weight in outcomes
                )
            else:
                self.known[key] = max(
                    self._after(state, choice, chance=False) for choice in self._tried(state, legal)
                )
        return self.known[key]

    def _after(self, state: State, answer: int, chance: bool) -> float:
        there = state.clone()
        there.events = []
        if chance:
            engine.deal(there, answer)
        else:
            engine.apply(there, answer)
        return self._value(there)

    def _tried(self, state: State, legal: list[int]) -> list[int]:
        kind = frames.top_kind(state)
        if kind == frames.FIGHT:
            return [choice for choice in legal if choice != actions.ROLL_ALL]
        if kind == frames.DEFEND:
            defending = [choice for choice in legal if choice in DEFENSES][:1]
            taking = [choice for choice in legal if choice not in DEFENSES]
            return defending if defending and self.case.aim == GLORY else defending + taking
        return legal


def policy_value(chances: Chances, aim: int) -> float:
    """Return what the odds promise for an aim; for a mission, the chance to fulfil it."""
    if aim == GLORY:
        return chances.glory
    return (
        chances.fulfilling
        + chances.conquering
        + (chances.capturing if aim == CAPTURE else chances.eliminating)
    )


def small_cases(first: int = 1, dice: int = DICE) -> Iterator[Case]:
    """Yield cases of a path alone at its place, with few dice and rerolls, for every aim."""
    number = first
    while True:
        state = adventure_state(number)
        for path in paths_to_ask(state):
            if is_small(state, path, dice):
                for aim in (CAPTURE, ELIMINATION, GLORY):
                    yield Case(number, state, path, aim)
        number += 1


def is_small(state: State, path: int, dice: int) -> bool:
    """Return whether a path is small enough to search; a last lash is left out: odds of glory count it."""
    if DICE_MISSION <= path < ENTRANCE:
        alone = state.paths[(path ^ 1) * PATH + layout.MERCENARY] == NONE
        return alone and _has_few(Force(state, path, frames.AGAINST_MISSION, with_loot=True), dice)
    if state.table[layout.TRICKS]:
        return False
    place = place_of(path)
    table = laid_out(state, path)
    foe = table.table[layout.FOE]
    if foe == NONE and path >= ENTRANCE:
        return False
    if foe != NONE and state.tables.effects[state.tables.power[foe] + E_LAST_LASH]:
        return False
    if any(
        state.paths[each * PATH + layout.MERCENARY] != NONE
        for each in range(*paths_of_place(place))
        if each != path
    ):
        return False
    against = frames.AGAINST_LAND if foe == NONE else frames.AGAINST_MONSTER
    return _has_few(Force(table, path, against, with_loot=True), dice)


def _has_few(force: Force, dice: int) -> bool:
    return 1 <= sum(force.dice) <= dice and len(force.rerolls) <= REROLLS
