"""The open connections by their secrets, so that a secret that is revoked ends them."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

from ..store import Change
from ..store.rows import hash_of
from .guest import Client
from .server_messages import Gone


class OpenLine:
    """A connection that has sent a secret; who it is may not be known yet."""

    def __init__(self) -> None:
        self._client: Client[Any] | None = None
        self._ended: tuple[str, str] | None = None

    def let_in(self, client: Client[Any]) -> None:
        """Note who it is; they have to go at once if the secret was revoked meanwhile."""
        self._client = client
        if self._ended is not None:
            self.end(*self._ended)

    def end(self, code: str, text: str) -> None:
        """End the connection, now or as soon as it is known who it is."""
        self._ended = (code, text)
        if self._client is not None:
            self._client.tell(Gone(code, self._client.words.say(text)))


class OpenLines:
    """The connections of this process, to tables and to groups."""

    def __init__(self) -> None:
        self._lines: dict[str, list[OpenLine]] = {}
        """By the hash of the secret that lets them in."""

    @contextmanager
    def kept(self, secret: str) -> Generator[OpenLine]:
        """Know a connection while it is open.

        Begin before the secret is checked, so that nothing is missed.
        """
        key, line = hash_of(secret), OpenLine()
        self._lines.setdefault(key, []).append(line)
        try:
            yield line
        finally:
            self._lines[key].remove(line)
            if not self._lines[key]:
                del self._lines[key]

    def end(self, hashes: Iterable[str], code: str = "revoked", text: str = "profile-revoked") -> None:
        """End the connections that came in with secrets of these hashes.

        :param text: the message that says why
        """
        for key in hashes:
            for line in self._lines.get(key, ()):
                line.end(code, text)

    def hear(self, change: Change | None) -> None:
        """Hear that a process has revoked a secret."""
        if change is not None and change.kind == "revoked":
            self.end([change.game])
