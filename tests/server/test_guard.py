"""Who may ask: strangers are turned away, a browser is kept to our own files, and secrets stay secret."""

from __future__ import annotations

import http.client
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from monsterlands.server import files
from monsterlands.server.limits import RATES, Quotas
from monsterlands.server.server_messages import Update
from support.servers import Inside, Program, inside, program

HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def assert_guarded(answer: httpx.Response, but: tuple[str, ...] = ()) -> None:
    """See that an answer has the headers that keep a browser to our own files."""
    for name, value in HEADERS.items():
        if name not in but:
            assert answer.headers.get(name) == value, (answer.request.url, name)
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


# --- headers ----------------------------------------------------------------------------------------


def test_every_answer_and_refusal_has_the_security_headers(server: Program) -> None:
    ask = server.http.request
    json = {"Content-Type": "application/json"}
    answers = [
        (200, ask("GET", "api/about")),
        (200, ask("GET", "api/openapi.json")),
        (201, ask("POST", "api/games", json={"scenario": 1})),
        (403, ask("GET", "api/games", headers={"Host": "evil.example"})),
        (403, ask("GET", "api/games", headers={"Origin": "http://evil.example"})),
        (403, ask("GET", "api/games", headers={"Via": "1.1 other"})),
        (404, ask("GET", "api/nothing")),
        (404, ask("GET", "api/games/none")),
        (405, ask("PUT", "api/games")),
        (413, ask("POST", "api/records", content=b"x" * 1_000_001, headers=json)),
        (422, ask("POST", "api/games", json={"scenario": 0})),
        (422, ask("POST", "api/games", content="{", headers=json)),
    ]
    for code, answer in answers:
        assert answer.status_code == code
        assert_guarded(answer)


def test_the_header_that_browsers_ignore_without_tls_is_only_sent_on_the_same_machine(
    server: Program,
) -> None:
    ask, name = server.http.get, "cross-origin-opener-policy"
    assert ask("api/about").headers[name] == "same-origin"
    assert name not in ask("api/about", headers={"Host": "192.0.2.2:8001"}).headers


def test_an_internal_error_has_the_security_headers(near: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[object]:
        raise ZeroDivisionError("a secret of the server")

    monkeypatch.setattr(near.store, "games", fail)
    answer = near.http.get("api/games")
    assert answer.status_code == 500
    assert answer.json() == {"detail": "the server failed to handle the request; its log says why"}
    assert_guarded(answer)


# --- hosts and origins ------------------------------------------------------------------------------

FOREIGN = [
    "evil.example",
    "evil.example:80",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example#localhost",
    "192.168.0.1",
    "0.0.0.0",
    "[::ffff:7f00:1]",
    "",
    "[",
    "[::1",
    "[::1]x]",
]


@pytest.mark.parametrize("host", FOREIGN)
def test_a_server_on_loopback_refuses_other_host_names(server: Program, host: str) -> None:
    answer = server.http.get("api/about", headers={"Host": host})
    assert answer.status_code in (400, 403)
    if answer.status_code == 403:
        assert answer.json() == {"detail": "this server only answers requests to localhost"}


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])
def test_a_server_on_loopback_takes_loopback_names(server: Program, name: str) -> None:
    port = server.host.rpartition(":")[2]
    for host in (name, f"{name}:{port}"):
        assert server.http.get("api/about", headers={"Host": host}).json()["keeper"] is True


