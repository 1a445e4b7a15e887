"""The pages of the Prototypes lab, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "profile",
        ".prototypes.profile_page:ProfilePage",
        lambda: translate("ProfilePage", "Profile"),
        about=lambda: translate(
            "PrototypesRoom", "Compactness profile and complete cross-validation"
        ),
    ),
    PageEntry(
        "margins",
        ".prototypes.margins_page:MarginsPage",
        lambda: translate("MarginsPage", "Margins"),
        about=lambda: translate(
            "PrototypesRoom", "How safely each row lies inside its class"
        ),
    ),
    PageEntry(
        "selection",
        ".prototypes.selection_page:SelectionPage",
        lambda: translate("SelectionPage", "Selection"),
        about=lambda: translate(
            "PrototypesRoom", "Rows that do the work of all, selected by a method"
        ),
    ),
    PageEntry(
        "race",
        ".prototypes.race.race_page:RacePage",
        lambda: translate("RacePage", "Race"),
        about=lambda: translate(
            "PrototypesRoom", "Methods side by side, one decision of each at a time"
        ),
    ),
    PageEntry(
        "rivals",
        ".prototypes.rivals_page:RivalsPage",
        lambda: translate("RivalsPage", "Rivals"),
        about=lambda: translate(
            "PrototypesRoom", "Each row with the nearest of its class and its rival"
        ),
    ),
)
