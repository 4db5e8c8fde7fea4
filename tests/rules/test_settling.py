"""R9.5: settling in the homecoming, and what being settled means for wages, death and leading.

Settling on the turn is in test_settled_lands.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, on
from support.games import offered, spelled

KALE = {"land": "Kale", "header": "header-3b", "monster": ""}


def settlers(*hired: str, **values: Any) -> dict[str, Any]:
    """Write a fire clan that owns Kale, of fire, settled by Zondu (reputation 2)."""
    values.setdefault("mercenaries", ["Nuduru", "Frunks", "Zondu", *hired])
    return clan("fire", lands=["Kale"], settled={"Kale": "Zondu"}, **values)


def settled(game: Game) -> dict[str, str]:
    return game.open_view().clan(0).settled


# --- in the homecoming ---


@pytest.mark.rule("R9.5a", "R1.9c")
def test_a_land_conquered_in_this_round_is_settled_in_the_homecoming() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=KALE)
    game.play("roll all", "roll S6 S4")
    assert (game.node.question, spelled(game)) == ("homecoming", ["settle kale", "done"])
    game.play("settle kale")
    assert settled(game) == {"Kale": "Frunks"}


@pytest.mark.rule("R9.5b")
def test_the_conqueror_settles_if_it_does_not_lead() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="SS"), hired=("Zondu",)), land_a=KALE)
    game.play("roll all", "roll S6 S4", "settle kale")
    assert spelled(game) == ["member frunks", "member zondu"]
    game.play("member frunks")
    assert settled(game) == {"Kale": "Frunks"}


@pytest.mark.rule("R9.5b", "R9.5a")
def test_in_the_homecoming_nobody_of_another_affinity_settles() -> None:
    game = adventure(clan("fire", lands=["Kyzhul"], trophies=["Gator"]))
    assert spelled(game) == ["sell gator", "done"]


@pytest.mark.rule("R9.5c")
def test_in_the_homecoming_a_settler_does_not_move_to_another_land() -> None:
    game = adventure(
        clan(
            "fire",
            mercenaries=["Nuduru", "Zondu"],
            lands=["Kale", "Skyehn"],
            settled={"Kale": "Zondu"},
            trophies=["Gator"],
        )
    )
    assert spelled(game) == ["sell gator", "done"]


@pytest.mark.rule("R9.5d")
def test_a_wounded_mercenary_settles_in_the_homecoming() -> None:
    game = adventure(clan("fire", lands=["Kale"], wounded=["Frunks"]))
    game.play("settle kale")
    assert settled(game) == {"Kale": "Frunks"}


@pytest.mark.rule("R9.5a", "R1.9")
def test_a_land_is_not_settled_in_a_battle() -> None:
    game = adventure(clan("fire", on("a1", "Frunks", dice="SS"), lands=["Skyehn"]), land_a=KALE)
    assert game.node.question == "fight"
    assert offered(game, "settle") == []


@pytest.mark.rule("R9.5a", "R1.9b")
def test_a_land_is_not_settled_at_a_contract() -> None:
    game = adventure(clan("fire", on("c1", "Nuduru"), lands=["Kale"]), missions=["mission-7", "mission-1"])
    assert game.node.question == "contract"
    assert offered(game, "settle") == []


# --- active, no wages, no desertion ---


@pytest.mark.rule("R9.5e")
def test_a_settler_goes_out_and_stays_settled() -> None:
    game = adventure(
        {**settlers(), "path": [on("a1", "Zondu", dice="SS")]},
        land_a={**KALE, "land": "Kyzhul"},
        loot=["brews"],
    )
    game.play("roll all", "roll S6 S6")
    assert game.open_view().clan(0).lands == ("Kale", "Kyzhul")
    assert settled(game) == {"Kale": "Zondu"}


@pytest.mark.rule("R9.5f", "R10.4")
@pytest.mark.parametrize(("glory", "wages"), [(5, 1), (11, 2), (21, 3)])
def test_a_settler_needs_no_wages(glory: int, wages: int) -> None:
    game = clean_up(settlers(glory=glory))
    assert game.open_view().clan(0).gold == 7 - wages  # for Frunks; Nuduru leads
    assert settled(game) == {"Kale": "Zondu"}


@pytest.mark.rule("R9.5g", "R10.4")
def test_a_settler_does_not_desert() -> None:
    game = clean_up(settlers(gold=0))
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Zondu")
    assert settled(game) == {"Kale": "Zondu"}


@pytest.mark.rule("R9.5f", "R9.5g", "R10.4")
def test_a_clan_of_a_leader_and_a_settler_pays_nobody_and_loses_nobody() -> None:
    game = clean_up(settlers(mercenaries=["Nuduru", "Zondu"], gold=0))
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Zondu")


@pytest.mark.rule("R9.5f", "R9.5g")
def test_a_mercenary_who_settles_in_the_homecoming_needs_no_wages_in_this_round() -> None:
    game = adventure(clan("fire", lands=["Kale"], gold=0))
    game.play("settle kale")
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks")


# --- leaving ---


@pytest.mark.rule("R9.5h", "R9.5j", "R9.5k", "R7.9")
def test_a_settler_leaves_by_death_and_the_land_stays_with_the_clan() -> None:
    game = adventure(
        {**settlers(wounded=["Zondu"]), "path": [on("a1", "Zondu", dice="S")]},
        land_a={**KALE, "land": "Kyzhul", "monster": "Krinx"},
    )
    game.play("attack 6 6 1 1", "take hits")
    assert game.node.question == "homecoming"
    mine = game.open_view().clan(0)
    assert "Zondu" not in mine.mercenaries
    assert (mine.lands, mine.settled) == (("Kale",), {})


@pytest.mark.rule("R9.5a", "R9.5j")
def test_a_land_whose_settler_died_is_settled_again_in_the_homecoming() -> None:
    game = adventure(
        {**settlers(wounded=["Zondu"]), "path": [on("a1", "Zondu", dice="S")]},
        land_a={**KALE, "land": "Kyzhul", "monster": "Krinx"},
    )
    game.play("attack 6 6 1 1", "take hits", "settle kale")
    assert settled(game) == {"Kale": "Frunks"}


@pytest.mark.rule("R9.5i", "R9.5j", "R9.5k", "R10.3")
def test_a_settler_leaves_as_the_last_candidate_for_leader() -> None:
    game = clean_up(clan("fire", mercenaries=["Zondu"], leader="", lands=["Kale"], settled={"Kale": "Zondu"}))
    mine = game.open_view().clan(0)
    assert mine.leader == "Zondu"
    assert (mine.lands, mine.settled) == (("Kale",), {})


@pytest.mark.rule("R9.5i", "R10.3")
def test_a_settler_stays_if_somebody_else_can_lead() -> None:
    game = clean_up(settlers(mercenaries=["Frunks", "Zondu"], leader=""))
    mine = game.open_view().clan(0)
    assert (mine.leader, mine.settled) == ("Frunks", {"Kale": "Zondu"})


@pytest.mark.rule("R9.5i", "R10.3")
def test_a_settler_stays_if_a_novice_can_lead() -> None:
    game = clean_up(settlers(mercenaries=["Zondu"], leader="", novices=1))
    mine = game.open_view().clan(0)
    assert (mine.leader, mine.settled) == ("novice", {"Kale": "Zondu"})


@pytest.mark.rule("R9.5i", "R10.3")
def test_of_several_settlers_only_the_new_leader_leaves() -> None:
    game = clean_up(
        clan(
            "fire",
            mercenaries=["Zondu", "Tranok"],
            leader="",
            lands=["Kale", "Skyehn"],
            settled={"Kale": "Zondu", "Skyehn": "Tranok"},
        )
    )
    mine = game.open_view().clan(0)
    assert (mine.leader, mine.lands, mine.settled) == ("Tranok", ("Skyehn", "Kale"), {"Kale": "Zondu"})
