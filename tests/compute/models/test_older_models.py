"""Model files written before modules were moved still open, and predict the same."""

import io
import zipfile

import pytest
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
    assert out.read_text() == path.with_suffix(".csv").read_text()


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
