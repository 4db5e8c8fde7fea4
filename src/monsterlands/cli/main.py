"""``monsterlands``: the command. Mistakes of the user become one clear message and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated

import typer

from ..bots import IllegalAnswer, UnknownPlayer
from ..box import EditionError
from ..game import COMPILED, GameError
from ..store import StoreError
from . import arena, edition, odds, play, records, replay, serve, simulate, speech, stores, think, usage
from .campaign import app as campaign
from .plain import PLAINLY

WRONG = 2
INTERRUPTED = 130
"""The exit code that a shell expects after Ctrl-C."""

app = typer.Typer(
    cls=usage.Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(edition.app)
app.add_typer(campaign)
COMMANDS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("serve", serve.serve),
    ("think", think.think),
    ("play", play.play),
    ("simulate", simulate.run),
    ("arena", arena.arena),
    ("replay", replay.replay),
    ("show", replay.show),
    ("export", records.export),
    ("import", records.import_records),
    ("copy-store", stores.copy_store),
    ("backup", stores.backup),
    ("prune", stores.prune),
    ("odds", odds.odds),
)
for name, run in COMMANDS:
    app.command(name, cls=usage.Command, help=f"command-{name}")(run)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"monsterlands {version('monsterlands')} ({'compiled' if COMPILED else 'plain'})")
        raise typer.Exit


@app.callback(help="command-monsterlands")
def monsterlands(
    _: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="option-version"),
    ] = False,
    __: Annotated[str | None, typer.Option(speech.OPTION, metavar="LANGUAGE", help="option-lang")] = None,
) -> None:
    """Monster Lands, an unofficial digital edition of the board game."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    _replace_unknown_characters()
    given = speech.choose(sys.argv[1:] if arguments is None else arguments, os.environ)
    try:
        code = usage.command(app)(args=given, prog_name="monsterlands", standalone_mode=False)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        return _closed_pipe()
    except typer.TyperException as error:
        return _wrong(usage.complaint(error.format_message()))
    except UnicodeDecodeError:
        return _wrong(speech.say("cli-no-utf-8"))
    except OSError as error:
        return _wrong(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (EditionError, GameError, IllegalAnswer, StoreError, UnknownPlayer) as error:
        return _wrong(str(error))
    return code if isinstance(code, int) else 0


def _wrong(message: str) -> int:
    # A command without its subcommand prints its usage; that needs no prefix.
    is_usage = message.startswith(speech.say("usage-usage"))
    print(message if is_usage else speech.say("cli-error", message=message), file=sys.stderr)
    return WRONG


def _replace_unknown_characters() -> None:
    """Replace characters that the terminal cannot show, or that cannot be decoded, instead of failing."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _closed_pipe() -> int:
    """Return an exit code for a closed pipe, and keep Python from printing an error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
