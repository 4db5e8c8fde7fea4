"""Send messages to the browsers of a person; nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from ...store import StoreError, Subscription
from ..fair_queue import Client, FairQueue, NotWanted, QueueFull
from ..store_thread import StoreThread
from .addresses import Endpoint
from .delivery import Network
from .errors import BadEndpoint, BadKeys, NotPublic, NotReached
from .notice import Notice

if TYPE_CHECKING:
    from .keys import ServerKeys

log = logging.getLogger(__name__)
STORED_AS = "vapid"
"""The name under which the store keeps the key of the server."""
AT_ONCE = 4
"""How many messages are under way at once."""
MOST_WAITING, MOST_OF_PERSON = 1000, 30
DELAYS = (5.0, 30.0)
"""Seconds until a message is tried again that could not be taken now."""
START_AGAIN = 10.0
"""Seconds until the store is asked again for the key."""
GONE = (404, 410)
"""The answers which say that a browser wants no messages any more."""
TAKEN = range(200, 300)
TOO_MANY, BROKEN = 429, 500
Answer = int | str
"""The status with which a push service answers, or why it does not."""
Found = TypeVar("Found")


class Push:
    """Sends messages. Without the extra `push` of the package it has no key, and sends none."""

    def __init__(
        self,
        store: StoreThread,
        contact: str,
        network: Network | None = None,
        delays: Sequence[float] = DELAYS,
    ) -> None:
        """Make it ready to start.

        :param contact: whom push services may ask about this server, ``"mailto:..."`` or ``"https://..."``
        """
        self.network = network or Network()
        self.delays = delays
        self._store = store
        self._contact = contact
        self._keys: ServerKeys | None = None
        self._queue = FairQueue(range(AT_ONCE), MOST_WAITING, MOST_OF_PERSON)
        self._newest: dict[tuple[str, str], Notice] = {}
        """By endpoint and topic; an older one is not sent any more."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe; empty if this server sends no messages."""
        return self._keys.public_key if self._keys else ""

    async def start(self) -> None:
        """Read the key of the server; the first process makes it."""
        try:
            from .keys import ServerKeys, new_private_key  # its libraries are an extra of the package
        except ImportError as error:
            log.info("no messages to closed pages: %s", error)
            return
        new = new_private_key()
        if not await self._read_key(ServerKeys, new):
            self._begin(self._read_key_later(ServerKeys, new))

    async def _read_key_later(self, read: Callable[[str], ServerKeys], new: str) -> None:
        while not await self._read_key(read, new):
            await asyncio.sleep(START_AGAIN)

    async def _read_key(self, read: Callable[[str], ServerKeys], new: str) -> bool:
        """Read the key, and keep a new one if there is none; return False if the store does not answer."""
        try:
            stored = await self._store.write(
                lambda store: store.house_value(STORED_AS) or store.keep_house_value(STORED_AS, new)
            )
            self._keys = read(stored)
        except StoreError as error:
            log.warning("no messages to closed pages yet: %s", error)
            return False
        except BadKeys:
            log.error("no messages to closed pages: the stored key for them is damaged")
        return True

    def close(self) -> None:
        """Forget what is not sent yet."""
        for task in self._tasks:
            task.cancel()

    def check(self, subscription: Subscription) -> None:
        """Check that messages can be sent to a browser.

        :raises BadEndpoint: if it has no address that they may be sent to
        :raises BadKeys: if it has no keys, or this server has none
        """
        Endpoint.of(subscription.endpoint)
        if self._keys is None:
            raise BadKeys
        self._keys.check(subscription)

    def send(self, profile: str, notice: Notice) -> None:
        """Send a message to all browsers of a person."""
        if self._keys is not None:
            self._begin(self._send_to_all(profile, notice, self._keys))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a message could not be sent", exc_info=error)

    async def _send_to_all(self, profile: str, notice: Notice, keys: ServerKeys) -> None:
        try:
            found = await self._store.read(lambda store: store.subscriptions(profile))
        except StoreError as error:
            log.warning("a message could not be sent: %s", error)
            return
        for subscription in found:
            self._newest[subscription.endpoint, notice.topic] = notice
            self._begin(self._send(profile, subscription, notice, keys))

    async def _send(self, profile: str, to: Subscription, notice: Notice, keys: ServerKeys) -> None:
        """Send a message, again if a service asks for it, unless a newer one takes its place."""
        key = (to.endpoint, notice.topic)
        try:
            endpoint = Endpoint.of(to.endpoint)
            await self._send_to(
                endpoint,
                Client(profile, to.endpoint),
                lambda: self._newest.get(key) is notice,
                partial(self._post, endpoint, to, notice, keys),
            )
        except NotWanted:
            pass  # the newer one is on its way
        except (BadEndpoint, BadKeys, NotPublic, QueueFull, StoreError) as error:
            log.warning("a message was not sent: %s", str(error) or type(error).__name__)
        finally:
            if self._newest.get(key) is notice:
                del self._newest[key]

    async def _send_to(
        self, endpoint: Endpoint, client: Client, wanted: Callable[[], bool], work: Callable[[], Answer]
    ) -> None:
        answer: Answer = ""
        for delay in (0.0, *self.delays):
            await asyncio.sleep(delay)
            worker = await self._queue.borrow(client, wanted)
            try:
                answer = await in_thread(work)
            finally:
                self._queue.give_back(worker, client)
            if not _may_be_tried_again(answer):
                break
        if answer in GONE:
            await self._store.write(lambda store: store.unsubscribe(client.table))
        elif answer not in TAKEN:
            log.warning("%s took no message: %s", endpoint.host, answer)

    def _post(self, endpoint: Endpoint, to: Subscription, notice: Notice, keys: ServerKeys) -> Answer:
        """Encrypt, sign and send a message, in a thread; return the status of the answer, or why none came.

        :raises NotPublic: if it would have gone into a private network
        """
        headers = notice.headers | {
            "Authorization": keys.authorization(endpoint.origin, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        try:
            return self.network.post(endpoint, headers, keys.encrypt(to, notice.body(to.language)))
        except NotReached as error:
            return str(error)


def _may_be_tried_again(answer: Answer) -> bool:
    return isinstance(answer, str) or answer == TOO_MANY or answer >= BROKEN


async def in_thread(work: Callable[[], Found]) -> Found:
    """Do something in a thread that nobody waits for when the server stops."""
    done: Future[Found] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    done.set_running_or_notify_cancel()  # from now on only the thread ends it
    threading.Thread(target=run, name="push", daemon=True).start()
    return await asyncio.wrap_future(done)
