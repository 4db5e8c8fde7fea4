"""Everything in the box is shown: each name, each number with its origin, each effect in words."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from monsterlands.box import Box, Effect, Gain, Goal, Scenario, load, overlay
from monsterlands.box.documents import leaves
from monsterlands.cli.edition_tables import SHEETS, SIGNS, Marks, scenarios, show
from monsterlands.cli.wording import effect_words, goal_words, scenario_words


def shown(box: Box, encoding: str = "utf-8", width: int = 100) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    show(box, Console(file=file, width=width))
    file.seek(0)
    return file.read()


def row(text: str, start: str) -> list[str]:
    """The words of the first line that begins with these."""
    return next(
        line for line in text.splitlines() if line.split()[: len(start.split())] == start.split()
    ).split()


class Recorder(Marks):
    """Notes which places are shown, and as what."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, SIGNS)
        self.shown: dict[str, str] = {}

    def of(self, place: str, value: object) -> str:
        self.shown[place] = str(value)
        return super().of(place, value)


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


def test_it_cuts_nothing_off_in_eighty_columns() -> None:
    text = shown(load(), width=80)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text


def test_numbers_carry_the_sign_of_their_origin_without_colours() -> None:
    text = shown(load())
    assert row(text, "Fandor")[:5] == ["Fandor", "jungleᵈ", "5ᵇ", "10ᵇ", "SSᵇ"]
    assert row(text, "Taroa")[:5] == ["Taroa", "jungleᵈ", "3ᵈ", "7", "S"]
    assert row(text, "Abysur")[:10] == ["Abysur", "waterᵇ", "B", "5ᵇ", "17ᵇ", "6", "10", "22ᵇ", "7ᵇ", "2ᵇ"]
    assert "7ᵇ stated in a rulebook" in text


def test_what_you_changed_is_signed_as_yours() -> None:
    text = shown(overlay("standard", 'name = "mine"\n[[mercenary]]\nname = "Fandor"\ncost = 11'))
    assert text.startswith("mine@1 ")
    assert row(text, "Fandor")[:5] == ["Fandor", "jungleᵈ", "5ᵇ", "11ʸ", "SSᵇ"]


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    text = shown(load(), "ascii")
    assert text.isascii()
    assert "10(b)" in next(line for line in text.splitlines() if "Fandor" in line)


def test_colours_are_used_where_there_are_some() -> None:
    file = io.StringIO()
    show(load(), Console(file=file, width=100, force_terminal=True, color_system="standard"))
    assert "\x1b[32m10ᵇ\x1b[0m" in file.getvalue()


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Effect(), "nothing"),
        (Effect(per_die=1, colours="S"), "+1 per strength die"),
        (Effect(per_die=-1, colours="M"), "-1 per magic die"),
        (Effect(per_die=1, colours="S", only="monster"), "+1 per strength die against monsters"),
        (Effect(per_die=2, colours="M", only="conquest"), "+2 per magic die for conquest"),
        (Effect(reroll=2, colours="SM"), "reroll 2 (strength or magic)"),
        (Effect(steal=1, colours="M"), "steal 1 (magic)"),
        (Effect(divert=2), "divert attack dice: 2"),
        (Effect(monster_bonus=4), "+4 against monsters"),
        (Effect(capture_bonus=1), "+1 to capture"),
        (Effect(eliminate_bonus=2), "+2 to eliminate"),
        (Effect(conquest_bonus=3), "+3 to conquer"),
        (Effect(needs_no_trap=True), "captures without a trap"),
        (Effect(defense_talents=1), "defense talents: 1"),
        (
            Effect(defense_talents=1, against=("water", "fire")),
            "defense talents: 1 (monsters of water or fire)",
        ),
        (Effect(capture_glory=1), "+1 glory for a capture"),
        (Effect(eliminate_glory=4), "+4 glory for an elimination"),
        (Effect(conquest_glory=4), "+4 glory for a conquest"),
        (Effect(success_gain=Gain(potions=2)), "2 potions for a beaten monster"),
        (Effect(trophy=3), "a trophy of 3"),
        (Effect(gain=Gain(gold=6, defense=1, potions=1)), "6 gold, 1 defense token, 1 potion"),
        (Effect(gain=Gain(potion_or_venom=1, hire=1)), "1 potion or venom, 1 free hire"),
        (Effect(buy_die="P", price=1, unassigned=True), "buy a persuasion die for 1 gold while unassigned"),
        (Effect(buy_die="S", price=2), "buy a strength die for 2 gold"),
        (Effect(discount=4, at="tavern"), "discount 4 at the Tavern"),
        (Effect(mine_gold=2), "+2 gold at the Mine"),
        (Effect(extra_trap_limit=3), "hold 3 more traps"),
        (Effect(recolour=1), "dice turned into another colour: 1"),
        (Effect(convert="P", into="MMM"), "turn a persuasion die into MMM"),
        (Effect(dice="SSS"), "brings dice SSS"),
        (Effect(extra_affinity_dice=1), "+1 attack dice on a land of its affinity"),
        (Effect(extra_entrance_dice=3), "+3 attack dice at the entrance"),
        (Effect(extra_hits=1), "+1 hits in each attack"),
        (Effect(extra_panic=1), "+1 panic tokens"),
        (Effect(extra_traps=1), "+1 traps needed to capture it"),
        (Effect(spray=1), "attack dice at everybody first: 1"),
        (Effect(last_lash=1), "hits on everybody when eliminated: 1"),
        (Effect(wound_glory=-1), "-1 glory for a clan it wounds"),
        (Effect(forbids=("potions", "venoms")), "no potions or venoms"),
        (Effect(forbids=("defense_talents",)), "no defense talents"),
        (Effect(storms_entrance=True), "goes straight to the entrance"),
        (Effect(escapes=True), "captured on a land, goes to the entrance"),
        (Effect(capture_bonus=1, eliminate_bonus=2), "+1 to capture; +2 to eliminate"),
    ],
)
def test_an_effect_is_said_in_words(effect: Effect, words: str) -> None:
    assert effect_words(effect, lambda key, text: text) == words


