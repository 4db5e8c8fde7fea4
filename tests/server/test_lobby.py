"""The lobby: who sits where, what they want to play, and whether it can begin."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from monsterlands.game import EntropyDealer, Game
from monsterlands.server.groups import lobby
from monsterlands.server.groups.begin import affinities, deal
from monsterlands.server.groups.farewell import leave_for_good
from monsterlands.server.groups.invitations import new_words, read_words
from monsterlands.server.groups.lobby import Terms
from monsterlands.server.groups.refusal import CODES, GroupRefusal
from monsterlands.server.groups.state import GroupState, Pace
from monsterlands.store import Profile, game_of
from monsterlands.words import ENGLISH, Words

TERMS = Terms("normal", False, False, False, Pace(), "all", False)


def profile(name: str) -> Profile:
    return Profile(f"id of {name}", name, "gator", 0.0, 0.0)


ADA, BOB, CAT = profile("Ada"), profile("Bob"), profile("Cat")


def group_of(*seats: str) -> GroupState:
    """Make a group of Ada: ``group_of("me", "friend", "novice")``."""
    return lobby.new_state(ADA, TERMS, [(seat, "") for seat in seats])


def names(state: GroupState) -> list[str]:
    return [seat.name for seat in state.seats]


def refused(code: str, work: Callable[[], object]) -> GroupRefusal:
    """Check that something is refused, and that there is a sentence for it."""
    with pytest.raises(GroupRefusal) as raised:
        work()
    assert raised.value.code == code
    assert raised.value.say(Words.of(ENGLISH))
    return raised.value


# --- new groups ---


def test_a_new_group_has_its_host_bots_and_free_seats() -> None:
    state = group_of("me", "friend", "hero@think=1")
    assert [(seat.profile, seat.bot, seat.is_free) for seat in state.seats] == [
        ("id of Ada", "", False),
        ("", "", True),
        ("", "hero@think=1", False),
    ]
    assert state.host == "id of Ada"
    assert state.members == ("id of Ada",)
    assert state.phase == "lobby"


def test_several_people_at_one_screen_have_names_of_their_own() -> None:
    state = lobby.new_state(ADA, TERMS, [("me", ""), ("me", "Ann"), ("me", "")])
    assert names(state) == ["Ada", "Ann", "Ada 2"]
    assert state.members == ("id of Ada",)


def test_a_group_needs_a_seat_for_its_host() -> None:
    refused("needs-a-person", lambda: group_of("friend", "novice"))


# --- coming and going ---


def test_a_friend_takes_the_first_free_seat_and_agrees_to_the_options() -> None:
    state = lobby.join(group_of("me", "novice", "friend", "friend"), BOB)
    assert names(state) == ["Ada", "", "Bob", ""]
    assert state.seats[2].ready
    assert lobby.join(state, BOB).seats_of(BOB.id) == (2,)


def test_nobody_joins_when_all_seats_are_taken() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    refused("full", lambda: lobby.join(state, CAT))
    assert lobby.join(state, BOB) is state


def test_nobody_joins_a_game_that_has_begun() -> None:
    state = group_of("me", "friend")
    state.phase = "playing"
    refused("not-lobby", lambda: lobby.join(state, BOB))


def test_somebody_at_the_screen_of_a_member_takes_a_free_seat() -> None:
    state = lobby.join(group_of("me", "friend", "friend", "novice"), BOB)
    lobby.take_seat(state, BOB, 2, "Bea")
    assert names(state) == ["Ada", "Bob", "Bea", ""]
    refused("taken", lambda: lobby.take_seat(state, BOB, 3, "Ben"))
    refused("taken", lambda: lobby.take_seat(state, BOB, 0, "Ben"))
    refused("no-seat", lambda: lobby.take_seat(state, BOB, 4, "Ben"))
    refused("unknown", lambda: lobby.take_seat(state, CAT, 2, "Cat"))


def test_who_leaves_a_seat_frees_it() -> None:
    state = lobby.join(group_of("me", "friend", "friend"), BOB)
    lobby.take_seat(state, BOB, 2, "Bea")
    lobby.leave_seat(state, BOB.id, 1)
    assert state.seats[1].is_free
    assert state.seats_of(BOB.id) == (2,)
    assert state.host == ADA.id


def test_the_host_removes_somebody_from_all_their_seats() -> None:
    state = lobby.join(group_of("me", "friend", "friend"), BOB)
    lobby.take_seat(state, BOB, 2, "Bea")
    lobby.leave_seat(state, ADA.id, 2)
    assert state.members == ("id of Ada",)
    refused("no-person", lambda: lobby.leave_seat(state, ADA.id, 1))


def test_only_the_host_removes_others() -> None:
    state = lobby.join(lobby.join(group_of("me", "friend", "friend"), BOB), CAT)
    refused("not-host", lambda: lobby.leave_seat(state, BOB.id, 2))
    refused("not-host", lambda: lobby.leave_seat(state, BOB.id, 0))
    refused("unknown", lambda: lobby.leave_seat(state, "somebody", 2))


def test_if_the_host_leaves_the_next_person_is_the_host() -> None:
    state = lobby.join(lobby.join(group_of("me", "friend", "friend"), BOB), CAT)
    assert lobby.leave(state, ADA.id).host == BOB.id
    assert lobby.leave(state, BOB.id).host == CAT.id
    assert lobby.leave(state, CAT.id).host == ""
    assert state.members == ()


def test_a_deleted_profile_leaves_its_seat_at_the_table_to_nobody() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    state.phase = "playing"
    leave_for_good(state, ADA.id)
    assert (state.seats[0].profile, state.seats[0].left, state.seats[0].name) == ("", True, "Ada")
    assert (state.host, state.members) == (BOB.id, (BOB.id,))


def test_a_deleted_profile_frees_its_seat_in_the_lobby() -> None:
    state = leave_for_good(lobby.join(group_of("me", "friend"), BOB), BOB.id)
    assert state.seats[1].is_free


# --- names ---


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("  Eve  Lovelace ", "Eve Lovelace"),
        ("\u202eevE", "evE"),
        ("E\u200bv\u200de", "Eve"),
        ("Eve\nBob\x00", "Eve Bob"),
        ("<b>Eve</b>", "<b>Eve</b>"),
        ("A" * 60, "A" * 24),
    ],
)
def test_names_are_cleaned(sent: str, shown: str) -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    assert lobby.change_seat(state, BOB.id, 1, name=sent).seats[1].name == shown


def test_a_name_of_nothing_visible_changes_nothing() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    assert lobby.change_seat(state, BOB.id, 1, name="\u200b \u202e").seats[1].name == "Bob"


def test_somebody_without_a_name_is_called_by_their_emblem() -> None:
    nameless = [Profile(f"id {number}", "", "gator", 0.0, 0.0) for number in range(2)]
    state = group_of("me", "friend", "friend")
    for each in nameless:
        lobby.join(state, each)
    assert names(state) == ["Ada", "Gator", "Gator 2"]


@pytest.mark.parametrize("name", ["Ada", "ADA", "\uff21da", "ada ", "Ada\ufe0f", "A\U000e0101da"])
def test_two_people_are_never_called_the_same(name: str) -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    lobby.change_seat(state, BOB.id, 1, name=name)
    assert names(state)[1] == f"{name.strip()} 2"


def test_a_long_name_keeps_room_for_its_number() -> None:
    state = lobby.new_state(ADA, TERMS, [("me", "A" * 24), ("me", "A" * 24), ("me", "A" * 24)])
    assert names(state) == ["A" * 24, "A" * 22 + " 2", "A" * 22 + " 3"]


# --- what they want ---


def test_two_people_do_not_choose_the_same_affinity() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    lobby.change_seat(state, BOB.id, 1, affinity="fire")
    refusal = refused("affinity-taken", lambda: lobby.change_seat(state, ADA.id, 0, affinity="fire"))
    assert refusal.values == {"name": "Bob"}
    lobby.change_seat(state, BOB.id, 1, affinity="")
    lobby.change_seat(state, ADA.id, 0, affinity="fire")
    assert [seat.affinity for seat in state.seats] == ["fire", None]


def test_a_seat_is_changed_by_its_person_alone() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    refused("not-your-seat", lambda: lobby.change_seat(state, ADA.id, 1, ready=False))
    refused("unknown", lambda: lobby.change_seat(state, CAT.id, 1, ready=False))
    lobby.change_seat(state, BOB.id, 1, ready=False)
    assert not state.seats[1].ready


def test_the_host_puts_bots_where_nobody_sits() -> None:
    state = lobby.join(group_of("me", "friend", "friend"), BOB)
    lobby.set_player(state, ADA.id, 2, "veteran")
    assert state.seats[2].bot == "veteran"
    lobby.set_player(state, ADA.id, 2, "")
    assert state.seats[2].is_free
    refused("taken", lambda: lobby.set_player(state, ADA.id, 1, "veteran"))
    refused("not-host", lambda: lobby.set_player(state, BOB.id, 2, "veteran"))


def test_other_options_ask_the_others_again_whether_they_are_ready() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    hard = Terms("hard", True, True, True, Pace("bank", 30), "phrases", True)
    lobby.set_terms(state, ADA.id, hard, 2)
    assert (state.difficulty, state.tricks, state.pace, state.talk, state.fill) == (
        "hard",
        True,
        Pace("bank", 30),
        "phrases",
        True,
    )
    assert names(state) == ["Ada", "Bob"]
    assert [seat.ready for seat in state.seats] == [True, False]
    lobby.change_seat(state, BOB.id, 1, ready=True)
    lobby.set_terms(state, ADA.id, hard, 2)
    assert state.seats[1].ready, "nothing has changed"
    refused("not-host", lambda: lobby.set_terms(state, BOB.id, hard, 2))


def test_fewer_players_cost_nobody_their_seat() -> None:
    state = lobby.join(group_of("me", "novice", "friend", "friend"), BOB)
    lobby.set_terms(state, ADA.id, TERMS, 3)
    assert names(state) == ["Ada", "", "Bob"]
    lobby.set_terms(state, ADA.id, TERMS, 2)
    assert names(state) == ["Ada", "Bob"]
    lobby.set_terms(state, ADA.id, TERMS, 4)
    assert [seat.is_free for seat in state.seats] == [False, False, True, True]
    lobby.join(state, CAT)
    refused("too-many-people", lambda: lobby.set_terms(state, ADA.id, TERMS, 2))


@pytest.mark.parametrize("phase", ["playing", "over", "ended"])
def test_nothing_of_the_lobby_changes_once_they_play(phase: str) -> None:
    state = lobby.join(group_of("me", "friend", "friend"), BOB)
    state.phase = phase  # type: ignore[assignment]
    for work in (
        lambda: lobby.change_seat(state, BOB.id, 1, name="Ben"),
        lambda: lobby.set_player(state, ADA.id, 2, "novice"),
        lambda: lobby.set_terms(state, ADA.id, TERMS, 2),
        lambda: lobby.leave_seat(state, BOB.id, 1),
        lambda: lobby.take_seat(state, BOB, 2, "Bea"),
        lambda: lobby.leave(state, BOB.id),
    ):
        refused("not-lobby", work)


# --- beginning ---


def test_a_game_begins_when_everybody_has_come_and_is_ready() -> None:
    state = group_of("me", "friend", "friend")
    assert (missing := lobby.why_not(state)) is not None
    assert (missing.code, missing.values) == ("waits-for-friends", {"seats": 2, "fewer": "yes"})
    lobby.join(lobby.join(state, BOB), CAT)
    assert lobby.why_not(state) is None
    lobby.change_seat(state, BOB.id, 1, ready=False)
    assert (missing := lobby.why_not(state)) is not None
    assert (missing.code, missing.values) == ("not-ready", {"name": "Bob", "others": 0})
    assert (missing := lobby.why_not(state, BOB.id)) is not None
    assert missing.code == "you-not-ready"
    assert (missing := lobby.why_not(state, CAT.id)) is not None
    assert missing.code == "not-ready"
    lobby.change_seat(state, ADA.id, 0, ready=False)
    lobby.change_seat(state, BOB.id, 1, ready=True)
    assert lobby.why_not(state) is None, "the host is ready by beginning"


def test_bots_may_fill_free_seats() -> None:
    state = group_of("me", "friend", "friend")
    state.fill = True
    assert lobby.why_not(state) is None


def test_wishes_are_fulfilled_and_the_others_are_dealt() -> None:
    for _ in range(40):
        dealt = affinities(["air", None, "fire", None], EntropyDealer())
        assert (dealt[0], dealt[2]) == ("air", "fire")
        assert sorted(dealt) == ["air", "fire", "jungle", "water"]
    assert {affinities([None, "fire"], EntropyDealer())[0] for _ in range(200)} == {"water", "air", "jungle"}


def dealt(state: GroupState) -> Game:
    info, entry = deal(state, EntropyDealer())
    assert [(seat.player, seat.name) for seat in info.seats] == [
        (seat.bot, seat.name) for seat in state.seats
    ]
    return game_of(info, [entry])


@pytest.mark.rule("R2.2")
def test_a_game_begins_with_the_affinities_that_were_chosen() -> None:
    state = lobby.join(group_of("me", "friend", "novice"), BOB)
    lobby.change_seat(state, BOB.id, 1, affinity="jungle")
    game = dealt(state)
    assert game.view(None).clan(1).affinity == "jungle"
    assert len({clan.affinity for clan in game.view(None).clans}) == 3
    assert game.node.question == "turn"
    assert game.options.confirm == (0, 1)


@pytest.mark.rule("R2.2")
def test_a_game_begins_with_dealt_affinities_if_nobody_chose_one() -> None:
    state = lobby.join(group_of("me", "friend"), BOB)
    game = dealt(state)
    assert game.options.affinities == "dealt"
    assert len({clan.affinity for clan in game.view(None).clans}) == 2


# --- invitations ---


def test_an_invitation_has_four_words() -> None:
    drawn = {new_words() for _ in range(300)}
    assert len(drawn) == 300
    assert all(len(words.split("-")) == 4 and words == words.lower() for words in drawn)
    assert len({word for words in drawn for word in words.split("-")}) > 700


@pytest.mark.parametrize(
    "typed",
    [
        "apple-river-stone-lamp",
        " Apple  RIVER stone, lamp. ",
        "apple_river/stone\tlamp",
        "--apple--river--stone--lamp--",
        "apple\u2013river\u2014stone\u00a0lamp",
    ],
)
def test_an_invitation_can_be_typed_in_many_ways(typed: str) -> None:
    assert read_words(typed) == "apple-river-stone-lamp"


def test_any_text_may_be_typed_as_an_invitation() -> None:
    pick = random.Random(5)
    for _ in range(300):
        typed = "".join(chr(pick.randrange(0x2FFF)) for _ in range(pick.randrange(60)))
        assert read_words(read_words(typed)) == read_words(typed)


def test_every_refusal_has_a_sentence() -> None:
    words = Words.of(ENGLISH)
    assert [code for code in CODES if not words.has(f"group-{code}")] == []
