"""The screens that friends see: how they come, and what a table shows more if friends sit there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from support.browsers import Person
from support.databases import waited
from support.friends import turn_of
from support.group_games import barrier, game_of, over, play_on, sit_down
from support.groups import Person as Member

Screen = Callable[[Person], None]
CLEO = "Cleo the Magnificent"
LONG = (
    "Shall we take Thaklan first, or would you rather go for the Pawn Shop and the dice that are left there?"
)
NOVICE, AGREE = {"bot": "novice"}, {"agree": True}


def come_as(somebody: Person, member: Member) -> None:
    """Use a profile that was made without a browser."""
    somebody.context.add_init_script(f"localStorage.setItem('monsterlands.profile', '{member.secret}')")


def sit_as(somebody: Person, member: Member, game: str) -> None:
    """Open the table of a game as a friend who plays it."""
    come_as(somebody, member)
    somebody.open(f"game/{game}")
    expect(somebody.page.get_by_role("region", name="The Citadel")).to_be_visible()


def seated(somebody: Person, leaves: bool = False) -> tuple[str, str, list[Member]]:
    """Let Ada, Bob and Cleo begin a game; Cleo may leave it. Return the group, the game and them."""
    bank = {"kind": "bank", "minutes": 45, "days": 0}
    group, members = sit_down(somebody.server, "Ada", "Bob", CLEO, pace=bank)
    if leaves:
        members[2].do("POST", f"groups/{group}/leave")
    return group, game_of(members[0], group), members


def wrong_words(somebody: Person) -> None:
    """Try an invitation that leads nowhere."""
    somebody.open("join/four-words-like-these")
    expect(somebody.page.get_by_role("alert")).to_be_visible()


def looking_on(somebody: Person) -> None:
    """Look on at a lobby."""
    ada = Member(somebody.server, "Ada")
    group = ada.new_group("me", "friend", "hero")
    with ada.open(group) as window:
        somebody.open(f"watch/{group}/{window.group.watching}")
    expect(somebody.page.get_by_role("heading", name="What is played")).to_be_visible()


def looking_on_at_the_table(somebody: Person) -> None:
    """Look on at a game."""
    group, _, members = seated(somebody)
    with members[0].open(group) as window:
        somebody.open(f"watch/{group}/{window.group.watching}")
    expect(somebody.page.get_by_role("region", name="The Citadel")).to_be_visible()
    if not somebody.in_hand:
        expect(somebody.page.locator("[data-area=top] .mark")).to_be_visible()


def statistics(somebody: Person) -> None:
    """Show what somebody has played: two games with a friend."""
    group, members = sit_down(somebody.server, "Ada", "Bob", difficulty="tutorial")
    for number in range(2):
        if number:
            members[0].do("POST", f"groups/{group}/rematch")
            members[1].do("PATCH", f"groups/{group}/seats/0", {"ready": True})
            members[0].begin(group)
        play_on(members, game_of(members[0], group), over)
    come_as(somebody, members[0])
    somebody.open("profile")
    expect(somebody.page.get_by_text("Points with others, game by game").first).to_be_visible()
    expect(somebody.page.get_by_text("One moment …")).to_have_count(0)


def talk(somebody: Person) -> None:
    """Show the talk at a table, with all ready phrases."""
    group, game, members = seated(somebody)
    for member in members[1:]:
        with member.open(group) as window:
            window.ask("say", kind="phrase", body="well-played")
            window.say(LONG)
    sit_as(somebody, members[0], game)
    expect(somebody.page.get_by_role("tab", name="Talk")).to_have_count(1)
    somebody.page.keyboard.press("t")
    expect(somebody.page.get_by_role("log")).to_contain_text("the dice that are left")


def phrases(somebody: Person) -> None:
    """Open the ready phrases at a table."""
    talk(somebody)
    somebody.page.get_by_role("button", name="Ready phrases").click()
    expect(somebody.page.get_by_role("group", name="Ready phrases")).to_be_visible()


def people(somebody: Person) -> None:
    """Open what there is to know about the people at a table."""
    _, game, members = seated(somebody, leaves=True)
    sit_as(somebody, members[0], game)
    somebody.open_menu()
    somebody.press(somebody.page.get_by_role("button", name="The people at this table"))
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def away(somebody: Person) -> None:
    """Show that somebody has left, and what can be done."""
    _, game, members = seated(somebody, leaves=True)
    sit_as(somebody, members[0], game)
    expect(notice(somebody)).to_contain_text(CLEO)


def bot_for_a_friend(somebody: Person) -> None:
    """Choose a bot that plays on for somebody."""
    away(somebody)
    notice(somebody).get_by_role("button", name="Let a bot play on").click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def end_the_game(somebody: Person) -> None:
    """Begin to end the game: a question comes first."""
    away(somebody)
    notice(somebody).get_by_role("button", name="End the game").click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def stand_in(somebody: Person) -> None:
    """Come back to a seat that a bot has."""
    group, game, members = seated(somebody, leaves=True)
    members[0].do("PUT", f"groups/{group}/seats/2/stand-in", NOVICE)
    assert waited(lambda: any(turn_of(member, group) for member in members[:2]))  # the bot is not at work
    sit_as(somebody, members[2], game)
    expect(notice(somebody).get_by_role("button")).to_have_count(1)


def ending(somebody: Person) -> None:
    """Show that somebody wants to end the game."""
    group, game, members = seated(somebody, leaves=True)
    members[0].do("POST", f"groups/{group}/ending", AGREE)
    sit_as(somebody, members[1], game)
    expect(notice(somebody)).to_contain_text("Ada")


def ended(somebody: Person) -> None:
    """Show a game that was ended as it stood."""
    group, game, members = seated(somebody, leaves=True)
    for member in members[:2]:
        member.do("POST", f"groups/{group}/ending", AGREE)
    sit_as(somebody, members[0], game)
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def undo_asked(somebody: Person) -> None:
    """Show that somebody asks to undo a step."""
    group, game, members = seated(somebody)
    name = play_on(members, game, barrier)[-1]
    asks = next(member for member in members if member.name == name)
    other = next(member for member in members if member.name != name)
    with asks.sit(game) as guest:
        asks.do("POST", f"groups/{group}/undo", {"version": guest.version, **AGREE})
    sit_as(somebody, other, game)
    expect(notice(somebody)).to_contain_text(name)


def rematch(somebody: Person) -> None:
    """Show the end of a game after which somebody wants to play again."""
    group, members = sit_down(somebody.server, "Ada", "Bob", difficulty="tutorial")
    game = game_of(members[0], group)
    play_on(members, game, over)
    members[1].do("POST", f"groups/{group}/rematch")
    come_as(somebody, members[0])
    somebody.open(f"game/{game}")
    expect(somebody.page.get_by_role("dialog").get_by_role("status")).to_contain_text("Bob")


def notice(somebody: Person) -> Locator:
    """Find the line about the people at a table."""
    return somebody.page.locator("[data-area=notice]")


TOGETHER: dict[str, Screen] = {
    "invitation that leads nowhere": wrong_words,
    "looking on": looking_on,
    "looking on at the table": looking_on_at_the_table,
    "statistics": statistics,
    "talk": talk,
    "ready phrases": phrases,
    "people at the table": people,
    "somebody away": away,
    "bot for a friend": bot_for_a_friend,
    "end of a game": end_the_game,
    "bot at my seat": stand_in,
    "ending asked": ending,
    "game ended": ended,
    "undo asked": undo_asked,
    "rematch": rematch,
}
TABLES_TOGETHER = ["looking on at the table", "talk", "somebody away", "bot at my seat", "undo asked"]
DIALOGS_TOGETHER = ["people at the table", "bot for a friend", "end of a game", "game ended", "rematch"]
