"""The solo campaign (R13.9): how each rank moves it on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monsterlands.box import Box, overlay
from monsterlands.game.campaign import Campaign, Stage
from monsterlands.game.errors import BadCampaign
from support.campaigns import LAST, STANDARD, campaign_at, played


def after(campaign: Campaign, scenario: int, difficulty: str, rank: str) -> Campaign:
    return replace(campaign, history=(*campaign.history, played(scenario, difficulty, rank)))


def scenario_with(name: str, difficulties: str, box: Box = STANDARD) -> Box:
    """Make an edition in which one scenario allows other difficulties."""
    listed = ", ".join(f'"{difficulty}"' for difficulty in difficulties.split())
    return overlay(box, f'name = "other"\n[[scenario]]\nid = "{name}"\ndifficulties = [{listed}]\n')


# --- the table ----------------------------------------------------------------------------------


@pytest.mark.rule("R13.9a")
@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
def test_a_campaign_begins_with_the_first_scenario_on_any_difficulty(difficulty: str) -> None:
    campaign = Campaign.new(difficulty)
    assert campaign.next == Stage(1, (difficulty,))
    assert campaign.status == "open"
    assert campaign.games == 0
    assert campaign.history == ()


def test_a_campaign_begins_on_normal_with_the_standard_edition_if_nothing_is_said() -> None:
    campaign = Campaign.new()
    assert campaign.next == Stage(1, ("normal",))
    assert campaign.box.edition == "standard@1"


@pytest.mark.rule("R13.9a")
def test_a_start_that_the_first_scenario_forbids_is_refused() -> None:
    box = scenario_with("business-as-usual", "normal hard")
    assert Campaign.new("hard", box).next == Stage(1, ("hard",))
    with pytest.raises(
        BadCampaign, match="difficulty is 'tutorial'; scenario 1 must begin on normal or hard"
    ):
        Campaign.new("tutorial", box)


def test_a_difficulty_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        BadCampaign, match="difficulty is 'easy'; scenario 1 must begin on tutorial or normal"
    ):
        Campaign.new("easy")


@pytest.mark.rule("R13.9b")
@pytest.mark.parametrize(
    ("scenario", "difficulty", "lower"),
    [
        (1, "normal", "tutorial"), (1, "hard", "normal"), (1, "cutthroat", "hard"),
        (5, "normal", "tutorial"), (5, "hard", "normal"), (5, "cutthroat", "hard"),
        (LAST, "hard", "normal"), (LAST, "cutthroat", "hard"),
    ],
)  # fmt: skip
def test_fodder_repeats_the_scenario_one_difficulty_lower(scenario: int, difficulty: str, lower: str) -> None:
    campaign = after(campaign_at(scenario, difficulty), scenario, difficulty, "fodder")
    assert campaign.next == Stage(scenario, (lower,))
    assert campaign.status == "open"


@pytest.mark.rule("R13.9b")
@pytest.mark.parametrize(("scenario", "difficulty"), [(1, "tutorial"), (5, "tutorial"), (LAST, "normal")])
def test_fodder_on_the_lowest_difficulty_that_is_allowed_loses(scenario: int, difficulty: str) -> None:
    campaign = after(campaign_at(scenario, difficulty), scenario, difficulty, "fodder")
    assert campaign.status == "lost"
    assert campaign.next is None


@pytest.mark.rule("R13.9c")
@pytest.mark.parametrize(
    ("scenario", "difficulty"),
    [
        (1, "tutorial"), (1, "normal"), (1, "hard"), (1, "cutthroat"),
        (5, "tutorial"), (5, "normal"), (5, "hard"), (5, "cutthroat"),
        (LAST, "normal"), (LAST, "hard"), (LAST, "cutthroat"),
    ],
)  # fmt: skip
def test_a_trainee_repeats_the_scenario_on_the_same_difficulty(scenario: int, difficulty: str) -> None:
    campaign = after(campaign_at(scenario, difficulty), scenario, difficulty, "trainee")
    assert campaign.next == Stage(scenario, (difficulty,))
    assert campaign.status == "open"


@pytest.mark.rule("R13.9d")
@pytest.mark.parametrize("scenario", [1, 5, 9])
@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
def test_a_veteran_goes_on_to_the_next_scenario_on_normal(scenario: int, difficulty: str) -> None:
    campaign = after(campaign_at(scenario, difficulty), scenario, difficulty, "veteran")
    assert campaign.next == Stage(scenario + 1, ("normal",))
    assert campaign.status == "open"


@pytest.mark.rule("R13.9e")
@pytest.mark.parametrize("scenario", [1, 5, 9])
@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
def test_a_hero_goes_on_to_the_next_scenario_on_hard_or_cutthroat(scenario: int, difficulty: str) -> None:
    campaign = after(campaign_at(scenario, difficulty), scenario, difficulty, "hero")
    assert campaign.next == Stage(scenario + 1, ("hard", "cutthroat"))
    assert campaign.status == "open"


@pytest.mark.rule("R13.9f")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "cutthroat"])
@pytest.mark.parametrize("rank", ["veteran", "hero"])
def test_a_veteran_or_hero_of_the_last_scenario_wins(difficulty: str, rank: str) -> None:
    campaign = after(campaign_at(LAST, difficulty), LAST, difficulty, rank)
    assert campaign.status == "won"
    assert campaign.next is None


@pytest.mark.rule("R13.9g")
def test_every_game_counts_even_a_repeated_one() -> None:
    campaign = Campaign(
        STANDARD,
        "hard",
        (
            played(1, "hard", "fodder"),
            played(1, "normal", "trainee"),
            played(1, "normal", "hero"),
            played(2, "cutthroat", "veteran"),
        ),
    )
    assert campaign.games == 4
    assert campaign.next == Stage(3, ("normal",))


# --- editions that allow other difficulties -----------------------------------------------------


@pytest.mark.rule("R13.9f")
@pytest.mark.parametrize("rank", ["veteran", "hero"])
def test_the_last_scenario_is_not_won_on_tutorial_but_repeated_on_normal(rank: str) -> None:
    box = scenario_with("doom", "tutorial normal hard cutthroat")
    campaign = after(campaign_at(LAST, "tutorial", box), LAST, "tutorial", rank)
    assert campaign.status == "open"
    assert campaign.next == Stage(LAST, ("normal",))


@pytest.mark.rule("R13.9f")
def test_a_last_scenario_for_tutorial_only_is_won_on_tutorial() -> None:
    campaign = campaign_at(LAST, "normal", scenario_with("doom", "tutorial"))
    assert campaign.next == Stage(LAST, ("tutorial",))
    assert after(campaign, LAST, "tutorial", "veteran").status == "won"


@pytest.mark.rule("R13.9b")
def test_one_difficulty_lower_is_one_that_the_scenario_allows() -> None:
    box = scenario_with("business-as-usual", "tutorial cutthroat")
    campaign = after(Campaign(box, "cutthroat"), 1, "cutthroat", "fodder")
    assert campaign.next == Stage(1, ("tutorial",))


@pytest.mark.parametrize(
    ("rank", "allowed", "difficulties"),
    [
        ("veteran", "tutorial hard cutthroat", ("hard",)),
        ("veteran", "tutorial", ("tutorial",)),
        ("hero", "tutorial normal hard", ("hard",)),
        ("hero", "normal cutthroat", ("cutthroat",)),
        ("hero", "tutorial normal", ("normal",)),
    ],
)
def test_where_the_difficulty_is_forbidden_the_next_harder_one_is_played_or_else_the_hardest(
    rank: str, allowed: str, difficulties: tuple[str, ...]
) -> None:
    campaign = Campaign(scenario_with("money-is-king", allowed), "normal", (played(1, "normal", rank),))
    assert campaign.next == Stage(2, difficulties)


# --- games that do not follow -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("games", "message"),
    [
        ([(2, "normal", "hero")], "game 1 is of scenario 2 on normal; it must be of scenario 1 on normal"),
        ([(1, "hard", "hero")], "game 1 is of scenario 1 on hard; it must be of scenario 1 on normal"),
        (
            [(1, "normal", "hero"), (2, "normal", "hero")],
            "game 2 is of scenario 2 on normal; it must be of scenario 2 on hard or cutthroat",
        ),
        (
            [(1, "normal", "fodder"), (1, "tutorial", "fodder"), (1, "tutorial", "hero")],
            "game 3: the campaign is lost before it",
        ),
        ([(1, "normal", "king")], "rank is 'king'; it must be one of fodder, trainee, veteran, hero"),
    ],
)
def test_games_that_do_not_follow_from_each_other_do_not_make_a_campaign(
    games: list[tuple[int, str, str]], message: str
) -> None:
    with pytest.raises(BadCampaign) as refusal:
        Campaign(STANDARD, "normal", tuple(played(*game) for game in games))
    assert str(refusal.value) == message
