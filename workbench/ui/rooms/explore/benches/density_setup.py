"""The controls of the page of densities: the truth, the rows, and three estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QSlider, QWidget

from workbench.numerics.kernels import KERNELS
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

TRUTHS = ("normal", "bimodal", "uniform")
#: Rows on their slider, even on a log scale.
NUMBERS = np.rint(10.0 ** np.linspace(1.0, 4.0, 61)).astype(int)
#: Widths on their sliders, even on a log scale: those for one row may be large.
WIDTHS = 0.02 * 1000.0 ** (np.arange(91) / 90.0)
_MOST_K = 300
_OFFSETS = 20


class DensitySetup(FlowRow):
    """Boxes, sliders and the two switches that let widths and k follow n.

    Signals
    -------
    changed()
        Another question is asked.
    toggled()
        Other estimates are to be shown.
    """

    changed = Signal()
    toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.truth = self._box("explore_denTruthCombo", TRUTHS)
        self.truth.setCurrentIndex(1)
        self.dimensions = self._box("explore_denDimensionsCombo", (1, 2))
        self.kernel = self._box("explore_denKernelCombo", KERNELS)
        self.kernel.setCurrentIndex(KERNELS.index("gaussian"))
        self.n = self._slider("explore_denNSlider", 60, _place(NUMBERS, 200))
        self.bin_width = self._slider("explore_denBinSlider", 90, _place(WIDTHS, 0.4))
        self.offset = self._slider("explore_denOffsetSlider", _OFFSETS - 1, 0)
        self.kernel_width = self._slider(
            "explore_denWidthSlider", 90, _place(WIDTHS, 0.25)
        )
        self.k = self._slider("explore_denKSlider", _MOST_K, 15)
        self.k.setMinimum(1)
        samples = ("n = 00000", "0,0000", "0,00", "0,0000", "k = 000")
        names = ("N", "Bin", "Offset", "Width", "K")
        self._values = [
            named(FittedLabel(sample), f"explore_den{name}_label")
            for sample, name in zip(samples, names, strict=True)
        ]
        self.shrinks = named(QCheckBox(), "explore_denShrinkCheck")
        self.k_root = named(QCheckBox(), "explore_denRootCheck")
        self.shown = [
            named(QCheckBox(), f"explore_denShow{name}Check")
            for name in ("Histogram", "Parzen", "Neighbours")
        ]
        self._labels = [QLabel() for _ in range(8)]
        self._lay_out()
        self._connect()

    @staticmethod
    def _box(name: str, choices: Sequence[object]) -> FittedCombo:
        box = FittedCombo(name)
        for choice in choices:
            box.addItem(str(choice), choice)
        return box

    @staticmethod
    def _slider(name: str, most: int, value: int) -> QSlider:
        slider = named(QSlider(Qt.Orientation.Horizontal), name)
        slider.setRange(0, most)
        slider.setPageStep(5)
        slider.setMinimumWidth(90)
        slider.setValue(value)
        return slider

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return (
            self.truth, self.dimensions, self.n, self.bin_width, self.offset,
            self.kernel, self.kernel_width, self.k,
        )  # fmt: skip

    def _lay_out(self) -> None:
        sliders = (self.n, self.bin_width, self.offset, self.kernel_width, self.k)
        after: dict[QWidget, list[QWidget]] = {
            slider: [value] for slider, value in zip(sliders, self._values, strict=True)
        }
        after[self.k].append(self.k_root)
        after[self.kernel_width].append(self.shrinks)
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setBuddy(field)
            self.add(label, field, *after.get(field, []))
        for check in self.shown:
            check.setChecked(True)
            self.add(check)

    def _connect(self) -> None:
        for box in (self.truth, self.kernel, self.dimensions):
            box.currentIndexChanged.connect(self._on_changed)
        for slider in (self.n, self.bin_width, self.offset, self.kernel_width, self.k):
            slider.valueChanged.connect(self._on_changed)
        self.shrinks.toggled.connect(self._on_shrinks_toggled)
        self.k_root.toggled.connect(self._on_changed)
        for check in self.shown:
            check.toggled.connect(self.toggled)

    # -- what is asked ------------------------------------------------------------

    @property
    def rows(self) -> int:
        """N."""
        return int(NUMBERS[self.n.value()])

    @property
    def d(self) -> int:
        """1 or 2 dimensions."""
        return int(self.dimensions.currentData())

    def question(self, seed: int) -> dict[str, Any]:
        """Return the fields of a `DensityQuestion`."""
        return {
            "truth": str(self.truth.currentData()),
            "dimensions": self.d,
            "n": self.rows,
            "bin_width": float(WIDTHS[self.bin_width.value()]),
            "width": float(WIDTHS[self.kernel_width.value()]),
            "offset": self.offset.value() / _OFFSETS,
            "kernel": str(self.kernel.currentData()),
            "k": self.k.value(),
            "shrinks": self.shrinks.isChecked(),
            "k_root": self.k_root.isChecked(),
            "seed": seed,
        }

    def _on_changed(self) -> None:
        self.show_values()
        self.changed.emit()

    def _on_shrinks_toggled(self, on: bool) -> None:
        """Keep the widths of the present n: the sliders turn to those of one row."""
        factor = float(self.rows) ** (0.5 / self.d)
        for slider in (self.bin_width, self.kernel_width):
            value = WIDTHS[slider.value()] * (factor if on else 1.0 / factor)
            with QSignalBlocker(slider):
                slider.setValue(_place(WIDTHS, value))
        self._on_changed()

    def show_values(self) -> None:
        """Write what the sliders stand for."""
        self.k.setEnabled(not self.k_root.isChecked())
        root = self.k_root.isChecked()
        k = round(float(np.sqrt(self.rows))) if root else min(self.k.value(), self.rows)
        texts = (
            f"n = {self.rows}", number(float(WIDTHS[self.bin_width.value()])),
            number(self.offset.value() / _OFFSETS, 2),
            number(float(WIDTHS[self.kernel_width.value()])), f"k = {k}",
        )  # fmt: skip
        for label, text in zip(self._values, texts, strict=True):
            label.setText(text)
        one = self.shrinks.isChecked()
        self._labels[3].setText(self.tr("Bins, w₁") if one else self.tr("Bins, w"))
        self._labels[6].setText(self.tr("Width, h₁") if one else self.tr("Width, h"))
        law = "hₙ = h₁ / √n" if self.d == 1 else "hₙ = h₁ / n^¼"
        self.shrinks.setText(law)

    # -- words --------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (
            self.tr("Truth"), self.tr("Dimensions"), self.tr("Rows"),
            self.tr("Width of a bin"), self.tr("Offset"), self.tr("Kernel"),
            self.tr("Width of the kernel"), self.tr("Neighbours"),
        )  # fmt: skip
        for label, field, title in zip(self._labels, self._fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        names = (
            self.tr("normal"), self.tr("two normal modes"), self.tr("uniform on [-1, 1]"),
        )  # fmt: skip
        kernels = (
            self.tr("uniform"), self.tr("triangular"), self.tr("Epanechnikov"),
            self.tr("quartic"), self.tr("Gaussian"),
        )  # fmt: skip
        for box, texts in ((self.truth, names), (self.kernel, kernels)):
            for place, text in enumerate(texts):
                box.setItemText(place, text)
        self.n.setToolTip(
            self.tr("From 10 to 10 000 rows, drawn with the scene's seed")
        )
        self.offset.setToolTip(self.tr("Where a bin begins, as a share of its width"))
        self.shrinks.setToolTip(
            self.tr(
                "Volumes shrink as 1/√n: bins and windows narrow while ever more rows "
                "fall into each"
            )
        )
        self.k_root.setText("kₙ = √n")
        self.k_root.setToolTip(
            self.tr("Ever more neighbours, in a ball that still shrinks to a point")
        )
        shown = (self.tr("histogram"), self.tr("Parzen"), self.tr("k-NN"))
        for check, text in zip(self.shown, shown, strict=True):
            check.setText(text)
            check.setToolTip(self.tr("Show this estimate"))
        self.show_values()


def _place(values: Any, value: float) -> int:
    """Return the place of the nearest value, by their ratio."""
    return int(np.abs(np.log(np.asarray(values) / value)).argmin())
