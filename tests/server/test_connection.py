"""A guest at a table: acknowledged once, refused with a reason, in step with other tabs."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.server_messages import Entered, Gone, Pong, Refused, Reply, Taken, Thinking, Update
from support.servers import Guest, Inside, Key, Program


def two_persons(seed: int = 4) -> str:
    """Write the record of a game in which seat 0 is asked first; both seats are persons'."""
    game = Game.new(Options(players=2, first=0, confirm=(0, 1)))
    game.advance(SeededDealer(seed))
    return game.record().to_text()


@pytest.fixture
def solo(server: Program) -> Key:
    return server.begin(scenario=1, affinity="fire")


@pytest.fixture
def guest(server: Program, solo: Key) -> Iterator[Guest]:
    with server.enter(solo) as entered:
        yield entered


def taken(answer: Reply) -> int:
    """Return the version under which something was stored."""
    assert isinstance(answer, Taken), answer
    return answer.version


# --- answers ----------------------------------------------------------------------------------------


def test_an_answer_is_acknowledged_and_then_shown(guest: Guest) -> None:
    heard = len(guest.heard)
    assert taken(guest.answer("mine 1 S", request="one")) == 2
    assert [type(message) for message in guest.heard[heard:]] == [Taken, Update]
    assert guest.version == 2
    assert guest.log[-1].version == 2
    assert guest.log[-1].seat == 0


def test_an_answer_that_is_sent_twice_is_done_once(server: Program, solo: Key, guest: Guest) -> None:
    assert taken(guest.answer("mine 1 S", request="one")) == 2
    assert guest.ask("answer", request="one", version=1, choice="mine 1 S") == Taken("one", 2)
    with server.enter(solo) as again:
        assert again.ask("answer", request="one", version=1, choice="mine 1 S") == Taken("one", 2)
        assert again.version == 2
        assert again.log == guest.log


def test_an_undo_that_is_sent_twice_is_done_once(guest: Guest) -> None:
    guest.answer("mine 1 S")
    assert taken(guest.undo(request="back")) == 3
    assert guest.ask("undo", request="back", version=2) == Taken("back", 3)
    assert guest.ask("undo", request="back", version=3) == Taken("back", 3)
    assert guest.version == 3


def test_a_request_id_cannot_be_used_for_another_choice(guest: Guest) -> None:
    assert taken(guest.answer("mine 1 S", request="one")) == 2
    assert guest.ask("answer", request="one", version=1, choice=" MINE 1 s") == Taken("one", 2)
    for kind, fields in (
        ("answer", {"choice": "mine 2 S"}),
        ("answer", {"choice": "fly"}),
        ("undo", {}),
        ("undo", {"across": True}),
    ):
        refused = guest.refused(kind, request="one", version=2, **fields)
        assert (refused.code, refused.text) == (
            "request-used",
            "This request id was used for something else. Choose again.",
        )
    assert taken(guest.undo(request="back")) == 3
    assert guest.refused("answer", request="back", version=3, choice="mine 1 S").code == "request-used"
    assert guest.refused("undo", request="back", version=3, across=True).code == "request-used"
    assert guest.version == 3


def test_seats_may_use_the_same_request_ids(near: Inside) -> None:
    key = near.take_in(two_persons())
    for seat in (0, 1):
        near.store.grant(key.game, f"seat {seat}", (seat,))
    with near.enter(Key(key.game, "seat 0")) as first, near.enter(Key(key.game, "seat 1")) as second:
        assert taken(first.answer("mine 1 S", request="one")) == 2
        assert second.refused("answer", request="one", version=0, choice="mine 1 S").code == "stale"
        assert taken(first.answer("end turn", request="two")) == 3
        second.up_to(3)
        assert taken(second.answer("mine 2 S", request="one")) == 4
        assert first.ask("answer", request="one", version=1, choice="mine 1 S") == Taken("one", 2)
    with near.enter(Key(key.game, "seat 1")) as second:
        assert second.ask("answer", request="one", version=3, choice="mine 2 S") == Taken("one", 4)


def test_after_a_handover_the_answer_of_the_seat_before_can_be_sent_again(server: Program) -> None:
    with server.enter(server.take_in(two_persons())) as guest:
        guest.settle()
        guest.answer("mine 1 S")
        assert taken(guest.answer("end turn", request="one")) == 3
        guest.settle()
        assert guest.table.seat == 1
        assert guest.ask("answer", request="one", version=2, choice="end turn") == Taken("one", 3)


