"""R10.5 and R16.2: when the game ends, and what is still possible and known then."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, IllegalChoice, Options, SeededDealer, WrongSeat
from support.adventures import adventure, clan, clean_up, happened, kinds, on
from support.games import finished, spelled
from support.positions import as_toml, position


def last_die(glory: int, **values: Any) -> Game:
    """Begin the last turn of a round with a die left; the other clan has none."""
    own = clan("fire", glory=glory, pool="S", **values)
    return position(as_toml({"clan": [own, clan("water", out=True, pool="")]}), round=3)


def ended() -> Game:
    """End round 6."""
    return clean_up(clan("fire"), clan("water"), round=6)


# --- after round 6 ----------------------------------------------------------------------------------


@pytest.mark.rule("R10.5a")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (5, False), (6, True)])
def test_the_game_ends_after_round_6(number: int, over: bool) -> None:
    game = clean_up(clan("fire"), round=number)
    assert game.over == over
    assert (game.result is None) != over


@pytest.mark.rule("R10.5a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_result_names_round_6_and_every_seat(players: int) -> None:
    affinities = ("fire", "water", "air", "jungle")[:players]
    how = clean_up(*(clan(name) for name in affinities), round=6).result
    assert how is not None
    assert how.round == 6
    assert [one.seat for one in how.scores] == list(range(players))


@pytest.mark.rule("R10.5a")
def test_round_6_is_played_to_its_end() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S"), hired=("Zondu",), gold=0, trophies=["Sporus"]),
        round=6,
        land_a={"land": "Kale", "header": "header-4b", "monster": "Gator"},
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    told = kinds(happened(game, "attack 1 1 1", "stop", "done", "panic mine"))
    assert game.over
    assert [kind for kind in told if kind in ("stormed", "panic-spread", "deserted", "game-ended")] == [
        "stormed", "panic-spread", "deserted", "game-ended",
    ]  # fmt: skip


# --- thirty glory -----------------------------------------------------------------------------------


@pytest.mark.rule("R10.5b")
@pytest.mark.parametrize(("glory", "over"), [(28, False), (29, False), (30, True), (31, True), (50, True)])
def test_the_game_ends_if_a_clan_has_30_glory(glory: int, over: bool) -> None:
    assert clean_up(clan("fire", glory=glory), round=2).over == over


@pytest.mark.rule("R10.5b")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_clan_may_end_the_game(seat: int) -> None:
    clans = [clan(name, glory=30 if at == seat else 5) for at, name in enumerate(("fire", "water", "air"))]
    how = clean_up(*clans, round=1, first=1).result
    assert how is not None
    assert (how.round, how.winners) == (1, (seat,))


@pytest.mark.rule("R10.5b")
def test_the_clan_that_ends_the_game_need_not_win() -> None:
    how = clean_up(
        clan("fire", glory=30, gold=30), clan("water", glory=29, gold=30, hired=("Lusara",)), round=2
    ).result
    assert how is not None
    assert how.winners == (1,)


@pytest.mark.rule("R10.5b")
def test_with_30_glory_deployment_goes_on_and_the_game_ends_in_the_clean_up() -> None:
    game = last_die(30)
    assert game.node.question == "turn"
    game.play("pawn-shop S")
    assert game.node.question == "turn"
    game.play("end turn")
    assert game.over
    assert game.open_view().clan(0).gold == 7 + 1 - 3  # wages were paid


@pytest.mark.rule("R10.5b")
def test_with_30_glory_the_rest_of_the_adventure_takes_place() -> None:
    game = adventure(
        clan("fire", on("m1", "Nuduru", dice="SSS"), on("a1", "Frunks", dice="S"), glory=29),
        round=2,
        missions=["mission-8", "mission-1"],
        land_a={"land": "Kale", "header": "header-4b", "monster": "Gator"},
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    game.play("roll S6 S6 S6")
    assert game.open_view().clan(0).glory == 32
    assert (game.node.question, game.over) == ("attack", False)
    game.play("attack 1 1 1", "stop")
    assert (game.node.question, game.over) == ("panic", False)
    game.play("panic mine")
    assert game.over


@pytest.mark.rule("R10.5b")
def test_a_clan_that_loses_glory_again_before_the_clean_up_does_not_end_the_game() -> None:
    there = on("m1", "Frunks", dice="SSS")
    game = adventure(clan("fire", there, glory=30), round=2, missions=["mission-8", "mission-1"])
    game.play("roll S1 S1 S1")
    assert game.open_view().clan(0).glory == 28
    assert (game.over, game.node.question) == (False, "refill")


@pytest.mark.rule("R10.5b", "R10.4d")
def test_with_30_glory_a_clan_that_cannot_pay_still_loses_a_member() -> None:
    game = clean_up(clan("fire", glory=30, gold=2, hired=("Karunna",)), round=2)
    assert game.result is not None
    assert game.result.scores[0].reputation == 1
    assert game.open_view().clan(0).gold == 0


# --- nothing follows --------------------------------------------------------------------------------


@pytest.mark.rule("R10.5a", "R10.6b", "R10.8")
def test_after_the_end_nothing_is_reset() -> None:
    game = clean_up(
        clan("fire"), round=6, first=0, missions=["mission-7", "mission-2"],
        land_a={"land": "Kale", "header": "header-4b", "monster": ""},
    )  # fmt: skip
    view = game.open_view()
    assert game.over
    assert (view.round, view.first, view.missions) == (6, 0, ("mission-7", "mission-2"))
    assert view.lands[0].monster == ""


@pytest.mark.rule("R10.5a")
def test_after_the_end_nobody_is_asked() -> None:
    game = ended()
    assert game.node.kind == "end"
    assert (game.seat, game.at_chance, list(game.legal), game.choices, game.outcomes) == (
        None,
        False,
        [],
        (),
        (),
    )
    assert [game.view(seat).asked for seat in (0, 1, None)] == [False, False, False]
    assert spelled(game) == []


@pytest.mark.rule("R10.5a")
def test_after_the_end_nothing_can_be_answered_or_dealt() -> None:
    game = ended()
    with pytest.raises(WrongSeat):
        game.apply("done")
    with pytest.raises(WrongSeat):
        game.apply("pawn-shop S", seat=0)
    with pytest.raises(IllegalChoice):
        game.deal("mission mission-3")
    game.advance(SeededDealer(1))
    assert game.over


@pytest.mark.rule("R10.5a")
def test_the_last_event_is_the_end_of_the_game() -> None:
    assert kinds(happened(ended()))[-1] == "game-ended"


@pytest.mark.rule("R10.5a")
def test_before_the_end_there_is_no_result() -> None:
    game = clean_up(clan("fire", trophies=["Sporus"]), round=6)
    assert (game.over, game.result, game.view(0).result) == (False, None, None)
    game.play("done")
    assert game.result is not None
    assert game.view(0).result == game.view(1).result == game.view(None).result == game.result


# --- everything is public ---------------------------------------------------------------------------


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize("watcher", [1, None])
def test_traps_are_private_before_the_end_and_public_after_it(watcher: int | None) -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S", traps=["strength-1"]), traps=["strength-3"]),
        clan("water", on("m1", "Taron", dice="S")),
        round=6,
        missions=["mission-12", "mission-1"],
        land_a={"land": "Kale", "header": "header-4b", "monster": "Gator"},
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    assert game.view(watcher).clan(0).traps is None
    assert game.view(watcher).path("a1").traps == (None,)
    game.play("roll S6", "attack 1 1 1", "stop", "panic mine")
    assert game.over
    assert game.view(watcher).clan(0).traps == ("strength-3",)


@pytest.mark.rule("R16.2", "R10.5a")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tricks", [False, True])
def test_after_a_whole_game_everybody_sees_the_same(players: int, tricks: bool) -> None:
    for seed in range(4):
        game = finished(Options(players=players, tricks=tricks), seed)
        seen = [game.view(watcher) for watcher in (*range(players), None)]
        for view in seen:
            assert [one.traps for one in view.clans] == [one.traps for one in game.open_view().clans]
            assert None not in [one.traps for one in view.clans]
            assert view.result == game.result


@pytest.mark.rule("R14.1e", "R10.5a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_in_round_6_or_with_30_glory(players: int) -> None:
    for seed in range(8):
        game = finished(Options(players=players), seed)
        assert game.result is not None
        most = max(one.glory for one in game.open_view().clans)
        assert game.result.round == 6 or most >= 30
        best = max(one.total for one in game.result.scores)
        assert {game.result.scores[seat].total for seat in game.result.winners} == {best}
