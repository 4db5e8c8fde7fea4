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


def test_the_golden_games_are_of_all_sizes_and_difficulties_with_and_without_players() -> None:
    options = [Record.from_text(text).options for text in TEXTS.values()]
    assert len(options) == 8
    assert {each.players for each in options} == {2, 3, 4}
    assert {each.difficulty for each in options} == {*DIFFICULTIES}
    assert {*TEXTS} == {*golden.GAMES}
    players = {name for each in golden.GAMES.values() for name in each.players}
    assert players == {"simple", "random"}
    assert any(not each.players for each in golden.GAMES.values())


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
