"""What the list of games shows of a game. It is stored with the game, so that the list need not open it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..game import Game
from ..store import Changes
from .wire import WireStruct


class ClanSummary(WireStruct):
    """The score of a clan."""

    seat: int
    affinity: str
    points: int
    place: int = 0
    """Its place at the end; 0 while the game goes on, and in games that ended before places were kept."""
    members: tuple[str, ...] = ()
    """Its mercenaries at the end; empty until then."""


class StoredSummary(WireStruct):
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
    result = game.result
    return StoredSummary.of(
        view,
        scenario=game.options.scenario,
        asked=game.seat,
        standings=tuple(
            ClanSummary(
                clan.seat,
                clan.affinity,
                clan.score.total,
                result.places[clan.seat] if result else 0,
                clan.mercenaries if result else (),
            )
            for clan in view.clans
            if clan.affinity
        ),
        brought=brought,
    )


def status_of(game: Game, people: Sequence[int], brought: bool, assisted: bool = False) -> Changes:
    """Return the status of a game for the store; the points are those of the first person."""
    result = game.result
    return Changes(
        summary=msgspec.json.encode(summary_of(game, brought)).decode(),
        over=game.over,
        rank=result.rank if result else "",
        points=result.scores[people[0]].total if result and people else None,
        assisted=assisted,
    )


def decode(text: str) -> StoredSummary:
    """Return the summary of a JSON text, or `DAMAGED` if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=StoredSummary)
    except msgspec.MsgspecError:
        return DAMAGED
