"""The manual as web pages, and the gallery: both are made by tools, and made again here."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from support.checkout import ROOT
from support.fresh_runs import FreshRuns
from support.hostile import marks, write_hostile


def tool(name: str) -> ModuleType:
    """Import a tool by its file."""
    path = ROOT / "tests" / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_is_below_an_index(tmp_path):
    built = tool("build_manual")
    pages = built.write_sources(tmp_path)
    assert len(pages) > 150
    listed = {"index"}
    for path in tmp_path.rglob("index.md"):
        text = path.read_text(encoding="utf-8")
        _, _, tree = text.partition("```{toctree}")
        folder = path.parent.relative_to(tmp_path)
        listed |= {(folder / line).as_posix() for line in tree.split()[1:-1]}
    assert set(pages) <= {Path(page).as_posix() for page in listed}


@pytest.mark.lane("whole", "Sphinx, a minute and more")
@pytest.mark.slow
def test_the_web_pages_build_without_a_warning_and_need_no_network(tmp_path):
    for module in ("sphinx", "myst_parser", "furo"):
        pytest.importorskip(module, reason="the extra docs is not installed")
    words = [sys.executable, ROOT / "tests" / "tools" / "build_manual.py"]
    subprocess.run([*words, tmp_path / "out"], check=True)
    pages = list((tmp_path / "out").rglob("*.html"))
    assert len(pages) > 150
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img)[^>]*\ssrc=\"([^\"]+)", text)
        loaded += re.findall(r"<link[^>]*rel=\"stylesheet\"[^>]*href=\"([^\"]+)", text)
        assert [name for name in loaded if "//" in name] == [], page.name
    for sheet in (tmp_path / "out").rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", sheet.read_text("utf-8"))


@pytest.mark.lane("whole", "examples, some of which draw by a process")
@pytest.mark.slow
def test_the_gallery_prints_and_draws_what_it_shows(tmp_path):
    """Among modules that must not be imported, as all programs of the manual."""
    pytest.importorskip("PIL", reason="Pillow is not installed")
    made = tool("make_manual_pictures")
    examples = made.examples()
    text = made.GALLERY.read_text(encoding="utf-8")
    assert len(examples) == text.count("```python") > 4
    here, script = write_hostile(tmp_path / "here"), tmp_path / "example.py"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    python, picture = Path(sys.executable), here / "example.png"
    with FreshRuns(python, tmp_path / "holder.py", here, environment) as fresh:
        for example in examples:
            script.write_text(example["source"], encoding="utf-8")
            ran = fresh(str(script))
            assert (ran.code, ran.out) == (0, example["output"]), ran.err
            assert picture.is_file() == bool(example["picture"])
            picture.unlink(missing_ok=True)
            assert marks(here) == []
    # one, the shortest that draws, as the tool runs them
    drawings = [example for example in examples if example["picture"]]
    drawing = min(drawings, key=lambda example: len(example["source"]))
    assert made.run_example(drawing["source"], tmp_path) == drawing["output"]
    assert (tmp_path / picture.name).is_file()
