"""Typing choices: by number, by words, with mistakes, and through whole games."""

from __future__ import annotations

import re

import pytest

from monsterlands import Game, Options
from support.adventures import clan, clash, on
from support.terminals import TABLE, Typist

LISTED = re.compile(r"^ +(\d+)  (\S+(?: \S+)*)(?:  |$)", re.MULTILINE)


def test_a_number_chooses(typist: Typist) -> None:
    assert " 11  mine 1 S " not in typist.text
    typist.type("6", "1")
    assert typist.after("6").startswith(
        "You place P4 at the Tavern. Whom do you hire? Your P4 takes 4 gold off; you always pay at least 1. "
        "1 hire dalina"
    )
    assert typist.after("1").startswith("You hire Dalina, pay 1 gold, get S.")


@pytest.mark.parametrize("typed", ["tavern P4", "TAVERN p4", "  tavern   P4 ", "tavern p", "tav p", "t p4"])
def test_words_choose_in_any_case_and_may_be_shortened(typist: Typist, typed: str) -> None:
    assert "\nYou place P4 at the Tavern.\n" in typist.type(typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Your turn. Deploy dice in the Citadel"),
        ("0", "There is no choice 0; they go from 1 to 24."),
        ("25", "There is no choice 25; they go from 1 to 24."),
        ("9" * 5000, "There is no choice 99999"),
        ("-1", "“-1” is neither a choice nor a command."),
        ("²", "“²” is neither a choice nor a command."),
        (
            "dance",
            "“dance” is neither a choice nor a command. Type a number, the words in the second column,",
        ),
        ("tavern", "“tavern” could be tavern S or tavern P4. Type a little more."),
        ("fandor", "“fandor” is not one of the choices. “? fandor” explains it."),
        (
            "end turn",
            "“end turn” is not possible now. You still have dice that can be used:",
        ),
        ("tavern P6", "“tavern P6” is not possible now. You have no P6 in your pool. (rule R5.6)"),
        ("path e1", "“path e1” is not possible now. There is no monster at the entrance. (rule R6.6)"),
        (
            "hire fandor",
            "“hire fandor” is not possible now. Not now. You hire after",
        ),
        ("load trap initial", "“load trap initial” is not possible now."),
        ("\x1b[A\x00", "“�[A�” is neither a choice nor a command"),
        ("[bold]tavern[/bold]", "“[bold]tavern[/bold]” is neither a choice nor a command."),
    ],
)
def test_wrong_input_gets_a_one_line_answer_and_changes_nothing(
    typist: Typist, typed: str, answer: str
) -> None:
    digest = typist.game.digest()
    typist.type(typed)
    assert typist.after(typed).startswith(answer)
    assert typist.game.digest() == digest


def test_every_choice_is_listed_with_what_it_costs_and_brings(typist: Typist) -> None:
    text = " ".join(typist.type("tavern P4").split())
    for line in (
        "6 tavern P4 Tavern with P4: Dalina for 1, Vishor for 1, novice for 1, beer for 2 gold",
        "14 mine 1 S Mine, space 1, with SS: 6 gold; gold 7→15",
        "1 hire dalina Hire Dalina: brings S, talent: you may hold 3 more traps; gold 7→6, reputation 1→2, "
        "points 7→9 (+1 for jungle icons), dice SSM→SSSM; final",
    ):
        assert line in text


def test_where_only_beer_is_possible_the_tavern_says_so(typist: Typist) -> None:
    typist.game = Game.from_position(
        '[options]\nconfirm = [0]\n[table]\ntavern = ["Jaruna", "Geas", "Torko", "Fandor"]\n'
        '[[clan]]\naffinity = "water"\nglory = 0\npool = "S"\n[[clan]]\naffinity = "jungle"\n'
    )
    text = " ".join(typist.type().split())
    assert (
        "tavern S Tavern with S: nobody to hire now, but a round of beer; gold 7→5, dice S→none; final"
        in text
    )


def test_everything_fits_into_80_columns(typist: Typist) -> None:
    text = typist.type("table", "?", "? words", "? header-1", "log", "path a1", "taron", "? 1", "save")
    assert max(len(line) for line in text.split("\n")) <= 80


def test_everything_is_still_printed_on_a_narrow_screen(typist: Typist) -> None:
    typist.width = 40
    text = typist.type("tavern P4")
    assert max(len(line) for line in text.split("\n")) <= 40
    assert "Vishor" in text


def test_the_number_of_an_amount_is_the_amount_itself(typist: Typist) -> None:
    typist.type("alchemist 1 M", "4", "1")
    text = " ".join(typist.text.split())
    assert "0 amount 0 3 venoms; venoms 0→3 1 amount 1 1 potion and 2 venoms; potions 0→1, venoms 0→2" in text
    assert typist.after("4") == "There is no choice 4; they go from 0 to 3."
    assert typist.after("1").startswith("You gain 1 potion and 2 venoms.")


def test_typing_0_diverts_no_attack_dice() -> None:
    trickster = clan("fire", on("a1", "Nuduru", dice="S", traps=["divert-2"]))
    typist = Typist(clash(trickster, clan("water", on("a2", "Taron", dice="M"))))
    typist.type("reveal", "0")
    assert "0 amount 0 None: all attack dice stay here" in typist.after("reveal")
    assert "Krinx attacks path a1" in " ".join(typist.text.split())
    assert " on to path a2" not in typist.after("0")


def test_a_misspelled_choice_gets_similar_ones(typist: Typist) -> None:
    typist.type("tavren P4", "a5", "monster frog")
    assert typist.after("tavren P4").startswith(
        "“tavren P4” is not one of the choices. Did you mean “tavern P4”"
    )
    assert typist.after("monster frog").startswith("“monster frog” is neither a choice nor a command.")


