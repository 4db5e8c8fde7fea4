"""Golden games: stored records replay to the stored text, node by node."""

from __future__ import annotations

import pytest

import golden
from monsterlands import Game, Record
from monsterlands.box import DIFFICULTIES

RECORDS = sorted(golden.FOLDER.glob("*.record"))
TEXTS = {path.stem: path.read_text("utf-8") for path in RECORDS}
every_game = pytest.mark.parametrize("name", TEXTS)


@every_game
def test_a_golden_record_ends_as_it_did(name: str) -> None:
    record = Record.from_text(TEXTS[name])
    game = Game.replay(record)
    assert game.digest() == record.digest
    assert game.over


@every_game
def test_a_golden_record_is_written_as_it_was(name: str) -> None:
    assert Game.replay(Record.from_text(TEXTS[name])).record().to_text() == TEXTS[name]


@every_game
def test_every_node_of_a_golden_game_asks_what_it_asked(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
    assert golden.playthrough(Record.from_text(TEXTS[name])).splitlines() == text.splitlines()


def test_the_golden_games_cover_all_numbers_of_players_difficulties_and_bots() -> None:
    options = [Record.from_text(text).options for text in TEXTS.values()]
    assert len(options) == 15
    assert {each.players for each in options} == {1, 2, 3, 4}
    assert {each.difficulty for each in options} == {*DIFFICULTIES}
    assert {*TEXTS} == {*golden.GAMES}
    players = {name for each in golden.GAMES.values() for name in each.players}
    assert players == {"simple", "random"}
    assert any(not each.players for each in golden.GAMES.values())


def test_the_golden_games_are_with_and_without_the_modules_and_of_several_scenarios() -> None:
    options = [Record.from_text(text).options for text in TEXTS.values()]
    modules = [(each.tricks, each.queens_grant, each.more_monsters) for each in options if each.players > 1]
    assert modules.count((False, False, False)) == 8
    assert {each.players for each in options if each.tricks} == {2, 3, 4}
    assert any(each.queens_grant and each.more_monsters for each in options)
    assert sorted(each.scenario for each in options if each.scenario) == [2, 5, 8, 10]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("two-tricks", ("trick-aimed", "die-stolen", "diverted", "token-kept", "granted")),
        ("three-tricks", ("trick-aimed", "die-stolen", "parried", "token-kept")),
        ("four-tricks", ("trick-aimed", "die-stolen", "docked entrance", "granted")),
        ("solo-2-money-is-king", ("madhala-took", "madhala-won", "monster-removed", "land-removed")),
        ("solo-5-fully-loaded", ("madhala-sent", "captured", "conquered", "monster-removed")),
        ("solo-8-tricky", ("chance: token", "die-stolen", "parried", "madhala-sent")),
        ("solo-10-doom", ("docked entrance", "misses-rerolled", "madhala-deployed")),
    ],
)
def test_the_golden_games_with_modules_and_of_scenarios_show_what_is_special(
    name: str, shown: tuple[str, ...]
) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
    assert [kind for kind in shown if kind not in text] == []


def test_the_golden_games_go_through_all_phases_of_all_rounds() -> None:
    for name in TEXTS:
        text = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
        for number in range(2, 7):
            assert f"round-began {number}" in text
        for kind in ("deployment-ended", "clean-up-began", "game-ended"):
            assert kind in text


def test_the_golden_files_are_small() -> None:
    for name in TEXTS:
        sizes = [(golden.FOLDER / f"{name}{ending}").stat().st_size for ending in (".record", ".txt")]
        assert sum(sizes) < 150_000
