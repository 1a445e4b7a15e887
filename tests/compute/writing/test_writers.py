"""What is written is read back the same, or refused."""

from __future__ import annotations

import gzip
import math
import os
import stat
import tracemalloc
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.reading.java_dates import parse_date
from workbench.compute.reading.readers import read
from workbench.compute.writing import write_cells
from workbench.compute.writing.write_cells import number_writer
from workbench.compute.writing.write_dates import DECLARED, date_writer, format_for
from workbench.compute.writing.writers import write

anything = st.text(
    st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=6
)
hard = st.sampled_from(
    ["?", "'", '"', "\\", "a b", "a,b", "{x}", "%", "@data", "ñandú", "\\'", "'?'",
     "\t", "\n", "\r\n", " x ", "1", "-0", "class", "\u2028", "\x85", "💡", "a\\",
     "", " ", "\0", "\x1a", "#1", "a;b", "a|b", "a\tb", 'a"b', "a\nb", "NA", "nan"]
)  # fmt: skip
CONTROLS = {chr(code) for code in range(32)} - {"\t", "\n"}
# what CSV can tell from missing values, numbers (which it sorts) and layout
clear = (anything | hard).filter(
    lambda t: (
        t == t.strip()
        and t not in ("", "?", "NA", "nan")
        and not set(t) & CONTROLS
        and not any(letter.isdecimal() for letter in t)
    )
)
# what KEEL can hold; hypothesis also tries texts it finds in our sources
plain = st.text(
    st.characters(codec="utf-8", exclude_categories=("Z", "C", "N", "P")),
    min_size=1,
    max_size=6,
).filter(lambda t: t != "<null>") | st.sampled_from(
    ["a b", "a-b", "5", "NA", "x_1", "<=3", "[0]"]
)
words = plain.filter(lambda t: not any(letter.isspace() for letter in t))
numbers = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-9, 9).map(
    float
)
MILLISECONDS = {
    "yyyy-MM-dd": 86_400_000,
    "dd.MM.yyyy": 86_400_000,
    "yyyy-MM-dd HH:mm:ss": 1000,
    "yyyy-MM-dd'T'HH:mm:ss.SSS": 1,
}
INNER = (Attribute("x"), Attribute("c", "nominal", ("p", "q r")))

