"""Attacks of strangers on a server: whatever they send, the others at it go on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from monsterlands.server.server_messages import Advised, Estimated, Explained, Refused, Taken, Update
from support.attacks import (
    a_pool_of_dice,
    absurd_toml,
    many_dice,
    many_dice_in_battle,
    record_of,
    written_state,
)
from support.neighbours import others_go_on
from support.servers import PATIENCE, Guest, Inside, Program, program, rooms_of


@pytest.fixture(scope="module")
def attacked(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with program(tmp_path_factory.mktemp("attacked") / "games") as running:
        yield running


def at_once(server: Program, many: int, work: Callable[[httpx.Client], httpx.Response]) -> list[int]:
    """Send requests side by side; return the status codes."""
    with ThreadPoolExecutor(many) as pool:
        return [answer.status_code for answer in pool.map(work, [server.http] * many)]


def test_records_that_begin_at_a_written_state(attacked: Program) -> None:
    text = written_state(a_pool_of_dice)
    with others_go_on(attacked):
        codes = at_once(attacked, 8, lambda http: http.post("api/records", json=text))
    assert set(codes) <= {422, 503}
    attacked.begin(scenario=1)


def test_long_texts_that_are_no_records(attacked: Program) -> None:
    text = absurd_toml()
    with others_go_on(attacked):
        codes = at_once(attacked, 30, lambda http: http.post("api/records", json=text))
    assert set(codes) <= {422, 503}


def test_bodies_with_very_many_wrong_keys(attacked: Program) -> None:
    body = {f"key{number}": number for number in range(40_000)}
    with others_go_on(attacked):
        codes = at_once(attacked, 8, lambda http: http.post("api/games", json=body))
        pieces = [b'{"a":1,' + b'"b":2,' * 5000] * 3
        codes += at_once(attacked, 2, lambda http: http.post("api/games", content=iter(pieces)))
    assert set(codes) == {413}


def test_odds_with_any_number_of_possibilities(attacked: Program) -> None:
    key = attacked.take_in(record_of(many_dice()))
    with others_go_on(attacked), attacked.enter(key) as guest:
        for number, path in enumerate(["a1", "a2", "a3"] * 2):
            refused = guest.refused("chances", path=path, request=f"odds{number}")
            assert (refused.code, refused.text) == (
                "too-complex",
                "The odds of that path cannot be worked out: there are too many possibilities.",
            )


@pytest.mark.parametrize(("attack", "question"), [(3, "remove-magic"), (0, "fight")])
def test_a_battle_with_any_number_of_possibilities_is_shown_without_chances(
    attacked: Program, attack: int, question: str
) -> None:
    key = attacked.take_in(record_of(many_dice_in_battle(attack)))
    with others_go_on(attacked), attacked.enter(key) as guest:
        guest.settle()
        assert guest.question.kind == question
        assert guest.table.fight is not None
        told = [guest.table.fight.note, *(choice.changes for choice in guest.question.choices)]
        assert any(
            "Chances cannot be worked out here: there are too many possibilities." in each for each in told
        )
        assert all(mark.chance is None for mark in guest.table.fight.marks)


# --- bots and hints -------------------------------------------------------------------------------


def until_a_bot_is_asked(guest: Guest) -> None:
    """Answer whatever comes first."""
    while guest.question.asked:
        taken = guest.answer(guest.question.choices[0].spelling)
        assert isinstance(taken, Taken)
        guest.up_to(taken.version)


def test_hints_for_many_keep_no_bot_waiting(attacked: Program) -> None:
    with ExitStack() as stack, others_go_on(attacked):
        for _ in range(12):
            key = attacked.begin(scenario=1, affinity="fire")
            guest = stack.enter_context(attacked.enter(key))
            guest.send(type="advise", request="hint", version=guest.version)
        begun = time.monotonic()
        with attacked.enter(attacked.begin(persons=[""], bots=["novice"])) as other:
            assert other.play(random.Random(5).randrange, 4) == 4
            assert other.settle()
        assert time.monotonic() - begun < PATIENCE / 2


def test_nobody_thinks_for_an_empty_table(attacked: Program) -> None:
    for _ in range(8):
        with attacked.enter(attacked.begin(persons=[""], bots=["hero@think=4"])) as leaving:
            until_a_bot_is_asked(leaving)
    begun = time.monotonic()
    with attacked.enter(attacked.begin(persons=[""], bots=["hero@think=0.2"])) as guest:
        until_a_bot_is_asked(guest)
        guest.until(Update)
    assert time.monotonic() - begun < 20  # eight thoughts of four seconds would take longer


def test_a_hint_that_is_no_longer_needed_ends_no_process(near: Inside) -> None:
    bots = rooms_of(near).bots
    with near.enter(near.begin(persons=["", ""])) as guest:
        guest.settle()
        assert isinstance(guest.ask("advise", version=guest.version), Advised)
        before = [process.pid for worker in bots.hints.processes for process in worker.processes]
        assert before
        for number in range(4):
            guest.send(type="advise", request=f"hint{number}", version=guest.version)
            seat = guest.question.seat
            guest.send(type="sit", seat=seat)
            guest.until(Refused)
        assert isinstance(guest.ask("advise", version=guest.version), Advised)
        after = [process.pid for worker in bots.hints.processes for process in worker.processes]
    assert after == before


# --- questions about nonsense ---------------------------------------------------------------------

KINDS = "space building die dock member trap equipment loot land path mission monster type seat x".split()
NAMES = [
    *(
        "",
        " ",
        "pawn_shop",
        "pawn-shop",
        "pawn_shop 1",
        "pawn-shop 7",
        "lodge",
        "lodge 0",
        "lodge 99",
        "lodge -1",
    ),
    *(
        "mine 1",
        "mine 9",
        "alchemist 1 2",
        "tavern ٣",
        "S",
        "P7",
        "P",
        "novice",
        "madhala",
        "a1",
        "z9",
        "-",
        ":",
    ),
    *("\x00", "𝔘", "{", "%s", "__class__", "nobody", "initial", "0", "9" * 100),
]


def test_any_nonsense_gets_an_answer_or_a_clear_refusal(attacked: Program) -> None:
    with attacked.enter(attacked.begin(persons=["", ""])) as guest:
        guest.settle()
        things = [f"{kind}:{name}" for kind in KINDS for name in NAMES] + NAMES
        for thing in random.Random(3).sample(things, 150):
            answer = guest.ask("why", thing=thing)
            assert isinstance(answer, Explained) or (
                isinstance(answer, Refused) and answer.code == "unknown-thing"
            )
        for name in NAMES:
            answer = guest.ask("help", name=name)
            assert isinstance(answer, Explained) or (
                isinstance(answer, Refused) and answer.code == "unknown-thing"
            )
            answer = guest.ask("chances", path=name)
            assert isinstance(answer, Estimated) or (isinstance(answer, Refused) and answer.code == "no-odds")
            assert guest.refused("look-back", step=10**6).code == "not-over"
        for step in ("9" * 4000, "-1", "1e400", '"1"', "null", "[]"):
            guest.socket.send(f'{{"type": "look-back", "request": "odd", "step": {step}}}')
            assert guest.until(Refused).code == "malformed"
        for space in ("space:pawn_shop", "space:pawn-shop", "building:pawn-shop"):
            assert isinstance(guest.ask("why", thing=space), Explained)
