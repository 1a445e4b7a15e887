"""The auditor: all audits of the statistics printed beside a table of results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compute.statistics.audit.audit_critical import audit_critical
from workbench.compute.statistics.audit.audit_printed import Printed, read_statistics
from workbench.compute.statistics.audit.audit_ranks import audit_ranks
from workbench.compute.statistics.audit.audit_tests import audit_holm, audit_omnibus
from workbench.compute.statistics.audit.audit_truth import Truth
from workbench.core.results.comparing.audit import Audit
from workbench.core.results.comparing.score_table import ScoreTable


def audit(table: ScoreTable, printed: Mapping[str, Any]) -> Audit:
    """Recompute what was printed, name what differs, and look for what explains it.

    Parameters
    ----------
    table : ScoreTable
        Rows with a gap are left out.
    printed : mapping
        As `audit_printed.read_statistics` takes it; what was not printed may be absent.

    Raises
    ------
    Problem
        When `printed` names nothing known, or fewer than two rows are complete.
    """
    given = read_statistics(printed, table.classifiers)
    truth = Truth.of(table, given.control or _control_of(given, table))
    findings, other = audit_ranks(given, truth)
    for part in (audit_omnibus, audit_critical, audit_holm):
        findings.extend(part(given, truth, other))
    return Audit(
        measure=table.measure,
        higher_is_better=table.higher_is_better,
        datasets=truth.n,
        classifiers=truth.k,
        left_out=truth.left_out,
        names=truth.names,
        control=truth.names[truth.control],
        checked=_checked(given),
        recomputed=truth.recomputed(),
        agrees=not any(found.level == "error" for found in findings),
        findings=tuple(findings),
    )


def _control_of(given: Printed, table: ScoreTable) -> str | None:
    """Return the one classifier that a Holm table has no row of."""
    rows = {row.classifier for row in given.holm}
    left = [name for name in table.classifiers if name not in rows]
    return left[0] if rows and len(left) == 1 else None


def _checked(given: Printed) -> tuple[str, ...]:
    parts = {
        "mean_ranks": given.ranks,
        "friedman_p": given.friedman_p,
        "friedman_statistic": given.friedman_statistic,
        "iman_davenport_p": given.iman_p,
        "iman_davenport_statistic": given.iman_statistic,
        "critical_difference": given.critical,
        "holm": given.holm,
    }
    return tuple(name for name, part in parts.items() if part)
