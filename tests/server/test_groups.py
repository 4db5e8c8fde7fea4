"""Groups over HTTP: the lobby, invitations, beginning, and what nobody else gets to know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from monsterlands.server.groups import invitations
from monsterlands.server.server_messages import Entered
from support.groups import GroupWindow, Person, friends, listed_seat, open_window, words_of
from support.servers import Closed, Guest, Inside, Program, inside

OPTIONS = {
    "difficulty": "hard",
    "tricks": True,
    "queensGrant": True,
    "moreMonsters": False,
    "pace": {"kind": "days", "minutes": 0, "days": 3},
    "talk": "phrases",
    "fill": True,
    "players": 3,
}


@pytest.fixture
def ada(server: Program) -> Person:
    return Person(server, "Ada", "gator")


@pytest.fixture
def bob(server: Program) -> Person:
    return Person(server, "Bob", "krinx")


@pytest.fixture
def meeting(ada: Person, bob: Person) -> Iterator[tuple[str, GroupWindow, GroupWindow]]:
    """A lobby with Ada, its host, and Bob."""
    with friends(ada, bob) as (group, (first, second)):
        yield group, first, second


def entered(guest: Guest) -> Entered:
    """Return how a guest was welcomed at a table."""
    [welcome] = [message for message in guest.heard if isinstance(message, Entered)]
    return welcome


# --- from the invitation to the game ---


def test_two_friends_meet_and_begin_a_game(ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend", pace={"kind": "bank", "minutes": 30, "days": 0})
    with ada.open(group) as window:
        assert window.group.why_not == "One seat is still free. Wait for a friend, or let a bot fill it."
        words = window.group.invitation
        assert bob.join(words.upper().replace("-", " ")) == group
        shown = window.until_shown(lambda shown: not shown.seats[1].free)
        assert [(seat.name, seat.emblem, seat.mine, seat.host, seat.ready) for seat in shown.seats] == [
            ("Ada", "gator", True, True, True),
            ("Bob", "krinx", False, False, True),
        ]
        assert (shown.host, shown.looking_on, shown.why_not) == (True, False, "")
        assert (shown.pace.kind, shown.pace.minutes) == ("bank", 30)
        key = ada.begin(group)
        shown = window.until_shown(lambda shown: shown.phase == "playing")
        assert (shown.game, shown.invitation) == (key.game, "")
        assert bob.join(words) == group  # a friend who opens the link again comes back
        assert Person(bob.server, "Eve").refused("POST", "invitations", {"words": words})[0] == 404
    with ada.sit(key.game) as first, bob.sit(key.game) as second:
        for number, guest in enumerate((first, second)):
            assert entered(guest).group == group
            assert [seat.mine for seat in entered(guest).seats] == [number == 0, number == 1]


def test_a_friend_who_comes_twice_has_one_seat(ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend", "friend")
    words = words_of(ada, group)
    assert [bob.join(words) for _ in range(3)] == [group] * 3
    assert [seat["name"] for seat in bob.do("GET", "groups")[0]["seats"]] == ["Ada", "Bob", ""]


def test_a_full_group_lets_nobody_in(server: Program, ada: Person, bob: Person) -> None:
    words = words_of(ada, ada.new_group("me", "friend"))
    bob.join(words)
    assert Person(server, "Cat").refused("POST", "invitations", {"words": words})[0] == 409


def test_an_invitation_is_spent_when_the_game_begins(server: Program, ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend", "friend", fill=True)
    words = words_of(ada, group)
    bob.join(words)
    ada.begin(group)
    status, sentence = Person(server, "Cat").refused("POST", "invitations", {"words": words})
    assert (status, sentence[:24]) == (404, "These words do not work:")


def test_an_invitation_can_be_replaced(ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend")
    old = words_of(ada, group)
    ada.do("POST", f"groups/{group}/invitation")
    assert bob.refused("POST", "invitations", {"words": old})[0] == 404
    assert bob.join(words_of(ada, group)) == group
    assert bob.refused("POST", f"groups/{group}/invitation")[0] == 403


def test_an_invitation_expires(near: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    monkeypatch.setattr(invitations, "LASTS", -1.0)
    group = ada.new_group("me", "friend", "friend")
    words = words_of(ada, group)
    assert bob.refused("POST", "invitations", {"words": words})[0] == 404
    assert ada.join(words) == group, "who is in already just comes back"


def test_guessing_words_soon_ends(tmp_path: Path) -> None:
    with inside(tmp_path / "games", proxies=("192.0.2.1",)) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        words = words_of(ada, ada.new_group("me", "friend"))
        wrong = {"words": "abandon-abandon-abandon-abandon"}
        assert [bob.refused("POST", "invitations", wrong)[0] for _ in range(11)] == [404] * 10 + [429]
        assert bob.refused("POST", "invitations", {"words": words})[0] == 429


def test_bots_fill_the_seats_that_are_free(ada: Person) -> None:
    group = ada.new_group("me", "friend", "novice", fill=True)
    ada.begin(group)
    with ada.open(group) as window:
        assert [(seat.bot, seat.name, seat.free) for seat in window.group.seats] == [
            ("", "Ada", False),
            ("trainee", "", False),
            ("novice", "", False),
        ]


def test_a_second_click_begins_no_second_game(ada: Person, bob: Person) -> None:
    with friends(ada, bob) as (group, _):
        assert ada.begin(group) == ada.begin(group)
        assert bob.refused("POST", f"groups/{group}/begin")[0] == 403
        assert [game["id"] for game in ada.do("GET", "profile/games")] == [ada.begin(group).game]


def test_the_affinities_of_the_lobby_are_those_of_the_game(
    ada: Person, bob: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, _, window = meeting
    bob.do("PATCH", f"groups/{group}/seats/1", {"affinity": "water"})
    assert ada.refused("PATCH", f"groups/{group}/seats/0", {"affinity": "water"}) == (
        409,
        "Bob was faster and has this affinity. Choose another.",
    )
    window.until_shown(lambda shown: shown.seats[1].affinity == "water")
    with ada.sit(ada.begin(group).game) as guest:
        assert guest.table.clans[1].affinity == "water"
        assert guest.question.kind == "turn" or not guest.question.asked


# --- the lobby ---


def test_with_more_than_two_seats_fewer_may_play(ada: Person) -> None:
    group = ada.new_group("me", "friend", "hero")
    with ada.open(group) as window:
        assert (
            window.group.why_not
            == "One seat is still free. Wait for a friend, let a bot fill it, or play with fewer."
        )


def test_changes_of_the_lobby_are_shown_to_everybody(
    ada: Person, bob: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, first, second = meeting
    bob.do("PATCH", f"groups/{group}/seats/1", {"name": "Robert", "ready": False})
    shown = first.until_shown(lambda shown: shown.seats[1].name == "Robert")
    assert shown.why_not == "Robert is not ready yet."
    shown = second.until_shown(lambda shown: shown.seats[1].name == "Robert")
    assert shown.why_not == "The others are waiting for you: you are not ready yet."
    assert "Bob is now called Robert." in [
        line.text for line in first.until_said("Bob is now called Robert.")
    ]
    assert ada.refused("POST", f"groups/{group}/begin") == (409, "Robert is not ready yet.")
    ada.do("PUT", f"groups/{group}/options", OPTIONS)
    shown = second.until_shown(lambda shown: len(shown.seats) == 3)
    assert (shown.difficulty, shown.tricks, shown.queens_grant, shown.more_monsters) == (
        "hard",
        True,
        True,
        False,
    )
    assert (shown.pace.kind, shown.pace.days, shown.talk, shown.fill) == ("days", 3, "phrases", True)
    ada.do("PUT", f"groups/{group}/seats/2/player", {"player": "hero@think=1"})
    assert second.until_shown(lambda shown: bool(shown.seats[2].bot)).seats[2].bot == "hero"
    ada.do("PUT", f"groups/{group}/seats/2/player", {"player": "friend"})
    bob.do("PUT", f"groups/{group}/seats/2", {"name": "Bea"})
    shown = second.until_shown(lambda shown: shown.seats[2].name == "Bea")
    assert [seat.mine for seat in shown.seats] == [False, True, True]
    bob.do("DELETE", f"groups/{group}/seats/2")
    version = second.until_shown(lambda shown: shown.seats[2].free).version
    assert first.until_shown(lambda shown: shown.version == version).seats == tuple(
        msgspec.structs.replace(seat, mine=number == 0) for number, seat in enumerate(second.group.seats)
    )


def test_the_host_removes_a_guest_for_good(
    ada: Person, bob: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, first, second = meeting
    words, link = first.group.invitation, first.group.watching
    assert bob.refused("DELETE", f"groups/{group}/seats/0")[0] == 403
    ada.do("DELETE", f"groups/{group}/seats/1")
    said, closed = second.goodbye()
    assert (said.code, said.text, closed.code) == ("not-member", "You are not in this group any more.", 4404)
    first.until_said("Bob was removed by the host.")
    assert bob.do("GET", "groups") == []
    assert bob.refused("POST", "invitations", {"words": words})[0] == 404
    with pytest.raises(Closed):
        open_window(bob.server, group, link)


def test_if_the_host_leaves_the_group_passes_on(
    ada: Person, bob: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, first, second = meeting
    ada.do("DELETE", f"groups/{group}/seats/0")
    first.goodbye()
    second.until_said("Ada has left.", "Bob is the host now.")
    assert second.group.host
    assert [seat.free for seat in second.group.seats] == [True, False]
    bob.do("DELETE", f"groups/{group}/seats/1")
    assert second.goodbye()[0].code in ("not-member", "deleted")
    assert bob.refused("POST", f"groups/{group}/begin")[0] == 404


def test_a_deleted_profile_leaves_its_groups(server: Program, bob: Person) -> None:
    ada = Person(server, "Ada")
    with friends(ada, bob) as (lobby, (_, waiting)):
        game = bob.new_group("me", "friend")
        ada.join(words_of(bob, game))
        bob.begin(game)
        with bob.open(game) as playing:
            ada.do("DELETE", "profile")
            waiting.until_said("Ada has left.", "Bob is the host now.")
            assert waiting.group.seats[0].free
            playing.until_said("Ada has left.")
            seat = playing.until_shown(lambda shown: shown.seats[1].left).seats[1]
            assert (seat.name, seat.free, seat.presence) == ("Ada", False, "gone")
        assert bob.begin(game).game
        assert lobby != game


def test_the_list_of_groups_tells_how_they_stand(ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend", "novice")
    bob.join(words_of(ada, group))
    [listed] = bob.do("GET", "groups")
    assert listed == {
        "id": group,
        "phase": "lobby",
        "changed": listed["changed"],
        "host": False,
        "game": "",
        "seats": [
            listed_seat("Ada", "gator"),
            listed_seat("Bob", "krinx", mine=True),
            listed_seat(bot="novice", ready=False),
        ],
        "yourTurn": False,
    }
    key = ada.begin(group)
    with ada.sit(key.game) as first, bob.sit(key.game) as second:
        guests: list[Guest] = [first, second]
        while not any(guest.question.asked for guest in guests):
            first.next()  # the bot moves first
            second.up_to(first.version)
        turns = [person.do("GET", "groups")[0]["yourTurn"] for person in (ada, bob)]
        assert turns == [guest.question.asked for guest in guests]


# --- bad input ---


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": []},
        {"seats": [{"player": "me"}]},
        {"seats": [{"player": "me"}] * 5},
        {"seats": [{"player": "me"}, {"player": "nobody"}]},
        {"seats": [{"player": "me"}, {"player": "hero@think=1000"}]},
        {"seats": [{"player": "me", "name": "A" * 201}, {"player": "friend"}]},
        {"seats": [{"player": "me"}, {"player": "friend"}], "pace": {"kind": "bank"}},
        {"seats": [{"player": "me"}, {"player": "friend"}], "pace": {"kind": "days", "days": 31}},
        {"seats": [{"player": "me"}, {"player": "friend"}], "talk": "loud"},
        {"seats": [{"player": "me"}, {"player": "friend"}], "host": "me"},
    ],
)
def test_a_group_that_cannot_be_is_refused(ada: Person, body: object) -> None:
    assert ada.refused("POST", "groups", body)[0] == 422


def test_a_group_without_its_host_is_refused(ada: Person) -> None:
    body = {"seats": [{"player": "friend"}, {"player": "novice"}]}
    assert ada.refused("POST", "groups", body) == (409, "You need a seat of your own in a new group.")


def test_nobody_makes_any_number_of_lobbies(near: Inside) -> None:
    ada = Person(near, "Ada")
    for _ in range(20):
        ada.new_group("me", "friend")
    body = {"seats": [{"player": "me"}, {"player": "friend"}]}
    assert ada.refused("POST", "groups", body)[0] == 409


def test_hostile_names_are_shown_as_harmless_text(ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "friend")
    bob.join(words_of(ada, group))
    for name in ("\u202e\u2066evil", "<script>alert(1)</script>", "{ $name }", "a\u0301" * 50, "\x00\x1b[2J"):
        bob.do("PATCH", f"groups/{group}/seats/1", {"name": name, "ready": False})
        with ada.open(group) as window:
            shown = window.group.seats[1].name
            assert 0 < len(shown) <= 24
            assert all(each.isprintable() for each in shown)
            assert window.group.why_not == f"{shown} is not ready yet."


# --- secrets ---

ROUTES = [
    ("PATCH", "seats/0", {"ready": True}),
    ("PUT", "seats/1", {"name": "Eve"}),
    ("DELETE", "seats/0", None),
    ("DELETE", "seats/1", None),
    ("PUT", "seats/1/player", {"player": "novice"}),
    ("PUT", "options", OPTIONS),
    ("POST", "invitation", None),
    ("POST", "watching", None),
    ("POST", "begin", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_a_stranger_cannot_tell_a_group_from_none(
    server: Program, ada: Person, method: str, path: str, body: object
) -> None:
    eve, group = Person(server, "Eve"), ada.new_group("me", "friend")
    before = ada.do("GET", "groups")
    unknown = (404, "There is no such group, or you are not in it.")
    assert eve.refused(method, f"groups/{group}/{path}", body) == unknown
    assert eve.refused(method, f"groups/{'0' * 32}/{path}", body) == unknown
    assert ada.do("GET", "groups") == before


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_nothing_works_without_a_profile(server: Program, method: str, path: str, body: object) -> None:
    group = Person(server, "Ada").new_group("me", "friend")
    for headers in ({}, {"Authorization": "Bearer " + "x" * 43}):
        answer = server.http.request(method, f"api/groups/{group}/{path}", json=body, headers=headers)
        assert answer.status_code == 404


def test_nobody_gets_to_know_the_profile_or_the_secret_of_another(
    server: Program, ada: Person, bob: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, first, second = meeting
    eve, words = Person(server, "Eve"), first.group.invitation
    with open_window(server, group, first.group.watching) as looking:
        first.say("between us")
        second.until_said("between us")
        ada.do("PATCH", f"groups/{group}/seats/0", {"affinity": "fire"})
        key = ada.begin(group)
        for window in (first, second, looking):
            window.until_shown(lambda shown: shown.phase == "playing")
            window.settle()
        told = {
            "Ada": [*first.raw, json.dumps(ada.do("GET", "groups"))],
            "Bob": [*second.raw, json.dumps(bob.do("GET", "groups"))],
            "looks on": looking.raw,
            "Eve": [json.dumps(eve.do("GET", "groups")), json.dumps(eve.do("GET", "profile/games"))],
        }
        hidden = {"Ada": (ada.id, ada.secret), "Bob": (bob.id, bob.secret)}
        for reader, texts in told.items():
            for secrets in hidden.values():
                assert not [text for text in texts for secret in secrets if secret in text], reader
        for text in looking.raw:
            assert words not in text
            assert first.group.watching not in text
            assert "between us" not in text
        assert told["Eve"] == ["[]", "[]"]
        assert key.game not in str(told["Eve"])


def test_what_looks_on_opens_no_seat_and_no_device(
    server: Program, ada: Person, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, first, _ = meeting
    link = first.group.watching
    game = ada.begin(group).game
    as_onlooker = {"Authorization": f"Bearer {link}"}
    for method, path in (("GET", "groups"), ("GET", "profile"), ("POST", f"groups/{group}/begin")):
        assert server.http.request(method, f"api/{path}", headers=as_onlooker).status_code == 404
    with server.connect(game) as guest:
        guest.send(type="enter", secret=link)
        guest.next()
        assert [seat.mine for seat in entered(guest).seats] == [False, False]
    ada.do("POST", f"groups/{group}/watching")
    new = first.until_shown(lambda shown: shown.watching not in ("", link)).watching
    for secret, code in ((link, 4404), (new, None)):
        with server.connect(game) as guest:
            guest.send(type="enter", secret=secret)
            if code is None:
                guest.next()
                assert entered(guest).game == game
            else:
                assert guest.goodbye()[1].code == code
