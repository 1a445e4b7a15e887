"""The pages about a run, in the order of their tabs: names, files, and what they fit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from workbench.core.session.session import Run
from workbench.ui.context import Context
from workbench.ui.pages import PageEntry


def has_scores(run: Run) -> bool:
    """Whether a run has a nominal class and scored its predictions."""
    classes = (run.result.get("data") or {}).get("classes") or []
    first = next(iter(run.result.get("predictions") or []), None)
    return len(classes) > 1 and bool(first and first.get("scores"))


def has_confusion(run: Run) -> bool:
    """Whether a run counted its predictions by class."""
    return bool(run.result.get("confusion"))


def has_classes(run: Run) -> bool:
    """Whether a run has figures of each class."""
    return bool(run.result.get("per_class"))


def has_errors(run: Run) -> bool:
    """Whether a run listed its predictions for rows of its own data set."""
    kind = (run.result.get("protocol") or {}).get("kind")
    listed = bool(run.result.get("predictions"))
    return listed and has_confusion(run) and kind != "test"


def has_residuals(run: Run) -> bool:
    """Whether a run predicted numbers."""
    return run.accuracy is None and run.result.get("mae") is not None


def _given(known: Callable[[Run], bool]) -> Callable[[Run, Context], bool]:
    return lambda run, _context: known(run)


def _is_tree(run: Run, context: Context) -> bool:
    plugin = context.catalogue.get(run.plugin)
    return plugin is not None and plugin.family == "Trees"


PAGES: tuple[PageEntry, ...] = (
    PageEntry("summary", ".classify.pages.summary_page:SummaryPage"),
    PageEntry("confusion", ".classify.pages.confusion_page:ConfusionPage", _given(has_confusion)),
    PageEntry("perclass", ".classify.pages.classes_page:ClassesPage", _given(has_classes)),
    PageEntry("curves", ".classify.curves.curves_page:CurvesPage", _given(has_scores)),
    PageEntry("errors", ".classify.errors.errors_page:ErrorsPage", _given(has_errors)),
    PageEntry("regression", ".classify.pages.regression_page:RegressionPage", _given(has_residuals),
              hides=True),
    PageEntry("tree", ".classify.tree.tree_page:TreePage", _is_tree),
    PageEntry("learning", ".classify.learning.learning_page:LearningPage"),
    PageEntry("compare", ".classify.pages.compare_page:ComparePage"),
    PageEntry("meter", ".classify.pages.meter_page:MeterPage"),
    PageEntry("model", ".classify.pages.text_pages:ModelPage"),
    PageEntry("predict", ".classify.pages.predict_page:PredictPage"),
    PageEntry("text", ".classify.pages.text_pages:TextPage"),
)  # fmt: skip


def page_titles() -> dict[str, str]:
    """Return what is written on each tab, in the current language."""
    translate = QCoreApplication.translate
    return {
        "summary": translate("SummaryPage", "Summary"),
        "confusion": translate("ConfusionPage", "Confusion"),
        "perclass": translate("ClassesPage", "Per class"),
        "curves": translate("CurvesPage", "ROC"),
        "errors": translate("ErrorsPage", "Errors"),
        "regression": translate("RegressionPage", "Residuals"),
        "tree": translate("TreePage", "Tree"),
        "learning": translate("LearningPage", "Learning"),
        "compare": translate("ComparePage", "Compare"),
        "meter": translate("MeterPage", "Meter"),
        "model": translate("ModelPage", "Model"),
        "predict": translate("PredictPage", "New rows"),
        "text": translate("TextPage", "Text"),
    }
