"""Bad surroundings: odd inputs, places that cannot be written, full disks, damaged files.

Whatever a command meets, it ends with its exit code and one line, writes nothing halves,
and waits for nobody.
"""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import PATIENCE, CommandLine, one_line, without_processes

from workbench.core.program.catalogue import CatalogueState
from workbench.core.program.settings import RecentFile, Settings, load_settings

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="pipes, devices and limits"),
    pytest.mark.lane("usual", "many command lines, each in milliseconds"),
]

EXPERIMENT = {
    "version": 1, "data": ["ok.csv"], "classifiers": [{"id": "zero-r"}],
    "protocol": {"kind": "cv", "folds": 2, "repeats": 1, "seed": 1},
}  # fmt: skip
SCENE = {"version": 1, "scene": {"data": "builtin:iris"}}


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The current folder, with a good file of each kind."""
    made = tmp_path / "work"
    made.mkdir()
    monkeypatch.chdir(made)
    rows = "".join(f"{i},{i % 7},{'xy'[i % 2]}\n" for i in range(30))
    Path("ok.csv").write_text("a,b,c\n" + rows)
    Path("table.csv").write_text("data,A,B\none,9,8\ntwo,8,7\nthree,9,8\n")
    Path("experiment.json").write_text(json.dumps(EXPERIMENT))
    Path("scene.json").write_text(json.dumps(SCENE))
    return made


@pytest.fixture
def command(folder, capsys, monkeypatch) -> CommandLine:
    without_processes(monkeypatch)
    return CommandLine(capsys)


def put(kind: str, path: Path) -> None:
    """Put something odd where a file is expected."""
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "circle":
        path.symlink_to(path.name)
    elif kind == "device":
        path.symlink_to("/dev/null")
    elif kind == "full":
        path.symlink_to("/dev/full")
    elif kind == "empty":
        path.touch()


# -- what is read -------------------------------------------------------------------------


READS = {
    "show": ("show", "in.csv"),
    "check": ("check", "in.json"),
    "run": ("run", "in.json", "--out", "results"),
    "figure": ("figure", "in.json", "--out", "out.svg"),
    "compare": ("compare", "in.csv"),
    "audit": ("compare", "table.csv", "--audit", "in.json"),
    "model": ("model", "in.skops"),
    "predict": ("predict", "in.skops", "ok.csv"),
    "costs": ("evaluate", "ok.csv", "-c", "zero-r", "--costs", "in.csv"),
    "folds": ("evaluate", "ok.csv", "-c", "zero-r", "--folds", "in.json"),
}


@pytest.mark.parametrize(
    "kind", ["pipe", "device", "folder", "circle", "empty", "gone"]
)
@pytest.mark.parametrize("name", READS)
def test_an_odd_input_is_one_line(command, folder, name, kind):
    arguments = READS[name]
    (given,) = [a for a in arguments if a.startswith("in.")]
    put(kind, folder / given)
    code, out, err = command(*arguments)
    assert code == 2
    assert out == ""
    assert given in one_line(err)


@pytest.mark.parametrize(
    "name", ["two\nlines.csv", "ñandú 日本.csv", "half\udcff.csv", " ; $(x).csv"]
)
def test_odd_names_are_names(command, folder, name):
    (folder / "ok.csv").rename(folder / name)
    told = command.document("show", name)
    assert told["instances"] == 30
    assert command("convert", name, f"to {name}")[0] == 0
    assert (folder / f"to {name}").is_file()


@pytest.mark.parametrize(
    "name", ["gone\nline.csv", "gone\udcff.csv", "a\0b.csv", "x" * 300 + ".csv",
             "d/" * 3000 + "x.csv"],
)  # fmt: skip
def test_odd_names_of_nothing_are_one_line(command, name):
    code, _, err = command("show", name)
    assert code == 2
    one_line(err)


# -- what is written ----------------------------------------------------------------------


WRITES = {
    "convert": ("convert", "ok.csv", "out.arff"),
    "separated": ("convert", "ok.csv", "out.csv"),
    "generate": ("generate", "moons", "--out", "out.dat"),
    "fit": ("fit", "ok.csv", "-c", "zero-r", "--out", "out.skops"),
    "predict": ("predict", "model.skops", "ok.csv", "--out", "out.csv"),
}
DRAWS = {
    "figure": ("figure", "scene.json", "--out", "out.svg"),
    "picture": ("compare", "table.csv", "--figure", "out.png"),
}


def place_of(arguments: tuple[str, ...]) -> str:
    (given,) = [a for a in arguments if a.startswith("out.")]
    return given


def refused(command: CommandLine, folder: Path, arguments: tuple[str, ...]) -> str:
    """Run what cannot be written; nothing may be left of it."""
    before = {p.name for p in folder.iterdir()}
    code, _, err = command(*arguments)
    assert code == 2
    assert {p.name for p in folder.iterdir()} <= before
    return one_line(err)


@pytest.mark.parametrize("kind", ["pipe", "folder", "circle", "full"])
@pytest.mark.parametrize("name", WRITES)
def test_a_place_that_cannot_be_written_is_one_line(command, folder, name, kind):
    if name == "predict":
        command("fit", "ok.csv", "-c", "zero-r", "--out", "model.skops")
    place = folder / place_of(WRITES[name])
    put(kind, place)
    kept = place.lstat()
    assert place.name in refused(command, folder, WRITES[name])
    assert place.lstat().st_ino == kept.st_ino, "it is still what it was"


@pytest.mark.lane("whole", "each is drawn by a process")
@pytest.mark.parametrize("kind", ["pipe", "folder", "circle", "full"])
@pytest.mark.parametrize("name", DRAWS)
def test_a_picture_that_cannot_be_written_is_one_line(command, folder, name, kind):
    put(kind, folder / place_of(DRAWS[name]))
    assert place_of(DRAWS[name]) in refused(command, folder, DRAWS[name])


@pytest.mark.parametrize(
    "place", ["ok.csv/x", "x" * 300, "d/" * 3000 + "x", "a\0b"],
    ids=["below a file", "long name", "long path", "NUL"],
)  # fmt: skip
@pytest.mark.parametrize("name", ["separated", "fit"])
def test_an_impossible_place_is_one_line(command, folder, name, place):
    given = place_of(WRITES[name])
    wanted = place + given.removeprefix("out")
    arguments = tuple(wanted if a == given else a for a in WRITES[name])
    refused(command, folder, arguments)


@pytest.mark.parametrize("place", ["ok.csv", "ok.csv/x", "circle", "pipe", "x" * 300])
def test_results_that_cannot_be_stored_are_one_line(command, folder, place):
    if place in ("circle", "pipe"):
        put(place, folder / place)
    refused(command, folder, ("run", "experiment.json", "--out", place))


@pytest.fixture
def fill_disk(monkeypatch) -> Callable[[], None]:
    """Fill the disk: nothing reaches it any more."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return lambda: monkeypatch.setattr(os, "fsync", full)


