"""Short ways to play for tests: what is asked, how to get onto a path, where all walks of an action lead."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

from monsterlands import Choice, Game, Options, PathView, SeededDealer
from support.positions import position

COLOURS = "SMP"


def spelled(game: Game) -> list[str]:
    """List what is legal."""
    return [str(choice) for choice in game.choices]


def offered(game: Game, kind: str) -> list[str]:
    """List what is legal of one range of the action space."""
    return [str(choice) for choice in game.choices if choice.kind == kind]


def the_turn_of(pool: str, *, table: dict[str, object] | None = None, others: str = "", **clan: Any) -> Game:
    """Begin at the turn of seat 0, a fire clan with these dice.

    :param others: further ``[[clan]]`` tables, or anything else of a position; otherwise one water clan
    """
    lines = ["[[clan]]", 'affinity = "fire"', f"pool = {json.dumps(pool)}"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in clan.items()]
    return position("\n".join([*lines, others or '[[clan]]\naffinity = "water"']), **(table or {}))


def assign(game: Game, path: str, member: str = "nuduru") -> None:
    """Send a member to a path; the member is not asked for if there is only one who could go."""
    game.apply(f"path {path}")
    if game.node.question == "assign":
        game.apply(f"member {member}")


def go(game: Game, path: str, *loads: str, member: str = "nuduru") -> None:
    """Send a member to a path with these things; nothing else is asked if nothing else could go there."""
    assign(game, path, member)
    game.play(*loads)
    if game.node.question == "load":
        game.apply("done")


def path(game: Game, name: str) -> PathView:
    """Look at a path with everything on it."""
    return game.open_view().path(name)


def walks(game: Game, follow: Callable[[Choice], bool]) -> Iterator[Game]:
    """Yield the game and every other one that some walk of such choices leads to, each state once."""
    seen = {game.to_json()}
    waiting = [game]
    while waiting:
        here = waiting.pop()
        yield here
        for choice in here.choices:
            if follow(choice):
                further = here.clone()
                further.apply(choice)
                if further.to_json() not in seen:
                    seen.add(further.to_json())
                    waiting.append(further)


def dice_sets(most: int, colours: str = COLOURS) -> list[str]:
    """List all sets of up to so many dice, as letters in the order S, M, P."""
    return ["".join(dice) for n in range(most + 1) for dice in combinations_with_replacement(colours, n)]


def has(pool: str, dice: str) -> bool:
    """Tell whether these dice are in a pool."""
    return all(pool.count(colour) >= dice.count(colour) for colour in COLOURS)


def pool_of(dice: str, face: int = 4) -> str:
    """Write dice as a pool: every persuasion die shows the same."""
    return dice.replace("P", f"P{face}")


def dealt(options: Options, seed: int) -> Game:
    """Set up a new game and deal up to its first decision."""
    game = Game.new(options)
    game.advance(SeededDealer(seed))
    return game


def finished(options: Options, seed: int) -> Game:
    """Play a game to its end at random."""
    game, dealer = Game.new(options), SeededDealer(seed)
    while not game.over:
        game.advance(dealer)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
    return game
