"""Connections that break: the table reconnects by itself, and no answer is lost or taken twice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from support.browsers import Person
from support.servers import text_of
from support.tables import alone

pytestmark = pytest.mark.browser


class Cut:
    """A proxy between a table and its server that breaks the connection once, at an answer."""

    def __init__(self, somebody: Person, *, arrives: bool) -> None:
        self.arrives = arrives
        self.done = False
        self.answers: list[str] = []
        somebody.page.route_web_socket(lambda url: "/table" in url, self._lay)

    def _lay(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer":
                self.answers.append(message["request"])
                if not self.done:
                    self.done = True
                    if self.arrives:
                        # The server takes the answer, but its reply does not arrive.
                        server.on_message(
                            lambda told: line.close(code=1011) if '"taken"' in str(told) else None
                        )
                        server.send(text)
                    else:
                        line.close(code=1011)
                    return
            server.send(text)

        line.on_message(ask)


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
def test_an_answer_counts_once_if_the_connection_breaks(somebody: Person, arrives: bool) -> None:
    cut = Cut(somebody, arrives=arrives)
    key = somebody.server.take_in(alone().record().to_text())
    somebody.sit_at(key)
    page = somebody.page
    page.locator("[data-thing='space:mine 1']").click()
    expect(page.locator("[data-choice='end turn']")).to_be_visible()
    expect(page.get_by_text("connected", exact=True)).to_be_visible()
    assert len(cut.answers) == 2
    assert len(set(cut.answers)) == 1
    expect(page.locator("[data-area=log]").get_by_text("Mine")).to_have_count(1)
    with somebody.server.enter(key) as guest:
        assert guest.version == 2
        assert sum("Mine" in text_of(line) for line in guest.log) == 1
