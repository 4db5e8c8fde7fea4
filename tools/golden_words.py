"""Golden games told in every language: tests/words/golden has what a reader of each language sees.

The tests compare these texts with what is told now, so that no change of a word, a rule or a form goes
unnoticed. Without arguments this prints which files would change. If the change is intended, run
``python tools/golden_words.py --write``, look at the difference, and commit it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from monsterlands import Game, Record
from monsterlands.game import Event
from monsterlands.view import View
from monsterlands.words import Words
from monsterlands.words.catalogue import SHIPPED

TESTS = Path(__file__).resolve().parent.parent / "tests"
RECORDS, FOLDER = TESTS / "golden", TESTS / "words" / "golden"
GAMES = ("two-tricks", "solo-10-doom", "four-tutorial-bots")
"""Games that have everything: tricks, Madhala, several clans, and choices of bots that make sense."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the texts with the files, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files again")
    write: bool = parser.parse_args(arguments).write
    changed = 0
    for language in SHIPPED:
        for name in GAMES:
            path, text = file_of(language, name), told(language, name)
            if path.exists() and path.read_text("utf-8") == text:
                continue
            changed += 1
            print(f"{'written' if write else 'would change'}: {path.relative_to(FOLDER)}")
            if write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
    return 1 if changed and not write else 0


def file_of(language: str, name: str) -> Path:
    """Return the file of a game in a language."""
    return FOLDER / language / f"{name}.txt"


def told(language: str, name: str) -> str:
    """Tell a golden game: what happens as a spectator sees it, each new question, and what is answered."""
    record = Record.from_text((RECORDS / f"{name}.record").read_text("utf-8"))
    lines = _lines(Words(language), record)
    return "".join(f"{line}\n" for line in lines)


def _lines(words: Words, record: Record) -> Iterator[str]:
    game = Game.replay(record, 0)
    heard: list[Event] = []
    game.listen(lambda happening: heard.append(happening.in_full()))
    asked: set[str] = set()
    offered: set[str] = set()
    for step in record.steps:
        spelling = step.partition(" ")[2]
        if game.seat is not None:
            view = game.view(game.seat)
            yield from words.story(heard, game.view(None))
            heard.clear()
            yield from _asked(words, game, view, spelling, asked, offered)
        game.play(spelling)
    view = game.view(None)
    yield from words.story(heard, view)
    if view.result is not None:
        yield words.headline(view, view.result)
        yield words.how_it_ended(view, view.result)


def _asked(
    words: Words, game: Game, view: View, spelling: str, asked: set[str], offered: set[str]
) -> Iterator[str]:
    """Tell a question, and one choice of each kind, if they have not been told before."""
    question = words.question(view)
    if question not in asked:
        asked.add(question)
        yield f"? {question}"
    for choice in view.choices:
        if choice.spelling == spelling or (choice.kind not in offered):
            offered.add(choice.kind)
            offer = words.offer(game, view, choice)
            mark = "=" if choice.spelling == spelling else "-"
            text = f"  {mark} {offer.text}" + (f" ({offer.changes})" if offer.changes else "")
            if text not in asked:
                asked.add(text)
                yield text


if __name__ == "__main__":
    sys.exit(main())
