"""The voting microscope: one query under every weighting and window, votes as bars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.rooms.explore.plane.toolbar import class_icon
from workbench.ui.rooms.explore.query.microscope import Microscope, SchemeVotes
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import FittedDoubleSpin, FittedText
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import Column, Index, Role, TableModel

#: The role of the shares of a line, a list of floats.
SHARES = Role.UserRole + 1
_BAR_COLUMN = 2
_ICON = 12


class StackedBars(QStyledItemDelegate):
    """Paints the shares of the classes side by side, with percents where they fit."""

    def __init__(self, theme: Theme, view: Table) -> None:
        super().__init__(view)
        self._theme = theme
        theme.changed.connect(view.viewport().update)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        shares: list[float] = index.data(SHARES) or []
        box = QRectF(option.rect).adjusted(2, 3, -2, -3)
        left, letters = box.left(), painter.fontMetrics()
        painter.save()
        for label, share in enumerate(shares):
            part = QRectF(left, box.top(), box.width() * share, box.height())
            left = part.right()
            if part.width() < 1:
                continue
            colour = QColor(self._theme.class_colour(label))
            painter.fillRect(part.adjusted(0, 0, -1, 0), colour)
            text = f"{100 * share:.0f} %"
            if letters.horizontalAdvance(text) + 4 < part.width():
                dark = colour.lightnessF() < 0.5
                painter.setPen(QColor("#ffffff" if dark else "#000000"))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


class SchemesView(QWidget):
    """A line for each scheme, and the radius of the fixed windows.

    Signals
    -------
    radius_changed()
        Another radius was set; 0 is the mean distance to the k-th neighbour.
    """

    radius_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names: tuple[str, ...] = ()
        self._found: Microscope | None = None
        self.radius = FittedDoubleSpin("explore_radiusSpin", 7)
        self.radius.setDecimals(4)
        self.radius.setRange(0.0, 1e6)
        self.radius.setStepType(FittedDoubleSpin.StepType.AdaptiveDecimalStepType)
        self.radius.valueChanged.connect(self.radius_changed)
        self._label = QLabel(self)
        self._label.setBuddy(self.radius)
        self._model: TableModel[SchemeVotes] = TableModel(self._columns(), self)
        self.table = Table(
            "explore_schemes_table", self._model, self, selects=ONE_ROW,
            row_height=self.fontMetrics().height() + 4,
        )  # fmt: skip
        self.table.setItemDelegateForColumn(_BAR_COLUMN, StackedBars(theme, self.table))
        self.table.horizontalHeader().setMinimumSectionSize(20)
        self.table.size_columns(CONTENTS, {_BAR_COLUMN: STRETCH})
        self.table.setMinimumHeight(96)
        self.windows = named(FittedText(), "explore_windowsLabel")
        row = FlowRow()
        row.add(self._label, self.radius)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.table, 1)
        column.addWidget(row)
        column.addWidget(self.windows)

    def _columns(self) -> tuple[Column[SchemeVotes], ...]:
        return (
            Column(
                lambda: self.tr("votes"), self._title,
                about=lambda: self.tr(
                    "Weights of the k nearest and of all rows; windows to neighbour "
                    "k + 1, and of the radius r"
                ),
            ),
            Column(
                lambda: self.tr("class"), self._winner,
                roles={Role.DecorationRole: self._icon},
            ),
            Column(
                "Γ", self._shares, roles={SHARES: lambda line: line.shares.tolist()},
                about=lambda: self.tr("Share of each class in the votes"),
            ),
        )  # fmt: skip

    def _title(self, line: SchemeVotes) -> str:
        scheme = {
            "uniform": self.tr("equal"), "distance": "1/d", "squared": "1/d²",
            "rank": self.tr("rank"), "linear": self.tr("linear"), "exponential": "0.8ⁱ",
            "dudani": "Dudani", "gaussian": "Gauss",
            "shepard": self.tr("all rows, 1/d²"), "triangular": self.tr("triangle"),
            "epanechnikov": "1 − r²", "quartic": "(1 − r²)²",
        }[line.scheme]  # fmt: skip
        if line.window == "variable":
            return f"k+1: {scheme}"
        if line.window == "fixed":
            return f"r: {scheme}"
        return scheme

    def _winner(self, line: SchemeVotes) -> str:
        return self._names[line.winner] if line.winner >= 0 else "–"

    def _icon(self, line: SchemeVotes) -> QIcon | None:
        return class_icon(self._theme, line.winner, _ICON) if line.winner >= 0 else None

    def _shares(self, line: SchemeVotes) -> str:
        return " · ".join(f"{100 * share:.0f} %" for share in line.shares)

    # -- what is shown ----------------------------------------------------------

    def show_schemes(
        self, names: tuple[str, ...], found: Microscope | None, k: int, reach: float
    ) -> None:
        """Show a query under all schemes, or none.

        Parameters
        ----------
        names : tuple of str
            The classes.
        found : Microscope or None
        k : int
            Rows that vote.
        reach : float
            The distance of the last of them.
        """
        if found is None or names != self._names:
            self._model.show(())  # first: the old lines are asked once more as they go
        self._names, self._found = names, found
        self._model.show(() if found is None else found.lines)
        self.windows.setText("" if found is None else self._windows(found, k, reach))

    def _windows(self, found: Microscope, k: int, reach: float) -> str:
        """Compare the window that grows with the one that stays."""
        parts = (
            (self.tr("fixed k: %n row(s) within {r}", "", k), k, reach, found.grown),
            (self.tr("fixed radius: %n row(s) within {r}", "", found.inside),
             found.inside, found.radius, found.still),
        )  # fmt: skip
        lines = []
        for text, n, r, density in parts:
            line = text.format(n=n, r=number(r, 3))
            if density is not None:
                line += ", k/nV " + number(density, 3)
            lines.append(line)
        return "\n".join(lines)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._model.tell_changed()
        self.table.setAccessibleName(self.tr("Votes under every weighting"))
        self._label.setText(self.tr("Radius"))
        self.radius.setAccessibleName(self.tr("Radius"))
        self.radius.setSpecialValueText(self.tr("auto"))
        self.radius.setToolTip(
            self.tr(
                "Of the fixed windows; auto: the mean distance to the k-th neighbour"
            )
        )

    def probe(self) -> dict[str, object]:
        """Return the lines with their votes, how many classes win one, and both windows."""
        found = self._found
        if found is None:
            return {"schemes": []}
        return {
            "schemes": [[line.window, line.scheme] for line in found.lines],
            "votes": [line.votes.tolist() for line in found.lines],
            "winners": [line.winner for line in found.lines],
            "answers": len({line.winner for line in found.lines} - {-1}),
            "voters": [line.voters for line in found.lines],
            "cells": self._model.texts(),
            "radius": found.radius,
            "inside": found.inside,
            "densities": [found.grown, found.still],
            "text": self.windows.text(),
        }
