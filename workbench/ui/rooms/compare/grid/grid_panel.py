"""The grid with the line below it: how far the run is, and what can be done with a cell."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.rooms.compare.grid.grid_model import GridModel
from workbench.ui.rooms.compare.grid.grid_view import GridView
from workbench.ui.rooms.compare.grid.grid_words import duration
from workbench.ui.rooms.compare.notice_line import NoticeLine
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named

#: Spaces around the table, in pixels; and what Qt takes for no limit.
_AROUND, _NO_LIMIT = 12, 2**24 - 1


class GridPanel(QWidget):
    """Data sets in rows, classifiers in columns, and how far it is.

    Signals
    -------
    why_asked(row, column)
        What went wrong in a cell, or what its folds were.
    data_wanted(row), learner_wanted(row, column), again_wanted(row, column)
        Open the data set; open the classifier on it; compute the cell anew.
    """

    why_asked = Signal(int, int)
    data_wanted = Signal(int)
    learner_wanted = Signal(int, int)
    again_wanted = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GridModel(self)
        self.view = GridView(theme, self.model, self)
        self.notice = NoticeLine("imported", ("back",), self)
        self.hint = QLabel(wordWrap=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setObjectName("compare_grid_hintLabel")
        self.status = named(QLabel(), "compare_grid_statusLabel")
        self.status.setMinimumWidth(80)  # it gives way, the window does not
        self.bar = named(QProgressBar(), "compare_progressBar")
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.bar.setMaximumWidth(200)
        self._make_actions()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.bar)
        line.addWidget(self.status, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.notice)
        layout.addWidget(self.hint, 1)
        layout.addWidget(self.view, 1)
        nest(layout, line)
        self.model.modelReset.connect(self._fit_height)
        self.view.asked.connect(self.why_asked)
        self.view.customContextMenuRequested.connect(self._on_menu_requested)

    def _make_actions(self) -> None:
        self._menu = named(QMenu(self), "compare_grid_cellMenu")
        self.actions_: dict[str, QAction] = {}
        for name, keys, slot in (
            ("why", "", self._on_why_triggered),
            ("data", "Ctrl+Return", self._on_data_triggered),
            ("learner", "Ctrl+Shift+Return", self._on_learner_triggered),
            ("again", "Ctrl+F5", self._on_again_triggered),
            ("copy", "", self._on_copy_triggered),
        ):
            action = QAction(self.view)
            action.setObjectName(f"compare_grid_{name}Act")
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            if keys:
                action.setShortcut(QKeySequence(keys))
            action.triggered.connect(slot)
            self.view.addAction(action)
            self._menu.addAction(action)
            self.actions_[name] = action
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show_hint(self, text: str) -> None:
        """Show a line in place of the table; empty: the table."""
        self.hint.setText(text)
        self._arrange()

    def show_notice(self, text: str) -> None:
        """Say that the pages below show something else; empty: they show this grid."""
        self.notice.say(text)
        self._arrange()

    def _arrange(self) -> None:
        noticed, hinted = bool(self.notice.text.text()), bool(self.hint.text())
        self.hint.setVisible(hinted and not noticed)
        self.view.setVisible(not hinted and not noticed)
        self._fit_height()

    def _fit_height(self) -> None:
        """Take no more height than the rows need: the pages below have use for it."""
        if self.notice.text.text():
            line = self.status.sizeHint().height() + _AROUND
            self.setMaximumHeight(self.notice.sizeHint().height() + line)
            return
        view, rows = self.view, len(self.model.rows)
        lines = rows * view.verticalHeader().defaultSectionSize()
        head = view.horizontalHeader().height()
        scroll = view.horizontalScrollBar().sizeHint().height()
        need = head + lines + scroll + self.status.sizeHint().height() + _AROUND
        self.setMaximumHeight(_NO_LIMIT if self.hint.text() else need)

    def show_progress(
        self,
        done: int,
        total: int,
        seconds_left: float | None,
        processes: int,
        *,
        paused: bool = False,
        remark: str = "",
    ) -> None:
        """Say how far a run is; a total of 0: none is under way."""
        cells, of = self.model.counts()
        self.bar.setVisible(bool(total))
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        parts = []
        if of:
            text = self.tr("{done} of {total} cells done")
            parts.append(text.format(done=cells, total=of))
        if total:
            text = self.tr("{done} of {total} folds")
            parts.append(text.format(done=done, total=total))
            if paused:
                parts.append(self.tr("paused"))
            elif seconds_left is not None:
                left = self.tr("{time} left").format(time=duration(seconds_left))
                parts.append(left)
            parts.append(self.tr("processes: {n}").format(n=processes))
        self.status.setText("   ·   ".join(filter(None, [*parts, remark])))
        self.status.setToolTip(remark)

    # -- slots ------------------------------------------------------------------

    def _here(self) -> tuple[int, int] | None:
        index = self.view.currentIndex()
        return (index.row(), index.column()) if index.isValid() else None

    def _on_menu_requested(self, place: QPoint) -> None:
        if self._here() is not None:
            self._menu.popup(self.view.viewport().mapToGlobal(place))

    def _on_why_triggered(self) -> None:
        here = self._here()
        if here is not None:
            self.why_asked.emit(*here)

    def _on_data_triggered(self) -> None:
        here = self._here()
        if here is not None:
            self.data_wanted.emit(here[0])

    def _on_learner_triggered(self) -> None:
        here = self._here()
        if here is not None:
            self.learner_wanted.emit(*here)

    def _on_again_triggered(self) -> None:
        here = self._here()
        if here is not None:
            self.again_wanted.emit(*here)

    def _on_copy_triggered(self) -> None:
        QGuiApplication.clipboard().setText(self.model.text())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setAccessibleName(self.tr("Grid of results"))
        self.bar.setAccessibleName(self.tr("Progress of the experiment"))
        texts = {
            "why": self.tr("What happened here (Enter)"),
            "data": self.tr("Open this data set in Data"),
            "learner": self.tr("Open this classifier on it in Classify"),
            "again": self.tr("Compute this cell again"),
            "copy": self.tr("Copy the table (Ctrl+C)"),
        }
        for name, action in self.actions_.items():
            action.setText(texts[name])
