"""Words that are 40 % longer than English overflow nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.measures import OVERFLOWS
from support.pseudo import build
from support.screens import HEARD_OF, SCREENS
from support.servers import SAME_DICE, Program, program

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """Run a server and a client that use longer words than English."""
    folder = tmp_path_factory.mktemp("longer")
    with program(folder / "games", before=SAME_DICE + build(folder)) as running:
        yield running


@pytest.mark.parametrize("screen", SCREENS)
def test_longer_words_fit(guests: Guests, talkative: Program, screen: str) -> None:
    somebody = guests(server=talkative, reduced_motion="reduce")
    somebody.forgive(*HEARD_OF.get(screen, ()))
    SCREENS[screen](somebody)
    expect(somebody.page.locator("body")).to_contain_text("ý")
    assert somebody.page.evaluate(OVERFLOWS) == []
    assert somebody.page.evaluate("document.scrollingElement.scrollWidth") == 1280
