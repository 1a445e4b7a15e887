"""Probes of the Metric lab, for scripts and tests."""

from __future__ import annotations

from typing import Any

from workbench.core.program.json_text import plain
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair
from workbench.ui.rooms.metric.relearn_switch import FoldsSwitch


def metric_probe(
    stage: PlanePair, widgets: MetricWidgets, folds: FoldsSwitch
) -> dict[str, Any]:
    """Return the learned metric, the place of the morph, and the figures shown."""
    picture = stage.picture
    if picture is None:
        return {"learned": False}
    result, t = picture.result, widgets.morph.t
    raw = result.differences.raw_eigenvalues
    n_rows = len(picture.X)
    return {
        "learned": True,
        "M": result.metric.M.tolist(),
        "components": result.metric.components.tolist(),
        "eigenvalues": result.metric.eigenvalues.tolist(),
        "raw_eigenvalues": None if raw is None else raw.tolist(),
        "rank": result.metric.rank,
        "t": t,
        "variance": picture.path.variance_at(t),
        "loo": widgets.morph.accuracy(t),
        "loo_before": result.judged.loo_before,
        "loo_after": result.judged.loo_after,
        "right_before": _right(result.judged.loo_before, n_rows),
        "right_after": _right(result.judged.loo_after, n_rows),
        "honest": None if folds.result is None else plain(folds.result),
        "badges": widgets.after_header.text,
        "covariance": result.covariance_used,
        "line": widgets.after.in_line_mode,
        **widgets.units_check.probe(),
    }


def _right(share: float | None, n_rows: int) -> int | None:
    """Return how many rows are classified rightly; None while nobody has judged."""
    return None if share is None else round(share * n_rows)