def test_an_answer_to_an_old_question_is_refused(guest: Guest) -> None:
    guest.answer("mine 1 S")
    refused = guest.refused("answer", version=1, choice="mine 2 S")
    assert (refused.code, refused.text) == (
        "stale",
        "The table has changed since. Look again, then choose.",
    )
    assert guest.refused("answer", version=3, choice="mine 2 S").code == "stale"
    assert guest.refused("undo", version=1).code == "stale"
    assert guest.refused("advise", version=1).code == "stale"
    assert guest.version == 2


def test_an_illegal_choice_is_refused_with_the_reason_and_its_rule(guest: Guest) -> None:
    guest.answer("mine 1 S")
    refused = guest.refused("answer", version=2, choice="mine 2 S")
    assert refused.code == "illegal"
    assert refused.text == ("Not now. Dice go to a building once per turn, as your action. (rule R5.1)")
    assert isinstance(guest.ask("ping"), Pong)
    assert guest.version == 2


@pytest.mark.parametrize("choice", ["", "fly", "mine", "mine 9 S", "0", "-1", "99999", "\n", "é" * 60])
def test_an_unknown_choice_is_refused(guest: Guest, choice: str) -> None:
    refused = guest.refused("answer", version=1, choice=choice)
    assert (refused.code, refused.text) == (
        "unknown-choice",
        "There is no such choice. Choose one that the table offers.",
    )


def test_a_refused_request_id_can_be_used_again(guest: Guest) -> None:
    assert guest.refused("answer", request="one", version=7, choice="mine 1 S").code == "stale"
    assert taken(guest.answer("mine 1 S", request="one")) == 2


def test_nobody_can_answer_for_a_bot(server: Program) -> None:
    with server.enter(server.begin(persons=[""], bots=["random"])) as guest:
        while guest.question.asked and guest.settle():
            guest.answer(guest.question.choices[0].spelling)
        answer = guest.ask("answer", version=guest.version, choice="mine 1 S")
        assert isinstance(answer, Refused)
        assert answer.code in ("wrong-seat", "stale")


# --- undo -------------------------------------------------------------------------------------------


def test_steps_are_undone_one_by_one_up_to_the_start(guest: Guest) -> None:
    first = guest.table
    before = guest.log
    assert first.question.undo == "There is nothing to take back."
    guest.answer("mine 1 S")
    second = guest.table
    assert second.question.undo == ""
    taken(guest.undo())
    assert guest.update.dropped == (2,)
    assert guest.table == first
    assert guest.log == before
    refused = guest.refused("undo", version=guest.version)
    assert (refused.code, refused.text) == ("barrier", "There is nothing to take back.")
    assert guest.update.assisted is False


def test_the_undo_barrier_is_explained_and_crossing_it_marks_the_game(
    server: Program, solo: Key, guest: Guest
) -> None:
    pick = random.Random(5).randrange
    while guest.question.undo != "Dice have been rolled or cards revealed since.":
        guest.play(pick, 1)
    answered = guest.version
    refused = guest.refused("undo", version=guest.version)
    assert refused.code == "barrier"
    assert refused.text == "That cannot be taken back: dice have been rolled or cards revealed since."
    assert guest.question.across
    assert server.http.get(f"api/games/{solo.game}").json()["assisted"] is False
    taken(guest.undo(across=True))
    assert guest.update.dropped == (answered,)
    assert guest.update.assisted
    assert server.http.get(f"api/games/{solo.game}").json()["assisted"] is True
    with server.enter(solo) as again:
        assert again.table == guest.table
        assert again.log == guest.log
        assert again.update.assisted


def test_with_other_people_the_undo_barrier_cannot_be_crossed(server: Program) -> None:
    with server.enter(server.take_in(two_persons())) as guest:
        guest.settle()
        guest.answer("mine 1 S")
        guest.answer("end turn")
        assert not guest.question.across
        guest.settle()
        assert guest.table.seat == 1
        refused = guest.refused("undo", version=guest.version, across=True)
        assert refused.code == "barrier"
        assert refused.text == "That cannot be taken back: a rival has moved since."


def test_imported_steps_cannot_be_undone(server: Program) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0, 1)))
    game.advance(SeededDealer(4))
    game.apply("mine 1 S")
    key = server.take_in(game.record().to_text())
    with server.enter(key) as guest:
        guest.settle()
        assert guest.question.undo == "There is nothing to take back."
        assert guest.refused("undo", version=1).text == "There is nothing to take back."
        taken(guest.answer("end turn"))


# --- tabs and breaks --------------------------------------------------------------------------------


