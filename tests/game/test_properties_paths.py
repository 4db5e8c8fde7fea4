"""Properties of paths, and of what lies on them, at every node of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from monsterlands import Event, Game, PathView, SeededDealer
from support.adventures import heard
from support.whole_games import BOX, decisions, nodes, some_games, step, tricky_adventure

TRAPS = {trap.id: trap for trap in BOX.traps}


def face_up(path: PathView) -> list[str]:
    """List the traps of a path that lie face up, top to bottom."""
    return [str(trap) for trap, shown in zip(path.traps, path.revealed, strict=True) if shown]


@some_games
@pytest.mark.rule("R6.3", "R6.6")
def test_no_path_is_ever_overloaded_before_traps_are_revealed(block: int) -> None:
    for game in nodes(block):
        for path in game.open_view().paths.values():
            dice, tokens = len(path.dice), len(path.traps) + path.defense
            if path.name[0] in "mc":
                assert tokens == path.potions == path.venoms == path.gold == 0
                continue
            assert "P" not in path.dice
            if face_up(path):
                continue
            if path.name[0] == "e":
                assert dice + 2 * tokens <= 8
            else:
                assert dice <= 6
                assert tokens <= 2 + (6 - dice) // 2


@some_games
@pytest.mark.rule("R7.4", "R11.4")
def test_revealed_traps_bring_at_most_their_own_dice_and_tricks_what_they_steal(block: int) -> None:
    seen = 0
    for game in nodes(block):
        for path in game.open_view().paths.values():
            if face_up(path):
                most = 0 if path.mercenary == "madhala" else 8 if path.name[0] == "e" else 6
                effects = [TRAPS[trap].effect for trap in face_up(path)]
                more = sum(len(effect.dice) + effect.steal for effect in effects)
                assert len(path.dice) + len(path.rolled) // 2 <= most + more
                seen += more > 0
    assert seen


@some_games
@pytest.mark.rule("R7.4", "R11.1")
def test_traps_turn_face_up_in_the_adventure_and_without_the_module_all_at_once(block: int) -> None:
    seen = Counter[bool]()
    for game in nodes(block):
        view = game.open_view()
        for path in view.paths.values():
            assert len(path.revealed) == len(path.targets) == len(path.traps)
            seen[bool(face_up(path))] += len(path.traps) > 0
            if view.phase != "adventure":
                assert not face_up(path)
            elif not view.tricks:
                assert all(path.revealed) or not any(path.revealed)
    assert seen[True]
    assert seen[False]


# --- the clash ---

ADVENTURES = 240
QUESTIONS = ("reveal", "aim", "parry", "steal", "token")
HARMLESS = {
    "token-kept", "trap-revealed", "trick-aimed", "parried", "die-stolen", "monster-attacked", "sprayed",
}  # fmt: skip
"""Events in a clash and after it that remove nothing from the table."""


def clash_steps() -> Iterator[tuple[Game, Game, list[Event]]]:
    """Yield the steps of many clashes: the game before and after each, and what happened."""
    for seed in range(ADVENTURES):
        game, dealer = tricky_adventure(seed), SeededDealer(seed + 1)
        happened = heard(game)
        while game.open_view().phase == "adventure":
            before = game.clone()
            happened.clear()
            step(game, dealer)
            if before.node.question in QUESTIONS and {event.kind for event in happened} <= HARMLESS:
                yield before, game, happened


def dice_on(game: Game) -> dict[str, Counter[str]]:
    """Count the dice on each path."""
    return {name: Counter(path.dice) for name, path in game.open_view().paths.items()}


@pytest.mark.rule("R7.4", "R11.4")
def test_in_a_clash_dice_come_with_traps_or_move_from_one_path_to_another() -> None:
    seen = Counter[str]()
    for before, after, happened in clash_steps():
        expected = dice_on(before)
        for event in happened:
            seen[event.kind] += 1
            if event.kind == "trap-revealed":
                expected[str(event["path"])].update(TRAPS[str(event["trap"])].effect.dice)
            elif event.kind == "die-stolen":
                assert expected[str(event["target"])][str(event["colour"])] > 0
                expected[str(event["target"])][str(event["colour"])] -= 1
                expected[str(event["path"])][str(event["colour"])] += 1
        assert dice_on(after) == expected
    assert min(seen["trap-revealed"], seen["die-stolen"], seen["token-kept"]) > 20


@pytest.mark.rule("R11.3")
def test_in_a_clash_defense_tokens_go_only_to_cancel_a_trick_which_goes_too() -> None:
    cancelled = 0
    for before, after, happened in clash_steps():
        parries = Counter(str(event["path"]) for event in happened if event.kind == "parried")
        paths, left = before.open_view().paths, after.open_view().paths
        assert Counter({name: path.defense - left[name].defense for name, path in paths.items()}) == parries
        tokens = [sum(len(path.traps) for path in there.values()) for there in (paths, left)]
        assert tokens[0] - tokens[1] == parries.total()
        cancelled += parries.total()
    assert cancelled > 5


@pytest.mark.rule("R1.10", "R11.2", "R11.5")
def test_only_revealed_tricks_that_divert_keep_a_target_and_it_is_in_the_same_place() -> None:
    aimed = 0
    for _, game, _ in clash_steps():
        for path in game.open_view().paths.values():
            for trap, shown, target in zip(path.traps, path.revealed, path.targets, strict=True):
                if target:
                    assert shown
                    assert TRAPS[str(trap)].effect.divert
                    assert target[0] == path.name[0]
                    assert target != path.name
                    aimed += 1
    assert aimed > 20


# --- open paths ---


def required(game: Game, name: str) -> list[Counter[str]] | None:
    """List the sets of dice that an open path accepts as required, by the edition; None if it is closed."""
    view, place = game.open_view(), int(name[1]) - 1
    if name[0] in "ab":
        land = "ab".index(name[0])
        header = view.lands[land].header if land < len(view.lands) else ""
        sides = {f"{tile.id}{side}": getattr(tile, side) for tile in BOX.headers for side in "ab"}
        return [Counter(sides[header][place].dice)] if header else None
    if name[0] == "e":
        return [Counter("S"), Counter("M")] if view.entrance else None
    tile = view.missions["mc".index(name[0])]
    dice = next(
        getattr(each, "a" if name[0] == "m" else "b").dice for each in BOX.missions if each.id == tile
    )
    return [
        Counter(dice.exact) + Counter(more) for more in combinations_with_replacement(dice.colours, dice.free)
    ]


@some_games
@pytest.mark.rule("R6.1", "R6.2", "R6.3", "R6.6")
def test_the_paths_that_are_offered_are_those_that_the_rules_allow(block: int) -> None:
    for game in decisions(block):
        if game.node.question != "turn":
            continue
        clan = game.open_view().clan(game.seat or 0)
        pool = Counter(die for die in clan.pool if die in "SMP")
        allowed = []
        for name, path in game.open_view().paths.items():
            sets = required(game, name)
            tokens = name[0] == "e" and clan.trap_count + clan.defense > 0
            if sets is not None and (tokens or any(dice <= pool for dice in sets)):
                if path.mercenary is None and clan.unassigned and ("stage", "before") in game.node.about:
                    allowed.append(f"path {name}")
        assert [str(choice) for choice in game.choices if choice.kind == "path"] == allowed
