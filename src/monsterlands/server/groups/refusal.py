"""Why something about a group was refused."""

from __future__ import annotations

from typing import Literal, get_args

from ...words import Words

Code = Literal[
    "unknown",
    "not-host",
    "not-invited",
    "full",
    "not-lobby",
    "no-seat",
    "not-your-seat",
    "taken",
    "affinity-taken",
    "needs-a-person",
    "no-person",
    "too-many-people",
    "waits-for-friends",
    "not-ready",
    "you-not-ready",
    "too-many-groups",
    "busy",
    "no-talk",
    "phrases-only",
    "no-phrase",
    "says-nothing",
    "too-fast",
    "no-thing",
    # at the table
    "not-playing",
    "no-stand-in",
    "own-stand-in",
    "stands-in",
    "too-early",
    "no-bot-there",
    "goes-on",
    "has-left",
    "moved-on",
    "no-undo",
    "nothing-to-undo",
    "not-over",
    "game-gone",
]
"""The codes; the sentence of each is the message ``group-CODE``."""
CODES: tuple[str, ...] = get_args(Code)
STATUS = {"unknown": 404, "not-invited": 404, "not-host": 403, "not-your-seat": 403}
"""The status codes of refusals over HTTP; all others are a conflict."""


class GroupRefusal(Exception):
    """Why nothing has changed: a code with values, which the reader is told in their own language."""

    def __init__(self, code: Code, **values: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    @property
    def status(self) -> int:
        """The status code of the refusal over HTTP."""
        return STATUS.get(self.code, 409)

    def say(self, words: Words) -> str:
        """Return the sentence."""
        return words.say(f"group-{self.code}", **self.values)
