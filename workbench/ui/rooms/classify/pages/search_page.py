"""The page of a search for parameters: its scores as a heat map and as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.api import FloatArray
from workbench.core.results.evaluating.model_report import ModelReport
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.pages.fitted_page import FittedPage
from workbench.ui.rooms.classify.pages.search_map import SearchMap
from workbench.ui.services.numbers import locale, percent
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import Badge, set_tone

#: More combinations have no row in the table.
MOST_ROWS = 500


class SearchPage(FittedPage):
    """What was tried on all rows, how it did, and what was chosen."""

    page_id = "search"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._model: Mapping[str, Any] = {}
        self._badge = Badge(tone="plain", frame="muted", inset=8)
        self._badge.setObjectName("classify_searchBadgeLabel")
        self._chosen, self._about = QLabel(), FittedText()
        self._chosen.setObjectName("classify_searchChosenLabel")
        self._chosen.setWordWrap(True)
        self._about.setObjectName("classify_searchAboutLabel")
        self._legend = QLabel()
        set_tone(self._legend, "muted")
        self.map = SearchMap(self.context.theme, "classify_search_plot", self)
        self.map.table_source = self._twin
        self._table = TableModel(self._columns(), self)
        self.table = Table("classify_search_table", self._table, framed=True)
        self.table.size_columns(CONTENTS, {0: STRETCH})
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._chosen, 1)
        head.addWidget(self._badge)
        picture = QVBoxLayout()
        picture.addWidget(self.map, 1)
        picture.addWidget(self._legend)
        panels = QHBoxLayout()
        panels.setSpacing(8)
        nest(panels, picture, 3)
        panels.addWidget(self.table, 2)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(8, 8, 8, 4)
        nest(column, head)
        column.addWidget(self._about)
        nest(column, panels, 1)

    def _columns(self) -> list[Column[Mapping[str, Any]]]:
        return [
            Column(self._names, _values, tip=_written),
            Column(lambda: self.tr("Accuracy, %"), _score_text, RIGHT, tip=_failure),
            Column(lambda: self.tr("Standard error"), _error_text, RIGHT),
        ]

    def _names(self) -> str:
        """Return the title of the column of parameters: their names."""
        axes = self._model.get("axes", ())
        return ", ".join(axis["name"] for axis in axes) or self.tr("Parameters")

    def retranslate(self) -> None:
        self._table.tell_changed()
        self.table.setAccessibleName(self.tr("Combinations by accuracy"))
        self.map.describe(self.tr("Accuracy of each combination of parameters"))
        self._badge.setToolTip(
            self.tr("Each fold chose its own parameters on its training rows alone")
        )
        if self.report is not None:
            self.show_model(self.report)

    # -- showing ---------------------------------------------------------------------

    def show_model(self, report: ModelReport) -> None:
        self._model = model = report.model
        trials = model["trials"]
        chosen, best = trials[model["chosen"]], trials[model["best"]]
        text = self.tr("Chosen on all rows: {params}, accuracy {score} ± {error}")
        self._chosen.setText(
            text.format(
                params=_written(chosen),
                score=percent(chosen["score"]),
                error=_error_text(chosen),
            )
        )
        self._say_how(len(trials))
        lines = sorted(trials, key=lambda trial: -_score(trial))
        self._table.show(lines[:MOST_ROWS])
        self._table.tell_changed()  # the names of the parameters are a title
        cells, rows, columns = scores_on_axes(model["axes"], trials)
        at = {id(trial): _place(model["axes"], trial, rows) for trial in (chosen, best)}
        self.map.show_scores(cells, rows, columns, at[id(chosen)], at[id(best)])
        self.map.set_labels(_across(model["axes"])["name"], "")
        known = [trial["score"] for trial in trials if trial["score"] is not None]
        legend = self.tr(
            "From {low} (light) to {high} (full); frame: chosen, dot: best"
        )
        self._legend.setText(
            legend.format(low=percent(min(known)), high=percent(max(known)))
        )

    def _say_how(self, n_trials: int) -> None:
        """Say that the best of many scores is no estimate, and what is."""
        run = self.current
        assert run is not None
        inside = run.badge != "TRAIN" and run.accuracy is not None
        self._badge.setText(self.tr("Chosen inside the folds") if inside else "")
        text = self.tr("%n combination(s) tried.", "", n_trials)
        text += " " + self.tr("The best score is optimistic: the same rows chose it.")
        if inside:
            estimate = self.tr(
                "Estimate with a new choice in each fold: {score} [{badge}]."
            )
            text += " " + estimate.format(
                score=percent(run.accuracy or 0.0), badge=run.badge
            )
        self._about.setText(text)

    def _twin(self) -> TwinTable:
        if not self._model:
            return TwinTable()
        trials = self._model["trials"]
        names = [axis["name"] for axis in self._model["axes"]]
        headers = (*names, self.tr("Accuracy"), self.tr("Standard error"))
        return TwinTable(
            headers,
            (
                *([trial["params"][name] for trial in trials] for name in names),
                np.array([_or_nan(trial["score"]) for trial in trials]),
                np.array([_or_nan(trial["standard_error"]) for trial in trials]),
            ),
        )

    def probe(self) -> dict[str, Any]:
        """Return what is shown: the trials, which is chosen, and the texts."""
        return {
            **super().probe(),
            "badge": self._badge.text(),
            "chosen": self._chosen.text(),
            "about": self._about.text(),
            "trials": [dict(t) for t in self._model.get("trials", ())],
            "rows": self._table.rowCount(),
        }


# -- the map ----------------------------------------------------------------------------


def _across(axes: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return the axis that goes to the right: the first of most values."""
    return max(axes, key=lambda axis: len(axis["values"]))