GOAL = Goal(points=1)


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        (Scenario("x", "X", GOAL, GOAL, GOAL), []),
        (Scenario("x", "X", GOAL, GOAL, GOAL, difficulties=("normal", "hard")), ["only on normal, hard"]),
        (Scenario("x", "X", GOAL, GOAL, GOAL, affinity="fire", rounds=4), ["affinity fire", "4 rounds"]),
        (Scenario("x", "X", GOAL, GOAL, GOAL, glory_ends=True), ["enough glory ends the game"]),
        (Scenario("x", "X", GOAL, GOAL, GOAL, gold=0), ["0 gold at the start"]),
        (Scenario("x", "X", GOAL, GOAL, GOAL, defense=2), ["2 defense tokens at the start"]),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, deck_dice="SP"),
            ["mercenary deck only of cards with dice SP"],
        ),
        (Scenario("x", "X", GOAL, GOAL, GOAL, closed=("pawn_shop", "mine")), ["closed: Pawn Shop, Mine"]),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, no_defenses=True),
            ["no talent, equipment, path or token cancels hits"],
        ),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, entrance="start"),
            ["a level A monster at the entrance at the start"],
        ),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, entrance="rounds"),
            ["a level A monster at the entrance at the start, and at each start of a round that finds none"],
        ),
        (Scenario("x", "X", GOAL, GOAL, GOAL, beer=0), ["beer for 0 gold"]),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, trick_tokens=3),
            ["Madhala's trick-module tokens on a land path: 3"],
        ),
        (
            Scenario("x", "X", GOAL, GOAL, GOAL, outside=("1", "1", "2", "2", "left", "left")),
            ["Madhala's yellow die outside: 1, 1, 2, 2, left, left"],
        ),
        (Scenario("x", "X", GOAL, GOAL, GOAL, rerolled_misses=True), ["monsters reroll misses once"]),
    ],
)
def test_what_a_scenario_changes_is_said_in_words(scenario: Scenario, words: list[str]) -> None:
    assert scenario_words(scenario, lambda key, text: text) == words


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        (Goal(points=35), "35 victory points"),
        (Goal(points=1, gold=15, missions=1), "1 victory point, 15 gold, 1 mission fulfilled"),
        (
            Goal(defense=5, traps=1, potions=3, venoms=3),
            "5 defense tokens, 1 trap, 3 potions, 3 venoms",
        ),
        (
            Goal(all_equipment=True, mercenaries=(2, 1, 1, 0)),
            "equipment of each type, mercenaries by affinity 2, 1, 1, 0",
        ),
    ],
)
def test_what_a_rank_asks_for_is_said_in_words(goal: Goal, words: str) -> None:
    assert goal_words(goal, lambda key, text: text) == words


def test_an_eleventh_scenario_is_signed_as_yours() -> None:
    eleventh = (
        '[[scenario]]\nid = "dry-town"\nname = "Dry town"\nclosed = ["tavern"]\n'
        "trainee = { points = 20 }\nveteran = { points = 30 }\nhero = { points = 40 }"
    )
    lines = shown(overlay("standard", eleventh)).splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(" dry-town "))
    assert lines[start].split() == ["dry-town", "Dry", "town", "trainee:", "20ʸ", "victory", "points"]
    assert lines[start + 1].split() == ["closed:", "Tavernʸ", "veteran:", "30ʸ", "victory", "points"]
