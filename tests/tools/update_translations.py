"""Bring the translations up to date with the texts of the window.

    python tests/tools/update_translations.py

New texts enter ``resources/translations/workbench_*.ts`` as unfinished, texts that
are gone leave, translations stay; then the ``.qm`` files are made anew. English is
what the source says; its file holds the plural forms alone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "workbench" / "ui"
#: Titles that are declared below the window.
DECLARED = ROOT / "workbench" / "numerics" / "neighbours" / "distance.py"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("en", "es", "ru")


def _tool(name: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{name}")
    # from the root with relative names: no path of this machine enters a file
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


def update(code: str, folder: Path = FOLDER) -> Path:
    """Enter the present texts into the file of one language; return its path."""
    path = folder / f"workbench_{code}.ts"
    sources = [
        str(p.relative_to(ROOT)) for p in (*sorted(SOURCES.rglob("*.py")), DECLARED)
    ]
    options = ["-locations", "none", "-no-obsolete", "-silent"]
    options += ["-source-language", "en", "-target-language", code]
    if code == "en":
        options.append("-pluralonly")
    _tool("lupdate", *options, *sources, "-ts", str(path))
    return path


def compile_file(path: Path, folder: Path = FOLDER) -> Path:
    """Make the ``.qm`` of a ``.ts`` in a folder; return its path."""
    made = folder / f"{path.stem}.qm"
    _tool("lrelease", "-silent", str(path), "-qm", str(made))
    return made


def main() -> None:
    """Update and compile every language; say what is left to translate."""
    FOLDER.mkdir(exist_ok=True)
    for code in LANGUAGES:
        path = update(code)
        compile_file(path)
        left = path.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{path.name}: {left} unfinished")


if __name__ == "__main__":
    main()
