"""Probes of the Metric lab, for scripts and tests."""

from __future__ import annotations

from typing import Any

from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.planes.plane_pair import Stage
from workbench.ui.rooms.metric.relearn_switch import FoldsSwitch


def metric_probe(
    stage: Stage, widgets: MetricWidgets, folds: FoldsSwitch
) -> dict[str, Any]:
    """Return the learned metric, the place of the morph, and the figures shown."""
    picture = stage.picture
    if picture is None:
        return {"learned": False}
    result, t = picture.result, widgets.morph.t
    raw = result["raw_eigenvalues"]
    return {
        "learned": True,
        "M": result["M"].tolist(),
        "components": result["components"].tolist(),
        "eigenvalues": result["eigenvalues"].tolist(),
        "raw_eigenvalues": None if raw is None else raw.tolist(),
        "rank": result["rank"],
        "t": t,
        "variance": picture.path.variance_at(t),
        "loo": widgets.morph.accuracy(t),
        "loo_before": result["loo_before"],
        "loo_after": result["loo_after"],
        "honest": folds.result,
        "badges": widgets.after_header.text,
        "covariance": result["covariance_used"],
        "line": widgets.after.in_line_mode,
        **widgets.units_check.probe(),
    }
