"""Everything in the box is shown: each name, each number with its origin, each effect in words."""

from __future__ import annotations

import io
import re

from rich.console import Console

from monsterlands.box import Box, load, overlay
from monsterlands.box.documents import leaves
from monsterlands.cli.edition_tables import SHEETS, SIGNS, Marks, scenarios, show
from monsterlands.cli.plain import PLAINLY


def shown(box: Box, encoding: str = "utf-8", width: int = 100) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=PLAINLY)
    show(box, Console(file=file, width=width))
    file.seek(0)
    return file.read()


def row(text: str, start: str) -> list[str]:
    """Return the words of the first line that begins with `start`."""
    return next(
        line for line in text.splitlines() if line.split()[: len(start.split())] == start.split()
    ).split()


class Recorder(Marks):
    """Notes which places are shown, and as what."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, SIGNS)
        self.shown: dict[str, str] = {}

    def of(self, place: str, value: object, text: str = "") -> str:
        self.shown[place] = str(value)
        return super().of(place, value, text)


def test_every_number_of_the_edition_is_shown() -> None:
    recorder = Recorder(load())
    for sheet in SHEETS:
        sheet(load(), recorder)
    numbers = {
        ".".join(place): value
        for place, value in leaves(load("standard@1").source.document)
        if isinstance(value, int) and not isinstance(value, bool) and place != ("version",)
    }
    assert len(numbers) > 700
    wrong = {
        place: (value, recorder.shown.get(place))
        for place, value in numbers.items()
        if recorder.shown.get(place, "").lstrip("+") != str(value)
    }
    assert wrong == {}


def test_all_dice_of_the_edition_are_shown() -> None:
    recorder = Recorder(load())
    for sheet in SHEETS:
        sheet(load(), recorder)
    dice = {
        ".".join(place): value
        for place, value in leaves(load("standard@1").source.document)
        if place[-1] in ("dice", "into", "accepts", "deck_dice") or place[0] == "glory_bonus"
    }
    assert len(dice) > 100
    assert {place: recorder.shown.get(place) for place in dice} == {
        place: str(value) for place, value in dice.items()
    }


def test_every_name_and_id_is_shown() -> None:
    text = shown(load())
    document = load("standard@1").source.document
    titles = [scenario.name for scenario in load("standard@1").scenarios]
    names = [str(name) for place, name in leaves(document) if place[-1] in ("name", "id")]
    names = [name for name in names if name not in ("standard", *titles)]
    assert len(names) == 36 + 20 + 12 + 10 + 27 + 16 + 6 + 12 + 10
    for name in names:
        assert re.search(rf"(?m)^ {name} ", text), name
    for title in titles:
        assert f"  {title}  " in text, title


def test_everything_of_the_scenarios_is_shown() -> None:
    recorder = Recorder(load())
    scenarios(load(), recorder)
    places = {
        ".".join(place)
        for place, _ in leaves(load("standard@1").source.document)
        if place[0] == "scenario" and place[-1] not in ("name", "id")
    }
    assert len(places) == 93
    assert set(recorder.shown) == places


def test_it_fits_into_a_hundred_columns_without_cutting_anything() -> None:
    text = shown(load())
    assert max(len(line) for line in text.splitlines()) <= 100
    assert "…" not in text


def test_eighty_columns_cut_nothing_off() -> None:
    text = shown(load(), width=80)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text


def test_numbers_are_marked_with_their_origin_without_colours() -> None:
    text = shown(load())
    assert row(text, "Fandor")[:5] == ["Fandor", "jungleᵈ", "5ᵇ", "10ᵇ", "SSᵇ"]
    assert row(text, "Taroa")[:5] == ["Taroa", "jungleᵈ", "3ᵈ", "7", "S"]
    assert row(text, "Abysur")[:10] == ["Abysur", "waterᵇ", "B", "5ᵇ", "17ᵇ", "6", "10", "22ᵇ", "7ᵇ", "2ᵇ"]
    assert "7ᵇ stated in a rulebook" in text


def test_numbers_you_changed_are_marked_as_yours() -> None:
    text = shown(overlay("standard", 'name = "mine"\n[[mercenary]]\nname = "Fandor"\ncost = 11'))
    assert text.startswith("mine@1 ")
    assert row(text, "Fandor")[:5] == ["Fandor", "jungleᵈ", "5ᵇ", "11ʸ", "SSᵇ"]


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    text = shown(load(), "ascii")
    assert text.isascii()
    assert "10(b)" in next(line for line in text.splitlines() if "Fandor" in line)


def test_colours_are_used_if_the_terminal_has_them() -> None:
    file = io.StringIO()
    show(load(), Console(file=file, width=100, force_terminal=True, color_system="standard"))
    assert "\x1b[32m10ᵇ\x1b[0m" in file.getvalue()


def test_an_eleventh_scenario_is_marked_as_yours() -> None:
    eleventh = (
        '[[scenario]]\nid = "dry-town"\nname = "Dry town"\nclosed = ["tavern"]\n'
        "trainee = { points = 20 }\nveteran = { points = 30 }\nhero = { points = 40 }"
    )
    lines = shown(overlay("standard", eleventh)).splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(" dry-town "))
    assert lines[start].split() == ["dry-town", "Dry", "town", "trainee:", "20", "victory", "pointsʸ"]
    assert lines[start + 1].split() == [
        "The",
        "Tavernʸ",
        "is",
        "closed.",
        "veteran:",
        "30",
        "victory",
        "pointsʸ",
    ]
