"""R10.6, R10.8 and R3: what is made ready for the next round, and whole rounds one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game, Options, SeededDealer
from support.adventures import adventure, clan, clean_up, on
from support.games import dealt, go, spelled
from support.positions import as_toml, position

NEW_MISSIONS = ("mission mission-3", "mission mission-4")
EMPTY = {"land": "Kale", "header": "header-3b", "monster": ""}


def outcomes(game: Game) -> list[str]:
    """List the possible outcomes."""
    return [str(outcome) for outcome in game.outcomes]


def last_turn(of: dict[str, Any], **table: Any) -> Game:
    """Begin the last turn of the round: seat 0 has a strength die left, its rival none."""
    rival = clan("water", out=True, pool="", hired=("Lusara",))
    return position(as_toml({"clan": [{**of, "pool": "S"}, rival]}), **table)


def pawn(game: Game) -> None:
    """Let everybody pawn all dice and go on into the next round, or to the end of the game."""
    now = game.open_view().round
    dealer = SeededDealer(4)
    while not game.over and game.open_view().round == now:
        choices = spelled(game)
        first = [one for one in choices if one.startswith(("pawn-shop", "die "))]
        game.apply((first or [one for one in ("end turn", "done") if one in choices])[0])
        game.advance(dealer)


# --- dice and everything that was used --------------------------------------------------------------


@pytest.mark.rule("R10.6a")
def test_dice_leave_the_spaces_of_all_buildings() -> None:
    spaces = {
        "lodge": ["P5", "S"], "alchemist": ["M", "M"], "tavern": ["S"], "armory": ["P1"], "bazaar": ["S"],
        "mine": ["", "S"],
    }  # fmt: skip
    game = last_turn(clan("fire"), spaces=spaces)
    assert game.open_view().spaces("lodge")[:2] == ("P5", "S")
    game.play("pawn-shop S", "end turn")
    game.advance(SeededDealer(1))
    view = game.open_view()
    assert view.round == 2
    assert {die for building in spaces for die in view.spaces(building)} == {""}


@pytest.mark.rule("R10.6a", "R5.7")
def test_a_persuasion_die_of_the_last_round_no_longer_counts() -> None:
    game = last_turn(clan("fire"), spaces={"lodge": ["P5"]})
    game.play("pawn-shop S", "end turn", *NEW_MISSIONS, "persuasion 3", "persuasion 1 1", "lodge P3")
    assert dict(game.node.about)["persuasion"] == 3


@pytest.mark.rule("R10.6a", "R4.1a")
def test_dice_come_home_from_missions_and_lands() -> None:
    game = adventure(
        clan("fire", on("m1", "Frunks", dice="SS"), on("a1", "Nuduru", dice="SSSSS")),
        land_a=EMPTY,
        missions=["mission-1", "mission-2"],
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    game.play("roll S1 S1", "stop")
    game.advance(SeededDealer(1))
    assert game.open_view().round == 2
    assert game.open_view().clan(0).pool[:3] == "SSM"
    assert len(game.open_view().clan(0).pool) == 5  # and a persuasion die
    assert {path.dice for path in game.open_view().paths.values()} == {""}


@pytest.mark.rule("R10.6a", "R12.1a")
def test_talents_novices_lands_and_equipment_work_again_in_the_next_round() -> None:
    own = clan(
        "fire", hired=("Tranok",), novices=1, novices_used=1, traps=[],
        lands=["Kale"], settled={"Kale": "Frunks"}, lands_used=["Kale"], equipment={"Nuduru": ["Turzoks"]},
    )  # fmt: skip
    game = last_turn(own, used=["Tranok"], equipment_used={"Nuduru": ["Turzoks"]}, lodge=["strength-2"])
    for used in ("talent tranok", "novice S M"):
        assert used not in spelled(game)
    game.play("pawn-shop S", "end turn", "done")  # and no card is moved at homecoming
    game.advance(SeededDealer(1))
    now = game.open_view().clan(0)
    assert (game.seat, game.open_view().round) == (0, 2)
    assert (now.used_talents, now.novices_used, now.lands_used) == ((), 0, ())
    assert {"talent tranok", "novice S M", "use kale"} <= set(spelled(game))
    game.play("lodge S", "buy strength-2")
    assert "discount attire nuduru" in spelled(game)


@pytest.mark.rule("R10.6a", "R12.1a")
def test_a_defense_talent_works_again_in_the_next_round() -> None:
    game = adventure(
        clan("fire", on("a1", "Zondu", dice="S"), hired=("Zondu",)),
        clan("water", hired=("Lusara",)),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
        loot=["", "", "", ""],
        decks={"loot": [], "monsters": ["Moldo"]},
    )
    game.play("attack 3 1 1", "defend talent", "stop", "panic mine")
    game.advance(SeededDealer(1))
    assert (game.seat, game.open_view().lands[0].monster) == (0, "Moldo")
    go(game, "a1", member="zondu")
    while game.node.question != "attack":
        choices = spelled(game)
        first = [one for one in choices if one.startswith(("pawn-shop", "die "))]
        game.apply((first or [one for one in ("end turn", "done") if one in choices])[0])
    game.play("attack 3 1 1")
    assert spelled(game) == ["defend talent", "take hits"]


# --- missions ---------------------------------------------------------------------------------------


@pytest.mark.rule("R10.6b")
def test_two_new_missions_are_drawn_the_dice_rolling_one_first() -> None:
    game = clean_up(clan("fire"), missions=["mission-7", "mission-2"])
    assert game.node.question == "refill"
    assert outcomes(game) == [f"mission mission-{tile}" for tile in (1, 3, 4, 5, 6, 8, 9, 10, 11, 12)]
    assert {outcome.weight for outcome in game.outcomes} == {1}
    game.play("mission mission-9")
    assert "mission mission-9" not in outcomes(game)
    game.play("mission mission-4")
    assert game.open_view().missions == ("mission-9", "mission-4")


@pytest.mark.rule("R10.6b")
def test_missions_that_nobody_attempted_are_replaced_and_do_not_come_back() -> None:
    game = clean_up(clan("fire"), missions=["mission-1", "mission-2"])
    game.play(*NEW_MISSIONS)
    game.advance(SeededDealer(1))
    assert game.open_view().missions == ("mission-3", "mission-4")
    assert not {"mission-1", "mission-2", "mission-3", "mission-4"} & set(game.open_view().decks["missions"])


@pytest.mark.rule("R10.6b")
def test_the_last_two_missions_are_for_round_six() -> None:
    game = clean_up(clan("fire"), round=5, decks={"missions": ["mission-5", "mission-9"]})
    game.play("mission mission-9", "mission mission-5")
    assert game.open_view().missions == ("mission-9", "mission-5")
    assert game.open_view().decks["missions"] == ()


# --- the round --------------------------------------------------------------------------------------


@pytest.mark.rule("R10.8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_round_marker_advances(number: int) -> None:
    game = clean_up(clan("fire"), round=number)
    assert game.open_view().round == number
    game.play(*NEW_MISSIONS)
    assert game.open_view().round == number + 1


@pytest.mark.rule("R3.1d", "R3.1e")
def test_clean_up_comes_after_the_adventure_and_then_the_next_preparation() -> None:
    game = adventure(
        clan("fire", on("c1", "Frunks", dice="S"), trophies=["Sporus"]), missions=["mission-7", "mission-1"]
    )
    assert game.open_view().phase == "adventure"
    game.play("no")
    assert (game.open_view().phase, game.node.question) == ("clean-up", "homecoming")
    game.play("done", *NEW_MISSIONS)
    assert (game.open_view().phase, game.open_view().round) == ("preparation", 2)


@pytest.mark.rule("R3.1a", "R10.5a", "R10.6b")
def test_six_whole_rounds_show_all_twelve_missions_and_then_the_game_ends() -> None:
    game = dealt(Options(players=2, first=0, confirm=(0, 1)), seed=5)
    rounds: list[int] = []
    missions: list[str] = []
    while not game.over:
        rounds.append(game.open_view().round)
        missions += game.open_view().missions
        pawn(game)
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert len(missions) == len(set(missions)) == 12


@pytest.mark.rule("R3.1a", "R10.6a", "R10.6b", "R10.8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_round_begins_with_an_empty_board_and_new_missions(players: int, seed: int) -> None:
    game, dealer = Game.new(Options(players=players)), SeededDealer(seed)
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.in_full()))
    rounds: list[int] = []
    while not game.over:
        game.advance(dealer)
        began = [event["round"] for event in told if event.kind == "round-began"]
        if len(began) > len(rounds):
            rounds.append(game.open_view().round)
            assert rounds == began
            _ready(game)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
    result = game.result
    assert result is not None
    assert rounds == list(range(1, result.round + 1))
    assert result.round == 6 or max(score.glory for score in result.scores) >= 30


def _ready(game: Game) -> None:
    view = game.open_view()
    assert len(set(view.missions)) == 2
    assert "" not in view.missions
    assert all(land.header for land in view.lands)
    assert all(land.monster for land in view.lands)
    assert {path.mercenary for path in view.paths.values()} == {None}
    for building in ("lodge", "alchemist", "tavern", "armory", "bazaar", "mine"):
        assert not any(view.spaces(building))
    for one in view.clans:
        assert (one.used_talents, one.novices_used, one.lands_used, one.out) == ((), 0, (), False)
        assert one.leader
        assert one.trap_count <= one.trap_limit
        assert (one.defense <= 5, one.potions <= 3, one.venoms <= 3) == (True, True, True)
