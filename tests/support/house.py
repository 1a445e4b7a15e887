"""The import graph of the sources, and the rules of the house as functions of it."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

#: From the ground up; a layer imports those before it.
LAYERS = ("api", "numerics", "core", "compute", "jobs", "ui", "cli")
#: What a plugin may import beside its own folder.
FOR_PLUGINS = ("api", "numerics")
#: A folder with more modules than these is to be divided by subject.
MOST_MODULES = 20
BUNDLED = "workbench.bundled"
_NAME = re.compile(r"workbench(?:\.[a-z_]\w*)+", re.IGNORECASE)
#: The name of a module in a line that is no import; only such sources are searched.
_BEYOND_IMPORTS = re.compile(r"^(?!\s*(?:from|import) ).*workbench\.", re.MULTILINE)
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

Graph = Mapping[str, set[str]]


def sources(root: Path) -> dict[str, Path]:
    """Return the file of each module by its name; plugins by their place in a folder."""
    found = {}
    for folder, package in (("workbench", "workbench"), ("plugins", BUNDLED)):
        for path in sorted((root / folder).rglob("*.py")):
            parts = path.relative_to(root / folder).with_suffix("").parts
            found[".".join((package, *parts)).removesuffix(".__init__")] = path
    return found


def import_graph(files: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return what each module imports of the others, in functions and for types, too."""
    return {
        name: set(_imported(name, path, files)) - {name} for name, path in files.items()
    }


def _imported(name: str, path: Path, files: Mapping[str, Path]) -> Iterator[str]:
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    for node in _statements(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in files)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            start = [*above] if node.level else []
            home = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{home}.{alias.name}"
                yield from (one for one in (inner, home) if one in files)


def named_in_strings(files: Mapping[str, Path]) -> Graph:
    """Return the modules that each module names in its strings, docstrings apart."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in files.items():
        if not _BEYOND_IMPORTS.search(path.read_text(encoding="utf-8")):
            continue
        nodes = list(ast.walk(tree_of(path)))
        docstrings = {
            id(node.body[0].value)
            for node in nodes
            if isinstance(node, _DOCUMENTED)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in nodes:
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and "workbench." in node.value
                and id(node) not in docstrings
            ):
                for text in _NAME.findall(node.value):
                    found[name] |= {m for m in _prefixes(text) if m in files}
    return found


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the tree of a source; a cache to be cleared, as its nodes are many."""
    return ast.parse(path.read_text(encoding="utf-8"))


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements in a node, however deep; no import is in an expression."""
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, block, ()):
            yield child
            yield from _statements(child)


def _prefixes(name: str) -> Iterator[str]:
    parts = name.split(".")
    yield from (".".join(parts[:i]) for i in range(2, len(parts) + 1))


def layer(name: str) -> str:
    """Return the layer of a module, empty for what stands above all of them."""
    part = name.split(".")[1] if "." in name else ""
    return part if part in LAYERS else ""


def upward(graph: Graph) -> set[tuple[str, str]]:
    """Return the imports that lead from a layer to a higher one."""
    height = {one: i for i, one in enumerate(LAYERS)}
    return {
        (name, other)
        for name, others in graph.items()
        for other in others
        if layer(name) and layer(other) and height[layer(other)] > height[layer(name)]
    }


def plugin_of(name: str) -> str:
    """Return the plugin that a bundled module belongs to; empty for any other module."""
    parts = name.removeprefix(f"{BUNDLED}.").split(".")
    inside = name.startswith(f"{BUNDLED}.") and len(parts) > 1
    return ".".join(parts[:2]) if inside else ""


def strange(graph: Graph) -> set[tuple[str, str]]:
    """Return the imports of plugins that a stranger's plugin could not have."""
    return {
        (name, other)
        for name, others in graph.items()
        for other in others
        if plugin_of(name)
        and layer(other) not in FOR_PLUGINS
        and plugin_of(other) != plugin_of(name)
    }


def circles(graph: Graph) -> list[list[str]]:
    """Return the groups of modules that import each other (Tarjan, 1972)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in graph.get(name, ()):
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return sorted(found)


def crowded(files: Mapping[str, Path]) -> dict[str, int]:
    """Return the folders with too many modules."""
    counted = Counter(
        str(path.parent) for path in files.values() if path.stem != "__init__"
    )
    return {folder: n for folder, n in counted.items() if n > MOST_MODULES}


def shared_basenames(files: Mapping[str, Path]) -> dict[str, list[str]]:
    """Return the basenames that modules of two layers have."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in files.items():
        if path.stem != "__init__" and layer(name):
            found[path.stem].add(layer(name))
    return {stem: sorted(where) for stem, where in found.items() if len(where) > 1}


def unreached(graph: Graph, starts: Iterable[str]) -> set[str]:
    """Return the modules that no start leads to; a module leads to its packages."""
    reached: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name not in reached and name in graph:
            reached.add(name)
            waiting += graph[name]
            waiting.append(name.rpartition(".")[0])
    return set(graph) - reached
