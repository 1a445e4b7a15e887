"""The page of images: tangent distance on a light table, with two images to draw."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.pictures.tangent_picture import TangentPicture
from workbench.numerics.objects.pen import digit
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.rooms.distances.pixel_grid import PixelGrid
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import SizedLabel, set_tone

FloatArray = npt.NDArray[np.float64]

#: Pixels of an image, across and down.
SIDE = 16
#: The digits of the beginning.
EXAMPLE = ("5", "8")
#: What is forgiven, in the order of the amounts.
TRANSFORMS = ("right", "down", "turn")
#: What one step of `turn` is, as `workbench.numerics.objects.tangent` has it.
DEGREES = 5.0
#: How image 1 is moved: the sliders' least and largest values, the example's, the unit.
MOVES: dict[str, tuple[int, int, int, float]] = {
    "right": (-8, 8, 0, 0.5),
    "down": (-8, 8, 2, 0.5),
    "degrees": (-45, 45, -10, 1.0),
    "scale": (50, 150, 100, 0.01),
}
_UNMOVED = {"scale": 100}
#: Pixels: a head and two rows.
_TABLE_HEIGHT = 96
#: Pixels: an entry of the legend, what the axis takes, a plot wide enough for two entries.
_LINE, _AXIS, _TWO_COLUMNS = 24, 52, 320
_PLOT_HEIGHT = 260


class ImagesPage(AskingPage):
    """Two images, the first one moved by sliders, and what each distance says of it.

    The images are the training rows of 1-NN, the moved one is the row to classify.
    """

    page_id = "images"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["tangent"] = 0.016
        self._request = room.request("latest", unasked=True)
        self._found: TangentPicture | None = None
        self._make_controls()
        self._make_results()
        self._lay_out()
        self._connect()
        self._show_example()

    # -- layout -----------------------------------------------------------------

    def _make_controls(self) -> None:
        theme = self.context.theme
        names = [f"dist_image{k}_grid" for k in "AB"]
        self.images = [PixelGrid(theme, n, SIDE, editable=True) for n in names]
        self.sliders: dict[str, QSlider] = {}
        self.values: dict[str, FittedLabel] = {}
        for move, (low, high, start, _unit) in MOVES.items():
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(low, high)
            slider.setValue(start)
            slider.setPageStep(5 if high > 10 else 2)
            slider.setMinimumWidth(96)
            self.sliders[move] = named(slider, f"dist_{move}Slider")
            value = FittedLabel("−45,5 %")
            self.values[move] = named(value, f"dist_{move}_label")
        self.forgiven = {
            name: named(QCheckBox(), f"dist_{name}Check") for name in TRANSFORMS
        }
        for box in self.forgiven.values():
            box.setChecked(True)
        self.rubs = named(QCheckBox(), "dist_rubCheck")
        self.example = named(QPushButton(), "dist_imagesBtn")
        self.back = named(QPushButton(), "dist_putBackBtn")
        self.clear = named(QPushButton(), "dist_clearImagesBtn")
        self._labels = [QLabel() for _ in MOVES]
        self._forgiven_label = QLabel()

    def _make_results(self) -> None:
        theme = self.context.theme
        self.moved = PixelGrid(theme, "dist_imageMoved_grid", SIDE)
        names = [f"dist_nearest{k}_grid" for k in "AB"]
        self.nearest = [PixelGrid(theme, name, SIDE) for name in names]
        self._captions = [QLabel() for _ in range(5)]
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "dist_images_label"
        )
        self.note = named(QLabel(), "dist_imagesNote_label")
        for label in (self.figure, self.note, *self._captions):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self._model: TableModel[int] = TableModel(self._columns(), self)
        self.table = Table("dist_tangent_table", self._model, selects=ONE_ROW)
        self.table.size_columns(CONTENTS, {5: STRETCH})
        self.table.setMaximumHeight(_TABLE_HEIGHT)
        self.plot = Plot(theme, "dist_tangent_view")
        self._curves = [pg.PlotCurveItem() for _ in range(4)]
        self._here = pg.PlotCurveItem()
        for item in (self._here, *self._curves):
            self.plot.addItem(item)
        self._legend = self.plot.add_legend((10, 4))
        self._legend.setColumnCount(2)
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]
        self.plot.getPlotItem().getViewBox().sigResized.connect(self._show_range)

    def _lay_out(self) -> None:
        first, second = FlowRow(), FlowRow()
        for label, move in zip(self._labels, MOVES, strict=True):
            label.setBuddy(self.sliders[move])
            first.add(label, self.sliders[move], self.values[move])
        second.add(self._forgiven_label, *self.forgiven.values())
        for widget in (self.rubs, self.example, self.back, self.clear):
            second.add(widget)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        pictures = (*self.images, self.moved, *self.nearest)
        for place, (caption, picture) in enumerate(
            zip(self._captions, pictures, strict=True)
        ):
            row, column = divmod(place, 3)
            grid.addWidget(caption, 2 * row, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(picture, 2 * row + 1, column)
            grid.setRowStretch(2 * row + 1, 1)
            grid.setColumnStretch(column, 1)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        # a plot takes what is left: its own wish would make the room scroll
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(_PLOT_HEIGHT)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.table)
        right.addWidget(self.plot, 1)
        halves = QHBoxLayout()
        halves.setSpacing(16)
        nest(halves, grid, 1)
        nest(halves, right, 1)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(8)
        for row_ in (first, second, self.figure, self.note):
            column_.addWidget(row_)
        nest(column_, halves, 1)

    def _connect(self) -> None:
        for picture in self.images:
            picture.edited.connect(self.refresh)
        for slider in self.sliders.values():
            slider.valueChanged.connect(self.refresh)
        for box in self.forgiven.values():
            box.toggled.connect(self.refresh)
        self.rubs.toggled.connect(self._on_rubs_toggled)
        self.example.clicked.connect(self._on_example_clicked)
        self.back.clicked.connect(self._on_back_clicked)
        self.clear.clicked.connect(self._on_clear_clicked)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_ended)
        self._request.cancelled.connect(self._on_request_ended)

    def _columns(self) -> tuple[Column[int], ...]:
        def amount(name: str) -> Column[int]:
            titles = {
                "right": lambda: self.tr("Right, px"),
                "down": lambda: self.tr("Down, px"),
                "turn": lambda: self.tr("Turn, °"),
            }
            return Column(titles[name], lambda i: self._amount(i, name), align=RIGHT)

        return (
            Column(lambda: self.tr("Image"), lambda i: str(i + 1)),
            Column(
                lambda: self.tr("Euclidean"), lambda i: self._distance(i, "euclidean"),
                align=RIGHT, bold=lambda i: i in self._winners("euclidean"),
            ),
            Column(
                lambda: self.tr("Tangent"), lambda i: self._distance(i, "tangent"),
                align=RIGHT, bold=lambda i: i in self._winners("tangent"),
            ),
            *map(amount, TRANSFORMS),
        )  # fmt: skip

    # -- what is asked ----------------------------------------------------------

    def amount_of(self, name: str) -> float:
        """Return how far image 1 is moved: of ``right``, ``down``, ``degrees``, ``scale``."""
        return self.sliders[name].value() * MOVES[name][3]

    def fill(self) -> None:
        """Ask for the distances where anything changed."""
        asked: dict[str, Any] = {
            "one": self.images[0].image.ravel().tolist(),
            "other": self.images[1].image.ravel().tolist(),
            "transforms": [n for n, box in self.forgiven.items() if box.isChecked()],
            **{name: self.amount_of(name) for name in MOVES},
        }
        units = {"right": " px", "down": " px", "degrees": "°", "scale": " %"}
        for name, label in self.values.items():
            value = self.sliders[name].value()
            amount = value if name == "scale" else self.amount_of(name)
            label.setText(number(amount) + units[name])
        if self.has_to_ask(asked):
            self._request.start(
                "tangent", asked, lane="interactive", title=self.tr("Tangent distance")
            )
        self._show()

    def _on_request_done(self, found: TangentPicture) -> None:
        self._found = found
        self._show()

    def _on_request_ended(self) -> None:
        """Say nothing of work that nobody does."""
        self._show()

    def _on_rubs_toggled(self, on: bool) -> None:
        for picture in self.images:
            picture.rubs = on

    def _on_example_clicked(self) -> None:
        self._show_example()
        for name, (_low, _high, start, _unit) in MOVES.items():
            self.sliders[name].setValue(start)
        self.refresh()

    def _show_example(self) -> None:
        for picture, name in zip(self.images, EXAMPLE, strict=True):
            picture.show_image(digit(name, SIDE))

    def _on_back_clicked(self) -> None:
        for name, slider in self.sliders.items():
            slider.setValue(_UNMOVED.get(name, 0))

    def _on_clear_clicked(self) -> None:
        for picture in self.images:
            picture.show_image(np.zeros((SIDE, SIDE)))
        self.refresh()

    # -- what is shown ----------------------------------------------------------

    def _show(self) -> None:
        with self.latency.measure("tangent"):
            found = self._found
            if found is None:
                busy = self._request.busy
                self.figure.setText(self.tr("Measuring…") if busy else "")
                return
            self.moved.show_image(found.moved)
            for picture, image in zip(self.nearest, found.nearest, strict=True):
                picture.show_image(image)
            self._model.show((0, 1))
            self._show_curves(found)
            text = self.tr(
                "The nearest to the moved image: {euclidean} by Euclidean distance, "
                "{tangent} by tangent distance"
            )
            names = {
                name: self._winner_names(name) for name in ("euclidean", "tangent")
            }
            self.figure.setText(text.format(**names))
            self.plot.describe(
                self.tr("Distances to the moved image, by its turn"),
                self.figure.text(),
            )

    def _show_curves(self, found: TangentPicture) -> None:
        colours = self.context.theme.colours
        lines = [*found.euclidean_curves, *found.tangent_curves]
        styles = (Qt.PenStyle.DashLine, Qt.PenStyle.SolidLine)
        for place, (curve, y) in enumerate(zip(self._curves, lines, strict=True)):
            colour = (colours.accent, colours.error)[place % 2]
            pen = pg.mkPen(colour, width=2, style=styles[place // 2])
            curve.setData(found.angles, y, pen=pen)
        self._legend.show_entries(zip(self._curves, self._curve_names(), strict=True))
        here = self.amount_of("degrees")
        high = float(found.euclidean_curves.max())  # the line ends below the legend
        self._here.setData([here, here], [0.0, high], pen=pg.mkPen(colours.muted))
        self.plot.set_labels(self.tr("Turn of image 1, degrees"), self.tr("Distance"))
        self._show_range()

    def _show_range(self) -> None:
        found = self._found
        if found is not None:
            high = float(max(found.euclidean_curves.max(), 1e-6))
            ends = float(found.angles[0]), float(found.angles[-1])
            columns = 2 if self.plot.width() >= _TWO_COLUMNS else 1
            if self._legend.columnCount != columns:
                self._legend.setColumnCount(columns)
            # room for the legend above all curves
            lines = _LINE * len(self._curves) // columns + _LINE
            below = max(self.plot.height() - _AXIS - lines, lines // 2)
            top = high * (1.0 + lines / below)
            self.plot.show_range(ends, (0.0, top), padding=0.0)

    def _twin(self) -> TwinTable:
        found = self._found
        if found is None:
            return TwinTable()
        names = (self.tr("Turn of image 1, degrees"), *self._curve_names())
        lines = (found.angles, *found.euclidean_curves, *found.tangent_curves)
        return TwinTable(names, lines)

    def _distance(self, place: int, name: str) -> str:
        return "" if self._found is None else number(self._values(name)[place], 4)

    def _values(self, name: str) -> FloatArray:
        assert self._found is not None
        found: FloatArray = getattr(self._found, name)
        return found

    def _amount(self, place: int, name: str) -> str:
        found = self._found
        if found is None or name not in found.transforms:
            return "–"
        amount = found.amounts[place, found.transforms.index(name)]
        return number(amount * (DEGREES if name == "turn" else 1.0), 3)

    def _winners(self, name: str) -> tuple[int, ...]:
        """Return which images are nearest; differences of rounding count as none."""
        if self._found is None:
            return ()
        values = self._values(name)
        return tuple(np.flatnonzero(values <= values.min() + 1e-9).tolist())

    def _winner_names(self, name: str) -> str:
        winners = self._winners(name)
        return self._image_name(winners[0]) if len(winners) == 1 else self.tr("both")

    # -- words ------------------------------------------------------------------

    def _image_name(self, place: int) -> str:
        return (self.tr("image 1"), self.tr("image 2"))[place]

    def _curve_names(self) -> tuple[str, ...]:
        return (
            self.tr("Euclidean, 1"), self.tr("Euclidean, 2"),
            self.tr("tangent, 1"), self.tr("tangent, 2"),
        )  # fmt: skip

    def retranslate(self) -> None:
        """Set every text in the current language."""
        moves = (
            self.tr("Right"), self.tr("Down"), self.tr("Turn"), self.tr("Size"),
        )  # fmt: skip
        tips = (
            self.tr("Shift image 1 to the right, in pixels"),
            self.tr("Shift image 1 down, in pixels"),
            self.tr("Turn image 1 counterclockwise, in degrees"),
            self.tr("Scale image 1: no tangent forgives this"),
        )
        for label, slider, title, tip in zip(
            self._labels, self.sliders.values(), moves, tips, strict=True
        ):
            label.setText(title)
            slider.setAccessibleName(self.tr("{move} of image 1").format(move=title))
            slider.setToolTip(tip)
        self._forgiven_label.setText(self.tr("Forgiven"))
        kinds = (self.tr("right"), self.tr("down"), self.tr("turn"))
        for box, kind in zip(self.forgiven.values(), kinds, strict=True):
            box.setText(kind)
            box.setAccessibleName(self.tr("Forgiven: {kind}").format(kind=kind))
            box.setToolTip(self.tr("One of the tangents along which images may move"))
        self.rubs.setText(self.tr("Rub out"))
        self.rubs.setToolTip(self.tr("Draw with paper instead of ink"))
        self.example.setText(self.tr("Example: 5 and 8"))
        self.example.setToolTip(self.tr("Show the images of the beginning again"))
        self.back.setText(self.tr("Put back"))
        self.back.setToolTip(self.tr("Do not move image 1"))
        self.clear.setText(self.tr("Clear"))
        self.clear.setToolTip(self.tr("Begin with two empty images"))
        self._name_pictures()
        self.table.setAccessibleName(self.tr("Distances to the moved image"))
        self.note.setText(
            self.tr(
                "Tangent distance is that of the moved image to the nearest point of "
                "the tangent plane of an image. Its tangents are the steps of one pixel "
                "and of 5° counterclockwise: small moves that way cost least."
            )
        )
        self._model.tell_changed()
        self.refresh()

    def _name_pictures(self) -> None:
        captions = (
            self.tr("Image 1"), self.tr("Image 2"), self.tr("Image 1, moved"),
            self.tr("Image 1 along its tangents"), self.tr("Image 2 along its tangents"),
        )  # fmt: skip
        pictures = (*self.images, self.moved, *self.nearest)
        for caption, picture, title in zip(
            self._captions, pictures, captions, strict=True
        ):
            caption.setText(title)
            picture.setAccessibleName(title)
        for picture in self.images:
            picture.setToolTip(
                self.tr(
                    "Draw with the left button, rub out with the right one; or move with "
                    "the arrow keys, draw with Space or Shift and arrow, rub out with "
                    "Delete"
                )
            )
            picture.describe_cursor()

    def probe(self) -> dict[str, Any]:
        """Return the images, how the first is moved, and all that was found."""
        found = self._found or TangentPicture()
        return {
            "images": [picture.image.tolist() for picture in self.images],
            "moves": {name: self.amount_of(name) for name in MOVES},
            "transforms": list(found.transforms),
            "euclidean": found.euclidean.tolist(),
            "tangent": found.tangent.tolist(),
            "amounts": found.amounts.tolist(),
            "moved": found.moved.tolist(),
            "nearest": found.nearest.tolist(),
            "angles": found.angles.tolist(),
            "euclideanCurves": found.euclidean_curves.tolist(),
            "tangentCurves": found.tangent_curves.tolist(),
            "cells": self._model.texts(),
            "text": self.figure.text(),
            "latency": self.latency.probe(),
        }
