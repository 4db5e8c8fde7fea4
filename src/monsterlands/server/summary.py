"""What a list of games shows of each: stored beside the game, so that the list need not open it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..game import Game, Result
from ..store import Changes
from .live import Draft, LiveGame


class Standing(msgspec.Struct, frozen=True):
    """How a clan stands."""

    seat: int
    affinity: str
    points: int


class Summary(msgspec.Struct, frozen=True):
    """What is to be seen of a game without opening it; nothing that is secret."""

    players: int
    difficulty: str
    scenario: int | None
    tricks: bool
    round: int
    rounds: int
    phase: str
    asked: int | None
    standings: tuple[Standing, ...]
    brought: bool = False
    """A record brought it: nobody knows what was taken back before."""


DAMAGED = Summary(0, "", None, False, 0, 0, "", None, ())
"""What is to be seen of a game whose summary cannot be read: nothing."""


def summary_of(game: Game, brought: bool = False) -> Summary:
    """Sum a game up."""
    view = game.view(None)
    return Summary(
        players=view.players,
        difficulty=view.difficulty,
        scenario=game.options.scenario,
        tricks=view.tricks,
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        asked=game.seat,
        standings=tuple(
            Standing(clan.seat, clan.affinity, clan.score.total) for clan in view.clans if clan.affinity
        ),
        brought=brought,
    )


def changes_of(live: LiveGame, draft: Draft) -> Changes:
    """Tell the store what a draft changes about the game as a whole."""
    game = draft.game
    result = game.result
    return Changes(
        summary=encode(summary_of(game, live.brought)),
        over=game.over,
        rank=result.rank if result else "",
        points=points_of(result, live.people),
        assisted=live.assisted or draft.entry.kind == "take-back",
    )


def points_of(result: Result | None, people: Sequence[int]) -> int | None:
    """Return the points of the first person of a game that is over."""
    return result.scores[people[0]].total if result and people else None


def encode(summary: Summary) -> str:
    """Write a summary."""
    return msgspec.json.encode(summary).decode()


def decode(text: str) -> Summary:
    """Read a summary; one that cannot be read is `DAMAGED`."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.MsgspecError:
        return DAMAGED
