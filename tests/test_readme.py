"""Every fenced command and program of README and manual, as a reader runs them.

In full they run in a fresh clone, then in a folder full of modules that must not be
imported; in ordinary use within this process, as far as no process or window matters.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import openml as fake
from support.checkout import ROOT
from support.command import CommandLine, without_processes
from support.dask_cluster import Cluster
from support.demo import check_comparison, check_numbers_and_pictures
from support.fresh_runs import FreshRuns
from support.hostile import marks, write_hostile
from support.readme import (
    MANUAL,
    blocks,
    commands,
    guide,
    promised,
    write_inputs,
)

from workbench.core.experiment.first_experiment import first_experiment

README = (ROOT / "README.md").read_text(encoding="utf-8")
#: With the manual and CONTRIBUTING.md, in the order in which they are read.
GUIDE = guide()
#: Seconds, far more than the dearest command takes.
PATIENCE = 1200

#: Commands that are not run, with what stands in for them.
REPLACED = {
    "python3 -m venv .venv": "the fixture `clone` makes the environment",
    ".venv/bin/pip install .": "libraries and program are linked into it",
    '.venv/bin/pip install -e ".[test]"': "the same",
    ".venv/bin/python -m pytest -n auto --dist worksteal": "this test is part of it",
    "py -m venv .venv": "Windows",
    ".venv\\Scripts\\pip install .": "Windows",
    ".venv\\Scripts\\workbench": "Windows",
    '.venv\\Scripts\\pip install -e ".[test]"': "Windows",
    ".venv\\Scripts\\python -m pytest -n auto --dist worksteal": "Windows",
    "uv run workbench": "uv makes an environment, then it is the command `workbench`",
    "uv run --extra test python -m pytest -n auto --dist worksteal": "the same",
    ".ci/run": "this test is part of it",
    ".ci/run quick": "this test may be part of it",
    ".venv/bin/python -m pytest --lane quick": "the same",
    '.venv/bin/pip install -e ".[docs]"': "Sphinx, from a registry",
    ".venv/bin/python tests/tools/build_manual.py out/manual": "tests/packaging/test_manual.py",
    ".venv/bin/python tests/tools/update_declarations.py": "writes into the checkout",
    ".venv/bin/python tests/tools/update_translations.py": "the same",
}
WINDOW = ".venv/bin/workbench"
CLUSTER = "tcp://head:8786"
PLUGIN = "median-distance"

RUN = [command for command in commands(GUIDE) if command not in REPLACED]
#: Those of the gallery are run in tests/tools/test_build_manual.py.
GALLERY = blocks((MANUAL / "en" / "gallery.md").read_text(encoding="utf-8"))
PROGRAMS = [
    block.text
    for block in blocks(GUIDE)
    if block.language == "python" and block not in GALLERY
]
#: Seconds or processes each, and tested by themselves: they run in full only.
DEAR = (
    "claims",
    "demo",
    "--replay",
    "thesis-table-5",
    "mark",
    "workbench check iris.arff",
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the shell's commands")


def test_every_fenced_command_is_run_or_named():
    told = set(commands(GUIDE))
    assert set(REPLACED) <= told, "no longer in README, manual or CONTRIBUTING.md"
    strange = [c for c in RUN if c != WINDOW and shlex.split(c)[0] not in _PROGRAMS]
    assert strange == [], "neither run nor named"
    assert WINDOW in RUN
    assert len(RUN) > 20
    # each fence opens and closes, and is in a language that somebody here runs
    assert GUIDE.count("```") == 2 * len(blocks(GUIDE))
    known = {"sh", "bat", "json", "python", "text", "toml"}
    assert {block.language for block in blocks(GUIDE)} == known


def test_the_readme_is_short():
    prose = re.sub(r"```.*?```|\]\([^)]*\)|<!--.*?-->", "", README, flags=re.DOTALL)
    assert 250 < len(prose.split()) < 450


_PROGRAMS = ("workbench", ".venv/bin/workbench")


@pytest.fixture
def openml_cache(tmp_path, monkeypatch) -> Path:
    """A home in which `openml:iris` was fetched before, as on a second day."""
    home = tmp_path / "home"
    monkeypatch.setenv("WORKBENCH_HOME", str(home))
    fake.fetch("iris", monkeypatch)
    return home


@pytest.mark.lane("usual", "two seconds of many commands")
def test_the_commands_in_this_process(openml_cache, tmp_path, monkeypatch, capsys):
    folder = made_folder(tmp_path / "here")
    monkeypatch.chdir(folder)
    without_processes(monkeypatch)
    command = CommandLine(capsys)
    for text in RUN:
        words = shlex.split(text)
        if words[1:] == [] or {text, *words} & {CLUSTER, *DEAR}:
            continue  # a window, a cluster, many seconds: only in full
        code, _, err = command(*words[1:])
        assert code == 0, (text, err)
        assert [p for p in promised(text) if not is_there(folder / p)] == [], text


def made_folder(folder: Path) -> Path:
    """Make a folder with what the commands of README and manual read."""
    folder.mkdir(exist_ok=True)
    write_inputs(folder)
    documents = [block.text for block in blocks(GUIDE) if block.language == "json"]
    for name, text in zip(("experiment", "scene", "lesson"), documents, strict=True):
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return folder


def is_there(path: Path) -> bool:
    """Whether something was written: a file with content, or a folder with files."""
    return any(path.iterdir()) if path.is_dir() else path.stat().st_size > 0


# -- in full -----------------------------------------------------------------------------


#: As pip writes it; workers import it again, so it does nothing at import.
_SCRIPT = """
import sys
from workbench.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.fixture(scope="module")
def clone(tmp_path_factory) -> Iterator[Path]:
    """A fresh clone, with an environment of its own in which it is installed.

    The environment is what ``pip install .`` leaves, made without the network: the
    libraries by their folders, and the command. It is compiled once for all tests; none
    of them may change what came with it.
    """
    folder = tmp_path_factory.mktemp("readme") / "clone"
    done = subprocess.run(
        ["git", "-c", "safe.directory=*", "clone", "-q", str(ROOT), str(folder)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.skip(f"no checkout that can be cloned: {done.stderr}")
    venv = [sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")]
    subprocess.run(venv, check=True)
    own = (
        folder / ".venv" / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    )
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    # folders named in a .pth file: theirs are not read, so no editable installation is
    lines = [str(folder), *sorted(libraries)]
    (own / "site-packages" / "readme.pth").write_text("\n".join(lines) + "\n")
    script = folder / ".venv" / "bin" / "workbench"
    python = folder / ".venv" / "bin" / "python"
    script.write_text(f"#!{python}\n{_SCRIPT}")
    script.chmod(0o755)
    yield folder
    assert changed_in(folder) == "", "a command changed the checkout"


def changed_in(clone: Path) -> str:
    """Return what git says of the program and the plugins in a clone."""
    words = ["git", "-c", "safe.directory=*", "status", "--porcelain", "--"]
    return subprocess.run(
        [*words, "workbench", "plugins"],
        cwd=clone, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip


class Reader:
    """Somebody who types what README and manual say.

    Parameters
    ----------
    folder : Path
        Where they are.
    home : Path
        Of settings and plugins.
    cluster : str
        The address of a scheduler that there is.
    """

    def __init__(self, folder: Path, home: Path, cluster: str) -> None:
        self.folder, self._cluster = folder, cluster
        binaries = (folder / ".venv" / "bin").resolve()
        self.environment = {
            **os.environ,
            "WORKBENCH_HOME": str(home),
            "PATH": os.pathsep.join([str(binaries), os.environ["PATH"]]),
            "QT_QPA_PLATFORM": "offscreen",
        }
        self.environment.pop("PYTHONPATH", None)
        self._lock = home / "last.session.zip.lock"

    def type(self, command: str) -> str:
        """Run a command in a shell; it must succeed and write what it promises."""
        if command == WINDOW:
            self._open_window()
            return ""
        text = command.replace(CLUSTER, self._cluster)
        told = self.run(["sh", "-c", text])
        self._demand_promised(command)
        return told

    def _demand_promised(self, command: str) -> None:
        missing = [p for p in promised(command) if not is_there(self.folder / p)]
        assert missing == [], command

    def fresh_runs(self) -> FreshRuns:
        """Return what runs many of the commands and programs."""
        scripts = self.folder / ".venv" / "bin"
        return FreshRuns(
            scripts / "python", scripts / "holder.py", self.folder, self.environment
        )

    def type_in(self, fresh: FreshRuns, command: str) -> None:
        """Run a command as `type` does, by the script that a shell would find."""
        name, *given = shlex.split(command)
        assert name == "workbench", command
        self.run_in(fresh, self.folder / ".venv" / "bin" / name, *given)
        self._demand_promised(command)

    def run_in(self, fresh: FreshRuns, script: Path, *given: str) -> str:
        """Run a program that must succeed; return what it printed."""
        ran = fresh(str(script), *given)
        assert ran.code == 0, (script, given, ran.err)
        assert "Traceback" not in ran.err, (script, given, ran.err)
        return ran.out

    def run(self, words: list[str]) -> str:
        """Run a program that must succeed; return what it printed."""
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment, capture_output=True,
            text=True, stdin=subprocess.DEVNULL, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, (words, done.stderr)
        assert "Traceback" not in done.stderr, (words, done.stderr)
        return done.stdout

    def _open_window(self) -> None:
        """Open the window, end it once it keeps its session, and see it end in order."""
        process = subprocess.Popen(
            ["sh", "-c", f"exec {WINDOW}"], cwd=self.folder, env=self.environment,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not self._lock.exists() and process.poll() is None:
            assert time.monotonic() < end
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        ours = [line for line in err.splitlines() if "propagateSizeHints" not in line]
        assert ours == []  # Qt's platform without a screen says that it has none


@pytest.fixture
def cluster(tmp_path) -> Iterator[str]:
    """A scheduler with a worker; its address."""
    folder = tmp_path / "cluster"
    folder.mkdir()
    made = Cluster(folder)
    try:
        made.add_worker()
        yield made.address
    finally:
        made.close()


@pytest.fixture
def homework(clone, tmp_path) -> Path:
    """A folder full of modules that leave a mark when they are run."""
    folder = write_hostile(tmp_path / "homework")
    (folder / ".venv").symlink_to(clone / ".venv")
    return folder


#: What runs by itself: a minute of folds, and what needs a cluster.
DEMO = [command for command in RUN if " demo " in command]
ON_CLUSTER = [command for command in RUN if CLUSTER in command]
OTHERS = [command for command in RUN if command not in DEMO + ON_CLUSTER]
#: What is typed in the clone itself; the manual's commands are typed among hostile modules.
OF_README = [command for command in OTHERS if command in commands(README)]


@pytest.mark.lane("whole", "the window, and the demo in full: 480 folds")
@pytest.mark.slow
def test_a_fresh_clone_keeps_what_the_readme_promises(clone, openml_cache):
    reader = Reader(made_folder(clone), openml_cache, "")
    for command in OF_README:
        reader.type(command)
    (demo,) = DEMO
    told = reader.type(demo)
    assert changed_in(clone) == "", "a command changed the checkout"
    document = json.loads((clone / "demo" / "demo.json").read_text())
    assert all((clone / "demo" / name).is_file() for name in document["pictures"])
    experiment = first_experiment()
    folds = 10 * len(experiment.data) * len(experiment.learners)
    check_numbers_and_pictures(clone / "demo")
    check_comparison(told, clone / "demo", folds)


@pytest.mark.lane("whole", "every command of the manual, a third of a second and more")
@pytest.mark.slow
def test_no_module_of_the_current_folder_is_run(homework, openml_cache):
    reader = Reader(made_folder(homework), openml_cache, "")
    # each way to start: the window, and a command, as a shell starts it
    for command in (WINDOW, "workbench doctor"):
        assert command in OTHERS
        reader.type(command)
        assert marks(homework) == [], command
    # the demo draws as `figure` does, which is among the others
    with reader.fresh_runs() as fresh:
        for command in OTHERS:
            if command != WINDOW:
                reader.type_in(fresh, command)
                assert marks(homework) == [], command


@pytest.mark.lane("whole", "a scheduler, a worker and a command, as processes")
@pytest.mark.slow
def test_no_module_of_the_current_folder_is_run_on_a_cluster(
    homework, openml_cache, cluster
):
    """One data set of the many: no other process is started for the rest."""
    reader = Reader(made_folder(homework), openml_cache, cluster)
    assert ON_CLUSTER
    for command in ON_CLUSTER:
        reader.type(f"{command} --only iris")
        assert marks(homework) == [], command


@pytest.mark.lane("whole", "the programs of README and manual, as processes")
@pytest.mark.slow
def test_the_programs_run_among_hostile_modules(homework, openml_cache, tmp_path):
    reader = Reader(homework, openml_cache, "")
    _run_programs(reader, openml_cache, tmp_path)
    assert marks(homework) == []


def _run_programs(reader: Reader, home: Path, folder: Path) -> None:
    """Run the evaluation as a script that lies elsewhere, and install the plugin."""
    (plugin,) = (text for text in PROGRAMS if "@declare" in text)
    first, *others = (text for text in PROGRAMS if text != plugin)
    script = folder / "scripts" / "same_from_python.py"
    script.parent.mkdir()
    script.write_text(first, encoding="utf-8")
    python = reader.folder / ".venv" / "bin" / "python"
    assert 0.9 < float(reader.run([str(python), str(script)])) <= 1.0
    with reader.fresh_runs() as fresh:
        for program in others:
            script.write_text(program, encoding="utf-8")
            reader.run_in(fresh, script)
        _run_plugin(reader, fresh, home, plugin)


def _run_plugin(reader: Reader, fresh: FreshRuns, home: Path, plugin: str) -> None:
    """Put the plugin where `doctor` says, and evaluate it."""
    workbench = reader.folder / ".venv" / "bin" / "workbench"
    told = reader.run_in(fresh, workbench, "doctor", "--json")
    (found,) = json.loads(told)["folders"]["plugins"]
    assert Path(found) == home / "plugins"
    Path(found).mkdir(parents=True, exist_ok=True)
    (Path(found) / "median_distance.py").write_text(plugin, encoding="utf-8")
    known = json.loads(reader.run_in(fresh, workbench, "plugins", "--json"))
    (own,) = [p for p in known if p["id"] == PLUGIN]
    assert own["status"] == "loaded", own
    asked = ("evaluate", "builtin:iris", "-c", PLUGIN, "--json")
    assert json.loads(reader.run_in(fresh, workbench, *asked))["accuracy"] > 0.9
    shutil.rmtree(found)
