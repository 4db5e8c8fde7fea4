"""Help on everything that a player can see."""

from __future__ import annotations

import pytest

from monsterlands import Game, View
from monsterlands.game.names import PATHS
from monsterlands.words import Words

WORDS = Words()

TABLE = """
edition = "standard@1"
[table]
missions = ["mission-7", "mission-2"]
entrance = "Dogor"
land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
[[clan]]
affinity = "water"
pool = "SSMP4"
[[clan]]
affinity = "jungle"
pool = "SSMP2"
traps = ["magic-1"]
path = [{ path = "a1", mercenary = "Purkas", dice = "SS", traps = ["initial"] }]
"""


@pytest.fixture(scope="module")
def view() -> View:
    return Game.from_position(TABLE).view(0)


def text(view: View, name: str) -> str:
    """Return the only help on a name."""
    (found,) = WORDS.help(view, name)
    return f"{found.title}: {found.text}"


def test_every_term_is_explained(view: View) -> None:
    assert len(WORDS.terms) == len(set(WORDS.terms)) > 70
    for term in WORDS.terms:
        assert WORDS.help(view, term), term


@pytest.mark.parametrize("path", PATHS)
def test_every_path_is_explained(view: View, path: str) -> None:
    assert len(WORDS.path(view, path).text) > 10


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("excess glory", "excess glory: Your glory minus your reputation, never below 0."),
        ("REP", "reputation: Every member has a reputation"),
        ("Hunter's Lodge", "Hunter’s Lodge: Takes S or P, one die on its first free space."),
        ("lodge", "Hunter’s Lodge: Takes S or P"),
        ("P4", "persuasion die: P, yellow, six-sided."),
        ("SSMP4", "dice pool: The dice you have left"),
        ("fandor", "Fandor: Mercenary, jungle."),
        ("Wishor", "Vishor: Mercenary, water."),
        ("novice", "novice: Novice. Costs 3 gold"),
        ("trick", "trick: From the trick module: sold at the Lodge and laid face down like a trap."),
        ("tricks", "trick: From the trick module"),
        ("shielded", "shielded trap: From the trick module: a trap with dice that tricks cannot take."),
        ("clash", "clash: With tricks in play every battle with a monster begins with it."),
        ("reveal", "clash: With tricks in play"),
        ("aim", "target: The path that a trick is aimed at"),
        (
            "steal-any-2",
            "steal-any-2: Trick, 6 gold at the Lodge. Revealed, it takes up to 2 strength or magic",
        ),
        (
            "grant",
            "Queen’s Grant: A variant. From round 2 on, before any dice are rolled, the first player takes a "
            "die of any colour and one of these: a potion or a venom, 1 defense token or 2 gold.",
        ),
        ("queen's grant", "Queen’s Grant: A variant."),
        (
            "more monster action",
            "More monster action: A variant. At the beginning of rounds 2, 4 and 6, if the entrance is "
            "empty, a monster comes there.",
        ),
        ("solo", "solo play: One player against Madhala, in a scenario."),
        ("madhala", "Madhala: Your rival in solo play, moved by dice."),
        ("scenario", "scenario: What a solo game is about"),
        ("rank", "rank: How a solo game ends: Monster Fodder, Trainee, Veteran or Hero"),
        ("hero", "rank: How a solo game ends"),
        ("campaign", "campaign: All scenarios, one after the other"),
        ("scenario 3", "Blitz: Scenario 3. It has 3 rounds."),
        ("no armor", "No armor: Scenario 4. You lead the water clan."),
        ("no-armor", "No armor: Scenario 4."),
        ("venom", "venom: Taken along on a path, it adds 2 to an attack on a monster."),
        ("initial", "initial: The trap every clan starts with."),
        ("mission", "mission: Two tiles lie outside every round, with two paths each"),
        ("contract", "contract: The mission on the right: whoever is there may hand over what it asks"),
        ("battle", "battle: Traps are revealed. Then, path by path from the left:"),
        ("fight", "battle: Traps are revealed."),
        ("capture", "capture: A total of at least the CV, with a trap on the path: glory and gold"),
        ("elimination", "elimination: A total of at least the EV: glory, and the monster as a trophy."),
        ("CV", "CV: Capture value: a total of this or more captures the monster"),
        (
            "trophy",
            "trophy: An eliminated monster. Keep it for its points, or sell it for 5 gold per point",
        ),
        ("conquest", "conquest: When the monster of a land is beaten or there is none"),
        ("loot", "loot: Every mercenary that survives on a land without a capture"),
        ("entrance", "entrance: The gate of the Citadel."),
        ("panic", "panic: While a monster stands at the entrance, each clean-up brings one more"),
        ("desertion", "desertion: A clan that cannot pay all its wages loses one member"),
        ("homecoming", "homecoming: Survivors come home with what they carry."),
        ("reroll", "reroll: Roll a die again; the new value stands"),
        ("last lash", "last lash: Some monsters strike once more when they are eliminated"),
        ("power", "power: What is special about a monster"),
        ("death", "death: A mercenary that dies leaves the clan with all it carried"),
        ("clean-up", "clean-up: The fourth phase"),
        ("save", "record: A saved game: all choices, dice and draws in readable lines."),
        ("rounds", "round: Preparation, deployment, adventure and clean-up. There are 6"),
        ("mission-7", "mission-7: Dice mission: go with 3 dice (S/M), roll 11 or more for 4 glory"),
        ("mission-2", "mission-2: Contract: go with one die (S/M), then hand over 1 trap for 2 glory"),
        ("header-1a", "header-1a: Path header, laid above a land"),
        ("a2", "Path 2 of land A: Yuha: needs SS, up to 2 more M; gives 1 potion."),
        ("m2", "Right path of the dice mission: Takes 3 dice (S/M) and nothing else."),
        ("c1", "Left path of the contract: Takes one die (S/M) and nothing else. Hand over 1 trap"),
        ("e2", "Lower path of the citadel entrance: Open while a monster stands at the entrance."),
        ("b1", "Path 1 of land B: Not in play now."),
    ],
)
def test_help_on_a_name_begins_like_this(view: View, name: str, words: str) -> None:
    assert text(view, name).startswith(words)


