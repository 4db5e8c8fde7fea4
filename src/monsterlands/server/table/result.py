"""The end of a game: who has won or which rank was reached, the points by source, and each round's scores."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Game, Record
from ...view import View
from ...words import Words
from ..wire import WireStruct


class WireScore(WireStruct):
    seat: int
    place: int
    glory: int
    reputation: int
    trophies: int
    affinities: dict[str, int]
    total: int


class WireMoment(WireStruct):
    """The score of a clan at the end of a round."""

    round: int
    seat: int
    glory: int
    reputation: int
    points: int


class WireStage(WireStruct):
    """A phase, and the step with which it begins."""

    step: int
    round: int
    phase: str
    phase_name: str


class WireEnding(WireStruct):
    headline: str
    how: str
    scores: tuple[WireScore, ...]
    winners: tuple[int, ...]
    rank: str
    rank_name: str
    goals: tuple[tuple[str, str], ...]
    """What each rank requires, and whether it is reached."""
    history: tuple[WireMoment, ...]
    stages: tuple[WireStage, ...]
    steps: int


def show_ending(words: Words, game: Game, record: Record, seat: int | None) -> WireEnding | None:
    """Show how a game ended; None while it goes on."""
    result = game.result
    if result is None:
        return None
    view = game.view(seat)
    moments, stages = _course(words, record)
    return WireEnding.of(
        result,
        headline=words.headline(view, result),
        how=words.how_it_ended(view, result),
        scores=tuple(WireScore.of(score, affinities=dict(score.affinities)) for score in result.scores),
        rank_name=words.rank(result.rank) if result.rank else "",
        goals=tuple(words.reached(view, result.rank)) if result.rank else (),
        history=tuple(moments),
        stages=tuple(stages),
        steps=len(record.steps),
    )


def _course(words: Words, record: Record) -> tuple[list[WireMoment], list[WireStage]]:
    """Return the scores at the end of each round, and the steps with which the phases begin."""
    last = Game.replay(record, 0).open_view()
    moments: list[WireMoment] = []
    stages = [_stage(words, 0, last)]
    for number, (_, game) in enumerate(record.walk(), start=1):
        view = game.open_view()
        if view.round > last.round:
            moments += _moments(last)
        if (view.round, view.phase) != (last.round, last.phase):
            stages.append(_stage(words, number, view))
        last = view
    return [*moments, *_moments(last)], stages


def _stage(words: Words, step: int, view: View) -> WireStage:
    return WireStage(step, view.round, view.phase, words.say(f"phase-{view.phase}"))


def _moments(view: View) -> Iterator[WireMoment]:
    for clan in view.clans if view.round else ():
        yield WireMoment(view.round, clan.seat, clan.glory, clan.reputation, clan.score.total)
