"""The pages of the Visualize room, in the order of their buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "matrix",
        ".visualize.scatter_matrix.matrix_page:MatrixPage",
        lambda: translate("MatrixPage", "Scatter matrix"),
        about=lambda: translate("VisualizeRoom", "Every attribute against every other"),
    ),
    PageEntry(
        "parallel",
        ".visualize.parallel.parallel_page:ParallelPage",
        lambda: translate("ParallelPage", "Parallel coordinates"),
        about=lambda: translate(
            "VisualizeRoom", "A line for each row through all attributes"
        ),
    ),
    PageEntry(
        "biplot",
        ".visualize.biplot.biplot_page:BiplotPage",
        lambda: translate("BiplotPage", "PCA biplot"),
        about=lambda: translate(
            "VisualizeRoom", "Rows and attributes along principal components"
        ),
    ),
    PageEntry(
        "distmat",
        ".visualize.distances.distances_page:DistancesPage",
        lambda: translate("DistancesPage", "Distance matrix"),
        about=lambda: translate(
            "VisualizeRoom", "Distances of all rows, sorted by class"
        ),
    ),
)