ORIGINS = [
    "http://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://localhost",
    "http://127.0.0.1",
    "http://user@{host}",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "{host}",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_other_origins_are_refused(server: Program, origin: str) -> None:
    origin = origin.format(host=server.host)
    answer = server.http.post("api/games", json={"scenario": 1}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json() == {"detail": "pages of other sites may not use this server"}
    with pytest.raises(InvalidStatus) as refused:
        server.connect("0" * 32, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_page_of_the_server_is_allowed(server: Program) -> None:
    origin = server.address.rstrip("/")
    answer = server.http.post("api/games", json={"scenario": 1}, headers={"Origin": origin})
    assert answer.status_code == 201


def test_a_connection_needs_the_origin_of_the_server(server: Program) -> None:
    for given in ({"origin": None}, {"additional_headers": {"X": "Y"}, "origin": "http://evil.example"}):
        with pytest.raises(InvalidStatus) as refused:
            server.connect("0" * 32, **given)
        assert refused.value.response.status_code == 403


def test_a_request_without_a_host_is_refused(server: Program) -> None:
    connection = http.client.HTTPConnection(server.host)
    connection.putrequest("GET", "/api/about", skip_host=True)
    connection.endheaders()
    assert connection.getresponse().status in (400, 403)
    connection.close()


def test_a_public_server_takes_any_host_name_and_has_no_keeper(tmp_path: Path) -> None:
    with inside(tmp_path / "games", "0.0.0.0") as server:
        for host in ("table.example", "localhost", server.host):
            assert server.http.get("api/about", headers={"Host": host}).json()["keeper"] is False
        assert server.http.get("api/games").status_code == 403
        key = server.begin(scenario=1)
        bearer = {"Authorization": f"Bearer {key.secret}"}
        assert server.http.get(f"api/games/{key.game}").status_code == 404
        assert server.http.get(f"api/games/{key.game}", headers=bearer).status_code == 200
        with server.enter(key) as guest:
            assert guest.question.asked


@pytest.fixture(scope="module")
def abroad(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server for others."""
    with inside(tmp_path_factory.mktemp("abroad") / "games", "0.0.0.0") as running:
        yield running


def test_silent_connections_of_one_address_only_push_out_each_other(
    abroad: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.handshakes.MOST_WAITING", 3)
    key = abroad.begin(scenario=1)
    with ExitStack() as stack:
        first = stack.enter_context(abroad.connect(key.game, source_address=("127.0.0.2", 0)))
        many = [stack.enter_context(abroad.connect(key.game)) for _ in range(4)]
        assert [guest.goodbye()[0].code for guest in many[:2]] == ["too-late", "too-late"]
        for guest in (first, *many[2:]):
            guest.send(type="enter", secret=key.secret)
            guest.until(Update)


def test_an_address_that_connects_too_often_is_limited_and_no_other(
    abroad: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def guess() -> str:
        try:
            with abroad.connect(key.game, source_address=("127.0.0.3", 0)) as guesser:
                guesser.send(type="enter", secret="wrong")
                return guesser.goodbye()[0].code
        except InvalidStatus as refused:
            return str(refused.response.status_code)

    key = abroad.begin(scenario=1)
    monkeypatch.setitem(RATES, "changing", (30, 0))
    assert [guess() for _ in range(35)] == ["unknown-game"] * 30 + ["403"] * 5
    with abroad.enter(key) as guest:
        assert guest.question.asked


def test_an_address_may_not_read_without_end(abroad: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "reading", (3, 0))
    with httpx.Client(
        base_url=abroad.address, transport=httpx.HTTPTransport(local_address="127.0.0.4")
    ) as reader:
        assert [reader.get("api/about").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
    assert abroad.http.get("api/about").status_code == 200


def test_an_address_may_begin_some_games_and_then_waits(
    abroad: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "beginning", (2, 0))
    with httpx.Client(
        base_url=abroad.address, transport=httpx.HTTPTransport(local_address="127.0.0.5")
    ) as host:
        answers = [host.post("api/games", json={"scenario": 1}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json() == {
            "detail": "too many new games from your address or profile; try again in a few minutes"
        }
        assert host.post("api/records", json="").status_code == 429
        assert host.get("api/about").status_code == 200
    assert abroad.begin(scenario=1).game


def test_a_person_has_one_quota_at_all_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "beginning", (2, 0))
    quotas, problem = Quotas(), "http-too-many-games"
    asked = [quotas.problem(f"192.0.2.{number}", "POST", "/api/games", "Bearer mine") for number in range(3)]
    assert asked == ["", "", problem]
    assert quotas.problem("192.0.2.9", "POST", "/api/games", "Bearer another") == ""
    assert quotas.problem("192.0.2.9", "POST", "/api/games") == ""


def test_the_limits_of_addresses_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monsterlands.server.limits.MOST_PARTIES", 2)
    monkeypatch.setitem(RATES, "changing", (1, 0))
    quotas = Quotas()
    refused = [quotas.problem(f"10.0.0.{number}", "PUT", "/") for number in range(20)]
    assert refused == [""] * 20
    assert len(quotas._limits) == 8
    assert quotas.problem("10.0.0.19", "PUT", "/") != ""


def test_loopback_has_no_rate_limit(server: Program) -> None:
    key = server.begin(scenario=1)
    for _ in range(40):
        server.connect(key.game).close()
    with server.enter(key) as guest:
        assert guest.question.asked


# --- secrets ----------------------------------------------------------------------------------------


@pytest.mark.once  # it reads the files
def test_a_secret_is_sent_once_and_stored_nowhere(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with program(folder) as server:
        key = server.begin(persons=["Ada"], bots=["random"], tricks=True)
        another = server.http.post(f"api/games/{key.game}/key").json()["secret"]
        secrets = (key.secret, another)
        with server.enter(key) as guest:
            guest.play(random.Random(1).randrange, 20)
            for kind, field in (("why", "thing"), ("help", "name"), ("chances", "path")):
                guest.ask(kind, **{field: key.secret})
            guest.ask("answer", version=guest.version, choice=key.secret)
            guest.send(type="enter", secret=key.secret)
            guest.ask("ping")
            said = "".join(guest.raw)
        bearer = {"Authorization": f"Bearer {key.secret}", "Via": "other"}
        for answer in (
            server.http.get("api/games"),
            server.http.get(f"api/games/{key.game}", headers=bearer),
            server.http.get(f"api/games/{key.game}/record", headers=bearer),
            server.http.get(f"api/games/{key.secret}"),
            server.http.get("api/openapi.json"),
        ):
            assert answer.status_code < 500
            said += answer.text + str(answer.headers) if key.secret not in str(answer.url) else ""
        assert server.stop() in (0, 130, -2)
        assert server.errors == ""
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert key.game.encode() in kept
    for secret in secrets:
        assert secret not in said
        assert secret.encode() not in kept


# --- the files of the client ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with a client of a few files."""
    base = tmp_path_factory.mktemp("built")
    folder = base / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "assets/app-1a2b.js").write_text("let plain")
    (folder / "assets/app-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets/app-1a2b.js.gz").write_bytes(b"gzip")
    (folder / "assets/emblem-any-192-1a2b.png").write_bytes(b"picture")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("let worker")
    (base / "outside.txt").write_text("not yours")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("monsterlands.server.app.CLIENT", folder)
        with inside(base / "games") as running:
            yield running


def raw(server: Inside, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Get a file as it comes over the wire."""
    connection = http.client.HTTPConnection(server.host)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()}
    body = answer.read()
    connection.close()
    return answer.status, found, body


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("br", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("deflate", None, b"let plain"),
        ("", None, b"let plain"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("br;q=0,gzip;q=0", None, b"let plain"),
    ],
)
def test_a_file_is_compressed_as_the_browser_accepts(
    built: Inside, accepted: str, encoding: str | None, body: bytes
) -> None:
    code, headers, found = raw(built, "/assets/app-1a2b.js", **{"Accept-Encoding": accepted})
    assert (code, headers.get("content-encoding"), found) == (200, encoding, body)
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("index.html", "text/html; charset=utf-8"),
    ],
)
def test_what_makes_the_client_an_app_is_checked_each_time(built: Inside, path: str, kind: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    assert_guarded(answer, but=("cache-control",))


def test_icons_are_pictures_and_kept_for_ever(built: Inside) -> None:
    answer = built.http.get("assets/emblem-any-192-1a2b.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["", "index.html"])
def test_the_start_page_is_the_client_and_is_not_cached(built: Inside, path: str) -> None:
    answer = built.http.get(path)
    assert answer.text == "<!doctype html><title>Table</title>"
    assert answer.headers["cache-control"] == "no-cache"
    assert_guarded(answer, but=("cache-control",))


@pytest.mark.parametrize(
    ("path", "start"),
    [("/campaign", "./"), ("/campaign/", "../"), ("/games/1234", "../"), ("/games/1234/table", "../../")],
)
def test_an_unknown_address_redirects_to_the_start_page(built: Inside, path: str, start: str) -> None:
    code, headers, _ = raw(built, path)
    assert (code, headers["location"]) == (307, start)
    assert built.http.get(path, follow_redirects=True).text == "<!doctype html><title>Table</title>"


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/none.js", "/favicon.ico", "/assets/app-1a2b.js.map"),
        *("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "//outside.txt"),
    ],
)
def test_an_unknown_file_is_not_found(built: Inside, path: str) -> None:
    code, headers, body = raw(built, path)
    assert code == 404
    assert b"not yours" not in body
    assert headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_without_a_built_client_the_server_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.app.CLIENT", tmp_path / "client")
    with inside(tmp_path / "games") as server:
        answer = server.http.get("")
        assert (answer.status_code, answer.text) == (503, files.MISSING)
        assert_guarded(answer)
