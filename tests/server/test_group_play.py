"""Friends at the table: who leaves, who plays on for them, and what all have to agree on."""

from __future__ import annotations

import random

import pytest

from monsterlands.server.groups.state import GroupState
from monsterlands.server.server_messages import Entered, Refused, Taken
from monsterlands.server.summary import decode
from support.databases import waited
from support.group_tables import GroupTable, group_table, let_pass
from support.groups import Person
from support.servers import Inside, rooms_of

NOVICE = {"bot": "novice"}
AGREE, DISAGREE = {"agree": True}, {"agree": False}


def test_whoever_enters_a_table_is_told_which_group_plays(two: GroupTable, near: Inside) -> None:
    for guest in two.guests:
        entered = guest.heard[0]
        assert isinstance(entered, Entered)
        assert (entered.group, entered.ended) == (two.group, False)
    with near.enter(near.begin(scenario=1)) as alone:
        entered = alone.heard[0]
        assert isinstance(entered, Entered)
        assert (entered.group, entered.ended) == ("", False)


def test_who_enters_hears_the_last_answers_of_their_own_seat_alone(two: GroupTable) -> None:
    def trails() -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for person in two.people:
            with person.sit(two.game) as guest:
                entered = guest.heard[0]
                assert isinstance(entered, Entered)
                found.append(entered.trail)
        return found

    before = two.hand_over()
    assert trails()[before][-1] == "end turn"
    assert trails()[1 - before] == ()
    guest = two.guests[1 - before]
    guest.up_to(two.version)
    sold = next(choice for choice in guest.spelled() if choice.startswith("pawn-shop"))
    guest.answer(sold)
    assert trails()[1 - before] == (sold,)
    assert trails()[before] == ()


def test_windows_are_shown_whose_turn_it_is(two: GroupTable) -> None:
    for _ in range(3):
        asked = two.asked
        for window in two.windows:
            while window.group.asked != asked:
                window.next()
        two.move_until(1 - asked)


class Watcher:
    """Notes whose turn it is."""

    def __init__(self) -> None:
        self.asked_seats: list[int] = []

    async def asked(self, state: GroupState, game: str, seat: int) -> None:
        """Hear whose turn it is."""
        assert game in state.games
        self.asked_seats.append(seat)


