"""Undo: what can be undone, what cannot, and games that remember earlier states."""

from __future__ import annotations

import pickle

import pytest

from monsterlands import CannotUndo, Game, Options, SeededDealer, UnknownChoice
from support.games import dealt, the_turn_of
from support.refusals import unchanged
from support.whole_games import GAMES, anywhere, some_games, step


@pytest.mark.parametrize("remembers", [False, True])
def test_undo_goes_back_step_by_step_to_the_start(remembers: bool) -> None:
    game = the_turn_of("SSM", defense=1)
    if remembers:
        game.remember()
    digests = []
    for answer in ("talent nuduru", "path a1", "member frunks", "load defense", "die S", "done", "end turn"):
        digests.append(game.digest())
        game.apply(answer)
    while digests:
        game.undo()
        assert game.digest() == digests.pop()
    assert game.undo_barrier() == "start"
    unchanged(game, game.undo, CannotUndo)


def test_undo_stops_at_chance() -> None:
    game = dealt(Options(players=2), seed=1)
    assert game.undo_barrier() == "chance"
    unchanged(game, game.undo, CannotUndo)


def test_undo_stops_at_what_was_shown_to_all() -> None:
    traps = ["initial", "magic-1", "magic-2", "strength-2", "strength-3"]
    game = the_turn_of("SS", gold=20, traps=traps, table={"decks": {"traps": []}})
    game.play("lodge S", "buy strength-1", "done")
    assert game.is_final("discard trap magic-1")
    game.apply("discard trap magic-1")
    assert game.undo_barrier() == "revealed"
    unchanged(game, game.undo, CannotUndo)


def test_undo_of_another_seats_answer_is_refused() -> None:
    game = the_turn_of("SSM")
    game.play("mine 3 S", "end turn")
    unchanged(game, lambda: game.undo(seat=1), CannotUndo)
    game.undo(seat=0)
    assert game.seat == 0


def test_a_host_may_undo_the_answer_of_any_seat() -> None:
    game = the_turn_of("SSM")
    game.play("mine 3 S", "end turn", "mine 1 S")
    game.undo()
    assert game.seat == 1
    game.undo()
    assert game.seat == 0


def test_a_game_that_goes_on_from_a_written_state_cannot_go_back_before_it() -> None:
    game = the_turn_of("SSM")
    game.apply("mine 3 S")
    assert Game.from_json(game.to_json()).undo_barrier() == "start"


def test_a_clone_can_undo_by_itself() -> None:
    game = the_turn_of("SSM")
    before = game.digest()
    game.apply("mine 3 S")
    twin = game.clone()
    twin.undo()
    assert twin.digest() == before != game.digest()


# --- games that remember ---


@some_games
def test_a_game_that_remembers_undoes_what_one_that_replays_undoes(block: int) -> None:
    undone = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed), SeededDealer(seed + 1)
        game.remember()
        for _ in range(150):
            if game.over:
                break
            replaying = pickle.loads(pickle.dumps(game))
            assert game.undo_barrier() == replaying.undo_barrier()
            if not game.undo_barrier() and dealer.below(3) == 0:
                game.undo()
                replaying.undo()
                assert game.to_json() == replaying.to_json()
                assert (game.node, game.choices, game.steps) == (
                    replaying.node,
                    replaying.choices,
                    replaying.steps,
                )
                undone += 1
            step(game, dealer)
    assert undone > 20


def test_a_game_may_begin_to_remember_after_some_answers() -> None:
    game = the_turn_of("SSM", defense=1)
    digests = []
    for number, answer in enumerate(("talent nuduru", "path a1", "member frunks", "load defense")):
        if number == 2:
            game.remember()
        digests.append(game.digest())
        game.apply(answer)
    while digests:
        game.undo()
        assert game.digest() == digests.pop()


def test_a_clone_of_a_game_that_remembers_leaves_the_original_alone() -> None:
    game = the_turn_of("SSM", defense=1)
    game.remember()
    game.play("talent nuduru", "path a1")
    before, twin = game.digest(), game.clone()
    twin.undo()
    twin.play("mine 3 S", "end turn")
    assert game.digest() == before
    game.undo()
    game.apply("path a1")
    assert game.digest() == before
    twin.undo()
    assert twin.written() == ("0 talent nuduru", "0 mine 3 S")


def test_a_refused_walk_keeps_what_a_game_remembers() -> None:
    game = the_turn_of("SSM", defense=1)
    game.remember()
    start = game.digest()
    game.apply("talent nuduru")
    unchanged(game, lambda: game.play("path a1", "nonsense"), UnknownChoice)
    game.undo()
    assert game.digest() == start
