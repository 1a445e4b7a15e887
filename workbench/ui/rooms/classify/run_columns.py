"""The columns of the list of runs: what each says, and what it is sorted by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench.core.results.evaluating.evaluation import NumberFigures
from workbench.core.results.evaluating.run import Run
from workbench.ui.rooms.classify.titles import figure
from workbench.ui.services.numbers import locale, plain
from workbench.ui.widgets.table_model import RIGHT, Column

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RunColumn:
    """One column of the list.

    Attributes
    ----------
    id : str
        In the settings, and in the names of its actions.
    title, about : callable
        Return what the head says and explains, in the current language.
    text : callable
        Returns what the cell of a run says.
    key : callable
        Returns what a run is sorted by; None where it has no such figure.
    numeric : bool
        Whether its cells are numbers, and sorted with the largest first.
    at_first : bool
        Whether it is shown unless somebody chose otherwise.
    """

    id: str
    title: Callable[[], str]
    text: Callable[[Run], str]
    key: Callable[[Run], Any]
    about: Callable[[], str] = str
    numeric: bool = True
    at_first: bool = False

    def cells(self, write: Callable[[Run, str], None] | None = None) -> Column[Run]:
        """Return it as a column of a table model."""
        align = RIGHT if self.numeric else None
        return Column(self.title, self.text, align, about=self.about, write=write)


def _of_classes(name: str) -> Callable[[Run], float | None]:
    def value(run: Run) -> float | None:
        found = run.result.of_classes
        return None if found is None else getattr(found, name)

    return value


def _mean(name: str) -> Callable[[Run], float | None]:
    def value(run: Run) -> float | None:
        found = run.result.of_classes
        mean = None if found is None else found.weighted
        return None if mean is None else getattr(mean, name)

    return value


def _seconds(name: str) -> Callable[[Run], float | None]:
    def value(run: Run) -> float | None:
        found = getattr(run.result.seconds, name)
        return None if found is None else float(found)

    return value


def _decimals(value: Callable[[Run], float | None]) -> Callable[[Run], str]:
    def text(run: Run) -> str:
        found = value(run)
        return "–" if found is None else locale().toString(float(found), "f", 3)

    return text


def _time(value: Callable[[Run], float | None]) -> Callable[[Run], str]:
    def text(run: Run) -> str:
        found = value(run)
        return "–" if found is None else plain(found, 2)

    return text


def _right(run: Run) -> str:
    value = figure(run)
    if run.accuracy is not None:  # the head says percent
        value = value.removesuffix(" %")
    return value


def _right_key(run: Run) -> float | None:
    figures = run.result.figures
    if isinstance(figures, NumberFigures):
        return figures.r2
    return run.accuracy


def _badge(run: Run) -> str:
    return f"{run.badge} METRIC:ALL" if run.optimistic else run.badge


_AUC, _F1 = _mean("auc"), _mean("f1")
_KAPPA, _MCC = _of_classes("kappa"), _of_classes("mcc")
_WALL, _FIT, _PREDICT = _seconds("wall"), _seconds("fit"), _seconds("predict")

#: In the order of the model; a view shows the figures beside each other.
COLUMNS: tuple[RunColumn, ...] = (
    RunColumn(
        "number", lambda: "#", lambda run: str(run.number), lambda run: run.number,
        lambda: translate("RunColumns", "Number of the run"), at_first=True,
    ),
    RunColumn(
        "title", lambda: translate("RunColumns", "Classifier"), lambda run: run.title,
        lambda run: run.title.casefold(), numeric=False, at_first=True,
    ),
    RunColumn(
        "accuracy", lambda: translate("RunColumns", "Accuracy, %"), _right, _right_key,
        lambda: translate(
            "RunColumns", "Accuracy in percent; R² for a numeric class"
        ),
        at_first=True,
    ),
    RunColumn(
        "badge", lambda: translate("RunColumns", "Estimate"), _badge, _badge,
        lambda: translate("RunColumns", "How the figures were estimated"),
        numeric=False, at_first=True,
    ),
    RunColumn(
        "wall", lambda: translate("RunColumns", "s"), _time(_WALL), _WALL,
        lambda: translate("RunColumns", "Seconds for the whole run"), at_first=True,
    ),
    RunColumn(
        "data", lambda: translate("RunColumns", "Data"), lambda run: run.data,
        lambda run: run.data.casefold(), numeric=False, at_first=True,
    ),
    RunColumn(
        "auc", lambda: translate("RunColumns", "AUC"), _decimals(_AUC), _AUC,
        lambda: translate(
            "RunColumns",
            "Area under the ROC curve: mean of the classes, each against the rest, "
            "weighted by its rows",
        ),
    ),
    RunColumn(
        "f1", lambda: translate("RunColumns", "F1"), _decimals(_F1), _F1,
        lambda: translate(
            "RunColumns",
            "Harmonic mean of precision and recall: mean of the classes, weighted by "
            "their rows",
        ),
    ),
    RunColumn(
        "kappa", lambda: translate("RunColumns", "Kappa"), _decimals(_KAPPA), _KAPPA,
        lambda: translate("RunColumns", "Agreement beyond chance (Cohen)"),
    ),
    RunColumn(
        "mcc", lambda: translate("RunColumns", "MCC"), _decimals(_MCC), _MCC,
        lambda: translate(
            "RunColumns",
            "Matthews' correlation of truth and answer, over all classes, -1 to 1",
        ),
    ),
    RunColumn(
        "fit", lambda: translate("RunColumns", "Training, s"), _time(_FIT), _FIT,
        lambda: translate("RunColumns", "Seconds of training, all folds together"),
    ),
    RunColumn(
        "predict", lambda: translate("RunColumns", "Prediction, s"), _time(_PREDICT),
        _PREDICT,
        lambda: translate("RunColumns", "Seconds of predicting, all folds together"),
    ),
)  # fmt: skip

#: Their order on the screen.
SHOWN_ORDER = (
    "number", "title", "accuracy", "auc", "f1", "kappa", "mcc", "badge", "wall", "fit",
    "predict", "data",
)  # fmt: skip
#: What is always there: without it nobody knows which run is meant.
FIXED = ("number", "title")


def place_of(column_id: str) -> int:
    """Return the place of a column in `COLUMNS`."""
    return next(i for i, column in enumerate(COLUMNS) if column.id == column_id)


def title_of(column: RunColumn) -> str:
    """Return what menus call a column: the head of the first says little."""
    return column.about() if column.id in ("number", "wall") else column.title()
