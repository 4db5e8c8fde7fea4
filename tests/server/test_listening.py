"""The second listener, for the local network: whoever comes in there is never the keeper."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from monsterlands.server.limits import RATES
from monsterlands.server.server_messages import Gone, Pong
from support.people import Person
from support.servers import Closed, Inside, Served, inside

HOME = "127.0.0.88"
"""Stands for the address of the machine in its network; every test can reach it."""


@pytest.fixture
def house(
    database: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Inside]:
    """A keeper's server, which has a network."""
    monkeypatch.setattr("monsterlands.server.listeners.own_address", lambda: HOME)
    with inside(tmp_path_factory.mktemp("house") / "games") as running:
        yield running


@pytest.fixture
def lan(house: Inside) -> Iterator[Served]:
    """The same server, as the local network reaches it."""
    answer = house.http.post("api/house/listening")
    assert answer.status_code == 200, answer.text
    served = Served(answer.json()["address"])
    with served.http:
        yield served


def keeper_of(answer: httpx.Response) -> bool:
    """Return whether the server takes somebody for its keeper."""
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["keeper"])


# --- opening and closing ----------------------------------------------------------------------------


def test_the_keeper_opens_the_server_to_the_network_and_closes_it(house: Inside) -> None:
    about = house.http.get("api/about").json()["friends"]
    assert about == {"address": "", "listening": False, "canListen": True}
    address = house.http.post("api/house/listening").json()["address"]
    parts = urlsplit(address)
    assert (parts.scheme, parts.hostname, parts.path) == ("http", HOME, "/")
    assert house.http.post("api/house/listening").json() == {"address": address}
    with Served(address).http as lan:
        about = lan.get("api/about").json()["friends"]
        assert about == {"address": address, "listening": True, "canListen": False}
        assert house.http.delete("api/house/listening").status_code == 204
        with pytest.raises(httpx.TransportError):
            lan.get("api/about")
    assert house.http.delete("api/house/listening").status_code == 204
    about = house.http.get("api/about").json()["friends"]
    assert about == {"address": "", "listening": False, "canListen": True}
    assert house.http.post("api/house/listening").status_code == 200


def test_tables_of_the_network_end_when_it_is_closed_and_those_of_the_keeper_go_on(
    house: Inside, lan: Served
) -> None:
    key = lan.begin(persons=["Ada", "Bo"])
    with ExitStack() as stack:
        guest = stack.enter_context(lan.enter(key))
        silent = stack.enter_context(socket.create_connection((HOME, lan.port)))
        here = stack.enter_context(house.enter(key))
        assert house.http.delete("api/house/listening").status_code == 204
        with pytest.raises(Closed):
            guest.until(Gone)
        assert silent.recv(1) == b""
        assert isinstance(here.ask("ping"), Pong)


