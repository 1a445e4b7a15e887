"""Model files written before modules were moved still open, and predict the same."""

import io
import zipfile

import pytest
from support.answers import differences
from support.checkout import DATA

from workbench.api import Problem
from workbench.compute.models import model_file
from workbench.compute.models.saved_models import predict_file

OLDER = DATA / "models"
FILES = sorted(OLDER.glob("*.skops"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_predicts_what_it_predicted_when_it_was_written(path, tmp_path):
    out = tmp_path / "answers.csv"
    predict_file(path, "builtin:iris", out)
    assert not differences(out.read_text(), path.with_suffix(".csv").read_text())


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("1.35784017799829e-18", "1.357840177998291e-18", False),  # the last digit
        ("1.35784017799829e-18", "1.35784017899829e-18", True),  # the tenth
        (",1,1.35784017799829e-18", ",0.9999999999999999,1.35784017799829e-18", False),
        ("1.35784017799829e-18", "0", True),
        ("1.35784017799829e-18", "nan", True),
        ("e-26,setosa", "e-26,versicolor", True),  # another class
        ("5.1,3.5,1.4,0.2", "5.1,3.5,1.4,0.20001", True),
        ("\n4.9,3,", "\n4.9,4,", True),  # a count
        (",setosa\n4.9", "\n4.9", True),  # a cell less
        ("class,p(setosa)", "class,p(Setosa)", True),
    ],
)
def test_the_comparison_sees_more_than_the_last_digit(was, now, told):
    stored = (OLDER / "naive-bayes.csv").read_text()
    changed = stored.replace(was, now, 1)
    assert changed != stored
    assert bool(differences(changed, stored)) is told
    assert bool(differences(stored, changed)) is told
    assert differences(stored, stored + stored.splitlines()[-1])  # a row more


def test_all_names_that_were_moved_lead_to_modules():
    from importlib import import_module

    held = {t for path in FILES for t in model_file.read_header(path)["types"]}
    assert {t.rpartition(".")[0] for t in held} & set(model_file.MOVED)
    for module in model_file.MOVED.values():
        import_module(module)


def test_a_renamed_class_is_no_way_in(tmp_path):
    """The types of the archive are judged by the names they have now."""
    path = tmp_path / "forged.skops"
    data = io.BytesIO(FILES[0].read_bytes())
    with zipfile.ZipFile(data) as old, zipfile.ZipFile(path, "w") as new:
        for info in old.infolist():
            text = old.read(info)
            if info.filename == model_file.SCHEMA:
                text = text.replace(b"workbench.compute.fitted", b"os")
            new.writestr(info, text)
    with pytest.raises(Problem, match="digest"):
        model_file.read_model(path)
