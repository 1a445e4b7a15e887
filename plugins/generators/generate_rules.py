"""Classes given by a rule on a table of labels: LED digits, the monks, the balance."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    flag,
    integer,
    real,
    seed,
)
from workbench.api.generator import (
    BalancedGenerator,
    Generator,
    label_noise,
    letters,
    rows,
)

#: Which of the seven segments glow for each digit: top, upper left, upper right,
#: middle, lower left, lower right, bottom (Breiman et al. 1984, section 2.6.1).
SEGMENTS = np.array([
    [1, 1, 1, 0, 1, 1, 1], [0, 0, 1, 0, 0, 1, 0], [1, 0, 1, 1, 1, 0, 1],
    [1, 0, 1, 1, 0, 1, 1], [0, 1, 1, 1, 0, 1, 0], [1, 1, 0, 1, 0, 1, 1],
    [1, 1, 0, 1, 1, 1, 1], [1, 0, 1, 0, 0, 1, 0], [1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 0, 1, 1],
])  # fmt: skip

_SAMPLE = flag(
    "sample", False,
    help="Draw n_rows of the table's rows with return; else every row once.",
)  # fmt: skip


@declare(
    Plugin(
        id="led",
        title="LED digits",
        kind="generator",
        family="Generators",
        params=(
            rows(1000),
            real(
                "noise", 0.1, low=0.0, high=0.5,
                help="Probability that a segment shows the opposite.",
            ),
            integer(
                "n_irrelevant", 0, low=0, high=1000,
                help="Further attributes 0 or 1 that tell nothing; 17 in led24.",
            ),
            flag(
                "balanced", True,
                help="Equally many rows of each digit; else each digit is drawn.",
            ),
            seed(),
        ),
        summary="The ten digits of a display whose segments fail at random.",
        reference=(
            "L. Breiman, J. Friedman, R. Olshen, C. Stone (1984). Classification and "
            "regression trees, 43-49."
        ),
    )
)  # fmt: skip
class Led(BalancedGenerator, BaseEstimator):
    """Digits by seven segments, each inverted with probability `noise`.

    Parameters
    ----------
    n_irrelevant : int
        Attributes that are 0 or 1 with equal probability.

    Notes
    -----
    The error is the sum over the 2⁷ patterns; 26 % at noise 0.1.

    Examples
    --------
    >>> from workbench.bundled.generate_rules import Led
    >>> data = Led(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 7), ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        noise: float = 0.1,
        n_irrelevant: int = 0,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.noise = noise
        self.n_irrelevant = n_irrelevant
        self.balanced = balanced
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return the segments s1 … s7 and the irrelevant r1 …, labels 0 and 1."""
        names = [f"s{j + 1}" for j in range(7)]
        names += [f"r{j + 1}" for j in range(self.n_irrelevant)]
        return tuple(letters(name, "0 1") for name in names)

    def class_attribute(self) -> Attribute:
        """Return the digit."""
        return letters("digit", "0 1 2 3 4 5 6 7 8 9")

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return displays and their digits."""
        codes = self.class_codes(random, n)
        X = np.empty((n, 7 + self.n_irrelevant))
        X[:, :7] = SEGMENTS[codes] ^ (random.random((n, 7)) < self.noise)
        X[:, 7:] = random.integers(0, 2, (n, self.n_irrelevant), dtype=np.int8)
        return X, codes

    def clean_error(self) -> float:
        """Sum over all patterns what the likeliest digit does not explain."""
        patterns = np.arange(128)[:, None] >> np.arange(7) & 1
        return float(1 - self._joint(patterns).max(axis=1).sum())

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return the digit likeliest to show these segments."""
        winners: IntArray = self._joint(X[:, :7].astype(np.int64)).argmax(axis=1)
        return winners

    def _joint(self, patterns: IntArray) -> FloatArray:
        failed = (patterns[:, None] != SEGMENTS).sum(axis=2)
        chance: FloatArray = self.noise**failed * (1 - self.noise) ** (7 - failed) / 10
        return chance


class Table(Generator):
    """All rows of a finite table, or a sample of them, with a rule for the class."""

    sample: bool

    def table(self) -> FloatArray:
        """Return every possible row once."""
        raise NotImplementedError

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return the table, or a sample with return."""
        X = self.table()
        if self.sample:
            X = X[random.integers(0, len(X), n)]
        return X, self.best_classes(X)

    def clean_error(self) -> float:
        """Return 0: the rule is certain."""
        return 0.0


#: Numbers of labels of a1 … a6.
_MONK_VALUES = (3, 3, 2, 3, 4, 2)


