"""Campaigns as files: a written campaign is read as it was, and everything else is refused."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache

import pytest

from monsterlands.box import load, overlay
from monsterlands.game.campaign import Campaign
from monsterlands.game.errors import BadCampaign
from support.campaigns import goals, play


@cache
def campaign() -> Campaign:
    """Return a campaign after a repeated game, with another game under way."""
    found = Campaign.new("hard")
    found = found.take(play(found.begin(affinity="fire")))
    found = found.take(play(found.begin(affinity="water"), seed=2))
    assert [(game.difficulty, game.rank) for game in found.history] == [
        ("hard", "fodder"),
        ("normal", "fodder"),
    ]
    return found.with_game(play(found.begin(affinity="air"), to_the_end=False))


def refusal(text: str) -> str:
    """Return why a text is refused."""
    with pytest.raises(BadCampaign) as error:
        Campaign.from_text(text)
    return str(error.value)


def summed(text: str) -> str:
    """Return a text with a checksum that fits it, as a forger would write it."""
    written = tomllib.loads(text)
    given = written.pop("sum")
    content = json.dumps(written, separators=(",", ":"), sort_keys=True)
    return text.replace(given, hashlib.sha256(content.encode()).hexdigest())


# --- what is read -------------------------------------------------------------------------


def test_a_campaign_is_read_as_it_was_written() -> None:
    assert Campaign.from_text(campaign().to_text()) == campaign()


def test_a_new_campaign_is_read_as_it_was_written() -> None:
    assert Campaign.from_text(Campaign.new("cutthroat").to_text()) == Campaign.new("cutthroat")


@pytest.mark.rule("R13.9g")
def test_a_whole_campaign_is_written_and_read_between_its_games() -> None:
    found = Campaign.new("tutorial", goals("easy", 1))
    for number in range(1, 11):
        assert found.next is not None
        assert found.next.scenario == number
        found = found.take(play(found.begin(found.next.difficulties[-1]), seed=number))
        found = Campaign.from_text(found.to_text())
    assert found.status == "won"
    assert found.games == 10
    assert [game.difficulty for game in found.history] == ["tutorial"] + 9 * ["cutthroat"]


def test_a_custom_edition_is_kept_in_the_file() -> None:
    box = overlay("standard@1", "name = 'mine'  # '''quoted''' \"\"\" \\ é \U0001f409\n[clan]\ngold = 9\n")
    found = Campaign.new("normal", box)
    found = found.with_game(play(found.begin(), to_the_end=False))
    read = Campaign.from_text(found.to_text())
    assert read == found
    assert read.box.edition == "mine@1"
    assert read.box.clan.gold == 9


def test_a_campaign_file_may_be_formatted_in_another_way() -> None:
    text = campaign().to_text()
    assert Campaign.from_text("# Mine!\n\n" + text.replace("campaign = 1", "campaign    = 1")) == campaign()
    assert Campaign.from_text(text.replace("\n", "\r\n")) == campaign()


def test_a_campaign_of_the_expected_edition_is_read() -> None:
    assert Campaign.from_text(campaign().to_text(), load("standard@1")) == campaign()


def test_a_campaign_of_another_edition_than_expected_is_refused() -> None:
    with pytest.raises(BadCampaign, match="it is a campaign of edition 'standard@1', not of 'easy@1'"):
        Campaign.from_text(campaign().to_text(), goals("easy", 1))


# --- what is not read ---------------------------------------------------------------------


def test_no_truncated_file_is_read() -> None:
    text = campaign().to_text()
    for length in range(0, len(text) - 4, 97):
        assert refusal(text[:length])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('difficulty = "hard"\nsum', 'difficulty = "normal"\nsum'),
        ('rank = "fodder"', 'rank = "hero"'),
        ("points = ", "points = 1"),
        ("0 done\n", ""),
        ("[current]", "[curent]"),
        ("overlays = []", 'overlays = ["name = 1"]'),
    ],
)
def test_an_edited_file_is_not_read(old: str, new: str) -> None:
    text = campaign().to_text()
    assert old in text
    assert refusal(text.replace(old, new, 1)) == "it was edited or is damaged: its checksum does not match"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('rank = "fodder"', 'rank = "hero"', "game 1: rank is 'hero', but its record says 'fodder'"),
        ("scenario = 1\n", "scenario = 2\n", "game 1: scenario is 2, but its record says 1"),
        ("points = ", "points = 1", "game 1: points is 1"),
        ('difficulty = "hard"\nrank', 'rank', "game 1: difficulty is None, but its record says 'hard'"),
        (
            'difficulty = "hard"\nsum',
            'difficulty = "normal"\nsum',
            "game 1: the game is of scenario 1 on hard; next is scenario 1 on normal",
        ),
        ('difficulty = "hard"\nsum', 'difficulty = "easy"\nsum', "difficulty is 'easy'; scenario 1 must be"),
        ('difficulty = "hard"\nsum', "sum", "difficulty is missing or not of type str"),
        ("overlays = []", 'overlays = ""', "overlays is missing or not of type list"),
        ("overlays = []", "overlays = [7]", "edition 'standard@1' cannot be loaded: "),
        ("edition_hash = ", 'edition_hash = "0"  # ', "edition 'standard@1' is not the one that the"),
        ('base = "standard@1"', 'base = "/etc/hostname"', "edition 'standard@1' cannot be loaded: "),
        ("\n0 done\n", "\n", "game 1: count says "),
        ("record = 1\n", "record = 2\n", "game 1: not a record of format 1"),
        ("[[games]]", "[games]", "not a campaign, or truncated: "),
        ("[[games]]\n", "[[games]]\n[[games]]\n", "game 1: its record is missing"),
    ],
)  # fmt: skip
def test_a_file_that_contradicts_itself_is_not_read_even_if_its_checksum_fits(
    old: str, new: str, message: str
) -> None:
    text = campaign().to_text()
    assert old in text
    text = text.replace(old, new, 1)
    assert refusal(text if "truncated" in message else summed(text)).startswith(message)


def test_a_step_that_breaks_the_rules_is_reported_with_its_game() -> None:
    before, second = campaign().to_text().rsplit("[[games]]", 1)
    text = before + "[[games]]" + second.replace("\n0 done\n", "\n0 beer\n", 1)
    assert refusal(summed(text)).startswith("game 2: the record of the game cannot be replayed: step ")


def test_an_invalid_game_under_way_is_refused() -> None:
    text = campaign().to_text()
    before, _ = text.split("[current]\n")
    assert refusal(summed(before + "[current]\n")) == "the game under way: its record is missing"
    assert refusal(summed("current = 3\n" + before)) == "the game under way: its record is missing"
    over = text.split("[[games]]\n")[1].split("points")[1].split("\n", 1)[1]
    message = "the game under way: the game is of scenario 1 on hard; next is scenario 1 on tutorial"
    assert refusal(summed(f"{before}[current]\n{over}")) == message


@pytest.mark.parametrize(
    "games", ["7", "[7]", '["game"]', "{}", "[[]]", "[{ record = 7 }]", "[{ record = ['x'] }]"]
)
def test_games_of_another_kind_are_refused(games: str) -> None:
    text = Campaign.new().to_text()
    assert refusal(summed(text + f"games = {games}\n"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a campaign of format 1"),
        ("Once upon a time", "not a campaign, or truncated: "),
        ("\x00\x01\x02", "not a campaign, or truncated: "),
        ('{"campaign": 1}', "not a campaign, or truncated: "),
        ("campaign = 2\n", "not a campaign of format 1"),
        ("campaign = 1\n", "it was edited or is damaged: its checksum does not match"),
        (
            "campaign = 1\nsum = 2020-01-01\nx = nan\n",
            "it was edited or is damaged: its checksum does not match",
        ),
        ("record = 1\n", "not a campaign of format 1"),
        ("x = " + 5000 * "[", "not a campaign, or truncated: "),
        ("x." * 5000 + "x = 1", "not a campaign, or truncated: "),
        ("x = " + 5000 * "9", "not a campaign, or truncated: "),
        ("x = 0x" + 5000 * "f", "not a campaign, or truncated: "),
    ],
)
def test_text_that_is_not_a_campaign_is_refused(text: str, message: str) -> None:
    assert refusal(text).startswith(message)


def test_a_record_is_not_a_campaign() -> None:
    assert refusal(campaign().history[0].record.to_text()) == "not a campaign of format 1"
