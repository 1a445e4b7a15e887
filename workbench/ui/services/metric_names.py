"""What people read for the metric that was learned: its method's title, or by hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.core.session.session import LearnedMetric
from workbench.ui.context import Catalogue

translate = QCoreApplication.translate


def learned_name(metric: LearnedMetric | None, catalogue: Catalogue) -> str:
    """Return the name of a learned metric, empty when there is none.

    Parameters
    ----------
    metric : LearnedMetric or None
        Its plugin is empty when it was shaped by hand.
    catalogue : Catalogue
        Knows the titles; an unknown plugin is called by its id.
    """
    if metric is None:
        return ""
    if not metric.plugin:
        return translate("LearnedName", "by hand")
    info = catalogue.get(metric.plugin)
    return metric.plugin if info is None else info.title
