"""From what is stored to games and campaigns that go on, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..game import Campaign, Game, Played, Record
from .model import CampaignInfo, Entry, GameInfo, fold


def begun(game: Game) -> str:
    """Return the text of the record of a game at its start, as `GameInfo` holds it."""
    return Game.replay(game.record(), 0).record().to_text()


def game_of(info: GameInfo, entries: Iterable[Entry]) -> Game:
    """Play a stored game again, up to its last entry.

    :raises UnreadableRecord: if this version of the game cannot play it
    """
    steps = fold(entries)
    return Game.replay(replace(Record.from_text(info.record), steps=steps), len(steps))


def standing(campaign: CampaignInfo, games: Iterable[GameInfo]) -> Campaign:
    """Return where a campaign stands after its games, in the order in which they began.

    Nothing is played again: the records in it are those of the starts of the games.

    :raises BadCampaign: if the games do not follow from each other
    :raises UnreadableRecord: if the record of a game cannot be read
    """
    history: list[Played] = []
    current: Record | None = None
    for info in games:
        record = Record.from_text(info.record)
        if info.over:
            options = record.options
            history.append(
                Played(options.scenario or 1, options.difficulty, info.rank, info.points or 0, record)
            )
        else:
            current = record
    return replace(Campaign.from_text(campaign.text), history=tuple(history), current=current)
