"""Finding players by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands.bots import RandomPlayer, SimplePlayer, UnknownPlayer, known_players, player


def test_the_players_of_the_game_are_registered() -> None:
    assert {"random", "simple"} <= set(known_players())
    assert isinstance(player("random", 1), RandomPlayer)
    assert isinstance(player("simple", 1), SimplePlayer)


def test_a_class_can_be_named_by_its_module() -> None:
    assert isinstance(player("monsterlands.bots.simple:SimplePlayer", 1), SimplePlayer)


def test_the_seed_is_passed_to_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "seeded_bot.py"
    module.write_text(
        "class Bot:\n    def __init__(self, *, seed):\n        self.seed = seed\n    choose = print\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert vars(player("seeded_bot:Bot", 42)) == {"seed": 42}


def test_a_name_can_include_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "thinking_bot.py"
    module.write_text(
        "class Bot:\n"
        "    def __init__(self, *, seed, think=None, rollouts=None):\n"
        "        self.budget = think, rollouts\n"
        "    choose = print\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert vars(player("thinking_bot:Bot@think=0.5@rollouts=30", 1)) == {"budget": (0.5, 30)}
    assert vars(player("thinking_bot:Bot", 1, think=2.0)) == {"budget": (2.0, None)}
    assert vars(player("thinking_bot:Bot@rollouts=30", 1, think=2.0)) == {"budget": (None, 30)}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("random@think=1", "player 'random' takes no setting 'think'"),
        ("hero@think", "'think' is not a setting of player 'hero'; write hero@rollouts=100 or @think=0.5"),
        ("hero@think=soon", "'think=soon' is not a setting of player 'hero'"),
        ("hero@think=0", "hero.*think is 0; it must be a number of seconds above 0"),
        ("veteran@rollouts=0", "veteran.*rollouts is 0; it must be a whole number above 0"),
        ("hero@think=nan", "'think=nan' is not a setting of player 'hero'"),
        ("hero@rollouts=inf", "'rollouts=inf' is not a setting of player 'hero'"),
        ("hero@rollouts=-1", "'rollouts=-1' is not a setting of player 'hero'"),
        ("hero@rollouts=02", "'rollouts=02' is not a setting of player 'hero'"),
        (
            "hero@rollouts=1.5",
            "player 'hero' cannot be made: rollouts is 1.5; it must be a whole number above 0",
        ),
        ("hero@think=1@think=2", "'think=2' is not a setting of player 'hero'"),
        ("hero@think=1000000000", "'think=1000000000' is not a setting of player 'hero'"),
        ("hero@rollouts=" + "9" * 5000, "is not a setting of player 'hero'"),
        ("hero@think=0." + "1" * 10, "is not a setting of player 'hero'"),
        ("hero@rollouts=1\u0663", "is not a setting of player 'hero'"),
        ("hero@seed=3", "player 'hero' takes no setting 'seed'"),
        ("trainee@think=1", "player 'trainee' takes no setting 'think'"),
        ("hero@", "'' is not a setting of player 'hero'"),
        ("nobody", "no such player: nobody; known are .*random.*simple.*, or package.module:Class"),
        ("grady", "no such player: grady; did you mean greedy?"),
        ("", "no such player: ''; known are "),
        ("no_such_module:Bot", "player 'no_such_module:Bot' cannot be loaded: ModuleNotFoundError"),
        ("monsterlands.bots:Nobody", "cannot be loaded: AttributeError: .*no attribute 'Nobody'"),
        ("monsterlands.bots:", "player 'monsterlands.bots:' cannot be loaded"),
        (":Bot", "player ':Bot' cannot be loaded"),
        ("builtins:dict", "'builtins:dict' is not a player: it has no method choose"),
        ("builtins:int", "'builtins:int' is not a player: it cannot be made with seed=1"),
        ("sys:path", "'sys:path' is not a player: it cannot be made with seed=1"),
    ],
)
def test_a_name_that_is_no_player_gets_a_clear_error(name: str, message: str) -> None:
    with pytest.raises(UnknownPlayer, match=message):
        player(name, 1)


def test_a_module_that_fails_to_load_gets_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unfinished_bot.py").write_text("class Bot(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownPlayer, match="player 'unfinished_bot:Bot' cannot be loaded: SyntaxError"):
        player("unfinished_bot:Bot", 1)
