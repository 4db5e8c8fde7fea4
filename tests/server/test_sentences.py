"""The sentences of the table in the browser, which name things by their titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, structs

from monsterlands import Game, SeededDealer
from monsterlands.game import Happening
from monsterlands.server.live import seen
from monsterlands.server.table.table import show_table
from monsterlands.words import Words
from support.whole_games import BLOCKS, BOX, GAMES, anywhere, some_games, step

WORDS = Words.of("en")
CODES = ("thing", "things", "spelling", "about", "walk")
"""What the table holds for the client alone, though it may look like words."""
ALSO_WORDS = ("rerolls", "trophies")
"""Ids that are words of the game, too."""
TOKENS = [token.id for tokens in (BOX.traps, BOX.loot, BOX.missions, BOX.headers) for token in tokens]
SIDES = [f"{header.id}{side}" for header in BOX.headers for side in "ab"]
BUILDINGS = [name for name in BOX.buildings if "_" in name]
IDS = re.compile(
    r"(?<![\w-])(?:{})(?![\w-])".format(
        "|".join(re.escape(name) for name in (*SIDES, *TOKENS, *BUILDINGS) if name not in ALSO_WORDS)
    )
)


def sentences(shown: object, name: str = "") -> Iterator[str]:
    """List the sentences of something that is shown: whatever is more than one word."""
    if name in CODES:
        return
    if isinstance(shown, str):
        if " " in shown:
            yield shown
    elif isinstance(shown, Struct):
        for field in structs.fields(shown):
            yield from sentences(getattr(shown, field.name), field.name)
    elif isinstance(shown, dict):
        for each in shown.values():
            yield from sentences(each)
    elif isinstance(shown, tuple | list):
        for each in shown:
            yield from sentences(each)


def told(game: Game, heard: list[Happening]) -> Iterator[str]:
    """List the texts for the seat that is asked: the table, the log, why something is not offered."""
    seat = game.seat or 0
    view = game.view(seat)
    yield from sentences(show_table(WORDS, game, seat, [""] * view.players))
    for each in range(view.players):
        yield from WORDS.story(seen(heard, each), game.view(each))
    for spelling in ("buy magic-2", "loot gold-12", "path a1", "pawn-shop S", "done"):
        yield WORDS.refusal(game, spelling)


def test_an_id_would_be_found() -> None:
    assert IDS.findall("You buy magic-plus-1 and slayer. Its header: header-5a.") == [
        "magic-plus-1",
        "slayer",
        "header-5a",
    ]
    assert not IDS.findall("A face-down trap; 2 rerolls of magic dice in mission 8.")


@some_games
def test_no_sentence_of_a_whole_game_holds_an_id(block: int) -> None:
    number = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = anywhere(seed + BLOCKS * GAMES), SeededDealer(seed)
        heard: list[Happening] = []
        game.listen(heard.append)
        while not game.over:
            if game.seat is not None:
                number += 1
                # The table shows little else than the turn before, except where something special is asked.
                if number % 9 == 0 or game.node.question not in ("turn", "load", "fight"):
                    for sentence in told(game, heard):
                        assert not IDS.search(sentence), sentence
                    heard.clear()
            step(game, dealer)
        assert game.over
