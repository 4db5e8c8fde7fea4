"""What can be asked besides playing: why not, what is it, the odds, a hint, how was it."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest

from monsterlands.bots import hint
from monsterlands.game.hints import Hint
from monsterlands.server.guest import Guest as ServerGuest
from monsterlands.server.server_messages import (
    Advised,
    Estimated,
    Explained,
    LookedBack,
    Pong,
    Refused,
    Reply,
    Taken,
)
from monsterlands.view import View
from support.positions import position
from support.servers import PATIENCE, Guest, Inside, Program, rooms_of
from support.tables import ended


@pytest.fixture(scope="module")
def guest(server: Program) -> Iterator[Guest]:
    """A guest who is asked for the first turn of a solo game, and does not answer."""
    with server.enter(server.begin(scenario=1, affinity="fire")) as entered:
        yield entered


@pytest.fixture(scope="module")
def late(server: Program) -> Iterator[Guest]:
    """A guest at a game that is over."""
    with server.enter(server.begin(scenario=1, affinity="fire")) as entered:
        entered.play(random.Random(11).randrange)
        yield entered


def explained(guest: Guest, kind: str, **fields: str) -> Explained:
    """Ask for an explanation."""
    answer = guest.ask(kind, **fields)
    assert isinstance(answer, Explained), answer
    return answer


# --- why --------------------------------------------------------------------------------------------


def test_why_gives_a_reason_with_its_rule(guest: Guest) -> None:
    assert explained(guest, "why", thing="die:S").text
    assert "(rule R" in explained(guest, "why", thing="path:b1").text


def test_why_has_the_reason_of_the_engine(guest: Guest) -> None:
    assert explained(guest, "why", thing="path:b1").reason == "path-closed"
    assert explained(guest, "why", thing="trap:initial").reason is None
    assert explained(guest, "help", name="gold").reason is None


def test_why_of_an_own_trap_does_not_speak_of_buying(guest: Guest) -> None:
    why = explained(guest, "why", thing="trap:initial")
    assert why.text == "It is yours: it can go along when you send somebody outside. (rule R6.3)"


def test_why_answers_for_everything_on_the_table(guest: Guest) -> None:
    things = [
        *(space.thing for building in guest.table.buildings for space in building.spaces),
        *(f"building:{building.name}" for building in guest.table.buildings),
        *(f"path:{path}" for path in guest.table.paths),
        *(f"member:{member.name}" for member in guest.table.clans[0].members),
        *(thing for choice in guest.question.choices for thing in choice.things),
    ]
    with_words = [guest.ask("why", thing=thing) for thing in dict.fromkeys(things)]
    assert {type(answer) for answer in with_words} <= {Explained, Refused}
    assert all(answer.text for answer in with_words if isinstance(answer, Explained | Refused))


def test_why_of_a_later_space_is_that_spaces_fill_from_the_left(guest: Guest) -> None:
    first = "Dice go to the first free space from the left. (rule R5.6)"
    assert explained(guest, "why", thing="space:tavern 2").text == first
    assert explained(guest, "why", thing="space:tavern 3").text == first
    closed = "That space is open only with 3 or more players. (rule R5.6)"
    assert explained(guest, "why", thing="space:tavern 4").text == closed
    assert explained(guest, "why", thing="space:tavern 1").text != first
    assert explained(guest, "why", thing="space:mine 2").text != first


def test_why_of_a_taken_space_names_the_next_free_one(server: Program) -> None:
    alone = position('[[clan]]\naffinity = "fire"\npool = "SSP1"', spaces={"tavern": ["P4", "S"]})
    with server.enter(server.take_in(alone.record().to_text())) as asked:
        taken = "That space is taken: the next die goes to space 3. (rule R5.6)"
        assert explained(asked, "why", thing="space:tavern 1").text == taken
        assert explained(asked, "why", thing="space:tavern 2").text == taken


@pytest.mark.parametrize("thing", ["", ":", "die:", "nothing:here", "path:z9", "path", "a" * 120])
def test_why_of_an_unknown_thing_is_refused(guest: Guest, thing: str) -> None:
    refused = guest.refused("why", thing=thing)
    assert (refused.code, refused.text) == ("unknown-thing", "There is nothing of that name on the table.")


def test_why_of_a_seat_that_is_not_asked_says_who_is(server: Program) -> None:
    with server.enter(server.begin(persons=["", ""])) as around:
        assert explained(around, "why", thing="path:a1").text == around.question.text


# --- help, odds, hints ------------------------------------------------------------------------------


def test_help_explains_a_card(guest: Guest) -> None:
    leader = guest.table.clans[0].members[0].name
    answer = explained(guest, "help", name=leader)
    assert leader in answer.title
    assert answer.text


@pytest.mark.parametrize("name", ["", "zzzz", "\x00", "*" * 120, "(", "[a-"])
def test_help_for_an_unknown_name_is_refused(guest: Guest, name: str) -> None:
    assert guest.refused("help", name=name).code == "unknown-thing"


@pytest.mark.parametrize("path", ["", "a1", "z9", "a", "é", "a99", "-1"])
def test_an_empty_path_has_no_odds(guest: Guest, path: str) -> None:
    refused = guest.refused("chances", path=path)
    assert (refused.code, refused.text) == (
        "no-odds",
        "There are no odds for that path: nobody is there, or its fight has begun.",
    )


def test_a_path_with_a_mercenary_has_odds(server: Program) -> None:
    with server.enter(server.begin(scenario=1, affinity="fire")) as guest:
        pick = random.Random(12)
        for _ in range(200):
            standing = [path.name for path in guest.table.paths.values() if path.seat == 0]
            answer = guest.ask("chances", path=standing[0]) if standing else None
            if isinstance(answer, Estimated):
                assert answer.odds.path == standing[0]
                assert 0 <= answer.odds.surviving <= 1
                return
            places = [c.spelling for c in guest.question.choices if c.kind in ("path", "assign")]
            guest.answer(pick.choice(places or guest.spelled()))
        pytest.fail("nobody ever stood on a path")


def test_a_hint_compares_the_choices_of_the_question(guest: Guest) -> None:
    answer = guest.ask("advise", version=guest.version)
    assert isinstance(answer, Advised)
    assert answer.version == guest.version
    offered = {choice.id: choice.spelling for choice in guest.question.choices}
    assert answer.advice
    for advice in answer.advice:
        assert offered[advice.choice] == advice.spelling
        assert advice.label
        assert advice.text


def test_other_messages_are_answered_while_a_hint_is_computed(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = threading.Event()

    async def slowly(view: View, *_: object) -> Hint:
        while not checked.is_set():
            await asyncio.sleep(0.01)
        return hint(view, think=0.01, seed=1)

    monkeypatch.setattr(rooms_of(near).bots, "hint", slowly)
    with near.enter(near.begin(scenario=1, affinity="fire")) as guest:
        guest.send(type="advise", request="hint", version=guest.version)
        assert isinstance(guest.ask("ping"), Pong)
        assert not any(isinstance(message, Advised) for message in guest.heard)
        checked.set()
        assert guest.until(Advised).request == "hint"


def stuck_once(thinks: threading.Event) -> Callable[..., Awaitable[Hint]]:
    """Return what finds hints, except for the first one, which never comes."""

    async def find(view: View, *_: object) -> Hint:
        if not thinks.is_set():
            thinks.set()
            await asyncio.Event().wait()
        return hint(view, think=0.01, seed=1)

    return find


def test_asking_for_a_hint_again_gives_up_the_one_before(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = threading.Event()
    monkeypatch.setattr(rooms_of(near).bots, "hint", stuck_once(thinks))
    with near.enter(near.begin(scenario=1, affinity="fire")) as guest:
        guest.send(type="advise", request="first", version=1)
        assert thinks.wait(PATIENCE)
        guest.send(type="advise", request="second", version=1)
        told = [guest.next(), guest.next()]
        assert [each.request for each in told if isinstance(each, Advised)] == ["second"]
        given_up = [(each.request, each.code) for each in told if isinstance(each, Refused)]
        assert given_up == [("first", "stale")]


def test_a_hint_after_an_answer_comes_although_one_was_on_its_way(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = threading.Event()
    monkeypatch.setattr(rooms_of(near).bots, "hint", stuck_once(thinks))
    with near.enter(near.begin(scenario=1, affinity="fire")) as guest:
        guest.send(type="advise", request="before", version=1)
        assert thinks.wait(PATIENCE)
        guest.answer("mine 1 S")
        guest.up_to(2)
        guest.send(type="advise", request="after", version=2)
        advised = guest.until(Advised)
        assert (advised.request, advised.version) == ("after", 2)


def test_a_hint_is_stale_once_an_answer_is_acknowledged(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = asyncio.Event()

    async def slowly(view: View, *_: object) -> Hint:
        await answered.wait()
        return hint(view, think=0.01, seed=1)

    async def acknowledged(client: ServerGuest) -> None:
        answered.set()
        assert client.advising is not None
        await asyncio.wait([client.advising])

    monkeypatch.setattr(rooms_of(near).bots, "hint", slowly)
    monkeypatch.setattr(ServerGuest, "flush", acknowledged)
    with near.enter(near.begin(scenario=1, affinity="fire")) as guest:
        guest.send(type="advise", request="hint", version=1)
        guest.send(type="answer", request="one", version=1, choice="mine 1 S")
        guest.up_to(2)
        said = [message for message in guest.heard if isinstance(message, Reply)]
        assert said[0] == Taken("one", 2)
        assert isinstance(said[1], Refused)
        assert (said[1].request, said[1].code, len(said)) == ("hint", "stale", 2)


def test_a_seat_that_is_not_asked_gets_no_hint(late: Guest) -> None:
    assert late.refused("advise", version=late.version).code == "wrong-seat"


def over(guest: Guest) -> bool:
    """Tell whether the end is shown."""
    return guest.table.ending is not None


# --- looking back -----------------------------------------------------------------------------------


def test_looking_back_needs_a_finished_game(guest: Guest) -> None:
    refused = guest.refused("look-back", step=0)
    assert (refused.code, refused.text) == (
        "not-over",
        "The game is not over yet. You can look back at it then.",
    )


def test_a_finished_game_can_be_looked_back_at_step_by_step(late: Guest) -> None:
    ending = late.table.ending
    assert ending is not None
    rounds: list[int] = []
    for step in (0, 1, ending.steps // 2, ending.steps):
        answer = late.ask("look-back", step=step)
        assert isinstance(answer, LookedBack)
        assert (answer.step, answer.steps) == (step, ending.steps)
        rounds.append(answer.table.round)
        assert (answer.table.ending is not None) == (step == ending.steps)
    assert rounds == sorted(rounds)
    assert rounds[-1] == late.table.rounds
    refused = late.refused("look-back", step=ending.steps + 1)
    assert (refused.code, refused.text) == ("no-step", f"There is no such step; the game has {ending.steps}.")


def test_looking_back_shows_whose_dice_lie_in_the_citadel(server: Program) -> None:
    with server.enter(server.take_in(ended("solo-2-money-is-king"))) as guest:
        ending = guest.table.ending
        assert ending is not None
        found: set[tuple[int | None, bool]] = set()
        for step in range(2, ending.steps, 7):
            back = guest.ask("look-back", step=step)
            assert isinstance(back, LookedBack)
            spaces = [space for building in back.table.buildings for space in building.spaces]
            found |= {(space.seat, space.madhala) for space in spaces if space.die}
        assert found == {(0, False), (None, True)}


def told_by(back: LookedBack) -> str:
    """Return what a step did, in words."""
    return " ".join("".join(part.text for part in line.parts) for line in back.lines)


def test_looking_back_marks_clans_and_dice_as_the_log_does(server: Program) -> None:
    with server.enter(server.take_in(ended("solo-2-money-is-king"))) as guest:
        ending = guest.table.ending
        assert ending is not None
        backs = [guest.ask("look-back", step=step) for step in range(1, ending.steps, 11)]
    things = {
        part.thing.partition(":")[0]
        for back in backs
        if isinstance(back, LookedBack)
        for line in back.lines
        for part in line.parts
    }
    assert {"clan", "die", "building"} <= things


def test_looking_back_tells_of_each_founding_once(server: Program) -> None:
    with server.enter(server.take_in(ended("solo-2-money-is-king"))) as guest:
        lines = [guest.ask("look-back", step=step) for step in (1, 2, 46, 52)]
    founded = [isinstance(each, LookedBack) and "lead the jungle" in told_by(each) for each in lines]
    assert founded == [True, False, False, False]


def test_a_finished_game_lists_the_steps_at_which_rounds_and_phases_begin(late: Guest) -> None:
    ending = late.table.ending
    assert ending is not None
    stages = ending.stages
    assert (stages[0].step, stages[0].round, stages[0].phase_name) == (0, 1, "setup")
    assert sorted({stage.round for stage in stages}) == [1, 2, 3, 4, 5, 6]
    for stage in (stages[1], stages[len(stages) // 2], stages[-1]):
        then, before = (late.ask("look-back", step=step) for step in (stage.step, stage.step - 1))
        assert isinstance(then, LookedBack)
        assert isinstance(before, LookedBack)
        assert (then.table.round, then.table.phase) == (stage.round, stage.phase)
        assert (before.table.round, before.table.phase) != (stage.round, stage.phase)


def test_the_last_step_of_a_finished_game_can_be_undone_across_the_barrier(server: Program) -> None:
    key = server.begin(scenario=1, affinity="fire")
    with server.enter(key) as guest:
        guest.play(random.Random(13).randrange)
        assert guest.question.across
        assert isinstance(guest.undo(across=True), Taken)
        assert not over(guest)
        assert server.http.get(f"api/games/{key.game}").json()["over"] is False
        guest.play(random.Random(14).randrange)
        assert over(guest)
    summary = server.http.get(f"api/games/{key.game}").json()
    assert (summary["over"], summary["assisted"]) == (True, True)
