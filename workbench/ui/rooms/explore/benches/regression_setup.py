"""The controls of the page of local regression: what is fitted, and to which rows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QSlider, QWidget

from workbench.api.data import Attribute, FloatArray
from workbench.numerics.kernels import KERNELS
from workbench.numerics.regression_bench import CENTRES, CURVES, METHODS, LocalMethod
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo, FittedLabel, FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

#: Where the numbers come from besides the built-in curves: the data set of the session.
OPEN = "open"
#: The width on its slider, in shares of the range of x: the least, and the steps to 1.
_LEAST, _STEPS, _FIRST = 0.005, 60, 40
WIDTHS = _LEAST * (1.0 / _LEAST) ** (np.arange(_STEPS + 1) / _STEPS)
#: The most centres of an RBF network.
_MOST_CENTRES = 50
_NAME_LETTERS = 18


class RegressionSetup(FlowRow):
    """Boxes and sliders; what does not count under a method is grey, never gone.

    Signals
    -------
    data_chosen()
        Other rows are meant.
    changed()
        The method is another.
    """

    data_chosen = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curve = FittedCombo("explore_regDataCombo")
        for curve in (*CURVES, OPEN):
            self.curve.addItem("", curve)
        self.x_column = FittedCombo("explore_regXCombo", _NAME_LETTERS)
        self.y_column = FittedCombo("explore_regYCombo", _NAME_LETTERS)
        self.method = self._box("explore_regMethodCombo", METHODS, "E3")
        self.degree = self._box("explore_regDegreeCombo", (0, 1, 2), 1)
        self.kernel = self._box("explore_regKernelCombo", KERNELS, "gaussian")
        self.k = self._slider("explore_regKSlider", 1, 10)
        self.shown_k = named(FittedLabel("k = 000"), "explore_regK_label")
        self.width_slider = self._slider("explore_regWidthSlider", 0, _FIRST)
        self.width_slider.setMaximum(_STEPS)
        self.shown_width = named(FittedLabel("0,0000"), "explore_regWidth_label")
        self.auto = named(QCheckBox(), "explore_regAutoCheck")
        self.auto.setChecked(True)
        self.centres = self._box("explore_regCentresCombo", CENTRES, "k-means")
        self.n_centres = FittedSpin("explore_regCentresSpin", 2)
        self.n_centres.setRange(2, _MOST_CENTRES)
        self.n_centres.setValue(8)
        self._labels = [QLabel() for _ in range(9)]
        self._span = 1.0
        self._lay_out()
        self._connect()

    @staticmethod
    def _box(name: str, choices: Sequence[object], first: object) -> FittedCombo:
        box = FittedCombo(name)
        for choice in choices:
            box.addItem("", choice)
        box.setCurrentIndex(list(choices).index(first))
        return box

    @staticmethod
    def _slider(name: str, least: int, value: int) -> QSlider:
        slider = named(QSlider(Qt.Orientation.Horizontal), name)
        slider.setMinimum(least)
        slider.setPageStep(5)
        slider.setMinimumWidth(110)
        slider.setValue(value)
        return slider

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return (
            self.curve, self.x_column, self.y_column, self.method, self.degree, self.k,
            self.kernel, self.width_slider, self.centres,
        )  # fmt: skip

    def _lay_out(self) -> None:
        after = {
            self.k: (self.shown_k,),
            self.width_slider: (self.shown_width, self.auto),
            self.centres: (self.n_centres,),
        }
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setBuddy(field)
            self.add(label, field, *after.get(field, ()))

    def _connect(self) -> None:
        for box in (self.curve, self.x_column, self.y_column):
            box.currentIndexChanged.connect(self.data_chosen)
        for box in (self.method, self.degree, self.kernel, self.centres):
            box.currentIndexChanged.connect(self._on_changed)
        for slider in (self.k, self.width_slider):
            slider.valueChanged.connect(self._on_changed)
        self.n_centres.valueChanged.connect(self._on_changed)
        self.auto.toggled.connect(self._on_changed)

    def _on_changed(self) -> None:
        self.show_used()
        self.changed.emit()

    # -- what is chosen -----------------------------------------------------------

    @property
    def source(self) -> str:
        """A curve of `CURVES`, or `OPEN`."""
        return str(self.curve.currentData())

    def chosen(self, seed: int) -> LocalMethod:
        """Return the method as it is set."""
        return LocalMethod(
            name=str(self.method.currentData()),
            degree=int(self.degree.currentData()),
            k=self.k.value(),
            kernel=str(self.kernel.currentData()),
            width=None if self.auto.isChecked() else self.kernel_width,
            centres=str(self.centres.currentData()),
            n_centres=self.n_centres.value(),
            seed=seed,
        )

    @property
    def kernel_width(self) -> float:
        """The width on the slider, in units of x."""
        return float(WIDTHS[self.width_slider.value()] * self._span)

    def widths(self) -> FloatArray:
        """Return the widths of a curve: every other step of the slider."""
        return np.asarray(WIDTHS[::2] * self._span)

    # -- what is offered ----------------------------------------------------------

    def offer_columns(self, columns: Sequence[Attribute]) -> None:
        """Offer the numeric columns of the open data set; none: it cannot be chosen."""
        names = [c.name for c in columns]
        with (
            QSignalBlocker(self.x_column),
            QSignalBlocker(self.y_column),
            QSignalBlocker(self.curve),
        ):
            if names != [
                self.x_column.itemText(i) for i in range(self.x_column.count())
            ]:
                for box, place in ((self.x_column, 0), (self.y_column, len(names) - 1)):
                    box.clear()
                    box.addItems(names)
                    box.setCurrentIndex(place)
            model = self.curve.model()
            index = model.index(len(CURVES), 0)
            usable = len(names) >= 2
            item = self.curve.model().item(index.row())  # type: ignore[attr-defined]
            item.setEnabled(usable)
            if not usable and self.source == OPEN:
                self.curve.setCurrentIndex(0)

    def show_rows(self, n: int, span: float) -> None:
        """Fit the sliders to so many rows and the range of their x."""
        self._span = span or 1.0
        with QSignalBlocker(self.k):
            self.k.setMaximum(max(1, n - 2))
        self.show_used()

    def show_used(self) -> None:
        """Write the values, and grey what does not count."""
        method = self.chosen(0)
        rbf = method.name == "rbf"
        for field in (self.x_column, self.y_column):
            field.setEnabled(self.source == OPEN)
        self.degree.setEnabled(method.name in ("E1", "E2", "E3"))
        self.kernel.setEnabled(method.name in ("E2", "E3", "parzen"))
        self.k.setEnabled(method.uses_k)
        self.auto.setEnabled(method.uses_width)
        self.width_slider.setEnabled(method.uses_width and method.width is not None)
        self.centres.setEnabled(rbf)
        self.n_centres.setEnabled(rbf and method.centres != "rows")
        self.shown_k.setText(f"k = {method.k}")
        auto = method.width is None
        self.shown_width.setText("" if auto else number(self.kernel_width))

    # -- words --------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (
            self.tr("Data"), self.tr("x"), self.tr("Target"), self.tr("Method"),
            self.tr("Fit"), self.tr("Neighbours"), self.tr("Kernel"),
            self.tr("Width"), self.tr("Centres"),
        )  # fmt: skip
        for label, field, title in zip(self._labels, self._fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        self._name(
            self.curve,
            (
                self.tr("Sine with noise"), self.tr("Step with noise"),
                self.tr("Line with outliers"), self.tr("Open data set"),
            ),
        )  # fmt: skip
        self._name(
            self.method,
            (
                self.tr("E1: k nearest rows"), self.tr("E2: all rows, kernel"),
                self.tr("E3: k nearest, kernel"), self.tr("Shepard's method"),
                self.tr("Parzen regression"), self.tr("Radial basis functions"),
            ),
        )  # fmt: skip
        self._name(
            self.degree, (self.tr("constant"), self.tr("line"), self.tr("quadratic"))
        )
        self._name(
            self.kernel,
            (
                self.tr("uniform"), self.tr("triangular"), self.tr("Epanechnikov"),
                self.tr("quartic"), self.tr("Gaussian"),
            ),
        )  # fmt: skip
        self._name(
            self.centres,
            (
                self.tr("every row"), self.tr("random rows"), self.tr("grid"),
                self.tr("k-means"),
            ),
        )  # fmt: skip
        self.curve.setToolTip(
            self.tr("Drawn with the scene's seed, or two columns of the open data set")
        )
        self.method.setToolTip(
            self.tr(
                "Whose squared errors count around the query (Mitchell 8.3), Shepard's "
                "weights 1/d², the mean in a window, or a sum of Gaussian bumps"
            )
        )
        self.width_slider.setToolTip(self.tr("Of the kernel or bump, in units of x"))
        self.auto.setText(self.tr("auto"))
        self.auto.setToolTip(
            self.tr(
                "The distance to neighbour k + 1; of bumps, the mean distance to the "
                "two nearest centres"
            )
        )
        self.n_centres.setAccessibleName(self.tr("Number of centres"))
        self.n_centres.setToolTip(self.tr("Number of centres"))
        self.show_used()

    @staticmethod
    def _name(box: FittedCombo, names: Sequence[str]) -> None:
        for place, name in enumerate(names):
            box.setItemText(place, name)
