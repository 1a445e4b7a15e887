"""The page of all search structures on the same queries: comparisons, recall, time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.describing.search_report import (
    SearchReport,
    StructureRow,
    StructureTable,
)
from workbench.ui.room import Room
from workbench.ui.rooms.search.page import SearchPage
from workbench.ui.services.numbers import number, percent, plain
from workbench.ui.widgets.fitted import FittedCombo, FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import LEFT, RIGHT, Column, TableModel
from workbench.ui.widgets.tone import SizedLabel, set_tone

METRICS = ("euclidean", "manhattan", "chebyshev", "cosine")
DATA, MADE = "data", "uniform"
#: Their order, from what everybody knows; others follow by their titles.
_ORDER = (
    "brute", "partial-distance", "kd-tree", "ball-tree", "vp-tree", "leaders",
    "k-means-buckets", "lsh", "graph-walk",
)  # fmt: skip


class StructuresPage(SearchPage):
    """Every search structure measured in turn, on rows drawn as queries."""

    page_id = "structures"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request()
        self._found: StructureTable | None = None
        self._of: tuple[Any, ...] = ()
        #: Which rows were chosen; those of the data set are used where there are any.
        self._wanted = DATA
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.sources = FittedCombo("search_tableRowsCombo")
        for name in (DATA, MADE):
            self.sources.addItem(name, name)
        self.metrics = FittedCombo("search_tableDistanceCombo")
        for name in METRICS:
            self.metrics.addItem(name, name)
        self.count = _spin("search_tableNSpin", 2, 20_000, 1000, 100)
        self.dimensions = _spin("search_tableDSpin", 1, 64, 8, 1)
        self.queries = _spin("search_queriesSpin", 1, 1000, 100, 10)
        self._labels = [QLabel() for _ in range(5)]
        self.start = named(QPushButton(), "search_runBtn")
        self.start.setDefault(True)
        self.stop = named(QPushButton(), "search_cancelBtn")
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "search_table_label"
        )
        self.note = named(QLabel(), "search_tableNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.model: TableModel[StructureRow] = TableModel(
            self._columns(), self, row_tip=lambda row: row.refused
        )
        self.table = Table("search_count_table", self.model)
        self.table.size_columns(CONTENTS, {0: STRETCH})

    def _lay_out(self) -> None:
        controls = FlowRow()
        fields = (
            self.sources, self.count, self.dimensions, self.queries, self.metrics,
        )  # fmt: skip
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            controls.add(label, field)
        controls.add(self.start, self.stop)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.table.setSizePolicy(across, down)
        self.table.setMinimumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.figure, self.note):
            column.addWidget(widget)
        column.addWidget(self.table, 1)

    def _connect(self) -> None:
        self.sources.activated.connect(self._on_sources_activated)
        self.metrics.activated.connect(self.refresh)
        for spin in (self.count, self.dimensions, self.queries):
            spin.valueChanged.connect(self.refresh)
        self.start.clicked.connect(self.compute)
        self.stop.clicked.connect(self._request.cancel)
        self._request.partial.connect(self._take)
        self._request.done.connect(self._take)
        self._request.idle.connect(self._show)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)

    # -- running ----------------------------------------------------------------

    @property
    def structures(self) -> list[PluginInfo]:
        """The search structures there are."""
        found = [
            p
            for p in self.context.catalogue.plugins
            if p.kind == "search" and p.status == "loaded"
        ]

        def place(plugin: PluginInfo) -> tuple[int, str]:
            known = plugin.id in _ORDER
            return _ORDER.index(plugin.id) if known else len(_ORDER), plugin.title

        return sorted(found, key=place)

    @property
    def uses_data(self) -> bool:
        """Whether the rows are those of the open data set."""
        return self.has_data and self._wanted == DATA

    @property
    def has_data(self) -> bool:
        """Whether a data set with two rows or more is open."""
        data = self.context.session.data
        return data is not None and data.n_rows > 1

    def compute(self) -> None:
        """Measure all structures, one after the other."""
        self.room.clear_message()
        if not self.structures:
            return
        session = self.context.session
        payload: dict[str, Any] = {
            "structures": [(p.id, self._params(p)) for p in self.structures],
            "k": session.scene.k, "queries": self.queries.value(),
            "scale": session.scene.scale, "seed": session.scene.seed,
        }  # fmt: skip
        if self.uses_data:
            payload["data"] = str(session.folder())
        else:
            made = {"n": self.count.value(), "d": self.dimensions.value()}
            payload |= {"data": None, **made, "scale": "none"}
        self._found = None
        self.room.next_generation()
        self._request.start("search_table", payload, title=self.tr("Search structures"))
        self._show()

    def _params(self, plugin: PluginInfo) -> dict[str, str]:
        """Return the distance, where a structure lets it be chosen."""
        names = {param["name"] for param in plugin.params}
        metric = str(self.metrics.currentData())
        return {"metric": metric} if "metric" in names else {}

    def _take(self, found: StructureTable) -> None:
        self._found = found
        self._show()

    def _on_sources_activated(self) -> None:
        self._wanted = str(self.sources.currentData())
        self.refresh()

    def _on_catalogue_changed(self) -> None:
        self._show()

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Show the table if it is of what is chosen."""
        place = self.sources.findData(DATA)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item = self.sources.model().item(place)  # type: ignore[attr-defined]
        item.setFlags(flags if self.has_data else Qt.ItemFlag.NoItemFlags)
        wanted = self._wanted if self.has_data else MADE
        self.sources.setCurrentIndex(self.sources.findData(wanted))
        for spin in (self.count, self.dimensions):
            spin.setEnabled(not self.uses_data)
        session = self.context.session
        scene = session.scene
        rows = (
            (session.data, scene.scale)
            if self.uses_data
            else (self.count.value(), self.dimensions.value())
        )
        chosen = self.queries.value(), self.metrics.currentData(), scene.k, scene.seed
        if (rows, *chosen) != self._of:
            self._of = (rows, *chosen)
            self._found = None
            self._request.cancel()
        self._show()

    def _show(self) -> None:
        busy, found = self._request.busy, self._found
        self.start.setEnabled(bool(self.structures) and not busy)
        self.stop.setEnabled(busy)
        self.model.show(found.rows if found is not None else ())
        done = [] if found is None else [r.report for r in found.rows if r.report]
        if found is None:
            self.figure.setText(self.tr("Searching…") if busy else "")
        else:
            text = self.tr("Structures measured: {done} of {asked}")
            self.figure.setText(text.format(done=len(found.rows), asked=found.asked))
        self.note.setText(self._explanation(done))

    def _explanation(self, done: list[SearchReport]) -> str:
        if not done:
            if self._request.busy or self._found is not None:
                return self._refusals()
            return self.tr(
                "Run every search structure on the same queries, and count what it "
                "compares."
            )
        first = done[0]
        text = self.tr(
            "Rows: {rows}, queries: {queries}, k = {k}. Recall is judged by distance: "
            "of rows equally far, either is right."
        )
        told = text.format(rows=first.instances, queries=first.queries, k=first.k)
        return " ".join([told, *first.notes, self._refusals()]).strip()

    def _refusals(self) -> str:
        """Return why structures refused, one sentence for each."""
        if self._found is None:
            return ""
        return " ".join(
            f"{self._title(row)}: {row.refused}."
            for row in self._found.rows
            if row.report is None
        )

    def _title(self, row: StructureRow) -> str:
        """Return the name of a structure in the current language, if it is bundled."""
        plugin = self.context.catalogue.get(row.search)
        title = row.search if plugin is None else plugin.title
        names = {
            "brute": self.tr("Brute force"),
            "partial-distance": self.tr("Partial distance"),
            "kd-tree": self.tr("k-d tree"),
            "ball-tree": self.tr("Ball tree"),
            "vp-tree": self.tr("Vantage-point tree"),
            "leaders": self.tr("Leaders and followers"),
            "k-means-buckets": self.tr("k-means buckets"),
            "lsh": self.tr("Locality-sensitive hashing"),
            "graph-walk": self.tr("Greedy graph walk"),
        }
        return names.get(row.search, title)

    def _terms(self, row: StructureRow) -> str | None:
        """Return what comparisons that are broken off have cost, where it is counted."""
        report = row.report
        if report is None or not report.terms:
            return row.refused or None
        text = self.tr(
            "Comparisons are broken off: differences of attributes taken, a query on "
            "average: {terms}"
        )
        return text.format(terms=plain(report.terms / report.queries, 4))

    def _columns(self) -> list[Column[StructureRow]]:
        def of(text: Callable[[SearchReport], str]) -> Callable[[StructureRow], str]:
            return lambda row: "–" if row.report is None else text(row.report)

        def mean(value: float) -> str:
            return plain(value, 4)

        return [
            Column(lambda: self.tr("Structure"), self._title, LEFT, LEFT),
            Column(
                lambda: self.tr("Exact"),
                of(lambda r: self.tr("yes") if r.exact else self.tr("no")),
                LEFT,
                LEFT,
                about=lambda: self.tr("Whether it returns the rows of brute force"),
            ),
            Column(
                lambda: self.tr("Recall"), of(lambda r: percent(r.recall)), RIGHT, RIGHT,
                about=lambda: self.tr("Share of the rows found that are near enough"),
            ),
            Column(
                lambda: self.tr("Rows compared"),
                of(lambda r: mean(r.comparisons.rows / r.queries)), RIGHT, RIGHT,
                tip=self._terms,
                about=lambda: self.tr("Distances to rows, a query on average"),
            ),
            Column(
                lambda: self.tr("Centres compared"),
                of(lambda r: mean(r.comparisons.centres / r.queries)), RIGHT, RIGHT,
                about=lambda: self.tr(
                    "Distances to centres, leaders or directions, a query on average"
                ),
            ),
            Column(
                lambda: self.tr("Share"), of(lambda r: percent(r.share)), RIGHT, RIGHT,
                about=lambda: self.tr("All comparisons as a share of brute force"),
            ),
            Column(
                lambda: self.tr("Build, ms"),
                of(lambda r: number(1e3 * r.seconds.build)), RIGHT, RIGHT,
                about=lambda: self.tr("Time to build the structure"),
            ),
            Column(
                lambda: self.tr("Queries, ms"),
                of(lambda r: number(1e3 * r.seconds.query)), RIGHT, RIGHT,
                about=lambda: self.tr("Time for all queries together"),
            ),
        ]  # fmt: skip

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        fields: tuple[tuple[QComboBox | FittedSpin, str, str], ...] = (
            (self.sources, self.tr("Rows"), self.tr("All attributes of the data set, or made rows")),
            (self.count, "n", self.tr("How many uniform rows are made")),
            (self.dimensions, "d", self.tr("How many attributes the made rows have")),
            (self.queries, self.tr("Queries"), self.tr("How many rows are asked about, each without itself")),
            (self.metrics, self.tr("Distance"), self.tr("How far rows are from each other")),
        )  # fmt: skip
        for label, (field, title, tip) in zip(self._labels, fields, strict=True):
            label.setText(title)
            field.setAccessibleName(title if len(title) > 1 else tip)
            field.setToolTip(tip)
        names = {
            DATA: self.tr("Open data set"), MADE: self.tr("Uniform"),
            "euclidean": self.tr("Euclidean"), "manhattan": self.tr("Manhattan"),
            "chebyshev": self.tr("Chebyshev"), "cosine": self.tr("Cosine"),
        }  # fmt: skip
        for box in (self.sources, self.metrics):
            for place in range(box.count()):
                box.setItemText(place, names[box.itemData(place)])
        self.start.setText(self.tr("Run"))
        self.start.setToolTip(self.tr("Measure all search structures (F5)"))
        self.stop.setText(self.tr("Cancel"))
        self.stop.setToolTip(self.tr("Stop measuring"))
        self.table.setAccessibleName(self.tr("Search structures on the same queries"))
        self.model.tell_changed()
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return what was measured, and the table as it is shown."""
        rows = () if self._found is None else self._found.rows
        return {
            "rows": DATA if self.uses_data else MADE,
            "structures": {
                row.search: {
                    "exact": row.report.exact,
                    "same_rows": row.report.same_rows,
                    "recall": row.report.recall,
                    "rows": row.report.comparisons.rows,
                    "centres": row.report.comparisons.centres,
                    "share": row.report.share,
                    "instances": row.report.instances,
                    "queries": row.report.queries,
                    "k": row.report.k,
                }
                for row in rows
                if row.report is not None
            },
            "refused": {row.search: row.refused for row in rows if not row.report},
            "table": self.model.texts(),
            "busy": self._request.busy,
            "text": self.figure.text(),
            "note": self.note.text(),
        }


def _spin(name: str, low: int, high: int, value: int, step: int) -> FittedSpin:
    made = FittedSpin(name)
    made.setRange(low, high)
    made.setValue(value)
    made.setSingleStep(step)
    return made
