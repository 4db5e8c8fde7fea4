"""The command `hint`: the best three choices with their numbers in the list, or why there is no hint."""

from __future__ import annotations

from monsterlands import Game, Options, View
from monsterlands.bots import hint
from monsterlands.game.hints import Advice, GainReason, Hint, OnlyChoice, RuleReason
from support.adventures import adventure, clan, on
from support.positions import position
from support.terminals import TABLE, Typist


def quick(view: View) -> Hint:
    """Give a real hint, quickly."""
    return hint(view, rollouts=4)


def made_up(view: View) -> Hint:
    """Give a fixed hint, about choices anywhere in the list."""
    numbers = (23, 5, 0, 7)
    choices = [view.choices[number] for number in numbers]
    reason = GainReason(choices[1], 0.034, 1.0)
    tried = [
        Advice(choices[0], 9, 0.618, 40.6, reason),
        Advice(choices[1], 9, 0.584, 39.6, RuleReason()),
        Advice(choices[2], 3, 0.5, 30.0),
        Advice(choices[3], 1, 0.4, 20.0),
    ]
    others = [Advice(each) for number, each in enumerate(view.choices) if number not in numbers]
    return Hint(0, "turn", (*tried, *others))


def test_a_hint_shows_the_best_three_with_their_numbers_figures_and_reasons() -> None:
    typist = Typist(Game.from_position(TABLE), hint=made_up)
    typist.type("hint")
    assert typist.text.split("> hint\n")[1].split("\n>")[0].split("\n") == [
        "A hint, after 22 tries:",
        "  24  path c2    62 % to win, 41 points; 3 % ahead of “tavern P4”",
        "   6  tavern P4  58 % to win, 40 points; a rule of thumb",
        "   1  lodge S    50 % to win, 30 points",
        "20 more choices were not tried.",
    ]


def test_the_number_of_a_hint_is_the_one_to_type() -> None:
    typist = Typist(Game.from_position(TABLE), hint=quick)
    typist.type("hint")
    number, spelling = typist.text.split("> hint\n")[1].split("\n")[1].split("  ")[1:3]
    again = Typist(Game.from_position(TABLE))
    again.type(f"? {number.strip()}")
    assert again.after(f"? {number.strip()}").startswith(spelling.strip())


def test_amounts_have_their_own_numbers_in_a_hint() -> None:
    typist = Typist(Game.from_position(TABLE), hint=lambda view: hint(view, rollouts=8))
    typist.type("alchemist 1 M", "hint")
    for row in typist.text.split("> hint\n")[1].split("\n")[1:4]:
        number, amount = row.split()[0], row.split()[2]
        assert row.split()[1] == "amount"
        assert number == amount


def test_a_hint_changes_nothing_and_does_not_get_in_the_way_of_undo() -> None:
    typist = Typist(Game.from_position(TABLE), hint=quick)
    digest = typist.game.digest()
    typist.type("hint", "alchemist 1 M", "HINT", "undo", "hint")
    assert "Taken back: alchemist 1 M." in typist.text
    assert typist.text.count("A hint, after") == 3
    assert typist.game.digest() == digest


def test_the_hint_says_when_there_is_only_one_choice() -> None:
    typist = Typist(Game.from_position(TABLE), hint=quick)
    typist.type("alchemist 1 M", "amount 1", "hint")
    assert typist.after("hint") == "A hint: 1 end turn there is no other choice"


def test_one_try_and_one_other_choice_are_in_the_singular() -> None:
    def short(view: View) -> Hint:
        return Hint(0, "turn", (Advice(view.choices[0], 1, 0.5, 9.0), Advice(view.choices[1])))

    typist = Typist(Game.from_position(TABLE), hint=short)
    typist.type("hint")
    assert typist.after("hint").startswith("A hint, after one try: 1 lodge S 50 % to win, 9 points")
    assert typist.after("hint").endswith("One more choice was not tried.")


def test_hints_work_in_solo_play() -> None:
    game = position('[options]\nscenario = 3\nconfirm = [0]\n[[clan]]\naffinity = "jungle"\npool = "SSMP4"')
    typist = Typist(game, hint=quick)
    typist.type("hint")
    assert "of the way to Hero" in typist.after("hint")


def test_hints_work_before_there_is_a_clan() -> None:
    typist = Typist(Game.new(Options(players=1, scenario=1, confirm=(0,))), hint=quick)
    typist.type("hint")
    assert "affinity" in typist.after("hint")


def test_the_command_says_when_there_are_no_hints(typist: Typist) -> None:
    typist.type("hint")
    assert typist.after("hint") == "There are no hints at this table."


def test_there_are_no_hints_after_the_end() -> None:
    me = clan("fire", on("c1", "Nuduru"), gold=9)
    game = adventure(me, missions=["mission-2", "mission-1"], round=6)
    typist = Typist(game, hint=lambda view: Hint(0, "turn", (Advice(view.choices[0], reason=OnlyChoice()),)))
    typist.type("yes", "hint")
    assert typist.after("hint").startswith("The game is over: there is nothing to choose.")


def test_the_help_names_the_command(typist: Typist) -> None:
    typist.type("?")
    assert "hint to see which choices look best, and why" in typist.after("?")
