"""``workbench check FILE.arff``: who refuses or misreads which line."""

import json
import sys

import arff
import pytest
from scipy.io import arff as scipy_arff
from support.command import CommandLine

from workbench.api import Problem
from workbench.compute.reading.arff import read_by_others
from workbench.compute.reading.arff.read_by_others import READERS, compare_readers

#: Why one of these is not quick.
DEAR = "three processes, one of which imports SciPy"
HEAD = "@relation r\n@attribute a numeric\n@attribute b {u,v}\n@data\n"


@pytest.fixture
def here(monkeypatch, capsys):
    """Let the readers read in this process, by what is started in theirs."""

    def asked(reader, path, _limit):
        monkeypatch.setattr(sys, "argv", ["read_by_others", reader, str(path)])
        capsys.readouterr()
        assert read_by_others.main() == 0
        return json.loads(capsys.readouterr().out)

    monkeypatch.setattr(read_by_others, "_asked", asked)


@pytest.fixture
def verdicts(here, tmp_path):
    def ask(text):
        path = tmp_path / "f.arff"
        path.write_text(text, encoding="utf-8")
        found = compare_readers(path)
        assert [r.reader for r in found.readers] == list(READERS)
        return found.valid, [(r.verdict, r.line) for r in found.readers], found

    return ask


def test_a_plain_file_is_read_by_all(verdicts):
    valid, told, found = verdicts(HEAD + "1,u\n\n% words\n2,v\n?,?\n")
    assert valid
    assert told == [("reads", None)] * 3
    assert {r.rows for r in found.readers} == {3}


@pytest.mark.lane("whole", DEAR)
def test_each_reads_in_a_process_of_its_own(tmp_path):
    path = tmp_path / "f.arff"
    path.write_text(HEAD + "1,u\n\n% words\n2,v\n?,?\n")
    found = compare_readers(path)
    assert [(r.reader, r.verdict, r.rows) for r in found.readers] == [
        (reader, "reads", 3) for reader in READERS
    ]


def test_a_reader_that_cuts_numbers_off_is_found(verdicts, tmp_path):
    text = "@relation r\n@attribute a integer\n@attribute b {u,v}\n@data\n% x\n2,u\n1.9,v\n"
    _, told, found = verdicts(text)
    assert told == [("reads", None), ("misreads", 7), ("reads", None)]
    assert found.readers[1].told == "1.0 for 1.9 in attribute 'a'"
    assert found.readers[1].rows == 1
    # the witness: that is what it does
    assert arff.loads(text)["data"][1] == [1, "v"]


def test_a_blank_before_the_last_label_is_refused_by_scipy(verdicts):
    _, told, _ = verdicts(HEAD + "1,u\n2, v\n")
    assert [verdict for verdict, _ in told] == ["reads", "reads", "refuses"]


def test_dates_are_compared(verdicts, tmp_path):
    text = "@relation r\n@attribute d date 'yyyy-MM-dd'\n@attribute b {u,v}\n@data\n2020-01-02,u\n"
    _, told, _ = verdicts(text)
    assert told == [("reads", None), ("refuses", 2), ("reads", None)]


def test_weights_and_texts_are_refused_by_others(verdicts, tmp_path):
    _, told, _ = verdicts(HEAD + "1,u,{5}\n2,v\n")
    assert told[1] == ("refuses", 5)
    _, told, _found = verdicts(HEAD.replace("numeric", "string") + "x,u\n")
    assert told[:2] == [("reads", None), ("reads", None)]
    assert told[2][0] == "refuses"
    with pytest.raises(NotImplementedError):
        scipy_arff.loadarff(str(tmp_path / "f.arff"))


def test_a_bad_file_is_refused_by_all(verdicts):
    valid, told, found = verdicts(HEAD + "1,u\n2,w\n")
    assert not valid
    assert [verdict for verdict, _ in told] == ["refuses"] * 3
    assert told[0][1] == told[1][1] == 6
    assert all(r.told and "\n" not in r.told for r in found.readers)


def test_slow_and_absent_readers_are_told(monkeypatch, tmp_path):
    path = tmp_path / "f.arff"
    path.write_text(HEAD + "1,u\n")
    found = compare_readers(path, limit=0.001)
    assert {r.verdict for r in found.readers} == {"too slow"}
    answers = {"absent": True}
    own = {"names": ["a", "b"], "rows": [[1.0, "u"]]}
    monkeypatch.setattr(
        read_by_others, "_asked", lambda r, *_: own if r == READERS[0] else answers
    )
    assert [r.verdict for r in compare_readers(path).readers] == [
        "reads",
        "absent",
        "absent",
    ]
    with pytest.raises(Problem, match="No such file"):
        compare_readers(tmp_path / "nothing.arff")


def test_the_command(here, capsys, tmp_path):
    command = CommandLine(capsys)
    path = tmp_path / "f.arff"
    path.write_text(HEAD + "1,u\n")
    assert command.document("check", path)["valid"]
    path.write_text(HEAD + "1,u,{2}\n")
    code, out, _ = command("check", path)
    assert code == 1
    assert "liac-arff" in out
    path.write_text(HEAD + "1,w\n")
    code, _, err = command("check", path)
    assert code == 2
    assert f"{path}:5: " in err
    assert len(err.splitlines()) == 1
