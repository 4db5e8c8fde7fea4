"""The engine against its peers: decisions, finished games, copies and nodes per second; and some sizes.

It plays randomly, on one core, in one run. All engines play whole games through their public interface, keep
a record and check legality. The figures are medians of alternating slices of processor time. The peers are
catanatron, and the backgammon of OpenSpiel, written in C++ and driven from Python, where a roll is a node
too.

With ``--before`` the engine is compared with another version of itself instead: each runs in a process of its
own, they play slices in turns, and the median of the ratios is printed. The other version is a wheel or a git
revision, which is built in the same way as this one, plain or compiled, and kept in ``build/bench``.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from monsterlands import Game, Options, SeededDealer
from monsterlands.game import COMPILED

BUILD = "compiled" if COMPILED else "plain"
TURNS_LIMIT = 1000  # catanatron's own limit
BUILDER = Path(".venv/bin/python")  # has what the wheel is built with
BUILDS = Path("build/bench")


class Pace(NamedTuple):
    """What was played in a slice: per second, and per game."""

    decisions: float
    games: float
    decisions_per_game: float
    chances_per_game: float


def peer_pace(players: int, seconds: float) -> Pace:
    """Play whole random games of catanatron."""
    import catanatron

    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        colours = list(catanatron.Color)[:players]
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
    passed = time.process_time() - start
    return Pace(decisions / passed, games / passed, decisions / games, math.nan)  # its decisions include dice


def peer_copies(players: int, seconds: float) -> float:
    """Copy a catanatron game in mid-play; return copies per second."""
    import catanatron

    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:players]])
    for _ in range(150):
        game.play_tick()
    return _per_second(game.copy, seconds)


def backgammon_nodes(seconds: float) -> float:
    """Play whole random games of backgammon; return decisions and rolls per second."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)
    nodes = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                (action,) = chance.choices([o for o, _ in outcomes], [p for _, p in outcomes])
            else:
                legal = state.legal_actions()
                action = legal[int(chance.random() * len(legal))]
            state.apply_action(action)
            nodes += 1
    return nodes / (time.process_time() - start)


def our_pace(players: int, seconds: float, through: str = "ids") -> Pace:
    """Play whole random games.

    :param through: how answers are found: ``"ids"``, ``"choices"`` (objects), or ``"views"`` of the seat that
        is asked, with its clan and the choices
    """
    decisions = chances = games = 0
    dealer = SeededDealer(random.randrange(1 << 30))
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game.new(Options(players=players, difficulty="normal"))
        game.advance(dealer)
        decisions += LOOPS[through](game, dealer)
        chances += game.steps
        games += 1
    passed = time.process_time() - start
    chances -= decisions
    return Pace(decisions / passed, games / passed, decisions / games, chances / games)


def _by_ids(game: Game, dealer: SeededDealer) -> int:
    decisions = 0
    while not game.over:
        legal = game.legal
        game.apply(legal[dealer.below(len(legal))])
        decisions += 1
        game.advance(dealer)
    return decisions


def _by_choices(game: Game, dealer: SeededDealer) -> int:
    decisions = 0
    while not game.over:
        choices = game.choices
        game.apply(choices[dealer.below(len(choices))])
        decisions += 1
        game.advance(dealer)
    return decisions


def _by_views(game: Game, dealer: SeededDealer) -> int:
    decisions = 0
    while (seat := game.seat) is not None:
        view = game.view(seat)
        assert view.clan(seat).gold >= 0
        choices = view.choices
        game.apply(choices[dealer.below(len(choices))])
        decisions += 1
        game.advance(dealer)
    return decisions


LOOPS = {"ids": _by_ids, "choices": _by_choices, "views": _by_views}


