"""Search for parameters: grids written as text, grid, random and coarse-to-fine search.

What tests a candidate is handed in, so this knows nothing of learners and rows.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from workbench.api.problems import Problem

METHODS = ("grid", "random", "coarse-to-fine")
#: A grid of more candidates is refused.
MOST_CANDIDATES = 10_000
#: Scores closer than this are a tie: the same folds summed up in another order.
TIE = 1e-12
#: Values of a range that the coarse search begins with, ends included.
_COARSE = 5
_EXAMPLE = "name=1..15, name=0.1..1:0.1, name=0.01..100*10 or name=a,b"
_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_RANGE = re.compile(
    rf"(?P<low>{_NUMBER})\.\.(?P<high>{_NUMBER})(?:(?P<by>[:*])(?P<step>{_NUMBER}))?"
)

#: Parameters by name, as text.
Candidate = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Axis:
    """The values to try of one parameter.

    Attributes
    ----------
    name : str
        The parameter.
    values : tuple of str
        In the order written, ascending in a range. Empty for a range of real numbers
        without a step, which only a random search can draw from.
    limits : (float, float) or None
        Ends of such a range.
    ordered : bool
        Whether it was written as a range, so that a coarse search may skip values.
    """

    name: str
    values: tuple[str, ...]
    limits: tuple[float, float] | None = None
    ordered: bool = False

    @property
    def is_numeric(self) -> bool:
        """Whether each value is a number."""
        return self.limits is not None or all(_is_number(v) for v in self.values)

    def drawn(self, random: np.random.Generator) -> str:
        """Draw one value."""
        if self.limits is not None:
            return f"{random.uniform(*self.limits):.6g}"
        return self.values[int(random.integers(len(self.values)))]


@dataclass(frozen=True, slots=True)
class Trial:
    """A candidate and how it did.

    Attributes
    ----------
    params : mapping of str to str
    score : float or None
        Share of right answers, 0 to 1; None after a failure.
    standard_error : float
        Of the score, NaN where it is not known.
    failure : str
        Why there is no score.
    """

    params: Candidate
    score: float | None
    standard_error: float = math.nan
    failure: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search tried.

    Attributes
    ----------
    trials : tuple of Trial
        In the order tried.
    best : int
        The place of the trial of greatest score, the first of equals.
    one_se : int
        The place of the trial with the largest value of the first numeric parameter
        whose score is at most one standard error (that of the best) below the best;
        of equal values the greatest score, then the first. `best` without such a
        parameter.
    """

    trials: tuple[Trial, ...]
    best: int
    one_se: int = field(default=-1)


def read_grid(text: str) -> tuple[Axis, ...]:
    """Read ``n_neighbors=1..15; weights=uniform,dudani``.

    Values are separated by commas. Of ranges, which include both ends, ``1..15`` is
    whole numbers, ``1..15:2`` every second of them, ``0.1..1:0.1`` has a step and
    ``0.01..100*10`` a factor. ``0.1..1`` alone is for random search.

    Raises
    ------
    Problem
        When nothing is written, a name is given twice, or a range is empty.

    Examples
    --------
    >>> [axis.values for axis in read_grid("k=1..7:3; weights=uniform,dudani")]
    [('1', '4', '7'), ('uniform', 'dudani')]
    """
    axes: dict[str, Axis] = {}
    for part in (piece.strip() for piece in text.split(";")):
        if not part:
            continue
        name, equals, written = (piece.strip() for piece in part.partition("="))
        if not (name and equals and written):
            raise Problem(f"{part!r} in the grid", expected=_EXAMPLE)
        if name in axes:
            raise Problem(f"{name} is twice in the grid", expected="once")
        axes[name] = _axis(name, written)
    if not axes:
        raise Problem("the grid is empty", expected=_EXAMPLE)
    return tuple(axes.values())


def _axis(name: str, written: str) -> Axis:
    if ".." in written:
        return _range(name, written)
    values = tuple(dict.fromkeys(v.strip() for v in written.split(",")))
    if "" in values:
        raise Problem(f"an empty value of {name} in the grid", expected=_EXAMPLE)
    return Axis(name, values)


def _range(name: str, written: str) -> Axis:
    match = _RANGE.fullmatch(written.replace(" ", ""))
    if match is None:
        raise Problem(f"{name}={written} in the grid", expected=_EXAMPLE)
    low, high = float(match["low"]), float(match["high"])
    if not (math.isfinite(low) and math.isfinite(high)) or low > high:
        raise Problem(f"{name}={written} in the grid", expected="the lower end first")
    whole = low.is_integer() and high.is_integer() and "." not in match["high"]
    if match["by"] is None and not whole:
        return Axis(name, (), (low, high), ordered=True)
    step = float(match["step"] or 1)
    factor = match["by"] == "*"
    if step <= float(factor) or (factor and low <= 0):
        expected = (
            "a factor above 1, a lower end above 0" if factor else "a step above 0"
        )
        raise Problem(f"{name}={written} in the grid", expected=expected)
    span = math.log(high / low) / math.log(step) if factor else (high - low) / step
    if span >= MOST_CANDIDATES:
        raise Problem(
            f"{name}={written} in the grid",
            expected=f"at most {MOST_CANDIDATES} values",
        )
    places = range(math.floor(span + 1e-9) + 1)
    values = [low * step**i if factor else low + step * i for i in places]
    return Axis(name, tuple(f"{value:.12g}" for value in values), ordered=True)


