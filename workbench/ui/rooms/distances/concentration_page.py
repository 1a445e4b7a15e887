"""The page of many dimensions: distances concentrate, volumes go to the shell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QSlider, QVBoxLayout, QWidget

from workbench.core.results.pictures.concentration_picture import ConcentrationPicture
from workbench.numerics.concentration import (
    inscribed_share,
    norm_density,
    shell_share,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.fitted import FittedCombo, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

FloatArray = npt.NDArray[np.float64]

PICTURES = ("distances", "accuracy", "faces", "volumes", "gaussian")
#: Steps of the sliders.
DIMENSIONS = (1, 2, 3, 5, 7, 10, 14, 20, 30, 50, 70, 100, 140, 200, 300, 500, 700, 1000)
EXPONENTS = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 8.0, math.inf)
#: Dimensions up to which volumes are drawn: beyond, nothing changes.
_VOLUMES = np.arange(1, 51)
_LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
_SYMBOLS = ("o", "t", "s")


class ConcentrationPage(AskingPage):
    """Five pictures of what many dimensions do, with dimensions and exponent on sliders.

    What is drawn at random comes from a worker; volumes are closed forms.
    """

    page_id = "concentration"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["concentration"] = 0.016
        self._request = room.request("latest", unasked=True)
        self._found: ConcentrationPicture | None = None
        self._found_for: dict[str, Any] | None = None  # what was asked then
        self._columns: tuple[tuple[str, FloatArray], ...] = ()
        self._make_widgets()
        self._lay_out()
        self.pictures.currentIndexChanged.connect(self.refresh)
        for slider in (self.dimensions, self.exponent):
            slider.valueChanged.connect(self.refresh)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_ended)
        self._request.cancelled.connect(self._on_request_ended)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.pictures = FittedCombo("dist_conc_combo")
        for picture in PICTURES:
            self.pictures.addItem("", picture)
        self.dimensions = self._slider("dist_concDimSlider", DIMENSIONS, 50)
        self.exponent = self._slider("dist_concPSlider", EXPONENTS, 2.0)
        self.shown_d = named(FittedLabel("d = 0000"), "dist_concDim_label")
        self.shown_p = named(FittedLabel("p = 0,00"), "dist_concP_label")
        self._labels = [QLabel() for _ in range(3)]
        self.figure = named(SizedLabel(theme, factor=1.2, bold=True), "dist_conc_label")
        self.note = named(QLabel(), "dist_concNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = Plot(theme, "dist_conc_plot")
        self._bars = pg.PlotCurveItem()
        self._lines = [pg.PlotCurveItem() for _ in _LINES]
        self._levels = [pg.PlotCurveItem() for _ in _LINES]
        self._spots = [pg.ScatterPlotItem() for _ in _LINES]
        self._here = pg.PlotCurveItem()
        for item in (
            self._bars, *self._levels, *self._lines, *self._spots, self._here,
        ):  # fmt: skip
            self.plot.addItem(item)
        self._legend = self.plot.add_legend()
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]

    def _slider(self, name: str, steps: Sequence[float], start: float) -> QSlider:
        slider = named(QSlider(Qt.Orientation.Horizontal), name)
        slider.setRange(0, len(steps) - 1)
        slider.setPageStep(3)
        slider.setValue(list(steps).index(start))
        slider.setMinimumWidth(120)
        return slider

    def _lay_out(self) -> None:
        controls = FlowRow()
        fields = (self.pictures, self.dimensions, self.exponent)
        shown = (None, self.shown_d, self.shown_p)
        for label, field, value in zip(self._labels, fields, shown, strict=True):
            label.setBuddy(field)
            controls.add(label, field, *((value,) if value else ()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.figure, self.note):
            column.addWidget(widget)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        column.addWidget(self.plot, 1)

    # -- what is shown ----------------------------------------------------------

    @property
    def picture(self) -> str:
        """Which picture is shown."""
        return str(self.pictures.currentData())

    @property
    def d(self) -> int:
        """The number of dimensions."""
        return DIMENSIONS[self.dimensions.value()]

    @property
    def p(self) -> float:
        """The exponent."""
        return EXPONENTS[self.exponent.value()]

    def fill(self) -> None:
        """Draw volumes; ask for what is drawn at random where anything changed."""
        picture = self.picture
        self.dimensions.setEnabled(picture in ("distances", "volumes", "gaussian"))
        self.exponent.setEnabled(picture == "distances")
        self.shown_d.setText(f"d = {20 if picture == 'accuracy' else self.d}")
        self.shown_p.setText("p = ∞" if math.isinf(self.p) else f"p = {number(self.p)}")
        asked: dict[str, Any] = {
            "picture": picture, "seed": self.context.session.scene.seed,
            "dimensions": self.d if self.dimensions.isEnabled() else 0,
            "p": self.p if self.exponent.isEnabled() else 0.0,
        }  # fmt: skip
        if self.has_to_ask(asked):
            self._request.cancel()
            if picture != "volumes":
                title = self.tr("Distances in many dimensions")
                self._request.start(
                    "concentration", asked, lane="interactive", title=title
                )
        self._show()

    def _on_request_done(self, found: ConcentrationPicture) -> None:
        self._found, self._found_for = found, self._asked
        self._show()

    def _on_request_ended(self) -> None:
        """Say nothing of work that nobody does."""
        self._show()

    def _answer(self) -> ConcentrationPicture | None:
        """Return what was found for what is asked; one of before until it comes."""
        found = self._found
        if found is None or found.picture != self.picture:
            return None
        return found if self._request.busy or self._found_for == self._asked else None

    def _show(self) -> None:
        with self.latency.measure("concentration"):
            picture, found = self.picture, self._answer()
            for item in (
                *self._lines,
                *self._levels,
                *self._spots,
                self._bars,
                self._here,
            ):
                item.clear()
            self._named: list[tuple[Any, str]] = []
            self._columns = ()
            self.plot.set_labels(*self._axes())
            if picture == "volumes":
                self._show_volumes()
            elif found is None:
                busy = self._request.busy
                self.figure.setText(self.tr("Drawing points…") if busy else "")
            elif picture == "accuracy":
                self._show_accuracy(found)
            elif picture == "faces":
                self._show_faces(found)
            else:
                self._show_histogram(found)
            self._legend.show_entries(self._named)
            self._show_range()
        self.note.setText(self._explanation())
        self.plot.describe(self.pictures.currentText(), self.figure.text())

    def _axes(self) -> tuple[str, str]:
        return {
            "distances": (self.tr("Distance / mean distance"), self.tr("Density")),
            "gaussian": (self.tr("Distance from the centre"), self.tr("Density")),
            "faces": (self.tr("Dimensions (log)"), self.tr("Mean distance")),
            "accuracy": (self.tr("Exponent p (log)"), self.tr("Accuracy")),
            "volumes": (self.tr("Dimensions"), self.tr("Share of the volume")),
        }[self.picture]

    def _explanation(self) -> str:
        return {
            "distances": self.tr(
                "From one uniform point of the cube to 1000 others. A small exponent "
                "softens the effect; it does not cure it."
            ),
            "accuracy": self.tr(
                "5-NN, leave-one-out, mean of 3 draws of 300 rows. Which exponent wins "
                "depends on the noise; lines without marks are shared neighbours."
            ),
            "faces": self.tr(
                "1000 uniform points of the unit cube: soon all are nearer to its "
                "surface than to each other."
            ),
            "volumes": self.tr(
                "The ball in a cube vanishes, and what it holds lies in its shell."
            ),
            "gaussian": self.tr(
                "1000 points of a standard Gaussian and the exact density of their "
                "norm: nobody is at the centre, though the density is highest there."
            ),
        }[self.picture]

    # -- pictures ---------------------------------------------------------------

    def _show_histogram(self, found: ConcentrationPicture) -> None:
        colours = self.context.theme.colours
        heights = found.curves[0]
        self._bars.setData(
            found.x, heights, stepMode="center", fillLevel=0.0,
            brush=pg.mkBrush(colours.grid), pen=pg.mkPen(colours.muted),
        )  # fmt: skip
        middles = (found.x[:-1] + found.x[1:]) / 2
        x, y = self._axes()
        self._columns = ((x, middles), (y, heights))
        if found.picture == "distances":
            text = self.tr("Relative contrast (max − min) / min: {value}")
            self.figure.setText(text.format(value=number(found.figure, 3)))
            return
        assert self._found_for is not None
        d = int(self._found_for["dimensions"])  # the slider may be elsewhere already
        fine = np.linspace(max(found.x[0], 1e-6), found.x[-1], 200)
        self._draw_line(0, fine, norm_density(fine, d), self.tr("exact density"))
        self._columns += ((self.tr("exact density"), norm_density(middles, d)),)
        text = self.tr("Mean distance from the centre: {value}, √d = {root}")
        self.figure.setText(
            text.format(value=number(found.figure, 4), root=number(math.sqrt(d), 4))
        )

    def _show_faces(self, found: ConcentrationPicture) -> None:
        names = (self.tr("nearest face"), self.tr("nearest neighbour"))
        for place, (name, curve) in enumerate(zip(names, found.curves, strict=True)):
            self._draw_line(place, np.log10(found.x), curve, name, spots=True)
        self._columns = (
            (self.tr("Dimensions"), found.x),
            *zip(names, found.curves, strict=True),
        )
        crossed = found.x[found.curves[0] < found.curves[1]]
        text = self.tr("The face is nearer than the neighbour from d = {d} on")
        self.figure.setText(text.format(d=number(crossed[0])) if len(crossed) else "")

    def _show_accuracy(self, found: ConcentrationPicture) -> None:
        names = (
            self.tr("all 20 attributes differ a little"),
            self.tr("the same with outliers"), self.tr("2 of 20 attributes count"),
        )  # fmt: skip
        # infinity stands one octave behind the last number
        finite = np.where(np.isinf(found.x), 16.0, found.x)
        x = np.log2(finite)
        for place, (name, curve) in enumerate(zip(names, found.curves, strict=True)):
            self._draw_line(place, x, curve, name, spots=True)
            level = np.full(2, found.levels[place])
            pen = self._pen(place, 1)
            self._levels[place].setData(x[[0, -1]], level, pen=pen)
        best = [number(p) if p < math.inf else "∞" for p in self._best(found)]
        text = self.tr("Best exponent, in the order of the legend: {best}")
        self.figure.setText(text.format(best=" · ".join(best)))
        shared = self.tr("{name}: shared neighbours")
        self._columns = (
            ("p", found.x),
            *zip(names, found.curves, strict=True),
            *(
                (shared.format(name=name), np.full(len(x), level))
                for name, level in zip(names, found.levels, strict=True)
            ),
        )

    @staticmethod
    def _best(found: ConcentrationPicture) -> list[float]:
        return [float(found.x[curve.argmax()]) for curve in found.curves]

    def _show_volumes(self) -> None:
        x = _VOLUMES.astype(float)
        ball = np.array([inscribed_share(int(d)) for d in _VOLUMES])
        shell = np.array([shell_share(int(d)) for d in _VOLUMES])
        names = (
            self.tr("ball in its cube"), self.tr("outer tenth of the radius of a ball")
        )  # fmt: skip
        self._draw_line(0, x, ball, names[0])
        self._draw_line(1, x, shell, names[1])
        self._columns = (
            (self.tr("Dimensions"), x),
            (names[0], ball),
            (names[1], shell),
        )
        if self.d <= _VOLUMES[-1]:
            pen = pg.mkPen(self.context.theme.colours.muted)
            self._here.setData([self.d, self.d], [0.0, 1.0], pen=pen)
        text = self.tr(
            "d = {d}: the ball fills {ball} of its cube; {shell} of it is shell"
        )
        self.figure.setText(
            text.format(
                d=self.d, ball=_share(inscribed_share(self.d)),
                shell=_share(shell_share(self.d)),
            )
        )  # fmt: skip

    def _pen(self, place: int, width: int) -> Any:
        colours = self.context.theme.colours
        colour = (colours.accent, colours.error, colours.warning)[place]
        return pg.mkPen(colour, width=width, style=_LINES[place])

    def _draw_line(
        self,
        place: int,
        x: FloatArray,
        y: FloatArray,
        name: str,
        *,
        spots: bool = False,
    ) -> None:
        pen = self._pen(place, 2)
        self._lines[place].setData(x, y, pen=pen)
        self._named.append((self._lines[place], name))
        if spots:
            self._spots[place].setData(
                x, y, symbol=_SYMBOLS[place], size=8, pen=None,
                brush=pg.mkBrush(pen.color()),
            )  # fmt: skip

    def _show_range(self) -> None:
        """Show all of the picture, from 0 where that is the natural foot."""
        bottom = self.plot.getPlotItem().getAxis("bottom")
        bottom.setTicks(None)
        if not self._columns:
            return
        x, values = self._columns[0][1], [column for _, column in self._columns[1:]]
        high = max(float(np.nanmax(column)) for column in values)
        low = 0.0
        ends = (float(x[0]), float(x[-1]))
        if self.picture == "distances":
            ends = (0.0, ends[1])
        elif self.picture == "faces":
            bottom.setTicks(
                [[(math.log10(d), number(d)) for d in (1, 2, 5, 10, 20, 50, 100)]]
            )
            ends = (0.0, 2.0)
        elif self.picture == "accuracy":
            ticks = [(math.log2(p), number(p)) for p in (0.25, 0.5, 1, 2, 4, 8)]
            bottom.setTicks([[*ticks, (4.0, "∞")]])
            ends, low = (-2.0, 4.0), 0.45
        if self.picture != "distances":
            high += 0.2 * (high - low)  # room for the legend
        self.plot.show_range(ends, (low, high))

    def _twin(self) -> TwinTable:
        names = tuple(name for name, _ in self._columns)
        return TwinTable(names, tuple(column for _, column in self._columns))

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (self.tr("Picture"), self.tr("Dimensions"), self.tr("Exponent p"))
        fields = (self.pictures, self.dimensions, self.exponent)
        for label, field, title in zip(self._labels, fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        names = {
            "distances": self.tr("Distances in a cube"),
            "accuracy": self.tr("Accuracy by exponent, d = 20"),
            "faces": self.tr("Nearest face, nearest neighbour"),
            "volumes": self.tr("Ball, cube and shell"),
            "gaussian": self.tr("Shell of a Gaussian"),
        }
        for place, picture in enumerate(PICTURES):
            self.pictures.setItemText(place, names[picture])
        self.pictures.setToolTip(self.tr("What many dimensions do, in five pictures"))
        self.dimensions.setToolTip(
            self.tr("From 1 to 1000; of the pictures that are not about all of them")
        )
        self.exponent.setToolTip(
            self.tr("1 is Manhattan, 2 is Euclidean, the right end is Chebyshev")
        )
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the picture shown, its columns and its figure."""
        found = self._answer()
        return {
            "picture": self.picture,
            "dimensions": self.d,
            "p": self.p,
            "columns": [column.tolist() for _, column in self._columns],
            "names": [name for name, _ in self._columns],
            "figure": None if found is None else found.figure,
            "best": self._best(found) if found and found.picture == "accuracy" else [],
            "text": self.figure.text(),
            "latency": self.latency.probe(),
        }


def _share(share: float) -> str:
    """Write a share in percent, tiny ones with their power of ten."""
    return percent(share, 1) if share >= 1e-3 else f"{number(100 * share, 2)} %"
