"""Stories: what happens between two questions of the adventure and the clean-up, in a few sentences."""

from __future__ import annotations

import pytest

from monsterlands import Event, Game, View
from monsterlands.words import Words
from support.adventures import adventure, clan, clean_up, on

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def event(kind: str, seat: int | None, **values: int | str) -> Event:
    return Event(kind, seat, tuple(values.items()))


def told(game: Game, *steps: str, to: int = 0) -> list[str]:
    """Play some steps, and return what a seat reads about the game so far."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.seen_by(to)))
    game.play(*steps)
    return WORDS.story(events, game.view(to))


def after(game: Game, *steps: str) -> Game:
    """Play some steps, and return the game."""
    game.listen(lambda _: None)
    game.play(*steps)
    return game


@pytest.fixture(scope="module")
def view() -> View:
    """What seat 0, fire, sees of an adventure; seat 1 is water."""
    return adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=YUHA).view(0)


# --- battles ------------------------------------------------------------------------------------


def test_an_attack_is_described_with_all_its_dice() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"])), land_a=YUHA)
    assert told(game, "attack 1 5 6") == [
        "You reveal initial on path a1.",
        "Gator attacks path a1 and rolls 1 5 6.",
        "You are hit twice on path a1.",
    ]


def test_an_attack_that_misses_says_so_and_the_mercenary_strikes_back() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=YUHA)
    assert told(game, "attack 1 2 2") == [
        "Gator attacks path a1 and rolls 1 2 2: no hit.",
        "You strike back with Nuduru on path a1.",
    ]


def test_attack_dice_after_a_question_get_their_own_sentence() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SMM")), land_a=YUHA)
    assert told(game) == ["Gator attacks path a1 with 3 attack dice."]
    assert told(game, "remove magic", "remove magic", "attack 5") == [
        "You give up 2 magic dice to remove as many attack dice.",
        "The attack die shows 5.",
        "You are hit once on path a1.",
    ]


def test_a_rivals_fight_with_a_monster_takes_two_sentences() -> None:
    water = clan("water", on("a1", "Taron", dice="SSM", defense=1, traps=["initial"]))
    game = adventure(clan("fire"), water, land_a=YUHA)
    steps = ("done", "attack 6 6 1", "defend token", "defend talent", "roll all", "roll S4 S2 S3 M3")
    assert told(game, *steps)[2:4] == [
        "The water clan is hit twice on path a1, cancels 2 hits (defense token, talent).",
        "The water clan strikes back with Taron on path a1, rolls S4 S2 S3 M3: 12 in all against Gator "
        "(CV 9, EV 13), captures Gator, gains 3 glory and 5 gold.",
    ]


def test_a_total_that_is_not_enough_says_so() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=YUHA)
    after(game, "attack 1 1 1")
    assert told(game, "roll all", "roll S1 S2")[0] == (
        "You roll S1 S2: 3 in all against Gator (CV 9, EV 13), not enough."
    )


def test_a_total_that_is_enough_only_with_a_bonus_says_so() -> None:
    game = adventure(clan("air", on("a1", "Poissen", dice="SS")), land_a=YUHA)
    after(game, "attack 1 1 1")
    assert told(game, "roll all", "roll S6 S5")[0].startswith(
        "You roll S6 S5: 11 in all against Gator (CV 9, EV 13), enough with a bonus, eliminate Gator"
    )


def test_a_capture_that_fails_because_no_trap_is_left_says_so() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=YUHA)
    after(game, "attack 1 1 1")
    assert told(game, "roll all", "roll S5 S5")[0] == (
        "You roll S5 S5: 10 in all against Gator (CV 9, EV 13), but too few traps to capture it."
    )


def test_a_reroll_states_both_values_and_a_venom_is_mentioned() -> None:
    krinx = {"land": "Yuha", "header": "header-1a", "monster": "Krinx"}
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S", venoms=1), loot=["rerolls"]), land_a=krinx)
    after(game, "attack 1 1 1 1", "loot rerolls", "roll S", "roll S1")
    assert told(game, "reroll S1", "roll S5", "use venom", "stop")[0] == (
        "You reroll S1: S5, use a venom, come to 7 in all (+2 from venom) against Krinx "
        "(CV 10, EV 14), not enough."
    )


def test_a_total_states_its_parts() -> None:
    moldo = {"land": "Yuha", "header": "header-1a", "monster": "Moldo"}
    own = clan("fire", on("a1", "Taroa", dice="SSM", traps=["monster-plus-4"]), hired=("Taroa",))
    game = adventure(own, land_a=moldo)
    after(game, "done", "attack 1 1 1 1")
    assert told(game, "roll all", "roll S1 S2 M1")[0].startswith(
        "You roll S1 S2 M1: 8 in all (+2 Taroa, +4 from a trap, −2 from the power of Moldo) against Moldo "
        "(CV 9, EV 12), not enough"
    )


def test_a_wound_is_mentioned_but_not_before_a_death() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=YUHA)
    after(game, "attack 1 5 6")
    wounded = game.clone()
    assert told(wounded, "defend talent")[0] == "You cancel a hit (talent), suffer a wound: Nuduru."
    assert told(game, "take hits")[0] == "You lose Nuduru, killed on path a1, gain 3 glory."


def test_an_elimination_brings_a_trophy_and_a_last_lash() -> None:
    korcko = {"land": "Yuha", "header": "header-1a", "monster": "Korcko"}
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SSS", traps=["initial"])), land_a=korcko)
    after(game, "attack 1 1 1 1")
    assert told(game, "roll all", "roll S6 S6 S6 S1") == [
        "You roll S6 S6 S6 S1: 19 in all against Korcko (CV 13, EV 18), eliminate Korcko and keep it as a "
        "trophy, gain 6 glory.",
        "Korcko lashes out at everybody there one last time.",
        "You are hit once on path a1.",
    ]


@pytest.mark.parametrize(
    ("dice", "steps", "hits"),
    [
        ("S", ["attack 1 1 1 1 1"], "once"),
        ("S", ["attack 1 1 1 3 6"], "3 times"),
        ("SM", ["done", "attack 1 1 1 1 4"], "twice"),
    ],
)
def test_hits_that_a_power_adds_are_described_as_such(dice: str, steps: list[str], hits: str) -> None:
    land = {"land": "Thaklan", "header": "header-1a", "monster": "Snagnus"}
    game = adventure(clan("fire", on("a1", "Nuduru", dice=dice)), land_a=land)
    assert told(game, *steps)[-1] == f"You are hit {hits} on path a1 (1 hit from the monster’s power)."


def test_a_power_hits_even_if_no_attack_die_is_left() -> None:
    game = adventure(clan("fire", on("e1", "Nuduru", dice="MMMMM")), entrance="Snagnus")
    assert told(game, *["remove magic"] * 5)[-2:] == [
        "You give up 5 magic dice to remove as many attack dice.",
        "You are hit once on path e1 (1 hit from the monster’s power).",
    ]


def test_hits_by_dice_alone_do_not_mention_a_power() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=YUHA)
    assert told(game, "attack 1 3 6")[-1] == "You are hit twice on path a1."


def test_a_conquest_states_what_the_land_needs() -> None:
    bare = {"land": "Yuha", "header": "header-1a", "monster": ""}
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=bare)
    assert told(game, "roll all", "roll S6 S6")[0] == (
        "You set out to conquer with Nuduru on path a1, roll S6 S6: 12 in all, 11 needed, conquer Yuha, "
        "gain 4 glory."
    )


def test_a_conquest_states_what_an_earlier_path_contributed() -> None:
    bare = {"land": "Yuha", "header": "header-1a", "monster": ""}
    fire = clan("fire", on("a1", "Nuduru", dice="SS"))
    game = adventure(fire, clan("water", on("a2", "Taron", dice="SS")), land_a=bare)
    assert told(game, "roll all", "roll S4 S3", "roll all", "roll S1 S2")[:2] == [
        "You set out to conquer with Nuduru on path a1, roll S4 S3: 7 in all, 11 needed for Yuha.",
        "The water clan sets out to conquer with Taron on path a2, rolls S1 S2: 10 in all (7 carried), "
        "11 needed for Yuha.",
    ]


def test_a_total_states_the_damage_from_an_earlier_path() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS"))
    game = adventure(fire, clan("water", on("a2", "Taron", dice="SS")), land_a=YUHA)
    after(game, "attack 1 1 1")
    steps = ("roll all", "roll S4 S3", "attack 1 1 1", "roll all", "roll S1 S2")
    assert told(game, *steps)[2] == (
        "The water clan strikes back with Taron on path a2, rolls S1 S2: 10 in all (7 carried) against Gator "
        "(CV 9, EV 13), but too few traps to capture it."
    )


def test_a_spray_that_misses_says_so() -> None:
    sporus = {"land": "Yuha", "header": "header-1a", "monster": "Sporus"}
    game = adventure(clan("fire", on("a3", "Nuduru", dice="M")), land_a=sporus)
    assert told(game, "attack 1") == [
        "Sporus attacks path a3 with 4 attack dice.",
        "Sporus aims at everybody there first and rolls 1: no hit.",
    ]


def test_diverted_dice_are_mentioned() -> None:
    ginova = clan("water", on("a1", "Ginova", dice="S"), hired=("Ginova",))
    game = adventure(ginova, clan("fire", on("a2", "Nuduru", dice="SS")), land_a=YUHA)
    assert told(game, "right", "attack 1") == [
        "Gator attacks path a1 with 3 attack dice.",
        "You send an attack die on to path a2.",
        "The attack die shows 1: no hit.",
    ]


# --- missions -----------------------------------------------------------------------------------


def test_a_mission_for_two_is_described_to_its_end() -> None:
    fire = clan("fire", on("m1", "Nuduru", dice="SS"))
    game = adventure(fire, clan("water", on("m2", "Taron", dice="SS")), missions=["mission-2", "mission-7"])
    assert told(game, "roll S4 S4", "roll S1 S2")[:4] == [
        "You attempt the mission with Nuduru on path m1, roll S4 S4: 8 in all, 7 needed.",
        "The water clan attempts the mission with Taron on path m2, rolls S1 S2: 3 in all, 7 needed.",
        "You fulfil mission-2, gain 2 glory and 1 defense token.",
        "The water clan fails the mission on path m2, loses 1 glory.",
    ]


def test_the_second_member_on_a_mission_gets_the_rest() -> None:
    fire = clan("fire", on("m1", "Nuduru", dice="SS"))
    game = adventure(fire, clan("water", on("m2", "Taron", dice="SS")), missions=["mission-2", "mission-7"])
    assert told(game, "roll S4 S4", "roll S6 S6")[3] == "You come second on the mission, gain 2 gold."


def test_a_contract_is_described_with_its_price() -> None:
    taron = clan("water", on("c1", "Taron", dice="SS"), defense=2)
    game = adventure(clan("fire"), taron, missions=["mission-2", "mission-7"])
    declined = game.clone()
    assert told(game, "yes")[0] == (
        "The water clan fulfils the contract mission-7 with 2 defense tokens, gains 3 glory."
    )
    assert told(declined, "no")[0] == ("The water clan turns down the contract mission-7 (2 defense tokens).")


# --- the clean-up -------------------------------------------------------------------------------


def test_homecomers_are_listed_clan_by_clan(view: View) -> None:
    events = [
        event("clean-up-began", None),
        event("came-home", 0, member="Nuduru", path="a1"),
        event("came-home", 1, member="Taron", path="a2"),
        event("gained", 1, resource="potions", amount=1, surplus=0),
        event("came-home", 0, member="Frunks", path="m1"),
        event("gained", 0, resource="gold", amount=3, surplus=0),
        event("came-home", 0, member="Parsas", path="c1"),
    ]
    assert WORDS.story(events, view) == [
        "The adventure is over: time to clean up.",
        "You welcome Nuduru, Frunks and Parsas home, gain 3 gold.",
        "The water clan welcomes Taron home, gains 1 potion.",
    ]


def test_panic_is_described_after_the_monsters_that_cause_it(view: View) -> None:
    events = [
        event("driven-off", None, monster="Gator"),
        event("driven-off", None, monster="Snailer"),
        event("stormed", None, monster="Krinx"),
        event("panic-spread", None, building="tavern"),
        event("panic-spread", None, building="mine"),
    ]
    assert WORDS.story(events, view) == [
        "Gator and Snailer give way and leave.",
        "Krinx moves to the entrance of the Citadel.",
        "Panic closes the Tavern and Mine.",
    ]


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        (1, "The panic is over: the closed building opens again."),
        (3, "The panic is over: 3 buildings open again."),
    ],
)
def test_the_end_of_a_panic_has_words(view: View, tokens: int, words: str) -> None:
    assert WORDS.event(event("panic-lifted", None, tokens=tokens), view) == words


def test_wages_and_a_deserter_are_described() -> None:
    game = clean_up(clan("fire", gold=0, hired=("Fandor",)), clan("water", gold=5))
    assert told(game)[-2:] == [
        "You can pay only 0 of 2 gold in wages, lose Fandor, who deserts.",
        "The water clan pays 1 gold in wages.",
    ]


def test_a_clan_without_members_is_rescued_and_then_prepares(view: View) -> None:
    events = [
        event("rescued", 1, gold=3),
        event("rescued", 0, gold=0),
        event("pool-ready", 0, strength=2, magic=0, persuasion=0),
    ]
    assert WORDS.story(events, view) == [
        "The water clan has nobody left: a novice takes the lead and brings 3 gold.",
        "You have nobody left: a novice takes the lead.",
        "You fill your pool with SS.",
    ]


def test_a_new_leader_is_named(view: View) -> None:
    assert WORDS.event(event("promoted", 1, member="novice"), view) == (
        "The water clan makes a novice the new leader."
    )


def test_blank_lines_separate_the_parts_of_a_round(view: View) -> None:
    events = [
        event("hired", 0, member="Fandor"),
        event("deployment-ended", None),
        event("clean-up-began", None),
        event("wages", 0, gold=2, due=2),
        event("round-began", None, round=2),
    ]
    assert WORDS.story(events, view) == [
        "You hire Fandor.",
        "",
        "All dice are placed: the adventure begins.",
        "",
        "The adventure is over: time to clean up.",
        "You pay 2 gold in wages.",
        "",
        "Round 2 begins.",
    ]
