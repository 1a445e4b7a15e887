"""The card of a method: one page of the manual, made from declaration and docstring."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from workbench.api.params import Param
from workbench.core.manual.docstring_markdown import (
    declared_class,
    entries,
    example,
    markdown,
    sections,
)
from workbench.core.program.catalogue import PluginInfo, bundled_file

#: Kinds in the order of the index, with their headings.
KINDS = {
    "classifier": "Classifiers",
    "regressor": "Regression",
    "metric": "Learned metrics",
    "prototypes": "Selection of prototypes",
    "search": "Search structures",
    "filter": "Filters",
    "generator": "Generators",
    "distance": "Distances",
}
_READS = {
    "numeric": "numbers", "nominal": "labels", "missing": "missing values",
    "weights": "weights of rows", "numeric class": "a numeric class",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card is written with; the window gives the words of its language.

    Attributes
    ----------
    declared : callable
        Translates a text of a declaration.
    allowed : callable
        Returns the allowed values of a parameter in words.
    own : callable
        Translates a heading of the card.
    english : bool
        Whether docstrings, which are English, may stand in for declared help.
    """

    declared: Callable[[str], str] = str
    allowed: Callable[[Param], str] = Param.limits
    own: Callable[[str], str] = str
    english: bool = True


ENGLISH = CardWords()


def card(plugin: PluginInfo, words: CardWords = ENGLISH) -> str:
    """Return the card of a plugin as Markdown.

    Parameters
    ----------
    plugin : PluginInfo
    words : CardWords, optional

    Returns
    -------
    str
        Title, summary, idea, notes (formula, cost, when it fails), one heading for each
        parameter (its name in scripts), what is learned, an example and the source. A
        part that neither declaration nor docstring has is left out.
    """
    node = _class_of(plugin)
    doc = sections((ast.get_docstring(node, clean=False) if node else "") or "")
    own = words.own
    parts = [f"# {_plain(words.declared(plugin.title))}", _place(plugin, words)]
    parts.append(_plain(words.declared(plugin.summary)))
    idea = doc.get("", "").partition("\n\n")[2].strip()
    if idea:
        parts += [f"## {own('How it works')}", markdown(idea)]
    if doc.get("Notes"):
        parts += [f"## {own('Formula, cost, limits')}", markdown(doc["Notes"])]
    parts += [f"## {own('Parameters')}", *_parameters(plugin, doc, words)]
    learned = [
        f"- `{name}`{_kind(kind)}{': ' if text else ''}{markdown(_joined(text))}"
        for name, kind, text in entries(doc.get("Attributes", ""))
    ]
    if learned:
        parts += [f"## {own('What it learns')}", "\n".join(learned)]
    if node is not None and plugin.source == "bundled":
        line = f"from {plugin.origin} import {node.name}"
        block = example(doc.get("Examples", "")) or f"```pycon\n>>> {line}\n```"
        parts += [f"## {own('In Python')}", block]
    if plugin.reference:
        parts += [f"## {own('Source')}", _plain(plugin.reference)]
    return "\n\n".join(filter(None, parts)) + "\n"


def index(plugins: Sequence[PluginInfo], words: CardWords = ENGLISH) -> str:
    """Return the page that lists every card, by kind and family."""
    parts = [
        f"# {words.own('Methods')}",
        words.own("Every method has a card, made from what it declares."),
    ]
    for kind, heading in KINDS.items():
        of_kind = [p for p in plugins if p.kind == kind]
        if not of_kind:
            continue
        parts.append(f"## {words.own(heading)}")
        for family in sorted({p.family for p in of_kind}):
            if len({p.family for p in of_kind}) > 1:
                parts.append(f"### {_plain(words.declared(family))}")
            lines = [
                f"- [{_plain(words.declared(p.title))}]({p.id}.md): "
                f"{_plain(words.declared(p.summary))}"
                for p in sorted(of_kind, key=lambda p: p.title.lower())
                if p.family == family
            ]
            parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _place(plugin: PluginInfo, words: CardWords) -> str:
    kind = words.own(KINDS.get(plugin.kind, plugin.kind))
    family = _plain(words.declared(plugin.family))
    place = kind if family == kind else f"{kind}, {family}"
    # only learners declare what they take as it comes
    reads = ", ".join(words.own(_READS.get(word, word)) for word in plugin.reads)
    takes = words.own("Takes as it comes: {}.").format(reads)
    about = plugin.kind in ("classifier", "regressor", "metric") and reads
    return f"`{plugin.id}` · {place}" + (f". {takes}" if about else "")


def _parameters(plugin: PluginInfo, doc: dict[str, str], words: CardWords) -> list[str]:
    told = {name: text for name, _, text in entries(doc.get("Parameters", ""))}
    parts = []
    for param in plugin.parameters():
        title = _plain(words.declared(param.title))
        unit = f" [{words.declared(param.unit)}]" if param.unit else ""
        allowed = _plain(words.allowed(param))
        default = words.own("default {}").format(_default(param))
        more = markdown(told.get(param.name, "")) if words.english else ""
        help_ = _plain(words.declared(param.help))
        text = more if len(more) > len(help_) else help_
        parts.append(f"### {param.name}")
        parts.append(f"**{title}**{unit}: {allowed}; {default}.\n\n{text}".strip())
    return parts or [words.own("It has none.")]


def _default(param: Param) -> str:
    value = "auto" if param.default is None else param.default
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _kind(kind: str) -> str:
    return f" ({markdown(kind)})" if kind else ""


def _joined(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    """Return a declared text so that Markdown leaves it as it is."""
    return markdown(_joined(text))


def _class_of(plugin: PluginInfo) -> ast.ClassDef | None:
    for path in _files(plugin):
        node = declared_class(path, plugin.id)
        if node is not None:
            return node
    return None


def _files(plugin: PluginInfo) -> list[Path]:
    """Return where the class may be; nothing is imported."""
    if plugin.source == "bundled":
        try:
            return [bundled_file(plugin.origin.rpartition(".")[2])]
        except ImportError:
            return []
    if plugin.source == "folder":
        path = Path(plugin.origin)
        return [path / "__init__.py" if path.is_dir() else path]
    module = plugin.origin.partition(":")[0].partition(".")[0]
    try:
        spec = find_spec(module)  # of the first name only: that imports nothing
    except (ImportError, ValueError):
        return []
    return [Path(spec.origin)] if spec is not None and spec.origin else []
