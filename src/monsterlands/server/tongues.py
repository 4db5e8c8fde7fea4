"""The language of whoever asks: by the request itself, else by what the browser prefers, else English."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ..words import ENGLISH, Words, accepted_language, known_language
from ..words.catalogue import Value


def words_in(language: str) -> Words:
    """Return the words of a language, or English if it is not known."""
    return Words.of(known_language(language) or ENGLISH)


def words_for(scope: Scope) -> Words:
    """Return the words for a request or a connection: ``?language=``, else ``Accept-Language``."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    if "language" in query:
        return words_in(query["language"][-1])
    return Words.of(accepted_language(Headers(scope=scope).get("accept-language", "")))


class Told(HTTPException):
    """A refusal that is a message, so that it can be told in the language of the request."""

    def __init__(self, status: int, message: str, /, **values: Value) -> None:
        self.message, self.values = message, values
        super().__init__(status, self.say(Words.of(ENGLISH)))

    def say(self, words: Words) -> str:
        """Return the sentence in a language."""
        return words.say(self.message, **self.values)
