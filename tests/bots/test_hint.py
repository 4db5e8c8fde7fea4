"""Hints: each kind of reason, hints in whole games, hidden information, and errors."""

from __future__ import annotations

from itertools import pairwise
from math import inf, nan
from typing import TypeVar

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import NoHint, TraineePlayer, hint
from monsterlands.game.hints import (
    Advice,
    CostReason,
    GainReason,
    Hint,
    LessReason,
    LossReason,
    OddsReason,
    OnlyChoice,
    RivalReason,
    RuleReason,
    WagesReason,
)
from monsterlands.odds import odds
from support.adventures import adventure, clan, on
from support.games import dealt
from support.positions import position
from support.whole_games import anywhere

BUILDINGS = ["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"]
R = TypeVar("R")


def turn(pool: str, rival: str, own: str = "", after: str = "", **table: object) -> Game:
    """Return a turn of a jungle clan; a water clan is next. `own` and `after` add lines to their tables."""
    return position(
        f"""
        [options]
        difficulty = "tutorial"
        [[clan]]
        affinity = "jungle"
        pool = "{pool}"
        {own}
        [[clan]]
        affinity = "water"
        pool = "{rival}"
        {after}
        """,
        **table,
    )


def asked(game: Game, rollouts: int = 4, seed: int = 0) -> Hint:
    """Return a hint for the seat that is to choose."""
    assert game.seat is not None
    return hint(game.view(game.seat), rollouts=rollouts, seed=seed)


def about(found: Hint, spelling: str) -> Advice:
    """Return what a hint says about a choice."""
    return next(each for each in found.advice if each.choice.spelling == spelling)


def every(kind: type[R], advice: Advice) -> list[R]:
    """List the reasons of one kind."""
    return [reason for reason in (advice.reason, *advice.others) if isinstance(reason, kind)]


def the(kind: type[R], advice: Advice) -> R:
    """Return the one reason of a kind."""
    (found,) = every(kind, advice)
    return found


# --- reasons ------------------------------------------------------------------------------------


def test_an_only_choice_is_its_own_reason() -> None:
    game = turn("M", "S")
    game.play("alchemist 1 M", "amount 3")
    assert asked(game).advice == (Advice(game.choices[0], reason=OnlyChoice()),)
    assert game.choices[0].spelling == "end turn"


WOUNDED = """
defense = 3
traps = []
wounded = ["Korgo"]
[[clan.path]]
path = "m2"
mercenary = "Purkas"
dice = "SS"
"""


def test_the_odds_show_with_which_load_a_member_survives() -> None:
    land = {"land": "Kale", "header": "header-5a", "monster": "Snailer"}
    game = turn("S", "M", WOUNDED, land_a=land, missions=["mission-2", "mission-3"])
    game.play("path a2")
    found = asked(game)
    # Three attack dice hit with 3 to 6, and one hit kills: only three defense tokens are enough.
    bare, safe = about(found, "done"), about(found, "load defense")
    assert isinstance(bare.reason, OddsReason)
    assert isinstance(safe.reason, OddsReason)
    assert (bare.reason.path, bare.reason.mercenary) == ("a2", "Korgo")
    assert bare.reason.surviving == pytest.approx(1 / 27)
    assert bare.reason.dying == pytest.approx(26 / 27)
    assert safe.reason.surviving == pytest.approx(1.0)
    assert the(CostReason, safe).preview["defense"].after == 0
    assert [str(choice) for choice in the(CostReason, safe).then] == ["load defense", "load defense"]


