"""A game that its group has ended as it stood: its people can look back at it, as they saw it."""

from __future__ import annotations

from monsterlands.game import Record
from monsterlands.server.server_messages import LookedBack
from monsterlands.server.table.result import course_of
from support.group_games import barrier, game_of, play_on, sit_down
from support.servers import Program


def test_a_game_that_was_ended_can_be_looked_back_at(server: Program) -> None:
    group, members = sit_down(server, "Ada", "Bob")
    ada, bob = members
    game = game_of(ada, group)
    play_on(members, game, barrier)
    with ada.sit(game) as guest:
        assert guest.refused("look-back", step=0).code == "not-over"
    bob.do("POST", f"groups/{group}/leave")
    ada.do("POST", f"groups/{group}/ending", {"agree": True})
    with ada.sit(game) as guest:
        first = guest.ask("look-back", step=0)
        assert isinstance(first, LookedBack)
        last = guest.ask("look-back", step=first.steps)
        assert isinstance(last, LookedBack)
        assert (first.table.round, last.table.round) == (1, 2)
        stages = [(stage.round, stage.phase) for stage in first.stages]
        assert [stage for stage in stages if stage != (1, "adventure")] == [  # which needs an adventurer
            (1, "setup"),
            (1, "preparation"),
            (1, "deployment"),
            (1, "clean-up"),
            (2, "preparation"),
            (2, "deployment"),
        ]
        assert last.stages == ()
        assert last.table.clans == guest.table.clans  # what others hide stays hidden
        assert last.table.ending is None
        assert guest.refused("look-back", step=first.steps + 1).code == "no-step"


def test_the_course_of_a_game_that_was_ended_has_no_scores(server: Program) -> None:
    group, members = sit_down(server, "Ada", "Bob")
    ada, bob = members
    game = game_of(ada, group)
    play_on(members, game, barrier)
    bob.do("POST", f"groups/{group}/leave")
    ada.do("POST", f"groups/{group}/ending", {"agree": True})
    record = Record.from_text(ada.ask("GET", f"games/{game}/record").text)
    course = course_of(record)
    assert (course.moments, course.stages[-1].round, course.steps) == ((), 2, len(record.steps))
