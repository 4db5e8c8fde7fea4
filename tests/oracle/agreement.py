"""Engine and oracle resolve the same adventure side by side.

The oracle asks; the engine must be at the same question of the same seat with the same choices, or at the
same dice with the same odds. An answer is drawn and given to both. At the end both tables and all events are
compared.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from monsterlands import Game, load
from monsterlands.box import Box, overlay
from monsterlands.box.effects import MONSTER, NEEDS, NUMBERS
from monsterlands.game.events import Happening
from monsterlands.rules.tables import tables_of
from oracle.resolve import resolve
from oracle.starts import EDITION, description, start

# Values that the oracle does not describe: in the engine the next round has begun.
NOT_COMPARED = ("phase", "adventure", "confirm", "affinities", "spaces", "granted")
CLAN_NOT_COMPARED = ("pool", "out")
# At the end of the game nothing is reset (R10.5, R10.6).
MARKS = ("used", "equipment_used", "moved", "novices_used", "lands_used")

# The events of the oracle; the engine must report the same ones in the same order.
EVENTS = """
    trap-revealed token-kept trick-aimed parried die-stolen diverted died captured eliminated conquered
    mission-fulfilled contract-kept madhala-won monster-removed land-removed misses-rerolled granted
""".split()
QUESTIONS = """
    fight divert remove-magic defend judge glory contract pay-traps take-loot homecoming overflow promote
    desert inherit hand-on settle move-equipment tavern reveal aim parry steal deflect grant-die grant
""".split()
CHANCES = "roll attack panic refill token".split()
SITUATIONS = (
    "R11.1 a trick without a monster",
    "R11.2 a trick at an own path",
    "R11.2 a trick without a target",
    "R11.3 Madhala's trick is cancelled",
    "R11.4 dice on a shielded trap are safe",
    "R11.4 fewer dice than named",
    "R11.4 stolen from a thief",
    "R11.5 the target has died",
    "R11.6 a revealed trick is no trap",
    "R11.6 an unrevealed token is a trap",
    "R13.5 Madhala on the right does nothing",
    "R13.5 a die diverted to Madhala is lost",
    "R13.5 conquest beside Madhala",
    "R13.5 who is right of Madhala does not roll",
    "R13.6 glory does not end a solo game",
    "R13.7 Sporus' miss is rolled again",
    "R13.7 a shorter game ends",
    "R13.7 diverted misses are rolled again",
    "R13.7 her discards are shuffled",
    "R13.7 no defenses",
    "R13.7 she diverts nothing",
    "R13.7 she has nothing to steal",
    "R13.7 she has two colours to steal",
    "R13.7 she has two paths to steal from",
    "R13.8 from the deck",
    "R13.8 from the discards",
    "R15.3 a monster comes",
)
RANKS = "fodder trainee veteran hero".split()
POWERS = sorted(word for word in MONSTER.words if word in NUMBERS and word not in NEEDS)
MOST = 3  # the highest number of a power: with more of some nobody would live to attack

Told = tuple[str, dict[str, int | str]]


class Disagreement(AssertionError):
    """Engine and oracle differ."""


class Both:
    """Compares each question of the oracle with the engine, answers both alike, and counts comparisons."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.steps: list[str] = []
        self.seen: Counter[str] = Counter()
        self.told: list[Told] = []
        self.heard: list[Told] = []
        self._random = random.Random(seed)
        game.listen(self._hear)

    def choose(self, seat: int, question: str, options: list[str]) -> str:
        """Compare a question, and draw an answer."""
        node = self.game.node
        here = (node.kind, node.seat, node.question) == ("decision", seat, question)
        if len(options) == 1 and (not here or self._offered() != options):
            return options[0]  # the engine does not ask if there is only one answer
        if not here:
            self.disagree(f"the oracle asks seat {seat} {question!r} {sorted(options)}, the engine {node}")
        if sorted(options) != self._offered():
            self.disagree(f"{question}: the oracle offers {sorted(options)}, the engine {self._offered()}")
        answer = self._random.choice(self._tempting(question, sorted(options)))
        self.steps.append(f"{seat} {answer}")
        self.seen[f"question {question}"] += 1
        self.game.apply(answer)
        return answer

    def chance(self, question: str, options: dict[str, int]) -> str:
        """Compare the possible outcomes, and draw one."""
        node = self.game.node
        if (node.kind, node.question) != ("chance", question):
            self.disagree(f"the oracle expects {question!r}, the engine {node}")
        possible = {outcome.spelling: outcome.weight for outcome in self.game.outcomes}
        if possible != options:
            self.disagree(f"{question}: the oracle expects {options}, the engine {possible}")
        outcome = self._random.choices(sorted(options), [options[each] for each in sorted(options)])[0]
        self.steps.append(f"- {outcome}")
        self.seen[f"chance {question}"] += 1
        self.game.deal(outcome)
        return outcome

    def tell(self, event: str, values: dict[str, int | str]) -> None:
        """Note an event of the oracle."""
        self.told.append((event, values))
        self.seen[f"event {event}"] += 1

    def note(self, situation: str) -> None:
        """Count the use of a rare rule."""
        self.seen[situation] += 1

    def disagree(self, what: str) -> None:
        """Raise a Disagreement that says what differs, and after which answers."""
        raise Disagreement(f"{what}\nafter {self.steps}")

    def _hear(self, happening: Happening) -> None:
        event = happening.in_full()
        if event.kind in EVENTS:
            self.heard.append((event.kind, dict(event.values)))

    def _offered(self) -> list[str]:
        return sorted(str(choice) for choice in self.game.choices)

    def _tempting(self, question: str, options: Sequence[str]) -> list[str]:
        """Prefer fighting and defending to other answers."""
        rather = [each for each in options if each not in ("stop", "take hits", "no", "keep")]
        keen = question in ("fight", "defend", "contract", "reveal") and self._random.random() < 0.75
        return rather if keen and rather else list(options)


