"""A stored game is opened from its last snapshot where that still holds, and from its beginning where not."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.live import LiveGame
from monsterlands.store import Entry, GameInfo, Seat, game_of, start_record
from monsterlands.words import Words
from support.servers import text_of


def stored(answers: int) -> tuple[GameInfo, list[Entry], list[str]]:
    """Return a solo game after some answers: what is stored of it, and its states by version."""
    game = Game.new(Options(players=1, scenario=1, affinity="water", confirm=(0,)))
    info = GameInfo("g", 0, 0, start_record(game), (Seat(),))
    game.advance(SeededDealer(4))
    entries, states = [Entry(1, "begin", steps=game.written())], ["", game.to_json()]
    live = LiveGame(info, entries)
    for _ in range(answers):
        draft = live.answer(0, live.game.choices[-1].spelling, SeededDealer(len(entries)))
        live.adopt(draft)
        entries.append(draft.entry)
        states.append(live.game.to_json())
    return info, entries, states


def taking_back(entries: list[Entry], steps: int) -> Entry:
    return Entry(len(entries) + 1, "take-back", 0, "", steps, ())


def test_a_game_from_a_snapshot_is_the_same_game() -> None:
    info, entries, states = stored(30)
    opened = game_of(info, entries, (20, states[20]))
    assert opened.digest() == game_of(info, entries).digest()
    assert opened.steps < 30 < game_of(info, entries).steps


def test_a_game_from_a_snapshot_has_its_whole_record() -> None:
    info, entries, states = stored(30)
    live = LiveGame(info, entries, (20, states[20]))
    assert live.record() == LiveGame(info, entries).game.record()
    assert Game.replay(live.record()).digest() == live.game.digest()


def test_steps_after_a_snapshot_can_be_undone() -> None:
    info, entries, states = stored(30)
    entries.append(taking_back(entries, len(entries[-1].steps)))
    assert game_of(info, entries, (20, states[20])).digest() == game_of(info, entries[:-2]).digest()


def test_a_snapshot_whose_steps_were_undone_is_ignored() -> None:
    info, entries, states = stored(30)
    entries.append(taking_back(entries, sum(len(entry.steps) for entry in entries[18:])))
    assert game_of(info, entries, (20, states[20])).digest() == game_of(info, entries[:18]).digest()


@pytest.mark.parametrize("unreadable", ["", "{}", "nonsense"])
def test_an_unreadable_snapshot_is_ignored(unreadable: str) -> None:
    info, entries, _ = stored(30)
    assert game_of(info, entries, (20, unreadable)).digest() == game_of(info, entries).digest()


def test_undo_before_a_snapshot_is_refused_with_a_reason() -> None:
    info, entries, states = stored(30)
    live = LiveGame(info, entries, (31, states[31]))
    assert live.game.steps == 0
    assert live.barrier(0) == "chance"


def test_the_log_names_each_clan_and_the_clan_that_a_line_is_about() -> None:
    game = Game.new(Options(players=3, confirm=(0, 1, 2), affinities="chosen"))
    info = GameInfo("g", 0, 0, start_record(game), (Seat(),) * 3)
    game.advance(SeededDealer(4))
    live = LiveGame(info, [Entry(1, "begin", steps=game.written())])
    for affinity in ("jungle", "fire", "air"):
        live.adopt(live.answer(live.game.seat or 0, f"affinity {affinity}", SeededDealer(4)))
    lines = [(line.seat, line.clan, text_of(line)) for line in live.log(Words.of("en"), 0)]
    assert lines[:3] == [
        (0, None, "You lead the jungle clan."),
        (1, None, "The fire clan joins the table."),
        (2, None, "The air clan joins the table."),
    ]
    assert [(seat, clan) for seat, clan, text in lines if "pool with" in text] == [
        (2, None),
        (2, 0),
        (2, 1),
    ]
