"""The widgets of the estimator lab and where they stand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.estimators.estimators_plots import (
    ShrinkageCurve,
    Spectrum,
)
from workbench.ui.rooms.metric.estimators.estimators_table import EstimatorTable
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import FittedLabel
from workbench.ui.widgets.object_names import named

#: The slider is fine near 0, where most happens: its square is the shrinkage.
NOTCHES = 100


class EstimatorsBody(QWidget):
    """Table, words, curve with its slider, and spectrum.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def build(self) -> Iterator[None]:
        """Make the widgets, a plot in each piece."""
        self.table = EstimatorTable(self)
        self.curve = ShrinkageCurve(self._theme, "metric_shrinkage_plot", self)
        yield
        self.spectrum = Spectrum(self._theme, "metric_spectrum_plot", self)
        yield
        self.slider = named(QSlider(Qt.Orientation.Horizontal), "metric_shrinkSlider")
        self.slider.setRange(0, NOTCHES)
        self.slider.setPageStep(10)
        self.words = named(QLabel(), "metric_estimatorsLabel")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._label, self._number, self._title = (
            QLabel(),
            FittedLabel("0.0000"),
            QLabel(),
        )
        self._title.setWordWrap(True)
        self._title.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        self._lay_out()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        # as high as its five rows, for the words below
        high = self.table.verticalHeader().defaultSectionSize() * 5
        bar = self.table.horizontalScrollBar().sizeHint().height()
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(high + head + bar + 4)
        left.addWidget(self.table)
        left.addWidget(self.words, 1)
        slide = QHBoxLayout()
        slide.setSpacing(8)
        for widget in (self._label, self.slider, self._number):
            slide.addWidget(widget)
        middle = QVBoxLayout()
        middle.setSpacing(4)
        middle.addWidget(self.curve, 1)
        nest(middle, slide)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(self._title)
        right.addWidget(self.spectrum, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        nest(row, left, 6)
        nest(row, middle, 3)
        nest(row, right, 3)

    @property
    def shrinkage(self) -> float:
        """What the slider says, 0 to 1."""
        return (self.slider.value() / NOTCHES) ** 2

    def set_shrinkage(self, shrinkage: float) -> None:
        """Move the slider."""
        self.slider.setValue(round(NOTCHES * float(np.sqrt(shrinkage))))

    def show_number(self) -> None:
        """Write the shrinkage beside the slider."""
        self._number.setText(QLocale().toString(self.shrinkage, "g", 3))

    def retranslate(self) -> None:
        """Set every text that stays."""
        self.table.retranslate()
        self._label.setText(self.tr("Shrinkage"))
        self.slider.setAccessibleName(self.tr("Free shrinkage"))
        self.slider.setToolTip(
            self.tr("0: as estimated; 1: a round ball; the dashed line: Ledoit-Wolf")
        )
        self.curve.set_labels(self.tr("shrinkage"), self.tr("Accuracy, %"))
        self.spectrum.set_labels(self.tr("largest first"), "")
        c = self._theme.colours
        text = self.tr("{s}, {d} (hollow: unshrunk)")
        spans = (
            f'<b style="color:{colour}">{name}</b>'
            for colour, name in ((c.accent, "Σ_S"), (c.error, "Σ_D"))
        )
        self._title.setText(text.format(s=next(spans), d=next(spans)))
        self.describe()

    def describe(self) -> None:
        """Set what a screen reader says of the plots."""
        text = self.words.text()
        self.curve.describe(self.tr("Accuracy against shrinkage"), text)
        self.spectrum.describe(self.tr("Eigenvalues before and after shrinkage"), text)
