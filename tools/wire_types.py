"""Write the schemas of the server's messages and of its HTTP interface, and the client's types.

With ``--check`` it writes nothing, and fails if a file is out of date.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from monsterlands.rules.actions import CHOICE_RANGES
from monsterlands.rules.frames import FRAMES
from monsterlands.rules.reasons import REASONS
from monsterlands.server.app import application
from monsterlands.server.client_messages import ClientMessage
from monsterlands.server.events import WireHappened
from monsterlands.server.groups.messages import GroupClientMessage, GroupServerMessage
from monsterlands.server.groups.talk import PHRASES
from monsterlands.server.server_messages import ServerMessage
from monsterlands.store import Store

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = ROOT / "docs" / "wire.schema.json"
HTTP = ROOT / "docs" / "openapi.json"
TYPES = ROOT / "web" / "src" / "wire" / "types.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// Made by tools/wire_types.py from the server's messages; `make types` writes it again.\n"
UNIONS = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "GroupClientMessage": GroupClientMessage,
    "GroupServerMessage": GroupServerMessage,
}
"""All messages over a WebSocket: at a table, and in a group."""
NOT_OURS = ("HTTPValidationError", "ValidationError")
# The kinds that the engine declares: by struct and field the name of the type, and its values.
KINDS = {
    ("Question", "kind"): ("QuestionKind", [row.name for row in FRAMES if row.node != "step"]),
    ("Choice", "kind"): ("ChoiceKind", [row.name for row in CHOICE_RANGES]),
    ("Explained", "reason"): ("ReasonKind", [*dict.fromkeys(row.name for row in REASONS[1:])]),
}

Schema = dict[str, Any]


def message_schema() -> Schema:
    """Return the JSON Schema of all messages, with the names of types as the client knows them."""
    messages = (WireHappened, *UNIONS.values())
    (happened, *unions), parts = msgspec.json.schema_components(messages, ref_template="#/$defs/{name}")
    schema = {"$defs": parts, **dict(zip(UNIONS, unions, strict=True))}
    # The union of all events has a name and is written once.
    text = json.dumps(schema).replace(json.dumps(happened), '{"$ref": "#/$defs/Happened"}')
    short = _without("Wire", json.loads(text))
    short["$defs"]["Happened"] = happened
    for (struct, field), (name, values) in KINDS.items():
        fields = short["$defs"][struct]["properties"]
        fields[field] = _named(fields[field], {"$ref": f"#/$defs/{name}"})
        short["$defs"][name] = {"enum": values}
    return {**short, "$defs": dict(sorted(short["$defs"].items()))}


def _named(schema: Schema, kind: Schema) -> Schema:
    """Put a kind in the place of a string; the field may also be null."""
    if "anyOf" not in schema:
        return kind
    return {**schema, "anyOf": [kind if part == {"type": "string"} else part for part in schema["anyOf"]]}


def _without(prefix: str, schema: Schema) -> Schema:
    """Remove a prefix of names, which the client does not need."""
    found: Schema = json.loads(re.sub(rf'(["/]){prefix}(?=[A-Z]\w+")', r"\1", json.dumps(schema)))
    return found


def http_schema() -> Schema:
    """Return the OpenAPI document."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        try:
            return application(store).openapi()
        finally:
            store.close()


def typescript(messages: Schema, http: Schema) -> str:
    """Return the client's types."""
    lines = [HEAD]
    for name, schema in messages["$defs"].items():
        lines.append(declaration(name, schema))
    for name in UNIONS:
        lines.append(f"export type {name} = {type_of(messages[name])};\n")
    lines.append(f"export const PHRASES = {json.dumps(PHRASES)} as const;\n")
    lines.append("export namespace Http {")
    for name, schema in sorted(_without("Http", http["components"]["schemas"]).items()):
        if name not in NOT_OURS:
            lines.append(declaration(name, schema))
    lines.append("}")
    return "\n".join(lines) + "\n"


def declaration(name: str, schema: Schema) -> str:
    """Declare one named type."""
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    fields = [
        f"  {key}{'' if key in required else '?'}: {type_of(part)};"
        for key, part in schema["properties"].items()
    ]
    note = schema.get("description", "").split("\n")[0]
    comment = f"/** {note} */\n" if note else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def type_of(schema: Schema) -> str:
    """Return a schema as a type."""
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        return f"({type_of(schema['items'])})[]"
    if kind == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return SIMPLE[str(kind)]


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    messages, http = message_schema(), http_schema()
    wanted = {
        MESSAGES: json.dumps(messages, indent=1) + "\n",
        HTTP: json.dumps(http, indent=1) + "\n",
        TYPES: typescript(messages, http),
    }
    if "--check" in arguments:
        stale = [
            file for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text
        ]
        for file in stale:
            print(f"{file.relative_to(ROOT)} is out of date; run `make types`", file=sys.stderr)
        return int(bool(stale))
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