@declare(
    Plugin(
        id="monks",
        title="Monk's problems",
        kind="generator",
        family="Generators",
        params=(
            choice("problem", "1", ("1", "2", "3"), help="Which of the three rules."),
            _SAMPLE,
            rows(432),
            label_noise(None, optional=True),
            seed(),
        ),
        summary="Three rules on six nominal attributes; the third has 5 % class noise.",
        reference=(
            "S. B. Thrun et al. (1991). The MONK's problems: a performance comparison "
            "of different learning algorithms. CMU-CS-91-197."
        ),
    )
)  # fmt: skip
class Monks(Table, BaseEstimator):
    """The 432 robots of the monks, or a sample of them.

    Problem 1: a1 = a2 or a5 = 1. Problem 2: exactly two attributes have their first
    value. Problem 3: (a5 = 3 and a4 = 1) or (a5 ≠ 4 and a2 ≠ 3).

    Parameters
    ----------
    problem : str
        ``1``, ``2`` or ``3``.
    sample : bool
        Whether `n_rows` rows are drawn; else all 432.
    n_rows : int
        Of a sample.
    label_noise : float or None
        None: 0.05 in problem 3, else 0.

    Examples
    --------
    >>> from workbench.bundled.generate_rules import Monks
    >>> data = Monks(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((432, 6), ('0', '1'))
    """

    def __init__(
        self,
        problem: str = "1",
        sample: bool = False,
        n_rows: int = 432,
        label_noise: float | None = None,
        random_state: int = 1,
    ) -> None:
        self.problem = problem
        self.sample = sample
        self.n_rows = n_rows
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return a1 … a6 with labels 1, 2, …."""
        return tuple(
            letters(f"a{j + 1}", " ".join("1234"[:count]))
            for j, count in enumerate(_MONK_VALUES)
        )

    def class_attribute(self) -> Attribute:
        """Return the class with labels 0 and 1."""
        return letters("class", "0 1")

    def noise_of_labels(self) -> float:
        """Return the given share, or that of the problem."""
        if self.label_noise is None:
            return 0.05 if self.problem == "3" else 0.0
        return self.label_noise

    def table(self) -> FloatArray:
        """Return the 432 rows, the last attribute changing fastest."""
        return np.indices(_MONK_VALUES).reshape(6, -1).T.astype(np.float64)

    def best_classes(self, X: FloatArray) -> IntArray:
        """Apply the rule of the problem."""
        a1, a2, _, a4, a5, _ = X.T + 1
        if self.problem == "1":
            yes = (a1 == a2) | (a5 == 1)
        elif self.problem == "2":
            yes = (X == 0).sum(axis=1) == 2
        else:
            yes = ((a5 == 3) & (a4 == 1)) | ((a5 != 4) & (a2 != 3))
        codes: IntArray = yes.astype(np.int64)
        return codes


@declare(
    Plugin(
        id="balance",
        title="Balance scale",
        kind="generator",
        family="Generators",
        params=(_SAMPLE, rows(625), label_noise(), seed()),
        summary="To which side a scale tips: weight times distance on both sides.",
        reference=(
            "R. S. Siegler (1976). Three aspects of cognitive development. Cognitive "
            "Psychology 8, 481-520."
        ),
    )
)
class Balance(Table, BaseEstimator):
    """The 625 settings of a balance scale, or a sample of them.

    Parameters
    ----------
    sample : bool
        Whether `n_rows` rows are drawn; else all 625.
    n_rows : int
        Of a sample.

    Examples
    --------
    >>> from workbench.bundled.generate_rules import Balance
    >>> data = Balance(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((625, 4), ('L', 'B', 'R'))
    """

    def __init__(
        self,
        sample: bool = False,
        n_rows: int = 625,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.sample = sample
        self.n_rows = n_rows
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return weight and distance, left and right."""
        names = ("Left-weight", "Left-distance", "Right-weight", "Right-distance")
        return tuple(Attribute(name) for name in names)

    def class_attribute(self) -> Attribute:
        """Return the class: left, balanced or right."""
        return letters("Balance_scale", "L B R")

    def table(self) -> FloatArray:
        """Return the 5⁴ rows, the last attribute changing fastest."""
        return np.indices((5, 5, 5, 5)).reshape(4, -1).T.astype(np.float64) + 1

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the two products."""
        lean = np.sign(X[:, 2] * X[:, 3] - X[:, 0] * X[:, 1])
        codes: IntArray = (lean + 1).astype(np.int64)
        return codes
