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
from .speech import say, words

FAILED = 1
HEADS = ("place", "seat", "clan", "points", "glory", "reputation", "trophies", "affinities")

PARTS = ("round-began", "deployment-ended", "clean-up-began", "game-ended")
"""Kinds of events that begin another part of a round; a blank line precedes them."""
SCENES = (*PARTS, "turn-began", "activated", "monster-attacked", "madhala-rolled")
"""Kinds of events that begin a new scene; the story prints the number of the step there."""

Told = tuple[int, Event]
"""The step that caused an event, and the event."""

To = Annotated[int | None, typer.Option("--to", metavar="N", help="option-to")]


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-record")],
    to: To = None,
    verify: Annotated[bool, typer.Option("--verify", help="option-verify")] = False,
) -> None:
    """Tell the story of a recorded game.

    The numbers at the left are the steps, for show --to.
    """
    text = read_text(file)
    if verify:
        if to is not None:
            raise BadOptions(say("cli-verify-whole"))
        _verify(file, text)
        return
    record = read_record(file, text)
    game = replayed(file, record, to)
    screen = new_screen()
    screen.rows(_story(record, to, words()), indent=0)
    screen.line()
    _tell_node(screen, game, step_of(record, to))


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-game")],
    to: To = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", help="option-seat"),
    ] = None,
) -> None:
    """Show the table of a record at any step, or of a position.

    Written states can be shown too. Without --seat, hidden pieces are shown as well.
    """
    game, step = read_game(file, to)
    if seat is not None and not 0 <= seat < game.options.players:
        raise BadOptions(say("cli-no-seat", seat=str(seat), last=game.options.players - 1))
    _show(game, step, seat)


# --- checking ---------------------------------------------------------------------------------


def _verify(file: str, text: str) -> None:
    try:
        record = Record.from_text(text)
        game = Game.replay(record)
    except GameError as error:
        if not is_record(text):
            raise UnreadableRecord(say("cli-not-a-record", file=file, why=str(error))) from None
        why = say("cli-not-replayed", file=file, why=str(error))
        typer.echo(say("cli-error", message=why), err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(say("cli-replayed", file=file, steps=str(len(record.steps)), digest=game.digest()))


# --- the story ----------------------------------------------------------------------------------


def _story(record: Record, to: int | None, told_in: Words) -> Iterator[tuple[str, str]]:
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
        for place, sentence in enumerate(told_in.story((event for _, event in scene), view)):
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
    screen = new_screen()
    view = game.open_view() if wanted is None else game.view(wanted)
    seat = view.seat or 0
    if view.clan(seat).affinity:
        show_table(screen, words(), view, lambda other: say("cli-seat", seat=other))
        screen.line()
        seen = say("cli-seen-from", seat=seat)
    else:
        seen = say("cli-no-clans")
    _tell_node(screen, game, step, seen)


def _tell_node(screen: Screen, game: Game, *before: str) -> None:
    """Print some sentences, and the state of the game: what comes next, or who has won."""
    node, result = game.node, game.result
    if result is not None:
        sentences = (*before, say("cli-over"), _rank(game, result))
        screen.line(" ".join(sentence for sentence in sentences if sentence))
        screen.rows(_scores(game, result))
        return
    about = ", ".join(f"{name} {value}" for name, value in node.about)
    question = f"{node.question} ({about})" if about else node.question
    if game.at_chance:
        asked = say("cli-chance", question=question)
    else:
        asked = say("cli-asked", seat=node.seat or 0, question=question)
    screen.line(" ".join(sentence for sentence in (*before, asked) if sentence))


def _rank(game: Game, result: Result) -> str:
    """Return the result of a solo game as a sentence."""
    scenario, options = game.view(None).scenario, game.options
    if scenario is None:
        return ""
    return say(
        "cli-rank",
        number=options.scenario or 1,
        name=words().scenario_name(scenario),
        difficulty=say(f"difficulty-{options.difficulty}"),
        rank=words().rank(result.rank),
    )


def _scores(game: Game, result: Result) -> Iterator[tuple[str, ...]]:
    view = game.view(None)
    yield tuple(say(f"head-{name}") for name in HEADS)
    for score in sorted(result.scores, key=lambda score: score.place):
        affinities = sum(points for _, points in score.affinities)
        numbers = (score.total, score.glory, score.reputation, score.trophies, affinities)
        clan = words().clan(view, score.seat, inside=True)
        yield str(score.place), str(score.seat), clan, *(str(number) for number in numbers)
