"""The pages of the Explore room, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

#: The page that is made with the room.
PLANE = "plane"

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        PLANE,
        ".explore.room:ExploreRoom",
        lambda: translate("ExploreRoom", "Plane"),
        about=lambda: translate(
            "ExploreRoom", "Data, metric and classifier under the pointer"
        ),
    ),
    PageEntry(
        "regression",
        ".explore.benches.regression_page:RegressionPage",
        lambda: translate("RegressionPage", "Local regression"),
        about=lambda: translate(
            "ExploreRoom", "A fit of its own around every query, on one attribute"
        ),
    ),
    PageEntry(
        "density",
        ".explore.benches.density_page:DensityPage",
        lambda: translate("DensityPage", "Densities"),
        about=lambda: translate(
            "ExploreRoom", "Three estimates of a density that is known"
        ),
    ),
    PageEntry(
        "potential",
        ".explore.potential.potential_page:PotentialPage",
        lambda: translate("PotentialPage", "Potential field"),
        about=lambda: translate(
            "ExploreRoom", "Rows as charges, and the sweeps that raise them"
        ),
    ),
)
