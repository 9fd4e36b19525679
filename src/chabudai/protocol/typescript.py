"""TypeScript types of everything that goes over the wire: `python -m chabudai.protocol.typescript FILE`."""

from __future__ import annotations

import inspect
import sys
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from chabudai.protocol.courses import ShownCourse, ShownLesson
from chabudai.protocol.deals import ShownDeal
from chabudai.protocol.messages import CLOSE_CODES, AnyMessage, LogPage
from chabudai.protocol.notices import GivenNoticeCode, NewMail, NewPush, NewWebhook, Notices, WebhookSecret
from chabudai.protocol.people import Code, DeviceInfo, GivenCode, Me, NewName, Token
from chabudai.protocol.phrases import ABOUT_THE_GAME, PHRASES
from chabudai.protocol.positions import PlainPosition
from chabudai.protocol.puzzles import Attempt, PuzzleVerdict, ShownPuzzle
from chabudai.protocol.records import GivenRecord, Replay, TableRecord
from chabudai.protocol.requests import AnyRequest, AnyTableRequest
from chabudai.protocol.reviews import ReviewProgress, WantedReview
from chabudai.protocol.rulebooks import Rulebooks
from chabudai.protocol.service import Health, Offer
from chabudai.protocol.tables import NewTable, NewTrial, Opened
from chabudai.protocol.version import PROTOCOL

ROOTS: dict[str, Any] = {"AnyRequest": AnyRequest, "AnyTableRequest": AnyTableRequest, "AnyMessage": AnyMessage}
BODIES = (
    NewTable,
    NewTrial,
    Replay,
    Me,
    NewName,
    Code,
    GivenCode,
    Token,
    Notices,
    NewPush,
    NewMail,
    NewWebhook,
    WebhookSecret,
    GivenNoticeCode,
    GivenRecord,
    TableRecord,
    Health,
    Offer,
    Opened,
    WantedReview,
    ReviewProgress,
    ShownPuzzle,
    Attempt,
    PuzzleVerdict,
    ShownCourse,
    ShownLesson,
    ShownDeal,
    LogPage,
    DeviceInfo,
    PlainPosition,
    Rulebooks,
)
HEAD = f"""// Made by `python -m chabudai.protocol.typescript`: do not edit.

export const PROTOCOL = {PROTOCOL};
"""
SUFFIXES = {"events": "Event", "requests": "Request"}
"""What the types of some modules are called outside of them."""
PLAIN: dict[type, str] = {
    look.AnyType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.RawType: "unknown",
}


class Writer:
    """Collects the declarations."""

    def __init__(self) -> None:
        """Start with none."""
        self.done: dict[str, str] = {}

    def name(self, kind: look.Type) -> str:
        """Return how TypeScript writes a type, declaring what it needs."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case look.Metadata():
                return self.name(kind.type)
            case look.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case look.EnumType():
                return self._enum(kind.cls)
            case look.UnionType():
                return " | ".join(dict.fromkeys(self.name(part) for part in kind.types))
            case look.ListType() | look.VarTupleType():
                inner = self.name(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case look.TupleType():
                return f"[{', '.join(self.name(part) for part in kind.item_types)}]"
            case look.DictType():
                return f"Record<string, {self.name(kind.value_type)}>"
            case look.StructType() | look.DataclassType():
                return self._object(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def _enum(self, cls: type[Enum]) -> str:
        values = " | ".join(f'"{member.value}"' for member in cls)
        self.done.setdefault(cls.__name__, f"{_comment(cls)}export type {cls.__name__} = {values};")
        return cls.__name__

    def _object(self, kind: look.StructType | look.DataclassType) -> str:
        return self._struct(kind) if isinstance(kind, look.StructType) else self._dataclass(kind)

    def _dataclass(self, kind: look.DataclassType) -> str:
        name = kind.cls.__name__
        body = "\n".join(f"  {field.encode_name}: {self.name(field.type)};" for field in kind.fields)
        self.done.setdefault(name, f"{_comment(kind.cls)}export interface {name} {{\n{body}\n}}")
        return name

    def _struct(self, kind: look.StructType) -> str:
        name = _title(kind.cls)
        if name in self.done:
            return name
        self.done[name] = ""
        lines = []
        if kind.tag_field is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = not field.required and (kind.cls.__struct_config__.omit_defaults or _asked(kind.cls))
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {self.name(field.type)};")
        body = "\n".join(lines)
        self.done[name] = f"{_comment(kind.cls)}export interface {name} {{\n{body}\n}}"
        return name


def _title(cls: type) -> str:
    """Return a name that is clear outside of its module."""
    home = cls.__module__.rpartition(".")[2]
    return cls.__name__ + SUFFIXES.get(home, "")


def _asked(cls: type) -> bool:
    return bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]


def _comment(cls: type) -> str:
    text = (inspect.getdoc(cls) or "").partition("\n")[0]
    return f"/** {text} */\n" if text else ""


def document() -> str:
    """Return the whole file."""
    writer = Writer()
    unions = {name: writer.name(look.type_info(kind)) for name, kind in ROOTS.items()}
    for body in BODIES:
        writer.name(look.type_info(body))
    parts = [HEAD, *writer.done.values()]
    parts += [f"export type {name} =\n  | " + kinds.replace(" | ", "\n  | ") + ";" for name, kinds in unions.items()]
    phrases, about = (", ".join(f'"{phrase}"' for phrase in found) for found in (PHRASES, ABOUT_THE_GAME))
    codes = ", ".join(f"{name}: {code}" for name, code in CLOSE_CODES.items())
    parts.append(f"export const PHRASES = [{phrases}] as const;")
    parts.append(f"export const ABOUT_THE_GAME: readonly string[] = [{about}];")
    parts.append(f"export const CLOSE_CODES = {{ {codes} }} as const;")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write to the file that is named, or to standard output."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(document(), encoding="utf-8")
    else:
        sys.stdout.write(document())


if __name__ == "__main__":
    main()
