"""The solo campaign (R13.9): scenario after scenario, until the last is won or one is lost.

A campaign is a value. Where it stands follows from its games alone, so that nothing can contradict them. It
is written as a TOML file that holds the records of all its games and needs nothing else to be read again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from ..box import DIFFICULTIES, RANKS, Box, EditionError, load, restore
from ..box.documents import read_toml
from .errors import BadCampaign, GameError
from .game import Game
from .options import Options
from .record import Record

FORMAT = 1
OPEN, WON, LOST = "open", "won", "lost"
TOLD = ("scenario", "difficulty", "rank", "points")
"""What a file says about a game besides its record."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What to play next: a scenario by its number from 1, and the difficulties to choose from."""

    scenario: int
    difficulties: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a campaign: what was played, the result, and the record."""

    scenario: int
    difficulty: str
    rank: str
    points: int
    record: Record = field(repr=False)


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign after some games; `current` is the record of a game under way, if there is one.

    :param start: the difficulty of the first game
    :raises BadCampaign: if the first scenario does not allow it, or the games do not follow from each other

    >>> from monsterlands.game.campaign import Campaign
    >>> campaign = Campaign.new("normal")
    >>> campaign.next
    Stage(scenario=1, difficulties=('normal',))
    >>> campaign.status, campaign.games
    ('open', 0)
    """

    box: Box = field(repr=False)
    start: str
    history: tuple[Played, ...] = ()
    current: Record | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        allowed = self.box.scenarios[0].difficulties
        if self.start not in allowed:
            raise BadCampaign(
                f"difficulty is {self.start!r}; scenario 1 must begin on {' or '.join(allowed)}"
            )
        self._stage()

    @classmethod
    def new(cls, difficulty: str = "normal", edition: Box | str = "standard@1") -> Campaign:
        """Begin a campaign.

        :raises BadCampaign: if the first scenario does not allow the difficulty
        :raises EditionError: if the edition cannot be loaded
        """
        return cls(load(edition) if isinstance(edition, str) else edition, difficulty)

    # --- where it stands ---

    @property
    def status(self) -> str:
        """``"open"``, ``"won"`` or ``"lost"``."""
        stage = self._stage()
        return stage if isinstance(stage, str) else OPEN

    @property
    def next(self) -> Stage | None:
        """What to play next, or None once the campaign is won or lost."""
        stage = self._stage()
        return None if isinstance(stage, str) else stage

    @property
    def games(self) -> int:
        """The number of finished games, which is the score of a won campaign."""
        return len(self.history)

    def _stage(self) -> Stage | str:
        """Return the stage after all games, or how the campaign ended.

        :raises BadCampaign: if a game does not follow from those before it
        """
        stage: Stage | str = Stage(1, (self.start,))
        for number, game in enumerate(self.history, start=1):
            if isinstance(stage, str):
                raise BadCampaign(f"game {number}: the campaign is {stage} before it")
            if game.scenario != stage.scenario or game.difficulty not in stage.difficulties:
                raise BadCampaign(
                    f"game {number} is of {_words((game.difficulty,), game.scenario)}; "
                    f"it must be of {_words(stage.difficulties, stage.scenario)}"
                )
            stage = _after(self.box, game)
        return stage

    # --- going on ---

    def begin(
        self, difficulty: str | None = None, affinity: str | None = None, confirm: Sequence[int] = ()
    ) -> Game:
        """Begin the next game.

        :param difficulty: must be given where there is a choice
        :param affinity: of the player's clan
        :raises BadCampaign: if there is no next game, or not on this difficulty
        :raises BadOptions: if the scenario does not allow the affinity
        """
        stage = self._expected()
        if difficulty is None and len(stage.difficulties) == 1:
            difficulty = stage.difficulties[0]
        if difficulty is None or difficulty not in stage.difficulties:
            given = f"the difficulty is {difficulty!r}" if difficulty else "the difficulty must be chosen"
            raise BadCampaign(f"{given}; next is {_words(stage.difficulties, stage.scenario)}")
        options = Options(1, difficulty, scenario=stage.scenario, affinity=affinity, confirm=confirm)
        return Game.new(options, self.box)

    def with_game(self, game: Game | Record) -> Campaign:
        """Return the campaign with this game as the one under way.

        :raises BadCampaign: if it is over, or is not the next game of the campaign
        """
        found, record = self._checked(game)
        if found.over:
            raise BadCampaign("the game is over")
        return replace(self, current=record)

    def take(self, game: Game | Record) -> Campaign:
        """Return the campaign after a game that is over.

        :raises BadCampaign: if it is not over, or is not the next game of the campaign
        """
        found, record = self._checked(game)
        if found.result is None:
            raise BadCampaign("the game is not over")
        options, result = found.options, found.result
        played = Played(
            self._expected().scenario, options.difficulty, result.rank, result.scores[0].total, record
        )
        return Campaign(self.box, self.start, (*self.history, played))

    def _expected(self) -> Stage:
        stage = self._stage()
        if isinstance(stage, str):
            raise BadCampaign(f"the campaign is {stage}: there is no next game")
        return stage

    def _checked(self, game: Game | Record) -> tuple[Game, Record]:
        """Return a game and its record, if it is the next game of the campaign."""
        stage = self._expected()
        if isinstance(game, Record):
            try:
                game = Game.replay(game)
            except GameError as error:
                raise BadCampaign(f"the record of the game cannot be replayed: {error}") from None
        box, options, record = game.box, game.options, game.record()
        if (box.edition, box.hash) != (self.box.edition, self.box.hash):
            raise BadCampaign(
                f"the game is of edition {box.edition!r}, {box.hash[:12]}; "
                f"the campaign of {self.box.edition!r}, {self.box.hash[:12]}"
            )
        if options.players != 1:
            raise BadCampaign(f"the game has {options.players} players; a campaign is played alone")
        if options.scenario != stage.scenario or options.difficulty not in stage.difficulties:
            raise BadCampaign(
                f"the game is of {_words((options.difficulty,), options.scenario)}; "
                f"next is {_words(stage.difficulties, stage.scenario)}"
            )
        if record.position:
            raise BadCampaign("the game began at a position; a game of a campaign is a new one")
        return game, record

    # --- files ---

    def to_text(self) -> str:
        """Write the campaign as a file."""
        source = self.box.source
        header = _lines(
            campaign=FORMAT,
            edition=self.box.edition,
            edition_hash=self.box.hash,
            base=source.base,
            overlays=source.texts,
            difficulty=self.start,
        )
        tables = ""
        for game in self.history:
            tables += "\n[[games]]\n" + _lines(**{key: getattr(game, key) for key in TOLD})
            tables += _embedded(game.record)
        if self.current is not None:
            tables += "\n[current]\n" + _embedded(self.current)
        return header + _lines(sum=_sum(read_toml(header + tables))) + tables

    @staticmethod
    def from_text(text: str, box: Box | None = None) -> Campaign:
        """Read a campaign file and replay every game in it.

        :param box: the edition that the campaign must use, if that matters
        :raises BadCampaign: if it is truncated, edited, of another kind or edition, or breaks the rules
        """
        written = _parsed(text)
        found = _box_of(written)
        if box is not None and (found.edition, found.hash) != (box.edition, box.hash):
            raise BadCampaign(f"it is a campaign of edition {found.edition!r}, not of {box.edition!r}")
        campaign = Campaign(found, written["difficulty"])
        for number, table in enumerate(_games(written), start=1):
            try:
                campaign = campaign.take(_record(table))
            except GameError as error:
                raise BadCampaign(f"game {number}: {error}") from None
            game = campaign.history[-1]
            for key in TOLD:
                told, true = table.get(key), getattr(game, key)
                if told != true:
                    raise BadCampaign(f"game {number}: {key} is {told!r}, but its record says {true!r}")
        if "current" not in written:
            return campaign
        try:
            return campaign.with_game(_record(written["current"]))
        except GameError as error:
            raise BadCampaign(f"the game under way: {error}") from None


