"""FRiS-STOLP: prototypes by rival similarity."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Plugin, Problem, check, declare, real
from workbench.numerics.prototypes.rival_similarity import rival_similarity
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
)

_PARAMS = (
    real(
        "lam", 0.5, low=0.0, high=1.0,
        help="Weight of defending one's own class; the rest is for tolerance of others.",
    ),
    real(
        "theta", 0.0, low=-1.0, high=1.0,
        help="Rows with a greater similarity to their nearest prototype are done; "
        "below 1, as no row has more.",
    ),
    *DISTANCE_PARAMS,
)  # fmt: skip

_Mask = npt.NDArray[np.bool_]
#: Values of E that differ by less are equal.
_TIE = 1e-12
#: Cells of a block of similarities: 8 MB.
_CELLS = 1 << 20


@declare(
    Plugin(
        id="fris-stolp",
        title="FRiS-STOLP",
        kind="prototypes",
        family="Margins",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="Adds to each class the row that defends its class best and is most "
        "tolerant of the others, until every row is similar to a prototype.",
        reference="N. G. Zagoruiko, I. A. Borisova, V. V. Dyubanov, O. A. Kutnenko (2008). "
        "Methods of recognition based on the function of rival similarity. Pattern "
        "Recognition and Image Analysis 18, 1-6.",
    )
)
class FrisStolp(PrototypeSelector):
    """Add of each class in turn the row that defends and tolerates best.

    S(u, a | b) = (ρ(u, b) - ρ(u, a))/(ρ(u, b) + ρ(u, a)), 0 if both are 0. Of the rows P
    of a class, rivals R and foreign rows F, find(P, R, F) is the x of P with the greatest
    lam · mean over u of P without x of S(u, x | the nearest to u in R) + (1 - lam) · mean
    over v of F of S(v, the nearest to v in R without v | x). A mean over P of x alone is 1,
    over an empty F 0; a v with no other row in R does not count. Values of E within 1e-12
    are equal: the lowest row wins.

    1. For each class find(its rows, all other rows, all other rows), from which rivals are
       taken in the next line only.
    2. For each class find(its rows, what line 1 found for the other classes, all other
       rows) becomes a prototype.
    3. Rows x with S(x, nearest own prototype | nearest foreign prototype) > theta are done,
       and so are prototypes.
    4. For each class with rows left find(its rows left, prototypes of other classes, rows
       left of other classes) becomes a prototype, for all classes by the sets before;
       then line 3, until no row is left.

    Parameters
    ----------
    lam : float
        From 0 to 1.
    theta : float
        From -1, below 1.

    Examples
    --------
    >>> from workbench.bundled.fris_stolp import FrisStolp
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> FrisStolp().fit(X, y).kept_
    array([0, 3])
    """

    pseudocode = (
        "for each class: find a first rival with all others as rivals",
        "for each class: keep the best row against the first rivals of the others",
        "rows more similar to their prototype than theta, and prototypes, are done",
        "for each class with rows left: keep the best of them, and go to 3",
    )

    def __init__(
        self,
        lam: float = 0.5,
        theta: float = 0.0,
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        super().__init__(
            metric, p, attribute_weights, vdm_q, vdm_shares, shared_k, custom_points
        )
        self.lam = lam
        self.theta = theta

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield the first rivals, the prototypes and the rows that are done."""
        if self.theta >= 1.0:
            raise Problem(
                f"theta = {self.theta:g}", expected="below 1", where=self.plugin.id
            )
        codes, D = training.codes, training.table.whole()
        everyone = np.ones(training.n, np.bool_)
        rivals = np.zeros(training.n, np.bool_)
        for c in range(training.n_classes):
            best, value = self._find(D, codes == c, codes != c, codes != c)
            rivals[best] = True
            yield Decision(1, (best,), numbers={"E": value})
        kept = np.zeros(training.n, np.bool_)
        firsts = []
        for c in range(training.n_classes):
            others = codes != c
            best, value = self._find(D, codes == c, rivals & others, others)
            firsts.append(best)
            yield Decision(2, (best,), kept=(best,), numbers={"E": value})
        kept[firsts] = True
        left = everyone
        while True:
            similarity = _to_prototypes(D, codes, kept)
            done = left & ((similarity > self.theta) | kept)
            left = left & ~done
            yield Decision(
                3,
                tuple(np.flatnonzero(done).tolist()),
                numbers={"left": int(left.sum())},
            )
            if not left.any():
                return
            found = []
            for c in np.unique(codes[left]):
                own, others = left & (codes == c), codes != c
                best, value = self._find(D, own, kept & others, left & others)
                found.append(best)
                yield Decision(4, (best,), kept=(best,), numbers={"E": value})
            kept[found] = True

    def _find(
        self, D: FloatArray, own: _Mask, rivals: _Mask, foreign: _Mask
    ) -> tuple[int, float]:
        """Return the row of P with the greatest E, of equals the lowest, and E."""
        P, R, F = (np.flatnonzero(mask) for mask in (own, rivals, foreign))
        if not len(R):  # a class alone defends itself wholly
            return int(P[0]), self.lam
        to_rival = D[np.ix_(P, R)].min(axis=1)
        defence = np.ones(len(P))
        tolerance = np.zeros(len(P))
        to_own = _nearest_but_itself(D, F, R)
        known = np.isfinite(to_own)
        F, to_own = F[known], to_own[known]
        step = max(1, _CELLS // max(len(P), len(F), 1))
        for start in range(0, len(P), step):
            check()
            some = slice(start, start + step)
            if len(P) > 1:
                S = rival_similarity(to_rival[:, None], D[np.ix_(P, P[some])])
                places = np.arange(len(P))[some]
                S[places, places - start] = 0.0  # x itself does not count
                defence[some] = S.sum(axis=0) / (len(P) - 1)
            if len(F):
                S = rival_similarity(D[np.ix_(F, P[some])], to_own[:, None])
                tolerance[some] = S.mean(axis=0)
        E = self.lam * defence + (1.0 - self.lam) * tolerance
        best = int((E.max() - _TIE <= E).argmax())  # sums differ by rounding
        return int(P[best]), float(E[best])


def _nearest_but_itself(D: FloatArray, rows: IntArray, others: IntArray) -> FloatArray:
    """Return the distance of rows to the nearest of others but itself; infinity without."""
    distances = D[np.ix_(rows, others)]
    distances[rows[:, None] == others] = np.inf
    return np.asarray(distances.min(axis=1, initial=np.inf))


def _to_prototypes(D: FloatArray, codes: IntArray, kept: _Mask) -> FloatArray:
    """Return S(x, nearest own prototype | nearest foreign one) of all rows."""
    prototypes = np.flatnonzero(kept)
    distances = D[:, prototypes]
    alike = codes[:, None] == codes[prototypes]
    own = np.where(alike, distances, np.inf).min(axis=1)
    rival = np.where(alike, np.inf, distances).min(axis=1)
    if alike.all():
        return np.ones(len(codes))  # there is no rival
    return rival_similarity(rival, own)
