"""The legend of curves and signs inside a plot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pyqtgraph as pg


class PlotLegend(pg.LegendItem):
    """pyqtgraph's legend, whose entries are made anew only when they are others.

    Each entry is a rich text that is laid out several times, and each that enters or
    leaves has all of them laid out: most of the time of a small plot that is drawn again.
    """

    _filling = False

    @property
    def entries(self) -> list[tuple[Any, str]]:
        """What is named and how, from the top."""
        return [(sample.item, label.text) for sample, label in self.items]

    def show_entries(self, entries: Iterable[tuple[Any, str]]) -> None:
        """Name these items, and no others.

        Parameters
        ----------
        entries : iterable of (item, str)
            A curve, scatter or sample of its own, and its name; from the top.
        """
        wanted = list(entries)
        shown = [item for item, _ in self.entries]
        drawn = [item.item if self._is_sample(item) else item for item, _ in wanted]
        if any(self._is_sample(item) for item, _ in wanted) or drawn != shown:
            self._make(wanted)
            return
        changed = False
        for (sample, label), (_, name) in zip(self.items, wanted, strict=True):
            sample.update()  # its pen may be another
            if label.text != name:
                label.setText(name)
                changed = True
        if changed:
            self.updateSize()

    def _is_sample(self, item: Any) -> bool:
        return isinstance(item, self.sampleType)

    def _make(self, entries: list[tuple[Any, str]]) -> None:
        self._filling = True
        try:
            self.clear()
            for item, name in entries:
                self.addItem(item, name)
        finally:
            self._filling = False
        self.updateSize()

    def updateSize(self) -> None:
        if not self._filling:
            super().updateSize()

    def set_text_colour(self, colour: str) -> None:
        """Write all entries in a colour, those to come too."""
        if self.opts["labelTextColor"] == pg.mkColor(colour):
            return
        self.setLabelTextColor(colour)
        for _, label in self.items:
            label.setText(label.text, color=colour)
