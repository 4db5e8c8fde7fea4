"""R2 and R15.1: what is on the table before the first round."""

from __future__ import annotations

import pytest

from monsterlands import BadOptions, Game, Options, View, load
from support.positions import position

LEVEL_A = {"snailer", "gator", "krinx", "surbol", "moldo", "sckon", "blandor", "krushus"}
LEVEL_B = {
    "sporus", "korcko", "turfus", "warkors", "dogor", "sandor", "krunn", "tronj", "snagnus", "gorgosh",
    "abysur", "caribdis",
}  # fmt: skip
INITIAL = {"Purkas", "Korgo", "Tortock", "Taron", "Nuduru", "Frunks", "Poissen", "Timbulu"}
ALL_TABLES = [
    Options(
        players,
        difficulty,
        tricks and players > 1,
        first=0,
        queens_grant=variants and players > 1,
        more_monsters=variants,
    )
    for players in (1, 2, 3, 4)
    for difficulty in ("tutorial", "normal", "hard", "cutthroat")
    for variants in (False, True)
    for tricks in (False, True)
    if players > 1 or not tricks
]
"""Solo play uses the first scenario, which changes nothing; the others have their own tests."""


def spelled(game: Game) -> set[str]:
    """Spell the legal choices."""
    return {str(choice) for choice in game.choices}


def drawn_next(game: Game) -> str:
    """Return what is drawn or rolled next: the offer that is filled, or the question."""
    if not game.at_chance:
        return ""
    return str(dict(game.node.about).get("offer", game.node.question)).replace("-", "_")


def up_to(wanted: str, options: Options | None = None, **cards: str) -> Game:
    """Set up a table as far as the first draw of `wanted`; in solo the clan is of the first affinity.

    :param cards: the cards that are drawn before that, by offer; by default anything possible
    """
    game = Game.new(options or Options(players=2, first=0))
    if game.node.question == "choose-affinity":
        game.apply(game.choices[0])
    piles = {offer: names.split() for offer, names in cards.items()}
    while game.at_chance and drawn_next(game) != wanted:
        names = piles.get(drawn_next(game))
        if names:
            draw(game, names.pop(0))
        else:
            game.deal(game.outcomes[0])
    return game


def draw(game: Game, card: str) -> None:
    """Draw a card by its name."""
    game.deal(next(outcome for outcome in game.outcomes if outcome.spelling.split()[1] == card))


def drawable(game: Game) -> set[str]:
    """Name what may be drawn next."""
    return {outcome.spelling.split()[1] for outcome in game.outcomes}


def docked(game: Game) -> set[str]:
    """Name who is docked at the Tavern."""
    return {name.lower() for name in game.view(None).tavern} - {""}


def laid(options: Options | None = None, **cards: str) -> View:
    """Return a view of a table that is set up, before the first roll."""
    return up_to("roll_pool", options, **cards).view(None)


each_table = pytest.mark.parametrize(
    "options",
    ALL_TABLES,
    ids=[
        f"{table.players}-{table.difficulty}{'-tricks' * table.tricks}{'-variants' * table.more_monsters}"
        for table in ALL_TABLES
    ],
)


# --- players and clans ------------------------------------------------------------------------------


@pytest.mark.rule("R2.1a")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_play(players: int) -> None:
    view = laid(Options(players=players))
    assert (view.players, len(view.clans)) == (players, players)


@pytest.mark.rule("R2.1a")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_no_players_or_more_than_four_are_refused(players: int) -> None:
    with pytest.raises(BadOptions, match="players"):
        Options(players=players)


@pytest.mark.rule("R2.1b")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 0, [0, 1, 0]), (2, 1, [1, 0, 1]), (3, 1, [1, 2, 0, 1]), (4, 2, [2, 3, 0, 1, 2])],
)
def test_the_seats_play_clockwise_from_the_first_player_on(
    players: int, first: int, order: list[int]
) -> None:
    game = up_to("", Options(players=players, first=first))
    turns: list[int | None] = []
    for _ in order:
        turns.append(game.seat)
        game.play("pawn-shop M" if "pawn-shop M" in spelled(game) else "pawn-shop S", "done")
        if game.node.about == (("stage", "after"),):
            game.play("end turn")
    assert turns == order


