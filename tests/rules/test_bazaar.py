"""R5.12: the Bazaar, and moving equipment."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

OFFER = ["Pugnor", "Noxx", "Mortis"]  # weapon 6, attire 5, spell 6


def bazaar(
    equipment: str = "", mercenaries: str = '"Nuduru", "Frunks", "Zondu"', more: str = "", **table: object
) -> Game:
    """Begin a turn of the fire clan."""
    clan = f'pool = "SS", gold = 30, mercenaries = [{mercenaries}], equipment = {{ {equipment} }}{more}'
    return position(
        f'clan = [{{ affinity = "fire", {clan} }}, {{ affinity = "water" }}]', **{"bazaar": OFFER, **table}
    )


# --- buying ---


@pytest.mark.rule("R5.12a")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Krakhen", 4),
        ("Pugnor", 6),
        ("Slyzor", 5),
        ("Noxx", 5),
        ("Turzoks", 5),
        ("Rajhnek", 4),
        ("Slham", 3),
        ("Mortis", 6),
        ("Kedavra", 5),
        ("Tergeo", 4),
    ],
)
def test_a_card_is_bought_at_its_cost_for_a_mercenary(card: str, cost: int) -> None:
    game = bazaar(bazaar=[card, "Krakhen" if card != "Krakhen" else "Pugnor"])
    game.play("bazaar S", f"buy {card}", "member zondu")
    assert game.view(0).clan(0).gold == 30 - cost
    assert game.view(0).clan(0).equipment == {"Zondu": (card,)}


@pytest.mark.rule("R5.12a")
def test_one_card_is_bought_with_one_die() -> None:
    game = bazaar()
    game.play("bazaar S", "buy pugnor", "member zondu", "bazaar tergeo")
    assert game.node.question == "turn"
    refused(game, "buy noxx", "R5.12", "not-asked")


@pytest.mark.rule("R5.12a")
def test_only_face_up_cards_can_be_bought() -> None:
    game = bazaar()
    game.play("bazaar S")
    assert offered(game) == ["buy pugnor", "buy noxx", "buy mortis"]
    refused(game, "buy turzoks", "R5.12", "not-there")


@pytest.mark.rule("R5.12a")
def test_a_card_that_the_clan_cannot_pay_for_is_not_sold() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "S", gold = 5 }, { affinity = "water" }]',
        bazaar=["Pugnor", "Noxx", "Krakhen"],
    )
    game.play("bazaar S")
    refused(game, "buy pugnor", "R5.6", "cannot-pay", price=6, gold=5)
    assert offered(game) == ["buy krakhen", "buy noxx"]


@pytest.mark.rule("R5.12a")
def test_an_assigned_mercenary_gets_no_card() -> None:
    game = bazaar(more=', path = [{ path = "a1", mercenary = "Zondu" }]')
    game.play("bazaar S", "buy pugnor")
    assert offered(game) == ["member nuduru", "member frunks"]
    refused(game, "member zondu", "R1.8", "is-assigned")


@pytest.mark.rule("R5.12a")
def test_without_an_unassigned_mercenary_no_die_can_be_deployed_at_the_bazaar() -> None:
    paths = '[{ path = "a1", mercenary = "Nuduru" }, { path = "a3", mercenary = "Frunks" }]'
    game = bazaar(mercenaries='"Nuduru", "Frunks"', more=f", novices = 1, path = {paths}")
    refused(game, "bazaar S", "R5.12", "no-carrier")


@pytest.mark.rule("R5.12a")
def test_a_wounded_mercenary_may_have_the_card() -> None:
    game = bazaar(more=', wounded = ["Zondu"]')
    game.play("bazaar S", "buy pugnor", "member zondu")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Pugnor",)}


# --- one card per type ---


@pytest.mark.rule("R5.12b")
def test_a_mercenary_carries_a_card_of_each_type() -> None:
    game = bazaar('Zondu = ["Krakhen", "Slham"]')
    game.play("bazaar S", "buy mortis", "member zondu")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Krakhen", "Slham", "Mortis")}


@pytest.mark.rule("R5.12b", "R5.12c")
def test_an_old_card_of_the_type_is_handed_on_to_somebody_without_one() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("bazaar S", "buy pugnor", "member zondu")
    assert offered(game) == ["member nuduru", "member frunks", "discard equipment"]
    game.play("member frunks")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Pugnor",), "Frunks": ("Krakhen",)}


@pytest.mark.rule("R5.12c")
def test_the_old_card_may_be_discarded_instead() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("bazaar S", "buy pugnor", "member zondu", "discard equipment")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Pugnor",)}
    assert game.view(0).discards["equipment"] == ("Krakhen",)


@pytest.mark.rule("R5.12c")
def test_the_old_card_is_not_handed_to_a_mercenary_who_has_one_or_is_assigned_or_just_had_it() -> None:
    game = bazaar(
        'Zondu = ["Krakhen"], Frunks = ["Slyzor"]',
        '"Nuduru", "Frunks", "Zondu", "Drapis"',
        ', path = [{ path = "a1", mercenary = "Drapis" }]',
    )
    game.play("bazaar S", "buy pugnor", "member zondu")
    assert offered(game) == ["member nuduru", "discard equipment"]
    refused(game, "member drapis", "R1.8", "is-assigned")
    refused(game, "member frunks", "R5.12", "no-carrier")
    refused(game, "member zondu", "R5.12", "no-carrier")


@pytest.mark.rule("R5.12c")
def test_with_nobody_to_hand_it_to_the_old_card_is_discarded() -> None:
    game = bazaar('Nuduru = ["Krakhen"], Frunks = ["Slyzor"]', '"Nuduru", "Frunks"')
    game.play("bazaar S", "buy pugnor", "member frunks")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen",), "Frunks": ("Pugnor",)}
    assert game.view(0).discards["equipment"] == ("Slyzor",)


# --- refilling ---


@pytest.mark.rule("R5.12d")
def test_the_offer_is_refilled_from_the_deck() -> None:
    game = bazaar(decks={"equipment": ["Tergeo", "Krakhen", "Krakhen"]})
    game.play("bazaar S", "buy noxx", "member zondu")
    assert {str(outcome): outcome.weight for outcome in game.outcomes} == {
        "bazaar krakhen": 2,
        "bazaar tergeo": 1,
    }
    game.play("bazaar tergeo")
    assert game.view(0).bazaar == ("Pugnor", "Tergeo", "Mortis")
    assert game.view(0).decks["equipment"] == ("Krakhen", "Krakhen")


@pytest.mark.rule("R5.12e")
def test_equipment_is_not_reshuffled() -> None:
    game = bazaar(decks={"equipment": []}, discards={"equipment": ["Tergeo", "Krakhen"]})
    game.play("bazaar S", "buy noxx", "member zondu")
    assert game.node.about == (("stage", "after"),)
    assert game.view(0).bazaar == ("Pugnor", "", "Mortis")
    assert "Tergeo" in game.view(0).discards["equipment"]


@pytest.mark.rule("R5.12e")
def test_at_an_empty_bazaar_no_die_can_be_deployed() -> None:
    game = bazaar(decks={"equipment": []}, bazaar=["", "", ""])
    refused(game, "bazaar S", "R5.12", "nothing-to-buy")


# --- moving ---


@pytest.mark.rule("R5.12f")
def test_a_card_may_move_to_another_unassigned_mercenary() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("move weapon zondu", "member nuduru")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen",)}
    assert game.node.about == (("stage", "before"),)


@pytest.mark.rule("R5.12f")
def test_cards_of_one_type_are_swapped() -> None:
    game = bazaar('Zondu = ["Krakhen"], Nuduru = ["Pugnor"]')
    game.play("move weapon zondu", "member nuduru")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen",), "Zondu": ("Pugnor",)}


@pytest.mark.rule("R5.12f")
def test_cards_of_different_types_do_not_swap() -> None:
    game = bazaar('Zondu = ["Krakhen"], Nuduru = ["Noxx", "Mortis"]')
    game.play("move weapon zondu", "member nuduru")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen", "Noxx", "Mortis")}


@pytest.mark.rule("R5.12f")
def test_what_an_assigned_mercenary_carries_does_not_move() -> None:
    game = bazaar('Zondu = ["Krakhen"]', more=', path = [{ path = "a1", mercenary = "Zondu" }]')
    refused(game, "move weapon zondu", "R1.8", "is-assigned")


@pytest.mark.rule("R5.12f")
def test_nothing_moves_to_an_assigned_mercenary() -> None:
    game = bazaar('Frunks = ["Krakhen"]', more=', path = [{ path = "a1", mercenary = "Zondu" }]')
    game.play("move weapon frunks")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen",)}  # nobody else was possible


@pytest.mark.rule("R5.12f")
def test_what_is_not_carried_does_not_move() -> None:
    refused(bazaar('Zondu = ["Krakhen"]'), "move spell zondu", "R5.12", "no-equipment")


@pytest.mark.rule("R5.12g")
def test_a_card_moves_once_per_moment() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("move weapon zondu", "member nuduru")
    refused(game, "move weapon nuduru", "R5.12", "already-moved")


@pytest.mark.rule("R5.12g")
def test_both_cards_of_a_swap_have_moved() -> None:
    game = bazaar('Zondu = ["Krakhen"], Nuduru = ["Pugnor"]')
    game.play("move weapon zondu", "member nuduru")
    refused(game, "move weapon nuduru", "R5.12", "already-moved")
    refused(game, "move weapon zondu", "R5.12", "already-moved")


@pytest.mark.rule("R5.12g")
def test_a_card_that_has_moved_is_not_swapped_away_again() -> None:
    game = bazaar('Zondu = ["Krakhen"], Frunks = ["Pugnor"]', '"Nuduru", "Frunks", "Zondu", "Drapis"')
    game.play("move weapon zondu", "member nuduru", "move weapon frunks")
    assert offered(game) == ["member drapis", "member zondu"]
    refused(game, "member nuduru", "R5.12", "already-moved")


@pytest.mark.rule("R5.12g")
def test_different_cards_of_one_mercenary_may_move_in_one_moment() -> None:
    game = bazaar('Zondu = ["Krakhen", "Noxx", "Mortis"]')
    game.play("move weapon zondu", "member nuduru", "move attire zondu", "member frunks", "move spell zondu")
    game.play("member nuduru")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Krakhen", "Mortis"), "Frunks": ("Noxx",)}


@pytest.mark.rule("R5.12g", "R1.9b")
def test_the_time_after_the_action_is_another_moment() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("move weapon zondu", "member nuduru", "mine 3 S", "move weapon nuduru", "member zondu")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Krakhen",)}
    refused(game, "move weapon zondu", "R5.12", "already-moved")


@pytest.mark.rule("R5.12g", "R1.9b")
def test_the_next_turn_is_another_moment() -> None:
    game = bazaar('Zondu = ["Krakhen"]')
    game.play("mine 3 S", "move weapon zondu", "member nuduru", "end turn", "pawn-shop S", "done", "end turn")
    game.play("move weapon nuduru", "member zondu")
    assert game.view(0).clan(0).equipment == {"Zondu": ("Krakhen",)}


# --- novices ---


@pytest.mark.rule("R5.12h")
def test_a_novice_gets_no_card_from_the_bazaar() -> None:
    game = bazaar(more=", novices = 1")
    game.play("bazaar S", "buy pugnor")
    assert "member novice" not in offered(game)
    refused(game, "member novice", "R1.2", "not-for-novices")


@pytest.mark.rule("R5.12h")
def test_no_card_moves_to_a_novice() -> None:
    game = bazaar('Zondu = ["Krakhen"]', more=", novices = 1")
    game.play("move weapon zondu")
    refused(game, "member novice", "R1.2", "not-for-novices")


@pytest.mark.rule("R5.12h")
def test_no_old_card_is_handed_to_a_novice() -> None:
    game = bazaar('Zondu = ["Krakhen"]', more=", novices = 1")
    game.play("bazaar S", "buy pugnor", "member zondu")
    refused(game, "member novice", "R1.2", "not-for-novices")
