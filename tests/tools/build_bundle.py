"""``python tests/tools/build_bundle.py OUT``: the program as one folder, and whether it starts.

Builds the wheel of the checkout (or takes ``--wheel FILE``), unpacks it, and has
PyInstaller (``pip install pyinstaller``) put it together with Python, Qt and the libraries
of this environment. Then the bundle evaluates a classifier and, under Xvfb where there is
one, draws its window. Sizes and seconds are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECIPE = ROOT / "resources" / "packaging" / "application" / "bundle.spec"
NAME = "vecino-workbench"
_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
app.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


def build(out: Path, wheel: Path | None) -> Path:
    """Build the bundle in a folder, and return the program in it."""
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        if wheel is None:
            wheel = _wheel(place / "wheel")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(place / "sources")
        subprocess.run(
            [
                sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
                "--distpath", str(out), "--workpath", str(place / "work"), str(RECIPE),
            ],
            check=True,
            cwd=place,
            env={
                **os.environ,
                "WORKBENCH_SOURCES": str(place / "sources"),
                "PYTHONPATH": str(place / "sources"),
            },
        )  # fmt: skip
    suffix = ".exe" if sys.platform == "win32" else ""
    return out / NAME / f"{NAME}{suffix}"


def _wheel(out: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", str(out), str(ROOT)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return next(out.glob("*.whl"))


def try_it(program: Path) -> dict[str, object]:
    """Run commands of the bundle outside the checkout; return what was found."""
    found: dict[str, object] = {"megabytes": _megabytes(program.parent)}
    with tempfile.TemporaryDirectory() as made:
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": made, "WORKBENCH_HOME": f"{made}/home",
            "LANG": "C.UTF-8",
        }  # fmt: skip
        if sys.platform == "win32":
            environment = {**os.environ, "WORKBENCH_HOME": f"{made}/home"}

        def run(*arguments: str) -> str:
            began = time.perf_counter()
            done = subprocess.run(
                arguments, capture_output=True, text=True, cwd=made, env=environment,
                timeout=600, check=False,
            )  # fmt: skip
            if done.returncode:
                raise SystemExit(
                    f"{arguments}: {done.returncode}\n{done.stderr[-2000:]}"
                )
            found[f"seconds, {arguments[1]}"] = round(time.perf_counter() - began, 1)
            return done.stdout

        run(str(program), "--version")
        told = run(str(program), "evaluate", "builtin:iris", "-c", "kissnn", "--json")
        found["accuracy of kissnn on iris"] = json.loads(told)["accuracy"]
        listed = json.loads(run(str(program), "plugins", "--json"))
        found["plugins"] = sum(p["status"] == "loaded" for p in listed)
        picture = Path(made) / "five.svg"
        environment["QT_QPA_PLATFORM"] = "offscreen"
        run(str(program), "figure", "thesis-5", "--out", str(picture))
        found["bytes of a figure"] = picture.stat().st_size
        del environment["QT_QPA_PLATFORM"]
        found["window"] = _window(program, made, environment)
    return found


def _window(program: Path, made: str, environment: dict[str, str]) -> str:
    """Open the window under Xvfb for some seconds; return what became of it."""
    if shutil.which("xvfb-run") is None and shutil.which("Xvfb") is None:
        return "not tried: no Xvfb"
    display = ":93"
    server = subprocess.Popen(
        ["Xvfb", display, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL
    )
    began = time.perf_counter()
    window = subprocess.Popen(
        [str(program), "gui", "builtin:iris"], cwd=made,
        env={**environment, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        shown = _wait_for_picture(display, Path(made) / "window.png", window)
        seconds = round(time.perf_counter() - began, 1)
        if window.poll() is not None:
            return f"ended with {window.returncode}: {window.communicate()[1][-500:]}"
        return f"open after {seconds} s" if shown else "running, its picture not taken"
    finally:
        window.terminate()
        window.wait(timeout=60)
        server.terminate()
        server.wait(timeout=60)


def _wait_for_picture(
    display: str, file: Path, window: subprocess.Popen[str], seconds: float = 90
) -> bool:
    """Wait until the display shows a window: its picture is large, that of none is not."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and window.poll() is None:
        time.sleep(1)
        subprocess.run(
            [sys.executable, "-c", _GRAB, str(file)], check=False,
            env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
        )  # fmt: skip
        if file.is_file() and file.stat().st_size > 20_000:
            shutil.copy(file, Path(tempfile.gettempdir()) / "vecino-bundle-window.png")
            return True
    return False


def _megabytes(folder: Path) -> int:
    return round(
        sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) / 2**20
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--wheel", type=Path)
    given = parser.parse_args()
    began = time.perf_counter()
    made = build(given.out.absolute(), given.wheel)
    print(f"built in {time.perf_counter() - began:.0f} s: {made}")
    for name, value in try_it(made).items():
        print(f"{name}: {value}")
