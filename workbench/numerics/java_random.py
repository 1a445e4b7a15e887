"""Java's random number generator, for methods that repeat a Java program's draws."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import numpy as np
import numpy.typing as npt

from workbench.api.data import IntArray

_MULTIPLIER, _ADDEND, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1
#: Draws from which on they are made together.
_MANY = 128


class JavaRandom:
    """The numbers of ``java.util.Random``: a linear congruence of 48 bits.

    References
    ----------
    The algorithm is part of the public documentation of that class.
    """

    def __init__(self, seed: int) -> None:
        self._state = (seed ^ _MULTIPLIER) & _MASK

    def below(self, bound: int) -> int:
        """Return the next whole number from 0 to `bound` - 1 (``nextInt(bound)``)."""
        drawn = self._bits(31)
        if bound & (bound - 1) == 0:
            return (bound * drawn) >> 31
        while drawn - drawn % bound + bound - 1 >= 1 << 31:
            drawn = self._bits(31)  # from the incomplete last stretch of the range
        return drawn % bound

    def real(self) -> float:
        """Return the next number from 0 up to 1 (``nextDouble()``)."""
        high = self._bits(26)
        return ((high << 27) + self._bits(27)) * 2.0**-53

    def permutation(self, n: int) -> IntArray:
        """Return 0 … n - 1 in the order of Weka's ``Instances.randomize``.

        From the last place to the second, each changes with one at or before it.
        """
        order = list(range(n))
        for j, other in zip(range(n - 1, 0, -1), self._places(n), strict=True):
            order[j], order[other] = order[other], order[j]
        return np.array(order, dtype=np.int64)

    def _places(self, n: int) -> list[int]:
        """Return what `below` draws for the bounds n, n - 1, …, 2."""
        if n < _MANY:
            return [self.below(bound) for bound in range(n, 1, -1)]
        bounds = np.arange(n, 1, -1)
        factors, terms = _jumps(n - 1)
        states = (np.uint64(self._state) * factors + terms) & np.uint64(_MASK)
        drawn = (states >> np.uint64(17)).astype(np.int64)
        places = drawn % bounds
        if (drawn - places + bounds - 1 >= 1 << 31).any():  # one is drawn again
            return [self.below(bound) for bound in range(n, 1, -1)]
        self._state = int(states[-1])
        powers = bounds & (bounds - 1) == 0
        places[powers] = (bounds[powers] * drawn[powers]) >> 31
        return cast("list[int]", places.tolist())

    def _bits(self, n: int) -> int:
        self._state = (self._state * _MULTIPLIER + _ADDEND) & _MASK
        return self._state >> (48 - n)


@lru_cache(maxsize=16)
def _jumps(count: int) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    """Return factors and terms that lead from a state to each of the next ones.

    What overflows 64 bits is above the 48 that count.
    """
    factors, terms = np.empty((2, count), np.uint64)
    factors[0], terms[0] = _MULTIPLIER, _ADDEND
    known = 1
    while known < count:  # all known jumps, once more after the farthest of them
        more = min(known, count - known)
        far, term = factors[known - 1], terms[known - 1]
        factors[known : known + more] = factors[:more] * far
        terms[known : known + more] = factors[:more] * term + terms[:more]
        known += more
    return factors, terms
