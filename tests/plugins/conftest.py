"""Odd data, on which every learner of a metric has to give one, or to say why not."""

import numpy as np
import pytest
from support.lanes import REST


def _odd():
    random = np.random.default_rng(5)
    y = np.arange(60) % 3
    tall = random.normal(size=(60, 4)) + y[:, None]
    yield "wide", random.normal(size=(12, 40)), np.arange(12) % 3
    yield "more attributes than rows", random.normal(size=(40, 90)), np.arange(40) % 2
    yield "duplicates", np.repeat(tall[:4], 8, axis=0), np.arange(32) // 3 % 2
    yield "classes of duplicates", np.repeat(tall[:4], 8, axis=0), np.arange(32) // 8
    yield "few values", random.integers(0, 2, (300, 6)) * 1.0, np.arange(300) % 2
    yield "a constant column", np.c_[tall, np.full(60, 0.1)], y
    yield "only constants", np.full((10, 3), 0.1), np.arange(10) % 2
    yield "tiny classes", tall, np.r_[np.zeros(57), 1, 2, 3].astype(int)
    yield "unbalanced", tall, np.r_[np.zeros(58), 1, 1]
    yield "one class", tall, np.zeros(60)
    yield "a row a class", tall[:5], np.arange(5)
    yield "two rows", tall[:2], np.array(["a", "b"])
    yield "one attribute", tall[:, :1], np.array(["it's", "b c", "z"])[y]
    yield "badly scaled", tall * 10.0 ** np.array([-6, 6, 0, 3]), y
    yield "a column twice", np.c_[tall, tall[:, 0]], y
    yield "all columns twice", np.hstack([tall, tall]), y
    yield "classes parted", np.c_[tall, y], y
    yield "far from zero", tall + 1e8, y


@pytest.fixture(params=_odd(), ids=lambda data: data[0])
def odd_data(request):
    """Name, rows and classes of one odd set of data."""
    name, X, y = request.param
    return name, X.copy(), y.copy()


@pytest.fixture(scope="session")
def lane(request):
    """Name the lane whose sizes hold; what `rest` adds has those of ordinary use."""
    given = request.config.getoption("lane") or "usual"
    return "usual" if given == REST else given


@pytest.fixture(scope="session")
def full_size(lane):
    """Whether learners train all their trees and rounds where few would show the same."""
    return lane == "whole"


@pytest.fixture(scope="session")
def strips(shared_data):
    """Rows and classes of the stretched strips of the thesis."""
    table = np.loadtxt(shared_data / "thesis21-strips.csv", delimiter=",", skiprows=1)
    return table[:, :2], table[:, 2].astype(int)
