"""Bayesian signed-rank test: probabilities of better, practically equal and worse."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, IntArray, Problem

SAMPLES = 50_000
#: Sums that lie so near the border, as a share of the largest number, lie on it.
_NOISE = 1e-12
#: Weights drawn at a time, so that memory does not grow with the number of samples.
_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Posterior:
    """Probabilities that sum to one, and how far chance can have moved them.

    Attributes
    ----------
    left : float
        That the difference is typically below minus the region.
    rope : float
        That it is typically within the region of practical equivalence.
    right : float
        That it is typically above the region.
    mean_left, mean_rope, mean_right : float
        Expected shares of the mean of two differences left of, in and right of it.
    error : float
        The largest standard error of the three probabilities from drawing.
    samples : int
    """

    left: float
    rope: float
    right: float
    mean_left: float
    mean_rope: float
    mean_right: float
    error: float
    samples: int


def posterior_shares(
    differences: FloatArray,
    rope: float = 0.0,
    prior: float = 0.5,
    samples: int = SAMPLES,
    seed: int = 1,
) -> FloatArray:
    """Draw what share of the differences lies left of, in and right of a region.

    Parameters
    ----------
    differences : ndarray of float64, shape (n,)
        One for each data set.
    rope : float
        Half the width of the region of practical equivalence, 0 or more.
    prior : float
        Strength of the Dirichlet process prior, a pseudo-observation at zero.

    Returns
    -------
    ndarray of float64, shape (samples, 3)
        Left, in and right; rows sum to one.

    Raises
    ------
    Problem
        For no differences, a negative region, a prior or number of samples not above 0.

    Notes
    -----
    Of the weights w ~ Dirichlet(prior, 1, ..., 1) each sample takes the sum of w_i w_j
    over z_i + z_j > 2 rope, and likewise below; a sum on the border counts half
    (Benavoli et al. 2014, equation 8). With z sorted the partners of z_i are those
    behind one place, so a sample costs n steps and not n^2.
    """
    _check(differences, rope, prior, samples)
    places = np.append(differences, 0.0)
    strength = np.append(np.ones(differences.size), prior)
    order = np.argsort(places, kind="stable")
    z, strength = places[order], strength[order]
    above, below = _borders(z, 2 * rope - z, rope), _borders(z, -2 * rope - z, rope)
    drawn = [
        np.stack([_behind(w, below, True), _behind(w, above, False)], axis=1)
        for w in _weights(strength, samples, seed)
    ]
    left, right = np.concatenate(drawn).T
    return np.stack([left, np.maximum(1 - left - right, 0.0), right], axis=1)


def signed_rank_posterior(
    differences: FloatArray,
    rope: float = 0.0,
    prior: float = 0.5,
    samples: int = SAMPLES,
    seed: int = 1,
) -> Posterior:
    """Bayesian signed-rank test (Benavoli et al. 2014; 2017, section 4.2).

    Parameters
    ----------
    differences, rope, prior, samples, seed
        See `posterior_shares`.

    Returns
    -------
    Posterior
        The probability of a region is the share of samples in which most of the
        weight lies there. Without a region `rope` is 0.

    Raises
    ------
    Problem
        See `posterior_shares`.
    """
    shares = posterior_shares(differences, rope, prior, samples, seed)
    largest = shares == shares.max(axis=1, keepdims=True)
    if rope == 0.0:  # what lies on zero went half to each side
        largest[:, 1] = False
    probabilities = (largest / largest.sum(axis=1, keepdims=True)).mean(axis=0)
    error = math.sqrt(float((probabilities * (1 - probabilities)).max()) / samples)
    left, middle, right = probabilities.tolist()
    mean_left, mean_rope, mean_right = shares.mean(axis=0).tolist()
    return Posterior(
        left, middle, right, mean_left, mean_rope, mean_right, error, samples
    )


def _check(differences: FloatArray, rope: float, prior: float, samples: int) -> None:
    if differences.size == 0:
        raise Problem("no differences", expected="one for each data set")
    if not 0 <= rope < math.inf:
        raise Problem(f"the region is {rope:g} wide", expected="0 or more")
    if not 0 < prior < math.inf:
        raise Problem(f"the prior is {prior:g} strong", expected="more than 0")
    if samples < 1:
        raise Problem(f"{samples} samples", expected="one or more")


def _borders(
    z: FloatArray, wanted: FloatArray, rope: float
) -> tuple[IntArray, IntArray]:
    """Return how many of z lie below each number wanted, and how many not above."""
    noise = _NOISE * max(float(np.abs(z).max()), rope)
    below = np.searchsorted(z, wanted - noise, side="left")
    return below, np.searchsorted(z, wanted + noise, side="right")


def _weights(strength: FloatArray, samples: int, seed: int) -> Iterator[FloatArray]:
    """Yield blocks of Dirichlet weights, shape (., n)."""
    random = np.random.default_rng(seed)
    rows = max(_AT_ONCE // strength.size, 1)
    for start in range(0, samples, rows):
        yield random.dirichlet(strength, min(rows, samples - start))


def _behind(
    weights: FloatArray, borders: tuple[IntArray, IntArray], below: bool
) -> FloatArray:
    """Return sum of w_i times the weight below (or above) the border of i."""
    reached = np.zeros((weights.shape[0], weights.shape[1] + 1))
    np.cumsum(weights, axis=1, out=reached[:, 1:])
    partners = (reached[:, borders[0]] + reached[:, borders[1]]) / 2
    if not below:
        partners = 1 - partners
    total: FloatArray = np.einsum("ij,ij->i", weights, partners)
    return total
