"""The pages about a run, in the order of their list: names, files, what they fit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QCoreApplication

from workbench.core.results.evaluating.run import Run
from workbench.ui.context import Context
from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate


def has_scores(run: Run) -> bool:
    """Whether a run has a nominal class and scored its predictions."""
    found = run.result.predictions
    if len(run.result.data.classes) < 2 or not found or found.scores is None:
        return False
    return not np.isnan(found.scores[0]).all()


def has_confusion(run: Run) -> bool:
    """Whether a run counted its predictions by class."""
    figures = run.result.of_classes
    return figures is not None and figures.confusion is not None


def has_classes(run: Run) -> bool:
    """Whether a run has figures of each class."""
    figures = run.result.of_classes
    return figures is not None and bool(figures.per_class)


def has_errors(run: Run) -> bool:
    """Whether a run listed its predictions for rows of its own data set."""
    own = run.result.protocol.kind != "test"
    return bool(run.result.predictions) and has_confusion(run) and own


def has_predictions(run: Run) -> bool:
    """Whether a run listed the classes it predicted."""
    return bool(run.result.predictions) and bool(run.result.data.classes)


def has_residuals(run: Run) -> bool:
    """Whether a run predicted numbers."""
    figures = run.result.figures
    return run.accuracy is None and figures.mae is not None


def _given(known: Callable[[Run], bool]) -> Callable[[Run, Context], bool]:
    return lambda run, _context: known(run)


def _is_tree(run: Run, context: Context) -> bool:
    plugin = context.catalogue.get(run.plugin)
    return plugin is not None and plugin.family == "Trees"


def _is_search(run: Run, _context: Context) -> bool:
    return run.plugin == "parameter-search"


def _has_importances(run: Run, _context: Context) -> bool:
    return run.plugin == "rknn"


def _result() -> str:
    return translate("PageGroups", "Result")


def _pictures() -> str:
    return translate("PageGroups", "Pictures")


def _model() -> str:
    return translate("PageGroups", "Model")


def _runs() -> str:
    return translate("PageGroups", "Runs")


PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "summary",
        ".classify.pages.summary_page:SummaryPage",
        lambda: translate("SummaryPage", "Summary"),
        group=_result,
    ),
    PageEntry(
        "confusion",
        ".classify.pages.confusion_page:ConfusionPage",
        lambda: translate("ConfusionPage", "Confusion"),
        _given(has_confusion),
        group=_result,
    ),
    PageEntry(
        "perclass",
        ".classify.pages.classes_page:ClassesPage",
        lambda: translate("ClassesPage", "Per class"),
        _given(has_classes),
        group=_result,
    ),
    PageEntry(
        "predictions",
        ".classify.pages.predictions_page:PredictionsPage",
        lambda: translate("PredictionsPage", "Predictions"),
        _given(has_predictions),
        group=_result,
    ),
    PageEntry(
        "regression",
        ".classify.pages.regression_page:RegressionPage",
        lambda: translate("RegressionPage", "Residuals"),
        _given(has_residuals),
        hides=True,
        group=_result,
    ),
    PageEntry(
        "text",
        ".classify.pages.text_pages:TextPage",
        lambda: translate("TextPage", "Text"),
        group=_result,
    ),
    PageEntry(
        "curves",
        ".classify.curves.curves_page:CurvesPage",
        lambda: translate("CurvesPage", "ROC"),
        _given(has_scores),
        group=_pictures,
    ),
    PageEntry(
        "errors",
        ".classify.errors.errors_page:ErrorsPage",
        lambda: translate("ErrorsPage", "Errors"),
        _given(has_errors),
        group=_pictures,
    ),
    PageEntry(
        "learning",
        ".classify.learning.learning_page:LearningPage",
        lambda: translate("LearningPage", "Learning"),
        group=_pictures,
    ),
    PageEntry(
        "tree",
        ".classify.tree.tree_page:TreePage",
        lambda: translate("TreePage", "Tree"),
        _is_tree,
        group=_model,
    ),
    PageEntry(
        "search",
        ".classify.pages.search_page:SearchPage",
        lambda: translate("SearchPage", "Search"),
        _is_search,
        hides=True,
        group=_model,
    ),
    PageEntry(
        "importance",
        ".classify.pages.importance_page:ImportancePage",
        lambda: translate("ImportancePage", "Importance"),
        _has_importances,
        hides=True,
        group=_model,
    ),
    PageEntry(
        "model",
        ".classify.pages.text_pages:ModelPage",
        lambda: translate("ModelPage", "Model"),
        group=_model,
    ),
    PageEntry(
        "predict",
        ".classify.pages.predict_page:PredictPage",
        lambda: translate("PredictPage", "New rows"),
        group=_model,
    ),
    PageEntry(
        "compare",
        ".classify.pages.compare_page:ComparePage",
        lambda: translate("ComparePage", "Compare"),
        group=_runs,
    ),
    PageEntry(
        "meter",
        ".classify.pages.meter_page:MeterPage",
        lambda: translate("MeterPage", "Cost"),
        group=_runs,
    ),
    PageEntry(
        "scores",
        ".classify.pages.scores_page:ScoresPage",
        lambda: translate("ScoresPage", "High scores"),
        group=_runs,
    ),
)
