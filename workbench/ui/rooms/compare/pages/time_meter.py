"""The meter of lazy and eager: what each classifier costs, and when."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.services.numbers import number

MEASURES = ("fit_seconds", "predict_seconds", "memory_bytes", "model_bytes")
_UNITS = ("B", "kB", "MB", "GB")


class MeterTable(NumberTable):
    """Geometric means over the data sets: seconds to learn and to ask, bytes."""

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("What each classifier costs"))

    def show_view(self, view: ResultsView | None) -> None:
        """Show what is known; a classifier without a number has an empty cell."""
        headers = [
            self.tr("Classifier"),
            self.tr("s to learn"),
            self.tr("s to ask"),
            self.tr("asking / learning"),
            self.tr("memory"),
            self.tr("model"),
        ]
        if view is None:
            self.show_rows(headers, [])
            return
        means = {name: _means(view, name) for name in MEASURES}
        rows = []
        for j, name in enumerate(view.table.classifiers):
            fit, ask, memory, model = (means[measure][j] for measure in MEASURES)
            rows.append(
                [name, _text(fit), _text(ask), _text(ask / fit), _size(memory),
                 _size(model)]
            )  # fmt: skip
        self.show_rows(headers, rows, tips={3: self.tr("Above 1: lazy; below: eager")})


def _means(view: ResultsView, measure: str) -> FloatArray:
    """Return geometric means over the data sets that have a number for all, shape (k,)."""
    k = view.table.n_classifiers
    if measure not in view.tables:
        return np.full(k, np.nan)
    values = view.tables[measure].values
    values = values[(values > 0).all(axis=1)]
    if not len(values):
        return np.full(k, np.nan)
    return np.asarray(np.exp(np.log(values).mean(axis=0)), np.float64)


def _text(value: float) -> str:
    return "" if np.isnan(value) else number(value, 3)


def _size(value: float) -> str:
    if np.isnan(value):
        return ""
    power = 0
    while value >= 1000 and power < len(_UNITS) - 1:
        value, power = value / 1000, power + 1
    return f"{number(value, 3)} {_UNITS[power]}"
