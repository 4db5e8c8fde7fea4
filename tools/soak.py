"""Play many whole random games, look for anything wrong, and count everything that happens in them.

The games have two to four players, all difficulties, and all combinations of the trick module and the
variants; solo games have all scenarios. Random choices of several styles play them to their end. Then random
positions of all phases, one in five of solo play, are played to the end of their round: they reach what games
rarely reach. Now and then everything is checked: that no piece is lost or duplicated, limits, sums, and that
written states and positions are read back unchanged. At the end all counts are printed (see `sightings`):
none may be zero, except those of ranks.

    .venv/bin/python tools/soak.py --games 20000 --solo 5000
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Final

from monsterlands.rules.state import Event, scenario

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import sightings
from sightings import ID_BITS, Counts
from soundness import Broken, check
from watching import WATCHED, Watch

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.box import AFFINITIES, DIFFICULTIES, Box
from monsterlands.game.names import names_of
from monsterlands.game.options import fit_options, state_of
from monsterlands.game.results import rank_of
from monsterlands.rules import actions, draws, engine, frames, layout
from monsterlands.rules.state import State, bits
from monsterlands.rules.tables import tables_of
from support.random_positions import random_state

PHASES: Final = ("adventure", "clean-up", "adventure", "deployment")
BLOCK: Final = 50
WIDTH: Final = 118
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
CHECK_EVERY: Final = 40
"""Check the state at one in this many decisions."""
ASKED: Final = 2
"""At each decision, ask why this many of all choices are refused, and this many of its question."""
TIMID: Final = {
    "end-turn", "done", "stop", "no", "take-hits", "give-up", "discard-equipment", "discard-trap",
    "keep",
}  # fmt: skip
"""Kinds of choices that end something."""
Below = Callable[[int], int]
Choose = Callable[[Sequence[int]], int]


# --- playing ---


@cache
def the_box() -> Box:
    """Return the edition that is played."""
    return load("standard@1")


@cache
def kinds() -> list[str]:
    """Return the kind of every choice."""
    names = names_of(the_box())
    return [names.kind(choice) for choice in range(actions.ACTIONS)]


@cache
def askable() -> list[list[list[int]]]:
    """Return the choices that belong to each question, by their kind; the last entry has all kinds."""
    names = names_of(the_box())
    by_kind: dict[str, list[int]] = {}
    for choice in range(actions.ACTIONS):
        if names.spelling(choice):
            by_kind.setdefault(names.kind(choice), []).append(choice)
    found: list[list[list[int]]] = []
    for row in frames.FRAMES:
        found.append([by_kind[name] for name in row.answers] if row.node == "decision" else [])
    return [*found, list(by_kind.values())]


def ask(state: State, kind: int, legal: Sequence[int], below: Below, refusals: Counter[int]) -> None:
    """Ask why some choices are refused: of the question and of all; on a turn, likely ones too."""
    asked: list[int] = []
    for possible in (askable()[kind], askable()[-1]):
        for _ in range(ASKED):
            among = possible[below(len(possible))]
            asked.append(among[below(len(among))])
    if kind == frames.TURN:
        clan = state.clans[frames.top_seat(state)]
        asked += [actions.LAND_CHOICE + land for land in bits(clan[layout.CLAN_LANDS])]
        dice = [die for die in range(layout.DICE) if clan[layout.POOL + die]]
        if dice:
            building = below(layout.BUILDINGS) * layout.SPACES * layout.DICE
            asked.append(actions.DEPLOY + building + dice[below(len(dice))])
    for choice in asked:
        if choice not in legal:
            refusals[engine.why_not(state, choice)[0]] += 1


def manner(number: int, below: Below) -> Choose:
    """Return a style: any choice, any kind of choice, hardly ever an end, or hardly ever gold."""
    kind_of = kinds()
    gold = range(layout.PAWN_SHOP * layout.SPACES * 8, (layout.PAWN_SHOP + 1) * layout.SPACES * 8)

    def anything(legal: Sequence[int]) -> int:
        return legal[below(len(legal))]

    def any_kind(legal: Sequence[int]) -> int:
        among = sorted({kind_of[choice] for choice in legal})
        kind = among[below(len(among))]
        return anything([choice for choice in legal if kind_of[choice] == kind])

    def boldly(legal: Sequence[int]) -> int:
        bold = [choice for choice in legal if kind_of[choice] not in TIMID] if below(8) else []
        return any_kind(bold or legal)

    def not_for_gold(legal: Sequence[int]) -> int:
        better = [choice for choice in legal if choice not in gold] if below(16) else []
        return anything(better or legal)

    return (anything, any_kind, boldly, not_for_gold)[number % 4]


def play(state: State, dealer: SeededDealer, choose: Choose, counts: Counts, rounds: int) -> int:
    """Play to the end, or for this many rounds; return the number of decisions."""
    watch = Watch(the_box(), state, counts)
    happened: list[Event] = []
    state.events = happened
    answers, outcomes, refusals = counts.answers, counts.outcomes, counts.refusals
    below = dealer.below
    last = state.table[layout.ROUND] + rounds
    decisions = 0
    legal = engine.run(state)
    while state.table[layout.ROUND] < last:
        kind = frames.top_kind(state)
        if legal:
            ask(state, kind, legal, below, refusals)
            if decisions % CHECK_EVERY == 0:
                check(state)
            choice = choose(legal)
            answers[kind << ID_BITS | choice] += 1
            if kind in WATCHED:
                watch.answer(state, kind, choice)
            engine.apply(state, choice)
            decisions += 1
        elif kind == frames.END:
            check_end(state, counts)
            break
        else:
            outcome = draws.pick(state, dealer)
            outcomes[kind << ID_BITS | outcome] += 1
            engine.deal(state, outcome)
        legal = engine.run(state)
    check(state)
    watch.read(happened)
    return decisions


def check_end(state: State, counts: Counts) -> None:
    """Check that a game had to end now (R10.5, R13.6); count the reason, and the rank of a solo game.

    :raises Broken: if it had not
    """
    special = scenario(state)
    over = state.table[layout.ROUND] == special.rounds
    glory = max(clan[layout.GLORY] for clan in state.clans) >= state.tables.glory_to_end
    counts.seen["ends", "after the last round" if over else "by glory"] += 1
    if not over and not (special.glory_ends and glory):
        raise Broken("the game ended too early")
    if state.table[layout.SCENARIO]:
        played = the_box().scenarios[state.table[layout.SCENARIO] - 1]
        counts.seen["ranks", f"{played.id} {rank_of(state)}"] += 1


# --- games and positions ---


def table_options(below: Below) -> Options:
    """Make random options for two to four players."""
    players = 2 + below(3)
    return Options(
        players=players,
        difficulty=DIFFICULTIES[below(len(DIFFICULTIES))],
        tricks=below(2) == 0,
        affinities="dealt" if below(5) else "chosen",
        confirm=() if below(7) else range(players),
        queens_grant=below(2) == 0,
        more_monsters=below(2) == 0,
    )


def solo_options(number: int, below: Below) -> Options:
    """Make random options for a scenario: number 0 is the first, and after the last the first comes again."""
    number %= len(the_box().scenarios)
    scenario = the_box().scenarios[number]
    return Options(
        players=1,
        difficulty=scenario.difficulties[below(len(scenario.difficulties))],
        confirm=() if below(7) else (0,),
        more_monsters=below(2) == 0,
        scenario=number + 1,
        affinity=None if scenario.affinity or below(2) else AFFINITIES[below(len(AFFINITIES))],
    )


def new_game(options: Options) -> State:
    """Return a new game."""
    return state_of(options, the_box())


def play_game(seed: int, counts: Counts) -> int:
    """Play a whole game; return the number of decisions."""
    dealer = SeededDealer(seed)
    return play_from_setup(seed, table_options(dealer.below), dealer, counts)


def play_solo(seed: int, counts: Counts) -> int:
    """Play a whole solo game; return the number of decisions."""
    dealer = SeededDealer(seed)
    return play_from_setup(seed, solo_options(seed, dealer.below), dealer, counts)


def play_from_setup(seed: int, options: Options, dealer: SeededDealer, counts: Counts) -> int:
    """Play a game from its setup to its end; return the number of decisions."""
    options = fit_options(options, the_box())
    counts.seen[sightings.table_of(options, the_box())] += 1
    state = new_game(options)
    decisions = play(state, dealer, manner(dealer.below(4), dealer.below), counts, rounds=7)
    if seed % 20 == 0:
        check_round_trip(state)
    return decisions


def play_position(seed: int, counts: Counts) -> int:
    """Play a random position to the end of its round; return the number of decisions."""
    dealer = SeededDealer(seed)
    solo = seed % 5 == 0
    options = solo_options(seed // 5, dealer.below) if solo else table_options(dealer.below)
    options = fit_options(options, the_box())
    state = random_state(options, dealer, tables_of(the_box()), PHASES[dealer.below(len(PHASES))])
    if dealer.below(50) == 0:
        check_round_trip(state.clone())
    return play(state, dealer, manner(dealer.below(4), dealer.below), counts, rounds=1)


# --- checking ---


def check_round_trip(state: State) -> None:
    """Check that a written state, and a position if one is possible here, are read back unchanged."""
    game = Game.at(the_box(), state)
    if Game.from_json(game.to_json()).digest() != game.digest():
        raise Broken("a state was read back as another one")
    if game.node.question == "turn" and Game.from_position(game.position()).digest() != game.digest():
        raise Broken("a position was read back as another one")


# --- many games ---


PLAY: Final = {"game": play_game, "solo game": play_solo, "position": play_position}


def play_block(block: tuple[str, int, int]) -> tuple[int, Counts]:
    """Play a block of games or positions; an error names its seed."""
    what, first, many = block
    counts = Counts()
    decisions = 0
    for seed in range(first, first + many):
        try:
            decisions += PLAY[what](seed, counts)
        except Exception as error:
            raise RuntimeError(f"{what} of seed {seed}: {error!r}") from error
    return decisions, counts


def blocks(what: str, first: int, many: int) -> list[tuple[str, int, int]]:
    """Split this many games into blocks."""
    return [(what, first + done, min(BLOCK, many - done)) for done in range(0, many, BLOCK)]


def soak(games: int, solo: int, positions: int, jobs: int, first: int = 0) -> tuple[int, Counts]:
    """Play games and positions, in several processes if there are several jobs."""
    many = (games, solo, positions)
    work = [block for what, number in zip(PLAY, many, strict=True) for block in blocks(what, first, number)]
    if jobs == 1:
        return together(map(play_block, work))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return together(pool.imap_unordered(play_block, work))


def together(results: Iterable[tuple[int, Counts]]) -> tuple[int, Counts]:
    """Add up the counts of all blocks."""
    counts = Counts()
    decisions = 0
    for more, found in results:
        decisions += more
        counts.add(found)
    return decisions, counts


def listed(seen: Counter[str]) -> str:
    """Return the counts in as few lines as possible, without breaking a name."""
    entries = [f"{name} {seen[name]:,}".replace(" ", NO_BREAK) for name in sorted(seen) if seen[name]]
    lines = wrap(", ".join(entries), WIDTH, break_on_hyphens=False)
    return "\n".join(f"  {line}" for line in lines).replace(NO_BREAK, " ")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games of several players (1000)")
    parser.add_argument("--solo", type=int, default=250, help="solo games (250)")
    parser.add_argument("--positions", type=int, help="random positions (as many as all games)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game (0)")
    chosen = parser.parse_args(arguments)
    positions: int = chosen.games + chosen.solo if chosen.positions is None else chosen.positions
    start = time.perf_counter()
    try:
        decisions, counts = soak(chosen.games, chosen.solo, positions, chosen.jobs, chosen.seed)
    except RuntimeError as error:
        print(f"broken: {error}")
        return 1
    seconds = time.perf_counter() - start
    box = the_box()
    found = counts.by_section(box)
    for section, seen in found.items():
        print(f"\n{section}\n{listed(seen)}")
    print(
        f"\n{chosen.games:,} games, {chosen.solo:,} solo games, {positions:,} positions,"
        f" {decisions:,} decisions, {seconds:.0f} s"
    )
    never, unknown = sightings.missing(found, box), sightings.unknown(found, box)
    for name in never:
        print(f"never seen: {name}")
    for name in unknown:
        print(f"seen, but not known: {name}")
    return int(bool(never or unknown))


if __name__ == "__main__":
    sys.exit(main())