def finished(players: int, seed: int) -> tuple[int, int]:
    """Play a game; return the most bytes that a copy of its state took, and those of its record."""
    dealer = SeededDealer(seed)
    game = Game.new(Options(players=players, tricks=players > 1, scenario=1 if players == 1 else None))
    game.advance(dealer)
    most = 0
    while not game.over:
        game.apply(game.legal[dealer.below(len(game.legal))])
        game.advance(dealer)
        tracemalloc.start()
        copies = [game.snapshot() for _ in range(10)]
        most = max(most, tracemalloc.get_traced_memory()[0] // len(copies))
        tracemalloc.stop()
    return most, len(game.record().to_text().encode())


def our_copies(players: int, seconds: float) -> float:
    """Clone a game in mid-play; return clones per second."""
    dealer = SeededDealer(1)
    game = Game.new(Options(players=players))
    game.advance(dealer)
    while game.view(None).round < 3:
        legal = game.legal
        game.apply(legal[dealer.below(len(legal))])
        game.advance(dealer)
    return _per_second(game.clone, seconds)


def _per_second(copy: Callable[[], object], seconds: float) -> float:
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(200):
            copy()
        done += 200
    return done / (time.process_time() - start)


# --- against another version ----------------------------------------------------------------------


class Version:
    """A version of the engine in a process of its own, which plays slices when asked."""

    def __init__(self, path: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--on-request"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def pace(self, what: str, players: int, seconds: float) -> float:
        """Return how many actions of a kind it does in a second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(what, players, seconds, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def play_on_request() -> None:
    """Answer each line of input, such as ``choices 2 1.0``, with the number of actions per second."""
    for line in sys.stdin:
        what, players, seconds = line.split()
        if what == "clones":
            done = our_copies(int(players), float(seconds))
        else:
            done = our_pace(int(players), float(seconds), what).decisions
        print(done, flush=True)


def is_revision(name: str) -> bool:
    """Check whether git knows a revision by this name."""
    asked = ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def built(version: str) -> str:
    """Return the folder with the package of a wheel or a git revision; build it if needed."""
    if version.endswith(".whl"):
        return _unpacked(Path(version), BUILDS / Path(version).stem)
    revision = subprocess.check_output(["git", "rev-parse", "--verify", f"{version}^{{commit}}"], text=True)
    folder = BUILDS / f"{revision[:12]}-{BUILD}"
    if folder.exists():
        return str(folder)
    with tempfile.TemporaryDirectory() as name:
        sources = Path(name, "sources")
        archive = subprocess.check_output(["git", "archive", "--prefix=sources/", revision.strip()])
        subprocess.run(["tar", "-x", "-C", name], input=archive, check=True)
        subprocess.run(
            [BUILDER.absolute(), "-m", "hatchling", "build", "-t", "wheel", "-d", name],
            cwd=sources,
            env={**os.environ, "MONSTERLANDS_COMPILE": str(int(COMPILED))},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return _unpacked(next(Path(name).glob("*.whl")), folder)


def _unpacked(wheel: Path, folder: Path) -> str:
    if not folder.exists():
        install = ["install", "-qq", "--no-deps", "--target", str(folder), str(wheel)]
        subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    return str(folder)


def against_before(version: str, slices: int, seconds: float) -> None:
    """Play slices in turns with another version, and print the medians of the ratios."""
    import monsterlands

    now = Version(str(Path(monsterlands.__file__).parent.parent))
    before = Version(built(version))
    print(f"monsterlands ({BUILD}) against {version}, {slices} slices of {seconds} s")
    for players in (2, 4):
        for what in (*LOOPS, "clones"):
            pairs = [
                (now.pace(what, players, seconds), before.pace(what, players, seconds)) for _ in range(slices)
            ]
            ratio = statistics.median(ours / theirs for ours, theirs in pairs)
            ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
            unit = what if what == "clones" else f"decisions by {what}"
            print(
                f"  {players} players, {unit + '/s':24} {ours:12,.1f}  before {theirs:12,.1f}"
                f"  ratio {ratio:6.2f}"
            )
    now.close()
    before.close()


# --- against the peers ----------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--before", help="a wheel or a git revision to compare with")
    parser.add_argument("--on-request", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.on_request:
        play_on_request()
    elif wanted.before:
        wheel = wanted.before.endswith(".whl")
        if not (Path(wanted.before).exists() if wheel else is_revision(wanted.before)):
            parser.error(f"--before is {wanted.before!r}; it must be a wheel or a git revision")
        against_before(wanted.before, wanted.slices, wanted.seconds)
    else:
        against_peers(wanted.slices, wanted.seconds)


def against_peers(slices: int, seconds: float) -> None:
    """Play slices in turns with the peers, and print the ratios of the medians."""
    print(f"monsterlands ({BUILD}) against its peers, {slices} slices of {seconds} s")
    for players in (2, 4):
        ours, by_choices, theirs, copies, peer, nodes = [], [], [], [], [], []
        for _ in range(slices):
            theirs.append(peer_pace(players, seconds))
            ours.append(our_pace(players, seconds))
            by_choices.append(our_pace(players, seconds, "choices"))
            peer.append(peer_copies(players, seconds / 4))
            copies.append(our_copies(players, seconds / 4))
            nodes.append(backgammon_nodes(seconds))
        for what, column in (("decisions/s", "decisions"), ("finished games/s", "games")):
            _line(f"{players} players, {what}", _median(ours, column), _median(theirs, column))
        objects = _median(by_choices, "decisions")
        _line(f"{players} players, by Choice objects", objects, _median(theirs, "decisions"))
        _line(f"{players} players, copies/s", statistics.median(copies), statistics.median(peer))
        per_decision = 1 + _median(ours, "chances_per_game") / _median(ours, "decisions_per_game")
        our_nodes = _median(ours, "decisions") * per_decision
        _line(f"{players} players, nodes/s (OpenSpiel)", our_nodes, statistics.median(nodes))
        _per_game("a game", ours)
        _per_game("of the peer", theirs)
    for players in (1, 2, 3, 4):
        sizes = [finished(players, seed) for seed in range(20)]
        state, record = max(size for size, _ in sizes), max(size for _, size in sizes)
        print(f"  {players} players: a copied state takes {state:,} bytes at most, a record {record:,}")


def _per_game(what: str, paces: list[Pace]) -> None:
    seconds = 1 / _median(paces, "games")
    decisions, chances = _median(paces, "decisions_per_game"), _median(paces, "chances_per_game")
    nodes = "including dice" if math.isnan(chances) else f"{chances:.0f} chance nodes"
    print(f"  {what}: {seconds:.4f} s, {decisions:.0f} decisions, {nodes}")


def _median(paces: list[Pace], column: str) -> float:
    return statistics.median(getattr(pace, column) for pace in paces)


def _line(what: str, ours: float, theirs: float) -> None:
    print(f"  {what:32} {ours:12,.1f}  peer {theirs:10,.1f}  ratio {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
