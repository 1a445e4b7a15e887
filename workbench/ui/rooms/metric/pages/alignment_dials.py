"""The dials of two strips: a slider for each number, and settings known by name."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QWidget

from workbench.api import FloatArray
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedLabel
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.side_column import SideColumn

translate = QCoreApplication.translate

#: As printed beside the figure of the thesis: means (-1.25, 0.205) and (0.6, 0.07),
#: covariance ((1.96, -0.55), (-0.55, 0.16)), here along and across its long axis.
_PRINTED: dict[str, float] = {
    "n_rows": 200, "angle": -15.714783, "length": 1.4542184, "width": 0.0724489,
    "gap": 0.3711164, "shift": 1.8174151, "noise_attributes": 0,
}  # fmt: skip

#: Settings by name. The first is what the dial begins with.
PRESETS: dict[str, dict[str, float]] = {
    "thesis": {
        "n_rows": 200, "angle": -15.7126, "length": 1.4545, "width": 0.005,
        "gap": 0.03, "shift": 0.9, "noise_attributes": 0,
    },
    "printed": _PRINTED,
    "longer5": _PRINTED | {"length": 5 * _PRINTED["length"]},
    "longer10": _PRINTED | {"length": 10 * _PRINTED["length"]},
    "few": _PRINTED | {"n_rows": 40},
    "noise": _PRINTED | {"noise_attributes": 2},
    "upright": _PRINTED | {"angle": 0.0, "length": 10 * _PRINTED["length"]},
}  # fmt: skip


def preset_title(name: str) -> str:
    """Return the name of a setting as people read it."""
    return {
        "thesis": translate("Dials", "Two strips (61 → 99 %)"),
        "printed": translate("Dials", "As printed (96 → 98 %)"),
        "longer5": translate("Dials", "Printed, 5 times as long"),
        "longer10": translate("Dials", "Printed, 10 times as long"),
        "few": translate("Dials", "Printed, 20 per class"),
        "noise": translate("Dials", "Printed, two noise attributes"),
        "upright": translate("Dials", "Long and aligned: scaling helps"),
    }[name]


@dataclass(frozen=True, slots=True)
class Dial:
    """One number: its name in the task, and the values its slider stops at."""

    name: str
    stops: FloatArray
    whole: bool = False

    def nearest(self, value: float) -> int:
        """Return the place of the stop nearest to a value."""
        return int(np.argmin(np.abs(self.stops - value)))


DIALS: tuple[Dial, ...] = (
    Dial("angle", np.linspace(-90.0, 90.0, 361)),
    Dial("gap", np.geomspace(0.001, 2.0, 200)),
    Dial("width", np.geomspace(0.0005, 1.0, 200)),
    Dial("length", np.geomspace(0.1, 20.0, 200)),
    Dial("n_rows", np.unique(np.geomspace(20, 2000, 80).round()), whole=True),
    Dial("noise_attributes", np.arange(5.0), whole=True),
)

#: Pixels.
_WIDTH = 272


class DialPanel(SideColumn):
    """A line for each dial: name, slider, value.

    Signals
    -------
    changed()
        A slider was moved.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_WIDTH, parent)
        self._values: dict[str, float] = dict(PRESETS["thesis"])
        self.sliders: dict[str, QSlider] = {}
        self._names: dict[str, QLabel] = {}
        self._shown: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for row, dial in enumerate(DIALS):
            slider = named(
                QSlider(Qt.Orientation.Horizontal), f"metric_strips_{dial.name}Slider"
            )
            slider.setRange(0, len(dial.stops) - 1)
            slider.setPageStep(max(1, len(dial.stops) // 20))
            slider.setMinimumWidth(72)
            slider.valueChanged.connect(self._on_slider_value_changed)
            name, shown = QLabel(), FittedLabel("-15,71°")
            name.setBuddy(slider)
            shown.setAlignment(
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
            self.sliders[dial.name] = slider
            self._names[dial.name], self._shown[dial.name] = name, shown
            for column, widget in enumerate((name, slider, shown)):
                grid.addWidget(widget, row, column)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(DIALS), 1)
        self.set_values(self._values)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        names = {
            "angle": self.tr("Angle"),
            "gap": self.tr("Gap"),
            "width": self.tr("Noise across"),
            "length": self.tr("Strip length"),
            "n_rows": self.tr("Rows"),
            "noise_attributes": self.tr("Noise attributes"),
        }
        tips = {
            "angle": self.tr("Direction of the strips, from the first axis"),
            "gap": self.tr("Distance of the centre lines"),
            "width": self.tr("Standard deviation across the strips"),
            "length": self.tr("Standard deviation along the strips"),
            "n_rows": self.tr("Rows of both classes together"),
            "noise_attributes": self.tr("Normal columns that say nothing of the class"),
        }
        for name, slider in self.sliders.items():
            self._names[name].setText(names[name])
            slider.setAccessibleName(names[name])
            slider.setToolTip(tips[name])
        self._show_values()

    @property
    def values(self) -> dict[str, float]:
        """What is set, by the names of the task."""
        return dict(self._values)

    def set_values(self, values: dict[str, float]) -> None:
        """Set the dials, announcing nothing; the values stay exact."""
        self._values = dict(values)
        for dial in DIALS:
            slider = self.sliders[dial.name]
            slider.blockSignals(True)
            slider.setValue(dial.nearest(self._values[dial.name]))
            slider.blockSignals(False)
        self._show_values()

    def _on_slider_value_changed(self) -> None:
        for dial in DIALS:
            place = self.sliders[dial.name].value()
            if place != dial.nearest(self._values[dial.name]):
                value = float(dial.stops[place])
                self._values[dial.name] = int(value) if dial.whole else value
        self._show_values()
        self.changed.emit()

    def _show_values(self) -> None:
        for name, label in self._shown.items():
            unit = "°" if name == "angle" else ""
            label.setText(number(self._values[name], 4 if unit else 3) + unit)