def test_the_last_load_of_a_round_does_not_use_what_is_revealed_later() -> None:
    game = position(
        """
        [options]
        difficulty = "tutorial"
        confirm = []
        [[clan]]
        affinity = "jungle"
        pool = "SMM"
        defense = 1
        [[clan]]
        affinity = "water"
        pool = ""
        traps = ["magic-3"]
        [[clan.path]]
        path = "a1"
        mercenary = "Tortock"
        dice = "SSS"
        traps = ["initial"]
        """,
        land_a={"land": "Kale", "header": "header-5a", "monster": "Snailer"},
    )
    game.play("path a2", "member korgo", "die M", "die M")
    found = the(OddsReason, about(asked(game, rollouts=12), "done"))
    after = game.clone()
    after.play("done")
    assert (after.view(0).phase, after.view(0).path("a1").revealed) == ("adventure", (True,))
    expected = odds(game.view(0), "a2", redeals=4)
    assert 0 < expected.capturing + expected.eliminating < 1
    assert (found.surviving, found.capturing, found.eliminating, found.glory) == (
        expected.surviving,
        expected.capturing,
        expected.eliminating,
        expected.glory,
    )


def test_the_odds_of_a_mission_are_those_of_its_dice() -> None:
    game = turn("P3", "M", missions=["mission-12", "mission-1"], panic=BUILDINGS)
    found = asked(game)
    reason = found.best.reason
    assert isinstance(reason, OddsReason)
    # One die must show 4 or more, and Korgo may roll it again.
    assert (found.best.choice.spelling, reason.mercenary) == ("path m1", "Korgo")
    assert reason.fulfilling == pytest.approx(3 / 4)
    assert reason.glory == pytest.approx(3 / 4 - 1 / 4)
    assert (reason.capturing, reason.eliminating, reason.conquering, reason.dying) == (0, 0, 0, 0)


def test_brews_are_the_reason_to_go_to_the_alchemist() -> None:
    game = turn("M", "S")
    game.play("alchemist 2 M")
    found = asked(game, rollouts=12)
    assert [str(choice) for choice in game.choices] == ["amount 0", "amount 1", "amount 2"]
    for each in found.advice:
        assert isinstance(each.reason, CostReason)
        changes = {change.what: change.after for change in each.reason.preview.changes}
        potions = int(each.choice.spelling.split()[-1])
        assert (changes.get("potions", 0), changes.get("venoms", 0)) == (potions, 2 - potions)


SHUT = [building for building in BUILDINGS if building != "alchemist"]


def test_the_cost_of_an_action_includes_what_is_bought_with_it() -> None:
    shut = [building for building in BUILDINGS if building != "tavern"]
    game = turn("P4", "M", tavern=["Dalina"], panic=shut, missions=["mission-2", "mission-5"])
    assert [str(choice) for choice in game.choices] == ["tavern P4", "path c1", "path c2"]
    cost = the(CostReason, about(asked(game, rollouts=12), "tavern P4"))
    game.play("tavern P4", *map(str, cost.then))
    assert str(cost.then[-1]).startswith("hire ")
    assert cost.preview["gold"].before == 7
    assert cost.preview["gold"].after == game.view(0).clan(0).gold < 7


def last_space(rival: str) -> Game:
    """Return a turn before a rival who can only put a magic die on the last space of the Alchemist."""
    land = {"land": "Kale", "header": "header-4a", "monster": "Snailer"}
    missions, spaces = ["mission-2", "mission-5"], {"alchemist": ["", "M"]}
    game = turn("MP3", rival, land_a=land, missions=missions, panic=SHUT, spaces=spaces)
    assert [str(choice) for choice in game.choices] == ["alchemist 1 M", "path c1", "path c2"]
    return game


def test_that_a_rival_would_take_the_last_space_is_a_reason() -> None:
    advice = about(asked(last_space("M"), rollouts=12), "alchemist 1 M")
    assert advice.reason == RivalReason(1, "deploy", (("space", "alchemist 1"),), times=4, guesses=4)


def test_a_rival_who_cannot_take_the_space_is_no_reason() -> None:
    assert every(RivalReason, about(asked(last_space("P3"), rollouts=12), "alchemist 1 M")) == []


AWAY = """
[[clan.path]]
path = "m1"
mercenary = "Tortock"
dice = "SS"
[[clan.path]]
path = "m2"
mercenary = "Taron"
dice = "SS"
"""
"""Nobody of the water clan is at home."""


