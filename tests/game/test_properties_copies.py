"""Written states, clones, records, undo and positions agree with the game at every node of every game."""

from __future__ import annotations

import pytest

from monsterlands import CannotUndo, Game, Record, SeededDealer
from support.whole_games import GAMES, anywhere, decisions, nodes, some_games, step


@some_games
def test_a_state_is_written_and_read_at_every_node(block: int) -> None:
    for game in nodes(block, every=3):
        again = Game.from_json(game.to_json())
        assert (again.to_json(), again.digest()) == (game.to_json(), game.digest())
        assert (again.node, again.choices, again.outcomes) == (game.node, game.choices, game.outcomes)
        assert again.result == game.result


@some_games
def test_a_game_goes_on_from_a_written_state_as_it_would_have(block: int) -> None:
    for number, game in enumerate(nodes(block, every=25)):
        ends = []
        for again in (game.clone(), Game.from_json(game.to_json())):
            dealer = SeededDealer(number)
            while not again.over:
                step(again, dealer)
            ends.append((again.digest(), again.result))
        assert ends[0] == ends[1]


@some_games
def test_playing_a_clone_leaves_the_original(block: int) -> None:
    for number, game in enumerate(nodes(block, every=25)):
        before, steps = game.to_json(), game.record().steps
        clone, dealer = game.clone(), SeededDealer(number)
        while not clone.over:
            step(clone, dealer)
        assert (game.to_json(), game.record().steps) == (before, steps)


@some_games
def test_undo_restores_the_game_or_the_choice_was_final(block: int) -> None:
    undone = 0
    for number, game in enumerate(decisions(block, every=12)):
        before = (game.digest(), game.to_json(), game.node, list(game.legal))
        for choice in (game.choices[number % len(game.choices)], game.choices[-1]):
            ahead, final = game.clone(), game.is_final(choice)
            ahead.apply(choice)
            if final:
                ahead.advance(SeededDealer(choice.id))
                with pytest.raises(CannotUndo):
                    ahead.undo()
            else:
                ahead.undo(seat=game.seat)
                assert (ahead.digest(), ahead.to_json(), ahead.node, list(ahead.legal)) == before
                undone += 1
    assert undone > 5


@some_games
def test_undo_goes_back_through_all_answers_since_the_last_chance_or_reveal(block: int) -> None:
    longest = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed), SeededDealer(seed + 1)
        digests: list[str] = []
        while not game.over:
            chance, digest = game.at_chance, game.digest()
            shown = chance or game.is_final(game.legal[0])
            step(game, dealer)
            if chance or game.undo_barrier():
                digests = []
            else:
                digests.append(digest)
            if len(digests) >= 6 and not shown:
                break
        back = game.clone()
        for digest in reversed(digests):
            back.undo()
            assert back.digest() == digest
        longest = max(longest, len(digests))
    assert longest >= 6


@some_games
def test_a_record_replays_to_its_end_and_to_every_prefix(block: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed), SeededDealer(seed + 1)
        digests = {0: game.digest()}
        while not game.over:
            step(game, dealer)
            if not game.at_chance and dealer.below(20) == 0:
                digests[len(game.record().steps)] = game.digest()
        record = Record.from_text(game.record().to_text())
        assert record == game.record()
        assert Game.replay(record).digest() == game.digest()
        for steps, digest in digests.items():
            assert Game.replay(record, to=steps).digest() == digest


@some_games
def test_a_position_is_written_and_read_at_every_start_of_a_turn(block: int) -> None:
    seen = 0
    for game in decisions(block):
        if game.node.question == "turn" and ("stage", "before") in game.node.about:
            again = Game.from_position(game.position())
            assert (again.digest(), again.node, again.choices) == (game.digest(), game.node, game.choices)
            seen += 1
    assert seen > 30
