"""R14: victory points, and who wins when they are equal. R1.3: glory and reputation."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.game import Result, Score
from support.adventures import adventure, clan, clean_up, on
from support.positions import as_toml, position

AFFINITIES = ("fire", "water", "air", "jungle")
JUNGLE = ["Korgo", "Dalina", "Drapis", "Taroa", "Puargh", "Fandor", "Wondou", "Vaidala"]


def over(*clans: dict[str, Any], **table: Any) -> Game:
    """End round 6; nobody does anything at homecoming."""
    game = clean_up(*clans, **{"round": 6, **table})
    while game.node.question == "homecoming":
        game.play("done")
    assert game.over
    return game


def result(*clans: dict[str, Any], **table: Any) -> Result:
    """End round 6 and return how it ended."""
    ended = over(*clans, **table).result
    assert ended is not None
    return ended


def score(**values: Any) -> Score:
    """Return what a jungle clan scores after round 6; it can pay everybody."""
    return result(clan("jungle", **{"gold": 90, **values})).scores[0]


def affinity(scored: Score, name: str) -> int:
    """Return the points of one affinity."""
    return dict(scored.affinities)[name]


# --- the sum ----------------------------------------------------------------------------------------


@pytest.mark.rule("R14.1a")
@pytest.mark.parametrize("glory", [0, 5, 29, 30, 44])
def test_glory_counts(glory: int) -> None:
    assert score(glory=glory).glory == glory


@pytest.mark.rule("R14.1b", "R1.3a")
@pytest.mark.parametrize(
    ("hired", "novices", "reputation"),
    [((), 0, 1), (("Fandor",), 0, 6), (("Fandor", "Lusara"), 0, 13), (("Guster",), 3, 5)],
)
def test_reputation_counts(hired: tuple[str, ...], novices: int, reputation: int) -> None:
    assert score(hired=hired, novices=novices).reputation == reputation


@pytest.mark.rule("R14.1c")
@pytest.mark.parametrize(
    ("trophies", "points"),
    [((), 0), (("Gator",), 1), (("Sporus",), 2), (("Caribdis",), 3), (("Gator", "Sporus", "Caribdis"), 6)],
)
def test_trophy_points_count(trophies: tuple[str, ...], points: int) -> None:
    assert score(trophies=list(trophies)).trophies == points


@pytest.mark.rule("R14.1c", "R8.12")
def test_the_three_trophy_loot_counts_three_if_it_was_not_sold() -> None:
    assert score(loot=["trophies"]).trophies == 3
    assert score(loot=["trophies", "gold-12", "slayer"], trophies=["Gator"]).trophies == 4


@pytest.mark.rule("R14.1c", "R8.12")
def test_what_was_sold_no_longer_counts() -> None:
    game = clean_up(clan("jungle", loot=["trophies"], trophies=["Caribdis", "Gator"]), round=6)
    game.play("sell caribdis", "loot trophies", "done")
    assert game.result is not None
    assert game.result.scores[0].trophies == 1


@pytest.mark.rule("R14.1d")
@pytest.mark.parametrize(
    ("icons", "points"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 10), (8, 10)]
)
def test_the_icons_of_an_affinity_count_on_mercenaries(icons: int, points: int) -> None:
    scored = score(mercenaries=["Nimra", *JUNGLE[:icons]], leader="Nimra")
    assert affinity(scored, "jungle") == points
    assert affinity(scored, "water") == 1


@pytest.mark.rule("R14.1d")
@pytest.mark.parametrize(("icons", "points"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_the_icons_of_an_affinity_count_on_lands(icons: int, points: int) -> None:
    assert affinity(score(lands=["Kale", "Skyehn", "Ghadik"][:icons]), "fire") == points


@pytest.mark.rule("R14.1d")
@pytest.mark.parametrize(
    ("mercenaries", "lands", "points"), [(1, 1, 1), (1, 2, 3), (2, 2, 5), (2, 3, 7), (3, 3, 10), (5, 2, 10)]
)
def test_the_icons_on_mercenaries_and_lands_count_together(mercenaries: int, lands: int, points: int) -> None:
    scored = score(
        mercenaries=["Nimra", *JUNGLE[:mercenaries]],
        leader="Nimra",
        lands=["Negueria", "Thaklan", "Al-Dahn"][:lands],
    )
    assert affinity(scored, "jungle") == points


@pytest.mark.rule("R14.1d")
def test_the_leader_counts_for_its_affinity() -> None:
    assert affinity(score(mercenaries=["Purkas", "Korgo", "Dalina"]), "jungle") == 3


@pytest.mark.rule("R14.1d")
def test_wounded_and_settled_mercenaries_and_settled_lands_count() -> None:
    scored = score(hired=("Dalina",), wounded=["Dalina"], lands=["Thaklan"], settled={"Thaklan": "Korgo"})
    assert affinity(scored, "jungle") == 5  # Purkas, Korgo, Dalina, Thaklan


@pytest.mark.rule("R14.1d", "R1.5")
def test_novices_and_trophies_have_no_icons_that_count() -> None:
    scored = score(novices=4, trophies=["Gator", "Snailer", "Sporus", "Korcko"])
    assert affinity(scored, "jungle") == 1


@pytest.mark.rule("R14.1d")
def test_each_affinity_counts_by_itself() -> None:
    scored = score(
        hired=("Dalina", "Lusara", "Nimra", "Ginova", "Zondu", "Tranok", "Torko"), lands=["Kale", "Rynia"]
    )
    assert dict(scored.affinities) == {"jungle": 3, "water": 5, "fire": 5, "air": 0}


@pytest.mark.rule("R14.1e")
def test_victory_points_are_the_sum_of_all_parts() -> None:
    scored = score(
        glory=17, hired=("Dalina", "Fandor"), trophies=["Caribdis"], loot=["trophies"], lands=["Kale"]
    )
    # glory, 1 + 1 + 5, 3 + 3, four of the jungle and one of fire
    assert scored.total == 17 + 7 + 6 + (5 + 1)


@pytest.mark.rule("R14.1e")
def test_gold_tokens_and_equipment_score_nothing() -> None:
    plain = score(gold=1)
    rich = score(
        gold=90, potions=3, venoms=3, defense=5, traps=["magic-3"], loot=["gold-12"],
        equipment={"Purkas": ["Noxx"]},
    )  # fmt: skip
    assert plain.total == rich.total == 5 + 1 + 1


@pytest.mark.rule("R14.1e")
def test_what_a_clan_would_score_can_be_seen_at_any_time() -> None:
    own = clan("fire", glory=12, hired=("Zondu",), trophies=["Sporus"], lands=["Yuha"])
    game = position(as_toml({"clan": [own, clan("water")]}))
    seen = game.view(1).clan(0).score
    assert (seen.glory, seen.reputation, seen.trophies, seen.total) == (12, 3, 2, 12 + 3 + 2 + 3 + 1)
    assert (seen.place, game.view(1).clan(1).score.place) == (1, 2)


@pytest.mark.rule("R14.1b", "R10.4d")
def test_a_deserter_of_the_last_clean_up_no_longer_counts() -> None:
    scored = score(mercenaries=["Purkas", "Fandor"], gold=0)
    assert (scored.reputation, affinity(scored, "jungle")) == (0, 1)


# --- glory and reputation ---------------------------------------------------------------------------


@pytest.mark.rule("R1.3c")
@pytest.mark.parametrize(("glory", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_failed_mission_does_not_take_glory_below_zero(glory: int, left: int) -> None:
    there = on("m1", "Frunks", dice="SSS")
    game = adventure(clan("fire", there, glory=glory), missions=["mission-8", "mission-1"])
    game.play("roll S1 S1 S1")  # the penalty is 2
    assert game.open_view().clan(0).glory == left


@pytest.mark.rule("R1.3c", "R7.8")
@pytest.mark.parametrize(("glory", "left"), [(0, 0), (1, 0), (2, 1)])
def test_abysur_does_not_take_glory_below_zero(glory: int, left: int) -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="S"), glory=glory),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Abysur"},
    )
    game.play("attack 3 1 1 1 1")
    assert game.open_view().clan(0).wounded == ("Frunks",)
    assert game.open_view().clan(0).glory == left


@pytest.mark.rule("R1.3d")
def test_glory_may_exceed_thirty() -> None:
    there = on("m1", "Frunks", dice="SSS")
    game = adventure(clan("fire", there, glory=29), missions=["mission-8", "mission-1"])
    game.play("roll S6 S6 S6")
    assert game.result is not None
    assert game.result.scores[0].glory == 32


@pytest.mark.rule("R1.3a", "R7.9")
def test_reputation_falls_when_a_member_dies() -> None:
    game = adventure(
        clan("fire", on("a1", "Karunna", dice="S"), hired=("Karunna",)),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
    )
    assert game.open_view().clan(0).reputation == 8
    game.play("attack 3 3 3")
    assert game.open_view().clan(0).reputation == 1


# --- equal points -----------------------------------------------------------------------------------


def tied(fire: dict[str, Any], water: dict[str, Any]) -> Result:
    """End round 6 with two clans of equal victory points."""
    ended = result(clan("fire", **fire), clan("water", **water))
    totals = [one.total for one in ended.scores]
    assert totals[0] == totals[1]
    return ended


@pytest.mark.rule("R14.1e")
@pytest.mark.parametrize(("glory", "places"), [((10, 9), (1, 2)), ((9, 10), (2, 1))])
def test_the_most_victory_points_win(glory: tuple[int, int], places: tuple[int, int]) -> None:
    ended = result(clan("fire", glory=glory[0], gold=1), clan("water", glory=glory[1], gold=1))
    assert ended.places == places
    assert ended.winners == (places.index(1),)


@pytest.mark.rule("R14.1e")
def test_places_follow_the_points_of_all_players() -> None:
    clans = [clan(name, glory=glory) for name, glory in zip(AFFINITIES, (9, 20, 4, 13), strict=True)]
    assert result(*clans).places == (3, 1, 4, 2)


@pytest.mark.rule("R14.2a")
def test_of_equal_points_the_leaders_reputation_decides() -> None:
    ended = tied(
        {"mercenaries": ["Frunks", "Zondu"], "leader": "Zondu", "glory": 10, "gold": 1},
        # more trophies and more gold, but Taron has reputation 1
        {
            "mercenaries": ["Taron", "Vishor"],
            "leader": "Taron",
            "glory": 8,
            "gold": 9,
            "trophies": ["Sporus"],
        },
    )
    assert (ended.places, ended.winners) == ((1, 2), (0,))


@pytest.mark.rule("R14.2a")
def test_a_novice_that_leads_counts_with_its_reputation() -> None:
    ended = tied(
        {"mercenaries": ["Frunks"], "novices": 1, "leader": "novice", "glory": 10, "gold": 1},
        {"novices": 1, "glory": 10, "gold": 9},  # Tortock leads, with 0
    )
    assert [one.reputation for one in ended.scores] == [2, 2]
    assert ended.winners == (0,)


@pytest.mark.rule("R14.2b")
def test_no_leader_counts_as_zero() -> None:
    nobody = {"mercenaries": [], "leader": "", "glory": 12, "gold": 9, "trophies": ["Gator"]}
    ended = tied(nobody, {"mercenaries": ["Taron"], "leader": "Taron", "glory": 11, "gold": 0})
    assert [one.total for one in ended.scores] == [13, 13]
    assert ended.winners == (1,)


@pytest.mark.rule("R14.2b", "R14.2c")
@pytest.mark.parametrize(
    ("trophies", "gold", "winners"), [(["Gator"], 0, (0,)), ([], 8, (0,)), ([], 7, (0, 1))]
)
def test_no_leader_is_as_good_as_an_initial_one(
    trophies: list[str], gold: int, winners: tuple[int, ...]
) -> None:
    nobody = {
        "mercenaries": [],
        "leader": "",
        "glory": 12 - len(trophies),
        "gold": gold,
        "trophies": trophies,
    }
    ended = tied(nobody, {"mercenaries": ["Tortock"], "glory": 11, "gold": 7})
    assert ended.winners == winners


@pytest.mark.rule("R14.2c")
@pytest.mark.parametrize("trophies", [{"trophies": ["Sporus"]}, {"loot": ["trophies"]}])
def test_if_reputation_is_equal_too_trophy_points_decide(trophies: dict[str, list[str]]) -> None:
    points = 3 if "loot" in trophies else 2
    ended = tied(
        {"glory": 10 - points, "gold": 1, **trophies}, {"glory": 9, "gold": 50, "trophies": ["Gator"]}
    )
    assert (ended.places, ended.winners) == ((1, 2), (0,))


@pytest.mark.rule("R14.2d")
@pytest.mark.parametrize(("gold", "places"), [((8, 7), (1, 2)), ((7, 8), (2, 1))])
def test_if_trophy_points_are_equal_too_gold_decides(gold: tuple[int, int], places: tuple[int, int]) -> None:
    assert tied({"gold": gold[0]}, {"gold": gold[1]}).places == places


@pytest.mark.rule("R14.2d", "R10.4a")
def test_gold_is_counted_after_wages() -> None:
    ended = tied(
        {"gold": 8, "glory": 7, "hired": ("Zondu",)},  # 6 are left
        {"gold": 8, "glory": 8, "mercenaries": ["Tortock", "Nimra"]},  # 7 are left
    )
    assert ended.winners == (1,)


@pytest.mark.rule("R14.2e")
def test_clans_equal_in_everything_share_the_victory() -> None:
    ended = tied({}, {})
    assert (ended.places, ended.winners) == ((1, 1), (0, 1))


@pytest.mark.rule("R14.2e")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_neither_the_seat_nor_the_first_player_decides(first: int) -> None:
    ended = result(*(clan(name) for name in AFFINITIES), first=first)
    assert (ended.places, ended.winners) == ((1, 1, 1, 1), (0, 1, 2, 3))


@pytest.mark.rule("R14.2e")
def test_a_clan_behind_a_shared_victory_has_not_won() -> None:
    ended = result(clan("fire", glory=9), clan("water", glory=4), clan("air", glory=9))
    assert ended.winners == (0, 2)
    assert ended.places[1] > 1
