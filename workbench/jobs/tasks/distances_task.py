"""The tasks of the Distances lab: axioms, graphs, many dimensions, images, errors of 1-NN."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset
from workbench.compute.distances.dimension_figures import concentration_picture
from workbench.compute.distances.graph_editing import graph_pair
from workbench.compute.distances.light_table import TangentQuestion, tangent_picture
from workbench.compute.distances.measured import Measured
from workbench.compute.distances.nearest_errors import error_band
from workbench.core.results.describing.axiom_cases import AxiomCase, AxiomCases
from workbench.core.results.describing.graph_pair import GraphPair
from workbench.core.results.pictures.concentration_picture import ConcentrationPicture
from workbench.core.results.pictures.error_band import ErrorBand
from workbench.core.results.pictures.tangent_picture import TangentPicture


def axioms(payload: Mapping[str, Any]) -> AxiomCases:
    """Find the worst violation of each axiom.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``metric``, ``params`` (values by name), ``seed``.
    """
    texts = [f"{name}={value}" for name, value in payload["params"].items()]
    measured = Measured.of(str(payload["metric"]), texts)
    dataset = Dataset.open(Path(payload["data"]))
    found = measured.axioms(dataset, int(payload["seed"]))
    named = {
        "non_negative": found.axioms.non_negative,
        "identity": found.axioms.identity,
        "symmetry": found.axioms.symmetry,
        "triangle": found.axioms.triangle,
    }
    cases = tuple(AxiomCase(k, a.worst, a.rows, a.holds) for k, a in named.items())
    return AxiomCases(cases, found.tested, found.instances, found.merged)


def graphs(payload: Mapping[str, Any]) -> GraphPair:
    """Compare two graphs, and find a path in the first.

    Parameters
    ----------
    payload : mapping
        ``one``, ``other`` (edge lists), ``start``, ``end``, ``names`` (whether nodes are
        the same if their names are).
    """
    texts = (str(payload[name]) for name in ("one", "other", "start", "end"))
    return graph_pair(*texts, names=bool(payload["names"]))


def concentration(payload: Mapping[str, Any]) -> ConcentrationPicture:
    """Draw points in many dimensions and return a picture of their distances.

    Parameters
    ----------
    payload : mapping
        ``picture``, ``dimensions``, ``p``, ``seed``, as for `concentration_picture`.
    """
    return concentration_picture(
        str(payload["picture"]), int(payload["dimensions"]), float(payload["p"]),
        int(payload["seed"]),
    )  # fmt: skip


def tangent(payload: Mapping[str, Any]) -> TangentPicture:
    """Compare a moved image with itself and with another one.

    Parameters
    ----------
    payload : mapping
        ``one``, ``other`` (the ink of square images, line by line), ``transforms`` and
        ``right``, ``down``, ``degrees``, ``scale``, as `TangentQuestion` has them.
    """
    return tangent_picture(
        TangentQuestion(
            np.asarray(payload["one"], np.float64),
            np.asarray(payload["other"], np.float64),
            tuple(map(str, payload["transforms"])),
            *(float(payload[name]) for name in ("right", "down", "degrees", "scale")),
        )
    )


def nearest_error(payload: Mapping[str, Any]) -> ErrorBand:
    """Measure the error of 1-NN on two normal classes; partial after each repetition.

    Parameters
    ----------
    payload : mapping
        ``distance`` (of the means), ``dimensions``, ``seed``.
    """
    return error_band(
        float(payload["distance"]), int(payload["dimensions"]), int(payload["seed"])
    )
