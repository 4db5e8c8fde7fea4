"""What is stored of a game that begins, and of one that a record brings."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from ..bots import UnknownPlayer, known_players, player
from ..game import EntropyDealer, Game
from ..store import Entry, GameInfo, Seat, begun, new_id
from .live import BROUGHT
from .summary import encode, points_of, summary_of

DEFAULT = "trainee"
"""Who plays where a record does not say."""
BUDGET = re.compile(r"think=([0-9](\.[0-9]{1,2})?|10)")
"""What a bot at a table may be told: to think for up to ten seconds, as others wait for it."""


def new_game(game: Game, seats: Sequence[Seat], campaign: str = "") -> tuple[GameInfo, Entry]:
    """Deal a game that begins, up to its first question."""
    return _stored(game, seats, campaign, "begin")


def brought(game: Game, players: Sequence[str]) -> tuple[GameInfo, Entry]:
    """Go on with the game of a record, up to its next question.

    Nobody knows what was taken back in it, so it is marked as brought in.

    :param players: who plays at each seat, a person as an empty name; or nobody, if it does not tell
    :raises UnknownPlayer: if one of them cannot be had
    """
    return _stored(game, _seats(game, players), "", BROUGHT)


def _stored(game: Game, seats: Sequence[Seat], campaign: str, kind: str) -> tuple[GameInfo, Entry]:
    record = begun(game)
    game.advance(EntropyDealer())
    now = time.time()
    result = game.result
    info = GameInfo(
        id=new_id(),
        created=now,
        changed=now,
        record=record,
        seats=tuple(seats),
        campaign=campaign,
        over=game.over,
        rank=result.rank if result else "",
        points=points_of(result, people(seats)),
        summary=encode(summary_of(game, brought=kind == BROUGHT)),
    )
    return info, Entry(1, kind, steps=game.written())


def people(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats of persons."""
    return tuple(number for number, seat in enumerate(seats) if not seat.player)


def at_table(bot: str) -> str:
    """Return a bot as it may sit at a table: one that would be too slow there has its usual budget.

    :raises UnknownPlayer: if it cannot be had
    """
    name, _, budget = bot.partition("@")
    # Never by its place: neither a file nor a stranger makes us run other people's code.
    if name not in known_players():
        known = ", ".join(known_players())
        raise UnknownPlayer(f"{name} is no player of ours; known are {known}")
    player(bot, seed=0)
    return bot if not budget or BUDGET.fullmatch(budget) else name


def _seats(game: Game, players: Sequence[str]) -> tuple[Seat, ...]:
    """Return who goes on with a game: whom the record names, else persons where turns are ended by hand."""
    everybody = range(game.options.players)
    persons = game.options.confirm or everybody
    names = players or ["" if seat in persons else DEFAULT for seat in everybody]
    return tuple(Seat(name and at_table(name)) for name in names)
