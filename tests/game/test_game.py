"""Games as library values: equality, subclasses, walks of steps, dealers, reprs."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from monsterlands import (
    Game,
    GameError,
    IllegalChoice,
    Options,
    Record,
    SeededDealer,
    UnknownChoice,
    UnreadableRecord,
    load,
)
from support.games import dealt, finished, the_turn_of
from support.refusals import unchanged


class Named(Game):
    """A subclass of Game, as a caller may write one."""


# --- values ---


def test_games_in_the_same_state_are_equal_however_they_reached_it() -> None:
    one, two = the_turn_of("SSM"), the_turn_of("SSM")
    assert one == two
    one.play("talent nuduru", "path a1")
    assert one != two
    two.play("talent nuduru", "path a2")
    assert one != two
    two.undo()
    two.apply("path a1")
    assert one == two == Game.from_json(one.to_json())


def test_games_with_other_options_or_of_another_edition_differ() -> None:
    assert Game.new(Options(first=0)) != Game.new(Options(first=1))
    assert Game.new(Options(confirm=(0,))) != Game.new(Options())
    assert Game.new(Options()) == Game.new(Options(), load("standard@1"))


def test_a_game_equals_only_games_and_has_no_hash() -> None:
    game: object = Game.new()
    assert game != "a game"
    with pytest.raises(TypeError):
        hash(game)


def test_a_game_of_a_subclass_stays_one() -> None:
    game = Named.new(Options(first=0))
    game.advance(SeededDealer(1))
    game.apply(game.legal[0])
    record, state = game.record(), game.to_json()
    games = [
        game,
        game.clone(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        Named.replay(record),
        Named.from_json(state),
        Named.at(game.box, game.snapshot()),
    ]
    for each in games:
        assert type(each) is Named
        assert each.digest() == game.digest()
    assert repr(game).startswith("<Named standard@1 ")


# --- walks ---


def test_a_step_with_a_question_mark_is_taken_only_if_it_is_asked() -> None:
    game, plain = the_turn_of("SSM"), the_turn_of("SSM")
    game.play("done?", "mine 3 S?", "hire novice?", "end turn")
    plain.play("mine 3 S", "end turn")
    assert game == plain


def test_an_outcome_with_a_question_mark_is_taken_only_if_it_can_happen() -> None:
    game = Game.new(Options(players=2))
    game.play("persuasion 3?", "clan fire?", "clan fire?")
    assert game.written() == ("- clan fire",)


def test_a_step_with_a_question_mark_must_still_be_spelled_right() -> None:
    game = the_turn_of("SSM")
    unchanged(game, lambda: game.play("nonsense?"), UnknownChoice)


def test_a_walk_that_fails_says_at_which_step_and_what_is_asked_there() -> None:
    game = the_turn_of("SSM")
    refusal = unchanged(game, lambda: game.play("mine 3 S", "hire novice", "end turn"), IllegalChoice)
    assert str(refusal.value) == (
        "step 2 of 3, 'hire novice': 'hire novice' is not legal now: not-asked, R5.10;"
        " seat 0 is asked 'turn', legal choices are talent nuduru, end turn"
    )
    assert isinstance(refusal.value, IllegalChoice)
    assert refusal.value.why is not None
    assert refusal.value.why.code == "not-asked"


# --- records ---


def test_a_record_is_walked_step_by_step() -> None:
    game = finished(Options(players=2), seed=3)
    record = game.record()
    walked, last = 0, None
    for number, (step, stage) in enumerate(record.walk(), start=1):
        assert step == record.steps[number - 1]
        if number % 50 == 0:
            assert stage == Game.replay(record, to=number)
        walked, last = number, stage
    assert walked == len(record.steps)
    assert last == game


def test_a_walk_of_a_damaged_record_says_where_it_ends() -> None:
    game = the_turn_of("SSM")
    game.play("mine 3 S", "end turn")
    text = game.record().to_text().replace("0 end turn", "0 hire novice")
    walk = Record.from_text(text).walk()
    assert next(walk)[0] == "0 mine 3 S"
    with pytest.raises(UnreadableRecord, match=r"step 2, '0 hire novice'"):
        next(walk)


def test_the_text_of_a_record_can_be_replayed_as_it_is() -> None:
    game = finished(Options(players=2), seed=3)
    assert Game.replay(game.record().to_text()) == game
    with pytest.raises(UnreadableRecord, match="not a record"):
        Game.replay("nonsense")


# --- dealers ---


def test_a_generator_of_the_standard_library_deals() -> None:
    games = [Game.new(Options(players=3)) for _ in range(2)]
    for game in games:
        generator = random.Random(5)
        game.advance(generator)
        assert game.seat is not None
        assert game.view(0).redeal(generator).view(0).to_json() == game.view(0).to_json()
    assert games[0] == games[1]


# --- reprs ---


def test_values_have_a_short_repr() -> None:
    game = finished(Options(players=2), seed=3)
    assert repr(game.record()) == f"<Record standard@1, 2 players, {len(game.record().steps)} steps>"
    assert repr(game.box) == f"<Box standard@1 {game.box.hash[:8]}>"
    assert game.result is not None
    one, two = game.result.scores
    assert repr(game.result) == (
        f"<Result after round {game.result.round}: seat 0 {one.total}, seat 1 {two.total}>"
    )


def test_the_repr_of_a_happening_shows_only_what_everybody_may_know() -> None:
    game = the_turn_of("SSM", traps=["initial", "magic-1"])
    told: list[str] = []
    game.listen(lambda happening: told.append(repr(happening)))
    game.play("path a1", "member nuduru", "load trap magic-1")
    assert "<Happening path-trap seat 0 path=a1 trap=?>" in told
    assert not any("magic-1" in each for each in told)


def test_every_error_of_a_game_has_the_common_base_class() -> None:
    game = dealt(Options(), seed=1)
    for wrong in ("", "?", "??", "mine", "- persuasion 3"):
        with pytest.raises(GameError):
            game.play(wrong)
