"""Undo at a table of friends: what all have to agree on, who refuses, and what the others are told."""

from __future__ import annotations

from monsterlands.server.server_messages import Taken
from support.group_tables import GroupTable
from support.groups import Person
from support.servers import Inside, Key

AGREE, DISAGREE = {"agree": True}, {"agree": False}


def test_an_undo_across_the_barrier_happens_when_everybody_agrees(three: GroupTable) -> None:
    seat = three.play_until_barrier()
    version, steps = three.version, len(three.entries[-1].steps)
    others = [other for other in range(3) if other != seat]
    wanted = {"version": version, **AGREE}
    three.do(seat, "POST", "undo", wanted)
    for window in three.windows:
        asked = window.until_shown(lambda group: group.undo is not None).undo
        assert asked is not None
        assert (asked.seat, asked.version, asked.agreed) == (seat, version, (seat,))
        assert asked.missing == tuple(others)
    three.do(others[0], "POST", "undo", wanted)
    assert three.version == version
    three.do(others[1], "POST", "undo", wanted)
    assert three.version == version + 1
    done = three.entries[-1]
    assert (done.kind, done.seat, done.dropped) == ("take-back", seat, steps)
    for guest, window in zip(three.guests, three.windows, strict=True):
        guest.up_to(version + 1)
        assert guest.update.assisted
        window.until_shown(lambda group: group.undo is None)
        own = window is three.windows[seat]
        whose = "your last step" if own else f"the last step of {three.people[seat].name}"
        window.until_said(f"Everybody agrees: {whose} is undone.")
    three.move(3)


def test_whoever_has_ended_their_turn_takes_it_back_only_if_the_others_agree(two: GroupTable) -> None:
    seat = two.hand_over()
    guest, version, asked = two.guests[seat], two.version, two.asked
    assert guest.question.undo == "Another player has been asked since."
    refused = guest.refused("undo", version=version)
    assert (refused.code, refused.text) == (
        "barrier",
        "That cannot be taken back by you alone: another player has been asked since.",
    )
    assert (two.version, two.asked) == (version, asked)
    two.do(seat, "POST", "undo", {"version": version, **AGREE})
    assert two.version == version
    two.do(asked, "POST", "undo", {"version": version, **AGREE})
    assert (two.version, two.asked, two.entries[-1].dropped) == (version + 1, seat, 1)


def test_after_the_dice_of_a_friend_the_reason_for_asking_is_another_one(two: GroupTable) -> None:
    seat = two.asked
    while two.guests[seat].question.undo != "Dice have been rolled or cards revealed since.":
        seat = two.asked
        two.move()
    assert two.entries[-1].seat == seat


def test_nobody_is_asked_about_a_turn_that_ended_after_the_other_had_left(two: GroupTable) -> None:
    two.do(two.other, "POST", "leave")
    seat = two.hand_over()
    assert two.guests[seat].question.undo == ""
    assert isinstance(two.guests[seat].undo(), Taken)
    assert (two.asked, two.entries[-1].kind) == (seat, "undo")


