"""The two planes of the race: all rows, and those that a method keeps."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.race_pictures import RacePlane, RaceRegions
from workbench.ui.layouts import nest
from workbench.ui.rooms.prototypes.race.region_plot import RegionPlot
from workbench.ui.rooms.prototypes.race.runner import Runner
from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import ReservedLines
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import set_tone

translate = QCoreApplication.translate
#: Classes that a picture tells apart, as in the fine regions.
_LABELS = 248
#: Of what is said above a plane.
_LINES = 3


class RacePlanes(QWidget):
    """All rows with their regions, beside those that are kept with theirs.

    Attributes
    ----------
    before, after : RegionPlot
    before_label, after_label : QLabel
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = RegionPlot(theme, "proto_before_plot")
        self.after = RegionPlot(theme, "proto_after_plot")
        self.before_label = named(QLabel(), "proto_before_label")
        self.after_label = named(QLabel(), "proto_after_label")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for label, plot in (
            (self.before_label, self.before), (self.after_label, self.after),
        ):  # fmt: skip
            label.setWordWrap(True)
            label.setAlignment(
                Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
            )
            ReservedLines(label, _LINES)
            set_tone(label, "muted")
            plot.setMinimumHeight(90)
            # it takes what is left: its own wish would make the room scroll
            plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            side = QVBoxLayout()
            side.setSpacing(2)
            side.addWidget(label)
            side.addWidget(plot, 1)
            nest(row, side, 1)

    def show_plane(self, plane: RacePlane, codes: IntArray) -> None:
        """Show the places of all rows, and the regions of their classes.

        Parameters
        ----------
        plane : RacePlane
        codes : ndarray of int, shape (n,)
            The class of each row.
        """
        self.name_axes(plane)
        for plot in (self.before, self.after):
            plot.show_plane(plane.places, codes, plane.rectangle)
        self.before.show_kept(None)
        if len(plane.cells):
            self.before.show_regions(_labels(codes[plane.nearest], plane.level))

    def name_axes(self, plane: RacePlane | None) -> None:
        """Write what the axes are, in the current language."""
        if plane is not None:
            for plot in (self.before, self.after):
                plot.set_labels(*axis_names(plane))

    def draw(self, plane: RacePlane, runner: Runner) -> None:
        """Draw the rows and regions of a method where it stands."""
        self.after.show_kept(runner.kept)
        shown = runner.last
        if shown is None:
            self.after.show_step((), (), (), ())
        else:
            decided, by = shown.rows[:1], shown.rows[1:]
            self.after.show_step(decided, by, shown.gained, shown.lost)
        winners = runner.winners()
        if winners is None:
            self.after.clear_regions()
            return
        changed = runner.changed()
        hatched = None
        if changed is not None and runner.kept.any():
            hatched = changed.reshape(plane.level, plane.level)
        self.after.show_regions(_labels(winners, plane.level), hatched)

    def clear(self) -> None:
        """Draw no method."""
        self.after.clear_regions()
        self.after.show_step((), (), (), ())

    def show_fine(self, fine: RaceRegions, focus: str) -> None:
        """Draw fine regions, those of a method where they are of it."""
        self.before.show_regions(fine.before)
        if focus in fine.methods:
            self.after.show_regions(fine.after, fine.before != fine.after)

    def select(self, rows: IntArray) -> None:
        """Mark selected rows."""
        self.before.show_selected(rows)
        self.after.show_selected(rows)

    def describe_before(self, said: str, title: str, about: str) -> None:
        """Say above the rows, and to screen readers, what all of them are."""
        self.before_label.setText(said)
        self.before.describe(title, about)

    def describe_after(self, said: str, title: str, about: str) -> None:
        """Say above the kept rows, and to screen readers, what they are."""
        self.after_label.setText(said)
        self.after.describe(title, about)


def axis_names(plane: RacePlane) -> tuple[str, str]:
    """Return the attributes of a plane, or its principal axes."""
    if plane.axes:
        return plane.axes[0], plane.axes[1]
    text = translate("RacePage", "principal axis {i} ({share})")
    one, two = (
        text.format(i=i + 1, share=percent(float(share)))
        for i, share in enumerate(plane.shares)
    )
    return one, two


def _labels(winners: IntArray, level: int) -> np.ndarray:
    """Return classes as labels of a picture, 255 for nobody."""
    codes = np.where(winners < 0, 255, winners % _LABELS)
    return codes.astype(np.uint8).reshape(level, level)
