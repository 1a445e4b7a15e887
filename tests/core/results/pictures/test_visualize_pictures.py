"""Pictures of the Visualize room cross the process border whole."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.core.results.pictures.visualize_pictures import (
    BiplotAxes,
    DistancePicture,
    Distortion,
    ScatterFigures,
    SortedDistances,
)
from workbench.jobs import wire


def sent(record):
    return wire.decode(wire.encode(record))


def test_pairs_of_columns_stay_pairs():
    r = np.array([0.5, np.nan])
    figures = ScatterFigures(
        names=("a",), spans=((0.0, 1.0), (-0.5, 1.5)), edges=(np.arange(3.0),) * 2,
        counts=(np.ones((1, 2), np.int64),) * 2, places=(np.zeros(1),) * 2,
        density=(np.zeros((1, 1)),) * 2, correlations={"pearson": {(0, 1): r}},
        tiles={(0, 1): np.ones((1, 2, 2), np.int32)}, incomplete=3, seconds=0.5,
    )  # fmt: skip
    came = sent(figures)
    assert came.correlations["pearson"][0, 1][0] == 0.5
    assert came.tiles[0, 1].dtype == np.int32
    assert came.spans[1] == (-0.5, 1.5)
    assert came.edges[0].tolist() == [0, 1, 2]


@pytest.mark.parametrize("scaled", [False, True])
def test_the_axes_know_their_method_after_the_wire(scaled):
    lost = Distortion(np.eye(1), np.zeros((1, 1)), 0.125) if scaled else None
    one = np.ones(1)
    came = sent(BiplotAxes(("x",), np.eye(1), one, one, np.eye(1), distortion=lost))
    assert came.method == ("mds" if scaled else "pca")
    assert came.distortion is None or came.distortion.not_euclidean == 0.125


def test_compactness_is_between_over_within():
    nothing = np.zeros((1, 1))
    matrix = SortedDistances(
        np.zeros(1, np.int64), np.zeros(1, np.int64), nothing.astype(np.float32),
        nothing, nothing.astype(np.int64), within=2.0, between=5.0,
    )  # fmt: skip
    levels = np.zeros((1, 1), np.uint8)
    came = sent(DistancePicture(matrix, levels, 0.0, ("a",), ("a",), 1, 0.0))
    assert came.matrix.ratio == 2.5
