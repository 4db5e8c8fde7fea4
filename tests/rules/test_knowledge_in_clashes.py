"""R16.2 with tricks: what others may know while tokens are revealed, kept and discarded (R11.1, R11.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game, SeededDealer, WrongSeat
from monsterlands.game import Node
from support.adventures import asked, clan, clash, on
from support.games import path, spelled
from support.knowledge import Twins, told

OTHERS = pytest.mark.parametrize("watcher", [1, 2, None])
"""All but the owner, seat 0; None is a spectator."""

GATOR = "attack 1 1 1"
HIDDEN = {"magic-1", "divert-1"}
"""One of these lies face down on the path of seat 0, and the other is held."""


def gator(*clans: dict[str, Any], **table: Any) -> Game:
    """Begin with Gator: 3 attack dice, CV 9 and EV 13."""
    return clash(*clans, monster="Gator", **table)


def twins(
    here: str, *rivals: dict[str, Any], monster: str = "Gator", wounded: bool = False, **table: Any
) -> Twins:
    """Begin two games with one token of Nuduru, seat 0, on a path: in one a trap, in the other a trick."""
    games = []
    for laid, held in (("magic-1", "divert-1"), ("divert-1", "magic-1")):
        me = clan(
            "fire", on(here, "Nuduru", traps=[laid]), traps=[held], wounded=["Nuduru"] if wounded else []
        )
        games.append(clash(me, *rivals, monster=monster, **table))
    return Twins(games[0], games[1])


def assert_previews_are_equal(both: Twins) -> None:
    """Assert that no event and no number of a preview shows what lies face down."""
    one, two = both.both
    assert one.seat in both.watchers
    assert one.legal == two.legal
    for choice in one.choices:
        ahead = one.preview(choice.id)
        assert ahead == two.preview(choice.id), str(choice)
        assert not HIDDEN & {str(value) for event in ahead.events for _, value in event.values}


TARON = clan("water", on("a4", "Taron", dice="SS"))
KORGO = clan("jungle", on("a3", "Korgo", dice="SM"))


# --- the question -----------------------------------------------------------------------------------------


@pytest.mark.rule("R16.2", "R11.1c")
@pytest.mark.parametrize(
    "token", ["initial", "magic-plus-1", "shielded-magic-1", "steal-strength-1", "steal-any-2", "divert-1"]
)
def test_the_owner_is_asked_whatever_the_token_is(token: str) -> None:
    for rivals in ([clan("water")], [TARON]):
        game = gator(clan("fire", on("a1", "Nuduru", traps=[token])), *rivals)
        assert (asked(game), game.seat) == ("reveal a1", 0)
        assert "keep" in spelled(game)


@pytest.mark.rule("R16.2", "R11.1c")
@OTHERS
def test_the_others_see_that_somebody_is_asked_but_not_what_may_be_answered(watcher: int | None) -> None:
    view = gator(clan("fire", on("a1", "Nuduru", traps=["divert-1"])), TARON, KORGO).view(watcher)
    assert view.node == Node("decision", "reveal", 0, (("path", "a1"), ("slot", 0)))
    assert (view.asked, view.choices, view.legal) == (False, (), ())


def alone() -> tuple[Game, Game]:
    """Begin two games with nobody beside seat 0: its token is a trap in one and a trick in the other."""
    games = [
        gator(clan("fire", on("a1", "Nuduru", traps=[laid]), traps=[held]), clan("water"), clan("jungle"))
        for laid, held in (("strength-1", "divert-1"), ("divert-1", "strength-1"))
    ]
    return games[0], games[1]


@pytest.mark.rule("R16.2", "R11.2c")
@OTHERS
def test_a_trick_without_a_target_looks_like_any_token(watcher: int | None) -> None:
    trap, trick = alone()
    assert (spelled(trap), spelled(trick)) == (["reveal", "keep"], ["keep"])
    assert trap.view(watcher).to_json() == trick.view(watcher).to_json()
    assert trap.view(watcher).node == trick.view(watcher).node
    assert told(trap, watcher, "keep") == told(trick, watcher, "keep")
    assert trap.view(watcher).to_json() == trick.view(watcher).to_json()


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("answer", ["reveal", "keep", "left", "nonsense"])
def test_a_seat_that_is_not_asked_learns_nothing_by_trying(seat: int, answer: str) -> None:
    answers = []
    for game in alone():
        with pytest.raises(WrongSeat) as refused:
            game.apply(answer, seat=seat)
        answers.append(str(refused.value))
    assert answers[0] == answers[1]


# --- the events -------------------------------------------------------------------------------------------


@pytest.mark.rule("R16.2", "R11.1c")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_is_told_that_a_token_was_kept_but_not_which_one(watcher: int | None) -> None:
    game = gator(clan("fire", on("a1", "Nuduru", traps=["divert-1"])), TARON, KORGO)
    assert told(game, watcher, "keep")[0] == Event("token-kept", 0, (("path", "a1"),))


@pytest.mark.rule("R16.1", "R16.2")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_is_told_what_a_revealed_trick_is_and_does(watcher: int | None) -> None:
    me = on("a1", "Nuduru", dice="S", traps=["steal-strength-1", "divert-1"])
    rival = clan("water", on("a4", "Taron", dice="SS", defense=1))
    game = gator(clan("fire", me), rival, clan("jungle"))
    events = told(game, watcher, "reveal", "no", "reveal", "yes")
    aimed = Event("trick-aimed", 0, (("path", "a1"), ("target", "a4")))
    assert events[:6] == [
        Event("trap-revealed", 0, (("path", "a1"), ("trap", "steal-strength-1"))),
        aimed,
        Event("die-stolen", 0, (("path", "a1"), ("target", "a4"), ("colour", "S"))),
        Event("trap-revealed", 0, (("path", "a1"), ("trap", "divert-1"))),
        aimed,
        Event("parried", 1, (("path", "a4"),)),
    ]
    view = game.view(watcher)
    assert (view.path("a1").traps, view.discards["traps"]) == (("steal-strength-1",), ("divert-1",))


@pytest.mark.rule("R16.2")
@OTHERS
def test_a_revealed_token_leaves_the_set_whose_places_are_secret(watcher: int | None) -> None:
    me = clan("fire", on("a1", "Nuduru", traps=["magic-1", "divert-1"]), traps=["initial"])
    game = gator(me, TARON, KORGO)
    game.play("keep", "reveal")
    view = game.view(watcher)
    assert view.path("a1").traps == (None, "divert-1")
    assert sorted(view.clan(0).owned_traps) == ["initial", "magic-1"]
    assert view.clan(0).traps is None


@pytest.mark.rule("R16.2")
def test_a_reveal_cannot_be_undone_and_its_preview_says_so() -> None:
    game = gator(clan("fire", on("a1", "Nuduru", traps=["magic-1", "strength-1"])), TARON)
    assert game.preview("reveal").final
    game.play("reveal")
    assert game.undo_barrier() == "revealed"


# --- what may lie there -----------------------------------------------------------------------------------


def worlds(game: Game, watcher: int | None, *names: str) -> set[tuple[object, ...]]:
    """Collect what may lie on some paths, as far as a watcher knows."""
    view = game.view(watcher)
    dealt = [view.redeal(SeededDealer(seed)) for seed in range(30)]
    return {tuple(path(other, name).traps for name in names) for other in dealt}


@pytest.mark.rule("R16.2")
@OTHERS
@pytest.mark.parametrize("steps", [(), ("keep",), ("keep", GATOR, "stop")])
def test_keeping_a_token_does_not_show_which_tokens_are_held_and_which_lie_on_the_path(
    watcher: int | None, steps: tuple[str, ...]
) -> None:
    game = gator(clan("fire", on("a1", "Nuduru", traps=["strength-1"]), traps=["divert-1"]), TARON, KORGO)
    game.play(*steps)
    assert worlds(game, watcher, "a1") == {(("strength-1",),), (("divert-1",),)}


@pytest.mark.rule("R16.2")
@OTHERS
def test_the_order_of_kept_tokens_is_not_known(watcher: int | None) -> None:
    game = gator(clan("fire", on("a1", "Nuduru", traps=["strength-1", "divert-1"])), TARON, KORGO)
    game.play("keep", "keep")
    assert worlds(game, watcher, "a1") == {(("strength-1", "divert-1"),), (("divert-1", "strength-1"),)}


@pytest.mark.rule("R16.2")
@OTHERS
def test_what_is_revealed_between_kept_tokens_stays_in_its_place(watcher: int | None) -> None:
    me = clan("fire", on("a1", "Nuduru", traps=["strength-1", "magic-1", "divert-1"]))
    game = gator(me, TARON, KORGO)
    game.play("keep", "reveal", "keep")
    assert worlds(game, watcher, "a1") == {
        (("strength-1", "magic-1", "divert-1"),),
        (("divert-1", "magic-1", "strength-1"),),
    }


@pytest.mark.rule("R16.2", "R11.2c")
@OTHERS
def test_a_trick_without_a_target_may_still_be_any_token(watcher: int | None) -> None:
    assert worlds(alone()[1], watcher, "a1") == {(("strength-1",),), (("divert-1",),)}


@pytest.mark.rule("R16.2")
@OTHERS
def test_what_one_path_reveals_limits_what_lies_on_the_other(watcher: int | None) -> None:
    me = clan("fire", on("a1", "Nuduru", traps=["strength-1"]), on("a2", "Frunks", traps=["divert-1"]))
    game = gator(me, TARON, clan("jungle"))
    assert worlds(game, watcher, "a1", "a2") == {
        (("strength-1",), ("divert-1",)),
        (("divert-1",), ("strength-1",)),
    }
    game.play("reveal")
    assert worlds(game, watcher, "a1", "a2") == {(("strength-1",), ("divert-1",))}


# --- all through a battle ---------------------------------------------------------------------------------


@pytest.mark.rule("R16.2", "R11.6b")
def test_a_kept_token_shows_in_nothing_until_the_battle_is_over() -> None:
    rival = clan("water", on("a4", "Taron", dice="SS", traps=["steal-any-1"], defense=1))
    both = twins("a1", rival, KORGO)
    both.play("keep", "reveal", "colour S", "attack 3 1 1", "roll S", "roll S2")
    both.play("done", GATOR, "roll M", "roll M1", "stop")
    assert asked(both.one) == "attack a4 3"
    both.play("attack 3 1 1")
    assert_previews_are_equal(both)
    both.play("defend talent", "roll S", "roll S1")
    assert_previews_are_equal(both)
    assert both.differ


# --- previews ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R16.2", "R8.10")
@pytest.mark.parametrize("faces", ["S5 S4", "S6 S6"])
def test_a_preview_of_beating_the_monster_does_not_show_what_is_then_discarded(faces: str) -> None:
    """Seat 1 reaches 9 or 12, and then stops with a die left: the traps of seat 0 are shown."""
    rival = clan("water", on("a4", "Taron", dice="SSS", traps=["initial"]))
    both = twins("a1", rival, KORGO)
    both.play("keep", "keep", GATOR, "stop", "done", GATOR, "stop", GATOR)
    for face in faces.split():
        both.play("roll S", f"roll {face}")
    assert_previews_are_equal(both)
    assert both.one.preview("stop").final
    shown = [told(game, 1, "stop") for game in both.both]
    traps = [[event["trap"] for event in events if event.kind == "trap-revealed"] for events in shown]
    assert [sorted(map(str, kinds)) for kinds in traps] == [["initial", "magic-1"], ["divert-1", "initial"]]


@pytest.mark.rule("R16.2", "R8.5")
def test_a_preview_of_capture_or_elimination_does_not_show_it_either() -> None:
    """Naiala has 3 more for an elimination: with 10 both are possible."""
    rival = clan("water", on("a4", "Naiala", dice="SSS", traps=["initial"]), hired=("Naiala",))
    both = twins("a1", rival, KORGO)
    both.play("keep", "keep", GATOR, "stop", "done", GATOR, "stop", GATOR, "roll all", "roll S4 S3 S3")
    assert both.one.node.question == "judge"
    assert_previews_are_equal(both)


@pytest.mark.rule("R16.2", "R8.8")
def test_a_preview_of_a_last_lash_does_not_show_the_tokens_of_those_it_kills() -> None:
    """Korcko is eliminated with 18; his last lash kills Nuduru, who is wounded."""
    rival = clan("water", on("a1", "Taron", dice="SSSS"))
    both = twins("a3", rival, monster="Korcko", wounded=True)
    both.play("keep", "attack 1 1 1 1", "roll S", "roll S6", "roll S", "roll S6", "roll S", "roll S6")
    assert_previews_are_equal(both)
    dead = [told(game, 1, "stop") for game in both.both]
    assert [[event.kind for event in events].count("died") for events in dead] == [1, 1]
    assert [path(game, "a3").mercenary for game in both.both] == [None, None]


@pytest.mark.rule("R16.2", "R7.6a")
def test_a_preview_of_a_defense_does_not_show_the_tokens_of_a_rival_who_dies() -> None:
    """Sporus hits both; Taron defends first, then Nuduru, who is wounded, dies."""
    rival = clan("water", on("a1", "Taron", defense=1))
    both = twins("a3", rival, monster="Sporus", wounded=True)
    both.play("keep", "attack 3")
    assert (asked(both.one), both.one.seat) == ("defend a1", 1)
    assert_previews_are_equal(both)
    both.one.play("take hits")
    assert path(both.one, "a3").mercenary is None


@pytest.mark.rule("R16.2", "R10.1")
def test_a_preview_of_the_last_answer_of_the_adventure_does_not_show_what_the_clean_up_reveals() -> None:
    both = twins("a1", TARON, loot=["", "", "", ""], decks={"loot": []})
    both.play("keep", GATOR, "stop", GATOR)
    assert_previews_are_equal(both)
    shown = [told(game, 1, "stop") for game in both.both]
    traps = [[event["trap"] for event in events if event.kind == "trap-revealed"] for events in shown]
    assert traps == [["magic-1"], ["divert-1"]]


@pytest.mark.rule("R16.2", "R9.3")
def test_a_preview_of_taking_the_last_loot_does_not_show_what_the_clean_up_reveals() -> None:
    both = twins("a1", TARON, loot=["gold-10", "gold-12", "brews", "slayer"], decks={"loot": []})
    both.play("keep", GATOR, "stop", GATOR, "stop", "take gold-10")
    assert (both.one.node.question, both.one.seat) == ("take-loot", 1)
    assert_previews_are_equal(both)
    both.one.play("take gold-12")
    assert both.one.view(1).discards["traps"] == ("magic-1",)


@pytest.mark.rule("R16.2", "R11.3")
@pytest.mark.parametrize("trick", ["steal-any-1", "divert-2"])
def test_a_preview_of_cancelling_a_trick_does_not_show_what_lies_below_it(trick: str) -> None:
    games = []
    for laid, held in (("magic-1", "divert-1"), ("divert-1", "magic-1")):
        me = clan("fire", on("a1", "Nuduru", traps=[trick, laid]), traps=[held])
        games.append(gator(me, clan("water", on("a4", "Taron", dice="SS", defense=1))))
    both = Twins(games[0], games[1])
    both.play("reveal")
    assert (asked(both.one), both.one.seat) == ("parry a1", 1)
    assert_previews_are_equal(both)
    both.play("yes", "keep", GATOR, "stop")
    assert both.differ


@pytest.mark.rule("R16.2")
def test_a_preview_shows_the_owner_what_it_would_reveal() -> None:
    game = gator(clan("fire", on("a1", "Nuduru", traps=["strength-1", "initial"])), TARON)
    assert game.preview("reveal").events == (
        Event("trap-revealed", 0, (("path", "a1"), ("trap", "strength-1"))),
    )
    assert game.preview("keep").events == (Event("token-kept", 0, (("path", "a1"),)),)