@cache
def edition() -> dict[str, Any]:
    """Read the edition file for the oracle."""
    name = "editions/" + EDITION.replace("@", "-") + ".toml"
    return tomllib.loads((files("monsterlands.box") / name).read_text(encoding="utf-8"))


def with_power(word: str) -> Box:
    """Give every monster the same power instead of its own."""
    power = f"{{ {word} = {min(NUMBERS[word][1], MOST)} }}"
    lines = ['name = "other"', f'base = "{EDITION}"']
    for card in load(EDITION).monsters:
        lines += ["[[monster]]", f'name = "{card.name}"', f"power = {power}"]
    return overlay(EDITION, "\n".join(lines))


def compare(number: int, told: dict[str, Any] | None = None, box: Box | None = None) -> Counter[str]:
    """Resolve a random position with both and compare; return how often each thing was compared.

    :param told: an edition for the oracle that differs from the engine's
    :param box: an edition for both that has the cards of the usual one
    :raises Disagreement: if they differ anywhere
    """
    state = start(number)
    if box is not None:
        state.tables = tables_of(box)
        told = box.source.document
    before = description(state)
    game = Game.at(box or load(EDITION), state)
    both = Both(game, number)
    after = resolve(before, told or edition(), both)
    _same_events(both)
    now = description(game.snapshot())
    aside = MARKS if game.over else ()
    _same("the table", after["table"], now["table"], (*NOT_COMPARED, *aside), both)
    for seat, clan in enumerate(after["clans"]):
        _same(f"clan {seat}", clan, now["clans"][seat], (*CLAN_NOT_COMPARED, *aside), both)
    if ("places" in after) != game.over:
        both.disagree(f"the oracle says over: {'places' in after}, the engine {game.over}")
    _same_end(after, both)
    both.seen[f"{before['table']['players']} players"] += 1
    both.seen[f"scenario {before['table']['scenario']}"] += 1
    return both.seen


def never_seen(seen: Counter[str]) -> list[str]:
    """List what should have been compared but was not."""
    expected = [f"event {event}" for event in EVENTS]
    expected += [f"question {question}" for question in QUESTIONS]
    expected += [f"chance {chance}" for chance in CHANCES]
    expected += SITUATIONS
    expected += [f"rank {rank}" for rank in RANKS]
    expected += [f"{players} players" for players in range(1, 5)]
    expected += [f"scenario {scenario}" for scenario in range(len(edition()["scenario"]) + 1)]
    return [each for each in expected if not seen[each]]


def _same_events(both: Both) -> None:
    told, heard = _at_once(both.told), _at_once(both.heard)
    for number in range(max(len(told), len(heard))):
        if told[number : number + 1] != heard[number : number + 1]:
            both.disagree(
                f"event {number}: the oracle tells {told[number : number + 3]}, "
                f"the engine {heard[number : number + 3]}"
            )


def _at_once(events: list[Told]) -> list[Told]:
    """Sort events of the same moment, such as the discards of a path: no rule gives them an order."""
    result: list[Told] = []
    for shown, together in groupby(events, key=lambda event: event[0] == "trap-revealed"):
        moment = list(together)
        result += sorted(moment, key=str) if shown else moment
    return result


def _same_end(after: dict[str, Any], both: Both) -> None:
    result = both.game.result
    if result is None:
        return
    scores = [
        {
            "glory": score.glory,
            "reputation": score.reputation,
            "trophies": score.trophies,
            "affinities": sum(points for _, points in score.affinities),
            "total": score.total,
        }
        for score in result.scores
    ]
    end = {"scores": scores, "places": list(result.places), "rank": result.rank}
    _same("the end", {key: after[key] for key in end}, end, (), both)
    if result.rank:
        both.seen[f"rank {result.rank}"] += 1


def _same(
    what: str, oracle: dict[str, Any], engine: dict[str, Any], aside: Sequence[str], both: Both
) -> None:
    for key in oracle:
        if key not in aside and oracle[key] != engine[key]:
            both.disagree(f"{what}, {key!r}: the oracle has {oracle[key]}, the engine {engine[key]}")
