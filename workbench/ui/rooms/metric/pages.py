"""The pages below the planes of the Metric lab, in the order of their tabs."""

from __future__ import annotations

from workbench.ui.rooms.metric.page import LabPage

#: After "Morph" and "Difference space", which every lesson begins with.
PAGES: tuple[type[LabPage], ...] = ()
