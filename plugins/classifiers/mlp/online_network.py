"""A network of logistic units that learns row by row, as Weka's perceptron does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from workbench.api.data import FloatArray
from workbench.numerics.java_random import JavaRandom


class OnlineTraining:
    """A network of logistic units that is corrected after every row.

    All weights lie in one array, all units in another, so that what is done to each of
    them is one call; the arrays are made once.

    Parameters
    ----------
    sizes : sequence of int
        Units of each layer, from the inputs to the outputs.
    random : JavaRandom
        The weights start at its numbers, from -0.05 to 0.05, drawn in Weka's order:
        biases of the outputs, biases of the first hidden layer, unit by unit bias and
        weights of the other hidden layers, weights from the inputs, to the outputs.

    Attributes
    ----------
    weights : list of ndarray, shape (units before + 1, units)
        Views of the one array; the last row holds the biases.
    """

    def __init__(self, sizes: Sequence[int], random: JavaRandom) -> None:
        shapes = [(n + 1, m) for n, m in pairwise(sizes)]
        n_weights = sum(n * m for n, m in shapes)
        self._all, self._step, self._move = np.zeros((3, n_weights))
        self.weights = _views(self._all, shapes)
        self._steps = _views(self._step, shapes)
        # each layer's units stand before a unit that is always on, for the biases;
        # its delta stays 0
        n_units = sum(sizes[1:]) + len(sizes) - 2
        self._units, self._slopes, self._deltas = np.ones((3, n_units))
        self._deltas[:] = 0.0
        starts = np.cumsum([0, *(n + 1 for n in sizes[1:-1])])
        self._layers = [slice(s, s + n) for s, n in zip(starts, sizes[1:], strict=True)]
        self._draw(random)

    def _draw(self, random: JavaRandom) -> None:
        def fill(part: FloatArray) -> None:
            """Fill weights, in their order, with draws from -0.05 to 0.05."""
            drawn = [random.real() * 0.1 - 0.05 for _ in range(part.size)]
            part[...] = np.reshape(drawn, part.shape)

        entry, *between, exit_ = self.weights
        fill(exit_[-1])
        fill(entry[-1])
        for w in between:
            for unit in w.T:
                fill(unit[-1:])
                fill(unit[:-1])
        fill(entry[:-1])
        fill(exit_[:-1])

    def epoch(
        self, X: FloatArray, targets: FloatArray, rates: FloatArray, momentum: float
    ) -> None:
        """Correct the weights after each row once.

        Parameters
        ----------
        X : ndarray, shape (n, inputs + 1)
            The last column is 1.
        targets : ndarray, shape (n, outputs)
        rates : ndarray, shape (n,)
        momentum : float
            A weight moves by rate × delta × input + momentum × its last move
            (Rumelhart, Hinton and Williams 1986, equation 9).
        """
        from scipy.special import expit

        units, slopes, deltas = self._units, self._slopes, self._deltas
        weights, step, move = self._all, self._step, self._move
        entry, first = self.weights[0], units[self._layers[0]]
        last = self._layers[-1]
        answer, answer_slope, answer_delta = units[last], slopes[last], deltas[last]
        first_step, first_delta = self._steps[0], deltas[None, self._layers[0]]
        forward, backward, corrections = self._passes()
        # a row costs some twenty calls: local names, and each call writes into an array
        # that is there (its last argument); a number would be made an array each time
        ones, inertia = np.ones_like(units), np.array(momentum)
        add, subtract, multiply = np.add, np.subtract, np.multiply
        for x, column, target, rate in zip(
            X, X[:, :, None], targets, rates[:, None], strict=True
        ):
            x.dot(entry, first)
            expit(first, first)
            for before, w, after in forward:
                before.dot(w, after)
                expit(after, after)
            subtract(ones, units, slopes)
            multiply(slopes, units, slopes)
            subtract(target, answer, answer_delta)
            multiply(answer_delta, answer_slope, answer_delta)
            for w, above, delta, slope in backward:
                w.dot(above, delta)
                multiply(delta, slope, delta)
            multiply(deltas, rate, deltas)
            column.dot(first_delta, first_step)
            for before_column, above, layer_step in corrections:
                before_column.dot(above, layer_step)
            multiply(move, inertia, move)
            add(move, step, move)
            add(weights, move, weights)

    def _passes(self) -> tuple[list[Any], list[Any], list[Any]]:
        """Return the views that the layers after the first need, forward and back."""
        forward: list[Any] = []
        backward: list[Any] = []
        corrections: list[Any] = []
        pairs = zip(
            pairwise(self._layers), self.weights[1:], self._steps[1:], strict=True
        )
        for (a, b), w, layer_step in pairs:
            before = self._units[a.start : a.stop + 1]
            forward.append((before, w, self._units[b]))
            delta = self._deltas[a], self._slopes[a]
            backward.insert(0, (w[:-1], self._deltas[b], *delta))
            corrections.append((before[:, None], self._deltas[None, b], layer_step))
        return forward, backward, corrections


def _views(array: FloatArray, shapes: Sequence[tuple[int, int]]) -> list[FloatArray]:
    """Return the consecutive parts of a flat array as matrices."""
    ends = np.cumsum([n * m for n, m in shapes])
    parts = np.split(array, ends[:-1])
    return [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]


def with_bias(X: FloatArray) -> FloatArray:
    """Return X beside a column of ones, which multiplies the biases."""
    return np.column_stack([X, np.ones(len(X))])


def outputs(X: FloatArray, weights: Sequence[FloatArray]) -> FloatArray:
    """Return the output units for rows `with_bias`, shape (n, outputs)."""
    from scipy.special import expit

    *hidden, last = weights
    for w in hidden:
        X = with_bias(expit(X @ w))
    return np.asarray(expit(X @ last), dtype=np.float64)
