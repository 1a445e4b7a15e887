"""What may cross a process border."""

from __future__ import annotations

import copyreg
import fractions
import itertools
import json
import math
import pickle
import subprocess
import sys
import tracemalloc
from collections import Counter, OrderedDict
from contextlib import suppress
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute, Problem
from workbench.core.program.catalogue import PluginSource
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


@given(st.lists(st.floats(allow_nan=False), min_size=30, max_size=40))
def test_long_rows_of_floats_keep_their_type(values):
    sent = {"list": values, "tuple": tuple(values)}
    back = wire.decode(wire.encode(sent))
    assert back == sent
    assert type(back["tuple"]) is tuple


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


def message(structure: str, table: str = "[]", data: bytes = b"") -> bytes:
    """Return the bytes of a message whose two texts somebody else has written."""
    texts = table.encode(), structure.encode()
    return b"".join([*(len(text).to_bytes(8) for text in texts), *texts, data])


def test_foreign_classes_are_refused_without_importing_them():
    code = """if True:
        import sys
        from workbench.jobs import wire
        for name in ("sklearn.svm:SVC", "builtins:eval", "numpy:load",
                     "workbench.compute.plugins.loader:load_all",
                     "workbench.bundled.knn:KNN", "pathlib:Path.unlink",
                     "workbench.jobs.tasks.classify.evaluate_task:run"):
            text = b'{"$":"object","class":"%s","v":[]}' % name.encode()
            try:
                wire.decode((2).to_bytes(8) + len(text).to_bytes(8) + b"[]" + text)
            except wire.NotPlain as error:
                print(error)
        print(sorted({"sklearn", "workbench.compute"} & set(sys.modules)))
    """
    out = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert out[0] == "a sklearn.svm:SVC (expected plain values and NumPy arrays)"
    assert len(out) == 8
    assert out[-1] == "[]"


def reduced(function: object, *arguments: object) -> bytes:
    """Return a pickle that calls a function when it is read."""

    class Call:
        def __reduce__(self):
            return function, arguments

    return pickle.dumps(Call())


def colliding(length: int) -> str:
    """Return a mapping whose keys, tuples of -1 and -2, all have one hash."""
    keys = itertools.islice(itertools.product((-1, -2), repeat=12), length)
    pairs = [part for key in keys for part in ({"$": "tuple", "v": list(key)}, 0)]
    return json.dumps({"$": "dict", "v": pairs})


TUPLES = '{"$":"dict","v":[' + '{"$":"tuple","v":[' * 2000 + "]}" * 2000 + ",1]}"

