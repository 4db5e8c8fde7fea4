"""``monsterlands replay`` and ``monsterlands show``: what a file holds, as a story and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console

from ..box.documents import read_toml
from ..game import (
    BadOptions,
    BadPosition,
    Event,
    Game,
    GameError,
    Happening,
    Record,
    Result,
    UnreadableRecord,
    UnreadableState,
)
from ..terminal import Screen, at_home
from ..terminal.table import show_table
from ..words import Words

FILE_WIDTH = 100
"""Columns when the output goes to a file or a pipe."""
FAILED = 1

PARTS = ("round-began", "deployment-ended", "clean-up-began", "game-ended")
"""Kinds of events that begin another part of a round: a blank line goes before them."""
SCENES = (*PARTS, "turn-began", "activated", "monster-attacked", "madhala-rolled")
"""Kinds of events with which something new begins: the story gives the number of the step there."""

Told = tuple[int, Event]
"""An event, and the step that brought it."""

To = Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after this step. [the last]")]


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, such as a saved game.")],
    to: To = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that it replays to its digest; exit code 0 or 1.")
    ] = False,
) -> None:
    """Tell the story of a recorded game; the numbers are those of the steps, for show --to."""
    text = _read(file)
    if verify:
        if to is not None:
            raise BadOptions("--to does not go with --verify: the whole record is checked")
        _verify(file, text)
        return
    record = _record(file, text)
    game = _replayed(file, record, to)
    screen, words = _screen(), Words()
    screen.rows(_story(record, to, words), indent=0)
    screen.line()
    _tell_node(screen, words, game, _step(record, to))


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, a position or a written state.")],
    to: To = None,
) -> None:
    """Show the table of a recorded game, after any step, or of a position or a written state."""
    text = _read(file)
    if not _is_record(text):
        if to is not None:
            raise BadOptions(f"--to is {to}; {file} is no record and has no steps: leave --to out")
        _show(_unrecorded(file, text), "")
        return
    record = _record(file, text)
    _show(_replayed(file, record, to), _step(record, to))


# --- files --------------------------------------------------------------------------------------


def _read(file: str) -> str:
    try:
        return at_home(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord(f"{file} is not a text file; records, positions and states are") from None


def _is_record(text: str) -> bool:
    """Tell whether a text says that it is a record, be it damaged or not."""
    try:
        return "record" in read_toml(text)
    except ValueError:
        return False


def _record(file: str, text: str) -> Record:
    try:
        return Record.from_text(text)
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{file} is no record that can be replayed: {error}") from None


def _replayed(file: str, record: Record, to: int | None) -> Game:
    last = len(record.steps)
    if to is not None and not 0 <= to <= last:
        raise BadOptions(f"--to is {to}; the record has {last} steps: choose 0 to {last}")
    try:
        return Game.replay(record, to)
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{file} is no record that can be replayed: {error}") from None


def _unrecorded(file: str, text: str) -> Game:
    """Return the game of a position or a written state."""
    if text.lstrip().startswith("{"):
        try:
            return Game.from_json(text)
        except UnreadableState as error:
            raise UnreadableState(f"{file} is no state that can be shown: {error}") from None
    try:
        read_toml(text)
    except ValueError as error:
        raise BadPosition([f"{file} is neither a record, a position nor a written state: {error}"]) from None
    try:
        return Game.from_position(text)
    except BadPosition as error:
        raise BadPosition([f"{file} is no position:", *error.problems]) from None


def _step(record: Record, to: int | None) -> str:
    last = len(record.steps)
    return f"Step {last if to is None else to} of {last}. "


def _verify(file: str, text: str) -> None:
    try:
        record = Record.from_text(text)
        game = Game.replay(record)
    except GameError as error:
        if not _is_record(text):
            raise UnreadableRecord(f"{file} is no record: {error}") from None
        typer.echo(f"monsterlands: {file} does not replay: {error}", err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(f"{file} replays: {len(record.steps)} steps, digest {game.digest()}")


# --- the story ----------------------------------------------------------------------------------


def _story(record: Record, to: int | None, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the sentences of a record, the first of each scene with the step after which it began."""
    game = Game.replay(record, 0)
    heard: list[Told] = []
    taken = 0

    def hear(happening: Happening) -> None:
        heard.append((taken, happening.in_full()))

    game.listen(hear)
    for step in record.steps[:to]:
        taken += 1
        game.play(step.partition(" ")[2])
    view = game.view(None)
    for told, scene in enumerate(_scenes(heard)):
        number, first = scene[0]
        if told and first.kind in PARTS:
            yield "", ""
        for place, sentence in enumerate(words.story((event for _, event in scene), view)):
            yield "" if place else str(number), sentence


def _scenes(heard: Sequence[Told]) -> Iterator[list[Told]]:
    scene: list[Told] = []
    for step, event in heard:
        if scene and event.kind in SCENES:
            yield scene
            scene = []
        scene.append((step, event))
    if scene:
        yield scene


# --- the table ----------------------------------------------------------------------------------


def _screen() -> Screen:
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not console.is_terminal:
        console.width = max(console.width, FILE_WIDTH)
    return Screen(console)


def _show(game: Game, step: str) -> None:
    """Print the table as whoever is asked sits at it, and with everything that lies face down."""
    screen, words, view = _screen(), Words(), game.open_view()
    seat = view.seat or 0
    if view.clan(seat).affinity:
        show_table(screen, words, view, "seat {}".format)
        screen.line()
        step += f"Seen from seat {seat}. "
    else:
        step += "There are no clans to show yet. "
    _tell_node(screen, words, game, step)


def _tell_node(screen: Screen, words: Words, game: Game, step: str) -> None:
    """Print where the game stands: what comes next, or who has won."""
    node, result = game.node, game.result
    if result is not None:
        screen.line(f"{step}The game is over.{_rank(words, game, result)}")
        screen.rows(_scores(words, game, result))
        return
    about = ", ".join(f"{name} {value}" for name, value in node.about)
    question = f"{node.question} ({about})" if about else node.question
    who = "Chance decides" if game.at_chance else f"Seat {node.seat} is asked"
    screen.line(f"{step}{who}: {question}.")


def _rank(words: Words, game: Game, result: Result) -> str:
    """Say what came of solo play."""
    scenario, options = game.view(None).scenario, game.options
    if scenario is None:
        return ""
    played = f"Scenario {options.scenario}, {words.scenario_name(scenario)}, on {options.difficulty}"
    return f" {played}: {words.rank(result.rank)}."


def _scores(words: Words, game: Game, result: Result) -> Iterator[tuple[str, ...]]:
    view = game.view(None)
    yield "place", "seat", "clan", "points", "glory", "reputation", "trophies", "affinities"
    for score in sorted(result.scores, key=lambda score: score.place):
        affinities = sum(points for _, points in score.affinities)
        numbers = (score.total, score.glory, score.reputation, score.trophies, affinities)
        clan = words.clan(view, score.seat, inside=True)
        yield str(score.place), str(score.seat), clan, *(str(number) for number in numbers)
