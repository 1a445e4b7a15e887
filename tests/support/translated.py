"""Texts of the translation files, and those of a window that are not in its language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QLabel,
    QMenu,
    QTableView,
    QTabWidget,
    QTreeView,
    QWidget,
)
from support.checkout import ROOT

from workbench.ui.widgets.page_list import PageList

FOLDER = ROOT / "resources" / "translations"


def messages(code: str) -> dict[tuple[str, str], tuple[list[str], bool]]:
    """What a .ts file holds: texts of each (context, source), and whether finished."""
    found = {}
    for context in ET.parse(FOLDER / f"workbench_{code}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            key = context.findtext("name"), message.findtext("source")
            done = translation.get("type") is None
            found[key] = forms or [translation.text or ""], done
    return found


def readable(window) -> dict[str, str]:
    """Every text of the window that is not the user's own, by where it stands."""
    texts = {}
    for action in window.findChildren(QAction):
        texts[f"{action.objectName()} text"] = action.text()
        texts[f"{action.objectName()} tip"] = action.statusTip()
    for menu in window.findChildren(QMenu):
        texts[f"{menu.objectName()} title"] = menu.title()
    seen: Counter[str] = Counter()
    for widget in window.findChildren(QWidget):
        kind = f"{type(widget).__name__} {widget.objectName()}"
        # the order of children tells those without a name apart; named ones may move
        seen[kind] += 1
        name = f"{kind} {seen[kind]}"
        texts[f"{name} tip"] = widget.toolTip()
        texts[f"{name} accessible"] = widget.accessibleName()
        if isinstance(widget, QLabel | QAbstractButton):
            texts[f"{name} text"] = widget.text()
        if isinstance(widget, QDockWidget):
            texts[f"{name} title"] = widget.windowTitle()
        if isinstance(widget, QTabWidget):
            texts |= {f"{name} {t}": widget.tabText(t) for t in range(widget.count())}
        if isinstance(widget, QComboBox):
            texts |= {f"{name} {t}": widget.itemText(t) for t in range(widget.count())}
        if isinstance(widget, PageList):
            rows = range(widget.count())
            texts |= {f"{name} {t}": widget.item(t).text() for t in rows}
        if isinstance(widget, QTableView | QTreeView) and widget.model() is not None:
            model = widget.model()
            for c in range(model.columnCount()):
                header = model.headerData(c, Qt.Orientation.Horizontal)
                texts[f"{name} column {c}"] = str(header)
    # plugins speak English: their names, and the choices of their parameters
    own = re.compile(r"classify_params_|data_filter_\w+Act text")
    return {w: t for w, t in texts.items() if t and not own.search(w)}


def english_left(window, code: str) -> dict[str, str]:
    """Return the texts of a window, by place, that have a translation and are English."""
    left = {
        text
        for (_, text), (translations, _) in messages(code).items()
        if text not in translations
    }
    # names of columns are the user's; some words are spelt alike in another place
    own = {a.name for a in window.context.session.data.columns}
    own |= {one.title for one in window.built_rooms["compare"].experiment.learners}
    spelt_alike = {t for texts, _ in messages(code).values() for t in texts}
    seen = readable(window)
    return {w: t for w, t in seen.items() if t in left - own - spelt_alike}
