"""Large actions are short walks: where the order of steps does not matter, any order gives the same state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

import pytest

from monsterlands import Game, SeededDealer
from support.whole_games import decisions, some_games

LOADS = ("die", "load-trap", "load-defense", "load-potion", "load-venom")


def a_walk(game: Game, dealer: SeededDealer, kinds: tuple[str, ...], most: int) -> list[str]:
    """Take some random steps of these kinds, and return them."""
    steps: list[str] = []
    while len(steps) < most:
        further = [str(choice) for choice in game.choices if choice.kind in kinds]
        if not further:
            break
        steps.append(further[dealer.below(len(further))])
        game.apply(steps[-1])
    return steps


def in_any_order(start: Game, steps: list[str], kind: Callable[[str], str]) -> set[str]:
    """Return the digests after all orders of some steps; those of one kind stay in their order."""
    kinds = [kind(step) for step in steps]
    digests = set()
    for order in set(permutations(kinds)):
        waiting = {each: [step for step in steps if kind(step) == each] for each in kinds}
        twin = start.clone()
        twin.play(*(waiting[each].pop(0) for each in order))
        digests.add(twin.digest())
    return digests


def trap_or_step(step: str) -> str:
    """Return the kind of a step of loading; the order of traps matters."""
    return "trap" if step.startswith("load trap") else step


def trap_bought(step: str) -> str:
    """Return the kind of a step of buying; equal traps are bought one after the other."""
    return step.rstrip(" 23456")


@some_games
@pytest.mark.rule("R6.3")
def test_a_path_may_be_loaded_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        if game.node.question == "load":
            end = game.clone()
            steps = a_walk(end, SeededDealer(number), LOADS, most=4)
            kind = trap_or_step if game.options.tricks else str
            assert in_any_order(game, steps, kind) == {end.digest()}
            seen += len(steps) > 1
    assert seen > 3


@some_games
@pytest.mark.rule("R5.8")
def test_a_basket_may_be_filled_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        if game.node.question == "lodge":
            end = game.clone()
            steps = a_walk(end, SeededDealer(number), ("trap",), most=4)
            assert in_any_order(game, steps, trap_bought) == {end.digest()}
            seen += len(steps) > 1
    assert seen > 3


@some_games
@pytest.mark.rule("R5.11")
def test_dice_may_be_pawned_in_any_order(block: int) -> None:
    seen = 0
    for number, game in enumerate(decisions(block)):
        pawned = [str(choice) for choice in game.choices if str(choice).startswith("pawn-shop")]
        if len(pawned) < 2:
            continue
        digests = set()
        for first, second in permutations((pawned[0], pawned[number % (len(pawned) - 1) + 1])):
            twin = game.clone()
            twin.play(first, second.replace("pawn-shop", "die"))
            digests.add(twin.digest())
        assert len(digests) == 1
        seen += 1
    assert seen > 3


# --- steps that bots may skip ---


def ends(game: Game, follow: Callable[[Game], Iterable[int]]) -> set[str]:
    """Return the digests at the ends of all walks that stay with the question."""
    question, seen, found = game.node.question, {game.to_json()}, set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        for choice in follow(here):
            further = here.clone()
            further.apply(choice)
            if further.node.question != question:
                found.add(further.digest())
            elif further.to_json() not in seen:
                seen.add(further.to_json())
                waiting.append(further)
    return found


@some_games
def test_continuations_lead_to_every_end_of_a_walk(block: int) -> None:
    seen, before = 0, ""
    for game in decisions(block):
        begins, before = game.node.question != before, game.node.question
        if begins and before in ("load", "lodge", "deploy-dice") and len(game.choices) < 7:
            everywhere = ends(game, lambda here: here.legal)
            assert ends(game, lambda here: here.view(here.seat).continuations) == everywhere
            seen += 1
    assert seen > 3


@some_games
def test_continuations_lead_to_every_end_of_pawning(block: int) -> None:
    seen = 0
    for game in decisions(block):
        if game.node.question == "turn" and len(game.open_view().clan(game.seat or 0).pool) < 7:
            everywhere, ascending = set(), set()
            for choice in game.choices:
                if str(choice).startswith("pawn-shop"):
                    pawned = game.clone()
                    pawned.apply(choice)
                    if pawned.node.question == "pawn":
                        everywhere |= ends(pawned, lambda here: here.legal)
                        ascending |= ends(pawned, lambda here: here.view(here.seat).continuations)
            assert ascending == everywhere
            seen += len(everywhere) > 1
    assert seen > 3
