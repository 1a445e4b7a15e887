"""Explore 2-D: data, metric and classifier on one plane, all under the pointer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from workbench.api import Dataset, Problem
from workbench.core.space import Plane, make_space
from workbench.ui.context import Context
from workbench.ui.latency import Latency
from workbench.ui.room import Room
from workbench.ui.rooms.explore import query as questions
from workbench.ui.rooms.explore.board import Board
from workbench.ui.rooms.explore.canvas import Canvas
from workbench.ui.rooms.explore.controls import Controls
from workbench.ui.rooms.explore.edits import typical_row
from workbench.ui.rooms.explore.judge import Judge
from workbench.ui.rooms.explore.kcurve import KCurvePlot
from workbench.ui.rooms.explore.keys import KeyBoard
from workbench.ui.rooms.explore.layers import PointLayer, QueryLayer, RegionLayer
from workbench.ui.rooms.explore.menu import show_menu
from workbench.ui.rooms.explore.panels import LayerPanel, QueryPanel
from workbench.ui.rooms.explore.pictures import Pictures, Wanted
from workbench.ui.rooms.explore.probes import Probes
from workbench.ui.rooms.explore.slices import SliceStrip
from workbench.ui.rooms.explore.toolbar import ToolBar

FloatArray = npt.NDArray[np.float64]

#: Fields of the scene that change the picture.
_SEEN = {"x", "y", "scale", "metric", "p", "k", "weights"}
_FRAME = 16  # ms between two requests of a picture while the view moves
_CALM = 150  # ms without a change before rows are judged
_WIDEST_ASPECT = 25.0  # beyond, equal units would leave nothing to see


class ExploreRoom(Room):
    """The plane with its tools, layers, query and controls."""

    room_id: ClassVar[str] = "explore"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.latency = Latency()
        self.plane: Plane | None = None
        self.answer: questions.Answer | None = None
        self.picture: Mapping[str, Any] = {}
        self.curve: Mapping[str, Any] = {}
        self.judgement: dict[str, Any] = {}
        self.plugin = ""  # empty: k-NN under the scene
        self._pinned = False
        self._active = False
        self._stale = True
        self._judging = False
        self._data_key = ""
        self._neighbour = -1
        self._build()
        self._make_requests()
        self._connect()
        Probes(self).register()
        self.retranslate()
        self._on_theme_changed()
        self._on_catalogue_changed()
        self.choose_tool("query")

    # -- building -------------------------------------------------------------------

    def _build(self) -> None:
        theme = self.context.theme
        self.board = Board(self.context, self)
        self.canvas = Canvas(theme, self.board, self.latency, self.body)
        self.regions = RegionLayer(self.canvas)
        self.points = PointLayer(self.canvas)
        self.links = QueryLayer(self.canvas)
        self.toolbar = ToolBar(theme, self.body)
        self.controls = Controls(self.body)
        self.strip = SliceStrip(self.body)
        self.layers = LayerPanel(self.body)
        self.query_panel = QueryPanel(theme, self.body)
        self.kcurve = KCurvePlot(theme, self.body)
        self.curve_title = QLabel(self.body)
        self.curve_title.setContentsMargins(8, 4, 8, 0)
        self.hint = QLabel(self.canvas)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.state = QLabel(self.canvas)
        self.state.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        left, side = QWidget(self.body), QWidget(self.body)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.canvas, self.strip, self.controls):
            column.addWidget(widget, 1 if widget is self.canvas else 0)
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, 0, 0, 0)
        panel.setSpacing(4)
        panel.addWidget(self.layers)
        panel.addWidget(self.query_panel, 3)
        panel.addWidget(self.curve_title)
        panel.addWidget(self.kcurve, 2)
        self.kcurve.setMinimumHeight(80)
        splitter = QSplitter(Qt.Orientation.Horizontal, self.body)
        splitter.setObjectName("explore_splitter")
        splitter.addWidget(left)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([740, 260])
        splitter.setChildrenCollapsible(False)
        everything = QVBoxLayout(self.body)
        everything.setContentsMargins(0, 0, 0, 0)
        everything.setSpacing(0)
        everything.addWidget(self.toolbar)
        everything.addWidget(splitter, 1)
        over = QHBoxLayout(self.canvas)
        over.addWidget(self.hint)
        self.state.move(64, 12)
        self.state.hide()

    def _make_requests(self) -> None:
        self.pictures = Pictures(self.request("latest"), self)
        self.judge = Judge(self.request, self)
        self._cells, self._density = self.request("latest"), self.request("latest")
        self._range_timer = QTimer(self, singleShot=True, interval=_FRAME)
        self._calm_timer = QTimer(self, singleShot=True, interval=_CALM)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        session.metric_changed.connect(self._on_session_metric_changed)
        self.context.theme.changed.connect(self._on_theme_changed)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self.board.previewed.connect(self._on_board_previewed)
        self.canvas.queried.connect(self._on_canvas_queried)
        self.canvas.selected.connect(self._on_canvas_selected)
        self.canvas.lifted.connect(self._on_canvas_lifted)
        self.canvas.range_changed.connect(self._on_canvas_range_changed)
        self.canvas.reset_requested.connect(self.reset_view)
        self.canvas.menu_requested.connect(self._on_canvas_menu_requested)
        self.canvas.key_pressed.connect(self._on_canvas_key_pressed)
        self.toolbar.tool_chosen.connect(self.choose_tool)
        self.toolbar.class_chosen.connect(self.choose_class)
        self.toolbar.class_added.connect(self._on_toolbar_class_added)
        self.toolbar.spray_changed.connect(self._on_toolbar_spray_changed)
        self.controls.scene_chosen.connect(self._on_controls_scene_chosen)
        self.controls.classifier_chosen.connect(self.choose_classifier)
        self.layers.changed.connect(self._on_layers_changed)
        self.layers.density_changed.connect(self._ask_density)
        self.query_panel.row_chosen.connect(self.choose_neighbour)
        self.kcurve.k_chosen.connect(self._on_kcurve_k_chosen)
        self.strip.changed.connect(self._on_strip_changed)
        self.pictures.arrived.connect(self._on_pictures_arrived)
        self._cells.done.connect(self._on_cells_done)
        self._density.done.connect(self._on_density_done)
        self.judge.curved.connect(self._on_judge_curved)
        self.judge.evaluated.connect(self._on_judge_evaluated)
        self._range_timer.timeout.connect(self._on_range_timer_timeout)
        self._calm_timer.timeout.connect(self._on_calm_timer_timeout)

    # -- the room's contract ----------------------------------------------------------

    def title(self) -> str:
        return self.tr("Explore 2-D")

    @property
    def busy(self) -> bool:
        """Whether a picture or a judgement is under way or about to be asked for."""
        waits = self._range_timer.isActive() or self._calm_timer.isActive()
        return waits or super().busy

    def enter(self) -> None:
        self._active = True
        if self._stale:
            self._show_data()
        self.canvas.setFocus()

    def leave(self) -> None:
        self._active = False

    def run(self) -> None:
        """Estimate the accuracy of the classifier shown, and keep it up to date."""
        self._judging = True
        self._judge()

    def retranslate(self) -> None:
        for part in (
            self.toolbar, self.controls, self.layers, self.query_panel, self.kcurve
        ):  # fmt: skip
            part.retranslate()
        self.state.setText(self.tr("fitting…"))
        self.state.adjustSize()
        title = self.tr("Leave-one-out error by k")
        self.curve_title.setText(f"<b>{title}</b>")
        self._describe()

    # -- showing data -----------------------------------------------------------------

    @property
    def data(self) -> Dataset | None:
        """The data set shown, with the stroke under way."""
        return self.board.data

    def _show_data(self) -> None:
        """Show the current data set from scratch or after an edit."""
        self._stale = False
        session, data = self.context.session, self.data
        another = session.scene.data != self._data_key
        if another:
            self._data_key = session.scene.data
            self._forget()
        if data is None:
            self._describe()
            return
        self.toolbar.set_classes(data.classes, self.board.label)
        self.strip.show_attributes(data, session.scene.x, session.scene.y)
        self._refresh("data")
        if another:
            self.reset_view()

    def _forget(self) -> None:
        self._judging, self._pinned, self.answer = False, False, None
        self.pictures.forget()
        self.judge.forget()
        self.picture, self.curve, self.judgement = {}, {}, {}
        self.regions.clear()
        self.links.clear()
        self.points.errors.clear()
        self.points.margins.clear()
        self.kcurve.show_curve([], [], self.context.session.scene.k)
        self.controls.accuracy.clear()
        self.toolbar.errors.clear()
        self.query_panel.show_answer(None, [], (), "")
        self.board.label = 0

    def _refresh(self, reason: str, started: float | None = None) -> None:
        """Draw what the window can draw at once, then ask for the rest."""
        started = time.perf_counter() if started is None else started
        data = self.data
        if data is None:
            return
        if not self.board.drawing:
            self._scene_to_controls()
        self._make_plane(data)
        self._draw_points(data)
        self._ask_again()
        self._ask_picture(reason, started)
        self._calm_timer.start()

    def _make_plane(self, data: Dataset) -> None:
        scene = self.context.session.scene
        metric, components = scene.metric, None
        learned = self.context.session.metric
        if metric == "kissnn" and learned is not None and learned.data == scene.data:
            components = np.asarray(learned.result["components"], np.float64)
        try:
            space = make_space(
                data, metric, p=scene.p, scale=scene.scale, components=components
            )
            self.plane = space.plane(scene.x, scene.y, self.strip.values)
        except Problem as problem:
            self.plane = None
            self.message("warning", str(problem))
            return
        self.board.base = self._base_row(data)
        self.clear_message()

    def _base_row(self, data: Dataset) -> FloatArray:
        """Return the cells of rows painted now: as the slice says, else typical."""
        base = typical_row(data)
        for name, value in self.strip.values.items():
            base[data.index_of(name)] = value
        return base

    def _draw_points(self, data: Dataset) -> None:
        x, y = self.board.axes
        places = data.X[:, [x, y]]
        self.canvas.positions = places
        if self.board.drawing and self.points.lifted:
            self.points.draw_lifted(places, self._codes(data))
        else:
            far = self._far_rows(data)
            self.points.draw(places, self._codes(data), len(data.classes), far)
            self.points.recolour(data.n_rows)
        self._draw_selection()
        self._describe()

    def _codes(self, data: Dataset) -> npt.NDArray[np.int64]:
        if data.has_nominal_class:
            return data.y
        return np.full(data.n_rows, -1, np.int64)

    def _far_rows(self, data: Dataset) -> npt.NDArray[np.bool_]:
        """Mark the half of the rows that lies farther from the slice."""
        plane = self.plane
        if plane is None or not self.strip.values:
            return np.zeros(data.n_rows, bool)
        columns = plane.space.columns
        width = columns.std(axis=0)
        width[[plane.x, plane.y]] = np.inf
        away = (((columns - plane.base) / np.where(width > 0, width, 1.0)) ** 2).sum(
            axis=1
        )
        return np.asarray(away > np.median(away))

    def _draw_selection(self) -> None:
        rows = sorted(self.context.session.selection)
        rows = [row for row in rows if row < len(self.canvas.positions)]
        self.canvas.selection = frozenset(rows)
        self.points.draw_selection(self.canvas.positions[rows])

    def _scene_to_controls(self) -> None:
        scene, data = self.context.session.scene, self.data
        self.controls.show_scene(scene, 0 if data is None else data.n_rows)
        self.canvas.set_labels(scene.x, scene.y)
        self.kcurve.show_k(scene.k)

    def reset_view(self) -> None:
        """Show all rows, in equal units where that leaves something to see."""
        places = self.canvas.positions
        known = places[~np.isnan(places).any(axis=1)]
        low = known.min(axis=0) if len(known) else np.array([-1.0, -1.0])
        high = known.max(axis=0) if len(known) else np.array([1.0, 1.0])
        size = np.where(high > low, high - low, 1.0)
        factor = np.ones(2)
        if self.plane is not None:
            factor = self.plane.space.factor[[self.plane.x, self.plane.y]]
        ratio = factor[0] / factor[1] if factor.all() else 1.0
        elongation = size[0] * ratio / size[1]
        equal = 1 / _WIDEST_ASPECT <= elongation <= _WIDEST_ASPECT
        self.canvas.view.setAspectLocked(bool(equal), ratio=ratio)
        self.canvas.frame(QRectF(low[0], low[1], size[0], size[1]))
        self.toolbar.set_radius(float(size.min()) / 8)

    # -- regions ------------------------------------------------------------------------

    def _rectangle(self) -> tuple[float, float, float, float]:
        """Return what the regions cover: the view and a tenth more."""
        r = self.canvas.view.viewRect()
        dx, dy = 0.05 * r.width(), 0.05 * r.height()
        return r.left() - dx, r.right() + dx, r.top() - dy, r.bottom() + dy

    def _ask_picture(self, reason: str, started: float | None = None) -> None:
        data, plane = self.data, self.plane
        if data is None or plane is None or not (data.y >= 0).any():
            self.pictures.forget()
            self.regions.clear()
            return
        if not data.has_nominal_class:
            return
        shown = self.layers.shown
        payload: dict[str, Any] = {
            "rectangle": self._rectangle(),
            "y": data.y,
            "n_classes": len(data.classes),
            "layers": tuple(
                name for name in ("boundary", "confidence", "ties") if shown[name]
            ),
        }
        payload |= (
            self._plugin_payload(data) if self.plugin else self._knn_payload(plane)
        )
        if self.plugin and reason not in ("view", "layers"):
            self.regions.set_dimmed(True)
            self.state.setVisible(True)
        self.pictures.ask(self.next_generation(), payload, reason, started)
        if shown["voronoi"]:
            self._ask_cells()
        if shown["density"]:
            self._ask_density()

    def _knn_payload(self, plane: Plane) -> dict[str, Any]:
        scene = self.context.session.scene
        return {"plane": plane.payload(), "k": scene.k, "weights": scene.weights}

    def _plugin_payload(self, data: Dataset) -> dict[str, Any]:
        return {
            "plugin": self.plugin,
            "params": {},
            "scale": self.context.session.scene.scale,
            "axes": self.board.axes,
            "base": self._base_row(data),
            "data": {
                "X": data.X,
                "y": data.y,
                "attributes": [a.describe() for a in data.attributes],
                "class_attribute": data.class_attribute.describe(),
                "name": data.name,
            },
        }

    def _on_pictures_arrived(self, picture: Mapping[str, Any], wanted: Wanted) -> None:
        self.picture = {**picture, "k": wanted.payload.get("k")}
        self.regions.draw(picture, self.layers.shown)
        self.state.hide()
        if not wanted.drawn:
            self.canvas.mark(f"{wanted.reason}: first picture", wanted.started)
        if picture["level"] == 256 and not wanted.fine:
            wanted.fine = True
            self.canvas.mark(f"{wanted.reason}: 256 x 256", wanted.started)

    def _ask_cells(self) -> None:
        plane = self.plane
        if plane is None:
            return
        space = plane.space
        payload: dict[str, Any] = {
            "generation": self.generation,
            "rectangle": self._rectangle(),
        }
        linear = plane.directions().T
        invertible = (
            plane.is_whole and linear.shape == (2, 2) and abs(np.linalg.det(linear)) > 0
        )
        if invertible and space.p == 2 and not space.cosine:
            payload |= {"points": plane.positions, "linear": linear}
        else:
            payload["plane"] = plane.payload()
        self._cells.start("voronoi", payload, lane="interactive")

    def _on_cells_done(self, cells: Mapping[str, Any]) -> None:
        if self.layers.shown["voronoi"]:
            self.regions.draw_voronoi(cells["segments"])

    def _ask_density(self) -> None:
        if self.plane is None or not len(self.plane.space.rows):
            return
        payload = {
            "generation": self.generation,
            "rectangle": self._rectangle(),
            "plane": self.plane.payload(),
            "k": self.context.session.scene.k,
            "kind": self.layers.density.currentData(),
        }
        self._density.start("density", payload, lane="interactive")

    def _on_density_done(self, picture: Mapping[str, Any]) -> None:
        if self.layers.shown["density"]:
            self.regions.draw_density(picture)

    # -- query ----------------------------------------------------------------------------

    def ask(self, x: float, y: float) -> None:
        """Ask at a place of the plane and show the answer."""
        data, plane = self.data, self.plane
        if data is None or plane is None or not data.n_rows:
            return
        scene = self.context.session.scene
        codes = self._codes(data)
        self.answer = questions.ask(
            plane, codes, len(data.classes), (x, y), scene.k, scene.weights
        )
        self._neighbour = -1
        self._draw_query(data, plane, self.answer)

    def _draw_query(
        self, data: Dataset, plane: Plane, answer: questions.Answer
    ) -> None:
        rect = self.canvas.view.viewRect()
        reach = 4 * float(np.hypot(rect.width(), rect.height()))
        ball = questions.ball_outline(plane, answer.place, answer.radius, reach)
        rings = np.empty((0, 2))
        if self.layers.shown["rings"]:
            gap = np.full((1, 2), np.nan)
            parts = [
                questions.ball_outline(
                    plane, answer.place, answer.radius * share, reach
                )
                for share in (0.25, 0.5, 0.75, 1.25, 1.5, 2.0)
            ]
            rings = np.concatenate([np.concatenate([part, gap]) for part in parts])
        found = self.canvas.positions[answer.rows]
        self.links.draw(answer.place, found, ball, rings, self._neighbour)
        labels = self._codes(data)[answer.rows].tolist()
        self.query_panel.show_answer(answer, labels, data.classes, self._foot(answer))

    def _foot(self, answer: questions.Answer) -> str:
        assert self.plane is not None
        scene = self.context.session.scene
        lines = [
            self.tr("radius {0:.4g}   margin {1:.2f}").format(
                answer.radius, answer.margin
            )
        ]
        if not self.plane.space.cosine and answer.radius > 0:
            grown = questions.density(answer, self.plane)
            width = questions.usual_width(self.plane)
            still = questions.parzen(self.plane, answer.place, width)
            text = self.tr("density k/nV {0:.3g}   Parzen {1:.3g}")
            lines.append(text.format(grown, still))
        if answer.tied:
            lines.append(self.tr("tie: the first class in order wins"))
        if len(answer.rows) < scene.k:
            text = self.tr("k = {0} of {1}: there are no more rows")
            lines.append(text.format(len(answer.rows), scene.k))
        return "\n".join(lines)

    def pin(self, x: float, y: float) -> None:
        """Ask at a place and stay there."""
        self._pinned = True
        self.ask(x, y)

    def _ask_again(self) -> None:
        """Repeat the query after the data or the metric changed."""
        if self.answer is not None:
            self.ask(*self.answer.place)

    def choose_neighbour(self, position: int) -> None:
        """Point at one of the neighbours."""
        if self.answer is None or not len(self.answer.rows):
            return
        self._neighbour = position % len(self.answer.rows)
        data, plane = self.data, self.plane
        if data is not None and plane is not None:
            self._draw_query(data, plane, self.answer)
        self.query_panel.choose(self._neighbour)

    def step_neighbour(self, step: int) -> None:
        """Point at the next or the previous neighbour."""
        start = self._neighbour if self._neighbour >= 0 else (-1 if step > 0 else 0)
        self.choose_neighbour(start + step)

    # -- judging --------------------------------------------------------------------------

    def _judge(self) -> None:
        self._calm_timer.stop()
        data, plane = self.data, self.plane
        session = self.context.session
        if data is None or plane is None or not data.has_nominal_class:
            return
        if (data.y >= 0).sum() < 2:
            self._show_accuracy("", ())
            return
        self.judge.judge(self.generation, data, plane.space, session.scene)
        if self.plugin and self._judging:
            info = self.context.catalogue.get(self.plugin)
            title = self.plugin if info is None else info.title
            self.judge.evaluate(
                str(session.folder()), self.plugin, title, session.scene
            )

    def _on_judge_curved(self, curve: Mapping[str, Any]) -> None:
        self.curve = curve
        k = self.context.session.scene.k
        self.kcurve.show_curve(curve["errors"], curve["biased"], k)
        data = self.data
        if data is None or len(curve["predicted"]) != data.n_rows:
            return
        self._draw_margins()
        if self._judging and not self.plugin:
            wrong = (curve["predicted"] != data.y) & (data.y >= 0)
            self._show_errors(wrong, curve["predicted"], curve["n"])
            text = f"{100 * curve['correct'] / curve['n']:.1f} %"
            self._show_accuracy(text, curve["badges"])

    def _on_judge_evaluated(self, result: Mapping[str, Any]) -> None:
        data = self.data
        if data is None or not self.plugin or not self._judging:
            return
        predicted = np.full(data.n_rows, -1, np.int64)
        codes = {name: code for code, name in enumerate(data.classes)}
        for record in result["predictions"]:
            label = record["predicted"]
            predicted[record["row"]] = (
                codes.get(label, label) if label is not None else -1
            )
        wrong = (predicted >= 0) & (predicted != data.y)
        self._show_errors(wrong, predicted, result["n"])
        self._show_accuracy(f"{100 * result['accuracy']:.1f} %", ("CV10",))

    def _show_accuracy(self, text: str, badges: tuple[str, ...]) -> None:
        shown = " ".join([text, *(f"[{badge}]" for badge in badges)]).strip()
        self.controls.accuracy.setText(shown)
        self._describe()
        if text:
            self.context.commands.result_shown.emit(text, " ".join(badges))
            self.context.commands.announced.emit(shown)

    def _show_errors(
        self, wrong: npt.NDArray[np.bool_], predicted: npt.NDArray[np.int64], n: int
    ) -> None:
        data = self.data
        assert data is not None
        places = self.canvas.positions[wrong]
        self.points.draw_errors(places, data.y[wrong], predicted[wrong])
        self.points.errors.setVisible(self.layers.shown["errors"])
        text = self.tr("errors {0} / {1}")
        self.toolbar.errors.setText(text.format(int(wrong.sum()), n))
        rows = np.flatnonzero(wrong).tolist()
        self.judgement = {"right": n - len(rows), "n": n, "wrong": rows}

    def _draw_margins(self) -> None:
        shown = self.layers.shown["margins"]
        margins = self.curve.get("margins", np.empty(0))
        self.points.margins.setVisible(shown)
        if shown and len(margins) == len(self.canvas.positions):
            known = ~np.isnan(margins)
            self.points.draw_margins(self.canvas.positions[known], margins[known])

    def _hide_errors(self) -> None:
        """What was judged is out of date."""
        self.points.errors.clear()
        self.points.margins.clear()

    # -- commands -------------------------------------------------------------------------

    def choose_tool(self, name: str) -> None:
        """Switch to a tool."""
        self.canvas.choose(name)
        self.toolbar.choose(name)
        self._describe()

    def choose_class(self, label: int) -> None:
        """Paint this class from now on."""
        data = self.data
        if data is not None and 0 <= label < len(data.classes):
            self.board.label = label
            self.toolbar.set_classes(data.classes, label)

    def choose_classifier(self, plugin: str) -> None:
        """Draw the regions of a plugin; empty for k-NN under the scene."""
        self.plugin = plugin
        self.controls.choose_classifier(plugin)
        self.controls.accuracy.clear()
        self._hide_errors()
        self._keep_ghost()
        self._ask_picture("classifier")
        self._calm_timer.start()

    def delete_selected(self) -> None:
        """Delete the selected rows, or the one under the query."""
        rows = sorted(self.context.session.selection)
        if not rows and self.answer is not None and len(self.answer.rows):
            rows = [int(self.answer.rows[0])]
        self.board.erase(rows)
        self.board.commit("delete", len(rows))

    def select_all(self) -> None:
        """Select every row."""
        self.context.session.select(range(len(self.canvas.positions)))

    def _keep_ghost(self) -> None:
        if self.layers.shown["ghost"]:
            self.regions.keep_ghost()

    # -- slots ----------------------------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        if not self._active:
            self._stale = True
            return
        self._hide_errors()
        self._show_data()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if "data" in names or not names & _SEEN:
            return
        if not self._active:
            self._stale = True
            return
        data = self.data
        if data is None:
            return
        self._keep_ghost()
        scene = self.context.session.scene
        if names & {"x", "y"}:
            self.strip.show_attributes(data, scene.x, scene.y)
        self._refresh("+".join(sorted(names & _SEEN)))
        if names & {"x", "y", "scale"}:
            self.reset_view()

    def _on_session_selection_changed(self) -> None:
        if self._active:
            self._draw_selection()

    def _on_session_metric_changed(self) -> None:
        if self._active and self.context.session.scene.metric == "kissnn":
            self._refresh("metric")
        elif not self._active:
            self._stale = True

    def _on_board_previewed(self) -> None:
        self._hide_errors()
        with self.latency.measure("edit: points"):
            self._refresh("edit")

    def _on_canvas_queried(self, x: float, y: float, pinned: bool) -> None:
        if self._pinned and not pinned:
            return
        if pinned and self._pinned and self._same_place(x, y):
            self._pinned = False  # a second click on the pin frees the query
            return
        self._pinned = pinned
        with self.latency.measure("query"):
            self.ask(x, y)

    def _same_place(self, x: float, y: float) -> bool:
        return self.answer is not None and self.canvas.is_click(
            self.answer.place, (x, y)
        )

    def _on_canvas_selected(self, rows: list[int], mode: str) -> None:
        self.context.session.select(rows, mode)  # type: ignore[arg-type]

    def _on_canvas_lifted(self, rows: list[int]) -> None:
        self.points.lift(rows)
        data = self.data
        if data is not None:
            places, far = self.canvas.positions, self._far_rows(data)
            self.points.draw(places, self._codes(data), len(data.classes), far)

    def _on_canvas_range_changed(self) -> None:
        if self._active and not self._range_timer.isActive():
            self._range_timer.start()

    def _on_range_timer_timeout(self) -> None:
        self._ask_picture("view")
        self._settle_if_idle()

    def _on_calm_timer_timeout(self) -> None:
        if self.pictures.busy:
            self._calm_timer.start()  # pictures first
            return
        self._judge()
        self._settle_if_idle()

    def _settle_if_idle(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)

    def _on_canvas_menu_requested(self, place: Any) -> None:
        show_menu(self, place)

    def _on_canvas_key_pressed(self, event: QKeyEvent) -> None:
        if KeyBoard(self).handle(event):
            event.accept()

    def _on_toolbar_class_added(self) -> None:
        self.board.add_class()
        if self.data is not None:
            self.choose_class(len(self.data.classes) - 1)

    def _on_toolbar_spray_changed(self, count: int, shape: str, radius: float) -> None:
        spray: Any = self.canvas.tools["spray"]
        spray.count, spray.shape, spray.radius = count, shape, radius
        line: Any = self.canvas.tools["line"]
        line.count = count

    def _on_controls_scene_chosen(self, changes: dict[str, Any]) -> None:
        self.context.session.set_scene(**changes)

    def _on_kcurve_k_chosen(self, k: int) -> None:
        self.context.session.set_scene(k=k)

    def _on_strip_changed(self) -> None:
        self._refresh("slice")

    def _on_layers_changed(self, layer: str, shown: bool) -> None:
        images = {"regions": self.regions.labels, "boundary": self.regions.boundary,
                  "confidence": self.regions.confidence, "ties": self.regions.ties,
                  "voronoi": self.regions.voronoi, "density": self.regions.density,
                  "ghost": self.regions.ghost, "errors": self.points.errors}  # fmt: skip
        if layer in images:
            images[layer].setVisible(shown)
        if layer == "margins":
            self._draw_margins()
        elif layer == "rings":
            self._ask_again()
        elif (
            layer in ("confidence", "ties", "boundary", "voronoi", "density") and shown
        ):
            self._ask_picture("layers")

    def _on_catalogue_changed(self) -> None:
        self.controls.set_classifiers(self.context.catalogue.plugins)

    def _on_theme_changed(self) -> None:
        self.regions.recolour()
        self.links.recolour()
        c = self.context.theme.colours
        self.canvas.outline.setPen(c.accent, width=1)
        self.hint.setStyleSheet(f"color: {c.muted}; font-size: 13pt")
        self.state.setStyleSheet(
            f"background: {c.base}; color: {c.text}; border: 1px solid {c.line};"
            "border-radius: 4px; padding: 2px 8px"
        )
        if self.data is not None and self._active:
            self._draw_points(self.data)

    def _describe(self) -> None:
        """Tell screen readers what is shown, and newcomers what to do."""
        data = self.data
        if data is None:
            self.hint.setText(self.tr("Open a data set, or paint one"))
            self.hint.show()
            return
        self.hint.setText(
            self.tr("click to add points, right-click for the second class")
        )
        self.hint.setVisible(data.n_rows == 0)
        text = self.tr("{0} points, {1} classes, {2}-NN regions. {3}")
        self.canvas.describe(
            self.tr("Plane of {0} and {1}").format(
                self.context.session.scene.x, self.context.session.scene.y
            ),
            text.format(
                data.n_rows, len(data.classes), self.context.session.scene.k,
                self.controls.accuracy.text(),
            ),
        )  # fmt: skip