@pytest.mark.parametrize("name", WRITES)
def test_a_full_disk_is_one_line_and_keeps_the_old_file(
    command, folder, name, fill_disk
):
    if name == "predict":
        command("fit", "ok.csv", "-c", "zero-r", "--out", "model.skops")
    place = folder / place_of(WRITES[name])
    place.write_text("as it was")
    fill_disk()
    refused(command, folder, WRITES[name])
    assert place.read_text() == "as it was"


def test_settings_on_a_full_disk_keep_the_old_ones(tmp_path, fill_disk):
    path = tmp_path / "settings.json"
    Settings(theme="dark").save(path)
    fill_disk()
    with pytest.raises(OSError, match="No space left"):
        Settings(recent=[RecentFile("x" * 200, "data", "explore")]).save(path)
    assert load_settings(path) == (Settings(theme="dark"), "")
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


# -- what is damaged ----------------------------------------------------------------------


DAMAGED = {
    "empty": b"", "half": b'{"version": 1, "theme": "da', "zeros": b"\0" * 64,
    "binary": bytes(range(256)), "utf-16": '{"theme": "dark"}'.encode("utf-16"),
    "latin-1": b'{"theme": "\xff"}', "list": b"[1, 2]", "number": b"1e999",
    "null": b"null", "deep": b"[" * 100_000, "deep object": b'{"a":' * 100_000,
    "two documents": b"{}{}",
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_damaged_settings_are_set_aside(tmp_path, damage):
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    found, remark = load_settings(path)
    assert found == Settings()
    assert "settings.json" in remark
    assert "\n" not in remark
    assert (tmp_path / "settings.json.bak").read_bytes() == damage


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_state_of_plugins_is_set_aside(fresh_home, damage):
    CatalogueState(disabled={"knn"}).save()
    (path,) = [p for p in fresh_home.iterdir() if p.suffix == ".json"]
    path.write_bytes(damage)
    assert CatalogueState.load() == CatalogueState()
    assert path.with_suffix(".json.bak").read_bytes() == damage


def damage_results(kind: str, path: Path) -> None:
    if kind == "folder":
        path.mkdir()
    elif kind == "circle":
        path.symlink_to(path.name)
    else:
        path.write_bytes(b"\1garbage" * 999)


@pytest.mark.parametrize("kind", ["folder", "circle", "garbage"])
@pytest.mark.parametrize(
    "arguments", [("run", "experiment.json", "--out", "results"),
                  ("compare", "results")], ids=["run", "compare"],
)  # fmt: skip
def test_damaged_results_are_one_line_and_stay(command, folder, arguments, kind):
    (folder / "results").mkdir()
    stored = folder / "results" / "results.sqlite"
    damage_results(kind, stored)
    before = stored.read_bytes() if stored.is_file() else None
    code, _, err = command(*arguments)
    assert code == 2
    assert "results" in one_line(err)
    assert before is None or stored.read_bytes() == before


# -- where the program lives --------------------------------------------------------------


@pytest.mark.parametrize("home", ["ok.csv", "ok.csv/below", "/proc/none", "circle"])
def test_a_home_that_cannot_be_used_stops_no_command(
    command, folder, monkeypatch, home
):
    put("circle", folder / "circle")
    monkeypatch.setenv("WORKBENCH_HOME", home)
    assert command.document("show", "ok.csv")["instances"] == 30
    assert command("evaluate", "ok.csv", "-c", "zero-r")[0] == 0
    assert load_settings() == (Settings(), "") or "defaults" in load_settings()[1]


def test_no_home_at_all(command, monkeypatch):
    for name in ("HOME", "WORKBENCH_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert command.document("show", "ok.csv")["instances"] == 30


def test_without_a_place_for_temporary_files(command, folder, monkeypatch):
    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    monkeypatch.setattr(tempfile, "_get_default_tempdir", none)
    monkeypatch.setattr(tempfile, "tempdir", None)
    arguments = ("evaluate", "ok.csv", "-c", "zero-r", "--jobs", "2")
    assert "temporary" in refused(command, folder, arguments)


# -- terminals and languages --------------------------------------------------------------


def shell(text: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell, in which `workbench` is this program."""
    words = f'workbench() {{ "{sys.executable}" -m workbench "$@"; }}; {text}'
    return subprocess.run(
        ["sh", "-c", words], env={**os.environ, **environment}, capture_output=True,
        text=True, check=False, timeout=PATIENCE, errors="surrogateescape",
    )  # fmt: skip


@pytest.mark.lane("whole", "a process each")
@pytest.mark.parametrize(
    "ends", [">&-", "2>&-", "<&-", ">/dev/full", "| head -n 1", ">&- 2>&- <&-"]
)
def test_closed_ends_leave_no_trace(folder, ends):
    done = shell(f"workbench show ok.csv {ends}")
    assert "Traceback" not in done.stderr + done.stdout
    assert "Exception" not in done.stderr
    assert done.returncode in (0, 2)


@pytest.mark.lane("whole", "a process each")
@pytest.mark.parametrize(
    "language",
    [{"LC_ALL": "C"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
     {"LANG": "xx_YY.none"}, {"LC_ALL": "de_DE.UTF-8"}],
    ids=["C", "C without UTF-8", "unknown", "German"],
)  # fmt: skip
def test_every_language_reads_and_writes_the_same(folder, language):
    rows = "größe,日本,Klasse\n1.5,2,ä\n2.5,3,ö\n3.5,4,ä\n"
    (folder / "ñandú.csv").write_text(rows, encoding="utf-8")
    done = shell("workbench convert ñandú.csv ausgäng.arff", **language)
    assert done.returncode == 0, done.stderr
    text = (folder / "ausgäng.arff").read_text(encoding="utf-8")
    assert "größe" in text
    assert "1.5,2,'ä'" in text, "the decimal sign is a point"


@pytest.mark.parametrize("arguments", [("show", "builtin:iris"), ("plugins", "--json")])
def test_a_full_disk_behind_the_output_is_one_line(arguments):
    line = [sys.executable, "-m", "workbench", *arguments]
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            line, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE
        )
    assert done.returncode == 2
    assert "No space left" in one_line(done.stderr)


@pytest.mark.lane("whole", "drawn by a process")
def test_a_picture_that_cannot_be_finished_leaves_the_one_before(folder):
    picture = folder / "out.svg"
    picture.write_text("before")
    code = (
        "import resource, sys; from workbench.cli.main import main;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100));"
        "sys.argv[1:] = ['figure', 'thesis-1', '--out', 'out.svg']; main()"
    )
    done = subprocess.run(
        # with -B, as compiled files would be cut off too, and stay so
        [sys.executable, "-P", "-B", "-c", code], capture_output=True, text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 2
    assert "too large" in one_line(done.stderr)
    assert picture.read_text() == "before"
    assert [p.name for p in folder.iterdir() if "out" in p.name] == ["out.svg"]
