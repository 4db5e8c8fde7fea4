"""The origin of each number of an edition: stated in a book, derived from the books, set, or yours."""

from __future__ import annotations

from collections import Counter

import pytest

from monsterlands.box import Origins, load, overlay, read
from monsterlands.box.documents import leaves

STANDARD = Origins(load("standard@1"))


@pytest.mark.parametrize(
    ("place", "origin"),
    [
        ("rounds", "book"),
        ("clan.gold", "book"),
        ("clan.limit.traps", "book"),
        ("constants.grant.gold", "book"),
        ("mercenary.Fandor.cost", "book"),
        ("mercenary.Taroa.cost", "set"),
        ("mercenary.Fandor.reputation", "book"),
        ("mercenary.Taroa.reputation", "derived"),
        ("mercenary.Fandor.affinity", "derived"),
        ("mercenary.Nimra.affinity", "book"),
        ("mercenary.Taroa.effect.per_die", "book"),
        ("monster.Abysur.eliminate.1", "book"),
        ("monster.Snagnus.capture.0", "set"),
        ("monster.Snagnus.capture.1", "book"),
        ("round_track.normal.3", "book"),
        ("round_track.normal.2", "set"),
        ("round_track.tutorial.5", "book"),
        ("buildings.mine.spaces.2.gold", "book"),
        ("buildings.mine.spaces.3.from_players", "set"),
        ("glory_bonus.11", "set"),
        ("header.header-3.a.2.dice", "set"),
        ("tokens.panic.0", "derived"),
        ("tokens.traps.magic-1.kind", "book"),
        ("tokens.traps.magic-1.effect.dice", "set"),
        ("scenario.blitz.trainee.points", "book"),
        ("scenario.missionary.outside.2", "book"),
    ],
)
def test_a_value_of_the_standard_edition_has_its_origin(place: str, origin: str) -> None:
    assert STANDARD.of(place) == origin


def test_every_value_of_the_standard_edition_has_an_origin() -> None:
    places = [place for place, _ in leaves(load().source.document) if place[0] != "provenance"]
    origins = Counter(STANDARD.of(".".join(place)) for place in places)
    assert set(origins) == {"book", "derived", "set"}
    assert min(origins.values()) > 50


def test_a_value_of_an_overlay_is_yours_even_if_the_book_says_the_same() -> None:
    origins = Origins(overlay("standard", '[[mercenary]]\nname = "Fandor"\ncost = 10\n[wages]\n0 = 1'))
    assert origins.of("mercenary.Fandor.cost") == "yours"
    assert origins.of("wages.0") == "yours"
    assert origins.of("mercenary.Fandor.reputation") == "book"


def test_the_values_of_a_replaced_effect_are_yours() -> None:
    box = overlay("standard", '[[mercenary]]\nname = "Fandor"\neffect = { gain = { gold = 3 } }')
    assert box.source.changed == {"mercenary.Fandor.effect.gain.gold"}


def test_an_overlay_may_remove_a_value_that_a_provenance_path_of_its_base_names() -> None:
    tracks = "\n".join(f"{name} = [0, 0, 1]" for name in ("tutorial", "normal", "hard", "cutthroat"))
    box = overlay("standard", f"rounds = 3\n[round_track]\n{tracks}")
    assert box.round_track["normal"] == (0, 0, 1)


def test_stated_in_a_book_wins_over_derived(standard_text: str) -> None:
    text = standard_text.replace("derived = [", 'derived = ["rounds", "glory_bonus.11", ')
    origins = Origins(read(text, "mine.toml"))
    assert origins.of("rounds") == "book"
    assert origins.of("glory_bonus.11") == "derived"
    assert origins.of("glory_bonus.1") == "set"


def test_an_edition_without_provenance_has_set_all_its_numbers(standard_text: str) -> None:
    box = read(standard_text[: standard_text.index("\n[provenance]\n")], "mine.toml")
    assert Origins(box).of("rounds") == "set"
