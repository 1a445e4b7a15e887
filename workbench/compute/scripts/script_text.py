"""A script as cells: the text of a .py file, or the cells of a notebook."""

from __future__ import annotations

import json
import keyword
import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from workbench._version import __version__

#: Where what scripts import of the program beside estimators is found.
DOOR = "workbench.compute.scripting"
_WIDTH = 88


@dataclass(slots=True)
class Imports:
    """The imports of a script, gathered while it is written.

    Attributes
    ----------
    modules : dict
        Modules imported whole, with their short names (empty: none).
    names : dict
        Names by the module they come from.
    """

    modules: dict[str, str] = field(default_factory=dict)
    names: dict[str, set[str]] = field(default_factory=dict)

    def module(self, name: str, short: str = "") -> None:
        """Import a module."""
        self.modules[name] = short

    def name(self, module: str, *names: str) -> None:
        """Import names from a module."""
        self.names.setdefault(module, set()).update(names)

    def door(self, *names: str) -> None:
        """Import names from what the program offers to scripts."""
        self.name(DOOR, *names)

    def text(self) -> str:
        """Return the lines: the standard library, others, then ours."""
        groups: dict[int, list[str]] = {0: [], 1: [], 2: []}
        for module, short in sorted(self.modules.items()):
            line = f"import {module}" + (f" as {short}" if short else "")
            groups[_rank(module)].append(line)
        for module, names in sorted(self.names.items()):
            groups[_rank(module)] += _from(module, sorted(names))
        return "\n\n".join("\n".join(lines) for lines in groups.values() if lines)


def _rank(module: str) -> int:
    top = module.partition(".")[0]
    return {"math": 0, "pathlib": 0, "numpy": 1, "sklearn": 1}.get(top, 2)


def _from(module: str, names: Sequence[str]) -> list[str]:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= _WIDTH:
        return [line]
    return [f"from {module} import (", *(f"    {name}," for name in names), ")"]


@dataclass(frozen=True, slots=True)
class Script:
    """A script.

    Attributes
    ----------
    title : str
        What it computes, in one line.
    about : str
        What a reader should know before running it.
    imports : Imports
    cells : tuple of str
        Python, in the order in which it runs.
    """

    title: str
    about: str
    imports: Imports
    cells: tuple[str, ...]

    @property
    def code(self) -> tuple[str, ...]:
        """The code cells, the imports first."""
        return (self.imports.text(), *self.cells)

    def text(self) -> str:
        """Return the script as a .py file."""
        about = textwrap.fill(self.about, _WIDTH)
        head = f"{self.title}\n\n{about}\n".replace("\\", "\\\\").replace('"', '\\"')
        cells = [self.code[0]]
        for before, cell in zip(self.code, self.cells, strict=False):
            # two empty lines about functions, as people write them
            space = "\n\n" if _is_function(cell) or _is_function(before) else "\n"
            cells.append(space + cell)
        return f'"""{head}"""\n\n' + "\n".join(cells) + "\n"


def _is_function(cell: str) -> bool:
    return cell.startswith("def ")


def made_by() -> str:
    """Say which version of the program a script was made for."""
    return (
        f"Made by Vecino Workbench {__version__}; needs vecino-workbench, with which the "
        "numbers are the same to the last digit."
    )


def call(name: str, params: Mapping[str, Any], raw: Mapping[str, str] = {}) -> str:
    """Return a call with named arguments, in one line or one an argument.

    Parameters
    ----------
    params : mapping
        Values that are written as Python has them.
    raw : mapping of str to str
        Arguments that are Python already.
    """
    given = [f"{key}={python(value)}" for key, value in params.items()]
    given += [f"{key}={value}" for key, value in raw.items()]
    return wrapped(f"{name}(", given, ")")


def python(value: Any) -> str:
    """Return a plain value as Python has it, texts in double quotes."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        pairs = [f"{python(k)}: {python(v)}" for k, v in value.items()]
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(python, value)) + "]"
    if isinstance(value, tuple):
        inside = ", ".join(map(python, value))
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value)


def wrapped(start: str, items: Sequence[str], end: str) -> str:
    """Return items between brackets, in one line if they fit."""
    line = start + ", ".join(items) + end
    if len(line) <= _WIDTH - 12:
        return line
    inside = "".join(f"    {indented(item, 4).strip()},\n" for item in items)
    return f"{start}\n{inside}{end}"


def indented(text: str, by: int) -> str:
    """Return text moved to the right."""
    return textwrap.indent(text, " " * by)


def identifier(title: str, taken: Iterable[str]) -> str:
    """Return a name for a function, from what people call it."""
    name = re.sub(r"\W+", "_", title.casefold(), flags=re.ASCII).strip("_") or "learner"
    if name[0].isdigit() or keyword.iskeyword(name):
        name = f"learner_{name}"
    name = name[:40].rstrip("_")
    known, number, free = set(taken), 1, name
    while free in known:
        number += 1
        free = f"{name}_{number}"
    return free
