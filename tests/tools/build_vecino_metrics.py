"""``python tests/tools/build_vecino_metrics.py OUT``: build the wheel of vecino-metrics.

The sources are those of the checkout, copied into a folder beside the lighter
pyproject.toml: all below the window, its jobs and the command line.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("api", "numerics", "core", "compute")
#: Parts of the resources that these layers read.
RESOURCES = (
    "datasets",
    "declarations.json",
    "experiments",
    "claims",
    "templates",
    "reports",
)
_IGNORED = shutil.ignore_patterns("__pycache__", "*.pyc")


def lay_out(folder: Path) -> None:
    """Write the tree that is built."""
    about = ROOT / "resources" / "packaging" / "vecino-metrics"
    for file in (about / "pyproject.toml", about / "README.md", ROOT / "LICENSE"):
        shutil.copy(file, folder)
    package = folder / "workbench"
    package.mkdir()
    for name in ("__init__.py", "_version.py", "py.typed"):
        shutil.copy(ROOT / "workbench" / name, package)
    for layer in LAYERS:
        shutil.copytree(ROOT / "workbench" / layer, package / layer, ignore=_IGNORED)
    shutil.copytree(ROOT / "plugins", package / "bundled", ignore=_IGNORED)
    resources = package / "resources"
    resources.mkdir()
    shutil.copy(ROOT / "resources" / "__init__.py", resources)
    for name in RESOURCES:
        source = ROOT / "resources" / name
        if source.is_dir():
            shutil.copytree(source, resources / name, ignore=_IGNORED)
        else:
            shutil.copy(source, resources)


def build(out: Path) -> Path:
    """Build the wheel into a folder and return it."""
    with tempfile.TemporaryDirectory() as place:
        lay_out(Path(place))
        subprocess.run(
            [sys.executable, "-m", "build", "--wheel", "--outdir", str(out), place],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return max(out.glob("vecino_metrics-*.whl"), key=lambda file: file.stat().st_mtime)


if __name__ == "__main__":
    wheel = build(Path(sys.argv[1]))
    print(f"{wheel} {wheel.stat().st_size / 2**20:.2f} MB")
