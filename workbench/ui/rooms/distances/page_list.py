"""The pages of the Distances lab, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "rows",
        ".distances.two_rows_page:TwoRowsPage",
        lambda: translate("TwoRowsPage", "Two rows"),
        about=lambda: translate(
            "DistancesRoom", "What each attribute contributes to a distance"
        ),
    ),
    PageEntry(
        "balls",
        ".distances.balls_page:BallsPage",
        lambda: translate("BallsPage", "Unit balls"),
        about=lambda: translate(
            "DistancesRoom", "The points at distance 1 from the origin"
        ),
    ),
    PageEntry(
        "words",
        ".distances.words_page:WordsPage",
        lambda: translate("WordsPage", "Words and sets"),
        about=lambda: translate(
            "DistancesRoom", "The edits between two words, the overlap of two sets"
        ),
    ),
    PageEntry(
        "graphs",
        ".distances.graphs_page:GraphsPage",
        lambda: translate("GraphsPage", "Graphs"),
        about=lambda: translate(
            "DistancesRoom", "The edits between two graphs, a shortest path in one"
        ),
    ),
    PageEntry(
        "concentration",
        ".distances.concentration_page:ConcentrationPage",
        lambda: translate("ConcentrationPage", "Concentration"),
        about=lambda: translate(
            "DistancesRoom", "What many dimensions do to distances and volumes"
        ),
    ),
    PageEntry(
        "band",
        ".distances.error_band_page:ErrorBandPage",
        lambda: translate("ErrorBandPage", "Error of 1-NN"),
        about=lambda: translate(
            "DistancesRoom", "How near 1-NN comes to the least error there is"
        ),
    ),
    PageEntry(
        "images",
        ".distances.images_page:ImagesPage",
        lambda: translate("ImagesPage", "Images"),
        about=lambda: translate(
            "DistancesRoom", "Two images under Euclidean and tangent distance"
        ),
    ),
    PageEntry(
        "axioms",
        ".distances.axioms_page:AxiomsPage",
        lambda: translate("AxiomsPage", "Axioms"),
        about=lambda: translate(
            "DistancesRoom", "Whether a distance is a metric on these rows"
        ),
    ),
)
