"""The page of the critical-difference diagram against a control."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from workbench.core.diagrams.control_diagram import control_diagram
from workbench.ui.drawing.diagram_view import Maker
from workbench.ui.rooms.compare.pages.cd_page import posthoc_probe
from workbench.ui.rooms.compare.pages.diagram_page import DiagramPage
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.rooms.compare.statistics_options import AGAINST_CONTROL


class ControlPage(DiagramPage):
    """Who differs from the control, where only it was compared with."""

    page_id = "cdControl"
    plot_name = "compare_cdControl_plot"
    offered = AGAINST_CONTROL

    def maker(self, words: Mapping[str, str]) -> Maker | None:
        """Draw the statistics if they are against a control."""
        comparison = self.comparison
        if not comparison or comparison.posthoc.control is None:
            return None
        return partial(control_diagram, comparison, words=words)

    def say(self) -> str:
        """Say that all pairs were tested, where no control was chosen."""
        comparison = self.comparison
        if not comparison or comparison.posthoc.control is not None:
            return ""
        return self.tr(
            "{method} compared every pair and is stricter for it. Against a control "
            "alone, these tests find more:"
        ).format(method=method_title(comparison.posthoc.method))

    def probe(self) -> dict[str, Any]:
        """Return the numbers of the diagram with q, CD and control."""
        return {**super().probe(), **posthoc_probe(self.comparison)}
