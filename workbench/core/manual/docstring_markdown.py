"""Docstrings in numpy style, read off source files without an import, as Markdown."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

#: Lead words of paragraphs that are set in bold: ``Cost: O(n d)``.
_LEADS = re.compile(
    r"^(Formula|Cost|Fails when|Use it when|Source)(?=:? )", re.MULTILINE
)
_RULE = re.compile(r"^-{3,}$")
_REFERENCE = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")


@lru_cache(maxsize=64)
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a source file; empty where it cannot be read."""
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError):
        return ast.Module([], [])


def declared_class(path: Path, plugin: str) -> ast.ClassDef | None:
    """Return the class that declares a plugin in a file: its decorator has the id."""
    for node in parsed(path).body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(part, ast.Constant) and part.value == plugin
            for decorator in node.decorator_list
            for part in ast.walk(decorator)
        ):
            return node
    return None


def function_or_class(path: Path, name: str) -> ast.AST | None:
    """Return the function, class or variable of that name in a file."""
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return node
    return None


def sections(docstring: str) -> dict[str, str]:
    """Return the parts of a docstring by heading; what comes before is under ``""``."""
    found: dict[str, list[str]] = {"": []}
    heading = ""
    lines = inspect.cleandoc(docstring).splitlines()
    for i, line in enumerate(lines):
        if i + 1 < len(lines) and _RULE.match(lines[i + 1]) and line.strip():
            heading = line.strip()
            found[heading] = []
        elif not (_RULE.match(line) and i and found.get(lines[i - 1].strip()) == []):
            found[heading].append(line)
    return {name: "\n".join(text).strip() for name, text in found.items()}


def entries(section: str) -> Iterator[tuple[str, str, str]]:
    """Yield name, type and text of each entry of a section like Parameters."""
    for block in re.split(r"\n(?=\S)", section):
        head, _, body = block.partition("\n")
        name, _, kind = head.partition(" : ")
        if name.strip():
            yield name.strip(), kind.strip(), inspect.cleandoc(body) if body else ""


def markdown(text: str) -> str:
    """Return prose of a docstring as Markdown: references as code, leads in bold."""
    text = text.replace("``", "`")
    text = _REFERENCE.sub(lambda found: f"`{found[1]}`", text)
    text = re.sub(r"::$", ":", text, flags=re.MULTILINE)
    # an inequality is no tag, an underscore or a star of a formula no emphasis
    outside = re.split(r"(`[^`]*`)", text)
    for i in range(0, len(outside), 2):
        outside[i] = re.sub(r"([*<\[\]])", r"\\\1", outside[i])
    text = "".join(outside)
    return _LEADS.sub(r"**\1**", text)


def example(section: str) -> str:
    """Return an Examples section as a block of Python that keeps its prompts."""
    return f"```pycon\n{section}\n```" if section else ""
