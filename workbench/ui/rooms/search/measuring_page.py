"""Base of the pages that measure search structures on the same queries."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.describing.search_report import (
    SearchReport,
    StructureTable,
)
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.search.distance_field import MEASURED, DistanceField
from workbench.ui.services.message_words import message_words
from workbench.ui.widgets.fitted import FittedCombo, FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

DATA, MADE = "data", "uniform"


class MeasuringPage(LazyPage):
    """Rows, queries and a distance to choose; Run, Cancel, and what was found.

    Parameters
    ----------
    room : Room
    name : str
        In the names of its widgets.
    parent : QWidget, optional
    """

    def __init__(self, room: Room, name: str, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request()
        self._found: StructureTable | None = None
        self._of: tuple[Any, ...] = ()
        #: Which rows were chosen; those of the data set are used where there are any.
        self._wanted = DATA
        self._make_fields(name)
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_fields(self, name: str) -> None:
        theme = self.context.theme
        self.sources = FittedCombo(f"search_{name}RowsCombo")
        for source in (DATA, MADE):
            self.sources.addItem(source, source)
        self.metrics = DistanceField(
            f"search_{name}DistanceCombo", MEASURED, self.context.session
        )
        self.count = _spin(f"search_{name}NSpin", 2, 20_000, 1000, 100)
        self.dimensions = _spin(f"search_{name}DSpin", 1, 64, 8, 1)
        self.queries = _spin(f"search_{name}QueriesSpin", 1, 1000, 100, 10)
        self._labels = [QLabel() for _ in range(5)]
        self.start = named(QPushButton(), f"search_{name}RunBtn")
        self.start.setDefault(True)
        self.stop = named(QPushButton(), f"search_{name}CancelBtn")
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), f"search_{name}_label"
        )
        self.note = named(QLabel(), f"search_{name}Note_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")

    def controls(self) -> FlowRow:
        """Return the fields and buttons in a row."""
        row = FlowRow()
        fields = (
            self.sources, self.count, self.dimensions, self.queries, self.metrics,
        )  # fmt: skip
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            row.add(label, field)
        row.add(self.start, self.stop)
        return row

    def _connect(self) -> None:
        self.sources.activated.connect(self._on_sources_activated)
        self.metrics.activated.connect(self.refresh)
        for spin in (self.count, self.dimensions, self.queries):
            spin.valueChanged.connect(self.refresh)
        self.start.clicked.connect(self.compute)
        self.stop.clicked.connect(self._request.cancel)
        self._request.partial.connect(self._take)
        self._request.done.connect(self._take)
        self._request.idle.connect(self.refresh)
        self.context.catalogue.changed.connect(self.refresh)

    # -- running ----------------------------------------------------------------

    @abstractmethod
    def wanted(self) -> list[tuple[str, dict[str, Any]]]:
        """Return the structures to be measured, each with parameters."""

    @property
    def structures(self) -> dict[str, PluginInfo]:
        """The search structures there are, by id."""
        return {
            p.id: p
            for p in self.context.catalogue.plugins
            if p.kind == "search" and p.status == "loaded"
        }

    def distance_of(self, plugin: PluginInfo) -> dict[str, Any]:
        """Return the distance, where a structure lets it be chosen."""
        names = {param["name"] for param in plugin.params}
        return {"metric": self.metrics.distance.id} if "metric" in names else {}

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
        """Measure all that is wanted, one after the other."""
        self.draw_waiting()
        self.room.clear_message()
        wanted = self.wanted()
        if not wanted:
            return
        session = self.context.session
        payload: dict[str, Any] = {
            "structures": wanted, "k": session.scene.k,
            "queries": self.queries.value(), "scale": session.scene.scale,
            "seed": session.scene.seed,
        }  # fmt: skip
        if self.uses_data:
            payload["data"] = str(session.folder())
        else:
            made = {"n": self.count.value(), "d": self.dimensions.value()}
            payload |= {"data": None, **made, "scale": "none"}
        self._found = None
        self.room.next_generation()
        self._request.start("search_table", payload, title=self.tr("Search structures"))
        self.refresh()

    def _take(self, found: StructureTable) -> None:
        self._found = found
        self.refresh()

    def _on_sources_activated(self) -> None:
        self._wanted = str(self.sources.currentData())
        self.refresh()

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Show what was found if it is of what is chosen."""
        self.metrics.name_choices()
        place = self.sources.findData(DATA)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item = self.sources.model().item(place)  # type: ignore[attr-defined]
        item.setFlags(flags if self.has_data else Qt.ItemFlag.NoItemFlags)
        source = self._wanted if self.has_data else MADE
        self.sources.setCurrentIndex(self.sources.findData(source))
        for spin in (self.count, self.dimensions):
            spin.setEnabled(not self.uses_data)
        session = self.context.session
        scene = session.scene
        rows = (
            (session.data, scene.scale)
            if self.uses_data
            else (self.count.value(), self.dimensions.value())
        )
        chosen = self.queries.value(), self.metrics.distance.id, scene.k, scene.seed
        if (rows, *chosen) != self._of:
            self._of = (rows, *chosen)
            self._found = None
            self._request.cancel()
        self._show_state()
        self.show_found(self._found)

    @abstractmethod
    def show_found(self, found: StructureTable | None) -> None:
        """Draw what is known of what is chosen, maybe nothing."""

    def _show_state(self) -> None:
        """Say how far it is, and offer Run or Cancel."""
        busy, found = self._request.busy, self._found
        self.start.setEnabled(bool(self.structures) and not busy)
        self.stop.setEnabled(busy)
        if found is None:
            self.figure.setText(self.tr("Searching…") if busy else "")
            return
        text = self.tr("Measured: {done} of {asked}")
        self.figure.setText(text.format(done=len(found.rows), asked=found.asked))

    def about_queries(self, first: SearchReport) -> str:
        """Return what was asked, and how recall is judged."""
        text = self.tr(
            "Rows: {rows}, queries: {queries}, k = {k}. Recall is judged by distance: "
            "of rows equally far, either is right."
        )
        told = text.format(rows=first.instances, queries=first.queries, k=first.k)
        return " ".join(
            [told, *map(message_words, first.notes), self.metrics.why_not_scene()]
        ).strip()

    @property
    def busy(self) -> bool:
        """Whether structures are being measured."""
        return self._request.busy

    # -- words ------------------------------------------------------------------

    def title_of(self, search: str) -> str:
        """Return the name of a structure in the current language, if it is bundled."""
        plugin = self.context.catalogue.get(search)
        title = search if plugin is None else plugin.title
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
            "nn-descent": self.tr("NN-descent"),
            "hnsw": self.tr("Hierarchical small worlds (HNSW)"),
        }
        return names.get(search, title)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        fields: tuple[tuple[QComboBox | FittedSpin, str, str], ...] = (
            (
                self.sources, self.tr("Rows"),
                self.tr("All attributes of the data set, or made rows"),
            ),
            (self.count, "n", self.tr("How many uniform rows are made")),
            (self.dimensions, "d", self.tr("How many attributes the made rows have")),
            (
                self.queries, self.tr("Queries"),
                self.tr("How many rows are asked about, each without itself"),
            ),
            (
                self.metrics, self.tr("Distance"),
                self.tr("How far rows are from each other"),
            ),
        )  # fmt: skip
        for label, (field, title, tip) in zip(self._labels, fields, strict=True):
            label.setText(title)
            field.setAccessibleName(title if len(title) > 1 else tip)
            field.setToolTip(tip)
        names = {
            DATA: self.tr("Open data set"), MADE: self.tr("Uniform"),
        }  # fmt: skip
        for place in range(self.sources.count()):
            self.sources.setItemText(place, names[self.sources.itemData(place)])
        self.metrics.name_choices()
        self.start.setText(self.tr("Run"))
        self.start.setToolTip(self.tr("Measure all search structures (F5)"))
        self.stop.setText(self.tr("Cancel"))
        self.stop.setToolTip(self.tr("Stop measuring"))


def _spin(name: str, low: int, high: int, value: int, step: int) -> FittedSpin:
    made = FittedSpin(name)
    made.setRange(low, high)
    made.setValue(value)
    made.setSingleStep(step)
    return made
