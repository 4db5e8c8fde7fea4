"""The log of the server: one line for each record, never more than a disk can take.

Nothing secret is written, and no address of a client: messages name games, never what a request contained.
"""

from __future__ import annotations

import json
import logging
import sys
import time

from .limits import RateLimit

BURST, PER_SECOND = 200, 1
"""How many records are written at once, and then each second: at most 86 400 a day."""
LONGEST = 4000
"""The most characters of a traceback; its end says what went wrong."""
NEW_LINE = "\n"


class LimitedHandler(logging.Handler):
    """Writes records to the error output, and counts those that are too many."""

    def __init__(self, formatter: logging.Formatter, burst: float = BURST) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self._limit = RateLimit(burst, PER_SECOND)
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless there are too many."""
        if not self._limit.take():
            self._left_out += 1
            return
        if self._left_out:
            note = logging.LogRecord(
                record.name, logging.WARNING, "", 0, "%d messages were left out", (self._left_out,), None
            )
            self._left_out = 0
            self._write(note)
        self._write(record)

    def _write(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:  # as all handlers do: a log that cannot be written stops nobody
            self.handleError(record)


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            fields["error"] = _shortened(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Writes a record for people: the level, the message, and the end of a traceback."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s: %(message)s")

    def formatException(self, ei: object) -> str:
        """Return a traceback, shortened."""
        return _shortened(super().formatException(ei))  # type: ignore[arg-type]


def _shortened(traceback: str) -> str:
    """Keep the first line of a long traceback, and its end."""
    if len(traceback) <= LONGEST:
        return traceback
    return f"{traceback.partition(NEW_LINE)[0][:80]}\n...\n{traceback[-LONGEST:]}"


def set_up_logs(as_json: bool = False) -> None:
    """Let all loggers of this process write warnings and errors in one way."""
    handler = LimitedHandler(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
