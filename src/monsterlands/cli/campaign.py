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
from .console import new_console, new_screen
from .play import (
    HUMAN,
    RivalFinder,
    new_dealer,
    new_hinter,
    spelled,
)
from .speech import say, words
from .usage import Command, Group

app = typer.Typer(name="campaign", cls=Group, help="command-campaign", no_args_is_help=True)

NAME = "campaign.toml"
HEADS = ("game", "scenario", "difficulty", "rank", "points")

File = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="argument-campaign"),
]


@app.command("new", cls=Command, help="command-campaign-new")
def begin(
    file: File = None,
    difficulty: Annotated[str, typer.Option(metavar="D", help="option-first-difficulty")] = "normal",
    edition: Annotated[str, typer.Option(metavar="FILE", help="option-edition")] = "standard@1",
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Begin a campaign."""
    path = _path(file)
    campaign = Campaign.new(spelled(difficulty), edition)
    if not force and path.exists() and _read(path, say("cli-campaign-force")).status == OPEN:
        raise BadCampaign(say("cli-campaign-open", file=str(path)))
    if file is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, campaign)
    typer.echo(say("cli-campaign-file", file=str(path)))
    _tell(campaign, file)


@app.command("next", cls=Command, help="command-campaign-next")
def play_next(
    file: File = None,
    difficulty: Annotated[str | None, typer.Option(metavar="D", help="option-next-difficulty")] = None,
    affinity: Annotated[str | None, typer.Option(metavar="A", help="option-clan")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="option-seed")] = None,
) -> None:
    """Play the next game of a campaign, or go on with the current one."""
    path = _path(file)
    campaign = _read(path)
    stage = campaign.next
    if campaign.current is not None:
        for name, value in {"--difficulty": difficulty, "--affinity": affinity}.items():
            if value is not None:
                raise BadOptions(say("cli-campaign-fixed", name=name))
        game = Game.replay(campaign.current)
    elif stage is not None and difficulty is None and len(stage.difficulties) > 1:
        raise BadOptions(say("cli-campaign-choose", difficulties=words().join(stage.difficulties, "list-or")))
    else:
        game = campaign.begin(difficulty and spelled(difficulty), affinity, confirm=(HUMAN,))
    kept = Kept(campaign, game, path)
    reader = LineReader()
    screen = Screen(new_console(), kept.before(reader.read))
    session = Session(
        game,
        RivalFinder(None, seed).rivals,
        new_dealer(seed),
        screen,
        words(),
        kept=kept.outcome,
        hint=new_hinter(),
    )
    where = _where(campaign, game.options.scenario or 1, game.options.difficulty)
    begun = "cli-campaign-begun" if campaign.current is None else "cli-campaign-resumed"
    screen.line(say(begun, game=campaign.games + 1, where=where))
    reader.completions = session.completions
    try:
        session.run()
    finally:
        if kept.written is not None:
            _tell(kept.written, file, played=kept.written.games > campaign.games)


@app.command("status", cls=Command, help="command-campaign-status")
def show_status(
    file: File = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
) -> None:
    """Show the state of a campaign, and all its games."""
    campaign = _read(_path(file))
    if as_json:
        typer.echo(json.dumps(_plain(campaign), ensure_ascii=False))
        return
    screen = new_screen()
    start = say(f"difficulty-{campaign.start}")
    edition = campaign.box.edition
    screen.line(say("cli-campaign-edition", edition=edition, difficulty=start, games=_games(campaign)))
    if campaign.history:
        screen.rows(_rows(campaign))
    _tell(campaign, file)


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
        campaign = self._campaign.take(self._game)
        stage, game = campaign.next, campaign.history[-1]
        if stage is None:
            after = say("cli-campaign-after-over", status=campaign.status, games=_games(campaign))
        else:
            where = _where(campaign, stage.scenario, *stage.difficulties)
            after = say("cli-campaign-after-next", where=where)
        return say("cli-kept-in-campaign", rank=words().rank(game.rank), game=campaign.games, after=after)

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


def _tell(campaign: Campaign, file: str | None, played: bool = False) -> None:
    """Print the result of the last game, if it has just been played, and what is next."""
    if played:
        game = campaign.history[-1]
        where, rank = _where(campaign, game.scenario, game.difficulty), words().rank(game.rank)
        typer.echo(say("cli-campaign-played", where=where, rank=rank, points=game.points))
    command = "monsterlands campaign next" + (f" {shlex.quote(file)}" if file else "")
    stage = campaign.next
    if stage is None:
        typer.echo(say("cli-campaign-over", status=campaign.status, games=_games(campaign)))
    elif campaign.current is not None:
        where = _where(campaign, stage.scenario, campaign.current.options.difficulty)
        typer.echo(say("cli-campaign-under-way", where=where, command=command))
    else:
        where = _where(campaign, stage.scenario, *stage.difficulties)
        command += f" --difficulty {stage.difficulties[0]}" if len(stage.difficulties) > 1 else ""
        typer.echo(say("cli-campaign-next", where=where, command=command))


def _games(campaign: Campaign) -> str:
    return say("cli-games", games=campaign.games)


def _where(campaign: Campaign, scenario: int, *difficulties: str) -> str:
    named = (say(f"difficulty-{difficulty}") for difficulty in difficulties)
    name = words().scenario_name(campaign.box.scenarios[scenario - 1])
    return say("cli-where", scenario=scenario, name=name, difficulty=words().join(named, "list-or"))


def _rows(campaign: Campaign) -> Iterator[tuple[str, ...]]:
    first, second, *others = (say(f"head-{name}") for name in HEADS)
    yield first, second, "", *others
    for number, game in enumerate(campaign.history, start=1):
        name = words().scenario_name(campaign.box.scenarios[game.scenario - 1])
        difficulty, rank = say(f"difficulty-{game.difficulty}"), words().rank(game.rank)
        yield str(number), str(game.scenario), name, difficulty, rank, str(game.points)


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
        raise BadCampaign(say("cli-campaign-none", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadCampaign(_unusable(path, say("cli-no-text"), otherwise)) from None
    except BadCampaign as error:
        raise BadCampaign(_unusable(path, str(error), otherwise)) from None


def _unusable(path: Path, why: str, otherwise: str) -> str:
    if otherwise:
        return say("cli-campaign-bad-otherwise", file=str(path), why=why, otherwise=otherwise)
    return say("cli-campaign-bad", file=str(path), why=why)


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
