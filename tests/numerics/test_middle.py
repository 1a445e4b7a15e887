"""The median against numpy's own."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays

from workbench.numerics.middle import median

NUMBERS = st.floats(-1e6, 1e6)


@given(arrays(np.float64, array_shapes(max_dims=2, max_side=9), elements=NUMBERS))
def test_it_is_numpy_s(values):
    np.testing.assert_array_equal(median(values), np.median(values, axis=0))
