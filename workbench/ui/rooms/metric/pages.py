"""The pages below the planes of the Metric lab, in the order of their tabs."""

from __future__ import annotations

from workbench.ui.rooms.metric.alignment_page import StripsPage
from workbench.ui.rooms.metric.attributes_page import AttributesPage
from workbench.ui.rooms.metric.cone_page import ConePage
from workbench.ui.rooms.metric.estimators_page import EstimatorsPage
from workbench.ui.rooms.metric.figures_page import FiguresPage
from workbench.ui.rooms.metric.methods_page import MethodsPage
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.pairs_page import PairsPage
from workbench.ui.rooms.metric.progress_page import ProgressPage
from workbench.ui.rooms.metric.steps_page import StepsPage

#: After "Morph" and "Differences", which every lesson begins with.
PAGES: tuple[type[LabPage], ...] = (
    ConePage,
    StepsPage,
    ProgressPage,
    AttributesPage,
    EstimatorsPage,
    MethodsPage,
    PairsPage,
    StripsPage,
    FiguresPage,
)
