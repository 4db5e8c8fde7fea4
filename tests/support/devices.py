"""Telephones and tablets, for tests of the table in the hand."""

from __future__ import annotations

from typing import Any

PHONE, TABLET = (390, 844), (768, 1024)
SMALL_PHONE, ON_ITS_SIDE, LARGE_TABLET = (360, 640), (844, 390), (1024, 1366)


def held(width: int, height: int, **more: Any) -> dict[str, Any]:
    """Return what a browser knows of a device that is held in the hand."""
    size = {"width": width, "height": height}
    return {"viewport": size, "device_scale_factor": 2, "has_touch": True, "is_mobile": True, **more}
