"""Texts of lessons with the captions of widgets put in, so that the two never differ."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QWidget,
)

from workbench.core.lessons.lesson_file import CAPTION
from workbench.ui.widgets.table_model import NOWHERE, Index

Role = Qt.ItemDataRole
#: What is one word to a reader.
_TIGHT = re.compile(r"(?<=\w)-(?=NN\b)|(?<=\w) = (?=[\w∞-])|(?<=\d) (?=\d{3}\b)")
_SPACE, _HYPHEN = "\N{NO-BREAK SPACE}", "\N{NON-BREAKING HYPHEN}"
#: Bold before italic; stars with a space inside are a product.
_EMPHASIS = re.compile(r"(\*\*|\*)(?=\S)(.+?)(?<=\S)\1")


def with_captions(window: QWidget, text: str) -> str:
    """Replace every ``[[objectName|text]]`` by what the widget says now.

    Parameters
    ----------
    window : QWidget
        Where the widgets and actions are looked for.
    text : str
        What follows the bar stays where the widget is not there yet.
    """

    def caption(match: re.Match[str]) -> str:
        name, item, otherwise = match.groups()
        said = _said(window, name) if item is None else _item(window, name, item)
        return said or otherwise

    return CAPTION.sub(caption, text)


def spoken(text: str) -> str:
    """Return a text of a lesson without the marks of bold and italic words."""
    return _EMPHASIS.sub(r"\2", text)


def unbroken(text: str) -> str:
    """Return a text whose lines do not end inside 5-NN, k = 5 or 19 788."""

    def held(match: re.Match[str]) -> str:
        return match.group().replace(" ", _SPACE).replace("-", _HYPHEN)

    return _TIGHT.sub(held, text)


def index_of(
    model: QAbstractItemModel, item: Any, parent: Index = NOWHERE
) -> QModelIndex:
    """Return where the user data is or holds `item`, or the text is it; or nowhere.

    Branches of a tree are looked into, each before the one below it.
    """
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        data = index.data(Role.UserRole)
        held = item in data if isinstance(data, list | tuple) else data == item
        if held or index.data(Role.DisplayRole) == item:
            return index
        inside = index_of(model, item, index)
        if inside.isValid():
            return inside
    return QModelIndex()


def _said(window: QWidget, name: str) -> str:
    action = window.findChild(QAction, name)
    if action is not None:
        return action.text().replace("&", "")
    button = window.findChild(QAbstractButton, name)
    return "" if button is None else button.text().replace("&", "")


def _item(window: QWidget, name: str, item: str) -> str:
    widget = window.findChild(QWidget, name)
    if not isinstance(widget, QComboBox | QAbstractItemView):
        return ""
    return str(index_of(widget.model(), item).data(Role.DisplayRole) or "")