@pytest.mark.parametrize(
    ("taken", "contested"),
    [
        (["S", ""], [RivalReason(1, "deploy", (("space", "armory 2"),), times=4, guesses=4)]),
        (["", ""], []),
    ],
)
def test_a_space_is_contested_only_if_it_is_the_last(taken: list[str], contested: list[RivalReason]) -> None:
    shut = [building for building in BUILDINGS if building != "armory"]
    missions, spaces = ["mission-2", "mission-5"], {"armory": taken}
    game = turn("P4", "S", missions=missions, panic=shut, spaces=spaces, after=AWAY)
    assert [str(choice) for choice in game.choices] == ["armory P4", "path c1", "path c2"]
    assert every(RivalReason, about(asked(game, rollouts=12), "armory P4")) == contested


def test_that_a_rival_would_take_the_other_path_of_a_mission_is_a_reason() -> None:
    game = turn("P3", "M", missions=["mission-12", "mission-1"], panic=BUILDINGS)
    found = asked(game)
    assert [str(each.choice) for each in found.advice] == ["path m1", "path m2"]
    for path, each in zip(("m1", "m2"), found.advice, strict=True):
        assert the(RivalReason, each) == RivalReason(1, "path", (("path", path),), 4, 4)


def test_madhala_may_be_the_rival() -> None:
    game = position(
        """
        [options]
        scenario = 1
        [[clan]]
        affinity = "jungle"
        pool = "SSM"
        """,
        madhala=["a1", "a2", "a3", "a4", "m1", "m2"],
        missions=["mission-2", "mission-1"],
        panic=SHUT,
        spaces={"alchemist": ["", "M"]},
    )
    advice = about(asked(game, rollouts=12), "alchemist 1 M")
    # All her tokens are on paths, and she rolls until a place is free.
    assert advice.reason == RivalReason(None, "deploy", (("space", "alchemist 1"),), times=4, guesses=4)


def test_a_contract_that_wins_the_game_gains_points_and_chances() -> None:
    me = clan("fire", on("c1", "Nuduru"), gold=9, glory=10)
    game = adventure(me, clan("water", glory=11), missions=["mission-2", "mission-1"], round=6)
    found = asked(game)
    yes, no = found.advice
    assert (str(yes.choice), str(no.choice)) == ("yes", "no")
    # Two glory more at the end of the last round: 12 to 11 instead of 10 to 11.
    assert isinstance(yes.reason, GainReason)
    assert isinstance(no.reason, LossReason)
    assert (yes.reason.over, no.reason.than) == (no.choice, yes.choice)
    assert yes.reason.points == no.reason.points == 2.0
    assert yes.reason.win == no.reason.win > 0.8
    assert yes.win is not None
    assert no.win is not None
    assert yes.win > 0.9
    assert no.win < 0.1


def test_a_free_action_that_only_helps_is_not_tried_out() -> None:
    game = position('[[clan]]\naffinity = "fire"\npool = "SM"\n[[clan]]\naffinity = "water"')
    best = asked(game).best
    assert str(best.choice) == "talent nuduru"
    assert (best.playouts, best.win, best.points) == (0, None, None)
    assert isinstance(best.reason, CostReason)
    assert (best.reason.preview["potions"].before, best.reason.preview["potions"].after) == (0, 1)
    assert best.others == (RuleReason(),)


def test_a_talent_whose_token_has_no_room_is_not_the_best_choice() -> None:
    text = '[[clan]]\naffinity = "fire"\npool = "SM"\npotions = 3\n[[clan]]\naffinity = "water"'
    found = asked(position(text))
    assert "talent nuduru" in {str(each.choice) for each in found.advice}
    assert str(found.best.choice) != "talent nuduru"
    assert found.best.playouts > 0


# --- ranking --------------------------------------------------------------------------------------


