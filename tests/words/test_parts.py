"""Names in sentences are marked, so that a table can show which thing is meant."""

from __future__ import annotations

from monsterlands import Event, load
from monsterlands.words import Words, parts_of
from support.adventures import adventure, clan, on

WORDS = Words.of("en")
MARKING = WORDS.marking(load())
VIEW = adventure(clan("fire", on("a1", "Nuduru", dice="SS"))).view(1)


def told(kind: str, seat: int | None, **values: int | str) -> list[tuple[str, str]]:
    [line] = MARKING.story([Event(kind, seat, tuple(values.items()))], VIEW)
    return [(part.text, part.thing) for part in parts_of(line)]


def test_a_clan_a_member_and_a_path_are_parts_of_a_sentence() -> None:
    assert told("assigned", 0, member="Nuduru", path="a1") == [
        ("The fire clan", "clan:0"),
        (" sends ", ""),
        ("Nuduru", "member:Nuduru"),
        (" to path ", ""),
        ("a1", "path:a1"),
        (".", ""),
    ]


def test_buildings_and_tokens_are_named_by_their_titles() -> None:
    assert ("Mine", "building:mine") in told("die-deployed", 0, building="mine", space=1, die="S", dice=1)
    assert ("Trap +1 per S", "trap:strength-plus-1") in told("trap-bought", 0, trap="strength-plus-1")


def test_things_in_one_list_are_marked_one_by_one() -> None:
    homes = [Event("came-home", 0, (("member", name), ("path", "a1"))) for name in ("Nuduru", "Taron")]
    [line] = MARKING.story(homes, VIEW)
    assert [part.thing for part in parts_of(line) if part.thing] == [
        "clan:0",
        "member:Nuduru",
        "member:Taron",
    ]


def test_marks_change_no_word() -> None:
    events = [
        Event("assigned", 0, (("member", "Nuduru"), ("path", "a1"))),
        Event("came-home", 0, (("member", "Taron"), ("path", "a2"))),
    ]
    marked = ["".join(part.text for part in parts_of(line)) for line in MARKING.story(events, VIEW)]
    assert marked == WORDS.story(events, VIEW)


def test_a_sentence_without_names_is_one_part() -> None:
    assert told("round-began", None, round=2) == [("Round 2 begins.", "")]
