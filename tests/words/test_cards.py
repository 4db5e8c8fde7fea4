"""What tokens and tiles are called."""

from __future__ import annotations

from monsterlands.words import Words


def test_tokens_and_tiles_have_titles_where_nobody_types() -> None:
    words = Words("en", titled=True)
    assert words.say("choice-discard-loot", loot="magic-from-persuasion") == (
        "Discard the loot Magic from persuasion"
    )
    assert words.join(["strength-plus-1", "magic-2", "initial"], "list-and") == (
        "Trap +1 per S, Trap MM and Starting trap"
    )


def test_tokens_and_tiles_have_ids_where_players_type() -> None:
    assert Words("en").join(["strength-plus-1", "magic-2"], "list-and") == "strength-plus-1 and magic-2"
