"""Properties of questions, choices, refusals and previews at every decision of every game."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from monsterlands import IllegalChoice, UnknownChoice
from support.whole_games import decisions, nodes, some_games

ACTION_SPACE = Path(__file__).parents[2] / "docs" / "action-space.txt"


@cache
def action_space() -> range:
    """Return all ids that the checked-in action space has."""
    choices = ACTION_SPACE.read_text().partition("# Chance outcomes")[0]
    first, many = re.findall(r"^ *(\d+) +(\d+) ", choices, re.MULTILINE)[-1]
    return range(int(first) + int(many))


@some_games
def test_every_question_has_a_legal_choice_and_every_chance_an_outcome(block: int) -> None:
    for game in nodes(block):
        assert bool(game.legal) == (game.node.kind == "decision")
        assert bool(game.outcomes) == (game.node.kind == "chance")
        assert game.over == (game.node.kind == "end")
        assert all(outcome.weight > 0 for outcome in game.outcomes)


@some_games
def test_choices_are_ascending_and_found_by_their_spelling(block: int) -> None:
    for game in decisions(block):
        ids = list(game.legal)
        assert ids == sorted({*ids})
        assert [choice.id for choice in game.choices] == ids
        for choice in game.choices:
            assert game.why_not(str(choice)) is None
            assert game.why_not(choice) is None


@some_games
def test_every_listed_choice_can_be_taken(block: int) -> None:
    for game in decisions(block, every=3):
        before = game.to_json()
        for choice in game.legal:
            game.clone().apply(choice)
        assert game.to_json() == before


@some_games
def test_every_answer_changes_something(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        before = game.digest()
        ahead = game.clone()
        ahead.apply(game.legal[number % len(game.legal)])
        assert ahead.digest() != before


@some_games
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(block: int) -> None:
    for number, game in enumerate(decisions(block)):
        before, legal = game.to_json(), {*game.legal}
        for choice in action_space()[number % 40 :: 1 if number % 40 == 0 else 40]:
            if choice in legal:
                assert game.why_not(choice) is None
                continue
            with pytest.raises((IllegalChoice, UnknownChoice)) as caught:
                game.apply(choice)
            if isinstance(caught.value, IllegalChoice):
                why = game.why_not(choice)
                assert why is not None
                assert why == caught.value.why
                assert re.fullmatch(r"R\d+\.\d+", why.rule)
        assert (game.to_json(), {*game.legal}) == (before, legal)


@some_games
def test_a_preview_shows_what_really_changes(block: int) -> None:
    for game in decisions(block):
        choice = game.choices[len(game.choices) // 2]
        preview, seat, before = game.preview(choice), game.seat or 0, game.to_json()
        ahead = game.clone()
        ahead.apply(choice)
        was, now = game.open_view().clan(seat), ahead.open_view().clan(seat)
        changed = {change.what: (change.before, change.after) for change in preview.changes}
        for what in ("gold", "glory", "reputation", "pool", "defense", "potions", "venoms", "novices"):
            values = (getattr(was, what), getattr(now, what))
            told = changed.get(what, (values[0], values[0]))
            # A persuasion die that is yet to be rolled is shown as P? and not in the pool.
            assert (told[0], str(told[1]).replace("P?", "")) == (values[0], str(values[1]))
        assert game.to_json() == before


@some_games
def test_games_go_through_all_phases_and_rounds_in_their_order(block: int) -> None:
    order = ["setup", "preparation", "deployment", "adventure", "clean-up"]
    met: Counter[str] = Counter()
    before = (0, 0)
    for game in nodes(block):
        view = game.open_view()
        now = (view.round, order.index(view.phase))
        if before == (7, 0):
            before = (0, 0)
        assert now >= before
        assert now[0] <= view.rounds
        met[view.phase] += 1
        before = (7, 0) if game.over else now
    assert {*met} == {*order}
