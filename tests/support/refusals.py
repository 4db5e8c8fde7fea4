"""Check which choices a game offers, and how it refuses the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monsterlands import Game, IllegalChoice, WhyNot


def offered(game: Game, *kinds: str) -> list[str]:
    """List the legal choices by name: all of them, or those of some kinds."""
    return [str(choice) for choice in game.choices if not kinds or choice.kind in kinds]


def refused(game: Game, choice: str, rule: str, code: str, **values: int | str) -> None:
    """Assert that a choice is refused for this reason, and that trying it changes nothing."""
    why = game.why_not(choice)
    assert why == WhyNot(rule, code, tuple(values.items())), f"{choice!r} gets {why}"
    before = game.digest()
    with pytest.raises(IllegalChoice) as refusal:
        game.apply(choice)
    assert refusal.value.why == why
    assert game.digest() == before


def unchanged(
    game: Game, act: Callable[[], object], error: type[Exception]
) -> pytest.ExceptionInfo[Exception]:
    """Assert that a call raises an error and changes nothing; return the caught error."""
    before = (game.to_json(), game.digest(), game.node, game.choices, game.outcomes, game.undo_barrier())
    with pytest.raises(error) as caught:
        act()
    assert (
        game.to_json(),
        game.digest(),
        game.node,
        game.choices,
        game.outcomes,
        game.undo_barrier(),
    ) == before
    return caught
