"""Questions, choices, previews and reasons in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterlands import Choice, Game, Options, SeededDealer, WhyNot, load
from monsterlands.game.names import names_of
from monsterlands.rules import actions, frames, reasons
from monsterlands.words import Words
from support.positions import as_toml, position
from support.random_positions import random_position

WORDS = Words()


TABLE = """
edition = "standard@1"
[options]
confirm = [0]
[table]
tavern = ["Vishor", "Dalina", "Jaruna", "Fandor"]
missions = ["mission-7", "mission-2"]
land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
[[clan]]
affinity = "water"
gold = 7
pool = "SSMP4"
[[clan]]
affinity = "jungle"
pool = "SSMP2"
"""


@pytest.fixture
def game() -> Game:
    """A turn of seat 0, water: gold 7, dice SSMP4."""
    return Game.from_position(TABLE)


def said(game: Game, spelling: str) -> str:
    view = game.view(game.seat)
    return WORDS.choice(next(choice for choice in view.choices if choice.spelling == spelling), view)


def test_the_question_of_a_turn_depends_on_its_stage(game: Game) -> None:
    assert (
        WORDS.question(game.view(0)) == "Your turn. Deploy dice in the Citadel or send a mercenary outside."
    )
    game.play("mine 3 S")
    assert WORDS.question(game.view(0)) == "Your action is done: choose “end turn” to hand over."


def test_the_question_of_another_seat_says_who_is_to_choose(game: Game) -> None:
    assert WORDS.question(game.view(1)) == "The water clan is choosing."


def test_the_question_at_the_tavern_names_the_discount(game: Game) -> None:
    game.play("tavern P4")
    assert (
        WORDS.question(game.view(0))
        == "Whom do you hire? Your P4 takes 4 gold off; you always pay at least 1."
    )


PRICES = """
edition = "standard@1"
[options]
confirm = [0]
[table]
lodge = ["strength-1", "monster-plus-4", "magic-2", "magic-plus-1", "strength-3", "strength-2"]
tavern = ["Dalina", "Puargh", "Jaruna", "Fandor"]
spaces = { tavern = ["P4"], lodge = ["P5"], armory = ["P2"], bazaar = ["P1"] }
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Vishor"]
glory = 20
gold = 20
pool = "SSP1P2P3"
[[clan]]
affinity = "jungle"
"""


@pytest.mark.parametrize(
    ("choice", "question"),
    [
        (
            "tavern P3",
            "Whom do you hire? Your P3 and the higher P4 there take 3 + 4 = 7 gold off; "
            "you always pay at least 1.",
        ),
        ("tavern S", "Whom do you hire?"),
        (
            "armory P1",
            "How many defense tokens? Your P1 and the higher P2 there take 1 + 2 = 3 gold off; "
            "you always pay at least 1.",
        ),
        ("bazaar P2", "Which equipment do you buy? Your P2 takes 2 gold off; you always pay at least 1."),
        ("lodge S", "Which traps do you buy? Vishor can take 4 more off."),
    ],
)
def test_the_question_of_a_purchase_lists_the_discounts(choice: str, question: str) -> None:
    game = Game.from_position(PRICES)
    game.play(choice)
    assert WORDS.question(game.view(0)) == question


def test_the_lodge_states_the_sum_and_the_price_before_discounts() -> None:
    words, game = Words.of("en"), Game.from_position(PRICES)
    persuasion = (
        "Your P1 and the higher P5 there take 1 + 5 = 6 gold off the total; you always pay at least 1."
    )
    game.play("lodge P1", "buy strength-1", "buy monster-plus-4")
    assert words.question(game.view(0)) == (
        "You have picked Trap S and Trap +4 for 1 gold instead of 7. More traps, or “done”? "
        f"{persuasion} Vishor can take 4 more off."
    )
    game.play("discount vishor")
    assert words.question(game.view(0)) == (
        "You have picked Trap S and Trap +4 for 0 gold instead of 7. More traps, or “done”? "
        f"{persuasion} Discounts take 4 more off; the price may drop to 0."
    )
    assert said(game, "done") == "Done: buy them"


def test_a_sum_without_discounts_stands_alone() -> None:
    game = Game.from_position(PRICES.replace(', "Vishor"]', "]"))
    game.play("lodge S", "buy magic-2")
    assert WORDS.question(game.view(0)) == "You have picked magic-2 for 6 gold. More traps, or “done”?"


def test_the_choice_to_settle_says_what_it_brings(game: Game) -> None:
    settling = Game.from_position(
        TABLE.replace("gold = 7", 'gold = 7\nlands = ["Yuha"]\nmercenaries = ["Tortock", "Taron", "Geas"]')
        .replace('land = "Yuha"', 'land = "Kale"')
        .replace('"Dalina", "Jaruna", "Fandor"', '"Dalina", "Jaruna", "Puargh"')
    )
    assert said(settling, "settle yuha") == (
        "Settle Yuha: the settler needs no wages, and the land can be used once per round (P for dice MM)"
    )


def test_the_question_of_a_path_says_what_is_there(game: Game) -> None:
    game.play("path a1", "member taron")
    assert WORDS.question(game.view(0)) == "Path a1 so far: S. What else goes along?"


def test_choices_of_a_turn_read_like_this(game: Game) -> None:
    assert said(game, "tavern P4") == "Tavern with P4: hire somebody"
    assert said(game, "mine 1 S") == "Mine, space 1, with SS: 6 gold"
    assert said(game, "alchemist 2 M") == "Alchemist, space 2: 2 potions or venoms"
    assert said(game, "path a1") == "To path a1: needs S, up to 3 more S/M; cancels a hit"
    assert said(game, "path c1") == "To path c1: one die (S/M); then 1 trap for 2 glory"


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("c2", "Which die goes to the right path of the contract?"),
        ("m1", "Which die goes to the left path of the dice mission? 3 are needed."),
    ],
)
def test_the_question_of_a_path_for_any_dice_says_how_many_it_takes(
    game: Game, path: str, words: str
) -> None:
    game.play(f"path {path}", "member taron")
    assert WORDS.question(game.view(0)) == words


def test_a_deployment_states_the_prices_that_follow(game: Game) -> None:
    view = game.view(0)
    choice = next(each for each in view.choices if each.spelling == "tavern P4")
    ahead = game.clone()
    ahead.apply(choice)
    followed = [(each, ahead.preview(each)) for each in ahead.choices]
    assert WORDS.choice(choice, view, followed=followed) == (
        "Tavern with P4: Dalina for 1, Vishor for 1, novice for 1, beer for 2 gold"
    )


def test_a_persuasion_die_with_a_higher_one_states_the_lower_price() -> None:
    spaces = 'spaces = { armory = ["P5"], bazaar = ["P3"] }'
    game = Game.from_position(TABLE.replace("[[clan]]", f"{spaces}\n[[clan]]", 1))
    assert said(game, "armory P4") == "Armory with P4 beside P5, which takes 5 more off: buy defense tokens"
    assert said(game, "bazaar P4") == "Bazaar with P4: buy equipment"
    assert said(game, "armory S") == "Armory with S: buy defense tokens"


def test_a_hire_says_what_the_mercenary_brings(game: Game) -> None:
    game.play("tavern P4")
    assert said(game, "hire vishor") == "Hire Vishor: brings P, talent: 4 gold off at the Hunter’s Lodge"
    assert said(game, "hire novice") == (
        "Hire a novice: brings S, talent: turns one die of your pool into another colour"
    )


def test_amounts_are_tokens_or_a_mix(game: Game) -> None:
    ahead = game.clone()
    ahead.play("alchemist 1 M")
    assert [WORDS.choice(choice, ahead.view(0)) for choice in ahead.choices] == [
        "3 venoms",
        "1 potion and 2 venoms",
        "2 potions and 1 venom",
        "3 potions",
    ]
    game.play("armory S")
    assert said(game, "amount 2") == "2 defense tokens"


def test_changes_are_short_in_a_list_and_whole_at_length(game: Game) -> None:
    game.play("tavern P4")
    choice = next(each for each in game.choices if each.spelling == "hire dalina")
    preview = game.preview(choice)
    assert (
        WORDS.changes(choice, preview)
        == "gold 7→6, reputation 1→2, points 7→9 (+1 for jungle icons), dice SSM→SSSM"
    )
    assert WORDS.changes(choice, preview, at_length=True) == (
        "gold 7→6, reputation 1→2, excess glory 4→3, points 7→9 (+1 for jungle icons), wages 1→2, "
        "dice SSM→SSSM, mercenaries +Dalina, unassigned +Dalina"
    )


@pytest.mark.parametrize(
    ("crew", "spelling", "points"),
    [
        (["Poissen", "Timbulu"], "hire guster", "points 7→10 (+2 for air icons)"),
        (["Poissen", "Timbulu"], "hire shandee", "points 7→9 (+1 for fire icons)"),
        (["Poissen"], "hire guster", "points 6→7"),
        (["Poissen", "Timbulu"], "hire novice", "points 7→8"),
    ],
)
def test_points_for_an_affinity_are_listed_separately(crew: list[str], spelling: str, points: str) -> None:
    game = position(
        as_toml(
            {
                "clan": [
                    {"affinity": "air", "mercenaries": crew, "pool": "SM", "gold": 9},
                    {"affinity": "water"},
                ]
            }
        ),
        tavern=["Guster", "Shandee"],
    )
    game.play("tavern S")
    choice = next(each for each in game.choices if each.spelling == spelling)
    assert f"{points}, dice" in WORDS.changes(choice, game.preview(choice))


def test_the_die_that_a_choice_names_is_not_listed_again(game: Game) -> None:
    choice = next(each for each in game.choices if each.spelling == "mine 3 S")
    assert WORDS.changes(choice, game.preview(choice)) == "gold 7→11"


def test_a_reason_states_its_values_and_rule() -> None:
    why = WhyNot("R5.6", "cannot-pay", (("price", 5), ("gold", 3)))
    assert WORDS.why(why) == "It costs at least 5 gold, and you have 3. (rule R5.6)"


def test_a_choice_that_is_not_asked_for_now_says_when_it_is(game: Game) -> None:
    why = game.why_not("hire fandor")
    assert why is not None
    assert WORDS.why(why, "hire") == ("Not now. You hire after a die has gone to the Tavern. (rule R5.10)")


@pytest.mark.parametrize("number", range(len(reasons.REASONS)))
def test_every_reason_has_words(number: int) -> None:
    row = reasons.REASONS[number]
    examples: dict[str, int | str] = {"building": "mine", "die": "P4", "number": 2}
    values = tuple((name, examples[what]) for name, what in row.values.items())
    assert WORDS.why(WhyNot(row.rule, row.name, values), "deploy")


def test_the_reason_for_a_colour_that_fits_nowhere_names_no_building() -> None:
    assert WORDS.why(WhyNot("R5.6", "wrong-colour", (("die", "M"),))) == "M does not fit there. (rule R5.6)"


# --- all questions and choices ------------------------------------------------------------------


def every_kind(game: Game) -> Iterator[Choice]:
    """Yield one choice of each kind of the action space, with names of the box."""
    names = names_of(game.box)
    for row in actions.CHOICE_RANGES:
        kind, number = row.name, row.first
        subjects = names.subjects(number)
        if kind in ("move", "discount-card"):
            subjects = (*subjects, ("equipment", "Noxx"))  # the game knows which card is carried
        yield Choice(number, names.spelling(number), kind, subjects)


@pytest.mark.parametrize("kind", [row.name for row in actions.CHOICE_RANGES])
def test_every_choice_has_words(game: Game, kind: str) -> None:
    choice = next(each for each in every_kind(game) if each.kind == kind)
    assert WORDS.choice(choice, game.view(0))


def walk(seed: int, phase: str, steps: int) -> Iterator[Game]:
    """Yield a game after each of some steps from a random position; rare choices are preferred."""
    dealer = SeededDealer(seed)
    options = Options(players=2 + seed % 3, tricks=seed % 2 == 1, queens_grant=True, more_monsters=True)
    if seed % 5 == 0:
        options = Options(players=1, scenario=1 + seed // 5 % 9, difficulty="hard")
    game = random_position(options, dealer, load("standard@1"), phase)
    for _ in range(steps):
        game.advance(dealer)
        if game.seat is None:
            return
        yield game
        rare = [choice.id for choice in game.choices if choice.kind in ("land", "loot", "talent", "move")]
        answers = rare or game.legal
        game.apply(answers[dealer.below(len(answers))])


def test_every_question_of_a_game_and_all_its_choices_have_words() -> None:
    asked: set[str] = set()
    for phase, seeds, steps in (
        ("preparation", 10, 3),
        ("deployment", 70, 30),
        ("adventure", 100, 20),
        ("clean-up", 20, 8),
    ):
        for seed in range(seeds):
            for game in walk(seed, phase, steps):
                view = game.view(game.seat)
                asked.add(view.node.question)
                assert WORDS.question(view)
                for choice in view.choices:
                    preview = game.preview(choice) if phase == "adventure" else None
                    assert WORDS.choice(choice, view, preview)
    everything = {row.name for row in frames.FRAMES if row.node == "decision"}
    told_elsewhere = {"choose-affinity", "judge", "promote", "desert", "inherit"}
    assert asked >= everything - told_elsewhere


def test_the_question_of_setup_asks_for_an_affinity() -> None:
    game = Game.new(Options(players=2, first=0, affinities="chosen"))
    assert WORDS.question(game.view(0)) == "Which affinity will your clan have?"
    assert said(game, "affinity air") == (
        "Lead the air clan: Poissen (SP, +2 to the total for an elimination) "
        "and Timbulu (M, +1 on each strength die)"
    )
    choice = next(each for each in game.choices if each.spelling == "affinity air")
    assert WORDS.changes(choice, game.preview(choice)) == "", "all clans begin alike"
    assert WORDS.purse(game.view(0)) == "", "there is no clan yet"
