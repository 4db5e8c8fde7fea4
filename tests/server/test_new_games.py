"""What is stored of a game that a record brings."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import UnknownPlayer, hint, player
from monsterlands.server.new_games import guided_game, imported_game, new_game
from monsterlands.server.summary import decode
from monsterlands.store import Seat


def dealt(players: int = 2) -> Game:
    game = Game.new(Options(players=players, confirm=(0,)))
    game.advance(SeededDealer(3))
    return game


def test_a_new_game_is_dealt_up_to_its_first_question() -> None:
    game = Game.new(Options(players=2, confirm=(0,)))
    info, entry = new_game(game, [Seat(), Seat("novice")])
    assert game.seat is not None
    assert (entry.version, entry.kind, info.assisted, info.over) == (1, "begin", False, False)


def test_an_imported_record_is_dealt_up_to_its_next_question() -> None:
    game = Game.new(Options(players=2, confirm=(0,)))
    assert game.at_chance
    imported_game(game, ())
    assert game.seat is not None


def test_an_imported_game_is_marked() -> None:
    info, entry = imported_game(dealt(), ())
    assert (entry.kind, decode(info.summary).brought, info.assisted) == ("brought", True, False)


def test_people_sit_where_turns_are_ended_by_hand() -> None:
    info, _ = imported_game(dealt(3), ())
    assert [seat.player for seat in info.seats] == ["", "trainee", "trainee"]


def test_the_players_that_a_record_names_play_on() -> None:
    info, _ = imported_game(dealt(), ("", "hero@think=2"))
    assert [seat.player for seat in info.seats] == ["", "hero@think=2"]


@pytest.mark.parametrize(
    "slow", ["hero@think=100000", "hero@think=10.01", "hero@rollouts=100", "hero@think=1@rollouts=9"]
)
def test_a_bot_that_is_too_slow_for_a_table_gets_its_usual_budget(slow: str) -> None:
    info, _ = imported_game(dealt(), ("", slow))
    assert [seat.player for seat in info.seats] == ["", "hero"]


@pytest.mark.parametrize("name", ["nobody", "os:system", "hero@think=soon", "hero@rollouts=" + "9" * 5000])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        imported_game(dealt(), ("", name))


def test_the_guided_game_begins_with_a_composed_round() -> None:
    game = guided_game()
    view = game.view(0)
    assert (view.scenario_number, view.difficulty, view.round, view.phase) == (1, "tutorial", 1, "deployment")
    assert (view.clan(0).affinity, view.clan(0).pool, view.clan(0).gold, view.clan(0).glory) == (
        "jungle",
        "SSMP5",
        7,
        5,
    )
    assert (view.tavern, view.lands[0].monster) == (("Drapis", "Nimra", "Vishor"), "Surbol")
    info, entry = new_game(game, [Seat()])
    assert (entry.kind, decode(info.summary).brought) == ("begin", False)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hint_with_the_time_of_the_table_agrees_with_what_the_guide_says_first(seed: int) -> None:
    """The guide sends the yellow die to the Tavern; a table has time for up to about 600 playouts."""
    found = hint(guided_game().view(0), rollouts=600, seed=seed)
    assert str(found.best.choice) == "tavern P5"
    second = found.weighed[1]
    assert found.best.points is not None
    assert second.points is not None
    assert found.best.points > second.points + 0.2, second


def test_a_hint_agrees_with_what_the_guide_says_next() -> None:
    """A die to spare goes to the Mine, and then somebody goes out."""
    game = guided_game()
    game.play("tavern P5", "hire nimra", "tavern guster", "end turn")
    game.advance(SeededDealer(2))
    best = [str(each.choice) for each in hint(game.view(0), rollouts=60, seed=1).advice[:3]]
    assert any(choice.startswith(("path a", "mine")) for choice in best)


def test_everybody_in_the_tavern_of_the_guided_game_can_be_hired_first() -> None:
    game = guided_game()
    game.play("tavern P5")
    assert {f"hire {name}" for name in ("drapis", "nimra", "vishor")} < {str(each) for each in game.choices}
    before = game.view(0).clan(0).gold
    game.play("hire nimra")
    assert before - game.view(0).clan(0).gold == 3  # 8 less the 5 of the die (R5.7)


@pytest.mark.parametrize("seed", range(8))
def test_the_guided_game_is_not_won_before_its_last_round(seed: int) -> None:
    """A simple player gets somewhere, but is no hero while there are rounds left to play."""
    game, dealer, somebody = guided_game(), SeededDealer(seed), player("trainee", seed=seed)
    game.advance(dealer)
    early: list[str] = []
    while game.seat is not None:
        view = game.view(0)
        if view.round < view.rounds:
            early.append(view.rank)
        game.apply(somebody.choose(view))
        game.advance(dealer)
    assert early
    assert "hero" not in early
    assert game.view(0).rank in ("trainee", "veteran", "hero")
