"""R10.3: who leads a clan after its leader has died."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from support.adventures import adventure, clan, clean_up, happened, kinds, on
from support.games import spelled


def leaderless(*mercenaries: str, **values: Any) -> Game:
    """Begin the clean-up of a fire clan whose leader died; it can pay everybody."""
    return clean_up(clan("fire", mercenaries=list(mercenaries), leader="", gold=30, **values))


def leader(game: Game) -> str:
    """Return who leads the fire clan."""
    return game.open_view().clan(0).leader


# --- whose leader died ------------------------------------------------------------------------------


@pytest.mark.rule("R10.3a")
def test_after_its_leader_died_in_battle_a_clan_has_another_one() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), hired=("Zondu",)),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
    )
    game.play("attack 3 3 3")
    assert game.open_view().clan(0).mercenaries == ("Frunks", "Zondu")
    game.play("panic mine")
    assert leader(game) == "Zondu"


@pytest.mark.rule("R10.3a")
def test_between_the_death_and_the_clean_up_nobody_leads() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), hired=("Zondu",), trophies=["Sporus"]),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
    )
    game.play("attack 3 3 3")
    assert (game.node.question, leader(game)) == ("homecoming", "")


@pytest.mark.rule("R10.3a")
def test_a_clan_keeps_a_living_leader_even_if_a_member_has_more_reputation() -> None:
    game = clean_up(clan("fire", hired=("Karunna", "Torko"), gold=30))
    assert leader(game) == "Nuduru"


@pytest.mark.rule("R10.3a")
def test_a_novice_that_leads_stays_leader_when_there_are_mercenaries() -> None:
    game = clean_up(clan("fire", mercenaries=["Karunna"], novices=1, leader="novice", gold=30))
    assert leader(game) == "novice"


@pytest.mark.rule("R10.3a")
def test_leaders_are_promoted_after_panic_and_before_wages() -> None:
    game = clean_up(clan("fire", mercenaries=["Frunks", "Zondu"], leader="", gold=30), entrance="Gator")
    told = kinds(happened(game, "panic mine"))
    order = [kind for kind in told if kind in ("panic-spread", "promoted", "wages")]
    assert order == ["panic-spread", "promoted", "wages", "wages"]
    assert game.open_view().clan(0).gold == 30 - 1  # only Frunks is paid


# --- who it is --------------------------------------------------------------------------------------


@pytest.mark.rule("R10.3a")
@pytest.mark.parametrize(
    ("mercenaries", "leads"),
    [
        (("Frunks", "Zondu"), "Zondu"),
        (("Zondu", "Torko", "Sckrat"), "Torko"),
        (("Karunna", "Wormee", "Frunks"), "Karunna"),
        (("Frunks",), "Frunks"),
        (("Wormee", "Taroa"), "Wormee"),  # reputation 4 before 3, though both cost 7
        (("Frostor", "Torko"), "Torko"),
    ],
)
def test_the_mercenary_of_highest_reputation_leads(mercenaries: tuple[str, ...], leads: str) -> None:
    game = leaderless(*mercenaries)
    assert game.node.question == "refill"
    assert leader(game) == leads


@pytest.mark.rule("R10.3a")
def test_a_wounded_mercenary_may_lead() -> None:
    assert leader(leaderless("Frunks", "Zondu", wounded=["Zondu"])) == "Zondu"


@pytest.mark.rule("R10.3b")
@pytest.mark.parametrize(
    ("mercenaries", "leads"),
    [
        (("Tranok", "Kakron"), "Kakron"),  # reputation 3, cost 6 and 7
        (("Taroa", "Ginova"), "Taroa"),
        (("Wormee", "Naiala"), "Naiala"),  # reputation 4, cost 7 and 8
        (("Dolfus", "Geas"), "Geas"),  # reputation 6, cost 11 and 12
        (("Karunna", "Lusara"), "Karunna"),  # reputation 7, cost 14 and 13
    ],
)
def test_of_equal_reputation_the_mercenary_of_highest_cost_leads(
    mercenaries: tuple[str, ...], leads: str
) -> None:
    game = leaderless(*mercenaries)
    assert game.node.question == "refill"
    assert leader(game) == leads


@pytest.mark.rule("R10.3c")
def test_an_initial_mercenary_without_a_printed_cost_counts_as_zero() -> None:
    assert leader(leaderless("Frunks", "Shandee")) == "Shandee"  # reputation 1 both, cost 4


@pytest.mark.rule("R10.3d")
@pytest.mark.parametrize("chosen", ["Taroa", "Kakron"])
def test_of_equal_members_the_owner_chooses(chosen: str) -> None:
    game = leaderless("Frunks", "Taroa", "Kakron", "Tranok")
    assert (game.node.question, game.seat) == ("promote", 0)
    assert spelled(game) == ["member taroa", "member kakron"]
    game.play(f"member {chosen}")
    assert leader(game) == chosen


@pytest.mark.rule("R10.3d")
def test_every_clan_without_a_leader_chooses_its_own() -> None:
    game = clean_up(
        clan("fire", mercenaries=["Taroa", "Kakron"], leader=""),
        clan("water", mercenaries=["Zondu", "Vishor", "Lorios"], leader=""),
    )
    assert game.seat == 0
    game.play("member kakron")
    assert (game.seat, spelled(game)) == (1, ["member vishor", "member zondu", "member lorios"])
    game.play("member zondu")
    assert [one.leader for one in game.open_view().clans] == ["Kakron", "Zondu"]


# --- novices, settled mercenaries, nobody -----------------------------------------------------------


@pytest.mark.rule("R10.3e")
def test_an_unsettled_mercenary_leads_before_a_novice() -> None:
    assert leader(leaderless("Frunks", novices=2)) == "Frunks"


@pytest.mark.rule("R10.3e")
@pytest.mark.parametrize("novices", [1, 3])
def test_a_novice_leads_if_there_is_no_mercenary(novices: int) -> None:
    game = leaderless(novices=novices)
    assert game.node.question == "refill"
    assert (leader(game), game.open_view().clan(0).novices) == ("novice", novices)
    assert game.open_view().clan(0).gold == 30 - (novices - 1)


@pytest.mark.rule("R10.3e", "R9.5h")
def test_a_novice_leads_before_a_settled_mercenary() -> None:
    game = leaderless("Karunna", novices=1, lands=["Kale"], settled={"Kale": "Karunna"})
    assert leader(game) == "novice"
    assert game.open_view().clan(0).settled == {"Kale": "Karunna"}


@pytest.mark.rule("R10.3a", "R9.5h")
def test_an_unsettled_mercenary_leads_before_a_settled_one_of_more_reputation() -> None:
    game = leaderless("Karunna", "Frunks", lands=["Kale"], settled={"Kale": "Karunna"})
    assert leader(game) == "Frunks"
    assert game.open_view().clan(0).settled == {"Kale": "Karunna"}


@pytest.mark.rule("R10.3f", "R9.5h")
def test_a_settled_mercenary_leads_if_nobody_else_is_left_and_its_land_stays_with_the_clan() -> None:
    game = leaderless("Karunna", lands=["Kale"], settled={"Kale": "Karunna"})
    clan_now = game.open_view().clan(0)
    assert leader(game) == "Karunna"
    assert (clan_now.lands, clan_now.settled) == (("Kale",), {})


@pytest.mark.rule("R10.3f")
def test_of_several_settled_ones_the_highest_reputation_leads_and_the_others_stay_settled() -> None:
    game = leaderless(
        "Karunna", "Frunks", lands=["Kale", "Skyehn"], settled={"Kale": "Karunna", "Skyehn": "Frunks"}
    )
    assert leader(game) == "Karunna"
    assert game.open_view().clan(0).settled == {"Skyehn": "Frunks"}
    assert game.open_view().clan(0).gold == 30


@pytest.mark.rule("R10.3f")
def test_of_equal_settled_members_the_owner_chooses() -> None:
    game = leaderless(
        "Taroa", "Kakron", lands=["Thaklan", "Yuha"], settled={"Thaklan": "Taroa", "Yuha": "Kakron"}
    )
    assert (game.node.question, spelled(game)) == ("promote", ["member taroa", "member kakron"])
    game.play("member kakron")
    assert game.open_view().clan(0).settled == {"Thaklan": "Taroa"}


@pytest.mark.rule("R10.3f", "R9.5b")
def test_a_new_leader_cannot_settle_its_former_land_again() -> None:
    game = clean_up(
        clan("fire", mercenaries=["Karunna"], leader="", lands=["Kale"], settled={"Kale": "Karunna"}),
        clan("water", hired=("Lusara",)),
    )
    game.advance(SeededDealer(1))
    reason = game.why_not("settle kale")
    assert game.seat == 0
    assert reason is not None
    assert (reason.rule, reason.code) == ("R9.5", "no-settler")


@pytest.mark.rule("R10.3f", "R9.5h")
def test_a_mercenary_who_settles_at_homecoming_still_leads_as_the_last_candidate() -> None:
    game = leaderless("Frunks", lands=["Kale"])
    game.play("settle kale")
    assert leader(game) == "Frunks"
    assert (game.open_view().clan(0).lands, game.open_view().clan(0).settled) == (("Kale",), {})


@pytest.mark.rule("R10.3a", "R1.9c")
@pytest.mark.parametrize("mercenaries", [(), ("Frunks",)])
def test_a_mercenary_hired_at_homecoming_may_lead(mercenaries: tuple[str, ...]) -> None:
    game = clean_up(
        clan("fire", mercenaries=list(mercenaries), leader="", glory=9, loot=["recruit"]),
        tavern=["Fandor", "", "", ""],
        decks={"mercenaries": []},
    )
    game.play("loot recruit")
    assert leader(game) == "Fandor"


@pytest.mark.rule("R10.3g", "R3.2a", "R3.2e")
def test_a_clan_with_no_member_left_has_no_leader_until_the_next_round_begins() -> None:
    game = clean_up(clan("fire", mercenaries=[], leader="", gold=2), novices=5)
    assert game.node.question == "refill"
    assert (leader(game), game.open_view().clan(0).novices) == ("", 0)
    game.advance(SeededDealer(1))
    rescued = game.open_view().clan(0)
    assert (game.open_view().round, rescued.leader, rescued.novices, rescued.gold) == (2, "novice", 1, 5)
    assert game.open_view().novices == 4


@pytest.mark.rule("R10.3g", "R3.2a")
def test_a_clan_whose_last_member_dies_goes_on_with_a_novice() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), mercenaries=["Nuduru"], gold=0),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
    )
    game.play("attack 3 3 3", "panic mine")
    assert game.open_view().clan(0).mercenaries == ()
    game.advance(SeededDealer(1))
    rescued = game.open_view().clan(0)
    assert (rescued.leader, rescued.gold, rescued.reputation) == ("novice", 5, 1)
    assert rescued.glory == 5 + 3
