"""The two planes together: the same rows, selection, balls and arrows before and after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from workbench.api import FloatArray, IntArray
from workbench.core.plane.impostors import Neighbourhood
from workbench.ui.drawing.framing import ENOUGH
from workbench.ui.drawing.group_signs import repeated_signs
from workbench.ui.drawing.overlays.ball_pair import Ball, BallPair
from workbench.ui.rooms.metric.planes.header import PlaneHeader
from workbench.ui.rooms.metric.planes.picture import KINDS, Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot

translate = QCoreApplication.translate


def _is_lost(points: FloatArray, extent: tuple[FloatArray, FloatArray]) -> bool:
    """Whether rows would be a needle in the extent of the whole way."""
    lowest, highest = extent
    return bool((np.ptp(points, axis=0) < ENOUGH * (highest - lowest)).any())


#: The plane that moves with the morph; the other one stays as it is.
AFTER = slice(1, 2)


class PlanePair:
    """Draws a `Picture` on both planes; the right one at a place t of the morph.

    Parameters
    ----------
    before, after : PlanePlot
    before_header, after_header : PlaneHeader
        Above each plane; their remarks count targets and impostors.
    """

    def __init__(
        self,
        before: PlanePlot,
        after: PlanePlot,
        before_header: PlaneHeader,
        after_header: PlaneHeader,
    ) -> None:
        self._planes = (before, after)
        self._headers = (before_header, after_header)
        self.picture: Picture | None = None
        self.t = 1.0
        self._single: int | None = None
        self._n_classes = 0  # of the rows previewed
        self._radii = dict.fromkeys(KINDS, 0.0)
        self._nearest: IntArray = np.empty(0, np.int64)
        #: Whether the Euclidean ball is drawn beside that of the metric.
        self.with_euclidean = True
        #: Called when what surrounds the selected row was drawn anew.
        self.marked: list[Callable[[], None]] = []
        #: Called with picture (None for none) and t whenever either changed.
        self.followers: list[Callable[[Picture | None, float], None]] = []

    # -- what is shown ------------------------------------------------------------------

    def show(self, picture: Picture, t: float) -> None:
        """Show another metric or another plane of it."""
        self.picture, self._single = picture, None
        self._measure(picture)  # balls and neighbours of before are of other rows
        n_classes = len(picture.result.data.classes)
        for plane in self._planes:
            if plane.in_line_mode:
                plane.leave_line()
            plane.show_rows(picture.before(), picture.y, n_classes)
            plane.name_rows(picture.rows, picture.result.data.classes)
            plane.fit_range(*picture.extent)
        # beyond two attributes variance comes into the plane and leaves it
        points = picture.before()
        if picture.X.shape[1] > 2 or _is_lost(points, picture.extent):
            self._planes[0].fit_range(points.min(axis=0), points.max(axis=0))
        self.move(t)

    def replace(self, picture: Picture, t: float) -> None:
        """Show another metric on the rows that are shown: a frame of a drag."""
        if self.picture is None or self.picture.X is not picture.X:
            self.show(picture, t)
            return
        self.picture = picture
        self._measure(picture)
        self._draw_balls(picture, slice(0, 1))
        self._draw_neighbourhood(picture, slice(0, 1))
        self.move(t)

    def preview(self, points: FloatArray, y: IntArray, n_classes: int) -> None:
        """Show rows on the left plane while nothing is learned."""
        self._planes[0].show_rows(points, y, n_classes)
        self._n_classes = n_classes
        self._headers[0].set_remark(repeated_signs(n_classes))
        self._planes[0].fit_range(points.min(axis=0), points.max(axis=0))

    def clear(self) -> None:
        """Show nothing."""
        self.picture = None
        self._n_classes = 0
        self._single = None
        for plane, header in zip(self._planes, self._headers, strict=True):
            plane.clear_rows()
            plane.overlays.show_pair(None)
            header.set_remark("")
        self._tell_followers()

    def _tell_followers(self) -> None:
        for follow in self.followers:
            follow(self.picture, self.t)

    def move(self, t: float) -> None:
        """Draw the right plane at t: what every frame of the morph does."""
        picture, after = self.picture, self._planes[1]
        self.t = t
        if picture is None:
            return
        if picture.is_line and t >= 1.0:
            after.show_line(picture.line())
        else:
            if after.in_line_mode:
                after.leave_line()
            after.move(picture.at(t))
        self._draw_balls(picture, AFTER)
        self._draw_neighbourhood(picture, AFTER)
        self._tell_followers()

    # -- selection ----------------------------------------------------------------------

    def select(self, rows: IntArray, pair: tuple[int, ...]) -> None:
        """Ring rows (by number), and mark the pair (positions)."""
        picture = self.picture
        if picture is None:
            return
        drawn = np.asarray(picture.rows, np.int64)
        places = np.flatnonzero(np.isin(drawn, rows))
        chosen = places[np.argsort(drawn[places], kind="stable")].tolist()
        self._single = chosen[0] if len(chosen) == 1 else None
        self._measure(picture)
        for plane in self._planes:
            plane.select(chosen, pair)
        self._draw_balls(picture)
        self._draw_neighbourhood(picture)
        for follow in self.marked:
            follow()

    def _measure(self, picture: Picture) -> None:
        """Find the radii of both balls and the neighbours of the one row."""
        self._radii = {kind: self._radius(picture, kind) for kind in KINDS}
        self._nearest = np.empty(0, np.int64)
        if self._single is not None:
            self._nearest = picture.neighbours(self._single)

    def show_euclidean(self, on: bool) -> None:
        """Draw the Euclidean ball, or not."""
        self.with_euclidean = on
        if self.picture is not None:
            self._draw_balls(self.picture)
            self._tell_followers()

    def _radius(self, picture: Picture, kind: str) -> float:
        """Return the radius of a ball: through the k-th neighbour of the one row.

        Without a row the learned ball rests in the middle, in a size to look at.
        """
        if self._single is not None:
            return picture.radius(self._single, kind)
        lowest, highest = picture.extent
        reach = float(np.max(highest - lowest)) / 6
        return picture.resting_radius(reach) if kind == "learned" else 0.0

    def _draw_balls(self, picture: Picture, which: slice = slice(None)) -> None:
        lowest, highest = picture.extent
        longest = 2.0 * float(np.max(highest - lowest))
        both = list(zip(self._planes, (0.0, self.t), strict=True))
        for plane, t in both[which]:
            points = plane.points
            alone = self._single is None
            centre = points.mean(axis=0) if alone else points[self._single]
            balls: dict[str, Ball | None] = dict.fromkeys(KINDS)
            for kind in KINDS:
                hidden = kind == "euclidean" and not self.with_euclidean
                if hidden or plane.in_line_mode or self._radii[kind] <= 0:
                    plane.hide_ball(kind)
                else:
                    ball = picture.ball(kind, self._radii[kind], t, longest)
                    plane.show_ball(kind, ball.outline, centre)
                    balls[kind] = ball
            shown, pair = balls["learned"], None
            if shown is not None:
                gram, radius = picture.gram("learned", t), self._radii["learned"]
                pair = BallPair(
                    centre, radius, gram, shown, balls["euclidean"], self._nearest
                )
            plane.overlays.show_pair(pair)

    def retranslate(self) -> None:
        """Write the remarks above the planes in the current language."""
        if self.picture is not None:
            self._draw_neighbourhood(self.picture)
        else:
            self._headers[0].set_remark(repeated_signs(self._n_classes))

    # -- targets and impostors ------------------------------------------------------------

    def neighbourhoods(self) -> tuple[Neighbourhood, Neighbourhood] | None:
        """Return targets and impostors of the one selected row, before and at t."""
        if self.picture is None or self._single is None:
            return None
        return self.picture.neighbourhoods(self._single, self.t)

    def _draw_neighbourhood(self, picture: Picture, which: slice = slice(None)) -> None:
        both = self.neighbourhoods()
        if both is None:
            for plane in self._planes[which]:
                plane.clear_neighbourhood()
            self._count_all(picture)
            return
        text = translate(
            "PlanePair",
            "row {row}: {pulls} target links, {impostors} impostors, {pushes} impostor pairs",
        )
        parts = list(zip(self._planes, self._headers, both, strict=True))
        for plane, header, here in parts[which]:
            plane.show_neighbourhood(here)
            header.set_remark(
                text.format(
                    row=picture.rows[here.row] + 1,
                    pulls=here.pulls,
                    impostors=len(here.impostors),
                    pushes=here.pushes,
                )
            )

    def _count_all(self, picture: Picture) -> None:
        totals = picture.result.judged.impostors
        text = translate(
            "PlanePair", "all rows: {pulls} target links, {pushes} impostor pairs"
        )
        for header, side, t in zip(
            self._headers, ("before", "after"), (1.0, self.t), strict=True
        ):
            if totals is None or t < 1.0:  # on the way the sums are not known
                header.set_remark("")
                continue
            pushes = getattr(totals, f"pushes_{side}")
            header.set_remark(text.format(pulls=totals.pulls, pushes=pushes))

    # -- probes -----------------------------------------------------------------------------

    def probe_points(self) -> dict[str, Any]:
        """Return the coordinates drawn on both planes."""
        before, after = self._planes
        return {"before": before.probe("points"), "after": after.probe("points")}

    def probe_impostors(self) -> dict[str, Any]:
        """Return pulls and pushes of the one selected row, or of all rows."""
        both = self.neighbourhoods()
        if self.picture is None or both is None:
            totals = (
                None if self.picture is None else self.picture.result.judged.impostors
            )
            return {"row": None, "totals": None if totals is None else asdict(totals)}
        answer: dict[str, Any] = {"row": int(self.picture.rows[both[0].row])}
        for name, here in zip(("before", "after"), both, strict=True):
            answer[name] = {
                "targets": here.targets.tolist(),
                "impostors": here.impostors.tolist(),
                "pulls": here.pulls,
                "pushes": here.pushes,
                "perimeter": here.perimeter,
            }
        return answer
