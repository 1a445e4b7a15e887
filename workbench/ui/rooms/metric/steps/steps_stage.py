"""Drawings of the step-by-step page: code, three planes or an equation, flights."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray
from workbench.core.plane.kissnn_steps import Kind, KissnnSteps, Phase, Step
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.steps.steps_board import MatrixBoard
from workbench.ui.rooms.metric.steps.steps_code import PseudoView
from workbench.ui.rooms.metric.steps.steps_plots import FlyingArrows, RowPlane, SetPlane

translate = QCoreApplication.translate
#: So many differences are drawn of each set; more would not be told apart.
MOST_DOTS = 1200


class StepStage:
    """What is drawn of a step: code, planes or matrices, and what flies.

    Parameters
    ----------
    page : LabPage
        Whose children the widgets are; it lays out `code` and `layout`.
    plane : RowPlane
        Of a row and its neighbours.
    sets : dict of SetPlane
        Of S and D.
    """

    def __init__(
        self, page: LabPage, plane: RowPlane, sets: dict[Kind, SetPlane]
    ) -> None:
        theme = page.context.theme
        self._page = page
        self._picture: Picture | None = None
        self.code = PseudoView(theme, page)
        self.plane, self.sets = plane, sets
        self.board = MatrixBoard(theme, "metric_steps_view", page)
        self.titles = {name: QLabel(page) for name in ("row", "S", "D")}
        self.flight = FlyingArrows(page)
        self._pages = QStackedWidget(page)
        self._pages.addWidget(self.plane)
        self._pages.addWidget(self.board)
        self._columns = {
            name: self._column(name, widget)
            for name, widget in (
                ("row", self._pages), ("S", self.sets["S"]), ("D", self.sets["D"]),
            )
        }  # fmt: skip
        self.layout = QHBoxLayout()
        self.layout.setSpacing(8)
        for column in self._columns.values():
            self.layout.addWidget(column, 1)

    def _column(self, name: str, widget: QWidget) -> QWidget:
        column = QWidget(self._page)
        # equally wide, whatever is inside: an arrow is as long in each
        column.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        self.titles[name].setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        inside.addWidget(self.titles[name])
        inside.addWidget(widget, 1)
        return column

    def retranslate(self) -> None:
        """Set the texts that stay."""
        self.code.retranslate()
        self.board.setAccessibleName(translate("StepStage", "Matrices of this step"))

    def tell(self, picture: Picture, step: Step, remark: str) -> None:
        """Write what stands above the planes."""
        across, up = picture.axis_names()
        shown = f"{across}, {up}" if up else across
        if picture.view == "directions":
            shown = translate("StepStage", "eigen-directions of M")
        texts = {
            "row": translate("StepStage", "Row xᵢ ({shown})").format(shown=shown),
            "S": translate("StepStage", "S: {n} same class").format(n=step.n_same),
            "D": translate("StepStage", "D: {n} other class").format(n=step.n_other),
        }
        if step.row < 0 and step.phase != Phase.EMPTY:
            texts["row"] = translate("StepStage", "Matrices")
        for name, text in texts.items():
            self.titles[name].setText(text)
            self.titles[name].setToolTip(text)
        self.plane.describe(texts["row"], remark)
        for kind, plane in self.sets.items():
            plane.describe(texts[kind], remark)

    # -- drawing ------------------------------------------------------------------

    def show_rows(self, picture: Picture | None) -> None:
        """Take another picture, or none."""
        self._picture = picture
        for column in self._columns.values():
            column.setVisible(picture is not None)
        if picture is not None:
            classes = len(picture.result.data.classes)
            self.plane.show_rows(picture.before(), picture.y, classes)

    def show_step(self, steps: KissnnSteps, step: Step, reach: FloatArray) -> None:
        """Draw planes as they are after a step."""
        if self._picture is None:
            return
        loop = step.row >= 0 or step.phase == Phase.EMPTY
        self._pages.setCurrentWidget(self.plane if loop else self.board)
        for kind in self.sets:
            self._columns[kind].setVisible(step.phase <= Phase.SIGMA_D)
        if loop:
            self._show_row(steps, step, reach)
        for plane in self.sets.values():
            plane.frame(np.zeros(2), reach)
        self.show_sets(steps, step)

    def show_sets(self, steps: KissnnSteps, step: Step) -> None:
        """Draw S and D as they are after a step."""
        for kind, plane in self.sets.items():
            plane.show_set(*self.differences(steps, step, kind))
            seen = Phase.SIGMA_S if kind == "S" else Phase.SIGMA_D
            plane.show_ellipse(self._sigma(steps, kind) if step.phase >= seen else None)

    def _show_row(self, steps: KissnnSteps, step: Step, reach: FloatArray) -> None:
        nobody = np.empty(0, np.int64)
        points = self.plane.points
        centre = points[step.row] if step.row >= 0 else points.mean(axis=0)
        whole = np.maximum(np.ptp(points, axis=0) / 1.8, reach)
        self.plane.frame(centre, reach if step.row >= 0 else whole)
        same = other = nobody
        if step.phase in (Phase.SAME, Phase.ADD_SAME):
            same = steps.neighbours("S", step.row)
        if step.phase in (Phase.OTHER, Phase.ADD_OTHER):
            other = steps.neighbours("D", step.row)
        self.plane.show_row(step.row, same, other)

    def differences(
        self, steps: KissnnSteps, step: Step, kind: Kind
    ) -> tuple[FloatArray, FloatArray]:
        """Return what a set held before the present row, and what this row adds."""
        count = step.n_same if kind == "S" else step.n_other
        adds = Phase.ADD_SAME if kind == "S" else Phase.ADD_OTHER
        points = self.plane.points
        fresh = np.empty((0, 2))
        if step.row >= 0 and step.phase >= adds:
            fresh = points[steps.neighbours(kind, step.row)] - points[step.row]
        total = steps[-1].n_same if kind == "S" else steps[-1].n_other
        every = max(1, -(-total // MOST_DOTS))
        i, j = steps.pairs(kind, count - len(fresh), every)
        return points[j] - points[i], fresh

    def _sigma(self, steps: KissnnSteps, kind: Kind) -> FloatArray | None:
        if self._picture is None:
            return None
        sigma = steps.algebra.sigma_s if kind == "S" else steps.algebra.sigma_d
        return np.asarray(self._picture.basis.T @ sigma @ self._picture.basis)

    # -- movement -----------------------------------------------------------------

    def fly(self, steps: KissnnSteps, step: Step, milliseconds: int) -> None:
        """Let differences fly into their set, or an ellipse grow."""
        page, nothing = self._page, np.empty((0, 2))
        kinds: dict[Phase, Kind] = {Phase.ADD_SAME: "S", Phase.ADD_OTHER: "D"}
        if step.phase in (Phase.SIGMA_S, Phase.SIGMA_D):
            empty = np.empty((0, 2, 2))
            self.flight.start(
                empty, empty, page.context.theme.colours.text, milliseconds
            )
            self.grow(steps, step)
            return
        kind = kinds.get(step.phase)
        if kind is None:
            return
        plane, points = self.sets[kind], self.plane.points
        gathered, fresh = self.differences(steps, step, kind)
        plane.show_set(gathered, nothing)  # until they land
        hub, origin = points[step.row], np.zeros(2)
        start = [
            (self.plane.place(hub, page), self.plane.place(hub + v, page))
            for v in fresh
        ]
        end = [(plane.place(origin, page), plane.place(v, page)) for v in fresh]
        self.flight.start(
            np.array(start).reshape(-1, 2, 2), np.array(end).reshape(-1, 2, 2),
            plane.colour, milliseconds,
        )  # fmt: skip

    def grow(self, steps: KissnnSteps, step: Step) -> None:
        """Draw the ellipse that grows, if one does."""
        kinds: dict[Phase, Kind] = {Phase.SIGMA_S: "S", Phase.SIGMA_D: "D"}
        kind = kinds.get(step.phase)
        if kind is not None:
            share = max(self.flight.share, 1e-3)
            self.sets[kind].show_ellipse(self._sigma(steps, kind), share)
