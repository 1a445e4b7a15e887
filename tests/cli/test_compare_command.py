"""The command `compare`, as a script runs it."""

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from workbench.cli import compare_output
from workbench.cli.main import BAD_INPUT, DONE, run
from workbench.compute.statistics import cautions
from workbench.core.experiment.store import Cell, FoldRow, Results
from workbench.core.experiment.stored_experiment import PLAN, Plan
from workbench.core.tables.table_reading import read_printed

SMALL = """data,A,B,C
iris,95.3,94.0,90.0
wine,98.0,97.0,91.0
glass,70.1,70.1,60.0
sonar,88.0,81.0,84.0
vowel,99.0,95.0,93.0
"""


@pytest.fixture
def small(tmp_path):
    file = tmp_path / "small.csv"
    file.write_text(SMALL)
    return str(file)


def compared(capsys, *words):
    assert run(["compare", *words, "--json"]) == DONE
    told = capsys.readouterr()
    assert told.err == ""
    return json.loads(told.out)


def verdicts(document):
    return {
        frozenset((pair["a"], pair["b"])): pair["significant"]
        for pair in document["posthoc"]["pairs"]
    }


def test_table_2_of_the_thesis(shared_data, capsys):
    """C19."""
    file = str(shared_data / "thesis" / "table2_accuracy.csv")
    document = compared(capsys, file)
    assert document["mean_ranks"] == pytest.approx(
        {"euclidean": 3.093, "itml": 2.981, "lmnn": 2.185, "kissnn": 1.741}, abs=5e-4
    )
    assert document["friedman"]["p"] == pytest.approx(1.173e-4, abs=5e-8)
    assert document["friedman"]["ties_corrected"]
    assert document["posthoc"]["cd"] == pytest.approx(0.903, abs=5e-4)
    assert not verdicts(document)[frozenset(("kissnn", "lmnn"))]
    plain = compared(capsys, file, "--no-tie-correction")
    assert plain["friedman"]["p"] == pytest.approx(1.410e-4, abs=5e-8)
    dunn = compared(
        capsys, file, "--posthoc", "bonferroni-dunn", "--alpha", "0.1",
        "--control", "kissnn",
    )  # fmt: skip
    assert dunn["posthoc"]["cd"] == pytest.approx(0.748, abs=5e-4)
    assert verdicts(dunn) == {
        frozenset(("kissnn", "euclidean")): True,
        frozenset(("kissnn", "itml")): True,
        frozenset(("kissnn", "lmnn")): False,
    }


def test_table_5_of_the_thesis(shared_data, capsys):
    """C20; the name of the control is found whatever its capitals."""
    file = str(shared_data / "thesis" / "table5_accuracy.csv")
    document = compared(capsys, file, "--posthoc", "holm", "--control", "KISSNN")
    assert document["mean_ranks"] == pytest.approx(
        {"kissnn": 2.093, "bayes": 4.222, "smo": 3.019, "mlp": 2.407, "j48": 3.259},
        abs=5e-4,
    )
    found = {pair["a"]: pair for pair in document["posthoc"]["pairs"]}
    assert {name for name, pair in found.items() if pair["significant"]} == {
        "bayes", "j48"
    }  # fmt: skip
    assert found["smo"]["p"] == pytest.approx(0.0314, abs=5e-5)
    dunn = compared(capsys, file, "--control", "kissnn")
    assert dunn["posthoc"]["method"] == "bonferroni-dunn"
    assert dunn["posthoc"]["cd"] == pytest.approx(1.075, abs=5e-4)


def test_the_document_has_what_scripts_read(small, capsys):
    document = compared(capsys, small)
    assert {
        "measure", "datasets", "classifiers", "mean_ranks", "friedman",
        "iman_davenport", "posthoc", "win_tie_loss", "wilcoxon",
        "headline", "reconciliation",
    } <= set(document)  # fmt: skip
    assert document["measure"] == "accuracy"
    assert document["datasets"] == ["iris", "wine", "glass", "sonar", "vowel"]
    assert document["classifiers"] == ["A", "B", "C"]
    assert {"method", "alpha", "q", "cd", "control", "pairs"} <= set(
        document["posthoc"]
    )
    assert {"a", "b", "difference", "z", "p", "adjusted", "significant"} <= set(
        document["posthoc"]["pairs"][0]
    )


