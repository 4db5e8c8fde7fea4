"""R13.7, scenario 9: where Madhala goes outside, and which missions count as fulfilled."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import clan, happened, kinds, on
from support.positions import as_toml, position

LEFT = "mission-12"  # one die, objective 4, 1 glory and 3 gold
RIGHT = "mission-1"  # one S die, pay 3 gold


def missionary(own: dict[str, Any], **table: Any) -> Game:
    """Begin somewhere in scenario 9, on Tutorial."""
    text = as_toml({"options": {"scenario": 9, "difficulty": "tutorial"}, "clan": [own]})
    return position(text, **{"missions": [LEFT, RIGHT], **table})


def sent(game: Game, roll: str) -> list[object]:
    """Let Madhala act after a turn of the player, and return where she went."""
    game.play("pawn-shop S", "done", "end turn")
    return [event["path"] for event in happened(game, roll) if event.kind == "madhala-sent"]


def tried(*paths: dict[str, Any], madhala: tuple[str, ...] = (), **own: Any) -> Game:
    """Begin the adventure with some mercenaries on missions."""
    return missionary(clan("fire", *paths, **own), phase="adventure", madhala=[*madhala])


# --- where she goes -------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7i", "R13.3")
@pytest.mark.parametrize("red", [5, 6])
@pytest.mark.parametrize(
    ("yellow", "path"), [(1, "a1"), (2, "a2"), (3, "m1"), (4, "m1"), (5, "c1"), (6, "c1")]
)
def test_yellow_3_and_4_lead_to_the_left_mission_and_5_and_6_to_the_right_one(
    red: int, yellow: int, path: str
) -> None:
    assert sent(missionary(clan("fire", pool="SS")), f"madhala {red} {yellow}") == [path]


@pytest.mark.rule("R13.7i", "R13.4")
@pytest.mark.parametrize(("taken", "yellow", "path"), [("m1", 3, "m2"), ("c1", 6, "c2")])
def test_she_takes_the_second_path_of_a_mission_if_the_first_is_taken(
    taken: str, yellow: int, path: str
) -> None:
    game = missionary(clan("fire", on(taken, "Frunks", dice="S"), pool="SS"))
    assert sent(game, f"madhala 5 {yellow}") == [path]


@pytest.mark.rule("R13.7i", "R13.3")
@pytest.mark.parametrize(("full", "yellow"), [(["m1", "m2"], (3, 4)), (["c1", "c2"], (5, 6)), (["a2"], (2,))])
def test_faces_that_lead_to_a_full_place_are_rolled_again(full: list[str], yellow: tuple[int, ...]) -> None:
    game = missionary(clan("fire", pool="SS"), madhala=full)
    game.play("pawn-shop S", "done", "end turn")
    outside = {str(outcome) for outcome in game.outcomes if str(outcome) >= "madhala 5"}
    assert outside == {
        f"madhala {red} {face}" for red in (5, 6) for face in range(1, 7) if face not in yellow
    }


@pytest.mark.rule("R13.7i", "R13.3")
def test_in_the_citadel_nothing_changes() -> None:
    game = missionary(clan("fire", pool="SS"))
    game.play("pawn-shop S", "done", "end turn", "madhala 2 6")
    assert game.view(0).spaces("mine") == ("S", "", "", "")


# --- what counts ----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7i", "R7.2")
@pytest.mark.parametrize(("face", "fulfilled"), [(4, 1), (6, 1), (3, 0)])
def test_a_reward_that_is_taken_counts_and_a_failure_does_not(face: int, fulfilled: int) -> None:
    game = tried(on("m1", "Nuduru", dice="S"))
    game.play(f"roll S{face}")
    assert game.view(0).fulfilled == fulfilled


@pytest.mark.rule("R13.7i", "R7.2")
def test_the_gold_of_a_second_success_does_not_count() -> None:
    game = tried(on("m1", "Nuduru", dice="S"), on("m2", "Frunks", dice="S"))
    told = kinds(happened(game, "roll S6", "roll S5"))
    assert "mission-leftovers" in told
    assert game.view(0).fulfilled == 1


@pytest.mark.rule("R13.7i", "R7.2")
def test_a_success_beside_a_failure_counts() -> None:
    game = tried(on("m1", "Nuduru", dice="S"), on("m2", "Frunks", dice="S"))
    game.play("roll S1", "roll S5")
    assert game.view(0).fulfilled == 1


@pytest.mark.rule("R13.7i", "R7.3")
@pytest.mark.parametrize(("answer", "fulfilled"), [("yes", 1), ("no", 0)])
def test_a_contract_counts_if_it_is_paid_not_if_it_is_declined(answer: str, fulfilled: int) -> None:
    game = tried(on("c1", "Nuduru"), gold=10)
    game.play(answer)
    assert game.view(0).fulfilled == fulfilled


@pytest.mark.rule("R13.7i", "R7.3")
def test_a_contract_that_cannot_be_paid_does_not_count() -> None:
    game = tried(on("c1", "Nuduru"), gold=2)
    assert (game.view(0).phase, game.view(0).fulfilled) == ("clean-up", 0), "nothing was asked"


@pytest.mark.rule("R13.7i", "R7.3")
def test_both_paths_of_a_contract_count() -> None:
    game = tried(on("c1", "Nuduru"), on("c2", "Frunks"), gold=10)
    game.play("yes", "yes")
    assert game.view(0).fulfilled == 2


@pytest.mark.rule("R13.7i")
def test_both_missions_of_a_round_count() -> None:
    game = tried(on("m1", "Nuduru", dice="S"), on("c1", "Frunks"), gold=10)
    game.play("roll S6", "yes")
    assert game.view(0).fulfilled == 2


@pytest.mark.rule("R13.7i", "R13.5")
def test_a_mission_that_madhala_wins_does_not_count() -> None:
    game = tried(on("m2", "Nuduru", dice="S"), madhala=("m1",))
    assert game.view(0).phase == "clean-up"
    assert game.view(0).fulfilled == 0


@pytest.mark.rule("R13.7i", "R13.5")
def test_a_mission_counts_even_if_madhala_is_on_its_right_path() -> None:
    game = tried(on("m1", "Nuduru", dice="S"), on("c1", "Frunks"), madhala=("m2", "c2"), gold=10)
    game.play("roll S4", "yes")
    assert game.view(0).fulfilled == 2


@pytest.mark.rule("R13.7i")
def test_the_missions_of_all_rounds_count_together() -> None:
    own = clan("fire", on("m1", "Nuduru", dice="S"))
    game = missionary(own, phase="adventure", round=3, fulfilled=2)
    game.play("roll S6", "mission mission-3", "mission mission-4")
    assert (game.view(0).round, game.view(0).fulfilled) == (4, 3)
