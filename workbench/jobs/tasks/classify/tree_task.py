"""Task that finds the rows of a tree node in a large data set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.core.results.evaluating.row_views import NodeRows
from workbench.core.trees.tree_model import Test, rows_reaching
from workbench.jobs.tasks.classify.evaluate_task import open_data


def rows(payload: Mapping[str, Any]) -> NodeRows:
    """Find the rows that pass the tests on the way to a node.

    Parameters
    ----------
    payload : mapping
        ``data`` as for ``evaluate``, ``tests`` (a list of attribute, sign, value).
    """
    tests = [Test(*test) for test in payload["tests"]]
    found, missing = rows_reaching(open_data(payload["data"]), tests)
    return NodeRows(found, missing)
