"""Games of before stay: the store of an older version opens, its games replay to the same digests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterlands.store import Store, campaign_of, game_of
from support.older import CAMPAIGNS, GAMES, unpack


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store.open(unpack(tmp_path_factory.mktemp("older"))) as opened:
        yield opened


def test_the_older_store_lists_its_hundred_games(store: Store) -> None:
    assert {game.id for game in store.games()} == set(GAMES)
    assert len(GAMES) == 100


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_older_game_replays_to_the_digest_that_it_had(store: Store, game: str) -> None:
    info = store.info(game)
    replayed = game_of(info, store.entries(game))
    now = {
        "assisted": info.assisted,
        "digest": replayed.digest(),
        "over": replayed.over,
        "points": info.points,
        "rank": info.rank,
        "steps": replayed.steps,
        "version": info.version,
    }
    assert now == GAMES[game]


@pytest.mark.parametrize("campaign", sorted(CAMPAIGNS))
def test_an_older_campaign_has_its_status(store: Store, campaign: str) -> None:
    games = store.games_of(campaign)
    status = campaign_of(store.campaign(campaign), games).status
    assert [status, len(games)] == CAMPAIGNS[campaign]
