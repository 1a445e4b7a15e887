"""The cone of metrics: where M lies in it, why it is projected, and M by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.api import FloatArray
from workbench.core.plane.hand_shaped import Shaping
from workbench.core.plane.metric_cone import (
    block_of,
    matrix_at,
    nearest_metric,
    point_of,
    size_of,
)
from workbench.numerics.metrics.eigen import symmetric_eigen
from workbench.ui.drawing.surface import SurfaceView
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.metric.cone import cone_picture
from workbench.ui.rooms.metric.cone.ball_inset import BallInset
from workbench.ui.rooms.metric.cone.cone_side import ConeSide
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.services.numbers import number

#: Pressed keys and typed numbers have come to rest after so many milliseconds.
REST_MS = 250
#: Where α, β and γ stand in the block.
PLACES = (((0, 0),), ((0, 1), (1, 0)), ((1, 1),))


class ConePage(LabPage):
    """The star is M: dragged, typed, or shaped as the unit ball in the inset."""

    page_id = "cone"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._shaping: Shaping | None = None
        self._built = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._settle)

    # -- widgets, made when first looked at -----------------------------------------

    def build(self) -> Iterator[None]:
        """Make the cone, the ball and what stands beside them."""
        theme = self.context.theme
        self.view = SurfaceView(theme, "metric_cone_view", self)
        self.view.probes["cone"] = self.probe
        self.view.table_source = self._table
        yield
        self.inset = BallInset(theme, self)
        self.side = ConeSide(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 0)
        row.setSpacing(16)
        row.addWidget(self.view, 3)
        row.addWidget(self.inset, 1)
        row.addWidget(self.side)
        self._connect()
        self._built = True
        self.retranslate()

    def _connect(self) -> None:
        self.view.handle_moved.connect(self._on_view_handle_moved)
        self.view.handle_rested.connect(self._settle)
        self.inset.shaped.connect(self._propose)
        self.inset.rested.connect(self._settle)
        self.side.entry_changed.connect(self._on_side_entry_changed)
        self.side.pair_changed.connect(self._on_side_pair_changed)
        self.side.identity.clicked.connect(self._on_identity_clicked)
        self.side.learned.clicked.connect(self._on_learned_clicked)
        self.side.undo.clicked.connect(self._on_undo_clicked)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        self.side.retranslate()
        self.view.setToolTip(
            self.tr(
                "Drag the star to change M (Shift or wheel: nearer and farther; keys: "
                "Shift with arrows, Page Up and Page Down). Drag elsewhere, or use "
                "the arrows, to turn the cone; R: as at first."
            )
        )
        self.inset.setToolTip(
            self.tr(
                "The unit ball: drag its long axis to turn it (left, right), the "
                "short one to stretch it (up, down)."
            )
        )
        self._show()

    # -- data -----------------------------------------------------------------------

    def fill(self) -> None:
        """Draw the metric of the room."""
        picture, learned = self.picture, self.history.learned
        if picture is None or learned is None or picture.X.shape[1] < 2:
            self._shaping = None
        else:
            shaping = self._shaping
            if shaping is None or shaping.learned is not learned.metric:
                pair = self.side.offer(list(learned.result.data.attributes))
                self._shaping = shaping = Shaping(learned.metric, pair)
            shaping.adopt(picture.metric)
        self.view.set_meshes(cone_picture.mantle(self.context.theme))
        self._show()

    def stop(self) -> None:
        """Forget a rest that is due: another room is shown, or other data."""
        self._rest.stop()

    # -- by hand ----------------------------------------------------------------------

    def _on_view_handle_moved(self, place: FloatArray) -> None:
        self._propose(matrix_at(place))

    def _on_side_entry_changed(self, index: int, value: float) -> None:
        if self._shaping is None:
            return
        block = self._shaping.block  # the other fields are rounded
        for place in PLACES[index]:
            block[place] = value
        self._propose(block)
        self._rest.start()

    def _propose(self, block: FloatArray) -> None:
        if self._shaping is None:
            return
        self._shaping.propose(block)
        self.metric_proposed.emit(self._shaping.metric)
        self._show_block(self._shaping)

    def _settle(self) -> None:
        self._rest.stop()
        if self._shaping is not None:
            self._shaping.rest()
            self.metric_rested.emit(self._shaping.metric)
            self._show()

    def _on_identity_clicked(self) -> None:
        if self._shaping is not None:
            self._shaping.become_identity()
            self._settle()

    def _on_learned_clicked(self) -> None:
        if self._shaping is not None:
            self._shaping.become(self._shaping.learned)
            self._settle()

    def _on_undo_clicked(self) -> None:
        if self._shaping is not None and self._shaping.can_undo:
            self._shaping.undo()
            self._settle()

    def _on_side_pair_changed(self, first: int, second: int) -> None:
        if self._shaping is not None:
            self._shaping.choose((first, second))
            self._show()

    # -- what is shown ------------------------------------------------------------------

    def _show(self) -> None:
        if not self._built:
            return
        shaping = self._shaping
        many = shaping is not None and len(shaping.metric) > 2
        self.side.enable(shaping is not None, many)
        self.inset.setEnabled(shaping is not None)
        theme = self.context.theme
        if shaping is None:
            self._fit(0.0)
            self.view.set_items(
                [*cone_picture.axes(theme), cone_picture.identity(theme)]
            )
            self.side.undo.setEnabled(False)
            self.side.verdict.clear()
            text = self.tr("Learn a metric on two or more attributes first.")
            self.side.show_note(text)
            return
        self._show_block(shaping)
        self.side.show_note(self._note(many))

    def _show_block(self, shaping: Shaping) -> None:
        """Draw the star and write the numbers: once for every frame of a drag."""
        theme, block = self.context.theme, shaping.block
        items = [*cone_picture.axes(theme), cone_picture.identity(theme)]
        raw = self._raw(shaping)
        self._fit(cone_picture.lowest(raw))
        if raw is not None:
            items += cone_picture.raw_difference(theme, raw, self._raw_words(raw))
        if shaping.asked is not None:
            items += cone_picture.asked(theme, shaping.asked, block)
        self.view.set_items(items, cone_picture.star(theme, block, "M"))
        self.inset.show_metric(block, self._names())
        verdict = self._verdict(shaping)
        self.side.show_block(block, verdict, shaping.can_undo)
        self.view.describe(self.tr("The cone of metrics"), verdict)
        self.inset.setAccessibleName(self.tr("Unit ball of M"))
        self.inset.setAccessibleDescription(verdict)

    def _fit(self, lowest: float) -> None:
        top = cone_picture.HEIGHT
        middle, half = (top + lowest) / 2, (top - lowest) / 2
        self.view.set_bounds(np.array([0.0, 0.0, middle]), top, half)

    def _raw(self, shaping: Shaping) -> FloatArray | None:
        learned = self.history.learned
        raw = None if learned is None else learned.result.differences.raw
        return None if raw is None else block_of(raw, shaping.pair)

    def _raw_words(self, raw: FloatArray) -> tuple[str, str, str]:
        lowest = float(symmetric_eigen(raw)[0][-1])
        cut = self.tr("{value} cut to 0").format(value=number(lowest))
        return self.tr("raw difference"), self.tr("its projection"), cut

    def _names(self) -> tuple[str, str]:
        if self.picture is None or self._shaping is None:
            return "", ""
        names = self.picture.result.data.attributes
        first, second = self._shaping.pair
        return names[first], names[second]

    def _verdict(self, shaping: Shaping) -> str:
        values = symmetric_eigen(shaping.block)[0]
        tiny = 1e-9 * float(values[0])
        shown = ", ".join(number(float(v) if v > tiny else 0.0) for v in values)
        if shaping.asked is not None:
            lowest = float(symmetric_eigen(shaping.asked)[0][-1])
            text = self.tr("Outside: eigenvalue {value} is cut to 0. M has {values}.")
            return text.format(value=number(lowest), values=shown)
        if values[1] <= tiny:
            text = self.tr("On the edge of the cone. Eigenvalues {values}")
        else:
            text = self.tr("Inside the cone. Eigenvalues {values}")
        return text.format(values=shown)

    def _note(self, many: bool) -> str:
        text = self.tr(
            "Drawn at trace 2, as I: a factor changes no neighbour. Lengths are "
            "Frobenius lengths."
        )
        if many:
            text += " " + self.tr(
                "Only the block of these two attributes; the others are carried along, "
                "so that M stays a metric."
            )
        return text

    # -- for others ---------------------------------------------------------------------

    def _table(self) -> TwinTable:
        headers = (self.tr("matrix"), "α", "β", "γ")
        rows: list[tuple[str, FloatArray]] = [("I", np.eye(2))]
        if self._shaping is not None:
            raw = self._raw(self._shaping)
            if raw is not None and size_of(raw) > 0:
                scaled = raw * (2.0 / size_of(raw))
                rows.append((self.tr("raw difference"), scaled))
                rows.append((self.tr("its projection"), nearest_metric(scaled)))
            rows.append(("M", self._shaping.block))
        names = [name for name, _ in rows]
        entries = np.array([[m[0, 0], m[0, 1], m[1, 1]] for _, m in rows])
        return TwinTable(headers, (names, *entries.T))

    def probe(self) -> dict[str, Any]:
        """Return the block of M, whether it was asked for as it is, its eigenvalues."""
        shaping = self._shaping
        if shaping is None:
            return {"matrix": None}
        values = symmetric_eigen(shaping.block)[0]
        wanted = shaping.block if shaping.asked is None else shaping.asked
        raw = self._raw(shaping)
        return {
            "matrix": shaping.block.tolist(),
            "metric": shaping.metric.tolist(),
            "pair": list(shaping.pair),
            "unit": shaping.unit,
            "star": point_of(shaping.block).tolist(),
            "inside": shaping.asked is None,
            "asked": wanted.tolist(),
            "projected": nearest_metric(wanted).tolist(),
            "eigenvalues": values.tolist(),
            "raw": None if raw is None else raw.tolist(),
            "can_undo": shaping.can_undo,
        }
