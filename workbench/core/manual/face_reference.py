"""Reference of `import workbench`: one page for each public name, from its docstring."""

from __future__ import annotations

import ast
from pathlib import Path

import workbench
from workbench.core.manual.docstring_markdown import (
    entries,
    example,
    function_or_class,
    markdown,
    parsed,
    sections,
)

_LISTED = ("Parameters", "Returns", "Yields", "Raises", "Attributes")


def names() -> list[str]:
    """Return the public names, in the order of the index."""
    return sorted((n for n in workbench.__all__ if n != "__version__"), key=str.lower)


def index() -> str:
    """Return the page that lists the public names."""
    lines = [f"- [`workbench.{name}`]({name}.md): {_first(name)}" for name in names()]
    head = (
        "# Reference\n\nWhat `import workbench as wb` offers. Results are dictionaries "
        "whose keys are attributes, too. Classes of methods are on their "
        "[cards](../methods/index.md).\n\n"
    )
    return head + "\n".join(lines) + "\n"


def page(name: str) -> str:
    """Return the page of one public name.

    Raises
    ------
    KeyError
        The face has no such name.
    """
    if name not in names():
        raise KeyError(name)
    node = _node(name)
    doc = sections(_docstring(name))
    parts = [f"# workbench.{name}"]
    if isinstance(node, ast.FunctionDef):
        parts.append(f"```python\n{name}({_signature(node)})\n```")
    parts.append(markdown(doc.pop("")))
    examples = doc.pop("Examples", "")
    for heading, text in doc.items():
        parts.append(f"## {heading}")
        if heading not in _LISTED:
            parts.append(markdown(text))
            continue
        for entry, kind, about in entries(text):
            of_kind = f" ({markdown(kind)})" if kind else ""
            parts.append(f"**`{entry}`**{of_kind}\n\n{markdown(about)}".strip())
    if isinstance(node, ast.ClassDef):
        parts += _methods(node)
    if examples:
        parts += ["## Examples", example(examples)]
    return "\n\n".join(parts) + "\n"


def _first(name: str) -> str:
    return markdown(" ".join(_docstring(name).partition("\n\n")[0].split()))


def _methods(node: ast.ClassDef) -> list[str]:
    public = [
        part
        for part in node.body
        if isinstance(part, ast.FunctionDef)
        and not part.name.startswith("_")
        and ast.get_docstring(part)
    ]
    lines = [
        f"- `{part.name}`: {markdown(' '.join((ast.get_docstring(part) or '').partition(chr(10) * 2)[0].split()))}"
        for part in public
    ]
    return ["## Methods and properties", "\n".join(lines)] if lines else []


def _home(name: str) -> Path:
    root = Path(workbench.__file__).parent
    parts = workbench._HOME[name].split(".")[1:]
    path = root.joinpath(*parts)
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _node(name: str) -> ast.AST | None:
    found = function_or_class(_home(name), name)
    if found is not None:
        return found
    # an instance: ``methods = Methods()``
    for node in parsed(_home(name)).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.AnnAssign):
            target = node.target
        value = getattr(node, "value", None)
        if (
            isinstance(target, ast.Name)
            and target.id == name
            and isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
        ):
            return function_or_class(_home(name), value.func.id)
    return None


def _docstring(name: str) -> str:
    node = _node(name)
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return ast.get_docstring(node) or ""
    return ""


def _signature(node: ast.FunctionDef) -> str:
    return ast.unparse(node.args)
