"""The soak: whole random games, checked and counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
import sightings
import soak
from soundness import Broken

from monsterlands import Game, Options, SeededDealer
from monsterlands.box import DIFFICULTIES
from monsterlands.rules import frames, layout
from monsterlands.rules.state import State

BOX = soak.the_box()


def sections(counts: sightings.Counts) -> dict[str, Counter[str]]:
    return counts.by_section(BOX)


# --- playing ---


def test_a_few_games_and_positions_are_played_and_counted() -> None:
    decisions, counts = soak.soak(games=24, solo=10, positions=24, jobs=1)
    found = sections(counts)
    assert decisions == sum(found["choices"].values()) > 1000
    assert found["events"]["game-ended"] == sum(found["ends"].values()) >= 34
    assert found["chance"]["deal-first: first"] == sum(found["tables"].values()) == 24
    assert sum(found["scenarios"].values()) == 10
    assert sum(found["ranks"].values()) >= 10
    assert not sightings.unknown(found, BOX)


def test_the_same_seeds_are_played_in_the_same_way_in_one_process_or_in_two() -> None:
    alone = soak.soak(games=60, solo=10, positions=10, jobs=1, first=3)
    assert soak.soak(games=60, solo=10, positions=10, jobs=2, first=3) == alone
    assert soak.soak(games=60, solo=10, positions=10, jobs=1, first=4) != alone


def played(monkeypatch: pytest.MonkeyPatch, **many: int) -> list[Options]:
    """List the options of the games that the soak would play."""
    begun: list[Options] = []

    def spy(state: State, *_: object, **__: object) -> int:
        begun.append(Game.at(BOX, state).options)
        return 0

    monkeypatch.setattr(soak, "play", spy)
    soak.soak(**{"games": 0, "solo": 0, "positions": 0, **many}, jobs=1)
    return begun


def test_games_are_of_all_sizes_difficulties_and_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {
        (each.players, each.difficulty, each.tricks, each.queens_grant, each.more_monsters)
        for each in played(monkeypatch, games=1000)
    }
    assert len(tables) == 3 * 4 * 2 * 2 * 2
    assert {players for players, *_ in tables} == {2, 3, 4}


def test_solo_games_are_of_all_scenarios_and_all_difficulties_that_they_allow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = played(monkeypatch, solo=500)
    assert {(each.scenario, each.difficulty) for each in options} == {
        (number, difficulty)
        for number in range(1, 11)
        for difficulty in DIFFICULTIES
        if (number, difficulty) != (10, "tutorial")
    }
    assert {each.more_monsters for each in options} == {False, True}
    assert {each.affinity for each in options} == {None, "fire", "water", "air", "jungle"}


def test_one_position_in_five_is_of_solo_play_and_of_any_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    options = played(monkeypatch, positions=100)
    solo = [each.scenario for each in options if each.players == 1]
    assert sorted(solo, key=str) == sorted([*range(1, 11)] * 2, key=str)
    assert {each.tricks for each in options} == {False, True}


# --- the end ---


def test_effects_that_were_never_seen_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "2", "--solo", "1", "--positions", "0", "--jobs", "1"]) == 1
    printed = capsys.readouterr().out
    assert "2 games, 1 solo games, 0 positions" in printed
    assert "\nnever seen: talents: Jaruna\n" in printed
    assert "\nnever seen: reshuffled: tokens\n" in printed
    assert "\nnever seen: scenarios: doom hard\n" in printed
    assert "never seen: events: game-ended" not in printed
    assert "never seen: ranks" not in printed


def test_the_default_number_of_positions_is_the_number_of_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, ...]] = []

    def spy(*many: int) -> tuple[int, sightings.Counts]:
        asked.append(many)
        return 0, sightings.Counts()

    monkeypatch.setattr(soak, "soak", spy)
    soak.main(["--games", "20", "--solo", "5"])
    soak.main(["--games", "20", "--solo", "5", "--positions", "7", "--jobs", "1", "--seed", "9"])
    assert asked == [(20, 5, 25, 2, 0), (20, 5, 7, 1, 9)]


def test_the_soak_succeeds_if_everything_was_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, counts = soak.soak(games=2, solo=1, positions=0, jobs=1)
    seen = {section: [*names] for section, names in sections(counts).items()}
    monkeypatch.setattr(sightings, "wanted", lambda box: seen)
    assert soak.main(["--games", "2", "--solo", "1", "--positions", "0", "--jobs", "1"]) == 0
    assert "never seen" not in capsys.readouterr().out


def test_effects_that_should_not_exist_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(frames.FRAMES[frames.TURN], "answers", ["path", "end-turn"])
    assert soak.main(["--games", "2", "--solo", "0", "--positions", "0", "--jobs", "1"]) == 1
    assert "\nseen, but not known: choices: turn: deploy\n" in capsys.readouterr().out


@pytest.mark.parametrize(("games", "solo", "what"), [("2", "0", "game"), ("0", "2", "solo game")])
def test_a_broken_game_is_named_by_its_seed(
    games: str, solo: str, what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: State) -> None:
        if state.table[layout.ROUND] >= 3:
            raise Broken("a card is nowhere")

    monkeypatch.setattr(soak, "check", broken)
    assert soak.main(["--games", games, "--solo", solo, "--jobs", "1", "--seed", "5"]) == 1
    assert capsys.readouterr().out == f"broken: {what} of seed 5: Broken('a card is nowhere')\n"


@pytest.mark.parametrize(
    ("options", "round_", "glory", "sound"),
    [
        (Options(players=2), 6, 0, True),
        (Options(players=2), 5, 0, False),
        (Options(players=2), 5, 30, True),
        (Options(players=1, scenario=1), 5, 30, False),
        (Options(players=1, scenario=3), 3, 0, True),
        (Options(players=1, scenario=3), 2, 0, False),
    ],
)
def test_a_game_ends_after_its_last_round_or_with_several_players_by_glory(
    options: Options, round_: int, glory: int, sound: bool
) -> None:
    state = soak.new_game(replace(options, affinity="fire" if options.players == 1 else None))
    state.table[layout.ROUND] = round_
    state.clans[0][layout.GLORY] = glory
    if sound:
        soak.check_end(state, sightings.Counts())
    else:
        with pytest.raises(Broken, match="too early"):
            soak.check_end(state, sightings.Counts())


def test_the_rank_of_a_solo_game_is_counted() -> None:
    state = soak.new_game(Options(players=1, scenario=3, affinity="fire"))
    state.table[layout.ROUND] = 3
    state.clans[0][layout.GLORY] = 30
    counts = sightings.Counts()
    soak.check_end(state, counts)
    assert sections(counts)["ranks"] == {"blitz veteran": 1}


def test_options_are_random_but_the_same_for_the_same_seed() -> None:
    assert soak.table_options(SeededDealer(3).below) == soak.table_options(SeededDealer(3).below)
    assert len({soak.table_options(SeededDealer(seed).below) for seed in range(20)}) > 10
