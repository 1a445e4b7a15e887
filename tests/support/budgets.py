"""Budgets of interactions, judged by processor time.

The clock of a busy machine says nothing about the program, and machines differ: what a
figure of the specification is held to exactly stands in `tests/benchmarks`.
"""

from __future__ import annotations

from collections.abc import Mapping

#: A slow machine takes up to so many times as long as the one of the budgets.
ALLOWANCE = 4.0


def keeps_budget(measured: Mapping[str, float], limit: float) -> bool:
    """Whether the median of processor time of an interaction keeps its limit.

    Parameters
    ----------
    measured : mapping
        Of one name, from `workbench.ui.services.latency.Latency.probe`.
    limit : float
        Milliseconds.
    """
    return measured["processor"] < ALLOWANCE * limit
