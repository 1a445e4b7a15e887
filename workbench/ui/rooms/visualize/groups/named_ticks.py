"""Names below an axis: as many as there is room for, each as fully as there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from workbench.ui.drawing.plot import Plot

#: Letters that a name has room for, at least.
_LEAST = 6


def named_ticks(
    plot: Plot, places: Sequence[float], names: Sequence[str]
) -> list[tuple[float, str]]:
    """Return ticks for an axis across; of names too close to each other some are left out.

    Parameters
    ----------
    plot : Plot
        Its range is set.
    places : sequence of float
        Ascending.
    names : sequence of str
    """
    box, letters = plot.getPlotItem().getViewBox(), plot.fontMetrics()
    span = box.viewRange()[0]
    pixels = float(box.width()) / max(span[1] - span[0], 1e-12)
    least = letters.horizontalAdvance("x" * _LEAST)
    kept: list[int] = []
    for k, place in enumerate(places):
        if not kept or (place - places[kept[-1]]) * pixels >= least:
            kept.append(k)
    ticks = []
    for i, k in enumerate(kept):
        sides = [
            abs(places[kept[j]] - places[k])
            for j in (i - 1, i + 1)
            if 0 <= j < len(kept)
        ]
        room = int(min(sides) * pixels) - 6 if sides else int(box.width())
        text = letters.elidedText(
            names[k], Qt.TextElideMode.ElideRight, max(room, least)
        )
        ticks.append((float(places[k]), text))
    return ticks
