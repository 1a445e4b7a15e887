"""The greedy metric builder: attributes are added to ρ one by one, D(ρ) in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.greedy_offers import GreedyOffers
from workbench.jobs.spec import Failure, Lane
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.bar_delegate import BAR, BarDelegate
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import ElidedLabel, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import Badge, SizedLabel, set_tone

#: Pairs of rows times attributes above which the answer takes longer than a moment.
_LONG = 10_000_000
_MOST = 1_000  # rows that the task measures at most
_WEIGHT_COLUMN = 1
_NARROWEST = 56  # pixels of a column: of a name some letters are read
_DIGITS = 5

Steps = tuple[tuple[int, float], ...]


class GreedyPage(LabPage):
    """A list of attributes, a share t, the gauge D(ρ), and the steps taken."""

    page_id = "greedy"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request()
        self.path: Steps = ()
        self.found: GreedyOffers | None = None
        self._known: dict[tuple[Any, ...], GreedyOffers] = {}
        self._of: tuple[Any, ...] = ()  # data, scale, k and seed of what is known
        self._asked: tuple[Any, ...] = ()
        self._progress = 0.0
        self._trouble = ""
        self._built = False

    # -- building ---------------------------------------------------------------

    def build(self) -> Iterator[None]:
        """Make buttons and table, then the two plots."""
        self._make_controls()
        yield
        self.gauge = Plot(self.context.theme, "metric_greedyGauge_plot", parent=self)
        self._offered, self._dots = pg.PlotCurveItem(), pg.ScatterPlotItem()
        self._here = pg.ScatterPlotItem()
        self._here.setObjectName("here")
        self._level = pg.InfiniteLine(angle=0)
        for item in (self._offered, self._dots, self._here, self._level):
            self.gauge.addItem(item, ignoreBounds=True)
        self.gauge.table_source = self._gauge_twin
        yield
        self.curve = Plot(self.context.theme, "metric_greedySteps_plot", parent=self)
        self._line, self._spots = pg.PlotCurveItem(), pg.ScatterPlotItem()
        for item in (self._line, self._spots):
            self.curve.addItem(item, ignoreBounds=True)
        self.curve.getPlotItem().getAxis("bottom").whole = True
        self.curve.table_source = self._steps_twin
        self.curve.probes["greedy"] = self.probe
        for plot in (self.gauge, self.curve):
            plot.setMouseEnabled(False, False)
            plot.getPlotItem().getAxis("left").setWidth(64)
        self._lay_out()
        self._connect()
        self._built = True
        self.retranslate()

    def _make_controls(self) -> None:
        theme = self.context.theme
        self.take_best = named(QPushButton(), "metric_greedyBestBtn")
        self.add = named(QPushButton(), "metric_greedyAddBtn")
        self.undo = named(QPushButton(), "metric_greedyUndoBtn")
        self.restart = named(QPushButton(), "metric_greedyRestartBtn")
        self.share = named(QSlider(Qt.Orientation.Horizontal), "metric_greedyTSlider")
        self.share.setRange(1, 10)
        self.share.setPageStep(2)
        self.share.setMinimumWidth(140)
        self.shown_share = named(FittedLabel("t = 0,00"), "metric_greedyT_label")
        self._share_word = QLabel()
        self._share_word.setBuddy(self.share)
        self.figure = named(
            SizedLabel(theme, factor=1.15, bold=True), "metric_greedyFigure_label"
        )
        self.judged = named(QLabel(), "metric_greedyLoo_label")
        self.badge = named(
            Badge("LOO METRIC:ALL", tone="warning"), "metric_greedyBadge_label"
        )
        self.proposed = named(ElidedLabel(), "metric_greedyProposed_label")
        self.note = named(ElidedLabel(), "metric_greedyNote_label")
        set_tone(self.note, "muted")
        self.model: TableModel[int] = TableModel(self._columns(), self)
        self.table = Table("metric_greedy_table", self.model, selects=ONE_ROW)
        bars = BarDelegate(theme, self.table)
        self.table.setItemDelegateForColumn(_WEIGHT_COLUMN, bars)
        self.table.size_columns(CONTENTS, {0: STRETCH})
        self.table.horizontalHeader().setMinimumSectionSize(_NARROWEST)
        self.empty = EmptyState("metric_greedyEmpty")

    def _columns(self) -> tuple[Column[int], ...]:
        return (
            Column(lambda: self.tr("Attribute"), lambda j: self._offers.attributes[j]),
            Column(
                lambda: self.tr("Weight"), lambda j: number(self._offers.weights[j]),
                RIGHT, about=lambda: self.tr("w of the attribute in ρ = Σ w |x − u|"),
                roles={BAR: lambda j: float(self._offers.weights[j]) or None},
            ),
            Column(
                lambda: self.tr("Best t"), lambda j: number(self._best_share(j), 2), RIGHT,
                about=lambda: self.tr("The share with which the attribute makes D greatest"),
            ),
            Column(
                lambda: self.tr("D with it"), lambda j: number(self._best_value(j), _DIGITS),
                RIGHT, about=lambda: self.tr("The sum of the rival similarities of the rows"),
                bold=lambda j: j in [best for best, _ in self._offers.best],
            ),
            Column(
                lambda: self.tr("Change"), lambda j: _signed(self._growth(j)), RIGHT,
            ),
        )  # fmt: skip

    def _lay_out(self) -> None:
        buttons, figures = FlowRow(), FlowRow()
        for button in (self.take_best, self.add, self.undo, self.restart):
            buttons.add(button)
        buttons.add(self._share_word, self.share, self.shown_share)
        figures.add(self.figure)
        figures.add(self.judged, self.badge)
        plots = QHBoxLayout()
        plots.setSpacing(16)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for part, share in ((self.table, 6), (self.gauge, 4), (self.curve, 3)):
            part.setSizePolicy(across, down)
            part.setMinimumHeight(110)
            plots.addWidget(part, share)
        self._parts = QWidget(self)
        self._parts.setLayout(plots)
        plots.setContentsMargins(0, 0, 0, 0)
        self._parts.setSizePolicy(across, down)
        self._shown = (buttons, figures, self.proposed, self._parts, self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.setSpacing(6)
        for widget in self._shown:
            column.addWidget(widget, int(widget is self._parts))
        column.addWidget(self.empty, 1)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self.refresh)
        session.scene_changed.connect(self._on_scene_changed)
        self.take_best.clicked.connect(self._on_take_best_clicked)
        self.add.clicked.connect(self._on_add_clicked)
        self.undo.clicked.connect(lambda: self._go(self.path[:-1]))
        self.restart.clicked.connect(lambda: self._go(()))
        self.share.valueChanged.connect(self._show_gauge)
        self.table.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.progressed.connect(self._on_request_progressed)

    # -- asking -----------------------------------------------------------------

    def fill(self) -> None:
        """Ask for the offers where data, scale, k or seed are others; draw."""
        session = self.context.session
        data, scene = session.data, session.scene
        of = (data, scene.scale, scene.k, scene.seed)
        if of != self._of:
            same = self._of[:2] == of[:2]  # another k judges the same steps
            self._of, self._known = of, {}
            self._asked, self._trouble = (), ""
            self._request.cancel()
            if not same:
                self.path, self.found = (), None
                self.model.reset(())
        self._ask()
        self._show()

    def _ask(self) -> None:
        data = self.context.session.data
        if data is None or not data.has_nominal_class or self._asked == self.path_key:
            return
        self._asked = self.path_key
        if self.path in self._known:
            self._request.cancel()
            self._take(self._known[self.path])
            return
        self._progress, self._trouble = 0.0, ""
        scene = self.context.session.scene
        payload = {
            "data": str(self.context.session.folder()), "path": list(self.path),
            "scale": scene.scale, "k": scene.k, "seed": scene.seed,
        }  # fmt: skip
        work = min(data.n_rows, _MOST) ** 2 * max(1, len(data.attributes))
        lane: Lane = "batch" if work > _LONG else "interactive"
        title = self.tr("Best next attribute")
        self._request.start("metric_greedy", payload, lane=lane, title=title)

    @property
    def path_key(self) -> tuple[Any, ...]:
        """What is asked for: the steps, beside what makes all of them others."""
        return ("steps", *self.path)

    def _go(self, path: Steps) -> None:
        """Take these steps instead."""
        self.path = path
        self._ask()
        self._show()

    def _on_request_done(self, found: GreedyOffers) -> None:
        self._known[found.path] = found
        self._take(found)
        self._show()

    def _take(self, found: GreedyOffers) -> None:
        self.found = found
        self.model.show(range(len(found.attributes)))
        chosen = found.best[0][0] if found.best else max(0, self.table.current_row)
        self.table.go_to(chosen)
        self._propose_share()

    def _on_request_failed(self, failure: Failure) -> None:
        self._trouble = failure.text
        self._show()

    def _on_request_progressed(self, fraction: float, _message: str) -> None:
        self._progress = fraction
        self._show_figures()

    # -- what is offered --------------------------------------------------------

    @property
    def _offers(self) -> GreedyOffers:
        assert self.found is not None
        return self.found

    @property
    def current(self) -> bool:
        """Whether what is shown belongs to the steps taken."""
        return self.found is not None and self.found.path == self.path

    def _best_place(self, j: int) -> int:
        return int(self._offers.values[j].argmax())

    def _best_share(self, j: int) -> float:
        return self._offers.shares[self._best_place(j)]

    def _best_value(self, j: int) -> float:
        return float(self._offers.values[j, self._best_place(j)])

    def _growth(self, j: int) -> float:
        before = self._offers.reliability
        return self._best_value(j) - (before[-1] if before else 0.0)

    @property
    def chosen(self) -> int:
        """The attribute that is chosen in the table, -1 for none."""
        return self.table.current_row if self.found is not None else -1

    @property
    def t(self) -> float:
        """The share that is set; 1 for the first attribute, which stands alone."""
        if self.found is None or len(self.found.shares) == 1:
            return 1.0
        return self.share.value() / 10

    def _propose_share(self) -> None:
        """Set the slider to the best share of the chosen attribute."""
        if self.chosen >= 0:
            self.share.setValue(round(10 * self._best_share(self.chosen)))

    # -- what is shown ----------------------------------------------------------

    def _show(self) -> None:
        if not self._built:
            return
        data = self.context.session.data
        usable = data is not None and data.has_nominal_class and not self._trouble
        self.empty.setVisible(not usable)
        for widget in self._shown:
            widget.setVisible(usable)
        if not usable:
            self._show_empty()
            return
        self.model.tell_changed()
        self._show_gauge()
        self._show_curve()

    def _show_empty(self) -> None:
        data = self.context.session.data
        text = self._trouble
        if data is None:
            text = self.tr("Open a data set to build a metric of its attributes.")
        elif not text:
            text = self.tr("Reliability needs classes: choose a nominal class in Data.")
        self.empty.say(text, self.tr("Open…"), self.tr("Choose a file with a data set"))

    def _show_figures(self) -> None:
        found, ready = self.found, self.current
        self.take_best.setEnabled(ready and bool(found and found.best))
        self.add.setEnabled(ready and self.chosen >= 0)
        self.undo.setEnabled(bool(self.path))
        self.restart.setEnabled(bool(self.path))
        self.share.setEnabled(ready and found is not None and len(found.shares) > 1)
        self.shown_share.setText(f"t = {number(self.t, 2)}")
        judged = bool(ready and found and found.accuracy)
        self.judged.setVisible(judged)
        self.badge.setVisible(judged)
        if found is None or not ready:
            text = self.tr("Trying attributes… {percent}")
            self.figure.setText(text.format(percent=percent(self._progress, 0)))
            self.proposed.setText("")
            return
        if found.reliability:
            value = found.reliability[-1]
            self.figure.setText(
                self.tr("D(ρ) = {value}, {mean} per row").format(
                    value=number(value, _DIGITS), mean=number(value / found.n_rows)
                )
            )
            text = self.tr("{k}-NN: {accuracy}")
            self.judged.setText(
                text.format(k=found.k, accuracy=percent(found.accuracy[-1]))
            )
        else:
            self.figure.setText(self.tr("No attribute yet: the first stands alone"))
        self.proposed.setText(self._proposal(found))
        self.note.setText(self._notes(found))

    def _proposal(self, found: GreedyOffers) -> str:
        """Say what the chosen attribute would make of D."""
        if self.chosen < 0:
            return ""
        text = self.tr("With {name} at t = {t}: D = {value} ({change}).").format(
            name=found.attributes[self.chosen], t=number(self.t, 2),
            value=number(self.value, _DIGITS), change=_signed(self.change),
        )  # fmt: skip
        if not found.best:
            text += " " + self.tr(
                "No attribute makes D grow any more: the greedy choice ends here."
            )
        return text

    def _notes(self, found: GreedyOffers) -> str:
        parts = []
        if found.n_rows < found.n_all:
            text = self.tr("{n} rows of {all} are measured, drawn with seed {seed}.")
            seed = self.context.session.scene.seed
            parts.append(text.format(n=found.n_rows, all=found.n_all, seed=seed))
        parts.append(
            self.tr(
                "ρ is no linear map, so the scene's k-NN cannot take it: in Classify it is "
                "the method Greedy metric."
            )
        )
        return " ".join(parts)

    @property
    def value(self) -> float:
        """D with the chosen attribute at the share that is set, NaN for none."""
        found = self.found
        if found is None or self.chosen < 0:
            return float("nan")
        place = 0 if len(found.shares) == 1 else self.share.value() - 1
        return float(found.values[self.chosen, place])

    @property
    def change(self) -> float:
        """How much D would grow by."""
        before = () if self.found is None else self.found.reliability
        return self.value - (before[-1] if before else 0.0)

    def _show_gauge(self) -> None:
        """Draw D of the chosen attribute against t, and where the slider stands."""
        found, j = self.found, self.chosen
        colours = self.context.theme.colours
        t, values = self._offered_curve()
        self._offered.setData(t, values, pen=pg.mkPen(colours.accent, width=2))
        self._dots.setData(
            t, values, size=6, pen=None, brush=pg.mkBrush(colours.accent)
        )
        ring = pg.mkPen(colours.text, width=2)
        here = ([], []) if j < 0 or found is None else ([self.t], [self.value])
        self._here.setData(*here, symbol="d", size=15, pen=ring, brush=None)
        before = () if found is None else found.reliability
        self._level.setVisible(bool(before))
        if before:
            self._level.setValue(before[-1])
            dash = Qt.PenStyle.DashLine
            self._level.setPen(pg.mkPen(colours.muted, width=1.5, style=dash))
        if len(values):
            low, high = _span(values)
            self.gauge.show_range((0.0, 1.0), (low, high), 0.06)
        self._show_figures()
        self.gauge.describe(self.tr("D(ρ) against the share t"), self.proposed.text())

    def _offered_curve(self) -> tuple[Any, Any]:
        found, j = self.found, self.chosen
        if found is None or j < 0:
            return np.empty(0), np.empty(0)
        t, values = np.array(found.shares), found.values[j]
        if found.reliability:  # with a share of 0 nothing changes
            t = np.append(0.0, t)
            values = np.append(found.reliability[-1], values)
        return t, values

    def _show_curve(self) -> None:
        found = self.found
        values = np.array(() if found is None else found.reliability)
        steps = np.arange(1.0, len(values) + 1)
        colours = self.context.theme.colours
        self._line.setData(steps, values, pen=pg.mkPen(colours.accent, width=2))
        brush = pg.mkBrush(colours.accent)
        self._spots.setData(steps, values, size=7, pen=None, brush=brush)
        low, high = _span(values) if len(values) else (0.0, 1.0)
        self.curve.show_range((1.0, max(4.0, len(values))), (low, high), 0.08)
        self.curve.describe(
            self.tr("D(ρ) after each step"),
            ", ".join(number(v, _DIGITS) for v in values),
        )

    def _gauge_twin(self) -> TwinTable:
        t, values = self._offered_curve()
        return TwinTable(("t", "D"), (t, values))

    def _steps_twin(self) -> TwinTable:
        headers = (
            self.tr("Step"), self.tr("Attribute"), "t", "D", self.tr("accuracy, %"),
        )  # fmt: skip
        found = self.found
        if found is None or not found.path:
            return TwinTable(headers, ([],) * len(headers))
        return TwinTable(
            headers,
            (
                np.arange(1, len(found.path) + 1),
                [found.attributes[j] for j, _ in found.path],
                np.array([t for _, t in found.path]),
                np.array(found.reliability),
                100.0 * np.array(found.accuracy),
            ),
        )

    # -- slots ------------------------------------------------------------------

    def _on_take_best_clicked(self) -> None:
        if self.current and self._offers.best:
            self._go((*self.path, self._offers.best[0]))

    def _on_add_clicked(self) -> None:
        if self.current and self.chosen >= 0:
            self._go((*self.path, (self.chosen, self.t)))

    def _on_row_changed(self) -> None:
        if self.found is not None and self.chosen >= 0:
            self._propose_share()
            self._show_gauge()

    def _on_scene_changed(self, names: frozenset[str]) -> None:
        if names & {"scale", "k", "seed"}:
            self.refresh()

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        for button, text, tip in (
            (self.take_best, self.tr("Take the best"), self.tr("The greedy step: the attribute and share of greatest D")),
            (self.add, self.tr("Add the chosen one"), self.tr("Give the attribute chosen in the table the share t of ρ")),
            (self.undo, self.tr("Undo the last"), self.tr("Take the attribute added last out again")),
            (self.restart, self.tr("Start anew"), self.tr("Begin without attributes")),
        ):  # fmt: skip
            button.setText(text)
            button.setToolTip(tip)
        self._share_word.setText(self.tr("Share t"))
        self.share.setAccessibleName(self.tr("Share t"))
        self.share.setToolTip(
            self.tr("ρ becomes (1 − t) ρ + t |x − u|; the first attribute stands alone")
        )
        self.badge.setToolTip(
            self.tr(
                "The attributes were chosen on all rows, so the accuracy is optimistic"
            )
        )
        self.judged.setToolTip(
            self.tr("k-NN under ρ, each row left out of its own neighbours")
        )
        self.table.setAccessibleName(self.tr("Attributes that can be added"))
        self.gauge.set_labels(self.tr("share t"), "D(ρ)")
        self.curve.set_labels(self.tr("step"), "D(ρ)")
        self._show()

    def probe(self) -> dict[str, Any]:
        """Return the steps, what is offered, what is set, and what is said."""
        if not self._built or self.found is None:
            return {"path": [], "ready": False}
        found = self.found
        return {
            "ready": self.current,
            "path": [[found.attributes[j], t] for j, t in self.path],
            "weights": found.weights.tolist(),
            "values": found.values.tolist(),
            "best": [[found.attributes[j], t] for j, t in found.best],
            "reliability": list(found.reliability),
            "accuracy": list(found.accuracy),
            "rows": found.n_rows,
            "chosen": self.chosen,
            "t": self.t,
            "value": self.value,
            "figure": self.figure.text(),
            "loo": self.judged.text(),
            "proposed": self.proposed.text(),
            "note": self.note.text(),
        }


def _signed(value: float) -> str:
    return ("+" if value > 0 else "") + number(value, 3)


def _span(values: Any) -> tuple[float, float]:
    """Return the least and the greatest value; all alike get some room."""
    low, high = float(np.min(values)), float(np.max(values))
    if high - low < 1e-9 * max(abs(high), 1.0):
        low, high = low - 0.5, high + 0.5
    return low, high
