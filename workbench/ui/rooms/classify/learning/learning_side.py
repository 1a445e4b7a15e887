"""The column beside learning and validation curves: values to try, start, cancel."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.params import Param, Value
from workbench.api.problems import Problem
from workbench.ui.layouts import nest
from workbench.ui.services.message_words import message_words
from workbench.ui.services.plugin_words import param_tip, plugin_word
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.segments import Segments
from workbench.ui.widgets.side_column import SideColumn
from workbench.ui.widgets.tone import mark_wrong
from workbench.ui.widgets.value_lists import can_vary, line_of, parsed, suggested

#: Wide enough for the words, narrow enough to leave the plot most of a small window.
WIDTH = 208


class LearningSide(SideColumn):
    """One thin column of controls.

    Signals
    -------
    kind_chosen(kind)
        ``curve`` (rows) or ``values`` (of a parameter).
    changed()
        Another parameter, or other values.
    start_requested(), cancel_requested(), use_requested()
    """

    kind_chosen = Signal(str)
    changed = Signal()
    start_requested = Signal()
    cancel_requested = Signal()
    use_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WIDTH, parent)
        self.setObjectName("classify_learning_form")
        self._params: dict[str, Param] = {}
        self._lines: dict[str, str] = {}  # what was typed for each parameter
        self.kinds = Segments("classify_learning", ("curve", "values"))
        self.log = named(QCheckBox(), "classify_learning_logCheck")
        self.param = named(QComboBox(), "classify_learning_paramCombo")
        self.values = named(QLineEdit(), "classify_learning_valuesEdit")
        self.use = named(QPushButton(), "classify_learning_useBtn")
        self.start = named(QPushButton(), "classify_learning_startBtn")
        self.cancel = named(QPushButton(), "classify_learning_cancelBtn")
        self.bar = named(QProgressBar(), "classify_learning_bar_view")
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(6)
        self.bar.setRange(0, 1000)
        self.bar.hide()
        self.said = named(QLabel(wordWrap=True), "classify_learning_saidLabel")
        self._param_label, self._values_label = QLabel(), QLabel()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        rows, values = QWidget(), QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.log)
        column = QVBoxLayout(values)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self._param_label, self.param, self._values_label, self.values):
            column.addWidget(widget)
        column.addSpacing(4)
        column.addWidget(self.use)
        self._pages = {"curve": rows, "values": values}
        values.hide()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.start, 1)
        buttons.addWidget(self.cancel, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.kinds)
        nest(layout, buttons)
        layout.addWidget(self.bar)
        layout.addWidget(rows)
        layout.addWidget(values)
        layout.addWidget(self.said)
        layout.addStretch(1)

    def _connect(self) -> None:
        self.kinds.chosen.connect(self._on_kinds_chosen)
        self.param.currentIndexChanged.connect(self._on_param_changed)
        self.values.textEdited.connect(self._on_values_edited)
        self.start.clicked.connect(self.start_requested)
        self.cancel.clicked.connect(self.cancel_requested)
        self.use.clicked.connect(self.use_requested)
        self.values.returnPressed.connect(self.start.click)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.kinds.set_texts({
            "curve": (self.tr("Rows"), self.tr("Learning curve: more training rows")),
            "values": (self.tr("Parameter"),
                       self.tr("Validation curve: other values of a parameter")),
        })  # fmt: skip
        self.log.setText(self.tr("Logarithmic axis"))
        self.log.setToolTip(self.tr("Equal steps multiply the rows by the same factor"))
        self._show_suggested()
        self._tell_about(self.parameter)
        self._param_label.setText(self.tr("Parameter"))
        self._values_label.setText(self.tr("Values to try"))
        self.param.setAccessibleName(self.tr("Parameter"))
        for i, param in enumerate(self._params.values()):
            self.param.setItemText(i, plugin_word(param.title))
        self.values.setAccessibleName(self.tr("Values to try"))
        self.start.setText(self.tr("Start"))
        self.cancel.setText(self.tr("Cancel"))
        self.bar.setAccessibleName(self.tr("Progress"))

    # -- what is chosen -----------------------------------------------------------------

    @property
    def kind(self) -> str:
        """``curve`` or ``values``."""
        return self.kinds.current

    @property
    def parameter(self) -> Param | None:
        """The parameter to vary."""
        return self._params.get(str(self.param.currentData() or ""))

    @property
    def problem(self) -> str:
        """Why the values cannot be tried; empty when they can."""
        if self.kind == "curve":
            return ""
        if self.parameter is None:
            return self.tr("This method has no parameter to vary.")
        try:
            self.chosen_values()
        except Problem as problem:
            return message_words(problem)
        return ""

    def chosen_values(self) -> tuple[Value, ...]:
        """Return the values to try.

        Raises
        ------
        Problem
            When one of them is not allowed.
        """
        assert self.parameter is not None
        return parsed(self.parameter, self.values.text())

    def offer(self, descriptions: tuple[dict[str, Any], ...]) -> None:
        """Offer the parameters of a plugin; keeps the choice where it can."""
        params = [Param.from_description(d) for d in descriptions]
        offered = {p.name: p for p in params if can_vary(p)}
        if offered == self._params:
            return
        before = self.param.currentData()
        self._params, self._lines = offered, {}
        with QSignalBlocker(self.param):
            self.param.clear()
            for param in offered.values():
                self.param.addItem(plugin_word(param.title), param.name)
            self.param.setCurrentIndex(max(self.param.findData(before), 0))
        self._on_param_changed()

    def show_running(self, running: bool, fraction: float = 0.0) -> None:
        """Show how far the job is, or that there is none."""
        self.bar.setVisible(running)
        self.bar.setValue(round(1000 * fraction))
        self.cancel.setEnabled(running)

    def allow_start(self, why_not: str, tip: str) -> None:
        """Enable Start, or grey it with the reason as its tooltip."""
        self.start.setEnabled(not why_not)
        self.start.setToolTip(why_not or tip)
        bad = self.kind == "values" and self.parameter is not None and self.problem
        mark_wrong(self.values, bool(bad))
        self.values.setToolTip(
            self.problem or self.tr("Separated by blanks; edit them as you like")
        )

    # -- slots --------------------------------------------------------------------------

    def _on_kinds_chosen(self, kind: str) -> None:
        for key, page in self._pages.items():
            page.setVisible(key == kind)
        self.kind_chosen.emit(kind)

    def _tell_about(self, param: Param | None) -> None:
        self.param.setToolTip(param_tip(param) if param else "")

    def _on_param_changed(self) -> None:
        param = self.parameter
        self._tell_about(param)
        if param is not None and param.name in self._lines:
            self.values.setText(self._lines[param.name])
        else:
            self.values.clear()
        self._show_suggested()
        self.values.setCursorPosition(0)
        self.changed.emit()

    def _show_suggested(self) -> None:
        """Write the values to try as the language does, unless somebody typed some."""
        param = self.parameter
        if param is not None and param.name not in self._lines:
            self.values.setText(line_of(suggested(param)))
            self.values.setCursorPosition(0)

    def _on_values_edited(self, line: str) -> None:
        if self.parameter is not None:
            self._lines[self.parameter.name] = line
        self.changed.emit()
