"""The line of every key, table and entry of a TOML text is found."""

from __future__ import annotations

import tomllib

from monsterlands.box.documents import as_list, as_table, parse
from monsterlands.box.lines import Keys, line_numbers

AWKWARD = '''# a comment with "quotes" and [brackets]
name = "a # b"
[clan]  # table
limit = { traps = 5, "odd key" = "}" }
a.b.c = 1

[[mercenary]]
name = 'Fandor'
text = """
cost = 3
[not.a.table]
"""
more = """quote at the end \\""""""
list = [
  1, # one
  [2,
   3],
  { x = 1 },
]
[mercenary.effect]
price = 1
[[mercenary]]
name = "Vishor"
[mercenary.effect]
"price" = 2
[[mercenary.deep]]
x = 1
[[mercenary.deep]]
x = 2
[ "quoted.key" . plain ]
date = 1979-05-27T07:32:00Z
escaped."\\u0041b" = true
empty = []
nothing = {}
last = '''

LINES: dict[Keys, int] = {
    ("name",): 2,
    ("clan",): 3,
    ("clan", "limit"): 4,
    ("clan", "limit", "traps"): 4,
    ("clan", "limit", "odd key"): 4,
    ("clan", "a", "b", "c"): 5,
    ("mercenary",): 7,
    ("mercenary", 0): 7,
    ("mercenary", 0, "name"): 8,
    ("mercenary", 0, "text"): 9,
    ("mercenary", 0, "more"): 13,
    ("mercenary", 0, "list"): 14,
    ("mercenary", 0, "list", 0): 15,
    ("mercenary", 0, "list", 1): 16,
    ("mercenary", 0, "list", 1, 1): 17,
    ("mercenary", 0, "list", 2, "x"): 18,
    ("mercenary", 0, "effect"): 20,
    ("mercenary", 0, "effect", "price"): 21,
    ("mercenary", 1): 22,
    ("mercenary", 1, "name"): 23,
    ("mercenary", 1, "effect", "price"): 25,
    ("mercenary", 1, "deep", 1): 28,
    ("mercenary", 1, "deep", 1, "x"): 29,
    ("quoted.key", "plain"): 30,
    ("quoted.key", "plain", "date"): 31,
    ("quoted.key", "plain", "escaped", "Ab"): 32,
    ("quoted.key", "plain", "empty"): 33,
    ("quoted.key", "plain", "nothing"): 34,
    ("quoted.key", "plain", "last"): 35,
}


def keys_of(value: object, keys: Keys = ()) -> set[Keys]:
    """List all keys of a document from its parsed values."""
    found: set[Keys] = {keys} if keys else set()
    for key, inner in (as_table(value) or {}).items():
        found |= keys_of(inner, (*keys, key))
    for index, inner in enumerate(as_list(value) or []):
        found |= keys_of(inner, (*keys, index))
    return found


def test_awkward_toml_is_found_line_by_line() -> None:
    lines = line_numbers(AWKWARD + "1")
    assert {keys: lines[keys] for keys in LINES} == LINES


def test_a_windows_file_has_the_same_lines() -> None:
    text = AWKWARD + "1"
    assert line_numbers(text.replace("\n", "\r\n")) == line_numbers(text)


def test_exactly_the_keys_of_the_awkward_text_are_found() -> None:
    text = AWKWARD + "1"
    assert keys_of(tomllib.loads(text)) == set(line_numbers(text))


def test_every_key_of_the_standard_edition_has_a_line(standard_text: str) -> None:
    lines = line_numbers(standard_text)
    assert keys_of(tomllib.loads(standard_text)) == set(lines)
    for keys, line in lines.items():
        if isinstance(keys[-1], str):
            assert keys[-1] in standard_text.splitlines()[line - 1]


def test_entries_are_addressed_by_name_or_id(standard_text: str) -> None:
    _, problems = parse(standard_text, "file")
    rows = standard_text.splitlines()
    assert rows[problems.lines["mercenary", "Fandor", "name"] - 1] == 'name = "Fandor"'
    assert rows[problems.lines["tokens", "traps", "magic-3"] - 1].startswith('  { id = "magic-3"')
    assert rows[problems.lines["header", "header-3", "a", "1", "dice"] - 1].startswith(
        '  { dice = "M", up_to = 2'
    )