def test_lower_is_better_turns_ranks_around(small, capsys):
    up = compared(capsys, small)["mean_ranks"]
    down = compared(capsys, small, "--lower-is-better")["mean_ranks"]
    assert down == pytest.approx({name: 4 - rank for name, rank in up.items()})
    assert compared(capsys, small, "--measure", "fit_seconds")["mean_ranks"] == down


@pytest.mark.parametrize("posthoc", ["holm", "hochberg", "hommel"])
def test_all_pairs_by_steps(small, capsys, posthoc):
    document = compared(capsys, small, "--posthoc", posthoc, "--control", "*")
    assert len(document["posthoc"]["pairs"]) == 3
    assert document["posthoc"]["control"] is None


def test_what_people_read(small, capsys):
    assert run(["compare", small, "--control", "C", "--posthoc", "holm"]) == DONE
    told = capsys.readouterr().out
    assert "accuracy (higher is better), 3 classifiers on 5 data sets" in told
    assert re.search(r"^  A +1\.100$", told, re.MULTILINE)
    assert "control C: other pairs were not tested" in told
    assert "data sets with ties: 1" in told
    assert told.count("Iman-Davenport: F = ") == 1
    assert "Friedman" not in told
    assert "holm separates 1 of 2 pairs, Wilcoxon's signed-rank test" in told
    assert "\n\n\n" not in told


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_files_of_spreadsheets(tmp_path, capsys, encoding):
    file = tmp_path / "hoja.txt"
    file.write_bytes(
        SMALL.replace("wine", "vino añejo").replace(",", "\t").encode(encoding)
    )
    assert "vino añejo" in compared(capsys, str(file))["datasets"]


def test_a_table_from_standard_input(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(SMALL))
    assert compared(capsys, "-")["mean_ranks"]["A"] == pytest.approx(1.1)


@pytest.fixture
def folder(tmp_path):
    """Results of two data sets, two classifiers and two folds; one fold warned."""
    path = tmp_path / "results"
    scores = {("d1", "a"): (0.9, 0.8), ("d1", "b"): (0.7, 0.6),
              ("d2", "a"): (1.0, 0.9), ("d2", "b"): (0.9, 0.9)}  # fmt: skip
    with Results(path, writes=True) as results:
        run_id = results.begin({}, {})
        for (data, learner), values in scores.items():
            for fold, value in enumerate(values):
                warned = ("did not converge",) if (data, fold) == ("d1", 0) else ()
                results.add(
                    FoldRow(
                        Cell("p", data, learner, 0, fold),
                        {"accuracy": value, "log_loss": 1 - value},
                        warnings=warned,
                    ),
                    run_id,
                )
        plan = Plan("p", (("d1", "one", 2), ("d2", "two", 2)),
                    (("a", "A"), ("b", "B")), ("accuracy", "log_loss"), "test", 1)  # fmt: skip
        results.note(PLAN, plan.to_json())
    return path


def test_a_folder_of_results(folder, capsys):
    document = compared(capsys, str(folder))
    assert document["datasets"] == ["one", "two"]
    assert document["mean_ranks"] == {"A": 1.0, "B": 2.0}
    assert any("did not converge" in note for note in document["notes"])
    same = compared(capsys, str(folder / "results.sqlite"), "--measure", "log_loss")
    assert (same["measure"], same["higher_is_better"]) == ("log_loss", False)
    assert same["mean_ranks"] == {"A": 1.0, "B": 2.0}


