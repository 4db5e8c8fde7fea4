"""Finding cards, tokens and tiles of a box by name."""

from __future__ import annotations

import pytest

from monsterlands.box import Box, UnknownCard, load, overlay

BOX = load("standard@1")


def test_cards_are_found_by_name() -> None:
    assert BOX.mercenary("Fandor").name == "Fandor"
    assert (BOX.monster("Gator").cv, BOX.monster("Gator").ev) == (9, 13)
    assert BOX.land("Yuha").name == "Yuha"
    assert BOX.equipment_card("Noxx").name == "Noxx"


def test_tokens_and_tiles_are_found_by_their_ids() -> None:
    assert BOX.trap("strength-1").kind == "improved"
    assert BOX.loot_token("gold-12").id == "gold-12"
    assert BOX.header("header-4").id == "header-4"
    assert BOX.mission("mission-7").id == "mission-7"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Gatr", 'there is no monster "Gatr"; did you mean Gator?'),
        ("Yuha", 'there is no monster "Yuha"; one of '),
    ],
)
def test_an_unknown_name_is_refused_with_a_list_of_the_names(name: str, message: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        BOX.monster(name)
    assert str(caught.value).startswith(message)


def test_a_card_of_an_overlay_is_found_as_the_overlay_writes_it() -> None:
    box: Box = overlay(BOX, 'name = "own"\n[[monster]]\nname = "Gator"\ncv = 5')
    assert (box.monster("Gator").cv, BOX.monster("Gator").cv) == (5, 9)


@pytest.mark.rule("R8.5")
def test_a_capture_needs_one_trap_and_the_extra_ones_of_the_monster() -> None:
    box = overlay(BOX, 'name = "own"\n[[monster]]\nname = "Moldo"\npower = { extra_traps = 2 }')
    assert (BOX.monster("Gator").traps_needed, box.monster("Moldo").traps_needed) == (1, 3)
