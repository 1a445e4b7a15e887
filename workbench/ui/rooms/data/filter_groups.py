"""Filters by what they are for, and what each does in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from workbench.core.program.catalogue import PluginInfo

_GROUPS: dict[str, tuple[str, ...]] = {
    "scale": ("z-score", "min-max", "robust"),
    "kind": (
        "discretise", "one-hot", "nominal-from-numeric", "string-to-words", "hashed-ngrams", "relabel",
    ),
    "attributes": (
        "select", "select-ranked", "select-forward", "select-backward", "pca",
    ),
    "rows": ("sample", "stratified-sample", "remove-duplicates"),
    "gaps": ("replace-missing",),
    "noise": ("noise-attribute", "label-noise"),
}  # fmt: skip
#: Letters of a sentence in a menu; the rest is in its tip.
_LETTERS = 64


def group_names() -> dict[str, str]:
    """Return what the groups are called in the current language, in their order."""
    translate = QCoreApplication.translate
    return {
        "scale": translate("FilterGroups", "Scale of numbers"),
        "kind": translate("FilterGroups", "Kind of attribute"),
        "attributes": translate("FilterGroups", "Choice of attributes"),
        "rows": translate("FilterGroups", "Choice of rows"),
        "gaps": translate("FilterGroups", "Missing values"),
        "noise": translate("FilterGroups", "Noise on purpose"),
        "other": translate("FilterGroups", "Others"),
    }


def grouped(plugins: Iterable[PluginInfo]) -> list[tuple[str, list[PluginInfo]]]:
    """Return the filters of each group that has some; strangers stand in the last."""
    groups: dict[str, list[PluginInfo]] = {name: [] for name in (*_GROUPS, "other")}
    home = {plugin: name for name, ids in _GROUPS.items() for plugin in ids}
    for plugin in plugins:
        groups[home.get(plugin.id, "other")].append(plugin)
    return [(name, some) for name, some in groups.items() if some]


def sentence(plugin: PluginInfo) -> str:
    """Return the first sentence of what a filter does, short enough for a menu."""
    first = plugin.summary.split(". ")[0].rstrip(".")
    return first if len(first) <= _LETTERS else first[: _LETTERS - 1].rstrip() + "…"