def test_an_audit_names_what_differs(shared_data, tmp_path, capsys):
    thesis = shared_data / "thesis"
    known = json.loads((thesis / "statistics.json").read_text())
    printed = tmp_path / "printed.json"
    printed.write_text(json.dumps(known["table5"]["printed"]))
    words = [str(thesis / "table5_accuracy.csv"), "--audit", str(printed)]
    document = compared(capsys, *words)
    assert not document["audit"]["agrees"]
    assert run(["compare", *words]) == DONE
    told = capsys.readouterr().out
    assert "fits 28 data sets" in told
    assert "belongs to bonferroni-dunn, q = 2.128, k = 4, alpha = 0.1" in told
    assert "smo and kissnn: printed as significant, is not significant" in told


def test_ranks_below_a_table_are_audited(tmp_path, capsys):
    file, printed = tmp_path / "t.csv", tmp_path / "p.json"
    printed.write_text("{}")
    file.write_text(SMALL + "Mean rank,1.10,2.10,2.80\n")
    document = compared(capsys, str(file), "--audit", str(printed))
    assert document["audit"]["checked"] == ["mean_ranks"]
    assert document["audit"]["agrees"]
    file.write_text(SMALL + "Mean rank,1.10,2.20,2.70\n")
    assert run(["compare", str(file), "--audit", str(printed)]) == DONE
    assert "! mean ranks: printed A 1.1, B 2.2, C 2.7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["none.csv"], "workbench: none.csv: No such file"),
        (["bad.csv"], "workbench: bad.csv:2: 'x' (expected a number, or nothing)"),
        (["binary.csv"], "workbench: binary.csv: no text (expected a table"),
        (["empty"], "workbench: empty: no results (expected a file results.sqlite)"),
        (["small.csv", "--control", "Z"], "workbench: no classifier 'Z'"),
        (["small.csv", "--alpha", "2"], "workbench: alpha is 2 (expected more than 0"),
        (["small.csv", "--posthoc", "tukey"], "workbench: "),
        (["small.csv", "--figure", "x.gif"], "workbench: x.gif: unknown kind"),
        (["small.csv", "--figure", "no/x.svg"], "workbench: no: no such folder"),
        (["small.csv", "--audit", "bad.json"], "workbench: bad.json:2: "),
        (["small.csv", "--audit", "odd.json"], "workbench: odd.json: unknown key 'x'"),
        (["small.csv", "--audit", "list.json"], "workbench: list.json: no JSON object"),
        (["small.csv", "--audit", "none.json"], "workbench: none.json: No such file"),
    ],
)
def test_bad_wishes_give_one_line(tmp_path, monkeypatch, capsys, words, says):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    files = {"small.csv": SMALL, "bad.csv": "d,A,B\ni,1,x\n", "bad.json": "{\n,}",
             "odd.json": '{"x": 1}', "list.json": "[]", "binary.csv": "\0\1"}  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert run(["compare", *words]) == BAD_INPUT
    told = capsys.readouterr()
    assert told.err.startswith(says)
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


@pytest.mark.parametrize("form", ["csv", "tex", "md"])
def test_a_printed_table_is_read_back(small, capsys, form):
    """What is printed in any form is the table, with its ranks below."""
    assert run(["compare", small, "--format", form]) == DONE
    again = read_printed(capsys.readouterr().out)
    given = read_printed(SMALL)
    assert again.table.datasets == given.table.datasets
    assert again.table.classifiers == given.table.classifiers
    assert again.table.values.tolist() == given.table.values.tolist()
    if form != "csv":
        assert again.ranks == pytest.approx({"A": 1.1, "B": 2.1, "C": 2.8})


def test_figures_of_what_was_tested(small, tmp_path, capsys):
    all_pairs, control = tmp_path / "all.svg", tmp_path / "control.pdf"
    assert run(["compare", small, "--figure", str(all_pairs)]) == DONE
    texts = [node.text for node in ElementTree.parse(all_pairs).iter() if node.text]
    assert "A" in " ".join(texts)
    words = ["--control", "C", "--figure", str(control)]
    assert run(["compare", small, *words]) == DONE
    assert control.read_bytes().startswith(b"%PDF")


def test_every_caution_has_its_words():
    text = Path(cautions.__file__).read_text()
    codes = set(re.findall(r'code="([a-z-]+)"', text))
    assert len(codes) > 5
    assert set(compare_output._CAUTIONS) == codes
