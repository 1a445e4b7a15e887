"""What may cross a process border."""

from __future__ import annotations

import copyreg
import fractions
import subprocess
import sys
from collections import Counter, OrderedDict
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute, Problem
from workbench.core.catalogue import PluginSource
from workbench.jobs import wire
from workbench.jobs.spec import Event, Failure, JobSpec

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.complex_numbers(allow_nan=False)
    | st.text()
    | st.binary(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text(), inner)
        | st.tuples(inner, inner)
        | st.frozensets(st.integers())
    ),
    max_leaves=20,
)


@given(plain)
def test_plain_values_cross_whole(value):
    assert wire.decode(wire.encode(value)) == value


@pytest.mark.parametrize(
    "value",
    [
        JobSpec("t", {"a": 1}, "interactive", "title", ("p",), time_limit=2.0),
        Event(3, "failed", Failure("T", "x", "trace")),
        Attribute("a", "nominal", ("x", "y")),
        PluginSource("folder", "a", "a.py"),
        OrderedDict(a=1),
        Counter("abc"),
        date(2026, 1, 2),
        Path("a") / "b",
        slice(1, 2),
        np.float64(1.5),
        np.dtype("int8"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_our_own_classes_cross(value):
    assert wire.decode(wire.encode(value)) == value


@pytest.mark.parametrize(
    "array",
    [
        np.arange(6.0).reshape(2, 3)[:, ::2],
        np.asfortranarray(np.ones((3, 4), dtype=np.int8)),
        np.array(["a", "bc"]),
        np.zeros((0, 3)),
        np.array([np.nan, np.inf]),
    ],
)
def test_arrays_cross_with_type_and_shape(array):
    got = wire.decode(wire.encode(array))
    assert got.dtype == array.dtype
    assert got.flags.writeable
    np.testing.assert_array_equal(got, array)


def test_problem_crosses_with_its_parts():
    problem = wire.decode(
        wire.encode(Problem("bad", expected="good", where="f", line=2))
    )
    assert str(problem) == "f:2: bad (expected good)"


def test_problem_crosses_whatever_a_library_registered_for_it(monkeypatch):
    def foreign(problem):
        return fractions.Fraction, (1, 2)

    monkeypatch.setitem(copyreg.dispatch_table, Problem, foreign)
    problem = wire.decode(wire.encode({"why": Problem("bad", where="f")}))["why"]
    assert type(problem) is Problem
    assert (problem.what, problem.where) == ("bad", "f")


def test_foreign_classes_are_refused_without_importing_them():
    code = """if True:
        import sys
        from workbench.jobs import wire
        for text in (b"csklearn.svm\\nSVC\\n.", b"cbuiltins\\neval\\n.",
                     b"cworkbench.compute.loader\\nload_all\\n.",
                     b"cworkbench.bundled.knn\\nKNN\\n.", b"cnumpyx\\na\\n.",
                     b"cworkbench.jobs.tasks.evaluate\\nrun\\n."):
            try:
                wire.decode(text)
            except wire.NotPlain as error:
                print(error)
        print(sorted({"sklearn", "workbench.compute"} & set(sys.modules)))
    """
    out = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert out[0] == "a sklearn.svm.SVC (expected plain values and NumPy arrays)"
    assert len(out) == 7
    assert out[-1] == "[]"


def test_what_cannot_be_sent_is_named():
    with pytest.raises(wire.NotPlain, match="lambda"):
        wire.encode({"f": lambda: None})
