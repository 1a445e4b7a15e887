"""The Metric lab: learn a metric, and see what it does to the plane."""

from workbench.ui.rooms.metric.room import MetricRoom

__all__ = ["MetricRoom"]
