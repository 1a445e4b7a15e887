"""Java's generator, against numbers that Java itself printed."""

import numpy as np
import pytest

from workbench.numerics.java_random import JavaRandom


def test_whole_numbers_are_those_of_java():
    random = JavaRandom(42)  # new Random(42): its well-known first numbers
    assert [random.below(10) for _ in range(8)] == [0, 3, 8, 4, 0, 5, 5, 8]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0.730967787376657, 0.24053641567148587, 0.6374174253501083]),
        (1, [0.7308781907032909, 0.41008081149220166, 0.20771484130971707]),
    ],
)
def test_reals_are_those_of_java(seed, expected):
    random = JavaRandom(seed)
    assert [random.real() for _ in range(3)] == expected


def test_a_permutation_holds_every_place_once():
    order = JavaRandom(3).permutation(100)
    np.testing.assert_array_equal(np.sort(order), np.arange(100))
    assert not np.array_equal(order, np.arange(100))
    assert JavaRandom(3).permutation(0).size == 0


@pytest.mark.parametrize(("n", "seed"), [(127, 4), (128, 4), (1000, 1), (20_000, 28)])
def test_a_permutation_is_that_of_single_draws(n, seed):
    one_by_one, together = JavaRandom(seed), JavaRandom(seed)
    order = list(range(n))
    for j in range(n - 1, 0, -1):
        other = one_by_one.below(j + 1)
        order[j], order[other] = order[other], order[j]
    assert together.permutation(n).tolist() == order
    assert together.below(1000) == one_by_one.below(1000)
