"""Values of the public interface can be copied and sent to another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from monsterlands import ClanView, Game, Options, SeededDealer, View
from monsterlands.bots import HeroPlayer
from monsterlands.rules.state import State

WAYS: list[Callable[[object], object]] = [
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.copy,
    copy.deepcopy,
]


def opened() -> Game:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    return game


@pytest.mark.parametrize("way", WAYS, ids=["sent", "copied", "copied deeply"])
@pytest.mark.parametrize(
    "value",
    [
        opened().node,
        opened().choices[0],
        opened().preview("mine 1 S"),
        opened().preview("mine 1 S").changes[0],
        Game.new(Options(players=2)).outcomes[0],
        opened().view(0).paths["a1"],
        opened().view(0).lands[0],
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_stays_equal(value: object, way: Callable[[object], object]) -> None:
    assert way(value) == value


@pytest.mark.parametrize("way", WAYS, ids=["sent", "copied", "copied deeply"])
def test_a_view_stays_the_same(way: Callable[[object], object]) -> None:
    view = opened().view(1)
    again = way(view)
    assert isinstance(again, View)
    assert again.to_json() == view.to_json()
    assert again.choices == view.choices
    assert again.node == view.node
    assert again.clan(0).gold == 7


@pytest.mark.parametrize("way", WAYS, ids=["sent", "copied", "copied deeply"])
def test_a_clan_and_a_state_stay_the_same(way: Callable[[object], object]) -> None:
    game = opened()
    clan, state = way(game.view(1).clan(0)), way(game.snapshot())
    assert isinstance(clan, ClanView)
    assert isinstance(state, State)
    assert (clan.gold, clan.affinity) == (7, game.view(1).clan(0).affinity)
    assert Game.at(game.box, state).digest() == game.digest()


@pytest.mark.parametrize("way", WAYS[::2], ids=["sent", "copied deeply"])
def test_a_player_goes_on_in_the_same_way(way: Callable[[object], object]) -> None:
    view = opened().view(0)
    hero = HeroPlayer(seed=3, rollouts=8)
    hero.choose(view)
    again = way(hero)
    assert isinstance(again, HeroPlayer)
    assert [again.choose(view) for _ in range(3)] == [hero.choose(view) for _ in range(3)]


@pytest.mark.parametrize("way", WAYS, ids=["sent", "copied", "copied deeply"])
def test_a_dealer_goes_on_in_the_same_way(way: Callable[[object], object]) -> None:
    dealer = SeededDealer(7)
    again = way(dealer)
    assert isinstance(again, SeededDealer)
    assert [again.below(6) for _ in range(20)] == [dealer.below(6) for _ in range(20)]