patient = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@st.composite
def columns(draw, kind, name, n, texts, used_only):
    """A column of `n` cells as readers make it, with its description."""
    if kind == "numeric":
        cells = st.lists(numbers | st.just(math.nan), min_size=n, max_size=n)
        return draw(cells), Attribute(name)
    if kind == "date":
        pattern = draw(st.sampled_from(sorted(MILLISECONDS)))
        step = MILLISECONDS[pattern]
        times = st.integers(-60_000_000_000_000 // step, 250_000_000_000_000 // step)
        cell = times.map(lambda t: float(t * step)) | st.just(math.nan)
        cells = draw(st.lists(cell, min_size=n, max_size=n))
        return cells, Attribute(name, "date", format=pattern)
    if kind == "relational":
        row = st.tuples(
            st.integers(-5, 5).map(str), st.sampled_from(["p", "'q r'", "?"])
        )
        texts = st.lists(row.map(",".join), min_size=1, max_size=3).map("\n".join)
    labels = draw(st.lists(texts, min_size=1, max_size=4, unique=True))
    codes = draw(st.lists(st.integers(-1, len(labels) - 1), min_size=n, max_size=n))
    if kind != "nominal" or used_only:  # texts stand in order of appearance
        order = list(dict.fromkeys(code for code in codes if code >= 0))
        labels = [labels[code] for code in order]
        codes = [order.index(code) if code >= 0 else -1 for code in codes]
    cells = [math.nan if code < 0 else float(code) for code in codes]
    inner = INNER if kind == "relational" else ()
    return cells, Attribute(name, kind, tuple(labels), inner=inner)


@st.composite
def tables(draw, texts, names, kinds, *, used_only=False, weights=False):
    """A data set of columns of these kinds with a nominal or numeric class."""
    n = draw(st.integers(1, 6))
    chosen = draw(st.lists(st.sampled_from(kinds), max_size=4))
    chosen.append(draw(st.sampled_from(["nominal", "numeric"])))
    unique = draw(
        st.lists(names, min_size=len(chosen), max_size=len(chosen), unique=True)
    )
    made = [
        draw(columns(kind, name, n, texts, used_only))
        for kind, name in zip(chosen, unique, strict=True)
    ]
    table = np.array([cells for cells, _ in made]).T
    y, kind = table[:, -1], made[-1][1]
    if kind.is_nominal:
        y = np.nan_to_num(y, nan=-1).astype(int)
    weight = None
    if weights and draw(st.booleans()):
        weight = [0.5, *draw(st.lists(st.floats(0, 9), min_size=n - 1, max_size=n - 1))]
    attributes = tuple(attribute for _, attribute in made[:-1])
    place = draw(st.integers(0, len(attributes)))
    return Dataset(table[:, :-1], y, attributes, kind, draw(names), place, weight)


def texts_of(data: Dataset) -> list[list[str | float | None]]:
    """Cells as people see them, the class last; numbers as numbers."""
    order = [j for j in range(len(data.columns)) if j != data.class_index]
    rows = []
    for i in range(data.n_rows):
        cells = []
        for j in [*order, data.class_index]:
            value, attribute = data.column(j)[i], data.columns[j]
            if math.isnan(value):
                cells.append(None)
            else:
                cells.append(
                    attribute.values[int(value)] if attribute.values else value
                )
        rows.append(cells)
    return rows


# ---- hypothesis: the same data set ------------------------------------------------


@patient
@given(
    data=tables(
        anything | hard,
        anything | hard.filter(bool),
        ["numeric", "nominal", "string", "date", "relational"],
        weights=True,
    ),
    suffix=st.sampled_from([".arff", ".arff.gz"]),
)
@example(
    data=Dataset(
        X=np.empty((1, 0)),
        y=np.array([0]),
        attributes=(),
        class_attribute=Attribute(":", "nominal", ("0",)),
    ),
    suffix=".arff",
)
def test_arff_keeps_everything(tmp_path, data, suffix):
    path = tmp_path / f"t{suffix}"
    write(data, path)
    back = read(path)
    assert back.name == data.name
    assert back.same_as(replace(data, class_index=-1))


@patient
@given(
    data=tables(clear, clear, ["numeric", "nominal", "string", "date"], used_only=True),
    suffix=st.sampled_from([".csv", ".tsv"]),
)
def test_csv_keeps_everything_when_the_types_are_told(tmp_path, data, suffix):
    path = tmp_path / f"t{suffix}"
    write(data, path)
    types = {
        a.name: f"date:{a.format}" if a.kind == "date" else a.kind for a in data.columns
    }
    mark = "," if suffix == ".csv" else "\t"
    told = {"delimiter": mark, "quote": '"', "header": True, "decimal": ".",
            "thousands": ""}  # fmt: skip
    kind = data.class_attribute.kind
    back = read(path, **told, types=types, class_name=-1, class_type=kind)
    assert back.same_as(replace(data, class_index=-1))


@patient
@given(data=tables(plain, words, ["numeric", "nominal"]))
def test_keel_keeps_everything_and_the_place_of_the_class(tmp_path, data):
    write(data, tmp_path / "t.dat")
    assert read(tmp_path / "t.dat").same_as(data)


@examples(2)
@given(
    st.lists(numbers | st.sampled_from([-0.0, 1e15, 1e16, 5e-324, 1 / 3]), min_size=1)
)
def test_numbers_keep_their_bits(values):
    array = np.array(values)
    texts = number_writer(Attribute("x"), "?")(array)
    assert np.array([float(t) for t in texts]).tobytes() == array.tobytes()
    assert not any(t.endswith(".0") for t in texts if t not in ("-0.0",) and "e" not in t
                   and abs(float(t)) < 1e15)  # fmt: skip


# ---- dates -------------------------------------------------------------------------

FORMATS = {
    "yyyy-MM-dd'T'HH:mm:ss": "%Y-%m-%dT%H:%M:%S",
    "dd.MM.yyyy HH:mm": "%d.%m.%Y %H:%M",
    "dd/MM/yy": "%d/%m/%y",
    "yyyyMMdd": "%Y%m%d",
    "yyyyDDD": "%Y%j",
    "EEE, dd MMM yyyy": "%a, %d %b %Y",
    "EEEE d MMMM yyyy": None,
    "hh:mm a, MMM dd, yyyy": "%I:%M %p, %b %d, %Y",
    "yyyy-MM-dd HH:mm Z": "%Y-%m-%d %H:%M +0000",
    "d.L.yyy K:m a s.S": None,
    "EE u D/y kk 'h' mm z X G": None,
    "yyyy-MM-dd'T'HH:mmXXX": "%Y-%m-%dT%H:%MZ",
    "'100%' yyyy-MM-dd 'o''clock'": "100%% %Y-%m-%d o'clock",
}


@pytest.mark.parametrize("pattern", FORMATS)
def test_a_date_is_written_in_its_format(pattern, tmp_path):
    step = 60_000 if "mm" in pattern else 86_400_000
    rng = np.random.default_rng(1)
    times = (rng.integers(0, 2_200_000_000_000, 40) // step * step).astype(float)
    attribute = Attribute("day", "date", format=pattern)
    form = format_for(attribute, times, (pattern, "yyyy-MM-dd"))
    assert form.pattern == pattern
    texts = date_writer(form, "?")(times)
    directive = FORMATS[pattern]
    if directive is not None:
        moments = [datetime.fromtimestamp(t / 1000, UTC) for t in times]
        assert texts == [moment.strftime(directive) for moment in moments]
    cells = np.column_stack([times, np.arange(40.0)])
    data = Dataset(cells[:, :1], cells[:, 1], (attribute,), Attribute("n"))
    write(data, tmp_path / "t.arff")
    assert read(tmp_path / "t.arff").same_as(data)


_LETTERS = [letter * count for letter in "yMLdDHkKhmsSuEaZX" for count in (1, 2, 3, 4)]


@examples(2)
@given(
    parts=st.lists(st.sampled_from(_LETTERS), min_size=1, max_size=7),
    between=st.sampled_from([" ", "-", "'T'", ""]),
    time=st.integers(-62_135_596_800_000, 253_402_300_799_999)
    | st.integers(0, 26_000).map(lambda day: day * 86_400_000)
    | st.integers(0, 40).map(lambda day: day * 86_400_000),
)
def test_a_format_that_is_said_to_hold_a_time_does(parts, between, time):
    pattern = between.join(parts)
    attribute = Attribute("day", "date", format=pattern)
    form = format_for(attribute, np.array([float(time)]), (pattern, DECLARED[-1]))
    (text,) = date_writer(form, "?")(np.array([float(time)]))
    assert parse_date(text, form.pattern) == time


@pytest.mark.parametrize(
    ("pattern", "time", "becomes"),
    [
        ("yyyy-MM-dd", 1.0, "yyyy-MM-dd'T'HH:mm:ss.SSS"),
        ("yyyy-MM-dd", 3_600_000.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("yyyy-MM", 86_400_000.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("HH:mm", 86_400_000.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("dd/MM/yy", -86_400_000.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("hh:mm", 46_800_000.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("yyyy 'week' ww", 0.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("dMyyyy", 0.0, "yyyy-MM-dd'T'HH:mm:ss"),
        ("", 0.0, "yyyy-MM-dd'T'HH:mm:ss"),
    ],
)
def test_a_format_that_cannot_hold_a_time_is_replaced_and_said(
    tmp_path, pattern, time, becomes
):
    attribute = Attribute("my day", "date", format=pattern)
    data = Dataset([[time], [math.nan]], [1.0, 2.0], (attribute,), Attribute("n"))
    path = tmp_path / "t.arff"
    write(data, path)
    back = read(path)
    assert back.attributes[0].format == becomes
    np.testing.assert_array_equal(back.X, data.X)
    says = f"% 'my day' had the date format {pattern!r}"
    assert (says in path.read_text()) is bool(pattern)


@pytest.mark.parametrize("time", [0.5, -62_135_596_800_001.0, 253_402_300_800_000.0])
@pytest.mark.parametrize("suffix", [".arff", ".csv"])
def test_a_time_that_no_format_holds_is_refused(tmp_path, time, suffix):
    attribute = Attribute("day", "date", format="yyyy-MM-dd")
    data = Dataset([[time]], [1.0], (attribute,), Attribute("n"))
    with pytest.raises(Problem, match=r"in the date 'day'"):
        write(data, tmp_path / f"t{suffix}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("pattern", "times", "written"),
    [
        ("dd/MM/yyyy", ["2024-12-31", "2024-01-02"], "31/12/2024"),
        ("MM/dd/yyyy", ["2024-12-31", "2024-01-02"], "12/31/2024"),
        # read as days first otherwise
        ("MM/dd/yyyy", ["2024-12-11", "2024-01-02"], "2024-12-11"),
        ("dd MMM yyyy", ["2024-12-11", "2024-01-02"], "2024-12-11"),
        ("", ["2024-12-11T10:00", "2024-01-02"], "2024-12-11 10:00:00"),
    ],
)
def test_csv_dates_are_found_again_without_options(tmp_path, pattern, times, written):
    values = np.array(times, "datetime64[ms]").astype(np.int64).astype(float)
    attribute = Attribute("day", "date", format=pattern)
    data = Dataset(values[:, None], [0.5, 1.5], (attribute,), Attribute("n"))
    path = tmp_path / "t.csv"
    write(data, path)
    assert path.read_text().splitlines()[1].split(",")[0] == written
    back = read(path)
    assert back.attributes[0].kind == "date"
    np.testing.assert_array_equal(back.X, data.X)


# ---- what a format cannot hold ----------------------------------------------------


def test_csv_and_keel_refuse_weights_and_inner_tables(tmp_path):
    table = Attribute("bag", "relational", ("1,p",), inner=INNER)
    inner = Dataset([[0.0]], [1.0], (table,), Attribute("n"))
    weighted = Dataset([[0.0]], [1.0], (Attribute("x"),), Attribute("n"), weights=[2.0])
    for suffix in (".csv", ".tsv", ".dat"):
        with pytest.raises(Problem, match=r"instance weights.*ARFF can hold"):
            write(weighted, tmp_path / f"t{suffix}")
        with pytest.raises(Problem, match=r"'bag'.*ARFF can hold"):
            write(inner, tmp_path / f"t{suffix}")
    day = Dataset([[0.0]], [1.0], (Attribute("d", "date"),), Attribute("n"))
    with pytest.raises(Problem, match="the date attribute 'd'"):
        write(day, tmp_path / "t.dat")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", [".arff", ".arff.gz", ".csv", ".tsv", ".dat"])
def test_infinity_and_half_characters_are_refused(tmp_path, suffix):
    path = tmp_path / f"t{suffix}"
    data = Dataset([[1.0], [-math.inf]], [1.0, 2.0], (Attribute("x"),), Attribute("n"))
    with pytest.raises(Problem, match="an infinite value of attribute 'x'") as caught:
        write(data, path)
    assert caught.value.where == str(path)
    label = Attribute("c", "nominal", ("a", "x\ud800y"))
    data = Dataset([[1.0]], [1], (Attribute("x"),), label)
    with pytest.raises(Problem, match="half a character"):
        write(data, path)
    assert list(tmp_path.iterdir()) == []


def test_a_refused_text_is_named_but_not_at_length(tmp_path):
    label = Attribute("c", "nominal", ("a", "b" * 5000 + " "))
    data = Dataset([[1.0]], [0], (Attribute("x"),), label)
    for suffix in (".csv", ".dat"):
        with pytest.raises(Problem, match="of attribute 'c'") as caught:
            write(data, tmp_path / f"t{suffix}")
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 300 + len(str(tmp_path))


# ---- files -------------------------------------------------------------------------


def test_rows_are_written_block_by_block(tmp_path, monkeypatch):
    rng = np.random.default_rng(0)
    X = rng.normal(size=(5000, 10))
    X.flags.writeable = False
    data = Dataset(X, X[:, 0], tuple(map(Attribute, "abcdefghij")), Attribute("n"))
    write(data, tmp_path / "whole.arff")
    monkeypatch.setattr(write_cells, "BLOCK_CELLS", 1000)
    tracemalloc.start()
    try:
        write(data, tmp_path / "blocks.arff")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    text = (tmp_path / "blocks.arff").read_bytes()
    assert text == (tmp_path / "whole.arff").read_bytes()
    assert peak < X.nbytes
    assert peak < len(text) / 3
    assert read(tmp_path / "blocks.arff").same_as(data)


def test_equal_sets_give_equal_compressed_files(tmp_path):
    data = read("builtin:iris")
    write(data, tmp_path / "a.arff.gz")
    write(data, tmp_path / "b.ARFF.GZ")
    packed = (tmp_path / "a.arff.gz").read_bytes()
    assert packed == (tmp_path / "b.ARFF.GZ").read_bytes()
    write(data, tmp_path / "c.arff")
    assert gzip.decompress(packed) == (tmp_path / "c.arff").read_bytes()


@pytest.mark.parametrize("suffix", [".arff", ".csv", ".tsv", ".dat"])
@pytest.mark.parametrize("name", ["iris", "wine", "mixed-demo", "thesis21-strips"])
def test_builtin_sets_survive_every_format_without_options(tmp_path, name, suffix):
    data = read(f"builtin:{name}")
    path = tmp_path / f"{name}{suffix}"
    write(data, path)
    back = read(path)
    np.testing.assert_array_equal(back.X.shape, data.X.shape)
    assert texts_of(back) == texts_of(data)
    assert sorted(back.classes) == sorted(data.classes)


def test_keel_keeps_the_place_of_the_class(tmp_path):
    iris = read("builtin:iris")
    moved = Dataset(iris.X, iris.y, iris.attributes, iris.class_attribute, "iris", 1)
    write(moved, tmp_path / "m.dat")
    back = read(tmp_path / "m.dat")
    assert back.columns == moved.columns
    assert back.same_as(moved)


@pytest.mark.parametrize("label", ["?", "", " x", "x "])
def test_csv_refuses_labels_it_would_change(tmp_path, label):
    kind = Attribute("c", "nominal", ("a", label))
    data = Dataset(np.zeros((2, 1)), np.array([0, 1]), (Attribute("x"),), kind)
    with pytest.raises(Problem, match="would not survive"):
        write(data, tmp_path / "t.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("label", ["a,b", "{", "<null>", "?", " x"])
def test_keel_refuses_labels_it_cannot_hold(tmp_path, label):
    kind = Attribute("c", "nominal", ("a", label))
    data = Dataset(np.zeros((2, 1)), np.array([0, 1]), (Attribute("x"),), kind)
    reason = "not the mark" if label in ("?", "<null>") else "texts without commas"
    with pytest.raises(Problem, match=rf"t\.dat: the text .*{reason}"):
        write(data, tmp_path / "t.dat")


def test_comments_stand_on_top(tmp_path):
    write(read("builtin:iris"), tmp_path / "i.arff", comment="first\nsecond")
    lines = (tmp_path / "i.arff").read_text().splitlines()
    assert lines[:3] == ["% first", "% second", "@relation iris"]


def test_a_place_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    data = read("builtin:vdm-demo")
    with pytest.raises(Problem, match="cannot be written"):
        write(data, tmp_path / "nowhere" / "t.csv")
    folder = tmp_path / "t.csv"
    folder.mkdir()
    with pytest.raises(Problem, match="cannot be written"):
        write(data, folder)
    assert list(tmp_path.iterdir()) == [folder]
    with pytest.raises(Problem, match=r"suffix '.xls' \(expected .arff"):
        write(data, tmp_path / "t.xls")


def test_an_old_file_is_replaced_whole(tmp_path):
    path = tmp_path / "t.arff"
    path.write_text("old")
    write(read("builtin:vdm-demo"), path)
    assert read(path).n_rows == 5
    assert list(tmp_path.iterdir()) == [path]
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) & stat.S_IRUSR