@pytest.mark.rule("R2.1c")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_seat_may_be_drawn_as_the_first_player_with_equal_chance(players: int) -> None:
    game = up_to("deal_first", Options(players=players))
    assert [(outcome.spelling, outcome.weight) for outcome in game.outcomes] == [
        (f"first {seat}", 1) for seat in range(players)
    ]
    draw(game, str(players - 1))
    assert game.view(None).first == players - 1


@pytest.mark.rule("R2.1d")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_first_player_chosen_by_the_host_is_not_drawn(first: int) -> None:
    game = up_to("deal_first", Options(players=3, first=first))
    assert game.seat == first
    assert game.view(None).first == first


@pytest.mark.rule("R2.1d")
@pytest.mark.parametrize("first", [-1, 2])
def test_the_host_cannot_choose_a_seat_that_nobody_has(first: int) -> None:
    with pytest.raises(BadOptions, match="first"):
        Options(players=2, first=first)


@pytest.mark.rule("R2.2a")
def test_no_two_clans_are_dealt_the_same_affinity() -> None:
    game = Game.new(Options(players=4))
    left = {"fire", "water", "air", "jungle"}
    for seat, affinity in enumerate(["air", "fire", "jungle", "water"]):
        assert drawable(game) == left
        draw(game, affinity)
        assert game.view(None).clan(seat).affinity == affinity
        left.remove(affinity)


@pytest.mark.rule("R2.2b")
@pytest.mark.parametrize(
    ("affinity", "leader", "initial"),
    [
        ("jungle", "Purkas", "Korgo"),
        ("water", "Tortock", "Taron"),
        ("fire", "Nuduru", "Frunks"),
        ("air", "Poissen", "Timbulu"),
    ],
)
def test_a_clan_begins_with_its_leader_and_its_initial_mercenary(
    affinity: str, leader: str, initial: str
) -> None:
    clan = laid(deal_affinity=affinity).clan(0)
    assert (clan.affinity, clan.leader, clan.mercenaries) == (affinity, leader, (leader, initial))
    assert clan.novices == 0


@pytest.mark.rule("R2.2c")
@pytest.mark.parametrize("affinity", ["fire", "water", "air", "jungle"])
def test_a_clan_begins_with_a_reputation_of_one(affinity: str) -> None:
    assert laid(deal_affinity=affinity).clan(0).reputation == 1


@pytest.mark.rule("R2.2d")
@each_table
def test_every_clan_begins_with_five_glory_and_seven_gold(options: Options) -> None:
    clans = laid(options).clans
    assert [(clan.glory, clan.gold) for clan in clans] == [(5, 7)] * options.players


@pytest.mark.rule("R2.2e")
@each_table
def test_every_clan_begins_with_one_initial_trap_and_nothing_else(options: Options) -> None:
    for clan in laid(options).clans:
        assert (clan.traps, clan.trap_count) == (("initial",), 1)
        assert (clan.defense, clan.potions, clan.venoms) == (0, 0, 0)
        assert (clan.loot, clan.lands, clan.trophies, clan.equipment) == ((), (), (), {})


@pytest.mark.rule("R2.2f")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_affinities_are_dealt_at_random_with_equal_chance(players: int) -> None:
    game = Game.new(Options(players=players))
    assert drawn_next(game) == "deal_affinity"
    assert {(outcome.spelling, outcome.weight) for outcome in game.outcomes} == {
        ("clan fire", 1),
        ("clan water", 1),
        ("clan air", 1),
        ("clan jungle", 1),
    }


@pytest.mark.rule("R2.2g")
def test_chosen_affinities_are_chosen_in_seat_order_by_each_seat_itself() -> None:
    game = Game.new(Options(players=3, first=2, affinities="chosen"))
    asked: list[int | None] = []
    for affinity in ("water", "jungle", "fire"):
        asked.append(game.seat)
        game.apply(f"affinity {affinity}")
    assert asked == [0, 1, 2]
    assert [clan.affinity for clan in game.view(None).clans] == ["water", "jungle", "fire"]


