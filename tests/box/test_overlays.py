"""An overlay changes what it names and nothing else; records can rebuild its box from its text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from monsterlands.box import Dice, EditionError, Effect, Gain, load, overlay, read, restore

FANDOR = """
name = "mine"
base = "standard@1"
[[mercenary]]
name = "Fandor"
cost = 11
"""


def test_one_number_of_one_card_is_changed() -> None:
    standard, mine = load("standard@1"), read(FANDOR, "mine.toml")
    changed = [
        (old, new) for old, new in zip(standard.mercenaries, mine.mercenaries, strict=True) if old != new
    ]
    assert [(old.cost, new.cost) for old, new in changed] == [(10, 11)]
    assert changed[0][1].name == "Fandor"
    others = replace(mine, mercenaries=standard.mercenaries, name="standard", hash=standard.hash)
    assert others == standard


def test_the_base_edition_stays_as_it_is() -> None:
    before = load("standard@1").hash
    read(FANDOR, "mine.toml")
    assert load("standard@1").hash == before
    assert read('name = "other"', "x").mercenaries == load("standard@1").mercenaries


def test_the_base_is_the_latest_standard_edition_if_none_is_named() -> None:
    assert read("rounds = 6", "x").source.base == "standard@1"


def test_an_overlay_has_its_own_name_and_version() -> None:
    assert read(FANDOR, "x").edition == "mine@1"
    assert read('name = "mine"\nversion = 3', "x").edition == "mine@3"
    assert overlay("standard@1", "rounds = 6").edition == "custom@1"


def test_a_file_is_loaded_from_a_path_or_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FANDOR, encoding="utf-8")
    assert load(file) == load(str(file)) == read(FANDOR, "x")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FANDOR, encoding="utf-8-sig")
    assert load(file).edition == "mine@1"


def test_tables_merge_key_by_key() -> None:
    box = overlay("standard", "clan.limit.traps = 7\n[constants]\ngrant = { gold = 3 }")
    assert (box.clan.limit.traps, box.clan.limit.defense, box.clan.gold) == (7, 5, 7)
    assert (box.constants.grant_gold, box.constants.grant_dice, box.constants.venom) == (3, 1, 2)


def test_thresholds_are_replaced_whole() -> None:
    box = overlay("standard", "[wages]\n0 = 2\n15 = 4")
    assert box.wages == ((0, 2), (15, 4))
    assert box.affinity_points == load().affinity_points


def test_one_row_of_the_round_track_is_replaced_whole() -> None:
    box = overlay("standard", "round_track.hard = [1, 1, 1, 2, 2, 3]")
    assert box.round_track["hard"] == (1, 1, 1, 2, 2, 3)
    assert box.round_track["normal"] == (0, 0, 1, 1, 2, 2)


def test_an_effect_is_replaced_whole() -> None:
    box = overlay("standard", '[[mercenary]]\nname = "Fandor"\neffect = { mine_gold = 3 }')
    assert next(card.effect for card in box.mercenaries if card.name == "Fandor") == Effect(mine_gold=3)


def test_the_spaces_of_a_building_are_replaced_whole() -> None:
    box = overlay("standard", "buildings.armory.spaces = [{}, {}]")
    assert [space.from_players for space in box.buildings["armory"].spaces] == [1, 1]
    assert box.buildings["armory"].price == 2


def test_tokens_merge_by_id() -> None:
    box = overlay("standard", '[[tokens.traps]]\nid = "magic-3"\ncost = 7')
    assert {old.id: new.cost for old, new in zip(load().traps, box.traps, strict=True) if old != new} == {
        "magic-3": 7
    }
    assert (box.loot, box.panic) == (load().loot, load().panic)


def test_one_side_of_a_header_is_replaced_and_the_other_stays() -> None:
    path = '{ dice = "SM", up_to = 1, colours = "M", benefit = { gold = 1 } }'
    box = overlay("standard", f'[[header]]\nid = "header-3"\nb = [{path}, {path}, {path}, {path}]')
    assert [path.dice for path in box.headers[2].b] == ["SM", "SM", "SM", "SM"]
    assert box.headers[2].a == load().headers[2].a


def test_one_value_of_one_side_of_a_mission_is_replaced() -> None:
    box = overlay("standard", '[[mission]]\nid = "mission-7"\na = { objective = 9 }')
    assert box.missions[6].a == replace(load().missions[6].a, objective=9)
    assert box.missions[6].b == load().missions[6].b


def test_exact_dice_replace_a_number_of_dice_and_its_colours() -> None:
    box = overlay("standard", '[[land]]\nname = "Thaklan"\nability = { dice = "SS" }')
    thaklan = next(card for card in box.lands if card.name == "Thaklan")
    assert thaklan.dice == Dice(exact="SS")
    assert thaklan.gain == Gain(dice="PPP")


def test_a_list_that_is_empty_in_the_base_is_replaced_too() -> None:
    quiet = overlay("standard", "constants.monster_rounds = []")
    assert overlay(quiet, "constants.monster_rounds = [3]").constants.monster_rounds == (3,)


def test_an_overlay_over_an_overlay_changes_that() -> None:
    box = overlay(read(FANDOR, "x"), 'name = "more"\n[[mercenary]]\nname = "Fandor"\nreputation = 6')
    fandor = next(card for card in box.mercenaries if card.name == "Fandor")
    assert (fandor.cost, fandor.reputation) == (11, 6)
    assert box.edition == "more@1"
    assert box.source.changed == {"mercenary.Fandor.cost", "mercenary.Fandor.reputation"}


def test_a_box_is_rebuilt_from_what_a_record_keeps() -> None:
    for box in (
        load("standard@1"),
        read(FANDOR, "x"),
        overlay(read(FANDOR, "x"), "rounds = 6"),
    ):
        again = restore(box.source.base, box.source.texts)
        assert (again, again.hash, again.source) == (box, box.hash, box.source)


def test_a_complete_edition_is_rebuilt_from_its_text(standard_text: str) -> None:
    box = overlay(read(standard_text, "x"), "clan.gold = 9")
    assert box.source.base == ""
    assert len(box.source.texts) == 2
    assert restore(box.source.base, box.source.texts) == box


def test_a_rebuilt_box_is_cached() -> None:
    assert restore("standard@1", ["clan.gold = 8"]) is restore("standard@1", ["clan.gold = 8"])


def test_eight_texts_make_a_box_and_a_ninth_is_refused() -> None:
    box = restore("standard@1", ["clan.gold = 8"] * 8)
    assert len(box.source.texts) == 8
    with pytest.raises(EditionError, match="lies over 8 texts"):
        overlay(box, "clan.gold = 9")


def test_no_text_makes_no_box() -> None:
    with pytest.raises(EditionError, match='base: is ""'):
        restore("", ())


def test_a_record_cannot_name_a_file_as_its_base(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FANDOR, encoding="utf-8")
    with pytest.raises(EditionError, match="one of standard@1"):
        restore(str(file), ())


def test_a_base_without_a_version_is_the_latest() -> None:
    assert restore("standard", ["clan.gold = 8"]).source.base == "standard@1"


def test_a_base_named_without_its_version_is_the_overlay_below() -> None:
    assert restore("standard@1", ['base = "standard"\nclan.gold = 8']).clan.gold == 8


def test_a_complete_edition_has_no_base_and_may_have_cards_of_its_own(standard_text: str) -> None:
    box = read(
        standard_text.replace('"Fandor"', '"Grolm"').replace("mercenary.Fandor", "mercenary.Grolm"), "x"
    )
    assert box.edition == "mine@1"
    assert (box.source.base, box.source.texts[0].count("Grolm")) == ("", 4)
    assert [card.name for card in box.mercenaries][6] == "Grolm"


def test_a_copy_of_the_standard_edition_is_the_standard_edition(standard_text: str) -> None:
    copy = standard_text.replace('name = "mine"', 'name = "standard"')
    assert read(copy, "copy.toml") is load("standard@1")


def test_the_box_keeps_its_whole_document() -> None:
    document = read(FANDOR, "x").source.document
    assert document["name"] == "mine"
    assert document["rounds"] == 6
    assert "provenance" in document