# --- the rules ----------------------------------------------------------------------------------


def _after(box: Box, game: Played) -> Stage | str:
    """Return what follows a game (R13.9): another stage, or how the campaign ended."""
    if game.rank not in RANKS:
        raise BadCampaign(f"rank is {game.rank!r}; it must be one of {', '.join(RANKS)}")
    allowed = box.scenarios[game.scenario - 1].difficulties
    if game.rank == "fodder":
        lower = allowed[: allowed.index(game.difficulty)]
        return Stage(game.scenario, lower[-1:]) if lower else LOST
    if game.rank == "trainee":
        return Stage(game.scenario, (game.difficulty,))
    if game.scenario == len(box.scenarios):
        enough = _from(allowed, "normal")
        return WON if game.difficulty in enough else Stage(game.scenario, enough[:1])
    allowed = box.scenarios[game.scenario].difficulties
    if game.rank == "hero":
        return Stage(game.scenario + 1, _from(allowed, "hard"))
    return Stage(game.scenario + 1, _from(allowed, "normal")[:1])


def _from(allowed: tuple[str, ...], least: str) -> tuple[str, ...]:
    """Return the allowed difficulties that are at least `least`; if there are none, the hardest allowed."""
    harder = DIFFICULTIES[DIFFICULTIES.index(least) :]
    return tuple(difficulty for difficulty in allowed if difficulty in harder) or allowed[-1:]


