"""One thread for linear algebra: there is a process for each core already."""

from __future__ import annotations

import os

from threadpoolctl import threadpool_limits

#: What OpenBLAS and OpenMP read when they are loaded.
VARIABLES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")


def use_one_thread() -> None:
    """Limit BLAS and OpenMP here and in what is started, unless somebody chose.

    The matrices of the tests are small: a second thread mostly waits, which takes two
    fifths more time of the processor.
    """
    if any(name in os.environ for name in VARIABLES):
        return
    for name in VARIABLES:
        os.environ[name] = "1"
    threadpool_limits(1)  # a plugin of pytest has loaded NumPy already