ATTACKS = {
    # pickles, which an allow-list of packages used to let through
    "pickle calls numpy.full": reduced(np.full, 10**6, 1.0),
    "pickle calls numpy.save": reduced(np.save, "/dev/null", 1),
    "pickle of a path's dotted name": b"\x80\x04\x8c\x07pathlib\x8c\x08Path.cwd\x93)R.",
    "pickle calls a function of core": b"cworkbench.core.home\ncache_folder\n)R.",
    "pickle changes a class": b"cworkbench.jobs.spec\nEvent\n(N}X\x01\0\0\0x"
    b"I1\nstb0I1\n.",
    "pickle of a huge bytearray": b"\x80\x04cbuiltins\nbytearray\n\x8a\x05"
    + (10**11).to_bytes(5, "little")
    + b"\x85R.",
    "pickle with a huge memo": b"\x80\x04Nr\xff\xff\xff\x7f.",
    # and what somebody might try with ours
    "nothing": b"",
    "noise": bytes(range(256)),
    "lengths beyond the end": (2**62).to_bytes(8) * 2,
    "lists without end": message("[" * 10**6 + "]" * 10**6),
    "tuples too deep to hash": message(TUPLES),
    "keys of one hash": message(colliding(4096)),
    "an unknown tag": message('{"$":"exec","v":["1"]}'),
    "a tag without a value": message('{"$":"tuple"}'),
    "a part that is not there": message('{"$":"part","v":[7]}'),
    "a mapping of odd parts": message('{"$":"dict","v":[1]}'),
    "an unhashable key": message('{"$":"dict","v":[[],1]}'),
    "a class of another module": message('{"$":"object","class":"os:system","v":[]}'),
    "a class with strange fields": message(
        '{"$":"object","class":"workbench.jobs.spec:Event","v":[["evil",1]]}'
    ),
    "a path out of the results": message(
        '{"$":"object","class":"workbench.core.results..session.scene:Scene","v":[]}'
    ),
    "a module of results that is not there": message(
        '{"$":"object","class":"workbench.core.results.pictures.none:Figure","v":[]}'
    ),
    "what results only import": message(
        '{"$":"object","class":"workbench.core.results.describing.saved_data:Path","v":[]}'
    ),
    "a name of results that is no record": message(
        '{"$":"object","class":"workbench.core.results.pictures.figure:Layer","v":[]}'
    ),
    "a number of 5000 digits": message("1" * 5000),
    "objects in an array": message("0", '[["array",8,"|O8",[1],"C"]]', bytes(8)),
    "records in an array": message("0", '[["array",8,"|V8",[1],"C"]]', bytes(8)),
    "types that numpy would parse": message("0", '[["array",8,"f8,f8",[1],"C"]]', bytes(8)),
    "an array of a terabyte": message("0", f'[["array",0,"<f8",[{2**37}],"C"]]'),
    "a shape that is none": message("0", '[["array",8,"<f8",[-1],"C"]]', bytes(8)),
    "a shape of a thousand": message("0", f'[["array",8,"<f8",{[1] * 1000},"C"]]', bytes(8)),
    "fewer bytes than the shape": message("0", '[["array",8,"<f8",[2],"C"]]', bytes(8)),
    "more bytes than named": message("0", "[]", bytes(8)),
    "characters beyond Unicode": message("0", '[["array",4,"<U1",[1],"C"]]', b"\xff" * 4),
    "half truths": message("0", '[["array",1,"|b1",[1],"C"]]', b"\x07"),
    "a negative length": message("0", '[["bytes",-1]]'),
    "a part of an unknown kind": message("0", '[["eval",0]]'),
}  # fmt: skip


@pytest.mark.parametrize("data", ATTACKS.values(), ids=ATTACKS)
def test_hostile_bytes_are_refused_in_one_line(data):
    with pytest.raises(wire.NotPlain) as caught:
        wire.decode(data)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_brackets_in_texts_are_no_lists():
    texts = ["[" * 5000, '"{' * 5000 + "\\", {"a": ("]" * 3, "\\[" * 2000)}]
    assert wire.decode(wire.encode(texts)) == texts


def test_what_is_refused_took_little_memory():
    tracemalloc.start()
    try:
        for data in ATTACKS.values():
            with pytest.raises(wire.NotPlain):
                wire.decode(data)
        assert tracemalloc.get_traced_memory()[1] < 64 * 2**20
    finally:
        tracemalloc.stop()


@given(st.binary(max_size=200), st.integers(0, 400), st.integers(0, 255))
def test_damaged_messages_are_refused_or_plain(extra, place, byte):
    whole = bytearray(wire.encode({"a": [1.5, (2, "x")], "b": np.arange(3.0)}))
    whole[place % len(whole)] = byte
    for data in (whole, whole[:place], whole + extra):
        with suppress(wire.NotPlain):
            wire.decode(data)


def test_arrays_met_twice_are_one_again():
    one = np.arange(3.0)
    sent = wire.encode({"a": one, "b": [one]})
    got = wire.decode(sent)
    assert got["a"] is got["b"][0]
    assert len(sent) < len(wire.encode({"a": one, "b": [one.copy()]}))


@pytest.mark.parametrize(
    "value",
    [
        [0.1 * i for i in range(100)] + [math.inf, -0.0],
        {1: "a", "$": 2, (1, 2): None},
        {"$": "tuple", "v": [1]},
        [np.str_("a"), np.bool_(True), np.datetime64("2026-01-02")],
        np.array(["a", None, 1.5], dtype=object),
        Path("a/b"),
        "\udc80",
        2**100,
    ],
    ids=str,
)
def test_odd_values_cross_with_their_types(value):
    got = wire.decode(wire.encode(value))
    assert type(got) is type(value)
    assert repr(got) == repr(value)


def test_what_cannot_be_sent_is_named():
    with pytest.raises(wire.NotPlain, match="lambda"):
        wire.encode({"f": lambda: None})
