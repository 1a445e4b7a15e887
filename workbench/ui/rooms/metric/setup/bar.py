"""The bar of the Metric lab: which method, with which parameters, and the button."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.params import Param
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.metric_result import MetricResult
from workbench.ui.rooms.metric.setup.quick_params import QuickFields, fit_choice
from workbench.ui.services.numbers import percent
from workbench.ui.widgets.flat_button import PrimaryButton
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

#: The method offered first.
FIRST = "kissnn"
#: On so few rows every method may follow the hand that sets its parameters.
FEW_ROWS = 300
#: On more, those that took no longer (seconds); before the first time, up to so many rows.
PROMPT, UNTRIED_ROWS = 0.5, 1000
#: Who learned within so many milliseconds needs no way to cancel.
_PATIENCE = 250
#: The field of a method with a short name, in pixels.
_NARROWEST = 120


class LearnBar(QWidget):
    """Method, its first parameters, [Parameters…], clipping, [Learn metric].

    While a method learns, the button cancels it and shows how far it came.

    Signals
    -------
    learn_requested()
        The button was pressed.
    cancel_requested()
        The button was pressed while a method learns, or Escape was.
    params_changed()
        A parameter changed and learning is quick; several quick changes count as one.
    clip_changed(on)
    """

    learn_requested = Signal()
    cancel_requested = Signal()
    params_changed = Signal()
    clip_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plugins: dict[str, PluginInfo] = {}
        self._values: dict[str, dict[str, Any]] = {}
        self._seconds: dict[str, float] = {}
        self._rows = 0
        self._learning: float | None = None  # how far, while a method learns
        self._due = False  # whether what is set was not learned yet
        self.method = named(QComboBox(), "metric_methodCombo")
        self.quick = QuickFields(self)
        self.more = named(QPushButton(), "metric_paramsBtn")
        self.clip = named(QCheckBox(), "metric_clipCheck")
        self.clip.setChecked(True)
        self.learn = named(PrimaryButton(), "metric_learnBtn")
        self.learn.setDefault(True)
        self._label = QLabel()
        self._label.setBuddy(self.method)
        self._popup: FormPopup | None = None
        self._pause = self._timer(120)
        self._patience = self._timer(_PATIENCE)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setEnabled(False)
        self._lay_out()
        self._connect()
        self.learn.setEnabled(False)

    def _timer(self, milliseconds: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        return timer

    def _lay_out(self) -> None:
        row = FlowRow()
        row.add(self._label, self.method)
        row.add(self.quick, yields=True)
        row.add(self.more)
        row.add(self.clip)
        row.add(self.learn, at_end=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(row)

    def _connect(self) -> None:
        self.learn.clicked.connect(self._on_learn_clicked)
        self.more.clicked.connect(self._on_more_clicked)
        self.method.currentIndexChanged.connect(self._on_method_changed)
        self.quick.changed.connect(self._on_quick_changed)
        self.clip.toggled.connect(self.clip_changed)
        self._pause.timeout.connect(self._on_pause_timeout)
        self._patience.timeout.connect(self._show_button)
        self._escape.activated.connect(self.cancel_requested)

    @property
    def chain(self) -> list[QWidget]:
        """The widgets in the order of Tab."""
        return [self.method, *self.quick.widgets, self.more, self.clip, self.learn]

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Method"))
        self.method.setAccessibleName(self.tr("Method"))
        self.more.setText(self.tr("Parameters…"))
        self.more.setToolTip(self.tr("All parameters of this method"))
        self.clip.setText(self.tr("Clip"))
        self.clip.setToolTip(
            self.tr("Off: show the matrix before negative eigenvalues are cut to zero")
        )
        self.quick.retranslate()
        self._widen_button()
        self._show_method()
        self._show_button()

    # -- methods ------------------------------------------------------------------------

    def show_plugins(self, plugins: tuple[PluginInfo, ...]) -> None:
        """Offer every loaded metric learner, the first of the lab in front."""
        chosen = self.plugin or FIRST
        usable = [p for p in plugins if p.kind == "metric" and p.usable]
        usable.sort(key=lambda p: (p.id != FIRST, p.title.casefold()))
        learners = {p.id: p for p in usable}
        if learners == self._plugins:
            return
        self._plugins = learners
        self.method.blockSignals(True)
        self.method.clear()
        for plugin in learners.values():
            self.method.addItem(plugin.title, plugin.id)
            tip = Qt.ItemDataRole.ToolTipRole
            self.method.setItemData(self.method.count() - 1, plugin.summary, tip)
        self.method.setCurrentIndex(max(self.method.findData(chosen), 0))
        self.method.blockSignals(False)
        self._show_method()

    @property
    def plugin(self) -> str:
        """The id of the chosen method, empty when there is none."""
        return str(self.method.currentData() or "")

    @property
    def title(self) -> str:
        """The name people read of the chosen method."""
        return self.method.currentText()

    def info(self, plugin: str) -> PluginInfo | None:
        """Return what is known of an offered method."""
        return self._plugins.get(plugin)

    def choose_method(self, plugin: str) -> bool:
        """Choose a method by its id, announcing nothing; False when it is not loaded."""
        index = self.method.findData(plugin)
        if index >= 0:
            self.method.blockSignals(True)
            self.method.setCurrentIndex(index)
            self.method.blockSignals(False)
            self._show_method()
        return index >= 0

    def _show_method(self) -> None:
        info = self._plugins.get(self.plugin)
        params = info.parameters() if info is not None else ()
        self.quick.show_params(params, self.params())
        for first, second in itertools.pairwise(self.chain):
            QWidget.setTabOrder(first, second)  # new fields would come last of all
        about = info.summary if info is not None else ""
        self.method.setToolTip(about or self.tr("Which plugin learns the metric"))
        fit_choice(self.method, _NARROWEST)
        self.more.setEnabled(len(params) > 1)
        # only a difference of two inverse covariances has eigenvalues to be clipped
        self.clip.setVisible(not params or "shrinkage" in self.declared())
        self.learn.setEnabled(bool(self._plugins))

    # -- parameters ---------------------------------------------------------------------

    def params(self) -> dict[str, Any]:
        """Return every parameter of the method: as set, or its default."""
        info = self._plugins.get(self.plugin)
        params: tuple[Param, ...] = info.parameters() if info is not None else ()
        return {p.name: p.default for p in params} | self._values.get(self.plugin, {})

    def declared(self) -> set[str]:
        """Return the names of the parameters the method declares."""
        info = self._plugins.get(self.plugin)
        return {p["name"] for p in info.params} if info else set()

    def choose(self, params: Mapping[str, Any]) -> None:
        """Show these parameters of the chosen method, announcing nothing."""
        known = {name: params[name] for name in self.declared() & params.keys()}
        self._values.setdefault(self.plugin, {}).update(known)
        self.quick.set_values(self.params())
        self._pause.stop()

    def _keep(self, values: Mapping[str, Any]) -> bool:
        """Keep what was set; False if it was set before."""
        before = self.params()
        if all(before.get(name) == value for name, value in values.items()):
            return False
        self._values.setdefault(self.plugin, {}).update(values)
        return True

    def touch(self) -> None:
        """Take note that what is learned from changed: that is like a parameter."""
        self._pause.start()

    def _on_quick_changed(self) -> None:
        if self._keep(self.quick.values()):
            self._pause.start()

    def _on_popup_form_changed(self) -> None:
        assert self._popup is not None
        form = self._popup.form
        if not form.problem and self._keep(form.values()):
            self.quick.set_values(self.params())
            self._pause.start()

    def _on_method_changed(self) -> None:
        self._show_method()
        self._pause.start()

    def _on_more_clicked(self) -> None:
        info = self._plugins.get(self.plugin)
        if info is None:
            return
        if self._popup is None:
            form = ParamsForm(self, "metric_params")
            self._popup = FormPopup("metric_params", form, self, take="learn")
            form.changed.connect(self._on_popup_form_changed)
            self._popup.taken.connect(self._on_popup_taken)
        # how many neighbours vote is said by k in the scene
        own = tuple(p for p in info.params if p["name"] != "n_neighbors")
        below = self.more.mapToGlobal(self.more.rect().bottomRight() + QPoint(0, 4))
        self._popup.ask(
            replace(info, params=own),
            self.params(),
            below,
            Qt.Corner.TopRightCorner,
            self.tr("Learn metric"),
        )

    def _on_popup_taken(self) -> None:
        self._pause.stop()
        self.learn_requested.emit()

    # -- how quick it is ----------------------------------------------------------------

    def show_rows(self, n_rows: int) -> None:
        """Take another data set, of which nothing is known but its size."""
        self._rows = n_rows
        self._seconds.clear()
        self._due = False
        self._show_button()

    def show_learned(self, result: MetricResult) -> None:
        """Note how long a method took."""
        self._seconds[result.request.plugin] = result.seconds

    @property
    def is_prompt(self) -> bool:
        """Whether the method learns so fast that it may follow every change."""
        seconds = self._seconds.get(self.plugin)
        if self._rows <= FEW_ROWS:
            return True
        return self._rows <= UNTRIED_ROWS if seconds is None else seconds <= PROMPT

    @property
    def is_waiting(self) -> bool:
        """Whether a change waits to be announced: more may follow it."""
        return self._pause.isActive()

    def _on_pause_timeout(self) -> None:
        if self.is_prompt:
            self.params_changed.emit()
        else:
            self.mark_due()

    def mark_due(self) -> None:
        """Show that what is set was not learned yet: that is left to the button."""
        self._due = True
        self._show_button()

    # -- the button ---------------------------------------------------------------------

    def begin(self) -> None:
        """Learning has begun: soon the button cancels it."""
        self._learning, self._due = 0.0, False
        self._pause.stop()
        self._escape.setEnabled(True)
        self._patience.start()

    def show_progress(self, fraction: float) -> None:
        """Say how far learning came."""
        if self._learning is not None:
            self._learning = fraction
            self._show_button()

    def end(self) -> None:
        """Learning has ended, however."""
        self._learning = None
        self._escape.setEnabled(False)
        self._patience.stop()
        self._show_button()

    @property
    def can_cancel(self) -> bool:
        """Whether the button cancels."""
        return self._learning is not None and not self._patience.isActive()

    def _show_button(self) -> None:
        if self.can_cancel:
            text, tip = self._cancel_text(), self.tr("Stop learning (Esc)")
        elif self._due:
            text = "• " + self.tr("Learn metric")
            tip = self.tr("What is set was not learned yet: learn it (F5)")
        else:
            text = self.tr("Learn metric")
            tip = self.tr("Learn the metric on all rows (F5)")
        if text != self.learn.text():
            self.learn.setText(text)
        self.learn.setToolTip(tip)

    def _cancel_text(self) -> str:
        return self.tr("Cancel") + f"  {percent(self._learning or 0.0, 0)}"

    def _widen_button(self) -> None:
        due = "• " + self.tr("Learn metric")
        self.learn.reserve(due, self.tr("Cancel") + f"  {percent(1.0, 0)}")

    def _on_learn_clicked(self) -> None:
        if self.can_cancel:
            self.cancel_requested.emit()
        else:
            self.learn_requested.emit()
