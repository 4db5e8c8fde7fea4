"""Talk in a group: phrases and free text, who reads what, how fast, and pointing at things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monsterlands.server.groups.messages import Pointed, Said
from monsterlands.server.groups.talk import PHRASES, TOLD
from monsterlands.server.limits import RateLimit
from monsterlands.server.server_messages import Pong, Refused
from monsterlands.words import ENGLISH, Words
from support.databases import waited
from support.groups import GroupWindow, Person, friends, open_window
from support.servers import Inside, Program, inside, rooms_of

Meeting = tuple[str, GroupWindow, GroupWindow]


@pytest.fixture
def meeting(server: Program) -> Iterator[Meeting]:
    """A lobby with Ada, its host, and Bob."""
    with friends(Person(server, "Ada"), Person(server, "Bob")) as (group, (first, second)):
        yield group, first, second


def refusal(answer: Said | Refused | Pong) -> str:
    """Return the code of a refusal."""
    assert isinstance(answer, Refused), answer
    assert answer.text
    return answer.code


# --- what is said ---


def test_free_text_reaches_everybody_once(meeting: Meeting) -> None:
    _, first, second = meeting
    assert isinstance(first.ask("say", kind="text", body="Hello!", request="one"), Said)
    assert isinstance(first.ask("say", kind="text", body="Hello!", request="one"), Said)
    second.until_said("Hello!")
    assert isinstance(second.say("Hi Ada"), Said)
    for window, mine in ((first, [True, False]), (second, [False, True])):
        window.until_said("Hello!", "Hi Ada")
        window.settle()
        spoken = [line for line in window.talk if line.kind == "text"]
        assert [(line.name, line.seat, line.text) for line in spoken] == [
            ("Ada", 0, "Hello!"),
            ("Bob", 1, "Hi Ada"),
        ]
        assert [line.mine for line in spoken] == mine
        assert [line.number for line in window.talk] == sorted({line.number for line in window.talk})


def test_what_is_sent_again_to_a_server_that_was_started_again_is_said_once(tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server:
        ada = Person(server, "Ada")
        group = ada.new_group("me", "friend")
        with ada.open(group) as window:
            assert isinstance(window.ask("say", kind="text", body="Hello!", request="one"), Said)
    with inside(tmp_path / "games") as again, ada.at(again).open(group) as window:
        assert isinstance(window.ask("say", kind="text", body="Hello!", request="one"), Said)
        window.settle()
        assert window.texts == ["Hello!"]


def test_ready_phrases_come_in_the_language_of_the_reader(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, _)), bob.open(group, language="xx") as second:
        assert isinstance(first.ask("say", kind="phrase", body="well-played"), Said)
        second.until_said(Words.of(ENGLISH).say("phrase-well-played"))
        assert second.talk[-1].kind == "phrase"
        assert refusal(first.ask("say", kind="phrase", body="go away")) == "no-phrase"


def test_every_phrase_and_everything_told_has_a_sentence() -> None:
    words = Words.of(ENGLISH)
    assert len(PHRASES) == 12
    assert all(words.say(f"phrase-{phrase}") for phrase in PHRASES)
    assert all(words.has(f"group-told-{code}") for code in TOLD)


def test_who_comes_back_reads_what_was_said_meanwhile(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        first.say("one")
        read = second.until_said("one")[-1].number
        second.close()
        first.say("two")
        with bob.open(group, since=read) as again:
            again.until_said("two")
            assert again.texts == ["two"]
        with bob.open(group) as anew:
            anew.until_said("one", "two")
            assert anew.texts == ["Bob has come.", "one", "two"]


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("one\r\ntwo\u2028three", "one two three"),
        ("\u202eabc\u2066", "abc"),
        ("a\u200b\u200d\ufeffb", "ab"),
        ("{ $name } \ue000x\ue001y\ue002", "{ $name } xy"),
        ("e" + "\u0301" * 90, "\u00e9" + "\u0301" * 3),
        ("\x1b[31mred\x07", "[31mred"),
    ],
)
def test_hostile_texts_are_plain_text(meeting: Meeting, sent: str, read: str) -> None:
    _, first, second = meeting
    assert isinstance(first.say(sent), Said)
    second.until_said(read)


@pytest.mark.parametrize("sent", ["\u200b", " \n ", "\u202e\u2066", "\ufeff\u00ad"])
def test_a_text_of_nothing_is_refused(meeting: Meeting, sent: str) -> None:
    assert refusal(meeting[1].say(sent)) == "says-nothing"


def test_a_text_has_an_end(meeting: Meeting) -> None:
    _, first, second = meeting
    assert isinstance(first.say("x" * 300), Said)
    second.until_said("x" * 300)
    first.send(type="say", request="long", kind="text", body="x" * 301)
    assert first.until(Refused).code == "malformed"


# --- who may talk ---


def test_the_host_switches_talk_to_phrases_or_off(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob, talk="phrases") as (group, (first, second)):
        assert refusal(second.say("Hello")) == "phrases-only"
        assert isinstance(second.ask("say", kind="phrase", body="hello"), Said)
        options = {"players": 2, "talk": "off"}
        ada.do("PUT", f"groups/{group}/options", options)
        second.until_shown(lambda shown: shown.talk == "off")
        assert refusal(second.ask("say", kind="phrase", body="hello")) == "no-talk"
        assert refusal(second.ask("point", thing="path:a3")) == "no-talk"
        assert refusal(first.say("Hello")) == "no-talk"


def test_the_host_of_a_server_switches_talk_off(tmp_path: Path) -> None:
    with (
        inside(tmp_path / "games", talk=False) as server,
        friends(Person(server, "Ada"), Person(server, "Bob")) as (_, (first, second)),
    ):
        assert first.group.talk == "off"
        assert refusal(first.say("Hello")) == "no-talk"
        second.until_said("Bob has come.")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may say more after a while, however long a test takes."""
    monkeypatch.setattr("monsterlands.server.groups.room.TALK_PER_SECOND", 0)


