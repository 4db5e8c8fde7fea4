"""Friends play: a whole game from the link to the rematch, and what they have to agree on."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Friends
from playwright.sync_api import expect

from support.databases import waited
from support.devices import PHONE, held
from support.friends import Friend, Hosted, Wire, brisk, play_together, turn_of
from support.group_games import barrier, game_of, last_round, play_on, sit_down
from support.groups import Person as Member

pytestmark = pytest.mark.browser

AWAY = 301.0
DAY = 86400.0


def open_tables(friends: Friends, members: list[Member], game: str) -> list[Friend]:
    """Let everybody open the table of their game in a browser."""
    people = []
    for member in members:
        people.append(friends(member.name))
        people[-1].become(member)
        people[-1].open(f"game/{game}")
    for each in people:
        expect(each.page.get_by_role("region", name="The Citadel")).to_be_visible()
    return people


def is_over(somebody: Friend) -> bool:
    """Return whether the result is shown."""
    return somebody.page.locator("dialog[open] h1").count() > 0


FRAMES = """
async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
}
"""


LOOKS = 100
"""How often is looked whether the choices stay as they are."""


def choices(somebody: Friend) -> set[tuple[str | None, str | None]]:
    """What can be clicked, once there is something and it stays as it is."""
    before: set[tuple[str | None, str | None]] = set()
    for _ in range(LOOKS):
        found = {(spot.choice, spot.thing) for spot in somebody.look()[1]}
        if found == before:
            return found
        before = found
        somebody.page.evaluate(FRAMES)
    raise AssertionError(f"what {somebody.name} can click changes all the time")


def test_four_friends_play_from_the_link_to_the_rematch(friends: Friends, hosted: Hosted) -> None:
    ada, bob, dora = (friends(name) for name in ("Ada", "Bob", "Dora"))
    cleo = friends("Cleo", **held(*PHONE))
    everybody = (ada, bob, cleo, dora)
    wire = Wire(cleo)
    link = ada.make_table(4, "Tutorial")
    group = ada.group
    for each in (bob, cleo, dora):
        each.come(link)
    for name in ("Bob", "Cleo", "Dora"):
        expect(ada.seats()).to_contain_text(name)
    ada.begin_together(bob, cleo, dora)
    game, members = ada.game, [each.member for each in everybody]
    pick = brisk(5)

    # Bob reloads in the middle of his turn.
    play_together(everybody, pick, lambda: bool(bob.spots()))
    before = choices(bob)
    bob.page.reload()
    assert choices(bob) == before

    # Cleo's line is cut, and the others play on until it is her turn.
    play_together(everybody, pick, lambda: not cleo.spots() and any(each.spots() for each in everybody))
    wire.cut()
    expect(cleo.page.get_by_text("Reconnecting … You can look around")).to_be_visible()
    play_together((ada, bob, dora), pick, lambda: turn_of(members[2], group))
    wire.mend()
    expect(cleo.page.get_by_text("Reconnecting … You can look around")).to_be_hidden()
    cleo.look()
    lines = [each.page.locator("[data-area=log] .line") for each in (ada, cleo)]
    assert waited(lambda: lines[0].count() == lines[1].count())  # a process may be a little behind

    # Dora closes her page; after five minutes a bot plays on, until she comes back.
    dora.page.goto("about:blank")
    play_together((ada, bob, cleo), pick, lambda: turn_of(members[3], group))
    expect(ada.notice).to_contain_text("Dora has closed the page. Asked just now.")
    expect(ada.notice).to_contain_text("Five minutes after that, a bot may play on.")
    hosted.let_pass(AWAY)
    expect(ada.notice).to_contain_text("Dora is not here, and was asked 5 minutes ago.")
    ada.notice.get_by_role("button", name="Let a bot play on").click()
    dialog = ada.page.get_by_role("dialog", name="A bot for Dora")
    dialog.get_by_text("Novice").first.click()
    dialog.get_by_role("button", name="Let a bot play on").click()
    bob.page.get_by_role("tab", name="Talk").click()
    told = "Ada lets a bot play on for Dora: the Novice."
    expect(bob.page.get_by_role("log", name="Talk")).to_contain_text(told)
    bob.page.get_by_role("tab", name="Log").click()
    play_together((ada, bob, cleo), pick, lambda: bool(ada.spots() or bob.spots() or cleo.spots()))
    dora.open()
    dora.page.get_by_role("link", name="Continue").click()
    expect(dora.notice).to_contain_text("A bot is playing for you (Novice).")
    dora.notice.get_by_role("button", name="Take my seat back").click()
    expect(dora.notice).to_be_hidden()
    play_together(everybody, pick, lambda: bool(dora.spots()))

    # Everybody sleeps while the game goes on at other devices, and comes back for the last round.
    for each in everybody:
        each.page.goto("about:blank")
    between = play_on(members, game, last_round)
    for each in everybody:
        each.open(f"game/{game}")
        expect(each.page.get_by_text("Round 6 of 6")).to_be_visible()
    play_together(everybody, pick, lambda: is_over(ada))
    for each in everybody:
        expect(each.page.get_by_role("dialog").get_by_role("list").first).to_contain_text("Dora")

    # No answer was lost, and none was taken twice.
    record = members[0].ask("GET", f"games/{game}/record").text
    for seat, each in enumerate((ada, bob, cleo)):
        answers = re.findall(rf"^{seat} (.+)$", record, re.MULTILINE)
        assert len(answers) == len(each.answers()) + between.count(each.name)

    # Once more, everybody one seat along.
    ada.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_role("heading", name="The lobby")).to_be_visible()
    for each in (bob, cleo, dora):
        expect(each.page.get_by_role("dialog")).to_contain_text("Ada wants a rematch.")
        each.press(each.page.get_by_role("dialog").get_by_role("button", name="Join"))
        expect(each.page.get_by_role("button", name="I am not ready after all")).to_be_visible()
    with members[0].open(group) as window:
        names = ["Dora", "Ada", "Bob", "Cleo"]
        window.until_shown(lambda shown: [seat.name for seat in shown.seats] == names)
    ada.begin_together(bob, cleo, dora)
    assert {each.game for each in everybody} == {game_of(members[0], group)}
    assert ada.game != game
    play_together(everybody, pick, lambda: ada.page.locator("[data-area=log] .line").count() > 3)


def test_a_step_behind_the_barrier_is_undone_when_everybody_agrees(friends: Friends, hosted: Hosted) -> None:
    group, members = sit_down(hosted.near, "Ada", "Bob", "Cleo")
    game = game_of(members[0], group)
    who = play_on(members, game, barrier)[-1]
    people = {each.name: each for each in open_tables(friends, members, game)}
    asks = people.pop(who)
    one, other = people.values()
    lines = asks.page.locator("[data-area=log] .line")
    expect(asks.page.get_by_role("tab")).to_have_count(2)  # the log is laid out, with the talk beside it
    older = asks.page.locator("[data-area=log] .older")
    while older.count() > 0:  # of a long log only the end is shown
        older.click()
    before = lines.count()

    def ask() -> None:
        asks.page.get_by_role("button", name="Undo").click()
        dialog = asks.page.get_by_role("dialog", name="Ask the others?")
        expect(dialog).to_contain_text(f"since. So {one.name} and {other.name} must agree.")
        dialog.get_by_role("button", name="Ask them").click()

    ask()
    for each in (one, other):
        expect(each.notice).to_contain_text(f"{who} asks to take back their last step, and everything since.")
    one.notice.get_by_role("button", name="No", exact=True).click()
    for each in (asks, other):
        expect(each.notice).to_contain_text(f"{one.name} does not agree")
        each.notice.get_by_role("button", name="OK").click()
    for each in (asks, one, other):
        expect(each.notice).to_be_hidden()
    assert lines.count() == before

    ask()
    one.notice.get_by_role("button", name="Agree").click()
    expect(asks.notice).to_contain_text(f"Waiting for {other.name}.")
    assert lines.count() == before
    other.notice.get_by_role("button", name="Agree").click()
    for each in (asks, one, other):
        expect(each.page.get_by_text("assisted", exact=True)).to_be_visible()
        expect(each.notice).to_contain_text("Everybody agrees")
        each.notice.get_by_role("button", name="OK").click()
        expect(each.notice).to_be_hidden()
    assert waited(lambda: lines.count() < before)
    asks.look()


def test_at_a_move_a_day_a_bot_plays_on_when_the_days_are_over(friends: Friends, hosted: Hosted) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.come(ada.make_table(pace="Days for each turn"))
    group = ada.group
    expect(bob.page.get_by_role("region", name="What is played")).to_contain_text("2 days for each turn")
    ada.begin_together(bob)
    members = {each.name: each.member for each in (ada, bob)}
    slow, quick = (ada, bob) if turn_of(members["Ada"], group) else (bob, ada)
    for each in (slow, quick):
        each.open()
    expect(slow.page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert quick.page.get_by_text("Your turn", exact=True).count() == 0
    hosted.let_pass(1.5 * DAY)
    quick.page.get_by_role("link", name="Continue").click()
    expect(quick.page.get_by_role("banner")).to_contain_text(re.compile(r"1[12] h \d+ min"))
    expect(quick.notice).to_contain_text("When the time is up, a bot may play on.")
    assert quick.notice.get_by_role("button", name="Let a bot play on").count() == 0
    hosted.let_pass(0.5 * DAY)
    expect(quick.notice).to_contain_text(f"{slow.name}’s time is up.")
    quick.notice.get_by_role("button", name="Wait").click()
    expect(quick.notice).to_contain_text(f"{slow.name} has closed the page.")
    quick.page.reload()
    quick.notice.get_by_role("button", name="Let a bot play on").click()
    dialog = quick.page.get_by_role("dialog", name=f"A bot for {slow.name}")
    dialog.get_by_text("Novice").first.click()
    dialog.get_by_role("button", name="Let a bot play on").click()
    quick.look()
    slow.page.get_by_role("link", name="Continue").click()
    expect(slow.notice).to_contain_text("A bot is playing for you (Novice).")
    slow.notice.get_by_role("button", name="Take my seat back").click()
    expect(slow.notice).to_be_hidden()
    play_together((slow, quick), brisk(2), lambda: bool(slow.spots()))
    expect(slow.page.get_by_role("banner")).to_contain_text(re.compile(r"1 d 23 h|2 d 0 h"))


def test_a_friend_leaves_and_the_others_end_the_game_as_it_stands(friends: Friends, hosted: Hosted) -> None:
    group, members = sit_down(hosted.near, "Ada", "Bob", "Cleo")
    ada, bob, cleo = open_tables(friends, members, game_of(members[0], group))
    cleo.page.get_by_role("button", name="The people at this table").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(cleo.page.get_by_role("link", name="With friends")).to_be_visible()
    for each in (ada, bob):
        expect(each.notice).to_contain_text("Cleo has left the game.")
    ada.notice.get_by_role("button", name="End the game").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(ada.notice).to_contain_text("Ada wants to end the game as it stands.")
    bob.notice.get_by_role("button", name="Play on").click()
    expect(ada.notice).to_contain_text("Bob would like to play on.")
    ada.notice.get_by_role("button", name="OK").click()
    expect(ada.notice).to_contain_text("Cleo has left the game.")
    ada.notice.get_by_role("button", name="End the game").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    bob.notice.get_by_role("button", name="End it").click()
    for each in (ada, bob):
        ended = each.page.get_by_role("dialog", name="The game was ended as it stands")
        expect(ended.get_by_role("listitem")).to_have_count(3)
        ended.get_by_role("button", name="Close").click()
        expect(each.page.get_by_role("banner")).to_contain_text("The game has ended")
        assert each.spots() == []
    ada.page.get_by_role("button", name="Rematch").click()
    expect(bob.page.get_by_role("region", name="What now")).to_contain_text("Ada wants a rematch.")
    bob.open()
    expect(bob.page.get_by_text(re.compile("ended early"))).to_be_visible()