@pytest.mark.rule("R2.2g")
def test_an_affinity_that_is_taken_cannot_be_chosen_again() -> None:
    game = Game.new(Options(players=3, first=0, affinities="chosen"))
    assert spelled(game) == {"affinity fire", "affinity water", "affinity air", "affinity jungle"}
    game.apply("affinity water")
    assert spelled(game) == {"affinity fire", "affinity air", "affinity jungle"}
    game.apply("affinity jungle")
    assert spelled(game) == {"affinity fire", "affinity air"}


@pytest.mark.rule("R2.2g", "R13.1")
def test_in_solo_the_player_chooses_the_affinity_first_of_all() -> None:
    game = Game.new(Options(players=1))
    assert (game.node.question, game.seat) == ("choose-affinity", 0)
    assert spelled(game) == {"affinity fire", "affinity water", "affinity air", "affinity jungle"}
    game.apply("affinity jungle")
    assert game.view(None).clan(0).leader == "Purkas"
    assert drawn_next(game) == "tavern"


@pytest.mark.rule("R2.2g", "R13.1")
def test_in_solo_an_affinity_that_was_chosen_before_is_not_asked_for() -> None:
    game = Game.new(Options(players=1, affinity="air"))
    assert drawn_next(game) == "tavern"
    assert game.view(None).clan(0).leader == "Poissen"


@pytest.mark.rule("R2.1c", "R13.1")
def test_in_solo_no_first_player_is_drawn() -> None:
    game = up_to("deal_first", Options(players=1))
    assert (game.seat, game.view(None).first) == (0, 0)


@pytest.mark.rule("R2.2h")
@each_table
def test_initial_members_of_affinities_that_nobody_plays_are_out_of_the_game(options: Options) -> None:
    view = laid(options)
    in_clans = {name for clan in view.clans for name in clan.mercenaries}
    assert len(in_clans) == 2 * options.players
    assert in_clans <= INITIAL
    elsewhere = {*view.tavern, *view.decks["mercenaries"], *view.discards["mercenaries"]}
    assert not elsewhere & INITIAL


# --- the tavern -------------------------------------------------------------------------------------


@pytest.mark.rule("R2.3a")
@each_table
def test_the_mercenary_deck_and_the_docks_have_28_cards_together(options: Options) -> None:
    view = laid(options)
    cards = {*view.tavern, *view.decks["mercenaries"]}
    assert len(cards) == len(view.tavern) + len(view.decks["mercenaries"]) == 28


@pytest.mark.rule("R2.3b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_docks_are_filled(players: int) -> None:
    view = laid(Options(players=players), tavern="dalina guster shandee parsas")
    assert view.tavern == ("Dalina", "Guster", "Shandee", "Parsas")


@pytest.mark.rule("R2.3c")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (1, "puargh nimra vaidala"),
        (2, "puargh nimra vaidala lusara"),
        (3, "puargh nimra naiala lusara"),
        (4, "puargh nimra naiala wormee"),
    ],
)
def test_if_enough_docked_mercenaries_have_reputation_four_or_less_all_stay(players: int, cards: str) -> None:
    view = laid(Options(players=players), tavern=cards)
    assert [name.lower() for name in view.tavern] == cards.split()


@pytest.mark.rule("R2.3d")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (1, "puargh fandor vaidala"),
        (2, "puargh fandor vaidala torko"),
        (3, "puargh nimra fandor vaidala"),
        (4, "puargh nimra naiala vaidala"),
    ],
)
def test_with_one_too_few_of_reputation_four_the_highest_is_replaced(players: int, cards: str) -> None:
    game = up_to("tavern", Options(players=players))
    for card in cards.split():
        draw(game, card)
    assert drawn_next(game) == "tavern"
    assert "Vaidala" not in game.view(None).tavern
    draw(game, "dalina")
    assert drawn_next(game) == "lodge"
    assert docked(game) == {*cards.replace("vaidala", "dalina").split()}


