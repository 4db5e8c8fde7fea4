"""R12.5: free hires, free equipment, and loot from Al-Dahn."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

DOCKED = ["Drapis", "Taroa", "Puargh", "Wondou"]  # reputation 2 3 4 6
RECRUIT, RYNIA = "loot recruit", "use rynia"
CLAN = """
clan = [
  {{ affinity = "fire", mercenaries = ["Nuduru", "Frunks", "{settler}"], lands = ["{land}"], \
settled = {{ {land} = "{settler}" }}, pool = "SSSP5", loot = ["recruit"], glory = {glory}, gold = 7{more} }},
  {{ affinity = "water" }},
]
"""


def hiring(glory: int = 9, more: str = "", **table: object) -> Game:
    """Begin a turn of a clan with the recruit token and Rynia, settled by Nimra: reputation 5."""
    text = CLAN.format(land="Rynia", settler="Nimra", glory=glory, more=more)
    return position(text, **{"tavern": DOCKED, **table})


def equipping(more: str = "", **table: object) -> Game:
    """Begin a turn of a clan that has Uyuniah, settled by Kakron."""
    text = CLAN.format(land="Uyuniah", settler="Kakron", glory=9, more=more)
    return position(text, **{"bazaar": ["Pugnor", "Noxx", "Mortis"], **table})


def looting(**table: object) -> Game:
    """Begin a turn of a clan that has Al-Dahn, settled by Taroa."""
    return position(CLAN.format(land="Al-Dahn", settler="Taroa", glory=9, more=""), **table)


both = pytest.mark.parametrize("way", [RECRUIT, RYNIA])


# --- hires ---


@pytest.mark.rule("R12.5a")
@both
def test_a_free_hire_costs_nothing(way: str) -> None:
    game = hiring(more=", potions = 1")
    game.play(way, "hire puargh")
    assert game.view(0).clan(0).gold == 7
    assert game.view(0).clan(0).reputation == 5 + 4


@pytest.mark.rule("R12.5a")
@both
def test_a_free_hire_needs_excess_glory(way: str) -> None:
    game = hiring(glory=8)
    game.play(way)
    assert offered(game) == ["hire drapis", "hire taroa"]
    refused(game, "hire puargh", "R5.10", "reputation-too-high", reputation=4, excess=3)


@pytest.mark.rule("R12.5a")
@both
def test_without_anybody_within_the_excess_glory_there_is_no_free_hire(way: str) -> None:
    refused(hiring(glory=6), way, "R5.10", "nobody-to-hire", excess=1)


@pytest.mark.rule("R12.5a")
@both
def test_a_free_hire_may_take_all_excess_glory(way: str) -> None:
    game = hiring(glory=7)
    game.play(way)  # only Drapis, with a reputation of 2, can come
    assert "Drapis" in game.view(0).clan(0).mercenaries
    assert game.view(0).clan(0).excess_glory == 0


@pytest.mark.rule("R12.5a", "R1.2")
@both
def test_a_free_hire_is_never_a_novice(way: str) -> None:
    game = hiring()
    game.play(way)
    assert offered(game) == ["hire drapis", "hire taroa", "hire puargh"]
    refused(game, "hire novice", "R1.2", "not-for-novices")


@pytest.mark.rule("R12.5b")
@both
def test_a_free_hire_offers_no_beer(way: str) -> None:
    game = hiring()
    game.play(way)
    refused(game, "beer", "R5.10", "not-asked")


@pytest.mark.rule("R12.5c")
@both
def test_panic_at_the_tavern_does_not_stop_a_free_hire(way: str) -> None:
    game = hiring(panic=["tavern"])
    assert game.why_not("tavern S") is not None
    game.play(way, "hire drapis")
    assert "Drapis" in game.view(0).clan(0).mercenaries


@pytest.mark.rule("R12.5c")
@both
def test_a_free_hire_takes_no_space_of_the_tavern_and_needs_none(way: str) -> None:
    game = hiring(spaces={"tavern": ["S", "S", "S"]})
    game.play(way, "hire drapis")
    assert game.view(0).spaces("tavern") == ("S", "S", "S", "")


@pytest.mark.rule("R12.5d")
@both
def test_after_a_free_hire_the_dock_is_refilled(way: str) -> None:
    game = hiring()
    game.play(way, "hire taroa", "tavern geas")
    assert game.view(0).tavern == ("Drapis", "Geas", "Puargh", "Wondou")


@pytest.mark.rule("R12.5d", "R5.10n")
@both
def test_with_nobody_left_the_dock_stays_empty_after_a_free_hire(way: str) -> None:
    game = hiring(decks={"mercenaries": []})
    game.play(way, "hire taroa")
    assert game.view(0).tavern == ("Drapis", "", "Puargh", "Wondou")


@pytest.mark.rule("R12.5e")
def test_on_the_turn_the_dice_of_a_free_hire_join_the_pool() -> None:
    game = hiring()
    game.play(RECRUIT, "hire taroa", "tavern geas")
    assert game.view(0).clan(0).pool == "SSSSP5"


@pytest.mark.rule("R12.5e", "R4.3")
def test_the_persuasion_die_of_a_free_hire_is_rolled() -> None:
    game = hiring()
    game.play(RYNIA, "hire puargh")
    while game.node.question == "refill":
        game.deal("tavern geas")
    game.play("persuasion 1")
    assert game.view(0).clan(0).pool == "SSP1P5"


@pytest.mark.rule("R12.5a")
def test_the_recruit_token_is_not_an_action_but_rynia_is() -> None:
    game = hiring(glory=20)
    game.play(RECRUIT, "hire drapis", "tavern vishor")
    assert game.node.about == (("stage", "before"),)
    game.play(RYNIA, "hire taroa", "tavern jaruna")
    assert game.node.about == (("stage", "after"),)


@pytest.mark.rule("R12.5a")
@both
def test_vaidala_is_not_needed_for_a_free_hire(way: str) -> None:
    text = CLAN.format(land="Rynia", settler="Nimra", glory=20, more="")
    game = position(text.replace('"Nimra"]', '"Nimra", "Vaidala"]'), tavern=DOCKED)
    game.play(way)
    assert offered(game, "discount-talent") == []


@pytest.mark.rule("R12.5a", "R1.9a")
def test_the_recruit_token_is_used_between_beer_and_hiring_too() -> None:
    game = hiring(glory=20)
    game.play("tavern S", "beer", "tavern geas", "tavern vishor", "tavern guster", "tavern dalina")
    game.play("loot recruit", "hire geas", "tavern jaruna", "hire guster")
    assert game.view(0).clan(0).gold == 7 - 2 - 4
    assert {"Geas", "Guster"} < set(game.view(0).clan(0).mercenaries)


# --- equipment ---


@pytest.mark.rule("R12.5a")
def test_free_equipment_costs_nothing() -> None:
    game = equipping()
    game.play("use uyuniah", "die S", "die S", "buy mortis", "member frunks")
    assert game.view(0).clan(0).gold == 7
    assert game.view(0).clan(0).equipment == {"Frunks": ("Mortis",)}


@pytest.mark.rule("R12.5a")
def test_free_equipment_is_for_an_unassigned_mercenary() -> None:
    game = equipping(', path = [{ path = "a1", mercenary = "Nuduru" }]')
    game.play("use uyuniah", "die S", "die S", "buy mortis")
    assert offered(game) == ["member frunks", "member kakron"]


@pytest.mark.rule("R12.5a", "R5.12c")
def test_free_equipment_replaces_an_old_card_of_its_type() -> None:
    game = equipping(', equipment = { Frunks = ["Tergeo"] }')
    game.play("use uyuniah", "die S", "die S", "buy mortis", "member frunks", "member nuduru")
    assert game.view(0).clan(0).equipment == {"Nuduru": ("Tergeo",), "Frunks": ("Mortis",)}


@pytest.mark.rule("R12.5c")
def test_panic_at_the_bazaar_does_not_stop_uyuniah() -> None:
    game = equipping(panic=["bazaar"])
    assert game.why_not("bazaar S") is not None
    game.play("use uyuniah", "die S", "die P5", "buy noxx", "member frunks")
    assert game.view(0).clan(0).equipment == {"Frunks": ("Noxx",)}


@pytest.mark.rule("R12.5d")
def test_after_free_equipment_the_offer_is_refilled() -> None:
    game = equipping()
    game.play("use uyuniah", "die S", "die S", "buy noxx", "member frunks", "bazaar turzoks")
    assert game.view(0).bazaar == ("Pugnor", "Turzoks", "Mortis")


# --- loot ---


@pytest.mark.rule("R12.5f")
def test_al_dahns_loot_is_one_of_the_face_up_tokens() -> None:
    game = looting(loot=["gold-10", "gold-12", "brews", "slayer"])
    game.play("use al-dahn")
    assert sorted(offered(game)) == ["take brews", "take gold-10", "take gold-12", "take slayer"]
    refused(game, "take supplies", "R9.3", "not-there")


@pytest.mark.rule("R12.5f")
def test_al_dahn_refills_the_offer_at_once() -> None:
    game = looting(loot=["gold-10", "gold-12", "brews", "slayer"])
    game.play("use al-dahn", "take gold-12", "loot supplies")
    assert game.view(0).loot == ("gold-10", "supplies", "brews", "slayer")


@pytest.mark.rule("R12.5f")
def test_loot_taken_from_al_dahn_is_used_on_the_same_turn() -> None:
    game = looting(loot=["gold-10", "gold-12", "brews", "slayer"])
    game.play("use al-dahn", "take gold-12", "loot supplies", "loot gold-12")
    assert game.view(0).clan(0).gold == 19


@pytest.mark.rule("R12.5f", "R9.3")
def test_an_empty_loot_pile_is_refilled_from_the_discards() -> None:
    game = looting(
        loot=["gold-10", "gold-12", "brews", "slayer"], decks={"loot": []}, discards={"loot": ["supplies"]}
    )
    game.play("use al-dahn", "take gold-12")
    assert [str(outcome) for outcome in game.outcomes] == ["loot supplies"]


@pytest.mark.rule("R12.5f", "R9.3")
def test_with_no_loot_left_the_place_stays_empty() -> None:
    game = looting(loot=["gold-10", "gold-12", "brews", "slayer"], decks={"loot": []})
    game.play("use al-dahn", "take gold-12")
    assert game.view(0).loot == ("gold-10", "", "brews", "slayer")
    assert game.node.about == (("stage", "after"),)