def test_a_path_that_is_taken_is_refused_with_the_reason(typist: Typist) -> None:
    typist.game = Game.from_position(f'{TABLE}[[clan.path]]\npath = "a1"\nmercenary = "Purkas"\ndice = "S"\n')
    typist.type("a1")
    assert (
        typist.after("a1") == "“path a1” is not possible now. Somebody is on that path already. (rule R6.1)"
    )


# --- loads --------------------------------------------------------------------------------------


def test_a_load_that_ends_by_itself_says_that_the_path_is_full(typist: Typist) -> None:
    typist.game = Game.from_position(TABLE.replace('"SSMP4"', '"SSSSP4"\ndefense = 5\ntraps = []'))
    typist.type("path a1", "taron", "die s", "die s ", "die s  ", *["load defense"] * 3)
    told = " ".join(typist.text.split())
    assert told.count("is full") == 1
    assert "Path a1 is full: nothing else can go along. You take a defense token along to path a1." in told


def test_a_load_that_ends_by_itself_says_so_even_if_there_is_room(typist: Typist) -> None:
    typist.game = Game.from_position(TABLE.replace('"SSMP4"', '"SP4"\ntraps = ["initial"]'))
    typist.type("path a1", "taron", "load trap initial")
    assert typist.after("load trap initial").startswith(
        "Nothing else can go along to path a1. You lay initial"
    )


# --- fights -------------------------------------------------------------------------------------


FIGHT = """
[options]
confirm = [0]
difficulty = "tutorial"
[table]
phase = "adventure"
land_a = { land = "Yuha", header = "header-1a", monster = "" }
[[clan]]
affinity = "water"
loot = ["rerolls"]
path = [{ path = "a1", mercenary = "Taron", dice = "SSM" }]
[[clan]]
affinity = "jungle"
"""


def test_a_fight_lists_the_most_common_choices_first() -> None:
    typist = Typist(Game.from_position(FIGHT))
    typist.type()
    question = typist.text.rsplit("\n\n", 1)[1]
    assert [words for _, words in LISTED.findall(question)] == [
        "roll all",
        "loot rerolls",
        "roll S",
        "roll M",
        "stop",
    ]


def test_numbers_and_words_of_a_fight_mean_the_same() -> None:
    by_number, by_word = (
        Typist(Game.from_position(FIGHT)),
        Typist(Game.from_position(FIGHT)),
    )
    by_number.type("1")
    by_word.type("roll all")
    assert by_number.after("1") == by_word.after("roll all")
    assert by_number.after("1").startswith("You roll ")


def test_rolled_dice_are_not_marked_as_final() -> None:
    typist = Typist(Game.from_position(FIGHT))
    typist.type()
    question = typist.text.rsplit("\n\n", 1)[1]
    assert "roll all      Roll all that are left: SSM\n" in question
    assert "final" not in question


# --- whole games --------------------------------------------------------------------------------


class Follower:
    """Types only what the last list shows: in turn a number, and the words next to a number.

    :param step: how far to move down the list each time; different steps give different games
    """

    def __init__(self, typist: Typist, step: int) -> None:
        self.typist = typist
        self.step = step
        self.typed: list[str] = []
        self.asked: set[str] = set()

    def __call__(self, prompt: str) -> str:
        question = self.typist.printed.getvalue().rsplit("\n\n", 1)[1]
        if "The game ended after round" in question:
            raise EOFError
        listed: list[tuple[str, str]] = LISTED.findall(question)
        assert listed, question
        self.asked.add(self.typist.game.node.question)
        number, words = listed[len(self.typed) * self.step % len(listed)]
        line = number if len(self.typed) % 2 else words
        self.typed.append(line)
        assert len(self.typed) < 600
        return line


def followed(options: Options, step: int) -> Follower:
    """Play a whole game; assert that all input was understood and all output fits on the screen."""
    typist = Typist(Game.new(options))
    follower = Follower(typist, step)
    typist.session(follower).run()
    assert typist.game.over
    assert "neither a choice nor a command" not in typist.text
    assert max(len(line) for line in typist.text.split("\n")) <= 80
    told = " ".join(typist.text.split())
    for part in ("Round 2 begins.", "the adventure begins.", "time to clean up.", "victory points"):
        assert part in told
    return follower


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_played_by_typing_what_the_lists_show(players: int) -> None:
    asked: set[str] = set()
    for step in (5, 11, 19):
        asked |= followed(Options(players=players, tricks=players == 4, confirm=(0,)), step).asked
    assert asked >= {"turn", "load", "fight", "defend", "remove-magic", "homecoming"}


def test_whole_games_with_tricks_and_both_variants_are_played_by_typing_what_the_lists_show() -> None:
    options = Options(players=2, tricks=True, queens_grant=True, more_monsters=True, first=0, confirm=(0,))
    asked: set[str] = set()
    entrances = 0
    for step in (2, 5, 17):
        follower = followed(options, step)
        text = " ".join(follower.typist.text.split())
        assert "Played with tricks, the Queen’s Grant and More monster action." in text
        entrances += text.count("A monster comes to the entrance: ")
        asked |= follower.asked
    assert entrances > 0
    assert asked >= {"grant-die", "grant", "reveal", "turn", "fight"}


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_scenario_is_played_whole_by_typing_what_the_lists_show(scenario: int) -> None:
    follower = followed(Options(players=1, scenario=scenario, confirm=(0,)), 7)
    text = " ".join(follower.typist.text.split())
    assert "Madhala rolls red " in text
    assert "Your rank: " in text
    assert "wins with" not in text, "there is nobody to beat"
