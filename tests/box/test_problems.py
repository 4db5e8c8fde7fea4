"""Every problem of an edition is reported: where, on which line, what is wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from monsterlands.box import EditionError, Problem, load, overlay, read, shipped

Problems = tuple[Problem, ...]

COMPLETE = [
    ('name = "mine"\n', "", "name", "is missing", "lower-case letters"),
    ('name = "Fandor"\n', "", "mercenary.6.name", "is missing", "letters, digits"),
    ('name = "Fandor"', 'name = "Big Joe"', "mercenary.Big Joe.name", 'is "Big Joe"', "letters, digits"),
    ('name = "Fandor"', 'name = ""', "mercenary.6.name", 'is ""', "letters, digits"),
    ('name = "Fandor"', 'name = "Novice"', "mercenary.Novice.name", 'is "Novice"', "another name"),
    ('name = "Fandor"', "name = 7", "mercenary.6.name", "is 7", "letters, digits"),
    ('name = "Fandor"', 'name = "Vaidala"', "mercenary.Vaidala", "has the name of mercenary.Vaidala", "own"),
    ('name = "Snailer"', 'name = "fandor"', "monster.fandor", "has the name of mercenary.Fandor", "its own"),
    ('id = "brews"', 'id = "magic-1"', "tokens.loot.magic-1", "has the name of tokens.traps.magic-1", "own"),
    ('id = "brews"', 'id = "Brews!"', "tokens.loot.Brews!.id", 'is "Brews!"', "lower-case"),
    ('"header-2"', '"header-1"', "header.header-1", "has the name of header.header-1", "its own"),
    ("cost = 10\n", "", "mercenary.Fandor.cost", "is missing", "from 0 to 99"),
    ("glory = 5\ngold = 7\n", "gold = 7\n", "clan.glory", "is missing", "from 0"),
    ("limit = {", "limits = {", "clan.limit", "is missing", "a table"),
    ("beer = 2\n", "", "buildings.tavern.beer", "is missing", "from 0"),
    ("[buildings.mine]", "[buildings.mines]", "buildings.mine", "is missing", "a table"),
    ("power = { spray = 1 }\n", "", "monster.Sporus.power", "is missing", "a table"),
    ("cv = 14\nev = 18\n", "cv = 14\n", "monster.Sporus.ev", "is missing", "from 1"),
    ('"rounds", "glory_to_end"', '"round"', "provenance.book.0", 'names nothing: "round"', "a path"),
    ('"mercenary.Fandor.cost"', '"mercenary.Fandr.cost"', "provenance.book.30", "names nothing", "a path"),
    ('book = [\n  "rounds"', "book = [\n  7", "provenance.book.0", "is 7", "a list of paths"),
    (
        'Vishor = "Wishor"',
        'Vishr = "Wishor"',
        "provenance.also_spelled.Vishr",
        "is not a card",
        "mean Vishor?",
    ),
    (
        'Vishor = "Wishor"',
        'Vishor = "Taron"',
        "provenance.also_spelled.Vishor",
        'is "Taron"',
        "not the name of",
    ),
    ("why =", "because =", "provenance.because", "is not a known key", "one of why"),
    ('level = "A"', 'level = "B"', "monster", "has 0 of level A", "3 or more"),
    (
        'role = "leader"\naffinity = "jungle"',
        'affinity = "jungle"',
        "mercenary",
        "has 0 leaders of jungle",
        "one",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "place", "what", "right"),
    COMPLETE,
    ids=[f"{case[0]} -> {case[1]}"[:60] for case in COMPLETE],
)
def test_problems_of_a_complete_edition_are_reported(
    problems_of: Callable[[str], Problems],
    standard_text: str,
    old: str,
    new: str,
    place: str,
    what: str,
    right: str,
) -> None:
    assert old in standard_text
    found = problems_of(standard_text.replace(old, new))
    assert any(
        (problem.place, what in problem.what, right in problem.right) == (place, True, True)
        for problem in found
    ), found


def test_all_problems_are_reported_at_once_in_the_order_of_the_file(
    problems_of: Callable[[str], Problems],
) -> None:
    text = 'rounds = 0\n\n\n[[mercenary]]\nname = "Fandor"\ncost = -1\ndice = ""\n[[lands]]\nname = "x"'
    assert [(problem.line, problem.place) for problem in problems_of(text)] == [
        (1, "rounds"),
        (6, "mercenary.Fandor.cost"),
        (7, "mercenary.Fandor.dice"),
        (8, "lands"),
    ]


def test_a_missing_key_is_reported_on_the_line_of_its_table(
    problems_of: Callable[[str], Problems],
) -> None:
    text = '\n[[mercenary]]\nname = "Fandor"\neffect = { discount = 2 }'
    assert [(problem.line, problem.place) for problem in problems_of(text)] == [
        (4, "mercenary.Fandor.effect.at")
    ]


def test_a_problem_that_is_not_in_the_file_has_no_line(problems_of: Callable[[str], Problems]) -> None:
    assert {(problem.place, problem.line) for problem in problems_of("rounds = 5")} == {
        ("round_track.tutorial", 0),
        ("round_track.normal", 0),
        ("round_track.hard", 0),
        ("round_track.cutthroat", 0),
    }


def test_one_wrong_word_does_not_cause_a_cascade(problems_of: Callable[[str], Problems]) -> None:
    text = '[[mercenary]]\nname = "Purkas"\naffinity = "wood"'
    assert [problem.place for problem in problems_of(text)] == ["mercenary.Purkas.affinity"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("rounds = ", 1),
        ("rounds = 6\nrounds = 7", 2),
        ("[clan\n", 1),
        ('\n\nname = "x', 3),
        ("x = " + "[" * 100_000, 0),
        ("x = " + "9" * 10_000, 0),
    ],
    ids=["no value", "key twice", "open table", "open text", "too deep", "too long"],
)
def test_text_that_is_not_toml_is_reported_with_its_line(
    problems_of: Callable[[str], Problems], text: str, line: int
) -> None:
    (problem,) = problems_of(text)
    assert (problem.place, problem.line, problem.right) == ("file", line, "TOML")


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 30 + " = 1",
        '"a b"' + " . 'c=d'" * 30 + " = 1",
        "[a" + ".a" * 30 + "]",
        'x = """a""""\na' + ".a" * 30 + " = 1",
        "x = '''a''''\na" + ".a" * 30 + " = 1",
        "x = '\\'\na" + ".a" * 30 + " = 1",
        "x = " + "{a.a.a = " * 10 + "1" + "}" * 10,
        "x = " + "[" * 30 + "]" * 30,
    ],
    ids=["plain", "quoted", "table", "after a text", "after a plain text", "backslash", "inline", "lists"],
)
def test_text_nested_too_deeply_is_not_read(problems_of: Callable[[str], Problems], text: str) -> None:
    (problem,) = problems_of(text)
    assert (problem.place, problem.right) == ("file", "TOML")
    assert "nested too deeply" in problem.what


@pytest.mark.parametrize("text", ['"{}"', "'{}'", '"""{}"""', "'''{}'''", '"\\"{}"', '1 # "{}'])
def test_dots_in_texts_and_comments_are_not_nesting(
    problems_of: Callable[[str], Problems], text: str
) -> None:
    (problem,) = problems_of("rest = " + text.format("a" + ".a" * 40))
    assert problem.place == "rest"


def test_of_very_many_unknown_keys_only_some_are_reported(problems_of: Callable[[str], Problems]) -> None:
    unknown = "".join(f"key{number} = 1\n" for number in range(2000))
    assert len(problems_of(unknown)) == 50


def test_the_message_of_the_error_lists_every_problem() -> None:
    with pytest.raises(EditionError) as caught:
        read("rounds = 0\nglory_to_end = 0", "mine.toml")
    assert str(caught.value) == (
        "mine.toml:1 rounds: is 0 (a whole number from 3 to 8)\n"
        "mine.toml:2 glory_to_end: is 0 (a whole number from 1 to 999)"
    )


def test_a_base_other_than_the_one_below_is_reported() -> None:
    mine = overlay("standard@1", 'name = "mine"')
    with pytest.raises(EditionError, match=r'base: is "standard" \(mine@1, over which it is laid\)'):
        overlay(mine, 'base = "standard"')
    assert overlay("standard@1", 'base = "standard"').source.base == "standard@1"


def test_a_changed_copy_must_not_keep_the_name_of_the_standard_edition(
    problems_of: Callable[[str], Problems], standard_text: str
) -> None:
    text = standard_text.replace('name = "mine"', 'name = "standard"').replace("gold = 7", "gold = 8", 1)
    assert [(problem.place, problem.line) for problem in problems_of(text)] == [("name", 9)]


def test_a_file_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="file: does not exist"):
        load(tmp_path / "none.toml")


def test_a_folder_is_not_an_edition(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="file: cannot be read"):
        load(tmp_path)


def test_a_file_that_is_not_text_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="file: is not text in UTF-8"):
        load(file)


def test_an_impossible_file_name_is_reported() -> None:
    with pytest.raises(EditionError, match="file: cannot be read"):
        load("mine\0.toml")


def test_a_misspelled_edition_is_refused_with_a_list_of_the_shipped_ones() -> None:
    with pytest.raises(EditionError, match=r"did you mean standard@1\?"):
        load("standart@1")
    assert "standard@1" in shipped()


def test_values_that_do_not_fit_together_are_reported_with_other_problems_of_their_section() -> None:
    with pytest.raises(EditionError) as refused:
        overlay("standard@1", '[clan]\ngold = "x"\nglory = 90\n[[mercenary]]\nname = "Fandor"\ncost = 300')
    assert [(problem.place, problem.what) for problem in refused.value.problems] == [
        ("clan.gold", 'is "x"'),
        ("clan.glory", "is 90"),
        ("mercenary.Fandor.cost", "is 300"),
    ]


def test_what_depends_on_a_wrong_value_is_not_checked() -> None:
    with pytest.raises(EditionError) as refused:
        overlay("standard@1", "glory_to_end = 0\n[clan]\nglory = 90")
    assert [problem.place for problem in refused.value.problems] == ["glory_to_end"]
