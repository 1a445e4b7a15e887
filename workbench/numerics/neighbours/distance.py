"""The distances of the program, each declared once.

k-NN's choices and forms, the scene, its signs and menus, Explore, Visualize, figures
and the searches read what they need of a distance here. One more is an entry of
`DISTANCES` (and the translations of its title).

NumPy only: the window imports this. What a distance learns of rows and how it is
computed is in `workbench.numerics.neighbours.distances`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.params import Param, real
from workbench.api.plugin import Reads

#: What the points at distance 1 are in a plane: the unit ball of a norm, an ellipse
#: (or, of a singular metric, a strip), a double cone of directions.
Ball = Literal["norm", "ellipse", "cone"]
#: What stands for a missing value among coordinates: the column's mean, or 0.
Fill = Literal["mean", "zero"]

_NUMBERS: frozenset[Reads] = frozenset({"numeric"})
_ALL_CELLS: frozenset[Reads] = frozenset({"numeric", "nominal", "missing"})


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Mark a text for ``lupdate``, which knows this name; the window translates it."""
    return text


def absolute_difference(a: FloatArray, b: FloatArray) -> FloatArray:
    """Return |a - b|, the difference that most distances gather."""
    return np.asarray(np.abs(a - b))


def whitening(rows: FloatArray) -> FloatArray | None:
    """Return L with LᵀL the pseudo-inverse of the covariance, largest variance first.

    None where there is no covariance: for fewer than two rows, or no column.
    """
    if len(rows) < 2 or not rows.shape[1]:
        return None
    values, vectors = np.linalg.eigh(np.atleast_2d(np.cov(rows, rowvar=False)))
    kept = values > 1e-12 * max(float(values[-1]), np.finfo(float).tiny)
    L = (vectors[:, kept] / np.sqrt(values[kept])).T
    return np.ascontiguousarray(L[::-1])


@dataclass(frozen=True, slots=True)
class Distance:
    """A distance of rows: what people read of it, and how it is computed.

    Attributes
    ----------
    id : str
        Its name in files, on the command line and in code.
    title : str
        In a menu; translated in the window.
    formula : str
        Of two rows a and b, gⱼ their difference in attribute j.
    noun : str
        Its name inside a line of text; empty: the title.
    exponent : float or None
        The p of (Σ gⱼᵖ)^(1/p), infinity for the largest gⱼ; None: the parameter p.
    params : tuple of Param
    ball : {"norm", "ellipse", "cone"} or None
        Its unit ball in a plane; None: it cannot be the metric of the scene.
    difference : callable
        gⱼ of two arrays of numbers. Trees, blocks and planes need the absolute one.
    triangle : bool
        Whether complete rows obey the triangle inequality if the exponent is 1 or more.
    reads : frozenset of str
        The cells it is made for. (Searches compare all cells under every distance.)
    in_ranges : bool
        Whether gⱼ is divided by the range of the attribute.
    farthest : float or None
        gⱼ of numbers where one is missing; None: the range of the attribute.
    as_labels : bool
        Whether numbers are compared like labels: gⱼ is 0 or 1.
    averaged : bool
        Whether the sum is divided by the number of attributes.
    coordinates : {"mean", "zero"} or None
        What a missing value becomes in a distance that needs coordinates (labels
        become indicator columns); None: attributes are compared one by one.
    linear : callable or None
        From rows of coordinates to the map after which the distance is Euclidean; None
        also where there is nothing to learn it from.
    takes_matrix : bool
        Whether LᵀL may be given instead of learned: the inverse covariance.

    Raises
    ------
    ValueError
        When planes would draw the ball of a norm that the distance is not.
    """

    id: str
    title: str
    formula: str
    noun: str = ""
    exponent: float | None = 2.0
    params: tuple[Param, ...] = ()
    ball: Ball | None = "norm"
    difference: Callable[[FloatArray, FloatArray], FloatArray] = absolute_difference
    triangle: bool = True
    reads: frozenset[Reads] = _NUMBERS
    in_ranges: bool = False
    farthest: float | None = None
    as_labels: bool = False
    averaged: bool = False
    coordinates: Fill | None = None
    linear: Callable[[FloatArray], FloatArray | None] | None = None
    takes_matrix: bool = False

    def __post_init__(self) -> None:
        if self.ball == "norm" and not self.has_norm:
            raise ValueError(f"{self.id} is not the norm of a - b: say ball=None")

    def exponent_for(self, p: float) -> float:
        """Return the exponent of the differences when the parameter p has a value."""
        return p if self.exponent is None else self.exponent

    def is_metric(self, p: float = 2.0) -> bool:
        """Whether complete rows obey the triangle inequality."""
        return self.triangle and self.exponent_for(p) >= 1.0

    def is_euclidean(self, p: float = 2.0) -> bool:
        """Whether it is the Euclidean distance, perhaps after a linear map."""
        return self.exponent_for(p) == 2.0 and not self.angles

    @property
    def angles(self) -> bool:
        """Whether directions are compared, not places."""
        return self.ball == "cone"

    @property
    def is_mapped(self) -> bool:
        """Whether rows are mapped linearly before they are compared."""
        return self.ball == "ellipse"

    @property
    def has_norm(self) -> bool:
        """Whether gⱼ is the absolute difference of coordinates: trees can search."""
        return self.difference is absolute_difference

    @property
    def learns(self) -> bool:
        """Whether complete rows of numbers teach it anything: covariance or ranges."""
        return self.linear is not None or self.in_ranges


