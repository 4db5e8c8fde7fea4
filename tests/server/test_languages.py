"""Everybody is told everything in their own language: by the connection, or by the request."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from monsterlands.game import Record
from monsterlands.server import live
from monsterlands.server.server_messages import Entered, Gone, Update
from monsterlands.server.table.result import Course, course_of
from monsterlands.words import Words
from support.servers import Guest, Inside, Key, Program, text_of

FRENCH, ENGLISH = Words.of("fr"), Words.of("en")
ENDED = (Path(__file__).parents[1] / "golden" / "two-tricks.record").read_text("utf-8")


def enter(server: Program | Inside, key: Key, language: str) -> Guest:
    guest = server.connect(key.game)
    guest.send(type="enter", secret=key.secret, language=language)
    guest.until(Update)
    return guest


@pytest.mark.parametrize(
    ("address", "header", "words"),
    [
        ("api/games/none/record", "fr-CA, en;q=0.5", FRENCH),
        ("api/games/none/record?language=fr", "es", FRENCH),
        ("api/games/none/record?language=fr-BE", "", FRENCH),
        ("api/games/none/record?language=tlh", "fr", ENGLISH),
        ("api/games/none/record", "tlh", ENGLISH),
        ("api/games/none/record", "", ENGLISH),
    ],
)
def test_a_refusal_is_told_in_the_language_of_the_request(
    server: Program, address: str, header: str, words: Words
) -> None:
    answer = server.http.get(address, headers={"Accept-Language": header, "X-Forwarded-For": "1.2.3.4"})
    assert answer.status_code == 404
    assert answer.json()["detail"] == words.say("http-unknown-game")


def test_what_the_guard_refuses_is_told_in_the_language_of_the_request(server: Program) -> None:
    french = {"Accept-Language": "fr", "Origin": "https://elsewhere.example"}
    answer = server.http.get("api/about", headers=french)
    assert (answer.status_code, answer.json()["detail"]) == (403, FRENCH.say("http-other-sites"))
    long = server.http.post("api/games", content=b"x" * 20_000, headers={"Accept-Language": "fr"})
    assert (long.status_code, long.json()["detail"]) == (413, FRENCH.say("http-too-large", most="16000"))


def test_terms_are_told_in_the_language_of_the_request(server: Program) -> None:
    own = server.http.get("api/box", headers={"Accept-Language": "fr"}).json()
    assert own == server.http.get("api/box?language=fr").json()
    titles = {term["title"] for term in own["terms"]}
    assert FRENCH.say("term-potion") in titles


def test_the_languages_are_listed(server: Program) -> None:
    assert server.http.get("api/about").json()["languages"][:4] == ["en", "fr", "es", "it"]


def test_a_connection_that_says_nothing_useful_is_refused_in_the_language_of_the_browser(
    server: Program,
) -> None:
    key = server.begin()
    with server.connect(key.game, additional_headers={"Accept-Language": "fr"}) as guest:
        guest.send(type="ping", request="1")
        gone, _ = guest.goodbye()
    assert isinstance(gone, Gone)
    assert gone.text == FRENCH.say("server-enter-first")


def test_guests_of_one_game_are_told_everything_in_their_own_languages(server: Program) -> None:
    key = server.begin()
    with enter(server, key, "fr") as french, enter(server, key, "tlh") as other:
        assert other.question.text == ENGLISH.say("question-choose-affinity")
        assert french.question.text == FRENCH.say("question-choose-affinity")
        assert french.question.choices[0].spelling == other.question.choices[0].spelling
        before = len(french.log)
        french.answer(french.spelled()[0])
        other.up_to(french.version)
        said = [text_of(line) for line in french.log[before:]]
        assert said
        assert said != [text_of(line) for line in other.log[before:]]
        assert french.refused("answer", version=french.version, choice="dance").text == FRENCH.say(
            "server-unknown-choice"
        )


def test_whoever_comes_back_in_another_language_gets_the_whole_log_in_it(server: Program) -> None:
    key = server.begin()
    with enter(server, key, "en") as guest:
        guest.answer(guest.spelled()[0])
        version = guest.version
        english = [text_of(line) for line in guest.log]
    with server.connect(key.game) as guest:
        guest.send(type="enter", secret=key.secret, language="fr")
        entered = guest.until(Entered)
        guest.until(Update)
        assert guest.version == version
        told = [text_of(line) for line in entered.log]
    assert len(told) == len(english)
    assert not set(told) & set(english)


def test_a_finished_game_is_looked_back_at_once_and_in_a_thread(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It replays the game, which would hold all tables; and a second language needs no second time."""
    threads: list[str] = []

    def noted(record: Record) -> Course:
        threads.append(threading.current_thread().name)
        return course_of(record)

    key = near.take_in(ENDED)
    monkeypatch.setattr(live, "course_of", noted)
    with enter(near, key, "fr") as french, enter(near, key, "es") as spanish, enter(near, key, "en") as guest:
        endings = [each.table.ending for each in (french, spanish, guest)]
    assert [thread.rpartition("_")[0] for thread in threads] == ["replay"]
    stages = [{stage.phase_name for stage in ending.stages} for ending in endings if ending]
    assert stages[0] != stages[2]
    assert FRENCH.say("phase-adventure") in stages[0]


def test_logs_are_written_in_a_thread_for_each_language(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    log = live.LiveGame.log

    def noted(self: live.LiveGame, words: Words, seat: int | None, since: int = 0) -> object:
        threads.append(threading.current_thread().name)
        return log(self, words, seat, since)

    key = near.begin()
    monkeypatch.setattr(live.LiveGame, "log", noted)
    with enter(near, key, "en"), enter(near, key, "fr"), enter(near, key, "it"):
        pass
    assert [thread.rpartition("_")[0] for thread in threads] == ["replay"] * 3