def behind(found: Hint, better: str, worse: str) -> bool:
    """Tell whether a choice stands behind another."""
    order = [str(each.choice) for each in found.advice]
    return order.index(better) < order.index(worse)


SOLO = """
[options]
scenario = 1
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra", "Parsas"]
pool = "SSSMP3"
gold = 7
"""


def test_more_gold_for_the_same_dice_always_stands_above_less() -> None:
    game = position(SOLO, round=2)
    choices = [str(choice) for choice in game.choices]
    assert {"mine 1 S", "mine 2 S", "mine 3 S"} < set(choices)
    for seed in range(12):
        found = asked(game, rollouts=12, seed=seed)
        # Spaces 1 and 2 take two dice, and give 6 and 4 gold; space 3 takes one and gives 2.
        assert behind(found, "mine 1 S", "mine 2 S")
        less = every(LessReason, about(found, "mine 2 S"))
        assert [str(reason.than) for reason in less] == ["mine 1 S"] * bool(about(found, "mine 2 S").playouts)
        assert behind(found, "alchemist 1 M", "alchemist 2 M")


def test_more_tokens_for_the_same_gold_stand_above_fewer() -> None:
    game = position(SOLO, round=2)
    game.play("armory P3")
    for seed in range(6):
        # Two defense tokens cost 4, one costs 2; P3 takes 3 gold off, down to 1.
        assert behind(asked(game, rollouts=8, seed=seed), "amount 2", "amount 1")


def test_figures_never_rise_from_one_choice_to_the_next() -> None:
    for seed in range(4):
        weighed = asked(position(SOLO, round=2), rollouts=20, seed=seed).weighed
        for one, other in pairwise(weighed):
            assert one.win is not None
            assert other.win is not None
            assert one.win >= other.win
            assert (one.points or 0.0) >= (other.points or 0.0)


def test_two_copies_of_a_card_are_one_choice() -> None:
    game = position(SOLO.replace("gold = 7", "gold = 17"), bazaar=["Tergeo", "Tergeo", "Slyzor"])
    game.play("bazaar P3")
    assert [str(choice) for choice in game.choices] == ["buy slyzor", "buy tergeo", "buy tergeo 2"]
    found = asked(game, rollouts=12)
    assert sorted(str(each.choice).removesuffix(" 2") for each in found.weighed) == [
        "buy slyzor",
        "buy tergeo",
    ]
    twin = found.advice[-1]
    assert twin.like in [each.choice for each in found.weighed]
    assert (twin.playouts, twin.reason, twin.plan) == (0, None, ())


# --- wages, and the plan --------------------------------------------------------------------------

POOR = """
[options]
scenario = 1
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra", "Parsas"]
pool = "SM"
gold = {gold}
traps = []
"""


def test_that_gold_is_missing_for_the_wages_is_a_reason() -> None:
    shut = [building for building in BUILDINGS if building != "mine"]
    missions = ["mission-2", "mission-5"]
    found = asked(position(POOR.format(gold=0), panic=shut, missions=missions), rollouts=12)
    # Three members want one gold each; space 3 of the Mine gives 2, and Taron 2 more.
    assert the(WagesReason, about(found, "mine 3 S")) == WagesReason(due=3, gold=4, sure=0)
    found = asked(position(POOR.format(gold=5), panic=shut, missions=missions), rollouts=12)
    assert every(WagesReason, about(found, "mine 3 S")) == []


def test_a_plan_is_what_the_quick_rules_do_after_a_choice() -> None:
    land = {"land": "Kale", "header": "header-6a", "monster": "Snailer"}
    game = turn("SSM", "S", "defense = 2", land_a=land, panic=BUILDINGS, missions=["mission-2", "mission-5"])
    advice = about(asked(game, rollouts=12), "path a1")
    assert advice.plan == the(CostReason, advice).then
    game.play("path a1", *map(str, advice.plan))
    assert game.node.question == "turn"
    assert game.view(0).path("a1").mercenary == "Purkas"


