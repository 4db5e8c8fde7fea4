"""The end of a game in words."""

from __future__ import annotations

from ..game import Result
from ..view import View
from .catalogue import Catalogue
from .clans import clan_words
from .scenarios import rank_words


def headline_words(words: Catalogue, view: View, result: Result) -> str:
    """Say who has won, or which rank was reached."""
    if result.rank:
        return words.say("end-rank", rank=rank_words(words, result.rank), points=result.scores[0].total)
    first, *others = result.winners
    points = result.scores[first].total
    if others:
        clans = [clan_words(words, view, first), *(clan_words(words, view, seat, True) for seat in others)]
        return words.say("end-shared", clans=words.join(clans, "list-and"), points=points)
    if first == view.seat:
        return words.say("end-you-win", points=points)
    return words.say("end-wins", clan=clan_words(words, view, first), points=points)


def how_words(words: Catalogue, view: View, result: Result) -> str:
    """Say what ended the game."""
    message = "end-by-glory" if result.round < view.rounds else "end-by-rounds"
    return words.say(message, round=result.round, glory=view.box.glory_to_end)
