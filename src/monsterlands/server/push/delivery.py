"""Bring a message to a push service: to an address that was checked, within seconds, and nowhere else."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import h11

from .addresses import Endpoint, is_public
from .errors import NotPublic, NotReached

SECONDS = 5.0
"""How long a push service has in all, from the connection to its answer."""
MOST_TRIED = 3
"""How many addresses of a push service are tried."""
LARGEST_ANSWER = 8192
"""The most bytes of the head of an answer; its body is not read."""
PORT = 443

Place = tuple[str, int]
"""An address and a port."""


def places_of(host: str) -> list[Place]:
    """Ask the system for the addresses of a host.

    :raises OSError: if it has none
    """
    found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    return list(dict.fromkeys((str(place[0]), PORT) for *_, place in found))


@cache
def trusted() -> ssl.SSLContext:
    """Return the certificates that the system believes; reading them takes a while."""
    return ssl.create_default_context()


@dataclass(frozen=True, slots=True)
class Network:
    """How push services are reached; tests have one of their own.

    :param resolve: returns the addresses of a host
    :param allows: returns whether messages may be sent to an address
    :param trust: returns whose certificates are believed; asked for each message
    """

    resolve: Callable[[str], Sequence[Place]] = places_of
    allows: Callable[[str], bool] = is_public
    trust: Callable[[], ssl.SSLContext] = trusted

    def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message, and return the status of the answer. Redirects are answers like others.

        The name is resolved once: what was checked is what is connected to. Call it in a thread.

        :raises NotPublic: if one of the addresses is not public
        :raises NotReached: if nobody answers in time
        """
        try:
            places = self.resolve(endpoint.host)
            if not all(self.allows(address) for address, _ in places):
                raise NotPublic(f"{endpoint.host} is in a private network")
            until = time.monotonic() + SECONDS
            with _connected(places, until) as plain:
                plain.settimeout(_left(until))
                with self.trust().wrap_socket(plain, server_hostname=endpoint.host) as line:
                    return _ask(line, endpoint, headers, body, until)
        except (OSError, h11.RemoteProtocolError) as error:
            raise NotReached(type(error).__name__) from None


def _connected(places: Sequence[Place], until: float) -> socket.socket:
    failed = OSError("there is no address")
    for place in places[:MOST_TRIED]:
        try:
            return socket.create_connection(place, _left(until))
        except OSError as error:
            failed = error
    raise failed


def _ask(
    line: ssl.SSLSocket, endpoint: Endpoint, headers: Mapping[str, str], body: bytes, until: float
) -> int:
    """Send a request, and read the answer up to its status and headers."""
    fields = {"Host": endpoint.host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_ANSWER)
    request = h11.Request(method="POST", target=endpoint.target, headers=list(fields.items()))
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    line.settimeout(_left(until))
    line.sendall(b"".join(talk.send(part) or b"" for part in parts))
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            line.settimeout(_left(until))
            talk.receive_data(line.recv(LARGEST_ANSWER))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise OSError("the line was closed")


def _left(until: float) -> float:
    """Return the seconds that are left.

    :raises TimeoutError: if there are none
    """
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