def test_the_plan_of_the_last_expedition_ends_with_it() -> None:
    land = {"land": "Kale", "header": "header-6a", "monster": "Snailer"}
    own = '[options]\nconfirm = []\n[[clan]]\naffinity = "jungle"\npool = "M"\ntraps = ["initial"]'
    rival = '[[clan]]\naffinity = "water"\npool = ""'
    game = position(f"{own}\n{rival}", land_a=land, panic=SHUT, missions=["mission-2", "mission-1"])
    advice = about(asked(game, rollouts=12), "path a4")
    assert advice.plan
    assert {choice.kind for choice in advice.plan} <= {"member", "load-trap", "die", "done"}
    assert the(OddsReason, advice).path == "a4"


# --- hints in whole games -------------------------------------------------------------------------


def see(game: Game, found: Hint) -> None:
    """Assert that a hint is about this question, and that its parts agree."""
    assert (found.seat, found.question) == (game.seat, game.node.question)
    assert sorted(each.choice.id for each in found.advice) == sorted(game.legal)
    assert {each.choice for each in found.advice} == set(game.choices)
    tried = [bool(each.playouts) for each in found.advice[1:]]
    assert tried == sorted(tried, reverse=True), "choices that were not tried come last"
    for each in found.advice:
        assert (each.win is None, each.points is None) == (not each.playouts, not each.playouts)
        assert each.win is None or 0.0 <= each.win <= 1.0
    for each in found.advice[1:]:
        assert each.playouts or (each.reason is None and each.others == ())
    assert found.best.reason is not None
    assert found.weighed[0] is found.best
    assert found.playouts == sum(each.playouts for each in found.weighed)


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2, difficulty="tutorial"),
        Options(players=3, tricks=True, queens_grant=True),
        Options(players=4, tricks=True, more_monsters=True, difficulty="hard"),
        Options(players=1, scenario=3),
        Options(players=1, scenario=8),
    ],
)
def test_in_whole_games_every_legal_choice_is_listed_once(options: Options) -> None:
    game, dealer, others = Game.new(options), SeededDealer(7), TraineePlayer()
    game.advance(dealer)
    answers = 0
    while not game.over:
        assert game.seat is not None
        view = game.view(game.seat)
        if game.seat:
            game.apply(others.choose(view))
        else:
            found = hint(view, rollouts=1, seed=answers)
            see(game, found)
            game.apply(found.best.choice)
            answers += 1
        game.advance(dealer)
    assert answers > 20


def test_every_question_has_a_hint() -> None:
    met: set[str] = set()
    for seed in range(2, 37):
        game, dealer, player = anywhere(seed), SeededDealer(seed), TraineePlayer()
        for _ in range(40):
            game.advance(dealer)
            if game.seat is None:
                break
            view = game.view(game.seat)
            if view.node.question not in met:
                met.add(view.node.question)
                see(game, hint(view, rollouts=2))
            game.apply(player.choose(view))
    assert met >= {
        "turn",
        "load",
        "fight",
        "defend",
        "homecoming",
        "take-loot",
        "grant",
        "reveal",
        "contract",
    }


def test_a_choice_that_was_dropped_early_was_tried_less_often() -> None:
    found = asked(dealt(Options(players=2, first=0), 4), rollouts=30)
    counts = [each.playouts for each in found.weighed]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1]


# --- hidden information, and repeatable hints -----------------------------------------------------

HIDDEN = """
[[clan]]
affinity = "water"
pool = "SSMP4"
[[clan]]
affinity = "fire"
traps = ["{held}"]
pool = "SS"
[[clan.path]]
path = "a1"
mercenary = "Nuduru"
dice = "SM"
traps = ["{laid}"]
"""


