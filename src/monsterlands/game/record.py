"""Records: the moves of a game in a text file, like a chess game in PGN.

A record is a TOML file: the options, the edition (its hash, and the overlay itself if it is not a
shipped one), the rules version, where the game started, and one line per choice or outcome. A choice
follows its seat (``0 tavern P5``), an outcome follows a dash (``- persuasion 5 3``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ..box import Box, EditionError, restore
from ..box.documents import read_toml
from ..box.edition import MOST_TEXTS
from ..rules.course import choice_of, is_outcome, is_together, outcome_of, seat_of
from .errors import BadOptions, DamagedRecord, GameError, UnknownChoice, UnreadableRecord
from .names import Names
from .options import RULES_VERSION, Options, read_options, write_options

if TYPE_CHECKING:
    from .game import Game

AnyGame = TypeVar("AnyGame", bound="Game")
FORMAT = 1
RECORDED = {"panic pawn-shop": "panic pawn_shop"}
"""Outcomes whose spelling in records differs, so that old records stay readable."""
PLAYERS = "players"
"""A key that may be added to a record: the names of the players by seat, empty for a person."""


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """The record of a whole game.

    `position` is where it started: a position, a written state, or empty for a new game.
    """

    edition: str
    edition_hash: str
    overlays: tuple[str, ...]
    base: str
    rules: int
    options: Options
    position: str
    steps: tuple[str, ...]
    digest: str

    @staticmethod
    def of(box: Box, options: Options, position: str, steps: tuple[str, ...], digest: str) -> Record:
        """Return the record of a game with this box."""
        return Record(
            box.edition,
            box.hash,
            box.source.texts,
            box.source.base,
            RULES_VERSION,
            options,
            position,
            steps,
            digest,
        )

    def to_text(self) -> str:
        """Write the record as a file."""
        options = ", ".join(
            f"{name} = {json.dumps(value)}" for name, value in write_options(self.options).items()
        )
        lines = [
            f"record = {FORMAT}",
            f"edition = {_quoted(self.edition)}",
            f"edition_hash = {_quoted(self.edition_hash)}",
            f"base = {_quoted(self.base)}",
            f"overlays = [{', '.join(_quoted(text) for text in self.overlays)}]",
            f"rules = {self.rules}",
            f"options = {{ {options} }}",
            f"digest = {_quoted(self.digest)}",
            f"position = {_quoted(self.position)}",
            f"count = {len(self.steps)}",
            'steps = """',
            *self.steps,
            '"""',
        ]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record file.

        :raises DamagedRecord: if it is truncated, edited or of another kind
        :raises UnreadableRecord: if its options make no sense
        """
        try:
            written: dict[str, Any] = read_toml(text)
        except ValueError as error:
            raise DamagedRecord(f"not a record, or truncated: {error}", "text") from None
        if written.get("record") != FORMAT:
            raise DamagedRecord(f"not a record of format {FORMAT}", "format")
        expected: dict[str, type] = {
            "edition": str, "edition_hash": str, "base": str, "overlays": list, "rules": int, "digest": str,
            "position": str, "count": int, "steps": str, "options": dict,
        }  # fmt: skip
        for key, kind in expected.items():
            if type(written.get(key)) is not kind:
                told = f"{key} is missing or not of type {kind.__name__}"
                raise DamagedRecord(told, "part", part=key, kind=kind.__name__)
        if len(written["overlays"]) > MOST_TEXTS:
            raise UnreadableRecord(f"it has {len(written['overlays'])} overlays; {MOST_TEXTS} are allowed")
        steps = tuple(line for line in written["steps"].split("\n") if line.strip())
        if len(steps) != written["count"]:
            said, found = int(written["count"]), len(steps)
            raise DamagedRecord(
                f"count says {said} steps, but there are {found}", "steps", said=said, found=found
            )
        try:
            options = read_options(written["options"])
        except BadOptions as error:
            raise UnreadableRecord(f"options: {error}") from None
        return Record(
            written["edition"],
            written["edition_hash"],
            tuple(str(text) for text in written["overlays"]),
            written["base"],
            written["rules"],
            options,
            written["position"],
            steps,
            written["digest"],
        )

    @property
    def from_state(self) -> bool:
        """Whether the game started at a written state, of which only the form can be checked."""
        return self.position.startswith("{")

    def box(self) -> Box:
        """Load the edition of the game.

        :raises UnreadableRecord: if the edition or the rules version is unknown, or was edited
        """
        if self.rules != RULES_VERSION:
            told = f"rules version {self.rules} is unknown; this is version {RULES_VERSION}"
            raise DamagedRecord(told, "version")
        try:
            # Never `load`: the contents of a record must not open a file.
            box = restore(self.base, self.overlays)
        except EditionError as error:
            raise UnreadableRecord(f"edition {self.edition!r} cannot be loaded: {error}") from None
        if box.edition != self.edition or box.hash != self.edition_hash:
            told = f"edition {self.edition!r} is not the one this game was played with"
            raise DamagedRecord(told, "edition", edition=self.edition)
        return box

    def walk(self) -> Iterator[tuple[str, Game]]:
        """Replay the game; yield each step with the game after it.

        It is always the same game object: clone it to keep it.

        :raises UnreadableRecord: where a step cannot be taken
        """
        # `Game` imports this module, so it cannot be imported above.
        from .game import Game

        game = self._begun(Game)
        for number, step in enumerate(self.steps, start=1):
            _take(game, number, step)
            yield step, game

    def replayed(self, kind: type[AnyGame], to: int | None = None) -> AnyGame:
        """Replay the game as a game of this class: all of it, or its first `to` steps.

        :raises UnreadableRecord: if it is truncated, edited, or of an unknown edition or rules version
        """
        if to is not None and not 0 <= to <= len(self.steps):
            raise UnreadableRecord(f"there is no step {to}; it has {len(self.steps)}")
        game = self._begun(kind)
        for number, step in enumerate(self.steps[:to], start=1):
            _take(game, number, step)
        if to is None and game.digest() != self.digest:
            raise DamagedRecord("it does not end as its digest says: it was edited", "edited")
        return game

    def _begun(self, kind: type[AnyGame]) -> AnyGame:
        """Return the game before its first step."""
        box = self.box()
        try:
            if self.from_state:
                return kind.from_json(self.position, box)
            if self.position:
                return kind.from_position(self.position, box)
            return kind.new(self.options, box)
        except GameError as error:
            raise UnreadableRecord(f"its position cannot be read: {error}") from None

    def __repr__(self) -> str:
        return f"<Record {self.edition}, {self.options.players} players, {len(self.steps)} steps>"


def _take(game: Game, number: int, step: str) -> None:
    """Take a step of a record."""
    who, _, what = step.partition(" ")
    try:
        if who == "-":
            game.deal(what)
        elif who in ("0", "1", "2", "3"):
            game.apply(what, seat=int(who))
        else:
            raise UnknownChoice(f"{step!r} begins with neither a seat nor a dash")
    except GameError as error:
        raise DamagedRecord(f"step {number}, {step!r}: {error}", "edited") from None


def write_steps(names: Names, steps: list[int]) -> tuple[str, ...]:
    """Write what happened, one line per choice or outcome; dice rolled together share a line.

    A game that goes on from a written state may begin in the middle of a roll.
    """
    lines: list[str] = []
    for step in steps:
        if not is_outcome(step):
            lines.append(f"{seat_of(step)} {names.spelling(choice_of(step))}")
            continue
        shown = names.outcome_spelling(outcome_of(step))
        spelling = RECORDED.get(shown, shown)
        if is_together(step) and lines:
            lines[-1] += " " + spelling.split(" ", 1)[1]
        else:
            lines.append(f"- {spelling}")
    return tuple(lines)


def _quoted(text: str) -> str:
    """Write a TOML string; JSON escapes are TOML escapes."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def with_players(record: Record, players: Sequence[str]) -> str:
    """Write a record that also names the player of each seat; the name of a person is empty."""
    return f"{record.to_text()}{PLAYERS} = [{', '.join(map(_quoted, players))}]\n"


def players_of(text: str, seats: int) -> tuple[str, ...]:
    """Return the players' names from the text of a valid record; empty if it does not name them.

    :raises UnreadableRecord: if there are more or fewer names than seats
    """
    written = read_toml(text).get(PLAYERS)
    if written is None:
        return ()
    listed = cast(list[object], written) if isinstance(written, list) else []
    names = tuple(name for name in listed if isinstance(name, str))
    if len(names) != seats:
        raise UnreadableRecord(f"{PLAYERS} must be {seats} names")
    return names
