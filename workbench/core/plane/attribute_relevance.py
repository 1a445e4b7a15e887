"""Relevance of attributes under a Mahalanobis metric: stretching and correlation."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.core.results.metric_result import MetricResult
from workbench.core.results.spreadsheet_formulas import guarded, guarded_row


@dataclass(frozen=True, eq=False, slots=True)
class Relevance:
    """Effect of a metric on each attribute, arrays of shape (d,).

    Attributes
    ----------
    stretch : ndarray
        √M_jj: the distance under the metric of one unit of the attribute.
    share : ndarray
        M_jj var_j / Σ: the attribute's part of the mean squared distance, were the
        attributes independent; adds up to 1.
    partner : ndarray of int64
        The attribute it is tied to most, -1 if to none.
    tie : ndarray
        M_ij / √(M_ii M_jj) with that partner, -1 to 1.
    """

    stretch: FloatArray
    share: FloatArray
    partner: IntArray
    tie: FloatArray


def relevance(metric: FloatArray, X: FloatArray) -> Relevance:
    """Measure a metric, shape (d, d), on rows of shape (n, d)."""
    diagonal = np.maximum(np.diag(metric), 0.0)
    spent = diagonal * X.var(axis=0)
    total = float(spent.sum())
    ties = normalised(metric) - np.eye(len(metric))
    partner = np.argmax(np.abs(ties), axis=1).astype(np.int64)
    tie = ties[np.arange(len(ties)), partner]
    return Relevance(
        np.sqrt(diagonal),
        spent / total if total > 0 else np.zeros_like(spent),
        np.where(np.abs(tie) > 1e-12, partner, -1),
        tie,
    )


def normalised(metric: FloatArray) -> FloatArray:
    """Return M_ij / √(M_ii M_jj), shape (d, d): 1 on the diagonal, free of units."""
    root = np.sqrt(np.maximum(np.diag(metric), 0.0))
    divisor = np.where(root > 0, root, 1.0)
    scaled = metric / divisor[:, None] / divisor
    scaled[np.diag_indices_from(scaled)] = 1.0
    return np.asarray(scaled)


def matrix_csv(matrix: FloatArray, names: Sequence[str], rows: Sequence[str]) -> str:
    """Return a matrix as CSV: names of the columns on top, of the rows in front."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["", *guarded_row(names)])
    for name, values in zip(rows, matrix, strict=True):
        writer.writerow([guarded(name), *(repr(float(value)) for value in values)])
    return out.getvalue()


def metric_json(result: MetricResult) -> str:
    """Return what a learned metric is, as JSON: how it was learned, M and L."""
    request, data, metric = result.request, result.data, result.metric
    document = {
        "plugin": request.plugin,
        "params": request.params,
        "scale": request.scale,
        "data": data.name,
        "attributes": data.attributes,
        "rank": metric.rank,
        "prepared": data.prepared,
        "M": metric.M.tolist(),
        "components": metric.components.tolist(),
        "eigenvalues": metric.eigenvalues.tolist(),
    }
    return json.dumps(document, indent=1, ensure_ascii=False)
