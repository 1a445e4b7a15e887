"""`workbench plugin new`: what it writes loads, keeps the contract, and works."""

import subprocess
import sys
from pathlib import Path

import pytest
from scipy.stats import norm
from support.command import one_line

from workbench.api import Problem
from workbench.core.program.plugin_template import KINDS, new_plugin


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder with a plugin of each kind."""
    made = tmp_path_factory.mktemp("plugins")
    for kind in KINDS:
        new_plugin(f"new-{kind}", kind, made)
    return made


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Where it is noted what each of them declares, so they are asked once."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def found(folder, monkeypatch, home):
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(folder))
    monkeypatch.setenv("WORKBENCH_HOME", str(home))


@pytest.mark.lane("whole", "a test run of its own in a process")
def test_the_tests_it_writes_pass(folder):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "."],
        cwd=folder, capture_output=True, text=True,
    )  # fmt: skip
    assert f"{len(KINDS)} passed" in done.stdout, done.stdout


@pytest.mark.lane("whole", "several workers are started, each imports everything")
def test_all_of_them_load_and_work(found, command, tmp_path):
    listed = {
        p["id"]: p for p in command.document("plugins") if p["source"] == "folder"
    }
    assert {f"new-{kind}" for kind in KINDS} == set(listed)
    assert {p["status"] for p in listed.values()} == {"loaded"}
    assert [p["kind"] for _, p in sorted(listed.items())] == sorted(KINDS)
    tested = command.document("evaluate", "builtin:iris", "-c", "new-classifier")
    assert tested["accuracy"] > 0.9
    file = tmp_path / "clouds.arff"
    made = command.document(
        "generate", "new-generator", "-p", "distance=3", "--out", file
    )
    assert made["bayes_error"] == pytest.approx(norm.cdf(-1.5))


@pytest.mark.lane("whole", "several workers are started, each imports everything")
def test_metric_filter_and_regressor_work(found, command):
    learned = command.document(
        "evaluate",
        "builtin:iris",
        "-c",
        "new-metric",
        "--cv",
        3,
        "--filter",
        "new-filter",
    )
    assert learned["accuracy"] > 0.9
    line = ("builtin:iris", "--class", "petal-width", "-c", "new-regressor", "--cv", 3)
    assert command.document("evaluate", *line)["r2"] > 0.8


def test_what_is_written_names_only_the_plugin(command, tmp_path):
    document = command.document("plugin", "new", "two-words", "--out", tmp_path)
    assert document["folder"] == str(tmp_path / "two_words")
    for file in document["files"]:
        text = Path(file).read_text(encoding="utf-8")
        assert "MY_" not in text
        assert "my-method" not in text.lower()
        assert "two_words" in text or "two-words" in text
    code, out, _ = command("plugin", "new", "other-words", "--out", tmp_path)
    assert code == 0
    assert "README.md" in out


@pytest.mark.parametrize(
    ("name", "more", "words"),
    [
        ("Bad Name", (), "the name 'Bad Name' (expected lower-case words"),
        ("../up", (), "the name '../up'"),
        ("class", (), "class is a word of Python"),
        ("json", (), "json is a word of Python"),
        ("knn", (), "knn is a bundled plugin"),
        ("there", (), "exists already"),
        ("fine", ("--out", "nowhere"), "nowhere: no such folder"),
        ("fine", ("--kind", "window"), "window"),
    ],
)
def test_bad_names_are_one_line(command, tmp_path, monkeypatch, name, more, words):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    code, out, err = command("plugin", "new", name, *more)
    assert (code, out) == (2, "")
    assert words in err
    assert len(err.splitlines()) == 1
    assert [p.name for p in tmp_path.iterdir()] == ["there"]


def test_a_kind_without_a_template_is_refused(tmp_path):
    with pytest.raises(Problem, match="no template for a 'search'"):
        new_plugin("fine", "search", tmp_path)


@pytest.mark.lane("whole", "several workers are started, each imports everything")
def test_installed_switched_and_removed_by_command(
    command, folder, tmp_path, monkeypatch
):
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "home"))
    done = command.document("plugin", "install", folder / "new_classifier")
    assert done["ids"] == ["new-classifier"]
    assert command.document("plugin", "off", "new-classifier")["status"] == (
        "switched off"
    )
    listed = {p["id"]: p["status"] for p in command.document("plugins")}
    assert listed["new-classifier"] == "disabled"
    command.document("plugin", "on", "new-classifier")
    tested = command.document("evaluate", "builtin:iris", "-c", "new-classifier")
    assert tested["accuracy"] > 0.9
    assert command.document("plugin", "remove", "new-classifier")["status"] == "removed"
    hanging = tmp_path / "hanging.py"
    hanging.write_text("import os\nos._exit(9)\n", encoding="utf-8")
    code, _, err = command("plugin", "install", hanging)
    assert code == 2
    one_line(err)
    assert not list((tmp_path / "home" / "plugins").iterdir())
