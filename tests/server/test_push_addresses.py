"""Messages to closed pages go to push services alone: never into a private network, and never elsewhere."""

from __future__ import annotations

import pytest

from monsterlands.server.push.addresses import Endpoint, is_public
from monsterlands.server.push.delivery import Network
from monsterlands.server.push.errors import BadEndpoint, NotPublic, NotReached

ENDPOINT = Endpoint.of("https://push.example/send/1")


@pytest.mark.parametrize(
    ("text", "host", "target"),
    [
        (
            "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b-_x",
            "fcm.googleapis.com",
            "/fcm/send/dGVzdA:APA91b-_x",
        ),
        (
            "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
            "wns2-par02p.notify.windows.com",
            "/w/?token=BQ%3d",
        ),
        ("https://push.example", "push.example", "/"),
        ("https://push.example:443/a", "push.example", "/a"),
        ("https://xn--bcher-kva.example/a", "xn--bcher-kva.example", "/a"),
    ],
)
def test_an_endpoint_is_an_https_address_with_a_name(text: str, host: str, target: str) -> None:
    assert Endpoint.of(text) == Endpoint(host, target)
    assert Endpoint.of(text).origin == f"https://{host}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "push.example/send",
        "http://push.example/send",
        "ftp://push.example/send",
        "HTTPS://push.example/send",
        "https://localhost/send",
        "https://127.0.0.1/send",
        "https://10.0.0.1/send",
        "https://8.8.8.8/send",
        "https://[::1]/send",
        "https://[2606:4700::1111]/send",
        "https://2130706433/send",
        "https://127.1/send",
        "https://0x7f.0.0.0x1/send",
        "https://push.example:8443/send",
        "https://push.example:22/send",
        "https://push.example./send",
        "https://user@push.example/send",
        "https://push.example@127.0.0.1/send",
        "https://push.example\\@127.0.0.1/send",
        "https://push_service.example/send",
        "https://-push.example/send",
        "https://bücher.example/send",
        "https://push.example/send#part",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: elsewhere",
        "https://push.example/a\n",
        "https://push.example?a",
        f"https://{'a' * 64}.example/send",
        f"https://{'a.' * 130}example/send",
        f"https://push.example/{'a' * 480}",
    ],
)
def test_anything_else_is_no_endpoint(text: str) -> None:
    with pytest.raises(BadEndpoint):
        Endpoint.of(text)


def test_an_endpoint_may_have_500_characters() -> None:
    longest = "https://push.example/" + "a" * 479
    assert len(longest) == 500
    assert Endpoint.of(longest).host == "push.example"


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001:830::200e", "64:ff9b::808:808"],
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.10",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.251",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2001:0:7f00:1::1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "push.example",
        "",
    ],
)
def test_all_other_addresses_are_not(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("places", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:10.0.0.1"]])
def test_a_name_that_stands_for_a_private_address_is_refused(places: list[str]) -> None:
    asked: list[str] = []

    def resolve(host: str) -> list[tuple[str, int]]:
        asked.append(host)
        return [(place, 443) for place in places]

    with pytest.raises(NotPublic, match=r"^push\.example is in a private network$"):
        Network(resolve).post(ENDPOINT, {}, b"")
    assert asked == ["push.example"], "it is resolved once"


def test_the_name_of_this_machine_is_refused_as_the_system_resolves_it() -> None:
    with pytest.raises(NotPublic):
        Network().post(Endpoint("localhost", "/"), {}, b"")


def test_a_name_without_an_address_is_not_reached() -> None:
    def resolve(_: str) -> list[tuple[str, int]]:
        raise OSError("no such name: https://push.example/secret")

    with pytest.raises(NotReached, match=r"^OSError$"):
        Network(resolve).post(ENDPOINT, {}, b"")
    with pytest.raises(NotReached):
        Network(lambda _: []).post(ENDPOINT, {}, b"")
