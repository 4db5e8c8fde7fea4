"""``monsterlands replay`` and ``monsterlands show``: print the game in a file as a story and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from ..game import BadOptions, Event, Game, GameError, Happening, Record, Result, UnreadableRecord
from ..terminal import Screen
from ..terminal.table import show_table
from ..words import Words
from .console import new_screen
from .files import is_record, read_game, read_record, read_text, replayed, step_of

FAILED = 1

PARTS = ("round-began", "deployment-ended", "clean-up-began", "game-ended")
"""Kinds of events that begin another part of a round; a blank line precedes them."""
SCENES = (*PARTS, "turn-began", "activated", "monster-attacked", "madhala-rolled")
"""Kinds of events that begin a new scene; the story prints the number of the step there."""

Told = tuple[int, Event]
"""The step that caused an event, and the event."""

To = Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after this step. [the last]")]


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, such as a saved game.")],
    to: To = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that it replays to its digest; exit code 0 or 1.")
    ] = False,
) -> None:
    """Tell the story of a recorded game.

    The numbers at the left are the steps, for show --to.
    """
    text = read_text(file)
    if verify:
        if to is not None:
            raise BadOptions("--to cannot be used with --verify: the whole record is checked")
        _verify(file, text)
        return
    record = read_record(file, text)
    game = replayed(file, record, to)
    screen, words = new_screen(), Words()
    screen.rows(_story(record, to, words), indent=0)
    screen.line()
    _tell_node(screen, words, game, step_of(record, to))


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, a position or a written state.")],
    to: To = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", help="Only what this seat (0, 1, ...) may know. [everything]"),
    ] = None,
) -> None:
    """Show the table of a record at any step, or of a position.

    Written states can be shown too. Without --seat, hidden pieces are shown as well.
    """
    game, step = read_game(file, to)
    if seat is not None and not 0 <= seat < game.options.players:
        raise BadOptions(f"--seat is {seat}; seats are 0 to {game.options.players - 1}")
    _show(game, step, seat)


# --- checking ---------------------------------------------------------------------------------


def _verify(file: str, text: str) -> None:
    try:
        record = Record.from_text(text)
        game = Game.replay(record)
    except GameError as error:
        if not is_record(text):
            raise UnreadableRecord(f"{file} is not a record: {error}") from None
        typer.echo(f"monsterlands: {file} does not replay: {error}", err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(f"{file} replays: {len(record.steps)} steps, digest {game.digest()}")


# --- the story ----------------------------------------------------------------------------------


def _story(record: Record, to: int | None, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the sentences of a record, the first of each scene with the number of the step before it."""
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


def _show(game: Game, step: str, wanted: int | None) -> None:
    """Print the table: what the wanted seat may know, or everything, from the seat that is asked."""
    screen, words = new_screen(), Words()
    view = game.open_view() if wanted is None else game.view(wanted)
    seat = view.seat or 0
    if view.clan(seat).affinity:
        show_table(screen, words, view, "seat {}".format)
        screen.line()
        step += f"Seen from seat {seat}. "
    else:
        step += "There are no clans to show yet. "
    _tell_node(screen, words, game, step)


def _tell_node(screen: Screen, words: Words, game: Game, step: str) -> None:
    """Print the state of the game: what comes next, or who has won."""
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
    """Return the result of a solo game as a sentence."""
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
