"""Local LDA on segment: milliseconds for a query, one BLAS thread.

Run by itself: ``python tests/benchmarks/bench_local_lda.py FOLDER`` with the folder of
the data sets.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import pytest

#: Milliseconds for a query at most.
ASKED = 1.0
REPEATS = 5


def milliseconds(folder):
    """Return the least time for a query of 231, of the rows of segment beside them."""
    import workbench
    from workbench.bundled.local_lda import LocalLDA

    data = workbench.read(folder / "keel" / "segment.dat")
    width = np.ptp(data.X, axis=0)
    X = (data.X - data.X.min(axis=0)) / np.where(width > 0, width, 1.0)
    asked = np.arange(len(X)) % 10 == 0
    model = LocalLDA().fit(X[~asked], data.y[~asked])
    times = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        model.predict(X[asked])
        times.append(time.perf_counter() - started)
    return 1000 * min(times) / int(asked.sum())


@pytest.mark.benchmark
def test_a_query_on_segment(shared_data):
    assert milliseconds(shared_data) <= ASKED


if __name__ == "__main__":
    print(f"{milliseconds(Path(sys.argv[1])):.2f} ms a query (asked {ASKED})")
