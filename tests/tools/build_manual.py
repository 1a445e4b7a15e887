"""The manual as web pages, without the network; every warning is an error.

    python tests/tools/build_manual.py OUT

Needs the extra ``docs`` (Sphinx, MyST, Furo). Writes every page as Markdown into a folder,
the cards of methods and the reference with them, and has Sphinx make HTML of it.
"""

from __future__ import annotations

import argparse
import posixpath
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from workbench import __version__
from workbench.compute.plugins.loader import load_all
from workbench.core.manual.manual_pages import (
    LANGUAGES,
    Manual,
    links,
    manual_folder,
    resolve,
)

_CONFIGURATION = """
import sys
sys.path.insert(0, {tools!r})
project = "Vecino Workbench"
copyright = "The Vecino Workbench developers"
version = release = {version!r}
extensions = ["myst_parser", "typeset_formulas"]
source_suffix = {{".md": "markdown"}}
root_doc = "index"
html_theme = "furo"
html_title = "Vecino Workbench " + version
html_show_sphinx = False
html_copy_source = False
myst_heading_anchors = 4
# links to the world are not looked at: there may be no network
myst_url_schemes = ["http", "https", "mailto"]
myst_enable_extensions = []


# Furo lists all pages on every page, which is most of the work; here the other branches
# are closed
def close_other_branches(app, page, template, context, tree):
    whole = context["toctree"]
    context["toctree"] = lambda **asked: whole(**(asked | {{"collapse": True}}))


def setup(app):
    app.connect("html-page-context", close_other_branches, priority=400)
    return {{"parallel_read_safe": True, "parallel_write_safe": True}}
"""


def toctree(page: str, targets: Sequence[str]) -> str:
    """Return the list of pages below another, as Sphinx wants it; it is not shown."""
    folder = posixpath.dirname(page)
    lines = [posixpath.relpath(target, folder or ".") for target in targets]
    return "\n".join(["", "```{toctree}", ":hidden:", "", *lines, "```", ""])


def below(manual: Manual, page: str) -> list[str]:
    """Return the pages that an index leads to first."""
    text = manual.text(page)
    targets = (resolve(page, link)[0] for link in links(text) if "://" not in link)
    language = page.partition("/")[0]
    return [
        t for t in dict.fromkeys(targets) if t.startswith(f"{language}/") and t != page
    ]


def write_sources(folder: Path) -> list[str]:
    """Write all pages, and the configuration; return their names."""
    infos = load_all(foreign=False)
    manual = Manual(lambda: infos)
    written = []
    for language in LANGUAGES:
        for page in manual.pages(language):
            text = manual.text(page)
            if page.endswith("/index"):
                text += toctree(page, below(manual, page))
            path = folder / f"{page}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written.append(page)
    root = (manual_folder() / "index.md").read_text(encoding="utf-8")
    root += toctree("index", [f"{language}/index" for language in LANGUAGES])
    (folder / "index.md").write_text(root, encoding="utf-8")
    shutil.copytree(manual_folder() / "images", folder / "images")
    configuration = _CONFIGURATION.format(
        version=__version__, tools=str(Path(__file__).parent)
    )
    (folder / "conf.py").write_text(configuration, encoding="utf-8")
    return written


def build(out: Path) -> int:
    """Build the pages; return Sphinx's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "sources"
        sources.mkdir()
        written = write_sources(sources)
        print(len(written), "pages")
        words = ["-m", "sphinx", "-b", "html", "-q", "-W", "-n", "--keep-going"]
        words += ["-d", str(Path(folder) / "trees"), str(sources), str(out)]
        return subprocess.run([sys.executable, *words], check=False).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    sys.exit(build(parser.parse_args().out))


if __name__ == "__main__":
    main()
