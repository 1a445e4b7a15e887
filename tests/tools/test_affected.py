"""The tool that picks the tests of a change, on a small checkout."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import pytest
from support.checkout import TESTS

spec = importlib.util.spec_from_file_location(
    "affected", TESTS / "tools" / "affected.py"
)
tool = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

FILES = {
    "workbench/__init__.py": "",
    "workbench/base.py": "",
    "workbench/folds.py": "import workbench.base",
    "workbench/score.py": "from workbench import folds",
    "workbench/report.py": "from workbench.score import best",
    "workbench/tasks.py": "TASKS = ['workbench.report.write']",
    "plugins/classifiers/knn/__init__.py": "",
    "resources/lessons/first.json": "{}",
    "tests/conftest.py": "from support import lanes",
    "tests/support/lanes.py": "",
    "tests/support/tables.py": "",
    "tests/api/test_tree.py": "",
    "tests/core/test_folds.py": "from workbench.folds import plan",
    "tests/core/test_score.py": "def test(): import workbench.score",
    "tests/core/test_report.py": "import workbench.report",
    "tests/core/test_report_text.py": "from support.tables import small",
    "tests/plugins/test_knn.py": "from workbench.bundled.knn import KNN",
    "tests/plugins/test_contract.py": "",
    "tests/ui/conftest.py": "",
    "tests/ui/test_window.py": "patch('workbench.tasks.TASKS')",
    "tests/ui/test_lessons.py": "",
    "tests/packaging/test_project.py": "",
    "tests/data/corpus/a.arff": "",
    "tests/compute/test_corpus.py": "",
}


@pytest.fixture
def checkout(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        # who imports it, and who imports those: no further
        ("workbench/folds.py", ["core/test_folds.py", "core/test_score.py"]),
        ("workbench/score.py", ["core/test_report.py", "core/test_score.py"]),
        # by a string as well
        ("workbench/tasks.py", ["ui/test_window.py"]),
        ("workbench/report.py", ["core/test_report.py", "ui/test_window.py"]),
        # plugins are imported as workbench.bundled, or found by the contract
        (
            "plugins/classifiers/knn/__init__.py",
            ["plugins/test_contract.py", "plugins/test_knn.py"],
        ),
        ("resources/lessons/first.json", ["ui/test_lessons.py"]),
        ("tests/data/corpus/a.arff", ["compute/test_corpus.py"]),
        ("tests/api/test_tree.py", ["api/test_tree.py"]),
        ("tests/support/tables.py", ["core/test_report_text.py"]),
        ("tests/ui/conftest.py", ["ui/test_lessons.py", "ui/test_window.py"]),
        ("README.md", ["packaging/test_project.py"]),
        ("tests/core/test_deleted.py", []),
    ],
)
def test_tests_of_a_change(checkout, changed, expected):
    found, foundation = tool.affected([changed], checkout)
    assert found == [f"tests/{name}" for name in expected]
    assert not foundation


def test_a_deleted_module_still_has_importers(checkout):
    (checkout / "workbench" / "score.py").unlink()
    found, _ = tool.affected(["workbench/score.py"], checkout)
    assert "tests/core/test_score.py" in found


@pytest.mark.parametrize("changed", ["tests/conftest.py", "tests/support/lanes.py"])
def test_a_foundation_is_the_quick_folders(checkout, changed):
    found, foundation = tool.affected([changed], checkout)
    assert foundation
    assert found == ["tests/api", "tests/compute", "tests/core", "tests/plugins"]


def test_direct_importers_of_a_foundation_are_added(checkout):
    for path in checkout.rglob("test_*.py"):
        path.write_text("import workbench.folds")
    (checkout / "tests" / "ui" / "test_window.py").write_text("import workbench.base")
    found, foundation = tool.affected(["workbench/base.py"], checkout)
    assert foundation
    assert "tests/ui/test_window.py" in found
    assert "tests/ui/test_lessons.py" not in found


def test_what_git_sees_is_changed_or_new(checkout):
    def git(*words):
        name = ("-c", "user.name=a", "-c", "user.email=a@b")
        subprocess.run(["git", *name, *words], cwd=checkout, check=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "all")
    assert tool.changed_in_git(checkout) == []
    (checkout / "workbench" / "folds.py").write_text("x = 1")
    (checkout / "workbench" / "new.py").write_text("")
    assert tool.changed_in_git(checkout) == ["workbench/folds.py", "workbench/new.py"]


def test_paths_are_printed_one_a_line(checkout, monkeypatch, capsys):
    monkeypatch.setattr(tool, "ROOT", checkout)
    assert tool.main([str(checkout / "workbench" / "folds.py")]) == 0
    out, err = capsys.readouterr()
    assert out == "tests/core/test_folds.py\ntests/core/test_score.py\n"
    assert err == ""
    assert tool.main([str(checkout / "tests" / "nowhere.txt")]) == 0
    assert capsys.readouterr() == ("", "")
    assert tool.main([str(checkout / "tests" / "conftest.py")]) == 0
    assert "quick folders" in capsys.readouterr().err