@pytest.mark.rule("R16.2")
def test_a_hint_does_not_depend_on_a_rivals_hidden_trap() -> None:
    land = {"land": "Kale", "header": "header-6a", "monster": "Snailer"}
    games = [
        position(HIDDEN.format(held=held, laid=laid), land_a=land)
        for held, laid in (("magic-3", "strength-1"), ("strength-1", "magic-3"))
    ]
    assert games[0].digest() != games[1].digest()
    one, two = (asked(game, rollouts=12) for game in games)
    assert one == two


@pytest.mark.rule("R16.2")
def test_hints_in_random_games_do_not_depend_on_what_is_hidden() -> None:
    different = 0
    for seed in range(2, 40):
        game, dealer = anywhere(seed), SeededDealer(seed)
        for _ in range(30):
            game.advance(dealer)
            if game.seat is None:
                break
            twin = game.view(game.seat).redeal(dealer)
            if twin.digest() != game.digest():
                different += 1
                assert asked(game, 2) == asked(twin, 2)
                break
            game.apply(TraineePlayer().choose(game.view(game.seat)))
    assert different >= 5


def test_the_same_seed_and_count_give_the_same_hint() -> None:
    game = dealt(Options(players=3, first=0), 5)
    assert asked(game, 12, seed=3) == asked(game, 12, seed=3)
    assert asked(game, 12, seed=3) != asked(game, 12, seed=4)


def test_a_hint_has_a_default_budget() -> None:
    view = dealt(Options(players=2, first=0), 5).view(0)
    assert hint(view) == hint(view, rollouts=60)


def test_a_budget_in_seconds_can_replace_a_count() -> None:
    game = dealt(Options(players=2, first=0), 5)
    see(game, hint(game.view(0), think=0.01))
    see(game, hint(game.view(0), think=0.01, rollouts=4))


def test_with_no_time_left_only_the_best_choice_is_tried_and_only_once() -> None:
    found = hint(dealt(Options(players=2, first=0), 5).view(0), think=1e-9)
    assert (found.best.playouts, found.best.reason, found.best.others) == (1, RuleReason(), ())
    assert found.weighed == (found.best,)


def test_asking_changes_nothing() -> None:
    game = dealt(Options(players=2, first=0), 5)
    before = game.to_json()
    asked(game)
    assert game.to_json() == before


# --- errors ---------------------------------------------------------------------------------------


def test_a_spectator_gets_no_hint() -> None:
    game = dealt(Options(players=2, first=0), 5)
    with pytest.raises(NoHint, match="a spectator has nothing to choose"):
        hint(game.view(None))


def test_a_seat_that_is_not_to_choose_gets_no_hint() -> None:
    game = dealt(Options(players=2, first=0), 5)
    with pytest.raises(NoHint, match="seat 1 is not asked now: seat 0 is"):
        hint(game.view(1))


def test_there_is_no_hint_at_chance_or_at_the_end() -> None:
    game = Game.new(Options(players=2, first=0))
    with pytest.raises(NoHint, match=r"seat 0 is not asked now: chance comes first \(deal-affinity\)"):
        hint(game.view(0))
    game = adventure(clan("fire", on("c1", "Nuduru"), gold=9), missions=["mission-2", "mission-1"], round=6)
    game.play("yes")
    with pytest.raises(NoHint, match="seat 0 is not asked now: the game is over"):
        hint(game.view(0))


@pytest.mark.parametrize("think", [0.0, -1.0, nan, inf])
def test_a_hint_without_time_is_refused(think: float) -> None:
    game = dealt(Options(players=2, first=0), 5)
    with pytest.raises(NoHint, match=f"think is {think:g}; it must be a number of seconds above 0"):
        hint(game.view(0), think=think)


@pytest.mark.parametrize("rollouts", [0, -3])
def test_a_hint_without_rollouts_is_refused(rollouts: int) -> None:
    game = dealt(Options(players=2, first=0), 5)
    with pytest.raises(NoHint, match=f"rollouts is {rollouts}; it must be a whole number above 0"):
        hint(game.view(0), rollouts=rollouts)
