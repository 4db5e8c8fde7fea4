"""From stored entries to games and campaigns that can be played on, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from ..game import Campaign, Game, GameError, Played, Record, UnreadableRecord
from .model import CampaignInfo, Entry, GameInfo, fold

Snapshot = tuple[int, str]
"""A version of a game, and the JSON of its state at that version."""


def start_record(game: Game) -> str:
    """Return the text of the record of a game at its start, as `GameInfo` holds it."""
    return Game.replay(game.record(), 0).record().to_text()


def game_of(info: GameInfo, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> Game:
    """Replay a stored game up to its last entry, from a snapshot on if it still holds.

    A game that was opened from a snapshot knows only its steps from there on.

    :raises UnreadableRecord: if it is damaged, or this version of the game cannot replay it
    """
    if info.problem:
        raise UnreadableRecord(info.problem)
    start = Record.from_text(info.record)
    steps = fold(entries)
    known = None if snapshot is None else _steps_before(entries, snapshot[0])
    if snapshot is not None and known is not None:
        # A snapshot of another version of the game cannot be read; its entries can.
        with suppress(GameError):
            game = Game.from_json(snapshot[1], start.box())
            for step in steps[known:]:
                game.play(step.partition(" ")[2])
            return game
    return Game.replay(replace(start, steps=steps), len(steps))


def _steps_before(entries: Sequence[Entry], version: int) -> int | None:
    """Count the steps up to a version; None if some of them were undone later."""
    known = now = len(fold(entry for entry in entries if entry.version <= version))
    for entry in entries:
        if entry.version > version:
            now -= entry.dropped
            if now < known:
                return None
            now += len(entry.steps)
    return known


def campaign_of(info: CampaignInfo, games: Iterable[GameInfo]) -> Campaign:
    """Return a campaign after its games, which are given in the order in which they began.

    Nothing is replayed: the records in the campaign are those of the starts of the games.

    :raises BadCampaign: if the games do not follow from each other
    :raises UnreadableRecord: if the record of a game cannot be read
    """
    history: list[Played] = []
    current: Record | None = None
    for game in games:
        record = Record.from_text(game.record)
        if game.over:
            options = record.options
            history.append(
                Played(options.scenario or 1, options.difficulty, game.rank, game.points or 0, record)
            )
        else:
            current = record
    return replace(Campaign.from_text(info.text), history=tuple(history), current=current)
