"""After the game: what has ended stays so, old invitations, joining a rematch, and giving up seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monsterlands.server.groups.messages import WireGroup
from monsterlands.server.groups.state import read_state
from monsterlands.server.server_messages import Entered
from monsterlands.store import UnknownGroup
from support.databases import waited
from support.group_games import game_of, over, play_on, sit_down
from support.group_tables import GroupTable, group_table
from support.groups import Person, listed_seat, open_window, words_of
from support.servers import Inside, inside, rooms_of

AGREE = {"agree": True}
NOT_INVITED = (
    404,
    "These words do not work: they are wrong, too old, or the game has begun. Ask for a new invitation.",
)


@pytest.fixture
def bob(near: Inside) -> Person:
    """Somebody else."""
    return Person(near, "Bob", "krinx")


@pytest.fixture
def ended(near: Inside, ada: Person, bob: Person) -> Iterator[GroupTable]:
    """A game of Ada and Bob that they have ended as it stands, and a rematch that Bob wants."""
    with group_table(near, ada, bob) as table:
        table.do(1, "POST", "leave")
        table.do(0, "POST", "ending", AGREE)
        table.do(1, "POST", "rematch")
        yield table


def invitation(table: GroupTable, seat: int) -> str:
    """Return the words that the window of a seat shows now."""
    shown: WireGroup = table.shown(seat)
    return shown.invitation


# --- what has ended ---------------------------------------------------------------------------------


def test_a_game_that_was_ended_stays_so_when_everybody_has_left(
    near: Inside, ended: GroupTable, ada: Person, bob: Person
) -> None:
    for person in (ada, bob):
        person.do("POST", f"groups/{ended.group}/leave")
        assert person.do("GET", "groups") == []
    ended.close()
    assert waited(lambda: ended.game not in rooms_of(near)._open)
    version, answered = ended.version, list[str]()
    for person in (ada, bob):
        [listed] = person.do("GET", "profile/games")
        assert (listed["id"], listed["state"], listed["group"]) == (ended.game, "ended", ended.group)
        with person.sit(ended.game) as guest:
            entered = guest.heard[0]
            assert isinstance(entered, Entered)
            assert entered.ended
            if guest.question.asked:
                refused = guest.refused("answer", version=guest.version, choice=guest.spelled()[0])
                answered.append(refused.code)
            assert guest.refused("undo", version=guest.version).code == "ended"
    assert answered == ["ended"]
    assert ended.version == version
    assert near.http.get(f"api/games/{ended.game}").status_code == 404  # nor is it the keeper's


def test_a_group_that_everybody_has_left_lets_nobody_in(
    near: Inside, ended: GroupTable, ada: Person, bob: Person
) -> None:
    words, link = invitation(ended, 0), near.store.group(ended.group).watching
    looking = open_window(near, ended.group, link)
    for person in (ada, bob):
        person.do("POST", f"groups/{ended.group}/leave")
    assert looking.goodbye()[0].code == "deleted"
    for person in (ada, Person(near, "Eve")):
        assert person.refused("POST", "invitations", {"words": words}) == NOT_INVITED
        assert person.refused("POST", f"groups/{ended.group}/begin")[0] == 404
    for secret in (link, ada.secret):
        with near.connect(ended.game) as guest:
            guest.send(type="enter", secret=secret)
            assert (type(guest.next()).__name__ == "Gone") == (secret == link)
    assert near.store.talk(ended.group) == []


def test_each_owner_gives_up_their_seats_and_the_last_one_deletes_the_game(
    near: Inside, ended: GroupTable, ada: Person, bob: Person
) -> None:
    path = f"games/{ended.game}"
    assert ada.refused("DELETE", path)[0] == 403  # the others are still there
    assert [person.do("GET", path)["mayDelete"] for person in (ada, bob)] == [False, False]
    ada.do("POST", f"groups/{ended.group}/leave")
    assert [person.do("GET", path)["mayDelete"] for person in (ada, bob)] == [True, False]
    assert bob.refused("DELETE", path)[0] == 403
    assert Person(near, "Eve").refused("DELETE", path)[0] == 404
    ada.do("DELETE", path)
    assert ada.do("GET", "profile/games") == []
    assert ada.refused("DELETE", path)[0] == 404
    bob.do("POST", f"groups/{ended.group}/leave")
    assert [each["id"] for each in bob.do("GET", "profile/games")] == [ended.game]
    with bob.sit(ended.game) as guest:
        bob.do("DELETE", path)
        assert guest.goodbye()[0].code == "deleted"
    assert bob.do("GET", "profile/games") == []
    with pytest.raises(UnknownGroup):
        near.store.group(ended.group)


def test_who_has_left_an_ended_game_gives_up_their_seats_without_a_rematch(
    near: Inside, ada: Person, bob: Person
) -> None:
    with group_table(near, ada, bob) as table:
        path = f"games/{table.game}"
        table.do(1, "POST", "leave")
        assert bob.do("GET", path)["mayDelete"] is False  # it goes on, and Bob may come back
        assert bob.refused("DELETE", path)[0] == 403
        table.do(0, "POST", "ending", AGREE)
        assert [person.do("GET", path)["mayDelete"] for person in (ada, bob)] == [False, True]
        bob.do("DELETE", path)
        assert (bob.do("GET", "profile/games"), bob.do("GET", "groups")) == ([], [])
        shown = table.shown(0)
        assert (shown.phase, shown.host) == ("ended", True)
        assert [(seat.name, seat.left, seat.free) for seat in shown.seats] == [
            ("Ada", False, False),
            ("Bob", True, False),
        ]
        assert ada.refused("DELETE", path)[0] == 403
        table.do(0, "POST", "leave")
        assert table.state.phase == "ended"
        ada.do("DELETE", path)
        assert (ada.do("GET", "profile/games"), ada.do("GET", "groups")) == ([], [])
    with pytest.raises(UnknownGroup):
        near.store.group(table.group)


def test_who_leaves_after_the_last_round_gives_up_their_seats(near: Inside) -> None:
    group, members = sit_down(near, "Ada", "Bob", difficulty="tutorial")
    ada, bob = members
    game = game_of(ada, group)
    play_on(members, game, over)
    assert waited(lambda: read_state(near.store.group(group)).phase == "over")
    assert ada.refused("DELETE", f"games/{game}")[0] == 403
    for person in members:
        person.do("POST", f"groups/{group}/leave")
        assert person.do("GET", f"games/{game}")["mayDelete"] is True
    assert read_state(near.store.group(group)).phase == "over"
    ada.do("DELETE", f"games/{game}")
    assert [each["state"] for each in bob.do("GET", "profile/games")] == ["over"]
    bob.do("DELETE", f"games/{game}")
    with pytest.raises(UnknownGroup):
        near.store.group(group)


def test_who_gives_up_an_older_game_stays_in_the_group(ended: GroupTable, ada: Person, bob: Person) -> None:
    ended.do(0, "POST", "rematch")
    game = ada.begin(ended.group).game
    ada.do("POST", f"groups/{ended.group}/leave")
    ada.do("DELETE", f"games/{ended.game}")
    assert [each["id"] for each in ada.do("GET", "profile/games")] == [game]
    assert ada.refused("DELETE", f"games/{game}")[0] == 403
    assert [each["id"] for each in ada.do("GET", "groups")] == [ended.group]


def test_a_group_whose_people_deleted_their_profiles_stays_as_long_as_its_game(
    near: Inside, ada: Person
) -> None:
    group = ada.new_group("me", "novice")
    game = ada.begin(group).game
    assert ada.do("GET", f"games/{game}")["mayDelete"] is False
    ada.do("DELETE", "profile")
    assert near.store.group(group).members == ()
    assert near.http.get(f"api/games/{game}").status_code == 404
    near.store.delete(game)  # as `monsterlands prune` does
    with pytest.raises(UnknownGroup):
        near.store.group(group)


# --- old invitations --------------------------------------------------------------------------------


def test_an_old_invitation_leads_members_to_where_the_group_is_now(
    near: Inside, ada: Person, bob: Person
) -> None:
    group = ada.new_group("me", "friend")
    old = words_of(ada, group)
    bob.join(old)
    eve = Person(near, "Eve")
    ada.begin(group)
    for _ in range(2):
        bob.do("POST", f"groups/{group}/leave")
        ada.do("POST", f"groups/{group}/ending", AGREE)
        bob.do("POST", f"groups/{group}/rematch")
        assert words_of(ada, group) != old
        for person in (ada, bob):  # in the lobby of a rematch
            assert person.join(old) == group
            assert person.do("POST", "invitations/look", {"words": old})["group"] == group
        ada.begin(group)
        for person in (ada, bob):  # and in its game
            assert person.join(old.upper()) == group
    for path in ("invitations", "invitations/look"):
        assert eve.refused("POST", path, {"words": old}) == NOT_INVITED


def test_an_invitation_that_was_replaced_leads_members_and_nobody_else(
    near: Inside, ada: Person, bob: Person
) -> None:
    group = ada.new_group("me", "friend", "friend")
    old = words_of(ada, group)
    bob.join(old)
    ada.do("POST", f"groups/{group}/invitation")
    assert bob.join(old) == group
    ada.do("DELETE", f"groups/{group}/seats/1")
    assert bob.refused("POST", "invitations", {"words": old}) == NOT_INVITED


def test_a_member_who_uses_old_words_guesses_nothing(tmp_path: Path) -> None:
    with inside(tmp_path / "games", proxies=("192.0.2.1",)) as server:
        ada = Person(server, "Ada")
        group = ada.new_group("me", "friend")
        old = words_of(ada, group)
        ada.do("POST", f"groups/{group}/invitation")
        assert {ada.join(old) for _ in range(15)} == {group}


# --- what an invitation shows -----------------------------------------------------------------------


def test_an_invitation_shows_who_invites_and_what_is_played(near: Inside, ada: Person, bob: Person) -> None:
    options = {"difficulty": "hard", "tricks": True, "pace": {"kind": "days", "minutes": 0, "days": 2}}
    group = ada.new_group("me", "friend", "hero@think=1", "friend", **options)
    words = words_of(ada, group)
    bob.join(words)
    before = near.store.group(group)
    eve = Person(near, "Eve")
    shown = eve.do("POST", "invitations/look", {"words": words.upper().replace("-", " ")})
    assert shown == {
        "group": "",
        "host": {"name": "Ada", "emblem": "gator"},
        "seats": [
            listed_seat("Ada", "gator"),
            listed_seat("Bob", "krinx"),
            listed_seat(bot="hero", ready=False),
            listed_seat(free=True, ready=False),
        ],
        "difficulty": "hard",
        "tricks": True,
        "queensGrant": False,
        "moreMonsters": False,
        "pace": {"kind": "days", "minutes": 0, "days": 2},
    }
    without = near.http.post("api/invitations/look", json={"words": words})  # nobody needs a profile for it
    assert without.json() == shown
    assert near.store.group(group) == before
    for person in (ada, bob):
        own = person.do("POST", "invitations/look", {"words": words})
        assert own == {**shown, "group": group}
    for secret in (ada.id, bob.id, before.watching, group):
        assert secret not in without.text


def test_an_invitation_to_a_full_table_says_so(near: Inside, ada: Person, bob: Person) -> None:
    words = words_of(ada, ada.new_group("me", "friend"))
    bob.join(words)
    shown = near.http.post("api/invitations/look", json={"words": words}).json()
    assert [seat["free"] for seat in shown["seats"]] == [False, False]


def test_looking_at_invitations_is_guessing_too(tmp_path: Path) -> None:
    with inside(tmp_path / "games", proxies=("192.0.2.1",)) as server:
        ada = Person(server, "Ada")
        group, other = (ada.new_group("me", "friend", fill=True) for _ in range(2))
        spent, good = words_of(ada, group), words_of(ada, other)
        ada.begin(group)

        def look(words: str) -> int:
            return server.http.post("api/invitations/look", json={"words": words}).status_code

        assert [look(words) for words in ["one two three four", spent] * 5] == [404] * 10
        assert look(good) == 429


# --- the rematch ------------------------------------------------------------------------------------


def test_who_joins_a_rematch_is_ready(ended: GroupTable) -> None:
    before = ended.shown(0)
    assert [(seat.name, seat.ready) for seat in before.seats] == [("Bob", True), ("Ada", False)]
    ended.do(0, "POST", "rematch")
    shown = ended.shown(1)
    assert [seat.ready for seat in shown.seats] == [True, True]
    assert shown.invitation == before.invitation
    wish = "Bob would like to play again. Everybody moves one seat along."
    ended.windows[1].until_said(wish)
    ended.windows[1].settle()
    assert [text for text in ended.windows[1].texts if "would like to play again" in text] == [wish]
    ended.do(0, "POST", "rematch")  # a second click
    assert [seat.ready for seat in ended.state.seats] == [True, True]


def test_who_comes_to_a_rematch_by_its_invitation_is_ready(ended: GroupTable, ada: Person) -> None:
    ada.join(invitation(ended, 0))
    assert [seat.ready for seat in ended.state.seats] == [True, True]


def test_nobody_joins_a_rematch_that_nobody_wants(near: Inside, ada: Person) -> None:
    group = ada.new_group("me", "friend")
    assert ada.refused("POST", f"groups/{group}/rematch") == (
        409,
        "You can play again once this game is over, or has been ended.",
    )
