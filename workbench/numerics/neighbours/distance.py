"""The distances of the program, each declared once.

k-NN's choices and forms, the scene, its signs and menus, Explore, Visualize, figures
and the searches read what they need of a distance here. One more is an entry of
`DISTANCES` (and the translations of its title).

NumPy only: the window imports this. What a distance learns of rows and how it is
computed is in `workbench.numerics.neighbours.distances`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.params import Param, choice, integer, real, text
from workbench.api.plugin import Reads

#: What the points at distance 1 are in a plane: the unit ball of a norm, an ellipse
#: (or, of a singular metric, a strip), a double cone of directions.
Ball = Literal["norm", "ellipse", "cone"]
#: What stands for a missing value among coordinates: the column's mean, 0, or the mean
#: of its row.
Fill = Literal["mean", "zero", "row"]
#: What is compared: differences gathered by an exponent, directions, rows as sets of
#: columns, points given for likeness, or lists of neighbours.
Kind = Literal["differences", "directions", "sets", "points", "lists"]
#: What labels become: corners of a simplex under weights, or shares of the classes.
Labels = Literal["weighted", "shares"]

_NUMBERS: frozenset[Reads] = frozenset({"numeric"})
_ALL_CELLS: frozenset[Reads] = frozenset({"numeric", "nominal", "missing"})


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Mark a text for ``lupdate``, which knows this name; the window translates it."""
    return text


def absolute_difference(a: FloatArray, b: FloatArray) -> FloatArray:
    """Return |a - b|, the difference that most distances gather."""
    return np.asarray(np.abs(a - b))


def share_of_sum(a: FloatArray, b: FloatArray) -> FloatArray:
    """Return |a - b| / (|a| + |b|), 0 where both are 0: the difference of Canberra."""
    gap, total = np.abs(a - b), np.abs(a) + np.abs(b)
    # NaN, a missing value, differs from 0 and stays
    share = np.divide(gap, total, out=np.zeros_like(gap), where=total != 0.0)
    return np.asarray(share, dtype=np.float64)


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
        The p of (Σ gⱼᵖ)^(1/p), infinity for the largest gⱼ; None: a parameter.
    exponent_name : str
        That parameter.
    params : tuple of Param
    kind : {"differences", "directions", "sets", "points", "lists"}
        What is compared.
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
    rooted : bool
        Whether the root of the sum of powers is taken.
    arc : bool
        Whether directions are compared by their angle, not by 1 - cos.
    labels : {"weighted", "shares"} or None
        What replaces a label by numbers, so that the search is one of numbers; None:
        labels are equal or not.
    coordinates : {"mean", "zero", "row"} or None
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
    exponent_name: str = "p"
    params: tuple[Param, ...] = ()
    kind: Kind = "differences"
    ball: Ball | None = "norm"
    difference: Callable[[FloatArray, FloatArray], FloatArray] = absolute_difference
    triangle: bool = True
    reads: frozenset[Reads] = _NUMBERS
    in_ranges: bool = False
    farthest: float | None = None
    as_labels: bool = False
    rooted: bool = True
    arc: bool = False
    labels: Labels | None = None
    coordinates: Fill | None = None
    linear: Callable[[FloatArray], FloatArray | None] | None = None
    takes_matrix: bool = False

    def __post_init__(self) -> None:
        if self.ball == "norm" and not self.has_norm:
            raise ValueError(f"{self.id} is not the norm of a - b: say ball=None")

    def exponent_for(self, p: float) -> float:
        """Return the exponent of the differences when its parameter has a value."""
        return p if self.exponent is None else self.exponent

    def is_metric(self, p: float = 2.0) -> bool:
        """Whether complete rows obey the triangle inequality, p being its parameter.

        Powers below 1 keep the triangle inequality, their roots do not (Minkowski).
        """
        exponent = self.exponent_for(p)
        return self.triangle and (exponent >= 1.0 if self.rooted else exponent <= 1.0)

    def is_euclidean(self, p: float = 2.0) -> bool:
        """Whether it is the Euclidean distance, perhaps after a linear map."""
        return (
            self.exponent_for(p) == 2.0 and self.rooted and self.kind == "differences"
        )

    @property
    def angles(self) -> bool:
        """Whether directions are compared, not places."""
        return self.kind == "directions"

    @property
    def is_mapped(self) -> bool:
        """Whether rows are mapped linearly before they are compared."""
        return self.ball == "ellipse"

    @property
    def has_norm(self) -> bool:
        """Whether gⱼ is the absolute difference of coordinates: trees can search."""
        plain = self.difference is absolute_difference
        return plain and self.kind in ("differences", "directions")

    @property
    def needs_classes(self) -> bool:
        """Whether it learns from the classes of the rows."""
        return self.labels == "shares"

    @property
    def learns(self) -> bool:
        """Whether complete rows teach it anything: covariance, ranges, shares, lists."""
        learned = self.linear is not None or self.in_ranges or self.needs_classes
        return learned or self.kind == "lists"


