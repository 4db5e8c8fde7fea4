"""The installed command at a pseudo-terminal."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="pseudo-terminals need POSIX")

PROMPT = "> "
LISTED = re.compile(r"^ +(\d+)  (\S+(?: \S+)*)(?:  |$)", re.MULTILINE)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 60
TAKE_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the pseudo-terminal the controlling one, so that Ctrl-C reaches the program, and runs it."""


class Terminal:
    """A program at a terminal of 80 columns."""

    def __init__(self, *command: str, folder: Path, **variables: str) -> None:
        self.descriptor, slave = pty.openpty()
        usual = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "NO_COLOR": ""}
        environment = {**os.environ, **usual, **variables}
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *command],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""

    def read(self, key: bytes = b"") -> str:
        """Wait for the next prompt or the end, and return what was printed since the last one.

        :param key: a key to press again whenever nothing is printed for a while
        """
        since = len(self.raw)
        deadline = time.monotonic() + PATIENCE
        while not self._plain(since).endswith("\n" + PROMPT):
            assert time.monotonic() < deadline, self._plain(since)
            if not select.select([self.descriptor], [], [], 2)[0]:
                os.write(self.descriptor, key)
                continue
            try:
                data = os.read(self.descriptor, 65536)
            except OSError:  # Linux: the program has ended
                break
            if not data:
                break
            self.raw += data.decode("utf-8", "replace")
        return self._plain(since)

    def type(self, line: str) -> str:
        """Type a line, and return what was printed up to the next prompt."""
        os.write(self.descriptor, line.encode() + b"\n")
        return self.read()

    def press(self, key: bytes) -> str:
        """Press a key such as Ctrl-C, and again if the program missed it before it waited for input."""
        os.write(self.descriptor, key)
        return self.read(key)

    def leave(self) -> int:
        """Wait for the program to end, and return its exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.descriptor)
        return code

    def _plain(self, since: int) -> str:
        return ESCAPES.sub("", self.raw[since:]).replace("\r\n", "\n")


def installed() -> str:
    """Return the path of the installed command."""
    found = Path(sys.executable).with_name("monsterlands")
    assert found.exists(), "the command is not installed next to this Python: run make setup"
    return str(found)
