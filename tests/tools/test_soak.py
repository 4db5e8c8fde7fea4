"""The soak: whole random games, checked and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import sightings
import soak

from monsterlands import Options, SeededDealer
from monsterlands.game import positions
from monsterlands.game.game import tables_of
from monsterlands.game.names import names_of
from monsterlands.game.positions.random import random_state
from monsterlands.rules import draws, engine, frames
from monsterlands.rules import state as layout
from monsterlands.rules.setup import new_state
from monsterlands.rules.state import NONE, State
from support.adventures import clan, on
from support.positions import as_toml

BOX = soak.the_box()
NAMES = names_of(BOX)


def sections(counts: sightings.Counts) -> dict[str, Counter[str]]:
    return counts.by_section(BOX)


# --- playing ---


def test_a_few_games_and_positions_are_played_and_counted() -> None:
    decisions, counts = soak.soak(games=24, positions=24, jobs=1)
    found = sections(counts)
    assert decisions == sum(found["choices"].values()) > 1000
    assert found["events"]["game-ended"] == sum(found["ends"].values()) >= 24
    assert found["chance"]["first"] == 24
    assert not sightings.unknown(found, BOX)


def test_the_same_seeds_are_played_in_the_same_way_in_one_process_or_in_two() -> None:
    alone = soak.soak(games=60, positions=10, jobs=1, first=3)
    assert soak.soak(games=60, positions=10, jobs=2, first=3) == alone
    assert soak.soak(games=60, positions=10, jobs=1, first=4) != alone


def test_games_of_all_sizes_and_difficulties_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: set[tuple[int, int]] = set()

    def spy(tables: object, players: int, difficulty: int, *more: object) -> State:
        begun.add((players, difficulty))
        return new_state(tables, players, difficulty, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(soak, "new_state", spy)
    soak.soak(games=12, positions=0, jobs=1)
    assert begun == {(players, difficulty) for players in (2, 3, 4) for difficulty in range(4)}


# --- the end ---


def test_what_was_never_seen_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "2", "--positions", "0", "--jobs", "1"]) == 1
    printed = capsys.readouterr().out
    assert "2 games, 0 positions" in printed
    assert "\nnever seen: talents: Jaruna\n" in printed
    assert "\nnever seen: reshuffled: header\n" in printed
    assert "never seen: events: game-ended" not in printed


def test_all_is_well_if_everything_was_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, counts = soak.soak(games=2, positions=0, jobs=1)
    seen = {section: [*names] for section, names in sections(counts).items()}
    monkeypatch.setattr(sightings, "wanted", lambda box: seen | {"chance": list(sightings.OUTCOMES)[:3]})
    monkeypatch.setattr(sightings, "unknown", lambda found, box: [])
    assert soak.main(["--games", "2", "--positions", "0", "--jobs", "1"]) == 0
    assert "never seen" not in capsys.readouterr().out


def test_what_should_not_exist_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sightings.CHOICES, "turn", "path end-turn")
    assert soak.main(["--games", "2", "--positions", "0", "--jobs", "1"]) == 1
    assert "\nseen, but not known: choices: turn: deploy\n" in capsys.readouterr().out


def test_a_broken_game_is_named_by_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: State) -> None:
        if state.table[layout.ROUND] == 3:
            raise soak.Broken("a card is nowhere")

    monkeypatch.setattr(soak, "check", broken)
    assert soak.main(["--games", "2", "--jobs", "1", "--seed", "5"]) == 1
    assert capsys.readouterr().out == "broken: game of seed 5: Broken('a card is nowhere')\n"


# --- checking ---


def a_state(phase: str = "deployment") -> State:
    """Make a rich state: two clans, both with members, loot and traps."""
    for seed in range(1000):
        state = random_state(Options(players=2), SeededDealer(seed), tables_of(BOX), phase)
        rich = [clan[layout.CREW] and clan[layout.TRAPS_HELD] and clan[layout.LOOT] for clan in state.clans]
        if all(rich) and state.table[layout.LOADS] > 1 and state.table[layout.LOOT_DOCKS] != NONE:
            return state
    raise AssertionError("no seed gives such a state")


def test_a_sound_state_passes() -> None:
    soak.check(a_state())


def lose_a_mercenary(state: State) -> None:
    state.table[layout.TAVERN_DOCKS] = NONE


def double_a_mercenary(state: State) -> None:
    state.table[layout.MERCENARY_DISCARDS] |= state.clans[0][layout.CREW]


def lose_loot(state: State) -> None:
    state.table[layout.LOOT_DOCKS] = NONE


def double_a_monster(state: State) -> None:
    state.clans[0][layout.TROPHIES] |= 1 << state.table[layout.MONSTERS]


def lose_a_land(state: State) -> None:
    state.table[layout.LAND_CARDS] = NONE


def lose_a_trap(state: State) -> None:
    held = state.clans[0][layout.HELD : layout.CLAN]
    kind = next(kind for kind, count in enumerate(held) if count and kind)
    for field in (layout.HELD, layout.OWNED):
        state.clans[0][field + kind] -= 1
    state.clans[0][layout.TRAPS_HELD] -= 1


def forget_a_trap(state: State) -> None:
    state.clans[0][layout.TRAPS_HELD] += 1


def keep_an_initial_trap(state: State) -> None:
    state.table[layout.TRAP_DISCARDS] += 1


def drop_a_card(state: State) -> None:
    state.table[layout.EQUIPMENT] = layout.IN_HAND


def gain_reputation(state: State) -> None:
    state.clans[1][layout.REPUTATION] += 1


def lose_all_glory(state: State) -> None:
    state.clans[1][layout.GLORY] = -1


def send_home(state: State) -> None:
    state.table[layout.ASSIGNED] = 0


def lose_the_leader(state: State) -> None:
    state.clans[0][layout.LEADER] = NONE


def brew_too_much(state: State) -> None:
    state.clans[0][layout.POTIONS] = 4


def settle_a_stranger(state: State) -> None:
    state.clans[0][layout.CLAN_LANDS] |= 1 << state.table[layout.LAND_CARDS]
    state.table[layout.SETTLERS + state.table[layout.LAND_CARDS]] = (
        state.clans[1][layout.CREW].bit_length() - 1
    )
    state.table[layout.LAND_CARDS] = NONE


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lose_a_mercenary, "a mercenary is nowhere"),
        (double_a_mercenary, "a mercenary is in two places"),
        (lose_loot, "a loot token is nowhere"),
        (double_a_monster, "a monster is in two places"),
        (lose_a_land, "a land is nowhere"),
        (lose_a_trap, "traps of kind"),
        (forget_a_trap, "another number of traps"),
        (keep_an_initial_trap, "an initial trap"),
        (drop_a_card, "a card is in nobody's hand"),
        (gain_reputation, "not the sum over its members"),
        (lose_all_glory, "less than nothing"),
        (send_home, "others are assigned"),
        (lose_the_leader, "has no leader"),
        (brew_too_much, "more tokens than it may"),
        (settle_a_stranger, "settled by a stranger"),
    ],
)
def test_an_unsound_state_is_seen(spoil: Callable[[State], None], what: str) -> None:
    state = a_state()
    spoil(state)
    with pytest.raises(soak.Broken, match=what):
        soak.check(state)


def test_dice_that_are_left_after_deployment_are_seen() -> None:
    state = a_state("adventure")
    state.clans[0][layout.POOL] = 1
    with pytest.raises(soak.Broken, match="dice are left"):
        soak.check(state)


# --- effects at work ---


LAND = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def watched(
    *steps: str, path: dict[str, Any], monster: str = "Gator", **clan_: Any
) -> dict[str, Counter[str]]:
    """Play an adventure of a fire clan; return what was seen at work."""
    document = {
        "options": {"difficulty": "tutorial"},
        "table": {"phase": "adventure", "land_a": {**LAND, "monster": monster}},
        "clan": [clan("fire", path, **clan_), clan("water")],
    }
    _, _, state = positions.read(as_toml(document), BOX, tables_of)
    counts = sightings.Counts()
    watch = sightings.Watch(BOX, state, counts)
    state.events = []
    for step in steps:
        legal = engine.run(state)
        if legal:
            choice = NAMES.choice(step)
            assert choice in legal, [NAMES.spelling(each) for each in legal]
            watch.answer(state, frames.top_kind(state), choice)
            engine.apply(state, choice)
        else:
            outcome = NAMES.outcome(step)
            assert outcome in [each for each, _ in draws.outcomes(state)], step
            engine.deal(state, outcome)
    engine.run(state)
    watch.read(state.events)
    return sections(counts)


HIT = ["attack 6", "attack 1", "attack 1"]
MISS = ["attack 1", "attack 1", "attack 1"]


def test_a_defense_talent_is_at_work_only_if_it_is_needed() -> None:
    one = watched(*HIT, "defend talent", path=on("a1", "Zondu", dice="S"), hired=("Zondu",))
    assert not one["talents"]
    assert not one["paths"]
    two = watched(
        "attack 6", "attack 6", "attack 1", "defend talent", "defend talent",
        path=on("a1", "Zondu", dice="S"), hired=("Zondu",),
    )  # fmt: skip
    assert two["talents"] == {"Zondu": 1}
    assert two["paths"] == {"header-1a 1": 1}


def test_a_reroll_is_at_work_if_nothing_else_could_have_been_spent() -> None:
    path = on("a1", "Kakron", dice="S")
    seen = watched(*MISS, "roll S", "roll S1", "reroll S1", "roll S2", path=path, hired=("Kakron",))
    assert seen["talents"] == {"Kakron": 1}


def test_what_adds_to_dice_is_at_work_if_such_dice_were_rolled() -> None:
    path = on("a3", "Taroa", dice="MS", traps=["strength-plus-1", "magic-1"], venoms=1)
    steps = ["done", *MISS, "roll S", "roll S1", "stop"]
    seen = watched(*steps, path=path, hired=("Taroa",), equipment={"Taroa": ["Mortis"]})
    assert seen["talents"] == {"Taroa": 1}
    assert seen["traps"] == {"strength-plus-1": 1}
    assert not seen["equipment"]
    assert seen["powers"] == {"Gator": 1}, "it forbids the venom"


def test_a_capture_bonus_is_at_work_if_it_made_the_capture() -> None:
    path = on("a1", "Torko", dice="S", traps=["strength-1"])
    steps = [*MISS, "roll all", "roll S3"]
    made = watched(*steps, "roll S3", path=path, hired=("Torko",))
    assert made["talents"] == {"Torko": 1}
    idle = watched(*steps, "roll S6", path=path, hired=("Torko",))
    assert idle["events"]["captured"] == 1
    assert not idle["talents"]


def test_turfus_is_at_work_if_a_second_trap_is_wanting() -> None:
    path = on("a1", "Taroa", dice="SSS", traps=["strength-1"])
    rolls = ["roll S3"] * 4
    steps = [*["attack 1"] * 5, "roll all", *rolls, "take conquest-glory", "loot recruit"]
    seen = watched(*steps, path=path, hired=("Taroa",), monster="Turfus")
    assert seen["powers"] == {"Turfus": 1}


def test_gold_of_a_path_is_at_work_when_somebody_comes_home_with_it() -> None:
    path = on("a4", "Frunks", dice="SM")
    steps = ["done", *MISS, "stop", "take conquest-glory", "loot recruit"]
    assert watched(*steps, path=path)["paths"] == {"header-1a 4": 1}
