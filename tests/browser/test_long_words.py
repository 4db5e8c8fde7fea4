"""Words that are 40 % longer than English overflow nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.pseudo import build
from support.screens import SCREENS
from support.servers import Program, program

pytestmark = pytest.mark.browser

HEARD_OF = {"game that is not there": ("status 404", "the server responded with a status of 404")}

OVERFLOWS = """
async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const found = [];
    const classes = (element) => [...element.classList].filter((each) => !each.startsWith("svelte-"));
    const name = (element) => [element.tagName.toLowerCase(), ...classes(element)].join(".");
    const where = (element) => element.closest("[data-area]")?.dataset.area ?? "page";
    const labels = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("script, style, .heard, [inert], svg")) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width < 1 || text.height < 1) continue;
        const note = (what, element) =>
            found.push(`${where(parent)}: ${what} ${name(element)}: ${node.data.trim().slice(0, 60)}`);
        let box = parent;
        while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
        const own = box.getBoundingClientRect();
        const short = getComputedStyle(box).textOverflow === "ellipsis";
        if (!short && (text.right > own.right + 1 || text.left < own.left - 1)) note("wider than", box);
        let scrolls = false;
        const seen = { left: text.left, right: text.right, top: text.top, bottom: text.bottom };
        for (let outer = box; outer && outer !== document.body; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflow === "visible") continue;
            const clip = outer.getBoundingClientRect();
            seen.top = Math.max(seen.top, clip.top);
            seen.bottom = Math.min(seen.bottom, clip.bottom);
            seen.left = Math.max(seen.left, clip.left);
            seen.right = Math.min(seen.right, clip.right);
        }
        for (let outer = box; outer && outer !== document.body; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            const clip = outer.getBoundingClientRect();
            if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") break;
            if (style.overflowX !== "visible" && (text.right > clip.right + 1 || text.left < clip.left - 1))
                note("cut at the side by", outer);
            if (/auto|scroll/.test(style.overflowY)) scrolls = true;
            else if (!scrolls && style.overflowY !== "visible" && text.bottom > clip.bottom + 2)
                note("cut below by", outer);
            if (style.position === "fixed") break;
        }
        if (text.right > innerWidth + 1 || text.left < -1) note("beside the window", box);
        labels.push({ node, parent, text: seen });
    }
    const shown = labels.filter(({ node, parent, text }) => {
        const hit = document.elementFromPoint((text.left + text.right) / 2, (text.top + text.bottom) / 2);
        return hit && (parent.contains(hit) || hit.contains(parent));
    });
    for (const [index, one] of shown.entries()) {
        for (const other of shown.slice(index + 1)) {
            if (where(one.parent) !== where(other.parent)) continue;
            const [first, second] = [one.text, other.text];
            const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
            const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
            const flows = one.parent.contains(other.parent) || other.parent.contains(one.parent)
                || getComputedStyle(one.parent).display === "inline"
                || getComputedStyle(other.parent).display === "inline";
            // The boxes of lines are higher than their letters, so they may overlap a little.
            const lines = Math.min(first.bottom - first.top, second.bottom - second.top);
            if (across > 2 && down > lines / 2 && !flows)
                found.push(`${where(one.parent)}: ${name(one.parent)} over ${name(other.parent)}: `
                    + `“${one.node.data.trim().slice(0, 40)}”, “${other.node.data.trim().slice(0, 40)}”`);
        }
    }
    return [...new Set(found)];
}
"""
"""Lists texts that leave their box or the window, are cut off, or overlap."""


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """Run a server and a client that use longer words than English."""
    folder = tmp_path_factory.mktemp("longer")
    with program(folder / "games", run=build(folder)) as running:
        yield running


@pytest.mark.parametrize("screen", SCREENS)
def test_longer_words_fit(guests: Guests, talkative: Program, screen: str) -> None:
    somebody = guests(server=talkative, reduced_motion="reduce")
    somebody.forgive(*HEARD_OF.get(screen, ()))
    SCREENS[screen](somebody)
    expect(somebody.page.locator("body")).to_contain_text("ý")
    # The font of the letters with accents is loaded when the first of them is drawn; another one is wider.
    somebody.page.evaluate("document.fonts.ready.then(() => true)")
    assert somebody.page.evaluate(OVERFLOWS) == []
    assert somebody.page.evaluate("document.scrollingElement.scrollWidth") == 1280
