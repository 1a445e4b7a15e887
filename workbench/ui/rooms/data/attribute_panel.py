"""The left of the Data room: the attributes, and what can be done with them."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import Dataset
from workbench.core.results.describing.attribute_ranking import AttributeRanking
from workbench.core.results.describing.column_figures import ColumnSketch, ColumnWorth
from workbench.jobs.registry import TASKS
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.data.attributes import SPARK, AttributesModel, AttributesView
from workbench.ui.rooms.data.sparks import SparkDelegate
from workbench.ui.session.editing import DataEditor
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.tone import mark_wrong

#: What is known of columns, in any order.
Figures = Sequence[ColumnSketch | ColumnWorth]

#: So many cells are looked at in one go: others who wait get their turn in between.
PORTION_CELLS = 200_000
#: Ways to rank attributes: what the task ``rank`` calls them; F comes with the list.
METHODS = ("f-ratio", "info-gain", "gain-ratio", "relieff")
#: How a text is looked for in the names of attributes.
WAYS = ("text", "wildcard", "regex")


class AttributePanel(QWidget):
    """Choose an attribute, the class, or which attributes stay.

    Signals
    -------
    chosen(column)
        Another attribute (position in `Dataset.columns`) is the current one.
    figures_arrived()
        The list knows more of its attributes than before.
    """

    chosen = Signal(int)
    figures_arrived = Signal()

    def __init__(self, room: Room, editor: DataEditor) -> None:
        super().__init__()
        self._room, self._editor, self._context = room, editor, room.context
        self._data: Dataset | None = None
        self._wrong = ""  # of the regular expression in the search field
        self._known: weakref.WeakKeyDictionary[Dataset, Figures] = (
            weakref.WeakKeyDictionary()
        )
        self._portions: deque[tuple[str, list[int]]] = deque()
        self._figures_request = room.request()
        self._rank_request = room.request()
        self.model = AttributesModel(self)
        self.view = AttributesView(self.model)
        sparks = SparkDelegate(room.context.theme, self.view)
        self.view.setItemDelegateForColumn(SPARK, sparks)
        self._filter = QLineEdit(clearButtonEnabled=True)
        self._filter.setObjectName("data_findEdit")
        self._way = FittedCombo("data_findCombo")
        for way in WAYS:
            self._way.addItem(way, way)
        self._tick = self._button("data_tickBtn")
        self._set_class = self._button("data_setClassBtn")
        self._kind = FittedCombo("data_classKindCombo")
        self._drop = self._button("data_dropBtn")
        self._invert = self._button("data_invertBtn")
        self._top = self._button("data_topBtn")
        self._top_n = QSpinBox(minimum=1, maximum=9999, value=5)
        self._top_n.setObjectName("data_topSpin")
        self._method = QComboBox()
        self._method.setObjectName("data_topCombo")
        self._keep = self._button("data_keepBtn")
        self._lay_out()
        self._connect()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        return button

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(4)
        for choice in (self._set_class, self._kind, self._drop, self._invert):
            first.addWidget(choice)
        first.addStretch(1)
        second = QHBoxLayout()
        second.setSpacing(4)
        for widget in (self._top, self._top_n, self._method, self._keep):
            second.addWidget(widget)
        second.addStretch(1)
        buttons = QGridLayout()
        buttons.setVerticalSpacing(4)
        nest(buttons, first, 0, 0)
        nest(buttons, second, 1, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        find = QHBoxLayout()
        find.setSpacing(4)
        find.addWidget(self._filter, 1)
        find.addWidget(self._way)
        find.addWidget(self._tick)
        nest(layout, find)
        layout.addWidget(self.view, 1)
        nest(layout, buttons)

    def _connect(self) -> None:
        self._filter.textChanged.connect(self._on_find_changed)
        self._way.currentIndexChanged.connect(self._on_find_changed)
        self._tick.clicked.connect(self._on_tick_clicked)
        selection = self.view.selectionModel()
        selection.currentRowChanged.connect(self._on_view_current_changed)
        self.model.ticked.connect(self._show_states)
        self._set_class.clicked.connect(self._on_set_class_clicked)
        self._kind.currentIndexChanged.connect(self._show_states)
        self._drop.clicked.connect(self._on_drop_clicked)
        self._invert.clicked.connect(self.model.invert)
        self._top.clicked.connect(self._on_top_clicked)
        self._keep.clicked.connect(self._on_keep_clicked)
        self._figures_request.done.connect(self._on_figures_arrived)
        self._rank_request.done.connect(self._on_rank_done)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._filter.setPlaceholderText(self.tr("Filter attributes"))
        self._filter.setAccessibleName(self.tr("Filter attributes"))
        self.view.setAccessibleName(self.tr("Attributes"))
        words = self.tr("contains"), self.tr("wildcard"), self.tr("regex")
        for k, text in enumerate(words):
            self._way.setItemText(k, text)
        self._way.setAccessibleName(self.tr("How names are compared"))
        self._way.setToolTip(
            self.tr(
                "contains: the text anywhere in a name\n"
                "wildcard: the whole name, * for anything, ? for one character\n"
                "regex: a regular expression found anywhere in a name"
            )
        )
        self._tick.setToolTip(
            self.tr("Tick exactly the attributes that the search field finds")
        )
        self._set_class.setText(self.tr("Set class"))
        self._set_class.setToolTip(self.tr("Make the chosen attribute the class"))
        self._drop.setText(self.tr("Drop"))
        self._drop.setToolTip(self.tr("Leave out the chosen attribute"))
        self._invert.setText(self.tr("Invert"))
        self._invert.setToolTip(self.tr("Tick exactly the attributes that are not"))
        self._top.setText(self.tr("Top"))
        self._top.setToolTip(self.tr("Tick the attributes that tell the classes apart"))
        self._top_n.setAccessibleName(self.tr("How many attributes to tick"))
        self._top_n.setToolTip(self.tr("How many attributes to tick"))
        self._keep.setToolTip(self.tr("Leave out the attributes without a tick"))
        _refill(
            self._kind,
            (self.tr("as guessed"), self.tr("labels"), self.tr("numbers")),
            ("guessed", "nominal", "numeric"),
        )
        self._kind.setAccessibleName(self.tr("The class is"))
        self._kind.setToolTip(self.tr("What the class is: labels or numbers"))
        measures = (
            self.tr("by F"), self.tr("by info gain"), self.tr("by gain ratio"),
            self.tr("by ReliefF"),
        )  # fmt: skip
        offered = METHODS if "rank" in TASKS else METHODS[:1]
        _refill(self._method, measures[: len(offered)], offered)
        self._method.setAccessibleName(self.tr("Measure"))
        self._method.setToolTip(self.tr("How attributes are ranked"))
        self._show_states()

    # -- showing ------------------------------------------------------------------------

    def show_data(self, data: Dataset | None) -> None:
        """Show the attributes of a data set; `ask_figures` has them described."""
        self._data = data
        self._figures_request.cancel()
        self._portions.clear()
        self.model.show_data(data)
        self._show_states()

    def ask_figures(self) -> None:
        """Have the figures of all attributes computed, in small portions."""
        data = self._data
        if data is None:
            return
        if data in self._known:
            self.model.take_figures(self._known[data])
            self.figures_arrived.emit()
            return
        n = len(data.columns)
        at_once = max(1, PORTION_CELLS // max(data.n_rows, 1))
        # sketches are quick and wanted first; what takes time comes behind them
        for look in ("sketch", "worth"):
            for first in range(0, n, at_once):
                columns = list(range(first, min(first + at_once, n)))
                self._portions.append((look, columns))
        self._ask_next()

    def _ask_next(self) -> None:
        look, columns = self._portions.popleft()
        folder = str(self._context.session.folder())
        self._figures_request.start(
            "columns",
            {"data": folder, "look": look, "columns": columns},
            lane="interactive",
            title=self.tr("Figures of all attributes"),
        )

    def _on_figures_arrived(self, figures: Figures) -> None:
        if self._data is None:
            return
        self.model.take_figures(figures)
        self.figures_arrived.emit()
        if self._portions:
            self._ask_next()
        else:
            model = self.model
            self._known[self._data] = (*model.sketches.values(), *model.worths.values())

    def _on_view_current_changed(self) -> None:
        self._show_states()
        self.chosen.emit(self.view.current_column)

    def _show_states(self) -> None:
        data, column = self._data, self.view.current_column
        here = data is not None and 0 <= column < len(data.columns)
        is_class = data is not None and column == data.class_index
        named = self._kind.currentData() not in (None, "guessed")
        self._set_class.setEnabled(here and (not is_class or named))
        self._drop.setEnabled(
            here and not is_class and data is not None and data.n_attributes > 1
        )
        kept, rows = len(self.model.kept), self.model.rowCount()
        text = self.tr("Keep {n} of {all}")
        self._keep.setText(text.format(n=max(kept - 1, 0), all=max(rows - 1, 0)))
        self._keep.setEnabled(1 < kept < rows)
        self._invert.setEnabled(rows > 1)
        self._top.setEnabled(data is not None and data.has_nominal_class)
        self._show_found()

    def _show_found(self) -> None:
        """Say how many attributes the search field finds, on the button that ticks them."""
        wanted = bool(self._filter.text())
        n = len(self._found()) if wanted else 0
        self._tick.setText(self.tr("Tick {n}").format(n=n))
        self._tick.setEnabled(n > 0)

    def _found(self) -> list[int]:
        if self._data is None or self._wrong:
            return []
        return [c for c in self.view.matches if c != self._data.class_index]

    def _on_find_changed(self) -> None:
        text, way = self._filter.text(), str(self._way.currentData())
        before, self._wrong = self._wrong, self.view.filter(text, way)
        mark_wrong(self._filter, bool(self._wrong))
        self._filter.setToolTip(self._wrong)
        self._filter.setAccessibleDescription(self._wrong)
        if self._wrong:
            self._room.message("warning", self._wrong)
        elif before:
            self._room.clear_message()
        self._show_found()

    def _on_tick_clicked(self) -> None:
        self.model.tick(self._found())
        n = len(self._found())
        text = self.tr("%n attribute(s) ticked", "", n)
        self._context.commands.announced.emit(text)

    # -- acting -------------------------------------------------------------------------

    def _on_set_class_clicked(self) -> None:
        edit = {"column": self.view.current_column, "kind": self._kind.currentData()}
        self._editor.make({"do": "set_class", **edit}, self.tr("change the class"))

    def _on_drop_clicked(self) -> None:
        edit = {"do": "drop_column", "column": self.view.current_column}
        self._editor.make(edit, self.tr("drop attribute"))

    def _on_keep_clicked(self) -> None:
        kept = self.model.kept
        text = self.tr("keep %n attribute(s)", "", len(kept) - 1)
        self._editor.make({"do": "keep_columns", "columns": kept}, text)

    def _on_top_clicked(self) -> None:
        method = self._method.currentData()
        if method == "f-ratio":
            ratios = [
                (worth.f_ratio, worth.column)
                for worth in self.model.worths.values()
                if worth.f_ratio is not None
            ]
            ranked = [c for _, c in sorted(ratios, key=lambda r: (-r[0], r[1]))]
            self.model.tick(ranked[: self._top_n.value()])
            return
        payload = {
            "data": str(self._context.session.folder()),
            "method": method,
            "params": {},
        }
        title = self.tr("Ranking the attributes")
        self._rank_request.start("rank", payload, lane="interactive", title=title)

    def _on_rank_done(self, ranking: AttributeRanking) -> None:
        data = self._data
        if data is None:
            return
        names = set(ranking.names[: self._top_n.value()])
        columns = [c for c, a in enumerate(data.columns) if a.name in names]
        self.model.tick(columns)


def _refill(combo: QComboBox, texts: tuple[str, ...], keys: tuple[str, ...]) -> None:
    """Write the entries in the current language; the chosen one stays chosen."""
    chosen = max(combo.currentIndex(), 0)
    combo.blockSignals(True)
    combo.clear()
    for text, key in zip(texts, keys, strict=True):
        combo.addItem(text, key)
    combo.setCurrentIndex(min(chosen, combo.count() - 1))
    combo.blockSignals(False)
