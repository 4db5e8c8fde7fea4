"""What the store gets for a new game, and for a game that is imported from a record."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from ..bots import UnknownPlayer, known_players, player
from ..game import EntropyDealer, Game
from ..store import Entry, GameInfo, Seat, new_id, people, start_record
from .live import IMPORTED
from .summary import status_of

DEFAULT_BOT = "trainee"
"""The bot at the seats of a record that does not name its players."""
BUDGET = re.compile(r"think=([0-9](\.[0-9]{1,2})?|10)")
"""The budgets that a bot may have at a table: up to ten seconds, because people wait for it."""


@cache
def _guided_position() -> str:
    return files("monsterlands.server").joinpath("guided.toml").read_text("utf-8")


def guided_game() -> Game:
    """Return the first game of somebody who learns: its first round is composed (see guided.toml)."""
    return Game.from_position(_guided_position())


def new_game(game: Game, seats: Sequence[Seat], campaign: str = "") -> tuple[GameInfo, Entry]:
    """Deal a new game up to its first question."""
    return _stored(game, seats, campaign, "begin")


def imported_game(game: Game, players: Sequence[str]) -> tuple[GameInfo, Entry]:
    """Deal the game of a record up to its next question.

    It is marked as imported, because a record does not tell what was undone.

    :param players: the bot at each seat, or empty for a person; none if the record does not name them
    :raises UnknownPlayer: if a bot is not known
    """
    return _stored(game, _seats(game, players), "", IMPORTED)


def _stored(game: Game, seats: Sequence[Seat], campaign: str, kind: str) -> tuple[GameInfo, Entry]:
    record = start_record(game)
    game.advance(EntropyDealer())
    now = time.time()
    status = asdict(status_of(game, people(seats), brought=kind == IMPORTED))
    info = GameInfo(new_id(), now, now, record, tuple(seats), campaign, **status)
    return info, Entry(1, kind, steps=game.written())


def at_table(bot: str) -> str:
    """Return a bot as it may sit at a table: without its budget if that would be too slow.

    :raises UnknownPlayer: if there is no such bot
    """
    name, _, budget = bot.partition("@")
    # Only registered names: neither a record nor a stranger may make the server run other code.
    if name not in known_players():
        known = ", ".join(known_players())
        raise UnknownPlayer(f"there is no player {name}; known players are {known}")
    player(bot, seed=0)
    return bot if not budget or BUDGET.fullmatch(budget) else name


def _seats(game: Game, players: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of an imported game; without names, people sit where turns are ended by hand."""
    everybody = range(game.options.players)
    persons = game.options.confirm or everybody
    names = players or ["" if seat in persons else DEFAULT_BOT for seat in everybody]
    return tuple(Seat(name and at_table(name)) for name in names)
