"""The page of the critical-difference diagram of all pairs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from workbench.core.diagrams.cd_diagram import cd_diagram
from workbench.core.results.comparing.comparison import Comparison
from workbench.ui.drawing.diagram_view import Maker
from workbench.ui.rooms.compare.pages.diagram_page import DiagramPage
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.rooms.compare.statistics_options import ALL_PAIRS


class CdPage(DiagramPage):
    """Bars join what is not separated, where all pairs were tested."""

    page_id = "cd"
    plot_name = "compare_cd_plot"
    offered = ALL_PAIRS

    def maker(self, words: Mapping[str, str]) -> Maker | None:
        """Draw the statistics if they are of all pairs."""
        comparison = self.comparison
        if not comparison or comparison.posthoc.control is not None:
            return None
        return partial(cd_diagram, comparison, words=words)

    def say(self) -> str:
        """Say that pairs were not tested, where only a control was."""
        comparison = self.comparison
        if not comparison or comparison.posthoc.control is None:
            return ""
        posthoc = comparison.posthoc
        return self.tr(
            "{method} compared each classifier with {control} only: other pairs were "
            "not tested."
        ).format(method=method_title(posthoc.method), control=posthoc.control)

    def probe(self) -> dict[str, Any]:
        """Return the numbers of the diagram with q, CD and groups."""
        return {**super().probe(), **posthoc_probe(self.comparison)}


def posthoc_probe(comparison: Comparison | None) -> dict[str, Any]:
    """Return the numbers behind a diagram of ranks."""
    if not comparison:
        return {}
    posthoc = comparison.posthoc
    return {
        "method": posthoc.method,
        "alpha": posthoc.alpha,
        "q": posthoc.q,
        "cd": posthoc.cd,
        "control": posthoc.control,
        "ranks": dict(comparison.mean_ranks),
        "groups": [list(group) for group in comparison.groups],
        "significant": [[pair.a, pair.b] for pair in comparison.separated],
        "beats": _beaten(comparison),
    }


def _beaten(comparison: Comparison) -> dict[str, int]:
    """Return of how many others each classifier is shown to be better."""
    winners = [pair.better for pair in comparison.separated]
    return {name: winners.count(name) for name in comparison.mean_ranks}
