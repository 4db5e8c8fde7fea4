"""Without a pointer: Tab, arrows, Enter and the shortcuts."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from support.browsing import Person
from support.tables import alone

pytestmark = pytest.mark.browser

FOCUS = """
() => {
    const here = document.activeElement;
    const { left, top, width, height } = here.getBoundingClientRect();
    return {
        name: here.getAttribute("aria-label") ?? here.textContent.trim(),
        type: here.type ?? "",
        mark: here.closest("[data-mark]")?.dataset.mark ?? here.querySelector("[data-mark]")?.dataset.mark ?? null,
        seen: here.matches(":focus-visible"),
    };
}
"""
WAY = """
(mark) => {
    const here = document.activeElement, there = document.querySelector(`[data-mark="${mark}"]`);
    const spot = there.matches("button") ? there : there.querySelector("button");
    if (here === spot) return "there";
    const group = (element) => element.closest("section, header, [role=group]");
    if (group(here) !== group(spot) || here.tabIndex !== 0) return "Tab";
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = middle(here.getBoundingClientRect()), [toX, toY] = middle(spot.getBoundingClientRect());
    if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? "ArrowRight" : "ArrowLeft";
    return toY > y ? "ArrowDown" : "ArrowUp";
}
"""
"""Which key leads from where the focus is towards something marked."""
MOST = 120


def tab_to(somebody: Person, name: str) -> None:
    """Press Tab until the focus is on a control with this name."""
    for _ in range(MOST):
        somebody.page.keyboard.press("Tab")
        if name in somebody.page.evaluate(FOCUS)["name"]:
            return
    raise AssertionError(f"Tab does not lead to {name}")