_P = real(
    "p", 2.0, low=0.0, low_open=True,
    help="Exponent of the Minkowski distance: 1 is Manhattan, 2 is Euclidean.",
)  # fmt: skip

#: Every distance by id, in the order in which they are offered.
DISTANCES: Mapping[str, Distance] = {
    distance.id: distance
    for distance in (
        Distance(
            "euclidean", QT_TRANSLATE_NOOP("Distance", "Euclidean"), "√Σ gⱼ²",
        ),
        Distance(
            "manhattan", QT_TRANSLATE_NOOP("Distance", "Manhattan"), "Σ gⱼ",
            exponent=1.0,
        ),
        Distance(
            "chebyshev", QT_TRANSLATE_NOOP("Distance", "Chebyshev"), "max gⱼ",
            exponent=np.inf,
        ),
        Distance(
            "minkowski", QT_TRANSLATE_NOOP("Distance", "Minkowski p"), "(Σ gⱼᵖ)^(1/p)",
            noun=QT_TRANSLATE_NOOP("Distance", "Minkowski"),
            exponent=None, params=(_P,),
        ),
        Distance(
            "mahalanobis", QT_TRANSLATE_NOOP("Distance", "Mahalanobis"),
            "√(a-b)ᵀ C⁻¹ (a-b)",
            ball="ellipse", coordinates="mean", linear=whitening, takes_matrix=True,
        ),
        Distance(
            "heom", QT_TRANSLATE_NOOP("Distance", "HEOM"),
            "√Σ gⱼ², gⱼ a share of the attribute's range",
            ball=None, reads=_ALL_CELLS, in_ranges=True, farthest=1.0,
        ),
        Distance(
            "cosine", QT_TRANSLATE_NOOP("Distance", "Cosine"), "1 - a·b / (|a| |b|)",
            noun=QT_TRANSLATE_NOOP("Distance", "cosine"),
            ball="cone", coordinates="zero", triangle=False,
        ),
        Distance(
            "hamming", QT_TRANSLATE_NOOP("Distance", "Hamming"),
            "the share of attributes that differ",
            exponent=1.0, ball=None, reads=_ALL_CELLS, as_labels=True, averaged=True,
        ),
    )
}  # fmt: skip

#: The metric that a method learned (or a hand shaped): the map comes with the data.
LEARNED = Distance(
    "learned", QT_TRANSLATE_NOOP("Distance", "Learned"), "√(a-b)ᵀ M (a-b)",
    noun=QT_TRANSLATE_NOOP("Distance", "learned"),
    ball="ellipse",
)  # fmt: skip

#: What can be the metric of the scene, in the order of its menu.
SCENE_DISTANCES: Mapping[str, Distance] = {
    distance.id: distance
    for distance in (*DISTANCES.values(), LEARNED)
    if distance.ball is not None
}
