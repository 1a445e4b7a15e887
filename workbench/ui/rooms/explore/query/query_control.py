"""The query of the plane: where it stands, what it found, how that is shown."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Slot

from workbench.api import Dataset
from workbench.core.plane.space import Plane
from workbench.numerics.kernels import usual_width
from workbench.ui.drawing.overlays.ball_pair import Ball, BallPair
from workbench.ui.panels.precedent_sentence import flip_sentence
from workbench.ui.rooms.explore.panels import QueryPanel
from workbench.ui.rooms.explore.query import balls, query
from workbench.ui.rooms.explore.query.microscope import mean_reach, microscope
from workbench.ui.rooms.explore.query.precedent_cards import make_cards
from workbench.ui.rooms.explore.query.query_layer import QueryLayer
from workbench.ui.rooms.explore.shared_state import PlaneState
from workbench.ui.services.numbers import locale, number

FloatArray = npt.NDArray[np.float64]

_RINGS = (0.25, 0.5, 0.75, 1.25, 1.5, 2.0)  # in radii of the ball
#: A pointer so many pixels from a row means it; whoever moves by pixels must get away.
_POINTED, _HIT = 6.0, 0.5


class QueryControl(QObject):
    """Follows the pointer or stays pinned; draws links and ball, fills the panel.

    On a row it asks about that row, which then has no vote: as in leave-one-out.
    """

    def __init__(
        self,
        stage: PlaneState,
        layer: QueryLayer,
        panel: QueryPanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage, self._layer, self._panel = stage, layer, panel
        self.answer: query.Answer | None = None
        self.holding: list[int] = []  # rows without which the vote is another
        self.pair: BallPair | None = None
        self._euclidean: tuple[Plane, Plane | None] | None = None
        self._reach: tuple[Plane, int, float] | None = None  # `mean_reach`, kept
        self._neighbour = -1
        stage.canvas.queried.connect(self._on_canvas_queried)
        stage.canvas.query_freed.connect(self._on_canvas_query_freed)
        panel.row_chosen.connect(self.choose_neighbour)
        panel.cards_wanted.connect(self.draw)
        panel.schemes_wanted.connect(self.draw)

    @property
    def pinned(self) -> bool:
        """Whether the query stays where it is, whatever the pointer does."""
        return self._stage.canvas.pinned

    @pinned.setter
    def pinned(self, pinned: bool) -> None:
        self._stage.canvas.pinned = pinned

    def ask(self, x: float, y: float, reach: float = _HIT) -> None:
        """Ask at a place of the plane, or about the row within reach, in pixels."""
        stage, data, plane = self._stage, self._stage.data, self._stage.plane
        if data is None or plane is None or not data.n_rows:
            self.forget()
            return
        scene = stage.scene
        near = stage.canvas.rows_near((x, y), reach)
        row = near[0] if near else -1
        if row >= 0:
            x, y = stage.canvas.positions[row].tolist()
        self.answer = query.ask(
            plane, stage.codes(data), len(data.classes), (x, y), scene.k,
            scene.weights, row,
        )  # fmt: skip
        self._neighbour = -1
        self.draw()

    def ask_again(self) -> None:
        """Repeat the query after the data or the metric changed."""
        if self.answer is not None:
            self.ask(*self.answer.place)

    def pin(self, x: float, y: float) -> None:
        """Ask at a place and stay there."""
        self.pinned = True
        self.ask(x, y)

    def free(self) -> bool:
        """Let the query follow the pointer again; False if it did already."""
        pinned, self.pinned = self.pinned, False
        if pinned:
            self.draw()
        return pinned

    def forget(self) -> None:
        """Show no query."""
        self.answer, self.pinned, self.pair = None, False, None
        self._layer.clear()
        self._stage.canvas.overlays.show_pair(None)
        self._panel.show_answer(None, [], (), "")

    def choose_neighbour(self, position: int) -> None:
        """Point at one of the neighbours."""
        if self.answer is None or not len(self.answer.rows):
            return
        self._neighbour = position % len(self.answer.rows)
        self.draw()
        self._panel.choose(self._neighbour)

    def step(self, step: int) -> None:
        """Point at the next or the previous neighbour."""
        start = self._neighbour if self._neighbour >= 0 else (-1 if step > 0 else 0)
        self.choose_neighbour(start + step)

    def draw(self) -> None:
        """Show the present answer."""
        stage, answer = self._stage, self.answer
        data, plane = stage.data, stage.plane
        if answer is None or data is None or plane is None:
            return
        rect = stage.canvas.view.viewRect()
        reach = 4 * float(np.hypot(rect.width(), rect.height()))
        ball = balls.ball_of(plane, answer.place, answer.radius, reach)
        ghost = self._ghost(plane, answer, reach)
        rings = np.empty((0, 2))
        if stage.shown["rings"]:
            gap = np.full((1, 2), np.nan)
            radii = [answer.radius * share for share in _RINGS]
            parts = [query.ball_outline(plane, answer.place, r, reach) for r in radii]
            rings = np.concatenate([np.concatenate([part, gap]) for part in parts])
        found = stage.canvas.positions[answer.rows]
        here, nowhere = np.asarray(answer.place), np.empty((0, 2))
        around = nowhere if ghost is None else here + ghost.outline
        self._layer.draw(
            answer.place, found, here + ball.outline, rings, around,
            self._neighbour, self.pinned,
        )  # fmt: skip
        self.pair = balls.pair_of(plane, answer, ball, ghost)
        stage.canvas.overlays.show_pair(self.pair, self.pinned)
        labels = stage.codes(data)[answer.rows].tolist()
        self._panel.show_answer(answer, labels, data.classes, self._foot(answer))
        if self._panel.shows_cards:
            on_row = answer.row >= 0
            cell = data.X[answer.row] if on_row else stage.cell(data, answer.place)
            self._panel.show_cards(make_cards(data, answer, cell))
        self._show_schemes(data, plane, answer, reach)

    def _show_schemes(
        self, data: Dataset, plane: Plane, answer: query.Answer, reach: float
    ) -> None:
        """Show the votes under every scheme, and the window that stays, where wanted."""
        view = self._panel.shown_schemes
        window = np.empty((0, 2))
        if view is not None and data.has_nominal_class:
            k = len(answer.rows)
            kept = self._reach
            if kept is None or kept[0] is not plane or kept[1] != k:
                kept = self._reach = plane, k, mean_reach(plane, k) if k else 0.0
            usual = kept[2]
            with self._stage.latency.measure("microscope"):
                radius = view.radius.value() or usual
                found = microscope(
                    plane, data.y, len(data.classes), answer, usual, radius
                )
                view.show_schemes(data.classes, found, k, answer.radius)
            window = query.ball_outline(plane, answer.place, radius, reach)
        self._layer.draw_window(window)

    def schemes_probe(self) -> dict[str, Any]:
        """Return the votes under every scheme; empty where they are not shown."""
        view = self._panel.shown_schemes
        return {} if view is None else dict(view.probe())

    def _ghost(self, plane: Plane, answer: query.Answer, reach: float) -> Ball | None:
        """Return the Euclidean ball through the k-th Euclidean neighbour, if wanted."""
        if not self._stage.shown["euclidean"]:
            return None
        if self._euclidean is None or self._euclidean[0] is not plane:
            self._euclidean = plane, balls.euclidean_plane(plane)
        other = self._euclidean[1]
        if other is None:
            return None
        radius = balls.kth_distance(other, answer)
        return balls.ball_of(other, answer.place, radius, reach)

    def _foot(self, answer: query.Answer) -> str:
        lines = self._what_is_asked(answer) + self._what_changes(answer)
        if not self._panel.shows_cards:  # cards need the room
            lines += self._ball(answer)
        return "\n".join(lines + self._remarks(answer))

    def _what_is_asked(self, answer: query.Answer) -> list[str]:
        lines = []
        if self.pinned:
            lines.append(self.tr("pinned: a click or Esc frees it"))
        if answer.row >= 0:
            text = self.tr("row {0} itself is left out, as in leave-one-out")
            lines.append(text.format(answer.row + 1))
        return lines

    def _ball(self, answer: query.Answer) -> list[str]:
        plane = self._stage.plane
        assert plane is not None
        text = self.tr("radius {0}   margin {1}")
        margin = locale().toString(float(answer.margin), "f", 2)
        lines = [text.format(number(answer.radius, 4), margin)]
        if plane.space.cosine or answer.radius <= 0:
            return lines
        if plane.is_whole:
            grown = query.density(answer, plane)
            width = usual_width(plane.space.rows)
            still = query.parzen(answer, plane, width)
            text = self.tr("density k/nV {0}   Parzen {1}")
            lines.append(text.format(number(grown), number(still)))
        else:  # densities of many attributes say nothing, and a plane shows a cut
            assert self._stage.data is not None
            others = query.crowd(answer, plane, self._stage.canvas.positions)
            text = self.tr(
                "the outline cuts a ball in {0} attributes: {1} other rows within it "
                "are farther off in the rest"
            )
            lines.append(text.format(self._stage.data.n_attributes, others))
        return lines

    def _remarks(self, answer: query.Answer) -> list[str]:
        stage, lines = self._stage, []
        if answer.tied:
            lines.append(self.tr("tie: the first class in order wins"))
        if stage.axes is not None and stage.data is not None:
            text = self.tr("neighbours among all {0} attributes, not in the plane")
            lines.append(text.format(stage.data.n_attributes))
        if stage.plugin:
            info = stage.context.catalogue.get(stage.plugin)
            title = stage.plugin if info is None else info.title
            lines.append(self.tr("votes of k-NN; the colours are {0}").format(title))
        if len(answer.rows) < stage.scene.k:
            text = self.tr("k = {0} of {1}: there are no more rows")
            lines.append(text.format(len(answer.rows), stage.scene.k))
        return lines

    def _what_changes(self, answer: query.Answer) -> list[str]:
        """Say which rows hold the vote, or that it is firm."""
        stage, data = self._stage, self._stage.data
        if data is None or not data.has_nominal_class or answer.winner < 0:
            return []
        y, scheme, n = stage.codes(data), stage.scene.weights, len(data.classes)
        found = query.what_changes(answer, y, n, scheme)
        if found is not None:
            winner, rows = found
            self.holding = rows
            sentence = flip_sentence(rows, data.classes[winner])
            return [sentence, *self._who_follows(answer, rows)]
        self.holding = []
        spare = len(answer.near) - len(answer.rows)
        if not spare or scheme == "rank" or (y[answer.near] < 0).any():
            return []  # nobody tried all ways
        return [self.tr("The vote stands without any %n row(s).", "", spare)]

    def _who_follows(self, answer: query.Answer, rows: list[int]) -> list[str]:
        """Name the rows that the list does not show: they follow those taken away."""
        hidden = sorted(set(rows) - set(answer.rows.tolist()))
        if not hidden:
            return []
        numbers = ", ".join(str(row + 1) for row in hidden)
        text = self.tr("Not in the list, but next in line: {rows}.")
        return [text.format(rows=numbers)]

    @Slot(float, float, bool)
    def _on_canvas_queried(self, x: float, y: float, pinned: bool) -> None:
        if self.pinned and not pinned:
            return
        self.pinned = pinned
        with self._stage.latency.measure("query"):
            self.ask(x, y, _POINTED)

    @Slot(float, float)
    def _on_canvas_query_freed(self, x: float, y: float) -> None:
        self.free()
        self.ask(x, y, _POINTED)
