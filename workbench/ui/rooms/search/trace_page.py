"""The page of one search: a plane cut by a tree, every decision with its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.pictures.search_pictures import TracePicture
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.search.distance_field import NORMS, DistanceField
from workbench.ui.rooms.search.search_plane import SearchPlane
from workbench.ui.rooms.search.search_tree_view import SearchTreeView
from workbench.ui.rooms.search.step_words import inequality, node_name, shown
from workbench.ui.rooms.search.trace_bar import TraceBar
from workbench.ui.services.latency import Latency
from workbench.ui.widgets.fitted import FittedCombo, FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

TREES = ("kd-tree", "ball-tree", "vp-tree")
#: Where the rows come from.
DATA, MADE = "data", "uniform"
#: Most rows that are made: more have cells that nobody can see.
_MOST = 5000
#: Pixels of the tree beside the plane.
_TREE_WIDTH = 330


class TracePage(LazyPage):
    """A query to place, and the nodes its search visits or prunes."""

    page_id = "steps"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["step"] = 0.033
        self._request = room.request("latest")
        self._asked: dict[str, Any] | None = None
        #: Which rows were chosen; those of the data set are shown where there are any.
        self._wanted = DATA
        self._query: tuple[float, float] | None = None
        self._trace: TracePicture | None = None
        #: The search that plane and tree show.
        self._drawn: TracePicture | None = None
        self._done = 0
        #: Whether each prediction was right, by step.
        self._predicted: dict[int, bool] = {}
        self._verdict = ""
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.structures = FittedCombo("search_structCombo")
        self.sources = FittedCombo("search_rowsCombo")
        self.metrics = DistanceField(
            "search_distanceCombo", NORMS, self.context.session
        )
        for box, ids in (
            (self.structures, TREES), (self.sources, (DATA, MADE)),
        ):  # fmt: skip
            for name in ids:
                box.addItem(name, name)
        self.count = FittedSpin("search_nSpin")
        self.count.setRange(2, _MOST)
        self.count.setValue(200)
        self.count.setSingleStep(50)
        self.leaf = FittedSpin("search_leafSpin", 3)
        self.leaf.setRange(1, 100)
        self.leaf.setValue(4)
        self._labels = [QLabel() for _ in range(5)]
        self.bar = TraceBar()
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "search_step_label"
        )
        self.note = named(QLabel(), "search_stepNote_label")
        self.counts = named(QLabel(), "search_count_label")
        for label in (self.figure, self.note, self.counts):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = SearchPlane(theme, "search_plane_plot")
        self.plot.table_source = self._twin
        self.tree = SearchTreeView("search_tree_view")

    def _lay_out(self) -> None:
        controls = FlowRow()
        fields = (self.structures, self.sources, self.count, self.leaf, self.metrics)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            controls.add(label, field)
        parts = named(QSplitter(Qt.Orientation.Horizontal), "search_steps_splitter")
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.plot)
        parts.addWidget(self.tree)
        parts.setStretchFactor(0, 1)
        parts.setSizes([2 * _TREE_WIDTH, _TREE_WIDTH])
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        stretched: tuple[QWidget, ...] = (parts, self.plot, self.tree)
        for widget in stretched:
            widget.setSizePolicy(across, down)
            widget.setMinimumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for line in (controls, self.bar, self.figure, self.note, self.counts):
            column.addWidget(line)
        column.addWidget(parts, 1)

    def _connect(self) -> None:
        for box in (self.structures, self.metrics):
            box.activated.connect(self.refresh)
        self.sources.activated.connect(self._on_sources_activated)
        self.count.valueChanged.connect(self.refresh)
        self.leaf.valueChanged.connect(self.refresh)
        self.bar.stepped.connect(lambda: self._go(self._done + 1))
        self.bar.went_back.connect(lambda: self._go(self._done - 1))
        self.bar.restarted.connect(lambda: self._go(0))
        self.bar.predicted.connect(self._on_bar_predicted)
        self.bar.asking_changed.connect(self._on_bar_asking_changed)
        self.plot.query_moved.connect(self._on_plot_query_moved)
        self.plot.key_asked.connect(self._on_plot_key_asked)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)

    # -- asking -----------------------------------------------------------------

    @property
    def uses_data(self) -> bool:
        """Whether the rows are those of the open data set."""
        return self.has_data and self._wanted == DATA

    @property
    def has_data(self) -> bool:
        """Whether the open data set has rows and numeric attributes on both axes."""
        data, scene = self.context.session.data, self.context.session.scene
        if data is None or not data.n_rows:
            return False
        numeric = {a.name for a in data.attributes if a.is_numeric}
        return {scene.x, scene.y} <= numeric

    def _payload(self) -> dict[str, Any]:
        session = self.context.session
        scene = session.scene
        asked = {
            "structure": str(self.structures.currentData()),
            "leaf_size": self.leaf.value(),
            "metric": self.metrics.distance.id, "k": scene.k,
            "query": self._query, "seed": scene.seed,
        }  # fmt: skip
        if not self.uses_data:
            return {"asked": asked, "data": None, "n": self.count.value()}
        rows = {"x": scene.x, "y": scene.y, "scale": scene.scale}
        return {"asked": asked, "data": str(session.folder()), **rows}

    def fill(self) -> None:
        """Ask for the search where anything changed, and draw what is known."""
        self._offer_rows()
        self.metrics.name_choices()
        payload = self._payload()
        rows = {name: value for name, value in payload.items() if name != "asked"}
        if self._asked is not None and rows != {
            name: value for name, value in self._asked.items() if name != "asked"
        }:
            self._query = payload["asked"]["query"] = None  # they lie elsewhere
        if payload != self._asked:
            self._asked = payload
            self.room.next_generation()
            title = self.tr("Search on a plane")
            self._request.start(
                "search_trace", payload, lane="interactive", title=title
            )
        if self._trace is not self._drawn:
            self._drawn = self._trace
            self.plot.show_trace(self._trace)
            self.tree.show_trace(self._trace, self._axes())
        self._show()
        self.plot.name_signs(
            self.tr("visited"), self.tr("pruned"), self.tr("compared"),
            self.tr("nearest so far"), self.tr("radius τ"), self.tr("query q"),
        )  # fmt: skip

    def _offer_rows(self) -> None:
        """Offer the rows of the data set if it has two numeric attributes."""
        model = self.sources.model()
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        place = self.sources.findData(DATA)
        item = model.item(place)  # type: ignore[attr-defined]
        item.setFlags(flags if self.has_data else Qt.ItemFlag.NoItemFlags)
        wanted = self._wanted if self.has_data else MADE
        self.sources.setCurrentIndex(self.sources.findData(wanted))
        self.count.setEnabled(not self.uses_data)

    def _on_sources_activated(self) -> None:
        self._wanted = str(self.sources.currentData())
        self.refresh()

    def _on_plot_query_moved(self, x: float, y: float) -> None:
        self._query = (x, y)
        self.refresh()

    def _on_plot_key_asked(self, name: str) -> None:
        if name == "step" and not self.bar.step.isEnabled():
            return
        places = {"step": self._done + 1, "back": self._done - 1, "restart": 0}
        self._go(places[name])

    def _on_request_done(self, trace: TracePicture) -> None:
        """Show another search: its end if that of the last one was shown."""
        before = self._trace
        ended = before is not None and self._done == before.n_steps
        moved = before is not None and not self.bar.is_asking and ended
        self._trace = trace
        x, y = (float(v) for v in trace.query)
        if self._query is None and self._asked is not None:
            # the middle that was chosen for these rows: the next key moves on from it
            self._query = self._asked["asked"]["query"] = (x, y)
        self._predicted, self._verdict = {}, ""
        self.bar.stop()
        self._done = trace.n_steps if moved else 0
        self.refresh()

    def _on_request_failed(self) -> None:
        self._trace = None
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no further while nobody looks."""
        super().hideEvent(event)
        self.bar.stop()

    def compute(self) -> None:
        """Search again from the start: F5."""
        self.draw_waiting()
        self._asked = None
        self._done = 0
        self.refresh()

    # -- steps ------------------------------------------------------------------

    def _go(self, done: int) -> None:
        """Show the search after so many steps."""
        if self._trace is None:
            return
        self._done = min(max(done, 0), self._trace.n_steps)
        self._verdict = ""
        self._show()

    def _on_bar_asking_changed(self) -> None:
        self._verdict = ""
        self._show()

    def _on_bar_predicted(self, visit: bool) -> None:
        """Judge a prediction by the next step, and do that step."""
        trace, step = self._trace, self._done
        if trace is None or not 0 < step < trace.n_steps:
            return
        right = visit == bool(trace.visited[step])
        self._predicted.setdefault(step, right)  # the first answer counts
        self._go(step + 1)
        self._verdict = self.tr("Right.") if right else self.tr("Wrong.")
        self._show_words(trace)

    # -- what is shown ----------------------------------------------------------

    def _show(self) -> None:
        trace = self._trace
        steps = 0 if trace is None else trace.n_steps
        self.bar.show_place(self._done, steps)
        self.bar.show_score(sum(self._predicted.values()), len(self._predicted))
        self.plot.set_labels(*self._axes())
        if trace is None:
            for label in (self.figure, self.note, self.counts):
                label.setText("")
            self.plot.describe(self.tr("Plane cut by a search tree"))
            return
        with self.latency.measure("step"):
            asks = self._asks
            self.plot.show_step(self._done, asks=asks)
            self.tree.show_step(self._done, asks=asks)
            self._show_words(trace)

    @property
    def _asks(self) -> bool:
        """Whether the next step is to be predicted now."""
        trace = self._trace
        inside = trace is not None and 0 < self._done < trace.n_steps
        return self.bar.is_asking and inside

    def _axes(self) -> tuple[str, str]:
        scene = self.context.session.scene
        if not self.uses_data:
            return "x1", "x2"
        if scene.scale == "none":
            return scene.x, scene.y
        return f"{scene.x} ({scene.scale})", f"{scene.y} ({scene.scale})"

    def _show_words(self, trace: TracePicture) -> None:
        self.figure.setText(self._sentence(trace))
        self.note.setText(self._explanation(trace))
        self.counts.setText(self._counted(trace))
        self.plot.describe(
            self.tr("Plane cut by a search tree"),
            f"{self.figure.text()} {self.note.text()} {self.counts.text()}",
        )

    def _sentence(self, trace: TracePicture) -> str:
        """Return the question about the next step, or what decided the last one."""
        done = self._done
        if self._asks:
            asked = inequality(trace, done)
            assert asked is not None  # the root is not asked about
            return self.tr("{numbers}: visit or prune?").format(numbers=asked.question)
        if not done:
            return self.tr(
                "Step through the search of the {k} rows nearest to q."
            ).format(k=trace.k)
        return self._decision(trace, done - 1)

    def _decision(self, trace: TracePicture, step: int) -> str:
        decided = inequality(trace, step)
        if decided is None:
            return self.tr("The root is always visited.")
        if trace.visited[step]:
            return self.tr("{inequality}: visited").format(inequality=decided)
        return self.tr("{inequality}: pruned").format(inequality=decided)

    def _explanation(self, trace: TracePicture) -> str:
        done = self._done
        if not done:
            return self._about_rows(trace)
        lines = []
        if self._verdict:
            lines += [self._verdict, self._decision(trace, done - 1) + "."]
        node = int(trace.node[done if self._asks else done - 1])
        name = node_name(trace.cut, node, self._axes())
        place = min(done + self._asks, trace.n_steps)
        text = self.tr("Step {step} of {steps}, node {node}.")
        lines.append(text.format(step=place, steps=trace.n_steps, node=name))
        before, after = float(trace.tau[done - 1]), float(trace.tau_after[done - 1])
        if after < before:
            text = self.tr("τ fell from {before} to {after}.")
            lines.append(text.format(before=shown(before), after=shown(after)))
        return " ".join(lines)

    def _about_rows(self, trace: TracePicture) -> str:
        cut = trace.cut
        lines = [
            self.tr(
                "Click, or use the arrow keys, to place q; the tree has {nodes} nodes "
                "for {rows} rows."
            ).format(nodes=len(cut.start), rows=cut.n)
        ]
        if cut.total > cut.n:
            text = self.tr("{left} other rows are left out.")
            lines.append(text.format(left=cut.total - cut.n))
        return " ".join([*lines, self.metrics.why_not_scene()]).strip()

    def _counted(self, trace: TracePicture) -> str:
        done = self._done
        rows, centres = (
            (int(trace.rows_compared[done - 1]), int(trace.centres_compared[done - 1]))
            if done
            else (0, 0)
        )
        text = self.tr("Compared so far: {rows} of {n} rows, {centres} centres.")
        lines = [text.format(rows=rows, n=trace.cut.n, centres=centres)]
        if done == trace.n_steps:
            found = round(trace.recall * trace.k)
            text = self.tr("The search has ended; recall: {found} of {k}.")
            lines.append(text.format(found=found, k=trace.k))
        return " ".join(lines)

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        fields: tuple[tuple[QComboBox | FittedSpin, str, str], ...] = (
            (
                self.structures, self.tr("Structure"), self.tr("Which tree cuts the plane"),
            ),
            (
                self.sources, self.tr("Rows"), self.tr("X and Y of the scene, or made rows"),
            ),
            (self.count, "n", self.tr("How many uniform rows are made")),
            (
                self.leaf, self.tr("Rows of a leaf"),
                self.tr("Rows of a leaf are compared one by one"),
            ),
            (
                self.metrics, self.tr("Distance"), self.tr("How far rows are from each other"),
            ),
        )  # fmt: skip
        for label, (field, title, tip) in zip(self._labels, fields, strict=True):
            label.setText(title)
            field.setAccessibleName(title if len(title) > 1 else tip)
            field.setToolTip(tip)
        names = {
            "kd-tree": self.tr("k-d tree"), "ball-tree": self.tr("Ball tree"),
            "vp-tree": self.tr("Vantage-point tree"), DATA: self.tr("Open data set"),
            MADE: self.tr("Uniform"),
        }  # fmt: skip
        for box in (self.structures, self.sources):
            for place in range(box.count()):
                box.setItemText(place, names[box.itemData(place)])
        self.bar.retranslate()
        self.tree.retranslate()
        self.refresh()

    def _twin(self) -> TwinTable:
        headers = (
            self.tr("Step"), self.tr("Node"), self.tr("Bound"), "τ",
            self.tr("Decision"), self.tr("Rows compared"), self.tr("Centres compared"),
        )  # fmt: skip
        trace = self._trace
        if trace is None:
            return TwinTable(headers, ([],) * len(headers))
        axes, done = self._axes(), self._done
        names = [node_name(trace.cut, int(node), axes) for node in trace.node[:done]]
        words = [
            self.tr("visited") if visited else self.tr("pruned")
            for visited in trace.visited[:done]
        ]
        return TwinTable(
            headers,
            (
                np.arange(1, done + 1), names, trace.bound[:done], trace.tau[:done],
                words, trace.rows_compared[:done], trace.centres_compared[:done],
            ),
        )  # fmt: skip

    def probe(self) -> dict[str, Any]:
        """Return the search, the step shown with its numbers, and the predictions."""
        trace, done = self._trace, self._done
        found: dict[str, Any] = {
            "structure": str(self.structures.currentData()),
            "rows": MADE if not self.uses_data else DATA,
            "metric": self.metrics.distance.id,
            "step": done,
            "steps": 0 if trace is None else trace.n_steps,
            "asks": self._asks,
            "predicted": list(self._predicted.values()),
            "text": self.figure.text(),
            "note": self.note.text(),
            "counts": self.counts.text(),
            "tree": self.tree.texts,
            "latency": self.latency.probe(),
        }
        if trace is None:
            return found
        last = done - 1
        best = trace.best[last] if done else trace.best[:0].ravel()
        steps = range(done)
        return found | {
            "n": trace.cut.n,
            "query": trace.query.tolist(),
            "points": trace.cut.points.tolist(),
            "node": int(trace.node[last]) if done else -1,
            "bound": float(trace.bound[last]) if done else 0.0,
            "tau": float(trace.tau[last]) if done else float("inf"),
            "radius": float(trace.tau_after[last]) if done else float("inf"),
            "visited": [int(trace.node[i]) for i in steps if trace.visited[i]],
            "pruned": [int(trace.node[i]) for i in steps if not trace.visited[i]],
            "compared": trace.cut.numbers[self.plot.compared].tolist(),
            "nearest": trace.cut.numbers[best[best >= 0]].tolist(),
            "rows_compared": int(trace.rows_compared[last]) if done else 0,
            "centres_compared": int(trace.centres_compared[last]) if done else 0,
            "recall": trace.recall,
            "drawn": self.plot.drawn,
            "seconds": trace.cut.seconds,
        }
