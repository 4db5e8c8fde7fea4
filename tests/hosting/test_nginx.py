"""The server behind a real nginx with TLS, configured as docs/hosting.md says."""

from __future__ import annotations

import random
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from monsterlands.server.server_messages import Update
from support.servers import PATIENCE, Guest, Key, inside

pytestmark = pytest.mark.hosting
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "monsters.example"


@dataclass(frozen=True, slots=True)
class Site:
    """A server behind nginx."""

    port: int
    trust: ssl.SSLContext
    folder: Path

    @property
    def host(self) -> str:
        """The host and port, as browsers name them."""
        return f"{NAME}:{self.port}"

    def client(self, source: str = "127.0.0.1") -> httpx.Client:
        """Return a browser at some address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}/",
            headers={"Host": self.host, "Origin": f"https://{self.host}"},
            transport=transport,
            timeout=PATIENCE,
        )

    def begin(self, client: httpx.Client, **new: Any) -> Key:
        """Begin a game."""
        answer = client.post("api/games", json=new, extensions={"sni_hostname": NAME})
        assert answer.status_code == 201, answer.text
        return Key(**answer.json())

    def enter(self, key: Key) -> Guest:
        """Sit down at the table of a game."""
        guest = Guest(
            f"wss://{self.host}/api/games/{key.game}/table",
            address=("127.0.0.1", self.port),
            ssl=self.trust,
            server_hostname=NAME,
            origin=f"https://{self.host}",
        )
        guest.send(type="enter", secret=key.secret)
        return guest


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def configuration(folder: Path, port: int, plain: int, backend: int) -> str:
    """Return the configuration of the page, for other ports and files."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    site = found[1]
    for old, new in [
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("/etc/ssl/monsters.example", str(folder / "site")),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{backend}"),
    ]:
        assert old in site
        site = site.replace(old, new)
    folders = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log {folder / 'errors'};\n"
        f"events {{}}\nhttp {{ access_log off; {folders}\n{site}}}\n"
    )


def certify(folder: Path) -> ssl.SSLContext:
    """Make a certificate of its own; return what trusts it."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "site.key"), "-out", str(folder / "site.pem")]
    subprocess.run([*command, *subject, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "site.pem"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server behind nginx."""
    assert shutil.which("nginx"), "nginx is needed: `make test-hosting` installs it"
    folder = tmp_path_factory.mktemp("nginx")
    port, plain = free_port(), free_port()
    trust = certify(folder)
    with inside(folder / "games", public_url=f"https://{NAME}:{port}", proxies=("127.0.0.1",)) as server:
        (folder / "nginx.conf").write_text(configuration(folder, port, plain, server.port))
        nginx = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            _wait_for(port)
            yield Site(port, trust, folder)
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def _wait_for(port: int) -> None:
    begun = time.monotonic()
    while time.monotonic() < begun + PATIENCE:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx does not answer")


def test_a_game_is_played_through_nginx_with_tls(site: Site) -> None:
    with site.client() as client:
        key = site.begin(client, scenario=1)
    with site.enter(key) as guest:
        guest.until(Update)
        assert guest.play(random.Random(3).randrange, 12) == 12


def test_nobody_is_the_keeper_behind_nginx(site: Site) -> None:
    with site.client() as client:
        assert ask(client, "api/about").json()["keeper"] is False
        assert ask(client, "api/games").status_code == 403


def test_the_metrics_stay_on_the_machine_and_the_health_is_public(site: Site) -> None:
    with site.client() as client:
        assert ask(client, "metrics").status_code == 404
        assert ask(client, "healthz").json() == {"status": "ok", "problem": ""}


def test_another_name_is_refused(site: Site) -> None:
    with site.client() as client:
        answer = ask(client, "api/about", Host="evil.example")
        assert answer.status_code == 403


def test_each_client_behind_nginx_has_its_own_quota_whatever_it_claims(site: Site) -> None:
    with site.client("127.0.0.8") as greedy, site.client("127.0.0.9") as other:
        claimed = [f"203.0.113.{number}" for number in range(40)]
        codes = [
            greedy.post(
                "api/games",
                json={"scenario": 1},
                headers={"X-Forwarded-For": address},
                extensions={"sni_hostname": NAME},
            ).status_code
            for address in claimed
        ]
        assert codes == [201] * 20 + [429] * 20
        assert site.begin(other, scenario=1).game


def ask(client: httpx.Client, path: str, **headers: str) -> httpx.Response:
    """Ask for something under the name of the site."""
    return client.get(path, headers=headers, extensions={"sni_hostname": NAME})
