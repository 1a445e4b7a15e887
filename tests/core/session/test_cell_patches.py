"""Cells changed on disk equal cells changed in a copy; the shared arrays stay."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api.data import Attribute, Dataset
from workbench.core.session.cell_patches import patch
from workbench.core.session.edits import set_cells

N = 6


def table(numeric_class: bool) -> Dataset:
    rng = np.random.default_rng(3)
    X = rng.normal(size=(N, 2))
    X[2, 1] = np.nan
    label = Attribute("c") if numeric_class else Attribute("c", "nominal", ("u", "v"))
    y = rng.normal(size=N) if numeric_class else np.array([0, 1, -1, 0, 1, 1])
    names = (Attribute("a"), Attribute("b"))
    return Dataset(X, y, names, label, class_index=1, weights=np.arange(N) + 1.0)


CELL = st.tuples(
    st.integers(0, N - 1), st.integers(0, 2), st.sampled_from([0.0, 1.0, np.nan])
)
EDITS = st.lists(st.lists(CELL, min_size=1, max_size=4), min_size=1, max_size=4)


@pytest.mark.parametrize("numeric_class", [False, True])
@given(edits=EDITS)
def test_patches_in_a_row_equal_copies(tmp_path_factory, numeric_class, edits):
    data = table(numeric_class)
    folder = tmp_path_factory.mktemp("base")
    data.save(folder)
    first, before = folder, (folder / "X.npy").read_bytes()
    for cells in edits:
        array = np.array(cells, dtype=float)
        data = set_cells(data, array)
        target = tmp_path_factory.mktemp("next")
        patched = patch(folder, target, array)
        assert patched.same_as(data)
        assert Dataset.open(target).same_as(data)
        folder = target
    assert (first / "X.npy").read_bytes() == before


def test_patched_arrays_cannot_be_written(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    table(False).save(tmp_path / "a")
    patched = patch(tmp_path / "a", tmp_path / "b", np.array([[0, 0, 5.0]]))
    with pytest.raises(ValueError, match="read-only"):
        patched.X[0, 0] = 1.0
    assert patched.X.base is not None  # a view of the mapping, not a copy
