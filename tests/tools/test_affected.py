"""The tool that picks the tests of a change, on a small checkout."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import pytest
from support.checkout import TESTS
from support.lanes import QUICK_FOLDERS

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
    "workbench/ui/rooms/data/room.py": "",
    "workbench/ui/rooms/compare/room.py": "",
    "plugins/__init__.py": "",
    "plugins/classifiers/knn/__init__.py": "from .votes import count",
    "plugins/classifiers/knn/votes.py": "from . import ties",
    "plugins/classifiers/knn/ties.py": "import workbench.order",
    "workbench/order.py": "",
    "plugins/metrics/rca.py": "",
    "resources/lessons/first.json": "{}",
    "tests/conftest.py": "from support import lanes",
    "tests/support/lanes.py": "",
    "tests/support/tables.py": "",
    "tests/api/test_tree.py": "",
    "tests/core/test_folds.py": "from workbench.folds import plan",
    "tests/core/test_score.py": "def test(): import workbench.score",
    "tests/core/test_report.py": "import workbench.report",
    "tests/core/test_report_text.py": "from support.tables import small",
    "tests/plugins/classifiers/test_knn.py": "",
    "tests/plugins/classifiers/knn/test_votes.py": "import workbench.bundled.knn.votes",
    "tests/plugins/metrics/test_rca.py": "",
    "tests/plugins/metrics/test_metric_family.py": "from workbench.bundled import rca",
    "tests/plugins/test_contract.py": "",
    "tests/numerics/test_votes.py": "",
    "tests/ui/window/test_choices.py": "from workbench.bundled.knn import KNN",
    "tests/ui/conftest.py": "",
    "tests/ui/rooms/data/test_room.py": "",
    "tests/ui/rooms/compare/conftest.py": "",
    "tests/ui/rooms/compare/test_room.py": "",
    "tests/ui/window/test_window.py": "patch('workbench.tasks.TASKS')",
    "tests/ui/lessons/test_player.py": "",
    "tests/tools/affected.py": "",
    "tests/tools/test_affected.py": "",
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
        ("workbench/tasks.py", ["ui/window/test_window.py"]),
        ("workbench/report.py", ["core/test_report.py", "ui/window/test_window.py"]),
        # plugins are imported as workbench.bundled, or found by the contract
        ("plugins/metrics/rca.py", [
            "plugins/metrics/test_metric_family.py", "plugins/metrics/test_rca.py",
            "plugins/test_contract.py",
        ]),
        # a part of a plugin is its plugin; parts import each other by relative names
        *((f"plugins/classifiers/knn/{part}.py", [
            "plugins/classifiers/knn/test_votes.py", "plugins/classifiers/test_knn.py",
            "plugins/test_contract.py", "ui/window/test_choices.py",
        ]) for part in ("__init__", "votes", "ties")),
        ("workbench/order.py", ["ui/window/test_choices.py"]),
        # of rooms with the same name, the one whose folder is mirrored
        ("workbench/ui/rooms/data/room.py", ["ui/rooms/data/test_room.py"]),
        ("workbench/ui/rooms/compare/room.py", ["ui/rooms/compare/test_room.py"]),
        ("tests/ui/rooms/compare/conftest.py", ["ui/rooms/compare/test_room.py"]),
        ("resources/lessons/first.json", ["ui/lessons/test_player.py"]),
        ("tests/data/corpus/a.arff", ["compute/test_corpus.py"]),
        ("tests/api/test_tree.py", ["api/test_tree.py"]),
        ("tests/support/tables.py", ["core/test_report_text.py"]),
        ("tests/ui/conftest.py", [
            "ui/lessons/test_player.py", "ui/rooms/compare/test_room.py",
            "ui/rooms/data/test_room.py", "ui/window/test_choices.py",
            "ui/window/test_window.py",
        ]),
        ("README.md", ["packaging/test_project.py"]),
        ("tests/tools/affected.py", ["tools/test_affected.py"]),
        ("tests/core/test_deleted.py", []),
    ],
)  # fmt: skip
def test_tests_of_a_change(checkout, changed, expected):
    found, foundation = tool.affected([changed], checkout)
    assert found == [f"tests/{name}" for name in expected]
    assert not foundation


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("plugins/metrics/kissnn.py", "workbench.bundled.kissnn"),
        ("plugins/classifiers/j48/__init__.py", "workbench.bundled.j48"),
        ("plugins/classifiers/j48/trees.py", "workbench.bundled.j48.trees"),
        ("plugins/__init__.py", "workbench.bundled"),
        ("workbench/core/session/scene.py", "workbench.core.session.scene"),
        ("tests/support/rooms.py", "support.rooms"),
        ("tests/ui/conftest.py", None),
        ("resources/declarations.json", None),
    ],
)
def test_names_by_which_files_are_imported(path, name):
    assert tool.module_of(path) == name


@pytest.mark.parametrize(
    ("statement", "name"),
    [
        ("from .trees import Node", "workbench.bundled.j48.trees"),
        ("from . import trees", "workbench.bundled.j48.trees"),
        ("from ..kissnn import KISSNN", "workbench.bundled.kissnn"),
        ("from .. import kissnn", "workbench.bundled.kissnn"),
    ],
)
def test_relative_imports_begin_at_the_package(statement, name):
    for part in ("__init__", "pruning"):
        package = tool.package_of(f"plugins/classifiers/j48/{part}.py")
        assert name in tool.imported(statement, package)


def test_a_deleted_module_still_has_importers(checkout):
    (checkout / "workbench" / "score.py").unlink()
    found, _ = tool.affected(["workbench/score.py"], checkout)
    assert "tests/core/test_score.py" in found


@pytest.mark.parametrize("changed", ["tests/conftest.py", "tests/support/lanes.py"])
def test_a_foundation_is_the_quick_folders(checkout, changed):
    found, foundation = tool.affected([changed], checkout)
    assert foundation
    folders = ("api", "compute", "core", "numerics", "plugins", "support", "tools")
    assert found == [f"tests/{folder}" for folder in folders]
    assert set(tool.QUICK) == {f"tests/{folder}" for folder in QUICK_FOLDERS}


def test_direct_importers_of_a_foundation_are_added(checkout):
    for path in checkout.rglob("test_*.py"):
        path.write_text("import workbench.folds")
    window = checkout / "tests" / "ui" / "window" / "test_window.py"
    window.write_text("import workbench.base")
    found, foundation = tool.affected(["workbench/base.py"], checkout)
    assert foundation
    assert "tests/ui/window/test_window.py" in found
    assert "tests/ui/lessons/test_player.py" not in found


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
