"""From a state to the text of a position."""
from __future__ import annotations

import json
import re

from ..box.documents import as_list, as_table


def toml(value: object) -> str:
    """Write a value in one line."""
    if isinstance(value, str):
        # JSON escapes are TOML escapes, but for one sign.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return str(value).lower()
    entries = as_list(value)
    if entries is not None:
        return f"[{', '.join(toml(entry) for entry in entries)}]"
    table = as_table(value)
    if table is not None:
        inner = ", ".join(f"{toml_key(name)} = {toml(entry)}" for name, entry in table.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)


def toml_key(name: str) -> str:
    """Write a key, quoted where it must be."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else toml(name)