@pytest.mark.rule("R2.3e")
def test_of_equal_mercenaries_the_one_docked_first_is_set_aside() -> None:
    game = up_to("tavern", Options(players=2))
    for card in ("fandor", "wondou", "vaidala", "dolfus"):
        draw(game, card)
    assert docked(game) == {"fandor", "wondou", "dolfus"}
    draw(game, "torko")  # of reputation 6 like Wondou and Dolfus, and docked after both
    assert docked(game) == {"fandor", "dolfus", "torko"}
    draw(game, "dalina")
    assert docked(game) == {"fandor", "torko", "dalina"}
    draw(game, "geas")  # 6 again, docked after Torko
    assert docked(game) == {"fandor", "dalina", "geas"}
    draw(game, "guster")
    assert docked(game) == {"fandor", "dalina", "geas", "guster"}
    assert drawn_next(game) == "lodge"


@pytest.mark.rule("R2.3f")
def test_a_mercenary_set_aside_cannot_be_drawn_until_the_docks_are_complete() -> None:
    game = up_to("tavern", Options(players=2))
    for card in ("fandor", "wondou", "vaidala", "dolfus"):
        draw(game, card)
    assert game.view(None).set_aside == ("Vaidala",)
    assert len(drawable(game)) == 24
    assert not drawable(game) & {"fandor", "wondou", "vaidala", "dolfus"}
    draw(game, "dalina")
    assert len(drawable(game)) == 23
    assert not drawable(game) & {"vaidala", "dolfus", "wondou"}


@pytest.mark.rule("R2.3g")
def test_a_mercenary_set_aside_is_shuffled_back_into_the_deck() -> None:
    game = up_to("lodge", tavern="fandor wondou vaidala dolfus dalina guster")
    view = game.view(None)
    assert docked(game) == {"fandor", "guster", "dalina", "dolfus"}
    assert {"Vaidala", "Wondou"} <= set(view.decks["mercenaries"])
    assert len(view.decks["mercenaries"]) == 24
    assert view.discards["mercenaries"] == ()


@pytest.mark.rule("R2.3g")
def test_a_mercenary_set_aside_may_be_docked_later() -> None:
    game = up_to("", tavern="fandor wondou vaidala dolfus dalina guster")
    game.play("tavern S", "beer")
    assert {"vaidala", "wondou"} <= drawable(game)


@pytest.mark.rule("R2.3h")
def test_in_solo_two_of_reputation_four_are_enough() -> None:
    assert laid(Options(players=1), tavern="dalina guster vaidala").tavern == ("Dalina", "Guster", "Vaidala")
    view = laid(Options(players=1), tavern="dalina torko vaidala guster")
    assert set(view.tavern) == {"Dalina", "Torko", "Guster"}


@pytest.mark.rule("R2.3i")
def test_the_docks_are_drawn_from_the_whole_deck_with_equal_chance() -> None:
    game = up_to("tavern")
    assert len(game.outcomes) == 28
    assert {outcome.weight for outcome in game.outcomes} == {1}


@pytest.mark.rule("R2.4")
@each_table
def test_there_are_eight_novices(options: Options) -> None:
    assert laid(options).novices == 8


# --- lodge, bazaar, loot, missions, panic -----------------------------------------------------------


@pytest.mark.rule("R2.5a")
def test_without_the_trick_module_the_trap_pile_is_the_36_improved_traps() -> None:
    box = load("standard@1")
    improved = sorted(trap.id for trap in box.traps if trap.kind == "improved" for _ in range(trap.count))
    view = laid(Options(players=2, tricks=False))
    assert sorted([*view.lodge, *view.decks["traps"]]) == improved
    assert len(improved) == 36


