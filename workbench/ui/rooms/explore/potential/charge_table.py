"""The charges as a table in which all of them can be set."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject

from workbench.api.data import FloatArray
from workbench.api.problems import Problem
from workbench.core.plane.charge_plane import ChargePlane
from workbench.ui.drawing.group_signs import sign_text
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.message_words import message_words
from workbench.ui.services.numbers import locale, number
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

#: The largest charge that can be set by hand.
MOST = 9999
_DIGITS = 4


class ChargeTable(QObject):
    """The model of the table: row, class, charge, radius and place of each charge.

    Parameters
    ----------
    theme : Theme
    tell : callable
        Takes what is wrong with a text that was typed, in one line.
    changed : callable
        Is called after a cell was written.
    """

    def __init__(
        self,
        theme: Theme,
        tell: Callable[[str], object],
        changed: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._theme, self._tell, self._changed = theme, tell, changed
        self.plane: ChargePlane | None = None
        self._numbers: tuple[int, ...] = ()  # of the rows in the data set
        self._classes: tuple[str, ...] = ()
        self._factor: FloatArray = np.ones(2)
        self.axes = ("x", "y")
        self.model: TableModel[int] = TableModel(self._columns(), self)

    def _columns(self) -> tuple[Column[int], ...]:
        def axis(j: int) -> Column[int]:
            return Column(
                lambda: self.axes[j], lambda i: number(self.place(i)[j], _DIGITS), RIGHT,
                about=lambda: self.tr("Where the charge is; the row itself stays"),
                write=lambda i, text: self._write(self._set_place, i, text, j),
            )  # fmt: skip

        return (
            Column(lambda: self.tr("Row"), lambda i: str(self._numbers[i] + 1), RIGHT),
            Column(lambda: self.tr("Class"), self._class),
            Column(
                lambda: self.tr("Charge"), lambda i: str(self._held.charges[i]), RIGHT,
                about=lambda: self.tr("γ: how often the row was not won by its class"),
                bold=lambda i: bool(self._held.charges[i]),
                write=lambda i, text: self._write(self._set_charge, i, text),
            ),
            Column(
                lambda: self.tr("Radius"), self._radius, RIGHT,
                about=lambda: self.tr(
                    "h: how far the charge acts; leave it empty for the shared one"
                ),
                bold=lambda i: not np.isnan(self._held.own_widths[i]),
                write=lambda i, text: self._write(self._set_radius, i, text),
            ),
            axis(0),
            axis(1),
        )  # fmt: skip

    # -- what is shown ----------------------------------------------------------

    @property
    def _held(self) -> ChargePlane:
        assert self.plane is not None
        return self.plane

    def show_plane(
        self,
        plane: ChargePlane | None,
        numbers: tuple[int, ...],
        classes: tuple[str, ...],
        factor: FloatArray,
    ) -> None:
        """Take other rows; `show` lists them."""
        self.model.reset(())
        self.plane, self._numbers = plane, numbers
        self._classes, self._factor = classes, factor

    def show(self, charged_only: bool) -> None:
        """List all rows, or those with a charge."""
        plane = self.plane
        if plane is None:
            self.model.reset(())
        elif charged_only:
            self.model.show(np.flatnonzero(plane.charges).tolist())
        else:
            self.model.show(range(plane.n_rows))

    def place(self, i: int) -> tuple[float, float]:
        """Return where a charge is, in the units of the axes."""
        x, y = (self._held.places[i] / self._factor).tolist()
        return x, y

    def _class(self, i: int) -> str:
        code = int(self._held.codes[i])
        return f"{sign_text(self._theme, code)} {self._classes[code]}"

    def _radius(self, i: int) -> str:
        return number(self._held.widths[i], _DIGITS)

    def twin(self) -> TwinTable:
        """Return all rows, the charged ones among them, as plain columns."""
        plane = self.plane
        headers = (
            self.tr("Row"), self.tr("Class"), self.tr("Charge"), self.tr("Radius"),
            *self.axes,
        )  # fmt: skip
        if plane is None:
            return TwinTable(headers, ([],) * len(headers))
        places = plane.places / self._factor
        return TwinTable(
            headers,
            (
                np.array(self._numbers) + 1,
                [self._classes[code] for code in plane.codes.tolist()],
                plane.charges, plane.widths, places[:, 0], places[:, 1],
            ),
        )  # fmt: skip

    # -- what is typed ----------------------------------------------------------

    def _write(
        self, set_it: Callable[..., None], i: int, text: str, *which: int
    ) -> None:
        try:
            set_it(i, text.strip(), *which)
        except Problem as problem:
            self._tell(message_words(problem))
        else:
            self._changed()

    def _set_charge(self, i: int, text: str) -> None:
        if not (text.isascii() and text.isdigit() and int(text) <= MOST):
            raise Problem(
                self.tr("charge {text!r}").format(text=text),
                expected=self.tr("a whole number from 0 to {most}").format(most=MOST),
            )
        self._held.set_charge(i, int(text))

    def _set_radius(self, i: int, text: str) -> None:
        width = _number(text) if text else np.nan
        if width is None or width <= 0:
            raise Problem(
                self.tr("radius {text!r}").format(text=text),
                expected=self.tr("a number above 0, or nothing for the shared radius"),
            )
        self._held.set_own_width(i, width)

    def _set_place(self, i: int, text: str, j: int) -> None:
        value = _number(text)
        if value is None:
            raise Problem(
                f"{self.axes[j]} {text!r}", expected=self.tr("a finite number")
            )
        place = self._held.places[i].copy()
        place[j] = value * self._factor[j]
        self._held.move(i, place)


def _number(text: str) -> float | None:
    """Read a number as the locale writes it, or with a point; None if it is none."""
    value, known = locale().toDouble(text)
    if not known:
        try:
            value = float(text)
        except ValueError:
            return None
    return float(value) if np.isfinite(value) else None
