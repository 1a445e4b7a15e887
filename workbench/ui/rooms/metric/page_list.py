"""The pages below the planes of the Metric lab, in the order of their tabs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

#: After "Morph" and "Differences", which every lesson begins with.
PAGES: tuple[PageEntry, ...] = (
    PageEntry("cone", ".metric.cone.cone_page:ConePage"),
    PageEntry("steps", ".metric.steps.steps_page:StepsPage"),
    PageEntry("progress", ".metric.pages.progress_page:ProgressPage"),
    PageEntry("attributes", ".metric.pages.attributes_page:AttributesPage"),
    PageEntry("estimators", ".metric.estimators.estimators_page:EstimatorsPage"),
    PageEntry("methods", ".metric.methods.methods_page:MethodsPage"),
    PageEntry("pairs", ".metric.pages.pairs_page:PairsPage"),
    PageEntry("strips", ".metric.pages.alignment_page:StripsPage"),
    PageEntry("figures", ".metric.pages.figures_page:FiguresPage"),
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