_P = real(
    "p", 2.0, low=0.0, low_open=True,
    help="Exponent of the Minkowski distance: 1 is Manhattan, 2 is Euclidean; below 1 "
    "the triangle inequality fails.",
)  # fmt: skip
_WEIGHTS = text(
    "attribute_weights", "", advanced=True,
    help="Weights of the attributes under the weighted metric, as in 1, 2, 0.5; empty: "
    "all 1.",
)  # fmt: skip
_VDM_Q = real(
    "vdm_q", 1.0, low=0.0, low_open=True, high=16.0, advanced=True,
    help="Exponent q of the value difference metric, usually 1 or 2; above 1 the "
    "triangle inequality fails.",
)  # fmt: skip
_VDM_SHARES = choice(
    "vdm_shares", "value-given-class", ("value-given-class", "class-given-value"),
    advanced=True,
    help="What the value difference metric compares: the shares of a label in each "
    "class, or (Stanfill and Waltz) the shares of the classes among its rows; a label "
    "that no training row has counts 0 in all.",
)  # fmt: skip
_SHARED_K = integer(
    "shared_k", 10, low=1, advanced=True,
    help="Length of the lists of Euclidean neighbours that the shared metric compares.",
)  # fmt: skip
_POINTS = text(
    "custom_points", "", advanced=True,
    help="Points for likeness under the custom metric, as JSON: by attribute, points, "
    "steps, table or common.",
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
            "weighted", QT_TRANSLATE_NOOP("Distance", "Weighted Minkowski"),
            "(Σ wⱼ gⱼᵖ)^(1/p)",
            exponent=None, params=(_P, _WEIGHTS), ball=None, labels="weighted",
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
            "vdm", QT_TRANSLATE_NOOP("Distance", "Value difference (VDM)"),
            "Σⱼ Σ_c |P(aⱼ|c) - P(bⱼ|c)|^q; of numbers (share of the range)^q",
            exponent=None, exponent_name="vdm_q", params=(_VDM_Q, _VDM_SHARES),
            ball=None, reads=_ALL_CELLS, in_ranges=True, farthest=1.0, rooted=False,
            labels="shares",
        ),
        Distance(
            "canberra", QT_TRANSLATE_NOOP("Distance", "Canberra"),
            "Σ |aⱼ - bⱼ| / (|aⱼ| + |bⱼ|)",
            exponent=1.0, ball=None, difference=share_of_sum, farthest=1.0,
        ),
        Distance(
            "cosine", QT_TRANSLATE_NOOP("Distance", "Cosine"), "1 - a·b / (|a| |b|)",
            noun=QT_TRANSLATE_NOOP("Distance", "cosine"),
            kind="directions", ball="cone", coordinates="zero", triangle=False,
        ),
        Distance(
            "angle", QT_TRANSLATE_NOOP("Distance", "Angle"),
            "arccos(a·b / (|a| |b|)), in radians",
            noun=QT_TRANSLATE_NOOP("Distance", "angle"),
            kind="directions", ball=None, coordinates="zero", arc=True,
        ),
        Distance(
            "pearson", QT_TRANSLATE_NOOP("Distance", "Pearson correlation"),
            "1 - r(a, b)",
            noun=QT_TRANSLATE_NOOP("Distance", "correlation"),
            kind="directions", ball=None, coordinates="row", triangle=False,
        ),
        Distance(
            "hamming", QT_TRANSLATE_NOOP("Distance", "Hamming"),
            "the number of attributes that differ",
            exponent=1.0, ball=None, reads=_ALL_CELLS, as_labels=True,
        ),
        Distance(
            "jaccard", QT_TRANSLATE_NOOP("Distance", "Jaccard"),
            "1 - |A ∩ B| / |A ∪ B|, A the attributes that are 1 in a",
            kind="sets", ball=None,
        ),
        Distance(
            "shared", QT_TRANSLATE_NOOP("Distance", "Shared neighbours"),
            "1 - |A ∩ B| / k, A the k nearest rows of a",
            kind="lists", params=(_SHARED_K,), ball=None,
        ),
        Distance(
            "custom", QT_TRANSLATE_NOOP("Distance", "Custom points"),
            "1 - points for likeness / most possible points",
            kind="points", params=(_POINTS,), ball=None, triangle=False,
            reads=_ALL_CELLS,
        ),
    )
}  # fmt: skip


def params_of(distances: Iterable[Distance]) -> tuple[Param, ...]:
    """Return the parameters of some distances, each once and with whom it matters.

    The distance itself is the choice ``metric``.
    """
    found: dict[str, Param] = {}
    for one in distances:
        for param in one.params:
            when = found[param.name].when if param.name in found else ("metric",)
            found[param.name] = replace(param, when=(*when, one.id))
    return tuple(found.values())


#: The parameters of all distances by name.
PARAMS: Mapping[str, Param] = {p.name: p for p in params_of(DISTANCES.values())}
#: Those that searches take as options: all but p.
OPTIONS: Mapping[str, Param] = {
    name: param for name, param in PARAMS.items() if name != _P.name
}

#: Those that have no parameter but p and learn nothing from classes or from lists.
PLAIN_DISTANCES: Mapping[str, Distance] = {
    distance.id: distance
    for distance in DISTANCES.values()
    if set(distance.params) <= {_P}
    and not distance.needs_classes
    and distance.kind in ("differences", "directions")
}

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
