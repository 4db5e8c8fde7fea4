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


def test_the_golden_games_are_of_all_sizes_and_difficulties_with_and_without_tricks() -> None:
    options = [Record.from_text(text).options for text in TEXTS.values()]
    assert len(options) == 6
    assert {each.players for each in options} == {2, 3, 4}
    assert {each.difficulty for each in options} == set(DIFFICULTIES)
    assert {each.tricks for each in options} == {True, False}
    assert set(TEXTS) == set(golden.GAMES)
