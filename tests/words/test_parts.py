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


def dice_of(*events: Event) -> list[tuple[str, str]]:
    """Return the dice that the sentence about some events marks."""
    [line] = MARKING.story(events, VIEW)
    return [(part.text, part.thing) for part in parts_of(line) if part.thing.startswith("die:")]


def test_dice_are_marked_one_by_one() -> None:
    pool = Event("pool-ready", 0, (("strength", 2), ("magic", 1), ("persuasion", 1)))
    assert dice_of(pool) == [("S", "die:S"), ("S", "die:S"), ("M", "die:M"), ("P", "die:P")]
    placed = Event("die-deployed", 0, (("building", "mine"), ("space", 1), ("die", "P5"), ("dice", 1)))
    assert dice_of(placed) == [("P5", "die:P5")]
    turned = Event("novice-used", 0, (("die", "P2"), ("colour", "S")))
    assert dice_of(turned) == [("P2", "die:P2")]


def test_rolled_dice_are_marked_with_their_faces() -> None:
    persuasion = [Event("persuasion-rolled", 0, (("face", face),)) for face in (3, 6)]
    assert dice_of(*persuasion) == [("P3", "die:P3"), ("P6", "die:P6")]
    rolled = [
        Event("die-rolled", 0, (("path", "a1"), ("colour", colour), ("face", face)))
        for colour, face in (("S", 4), ("M", 1))
    ]
    assert dice_of(*rolled) == [("S4", "die:S4"), ("M1", "die:M1")]
    again = Event("rerolled", 0, (("path", "a1"), ("colour", "S"), ("face", 1)))
    assert dice_of(again, rolled[0]) == [("S1", "die:S1"), ("S4", "die:S4")]


def test_the_faces_of_attack_dice_are_plain_text() -> None:
    thrown = Event("attack-rolled", None, (("face", 3), ("path", "a1"), ("left", 0), ("hits", 1), ("hit", 1)))
    assert dice_of(thrown) == []


def test_marks_change_no_word() -> None:
    events = [
        Event("assigned", 0, (("member", "Nuduru"), ("path", "a1"))),
        Event("came-home", 0, (("member", "Taron"), ("path", "a2"))),
        Event("dice-gained", 0, (("colour", "S"), ("amount", 2))),
    ]
    marked = ["".join(part.text for part in parts_of(line)) for line in MARKING.story(events, VIEW)]
    assert marked == WORDS.story(events, VIEW)


def test_a_sentence_without_names_is_one_part() -> None:
    assert told("round-began", None, round=2) == [("Round 2 begins.", "")]
