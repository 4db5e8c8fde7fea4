"""Commands: help, why, table, log, undo, quit, and other ways to leave."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from monsterlands import Game, View
from monsterlands.bots import IllegalAnswer
from monsterlands.terminal import load_game
from support.adventures import adventure, clan, on
from support.terminals import Typist

# --- help ---------------------------------------------------------------------------------------


def test_general_help_names_every_command_and_every_one_works(typist: Typist) -> None:
    text = typist.type("?")
    help_text = text.split("> ?\n")[1]
    named = re.findall(
        r"^  (?:  )?([a-z?]+)(?: [A-Za-z]+)? {2,}", help_text.split("\nType\n")[1], re.MULTILINE
    )
    assert set(named) >= {"?", "why", "table", "log", "undo", "save", "quit"}
    assert "load FILE" in help_text
    for command in (*named, "load"):
        again = Typist(typist.game)
        again.type(command)
        assert "neither a choice nor a command" not in again.text, command


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? tavern", "Tavern Takes S or P, one die on its first free space."),
        ("?tavern", "Tavern Takes S or P, one die on its first free space."),
        ("help tavern", "Tavern Takes S or P, one die on its first free space."),
        ("? fandor", "Fandor Mercenary, jungle. Costs 10 gold at the Tavern, reputation 5, brings SS."),
        ("? magic-3", "magic-3 Trap, 9 gold at the Lodge. Revealed on its path: adds MMM to the dice there."),
        ("? slayer", "slayer Loot, to be used once, when it is your path’s turn in the adventure: +6"),
        ("? gator", "Gator Monster, jungle, one of the weaker ones (level A)."),
        ("? yuha", "Yuha Land, air. A total of 11 or more conquers it for 4 glory."),
        ("? a1", "Path 1 of land A Yuha: needs S, up to 3 more S/M; cancels a hit."),
        ("? mission-2", "mission-2 Contract: go with one die (S/M), then hand over 1 trap for 2 glory"),
        ("? header-1a", "header-1a Path header, laid above a land"),
        ("? M", "magic die M, purple, six-sided."),
        ("? CV", "CV Capture value: a total of this or more captures the monster"),
        (
            "? 6",
            "tavern P4 Tavern with P4: Dalina for 1, Vishor for 1, novice for 1, beer for 2 gold. "
            "Changes: dice SSMP4→SSM.",
        ),
        ("? mine 1 s", "mine 1 S Mine, space 1, with SS: 6 gold. Changes: gold 7→15, dice SSMP4→MP4."),
        ("? 99", "There is no choice 99; they go from 1 to 24."),
        ("? fandro", "Nothing here is called “fandro”. Did you mean Fandor?"),
        ("? qqqqq", "Nothing here is called “qqqqq”. “? words” lists what can be explained."),
        ("? words", "Words that “?” explains, besides every card"),
    ],
)
def test_help_explains_what_is_on_the_screen(typist: Typist, typed: str, answer: str) -> None:
    digest = typist.game.digest()
    typist.type(typed)
    assert typist.after(typed).startswith(answer)
    assert typist.game.digest() == digest


def test_everything_named_on_the_table_can_be_explained(typist: Typist) -> None:
    text = typist.type("table")
    table = text.split("> table\n")[1]
    view = typist.game.view(0)
    names = [*view.tavern, *view.lodge, *view.bazaar, *view.loot, *view.missions, *view.clan(0).mercenaries]
    names += "Yuha Gator novice beer a1 m1 c1 CV EV rep glory reputation SSMP4 defense potions".split()
    names += "venoms initial leader conquest attack Wealth Dice Tokens Rivals Outside Loot Contract".split()
    names += "air jungle clan trap".split()
    names += ["excess glory", "first player", "Dice mission", "The Citadel", "Land A", "Pawn Shop"]
    for name in names:
        assert name in table, name
        again = Typist(typist.game)
        again.type(f"? {name}")
        assert "Nothing here is called" not in again.text, name


def test_help_marks_what_is_final(typist: Typist) -> None:
    typist.type("tavern P4", "? hire dalina")
    assert "Final: it cannot be undone." in typist.after("? hire dalina")


# --- why ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why", "Why what? For example: why tavern P5"),
        ("why tavern P5", "You have no P5 in your pool. (rule R5.6)"),
        ("why mine 4 S", "That space is open only with 3 or more players. (rule R2.12)"),
        ("why alchemist 1 S", "The Alchemist does not take S. (rule R5.6)"),
        ("why path e1", "There is no monster at the entrance. (rule R6.6)"),
        ("why talent tortock", "It has no use now: it works on a path, in the adventure"),
        ("why talent fandor", "Your clan does not have it. (rule R5.3)"),
        ("why novice S M", "You have no novice who could still help this round. (rule R5.13)"),
        ("why tavern P4", "It is offered: you may choose it."),
        ("why 6", "It is offered: you may choose it."),
        (
            "why fandor",
            "Which choice? why hire fandor, why talent fandor, why heal fandor or why member fandor",
        ),
        (
            "why capture",
            "Not now. You are asked only if your total allows both",
        ),
        ("why on earth", "No choice is called “on earth”."),
    ],
)
def test_why_explains_choices_that_are_not_offered(typist: Typist, typed: str, answer: str) -> None:
    typist.type(typed)
    assert typist.after(typed).startswith(answer)


def test_why_states_the_price_and_the_reputation(typist: Typist) -> None:
    typist.type("tavern S", "why hire fandor")
    assert typist.after("why hire fandor") == "The reputation is 5, your excess glory only 4. (rule R5.10)"


def test_loot_for_glory_is_used_after_the_success() -> None:
    land = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}
    nuduru = clan("fire", on("a1", "Nuduru", dice="SS"), loot=["elimination-glory", "brews"])
    game = adventure(nuduru, land_a=land)
    game.play("attack 1 1 1")
    typist = Typist(game)
    typist.type("why loot elimination-glory", "why loot brews")
    assert typist.after("why loot elimination-glory").startswith(
        "It is used after the success: you are asked then."
    )
    assert typist.after("why loot brews").startswith("It would do nothing on this path.")


# --- undo and the log ---------------------------------------------------------------------------


def test_undo_takes_answers_back_one_by_one(typist: Typist) -> None:
    digest = typist.game.digest()
    typist.type("path a1", "taron", "die m", "undo", "undo ", "undo  ")
    assert typist.after("undo").startswith("Taken back: die M. Path a1 so far: S. What else goes along?")
    assert "Taken back: member taron." in typist.text
    assert "Taken back: path a1." in typist.text
    assert typist.game.digest() == digest


def test_undo_stops_at_a_card_that_turned_up(typist: Typist) -> None:
    typist.type("tavern P4", "hire dalina", "undo")
    assert typist.after("undo") == (
        "That cannot be taken back: dice have been rolled or cards revealed since."
    )


def test_undo_stops_at_a_rivals_move(typist: Typist) -> None:
    class Miner:
        def choose(self, view: View) -> int:
            return next(
                choice.id for choice in view.choices if choice.kind == "deploy" and "mine" in str(choice)
            )

    typist.rival = Miner
    typist.type("mine 3 S", "end turn", "undo")
    assert typist.after("undo") == "That cannot be taken back: a rival has moved since."


def test_undo_says_so_when_there_is_nothing_to_take_back(typist: Typist) -> None:
    typist.type("undo")
    assert typist.after("undo") == "There is nothing to take back."


def test_the_log_forgets_what_was_taken_back(typist: Typist) -> None:
    typist.type("log", "mine 3 S", "undo", "pawn-shop S", "done", "log ")
    assert typist.after("log") == "Nothing has happened yet."
    log = typist.text.rsplit("> log\n", 1)[1]
    assert log.splitlines()[:2] == ["So far:", "You place S at the Pawn Shop, gain 1 gold."]
    assert "Mine" not in log


def test_log_shows_this_round_and_log_all_the_whole_game() -> None:
    typist = Typist(last_turn(round_=1))
    typist.type("mine 3 S", "end turn", "log", "log all")
    assert typist.after("log").startswith("In this round (“log all” shows the whole game):")
    assert "All dice are placed" in typist.after("log"), "the last story includes the start of the round"
    assert typist.after("log all").startswith("So far: You place S at the Mine")


# --- rivals -------------------------------------------------------------------------------------


class Trapper:
    """Sends Purkas to a3 with all its traps."""

    def choose(self, view: View) -> int:
        liked = ("path a3", "member purkas", "load trap")
        for choice in view.choices:
            if str(choice).startswith(liked):
                return choice.id
        return view.legal[-1]


def test_the_moves_of_rivals_are_described_without_hidden_traps(typist: Typist) -> None:
    typist.rival = Trapper
    text = typist.type("mine 3 S", "end turn", "? a3", "table")
    line = "The jungle clan sends Purkas to path a3, takes M along, lays a trap face down."
    assert line in " ".join(text.split())
    assert "The jungle clan: Purkas with M, a face-down trap" in text
    told = text.split("> end turn\n")[1].replace("traps: initial", "")
    assert "initial" not in told


def test_a_rival_that_cheats_is_named(typist: Typist) -> None:
    class Cheat:
        def choose(self, view: View) -> int:
            return 0

    typist.rival = Cheat
    with pytest.raises(IllegalAnswer, match="player 'rival' at seat 1 answered 0"):
        typist.type("mine 3 S", "end turn", "1", "1")


# --- leaving ------------------------------------------------------------------------------------


def test_quit_leaves_at_once_if_nothing_would_be_lost(typist: Typist) -> None:
    assert typist.type("quit", "mine 3 S").endswith("> quit\nGoodbye.\n")


def test_quit_asks_again_if_the_game_is_not_saved(typist: Typist) -> None:
    text = typist.type("mine 3 S", "quit", "quit", "table")
    assert text.endswith(
        "> quit\nThe game is not saved. “save FILE” keeps it; “quit” again leaves.\n"
        "> quit\nGoodbye. The game was not saved.\n"
    )


def test_after_another_line_quit_asks_once_more(typist: Typist) -> None:
    text = typist.type("mine 3 S", "quit", "log", "quit")
    assert text.count("“quit” again leaves") == 2


def test_the_end_of_the_input_says_goodbye(typist: Typist) -> None:
    assert typist.type().endswith("\nGoodbye.\n")


def test_ctrl_c_says_goodbye(typist: Typist) -> None:
    typist.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        typist.type()
    assert typist.text.endswith("\nGoodbye.\n")


@pytest.mark.parametrize("interrupt", [False, True])
def test_a_game_that_is_left_unsaved_is_kept_in_a_file(typist: Typist, interrupt: bool) -> None:
    typist.interrupt = interrupt
    with pytest.raises(KeyboardInterrupt) if interrupt else nullcontext():
        typist.type("mine 3 S")
    assert " ".join(typist.text.split()).endswith(
        "Goodbye. The game is kept in monsterlands-1.toml: "
        "“monsterlands play --load monsterlands-1.toml” goes on."
    )
    assert load_game("monsterlands-1.toml").game.digest() == typist.game.digest()
    assert load_game("monsterlands-1.toml").players == ("", "rival")


def test_a_game_that_is_kept_never_replaces_another_file(typist: Typist) -> None:
    Path("monsterlands-1.toml").write_text("my notes")
    typist.type("mine 3 S")
    assert Path("monsterlands-1.toml").read_text() == "my notes"
    assert Path("monsterlands-2.toml").exists()


def test_a_saved_game_is_not_kept_in_another_file(typist: Typist) -> None:
    assert typist.type("mine 3 S", "save mine.toml").endswith("\nGoodbye.\n")
    assert [file.name for file in Path().iterdir()] == ["mine.toml"]


def test_the_game_is_kept_among_temporary_files_if_the_folder_is_gone(
    typist: Typist, in_an_empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = in_an_empty_folder / "elsewhere"
    elsewhere.mkdir()
    gone = in_an_empty_folder / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setattr("monsterlands.terminal.files.gettempdir", lambda: str(elsewhere))
    typist.type("mine 3 S")
    assert load_game(str(elsewhere / "monsterlands-1.toml")).game.digest() == typist.game.digest()
    assert "elsewhere/monsterlands-1.toml" in "".join(typist.text.split())


def test_the_player_reads_when_a_game_cannot_be_kept(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("monsterlands.terminal.session.keep_game", refuse)
    assert typist.type("mine 3 S").endswith("Goodbye. The game could not be kept: No space left on device.\n")


def test_ctrl_c_while_rivals_think_keeps_the_game_before_the_answer(typist: Typist) -> None:
    class Interrupted:
        def choose(self, view: View) -> int:
            raise KeyboardInterrupt

    typist.rival = Interrupted
    typist.game.listen(None)
    with pytest.raises(KeyboardInterrupt):
        typist.type("mine 3 S", "end turn")
    kept = load_game("monsterlands-1.toml").game
    assert [str(choice) for choice in kept.choices] == ["end turn"]


def test_a_rival_that_fails_does_not_lose_the_game(typist: Typist) -> None:
    class Cheat:
        def choose(self, view: View) -> int:
            return 0

    typist.rival = Cheat
    with pytest.raises(IllegalAnswer):
        typist.type("mine 3 S", "end turn")
    assert "The game is kept in monsterlands-1.toml" in typist.text


# --- after the end ------------------------------------------------------------------------------


def last_turn(round_: int = 6) -> Game:
    """Return the last turn of a round: seat 0, water, has one die; seat 1, air, has finished."""
    clans = '[[clan]]\naffinity = "water"\npool = "S"\n[[clan]]\naffinity = "air"\nout = true\n'
    return Game.from_position(f"[options]\nconfirm = [0]\n[table]\nround = {round_}\n{clans}")


def test_after_the_end_only_commands_work() -> None:
    typist = Typist(last_turn())
    text = typist.type("mine 3 S", "end turn", "1", "table", "undo", "end turn", "dance", "? score")
    assert typist.after("end turn").startswith("All dice are placed: the adventure begins.")
    assert typist.after("1").startswith("The game is over: there is nothing to choose.")
    assert typist.after("undo").startswith("Taken back: end turn. Your action is done")
    assert typist.after("dance").startswith("The game is over: there is nothing to choose.")
    assert typist.after("? score").startswith("score Victory points:")
    assert "Your clan: water" in text
