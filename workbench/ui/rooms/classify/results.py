"""One run's result in tabs; which pages there are, and which fit the run shown."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.core.session import Run
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage

#: The pages in the order of their tabs: id, and ``module:Class`` beside this module.
PAGES = {
    "summary": "summary:SummaryPage",
    "confusion": "confusion_page:ConfusionPage",
    "perclass": "classes_page:ClassesPage",
    "curves": "curves_page:CurvesPage",
    "errors": "errors_page:ErrorsPage",
    "regression": "regression_page:RegressionPage",
    "tree": "tree_page:TreePage",
    "learning": "learning_page:LearningPage",
    "compare": "compare_page:ComparePage",
    "meter": "meter_page:MeterPage",
    "model": "text_pages:ModelPage",
    "predict": "predict_page:PredictPage",
    "text": "text_pages:TextPage",
}


class ResultTabs(QTabWidget):
    """The pages about one run.

    All pages together take a third of a second to make: the first is there at once,
    the others come between two frames, or when they are asked for.

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
        self._room = room
        self._run: Run | None = None
        self._pair: tuple[Run | None, Run | None] = (None, None)
        self._before: QWidget | None = None
        self._made: dict[str, ResultPage] = {}
        self._maker = QTimer(self)
        self._maker.setInterval(0)
        self._maker.timeout.connect(self._make_next)
        self._make_next()

    @property
    def run(self) -> Run | None:
        """The run shown."""
        return self._run

    @property
    def pages(self) -> tuple[ResultPage, ...]:
        """All pages in the order of their tabs; those not there yet are made."""
        while len(self._made) < len(PAGES):
            self._make_next()
        return tuple(self._made.values())

    def page(self, page_id: str) -> ResultPage:
        """Return a page by its id, made if need be with those before it."""
        while page_id not in self._made:
            self._make_next()
        return self._made[page_id]

    def _make_next(self) -> None:
        """Make the next page and its tab, and go on after the frame that shows it."""
        self._maker.stop()  # a page that cannot be made is told of once
        page_id = list(PAGES)[len(self._made)]
        module, name = PAGES[page_id].split(":")
        kind = getattr(import_module(f"{__package__}.{module}"), name)
        more = (self._made["model"],) if page_id == "text" else ()
        page = self._made[page_id] = kind(self._room, *more)
        index = self.addTab(page, page.title())
        page.rows_chosen.connect(self.rows_chosen)
        page.value_wanted.connect(self.value_wanted)
        page.retranslate()
        page.show_pair(*self._pair)
        self._show_in(index, page)
        if len(self._made) < len(PAGES):
            self._maker.start()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for i, page in enumerate(self._made.values()):
            self.setTabText(i, page.title())
            page.retranslate()
            page.refresh()

    def show_run(self, run: Run | None) -> None:
        """Show another run, or none; tabs that do not fit it are grey."""
        self._run = run
        for i, page in enumerate(self._made.values()):
            self._show_in(i, page)

    def _show_in(self, index: int, page: ResultPage) -> None:
        fits = self._run is None or page.fits(self._run)
        if not fits and index == self.currentIndex():
            self.setCurrentIndex(0)
        self.setTabEnabled(index, fits)
        if self._run is not None or page.current is None:
            # between two runs there is none for a moment: a tab looked at stays
            shown = fits and (self._run is not None or index == self.currentIndex())
            self.setTabVisible(index, shown or not page.hides)
        page.show_run(self._run if fits else None)

    def show_pair(self, a: Run | None, b: Run | None) -> None:
        """Compare two runs, or no longer."""
        self._pair = (a, b)
        if a is None and "compare" not in self._made:
            return
        page = self.page("compare")
        page.show_pair(a, b)
        if a is not None and self.currentWidget() is not page:
            self._before = self.currentWidget()
            self.setCurrentWidget(page)
        elif a is None and self._before is not None:
            if self.currentWidget() is page:  # back to where the second run came in
                self.setCurrentWidget(self._before)
            self._before = None
