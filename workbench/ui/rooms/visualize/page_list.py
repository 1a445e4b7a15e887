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
        "boxes",
        ".visualize.groups.boxes_page:BoxesPage",
        lambda: translate("BoxesPage", "Box and violin plots"),
        about=lambda: translate(
            "VisualizeRoom", "Quartiles and densities of numbers by class"
        ),
        group=_attributes,
    ),
    PageEntry(
        "mosaic",
        ".visualize.groups.mosaic_page:MosaicPage",
        lambda: translate("MosaicPage", "Mosaic"),
        about=lambda: translate(
            "VisualizeRoom", "Two nominal attributes: areas are numbers of rows"
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
    PageEntry(
        "map",
        ".visualize.maps.map_page:MapPage",
        lambda: translate("MapPage", "t-SNE and MDS"),
        about=lambda: translate(
            "VisualizeRoom", "Rows on a plane, near where their distances are small"
        ),
        group=_rows,
    ),
    PageEntry(
        "projection",
        ".visualize.maps.projection_page:ProjectionPage",
        lambda: translate("ProjectionPage", "Linear projection"),
        about=lambda: translate(
            "VisualizeRoom", "Rows along axes of the attributes, to be dragged"
        ),
        group=_rows,
    ),
    PageEntry(
        "silhouette",
        ".visualize.groups.silhouette_page:SilhouettePage",
        lambda: translate("SilhouettePage", "Silhouettes"),
        about=lambda: translate("VisualizeRoom", "How well each row lies in its class"),
        group=_rows,
    ),
)
