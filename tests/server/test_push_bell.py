"""Who is told that something waits for them while their page is closed, and when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.groups.state import (
    GroupSeat,
    GroupState,
    Pace,
    UndoAsked,
    read_state,
    write_state,
)
from monsterlands.server.live import LiveGame
from monsterlands.server.new_games import new_game
from monsterlands.server.push.bell import Bell
from monsterlands.server.push.notice import Notice
from monsterlands.server.push.push import Push
from monsterlands.server.store_thread import StoreThread
from monsterlands.server.summary import decode, status_of
from monsterlands.store import Group, Profile, Seat, Store, Subscription, Window
from support.adventures import clan, on
from support.databases import kept_at
from support.positions import as_toml, position
from support.push_service import Browser

NAMES = ("Ada", "Bea", "Cleo")
PEOPLE = tuple(name.lower() * 8 for name in NAMES)
"""Their profiles, by seat."""
DAYS, BANK, OPEN = Pace("days", days=2), Pace("bank", minutes=30), Pace()
GROUP = "group"


@dataclass(frozen=True)
class Told:
    """What somebody was told."""

    person: str
    notice: Notice

    @property
    def shown(self) -> dict[str, Any]:
        """What the browser shows."""
        found: dict[str, Any] = json.loads(self.notice.body("en"))
        return found


class Postbox(Push):
    """Keeps what would be sent."""

    def __init__(self, store: StoreThread) -> None:
        super().__init__(store, "mailto:host@monsters.example")
        self.told: list[Told] = []

    def send(self, profile: str, notice: Notice) -> None:
        """Keep it."""
        self.told.append(Told(profile, notice))


class House:
    """A group of three at a table, and a bell."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self.store = store
        for person, name in zip(PEOPLE, NAMES, strict=True):
            store.put_profile(Profile(person, name, "", 0, 0), f"secret of {name}")
            subscription = Browser().subscription(name)
            store.subscribe(person, Subscription(**subscription))
        seats = [GroupSeat(profile=person, name=name) for person, name in zip(PEOPLE, NAMES, strict=True)]
        self.lobby = Group(GROUP, 1, write_state(GroupState(PEOPLE[0], seats, pace=pace)), PEOPLE)
        store.new_group(self.lobby)
        self.thread = StoreThread(store)
        self.box = Postbox(self.thread)
        self.waited: list[float] = []
        self.go_on = asyncio.Event()
        self.bell = Bell(self.box, self.thread, self._wait)

    async def _wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        await self.go_on.wait()

    def begin(self, game: Game | None = None) -> str:
        """Begin a game; return its id."""
        info, entry = new_game(game or Game.new(Options(players=3)), [Seat(name=name) for name in NAMES])
        self.playing = self._next(game=info.id, phase="playing")
        assert self.store.begin_game(self.playing, info, entry, dict(enumerate(PEOPLE)))
        return info.id

    def change(self, **changes: Any) -> Group:
        """Change the state of the group, and store it."""
        changed = self._next(**changes)
        assert self.store.save_group(changed)
        return changed

    def _next(self, game: str | None = None, **changes: Any) -> Group:
        before = self.store.group(GROUP)
        state = msgspec.structs.replace(read_state(before), **changes)
        return replace(before, version=before.version + 1, state=write_state(state), game=game or before.game)

    @property
    def state(self) -> GroupState:
        return read_state(self.store.group(GROUP))

    def asked(self, game: str) -> int:
        """Return the seat that is asked."""
        asked = decode(self.store.info(game).summary).asked
        assert asked is not None
        return asked

    def answer(self, game: str) -> int:
        """Answer with the first choice that reveals nothing; return the seat that is asked then."""
        live = LiveGame(self.store.info(game), self.store.entries(game))
        seat = self.asked(game)
        choice = next(each.spelling for each in live.game.choices if each.spelling != "reveal")
        draft = live.answer(seat, choice, SeededDealer(1))
        self.store.append(game, draft.entry, status_of(draft.game, live.people, brought=False))
        return self.asked(game)

    def finish_turn(self, game: str) -> int:
        """Answer until another seat is asked; return that seat."""
        seat = self.asked(game)
        while (now := self.answer(game)) == seat:
            pass
        return now

    def look(self, seat: int, looks: bool = True) -> None:
        """Open the window of a person."""
        self.store.put_window(GROUP, Window(f"window-{seat}", PEOPLE[seat], looks), 100)

    async def hear(self, game: str, seat: int) -> None:
        """Let the bell hear whose turn it is."""
        await self.bell.asked(self.state, game, seat)

    async def settle(self) -> list[Told]:
        """Wait until nothing is under way any more; return what was told since."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)
        told, self.box.told = self.box.told, []
        return told


Work = Callable[[House], Awaitable[None]]
At = Callable[[Work, Pace], None]


def run_at(folder: Path, work: Work, pace: Pace) -> None:
    """Do something at a table of a pace."""

    async def main() -> None:
        house = House(kept_at(folder).open(), pace)
        try:
            await house.box.start()
            await work(house)
        finally:
            house.bell.close()
            house.thread.close()

    asyncio.run(main())


@pytest.fixture
def at(tmp_path: Path) -> At:
    return partial(run_at, tmp_path / "games")


def test_at_a_pace_of_days_somebody_is_told_at_once(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.asked(game)
        others = [name for number, name in enumerate(NAMES) if number != seat]
        await house.hear(game, seat)
        [told] = await house.settle()
        assert told.person == PEOPLE[seat]
        assert told.shown == {
            "title": "Monster Lands: it is your turn",
            "text": f"Round 1 of 6, with {others[0]} and {others[1]}.",
            "address": f"#/game/{game}",
            "tag": told.notice.topic,
        }
        assert (told.notice.lasts, told.notice.urgency) == (2 * 24 * 3600, "normal")
        assert house.waited == []

    at(work, DAYS)


@pytest.mark.parametrize("pace", [BANK, OPEN])
def test_in_a_live_game_somebody_is_told_after_a_minute(at: At, pace: Pace) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.asked(game)
        await house.hear(game, seat)
        house.go_on.set()
        [told] = await house.settle()
        assert told.person == PEOPLE[seat]
        assert (told.notice.lasts, told.notice.urgency) == (3600, "high")
        assert house.waited == [60.0]

    at(work, pace)


@pytest.mark.parametrize("pace", [DAYS, BANK])
def test_nobody_is_told_who_looks_at_the_table(at: At, pace: Pace) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.asked(game)
        house.go_on.set()
        house.look(seat)
        await house.hear(game, seat)
        assert await house.settle() == []
        house.look(seat, looks=False)
        await house.hear(game, seat)
        assert [told.person for told in await house.settle()] == [PEOPLE[seat]]

    at(work, pace)


def test_nobody_is_told_who_has_answered_meanwhile(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        await house.hear(game, house.asked(game))
        await _until(lambda: house.waited)
        house.finish_turn(game)
        house.go_on.set()
        assert await house.settle() == []

    at(work, BANK)


def test_nobody_is_told_of_a_turn_when_they_are_in_a_smaller_lobby_already(
    at: At, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        while (seat := house.asked(game)) != 2:
            house.finish_turn(game)
        await house.hear(game, seat)
        await _until(lambda: house.waited)
        house.change(phase="lobby", seats=house.state.seats[:2])
        house.go_on.set()
        assert await house.settle() == []

    at(work, BANK)
    assert "somebody was not told" not in caplog.text


def test_nobody_is_told_of_a_later_turn_in_place_of_this_one(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.asked(game)
        await house.hear(game, seat)
        await _until(lambda: house.waited)
        house.finish_turn(game)
        while house.asked(game) != seat:
            house.answer(game)
        house.go_on.set()
        assert await house.settle() == [], "the process that stored the move tells it"

    at(work, BANK)


def test_somebody_who_goes_away_in_their_turn_is_told_once(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.finish_turn(game)
        await house.hear(game, seat)
        await _until(lambda: house.waited)
        assert house.answer(game) == seat, "the turn goes on"
        house.go_on.set()
        assert [told.person for told in await house.settle()] == [PEOPLE[seat]]

    at(work, BANK)


def test_whoever_is_asked_next_takes_the_place_of_whoever_was_asked(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        await house.hear(game, house.asked(game))
        await _until(lambda: house.waited)
        seat = house.finish_turn(game)
        await house.hear(game, seat)
        house.go_on.set()
        assert [told.person for told in await house.settle()] == [PEOPLE[seat]]

    at(work, BANK)


def test_nobody_is_told_who_has_left_or_for_whom_a_bot_plays(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        seat = house.asked(game)
        for changes in ({"left": True}, {"stand_in": "veteran"}):
            seats = house.state.seats
            seats[seat] = msgspec.structs.replace(seats[seat], left=False, stand_in="")
            seats[seat] = msgspec.structs.replace(seats[seat], **changes)
            house.change(seats=seats)
            await house.hear(game, seat)
            assert await house.settle() == []
        house.change(seats=read_state(house.playing).seats, phase="ended")
        await house.hear(game, seat)
        assert await house.settle() == []
        house.change(phase="playing")
        await house.hear(game, seat)
        assert len(await house.settle()) == 1

    at(work, DAYS)


def test_a_person_is_told_three_times_at_once_and_not_more(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        for _ in range(5):
            await house.hear(game, house.asked(game))
            await _until(lambda: len(asyncio.all_tasks()) == 1)
        assert len(await house.settle()) == 3

    at(work, DAYS)


def test_friends_are_told_that_their_game_has_begun(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        house.look(1)
        await house.bell.changed(house.lobby, house.playing)
        [told] = await house.settle()
        assert told.person == PEOPLE[2], "the host has begun it, and the second one looks"
        assert told.shown["title"] == "Monster Lands: your game has begun"
        assert told.shown["text"] == "You play with Ada and Bea."
        assert told.shown["address"] == f"#/game/{game}"

    at(work, BANK)


def test_those_who_are_away_are_asked_whether_they_agree(at: At) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        asking = house.change(undo=UndoAsked(1, 1, [1]))
        house.look(0)
        await house.bell.changed(house.playing, asking)
        [told] = await house.settle()
        assert told.person == PEOPLE[2]
        assert told.shown["text"] == "Bea would like to undo a step."
        assert told.shown["address"] == f"#/game/{game}"
        agreed = house.change(undo=UndoAsked(1, 1, [0, 1]))
        await house.bell.changed(asking, agreed)
        assert await house.settle() == [], "they know"

    at(work, BANK)


def test_those_who_are_away_are_asked_to_play_again(at: At) -> None:
    async def work(house: House) -> None:
        house.begin()
        over = house.change(phase="over")
        await house.bell.changed(house.playing, over)
        assert await house.settle() == []
        seats = read_state(over).seats
        seats[1].ready = True
        lobby = house.change(phase="lobby", seats=seats)
        house.look(2)
        await house.bell.changed(over, lobby)
        [told] = await house.settle()
        assert told.person == PEOPLE[0]
        assert told.shown["text"] == "Bea is waiting for you in the lobby."
        assert told.shown["address"] == f"#/group/{GROUP}"

    at(work, BANK)


def test_a_game_that_is_deleted_meanwhile_tells_nobody(at: At, caplog: pytest.LogCaptureFixture) -> None:
    async def work(house: House) -> None:
        game = house.begin()
        await house.hear(game, house.asked(game))
        await _until(lambda: house.waited)
        house.store.delete(game)
        house.go_on.set()
        assert await house.settle() == []

    at(work, BANK)
    assert caplog.messages == []


LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}


def adventure(laid: list[str], held: list[str]) -> Game:
    """Return an adventure in which the first clan has laid tokens face down."""
    fire = clan("fire", on("a1", "Frunks", traps=laid, dice="SS"), traps=held)
    water = clan("water", on("a2", "Taron", dice="SS"))
    options = {"difficulty": "tutorial", "tricks": True}
    text = as_toml({"options": options, "clan": [fire, water, clan("air")]})
    return position(text, phase="adventure", **LANDS)


Letter = tuple[str, dict[str, str], bytes]


def letters(folder: Path, game: Game, pace: Pace) -> list[Letter]:
    """Play some steps of a game; return all that was sent meanwhile: to whom, the headers, and the text."""
    found: list[Letter] = []

    async def work(house: House) -> None:
        playing = house.begin(game)
        house.go_on.set()
        for step in range(6):
            await house.hear(playing, house.asked(playing))
            asking = house.change(undo=UndoAsked(0, step, [0]))
            await house.bell.changed(house.playing, asking)
            for told in sorted(await house.settle(), key=lambda each: each.notice.message):
                body = told.notice.body("en").replace(playing.encode(), b"GAME")
                found.append((told.person, told.notice.headers, body))
            house.answer(playing)

    run_at(folder, work, pace)
    return found


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize("pace", [DAYS, BANK])
def test_messages_do_not_tell_what_is_hidden(
    tmp_path: Path, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.new_games.EntropyDealer", lambda: SeededDealer(7))
    monkeypatch.setattr("monsterlands.server.push.bell.BURST", 100)
    one, two = adventure(["steal-any-1"], ["magic-1"]), adventure(["magic-1"], ["steal-any-1"])
    assert one.digest() != two.digest()
    sent = letters(tmp_path / "one", one, pace)
    assert sent == letters(tmp_path / "two", two, pace)
    assert len(sent) > 12
    assert {person for person, *_ in sent} > set(PEOPLE[1:])


async def _until(holds: Callable[[], object]) -> None:
    """Let the others go on until something holds."""
    while not holds():
        await asyncio.sleep(0)
