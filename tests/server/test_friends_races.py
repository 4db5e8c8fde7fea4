"""People, or devices of one person, act at the same moment: nothing is lost, and nothing happens twice."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import pytest

from monsterlands.game import Game
from monsterlands.server.groups.state import GroupState, read_state
from monsterlands.server.new_games import new_game
from monsterlands.server.server_messages import Refused, Taken
from monsterlands.store import Entry, GameInfo, Seat
from support.adventures import clan, on
from support.databases import waited
from support.group_tables import GroupTable, group_table
from support.groups import Person, friends, open_window, words_of
from support.people import new_secret
from support.positions import as_toml, position
from support.servers import Guest, Inside, Key

AGREE = {"agree": True}
ROUNDS = 6
"""How often a race is run; nobody knows who wins it."""
Done = TypeVar("Done")


def at_once(*works: Callable[[], Done]) -> list[Done]:
    """Do things at the same moment; return what came of each."""
    with ThreadPoolExecutor(len(works)) as pool:
        return [each.result() for each in [pool.submit(work) for work in works]]


def asking(person: Person, method: str, path: str, body: Any = None) -> Callable[[], int]:
    """Return what asks for something, and returns the status."""
    return lambda: person.ask(method, path, body).status_code


def another_device(person: Person) -> Person:
    """Bring a profile to another device."""
    code, secret = person.do("POST", "profile/ticket")["code"], new_secret()
    headers = {"Authorization": f"Bearer {secret}"}
    answer = person.server.http.post("api/profile/devices", json={"code": code}, headers=headers)
    assert answer.status_code == 200
    return Person(person.server, person.name, secret=secret)


# --- the lobby --------------------------------------------------------------------------------------


def test_two_devices_that_begin_at_once_begin_one_game(near: Inside, ada: Person, bob: Person) -> None:
    other = another_device(ada)
    for _ in range(ROUNDS):
        group = ada.new_group("me", "friend")
        bob.join(words_of(ada, group))
        games = {key.game for key in at_once(*[partial(who.begin, group) for who in (ada, other, ada)])}
        assert games == {near.store.group(group).game}
        assert near.store.games_of_group(group) == [*games]


def test_a_game_begins_with_those_who_are_there_when_somebody_leaves_at_that_moment(
    near: Inside, ada: Person, bob: Person
) -> None:
    for _ in range(ROUNDS):
        group = ada.new_group("me", "friend", fill=True)
        bob.join(words_of(ada, group))
        begun, left = at_once(
            asking(ada, "POST", f"groups/{group}/begin"), asking(bob, "POST", f"groups/{group}/leave")
        )
        assert (begun, left) == (200, 204)
        found = near.store.group(group)
        state = read_state(found)
        owners = near.store.owners(found.game)
        assert owners == {number: seat.profile for number, seat in enumerate(state.seats) if seat.profile}
        assert [seat.player for seat in near.store.info(found.game).seats] == [
            seat.bot for seat in state.seats
        ]
        assert state.seats[1].bot or state.seats[1].left, "he left before, or just after it began"


def test_two_who_take_the_last_seat_at_once_do_not_share_it(near: Inside, ada: Person, bob: Person) -> None:
    cleo = Person(near, "Cleo")
    for _ in range(ROUNDS):
        group = ada.new_group("me", "friend")
        body = {"words": words_of(ada, group)}
        codes = at_once(*[asking(who, "POST", "invitations", body) for who in (bob, cleo)])
        assert sorted(codes) == [200, 409]
        assert len(near.store.group(group).members) == 2


def test_a_profile_that_is_deleted_while_it_comes_leaves_a_lobby_that_works(
    near: Inside, ada: Person
) -> None:
    for _ in range(ROUNDS):
        eve = Person(near, "Eve")
        group = ada.new_group("me", "friend", fill=True)
        body = {"words": words_of(ada, group)}
        came, deleted = at_once(asking(eve, "POST", "invitations", body), asking(eve, "DELETE", "profile"))
        assert came in (200, 404)
        assert deleted == 204
        if read_state(near.store.group(group)).seats[1].profile:
            ada.do("DELETE", f"groups/{group}/seats/1")
        ada.begin(group)


# --- at the table -----------------------------------------------------------------------------------


def test_two_devices_of_one_profile_answer_once(near: Inside, two: GroupTable) -> None:
    asked = two.asked
    person = two.people[asked]
    other = another_device(person)
    with other.sit(two.game) as second:
        for number in range(ROUNDS):
            two.move_until(asked)
            first = two.guests[asked]
            for guest in (first, second):
                guest.up_to(two.version)
            before, choice = two.version, first.question.choices[0].spelling
            same = number % 2 == 0
            answers = at_once(
                partial(first.answer, choice, request=f"one{number}"),
                partial(second.answer, choice, request=f"one{number}" if same else f"two{number}"),
            )
            taken = [answer for answer in answers if isinstance(answer, Taken)]
            assert len(taken) == (2 if same else 1)
            assert all(answer.code == "stale" for answer in answers if isinstance(answer, Refused))
            assert two.version == before + 1, "done once"


def test_a_bot_that_is_put_and_a_seat_that_is_taken_back_at_once(two: GroupTable) -> None:
    asked, other = two.asked, two.other
    two.do(asked, "POST", "leave")
    for _ in range(ROUNDS):
        path = f"groups/{two.group}/seats/{asked}/stand-in"
        at_once(
            asking(two.people[other], "PUT", path, {"bot": "novice"}),
            asking(two.people[asked], "DELETE", path),
        )
        if two.state.seats[asked].stand_in:
            two.do(asked, "DELETE", f"seats/{asked}/stand-in")
        two.do(asked, "POST", "leave")
        assert (two.state.seats[asked].stand_in, two.state.seats[asked].left) == ("", True)
    versions = [entry.version for entry in two.entries]
    assert versions == list(range(1, len(versions) + 1))


def test_an_undo_is_void_if_somebody_plays_while_the_last_one_agrees(two: GroupTable) -> None:
    for _ in range(ROUNDS):
        seat = two.play_until_barrier()
        version, guest = two.version, two.guests[two.asked]
        vote = {"version": version, "agree": True}
        two.do(seat, "POST", "undo", vote)
        guest.up_to(version)
        choice = guest.question.choices[0].spelling
        works: list[Callable[[], Any]] = [
            asking(two.people[1 - seat], "POST", f"groups/{two.group}/undo", vote),
            partial(guest.ask, "answer", version=version, choice=choice),
        ]
        code, answer = at_once(*works)
        moved = isinstance(answer, Taken)
        assert moved or (answer.code, code) == ("stale", 204)
        assert two.version == version + 1, "one of them happened"
        assert two.entries[-1].kind == ("answer" if moved else "take-back")
        assert waited(lambda: two.state.undo is None)
        for each in two.guests:
            each.up_to(two.version)


def test_an_undo_agreed_on_at_an_old_version_is_refused(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    version = two.version
    two.do(seat, "POST", "undo", {"version": version, "agree": True})
    two.move()
    for old in (version, 1, version + 5):
        code, text = two.refused(1 - seat, "POST", "undo", {"version": old, "agree": True})
        assert (code, text) == (
            409,
            "The table has moved on since then, so this can no longer be undone together. Look at it again.",
        )
    assert two.version == version + 1


def test_two_who_want_a_rematch_at_once_move_on_by_one_seat(two: GroupTable, near: Inside) -> None:
    before = [seat.profile for seat in two.state.seats]
    two.do(0, "POST", "leave")
    two.do(1, "POST", "ending", AGREE)
    assert two.state.phase == "ended"
    codes = at_once(*[asking(two.people[1], "POST", f"groups/{two.group}/rematch")] * 3)
    assert codes == [204] * 3  # whoever comes second joins
    state = two.state
    assert state.phase == "lobby"
    assert [seat.profile for seat in state.seats] == [before[1], ""]
    assert len([line for line in near.store.talk(two.group) if '"again"' in line.body]) == 1


def test_who_has_left_cannot_keep_the_others_from_ending_the_game(
    near: Inside, ada: Person, bob: Person
) -> None:
    cleo = Person(near, "Cleo")
    with group_table(near, ada, bob, cleo) as table:
        table.do(2, "POST", "leave")
        table.do(0, "POST", "ending", AGREE)
        assert table.refused(2, "POST", "ending", {"agree": False})[0] == 409
        table.do(1, "POST", "ending", AGREE)
        assert table.state.phase == "ended"


def test_one_person_among_bots_undoes_nothing_once_the_game_is_over(near: Inside, ada: Person) -> None:
    group = ada.new_group("me", "novice")
    game = ada.begin(group).game
    with ada.sit(game) as guest:
        guest.play(random.Random(4).randrange)
        assert guest.table.ending is not None
        assert waited(lambda: read_state(near.store.group(group)).phase == "over")
        refused = guest.refused("undo", version=guest.version, across=True)
        assert refused.code == "barrier"
        assert near.store.info(game).over


# --- leaving ----------------------------------------------------------------------------------------

LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "entrance": "Krinx",
}


def battle() -> Game:
    """Return a game in the middle of an adventure."""
    fire = clan("fire", on("a1", "Frunks", traps=["magic-1"], dice="SS"))
    water = clan("water", on("a2", "Taron", dice="SS"))
    options = {"difficulty": "tutorial", "tricks": True, "confirm": [0, 1]}
    return position(as_toml({"options": options, "clan": [fire, water]}), phase="adventure", **LANDS)


def dealt(state: GroupState, _: object) -> tuple[GameInfo, Entry]:
    """Deal the battle to a group."""
    return new_game(battle(), [Seat(name=seat.name) for seat in state.seats])


def play_on(guest: Guest, times: int) -> None:
    """Answer whenever this guest is asked."""
    assert guest.play(random.Random(2).randrange, times) == times


@pytest.mark.parametrize("how", ["leave", "delete"])
def test_who_goes_in_mid_battle_is_replaced_and_the_other_plays_on(
    near: Inside, ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("monsterlands.server.groups.begin.deal", dealt)
    with group_table(near, ada, bob) as table:
        seat = table.asked
        leaving, staying = table.people[seat], 1 - seat
        assert table.guests[seat].table.phase == "adventure"
        if how == "leave":
            table.do(seat, "POST", "leave")
        else:
            leaving.do("DELETE", "profile")
            assert table.guests[seat].goodbye()[0].code == "revoked"
            assert near.store.seats_of(table.game, leaving.secret) is None
        assert table.state.host == table.people[staying].id
        table.do(staying, "PUT", f"seats/{seat}/stand-in", {"bot": "novice"})
        play_on(table.guests[staying], 3)
        assert table.shown(staying).seats[seat].stand_in == "novice"


def test_everybody_deletes_their_profile_in_mid_game(near: Inside, ada: Person, bob: Person) -> None:
    with group_table(near, ada, bob) as table:
        link = near.store.group(table.group).watching
        with open_window(near, table.group, link) as looking:
            assert at_once(asking(ada, "DELETE", "profile"), asking(bob, "DELETE", "profile")) == [204, 204]
            assert looking.goodbye()[0].code == "deleted"
        for guest in table.guests:
            assert guest.goodbye()[0].code == "revoked"
        assert near.store.owners(table.game) == {}
        with near.connect(table.game) as stranger:
            stranger.send(type="enter", secret=link)
            assert stranger.goodbye()[0].code == "unknown-game"


# --- clocks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [-86_400.0, -3_600.0])
def test_a_clock_that_is_set_back_spoils_nothing(
    near: Inside, ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, by: float
) -> None:
    with friends(ada, bob) as (group, (first, second)):
        first.say("before")
        code = ada.do("POST", "profile/ticket")["code"]
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + by)
        first.say("after")
        second.until_said("before", "after")
        assert second.texts[-2:] == ["before", "after"]
        first.ask("point", thing="path:a1")
        second.until_pointed("path:a1")
        game = ada.begin(group).game
        other = new_secret()
        headers = {"Authorization": f"Bearer {other}"}
        assert near.http.post("api/profile/devices", json={"code": code}, headers=headers).status_code == 200
        with near.enter(Key(game, other)) as guest, bob.sit(game) as friend:
            asked = guest if guest.question.asked else friend
            play_on(asked, 2)
        assert [each["id"] for each in ada.do("GET", "groups")].count(group) == 1
        shown = first.until_shown(lambda found: found.phase == "playing")
        assert shown.asked_for >= 0
