"""No process imports from the current folder, and a checkout serves itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from support.checkout import ROOT
from support.command import CommandLine

COMMAND = Path(sys.executable).with_name("workbench")
#: Modules that Python, numpy or the program import, lying about in a student's folder.
HOSTILE = (
    "random", "json", "socket", "tempfile", "numpy", "selectors", "pickle", "typing",
    "workbench", "plugins", "typer", "signal", "struct", "bisect",
)  # fmt: skip


@pytest.fixture
def hostile(tmp_path):
    """A folder full of modules that leave a mark when they are run."""
    folder = tmp_path / "homework"
    folder.mkdir()
    for name in HOSTILE:
        mark = folder / f"{name}.was-run"
        text = f"open({str(mark)!r}, 'w').close()\nraise ImportError('not ours')\n"
        (folder / f"{name}.py").write_text(text)
    return folder


def run(folder: Path, *arguments: object, **options) -> str:
    """Run a command in a folder; return what it printed."""
    environment = {**os.environ, **options}
    done = subprocess.run(
        [str(a) for a in arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("evaluate", "builtin:iris", "-c", "knn", "--jobs", "2", "--json"),
        ("figure", "thesis-1", "--out", "figure.png"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_nothing_of_the_current_folder_is_run(hostile, arguments):
    """`run`, and every other command, is tested so in test_readme.py."""
    run(hostile, COMMAND, *arguments)
    assert sorted(p.name for p in hostile.glob("*.was-run")) == []


def test_python_m_leaves_the_current_folder_out(hostile):
    """Python itself looks there for `workbench` and what its first lines import."""
    for name in ("workbench", "typing", "bisect", "struct"):
        (hostile / f"{name}.py").unlink()
    run(hostile, sys.executable, "-m", "workbench", "show", "builtin:iris")
    assert sorted(p.name for p in hostile.glob("*.was-run")) == []


@pytest.fixture
def bare_python():
    """Python with the libraries, but without anything installed of this program.

    It starts in the checkout and so imports `workbench` from there, as a notebook does
    after ``pip install .``.
    """
    places = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    path = os.pathsep.join(sorted(places))

    def ask(code: str) -> str:
        # -S: no .pth files, so no finder of an editable installation
        return run(ROOT, sys.executable, "-S", "-c", code, PYTHONPATH=path)

    return ask


def test_the_checkout_serves_its_own_data_and_plugins(bare_python):
    told = bare_python(
        "import workbench, json\n"
        "iris = workbench.read('builtin:iris')\n"
        "found = [(p['id'], p['status']) for p in workbench.plugins()]\n"
        "from workbench.bundled.kissnn import KISSNN\n"
        "print(json.dumps([workbench.__file__, len(iris.y), found, KISSNN.__module__]))"
    )
    file, n, found, module = json.loads(told)
    assert Path(file).parent == ROOT / "workbench"
    assert n == 150
    assert module == "workbench.bundled.kissnn"
    assert {status for _, status in found} == {"loaded"}
    ids = {name for name, _ in found}
    assert {"kissnn", "knn", "j48", "lmnn", "min-max", "moons"} <= ids
    assert len(ids) > len(list((ROOT / "plugins").glob("*/*")))


def test_doctor_names_the_folders(capsys, fresh_home):
    command = CommandLine(capsys)
    folders = command.document("doctor")["folders"]
    plugins = str(fresh_home / "plugins")
    assert folders["home"] == str(fresh_home)
    assert folders["cache"] == str(fresh_home / "cache")
    assert folders["plugins"][0] == plugins
    code, text, _ = command("doctor")
    assert code == 0
    assert f"home: {fresh_home} (" in text
    assert f"plugin folders: {plugins}" in text
