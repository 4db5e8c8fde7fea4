"""Engine and oracle resolve the same adventure side by side.

The oracle asks; the engine must be at the same question of the same seat with the same choices, or at the
same dice with the same odds. An answer is drawn and given to both. At the end both tables are compared.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.game import describe
from monsterlands.game.game import tables_of
from monsterlands.game.names import names_of
from monsterlands.game.positions.random import random_state
from monsterlands.rules.state import State
from oracle.resolve import resolve

EDITION = "standard@1"
DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
PHASES = ("adventure", "adventure", "adventure", "clean-up")

# What the oracle does not speak of: the next round has begun in the engine.
NOT_COMPARED = ("phase", "adventure", "confirm", "affinities", "spaces")
CLAN_NOT_COMPARED = ("pool", "out")
# At the end of the game nothing is reset any more (R10.5, R10.6).
MARKS = ("used", "equipment_used", "moved", "novices_used", "lands_used")


class Disagreement(AssertionError):
    """Engine and oracle see something differently."""


class Both:
    """Asks the engine what the oracle asks, and gives both the same answer."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.steps: list[str] = []
        self._random = random.Random(seed)

    def choose(self, seat: int, question: str, options: list[str]) -> str:
        """Compare a question; draw an answer."""
        node = self.game.node
        here = (node.kind, node.seat, node.question) == ("decision", seat, question)
        if len(options) == 1 and (not here or self._offered() != options):
            return options[0]  # the engine does not ask what has one answer
        if not here:
            self._disagree(f"the oracle asks seat {seat} {question!r} {sorted(options)}, the engine {node}")
        if sorted(options) != self._offered():
            self._disagree(f"{question}: the oracle offers {sorted(options)}, the engine {self._offered()}")
        answer = self._random.choice(self._tempting(question, sorted(options)))
        self.steps.append(f"{seat} {answer}")
        self.game.apply(answer)
        return answer

    def chance(self, question: str, options: dict[str, int]) -> str:
        """Compare what may happen; draw what happens."""
        node = self.game.node
        if (node.kind, node.question) != ("chance", question):
            self._disagree(f"the oracle expects {question!r}, the engine {node}")
        possible = {outcome.spelling: outcome.weight for outcome in self.game.outcomes}
        if possible != options:
            self._disagree(f"{question}: the oracle expects {options}, the engine {possible}")
        outcome = self._random.choices(sorted(options), [options[each] for each in sorted(options)])[0]
        self.steps.append(f"- {outcome}")
        self.game.deal(outcome)
        return outcome

    def _offered(self) -> list[str]:
        return sorted(str(choice) for choice in self.game.choices)

    def _tempting(self, question: str, options: Sequence[str]) -> list[str]:
        """Let people fight and defend more often than chance would."""
        rather = [each for each in options if each not in ("stop", "take hits", "no")]
        keen = question in ("fight", "defend", "contract") and self._random.random() < 0.75
        return rather if keen and rather else list(options)

    def _disagree(self, what: str) -> None:
        raise Disagreement(f"{what}\nafter {self.steps}")


@cache
def edition() -> dict[str, Any]:
    """Read the edition file for the oracle."""
    name = "editions/" + EDITION.replace("@", "-") + ".toml"
    return tomllib.loads((files("monsterlands.box") / name).read_text(encoding="utf-8"))


def description(state: State) -> dict[str, Any]:
    """Describe a state by names."""
    names = names_of(load(EDITION))
    clans = [describe.clan(state, names, seat) for seat in range(len(state.clans))]
    return {"table": describe.table(state, names), "clans": clans}


def start(number: int) -> State:
    """Lay out the random position of a number: the start of an adventure or of a clean-up."""
    options = Options(players=2 + number % 3, difficulty=DIFFICULTIES[number // 3 % 4])
    box = load(EDITION)
    return random_state(options, SeededDealer(number), tables_of(box), PHASES[number // 12 % 4])


def compare(number: int) -> int:
    """Resolve a random position with both and compare the tables; return how many questions there were.

    :raises Disagreement: if they differ anywhere
    """
    state = start(number)
    before = description(state)
    both = Both(Game.at(load(EDITION), state), number)
    after = resolve(before, edition(), both)
    game = both.game
    now = description(game._state)  # pyright: ignore[reportPrivateUsage]
    aside = MARKS if game.over else ()
    _same("the table", after["table"], now["table"], (*NOT_COMPARED, *aside), both)
    for seat, clan in enumerate(after["clans"]):
        _same(f"clan {seat}", clan, now["clans"][seat], (*CLAN_NOT_COMPARED, *aside), both)
    if ("places" in after) != game.over:
        both._disagree(f"the oracle says over: {'places' in after}, the engine {game.over}")
    if game.result is not None:
        scores = [
            {
                "glory": score.glory,
                "reputation": score.reputation,
                "trophies": score.trophies,
                "affinities": sum(points for _, points in score.affinities),
                "total": score.total,
            }
            for score in game.result.scores
        ]
        _same("the scores", {"": after["scores"]}, {"": scores}, (), both)
        _same("the places", {"": after["places"]}, {"": list(game.result.places)}, (), both)
    return len(both.steps)


def _same(
    what: str, oracle: dict[str, Any], engine: dict[str, Any], aside: Sequence[str], both: Both
) -> None:
    for key in oracle:
        if key not in aside and oracle[key] != engine[key]:
            both._disagree(f"{what}, {key!r}: the oracle has {oracle[key]}, the engine {engine[key]}")
