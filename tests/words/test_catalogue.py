"""The catalogue of messages is complete, and every message is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from monsterlands import Game, Options, load
from monsterlands.box import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    DIFFICULTIES,
    EQUIPMENT_TYPES,
    RANKS,
    TRAP_KINDS,
    Effect,
    Gain,
    Goal,
)
from monsterlands.box.effects import FORBIDDEN
from monsterlands.box.provenance import ORIGINS
from monsterlands.cli import arena, campaign, main, odds, records, replay, simulate
from monsterlands.game import choices
from monsterlands.game.describe import PHASES
from monsterlands.game.events import WORDS as EVENT_WORDS
from monsterlands.game.explain import BARRIERS
from monsterlands.rules import actions, frames, reasons
from monsterlands.rules.events import EVENTS
from monsterlands.server.groups.company import OTHER_ASKED
from monsterlands.server.groups.refusal import CODES
from monsterlands.server.groups.talk import PHRASES, TOLD
from monsterlands.server.http.box import OPPONENTS
from monsterlands.server.live import CAMPAIGN
from monsterlands.server.room import Closing
from monsterlands.server.table.question import CROSSED
from monsterlands.words import MissingMessage, UnknownLanguage, Words
from monsterlands.words.catalogue import LETTERED, LOCALE
from monsterlands.words.choices import OFFERING
from monsterlands.words.effects import SERVING
from monsterlands.words.help import TERMS

SAYING = ("say", "tell", "has")
"""Methods whose first argument is the id of a message."""


@cache
def catalogue() -> dict[str, ftl.Message]:
    return messages_of("en", "shared", "game")


def messages_of(language: str, *parts: str) -> dict[str, ftl.Message]:
    messages: dict[str, ftl.Message] = {}
    for part in parts:
        for file in sorted((LOCALE / language / part).iterdir(), key=str):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
                if isinstance(entry, ftl.Message):
                    assert entry.id.name not in messages, f"{file}: {entry.id.name} occurs twice"
                    messages[entry.id.name] = entry
    return messages


def codes() -> Iterator[str]:
    """Yield the ids of messages that are built from codes and names of the engine and the box."""
    yield from (f"event-{event.name}" for event in EVENTS)
    yield from (f"question-{row.name}" for row in frames.FRAMES if row.node == "decision")
    yield from (f"choice-{row.name}" for row in actions.CHOICE_RANGES)
    yield from (f"why-{row.name}" for row in reasons.REASONS)
    yield from (f"barrier-{code}" for code in (*BARRIERS, CAMPAIGN, OTHER_ASKED))
    yield from (f"crossing-{code}" for code in CROSSED)
    yield from (f"change-{what.replace(' ', '-')}" for what in changing())
    yield from (f"effect-{field.name}" for field in fields(Effect) if field.name not in SERVING)
    yield from (f"gain-{field.name}" for field in fields(Gain))
    yield from (f"building-{building}" for building in BUILDINGS)
    yield from (f"offer-{building}" for building in OFFERING)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"die-{die}" for die in (*COLOURS, "attack"))
    yield from (f"affinity-{affinity}" for affinity in AFFINITIES)
    yield from (f"forbidden-{what}" for what in FORBIDDEN)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"difficulty-{difficulty}" for difficulty in DIFFICULTIES)
    yield from (f"kind-{type_}" for type_ in EQUIPMENT_TYPES)
    yield from (f"card-trap-{kind}" for kind in TRAP_KINDS)
    yield from (f"title-{trap.id}" for trap in load("standard@1").traps)
    yield from (f"title-{token.id}" for token in load("standard@1").loot)
    yield from ("title-header", "title-mission")
    yield from (f"term-{term}" for term in TERMS)
    yield from (f"defended-by-{defense}" for defense in EVENT_WORDS["defense"])
    yield from (f"total-{source}" for source in EVENT_WORDS["source"] if source != "dice")
    yield from (f"scenario-{scenario.id}" for scenario in load("standard@1").scenarios)
    yield from (f"rank-{rank}" for rank in RANKS)
    yield from (f"progress-{field.name}" for field in fields(Goal))
    # A goal and a gain of the same kind share a message.
    shared = {field.name for field in fields(Gain)}
    yield from (f"goal-{field.name}" for field in fields(Goal) if field.name not in shared)
    yield from (f"server-{code}" for code in get_args(Closing))
    yield from (f"outside-{place}" for place in ("same", "left", "right"))
    yield from (f"group-{code}" for code in CODES)
    yield from (f"group-told-{code}" for code in TOLD)
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    yield from (f"letter-{letter}" for letter in LETTERED)
    yield from (f"rival-{name}" for name in OPPONENTS)
    yield from (f"head-{head}" for head in (*replay.HEADS, *campaign.HEADS, *records.HEADS, *arena.HEADS))
    yield from (f"head-{head}" for head in ("path", "who", "aim", *odds.COLUMNS))
    yield from (f"count-{what}" for what, _ in simulate.COUNTED)
    yield from (f"count-{what}" for what in ("battles", "beaten", "captured", "eliminated", "conquered"))
    yield from (f"count-of-{what}" for what in ("battles", "beaten", "games"))
    yield from (f"command-{name}" for name, _ in main.COMMANDS)
    yield from edition_words()


SHORT = {"row": ("row",), "_table": ("table", "column")}
"""Functions of `edition_tables` that take short names of messages."""


def edition_words() -> Iterator[str]:
    """Yield the ids of what the tables of an edition are called, which their code names in short."""
    source = Path(str(resources.files("monsterlands.cli") / "edition_tables.py")).read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SHORT:
            kinds = SHORT[node.func.id]
            named = (each for each in ast.walk(node) if isinstance(each, ast.Constant) and each.value)
            names = [str(each.value) for each in named]
            yield f"edition-{kinds[0]}-{names[0]}"
            yield from (f"edition-column-{name.removeprefix('>')}" for name in names[1:] if len(kinds) > 1)
    yield from (f"edition-origin-{origin}" for origin in ORIGINS)
    yield from (f"edition-kind-{kind}" for kind in TRAP_KINDS)
    yield from (f"edition-role-{role}" for role in ("leader", "initial"))
    yield from (f"edition-row-{which}-entrance-path" for which in ("upper", "lower"))
    offers = ("docks", "solo_docks", "beer", "price", "most", "gold")
    yield from (f"edition-offer-{offer}" for offer in offers)


def changing() -> Iterator[str]:
    """Yield everything that a preview may list as changed."""
    game = Game.new(Options(players=2))
    yield from choices._summary(game._names, game.snapshot(), 0)


def sources() -> Iterator[ast.AST]:
    for part in ("words", "terminal", "server", "cli"):
        folder = Path(str(resources.files(f"monsterlands.{part}")))
        for file in sorted(folder.rglob("*.py")):
            yield from ast.walk(ast.parse(file.read_text("utf-8")))


def literals() -> set[str]:
    return {
        node.value for node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said() -> set[str]:
    """Return the literal ids of messages in the code."""
    found: set[str] = set()
    for node in sources():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING:
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
    return found


@pytest.mark.parametrize("message", sorted(set(codes())))
def test_every_code_kind_and_term_has_a_message(message: str) -> None:
    assert message in catalogue()


def test_every_message_that_the_code_uses_exists() -> None:
    assert "ui-welcome" in said(), "the search finds something"
    assert said() - catalogue().keys() == set()


def referred(messages: dict[str, ftl.Message]) -> set[str]:
    """Return the ids of messages whose text other messages take over."""
    found: set[str] = set()

    class Referring(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    for message in messages.values():
        Referring().visit(message)
    return found


def test_no_message_is_unused() -> None:
    assert catalogue().keys() - set(codes()) - literals() - referred(catalogue()) == set()


def test_a_message_takes_over_only_what_its_program_has() -> None:
    for parts in (("shared",), ("shared", "game"), ("shared", "client")):
        messages = messages_of("en", *parts)
        assert referred(messages) - messages.keys() == set(), parts


READ_ALIKE = (
    {"home-continue", "battle-go-on"},  # to play a game, or to go on after a fight
    {"gist-ready", "guide-title-prepare"},  # titles of two texts
    {"gallery-equipment", "guide-title-equipping"},
    {"loot-title", "guide-title-take-loot"},
    {"board-traps", "guide-title-buying"},
    {"outfit-who", "guide-title-assign"},
    {"none", "settings-motion-still"},  # nothing, and no motion
    {"difficulty-normal", "settings-speed-normal", "settings-textSize-normal"},  # adjectives of other nouns
    {"title-novice", "bot-novice"},  # a member, and a strength of play
    {"ways-title", "replay-play"},  # a noun or a verb, and to play back
    {"guide-finish", "replay-go-on"},
    {"table-rank-label", "solo-rank"},  # a label, and the title of a column
    {"table-scenario-label", "solo-scenarios"},  # one of them, and a list of them
    {"end-trophies", "source-trophies"},  # with a number, and without
    {"campaign-status-won", "campaign-won"},  # a campaign, and a game
    {"token-wound", "odds-wounded-short"},  # what somebody is, and what may happen
    {"mark-lowered-loot", "token-loot"},  # part of a sentence
    {"clan-you", "player-you"},  # the subject of a sentence, and the name of a seat
    {"dice-exact", "load-dice"},  # nothing but a value
    {"copy-share", "picture-share"},  # a link, and a picture
    {"help-press-sound", "letter-M"},  # a key, and a die
    {"compact-novice", "rival-novice"},  # a member, and a bot
    {"usage-options", "new-options"},  # of a command, and of a game
    {"cli-state-open", "campaign-status-open"},  # a game, and a campaign
    {"ear-happened", "replay-lines"},  # so far, and in one step
)
"""Messages that are alike in English and may differ in other languages."""
OF_COLUMNS = ("head-", "edition-")
"""Titles of columns and rows, which are short; elsewhere the same word may be part of a sentence."""


def test_no_text_is_written_twice() -> None:
    texts: dict[str, set[str]] = {}
    for name, message in messages_of("en", "shared", "game", "client").items():
        values = [(name, message.value)]
        values += [
            (f"{name}.{each.id.name}", each.value) for each in message.attributes if each.id.name != "also"
        ]
        for place, pattern in values:
            if place.startswith(OF_COLUMNS):
                continue
            if pattern is not None and not isinstance(only(pattern), ftl.MessageReference):
                texts.setdefault(serialize_pattern(pattern), set()).add(place)
    twice = [places for places in texts.values() if len(places) > 1]
    assert [places for places in twice if places not in READ_ALIKE] == []


def only(pattern: ftl.Pattern) -> object:
    """Return the expression that a text consists of, if it is nothing else."""
    first = pattern.elements[0]
    alone = len(pattern.elements) == 1 and isinstance(first, ftl.Placeable)
    return first.expression if alone and isinstance(first, ftl.Placeable) else None


def test_no_message_of_the_client_has_the_id_of_another() -> None:
    assert len(messages_of("en", "shared", "game", "client")) > 1600


@pytest.mark.parametrize("family", ["term-", "building-", "die-"])
def test_every_term_building_and_die_has_a_help(family: str) -> None:
    for name, message in catalogue().items():
        if name.startswith(family):
            assert "help" in {attribute.id.name for attribute in message.attributes}, name


def test_every_choice_says_when_it_is_possible() -> None:
    for row in actions.CHOICE_RANGES:
        attributes = {attribute.id.name for attribute in catalogue()[f"choice-{row.name}"].attributes}
        assert "when" in attributes, row.name


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="locale/en has no no-such-thing"):
        Words().say("no-such-thing")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="gain-gold: Unknown external: amount"):
        Words().say("gain-gold")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="no words in 'xx'; known is en"):
        Words("xx")
