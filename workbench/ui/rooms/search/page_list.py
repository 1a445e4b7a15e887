"""The pages of the Search lab, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "steps",
        ".search.steps_page:StepsPage",
        lambda: translate("StepsPage", "Steps"),
        about=lambda: translate(
            "SearchRoom", "The search of one query in a tree, step by step"
        ),
    ),
)
