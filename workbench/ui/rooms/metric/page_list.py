"""The pages below the planes of the Metric lab, in the order of their tabs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

#: After "Morph" and "Differences", which every lesson begins with.
PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "cone", ".metric.cone.cone_page:ConePage", lambda: translate("ConePage", "Cone")
    ),
    PageEntry(
        "steps",
        ".metric.steps.steps_page:StepsPage",
        lambda: translate("StepsPage", "Steps"),
    ),
    PageEntry(
        "progress",
        ".metric.pages.progress_page:ProgressPage",
        lambda: translate("ProgressPage", "Progress"),
    ),
    PageEntry(
        "attributes",
        ".metric.pages.attributes_page:AttributesPage",
        lambda: translate("AttributesPage", "Attributes"),
    ),
    PageEntry(
        "estimators",
        ".metric.estimators.estimators_page:EstimatorsPage",
        lambda: translate("EstimatorsPage", "Estimators"),
    ),
    PageEntry(
        "methods",
        ".metric.methods.methods_page:MethodsPage",
        lambda: translate("MethodsPage", "Methods"),
    ),
    PageEntry(
        "pairs",
        ".metric.pages.pairs_page:PairsPage",
        lambda: translate("PairsPage", "Pairs"),
    ),
    PageEntry(
        "strips",
        ".metric.pages.alignment_page:StripsPage",
        lambda: translate("StripsPage", "Strips"),
    ),
    PageEntry(
        "figures",
        ".metric.pages.figures_page:FiguresPage",
        lambda: translate("FiguresPage", "Figures"),
    ),
)
