"""The pages below the planes of the Metric lab, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate


def _metric() -> str:
    return translate("PageGroups", "Metric")


def _data() -> str:
    return translate("PageGroups", "Data")


def _learning() -> str:
    return translate("PageGroups", "Learning")


def _methods() -> str:
    return translate("PageGroups", "Compare")


#: All that the list offers; what has no module is made with the room.
ENTRIES: tuple[PageEntry, ...] = (
    PageEntry(
        "morph",
        "",
        lambda: translate("LabPages", "Morph"),
        group=_metric,
    ),
    PageEntry(
        "cone",
        ".metric.cone.cone_page:ConePage",
        lambda: translate("ConePage", "Cone"),
        group=_metric,
    ),
    PageEntry(
        "attributes",
        ".metric.pages.attributes_page:AttributesPage",
        lambda: translate("AttributesPage", "Attributes"),
        group=_metric,
    ),
    PageEntry(
        "differences",
        "",
        lambda: translate("LabPages", "Differences"),
        group=_data,
    ),
    PageEntry(
        "pairs",
        ".metric.pages.pairs_page:PairsPage",
        lambda: translate("PairsPage", "Pairs"),
        group=_data,
    ),
    PageEntry(
        "strips",
        ".metric.pages.alignment_page:StripsPage",
        lambda: translate("StripsPage", "Strips"),
        group=_data,
    ),
    PageEntry(
        "progress",
        ".metric.pages.progress_page:ProgressPage",
        lambda: translate("ProgressPage", "Progress"),
        group=_learning,
    ),
    PageEntry(
        "steps",
        ".metric.steps.steps_page:StepsPage",
        lambda: translate("StepsPage", "Steps"),
        group=_learning,
    ),
    PageEntry(
        "estimators",
        ".metric.estimators.estimators_page:EstimatorsPage",
        lambda: translate("EstimatorsPage", "Estimators"),
        group=_learning,
    ),
    PageEntry(
        "greedy",
        ".metric.pages.greedy_page:GreedyPage",
        lambda: translate("GreedyPage", "Greedy"),
        group=_learning,
    ),
    PageEntry(
        "methods",
        ".metric.methods.methods_page:MethodsPage",
        lambda: translate("MethodsPage", "Methods"),
        group=_methods,
    ),
    PageEntry(
        "figures",
        ".metric.pages.figures_page:FiguresPage",
        lambda: translate("FiguresPage", "Figures"),
        group=_methods,
    ),
)

#: Those made when first looked at.
PAGES = tuple(entry for entry in ENTRIES if entry.target)
