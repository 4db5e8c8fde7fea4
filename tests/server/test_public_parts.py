"""What the windows at a table share looks to each seat as if it were made for it alone (R16.2)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from monsterlands import Game, SeededDealer
from monsterlands.server.table.citadel import show_buildings
from monsterlands.server.table.clans import show_clans
from monsterlands.server.table.kept import KeptParts
from monsterlands.server.table.outside import show_lands, show_missions, show_paths
from monsterlands.server.table.public import show_public
from monsterlands.words import Words
from support.whole_games import BLOCKS, GAMES, anywhere, some_games, step

pytestmark = pytest.mark.rule("R16.2")

WORDS = Words.of("en")


def compare(game: Game, kept: KeptParts, seats: Iterable[int | None]) -> None:
    """Compare what is shared, and what was kept of the moves before, with what is made for a seat alone."""
    players = [""] * game.options.players
    public = show_public(WORDS, game.view(None), players, {}, kept)
    for seat in seats:
        view = game.view(seat)
        assert public.buildings == show_buildings(WORDS, view, {})
        assert public.lands == show_lands(WORDS, view)
        assert public.missions == show_missions(WORDS, view)
        assert public.paths_for(WORDS, view) == show_paths(WORDS, view)
        assert public.clans_for(WORDS, view, players) == show_clans(WORDS, view, players)


def seats_of(game: Game) -> tuple[int | None, ...]:
    """Return all seats, and nobody's."""
    return (*range(game.options.players), None)


@some_games
def test_in_whole_games_shared_parts_are_those_of_each_seat(block: int) -> None:
    number = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed + 2 * BLOCKS * GAMES), SeededDealer(seed)
        while not game.over:
            number += 1
            if number % 25 == 0:
                compare(game, KeptParts(), seats_of(game))
            step(game, dealer)
        compare(game, KeptParts(), seats_of(game))


@some_games
def test_what_was_kept_of_the_move_before_is_what_would_be_made_again(block: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer, kept = anywhere(seed), SeededDealer(seed), KeptParts()
        seat = seats_of(game)[seed % len(seats_of(game))]
        while not game.over:
            compare(game, kept, [seat])
            step(game, dealer)
        compare(game, kept, [seat])
