"""The legend of groups: colour, marker and name, in two lines at most."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from workbench.api.data import IntArray
from workbench.core.results.grouping import MOST_GROUPS
from workbench.ui.drawing.group_signs import sign_colour, sign_text
from workbench.ui.services.theme import Theme

_LINES, _GAP, _WIDEST = 2, 16, 160  # lines, pixels between names, and of one name


class ClassLegend(QLabel):
    """Names of groups beside their colour and marker; follows the theme.

    The most frequent are named as far as two lines reach, all of them in the tip.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self._theme = theme
        self._classes: tuple[str, ...] = ()
        self._order: IntArray = np.empty(0, np.int64)
        self._bars = False
        theme.follow(self, self._fill)

    def show_classes(
        self,
        classes: tuple[str, ...],
        *,
        bars: bool = False,
        sizes: Sequence[int] | IntArray = (),
    ) -> None:
        """Show these groups, named as `workbench.core.results.grouping.drawn_names` does.

        Parameters
        ----------
        classes : tuple of str
        bars : bool
            Show how bars look, not markers.
        sizes : sequence of int
            The rows of each, if known: the most frequent are named first.
        """
        self._classes, self._bars = classes, bars
        order = np.arange(len(classes))
        if len(sizes) == len(classes):
            order = np.argsort(-np.asarray(sizes), kind="stable")
        self._order = order
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name as many as the new width has room for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fill()

    def _fill(self) -> None:
        named = self._fitting()
        parts = [self._entry(k) for k in named]
        unnamed = len(self._classes) - len(named)
        if unnamed:
            parts.append(self.tr("and {n} more").format(n=unnamed))
        self.setText("&nbsp;&nbsp; ".join(parts))
        every = "&nbsp;&nbsp; ".join(map(self._entry, range(len(self._classes))))
        self.setToolTip(every if unnamed else "")
        self.setVisible(bool(self._classes))

    def _fitting(self) -> list[int]:
        """Return the groups that two lines have room for, those drawn together first."""
        letters = self.fontMetrics()
        # the end of a line stays empty where the next name does not fit
        room = _LINES * self.width() - (_LINES - 1) * _WIDEST
        widths = [
            letters.horizontalAdvance(f"■ {self._name(k)}") + _GAP
            for k in range(len(self._classes))
        ]
        if sum(widths) <= room:
            return list(range(len(widths)))
        room -= letters.horizontalAdvance(self.tr("and {n} more"))
        first = [k for k in self._order.tolist() if k >= MOST_GROUPS]
        named: list[int] = []
        for k in [*first, *(k for k in self._order.tolist() if k < MOST_GROUPS)]:
            room -= widths[k]
            if room < 0 and named:
                break
            named.append(k)
        return sorted(named)

    def _name(self, k: int) -> str:
        name = self._classes[k]
        if k == MOST_GROUPS and name != "?":
            return self.tr("{n} others").format(n=name.removeprefix("+"))
        elide = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(name, elide, _WIDEST)

    def _entry(self, k: int) -> str:
        colour = sign_colour(self._theme, k).name()
        sign = sign_text(self._theme, k, bars=self._bars)
        name = escape(self._name(k)).replace(" ", "&nbsp;")
        return f'<span style="color:{colour}">{sign}</span>&nbsp;{name}'
