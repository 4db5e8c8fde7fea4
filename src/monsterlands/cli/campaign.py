"""``monsterlands campaign``: play the solo scenarios in order, in a file (R13.9)."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from ..game import BadOptions, Game, Record
from ..game.campaign import OPEN, Campaign
from ..game.errors import BadCampaign
from ..store import data_folder
from ..terminal import LineReader, Screen, Session, user_path
from ..words import Words
from .console import new_console, new_screen
from .play import (
    HUMAN,
    RivalFinder,
    new_dealer,
    new_hinter,
    spelled,
)

app = typer.Typer(name="campaign", help="Play the solo scenarios as a campaign.", no_args_is_help=True)

NAME = "campaign.toml"

File = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="The file of the campaign. [campaign.toml in your data folder]"),
]


@app.command("new")
def begin(
    file: File = None,
    difficulty: Annotated[
        str, typer.Option(metavar="D", help="Of the first game: tutorial, normal, hard or cutthroat.")
    ] = "normal",
    edition: Annotated[
        str, typer.Option(metavar="FILE", help="An edition or overlay of your own, or a shipped one.")
    ] = "standard@1",
    force: Annotated[bool, typer.Option("--force", help="Replace what is in the file.")] = False,
) -> None:
    """Begin a campaign."""
    path = _path(file)
    campaign = Campaign.new(spelled(difficulty), edition)
    if not force and path.exists() and _read(path, "--force replaces it").status == OPEN:
        raise BadCampaign(f"{path} holds a campaign that is not over; --force replaces it")
    if file is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, campaign)
    typer.echo(f"The campaign is in {path}.")
    _tell(Words(), campaign, file)


@app.command("next")
def play_next(
    file: File = None,
    difficulty: Annotated[
        str | None, typer.Option(metavar="D", help="hard or cutthroat, if you may choose.")
    ] = None,
    affinity: Annotated[
        str | None, typer.Option(metavar="A", help="Your clan: fire, water, air or jungle.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Deal the same dice and cards every time.")
    ] = None,
) -> None:
    """Play the next game of a campaign, or go on with the current one."""
    path = _path(file)
    campaign = _read(path)
    stage = campaign.next
    if campaign.current is not None:
        for name, value in {"--difficulty": difficulty, "--affinity": affinity}.items():
            if value is not None:
                raise BadOptions(f"{name} cannot change in a game that has begun")
        game = Game.replay(campaign.current)
    elif stage is not None and difficulty is None and len(stage.difficulties) > 1:
        raise BadOptions(f"choose a --difficulty: {' or '.join(stage.difficulties)}")
    else:
        game = campaign.begin(difficulty and spelled(difficulty), affinity, confirm=(HUMAN,))
    kept = Kept(campaign, game, path)
    reader = LineReader()
    screen = Screen(new_console(), kept.before(reader.read))
    words = Words()
    session = Session(
        game,
        RivalFinder(None, seed).rivals,
        new_dealer(seed),
        screen,
        words,
        kept=kept.outcome,
        hint=new_hinter(),
    )
    where = _where(words, campaign, game.options.scenario or 1, game.options.difficulty)
    begun = "begun" if campaign.current is None else "resumed"
    screen.line(f"Campaign, game {campaign.games + 1}, {begun}: {where}.")
    reader.completions = session.completions
    try:
        session.run()
    finally:
        if kept.written is not None:
            _tell(words, kept.written, file, played=kept.written.games > campaign.games)


@app.command("status")
def show_status(
    file: File = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Show the state of a campaign, and all its games."""
    campaign = _read(_path(file))
    if as_json:
        typer.echo(json.dumps(_plain(campaign), ensure_ascii=False))
        return
    screen, words = new_screen(), Words()
    start = words.say(f"difficulty-{campaign.start}")
    screen.line(f"Edition {campaign.box.edition}, begun on {start}; {_games(campaign)} played.")
    if campaign.history:
        screen.rows(_rows(words, campaign))
    _tell(words, campaign, file)


# --- playing ------------------------------------------------------------------------------------


