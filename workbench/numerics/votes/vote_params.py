"""Parameters of those who let neighbours vote: how many, and with which weights."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from workbench.api.params import choice, integer, real
from workbench.numerics.votes.votes import SCHEMES, Weighting

#: The word for every row there is.
ALL = "all"

Neighbours = int | str

#: How many rows vote.
HOW_MANY = integer(
    "n_neighbors", 5, low=1, words=(ALL,),
    help="How many nearest rows vote; clipped to the rows there are. With all, the "
    "weights power and beta = 2 are Shepard's method.",
)  # fmt: skip

#: How a vote is weighed, for their declarations.
WEIGHTS = choice(
    "weights",
    "uniform",
    SCHEMES,
    help="The weight of the i-th nearest of k at the distance d: uniform 1, distance "
    "1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani "
    "(dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)).",
)

#: What some weights depend on.
WEIGHT_PARAMS = tuple(
    replace(param, when=("weights", weights))
    for weights, param in (
        ("exponential", real(
            "q", 0.8, low=0.0, low_open=True, high=1.0, advanced=True,
            help="Of the weights exponential: each neighbour weighs q times the one "
            "before.",
        )),
        ("power", real(
            "beta", 2.0, low=0.0, advanced=True,
            help="Of the weights power: the exponent of the distance. Rows at distance "
            "0 decide alone.",
        )),
        ("gaussian", real(
            "sigma", None, low=0.0, low_open=True, optional=True, advanced=True,
            help="Of the weights gaussian: the width; the mean distance of the "
            "training rows to their k-th neighbour if auto.",
        )),
    )
)  # fmt: skip


def count_of(n_neighbors: Neighbours, rows: int) -> int:
    """Return how many of so many rows vote."""
    return rows if isinstance(n_neighbors, str) else min(int(n_neighbors), rows)


def clipped_note(n_neighbors: Neighbours, rows: int) -> str:
    """Return what is to be said of a k above the number of rows; empty if it is not.

    Of the k that nobody asked for, nothing is said.
    """
    if n_neighbors in (ALL, HOW_MANY.default) or int(n_neighbors) <= rows:
        return ""
    return f"n_neighbors = {n_neighbors} is clipped to the {rows} rows there are."


def weighting_of(estimator: Any) -> Weighting:
    """Return the weighting that the parameters of an estimator stand for."""
    return Weighting(
        estimator.weights,
        float(estimator.q),
        float(estimator.beta),
        None if estimator.sigma is None else float(estimator.sigma),
    )
