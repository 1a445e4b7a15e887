"""The pages about a run, in the order of their tabs: names, files, and what they fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.core.session.session import Run
from workbench.ui.context import Context

if TYPE_CHECKING:
    from workbench.ui.rooms.classify.page import ResultPage

_PACKAGE = "workbench.ui.rooms.classify"


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


def _always(_run: Run, _context: Context) -> bool:
    return True


def _given(known: Callable[[Run], bool]) -> Callable[[Run, Context], bool]:
    return lambda run, _context: known(run)


def _is_tree(run: Run, context: Context) -> bool:
    plugin = context.catalogue.get(run.plugin)
    return plugin is not None and plugin.family == "Trees"


@dataclass(frozen=True, slots=True)
class PageEntry:
    """Where a page is found, and what is known of it before it is made.

    Attributes
    ----------
    id : str
        The `page_id` of the class.
    target : str
        ``module:Class`` below `workbench.ui.rooms.classify`.
    fits : callable
        Whether there is anything to show of a run; else the tab is grey.
    hides : bool
        Whether the tab is taken away, not just grey, where the page does not fit.
    """

    id: str
    target: str
    fits: Callable[[Run, Context], bool] = _always
    hides: bool = False

    def load(self) -> Callable[..., ResultPage]:
        """Import the page's class: it takes the room, what else it needs, a parent."""
        module, name = self.target.split(":")
        page: type[ResultPage] = getattr(import_module(f"{_PACKAGE}.{module}"), name)
        return page


PAGES: tuple[PageEntry, ...] = (
    PageEntry("summary", "pages.summary_page:SummaryPage"),
    PageEntry("confusion", "pages.confusion_page:ConfusionPage", _given(has_confusion)),
    PageEntry("perclass", "pages.classes_page:ClassesPage", _given(has_classes)),
    PageEntry("curves", "curves.curves_page:CurvesPage", _given(has_scores)),
    PageEntry("errors", "errors.errors_page:ErrorsPage", _given(has_errors)),
    PageEntry("regression", "pages.regression_page:RegressionPage", _given(has_residuals),
              hides=True),
    PageEntry("tree", "tree.tree_page:TreePage", _is_tree),
    PageEntry("learning", "learning.learning_page:LearningPage"),
    PageEntry("compare", "pages.compare_page:ComparePage"),
    PageEntry("meter", "pages.meter_page:MeterPage"),
    PageEntry("model", "pages.text_pages:ModelPage"),
    PageEntry("predict", "pages.predict_page:PredictPage"),
    PageEntry("text", "pages.text_pages:TextPage"),
)  # fmt: skip


def entry_of(page_id: str) -> PageEntry:
    """Return the entry of a page.

    Raises
    ------
    KeyError
        There is no such page.
    """
    for entry in PAGES:
        if entry.id == page_id:
            return entry
    raise KeyError(page_id)


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
