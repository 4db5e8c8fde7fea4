"""The end of a game: who has won or which rank was reached, the points by source, and each round's scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Stage:
    """A phase, and the step with which it begins, in no language yet."""

    step: int
    round: int
    phase: str


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


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went, for everybody alike: over, or ended by its group as it stood."""

    moments: tuple[WireMoment, ...]
    """The scores at the end of each round; none if it is not over, as they count what is hidden still."""
    stages: tuple[Stage, ...]
    """The steps with which the phases begin."""
    steps: int

    def shown_stages(self, words: Words) -> tuple[WireStage, ...]:
        """Return the stages with the names of their phases."""
        return tuple(
            WireStage.of(stage, phase_name=words.say(f"phase-{stage.phase}")) for stage in self.stages
        )


def show_ending(words: Words, view: View, course: Course) -> WireEnding | None:
    """Show how a game ended; None while it goes on."""
    result = view.result
    if result is None:
        return None
    return WireEnding.of(
        result,
        headline=words.headline(view, result),
        how=words.how_it_ended(view, result),
        scores=tuple(WireScore.of(score, affinities=dict(score.affinities)) for score in result.scores),
        rank_name=words.rank(result.rank) if result.rank else "",
        goals=tuple(words.reached(view, result.rank)) if result.rank else (),
        history=course.moments,
        stages=course.shown_stages(words),
        steps=course.steps,
    )


def course_of(record: Record) -> Course:
    """Replay a game that nobody plays on, and return how it went. This takes a while."""
    last = Game.replay(record, 0).open_view()
    moments: list[WireMoment] = []
    stages = [Stage(0, last.round, last.phase)]
    for number, (_, game) in enumerate(record.walk(), start=1):
        view = game.open_view()
        if view.round > last.round:
            moments += _moments(last)
        if (view.round, view.phase) != (last.round, last.phase):
            stages.append(Stage(number, view.round, view.phase))
        last = view
    told = (*moments, *_moments(last)) if last.result is not None else ()
    return Course(told, tuple(stages), len(record.steps))


def _moments(view: View) -> Iterator[WireMoment]:
    for clan in view.clans if view.round else ():
        yield WireMoment(view.round, clan.seat, clan.glory, clan.reputation, clan.score.total)