def test_nobody_talks_faster_than_others_can_read(near: Inside, slow: None) -> None:
    with friends(Person(near, "Ada"), Person(near, "Bob")) as (_, (first, second)):
        answers = [first.say(f"line {number}") for number in range(6)]
        assert [type(answer) for answer in answers] == [Said] * 5 + [Refused]
        assert refusal(answers[-1]) == "too-fast"
        assert isinstance(second.say("my turn"), Said), "others may talk all the same"
        first.until_said("my turn")
        assert "line 5" not in first.texts


def test_two_windows_of_one_person_share_their_rate(near: Inside, slow: None) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with friends(ada, bob) as (group, (first, _)), ada.open(group) as other:
        answers = [window.say(f"{number}") for number in range(4) for window in (first, other)]
        assert [type(answer) for answer in answers].count(Refused) == 3


# --- those who look on ---


def test_those_who_look_on_talk_among_themselves(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        link = first.group.watching
        with open_window(server, group, link) as one, open_window(server, group, link) as other:
            assert isinstance(one.say("they do not hear this"), Said)
            for window in (one, other):
                window.until_said("they do not hear this")
            [line] = [line for line in other.talk if line.kind == "text"]
            assert (line.seat, line.mine, line.name.startswith("Spectator ")) == (None, False, True)
            assert [line.mine for line in one.talk if line.kind == "text"] == [True]
            first.say("nor do they hear us")
            first.ask("point", thing="path:a1")
            one.ask("point", thing="path:b2")
            for window in (one, other):
                window.until_pointed("path:b2")
            second.until_said("nor do they hear us")
            for window in (first, second, one, other):
                window.settle()
            for window in (first, second):
                assert "they do not hear this" not in window.texts
                assert {pointed.thing for pointed in window.pointed} <= {"path:a1"}
            for window in (one, other):
                assert "nor do they hear us" not in window.texts
                assert [pointed.thing for pointed in window.pointed] == ["path:b2"]
                assert "Bob has come." in window.texts, "what the server tells is public"


# --- pointing ---


def test_somebody_points_at_a_thing(meeting: Meeting) -> None:
    _, first, second = meeting
    for thing in ("path:a3", "building:tavern", "member:Fandor", "monster:Big Cyclor"):
        assert isinstance(first.ask("point", thing=thing), Said)
        assert second.until_pointed(thing) == Pointed(0, "Ada", thing)


@pytest.mark.parametrize(
    "thing", ["", "tavern", "path:", "path:<b>", "path:a\u202eb", "PATH:a", "path:\n", "path:" + "a" * 100]
)
def test_nobody_points_at_what_cannot_be(meeting: Meeting, thing: str) -> None:
    assert refusal(meeting[1].ask("point", thing=thing)) == "no-thing"


def test_what_was_pointed_at_is_not_kept(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        first.ask("point", thing="path:a3")
        second.until_pointed("path:a3")
        first.say("there")
        second.until_said("there")
        with bob.open(group) as later:
            later.until_said("there")
            assert [line.kind for line in later.talk] == ["told", "text"]


# --- what it costs ---


def test_talk_is_counted_without_words(near: Inside) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with friends(ada, bob) as (_, (first, _)):
        first.say("a secret word")
        # Groups of other tests may still be closing.
        assert waited(lambda: "monsterlands_groups 1.0" in near.http.get("metrics").text)
        metrics = near.http.get("metrics").text
        assert 'monsterlands_talk_lines_total{kind="text"}' in metrics
        assert "secret" not in metrics


def test_a_room_does_not_remember_everybody_who_ever_talked(near: Inside) -> None:
    ada = Person(near, "Ada")
    group = ada.new_group("me", "friend")
    with ada.open(group) as window:
        room = rooms_of(near).groups._open[group]
        room._limits.update((f"192.0.2.{number}", RateLimit(1, 1)) for number in range(200))
        window.say("hello")
        assert len(room._limits) == 200