def _is_number(text: str) -> bool:
    return re.fullmatch(_NUMBER, text) is not None


def candidates(
    axes: Sequence[Axis], method: str, n_tries: int, random: np.random.Generator
) -> list[Candidate]:
    """Return what a grid or random search tries, in order.

    A random search of a grid draws `n_tries` different cells, or all of them if there
    are no more; ranges without a step are drawn from evenly.

    Raises
    ------
    Problem
        When a grid has too many cells, or a range without a step.
    """
    size = math.prod(len(axis.values) for axis in axes)  # 0 beside an endless range
    if method == "random" and size == 0:
        return [{a.name: a.drawn(random) for a in axes} for _ in range(n_tries)]
    check_axes(axes, method)
    if method == "random" and n_tries < size:
        places = random.choice(size, n_tries, replace=False)
        shape = [len(axis.values) for axis in axes]
        cells = np.stack(np.unravel_index(places, shape), axis=1)
        return [_cell(axes, cell) for cell in cells.tolist()]
    return [
        _cell(axes, cell) for cell in product(*(range(len(a.values)) for a in axes))
    ]


def check_axes(axes: Sequence[Axis], method: str) -> None:
    """Check that a method can search a grid.

    Raises
    ------
    Problem
        When, but for a random search, a range has no step or there are too many cells.
    """
    if method == "random":
        return
    for axis in axes:
        if axis.limits is not None:
            low, high = axis.limits
            step = (high - low) / 10 or 1.0
            raise Problem(
                f"{axis.name}={low:g}..{high:g} in the grid has no step",
                expected=f"one, as in {low:g}..{high:g}:{step:g}, or the method random",
            )
    sizes = (_first_places(axis) if method != "grid" else axis.values for axis in axes)
    size = math.prod(len(places) for places in sizes)
    if size > MOST_CANDIDATES:
        raise Problem(
            f"{size} candidates in the grid",
            expected=f"at most {MOST_CANDIDATES}, or the method random",
        )


def _cell(axes: Sequence[Axis], places: Sequence[int]) -> Candidate:
    return {axis.name: axis.values[i] for axis, i in zip(axes, places, strict=True)}


def search(
    axes: Sequence[Axis],
    method: str,
    test: Callable[[Candidate], Trial],
    n_tries: int = 20,
    random_state: int = 1,
) -> Found:
    """Try candidates and find the best.

    Coarse-to-fine begins with at most 5 values of each range, evenly spaced by their
    place, and all values of each list; then, with half the spacing, with those beside
    the best so far, until the spacing is 1. No candidate is tried twice.

    Parameters
    ----------
    test : callable
        Makes a candidate a trial.
    n_tries : int
        Of a random search.

    Raises
    ------
    Problem
        As `candidates`; when every candidate fails.
    """
    if method == "coarse-to-fine":
        check_axes(axes, method)
        trials = _coarse_to_fine(axes, test)
    else:
        random = np.random.default_rng(random_state)
        trials = [test(c) for c in candidates(axes, method, n_tries, random)]
    best = best_of(trials)
    return Found(tuple(trials), best, one_standard_error(trials, axes, best))


def _coarse_to_fine(
    axes: Sequence[Axis], test: Callable[[Candidate], Trial]
) -> list[Trial]:
    strides = [_first_stride(axis) for axis in axes]
    tried: dict[tuple[int, ...], Trial] = {}

    def try_all(cells: Iterator[tuple[int, ...]]) -> None:
        for cell in cells:
            if cell not in tried:
                tried[cell] = test(_cell(axes, cell))

    try_all(product(*(_first_places(axis) for axis in axes)))
    while max(strides) > 1:
        strides = [max(1, -(-stride // 2)) for stride in strides]
        best = list(tried)[best_of(list(tried.values()))]
        beside = [
            sorted({p for p in (at - s, at, at + s) if 0 <= p < len(axis.values)})
            if axis.ordered
            else [at]
            for axis, at, s in zip(axes, best, strides, strict=True)
        ]
        try_all(product(*beside))
    return list(tried.values())


def _first_stride(axis: Axis) -> int:
    return max(1, -(-(len(axis.values) - 1) // (_COARSE - 1))) if axis.ordered else 1


def _first_places(axis: Axis) -> list[int]:
    """Return the places of the values that a coarse search begins with."""
    size = len(axis.values)
    return sorted({*range(0, size, _first_stride(axis)), size - 1})


def best_of(trials: Sequence[Trial]) -> int:
    """Return the place of the greatest score, the first of equals.

    Raises
    ------
    Problem
        When no trial has a score.
    """
    best, greatest = -1, -math.inf
    for place, trial in enumerate(trials):
        if trial.score is not None and trial.score > greatest + TIE:
            best, greatest = place, trial.score
    if best < 0:
        raise Problem(
            f"all {len(trials)} candidates failed, the first: {trials[0].failure}",
            expected="one that can be trained",
        )
    return best


def one_standard_error(trials: Sequence[Trial], axes: Sequence[Axis], best: int) -> int:
    """Return the place of `Found.one_se` (Breiman et al., 1984, section 3.4.3)."""
    axis = next((axis for axis in axes if axis.is_numeric), None)
    top = trials[best]
    if axis is None or top.score is None or not top.standard_error > 0:
        return best
    limit = top.score - top.standard_error - TIE
    within = [
        (float(trial.params[axis.name]), trial.score, -place)
        for place, trial in enumerate(trials)
        if trial.score is not None and trial.score >= limit
    ]
    return -max(within)[2]
