"""Whatever a file holds: a data set, or one line that says what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Dataset, Problem
from workbench.compute.reading.readers import read

SOUND = {
    ".arff": "@relation r\n@attribute x numeric\n@attribute 'y z' string\n"
    "@attribute c {a,'b c'}\n@data\n1,'p q',a\n?,s,'b c'\n",
    ".dat": "@relation r\n@attribute x real [0, 1]\n@attribute c {a, b}\n"
    "@inputs x\n@outputs c\n@data\n0.5, a\n<null>, b\n",
    ".csv": 'x;y;c\n1,5;"p;q";a\n2;r;b\n',
}
pieces = st.sampled_from(
    ["@data", "@attribute", "@relation", "@inputs", "@outputs", "'", '"', "{", "}", ",",
     ";", "\t", "%", "?", "\\", "\n", "\r", "[", "]", "nan", "1e999", "_", "1e400", "é",
     "\ufeff", "{0 1}", "@", "'' ", '""', "|", "\x1a", "٣", "a"]
)  # fmt: skip


def outcome(path) -> Dataset | Problem:
    """What reading the file gives; any other exception fails the test."""
    try:
        return read(path)
    except Problem as problem:
        return problem


def is_told_in_one_line(result, path) -> bool:
    if isinstance(result, Problem):
        text = str(result)
        return text.startswith(str(path)) and "\n" not in text and result.expected != ""
    return result.n_rows > 0


@pytest.mark.parametrize("suffix", SOUND)
@settings(
    examples(2),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    edits=st.lists(
        st.tuples(st.integers(0, 200), st.integers(0, 9), pieces), max_size=4
    )
)
def test_a_spoilt_file_is_read_or_refused_in_one_line(tmp_path, suffix, edits):
    text = SOUND[suffix]
    for place, length, piece in edits:
        at = place % len(text) if text else 0
        text = text[:at] + piece + text[at + length :]
    path = tmp_path / f"t{suffix}"
    path.write_text(text, encoding="utf-8", newline="")
    assert is_told_in_one_line(outcome(path), path)


@given(raw=st.binary(max_size=40), suffix=st.sampled_from([*SOUND, ".txt"]))
@settings(
    examples(2),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_bytes_are_read_or_refused_in_one_line(tmp_path, raw, suffix):
    path = tmp_path / f"t{suffix}"
    path.write_bytes(raw)
    assert is_told_in_one_line(outcome(path), path)
