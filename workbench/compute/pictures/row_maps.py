"""Maps of rows by their distances: t-SNE and metric MDS, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt
from sklearn.manifold import TSNE, _t_sne, smacof

from workbench.api import FloatArray, Problem, report
from workbench.numerics.mds import classical_scaling, stress

#: Up to so many rows every pair counts; beyond, t-SNE groups far rows (Barnes-Hut).
EXACT = 300
#: Steps of t-SNE, and of MDS; so many of them between two looks at the map.
TSNE_STEPS, MDS_STEPS, LOOK = 750, 300, 25
#: MDS ends when a look changes its raw stress by less, relatively.
_SETTLED = 1e-4
_FIRST_WIDTH = 1e-4  # standard deviation of the first map of t-SNE, as scikit-learn's

Watch = Callable[[FloatArray, int], None]


def first_map(distances: npt.NDArray[np.floating]) -> FloatArray:
    """Return the first two coordinates of classical scaling, shape (m, 2)."""
    points = classical_scaling(distances).points[:, :2]
    missing = 2 - points.shape[1]
    return np.hstack([points, np.zeros((len(points), missing))])


def tsne_map(
    distances: npt.NDArray[np.floating],
    perplexity: float,
    seed: int,
    watch: Watch | None = None,
) -> tuple[FloatArray, float, int]:
    """Map rows by t-SNE (van der Maaten and Hinton 2008), from classical scaling on.

    Parameters
    ----------
    distances : ndarray, shape (m, m)
    perplexity : float
        Below the number of rows.
    seed : int
    watch : callable, optional
        Told of points, shape (m, 2), and steps, now and then.

    Returns
    -------
    points : ndarray, shape (m, 2)
    divergence : float
        Kullback-Leibler, in nats.
    steps : int
    """
    m = len(distances)
    if not perplexity < m:
        raise Problem(f"perplexity {perplexity:g}", expected=f"less than {m}, the rows")
    start = first_map(distances)
    spread = float(start[:, 0].std())
    start = start * (_FIRST_WIDTH / spread if spread > 0 else 1.0)
    # equal rows would stay on one spot for ever
    start += np.random.default_rng(seed).normal(
        scale=1e-3 * _FIRST_WIDTH, size=start.shape
    )
    made = TSNE(
        perplexity=perplexity, metric="precomputed", init=start.astype(np.float32),
        method="exact" if m <= EXACT else "barnes_hut", max_iter=TSNE_STEPS,
        random_state=seed,
    )  # fmt: skip
    with _watched(watch):
        # a copy: they are squared in place
        points = made.fit_transform(np.array(distances, np.float64))
    return np.asarray(points, np.float64), float(made.kl_divergence_), int(made.n_iter_)


@contextmanager
def _watched(watch: Watch | None) -> Iterator[None]:
    """Count the steps of t-SNE: scikit-learn offers no callback.

    Its descent takes the function to be made smaller as an argument; that one is
    wrapped. Where a later version has no such descent, the map is made unwatched.
    """
    plain: Any = getattr(_t_sne, "_gradient_descent", None)
    if plain is None:
        yield
        return
    steps = 0

    def descend(objective: Any, *args: Any, **kwargs: Any) -> Any:
        def counted(params: FloatArray, *more: Any, **options: Any) -> Any:
            nonlocal steps
            steps += 1
            report.progress(min(steps / TSNE_STEPS, 1.0))
            if watch is not None and steps % LOOK == 0:
                watch(np.asarray(params, np.float64).reshape(-1, 2), steps)
            return objective(params, *more, **options)

        return plain(counted, *args, **kwargs)

    _t_sne._gradient_descent = descend
    try:
        yield
    finally:
        _t_sne._gradient_descent = plain


def mds_map(
    distances: npt.NDArray[np.floating], seed: int, watch: Watch | None = None
) -> tuple[FloatArray, float, int]:
    """Map rows by metric MDS (SMACOF, de Leeuw 1977), from classical scaling on.

    Returns
    -------
    points : ndarray, shape (m, 2)
    stress : float
        Kruskal's stress-1 (see `workbench.numerics.mds.stress`).
    steps : int
    """
    D = np.asarray(distances, np.float64)
    points, steps, before = first_map(D), 0, np.inf
    while steps < MDS_STEPS and len(D) > 1:
        report.progress(steps / MDS_STEPS)
        points, raw, made = smacof(
            D, init=points, n_init=1, max_iter=LOOK, random_state=seed,
            return_n_iter=True, normalized_stress=False,
        )  # fmt: skip
        steps += int(made)
        if watch is not None:
            watch(np.asarray(points), steps)
        if before - raw <= _SETTLED * before or made < LOOK:
            break
        before = raw
    points = np.asarray(points - points.mean(axis=0))
    return points, float(stress(D, points)[0, 1]), steps
