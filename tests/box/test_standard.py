"""The shipped edition is read as its file says: numbers, defaults, and entries of different shapes."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterlands.box import (
    AFFINITIES,
    BUILDINGS,
    DIFFICULTIES,
    Box,
    Dice,
    DiceMission,
    EditionError,
    Effect,
    Gain,
    HeaderPath,
    Mercenary,
    Space,
    load,
    shipped,
    warnings,
)


@pytest.fixture
def box() -> Box:
    return load("standard@1")


def test_the_shipped_edition_is_standard_1() -> None:
    assert shipped() == ("standard@1",)


def test_the_name_of_an_edition_without_a_version_means_the_latest(box: Box) -> None:
    assert load("standard") is box
    assert load() is box
    assert box.edition == "standard@1"


def test_the_shipped_edition_is_read_only_once() -> None:
    assert load("standard@1") is load("standard@1")


def test_the_shipped_edition_needs_no_text_to_be_rebuilt(box: Box) -> None:
    assert (box.source.base, box.source.texts, box.source.changed) == ("standard@1", (), frozenset())


def test_another_version_does_not_exist() -> None:
    with pytest.raises(EditionError, match=r"file: does not exist .*standard@1"):
        load("standard@2")


@pytest.mark.rule("R2.2")
def test_a_clan_starts_with_five_glory_and_seven_gold(box: Box) -> None:
    assert (box.clan.glory, box.clan.gold) == (5, 7)


@pytest.mark.rule("R1.7")
def test_a_clan_holds_five_traps_five_defense_tokens_three_potions_and_three_venoms(box: Box) -> None:
    limit = box.clan.limit
    assert (limit.traps, limit.defense, limit.potions, limit.venoms) == (5, 5, 3, 3)


@pytest.mark.rule("R2.3")
def test_there_are_four_leaders_four_initial_mercenaries_and_a_deck_of_28(box: Box) -> None:
    assert Counter(card.role for card in box.mercenaries) == {"leader": 4, "initial": 4, "": 28}
    for role in ("leader", "initial"):
        assert sorted(card.affinity for card in box.mercenaries if card.role == role) == sorted(AFFINITIES)


@pytest.mark.rule("R12.6")
def test_fandor_buys_a_persuasion_die(box: Box) -> None:
    fandor = next(card for card in box.mercenaries if card.name == "Fandor")
    effect = Effect(buy_die="P", price=1, unassigned=True)
    assert fandor == Mercenary("Fandor", "jungle", 5, 10, "SS", effect, role="", outside=False)


def test_korgo_rerolls_persuasion_outside(box: Box) -> None:
    korgo = next(card for card in box.mercenaries if card.name == "Korgo")
    assert korgo.outside
    assert korgo.role == "initial"
    assert korgo.effect == Effect(reroll=1, colours="P")


def test_frostor_gives_a_potion_or_a_venom(box: Box) -> None:
    frostor = next(card for card in box.mercenaries if card.name == "Frostor")
    assert frostor.effect == Effect(gain=Gain(potion_or_venom=1))


@pytest.mark.rule("R12.7")
def test_krakhen_tergeo_and_slham_reroll_two_dice(box: Box) -> None:
    rerolls = {card.name: (card.effect.reroll, card.effect.colours) for card in box.equipment}
    assert rerolls["Krakhen"] == (2, "M")
    assert rerolls["Tergeo"] == (2, "S")
    assert rerolls["Slham"] == (2, "P")


def test_abysur_pays_six_glory_and_ten_gold_captured_and_seven_glory_and_a_trophy_of_2_eliminated(
    box: Box,
) -> None:
    abysur = next(card for card in box.monsters if card.name == "Abysur")
    assert (abysur.attack, abysur.cv, abysur.ev) == (5, 17, 22)
    assert (abysur.capture_glory, abysur.capture_gold) == (6, 10)
    assert (abysur.eliminate_glory, abysur.trophy) == (7, 2)
    assert abysur.power == Effect(wound_glory=-1)


def test_a_land_needs_exact_dice_or_a_number_of_dice_of_some_colours(box: Box) -> None:
    lands = {card.name: card for card in box.lands}
    assert lands["Negueria"].dice == Dice(exact="SMP")
    assert lands["Thaklan"].dice == Dice(free=2, colours="SM")
    assert lands["Thaklan"].gain == Gain(dice="PPP")


def test_header_benefits_are_effects_whose_gains_lie_on_the_mercenary(box: Box) -> None:
    first, second, third, fourth = box.headers[0].a
    assert first == HeaderPath("S", 3, "SM", Effect(defense_talents=1))
    assert second == HeaderPath("SS", 2, "M", Effect(gain=Gain(potions=1)))
    assert third == HeaderPath("M", 3, "SM", Effect(reroll=1, colours="M"))
    assert fourth == HeaderPath("SM", 2, "S", Effect(gain=Gain(gold=3)))


@pytest.mark.rule("R6.6")
def test_the_entrance_gives_two_defense_talents_above_and_one_and_five_gold_below(box: Box) -> None:
    assert box.paths.entrance == (
        Effect(defense_talents=2),
        Effect(defense_talents=1, gain=Gain(gold=5)),
    )


def test_a_mission_has_a_roll_on_side_a_and_a_contract_on_side_b(box: Box) -> None:
    seventh = box.missions[6]
    assert seventh.a == DiceMission(Dice(free=3, colours="SM"), 11, Gain(glory=4), 2)
    assert seventh.b.dice == Dice(free=2, colours="SM")
    assert seventh.b.pay == Gain(defense=2)
    assert (seventh.b.left, seventh.b.right) == (Gain(glory=3), Gain(glory=2, gold=2))


def test_a_space_takes_one_die_and_is_open_for_any_number_of_players_unless_it_says_otherwise(
    box: Box,
) -> None:
    assert tuple(box.buildings) == BUILDINGS
    assert box.buildings["armory"].spaces == (Space(), Space(), Space(from_players=3))
    assert box.buildings["alchemist"].spaces == (Space(tokens=3), Space(tokens=2))
    assert box.buildings["mine"].spaces[0] == Space(dice=2, gold=6)
    assert box.buildings["pawn_shop"].spaces == ()


def test_thresholds_are_rows_in_ascending_order(box: Box) -> None:
    assert box.glory_bonus == ((1, "S"), (11, "SM"), (21, "SMP"))
    assert box.wages == ((0, 1), (11, 2), (21, 3))
    assert box.affinity_points == ((0, 0), (1, 1), (3, 3), (4, 5), (5, 7), (6, 10))


@pytest.mark.rule("R2.11")
def test_the_round_track_has_six_numbers_for_each_difficulty(box: Box) -> None:
    assert tuple(box.round_track) == DIFFICULTIES
    assert box.round_track["cutthroat"] == (1, 1, 2, 2, 3, 3)


def test_nested_constants_are_flat_in_the_box(box: Box) -> None:
    constants = box.constants
    assert (constants.equip_potions, constants.equip_venoms) == (1, 1)
    assert (constants.grant_dice, constants.grant_gold) == (1, 2)
    assert constants.monster_rounds == (2, 4, 6)


def test_the_initial_trap_costs_nothing(box: Box) -> None:
    assert (box.traps[0].id, box.traps[0].kind, box.traps[0].cost, box.traps[0].count) == (
        "initial",
        "initial",
        0,
        4,
    )


def test_other_spellings_of_names_are_kept(box: Box) -> None:
    assert box.also_spelled["Vishor"] == "Wishor"


def test_the_shipped_edition_has_the_components_of_the_printed_game(box: Box) -> None:
    assert warnings(box) == []


def test_the_hash_of_the_shipped_edition_never_changes(box: Box) -> None:
    # records of games name the edition by this hash: to change a number, ship standard-2.toml
    assert box.hash == "880847a1a8072d869da49062454158b9fb70529d3829148f71821030d2284fc8"
