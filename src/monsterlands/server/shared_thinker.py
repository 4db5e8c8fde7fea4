"""Bots that search are asked through the database, so that any process, on any machine, can answer.

A question is a row. A process leases it while it thinks, and renews the lease; if it dies, another one takes
the question over. Quick bots are asked at home: that is faster than a row.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
from contextlib import suppress

from ..store import Change, Store, StoreError, Thought, UnknownGame
from .bot_pool import BotFailed, BotPool, searches
from .fair_queue import NotWanted
from .store_thread import StoreThread
from .thinker import BotQuestion

log = logging.getLogger(__name__)
LEASE = 3.0
"""Seconds that a process has a question for itself; when it dies, the others wait no longer."""
RENEW_EVERY = 1.0
LOOK_EVERY = 2.0
"""Seconds between two looks for questions, if nothing is heard of new ones."""
ASK_AGAIN = 5.0
"""Seconds until a question is asked again that somebody else may have dropped."""
FAILED = -1
"""The choice of a bot that has failed."""

Key = tuple[str, int]
"""A game and the version at which a bot is asked."""


class SharedThinker:
    """Asks through the store, and answers what anybody has asked."""

    def __init__(self, store: StoreThread, pool: BotPool) -> None:
        self.pool = pool
        self._store = store
        self._name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._key = secrets.token_bytes(16)
        """Hides the addresses of people, whom the database only has to tell apart."""
        self._answers: dict[Key, asyncio.Future[None]] = {}
        self._asked = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to answer, with as many questions at once as there are processes for them."""
        for _ in self.pool.searches.processes:
            self._keep(asyncio.create_task(self._think()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End everything; leases run out by themselves."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    def hear(self, change: Change | None) -> None:
        """Hear that a question was asked or answered; None if anything may have happened."""
        if change is None or change.kind == "asked":
            self._asked.set()
        if change is None:
            for answer in self._answers.values():
                _wake(answer)
        elif change.kind == "answered" and (waiting := self._answers.get((change.game, change.version))):
            _wake(waiting)

    # --- asking ---

    async def choose(self, question: BotQuestion) -> int:
        """Return the choice of a bot.

        :raises NotWanted: if it is not wanted any more
        :raises BotFailed: if no answer comes
        """
        if not searches(question.bot):
            return await self.pool.choose(question.bot, question.view, question.client, question.wanted)
        key = (question.game, question.version)
        answered = False
        try:
            while question.wanted():
                choice = await self._ask(question, key)
                if choice is not None:
                    answered = True
                    if choice == FAILED:
                        raise BotFailed("a bot has failed in the process that thought for it")
                    return choice
            raise NotWanted
        except StoreError as error:
            raise BotFailed(str(error)) from None
        finally:
            self._answers.pop(key, None)
            if not answered:
                self._keep(asyncio.create_task(self._drop(question.game)))

    async def _ask(self, question: BotQuestion, key: Key) -> int | None:
        """Ask, and wait for a while; None if no answer has come."""
        game, version, seat, bot = question.game, question.version, question.seat, question.bot
        person = hashlib.blake2b(question.client.person.encode(), key=self._key, digest_size=8).hexdigest()
        waiting = self._answers[key] = asyncio.get_running_loop().create_future()
        await self._store.write(lambda store: store.ask_thought(game, version, seat, bot, person))
        self._asked.set()
        thought = await self._store.read(lambda store: store.thought(game, version))
        if thought is not None and thought.choice is not None:
            return thought.choice  # another process has asked before
        with suppress(TimeoutError):
            async with asyncio.timeout(ASK_AGAIN):
                await waiting
        thought = await self._store.read(lambda store: store.thought(game, version))
        return None if thought is None else thought.choice

    async def _drop(self, game: str) -> None:
        with suppress(StoreError):
            await self._store.write(lambda store: store.drop_thoughts(game))

    # --- answering ---

    async def _think(self) -> None:
        """Answer one question after the other."""
        while True:
            self._asked.clear()
            thought: Thought | None = None
            try:
                thought = await self._store.write(lambda store: store.lease_thought(self._name, LEASE))
            except StoreError as error:
                log.warning("no question of a bot can be read: %s", error)
            if thought is not None:
                await self._answer(thought)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._asked.wait()

    async def _answer(self, thought: Thought) -> None:
        """Think while the lease lasts, and store the answer."""
        choosing = asyncio.create_task(self._choice(thought))
        renewing = asyncio.create_task(self._renew(thought))
        try:
            await asyncio.wait({choosing, renewing}, return_when=asyncio.FIRST_COMPLETED)
            if not choosing.done():
                return  # the answer is not needed any more, or another process has taken the question
            choice = choosing.result()
            await self._store.write(lambda store: store.answer_thought(thought.game, thought.version, choice))
        except StoreError as error:
            log.warning("game %s: the answer of a bot was not stored: %s", thought.game, error)
        finally:
            choosing.cancel()
            renewing.cancel()

    async def _choice(self, thought: Thought) -> int:
        game = thought.game
        try:
            info = await self._store.read(lambda store: store.info(game))
            entries = await self._store.read(lambda store: store.entries(game))
            if entries[-1].version != thought.version:
                return FAILED  # the game has gone on, and nobody waits for it
            snapshot = await self._store.read(lambda store: store.latest_snapshot(game))
            return await self.pool.choose_stored(thought.bot, thought.seat, info, entries, snapshot)
        except UnknownGame:
            return FAILED
        except StoreError:
            raise
        except Exception as error:  # a registered bot may raise anything
            log.error("game %s: a bot cannot play", game, exc_info=error)
            return FAILED

    async def _renew(self, thought: Thought) -> None:
        """Return when the lease is lost."""

        def renew(store: Store) -> bool:
            return store.renew_thought(thought.game, thought.version, self._name, LEASE)

        while True:
            await asyncio.sleep(RENEW_EVERY)
            with suppress(StoreError):
                if not await self._store.write(renew):
                    return


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
