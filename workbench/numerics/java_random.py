"""Java's random number generator, for methods that repeat a Java program's draws."""

from __future__ import annotations

import numpy as np

from workbench.api.data import IntArray

_MULTIPLIER, _ADDEND, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1


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
        for j in range(n - 1, 0, -1):
            other = self.below(j + 1)
            order[j], order[other] = order[other], order[j]
        return np.array(order, dtype=np.int64)

    def _bits(self, n: int) -> int:
        self._state = (self._state * _MULTIPLIER + _ADDEND) & _MASK
        return self._state >> (48 - n)
