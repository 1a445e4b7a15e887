"""Words for recorded deeds, and for the conditions that end a step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from workbench.core.lessons.lesson_file import CAPTION
from workbench.ui.lessons.captions import with_captions


class DeedWords(QObject):
    """Says things in the language of the window.

    Parameters
    ----------
    window : QWidget
        Where the captions of what was used are looked for.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def text(self, deed: Mapping[str, Any]) -> str:
        """Return what a reader is to do; empty where nothing fitting can be said."""
        verb = next(iter(deed))
        name = str(deed[verb])
        if verb == "click":
            return self.tr("Press {}.").format(self._link(name))
        if verb == "key":
            return self.tr("Press **{}**.").format(name)
        if verb == "set":
            return self._set(name, deed["to"])
        if verb == "choose":
            return self.tr("Choose {}.").format(self._item(name, deed["item"]))
        if verb == "point":
            return self.tr("Move the pointer near **({})**.").format(_told(deed["at"]))
        if verb == "drag" and len(deed["path"]) == 1:
            return self.tr("Click near **({})**.").format(_told(deed["path"][0]))
        if verb == "drag":
            ends = _told(deed["path"][0]), _told(deed["path"][-1])
            return self.tr("Drag from **({})** to **({})**.").format(*ends)
        return ""

    def condition(self, condition: Sequence[Any]) -> str:
        """Return a condition as in ``until`` in words, its path where there are none."""
        who, topic, path, operator, wanted = condition
        known = {
            ("main", "room", "id"): self.tr("Room"),
            ("main", "data", "name"): self.tr("Data set"),
            ("main", "data", "rows"): self.tr("Number of rows"),
            ("main", "scene", "k"): "k",
            ("main", "scene", "scale"): self.tr("Scale"),
            ("main", "scene", "metric"): self.tr("Metric"),
            ("main", "scene", "weights"): self.tr("Votes"),
            ("main", "scene", "seed"): self.tr("Seed"),
            ("explore", "judgement", "right"): self.tr("Rows judged rightly"),
            ("explore", "judgement", "n"): self.tr("Rows judged"),
            ("metric", "metric", "right_after"): self.tr("Right with the metric"),
            ("metric", "metric", "t"): self.tr("Place of the morph"),
        }
        subject = known.get((who, topic, path), f"{who} › {topic} › {path}")
        return f"{subject} {self._compared(operator, wanted)}"

    def _compared(self, operator: str, wanted: Any) -> str:
        if operator == "near":
            return f"≈ {wanted[0]:.6g} ± {wanted[1]:.3g}"
        told = wanted if isinstance(wanted, str) else json.dumps(wanted)
        signs = {"is": "=", "is not": "≠", "at least": "≥", "at most": "≤"}
        if operator in signs:
            return f"{signs[operator]} {told}"
        if operator == "has":
            return self.tr("contains {}").format(told)
        return self.tr("does not contain {}").format(told)

    def _set(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            told = self.tr("Tick {}.") if value else self.tr("Untick {}.")
            return told.format(self._link(name))
        return self.tr("Set **{}** to **{}**.").format(self._name(name), value)

    def _link(self, name: str) -> str:
        """Return the caption as lessons write it, so that it follows the language."""
        button = self._window.findChild(QAbstractButton, name)
        action = self._window.findChild(QAction, name)
        thing = button if action is None else action
        caption = "" if thing is None else thing.text().replace("&", "")
        linked = f"[[{name}|{caption}]]"
        return (
            f"**{linked}**" if CAPTION.fullmatch(linked) else f"**{self._name(name)}**"
        )

    def _item(self, name: str, item: Any) -> str:
        linked = f"[[{name}:{item}|{item}]]"
        if not CAPTION.fullmatch(linked):
            return f"**{item}**"
        caption = with_captions(self._window, linked)
        whole = f"[[{name}:{item}|{caption}]]"
        return f"**{whole}**" if CAPTION.fullmatch(whole) else f"**{caption}**"

    def _name(self, name: str) -> str:
        """Return what a widget is called, its objectName where it has no other name."""
        widget = self._window.findChild(QWidget, name)
        if widget is None:
            return name
        if isinstance(widget, QComboBox) and not widget.accessibleName():
            return widget.currentText() or name
        return widget.accessibleName() or name


def _told(place: Sequence[float]) -> str:
    return "; ".join(f"{value:g}" for value in place)
