"""Names of buildings, with the article and the prepositions that a sentence may need."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..box import BUILDINGS
from .catalogue import MARK, Catalogue, Value

FORMS = ("the", "at", "to", "of")
"""Attributes of the name of a building, and the values of messages that have them: “at the Tavern”."""


def building_values(
    words: Catalogue,
    *buildings: str,
    value: str = "building",
    mark: Callable[[int, str], str] = lambda index, text: text,
) -> dict[str, Value]:
    """Return the name of a building, or of several joined, in all its forms, as values of a message.

    Without buildings, each value is the key “none”.

    :param value: the name of the value that has the plain name
    :param mark: puts a mark on a name, by its index
    """
    if not buildings:
        return dict.fromkeys((value, *FORMS), "none")
    names = [_forms(words, building) for building in buildings]
    values: dict[str, Value] = {}
    for place, name in enumerate((value, *FORMS)):
        forms = [mark(index, each[place]) for index, each in enumerate(names)]
        # One name is the usual case, and needs no message to be joined.
        values[name] = words.join(forms, "list-and") if len(forms) > 1 else forms[0]
    return values


def building_things(words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield each name of a building with the thing that it names."""
    for building in BUILDINGS:
        yield words.say(f"building-{building}"), f"building:{building}"


def _forms(words: Catalogue, building: str) -> list[str]:
    """Return the name of a building and all its forms; a table asks for them at every choice."""

    def make() -> str:
        return MARK.join(_form(words, building, form) for form in ("", *FORMS))

    return words.once((_forms, building), make).split(MARK)


def _form(words: Catalogue, building: str, form: str) -> str:
    """Return a form of a name; what is marked in it is the name, or all of it where the name is inflected."""
    name = words.say(f"building-{building}")
    if not form:
        return name
    told = words.tell(f"building-{building}", form)
    return (
        told.replace(name, words.title(name), 1) if name in told else words.mark(f"building:{building}", told)
    )
