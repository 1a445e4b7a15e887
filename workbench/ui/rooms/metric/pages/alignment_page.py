"""Two strips by the dial: where Euclid fails and only a learned metric helps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api import Dataset
from workbench.core.results.metric_views import (
    JUDGED,
    SavedStrips,
    StripsDraw,
    StripsSweep,
)
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.pages.alignment_dials import (
    PRESETS,
    DialPanel,
    preset_title,
)
from workbench.ui.rooms.metric.pages.alignment_plots import AngleCurves
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.services.numbers import locale, percent
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import Badge

#: Neighbours that vote, as in the thesis.
K = 5
#: The curve takes a second of work: it waits until the hand rests (milliseconds).
_REST = 250
#: Points of accuracy below the best rule that count as failing, and as being cured.
_FAILS, _CURED = 0.05, 0.03


class StripsPage(LabPage):
    """Dials, the strips drawn, accuracy against the angle, and what it means."""

    page_id = "strips"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.plane: PlanePlot | None = None  # made when first looked at
        self.curves: AngleCurves | None = None
        self._draw = room.request("latest")
        self._sweep = room.request("latest")
        self._save = room.request()
        self._answer: StripsDraw | None = None
        self._means: StripsSweep | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._built = False

    def build(self) -> Iterator[None]:
        """Make tools and dials, then the plane, then the curves."""
        self.preset = named(QComboBox(), "metric_strips_presetCombo")
        for name in PRESETS:
            self.preset.addItem(name, name)
        self.preset.insertItem(0, "", "")
        self.preset.setMinimumContentsLength(20)
        self.preset.setCurrentIndex(1)
        self.use = named(QPushButton(), "metric_strips_useBtn")
        self.dials = DialPanel(self)
        self._figures = named(QLabel(), "metric_strips_figuresLabel")
        self._verdict = named(ElidedLabel(), "metric_strips_verdictLabel")
        self._badge = named(
            Badge("METRIC:ALL", tone="warning"), "metric_strips_badgeLabel"
        )
        self._lay_out()
        yield
        theme = self.context.theme
        self.plane = PlanePlot(theme, "metric_strips_plot", self)
        for side in ("bottom", "left"):
            self.plane.getPlotItem().hideAxis(side)
        self._panels.addWidget(self.plane, 2)
        yield
        self.curves = AngleCurves(theme, self)
        self.curves.probes["strips"] = self.probe
        self._panels.addWidget(self.curves, 3)
        self._connect()
        self._built = True
        self.retranslate()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.preset)
        tools.addWidget(self.use)
        tools.addStretch(1)
        tools.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.dials)
        left.addWidget(self._figures)
        left.addStretch(1)
        self._panels = QHBoxLayout()
        self._panels.setSpacing(16)
        nest(self._panels, left)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        nest(column, tools)
        column.addWidget(self._verdict)
        nest(column, self._panels, 1)

    def _connect(self) -> None:
        self.dials.changed.connect(self._on_dials_changed)
        self.preset.activated.connect(self._on_preset_activated)
        self.use.clicked.connect(self._on_use_clicked)
        self._rest.timeout.connect(self._on_rest_timeout)
        self._draw.done.connect(self._on_draw_done)
        self._sweep.partial.connect(self._on_sweep_told)
        self._sweep.done.connect(self._on_sweep_told)
        self._save.done.connect(self._on_save_done)

    # -- the page -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        self.preset.setItemText(0, self.tr("Set by hand"))
        for index, name in enumerate(PRESETS, 1):
            self.preset.setItemText(index, preset_title(name))
        self.preset.setAccessibleName(self.tr("Known settings"))
        self.preset.setToolTip(self.tr("Settings that show something"))
        self.use.setText(self.tr("Use these data"))
        self.use.setToolTip(self.tr("Open the strips as a data set of the session"))
        self._badge.setToolTip(
            self.tr("KISSNN has seen every row, so its accuracy is optimistic")
        )
        self.dials.retranslate()
        self._tell()

    def fill(self) -> None:
        """Draw the strips; the metric of the room has no part in them."""
        if self._answer is None:
            self._ask()
        else:
            self._show_answer()

    def stop(self) -> None:
        """Nothing moves by itself."""

    def probe(self) -> dict[str, Any]:
        """Return what is set and what came of it."""
        if not self._built:
            return {"rows": 0}
        answer, curves = self._answer, self.curves
        return {
            "values": self.dials.values,
            "preset": self.preset.currentData(),
            "rows": 0 if answer is None else len(answer.X),
            "accuracy": {} if answer is None else asdict(answer.accuracy),
            "best": None if answer is None else answer.best,
            "draws": 0 if self._means is None else len(self._means.draws),
            "figures": self._figures.text(),
            "verdict": self._verdict.text(),
            "curves": {} if curves is None else curves.probe("curves"),
        }

    # -- asking -------------------------------------------------------------------------

    def _payload(self) -> dict[str, Any]:
        return {"strips": self.dials.values, "k": K}

    def _ask(self) -> None:
        self._sweep.cancel()
        self._means = None
        self._draw.start(
            "strips",
            self._payload(),
            lane="interactive",
            title=self.tr("Two strips"),
            plugins=("strips", "kissnn"),
        )
        self._rest.start()

    @property
    def is_waiting(self) -> bool:
        """Whether the sweep waits for the dials to rest."""
        return self._rest.isActive()

    def _on_rest_timeout(self) -> None:
        self._sweep.start(
            "strips_sweep",
            self._payload(),
            lane="batch",
            title=self.tr("Accuracy against the angle"),
            plugins=("strips", "kissnn"),
        )

    def _on_dials_changed(self) -> None:
        self.preset.setCurrentIndex(0)
        self._ask()

    def _on_preset_activated(self) -> None:
        name = self.preset.currentData()
        if name:
            self.dials.set_values(PRESETS[name])
            self._ask()

    def _on_use_clicked(self) -> None:
        self._save.start(
            "strips_save",
            {
                "strips": self.dials.values,
                "folder": str(self.context.session.new_folder()),
            },
            lane="interactive",
            title=self.tr("Two strips"),
            plugins=("strips",),
        )

    def _on_save_done(self, saved: SavedStrips) -> None:
        folder = Path(saved.folder)
        self.context.session.open(Dataset.open(folder), folder=folder)

    # -- showing ------------------------------------------------------------------------

    def _on_draw_done(self, answer: StripsDraw) -> None:
        self._answer = answer
        self._show_answer()

    def _show_answer(self) -> None:
        if self._answer is None or self.plane is None or self.curves is None:
            return
        answer, plane = self._answer, self.plane
        points = answer.X[:, :2]
        plane.show_rows(points, answer.y, len(answer.classes))
        plane.name_rows(np.arange(len(points)), answer.classes)
        plane.fit_range(points.min(axis=0), points.max(axis=0))
        self.curves.show_here(answer.angle, answer.accuracy, answer.best)
        self._tell()

    def _on_sweep_told(self, means: StripsSweep) -> None:
        self._means = means
        if self.curves is not None and means.angles:
            self.curves.show_curve(means.angles, means.curve)
        self._tell()

    def _tell(self) -> None:
        """Write the figures, and what they mean."""
        answer, curves = self._answer, self.curves
        if answer is None or curves is None or self.plane is None:
            return
        names = {
            "euclid": self.tr("5-NN"),
            "zscore": self.tr("z-score"),
            "kissnn": self.tr("KISSNN"),
        }
        lines = [
            f'<tr><td style="color:{curves.colour(name)}"><b>{names[name]}</b></td>'
            + self._cells(name)
            + "</tr>"
            for name in JUDGED
        ]
        best = self.tr("best possible")
        lines.append(
            f"<tr><td>{best}</td><td align=right>&nbsp; {percent(answer.best)}</td>"
            "</tr>"
        )
        self._figures.setText(f"<table>{''.join(lines)}</table>")
        self.plane.describe(self.tr("The strips"), self._figures.text())
        self._figures.setToolTip(
            self.tr("Leave-one-out on these rows; mean and deviation of several draws")
        )
        self._verdict.setText(self._judge())
        curves.set_labels(self.tr("angle"), self.tr("accuracy, %"))
        curves.describe(self.tr("Accuracy against the angle"), self._verdict.text())

    def _cells(self, name: str) -> str:
        """Return the accuracy on the rows drawn, and on several draws."""
        assert self._answer is not None
        figure = percent(self._answer.accuracy.of(name))
        cells = f"<td align=right>&nbsp; <b>{figure}</b></td>"
        drawn = () if self._means is None else self._means.draws.of(name)
        if len(drawn) < 2:
            return cells
        mean, deviation = (100.0 * float(f(drawn)) for f in (np.mean, np.std))
        digits = locale()
        spread = (
            f"{digits.toString(mean, 'f', 1)} ± {digits.toString(deviation, 'f', 1)}"
        )
        return cells + f"<td align=right>&nbsp; {spread}</td>"

    def _judge(self) -> str:
        """Say in words which of the three fails."""
        assert self._answer is not None
        answer, means = self._answer, self._answer.accuracy
        if self._means is not None and len(self._means.draws) > 1:
            means = self._means.draws.mean()
        if answer.best - means.euclid <= _FAILS:
            return self.tr("The Euclidean distance is good enough here.")
        if answer.best - means.zscore <= _CURED:
            return self.tr("Euclid fails; scaling the attributes is enough.")
        if answer.best - means.kissnn <= _CURED:
            return self.tr("Euclid fails, scaling cannot help, a metric does.")
        return self.tr("All three fail here: too few rows, or too much noise.")