def test_whoever_waits_outside_hears_of_each_turn_once(
    near: Inside, ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    watcher = Watcher()
    monkeypatch.setattr(rooms_of(near), "watcher", watcher)
    with group_table(near, ada, bob) as table:
        first = table.asked
        turns: list[int] = []
        for _ in range(3):
            asked = table.asked
            while table.asked == asked:
                table.move()
            turns.append(table.asked)
        assert turns == [1 - first, first, 1 - first]
        assert waited(lambda: len(watcher.asked_seats) >= 3)
        assert watcher.asked_seats == turns


def test_nobody_is_told_of_the_turn_of_somebody_who_has_left(
    near: Inside, ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    watcher = Watcher()
    monkeypatch.setattr(rooms_of(near), "watcher", watcher)
    with group_table(near, ada, bob) as table:
        stays, gone = table.asked, table.other
        table.do(gone, "POST", "leave")
        table.move_until(gone)
        table.do(stays, "PUT", f"seats/{gone}/stand-in", NOVICE)
        table.wait(stays)
        assert waited(lambda: bool(watcher.asked_seats))
        assert watcher.asked_seats == [stays]


# --- bots that play on ---


def test_a_bot_plays_on_for_somebody_who_has_left(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.windows[stays].until_shown(lambda group: group.may_replace == (gone,))
    two.do(stays, "PUT", f"seats/{gone}/stand-in", NOVICE)
    two.wait(stays)
    played = [entry for entry in two.entries if entry.seat == gone]
    assert played
    assert all(not entry.request for entry in played)
    shown = two.shown(stays)
    assert (shown.seats[gone].stand_in, shown.seats[gone].left) == ("novice", True)
    names = [seat.name for seat in shown.seats]
    two.windows[stays].until_said(
        f"{names[gone]} has left.", f"{names[stays]} lets a bot play on for {names[gone]}: the Novice."
    )


def test_a_bot_that_plays_on_ends_the_turns_that_a_person_would_end(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", NOVICE)
    for _ in range(100):  # it does not end a turn each time: it may be asked in an adventure
        two.wait(stays)
        while two.asked == stays:
            two.move()
        answers = [entry.steps[0] for entry in two.entries if entry.seat == gone]
        if answers.count(f"{gone} end turn") >= 3:
            return
    raise AssertionError("the bot has not ended three turns")


def test_who_takes_the_seat_back_plays_on(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", NOVICE)
    two.wait(stays)
    two.do(gone, "DELETE", f"seats/{gone}/stand-in")
    shown = two.shown(stays)
    assert (shown.seats[gone].stand_in, shown.seats[gone].left) == ("", False)
    two.windows[stays].until_said(f"{two.people[gone].name} is back.")
    two.move_until(gone)
    two.move()
    assert two.entries[-1].seat == gone
    assert two.entries[-1].request


def test_it_is_not_the_turn_of_somebody_for_whom_a_bot_plays_on(two: GroupTable) -> None:
    def turns(seat: int) -> list[bool]:
        groups = two.people[seat].do("GET", "groups")
        games = two.people[seat].do("GET", "profile/games")
        return [groups[0]["yourTurn"], games[0]["yourTurn"]]

    gone, stays = two.asked, two.other
    assert (turns(gone), turns(stays)) == ([True, True], [False, False])
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "hero"})
    assert turns(gone) == [False, False]
    two.wait(stays)
    assert turns(stays) == [True, True]


def test_nobody_answers_beside_the_bot_that_plays_on(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    guest = two.guests[gone]
    choice, version = guest.spelled()[0], guest.version
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "hero"})  # it thinks for a while
    refused = guest.refused("answer", version=version, choice=choice)
    assert (refused.code, refused.text) in {
        ("stand-in", "A bot is playing for you. Take your seat back first."),
        ("stale", "The table has changed since. Look again, then choose."),
    }
    assert waited(lambda: two.version > version)
    guest.up_to(two.version)
    answer = guest.ask("undo", version=guest.version)
    assert isinstance(answer, Refused)
    assert answer.code in ("stand-in", "stale")


def test_a_thought_is_given_up_when_the_person_takes_the_seat_back(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "hero"})
    two.do(gone, "DELETE", f"seats/{gone}/stand-in")
    two.guests[gone].up_to(two.version)
    by_bot = len([entry for entry in two.entries if entry.seat == gone and not entry.request])
    two.move_until(gone)
    two.move(4)
    two.move_until(gone)
    assert len([entry for entry in two.entries if entry.seat == gone and not entry.request]) == by_bot


def test_no_bot_plays_on_for_somebody_who_is_there(two: GroupTable) -> None:
    asked, other = two.asked, two.other
    name = two.state.seats[asked].name
    assert two.refused(other, "PUT", f"seats/{asked}/stand-in", NOVICE) == (
        409,
        f"{name} still has time. A bot may play on when their time is up, or when they have left or been "
        "away for five minutes.",
    )
    assert two.refused(asked, "PUT", f"seats/{asked}/stand-in", NOVICE) == (
        409,
        "You cannot hand your own seat to a bot. Leave the game, and the others can.",
    )
    assert two.refused(other, "PUT", f"seats/{asked}/stand-in", {"bot": "simple"})[0] == 422
    assert two.refused(other, "DELETE", f"seats/{other}/stand-in") == (
        409,
        "No bot is playing for you; the seat is yours.",
    )
    assert two.refused(other, "DELETE", f"seats/{asked}/stand-in") == (403, "This seat is somebody else’s.")
    assert all(not seat.stand_in for seat in two.state.seats)


def test_strangers_change_nothing_at_a_table(two: GroupTable, cleo: Person) -> None:
    two.do(two.asked, "POST", "leave")
    before = two.state
    paths = [
        ("POST", "leave", None),
        ("PUT", f"seats/{two.asked}/stand-in", NOVICE),
        ("DELETE", f"seats/{two.asked}/stand-in", None),
        ("POST", "ending", AGREE),
        ("POST", "undo", {"version": two.version, **AGREE}),
        ("POST", "rematch", None),
    ]
    for method, path, body in paths:
        told = cleo.refused(method, f"groups/{two.group}/{path}", body)
        assert told == (404, "There is no such group, or you are not in it.")
    assert two.state == before


def test_who_left_without_a_bot_is_back_with_the_next_move(two: GroupTable) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    assert two.shown(stays).may_replace == (gone,)
    two.move()
    two.windows[stays].until_said(f"{two.people[gone].name} is back.")
    shown = two.shown(stays)
    assert not shown.seats[gone].left
    assert shown.may_replace == ()


def test_bots_play_until_a_person_is_asked_even_if_nobody_looks(two: GroupTable, near: Inside) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.close()
    assert waited(lambda: two.game not in rooms_of(near)._open)
    two.do(stays, "PUT", f"seats/{gone}/stand-in", NOVICE)
    two.wait(stays)
    assert waited(lambda: two.game not in rooms_of(near)._open)


def test_when_the_host_leaves_the_next_person_is_the_host(three: GroupTable) -> None:
    three.do(0, "POST", "leave")
    shown = three.shown(1)
    assert shown.host
    assert not shown.seats[0].host
    three.windows[1].until_said("Bob is the host now.")


def test_when_all_have_left_no_bot_plays_on(two: GroupTable, near: Inside) -> None:
    gone, stays = two.asked, two.other
    two.do(gone, "POST", "leave")
    two.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "hero"})
    two.do(stays, "POST", "leave")
    two.close()
    assert waited(lambda: two.game not in rooms_of(near)._open)
    if two.asked == gone:  # it has not finished its turn
        assert two.refused(gone, "PUT", f"seats/{stays}/stand-in", NOVICE) == (
            409,
            "You have left the game, or a bot is playing for you. Come back first.",
        )
    assert two.state.phase == "playing"
    two.do(gone, "DELETE", f"seats/{gone}/stand-in")
    assert [seat.left for seat in two.state.seats] == [seat == stays for seat in (0, 1)]


