"""One run's result in tabs; which pages there are, and which fit the run shown."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.core.session import Run
from workbench.ui.room import Room
from workbench.ui.rooms.classify.classes_page import ClassesPage
from workbench.ui.rooms.classify.compare_page import ComparePage
from workbench.ui.rooms.classify.confusion_page import ConfusionPage
from workbench.ui.rooms.classify.curves_page import CurvesPage
from workbench.ui.rooms.classify.errors_page import ErrorsPage
from workbench.ui.rooms.classify.learning_page import LearningPage
from workbench.ui.rooms.classify.meter_page import MeterPage
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.predict_page import PredictPage
from workbench.ui.rooms.classify.regression_page import RegressionPage
from workbench.ui.rooms.classify.summary import SummaryPage
from workbench.ui.rooms.classify.text_pages import ModelPage, TextPage
from workbench.ui.rooms.classify.tree_page import TreePage


class ResultTabs(QTabWidget):
    """The pages about one run.

    Signals
    -------
    rows_chosen(rows)
        Rows of the run's data set were picked on a page.
    value_wanted(name, value)
        This value of a parameter of the run's classifier is wanted in the form.
    """

    rows_chosen = Signal(object)
    value_wanted = Signal(str, object)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_result_tabs")
        self.setDocumentMode(True)
        self._run: Run | None = None
        self._before: QWidget | None = None
        self.pages = tuple(_pages(room))
        for page in self.pages:
            self.addTab(page, "")
            page.rows_chosen.connect(self.rows_chosen)
            page.value_wanted.connect(self.value_wanted)
        self.retranslate()

    @property
    def run(self) -> Run | None:
        """The run shown."""
        return self._run

    def page(self, page_id: str) -> ResultPage:
        """Return a page by its id."""
        return next(page for page in self.pages if page.page_id == page_id)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for i, page in enumerate(self.pages):
            self.setTabText(i, page.title())
            page.retranslate()
            page.refresh()

    def show_run(self, run: Run | None) -> None:
        """Show another run, or none; tabs that do not fit it are grey."""
        self._run = run
        for i, page in enumerate(self.pages):
            fits = run is None or page.fits(run)
            if not fits and i == self.currentIndex():
                self.setCurrentIndex(0)
            self.setTabEnabled(i, fits)
            self.setTabVisible(i, fits or not page.hides)
            page.show_run(run if fits else None)

    def show_pair(self, a: Run | None, b: Run | None) -> None:
        """Compare two runs, or no longer."""
        page = self.page("compare")
        assert isinstance(page, ComparePage)
        page.show_pair(a, b)
        if a is not None and self.currentWidget() is not page:
            self._before = self.currentWidget()
            self.setCurrentWidget(page)
        elif a is None and self._before is not None:
            if self.currentWidget() is page:  # back to where the second run came in
                self.setCurrentWidget(self._before)
            self._before = None


def _pages(room: Room) -> Iterator[ResultPage]:
    """Make the pages in the order of their tabs."""
    models = ModelPage(room)
    yield SummaryPage(room)
    yield ConfusionPage(room)
    yield ClassesPage(room)
    yield CurvesPage(room)
    yield ErrorsPage(room)
    yield RegressionPage(room)
    yield TreePage(room)
    yield LearningPage(room)
    yield ComparePage(room)
    yield MeterPage(room)
    yield models
    yield PredictPage(room)
    yield TextPage(room, models)
