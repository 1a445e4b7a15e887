"""Preparation of columns a classifier cannot read: filled, one-hot coded, scaled."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, FloatArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.learner.filter_steps import SCALES


@dataclass(frozen=True, eq=False, slots=True)
class Preparation:
    """A fitted preparation: choose columns, fill gaps, spread labels, scale.

    Made by `fit`. Arrays run over the columns kept, before labels are spread.

    Attributes
    ----------
    attributes : tuple of Attribute
        The columns that come out.
    kept : ndarray of int64
        The columns of the data that are used at all.
    dropped : tuple of Attribute
        Strings and tables, which no bundled method reads.
    numeric, spread : ndarray of bool
        Which kept columns are numbers; which become one column for each label.
    n_labels : ndarray of int64
        Number of declared labels.
    names : tuple of str
        The names of the kept columns.
    fill : ndarray of float64
        What stands in for a missing value; NaN leaves the gap.
    gaps : ndarray of bool
        Which kept columns had a gap among the fitted rows.
    shift, factor : ndarray of float64
        Scaled = (value - shift) * factor.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    """

    attributes: tuple[Attribute, ...]
    kept: npt.NDArray[np.int64]
    dropped: tuple[Attribute, ...]
    numeric: npt.NDArray[np.bool_]
    spread: npt.NDArray[np.bool_]
    n_labels: npt.NDArray[np.int64]
    names: tuple[str, ...]
    fill: FloatArray
    gaps: npt.NDArray[np.bool_]
    shift: FloatArray
    factor: FloatArray
    scale: str

    @staticmethod
    def fit(
        X: FloatArray,
        attributes: Sequence[Attribute],
        reads: Collection[str],
        scale: str = "none",
    ) -> Preparation:
        """Learn means, modes and ranges from the training rows.

        Parameters
        ----------
        X : ndarray of float64, shape (n, d)
        attributes : sequence of Attribute
            One for each column.
        reads : collection of str
            What the classifier takes as it comes: ``numeric``, ``nominal``,
            ``missing``.
        scale : str
            ``none``, ``min-max`` (to 0..1) or ``z-score`` (mean 0, standard deviation
            1 by n). Numbers only; a constant column becomes 0.

        Raises
        ------
        Problem
            When nothing readable is left, or the scale is unknown.
        """
        if scale not in SCALES:
            raise Problem(f"scale = {scale!r}", expected=instead_of(scale, SCALES))
        kept = [j for j, a in enumerate(attributes) if a.is_numeric or a.is_nominal]
        chosen = [attributes[j] for j in kept]
        _refuse_unreadable(chosen, attributes, reads)
        values = X[:, kept]
        numeric = np.array([a.is_numeric for a in chosen], bool)
        spread = ~numeric & ("nominal" not in reads)
        fill = np.full(len(kept), np.nan)
        if "missing" not in reads:
            fill = _fill_values(values, numeric)
        shift, factor = _scaling(_filled(values, fill), numeric, scale)
        return Preparation(
            attributes=_outputs(chosen, spread),
            kept=np.array(kept, np.int64),
            dropped=tuple(a for a in attributes if not (a.is_numeric or a.is_nominal)),
            numeric=numeric,
            spread=spread,
            n_labels=np.array([len(a.values) for a in chosen], np.int64),
            names=tuple(a.name for a in chosen),
            fill=fill,
            gaps=np.asarray(np.isnan(values).any(axis=0)),
            shift=shift,
            factor=factor,
            scale=scale,
        )

    def transform(self, X: FloatArray) -> FloatArray:
        """Apply what was learned to rows, shape (m, d) -> (m, len(attributes))."""
        values = _filled(X[:, self.kept], self.fill)
        if self.scale != "none":
            values = (values - self.shift) * self.factor
        if not self.spread.any():
            return values
        blocks = []
        for j, wide in enumerate(self.spread):
            column = values[:, j : j + 1]
            blocks.append(_indicators(column, self.n_labels[j]) if wide else column)
        return np.hstack(blocks)

    def depends_on_row(self, X: FloatArray) -> npt.NDArray[np.bool_]:
        """Tell which of the fitted rows would change the preparation if left out.

        A row whose absence changes nothing may share one model with the others in
        leave-one-out. False is a promise, True only a suspicion.

        Parameters
        ----------
        X : ndarray, shape (n, d)
            The very rows given to `fit`.

        Returns
        -------
        ndarray of bool, shape (n,)
        """
        values = X[:, self.kept]
        known = ~np.isnan(values)
        # a gap is filled from the other rows of its column
        filled_from = self.gaps & ~np.isnan(self.fill)
        suspects = (known & filled_from).any(axis=1)
        if self.scale == "none":
            return np.asarray(suspects)
        numbers = _filled(values, self.fill)[:, self.numeric]
        if self.scale == "z-score":
            varies = np.fmax.reduce(numbers) > np.fmin.reduce(numbers)
            touched = (~np.isnan(numbers) & varies).any(axis=1)
        else:
            touched = _lone_extreme(numbers).any(axis=1)
        return np.asarray(suspects | touched)

    def steps(self) -> list[str]:
        """Return what is done to the data, in words; empty if nothing is."""
        texts = []
        if self.dropped:
            texts.append("left out, not readable: " + _listed(self.dropped))
        filled = self.gaps & ~np.isnan(self.fill)
        for which, word in ((self.numeric, "mean"), (~self.numeric, "mode")):
            if (filled & which).any():
                names = self._names(filled & which)
                texts.append(f"missing values replaced by the training {word}: {names}")
        if self.spread.any():
            texts.append("one column for each label: " + self._names(self.spread))
        if self.scale != "none" and self.numeric.any():
            texts.append(f"{self.scale} scaling: " + self._names(self.numeric))
        return texts

    def _names(self, which: npt.NDArray[np.bool_]) -> str:
        return _listed([self.names[j] for j in np.flatnonzero(which)])


def _refuse_unreadable(
    chosen: Sequence[Attribute], attributes: Sequence[Attribute], reads: Collection[str]
) -> None:
    if not chosen:
        raise Problem(
            f"none of {len(attributes)} attributes can be used",
            expected="a numeric or nominal attribute",
        )
    numbers = [a.name for a in chosen if a.is_numeric]
    if numbers and "numeric" not in reads:
        raise Problem(
            "numeric attributes: " + _listed(numbers),
            expected="nominal attributes only, which is all this method reads",
        )


def _fill_values(values: FloatArray, numeric: npt.NDArray[np.bool_]) -> FloatArray:
    """Return the mean of numbers and the commonest label; 0 for an empty column."""
    fill = np.zeros(values.shape[1])
    missing = np.isnan(values)
    holed = np.asarray(missing.any(axis=0))
    for j, is_number in enumerate(numeric):
        known = values[~missing[:, j], j] if holed[j] else values[:, j]
        if known.size:
            fill[j] = (
                known.mean() if is_number else np.bincount(known.astype(int)).argmax()
            )
    return fill


def _filled(values: FloatArray, fill: FloatArray) -> FloatArray:
    gaps = np.isnan(values)
    return np.where(gaps, fill, values) if gaps.any() else values


def _scaling(
    values: FloatArray, numeric: npt.NDArray[np.bool_], scale: str
) -> tuple[FloatArray, FloatArray]:
    shift, factor = np.zeros(numeric.size), np.ones(numeric.size)
    if scale == "none":
        return shift, factor
    for j in np.flatnonzero(numeric):
        known = values[~np.isnan(values[:, j]), j]
        if known.size == 0:
            factor[j] = 0.0
            continue
        low, high = float(known.min()), float(known.max())
        if scale == "min-max":
            shift[j], width = low, high - low
        else:
            shift[j], width = known.mean(), known.std()
        # the width of a constant column is 0 or rounding: it says nothing, so 0
        factor[j] = 1.0 / width if high > low else 0.0
    return shift, factor


def _lone_extreme(values: FloatArray) -> npt.NDArray[np.bool_]:
    """Mark cells that alone hold the least or greatest value of their column."""
    lone = np.zeros(values.shape, bool)
    for extreme in (np.fmin.reduce, np.fmax.reduce):
        held = values == extreme(values, axis=0)
        lone |= held & (held.sum(axis=0) == 1)
    return lone


def _indicators(column: FloatArray, n_labels: np.int64) -> FloatArray:
    """Spread codes, shape (m, 1), over one 0/1 column each; two labels need one."""
    if n_labels <= 2:
        return column
    spread: FloatArray = (column == np.arange(n_labels)).astype(np.float64)
    spread[np.isnan(column[:, 0])] = np.nan
    return spread


def _outputs(
    chosen: Sequence[Attribute], spread: npt.NDArray[np.bool_]
) -> tuple[Attribute, ...]:
    result: list[Attribute] = []
    for attribute, wide in zip(chosen, spread, strict=True):
        if not wide:
            result.append(attribute)
        elif len(attribute.values) <= 2:
            label = attribute.values[-1] if attribute.values else "?"
            result.append(Attribute(f"{attribute.name}={label}"))
        else:
            result += [Attribute(f"{attribute.name}={v}") for v in attribute.values]
    return tuple(result)


def _listed(things: Sequence[Any], most: int = 6) -> str:
    names = [t.name if isinstance(t, Attribute) else str(t) for t in things]
    if len(names) <= most:
        return ", ".join(names)
    return ", ".join(names[:most]) + f" and {len(names) - most} more"
