"""Bring the translations up to date with the texts of the window.

    python tests/tools/update_translations.py

The texts are those of the window, of the plugins (as ``resources/declarations.json`` has
them: run ``update_declarations.py`` first) and of workers (`message_texts`), which the
window has to know (``resources/translations/messages.json``).

New texts enter ``resources/translations/workbench_*.ts`` as unfinished, texts that
are gone leave, translations stay; then the ``.qm`` files are made anew. English is
what the source says; its file holds the plural forms alone.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from message_texts import message_texts

from workbench.api.params import Param

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "workbench" / "ui"
#: Titles that are declared below the window.
DECLARED = ROOT / "workbench" / "numerics" / "neighbours" / "distance.py"
DECLARATIONS = ROOT / "resources" / "declarations.json"
FOLDER = ROOT / "resources" / "translations"
MESSAGES = FOLDER / "messages.json"
LANGUAGES = ("en", "es", "ru")


def _tool(name: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{name}")
    # from the root with relative names: no path of this machine enters a file
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


def plugin_texts() -> list[tuple[str, str]]:
    """Return what plugins declare, each text with what it is about; a choice is about
    its parameter, all else about nothing in particular."""
    return sorted(set(_declared_texts()))


def _declared_texts() -> Iterator[tuple[str, str]]:
    document = json.loads(DECLARATIONS.read_text(encoding="utf-8"))
    for source in document["sources"].values():
        for plugin in source["plugins"]:
            for text in (plugin["title"], plugin["summary"], plugin["family"]):
                yield text, ""
            for described in plugin["params"]:
                param = Param.from_description(described)
                for text in (param.title, param.help, param.unit):
                    if text:
                        yield text, ""
                for word in param.choices:
                    yield word, param.name


def update_messages(path: Path = MESSAGES) -> None:
    """Write the texts of workers for the window, which knows their lines by them."""
    text = json.dumps(message_texts(), indent=0, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def _write_harvest(path: Path) -> None:
    """Write a source of texts that are marked nowhere, for the extraction tool."""
    calls = [("Plugins", text, about) for text, about in plugin_texts()]
    calls += [("Messages", text, "") for text in message_texts()]
    lines = ["from PySide6.QtCore import QCoreApplication", ""]
    for words in calls:
        arguments = ", ".join(
            json.dumps(word, ensure_ascii=False) for word in words if word
        )
        lines.append(f"QCoreApplication.translate({arguments})")
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def update(code: str, folder: Path = FOLDER) -> Path:
    """Enter the present texts into the file of one language; return its path."""
    path = folder / f"workbench_{code}.ts"
    with tempfile.TemporaryDirectory() as place:
        harvest = Path(place) / "harvest.py"
        _write_harvest(harvest)
        _extract(code, path, harvest)
    return path


def _extract(code: str, path: Path, harvest: Path) -> None:
    sources = [
        str(p.relative_to(ROOT)) for p in (*sorted(SOURCES.rglob("*.py")), DECLARED)
    ]
    sources.append(str(harvest))
    options = ["-locations", "none", "-no-obsolete", "-silent"]
    options += ["-source-language", "en", "-target-language", code]
    if code == "en":
        options.append("-pluralonly")
    _tool("lupdate", *options, *sources, "-ts", str(path))


def compile_file(path: Path, folder: Path = FOLDER) -> Path:
    """Make the ``.qm`` of a ``.ts`` in a folder; return its path.

    It takes the place of the old one as a whole: a window that runs has that one mapped
    into its memory, and would crash when it were written over.
    """
    made = folder / f"{path.stem}.qm"
    new = made.with_suffix(".new")
    _tool("lrelease", "-silent", str(path), "-qm", str(new))
    return new.replace(made)


def main() -> None:
    """Update and compile every language; say what is left to translate."""
    FOLDER.mkdir(exist_ok=True)
    update_messages()
    for code in LANGUAGES:
        path = update(code)
        compile_file(path)
        left = path.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{path.name}: {left} unfinished")


if __name__ == "__main__":
    main()
