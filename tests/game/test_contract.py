"""The contract of a game: nodes, answers, refusals, previews, records, digests, undo and events."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from monsterlands import (
    BadOptions,
    Choice,
    EditionError,
    Event,
    Game,
    IllegalChoice,
    Options,
    Record,
    SeededDealer,
    UnknownChoice,
    UnreadableRecord,
    UnreadableState,
    WrongSeat,
)
from monsterlands.box import load, overlay
from monsterlands.game import RULES_VERSION, Happening, Node, Outcome, codec
from support.adventures import heard
from support.games import dealt, finished, offered, spelled, the_turn_of
from support.positions import position
from support.refusals import unchanged

SOLO = """
[options]
scenario = 8
[table]
madhala = ["a1", "m1"]
[[clan]]
affinity = "fire"
[[clan.path]]
path = "a2"
mercenary = "Frunks"
traps = ["initial"]
defense = 1
"""
CLASH = """
[options]
tricks = true
[[clan]]
affinity = "fire"
traps = []
[[clan.path]]
path = "a1"
mercenary = "Frunks"
traps = ["initial", "steal-any-1"]
[[clan]]
affinity = "water"
[[clan.path]]
path = "a2"
mercenary = "Taron"
defense = 1
"""
THREE_PERSUASION_DICE = '[[clan]]\nmercenaries = ["Nuduru", "Tranok", "Torko"]\n[[clan]]\naffinity = "water"'
CHEAP = 'name = "cheap"\nbase = "standard@1"\n[novice]\ncost = 1\n[clan]\ngold = 9\n'


EVERY_KIND = (
    Options(),
    Options(players=3, difficulty="cutthroat", tricks=True, first=2, affinities="chosen", confirm=(1,)),
    Options(players=2, first=0, queens_grant=True, more_monsters=True),
    Options(players=1, first=0, difficulty="hard", scenario=8, affinity="air", more_monsters=True),
    Options(players=1, first=0, scenario=10, confirm=(0,)),
)
"""Options without any module, and with all of them."""


# --- nodes ---


def test_a_new_game_begins_with_chance_if_something_is_dealt() -> None:
    game = Game.new(Options(players=2))
    assert (game.node.kind, game.at_chance, game.over, game.seat) == ("chance", True, False, None)
    assert (game.legal, game.choices) == ((), ())
    assert game.outcomes


def test_a_new_game_begins_with_a_decision_if_affinities_are_chosen() -> None:
    game = Game.new(Options(players=3, affinities="chosen", first=0))
    assert (game.node.kind, game.node.seat, game.seat) == ("decision", 0, 0)
    assert spelled(game) == ["affinity fire", "affinity water", "affinity air", "affinity jungle"]
    assert game.outcomes == ()


def test_at_the_end_nobody_is_asked() -> None:
    game = finished(Options(), seed=1)
    assert (game.node.kind, game.over, game.at_chance, game.seat) == ("end", True, False, None)
    assert (list(game.legal), game.choices, game.outcomes) == ([], (), ())
    assert game.result is not None


def test_there_is_no_result_before_the_end() -> None:
    assert Game.new().result is None


def test_a_node_names_the_question_the_seat_and_what_it_is_about() -> None:
    game = the_turn_of("SSMP4")
    assert game.node == Node("decision", "turn", 0, (("stage", "before"),))
    game.apply("path a1")
    assert game.node == Node("decision", "assign", 0, (("path", "a1"),))


@pytest.mark.rule("R11.1", "R11.3")
def test_the_nodes_of_a_clash_name_the_paths_and_the_slot() -> None:
    game = position(CLASH, phase="adventure")
    assert game.node == Node("decision", "reveal", 0, (("path", "a1"), ("slot", 0)))
    game.apply("keep")
    assert game.node == Node("decision", "reveal", 0, (("path", "a1"), ("slot", 1)))
    game.apply("reveal")
    assert game.node == Node("decision", "parry", 1, (("target", "a2"), ("path", "a1"), ("slot", 1)))


@pytest.mark.rule("R13.2")
def test_a_roll_of_madhala_is_a_node_of_chance() -> None:
    game = position(SOLO)
    game.play("pawn-shop S", "done", "end turn")
    assert (game.node.kind, game.node.question, game.node.seat) == ("chance", "madhala", None)
    assert {outcome.weight for outcome in game.outcomes} == {1}
    game.deal("madhala 1 1")
    assert (game.node.kind, game.node.question) == ("chance", "madhala-die")


# --- chance ---


def test_a_die_has_six_equal_outcomes() -> None:
    game = position(phase="preparation")
    assert [(str(outcome), outcome.weight) for outcome in game.outcomes] == [
        (f"persuasion {face}", 1) for face in range(1, 7)
    ]


def test_a_draw_weighs_equal_tokens_by_their_number() -> None:
    game = Game.new(Options(players=2, first=0))
    game.play("clan fire", "clan water", "tavern dalina", "tavern drapis", "tavern taroa", "tavern guster")
    weights = {str(outcome): outcome.weight for outcome in game.outcomes}
    assert (weights["lodge strength-1"], weights["lodge strength-plus-3"]) == (4, 1)
    assert sum(weights.values()) == 36
    game.deal("lodge strength-1")
    assert {str(outcome): outcome.weight for outcome in game.outcomes}["lodge strength-1"] == 3


def test_an_outcome_is_dealt_by_spelling_by_number_or_as_it_is_listed() -> None:
    game = Game.new(Options(players=2, first=0))
    outcome = game.outcomes[1]
    ways: list[Outcome | int | str] = [outcome, outcome.id, str(outcome), "  CLAN   Water "]
    games = [game.clone() for _ in ways]
    for twin, way in zip(games, ways, strict=True):
        twin.deal(way)
    assert len({twin.digest() for twin in games}) == 1


@pytest.mark.parametrize("way", ["clan purple", "persuasion 7", "persuasion", "", "nonsense", 9999, -1])
def test_an_outcome_that_does_not_exist_is_unknown(way: str | int) -> None:
    game = Game.new(Options(players=2, first=0))
    unchanged(game, lambda: game.deal(way), UnknownChoice)


def test_an_outcome_that_cannot_happen_now_is_illegal() -> None:
    game = Game.new(Options(players=2, first=0))
    unchanged(game, lambda: game.deal("monster dogor"), IllegalChoice)
    game.deal("clan fire")
    unchanged(game, lambda: game.deal("clan fire"), IllegalChoice)


def test_nothing_is_dealt_at_a_decision_or_at_the_end() -> None:
    for game in (the_turn_of("S"), finished(Options(), seed=1)):
        unchanged(game, partial(game.deal, "persuasion 4"), IllegalChoice)


def test_dice_rolled_together_are_dealt_together_or_not_at_all() -> None:
    game = position(THREE_PERSUASION_DICE, phase="preparation")
    assert dict(game.node.about)["dice"] == 3
    unchanged(game, lambda: game.deal("persuasion 5 3 1 2 6"), IllegalChoice)
    unchanged(game, lambda: game.deal("persuasion 5 0"), UnknownChoice)
    game.deal("persuasion 5 3 1")
    assert "P1P3P5" in game.open_view().clan(0).pool


def test_advance_stops_at_the_next_decision_and_does_nothing_there() -> None:
    game = Game.new(Options(players=2))
    game.advance(SeededDealer(5))
    assert game.node.kind == "decision"
    before = game.to_json()
    game.advance(SeededDealer(6))
    assert game.to_json() == before


def test_advance_writes_the_same_record_as_dealing_one_by_one() -> None:
    advanced = dealt(Options(players=3, tricks=True), seed=8)
    by_hand = Game.new(Options(players=3, tricks=True))
    for step in advanced.record().steps:
        by_hand.deal(step.removeprefix("- "))
    assert by_hand.record() == advanced.record()


# --- choices ---


def test_choices_are_listed_by_ascending_id() -> None:
    game = the_turn_of("SSMP4", defense=2, potions=1, wounded=["Frunks"])
    assert list(game.legal) == sorted(set(game.legal)) == [choice.id for choice in game.choices]


def test_a_choice_is_answered_by_spelling_by_id_or_as_it_is_listed() -> None:
    game = the_turn_of("SSM")
    choice = next(choice for choice in game.choices if str(choice) == "mine 3 S")
    ways: list[Choice | int | str] = [choice, choice.id, "mine 3 S", " MINE  3 s"]
    games = [game.clone() for _ in ways]
    for twin, way in zip(games, ways, strict=True):
        twin.apply(way)
    assert len({twin.to_json() for twin in games}) == 1


@pytest.mark.parametrize(
    ("spelling", "subjects"),
    [
        ("tavern P4", {("building", "tavern"), ("die", "P4"), ("space", "tavern 2")}),
        ("mine 2 S", {("building", "mine"), ("die", "S"), ("space", "mine 2")}),
        ("path a3", {("path", "a3")}),
        ("heal frunks", {("member", "Frunks")}),
        ("novice S M", {("die", "S"), ("member", "novice")}),
        ("sell gator", {("monster", "Gator")}),
        ("settle skyehn", {("land", "Skyehn")}),
        ("loot gold-12", {("loot", "gold-12")}),
    ],
)
def test_a_choice_names_its_subjects(spelling: str, subjects: set[tuple[str, str]]) -> None:
    clan: dict[str, Any] = {"potions": 1, "wounded": ["Frunks"], "trophies": ["Gator"]}
    clan |= {"lands": ["Skyehn"], "loot": ["gold-12"], "novices": 1}
    game = the_turn_of("SSMP4", table={"spaces": {"tavern": ["S"]}}, **clan)
    choice = next(choice for choice in game.choices if str(choice) == spelling)
    assert set(choice.subjects) == subjects


# --- refusals ---


@pytest.mark.parametrize("answer", ["nonsense", "", "hire nobody", 1489, 99999, -1, 351])
def test_an_answer_that_does_not_exist_is_unknown(answer: str | int) -> None:
    game = the_turn_of("SSM")
    unchanged(game, lambda: game.apply(answer), UnknownChoice)
    unchanged(game, lambda: game.why_not(answer), UnknownChoice)
    unchanged(game, lambda: game.preview(answer), UnknownChoice)


@pytest.mark.parametrize("answer", ["end turn", "hire fandor", "lodge M", "path b1", "roll S", "give up"])
def test_an_answer_that_is_not_legal_now_says_why(answer: str) -> None:
    game = the_turn_of("SSM")
    caught = unchanged(game, lambda: game.apply(answer), IllegalChoice)
    assert isinstance(caught.value, IllegalChoice)
    assert caught.value.why == game.why_not(answer)
    assert caught.value.why is not None
    unchanged(game, lambda: game.preview(answer), IllegalChoice)


def test_another_seat_cannot_answer() -> None:
    game = the_turn_of("SSM")
    unchanged(game, lambda: game.apply("mine 3 S", seat=1), WrongSeat)
    unchanged(game, lambda: game.apply(game.legal[0], seat=-1), WrongSeat)
    game.apply("mine 3 S", seat=0)


def test_nobody_can_answer_chance_or_the_end() -> None:
    for game in (Game.new(), finished(Options(), seed=1)):
        unchanged(game, partial(game.apply, "mine 3 S"), WrongSeat)
        unchanged(game, partial(game.preview, "mine 3 S"), WrongSeat)
        assert game.why_not("mine 3 S") is not None


def test_a_reason_has_a_rule_a_code_and_values() -> None:
    why = the_turn_of("S", gold=1).why_not("armory S")
    assert why is not None
    assert (why.rule, why.code, dict(why.values)) == ("R5.6", "cannot-pay", {"price": 2, "gold": 1})


def test_a_legal_choice_has_no_reason_against_it() -> None:
    game = the_turn_of("SSM")
    assert [game.why_not(choice) for choice in game.choices] == [None] * len(game.choices)


# --- walks ---


def test_a_walk_is_played_whole() -> None:
    game = the_turn_of("SS")
    game.play("mine 3 S", "end turn", "mine 1 S", "end turn", "pawn-shop S")
    assert game.open_view().clan(0).gold == 7 + 2 + 1


def test_a_walk_may_contain_chance() -> None:
    game = the_turn_of("SS", gold=20, table={"decks": {"mercenaries": ["Naiala"]}})
    game.play("tavern S", "hire dalina", "tavern naiala")
    assert "Dalina" in game.open_view().clan(0).mercenaries


@pytest.mark.parametrize(
    ("last", "error"),
    [("mine 1 S", IllegalChoice), ("nonsense", UnknownChoice), ("tavern naiala", UnknownChoice)],
)
def test_a_walk_that_fails_at_its_end_is_not_played_at_all(last: str, error: type[Exception]) -> None:
    game = the_turn_of("SSS")
    game.apply("pawn-shop S")
    heard: list[Happening] = []
    game.listen(heard.append)
    steps = game.record().steps
    unchanged(game, lambda: game.play("done", "end turn", "mine 1 S", "end turn", last), error)
    assert game.record().steps == steps
    assert heard == []


# --- previews ---


def test_a_preview_shows_costs_and_gains_and_changes_nothing() -> None:
    game = the_turn_of("SSM", gold=7)
    before = game.to_json()
    preview = game.preview("mine 1 S")
    assert (preview["gold"].before, preview["gold"].after) == (7, 13)
    assert (preview["pool"].before, preview["pool"].after) == ("SSM", "M")
    assert {change.what for change in preview.changes} == {"gold", "pool"}
    assert game.to_json() == before


def test_a_preview_goes_up_to_the_next_chance() -> None:
    game = the_turn_of("SS", gold=20)
    game.apply("tavern S")
    preview = game.preview("hire drapis")
    assert (preview["gold"].after, preview["reputation"].after, preview["pool"].after) == (15, 3, "SS")
    with pytest.raises(KeyError):
        preview["glory"]


@pytest.mark.parametrize(
    ("walk", "choice", "final"),
    [
        ([], "mine 3 S", False),
        (["mine 3 S"], "end turn", False),
        (["tavern S"], "hire drapis", True),
        (["tavern S"], "beer", True),
        (["tavern S"], "hire novice", False),
        (["bazaar S", "buy krakhen"], "member nuduru", True),
        (["lodge S", "buy strength-1"], "done", True),
    ],
)
def test_a_choice_is_final_if_dice_or_a_draw_follow(walk: list[str], choice: str, final: bool) -> None:
    game = the_turn_of("SS", gold=20)
    game.play(*walk)
    assert game.is_final(choice) is final
    game.apply(choice)
    game.advance(SeededDealer(1))
    assert bool(game.undo_barrier()) is final


# --- records ---


def test_a_record_becomes_text_and_is_read_back() -> None:
    for options in EVERY_KIND:
        record = finished(options, seed=3).record()
        assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("options", EVERY_KIND)
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    game = finished(options, seed=4)
    again = Game.replay(Record.from_text(game.record().to_text()))
    assert again.to_json() == game.to_json()
    assert again.record() == game.record()


def test_a_record_from_a_position_replays() -> None:
    game = the_turn_of("SSM", gold=20)
    game.play("tavern S", "hire drapis", "tavern wondou")
    assert game.record().position
    assert Game.replay(game.record()).digest() == game.digest()


def test_a_record_from_a_position_with_overrides_replays() -> None:
    game = the_turn_of("SSM", others='[[clan]]\naffinity = "water"\n[overrides.buildings.tavern]\nbeer = 1')
    game.play("tavern S")
    assert game.preview("beer")["gold"].after == 6
    again = Game.replay(Record.from_text(game.record().to_text()))
    assert (again.digest(), again.box) == (game.digest(), game.box)


def test_a_record_whose_position_was_edited_is_unreadable() -> None:
    game = the_turn_of("SSM")
    game.apply("mine 3 S")
    record = game.record()
    for old, new in (
        ("gold = 7", "gold = 8"),
        ("gold = 7", "gold = -1"),
        ("[table]", "[tabel]"),
        ("[table]", "["),
    ):
        with pytest.raises(UnreadableRecord):
            Game.replay(replace(record, position=record.position.replace(old, new)))


def test_a_record_can_be_replayed_up_to_a_step() -> None:
    game = the_turn_of("SSM")
    digests = [game.digest()]
    for step in ("mine 3 S", "end turn", "mine 1 S"):
        game.apply(step)
        digests.append(game.digest())
    record = game.record()
    assert [Game.replay(record, to=n).digest() for n in range(4)] == digests


def test_dice_rolled_together_share_a_line() -> None:
    game = position(THREE_PERSUASION_DICE, phase="preparation")
    for face in ("5", "3", "1"):
        game.deal(f"persuasion {face}")
    game.deal("persuasion 2")
    assert game.record().steps == ("- persuasion 5 3 1", "- persuasion 2")
    assert Game.replay(game.record()).digest() == game.digest()


def test_undone_steps_are_left_out() -> None:
    game, straight = the_turn_of("SSM"), the_turn_of("SSM")
    game.play("talent nuduru", "path a1")
    game.undo()
    game.apply("mine 3 S")
    straight.play("talent nuduru", "mine 3 S")
    assert game.record() == straight.record()
    assert game.record().steps == ("0 talent nuduru", "0 mine 3 S")


def test_every_truncated_record_is_unreadable() -> None:
    text = finished(Options(), seed=5).record().to_text().rstrip("\n")
    for end in range(0, len(text), 7):
        with pytest.raises(UnreadableRecord):
            Game.replay(Record.from_text(text[:end]))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("0 mine 3 S", "0 mine 2 S"),
        ("0 mine 3 S", "0 nonsense"),
        ("0 mine 3 S", "1 mine 3 S"),
        ("0 mine 3 S", "x mine 3 S"),
        ("0 mine 3 S", "- mine 3 S"),
        ("0 mine 3 S", "mine 3 S"),
        ("0 mine 3 S\n", "0 mine 3 S\n0 mine 3 S\n"),
        ("0 mine 3 S\n", ""),
        ("record = 1", "record = 2"),
        (f"rules = {RULES_VERSION}", f"rules = {RULES_VERSION + 1}"),
        ('edition = "standard@1"', 'edition = "standard@1"\nedition = "standard@1"'),
        ('edition = "standard@1"', 'edition = "standard@999"'),
        ('edition = "standard@1"', "edition = 1"),
        ('base = "standard@1"', 'base = "standard@999"'),
        ('base = "standard@1"', 'base = "/etc/hostname"'),
        ('edition_hash = "', 'edition_hash = "0'),
        ('digest = "', 'digest = "0'),
        ('difficulty = "normal"', 'difficulty = "hard"'),
        ('difficulty = "normal"', 'difficulty = "easy"'),
        ("players = 2", "players = 3"),
        ("players = 2", "players = 5"),
        ("tricks = false", "tricks = true"),
        ("tricks = false", "tricks = 0"),
        ("queens_grant = false", "queens_grant = true"),
        ("more_monsters = false", "more_monsters = true"),
        ("more_monsters = false", "more_monsters = false, scenario = 1"),
        ("more_monsters = false", "more_monsters = false, weather = 1"),
        ("confirm = [0, 1]", "confirm = [0]"),
        ("confirm = [0, 1]", "confirm = [7]"),
        ("count = 2", "count = 12"),
        ("overlays = []", 'overlays = ["clan.gold = 8"]'),
        ("overlays = []", "overlays = [1]"),
    ],
)
def test_an_edited_record_is_unreadable(old: str, new: str) -> None:
    game = dealt(Options(players=2, first=0, confirm=(0, 1)), seed=1)
    game.play("mine 3 S", "end turn")
    text = game.record().to_text()
    assert old in text
    with pytest.raises(UnreadableRecord):
        Game.replay(Record.from_text(text.replace(old, new, 1)))


def test_a_record_with_more_than_eight_overlays_is_unreadable() -> None:
    text = dealt(Options(players=2), seed=1).record().to_text()
    many = text.replace("overlays = []", "overlays = [" + "''," * 9 + "]")
    with pytest.raises(UnreadableRecord, match="it has 9 overlays; 8 are allowed"):
        Record.from_text(many)


@pytest.mark.parametrize("place", ['overlays = ["{}"]', 'position = "{}"', "{}"])
def test_a_record_whose_texts_are_nested_too_deeply_is_unreadable(place: str) -> None:
    text = dealt(Options(players=2), seed=1).record().to_text()
    deep = place.format("a" + r"\u002ea" * 30 + " = 1") if place != "{}" else "a" + ".a" * 30 + " = 1"
    key = deep.partition(" ")[0]
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith(f"{key} = ")]
    with pytest.raises(UnreadableRecord, match="nested too deeply"):
        Game.replay(Record.from_text("".join([f"{deep}\n", *lines])))


def test_a_record_says_which_step_cannot_be_taken() -> None:
    game = the_turn_of("SSM")
    game.play("mine 3 S", "end turn", "mine 1 S")
    record = replace(game.record(), steps=("0 mine 3 S", "0 end turn", "1 mine 3 S"))
    with pytest.raises(UnreadableRecord, match=r"step 3.*mine 3 S"):
        Game.replay(record)


def test_a_record_of_an_overlay_restores_the_overlay() -> None:
    game = Game.new(Options(players=2), overlay("standard@1", CHEAP))
    game.advance(SeededDealer(2))
    again = Game.replay(Record.from_text(game.record().to_text()))
    assert again.digest() == game.digest()
    assert again.box == game.box
    assert (again.box.edition, again.open_view().clan(0).gold) == ("cheap@1", 9)


def test_a_game_that_goes_on_from_a_written_state_has_a_record_that_replays() -> None:
    game, dealer = Game.new(Options(players=2, first=0)), SeededDealer(7)
    while not game.over:
        later = Game.from_json(game.to_json())
        later.advance(dealer.copy())
        assert Game.replay(Record.from_text(later.record().to_text())).digest() == later.digest()
        if game.at_chance:
            game.deal(game.outcomes[dealer.below(len(game.outcomes))])
        else:
            game.apply(game.legal[dealer.below(len(game.legal))])


def test_a_game_that_goes_on_from_the_middle_of_a_roll_has_a_record_that_replays() -> None:
    game = position(THREE_PERSUASION_DICE, phase="preparation")
    game.deal("persuasion 5")
    later = Game.from_json(game.to_json())
    later.deal("persuasion 3 1")
    assert later.record().steps == ("- persuasion 3 1",)
    assert Game.replay(later.record()).digest() == later.digest()


# --- digests and states ---


def test_equal_games_have_equal_digests() -> None:
    game = dealt(Options(players=4, tricks=True), seed=6)
    digests = {game.digest(), game.clone().digest(), Game.from_json(game.to_json()).digest()}
    digests.add(Game.replay(game.record()).digest())
    digests.add(Game.from_position(game.position()).digest())
    assert len(digests) == 1


@pytest.mark.parametrize(
    "difference",
    [
        {"gold": 8},
        {"glory": 6},
        {"defense": 1},
        {"potions": 1},
        {"venoms": 1},
        {"traps": ["initial", "magic-1"]},
        {"novices": 1},
        {"wounded": ["Frunks"]},
        {"loot": ["gold-12"]},
        {"trophies": ["Gator"]},
        {"lands": ["Kale"]},
        {"leader": "Frunks", "mercenaries": ["Frunks"]},
        {"table": {"round": 2}},
        {"table": {"entrance": "Snagnus"}},
        {"table": {"panic": ["mine"]}},
        {"table": {"spaces": {"mine": ["S"]}}},
        {"table": {"used": ["Nuduru"]}},
        {"table": {"missions": ["mission-2", "mission-1"]}},
        {"table": {"land_a": {"header": "header-1b"}}},
        {"table": {"lodge": ["magic-1"]}},
        {"table": {"tavern": ["Geas"]}},
        {"table": {"bazaar": ["Noxx"]}},
        {"others": '[[clan]]\naffinity = "air"'},
        {"others": '[[clan]]\naffinity = "water"\n[options]\ndifficulty = "hard"'},
        {"others": '[[clan]]\naffinity = "water"\n[options]\nconfirm = [0]'},
        {"others": '[[clan]]\naffinity = "water"\n[options]\ntricks = true'},
        {"others": '[[clan]]\naffinity = "water"\n[options]\nqueens_grant = true'},
        {"others": '[[clan]]\naffinity = "water"\n[options]\nmore_monsters = true'},
    ],
)
def test_a_digest_differs_if_anything_differs(difference: dict[str, Any]) -> None:
    assert the_turn_of("SSM", **difference).digest() != the_turn_of("SSM").digest()


@pytest.mark.rule("R13.7")
def test_a_digest_differs_by_the_scenario_and_by_what_madhala_and_missions_have_brought() -> None:
    texts = [
        f"[options]\nscenario = {scenario}\n[[clan]]\naffinity = 'jungle'\n[table]\n{table}"
        for scenario in (1, 8)
        for table in ("", "fulfilled = 1", "madhala = ['a1']", "madhala = ['a2']", "madhala = ['a1', 'a2']")
    ]
    assert len({Game.from_position(text).digest() for text in texts}) == len(texts) == 10


@pytest.mark.rule("R13.7")
def test_a_digest_differs_by_the_tokens_that_madhala_has_turned_up() -> None:
    digests = set()
    for token in ("divert-1", "divert-2", "shielded-magic-1"):
        game = position(SOLO, phase="adventure")
        game.play(f"token {token}")
        digests.add(game.digest())
    assert len(digests) == 3


def test_a_digest_differs_by_edition() -> None:
    one, other = (
        the_turn_of("S"),
        the_turn_of("S", others='[overrides.wages]\n0 = 2\n[[clan]]\naffinity = "water"'),
    )
    assert one.digest() != other.digest()


def test_a_state_of_an_overlay_needs_its_box() -> None:
    box = overlay("standard@1", CHEAP)
    game = Game.new(Options(players=2), box)
    assert Game.from_json(game.to_json(), box).digest() == game.digest()
    with pytest.raises(UnreadableState):
        Game.from_json(game.to_json())
    with pytest.raises(UnreadableState):
        Game.from_json(game.to_json(), load("standard@1"))


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "3", "null", "{}", '{"format": 1}', "\x00"])
def test_text_that_is_not_a_state_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableState):
        Game.from_json(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 1),
        ("format", 2),
        ("rules", RULES_VERSION + 1),
        ("edition", "standard@999"),
        ("edition", None),
        ("hash", "0"),
        ("table", []),
        ("table", "x"),
        ("table", None),
        ("clans", []),
        ("clans", [[1], [2]]),
        ("clans", 3),
        ("paths", [0]),
        ("known", []),
        ("known", [["x"]]),
        ("stack", []),
        ("stack", [1]),
        ("stack", [999, 0, 0, 0, 0, 0]),
        ("stack", [1.5, 0, 0, 0, 0, 0]),
    ],
)
def test_a_damaged_state_cannot_be_read(key: str, value: object) -> None:
    written = json.loads(the_turn_of("SSM").to_json())
    with pytest.raises(UnreadableState):
        Game.from_json(summed({**written, key: value}))
    del written[key]
    with pytest.raises(UnreadableState):
        Game.from_json(summed(written))


def test_a_state_that_was_changed_by_a_single_number_cannot_be_read() -> None:
    written = json.loads(the_turn_of("SSM", gold=7).to_json())
    written["clans"][0][7] += 1
    with pytest.raises(UnreadableState, match="sum"):
        Game.from_json(json.dumps(written))


def played(game: Game, *steps: str) -> Game:
    """Play some steps."""
    game.play(*steps)
    return game


def summed(written: dict[str, Any]) -> str:
    """Write a damaged state with a checksum that fits, so that its values are checked."""
    lists = {name: written.get(name) for name in codec.LISTS}
    return json.dumps({**written, "sum": codec.checksum(lists)})


def test_a_truncated_state_cannot_be_read() -> None:
    text = the_turn_of("SSM").to_json()
    for end in range(0, len(text), 11):
        with pytest.raises(UnreadableState):
            Game.from_json(text[:end])


@pytest.mark.parametrize("where", ["turn", "solo turn", "solo clash", "clash", "theft"])
@pytest.mark.parametrize("part", ["table", "paths", "stack"])
def test_a_damaged_number_is_refused_or_harmless(part: str, where: str) -> None:
    text = {
        "turn": lambda: the_turn_of("SSM"),
        "solo turn": lambda: position(SOLO),
        "solo clash": lambda: position(SOLO, phase="adventure"),
        "clash": lambda: position(CLASH, phase="adventure"),
        "theft": lambda: played(position(CLASH, phase="adventure"), "keep", "reveal"),
    }[where]().to_json()
    crashes = []
    for index in range(len(json.loads(text)[part])):
        for number in (-7, 99):
            written = json.loads(text)
            written[part][index] = number
            try:
                game = Game.from_json(summed(written))
                assert game.digest()
                assert game.choices or game.outcomes or game.over
            except UnreadableState:
                continue
            except (LookupError, ValueError) as error:
                crashes.append((part, index, number, repr(error)))
    assert crashes == []


# --- events ---


def test_events_are_typed_and_have_values_by_name() -> None:
    game = the_turn_of("SSM", gold=7)
    heard: list[Event] = []
    game.listen(lambda happening: heard.append(happening.in_full()))
    game.play("mine 1 S", "end turn")
    assert [(event.kind, event.seat) for event in heard] == [
        ("die-deployed", 0),
        ("gained", 0),
        ("turn-began", 1),
    ]
    assert (heard[0]["building"], heard[0]["space"], heard[0]["die"]) == ("mine", 1, "S")
    assert (heard[1]["resource"], heard[1]["amount"]) == ("gold", 6)


def test_a_game_needs_no_listener() -> None:
    silent, heard = dealt(Options(players=2), seed=3), dealt(Options(players=2), seed=3)
    events: list[Happening] = []
    heard.listen(events.append)
    for game in (silent, heard):
        dealer = SeededDealer(4)
        while not game.over:
            game.advance(dealer)
            if not game.over:
                game.apply(game.legal[dealer.below(len(game.legal))])
    assert silent.digest() == heard.digest()
    assert events


def test_a_sink_can_be_removed() -> None:
    game = the_turn_of("SSM")
    heard: list[Happening] = []
    game.listen(heard.append)
    game.apply("mine 3 S")
    count = len(heard)
    game.listen(None)
    game.apply("end turn")
    assert len(heard) == count > 0


def test_a_clone_has_no_listeners() -> None:
    game = the_turn_of("SSM")
    heard: list[Happening] = []
    game.listen(heard.append)
    game.clone().apply("mine 3 S")
    assert heard == []
    game.preview("mine 3 S")
    assert heard == []


def test_undo_is_an_event_and_the_sink_goes_on_listening() -> None:
    game = the_turn_of("SSM")
    heard: list[Event] = []
    game.listen(lambda happening: heard.append(happening.in_full()))
    game.apply("mine 3 S")
    first = heard[:]
    game.undo()
    assert heard == [*first, Event("undone", 0, ())]
    game.apply("mine 3 S")
    assert heard == [*first, Event("undone", 0, ()), *first]


def test_a_walk_gives_the_same_events_as_its_steps() -> None:
    steps = ("path a1", "member nuduru", "load trap initial", "done", "end turn")
    told: list[list[Event]] = []
    for whole in (True, False):
        game = the_turn_of("SSM", traps=["initial", "magic-1"])
        events = heard(game)
        if whole:
            game.play(*steps)
        else:
            for step in steps:
                game.apply(step)
        told.append(events)
    assert told[0] == told[1] != []


@pytest.mark.rule("R16.2")
def test_others_hear_that_a_trap_was_laid_but_not_which() -> None:
    game = the_turn_of("SSM")
    heard: list[Happening] = []
    game.listen(heard.append)
    game.play("path a1", "member nuduru", "load trap initial")
    laid = next(happening for happening in heard if happening.in_full().kind == "path-trap")
    assert [laid.seen_by(seat)["trap"] for seat in (0, 1, None)] == ["initial", "?", "?"]
    assert laid.in_full()["trap"] == "initial"


# --- options and editions ---


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"difficulty": "easy"}, "difficulty"),
        ({"affinities": "stolen"}, "affinities"),
        ({"players": 1, "tricks": True}, "tricks"),
        ({"players": 1, "queens_grant": True}, "queens_grant"),
        ({"queens_grant": 1}, "queens_grant"),
        ({"more_monsters": "yes"}, "more_monsters"),
        ({"players": 1, "scenario": 0}, "scenario"),
        ({"players": 2, "scenario": 1}, "scenario"),
        ({"players": 1, "affinity": "mud"}, "affinity"),
        ({"players": 4, "affinity": "fire"}, "affinity"),
        ({"players": 2, "first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"players": 3, "confirm": (0, 3)}, "confirm"),
        ({"confirm": (-1,)}, "confirm"),
    ],
)
def test_options_that_make_no_sense_are_refused_by_name(values: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        Options(**values)


def test_an_unknown_edition_makes_no_game() -> None:
    with pytest.raises(EditionError):
        Game.new(Options(), "standard@999")


@pytest.mark.parametrize("options", EVERY_KIND)
def test_a_game_keeps_its_options(options: Options) -> None:
    game = Game.new(options)
    assert game.options == options
    assert Game.from_json(game.to_json()).options == options
    assert Game.replay(game.record()).options == options


def test_a_seat_that_confirms_ends_its_turn_itself() -> None:
    others = '[[clan]]\naffinity = "water"\n[options]\nconfirm = [1]'
    game = the_turn_of("SS", others=others, mercenaries=["Frunks"])
    game.apply("mine 1 S")
    assert (game.seat, offered(game, "end-turn")) == (1, [])
    game.play("mine 2 S")
    assert spelled(game) == ["end turn"]
