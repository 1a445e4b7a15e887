"""Files of SPSS: labels, missing values, dates; the extra that is not installed."""

import datetime as dt

import numpy as np
import pandas as pd
import pytest

import workbench as wb
from workbench.api import Problem


@pytest.fixture
def survey(tmp_path):
    pyreadstat = pytest.importorskip("pyreadstat", reason="the extra spss")
    frame = pd.DataFrame(
        {
            "age": [31.5, np.nan, 40.0, 22.0],
            "sex": [1.0, 2.0, 2.0, np.nan],
            "income": [1.0, 2500.0, 99.0, 3.0],
            "day": [dt.date(2020, 1, 2), dt.date(1999, 12, 31), None, dt.date(2001, 5, 6)],
            "town": ["Oslo", "", "Lima", "Oslo"],
            "answer": [1.0, 0.0, 1.0, 1.0],
        }
    )  # fmt: skip
    path = tmp_path / "survey.sav"
    pyreadstat.write_sav(
        frame, path,
        variable_value_labels={
            "sex": {1: "female", 2: "male", 3: "other"},
            "income": {99: "refused"},
            "answer": {0: "no", 1: "yes"},
        },
        missing_ranges={"income": [99]},
    )  # fmt: skip
    return path


def test_labels_missing_values_and_dates(survey):
    data = wb.read(survey)
    kinds = {a.name: (a.kind, a.values) for a in data.columns}
    assert kinds["sex"] == ("nominal", ("female", "male", "other"))
    assert kinds["answer"] == ("nominal", ("no", "yes"))
    assert kinds["income"] == ("numeric", ())  # most of its values have no label
    assert kinds["day"][0] == "date"
    assert kinds["town"] == ("nominal", ("Oslo", "Lima"))
    rows = {
        a.name: [data.text(i, j) for i in range(4)] for j, a in enumerate(data.columns)
    }
    assert rows["age"][1] == rows["sex"][3] == rows["day"][2] == rows["town"][1] == "?"
    assert rows["income"][2] == "?"  # what SPSS calls missing
    assert rows["sex"][:3] == ["female", "male", "male"]
    assert rows["day"][0].startswith("2020-01-02")
    assert (data.name, data.source) == ("survey", str(survey))
    assert wb.read(survey, class_name="sex").classes == ("female", "male", "other")


def test_what_is_none_is_one_line(survey, tmp_path, monkeypatch):
    other = tmp_path / "other.sav"
    other.write_bytes(b"no data")
    with pytest.raises(Problem, match=r"other\.sav: no file of SPSS"):
        wb.read(other)
    other.write_bytes(survey.read_bytes()[:300])
    with pytest.raises(Problem, match=r"other\.sav: cannot be read"):
        wb.read(other)
    with pytest.raises(Problem, match=r"gone\.sav"):
        wb.read(tmp_path / "gone.sav")
    monkeypatch.setitem(__import__("sys").modules, "pyreadstat", None)
    with pytest.raises(
        Problem, match=r"pyreadstat is not installed .*workbench\[spss\]"
    ):
        wb.read(survey)
