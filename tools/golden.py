"""Golden games: whole games that are kept as records, and as text to read, in tests/golden.

The tests replay the records and compare every node with the text, so that no change of a rule, an id or a
spelling goes unseen. Without arguments this says which files would change. If they are meant to:
``python tools/golden.py --write``, look at the difference, and commit it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap

from monsterlands import ClanView, Game, Options, PathView, Record, SeededDealer

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
WIDTH = 110

GAMES = {
    "two-tutorial": Options(players=2, difficulty="tutorial"),
    "two-normal-tricks": Options(players=2, difficulty="normal", tricks=True, confirm=(0, 1)),
    "three-normal": Options(players=3, difficulty="normal", affinities="chosen", first=1),
    "three-cutthroat-tricks": Options(players=3, difficulty="cutthroat", tricks=True),
    "four-hard": Options(players=4, difficulty="hard", confirm=(0, 2)),
    "four-hard-tricks": Options(players=4, difficulty="hard", tricks=True, affinities="chosen"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write: bool = parser.parse_args(arguments).write
    changed = {path: text for path, text in files() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in changed.items():
        print(f"{'written' if write else 'would change'}: {path.name}")
        if write:
            path.write_text(text, "utf-8")
    return 1 if changed and not write else 0


def files() -> Iterator[tuple[Path, str]]:
    """Play all games and yield what their files should hold."""
    for seed, (name, options) in enumerate(GAMES.items(), start=1):
        record = play(options, seed).record()
        yield FOLDER / f"{name}.record", record.to_text()
        yield FOLDER / f"{name}.txt", playthrough(record)


def play(options: Options, seed: int) -> Game:
    """Play a game at random, taking rare kinds of choices as often as common ones."""
    game, dealer = Game.new(options), SeededDealer(seed)
    while not game.over:
        game.advance(dealer)
        if not game.over:
            kinds = sorted({choice.kind for choice in game.choices})
            kind = kinds[dealer.below(len(kinds))]
            choices = [choice for choice in game.choices if choice.kind == kind]
            game.apply(choices[dealer.below(len(choices))])
    return game


# --- the text ---


def playthrough(record: Record) -> str:
    """Write a game to read: every node, what was possible there, and what happened."""
    lines = [f"edition {record.edition}, rules {record.rules}", f"{record.options}"]
    for number, step in enumerate(record.steps):
        lines += ["", *node(Game.replay(record, to=number)), f"> {step}"]
    end = Game.replay(record)
    lines += ["", *node(end), "", *summary(end), "", f"digest {end.digest()}"]
    return "\n".join(lines) + "\n"


def node(game: Game) -> list[str]:
    """Write what the game waits for and what may be answered."""
    node = game.node
    seat = "" if node.seat is None else f" of seat {node.seat}"
    about = "".join(f", {name} {value}" for name, value in node.about)
    lines = [f"{node.kind}{seat}: {node.question}{about}"]
    if game.at_chance:
        weights = sum(outcome.weight for outcome in game.outcomes)
        lines.append(f"  {len(game.outcomes)} outcomes of weight {weights}")
    elif game.choices:
        lines += wrapped([str(choice) for choice in game.choices])
    return lines


def wrapped(spellings: list[str]) -> list[str]:
    """Write choices in as many lines as they need, each choice in one of them."""
    whole = " | ".join(spelling.replace(" ", "\N{NO-BREAK SPACE}") for spelling in spellings)
    lines = wrap(whole, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def summary(game: Game) -> Iterator[str]:
    """Write how everything stands."""
    view = game.open_view()
    yield f"result {game.result}"
    yield f"round {view.round}, {view.phase}, first player {view.first}"
    yield f"tavern {row(view.tavern)}; novices {view.novices}"
    yield f"lodge {row(view.lodge)}"
    yield f"bazaar {row(view.bazaar)}"
    yield f"loot {row(view.loot)}"
    yield f"missions {row(view.missions)}"
    for land in view.lands:
        yield f"land {land.land}, header {land.header}, monster {land.monster}"
    yield f"entrance {view.entrance or '-'}"
    for clan in view.clans:
        yield from clan_lines(clan)
    for path in view.paths.values():
        if path.mercenary:
            yield path_line(path)


def clan_lines(clan: ClanView) -> Iterator[str]:
    """Write a clan."""
    members = f"leader {clan.leader}, mercenaries {row(clan.mercenaries)}, novices {clan.novices}"
    yield f"clan {clan.seat}, {clan.affinity}: {members}"
    yield (
        f"  glory {clan.glory}, reputation {clan.reputation}, gold {clan.gold}, pool {clan.pool or '-'},"
        f" defense {clan.defense}, potions {clan.potions}, venoms {clan.venoms}"
    )
    yield f"  traps {row(clan.traps or ())}"
    for bearer, cards in clan.equipment.items():
        yield f"  {bearer} carries {row(cards)}"


def path_line(path: PathView) -> str:
    """Write a path that somebody is on."""
    traps = row([str(trap) for trap in path.traps])
    return (
        f"path {path.name}: {path.mercenary} of seat {path.seat}, dice {path.dice or '-'}, traps {traps},"
        f" defense {path.defense}, potions {path.potions}, venoms {path.venoms}, gold {path.gold}"
    )


def row(names: Sequence[str]) -> str:
    """Write names, a dash where there is none."""
    return ", ".join(name or "-" for name in names) or "-"


if __name__ == "__main__":
    sys.exit(main())
