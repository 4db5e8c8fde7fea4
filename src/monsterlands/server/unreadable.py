"""Why a record cannot be read, in the words of a player where there are some."""

from __future__ import annotations

from ..game import DamagedRecord, UnreadableRecord
from ..words import Words

DAMAGED = {
    "text": "server-record-text",
    "format": "server-record-format",
    "part": "server-record-part",
    "steps": "server-record-steps",
    "version": "server-record-version",
    "edition": "server-record-edition",
    "edited": "server-record-edited",
}
"""What is said about each fault of a record that somebody brings."""
INSIDE = {"version": "record-version", "edition": "record-edition", "edited": "record-edited"}
"""What is said within a sentence about a fault of a record that is stored here."""


def why_unreadable(words: Words, error: UnreadableRecord) -> str:
    """Return the reason for use within a sentence; what only its maker can mend is told by the engine."""
    if isinstance(error, DamagedRecord) and error.fault in INSIDE:
        return words.say(INSIDE[error.fault], **error.values)
    return str(error)
