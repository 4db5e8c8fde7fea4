"""R10.7: who is first player of the next round."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import SeededDealer
from support.adventures import adventure, clan, clean_up, on
from support.games import spelled

AFFINITIES = ("fire", "water", "air", "jungle")
OF_REPUTATION = {
    ("fire", 2): "Zondu", ("fire", 3): "Tranok", ("fire", 4): "Naiala", ("fire", 7): "Karunna",
    ("water", 2): "Vishor", ("water", 3): "Ginova", ("water", 4): "Nimra", ("water", 7): "Lusara",
    ("air", 2): "Lorios", ("air", 3): "Kakron", ("air", 4): "Wormee", ("air", 7): "Jaruna",
    ("jungle", 2): "Drapis", ("jungle", 3): "Taroa", ("jungle", 4): "Puargh", ("jungle", 7): "Vaidala",
}  # fmt: skip


def of_reputation(affinity: str, reputation: int, **values: Any) -> dict[str, Any]:
    """Write a clan of this reputation: 1 without anybody hired, otherwise 1 and one of 2, 3, 4 or 7."""
    hired = () if reputation == 1 else (OF_REPUTATION[affinity, reputation - 1],)
    return clan(affinity, hired=hired, **values)


def next_first(first: int, *reputations: int) -> int | None:
    """Return who is first player after a round, of clans with these reputations."""
    clans = [of_reputation(*one) for one in zip(AFFINITIES, reputations, strict=False)]
    game = clean_up(*clans, first=first)
    assert [one.reputation for one in game.open_view().clans] == list(reputations)
    assert game.open_view().first == first
    game.advance(SeededDealer(1))
    assert game.seat == game.open_view().first
    return game.open_view().first


# --- least reputation -------------------------------------------------------------------------------


@pytest.mark.rule("R10.7a")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("reputations", "seat"), [((1, 3), 0), ((3, 1), 1), ((4, 5), 0), ((8, 5), 1)])
def test_of_two_clans_the_one_of_least_reputation_is_first(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7a")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(
    ("reputations", "seat"), [((1, 3, 4), 0), ((3, 1, 4), 1), ((8, 4, 3), 2), ((5, 8, 3), 2)]
)
def test_of_three_clans_the_one_of_least_reputation_is_first(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7a")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("reputations", "seat"), [((1, 3, 4, 5), 0), ((3, 1, 4, 5), 1), ((8, 4, 3, 5), 2), ((5, 8, 4, 3), 3)]
)
def test_of_four_clans_the_one_of_least_reputation_is_first(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7a")
def test_glory_does_not_matter() -> None:
    game = clean_up(clan("fire", hired=("Zondu",), glory=0), clan("water", glory=25))
    game.advance(SeededDealer(1))
    assert game.open_view().first == 1


# --- ties -------------------------------------------------------------------------------------------


@pytest.mark.rule("R10.7b", "R10.7c")
@pytest.mark.parametrize(
    ("first", "reputations", "seat"),
    [
        (0, (1, 1), 1),
        (1, (1, 1), 0),
        (0, (4, 4, 4), 2),
        (1, (4, 4, 4), 0),
        (2, (4, 4, 4), 1),
        (0, (1, 1, 1, 1), 3),
        (1, (1, 1, 1, 1), 0),
        (2, (1, 1, 1, 1), 1),
        (3, (1, 1, 1, 1), 2),
    ],
)
def test_if_all_are_tied_the_seat_before_the_first_player_is_next(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7b")
@pytest.mark.parametrize(
    ("first", "reputations", "seat"),
    [
        (0, (3, 1, 1), 2),  # 2, then 1
        (1, (1, 3, 1), 0),  # 0, then 2
        (2, (1, 1, 3), 1),  # 1, then 0
        (0, (3, 1, 1, 3), 2),  # 3 is not tied; 2, then 1
        (0, (3, 1, 3, 1), 3),
        (1, (3, 5, 1, 1), 3),  # 0 is not tied; 3, then 2
        (2, (1, 3, 4, 1), 0),  # 1 is not tied; 0, then 3
        (3, (1, 1, 3, 5), 1),  # 2 is not tied; 1, then 0
        (3, (1, 4, 1, 5), 2),
    ],
)
def test_of_tied_players_the_first_met_counter_clockwise_is_next(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7c")
@pytest.mark.parametrize(
    ("first", "reputations", "seat"),
    [
        (0, (1, 1, 3), 1),
        (1, (3, 1, 1), 2),
        (2, (1, 3, 1), 0),
        (0, (1, 1, 3, 3), 1),
        (0, (1, 3, 1, 4), 2),
        (2, (3, 5, 1, 1), 3),
        (3, (1, 3, 4, 1), 0),
    ],
)
def test_the_current_first_player_comes_last_among_tied_players(
    first: int, reputations: tuple[int, ...], seat: int
) -> None:
    assert next_first(first, *reputations) == seat


@pytest.mark.rule("R10.7c")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_stays_first_if_it_alone_has_the_least_reputation(first: int) -> None:
    reputations = [3, 3, 3]
    reputations[first] = 1
    assert next_first(first, *reputations) == first


# --- when it is judged ------------------------------------------------------------------------------


@pytest.mark.rule("R10.7a", "R10.4d")
def test_the_reputation_of_a_deserter_no_longer_counts() -> None:
    game = clean_up(
        clan("fire"), clan("water", mercenaries=["Tortock", "Lusara"], gold=0), clan("air"), first=0
    )
    game.advance(SeededDealer(1))
    assert [one.reputation for one in game.open_view().clans] == [1, 0, 1]
    assert game.open_view().first == 1


@pytest.mark.rule("R10.7a", "R1.3a", "R7.9")
def test_the_reputation_of_the_dead_no_longer_counts() -> None:
    game = adventure(
        clan("fire"),
        clan("water", on("a1", "Taron", dice="S")),
        clan("air"),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
        first=0,
    )
    game.play("attack 3 3 3")
    assert game.open_view().clan(1).reputation == 0
    game.advance(SeededDealer(1))
    assert game.open_view().first == 1


@pytest.mark.rule("R10.7a", "R3.2a")
def test_a_clan_without_members_has_no_reputation_when_it_is_judged() -> None:
    game = clean_up(clan("fire"), clan("water", mercenaries=[], leader=""), clan("air"), first=0)
    game.advance(SeededDealer(1))
    assert game.open_view().first == 1  # the novice of the next round comes later
    assert game.open_view().clan(1).reputation == 1


@pytest.mark.rule("R10.7a")
def test_the_next_round_begins_with_the_new_first_player() -> None:
    game = clean_up(clan("fire", hired=("Zondu",)), clan("water"), first=0)
    game.advance(SeededDealer(1))
    assert (game.node.question, game.seat) == ("turn", 1)
    game.play(next(one for one in spelled(game) if one.startswith("pawn-shop")), "done", "end turn")
    assert game.seat == 0
