"""The pages of the Search lab, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "steps",
        ".search.trace_page:TracePage",
        lambda: translate("TracePage", "Steps"),
        about=lambda: translate(
            "SearchRoom", "The search of one query in a tree, step by step"
        ),
    ),
    PageEntry(
        "structures",
        ".search.structures_page:StructuresPage",
        lambda: translate("StructuresPage", "Structures"),
        about=lambda: translate(
            "SearchRoom", "All search structures on the same queries"
        ),
    ),
    PageEntry(
        "recall",
        ".search.recall_page:RecallPage",
        lambda: translate("RecallPage", "Recall"),
        about=lambda: translate(
            "SearchRoom", "What approximate structures compare, and what they find"
        ),
    ),
    PageEntry(
        "dimensions",
        ".search.dimensions_page:DimensionsPage",
        lambda: translate("DimensionsPage", "Dimensions"),
        about=lambda: translate(
            "SearchRoom", "What trees compare as the number of attributes grows"
        ),
    ),
)