def _words(difficulties: tuple[str, ...], scenario: int | None) -> str:
    return f"scenario {scenario} on {' or '.join(difficulties)}"


# --- writing and reading ------------------------------------------------------------------------------------


def _lines(**values: object) -> str:
    """Write values as TOML: the JSON forms of texts, numbers and lists are valid TOML."""
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items())


def _embedded(record: Record) -> str:
    """Write a record in a TOML string; quotes that would end the string are escaped."""
    text = record.to_text().replace("'''", "''\\u0027")
    return f"record = '''\n{text}'''\n"


def _sum(written: dict[str, Any]) -> str:
    """Return a checksum of the contents of a file, whatever its layout, to find damage before a replay."""
    content = {key: value for key, value in written.items() if key != "sum"}
    canonical = json.dumps(content, separators=(",", ":"), sort_keys=True, default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _parsed(text: str) -> dict[str, Any]:
    try:
        written: dict[str, Any] = read_toml(text)
        total = _sum(written)
    except (ValueError, RecursionError) as error:
        raise BadCampaign(f"not a campaign, or truncated: {error}") from None
    if written.get("campaign") != FORMAT:
        raise BadCampaign(f"not a campaign of format {FORMAT}")
    if written.get("sum") != total:
        raise BadCampaign("it was edited or is damaged: its checksum does not match")
    expected: dict[str, type] = {
        "edition": str, "edition_hash": str, "base": str, "overlays": list, "difficulty": str,
    }  # fmt: skip
    for key, kind in expected.items():
        if type(written.get(key)) is not kind:
            raise BadCampaign(f"{key} is missing or not of type {kind.__name__}")
    return written


def _box_of(written: dict[str, Any]) -> Box:
    try:
        # Never `load`: the contents of a file must not make it open another one.
        box = restore(written["base"], tuple(str(text) for text in written["overlays"]))
    except EditionError as error:
        raise BadCampaign(f"edition {written['edition']!r} cannot be loaded: {error}") from None
    if (box.edition, box.hash) != (written["edition"], written["edition_hash"]):
        raise BadCampaign(f"edition {written['edition']!r} is not the one that the campaign was played with")
    return box


def _games(written: dict[str, Any]) -> list[dict[str, Any]]:
    games: object = written.get("games", [])
    tables = cast("list[object]", games) if isinstance(games, list) else [games]
    if not all(isinstance(table, dict) for table in tables):
        raise BadCampaign("games must be tables")
    return cast("list[dict[str, Any]]", tables)


def _record(table: object) -> Record:
    text = cast("dict[str, Any]", table).get("record") if isinstance(table, dict) else None
    if not isinstance(text, str):
        raise BadCampaign("its record is missing")
    return Record.from_text(text)
