"""Every event of the adventure and the clean-up in a sentence, about the reader's clan and another."""

from __future__ import annotations

import pytest

from monsterlands import Event, View
from monsterlands.words import Words
from support.adventures import adventure, clan

WORDS = Words()

Values = dict[str, int | str]


@pytest.fixture(scope="module")
def view() -> View:
    """What seat 0, fire, sees; seat 1 is water."""
    return adventure(clan("fire")).view(0)


@pytest.mark.parametrize(
    ("kind", "values", "own", "other"),
    [
        (
            "activated",
            {"member": "Taron", "path": "a1", "against": "monster"},
            "strike back with Taron on path a1",
            "strikes back with Taron on path a1",
        ),
        (
            "activated",
            {"member": "Taron", "path": "a1", "against": "land"},
            "set out to conquer with Taron on path a1",
            "sets out to conquer with Taron on path a1",
        ),
        (
            "trap-revealed",
            {"path": "a1", "trap": "magic-1"},
            "reveal magic-1 on path a1",
            "reveals magic-1 on path a1",
        ),
        ("die-rolled", {"path": "a1", "colour": "S", "face": 4}, "roll S4", "rolls S4"),
        ("rerolled", {"path": "a1", "colour": "M", "face": 1}, "reroll M1", "rerolls M1"),
        ("venom-used", {"path": "a1"}, "use a venom", "uses a venom"),
        (
            "mission-tried",
            {"path": "m1", "total": 9, "objective": 11},
            "come to 9 in all, 11 needed",
            "comes to 9 in all, 11 needed",
        ),
        (
            "mission-fulfilled",
            {"mission": "mission-7", "path": "m1"},
            "fulfil mission-7",
            "fulfils mission-7",
        ),
        ("mission-leftovers", {"path": "m1"}, "come second on the mission", "comes second on the mission"),
        ("mission-failed", {"path": "m1"}, "fail the mission on path m1", "fails the mission on path m1"),
        (
            "contract-kept",
            {"mission": "mission-7", "path": "c1"},
            "fulfil the contract mission-7 with 2 defense tokens",
            "fulfils the contract mission-7 with 2 defense tokens",
        ),
        (
            "contract-declined",
            {"mission": "mission-7", "path": "c1"},
            "turn down the contract mission-7 (2 defense tokens)",
            "turns down the contract mission-7 (2 defense tokens)",
        ),
        (
            "diverted",
            {"path": "a1", "target": "a2", "dice": 2},
            "send 2 attack dice on to path a2",
            "sends 2 attack dice on to path a2",
        ),
        (
            "magic-removed",
            {"path": "a1"},
            "give up a magic die to remove an attack die",
            "gives up a magic die to remove an attack die",
        ),
        ("hit", {"path": "a1", "hits": 1, "extra": 0}, "are hit once on path a1", "is hit once on path a1"),
        ("hit", {"path": "a1", "hits": 2, "extra": 0}, "are hit twice on path a1", "is hit twice on path a1"),
        (
            "hit",
            {"path": "a1", "hits": 4, "extra": 1},
            "are hit 4 times on path a1 (1 hit from the monster’s power)",
            "is hit 4 times on path a1 (1 hit from the monster’s power)",
        ),
        (
            "defended",
            {"path": "a1", "defense": "token"},
            "cancel a hit (defense token)",
            "cancels a hit (defense token)",
        ),
        ("wounded", {"member": "Taron", "path": "a1"}, "suffer a wound: Taron", "suffers a wound: Taron"),
        (
            "died",
            {"member": "Taron", "path": "a1"},
            "lose Taron, killed on path a1",
            "loses Taron, killed on path a1",
        ),
        (
            "damaged",
            {"monster": "Gator", "path": "a1", "damage": 8, "cv": 9, "ev": 13, "outcome": "none"},
            "come to 8 in all against Gator (CV 9, EV 13), not enough",
            "comes to 8 in all against Gator (CV 9, EV 13), not enough",
        ),
        ("captured", {"monster": "Gator", "path": "a1"}, "capture Gator", "captures Gator"),
        (
            "eliminated",
            {"monster": "Gator", "path": "a1"},
            "eliminate Gator and keep it as a trophy",
            "eliminates Gator and keeps it as a trophy",
        ),
        (
            "conquest-tried",
            {"land": "Yuha", "path": "a1", "total": 6, "needed": 11, "enough": 0},
            "come to 6 in all, 11 needed for Yuha",
            "comes to 6 in all, 11 needed for Yuha",
        ),
        ("conquered", {"land": "Yuha", "path": "a1"}, "conquer Yuha", "conquers Yuha"),
        ("came-home", {"member": "Taron", "path": "a1"}, "welcome Taron home", "welcomes Taron home"),
        (
            "surplus",
            {"resource": "potions", "amount": 2},
            "discard 2 potions over the limit",
            "discards 2 potions over the limit",
        ),
        ("promoted", {"member": "Taron"}, "make Taron the new leader", "makes Taron the new leader"),
        ("wages", {"gold": 3, "due": 3}, "pay 3 gold in wages", "pays 3 gold in wages"),
        (
            "wages",
            {"gold": 1, "due": 3},
            "can pay only 1 of 3 gold in wages",
            "can pay only 1 of 3 gold in wages",
        ),
        ("deserted", {"member": "novice"}, "lose a novice, who deserts", "loses a novice, who deserts"),
        (
            "unsettled",
            {"land": "Yuha", "member": "Taron"},
            "lose the settler of Yuha",
            "loses the settler of Yuha",
        ),
    ],
)
def test_events_of_a_clan_read_like_this(view: View, kind: str, values: Values, own: str, other: str) -> None:
    happened = tuple(values.items())
    assert WORDS.event(Event(kind, 0, happened), view) == f"You {own}."
    assert WORDS.event(Event(kind, 1, happened), view) == f"The water clan {other}."


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        (
            "monster-attacked",
            {"monster": "Gator", "path": "a1", "dice": 3},
            "Gator attacks path a1 with 3 attack dice.",
        ),
        (
            "monster-attacked",
            {"monster": "Gator", "path": "e1", "dice": 1},
            "Gator attacks path e1 with an attack die.",
        ),
        ("sprayed", {"monster": "Sporus"}, "Sporus aims at everybody there first."),
        ("attack-rolled", {"face": 5, "left": 0, "hits": 1}, "The attack die shows 5."),
        ("attack-rolled", {"face": 2, "left": 0, "hits": 0}, "The attack die shows 2: no hit."),
        ("attack-rolled", {"face": 2, "left": 1, "hits": 0}, "The attack die shows 2."),
        ("escaped", {"monster": "Sandor"}, "Sandor breaks free and makes for the entrance."),
        ("last-lash", {"monster": "Korcko"}, "Korcko lashes out at everybody there one last time."),
        ("panic-lifted", {"tokens": 2}, "The panic is over: 2 buildings open again."),
        ("clean-up-began", {}, "The adventure is over: time to clean up."),
        ("stormed", {"monster": "Gator"}, "Gator moves to the entrance of the Citadel."),
        ("driven-off", {"monster": "Gator"}, "Gator gives way and leaves."),
        ("panic-spread", {"building": "lodge"}, "Panic closes the Hunter’s Lodge."),
        ("game-ended", {}, "The game is over."),
    ],
)
def test_events_of_everybody_read_like_this(view: View, kind: str, values: Values, words: str) -> None:
    assert WORDS.event(Event(kind, None, tuple(values.items())), view) == words
