"""What the list of games shows of a game. It is stored with the game, so that the list need not open it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..game import Game, Result
from ..store import Changes
from .live import Draft, LiveGame


class ClanSummary(msgspec.Struct, frozen=True):
    """The score of a clan."""

    seat: int
    affinity: str
    points: int


class StoredSummary(msgspec.Struct, frozen=True):
    """What is known of a game without opening it; no hidden information."""

    players: int
    difficulty: str
    scenario: int | None
    tricks: bool
    round: int
    rounds: int
    phase: str
    asked: int | None
    standings: tuple[ClanSummary, ...]
    brought: bool = False
    """Whether it was imported from a record, which does not tell what was undone."""


DAMAGED = StoredSummary(0, "", None, False, 0, 0, "", None, ())
"""The summary of a game whose stored summary cannot be read."""


def summary_of(game: Game, brought: bool = False) -> StoredSummary:
    """Return the summary of a game."""
    view = game.view(None)
    return StoredSummary(
        players=view.players,
        difficulty=view.difficulty,
        scenario=game.options.scenario,
        tricks=view.tricks,
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        asked=game.seat,
        standings=tuple(
            ClanSummary(clan.seat, clan.affinity, clan.score.total) for clan in view.clans if clan.affinity
        ),
        brought=brought,
    )


def changes_of(live: LiveGame, draft: Draft) -> Changes:
    """Return how the game stands after a draft, for the store."""
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
    """Return the points of the first person, if the game is over."""
    return result.scores[people[0]].total if result and people else None


def encode(summary: StoredSummary) -> str:
    """Return the JSON of a summary."""
    return msgspec.json.encode(summary).decode()


def decode(text: str) -> StoredSummary:
    """Return the summary of a JSON text, or `DAMAGED` if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=StoredSummary)
    except msgspec.MsgspecError:
        return DAMAGED
