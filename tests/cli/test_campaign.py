"""``monsterlands campaign``: beginning, playing and showing a campaign that is kept in a file."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from monsterlands import Game, SeededDealer
from monsterlands.bots import RandomPlayer
from monsterlands.cli.main import main
from monsterlands.game.campaign import Campaign, Stage
from support.campaigns import goals, play

Captured = pytest.CaptureFixture[str]
Typing = Callable[..., None]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, with a data folder below it and no input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Return a function that sets the lines that are typed."""

    def lines(*typed: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))

    return lines


def told(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return its output as one line."""
    assert main(["campaign", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


def wrong(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it fails, and return its message."""
    assert main(["campaign", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.removeprefix("monsterlands: ").removesuffix("\n")


def written(campaign: Campaign, file: str = "mine") -> None:
    Path(file).write_text(campaign.to_text(), encoding="utf-8")


def read(file: str = "mine") -> Campaign:
    return Campaign.from_text(Path(file).read_text(encoding="utf-8"))


def almost_over(campaign: Campaign) -> tuple[Game, str]:
    """Return the next game at its last question, and an answer that ends it without another chance event."""
    for seed in range(100):
        game, dealer, player = campaign.begin(confirm=(0,)), SeededDealer(seed), RandomPlayer(seed)
        game.advance(dealer)
        before = game.clone()
        while not game.over:
            before = game.clone()
            game.apply(player.choose(game.view(0)))
            game.advance(dealer)
        if not game.undo_barrier():
            return before, game.record().steps[-1].removeprefix("0 ")
    raise AssertionError("no game ends like that")


# --- new ----------------------------------------------------------------------------------------


def test_a_campaign_begins_in_the_data_folder(capsys: Captured, folder: Path) -> None:
    file = folder / "data" / "monsterlands" / "campaign.toml"
    assert told(capsys, "new") == (
        f"The campaign is in {file}. Next: scenario 1, Business as usual, on normal. "
        "“monsterlands campaign next” plays it."
    )
    assert read(str(file)) == Campaign.new("normal")
    assert os.listdir(file.parent) == ["campaign.toml"]


def test_the_default_data_folder_is_the_usual_one(
    capsys: Captured, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(folder))
    told(capsys, "new")
    assert read(".local/share/monsterlands/campaign.toml") == Campaign.new("normal")


def test_a_campaign_can_have_its_own_file_difficulty_and_edition(capsys: Captured, folder: Path) -> None:
    (folder / "rich.toml").write_text('name = "rich"\nclan = { gold = 77 }\n')
    told(capsys, "new", "my file", "--difficulty", "hard", "--edition", "rich.toml")
    campaign = read("my file")
    assert campaign.next == Stage(1, ("hard",))
    assert campaign.box.clan.gold == 77


def test_the_hint_to_the_next_command_names_the_file(capsys: Captured) -> None:
    assert told(capsys, "new", "my file").endswith("“monsterlands campaign next 'my file'” plays it.")


def test_a_campaign_that_is_not_over_is_replaced_only_by_force(capsys: Captured) -> None:
    told(capsys, "new", "mine", "--difficulty", "hard")
    assert wrong(capsys, "new", "mine") == "mine holds a campaign that is not over; --force replaces it"
    assert read().start == "hard"
    told(capsys, "new", "mine", "--force")
    assert read().start == "normal"


def test_a_campaign_that_is_over_may_be_replaced(capsys: Captured) -> None:
    campaign = Campaign.new("tutorial", goals("high", 99))
    written(campaign.take(play(campaign.begin())))
    assert read().status == "lost"
    told(capsys, "new", "mine")
    assert read() == Campaign.new("normal")


def test_another_file_is_replaced_only_by_force(capsys: Captured) -> None:
    Path("notes").write_bytes(b"\xff\xfe")
    assert wrong(capsys, "new", "notes") == (
        "notes is not a playable campaign: it is not a text file; --force replaces it"
    )
    assert Path("notes").read_bytes() == b"\xff\xfe"
    told(capsys, "new", "notes", "--force")
    assert read("notes") == Campaign.new("normal")


# --- next ---------------------------------------------------------------------------------------


def test_quitting_keeps_the_game(capsys: Captured, typing: Typing) -> None:
    told(capsys, "new", "mine")
    typing("mine 3 S", "quit")
    out = told(capsys, "next", "mine", "--affinity", "fire", "--seed", "3")
    assert out.startswith("Campaign, game 1, begun: scenario 1, Business as usual, on normal. Monster Lands")
    assert out.endswith(
        "> quit Goodbye. Under way: scenario 1, Business as usual, on normal. "
        "“monsterlands campaign next mine” goes on."
    )
    current = read().current
    assert current is not None
    assert current.steps[-1] == "0 mine 3 S"
    assert current.options.affinity == "fire"
    assert os.listdir() == ["mine"]


def test_a_game_under_way_goes_on(capsys: Captured, typing: Typing) -> None:
    told(capsys, "new", "mine")
    typing("mine 3 S")
    told(capsys, "next", "mine", "--affinity", "fire")
    typing("end turn")
    out = told(capsys, "next", "mine")
    assert out.startswith(
        "Campaign, game 1, resumed: scenario 1, Business as usual, on normal. Monster Lands"
    )
    assert "Your action is done" in out
    current = read().current
    assert current is not None
    assert [step for step in current.steps if step.startswith("0 ")][:2] == ["0 mine 3 S", "0 end turn"]


def test_the_end_of_the_input_keeps_the_game_too(capsys: Captured, typing: Typing) -> None:
    told(capsys, "new", "mine")
    typing("mine 3 S")
    assert "Goodbye. Under way: scenario 1" in told(capsys, "next", "mine", "--affinity", "fire")
    assert os.listdir() == ["mine"]
    current = read().current
    assert current is not None
    assert current.steps[-1] == "0 mine 3 S"


def test_a_game_is_kept_before_every_question(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, typing: Typing
) -> None:
    kept: list[int] = []

    def watched(_: str) -> str:
        current = read().current
        kept.append(0 if current is None else sum(step.startswith("0 ") for step in current.steps))
        if len(kept) == 3:
            raise KeyboardInterrupt
        return ["mine 3 S", "end turn"][len(kept) - 1]

    told(capsys, "new", "mine")
    monkeypatch.setattr("builtins.input", watched)
    assert main(["campaign", "next", "mine", "--affinity", "fire", "--seed", "3"]) == 130
    assert kept == [0, 1, 2]
    assert "Goodbye.\nUnder way: scenario 1" in capsys.readouterr().out


def test_an_answer_that_is_undone_is_not_kept(capsys: Captured, typing: Typing) -> None:
    told(capsys, "new", "mine")
    typing("mine 3 S", "undo")
    told(capsys, "next", "mine", "--affinity", "fire")
    current = read().current
    assert current is not None
    assert "0 mine 3 S" not in current.steps


def test_a_game_that_ends_moves_the_campaign_on(capsys: Captured, typing: Typing) -> None:
    campaign = Campaign.new("normal", goals("easy", 1))
    game, answer = almost_over(campaign)
    written(campaign.with_game(game))
    typing(answer)
    out = told(capsys, "next", "mine")
    campaign = read()
    points = campaign.history[0].points
    assert campaign.next == Stage(2, ("hard", "cutthroat"))
    assert campaign.current is None
    assert (
        "The campaign: Hero in game 1; next is scenario 2, Money is king, on hard or cut-throat. “save FILE”"
    ) in out
    assert out.endswith(
        f"Played: scenario 1, Business as usual, on normal: Hero, {points} victory points. "
        "Next: scenario 2, Money is king, on hard or cut-throat. "
        "“monsterlands campaign next mine --difficulty hard” plays it."
    )


def test_a_game_that_ends_may_end_the_campaign(capsys: Captured, typing: Typing) -> None:
    campaign = Campaign.new("tutorial", goals("high", 99))
    game, answer = almost_over(campaign)
    written(campaign.with_game(game))
    typing(answer)
    out = told(capsys, "next", "mine")
    assert read().status == "lost"
    assert "The campaign: Monster Fodder in game 1; it is lost, with 1 game. “save FILE”" in out
    assert out.endswith("victory points. The campaign is lost, with 1 game.")
    assert wrong(capsys, "next", "mine") == "the campaign is lost: there is no next game"


def test_an_end_that_is_undone_does_not_count(capsys: Captured, typing: Typing) -> None:
    campaign = Campaign.new()
    game, answer = almost_over(campaign)
    written(campaign.with_game(game))
    typing(answer, "undo")
    told(capsys, "next", "mine")
    assert read() == campaign.with_game(game)
    typing(answer)
    told(capsys, "next", "mine")
    assert read().games == 1


def test_after_a_hero_the_difficulty_is_chosen(capsys: Captured) -> None:
    campaign = Campaign.new("normal", goals("easy", 1))
    written(campaign.take(play(campaign.begin())))
    assert wrong(capsys, "next", "mine") == "choose a --difficulty: hard or cutthroat"
    assert wrong(capsys, "next", "mine", "--difficulty", "normal") == (
        "the difficulty is 'normal'; next is scenario 2 on hard or cutthroat"
    )
    out = told(capsys, "next", "mine", "--difficulty", "cut-throat")
    assert out.endswith(
        "Under way: scenario 2, Money is king, on cut-throat. “monsterlands campaign next mine” goes on."
    )


def test_a_scenario_may_demand_an_affinity(capsys: Captured) -> None:
    campaign = Campaign.new("normal", goals("easy", 1))
    written(campaign.take(play(campaign.begin())))
    message = wrong(capsys, "next", "mine", "--difficulty", "hard", "--affinity", "fire")
    assert message.startswith("affinity is fire; scenario 2, Money is king, is played with jungle")


@pytest.mark.parametrize("option", [("--affinity", "fire"), ("--difficulty", "normal")])
def test_what_a_game_under_way_has_decided_is_not_asked_again(
    capsys: Captured, option: tuple[str, str]
) -> None:
    told(capsys, "new", "mine")
    told(capsys, "next", "mine")
    assert wrong(capsys, "next", "mine", *option) == (f"{option[0]} cannot change in a game that has begun")


def test_a_campaign_does_not_load_other_games(capsys: Captured, typing: Typing) -> None:
    told(capsys, "new", "mine")
    typing("save other", "load other", "mine 3 S")
    out = told(capsys, "next", "mine", "--affinity", "fire")
    assert (
        "> load other A campaign goes on with its own game; “monsterlands play --load FILE” plays another."
        in out
    )
    assert "The campaign keeps its game by itself; “monsterlands play --load other” plays this copy." in out
    current = read().current
    assert current is not None
    assert current.steps[-1] == "0 mine 3 S"


def test_a_seed_deals_the_same_game(capsys: Captured) -> None:
    steps = []
    for seed in ("3", "3", "4"):
        told(capsys, "new", "mine", "--force")
        told(capsys, "next", "mine", "--seed", seed, "--affinity", "air")
        current = read().current
        assert current is not None
        steps.append(current.steps)
    assert steps[0] == steps[1]
    assert steps[0] != steps[2]


def test_a_full_disk_does_not_destroy_the_file(
    capsys: Captured, typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(capsys, "new", "mine")
    before = Path("mine").read_text(encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert main(["campaign", "next", "mine"]) == 2
    out, err = capsys.readouterr()
    assert err == "monsterlands: mine: No space left on device\n"
    assert "goes on" not in out
    assert Path("mine").read_text(encoding="utf-8") == before
    assert os.listdir() == ["mine"]


# --- status -------------------------------------------------------------------------------------


def two_games() -> Campaign:
    campaign = Campaign.new("hard", goals("high", 99))
    campaign = campaign.take(play(campaign.begin()))
    return campaign.take(play(campaign.begin(), seed=2))


def test_the_status_lists_the_games_and_the_next_one(capsys: Captured) -> None:
    campaign = two_games()
    written(campaign)
    one, two = (game.points for game in campaign.history)
    assert told(capsys, "status", "mine") == (
        "Edition high@1, begun on hard; 2 games played. "
        "game scenario difficulty rank points "
        f"1 1 Business as usual hard Monster Fodder {one} 2 1 Business as usual normal Monster Fodder {two} "
        "Next: scenario 1, Business as usual, on tutorial. “monsterlands campaign next mine” plays it."
    )


def test_the_status_is_written_as_json(capsys: Captured) -> None:
    campaign = two_games()
    campaign = campaign.with_game(play(campaign.begin(), to_the_end=False))
    assert campaign.current is not None
    written(campaign)
    one, two = (game.points for game in campaign.history)
    fodder = {"scenario": 1, "name": "Business as usual", "rank": "fodder"}
    assert json.loads(told(capsys, "status", "mine", "--json")) == {
        "status": "open",
        "games": 2,
        "edition": "high@1",
        "start": "hard",
        "next": {"scenario": 1, "name": "Business as usual", "difficulties": ["tutorial"]},
        "current": {"difficulty": "tutorial", "steps": len(campaign.current.steps)},
        "history": [
            {**fodder, "difficulty": "hard", "points": one},
            {**fodder, "difficulty": "normal", "points": two},
        ],
    }


def test_a_campaign_that_is_over_has_no_next_game(capsys: Captured) -> None:
    campaign = two_games()
    written(campaign.take(play(campaign.begin())))
    assert told(capsys, "status", "mine").endswith("The campaign is lost, with 3 games.")
    plain = json.loads(told(capsys, "status", "mine", "--json"))
    assert (plain["status"], plain["next"], plain["current"]) == ("lost", None, None)


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("status none", "none does not exist; “monsterlands campaign new” begins a campaign"),
        ("next none", "none does not exist; “monsterlands campaign new” begins a campaign"),
        ("status .", ".: Is a directory"),
        ("next binary", "binary is not a playable campaign: it is not a text file"),
        ("status prose", "prose is not a playable campaign: not a campaign, or truncated: "),
        ("status empty", "empty is not a playable campaign: not a campaign of format 1"),
        (
            "next edited",
            "edited is not a playable campaign: it was edited or is damaged: its checksum does not",
        ),
        (
            "status truncated",
            "truncated is not a playable campaign: it was edited or is damaged",
        ),
        (
            "new edited",
            "edited is not a playable campaign: it was edited or is damaged: its checksum does not",
        ),
        (
            "new other --difficulty easy",
            "difficulty is 'easy'; scenario 1 must begin on tutorial or normal",
        ),
        ("new other --edition none", "none:0 file: does not exist"),
        ("new no/such/folder", "no/such/folder: No such file or directory"),
        ("new . --force", ".: "),
        ("next good --difficulty hard", "the difficulty is 'hard'; next is scenario 1 on normal"),
        ("next good --affinity earth", "affinity is 'earth'; it must be one of fire, water, air, jungle"),
        ("next good --seed x", "Invalid value for '--seed'"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Captured, folder: Path, arguments: str, message: str) -> None:
    text = Campaign.new().to_text()
    files = {
        "good": text.encode(),
        "edited": text.replace('"normal"', '"tutorial"').encode(),
        "truncated": text[: text.index("sum")].encode(),
        "prose": b"Once upon a time.\n",
        "empty": b"",
        "binary": b"\xff\xfe\x00",
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    assert wrong(capsys, *arguments.split()).startswith(message)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == files
