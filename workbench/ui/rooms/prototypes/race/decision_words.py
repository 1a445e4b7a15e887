"""A decision of a method in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from workbench.ui.rooms.prototypes.race.runner import Shown
from workbench.ui.services.numbers import number

translate = QCoreApplication.translate

#: What the numbers of decisions are called.
_NAMES: dict[str, Callable[[], str]] = {
    "margin": lambda: translate("DecisionWords", "margin"),
    "errors": lambda: translate("DecisionWords", "misclassified rows outside"),
    "distance": lambda: translate("DecisionWords", "distance"),
    "others": lambda: translate("DecisionWords", "neighbours of other classes"),
    "dropped": lambda: translate("DecisionWords", "dropped in this round"),
    "added": lambda: translate("DecisionWords", "added in this pass"),
    "left": lambda: translate("DecisionWords", "rows left"),
    "ccv": lambda: translate("DecisionWords", "CCV"),
    "E": lambda: translate("DecisionWords", "defence and tolerance E"),
}
_MOST_NAMED = 5


def decision_words(shown: Shown, class_of: Callable[[int], str]) -> str:
    """Return what was decided, by which rows, and the numbers compared.

    Parameters
    ----------
    shown : Shown
    class_of : callable
        Returns the name of the class of a row.
    """
    parts = [_verdict(shown, class_of)]
    others = shown.rows[1:]
    if others and not _is_group(shown) and shown.rows[:1] == _decided(shown):
        text = translate("DecisionWords", "decided by {rows}")
        parts.append(text.format(rows=_listed(others, shown.count - 1, class_of)))
    for name, value in shown.numbers.items():
        make = _NAMES.get(name)
        parts.append(f"{make() if make is not None else name}: {number(value, 4)}")
    return "; ".join(parts) + "."


def _is_group(shown: Shown) -> bool:
    """Whether a decision is upon all of its rows: those that are done, where some are left."""
    return "left" in shown.numbers


def _decided(shown: Shown) -> list[int]:
    """Return the one row decided upon; none where there are several."""
    changed = shown.gained + shown.lost
    if changed:
        return changed if len(changed) == 1 else []
    return shown.rows[:1]


def _verdict(shown: Shown, class_of: Callable[[int], str]) -> str:
    if shown.gained:
        rows = _listed(shown.gained, len(shown.gained), class_of)
        return translate("DecisionWords", "{rows} kept").format(rows=rows)
    if shown.lost:
        rows = _listed(shown.lost, len(shown.lost), class_of)
        return translate("DecisionWords", "{rows} dropped").format(rows=rows)
    if shown.rows:
        rows = _listed(shown.rows[:1], 1, class_of)
        if _is_group(shown):
            rows = _listed(shown.rows, shown.count, class_of)
        return translate("DecisionWords", "{rows}: nothing changes").format(rows=rows)
    return translate("DecisionWords", "nothing changes")


def _listed(rows: list[int], count: int, class_of: Callable[[int], str]) -> str:
    named = [f"{row + 1} ({class_of(row)})" for row in rows[:_MOST_NAMED]]
    if count > len(named):
        more = translate("DecisionWords", "{n} more")
        named.append(more.format(n=count - len(named)))
    text = translate("DecisionWords", "row {rows}") if count == 1 else ""
    text = text or translate("DecisionWords", "rows {rows}")
    return text.format(rows=", ".join(named))
