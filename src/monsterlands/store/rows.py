"""Rows of the tables, and what they stand for. Sums find rows that are not as they were written."""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import asdict
from typing import Any

from .database import Columns
from .model import Changes, Entry, GameInfo, Seat
from .tables import games

GAME = [column.name for column in games.columns if column.name not in ("number", "checksum")]
"""The columns of a game that are fields of `GameInfo`."""
SUMMED = "game version kind seat request dropped steps changed over rank points".split()
"""The columns of an entry that never change."""


def game_row(game: GameInfo) -> Columns:
    """Return the row of a game."""
    row: Columns = {name: getattr(game, name) for name in GAME}
    row["seats"] = [[seat.player, seat.name] for seat in game.seats]
    row["campaign"] = game.campaign or None
    row["checksum"] = sum_of_game(row)
    return row


def game_of_row(row: Any) -> GameInfo:
    """Return the game of a row, or what is left of it with its problem."""
    columns: Columns = dict(row)
    stored, found = columns.pop("checksum"), columns.pop("found")
    try:
        columns["seats"] = json.loads(columns["seats"])
        problem = "" if stored in (None, sum_of_game(columns)) else CHANGED
        columns["seats"] = tuple(Seat(player, name) for player, name in columns["seats"])
    except (TypeError, ValueError):
        columns["seats"], problem = (), CHANGED
    if not problem and found is None:
        problem = "it is damaged: its last version is missing"
    if problem:
        columns = {name: _as(kind, columns[name]) for name, kind in PLAIN.items()} | {
            "seats": columns["seats"]
        }
    columns["campaign"] = columns["campaign"] or ""
    return GameInfo(**columns, problem=problem)


CHANGED = "it is damaged: how it began is not as it was written"
PLAIN: dict[str, type[Any]] = {
    "id": str, "created": float, "changed": float, "record": str, "campaign": str, "assisted": bool,
    "version": int,
}  # fmt: skip
"""What is left of a damaged game."""


def _as(kind: type[Any], value: Any) -> Any:
    """Return a value, or an empty one if it is of another type."""
    return value if isinstance(value, kind) else kind()


def entry_row(game: str, entry: Entry, changes: Changes, changed: float) -> Columns:
    """Return the row of an entry, with the status of the game after it."""
    row: Columns = {"game": game, "changed": changed, **asdict(changes), **asdict(entry)}
    row["request"] = entry.request or None
    row["steps"] = "\n".join(entry.steps)
    row["checksum"] = sum_of_entry(row)
    return row


def entry_of_row(row: Any) -> Entry:
    """Return the entry of a row."""
    steps = tuple(row["steps"].split("\n")) if row["steps"] else ()
    request = row["request"] or ""
    return Entry(row["version"], row["kind"], row["seat"], request, row["dropped"], steps, row["lived"])


def latest_row(row: Columns) -> Columns:
    """Return the row of `latest` for the row of an entry."""
    return {name: row[name] for name in ("game", "version", "changed", "assisted")}


def access_row(game: str, secret: str, seats: tuple[int, ...]) -> Columns:
    """Return the row of a secret, which has only its hash."""
    return {"game": game, "hash": hash_of(secret), "seats": list(seats)}


def hash_of(secret: str) -> str:
    """Return the hash of a secret."""
    # Secrets are long and random, so a slow hash for passwords would add nothing.
    return hashlib.sha256(secret.encode()).hexdigest()


def is_whole(row: Any) -> bool:
    """Return whether the row of an entry is as it was written; one without a sum cannot be checked."""
    stored = row["checksum"]
    return stored is None or stored == sum_of_entry(row)


def sum_of_entry(row: Any) -> int:
    """Return the sum of what never changes in an entry."""
    values = [row[name] for name in SUMMED]
    # Entries of before have no such time, and their sums must stay valid.
    return _sum(values if row["lived"] is None else [*values, row["lived"]])


def sum_of_game(row: Any) -> int:
    """Return the sum of a game."""
    return _sum([json.dumps(row[name]) if name == "seats" else row[name] for name in GAME])


def _sum(values: list[Any]) -> int:
    # A whole number may come back as a float, and the other way round.
    plain = [float(value) if isinstance(value, int) else value for value in values]
    return zlib.crc32(repr(plain).encode("utf-8", "replace"))
