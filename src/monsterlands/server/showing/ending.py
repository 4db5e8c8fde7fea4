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
        history=tuple(history(record)),
        steps=len(record.steps),
    )


def history(record: Record) -> Iterator[wire.Moment]:
    """Tell how each clan stood at the end of each round."""
    game = Game.replay(record, 0)
    last = game.open_view()
    for step in record.steps:
        game.play(step.partition(" ")[2])
        view = game.open_view()
        if view.round > last.round:
            yield from _moments(last)
        last = view
    yield from _moments(last)


def _moments(view: View) -> Iterator[wire.Moment]:
    for clan in view.clans if view.round else ():
        yield wire.Moment(view.round, clan.seat, clan.glory, clan.reputation, clan.score.total)
