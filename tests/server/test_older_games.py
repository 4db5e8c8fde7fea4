"""Stored games of an older version open at the table: from their snapshots, with their whole log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterlands.server.live import LiveGame
from monsterlands.store import Store
from monsterlands.words import Words
from support.older import GAMES, unpack


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store.open(unpack(tmp_path_factory.mktemp("older"))) as opened:
        yield opened


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_older_game_opens_from_its_snapshot_as_it_was(store: Store, game: str) -> None:
    live = LiveGame(store.info(game), store.entries(game), store.latest_snapshot(game))
    assert live.game.digest() == GAMES[game]["digest"]
    assert live.version == GAMES[game]["version"]
    assert live.record().digest == GAMES[game]["digest"]


@pytest.mark.parametrize("game", sorted(GAMES)[::10])
def test_an_older_game_has_its_log(store: Store, game: str) -> None:
    live = LiveGame(store.info(game), store.entries(game))
    lines = live.log(Words.of("en"), None)
    assert lines
    assert all(line.version <= GAMES[game]["version"] for line in lines)
