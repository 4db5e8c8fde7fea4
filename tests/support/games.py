"""Short ways to set up games, to list what is legal, to send members to paths, and to try all sequences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

from monsterlands import Choice, Game, Options, PathView, SeededDealer
from support.positions import position

COLOURS = "SMP"


def spelled(game: Game) -> list[str]:
    """List the legal choices by name."""
    return [str(choice) for choice in game.choices]


def offered(game: Game, kind: str) -> list[str]:
    """List the legal choices of one kind by name."""
    return [str(choice) for choice in game.choices if choice.kind == kind]


def the_turn_of(pool: str, *, table: dict[str, object] | None = None, others: str = "", **clan: Any) -> Game:
    """Return a game at the turn of seat 0, a fire clan with these dice.

    :param others: more ``[[clan]]`` tables, or other parts of a position; by default one water clan
    """
    lines = ["[[clan]]", 'affinity = "fire"', f"pool = {json.dumps(pool)}"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in clan.items()]
    return position("\n".join([*lines, others or '[[clan]]\naffinity = "water"']), **(table or {}))


def assign(game: Game, path: str, member: str = "nuduru") -> None:
    """Send a member to a path. The game does not ask which member if only one can go."""
    game.apply(f"path {path}")
    if game.node.question == "assign":
        game.apply(f"member {member}")


def go(game: Game, path: str, *loads: str, member: str = "nuduru") -> None:
    """Send a member to a path with these things. The game asks for more only if more could go there."""
    assign(game, path, member)
    game.play(*loads)
    if game.node.question == "load":
        game.apply("done")


def path(game: Game, name: str) -> PathView:
    """Return a path with everything on it, hidden traps too."""
    return game.open_view().path(name)


def walks(game: Game, follow: Callable[[Choice], bool]) -> Iterator[Game]:
    """Yield the game, and each state that choices which pass `follow` lead to, once."""
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
    """List all sets of at most `most` dice, as letters in the order S, M, P."""
    return ["".join(dice) for n in range(most + 1) for dice in combinations_with_replacement(colours, n)]


def has(pool: str, dice: str) -> bool:
    """Return whether a pool contains these dice."""
    return all(pool.count(colour) >= dice.count(colour) for colour in COLOURS)


def pool_of(dice: str, face: int = 4) -> str:
    """Write dice as a pool in which each persuasion die shows `face`."""
    return dice.replace("P", f"P{face}")


def dealt(options: Options, seed: int) -> Game:
    """Return a new game, dealt up to its first decision."""
    game = Game.new(options)
    game.advance(SeededDealer(seed))
    return game


def finished(options: Options, seed: int) -> Game:
    """Return a game that was played to its end at random."""
    game, dealer = Game.new(options), SeededDealer(seed)
    while not game.over:
        game.advance(dealer)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
    return game
