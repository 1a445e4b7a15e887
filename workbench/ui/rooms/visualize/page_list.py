"""The pages of the Visualize room, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate


def _attributes() -> str:
    return translate("PageGroups", "Attributes")


def _rows() -> str:
    return translate("PageGroups", "Rows")


PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "matrix",
        ".visualize.scatter_matrix.matrix_page:MatrixPage",
        lambda: translate("MatrixPage", "Scatter matrix"),
        about=lambda: translate("VisualizeRoom", "Every attribute against every other"),
        group=_attributes,
    ),
    PageEntry(
        "parallel",
        ".visualize.parallel.parallel_page:ParallelPage",
        lambda: translate("ParallelPage", "Parallel coordinates"),
        about=lambda: translate(
            "VisualizeRoom", "A line for each row through all attributes"
        ),
        group=_attributes,
    ),
    PageEntry(
        "biplot",
        ".visualize.biplot.biplot_page:BiplotPage",
        lambda: translate("BiplotPage", "PCA biplot"),
        about=lambda: translate(
            "VisualizeRoom", "Rows and attributes along principal components"
        ),
        group=_rows,
    ),
    PageEntry(
        "distmat",
        ".visualize.distances.distances_page:DistancesPage",
        lambda: translate("DistancesPage", "Distance matrix"),
        about=lambda: translate(
            "VisualizeRoom", "Distances of all rows, sorted by class"
        ),
        group=_rows,
    ),
)