def test_a_server_that_stops_closes_its_second_listener(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.listeners.own_address", lambda: HOME)
    with inside(tmp_path_factory.mktemp("house") / "games") as house:
        lan = Served(house.http.post("api/house/listening").json()["address"])
        key = lan.begin(scenario=1)
        guest = lan.enter(key)
        lan.http.close()
    said, closed = guest.goodbye()
    assert (said.code, closed.code) == ("stopping", 1012)
    guest.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((HOME, lan.port))


def test_a_machine_without_a_network_is_told_so(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monsterlands.server.listeners.own_address", lambda: "")
    answer = house.http.post("api/house/listening")
    assert answer.status_code == 409
    assert answer.json() == {
        "detail": "This computer is in no network, so nobody else can reach it. "
        "Connect it to one, then try again."
    }
    assert house.http.get("api/about").json()["friends"]["listening"] is False


def test_the_second_listener_takes_a_port_near_the_first_or_any(house: Inside) -> None:
    with ExitStack() as stack:
        for port in range(house.port, house.port + 11):
            taken = stack.enter_context(socket.socket())
            try:
                taken.bind(("0.0.0.0", port))
                taken.listen()
            except OSError:
                continue  # somebody else has it, which is as good
        address = house.http.post("api/house/listening").json()["address"]
    port = urlsplit(address).port
    assert port is not None
    assert port not in range(house.port, house.port + 11)
    assert httpx.get(f"{address}api/about", trust_env=False).status_code == 200


# --- rights -----------------------------------------------------------------------------------------

CLAIMS = [
    {},
    {"Host": "localhost"},
    {"Host": "127.0.0.1"},
    {"Host": "localhost", "X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1"},
    {"X-Forwarded-Host": "localhost", "X-Forwarded-Proto": "https"},
    {"monsterlands.outside": "", "Authorization": "Bearer keeper"},
]


@pytest.mark.parametrize("claims", CLAIMS)
def test_nobody_from_the_network_is_the_keeper_whatever_they_claim(
    house: Inside, lan: Served, claims: dict[str, str]
) -> None:
    mine = house.begin(scenario=1)
    assert keeper_of(house.http.get("api/about"))
    for address in (lan.address, lan.address.replace(HOME, "127.0.0.1")):
        with httpx.Client(base_url=address, headers=claims, trust_env=False) as client:
            assert not keeper_of(client.get("api/about"))
            assert client.get("api/games").status_code == 403
            assert client.get("api/campaigns").status_code == 403
            assert client.get("metrics").status_code == 403
            assert client.get(f"api/games/{mine.game}").status_code == 404
            assert client.post(f"api/games/{mine.game}/key").status_code == 403
            assert client.delete(f"api/games/{mine.game}").status_code == 404
            assert client.post("api/house/listening").status_code == 403
            assert client.delete("api/house/listening").status_code == 403
    assert house.http.get(f"api/games/{mine.game}").status_code == 200


def test_somebody_from_the_network_plays_with_a_profile(house: Inside, lan: Served) -> None:
    ada = Person(lan)
    key = ada.begin(scenario=1)
    assert [game["id"] for game in ada.get("games")] == [key.game]
    with lan.enter(key) as guest:
        assert guest.question.asked
    assert key.game in [game["id"] for game in house.http.get("api/games").json()]


@pytest.mark.parametrize("host", [HOME, "127.0.0.1", "localhost", "{name}", "{name}.local", "{NAME}"])
def test_the_network_may_name_the_machine(lan: Served, host: str) -> None:
    name = socket.gethostname()
    host = host.format(name=name, NAME=name.upper())
    for named in (host, f"{host}:{lan.port}"):
        assert not keeper_of(lan.http.get("api/about", headers={"Host": named}))


@pytest.mark.parametrize(
    "host", ["evil.example", "192.0.2.77", f"{HOME}.evil.example", "{name}.evil.example", "0.0.0.0", "[::1"]
)
def test_the_network_may_not_use_other_names(lan: Served, host: str) -> None:
    host = host.format(name=socket.gethostname())
    answer = lan.http.get("api/about", headers={"Host": host})
    assert answer.status_code == 403
    assert answer.json() == {"detail": f"this server only answers requests to {HOME}"}


def test_a_request_from_the_network_needs_a_host(lan: Served) -> None:
    connection = http.client.HTTPConnection(lan.host)
    connection.putrequest("GET", "/api/about", skip_host=True)
    connection.endheaders()
    assert connection.getresponse().status in (400, 403)
    connection.close()


@pytest.mark.parametrize("host", ["{name}", "{name}.local", "192.0.2.77", "evil.example"])
def test_the_keepers_own_listener_still_takes_loopback_names_alone(
    house: Inside, lan: Served, host: str
) -> None:
    host = host.format(name=socket.gethostname())
    answer = house.http.get("api/about", headers={"Host": host})
    assert answer.status_code == 403
    assert answer.json() == {"detail": "this server only answers requests to localhost"}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost"])
def test_pages_of_other_origins_are_refused_there_too(lan: Served, origin: str) -> None:
    answer = lan.http.post("api/games", json={"scenario": 1}, headers={"Origin": origin})
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        lan.connect("0" * 32, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_network_has_quotas_and_the_keeper_has_none(
    house: Inside, lan: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "beginning", (2, 0))
    codes = [lan.http.post("api/games", json={"scenario": 1}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    for _ in range(5):
        assert house.begin(scenario=1).game


def test_an_address_of_the_network_has_a_limit_of_connections(
    house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.serve.MOST_OF_ONE", 2)
    address = house.http.post("api/house/listening").json()["address"]
    with ExitStack() as stack:
        place = (HOME, urlsplit(address).port)
        several = [
            stack.enter_context(socket.create_connection(place, source_address=("127.0.0.99", 0)))
            for _ in range(3)
        ]
        assert several[2].recv(1) == b""
        many = [stack.enter_context(socket.create_connection(("127.0.0.1", house.port))) for _ in range(5)]
        many[4].sendall(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert many[4].recv(15) == b"HTTP/1.1 200 OK"


# --- others -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({"public_url": "https://monsters.example"}, "https://monsters.example/"),
        ({"shared": True}, ""),
        ({"proxies": ("127.0.0.1",)}, ""),
    ],
)
def test_a_server_without_a_keeper_does_not_listen_elsewhere(
    tmp_path_factory: pytest.TempPathFactory, settings: dict[str, Any], address: str
) -> None:
    with inside(tmp_path_factory.mktemp("house") / "games", **settings) as house:
        about = house.http.get("api/about").json()["friends"]
        assert about == {"address": address, "listening": False, "canListen": False}
        assert house.http.post("api/house/listening").status_code == 403
        assert house.http.delete("api/house/listening").status_code == 403


def test_a_server_at_all_addresses_says_where_others_find_it(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.listeners.own_address", lambda: HOME)
    with inside(tmp_path_factory.mktemp("house") / "games", "0.0.0.0") as house:
        about = house.http.get("api/about").json()["friends"]
        assert about == {"address": f"http://{HOME}:{house.port}/", "listening": False, "canListen": False}


def test_a_server_has_an_id_that_stays(house: Inside) -> None:
    first, second = (house.http.get("api/about").json()["server"] for _ in range(2))
    assert len(first) == 32
    assert first == second == house.store.house_value("server")


# --- QR codes ---------------------------------------------------------------------------------------


def test_a_link_becomes_a_qr_code(near: Inside) -> None:
    answer = near.http.post("api/qr", json={"text": "http://192.168.0.2:8001/#/join/four-words-like-these"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg ")
    assert answer.text.endswith("</svg>")
    assert "<script" not in answer.text


@pytest.mark.parametrize("text", ["x" * 300, "é" * 150, "👨" * 75, "<svg onload=alert(1)>", "漢字"])
def test_any_short_text_becomes_a_qr_code_that_does_not_repeat_it(near: Inside, text: str) -> None:
    answer = near.http.post("api/qr", json={"text": text})
    assert answer.status_code == 200
    assert text not in answer.text


@pytest.mark.parametrize("body", [{"text": ""}, {"text": "x" * 301}, {"text": "é" * 151}, {"text": 1}, {}])
def test_what_no_qr_code_can_say_is_refused(near: Inside, body: dict[str, object]) -> None:
    answer = near.http.post("api/qr", json=body)
    assert answer.status_code == 422
    assert "text" in answer.json()["detail"]
