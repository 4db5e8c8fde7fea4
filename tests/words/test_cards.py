"""What tokens and tiles are called."""

from __future__ import annotations

from monsterlands.words import Words


def test_where_nobody_types_tokens_and_tiles_have_titles() -> None:
    words = Words("en", titled=True)
    assert words.say("choice-discard-loot", loot="magic-from-persuasion") == (
        "Discard the loot Magic from persuasion"
    )
    assert words.join(["strength-plus-1", "magic-2", "initial"], "list-and") == (
        "Trap +1 per S, Trap MM and Starting trap"
    )


def test_where_they_are_typed_they_have_their_ids() -> None:
    assert Words("en").join(["strength-plus-1", "magic-2"], "list-and") == "strength-plus-1 and magic-2"
