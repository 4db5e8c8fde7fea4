"""The errors of games, one exception each. After any of them the game is unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class GameError(Exception):
    """Base class of all errors of games."""


class UnknownChoice(GameError):
    """No choice or outcome has this spelling or id."""


class IllegalChoice(GameError):
    """The choice exists but is not legal now; `why` holds the reason, if the engine gives one."""

    def __init__(self, message: str, why: WhyNot | None = None) -> None:
        super().__init__(message)
        self.why = why


class WrongSeat(GameError):
    """Another seat is asked, or nobody."""


class CannotUndo(GameError):
    """There is nothing to undo, or a barrier: a chance event, a revealed token, another seat's answer."""


class BadOptions(GameError):
    """The options of a game do not make sense."""


class UnreadableRecord(GameError):
    """A record is truncated, edited, or of an unknown edition or rules version."""


class DamagedRecord(UnreadableRecord):
    """A record is not as this version saved it; `fault` and `values` say what is wrong with it.

    Faults are ``"text"`` (it cannot be read at all), ``"format"`` (it is something else), ``"part"`` (`part`
    is missing or not of `kind`), ``"steps"`` (`said` steps should be there, and there are `found`),
    ``"version"`` (it has other rules), ``"edition"`` (`edition` has changed since) and ``"edited"`` (its
    steps do not fit together).
    """

    def __init__(self, told: str, fault: str, **values: str | int) -> None:
        super().__init__(told)
        self.fault = fault
        self.values = values


class BadCampaign(GameError):
    """A campaign is truncated, edited or of another edition, or a game does not belong to it."""


class UnreadableState(GameError):
    """A stored state does not fit this edition or version."""


class NotStable(GameError):
    """The game is not at a point where a position can be written."""


class BadPosition(GameError):
    """A position breaks the rules; `problems` lists everything that is wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a choice is not legal: the rule, a reason code and its values by name."""

    rule: str
    code: str
    values: tuple[tuple[str, int | str], ...] = ()