def test_who_does_not_agree_to_an_undo_ends_the_question(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    other, version = 1 - seat, two.version
    assert two.refused(other, "POST", "undo", {"version": version, **DISAGREE}) == (
        409,
        "Nobody is asking to undo anything.",
    )
    two.do(seat, "POST", "undo", {"version": version, **AGREE})
    two.windows[other].until_said(
        f"{two.people[seat].name} asks to take back their last step, with everything since then. "
        "That is done if everybody agrees."
    )
    two.do(other, "POST", "undo", {"version": version, **DISAGREE})
    assert two.shown(seat).undo is None
    [told] = two.windows[seat].until_said(f"{two.people[other].name} does not agree, so nothing is undone.")[
        -1:
    ]
    assert (told.kind, told.code, told.seat) == ("told", "undo-refused", other)
    assert two.version == version


def test_who_asks_for_an_undo_may_think_better_of_it(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    version = two.version
    two.do(seat, "POST", "undo", {"version": version, **AGREE})
    two.do(seat, "POST", "undo", {"version": version, **DISAGREE})
    assert two.shown(1 - seat).undo is None
    told = two.windows[1 - seat].until_said(f"{two.people[seat].name} no longer asks to undo the last step.")[
        -1
    ]
    assert (told.code, told.seat) == ("undo-withdrawn", seat)
    assert two.version == version


def test_everybody_is_told_who_has_undone_something(two: GroupTable) -> None:
    seat = two.asked
    while two.guests[seat].question.undo:
        seat = two.asked
        two.move()
    guest, other = two.guests[seat], two.guests[1 - seat]
    other.up_to(two.version)
    assert (guest.update.undone_by, other.update.undone_by) == (None, None)
    assert isinstance(guest.ask("undo", version=guest.version), Taken)
    for each in two.guests:
        each.up_to(two.version)
        assert each.update.dropped
        assert each.update.undone_by == seat
    two.move()
    for each in two.guests:
        each.up_to(two.version)
        assert each.update.undone_by is None


def test_a_move_ends_the_question_whether_something_is_undone(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    version = two.version
    two.do(seat, "POST", "undo", {"version": version, **AGREE})
    two.windows[0].until_shown(lambda group: group.undo is not None)
    two.move()
    two.windows[0].until_shown(lambda group: group.undo is None)
    told = two.refused(1 - seat, "POST", "undo", {"version": version, **AGREE})
    assert told == (
        409,
        "The table has moved on since then, so this can no longer be undone together. Look at it again.",
    )
    assert two.version == version + 1


def test_nobody_undoes_what_they_have_not_done(two: GroupTable) -> None:
    assert two.refused(two.other, "POST", "undo", {"version": 1, **AGREE}) == (
        409,
        "You have not done anything yet that could be undone.",
    )


def test_those_who_have_left_are_not_asked_about_an_undo(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    two.do(1 - seat, "POST", "leave")
    version = two.version
    two.do(seat, "POST", "undo", {"version": version, **AGREE})
    assert two.entries[-1].kind == "take-back"
    assert two.version == version + 1


def test_an_undo_happens_when_the_last_one_who_was_asked_leaves(two: GroupTable) -> None:
    seat = two.play_until_barrier()
    two.do(seat, "POST", "undo", {"version": two.version, **AGREE})
    two.do(1 - seat, "POST", "leave")
    assert two.entries[-1].kind == "take-back"


def test_somebody_with_two_seats_agrees_for_both(near: Inside, ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "me", "friend")
    with ada.open(group) as window:
        bob.join(window.group.invitation)
    for number, person in enumerate((ada, ada, bob)):
        person.do("PATCH", f"groups/{group}/seats/{number}", {"ready": True})
    key = ada.begin(group)
    with near.enter(key) as screen, near.enter(Key(key.game, bob.secret)) as far:
        table = GroupTable(near.store, group, key.game, [ada, ada, bob], [], [screen, screen, far])
        while table.play_until_barrier() == 2:
            pass
        wanted = {"version": table.version, **AGREE}
        table.do(0, "POST", "undo", wanted)
        assert table.state.undo is not None
        assert table.state.undo.agreed == [0, 1]
        table.do(2, "POST", "undo", wanted)
        assert table.entries[-1].kind == "take-back"


def test_between_two_seats_of_one_person_nobody_else_is_asked(near: Inside, ada: Person, bob: Person) -> None:
    group = ada.new_group("me", "me", "friend")
    with ada.open(group) as window:
        bob.join(window.group.invitation)
    for number, person in enumerate((ada, ada, bob)):
        person.do("PATCH", f"groups/{group}/seats/{number}", {"ready": True})
    key = ada.begin(group)
    with near.enter(key) as screen, near.enter(Key(key.game, bob.secret)) as far:
        table = GroupTable(near.store, group, key.game, [ada, ada, bob], [], [screen, screen, far])
        while table.asked == 2 or (seat := table.hand_over()) == 2 or table.asked == 2:
            table.move_until(0 if table.asked == 2 else table.asked)
        screen.sit(seat)
        assert isinstance(screen.undo(), Taken)
        assert (table.asked, table.entries[-1].kind) == (seat, "undo")
