"""Properties of the views of all seats at every node of every game (R16)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from monsterlands import Game, SeededDealer, View
from support.knowledge import explanations
from support.whole_games import GAMES, decisions, nodes, some_games, step, tricky_adventure


def watchers(game: Game) -> list[int | None]:
    """List all seats, and a spectator."""
    return [*range(game.options.players), None]


def shown(view: View) -> dict[str, Any]:
    """Return all that a view shows, except its seat and its choices."""
    written: dict[str, Any] = json.loads(view.to_json())
    del written["seat"], written["legal"]
    return written


@some_games
@pytest.mark.rule("R16.1", "R16.2")
def test_a_view_redeals_to_a_game_that_the_seat_cannot_tell_apart(block: int) -> None:
    hidden = 0
    for number, game in enumerate(nodes(block, every=3)):
        for seat in watchers(game):
            view = game.view(seat)
            again = view.redeal(SeededDealer(number))
            assert again.view(seat).to_json() == view.to_json()
            assert (again.node, again.seat, again.outcomes) == (game.node, game.seat, game.outcomes)
            for clan, dealt in zip(view.clans, again.open_view().clans, strict=True):
                assert clan.traps in (None, dealt.traps)
                assert dealt.traps is not None
                assert len(dealt.traps) == clan.trap_count
                hidden += clan.traps is None
    assert hidden


@some_games
@pytest.mark.rule("R16.2")
def test_a_redealt_game_gives_the_asked_seat_the_same_question_and_explanations(block: int) -> None:
    for number, game in enumerate(decisions(block, every=7)):
        again = game.view(game.seat).redeal(SeededDealer(number))
        assert again.choices == game.choices
        assert explanations(again) == explanations(game)


@some_games
def test_only_the_seat_that_is_asked_has_choices(block: int) -> None:
    for game in nodes(block, every=2):
        for seat in watchers(game):
            view = game.view(seat)
            asked = seat is not None and seat == game.seat
            assert view.asked == asked
            assert list(view.legal) == (list(game.legal) if asked else [])
            assert {*view.continuations} <= {*game.legal}
            assert bool(view.continuations) == asked


@some_games
@pytest.mark.rule("R16.2", "R16.3")
def test_only_face_down_traps_are_hidden_and_only_their_owner_sees_them(block: int) -> None:
    hidden = 0
    for game in nodes(block, every=4):
        whole = game.open_view()
        paths = whole.paths
        for seat in watchers(game):
            view = game.view(seat)
            for name, path in view.paths.items():
                real = paths[name]
                seen = [shown or path.seat == seat or game.over for shown in real.revealed]
                traps = tuple(trap if see else None for trap, see in zip(real.traps, seen, strict=True))
                assert path == replace(real, traps=traps)
                hidden += path.seat is not None and None in traps
            for clan, real_clan in zip(view.clans, whole.clans, strict=True):
                assert clan.traps in (None, real_clan.traps)
                assert clan.seat != seat or clan.traps == real_clan.traps
                assert clan.owned_traps == real_clan.owned_traps
    assert hidden


@pytest.mark.rule("R11.1", "R16.2")
def test_in_a_clash_each_token_is_hidden_until_it_is_revealed_itself() -> None:
    mixed = kept = 0
    for seed in range(120):
        game, dealer = tricky_adventure(seed), SeededDealer(seed)
        while game.open_view().phase == "adventure":
            for name, path in game.view(None).paths.items():
                assert [trap is not None for trap in path.traps] == list(path.revealed)
                mixed += len({*path.revealed}) > 1
                if path.mercenary == "madhala":
                    assert game.open_view().path(name).traps == path.traps
            kept += game.node.question in ("attack", "fight") and any(
                None in path.traps for path in game.view(None).paths.values()
            )
            step(game, dealer)
    assert min(mixed, kept) > 0


@some_games
@pytest.mark.rule("R16.2")
def test_at_the_end_everybody_sees_everything(block: int) -> None:
    ended = 0
    for game in nodes(block, every=1000):
        if game.over:
            everything = shown(game.open_view())
            assert [shown(game.view(seat)) for seat in watchers(game)] == [everything] * (
                game.options.players + 1
            )
            ended += 1
    assert ended == GAMES
