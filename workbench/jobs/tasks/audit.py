"""The task of the auditor: printed statistics against those a table gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.core.results_view import table_from_plain


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Audit a table.

    Parameters
    ----------
    payload : mapping
        ``table`` as `results_view.table_to_plain` makes it and ``printed``, what was
        printed.

    Returns
    -------
    dict
        The document of `audit.audit`.
    """
    from workbench.compute.statistics.audit import audit

    return audit(table_from_plain(payload["table"]), payload["printed"])