# --- ending a game as it stands ---


def test_a_game_ends_as_it_stands_when_all_agree_who_are_left(three: GroupTable) -> None:
    assert three.refused(0, "POST", "ending", AGREE) == (
        409,
        "Nobody is keeping you waiting, so the game goes on. It can be ended when somebody has left, or has "
        "been away for too long.",
    )
    three.do(2, "POST", "leave")
    assert three.shown(0).may_end
    three.do(0, "POST", "ending", AGREE)
    shown = three.shown(1)
    assert (shown.ending, shown.phase) == ((0,), "playing")
    three.do(1, "POST", "ending", DISAGREE)
    assert three.shown(0).ending == ()
    three.windows[0].until_said("Ada would like to end the game as it stands.", "Bob would like to play on.")
    three.do(1, "POST", "ending", AGREE)
    three.do(0, "POST", "ending", AGREE)
    assert three.shown(0).phase == "ended"
    three.windows[1].until_said("All agree: the game ends as it stands.")


def test_nobody_plays_on_in_a_game_that_was_ended(two: GroupTable) -> None:
    asked, other = two.asked, two.other
    record = f"games/{two.game}/record"
    assert two.people[other].refused("GET", record)[0] == 409
    two.do(other, "POST", "leave")
    two.do(asked, "POST", "ending", AGREE)
    guest = two.guests[asked]
    refused = guest.refused("answer", version=guest.version, choice=guest.spelled()[0])
    assert (refused.code, refused.text) == (
        "ended",
        "The group has ended this game as it stands. Nobody can play on in it.",
    )
    assert two.version == 1
    for person in two.people:
        assert person.ask("GET", record).text.startswith("record = 1")
        assert [game["ended"] for game in person.do("GET", "profile/games")] == [True]
    assert two.refused(asked, "POST", "ending", AGREE) == (409, "The group is not playing at the moment.")


