"""The end of a game: who has won or which rank was reached, the points by source, and how it came to that."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Game, Record
from ...view import View
from ...words import Words
from ..wire import table as wire


def show_ending(words: Words, game: Game, record: Record, seat: int | None) -> wire.Ending | None:
    """Show how a game ended; None while it goes on."""
    result = game.result
    if result is None:
        return None
    view = game.view(seat)
    moments, stages = course(words, record)
    return wire.Ending(
        headline=words.headline(view, result),
        how=words.how_it_ended(view, result),
        scores=tuple(
            wire.Score(
                seat=score.seat,
                place=score.place,
                glory=score.glory,
                reputation=score.reputation,
                trophies=score.trophies,
                affinities=dict(score.affinities),
                total=score.total,
            )
            for score in result.scores
        ),
        winners=result.winners,
        rank=result.rank,
        rank_name=words.rank(result.rank) if result.rank else "",
        goals=tuple(words.reached(view, result.rank)) if result.rank else (),
        history=tuple(moments),
        stages=tuple(stages),
        steps=len(record.steps),
    )


def course(words: Words, record: Record) -> tuple[list[wire.Moment], list[wire.Stage]]:
    """Tell how each clan stood at the end of each round, and with which step each phase began."""
    game = Game.replay(record, 0)
    last = game.open_view()
    moments: list[wire.Moment] = []
    stages = [_stage(words, 0, last)]
    for number, step in enumerate(record.steps, start=1):
        game.play(step.partition(" ")[2])
        view = game.open_view()
        if view.round > last.round:
            moments += _moments(last)
        if (view.round, view.phase) != (last.round, last.phase):
            stages.append(_stage(words, number, view))
        last = view
    return [*moments, *_moments(last)], stages


def _stage(words: Words, step: int, view: View) -> wire.Stage:
    return wire.Stage(step, view.round, view.phase, words.say(f"phase-{view.phase}"))


def _moments(view: View) -> Iterator[wire.Moment]:
    for clan in view.clans if view.round else ():
        yield wire.Moment(view.round, clan.seat, clan.glory, clan.reputation, clan.score.total)