def test_two_tabs_of_one_seat_stay_in_step(server: Program, solo: Key, guest: Guest) -> None:
    with server.enter(solo) as other:
        guest.answer("mine 1 S")
        other.up_to(2)
        assert other.update == guest.update
        other.undo()
        guest.up_to(3)
        assert guest.update == other.update
        assert guest.log == other.log


def test_a_client_that_reconnects_gets_only_what_it_missed(server: Program, solo: Key, guest: Guest) -> None:
    pick = random.Random(6).randrange
    guest.play(pick, 3)
    with server.enter(solo) as away:
        seen = away.log
    guest.play(pick, 5)
    with server.enter(solo, since=4) as back:
        entered = back.heard[0]
        assert isinstance(entered, Entered)
        assert entered.since == 4
        assert {line.version for line in entered.log} <= set(range(5, 10))
        assert [*seen, *entered.log] == guest.log
        assert back.update.table == guest.table
    with server.enter(solo, since=guest.version) as back:
        assert back.log == []


@pytest.mark.parametrize("since", [0, 500])
def test_a_client_that_names_an_unknown_version_gets_the_whole_log(
    server: Program, solo: Key, guest: Guest, since: int
) -> None:
    guest.answer("mine 1 S")
    with server.enter(solo, since=since) as back:
        entered = back.heard[0]
        assert isinstance(entered, Entered)
        assert entered.since == 0
        assert back.log == guest.log


def test_a_client_that_saw_undone_steps_gets_the_whole_log(server: Program, solo: Key, guest: Guest) -> None:
    guest.answer("mine 1 S")
    guest.undo()
    guest.answer("mine 2 S")
    for since, known in ((1, 1), (2, 0), (3, 3), (4, 4)):
        with server.enter(solo, since=since) as back:
            entered = back.heard[0]
            assert isinstance(entered, Entered)
            assert entered.since == known


def test_a_client_that_enters_hears_which_answers_of_its_seat_it_may_take_back(
    server: Program, solo: Key, guest: Guest
) -> None:
    def trail() -> tuple[str, ...]:
        with server.enter(solo) as again:
            entered = again.heard[0]
            assert isinstance(entered, Entered)
            return entered.trail

    assert trail() == ()
    guest.answer("mine 1 S")
    assert trail() == ("mine 1 S",)
    guest.undo()
    assert trail() == ()
    guest.answer("mine 2 S")
    guest.answer("end turn")  # now Madhala rolls
    assert trail() == ()


def test_bots_play_on_while_nobody_is_connected(server: Program) -> None:
    key = server.begin(persons=[""], bots=["random", "random"])
    pick = random.Random(7).randrange
    guest = server.enter(key)
    for _ in range(12):
        # Leave as soon as it is somebody else's turn.
        with guest:
            guest.settle()
            while guest.question.asked:
                guest.play(pick, 1)
            version = guest.version
        guest = server.enter(key)
        assert guest.version >= version
        if not guest.settle():
            break  # it is over: chance may be quick
    with guest:
        assert guest.question.asked or guest.table.ending is not None
        entered = guest.heard[0]
        assert isinstance(entered, Entered)
        assert {line.seat for line in entered.log} >= {1, 2}


def test_clients_hear_when_a_bot_starts_and_stops_thinking(server: Program) -> None:
    with server.enter(server.begin(persons=[""], bots=["random"])) as guest:
        choose = random.Random(8).randrange
        # A bot thinks many times in a game, but nobody knows when: the dice are random.
        while guest.heard.count(Thinking(1, True)) < 4 and guest.play(choose, 1):
            guest.settle()
        told_of = [m for m in guest.heard if isinstance(m, Thinking | Update)]
        thoughts = [place for place, m in enumerate(told_of) if isinstance(m, Thinking) and m.on]
        assert len(thoughts) > 3
        for place in thoughts:
            assert told_of[place : place + 2] == [Thinking(1, True), Thinking(1, False)]
            assert isinstance(told_of[place + 2], Update)


# --- the end ----------------------------------------------------------------------------------------


def test_clients_of_a_deleted_game_are_told(server: Program, solo: Key, guest: Guest) -> None:
    assert server.http.delete(f"api/games/{solo.game}").status_code == 204
    said, gone = guest.goodbye()
    assert said == Gone("deleted", "The game was deleted.")
    assert (gone.code, gone.reason) == (4404, "deleted")
    with server.connect(solo.game) as late:
        late.send(type="enter", secret=solo.secret)
        said, gone = late.goodbye()
        assert (said.code, gone.code) == ("unknown-game", 4404)
