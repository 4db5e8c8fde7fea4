"""Golden games: whole games in tests/golden, as records and as text for readers.

The tests replay the records and compare every node with the text, so that no change of a rule, an id, a
spelling or an event goes unnoticed. Without arguments this prints which files would change. If the change is
intended, run ``python tools/golden.py --write``, look at the difference, and commit it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from monsterlands import ClanView, Event, Game, Options, PathView, Record, SeededDealer
from monsterlands.bots import play_out, player
from monsterlands.game.record import RECORDED

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
FEW = 6
"""List up to this many choices; of more, only the kinds and a checksum."""


@dataclass(frozen=True)
class Golden:
    """A game: its options and its players. Without players all choices are random.

    The seed is the number of the game, unless most games would not show what this one is for.
    """

    options: Options
    players: tuple[str, ...] = ()
    seed: int | None = None


GAMES = {
    "two-tutorial": Golden(Options(players=2, difficulty="tutorial")),
    "two-normal-bots": Golden(Options(players=2, confirm=(0, 1)), ("simple", "random")),
    "two-cutthroat-bots": Golden(Options(players=2, difficulty="cutthroat"), ("simple", "simple")),
    "three-normal": Golden(Options(players=3, affinities="chosen", first=1)),
    "three-hard-bots": Golden(Options(players=3, difficulty="hard"), ("random", "simple", "simple")),
    "three-cutthroat": Golden(Options(players=3, difficulty="cutthroat", confirm=(1,))),
    "four-tutorial-bots": Golden(
        Options(players=4, difficulty="tutorial", affinities="chosen"),
        ("simple", "random", "simple", "random"),
    ),
    "four-hard": Golden(Options(players=4, difficulty="hard", confirm=(0, 2))),
    "two-tricks": Golden(Options(players=2, tricks=True, queens_grant=True), seed=3211),
    "three-tricks": Golden(
        Options(players=3, difficulty="hard", tricks=True, more_monsters=True, confirm=(2,)), seed=1323
    ),
    "four-tricks": Golden(
        Options(
            players=4,
            difficulty="cutthroat",
            tricks=True,
            affinities="chosen",
            queens_grant=True,
            more_monsters=True,
        ),
        seed=8099,
    ),
    "solo-2-money-is-king": Golden(Options(players=1, scenario=2), seed=515),
    "solo-5-fully-loaded": Golden(
        Options(players=1, difficulty="tutorial", scenario=5, affinity="air"), seed=893
    ),
    "solo-8-tricky": Golden(Options(players=1, difficulty="hard", scenario=8, confirm=(0,)), seed=1214),
    "solo-10-doom": Golden(
        Options(players=1, difficulty="cutthroat", scenario=10, more_monsters=True), seed=272
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files again")
    write: bool = parser.parse_args(arguments).write
    wanted = dict(files())
    changed = {
        path: text for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text
    }
    for path, text in changed.items():
        print(f"{'written' if write else 'would change'}: {path.name}")
        if write:
            path.write_text(text, "utf-8")
    unknown = [path for path in sorted(FOLDER.iterdir()) if path not in wanted]
    for path in unknown:
        print(f"{'removed' if write else 'would be removed'}: {path.name}")
        if write:
            path.unlink()
    return 1 if (changed or unknown) and not write else 0


def files() -> Iterator[tuple[Path, str]]:
    """Play all games and yield each file with its text."""
    for number, (name, golden) in enumerate(GAMES.items(), start=1):
        record = play(golden, golden.seed or number).record()
        yield FOLDER / f"{name}.record", record.to_text()
        yield FOLDER / f"{name}.txt", playthrough(record)


def play(golden: Golden, seed: int) -> Game:
    """Play a game: with players, or at random, taking rare kinds of choices as often as common ones."""
    game, dealer = Game.new(golden.options), SeededDealer(seed)
    if golden.players:
        play_out(game, [player(name, seed) for name in golden.players], dealer)
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
    """Return a game as text: every node with its choices, the answer and the events."""
    lines = [f"edition {record.edition}, rules {record.rules}", f"{record.options}"]
    game = Game.replay(record, to=0)
    happened: list[Event] = []
    game.listen(lambda happening: happened.append(happening.in_full()))
    for step in record.steps:
        lines += [*node(game), f"> {step}"]
        happened.clear()
        game.play(step.partition(" ")[2])
        if happened:
            lines.append(f"  {'; '.join(told(event) for event in happened)}")
        if any(event.kind == "round-began" for event in happened):
            lines += ["", *summary(game), ""]
    lines += [*node(game), "", *summary(game), "", f"digest {game.digest()}"]
    return "\n".join(lines) + "\n"


def node(game: Game) -> Iterator[str]:
    """Yield lines about what the game waits for and the possible answers."""
    node = game.node
    seat = "" if node.seat is None else f" of seat {node.seat}"
    about = "".join(f", {name} {value}" for name, value in node.about)
    yield f"{node.kind}{seat}: {node.question}{about}"
    if game.at_chance:
        weights = sum(outcome.weight for outcome in game.outcomes)
        spelled = [RECORDED.get(str(outcome), str(outcome)) for outcome in game.outcomes]
        yield f"  {len(game.outcomes)} outcomes of weight {weights} {summed(spelled)}"
    elif 0 < len(game.choices) <= FEW:
        yield f"  {' | '.join(str(choice) for choice in game.choices)}"
    elif game.choices:
        kinds = Counter(choice.kind for choice in game.choices)
        listed = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        yield f"  {listed} {summed(f'{choice.id} {choice}' for choice in game.choices)}"


def summed(spellings: Iterable[str]) -> str:
    """Return a checksum of a list that is too long to write."""
    return "#" + sha256("\n".join(spellings).encode()).hexdigest()[:8]


def told(event: Event) -> str:
    """Return an event in a few words."""
    seat = [] if event.seat is None else [str(event.seat)]
    values = [str(value) for _, value in event.values if value != ""]
    parts = [f"{part.source}{part.amount:+}" for part in event.parts]
    return " ".join([event.kind, *seat, *values, *parts])


def summary(game: Game) -> Iterator[str]:
    """Yield lines about the state of the game."""
    view = game.open_view()
    if game.result is not None:
        for score in game.result.scores:
            yield f"place {score.place}: seat {score.seat} with {score.total} points: {score}"
    if view.scenario is not None:
        yield f"scenario {view.scenario.id}, missions fulfilled {view.fulfilled}, rank {view.rank}"
    yield f"round {view.round}, {view.phase}, first player {view.first}"
    yield f"tavern {row(view.tavern)}; novices {view.novices}"
    yield f"lodge {row(view.lodge)}"
    yield f"bazaar {row(view.bazaar)}"
    yield f"loot {row(view.loot)}"
    yield f"missions {row(view.missions)}"
    for land in view.lands:
        yield f"land {land.land}, header {land.header}, monster {land.monster}"
    yield f"entrance {view.entrance or '-'}; panic {row(view.panic)}"
    for clan in view.clans:
        yield from clan_lines(clan)
    for path in view.paths.values():
        if path.mercenary:
            yield path_line(path)


def clan_lines(clan: ClanView) -> Iterator[str]:
    """Yield lines about a clan."""
    members = f"leader {clan.leader}, mercenaries {row(clan.mercenaries)}, novices {clan.novices}"
    yield f"clan {clan.seat}, {clan.affinity}: {members}"
    yield (
        f"  glory {clan.glory}, reputation {clan.reputation}, gold {clan.gold}, pool {clan.pool or '-'},"
        f" defense {clan.defense}, potions {clan.potions}, venoms {clan.venoms}"
    )
    yield f"  traps {row(clan.traps or ())}; loot {row(clan.loot)}; trophies {row(clan.trophies)}"
    if clan.lands:
        lands = [f"{land} ({clan.settled[land]})" if land in clan.settled else land for land in clan.lands]
        yield f"  lands {row(lands)}"
    if clan.wounded:
        yield f"  wounded {row(clan.wounded)}"
    for bearer, cards in clan.equipment.items():
        yield f"  {bearer} carries {row(cards)}"


def path_line(path: PathView) -> str:
    """Return a line about a path with a mercenary."""
    traps = row([str(trap) for trap in path.traps])
    return (
        f"path {path.name}: {path.mercenary} of seat {path.seat}, dice {path.dice or '-'}, traps {traps},"
        f" defense {path.defense}, potions {path.potions}, venoms {path.venoms}, gold {path.gold}"
    )


def row(names: Sequence[str]) -> str:
    """Return the names in a row, with a dash for each empty one."""
    return ", ".join(name or "-" for name in names) or "-"


if __name__ == "__main__":
    sys.exit(main())
