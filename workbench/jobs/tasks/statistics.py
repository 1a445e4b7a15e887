"""Tasks of the Compare room: statistics over data sets, and of two classifiers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.statistics.document import compare
from workbench.core.results_view import table_from_plain


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compare the classifiers of a table.

    Parameters
    ----------
    payload : mapping
        ``table`` (of `table_to_plain`) and the options of `compare`: ``posthoc``,
        ``alpha``, ``control``, ``ties``, ``tolerance``, ``zeros``.

    Returns
    -------
    dict
        The JSON document of ``compare``.

    Raises
    ------
    Problem
        When the table is too small or an option unknown.
    """
    options = {key: value for key, value in payload.items() if key != "table"}
    return compare(table_from_plain(payload["table"]), **options)
