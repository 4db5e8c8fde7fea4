"""What Chromium tells a screen reader about a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page


@dataclass(frozen=True, slots=True)
class Node:
    """Something that a screen reader reads, or a group of such things."""

    role: str
    name: str
    level: int
    """The level of a heading."""
    live: str
    """Of a live region: how urgently its changes are read, ``polite`` or ``assertive``; else empty."""
    text: str
    """All that is read in it."""


def accessible(page: Page) -> list[Node]:
    """Return what is not hidden from a screen reader, in the order of reading."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    tree = {each["nodeId"]: each for each in found}
    return [_node(tree, each) for each in _read(tree, found[0])]


def _read(tree: dict[str, Any], node: dict[str, Any]) -> list[dict[str, Any]]:
    below = [each for name in node.get("childIds", []) if name in tree for each in _read(tree, tree[name])]
    return below if node["ignored"] else [node, *below]


def _node(tree: dict[str, Any], node: dict[str, Any]) -> Node:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    texts = [_name(each) for each in _read(tree, node) if each["role"]["value"] == "StaticText"]
    return Node(
        role=str(node["role"]["value"]),
        name=_name(node),
        level=int(properties.get("level", 0)),
        live=str(properties.get("live", "")),
        text=" ".join(texts),
    )


def _name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()
