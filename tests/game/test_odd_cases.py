"""Games in unusual conditions: other processes, editions at their limits, callers with wrong types."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from importlib import resources
from typing import cast

import pytest

from monsterlands import (
    BadOptions,
    Choice,
    EditionError,
    Game,
    Options,
    SeededDealer,
    UnknownChoice,
    WrongSeat,
    load,
)
from monsterlands.box import overlay, read
from support.games import dealt, the_turn_of

STANDARD = load("standard@1")


def test_a_game_goes_to_another_process_with_its_whole_record() -> None:
    game = dealt(Options(players=3), seed=4)
    game.apply(game.legal[0])
    sent = pickle.loads(pickle.dumps(game))
    assert sent.digest() == game.digest()
    assert sent.record() == game.record()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_game_is_a_clone(copied: Callable[[Game], Game]) -> None:
    game = dealt(Options(players=2), seed=4)
    twin = copied(game)
    before = game.digest()
    twin.apply(twin.legal[0])
    assert game.digest() == before


def test_an_edition_without_equipment_is_played_without_equipment() -> None:
    cards = "".join(f'[[equipment]]\nname = "{card.name}"\ncount = 0\n' for card in STANDARD.equipment)
    game, dealer = Game.new(Options(players=2), overlay("standard@1", cards)), SeededDealer(3)
    game.advance(dealer)
    while game.seat is not None:
        assert not [choice for choice in game.choices if choice.spelling.startswith("bazaar")]
        game.apply(game.legal[dealer.below(len(game.legal))])
        game.advance(dealer)
    assert game.over


@pytest.mark.rule("R6.6")
def test_where_no_token_fits_at_the_entrance_tokens_alone_send_nobody_there() -> None:
    narrow = "[overrides.constants]\ntoken_spaces = 3\n[overrides.paths]\nentrance_capacity = 2\n"
    rival = '[[clan]]\naffinity = "water"\n'
    game = the_turn_of("", table={"entrance": "Gator"}, others=rival + narrow, defense=2, potions=1)
    why = game.why_not("path e1")
    assert why is not None
    assert (why.rule, why.code) == ("R6.6", "nothing-to-stake")


def test_names_that_would_spell_two_choices_alike_are_refused() -> None:
    file = resources.files("monsterlands.box").joinpath("editions", "standard-1.toml")
    text = file.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mine"', 1)
    with pytest.raises(EditionError, match="use venom"):
        Game.new(Options(players=2), read(text.replace('"Kale"', '"Venom"'), "mine.toml"))


@pytest.mark.parametrize("answer", [3.5, None, [1]])
def test_an_answer_of_another_type_is_unknown(answer: object) -> None:
    game = dealt(Options(players=2), seed=4)
    with pytest.raises(UnknownChoice):
        game.apply(cast("Choice", answer))


def test_an_answer_may_be_any_kind_of_integer() -> None:
    class Index:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    game, twin = dealt(Options(players=2), seed=4), dealt(Options(players=2), seed=4)
    game.apply(game.legal[0])
    twin.apply(Index(twin.legal[0]))
    assert twin.digest() == game.digest()


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    game = dealt(Options(players=2), seed=4)
    with pytest.raises(WrongSeat, match="seats are 0 to 1"):
        game.view(seat)
    with pytest.raises(IndexError, match="seats are 0 to 1"):
        game.view(0).clan(seat)


@pytest.mark.parametrize("players", ["2", 2.0, True, None])
def test_players_is_a_whole_number(players: object) -> None:
    with pytest.raises(BadOptions):
        Options(players=cast("int", players))