class Kept:
    """Writes a campaign with its game before every question, so that no way of leaving loses anything."""

    def __init__(self, campaign: Campaign, game: Game, path: Path) -> None:
        self.written: Campaign | None = None
        """The campaign that was written last."""
        self._campaign = campaign
        self._game = game
        self._path = path
        self._digest = ""

    def before(self, read: Callable[[str], str]) -> Callable[[str], str]:
        """Wrap a function that reads a line: write the game first."""

        def reading(prompt: str) -> str:
            self._keep()
            return read(prompt)

        return reading

    def outcome(self) -> str:
        """Say what the end of the game means for the campaign."""
        campaign, words = self._campaign.take(self._game), Words()
        stage, game = campaign.next, campaign.history[-1]
        if stage is None:
            after = f"it is {campaign.status}, with {_games(campaign)}"
        else:
            after = f"next is {_where(words, campaign, stage.scenario, *stage.difficulties)}"
        return f"The campaign: {words.rank(game.rank)} in game {campaign.games}; {after}."

    def _keep(self) -> None:
        digest = self._game.digest()
        if digest == self._digest:
            return
        # After the end too: an answer may be undone, and then the game goes on.
        move = self._campaign.take if self._game.over else self._campaign.with_game
        campaign = move(self._game)
        _write(self._path, campaign)
        self.written, self._digest = campaign, digest


# --- printing -----------------------------------------------------------------------------------


def _tell(words: Words, campaign: Campaign, file: str | None, played: bool = False) -> None:
    """Print the result of the last game, if it has just been played, and what is next."""
    if played:
        game = campaign.history[-1]
        where = _where(words, campaign, game.scenario, game.difficulty)
        typer.echo(f"Played: {where}: {words.rank(game.rank)}, {game.points} victory points.")
    command = "monsterlands campaign next" + (f" {shlex.quote(file)}" if file else "")
    stage = campaign.next
    if stage is None:
        typer.echo(f"The campaign is {campaign.status}, with {_games(campaign)}.")
    elif campaign.current is not None:
        where = _where(words, campaign, stage.scenario, campaign.current.options.difficulty)
        typer.echo(f"Under way: {where}. “{command}” goes on.")
    else:
        where = _where(words, campaign, stage.scenario, *stage.difficulties)
        choice = f" --difficulty {stage.difficulties[0]}" if len(stage.difficulties) > 1 else ""
        typer.echo(f"Next: {where}. “{command}{choice}” plays it.")


def _games(campaign: Campaign) -> str:
    return "1 game" if campaign.games == 1 else f"{campaign.games} games"


def _where(words: Words, campaign: Campaign, scenario: int, *difficulties: str) -> str:
    named = (words.say(f"difficulty-{difficulty}") for difficulty in difficulties)
    name = words.scenario_name(campaign.box.scenarios[scenario - 1])
    return f"scenario {scenario}, {name}, on {words.join(named, 'list-or')}"


def _rows(words: Words, campaign: Campaign) -> Iterator[tuple[str, ...]]:
    yield "game", "scenario", "", "difficulty", "rank", "points"
    for number, game in enumerate(campaign.history, start=1):
        name = words.scenario_name(campaign.box.scenarios[game.scenario - 1])
        difficulty = words.say(f"difficulty-{game.difficulty}")
        yield str(number), str(game.scenario), name, difficulty, words.rank(game.rank), str(game.points)


def _plain(campaign: Campaign) -> dict[str, object]:
    stage, current = campaign.next, campaign.current
    return {
        "status": campaign.status,
        "games": campaign.games,
        "edition": campaign.box.edition,
        "start": campaign.start,
        "next": stage
        and {
            "scenario": stage.scenario,
            "name": campaign.box.scenarios[stage.scenario - 1].name,
            "difficulties": stage.difficulties,
        },
        "current": current and _under_way(current),
        "history": [
            {
                "scenario": game.scenario,
                "name": campaign.box.scenarios[game.scenario - 1].name,
                "difficulty": game.difficulty,
                "rank": game.rank,
                "points": game.points,
            }
            for game in campaign.history
        ],
    }


def _under_way(current: Record) -> dict[str, object]:
    return {"difficulty": current.options.difficulty, "steps": len(current.steps)}


# --- files --------------------------------------------------------------------------------------


def _path(file: str | None) -> Path:
    return data_folder() / NAME if file is None else user_path(file)


def _read(path: Path, otherwise: str = "") -> Campaign:
    try:
        return Campaign.from_text(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadCampaign(f"{path} does not exist; “monsterlands campaign new” begins a campaign") from None
    except UnicodeDecodeError:
        raise BadCampaign(_unusable(path, "it is not a text file", otherwise)) from None
    except BadCampaign as error:
        raise BadCampaign(_unusable(path, str(error), otherwise)) from None


def _unusable(path: Path, why: str, otherwise: str) -> str:
    return f"{path} is not a playable campaign: {why}" + (f"; {otherwise}" if otherwise else "")


def _write(path: Path, campaign: Campaign) -> None:
    """Write a campaign completely, or not at all."""
    aside = Path(f"{path}.part")
    try:
        with aside.open("w", encoding="utf-8") as file:
            file.write(campaign.to_text())
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as error:
        with suppress(OSError):
            aside.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None
