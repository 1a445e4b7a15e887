"""Colours and markers of classes, for whoever draws them."""

from __future__ import annotations

#: Okabe and Ito's order (2008), for classes 1 to 8; each has a marker of its own.
CLASS_COLOURS = (
    "#0072B2",  # blue
    "#E69F00",  # orange
    "#009E73",  # green
    "#CC79A7",  # purple
    "#56B4E9",  # sky
    "#D55E00",  # vermilion
    "#B8A800",  # yellow, darkened to stand out on white
    "#7F7F7F",  # grey
)
#: pyqtgraph's names of circle, triangle, square, diamond, plus, cross, star, pentagon
CLASS_MARKERS = ("o", "t1", "s", "d", "+", "x", "star", "p")
