"""Telephones and tablets, for tests of the table in the hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PHONE, TABLET = (390, 844), (768, 1024)
SMALL_PHONE, ON_ITS_SIDE, LARGE_TABLET = (360, 640), (844, 390), (1024, 1366)
TABLETS_ON_THEIR_SIDE = [(1024, 768), (1366, 1024)]


def held(width: int, height: int, **more: Any) -> dict[str, Any]:
    """Return what a browser knows of a device that is held in the hand."""
    size = {"width": width, "height": height}
    return {"viewport": size, "device_scale_factor": 2, "has_touch": True, "is_mobile": True, **more}


class Finger:
    """A finger on a page."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def do(self, kind: str, *at: tuple[float, float]) -> None:
        """Put it down or move it somewhere, lift it, or be interrupted."""
        points = [{"x": x, "y": y} for x, y in at]
        self._line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
