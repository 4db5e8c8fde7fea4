"""Finding players by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands.bots import RandomPlayer, SimplePlayer, UnknownPlayer, known_players, player


def test_the_players_of_the_game_are_registered() -> None:
    assert {"random", "simple"} <= set(known_players())
    assert isinstance(player("random", 1), RandomPlayer)
    assert isinstance(player("simple", 1), SimplePlayer)


def test_a_class_can_be_named_by_its_place() -> None:
    assert isinstance(player("monsterlands.bots.simple:SimplePlayer", 1), SimplePlayer)


def test_the_seed_is_handed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "seeded_bot.py"
    module.write_text(
        "class Bot:\n    def __init__(self, *, seed):\n        self.seed = seed\n    choose = print\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert vars(player("seeded_bot:Bot", 42)) == {"seed": 42}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nobody", "no player is called 'nobody'; known are .*random.*simple.*, or package.module:Class"),
        ("", "no player is called ''"),
        ("no_such_module:Bot", "player 'no_such_module:Bot' cannot be had: ModuleNotFoundError"),
        ("monsterlands.bots:Nobody", "cannot be had: AttributeError: .*no attribute 'Nobody'"),
        ("monsterlands.bots:", "player 'monsterlands.bots:' cannot be had"),
        (":Bot", "player ':Bot' cannot be had"),
        ("builtins:dict", "'builtins:dict' is no player: it has no method choose"),
        ("builtins:int", "'builtins:int' is no player: it cannot be made with seed=1"),
        ("sys:path", "'sys:path' is no player: it cannot be made with seed=1"),
    ],
)
def test_whoever_is_no_player_is_told_so(name: str, message: str) -> None:
    with pytest.raises(UnknownPlayer, match=message):
        player(name, 1)


def test_a_module_that_does_not_even_load_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "unfinished_bot.py").write_text("class Bot(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownPlayer, match="player 'unfinished_bot:Bot' cannot be had: SyntaxError"):
        player("unfinished_bot:Bot", 1)
