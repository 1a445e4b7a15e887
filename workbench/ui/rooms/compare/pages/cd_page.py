"""The page of the critical-difference diagram of all pairs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from workbench.core.diagrams.cd_diagram import cd_diagram
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
        document = self.document
        if not document or document["posthoc"]["control"] is not None:
            return None
        return partial(cd_diagram, document, words=words)

    def say(self) -> str:
        """Say that pairs were not tested, where only a control was."""
        document = self.document
        if not document or document["posthoc"]["control"] is None:
            return ""
        posthoc = document["posthoc"]
        return self.tr(
            "{method} compared each classifier with {control} only: other pairs were "
            "not tested."
        ).format(method=method_title(posthoc["method"]), control=posthoc["control"])

    def probe(self) -> dict[str, Any]:
        """Return the numbers of the diagram with q, CD and groups."""
        return {**super().probe(), **posthoc_probe(self.document)}


def posthoc_probe(document: dict[str, Any] | None) -> dict[str, Any]:
    """Return the numbers behind a diagram of ranks."""
    if not document:
        return {}
    posthoc = document["posthoc"]
    return {
        **{key: posthoc[key] for key in ("method", "alpha", "q", "cd", "control")},
        "ranks": dict(document["mean_ranks"]),
        "groups": [list(group) for group in document["groups"]],
        "significant": [
            [pair["a"], pair["b"]] for pair in posthoc["pairs"] if pair["significant"]
        ],
        "beats": _beaten(document),
    }


def _beaten(document: dict[str, Any]) -> dict[str, int]:
    """Return of how many others each classifier is shown to be better."""
    found = [pair for pair in document["posthoc"]["pairs"] if pair["significant"]]
    # the smaller rank is the better
    winners = [pair["a" if pair["difference"] < 0 else "b"] for pair in found]
    return {name: winners.count(name) for name in document["mean_ranks"]}
