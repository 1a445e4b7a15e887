"""The precedents of the query as cards: class, distance, vote and telling values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.api import Attribute, Dataset
from workbench.core.results.evaluating.precedents import differing, telling_order
from workbench.core.session.cell_values import cell_text
from workbench.ui.rooms.explore.plane.toolbar import class_icon
from workbench.ui.rooms.explore.query.query import Answer, FloatArray, IntArray
from workbench.ui.services.numbers import number, percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import Index

Role = Qt.ItemDataRole

#: So many neighbours get a card, with so many of their values.
MOST_CARDS, MOST_VALUES = 12, 12
_ICON = 12
_NAME = 58  # pixels of the name of an attribute
_CARD = Role.UserRole


@dataclass(frozen=True, slots=True)
class Card:
    """One case; the first card of a list is the query itself, with row -1.

    Attributes
    ----------
    row : int
    label : int
        Class code; the winner for the query.
    name : str
        The class in words.
    distance, share : float
        Share of all votes.
    values : tuple of (str, str, bool)
        Attribute, text, and whether it stands out from the query's.
    """

    row: int
    label: int
    name: str
    distance: float
    share: float
    values: tuple[tuple[str, str, bool], ...]


def make_cards(data: Dataset, answer: Answer, cell: FloatArray) -> list[Card]:
    """Make the card of a query and those of its nearest rows.

    Parameters
    ----------
    data : Dataset
    answer : Answer
    cell : ndarray, shape (d,)
        The query in the attributes.
    """
    rows = answer.rows[:MOST_CARDS]
    columns = _telling(data, rows, cell)
    attributes = [data.attributes[j] for j in columns]
    own, *texts = (
        [_text(a, v) for a, v in zip(attributes, line, strict=True)]
        for line in np.vstack([cell, data.X[rows]])[:, columns].tolist()
    )
    names = [a.name for a in attributes]
    different = differing(own, texts)
    order = telling_order(different, len(columns))
    total = float(answer.weights.sum()) or 1.0
    winner = answer.winner
    cards = [
        _card(data, -1, winner, 0.0, 1.0, [(names[j], own[j], False) for j in order])
    ]
    for i, row in enumerate(rows.tolist()):
        values = [(names[j], texts[i][j], different[i][j]) for j in order]
        label = int(data.y[row]) if data.has_nominal_class else -1
        share = float(answer.weights[i]) / total
        cards.append(_card(data, row, label, float(answer.distances[i]), share, values))
    return cards


def _card(
    data: Dataset,
    row: int,
    label: int,
    distance: float,
    share: float,
    values: list[tuple[str, str, bool]],
) -> Card:
    name = data.classes[label] if label >= 0 else "?"
    return Card(row, label, name, distance, share, tuple(values))


def _text(attribute: Attribute, value: float) -> str:
    """Write a value in few digits."""
    if attribute.kind == "numeric" and not np.isnan(value):
        return number(value, 4)
    return cell_text(attribute, value)


def _telling(data: Dataset, rows: IntArray, cell: FloatArray) -> IntArray:
    """Return the columns shown: of many, those that differ most by their spread."""
    columns = np.flatnonzero([a.is_numeric or a.is_nominal for a in data.attributes])
    if len(columns) <= MOST_VALUES:
        return columns
    away = np.nan_to_num(np.abs(data.X[rows][:, columns] - cell[columns]))
    width = away.max(axis=0)
    mean = away.mean(axis=0) / np.where(width > 0, width, 1.0)
    chosen = np.argsort(-mean, kind="stable")[:MOST_VALUES]
    return np.sort(columns[chosen])


class CardModel(QAbstractListModel):
    """The cards of one query."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []

    def show_cards(self, cards: list[Card]) -> None:
        """Take other cards."""
        if len(cards) == len(self.cards) and cards:
            self.cards = cards
            self.dataChanged.emit(self.index(0), self.index(len(cards) - 1))
            return
        self.beginResetModel()
        self.cards = cards
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's way
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        card = self.cards[index.row()]
        if role == _CARD:
            return card
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return f"{head_of(card)} {tail_of(card)}"
        if role == Role.ToolTipRole:
            lines = [f"{name} = {text}" for name, text, _ in card.values]
            return "\n".join([f"{head_of(card)} {tail_of(card)}", *lines])
        return None


def head_of(card: Card) -> str:
    """Return the row and its class; a star for the query."""
    return f"★ {card.name}" if card.row < 0 else f"#{card.row + 1} {card.name}"


def tail_of(card: Card) -> str:
    """Return distance and share of the votes."""
    if card.row < 0:
        return ""
    return f"d {number(card.distance)}   {percent(card.share, 0)}"


class CardDelegate(QStyledItemDelegate):
    """Paints a card in two lines."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, 2 * (option.fontMetrics.height() + 1) + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        card, c = index.data(_CARD), self._theme.colours
        painter.save()
        place = option.rect.adjusted(0, 1, -2, -1)
        ground = QColor(c.base)
        if card.label >= 0:
            ground = self._theme.tint(card.label)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QColor(c.accent) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(place, 4, 4)
        inner = place.adjusted(6, 2, -6, -2)
        line = option.fontMetrics.height() + 1
        upper = QRect(inner.left(), inner.top(), inner.width(), line)
        self._paint_head(painter, option.font, upper, card)
        self._paint_values(painter, option.font, upper.translated(0, line), card)
        painter.restore()

    def _paint_head(
        self, painter: QPainter, font: QFont, place: QRect, card: Card
    ) -> None:
        if card.label >= 0:
            icon = QRect(place.left(), place.center().y() - 5, _ICON, _ICON)
            class_icon(self._theme, card.label, _ICON).paint(painter, icon)
        painter.setPen(QColor(self._theme.colours.text))
        bold = QFont(font)
        bold.setBold(True)
        tail = tail_of(card)
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight, tail)
        room = (
            place.width() - _ICON - 14 - painter.fontMetrics().horizontalAdvance(tail)
        )
        painter.setFont(bold)
        elide = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(head_of(card), elide, room)
        painter.drawText(
            place.adjusted(_ICON + 6, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, text
        )

    def _paint_values(
        self, painter: QPainter, font: QFont, place: QRect, card: Card
    ) -> None:
        """Write as many values as fit; those that stand out in bold."""
        bold = QFont(font)
        bold.setBold(True)
        x = place.left()
        for name, text, stands_out in card.values:
            metrics = QFontMetrics(bold if stands_out else font)
            short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, _NAME)
            written = f"{short} {text}"
            width = metrics.horizontalAdvance(written)
            painter.setFont(bold if stands_out else font)
            if x + width > place.right() and x > place.left():
                painter.setFont(font)
                painter.drawText(x, place.top() + metrics.ascent(), "…")
                return
            painter.drawText(x, place.top() + metrics.ascent(), written)
            x += width + 8


class CardList(QListView):
    """The cards of the query; choosing one points at that neighbour on the plane.

    Signals
    -------
    neighbour_chosen(position)
    """

    neighbour_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explore_cards_list")
        self.cards = CardModel(self)
        self.setModel(self.cards)
        self.setItemDelegate(CardDelegate(theme, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(96)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        theme.changed.connect(self.viewport().update)

    def choose(self, position: int) -> None:
        """Mark one neighbour without announcing it."""
        self.selectionModel().blockSignals(True)
        self.setCurrentIndex(self.cards.index(position + 1))
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def _on_current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and current.row() > 0:
            self.neighbour_chosen.emit(current.row() - 1)