def test_the_last_vote_is_that_of_somebody_who_leaves(three: GroupTable) -> None:
    three.do(2, "POST", "leave")
    three.do(0, "POST", "ending", AGREE)
    three.do(1, "POST", "leave")
    assert three.state.phase == "ended"


# --- after the game ---


def test_a_group_plays_again_with_everybody_one_seat_further(
    near: Inside, ada: Person, bob: Person, cleo: Person
) -> None:
    with group_table(near, ada, bob, cleo, bots=("novice",), difficulty="tutorial") as table:
        assert table.refused(1, "POST", "rematch") == (
            409,
            "You can play again once this game is over, or has been ended.",
        )
        old = near.store.group(table.group).watching
        table.do(0, "POST", "leave")
        for seat in (1, 2):
            table.do(seat, "POST", "ending", AGREE)
        table.do(1, "POST", "rematch")
        shown = table.shown(2)
        assert shown.phase == "lobby"
        assert [(seat.name, seat.bot, seat.free) for seat in shown.seats] == [
            ("Cleo", "", False),
            ("", "", True),
            ("Bob", "", False),
            ("", "novice", False),
        ]
        assert [seat.ready for seat in shown.seats[:3]] == [False, False, True]
        assert shown.invitation
        assert shown.watching == old
        assert shown.difficulty == "tutorial"
        table.windows[2].until_said("Bob would like to play again. Everybody moves one seat along.")
        ada.join(shown.invitation)
        for seat, person in enumerate((cleo, ada, bob)):
            person.do("PATCH", f"groups/{table.group}/seats/{seat}", {"ready": True})
        again = bob.begin(table.group)  # the host since Ada has left
        assert again.game != table.game
        guest = table.guests[1]
        guest.up_to(table.version)
        refused = guest.refused("undo", version=guest.version)
        assert refused.code == "ended"
        with ada.sit(again.game) as seated:
            assert seated.table.seat == 1


def test_a_game_that_is_over_is_told_to_the_group(near: Inside, ada: Person, bob: Person) -> None:
    with group_table(near, ada, bob, difficulty="tutorial") as table:
        pick = random.Random(4)
        while (asked := decode(near.store.info(table.game).summary).asked) is not None:
            guest = table.guests[asked]
            guest.up_to(table.version)
            assert isinstance(guest.answer(pick.choice(guest.spelled())), Taken)
        for window in table.windows:
            shown = window.until_shown(lambda group: group.phase == "over")
            assert shown.asked is None
        table.do(1, "POST", "rematch")
        assert [seat.name for seat in table.state.seats] == ["Bob", "Ada"]


def test_a_group_whose_game_was_deleted_plays_again(two: GroupTable, near: Inside) -> None:
    two.close()
    assert waited(lambda: two.game not in rooms_of(near)._open)
    near.store.delete(two.game)
    assert two.refused(0, "POST", "ending", AGREE) == (
        409,
        "The game of this group was deleted. Play again to begin a new one.",
    )
    two.do(0, "POST", "rematch")
    assert two.state.phase == "lobby"


def test_a_bot_plays_on_when_the_time_of_a_bank_is_up(near: Inside, ada: Person, bob: Person) -> None:
    with group_table(near, ada, bob, pace={"kind": "bank", "minutes": 10, "days": 0}) as table:
        asked, other = table.asked, table.other
        let_pass(near, 599 - 120)
        assert table.refused(other, "PUT", f"seats/{asked}/stand-in", NOVICE)[0] == 409
        let_pass(near, 121)
        table.do(other, "PUT", f"seats/{asked}/stand-in", NOVICE)
        table.wait(other)
