"""The end of a game: the winner, or the rank of a solo game, and the victory points by source."""

from __future__ import annotations

from collections.abc import Iterator

from ..game import Result, Score
from ..view import View
from ..words import Words
from .screen import Row, Screen


def show_result(screen: Screen, words: Words, view: View, result: Result) -> None:
    """Print the winner, or the rank and its goals, and the sources of each clan's points."""
    alone = view.scenario is not None
    screen.heading(words.headline(view, result))
    screen.line(words.how_it_ended(view, result))
    if alone:
        screen.rows(_goals(words, view, result), ("dim",))
    screen.rows(_aligned(list(_rows(words, view, result))), ("dim",))
    totals = [score.total for score in result.scores]
    if len(set(totals)) < len(totals):
        screen.line(words.say("end-ties"))


def _goals(words: Words, view: View, result: Result) -> Iterator[Row]:
    """List the scenario, and for each rank its goal and whether it is reached."""
    assert view.scenario is not None
    played = words.say(
        "end-scenario",
        number=view.scenario_number,
        name=words.scenario_name(view.scenario),
        difficulty=words.say(f"difficulty-{view.difficulty}"),
    )
    yield words.say("table-scenario-label"), played
    yield from words.reached(view, result.rank)


def _rows(words: Words, view: View, result: Result) -> Iterator[Row]:
    """List the sources, one line each, with a column for each clan, the best first."""
    scores = sorted(result.scores, key=lambda score: (score.place, score.seat))
    if view.scenario is None:
        yield ("", *(_clan(words, view, score) for score in scores))
        yield (words.say("end-place"), *(str(score.place) for score in scores))
    yield (words.say("end-glory"), *(str(score.glory) for score in scores))
    yield (words.say("end-reputation"), *(str(score.reputation) for score in scores))
    yield (words.say("end-trophies"), *(str(score.trophies) for score in scores))
    for number, (affinity, _) in enumerate(scores[0].affinities):
        label = words.say("end-affinity", affinity=words.say(f"affinity-{affinity}"))
        yield (label, *(str(score.affinities[number][1]) for score in scores))
    yield (words.say("end-total"), *(str(score.total) for score in scores))


def _clan(words: Words, view: View, score: Score) -> str:
    if score.seat == view.seat:
        return words.clan(view, score.seat)
    return words.say(f"affinity-{view.clan(score.seat).affinity}")


def _aligned(rows: list[Row]) -> list[Row]:
    """Align numbers to the right of their columns."""
    width = max(len(cell) for row in rows for cell in row[1:])
    return [(row[0], *(cell.rjust(width) for cell in row[1:])) for row in rows]
