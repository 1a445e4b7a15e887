"""The frame of a plot of rows: equal units on both axes, or each axis fitted."""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from workbench.core.session.session import Session

#: Equal units are kept where the rows use this share of the narrower side.
ENOUGH = 0.4
#: Pictures end so much beyond the rows, as a share of their extent on each side.
BEYOND = 0.25
_PADDING = 0.06
#: Of a picture beyond the view, both sides together: it need not be drawn at every step.
_MARGIN = 0.1
_FLAT = 1e-6  # thinner than this is no extent that could be fitted


def share_used(
    extent: tuple[float, float], plot: tuple[float, float], ratio: float = 1.0
) -> float:
    """Return the share of a plot that rows use in equal units, from 0 to 1.

    Parameters
    ----------
    extent : (float, float)
        Width and height of what is shown, each in the units of its axis.
    plot : (float, float)
        Width and height in pixels.
    ratio : float
        How many units of y are as long as one of x.
    """
    elongation = extent[0] * ratio / extent[1]
    shape = plot[0] / plot[1]
    return min(elongation / shape, shape / elongation)


class Framing(QObject):
    """Decides how a view shows all rows, anew whenever rows or plot have another size.

    Attributes
    ----------
    units : str
        One of `workbench.core.session.scene.UNITS`.
    equal : bool
        Whether one unit is as long on both axes now.
    extent : QRectF
        What was framed last.

    Signals
    -------
    changed()
        `equal` is another.
    """

    changed = Signal()

    def __init__(self, view: pg.ViewBox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.units, self.equal = "auto", True
        self.extent = QRectF(-1, -1, 2, 2)
        self._ratio = 1.0
        self._target = QRectF()
        self._linked: list[Framing] = []
        self._suspended = False
        view.setAspectLocked(True)
        view.sigResized.connect(self._on_view_resized)

    def link(self, other: Framing) -> None:
        """Have equal units in both views or in none: they are compared."""
        self._linked.append(other)
        other._linked.append(self)

    def show(
        self, extent: QRectF, ratio: float = 1.0, padding: float = _PADDING
    ) -> None:
        """Show a rectangle with a margin; one unit of x is `ratio` units of y long."""
        self.extent, self._ratio = extent, ratio
        self._suspended = False
        self._lock(self._wanted())
        self._view.setRange(extent, padding=padding)
        self._target = self._view.targetRect()
        for other in self._linked:
            other.decide()

    def set_units(self, units: str) -> None:
        """Take another choice; what is zoomed to stays."""
        if units != self.units:
            self.units = units
            self.decide()

    def suspend(self) -> None:
        """Let the axes alone until `show`: they have nothing in common."""
        self._suspended = True
        self._view.setAspectLocked(False)

    def decide(self) -> None:
        """Choose equal units or fitted axes again."""
        if not self._suspended:
            self._lock(self._wanted())

    def reach(self) -> QRectF:
        """Return the rectangle beyond which pictures would only be guesses."""
        return self.reach_of(self.extent)

    def reach_of(self, extent: QRectF) -> QRectF:
        """Return the surroundings of rows: `BEYOND` on each side, and all of a whole view.

        Where units are equal the view of all rows is wider or higher than they are, and a
        picture that ended before its edge would look unfinished. Where rows are a line in
        such a view (`keeps`), the cells of the picture are better spent near them.
        """
        reach = grown(extent)
        room = self._view.width(), self._view.height()
        if not (self.equal and self.keeps) or min(room) <= 0:
            return reach
        unit = max(extent.width() * self._ratio / room[0], extent.height() / room[1])
        unit *= 1 + 2 * _PADDING + _MARGIN
        whole = QRectF(0, 0, room[0] * unit / self._ratio, room[1] * unit)
        whole.moveCenter(extent.center())
        return reach.united(whole)

    @property
    def keeps(self) -> bool:
        """Whether equal units leave enough to see here."""
        width, height = self.extent.width(), self.extent.height()
        room = self._view.width(), self._view.height()
        flat = min(width * self._ratio, height) <= _FLAT * max(
            width * self._ratio, height
        )
        if self._suspended or flat or min(room) <= 0:
            return True
        return share_used((width, height), room, self._ratio) >= ENOUGH

    def _wanted(self) -> bool:
        if self.units != "auto":
            return self.units == "equal"
        return all(framing.keeps for framing in (self, *self._linked))

    def _lock(self, equal: bool) -> None:
        self._view.setAspectLocked(equal, ratio=self._ratio)
        if equal != self.equal:
            self.equal = equal
            self.changed.emit()

    def _on_view_resized(self) -> None:
        # who zoomed in keeps what is seen
        if self._view.targetRect() == self._target:
            self.decide()
            for other in self._linked:
                other.decide()


def grown(extent: QRectF) -> QRectF:
    """Return a rectangle with `BEYOND` of its size more on each side."""
    dx, dy = BEYOND * extent.width(), BEYOND * extent.height()
    return extent.adjusted(-dx, -dy, dx, dy)


def within(wanted: QRectF, reach: QRectF) -> QRectF:
    """Return the part of a wanted rectangle within reach, or all that is in reach."""
    both = wanted.intersected(reach)
    return both if both.width() > 0 and both.height() > 0 else reach


class UnitsCheck(QCheckBox):
    """Shows whether units are equal, and lets people choose: for all rooms, by the scene."""

    def __init__(
        self, session: Session, name: str, *framings: Framing, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._session, self._framings = session, framings
        for framing in framings:
            framing.changed.connect(self._show_state)
        session.scene_changed.connect(self._on_session_scene_changed)
        self.clicked.connect(self._on_clicked)
        self._follow()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setText(self.tr("equal units"))
        self.setToolTip(
            self.tr(
                "One unit is as long on both axes, so that distances look as they are. "
                "Without a choice only where the rows still fill {} % of the plot; "
                "else each axis fits its attribute."
            ).format(round(100 * ENOUGH))
        )

    def probe(self) -> dict[str, Any]:
        """Tell what is chosen, and whether units are equal now."""
        return {"units": self._session.scene.units, "equal": self.isChecked()}

    def _follow(self) -> None:
        for framing in self._framings:
            framing.set_units(self._session.scene.units)
        self._show_state()

    def _show_state(self) -> None:
        self.setChecked(all(framing.equal for framing in self._framings))

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if "units" in names:
            self._follow()

    def _on_clicked(self, equal: bool) -> None:
        self._session.set_scene(units="equal" if equal else "fit")
        self._show_state()