@pytest.mark.parametrize("name", ["path", "a2", "trap", "defense token"])
def test_the_room_of_a_land_path_is_explained_with_the_numbers_of_the_edition(view: View, name: str) -> None:
    assert (
        "A land path has 6 dice spaces and 2 spaces for traps and defense tokens; "
        "each further token takes 2 free dice spaces."
    ) in text(view, name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("difficulty", "Tutorial: no extra attack dice from the round track."),
        (
            "capture",
            "if the EV is reached only with bonuses towards an elimination and a capture is possible",
        ),
        ("conquest", "Dice from traps there are rolled too"),
        ("clash", "A trap then has its effect and counts for a capture; a trick takes aim"),
        ("level", "Of a monster: A, or B for the stronger ones."),
        ("S", "S, red, six-sided."),
        ("free action", "loot that is not for a path"),
    ],
)
def test_help_answers_what_newcomers_ask(view: View, name: str, words: str) -> None:
    assert words in text(view, name)


@pytest.mark.parametrize(
    ("name", "known"), [("defense token", True), ("Fandor", True), ("monster frog", False)]
)
def test_only_a_whole_name_is_known(view: View, name: str, known: bool) -> None:
    assert WORDS.knows(view, name) is known


def test_wages_are_explained_with_the_numbers_of_the_edition(view: View) -> None:
    assert "costs 1 gold, 2 from 11 glory on, 3 from 21 glory on;" in text(view, "wages")


def test_the_score_is_explained_with_the_numbers_of_the_edition(view: View) -> None:
    assert (
        "on mercenaries and lands: 1 point for 1, 3 points for 3, 5 points for 4, 7 points for 5, "
        "10 points for 6 or more."
    ) in text(view, "score")


ALONE = """
[options]
players = 1
scenario = {}
[[clan]]
affinity = "water"
pool = "S"
"""


def alone(scenario: int) -> View:
    return Game.from_position(ALONE.format(scenario)).view(0)


@pytest.mark.parametrize("name", ["scenario", "rank", "goals", "veteran"])
def test_in_solo_play_the_help_on_a_word_explains_the_scenario(name: str) -> None:
    _, found = WORDS.help(alone(7), name)
    assert found.title == "Diversify"
    assert found.text.splitlines() == [
        "Scenario 7. A round of beer costs 1 gold.",
        "Trainee: 2 mercenaries of one affinity and 1 of each other.",
        "Veteran: 2 mercenaries of 2 affinities and 1 of each other.",
        "Hero: 2 mercenaries of each affinity.",
    ]


def test_the_help_uses_the_numbers_of_the_scenario(view: View) -> None:
    assert "for 1 gold" in text(alone(7), "beer")
    assert "a round of beer for 1 gold" in text(alone(7), "tavern")
    assert text(alone(3), "round").endswith("There are 3.")
    assert text(view, "round").endswith("There are 6, fewer if a clan has 30 glory.")
    assert text(alone(1), "glory").endswith("However much it is, the game goes on to its last round.")
    assert text(view, "glory").endswith("The game ends early when a clan has 30.")
    assert "with yellow 1, 2, 3 and 4 to the land path of that number" in text(alone(1), "madhala")
    assert "5 and 6 to the contract: one of her 6 tokens takes a path." in text(alone(9), "madhala")


def test_scenarios_are_among_the_similar_names(view: View) -> None:
    assert WORDS.near(view, "missionari")[0] == "Missionary"


def test_no_help_speaks_of_a_later_version(view: View) -> None:
    for term in WORDS.terms:
        for each in WORDS.help(view, term):
            assert "version" not in each.text, term


def test_a_header_without_its_side_gets_help_on_both_sides(view: View) -> None:
    assert [each.title for each in WORDS.help(view, "header-1")] == ["header-1a", "header-1b"]


def test_a_name_with_two_meanings_has_two_helps(view: View) -> None:
    assert [each.title for each in WORDS.help(view, "novices")] == ["member"]
    assert [each.title for each in WORDS.help(view, "rerolls")] == ["rerolls", "reroll"]


def test_each_of_several_words_is_explained(view: View) -> None:
    assert [each.title for each in WORDS.help(view, "tavern P5")] == ["Tavern", "persuasion die"]


def test_a_path_says_who_is_there_but_not_which_traps_of_a_rival(view: View) -> None:
    told = text(view, "a1")
    assert told.endswith("Here: Purkas (the jungle clan) with SS, a face-down trap.")
    assert "initial" not in told


def test_the_owner_of_a_trap_reads_its_name() -> None:
    view = Game.from_position(TABLE).view(1)
    assert text(view, "a1").endswith("Here: Purkas (you) with SS, trap initial.")


def test_an_unknown_name_gets_similar_names_instead_of_help(view: View) -> None:
    assert WORDS.help(view, "fandro") == []
    assert WORDS.near(view, "fandro") == ["Fandor"]
    assert WORDS.near(view, "xyzzy") == []
