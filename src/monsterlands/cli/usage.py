"""Explanations and complaints of the command line, in the language of the person.

Commands and options name the message that explains them; what Typer says by itself is replaced here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import typer
from typer import core, main

from ..words import ENGLISH, LANGUAGES
from .speech import say, words

SHOW_COMPLETION = "Show completion for the current shell, to copy it or customize the installation."
OWN = {
    "Show this message and exit.": "usage-help",
    "Install completion for the current shell.": "usage-install-completion",
    SHOW_COMPLETION: "usage-show-completion",
    "Arguments": "usage-arguments",
    "Options": "usage-options",
    "Commands": "usage-commands",
    "required": "usage-required",
    "default: {default}": "usage-default",
    "env var: {var}": "usage-variable",
    "Missing command.": "usage-missing-command",
}
"""What Typer says, and our messages for it."""
COMPLAINTS = (
    (r"No such command '(?P<what>.*)'\.", "usage-no-command"),
    (r"No such option: (?P<what>\S+)", "usage-no-option"),
    (r"Option '(?P<what>.*)' requires an argument\.", "usage-needs-value"),
    (r"Missing argument '(?P<what>.*)'\.", "usage-missing-argument"),
    (r"Missing option '(?P<what>.*)'\.", "usage-missing-option"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((?P<what>.*)\)", "usage-extra"),
    (r"Input should be a valid integer.*", "usage-whole"),
    (r"Input should be a valid number.*", "usage-decimal"),
    (r"Input should be greater than or equal to (?P<least>.*)", "usage-at-least"),
    (r"Input should be less than or equal to (?P<most>.*)", "usage-at-most"),
)
INVALID = re.compile(r"Invalid value for (?P<what>[^:]+): (?P<why>.*)", re.DOTALL)


class Command(core.TyperCommand):
    """A command that explains itself in the language of the person."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))


class Group(core.TyperGroup):
    """A command with commands of its own."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))


def command(app: typer.Typer) -> Callable[..., Any]:
    """Return the command of an app, explained in the language of the person."""
    found = main.get_command(app)
    core.__dict__["_"] = _own  # its gettext
    _explain(found)
    return found


def complaint(message: str) -> str:
    """Return what is wrong with the arguments, in the language of the person."""
    if words().language == ENGLISH:
        return message
    invalid = INVALID.fullmatch(message)
    if invalid:
        return say("usage-invalid", what=invalid["what"], why=complaint(invalid["why"]))
    for pattern, said in COMPLAINTS:
        if found := re.fullmatch(pattern, message):
            return say(said, **found.groupdict())
    return message


def _own(message: str) -> str:
    """Return our message for one of Typer, or what it says itself."""
    return say(OWN[message]) if message in OWN else message


def _explain(found: Any) -> None:
    """Put the explanations into a command and all its commands."""
    found.help = _told(found.help)
    for each in found.params:
        _explained(each)
    for each in getattr(found, "commands", {}).values():
        _explain(each)


def _explained(option: Any) -> Any:
    if option is not None:
        option.help = _told(option.help)
    return option


def _told(explanation: str | None) -> str | None:
    """Return an explanation: that of a message, or one of Typer."""
    if explanation is None:
        return None
    if explanation in OWN:
        return say(OWN[explanation])
    if not words().has(explanation):
        return explanation
    return say(explanation, known=", ".join(LANGUAGES))


def _format_usage(found: Any, ctx: Any, formatter: Any) -> None:
    pieces = found.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('usage-usage')} ")
