"""R10.4: wages, and who deserts a clan that cannot pay them."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game, SeededDealer
from support.adventures import clan, clean_up, happened
from support.games import spelled
from support.positions import as_toml, position


def paying(*hired: str, **values: Any) -> Game:
    """Begin the clean-up of a fire clan: Nuduru leads, Frunks and the hired members are paid."""
    return clean_up(clan("fire", hired=hired, **values))


def broke(*mercenaries: str, gold: int = 0, **values: Any) -> Game:
    """Begin the clean-up of a fire clan that Nuduru leads and that cannot pay."""
    return clean_up(clan("fire", mercenaries=["Nuduru", *mercenaries], gold=gold, **values))


def of(game: Game, kind: str) -> list[Event]:
    """Return the events of one kind of the fire clan so far."""
    return [event for event in happened(game) if event.kind == kind and event.seat == 0]


def deserter(game: Game) -> str:
    """Return who deserted, if exactly one did."""
    (event,) = of(game, "deserted")
    return str(event["member"])


# --- what is paid -----------------------------------------------------------------------------------


@pytest.mark.rule("R10.4b")
@pytest.mark.parametrize(
    ("glory", "each"),
    [(0, 1), (5, 1), (10, 1), (11, 2), (15, 2), (20, 2), (21, 3), (29, 3), (30, 3), (41, 3)],
)
def test_a_member_costs_more_with_more_glory(glory: int, each: int) -> None:
    game = paying("Zondu", glory=glory, gold=20)
    assert game.open_view().clan(0).gold == 20 - 2 * each


@pytest.mark.rule("R10.4b")
def test_every_clan_pays_by_its_own_glory() -> None:
    game = clean_up(clan("fire", glory=21), clan("water", glory=11), clan("air", glory=10))
    assert [one.gold for one in game.open_view().clans] == [7 - 3, 7 - 2, 7 - 1]


@pytest.mark.rule("R10.4a")
@pytest.mark.parametrize(
    ("hired", "paid"), [((), 1), (("Zondu",), 2), (("Zondu", "Torko", "Karunna", "Sckrat"), 5)]
)
def test_every_member_but_the_leader_is_paid(hired: tuple[str, ...], paid: int) -> None:
    assert paying(*hired).open_view().clan(0).gold == 7 - paid


@pytest.mark.rule("R10.4a")
def test_a_clan_of_the_leader_alone_pays_nothing() -> None:
    game = broke(gold=3, glory=25)
    assert game.open_view().clan(0).gold == 3
    assert game.open_view().clan(0).mercenaries == ("Nuduru",)


@pytest.mark.rule("R10.4a")
def test_novices_are_paid() -> None:
    assert paying(novices=3).open_view().clan(0).gold == 7 - 4


@pytest.mark.rule("R10.4a")
def test_a_novice_that_leads_is_not_paid_and_the_others_are() -> None:
    game = clean_up(clan("fire", mercenaries=["Frunks"], novices=3, leader="novice"))
    assert game.open_view().clan(0).gold == 7 - 3


@pytest.mark.rule("R10.4a")
def test_wounded_members_are_paid() -> None:
    assert paying("Zondu", wounded=["Frunks", "Zondu"]).open_view().clan(0).gold == 7 - 2


@pytest.mark.rule("R10.4a", "R9.5f")
def test_settled_members_are_not_paid() -> None:
    game = paying("Zondu", lands=["Kale", "Yuha"], settled={"Kale": "Zondu"})
    assert game.open_view().clan(0).gold == 7 - 1


@pytest.mark.rule("R10.4a", "R9.5f")
def test_a_mercenary_who_settles_at_homecoming_is_not_paid() -> None:
    game = paying(lands=["Kale"])
    game.play("settle kale")
    assert game.open_view().clan(0).gold == 7


@pytest.mark.rule("R10.4a", "R10.3a")
def test_a_leader_promoted_in_the_same_clean_up_is_not_paid() -> None:
    game = clean_up(clan("fire", mercenaries=["Frunks"], leader="", gold=4))
    assert game.open_view().clan(0).gold == 4


@pytest.mark.rule("R10.4a")
def test_what_wages_would_cost_is_public() -> None:
    game = position(as_toml({"clan": [clan("fire", hired=("Zondu",), novices=1, glory=11), clan("water")]}))
    assert [one.wages for one in game.view(None).clans] == [6, 1]


# --- clans that cannot pay --------------------------------------------------------------------------


@pytest.mark.rule("R10.4c", "R10.4d")
@pytest.mark.parametrize("gold", [0, 1, 3])
def test_a_clan_that_cannot_pay_all_pays_what_it_has_and_one_member_deserts(gold: int) -> None:
    game = broke("Frunks", "Zondu", glory=11, gold=gold)  # 4 are due
    assert game.open_view().clan(0).gold == 0
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks")
    assert deserter(game) == "Zondu"


@pytest.mark.rule("R10.4c")
def test_a_clan_that_can_just_pay_keeps_everybody() -> None:
    game = broke("Frunks", "Zondu", glory=11, gold=4)
    assert game.open_view().clan(0).gold == 0
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks", "Zondu")
    assert of(game, "deserted") == []


@pytest.mark.rule("R10.4d")
def test_exactly_one_deserts_however_much_is_missing() -> None:
    game = broke("Frunks", "Zondu", "Karunna", "Torko", novices=2, glory=21)  # 18 are due
    assert deserter(game) == "Karunna"
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks", "Zondu", "Torko")
    assert game.open_view().clan(0).novices == 2


@pytest.mark.rule("R10.4d")
def test_reputation_goes_with_the_deserter() -> None:
    assert broke("Frunks", "Karunna").open_view().clan(0).reputation == 1


@pytest.mark.rule("R10.4d")
def test_only_the_clan_that_cannot_pay_loses_somebody() -> None:
    game = clean_up(clan("fire", gold=0), clan("water", gold=1))
    assert [one.mercenaries for one in game.open_view().clans] == [("Nuduru",), ("Tortock", "Taron")]


@pytest.mark.rule("R10.4d")
def test_the_leader_does_not_desert() -> None:
    game = clean_up(clan("fire", mercenaries=["Karunna", "Frunks"], leader="Karunna", gold=0))
    assert deserter(game) == "Frunks"
    assert game.open_view().clan(0).mercenaries == ("Karunna",)


@pytest.mark.rule("R10.4d", "R9.5g")
def test_settled_members_do_not_desert() -> None:
    game = broke("Frunks", "Karunna", lands=["Kale"], settled={"Kale": "Karunna"})
    assert deserter(game) == "Frunks"
    assert game.open_view().clan(0).settled == {"Kale": "Karunna"}


@pytest.mark.rule("R10.4d", "R9.5g")
def test_a_clan_of_a_leader_and_settled_members_needs_no_gold() -> None:
    game = broke("Karunna", lands=["Kale"], settled={"Kale": "Karunna"})
    assert of(game, "deserted") == []


# --- who deserts ------------------------------------------------------------------------------------


@pytest.mark.rule("R10.4e")
@pytest.mark.parametrize(
    ("mercenaries", "deserts"),
    [
        (("Zondu", "Torko", "Sckrat"), "Torko"),
        (("Wormee", "Taroa"), "Wormee"),  # reputation 4 before 3, though both cost 7
        (("Frostor", "Fandor", "Torko"), "Torko"),
    ],
)
def test_the_member_of_highest_reputation_deserts(mercenaries: tuple[str, ...], deserts: str) -> None:
    assert deserter(broke(*mercenaries)) == deserts


@pytest.mark.rule("R10.4f")
@pytest.mark.parametrize(
    ("mercenaries", "deserts"),
    [
        (("Tranok", "Kakron"), "Kakron"),  # reputation 3, cost 6 and 7
        (("Wormee", "Naiala"), "Naiala"),  # reputation 4, cost 7 and 8
        (("Frunks", "Shandee"), "Shandee"),  # reputation 1, none and 4
    ],
)
def test_of_equal_reputation_the_member_of_highest_cost_deserts(
    mercenaries: tuple[str, ...], deserts: str
) -> None:
    assert deserter(broke(*mercenaries)) == deserts


@pytest.mark.rule("R10.4g")
@pytest.mark.parametrize("chosen", ["Taroa", "Kakron"])
def test_of_equal_members_the_owner_chooses(chosen: str) -> None:
    game = broke("Frunks", "Taroa", "Kakron", "Tranok")
    assert (game.node.question, game.seat) == ("desert", 0)
    assert spelled(game) == ["member taroa", "member kakron"]
    game.play(f"member {chosen}")
    assert game.open_view().discards["mercenaries"] == (chosen,)


@pytest.mark.rule("R10.4h")
def test_a_novice_deserts_before_an_initial_mercenary() -> None:
    game = broke("Frunks", novices=2)  # reputation 1 both, cost 3 and none
    assert deserter(game) == "novice"
    assert (game.open_view().clan(0).novices, game.open_view().clan(0).mercenaries) == (
        1,
        ("Nuduru", "Frunks"),
    )


@pytest.mark.rule("R10.4h")
@pytest.mark.parametrize("hired", ["Shandee", "Zondu", "Karunna"])
def test_a_hired_mercenary_deserts_before_a_novice(hired: str) -> None:
    assert deserter(broke(hired, novices=2)) == hired


@pytest.mark.rule("R10.4h")
def test_of_several_novices_one_deserts_and_nobody_is_asked() -> None:
    game = broke(novices=3)
    assert game.node.question == "refill"
    assert game.open_view().clan(0).novices == 2


@pytest.mark.rule("R10.4h", "R10.4d")
def test_a_novice_that_leads_does_not_desert() -> None:
    game = clean_up(clan("fire", mercenaries=["Frunks"], novices=1, leader="novice", gold=0))
    assert deserter(game) == "Frunks"
    assert (game.open_view().clan(0).leader, game.open_view().clan(0).novices) == ("novice", 1)


@pytest.mark.rule("R10.4g", "R10.4h")
@pytest.mark.parametrize(("chosen", "mercenaries", "novices"), [("shandee", 1, 1), ("novice", 2, 0)])
def test_between_a_novice_and_a_mercenary_of_its_cost_the_owner_chooses(
    chosen: str, mercenaries: int, novices: int
) -> None:
    short = clan("fire", mercenaries=["Nuduru", "Shandee"], novices=1, gold=0)
    cheaper = {"mercenary": [{"name": "Shandee", "cost": 3}]}
    text = as_toml({"overrides": cheaper, "clan": [short, clan("water")]})
    game = position(text, phase="clean-up")
    assert sorted(spelled(game)) == ["member novice", "member shandee"]
    game.play(f"member {chosen}")
    view = game.open_view().clan(0)
    assert (len(view.mercenaries), view.novices) == (mercenaries, novices)


# --- where the deserter goes ------------------------------------------------------------------------


@pytest.mark.rule("R10.4i")
def test_a_hired_deserter_goes_to_the_discards() -> None:
    view = broke("Zondu").open_view()
    assert view.discards["mercenaries"] == ("Zondu",)
    assert "Zondu" not in view.decks["mercenaries"]


@pytest.mark.rule("R10.4i")
def test_a_novice_goes_back_to_the_stack() -> None:
    game = clean_up(clan("fire", mercenaries=["Nuduru"], novices=2, gold=0), novices=4)
    assert game.open_view().novices == 5


@pytest.mark.rule("R10.4i")
def test_an_initial_deserter_leaves_the_game() -> None:
    view = broke("Frunks").open_view()
    assert view.clan(0).mercenaries == ("Nuduru",)
    assert view.discards["mercenaries"] == ()
    assert "Frunks" not in (*view.decks["mercenaries"], *view.tavern)


# --- what the deserter carried ----------------------------------------------------------------------

CARRIED = {"Karunna": ["Pugnor", "Noxx"]}


def deserted(**equipment: list[str]) -> Game:
    """Have Karunna desert with Pugnor (weapon) and Noxx (attire); Nuduru, Frunks and Zondu stay."""
    game = broke("Frunks", "Zondu", "Karunna", novices=1, equipment={**CARRIED, **equipment})
    game.play("done")
    return game


@pytest.mark.rule("R10.4j")
def test_each_card_of_the_deserter_may_go_to_another_mercenary() -> None:
    game = deserted()
    assert (game.node.question, game.seat) == ("inherit", 0)
    assert sorted(spelled(game)) == ["discard equipment", "member frunks", "member nuduru", "member zondu"]
    game.play("member nuduru", "member zondu")
    assert game.open_view().clan(0).equipment == {"Nuduru": ("Pugnor",), "Zondu": ("Noxx",)}
    assert game.open_view().discards["equipment"] == ()


@pytest.mark.rule("R10.4j")
def test_several_cards_may_go_to_the_same_mercenary() -> None:
    game = deserted()
    game.play("member frunks", "member frunks")
    assert game.open_view().clan(0).equipment == {"Frunks": ("Pugnor", "Noxx")}


@pytest.mark.rule("R10.4j")
def test_cards_may_go_to_settled_and_wounded_mercenaries() -> None:
    game = broke(
        "Frunks", "Zondu", "Karunna", wounded=["Nuduru"], lands=["Kale"], settled={"Kale": "Zondu"},
        equipment={"Karunna": ["Pugnor"]},
    )  # fmt: skip
    game.play("done")
    assert sorted(spelled(game)) == ["discard equipment", "member frunks", "member nuduru", "member zondu"]
    game.play("member zondu")
    assert game.open_view().clan(0).equipment == {"Zondu": ("Pugnor",)}


@pytest.mark.rule("R10.4l")
def test_the_rest_is_discarded() -> None:
    game = deserted()
    game.play("discard equipment", "member zondu")
    assert game.open_view().clan(0).equipment == {"Zondu": ("Noxx",)}
    assert game.open_view().discards["equipment"] == ("Pugnor",)


@pytest.mark.rule("R10.4l")
def test_without_another_mercenary_everything_is_discarded() -> None:
    game = clean_up(
        clan(
            "fire", mercenaries=["Zondu"], novices=1, leader="novice", gold=0,
            equipment={"Zondu": ["Pugnor", "Noxx"]},
        )
    )  # fmt: skip
    assert deserter(game) == "Zondu"
    assert game.node.question == "refill"
    assert sorted(game.open_view().discards["equipment"]) == ["Noxx", "Pugnor"]


@pytest.mark.rule("R10.4k", "R5.12c")
def test_a_card_that_is_replaced_may_be_handed_on_to_a_mercenary_without_one() -> None:
    game = deserted(Frunks=["Slyzor"], Zondu=["Krakhen"])
    game.play("member frunks")
    assert game.node.question == "hand-on"
    assert sorted(spelled(game)) == ["discard equipment", "member nuduru"]
    game.play("member nuduru", "discard equipment")
    assert game.open_view().clan(0).equipment == {
        "Nuduru": ("Slyzor",),
        "Frunks": ("Pugnor",),
        "Zondu": ("Krakhen",),
    }
    assert game.open_view().discards["equipment"] == ("Noxx",)


@pytest.mark.rule("R10.4k", "R5.12c")
def test_a_card_that_is_replaced_may_be_discarded() -> None:
    game = deserted(Frunks=["Slyzor"])
    game.play("member frunks", "discard equipment", "discard equipment")
    assert game.open_view().clan(0).equipment == {"Frunks": ("Pugnor",)}
    assert sorted(game.open_view().discards["equipment"]) == ["Noxx", "Slyzor"]


@pytest.mark.rule("R10.4k")
def test_a_card_that_is_replaced_is_discarded_if_everybody_has_one() -> None:
    game = deserted(Nuduru=["Krakhen"], Frunks=["Slyzor"], Zondu=["Slyzor"])
    game.play("member nuduru")
    assert game.open_view().discards["equipment"] == ("Krakhen",)
    assert game.node.question == "inherit"


@pytest.mark.rule("R10.4j")
def test_the_cards_of_an_initial_deserter_may_stay_too() -> None:
    game = broke("Frunks", equipment={"Frunks": ["Pugnor"]})
    game.play("done", "member nuduru")
    assert game.open_view().clan(0).equipment == {"Nuduru": ("Pugnor",)}


@pytest.mark.rule("R10.4i")
def test_a_deserter_comes_back_to_the_tavern_with_the_reshuffled_discards() -> None:
    game = clean_up(
        clan("fire", mercenaries=["Nuduru", "Zondu"], glory=9, gold=0, loot=["gold-12"]),
        tavern=["Fandor", "", "", ""],
        decks={"mercenaries": []},
    )
    game.play("done")
    game.advance(SeededDealer(1))
    game.play("loot gold-12", "tavern S", "hire fandor")
    assert [str(outcome) for outcome in game.outcomes] == ["tavern zondu"]


@pytest.mark.rule("R3.2b", "R10.4h")
@pytest.mark.parametrize(("others", "stack"), [(7, 1), (8, 0)])
def test_after_a_novice_came_from_an_empty_stack_the_next_one_that_leaves_is_removed(
    others: int, stack: int
) -> None:
    rescued = clan("fire", mercenaries=[], novices=1, leader="novice", gold=5)
    crowd = clan("water", mercenaries=["Tortock"], novices=others, gold=0)
    game = clean_up(rescued, crowd)
    assert game.open_view().clan(1).novices == others - 1
    assert game.open_view().novices == stack
