"""The pages below the planes of the Metric lab, in the order of their tabs."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QCoreApplication

from workbench.ui.rooms.metric.page import LabPage

translate = QCoreApplication.translate
_PACKAGE = "workbench.ui.rooms.metric"


@dataclass(frozen=True, slots=True)
class PageEntry:
    """Where a page is found; it is imported when first shown.

    Attributes
    ----------
    id : str
        The `page_id` of the class.
    target : str
        ``module:Class`` below `workbench.ui.rooms.metric`.
    """

    id: str
    target: str

    def load(self) -> type[LabPage]:
        """Import the page's class."""
        module, name = self.target.split(":")
        page: type[LabPage] = getattr(import_module(f"{_PACKAGE}.{module}"), name)
        return page


#: After "Morph" and "Differences", which every lesson begins with.
PAGES: tuple[PageEntry, ...] = (
    PageEntry("cone", "cone.cone_page:ConePage"),
    PageEntry("steps", "steps.steps_page:StepsPage"),
    PageEntry("progress", "pages.progress_page:ProgressPage"),
    PageEntry("attributes", "pages.attributes_page:AttributesPage"),
    PageEntry("estimators", "estimators.estimators_page:EstimatorsPage"),
    PageEntry("methods", "methods.methods_page:MethodsPage"),
    PageEntry("pairs", "pages.pairs_page:PairsPage"),
    PageEntry("strips", "pages.alignment_page:StripsPage"),
    PageEntry("figures", "pages.figures_page:FiguresPage"),
)


def page_titles() -> dict[str, str]:
    """Return the name on each page's tab, translated, by the page's id."""
    return {
        "cone": translate("ConePage", "Cone"),
        "steps": translate("StepsPage", "Steps"),
        "progress": translate("ProgressPage", "Progress"),
        "attributes": translate("AttributesPage", "Attributes"),
        "estimators": translate("EstimatorsPage", "Estimators"),
        "methods": translate("MethodsPage", "Methods"),
        "pairs": translate("PairsPage", "Pairs"),
        "strips": translate("StripsPage", "Strips"),
        "figures": translate("FiguresPage", "Figures"),
    }