@pytest.mark.rule("R2.5b")
def test_with_the_trick_module_18_tricks_and_6_shielded_traps_join_the_pile() -> None:
    view = laid(Options(players=2, tricks=True))
    pile = [*view.lodge, *view.decks["traps"]]
    assert len(pile) == 36 + 18 + 6
    assert sum(name.startswith(("steal", "divert")) for name in pile) == 18
    assert sum(name.startswith("shielded") for name in pile) == 6
    assert "initial" not in pile


@pytest.mark.rule("R2.5c")
@pytest.mark.parametrize(("tricks", "kinds"), [(False, 14), (True, 26)])
def test_any_token_of_the_pile_may_be_the_first_at_the_lodge(tricks: bool, kinds: int) -> None:
    game = up_to("lodge", Options(players=2, tricks=tricks))
    assert len(drawable(game)) == kinds
    assert sum(outcome.weight for outcome in game.outcomes) == (60 if tricks else 36)
    weights = {outcome.spelling: outcome.weight for outcome in game.outcomes}
    assert (weights["lodge strength-1"], weights["lodge strength-plus-3"]) == (4, 1)


@pytest.mark.rule("R2.5d")
@each_table
def test_six_traps_are_face_up_at_the_lodge(options: Options) -> None:
    view = laid(options)
    assert len(view.lodge) == 6
    assert "" not in view.lodge
    assert len(view.decks["traps"]) == (54 if options.tricks else 30)


@pytest.mark.rule("R2.5e")
def test_a_trap_that_is_face_up_is_no_longer_in_the_pile() -> None:
    view = laid(lodge="strength-3 strength-3 magic-1 strength-plus-3 magic-3 monster-plus-8")
    assert view.lodge == (
        "strength-3",
        "strength-3",
        "magic-1",
        "strength-plus-3",
        "magic-3",
        "monster-plus-8",
    )
    left = view.decks["traps"]
    assert "strength-3" not in left
    assert "strength-plus-3" not in left
    assert (left.count("magic-1"), left.count("magic-3"), left.count("monster-plus-8")) == (2, 1, 1)


@pytest.mark.rule("R2.6a")
@each_table
def test_the_equipment_deck_and_the_bazaar_have_18_cards_together(options: Options) -> None:
    view = laid(options)
    assert len(view.bazaar) + len(view.decks["equipment"]) == 18


@pytest.mark.rule("R2.6b")
@each_table
def test_three_equipment_cards_are_face_up_at_the_bazaar(options: Options) -> None:
    view = laid(options)
    assert len(view.bazaar) == 3
    assert "" not in view.bazaar


@pytest.mark.rule("R2.6c")
def test_the_bazaar_is_filled_from_the_whole_deck() -> None:
    game = up_to("bazaar")
    weights = {outcome.spelling.split()[1]: outcome.weight for outcome in game.outcomes}
    assert weights == {
        "krakhen": 2, "pugnor": 2, "slyzor": 2, "noxx": 2, "turzoks": 2, "rajhnek": 1, "slham": 1,
        "mortis": 2, "kedavra": 2, "tergeo": 2,
    }  # fmt: skip
    draw(game, "slham")
    draw(game, "noxx")
    assert "slham" not in drawable(game)
    draw(game, "noxx")
    view = game.view(None)
    assert view.bazaar == ("Slham", "Noxx", "Noxx")
    assert not {"Slham", "Noxx"} & set(view.decks["equipment"])


# --- lands ------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.7a")
@each_table
def test_with_three_players_or_more_two_lands_are_active_and_with_fewer_one(options: Options) -> None:
    assert len(laid(options).lands) == {1: 1, 2: 1, 3: 2, 4: 2}[options.players]


@pytest.mark.rule("R2.7b")
@pytest.mark.parametrize(("players", "open_paths"), [(1, "a"), (2, "a"), (3, "ab"), (4, "ab")])
def test_the_paths_of_an_active_land_and_no_others_are_open(players: int, open_paths: str) -> None:
    view = laid(Options(players=players))
    open_land_paths = [name for name, path in view.paths.items() if path.open and name[0] in "ab"]
    assert open_land_paths == [f"{land}{number}" for land in open_paths for number in (1, 2, 3, 4)]