def scores_on_axes(
    axes: Sequence[Mapping[str, Any]], trials: Sequence[Mapping[str, Any]]
) -> tuple[FloatArray, list[str], list[str]]:
    """Lay trials out as a table: the longest axis to the right, all others down.

    Returns
    -------
    cells : ndarray, shape (len(rows), len(columns))
        Scores, NaN where there is none.
    rows, columns : list of str
        Values, those of several axes together; in the order of the axes.
    """
    across = _across(axes)
    columns = list(across["values"])
    down = [axis for axis in axes if axis is not across]
    order = {axis["name"]: list(axis["values"]) for axis in down}
    tried = {tuple(t["params"][axis["name"]] for axis in down) for t in trials}
    combinations = sorted(
        tried,
        key=lambda c: [order[a["name"]].index(v) for a, v in zip(down, c, strict=True)],
    )
    rows = [", ".join(combination) for combination in combinations]
    places = {value: j for j, value in enumerate(columns)}
    cells = np.full((len(rows), len(columns)), np.nan)
    for trial in trials:
        i = rows.index(_row_name(down, trial))
        cells[i, places[trial["params"][across["name"]]]] = _or_nan(trial["score"])
    return cells, rows, columns


def _row_name(down: Sequence[Mapping[str, Any]], trial: Mapping[str, Any]) -> str:
    return ", ".join(trial["params"][axis["name"]] for axis in down)


def _place(
    axes: Sequence[Mapping[str, Any]], trial: Mapping[str, Any], rows: Sequence[str]
) -> tuple[int, int]:
    """Return the row and the column of a trial on the map."""
    across = _across(axes)
    name = _row_name([axis for axis in axes if axis is not across], trial)
    column = list(across["values"]).index(trial["params"][across["name"]])
    return rows.index(name), column


# -- words ------------------------------------------------------------------------------


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else float(value)


def _score(trial: Mapping[str, Any]) -> float:
    return -1.0 if trial["score"] is None else float(trial["score"])


def _written(trial: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in trial["params"].items())


def _values(trial: Mapping[str, Any]) -> str:
    return ", ".join(trial["params"].values())


def _score_text(trial: Mapping[str, Any]) -> str:
    if trial["score"] is None:
        return "–"
    return locale().toString(100 * float(trial["score"]), "f", 1)


def _failure(trial: Mapping[str, Any]) -> str:
    return str(trial.get("failure", ""))


def _error_text(trial: Mapping[str, Any]) -> str:
    if trial["standard_error"] is None:
        return "–"
    return locale().toString(100 * float(trial["standard_error"]), "f", 1)