@pytest.mark.rule("R2.7c")
@each_table
def test_each_active_land_has_a_card_a_header_and_a_monster(options: Options) -> None:
    for land in laid(options).lands:
        assert land.land
        assert land.header
        assert land.monster


@pytest.mark.rule("R2.7c")
def test_the_first_cards_are_for_land_a_the_second_ones_for_land_b() -> None:
    lands = laid(Options(players=3, first=0), monsters="gator moldo", lands="kale yuha").lands
    assert [(land.land, land.monster) for land in lands] == [("Kale", "Gator"), ("Yuha", "Moldo")]


@pytest.mark.rule("R2.7d")
def test_a_header_is_a_random_tile_with_a_random_side() -> None:
    game = up_to("headers")
    assert {(outcome.spelling, outcome.weight) for outcome in game.outcomes} == {
        (f"header header-{tile}{side}", 1) for tile in range(1, 7) for side in "ab"
    }
    draw(game, "header-4b")
    assert game.view(None).lands[0].header == "header-4b"


@pytest.mark.rule("R2.7d")
@pytest.mark.parametrize(("players", "headers"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_one_header_is_drawn_for_each_active_land(players: int, headers: int) -> None:
    game = up_to("tavern", Options(players=players, first=0))
    drawn = 0
    while game.at_chance:
        drawn += drawn_next(game) == "headers"
        game.deal(game.outcomes[0])
    assert drawn == headers


@pytest.mark.rule("R2.7d")
def test_the_second_land_gets_another_header_tile() -> None:
    game = up_to("headers", Options(players=3, first=0))
    draw(game, "header-4b")
    while drawn_next(game) != "headers":
        game.deal(game.outcomes[0])
    assert drawable(game) == {f"header-{tile}{side}" for tile in (1, 2, 3, 5, 6) for side in "ab"}


@pytest.mark.rule("R2.7d")
def test_the_second_header_that_is_drawn_stays_at_the_second_land() -> None:
    lands = laid(Options(players=3, first=0), headers="header-4b header-2a").lands
    assert [land.header for land in lands] == ["header-4b", "header-2a"]


@pytest.mark.rule("R2.7e")
@pytest.mark.parametrize("difficulty", ["tutorial", "normal"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_tutorial_and_normal_the_first_monsters_are_of_level_a(players: int, difficulty: str) -> None:
    game = up_to("monsters", Options(players=players, difficulty=difficulty))
    assert drawable(game) == LEVEL_A
    draw(game, "krinx")
    if players > 2:
        assert drawable(game) == LEVEL_A - {"krinx"}
        draw(game, "moldo")
    assert drawn_next(game) != "monsters"


@pytest.mark.rule("R2.7f")
@pytest.mark.parametrize("difficulty", ["tutorial", "normal"])
def test_the_rest_of_level_a_is_then_shuffled_with_level_b(difficulty: str) -> None:
    view = laid(Options(players=2, difficulty=difficulty), monsters="krinx")
    assert {name.lower() for name in view.decks["monsters"]} == LEVEL_A - {"krinx"} | LEVEL_B
    view = laid(Options(players=4, difficulty=difficulty), monsters="krinx moldo")
    assert {name.lower() for name in view.decks["monsters"]} == LEVEL_A - {"krinx", "moldo"} | LEVEL_B


@pytest.mark.rule("R2.7g")
@pytest.mark.parametrize("difficulty", ["hard", "cutthroat"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_hard_and_cutthroat_any_of_the_20_monsters_may_be_first(players: int, difficulty: str) -> None:
    game = up_to("monsters", Options(players=players, difficulty=difficulty))
    assert drawable(game) == LEVEL_A | LEVEL_B
    assert {outcome.weight for outcome in game.outcomes} == {1}
    draw(game, "caribdis")
    assert game.view(None).lands[0].monster == "Caribdis"
    if players > 2:
        assert drawable(game) == (LEVEL_A | LEVEL_B) - {"caribdis"}
        draw(game, "snailer")
        assert game.view(None).lands[1].monster == "Snailer"
    assert drawn_next(game) != "monsters"


@pytest.mark.rule("R2.7h")
@pytest.mark.parametrize("draws", ["dogor gator moldo", "gator dogor moldo"])
def test_dogor_drawn_at_setup_goes_to_the_entrance_and_another_monster_is_drawn(draws: str) -> None:
    view = laid(Options(players=3, difficulty="hard"), monsters=draws)
    assert view.entrance == "Dogor"
    assert [land.monster for land in view.lands] == ["Gator", "Moldo"]
    assert len(view.decks["monsters"]) == 17
    assert view.discards["monsters"] == ()


@pytest.mark.rule("R2.7h")
def test_without_dogor_the_entrance_is_empty_after_setup() -> None:
    view = laid(Options(players=3, difficulty="hard"), monsters="gator moldo")
    assert view.entrance == ""


@pytest.mark.rule("R2.7i")
def test_dogor_at_the_entrance_can_be_attacked_in_round_one() -> None:
    game = up_to("", Options(players=2, difficulty="hard", first=0), monsters="dogor gator")
    assert game.view(None).round == 1
    assert {"path e1", "path e2"} <= spelled(game)
    game = up_to("", Options(players=2, difficulty="hard", first=0), monsters="gator")
    assert not {"path e1", "path e2"} & spelled(game)


@pytest.mark.rule("R2.7j")
def test_dogor_at_setup_causes_no_panic() -> None:
    view = laid(Options(players=2, difficulty="hard"), monsters="dogor gator")
    assert view.panic == ()


# --- loot, missions, panic, round track, spaces -----------------------------------------------------


@pytest.mark.rule("R2.8a")
@each_table
def test_of_16_loot_tokens_four_are_face_up(options: Options) -> None:
    view = laid(options)
    assert len({*view.loot, *view.decks["loot"]}) == 16
    assert len(view.loot) == 4
    assert len(view.decks["loot"]) == 12


@pytest.mark.rule("R2.8b")
def test_any_loot_token_may_be_among_the_first() -> None:
    game = up_to("loot")
    assert len(game.outcomes) == 16
    view = laid(loot="recruit gold-10 trophies brews")
    assert view.loot == ("recruit", "gold-10", "trophies", "brews")


@pytest.mark.rule("R2.9a")
def test_two_of_twelve_missions_are_drawn() -> None:
    game = up_to("missions")
    assert drawable(game) == {f"mission-{number}" for number in range(1, 13)}
    draw(game, "mission-7")
    assert drawable(game) == {f"mission-{number}" for number in range(1, 13)} - {"mission-7"}
    draw(game, "mission-3")
    assert drawn_next(game) != "missions"
    assert game.view(None).missions == ("mission-7", "mission-3")


@pytest.mark.rule("R2.9b")
def test_the_first_mission_shows_its_dice_rolling_side_on_the_left() -> None:
    game = up_to("", missions="mission-7 mission-3", deal_affinity="fire water")
    game.play("path m1", "member frunks")
    while game.node.question == "deploy-dice":
        game.apply(game.choices[0])
    assert game.view(None).path("m1").dice == "SSM"  # side b would take two dice


@pytest.mark.rule("R2.9c")
def test_the_second_mission_shows_its_contract_on_the_right() -> None:
    game = up_to("", missions="mission-3 mission-7", deal_affinity="fire water")
    game.play("path c1", "member frunks")
    while game.node.question == "deploy-dice":
        game.apply(game.choices[0])
    assert game.view(None).path("c1").dice == "SS"  # side a would take three dice


@pytest.mark.rule("R2.10a")
@each_table
def test_no_panic_token_lies_face_up_on_a_building(options: Options) -> None:
    assert laid(options).panic == ()


@pytest.mark.rule("R2.10b")
def test_there_are_seven_panic_tokens_one_per_building() -> None:
    tokens = load("standard@1").panic
    assert sorted(tokens) == ["alchemist", "armory", "bazaar", "lodge", "mine", "pawn_shop", "tavern"]


TRACKS = {
    "tutorial": (0, 0, 0, 0, 0, 0),
    "normal": (0, 0, 1, 1, 2, 2),
    "hard": (0, 0, 1, 1, 2, 2),
    "cutthroat": (1, 1, 2, 2, 3, 3),
}


@pytest.mark.rule("R2.11", "R15.1b")
@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
def test_the_round_track_gives_extra_attack_dice_by_difficulty(difficulty: str) -> None:
    assert load("standard@1").round_track[difficulty] == TRACKS[difficulty]


PAIR = "[[clan]]\naffinity = 'fire'\ngold = 50\nglory = 40\npool = 'SSSS'\n[[clan]]\naffinity = 'water'\n"
TRIO = PAIR + "[[clan]]\naffinity = 'air'\n"


@pytest.mark.rule("R2.12a")
@pytest.mark.parametrize(("building", "for_two"), [("lodge", 3), ("tavern", 3), ("armory", 2), ("bazaar", 2)])
def test_the_last_space_is_open_from_three_players_on(building: str, for_two: int) -> None:
    taken = {building: ["S"] * for_two}
    assert f"{building} S" in spelled(position(PAIR, spaces={building: ["S"] * (for_two - 1)}))
    assert f"{building} S" not in spelled(position(PAIR, spaces=taken))
    assert f"{building} S" in spelled(position(TRIO, spaces=taken))
    full = {building: ["S"] * (for_two + 1)}
    assert f"{building} S" not in spelled(position(TRIO, spaces=full))


@pytest.mark.rule("R2.12a")
def test_the_fourth_mine_space_is_open_from_three_players_on() -> None:
    assert {"mine 1 S", "mine 2 S", "mine 3 S"} <= spelled(position(PAIR))
    assert "mine 4 S" not in spelled(position(PAIR))
    assert "mine 4 S" in spelled(position(TRIO))


@pytest.mark.rule("R2.12a")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_alchemist_spaces_are_open_for_any_number(players: int) -> None:
    game = up_to("", Options(players=players, first=0))
    assert {"alchemist 1 M", "alchemist 2 M"} <= spelled(game)


@pytest.mark.rule("R2.12b")
def test_a_closed_space_is_closed_in_solo_too() -> None:
    game = up_to("", Options(players=1))
    assert "mine 3 S" in spelled(game)
    assert "mine 4 S" not in spelled(game)


@pytest.mark.rule("R2.12c")
@pytest.mark.parametrize(("players", "docks"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_there_are_three_tavern_docks_in_solo_and_four_otherwise(players: int, docks: int) -> None:
    view = laid(Options(players=players))
    assert len(view.tavern) == docks
    assert "" not in view.tavern


# --- difficulty -------------------------------------------------------------------------------------


@pytest.mark.rule("R15.1a")
def test_there_are_four_difficulties() -> None:
    for difficulty in ("tutorial", "normal", "hard", "cutthroat"):
        assert laid(Options(difficulty=difficulty)).difficulty == difficulty
    with pytest.raises(BadOptions, match="difficulty"):
        Options(difficulty="easy")


@pytest.mark.rule("R15.1c")
def test_on_tutorial_no_round_adds_attack_dice() -> None:
    assert set(load("standard@1").round_track["tutorial"]) == {0}


@pytest.mark.rule("R15.1d")
def test_hard_has_the_track_of_normal_but_the_monsters_of_cutthroat() -> None:
    track = load("standard@1").round_track
    assert track["hard"] == track["normal"]
    first = {
        difficulty: drawable(up_to("monsters", Options(difficulty=difficulty)))
        for difficulty in ("normal", "hard", "cutthroat")
    }
    assert first["hard"] == first["cutthroat"] != first["normal"]


@pytest.mark.rule("R15.1e")
def test_cutthroat_has_the_harsher_track() -> None:
    track = load("standard@1").round_track
    assert all(more > less for more, less in zip(track["cutthroat"], track["hard"], strict=True))
