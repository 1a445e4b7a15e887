"""The manual's pictures: screenshots, and what the examples of the gallery draw.

    python tests/tools/make_manual_pictures.py rooms
    python tests/tools/make_manual_pictures.py gallery

Rooms are photographed by `make_screenshots`, a process for each data set. Of the gallery
(en/gallery.md) each Python block is run; the block ``text`` below it becomes what it
printed, and what it saved as example.png its picture. Needs Pillow.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

TOOLS = Path(__file__).resolve().parent
MANUAL = TOOLS.parents[1] / "resources" / "docs" / "manual"
GALLERY = MANUAL / "en" / "gallery.md"
#: By data set: room, classifier and page as `make_screenshots` takes them, and the name.
SHOTS = {
    "builtin:thesis21-strips": {
        "home": "home", "classify": "classify", "classify:j48:tree": "classify-tree",
        "explore:pin": "explore", "metric": "metric", "metric::cone": "metric-cone",
        "compare": "compare",
    },
    "builtin:wine": {
        "data": "data", "visualize": "visualize", "classify::curves": "classify-curves",
    },
    "builtin:moons": {
        "search": "search", "dist::balls": "dist", "proto::race": "proto",
    },
}  # fmt: skip
#: Bytes from which a picture is written with some loss.
LARGE = 120_000
_EXAMPLE = re.compile(
    r"(?P<code>```python\n(?P<source>.*?)```\n)\n```text\n(?P<output>.*?)```\n"
    r"(?:\n!\[[^\]]*\]\(\.\./images/(?P<picture>[\w-]+)\.webp\)\n)?",
    re.DOTALL,
)


def photograph() -> None:
    """Make the pictures of the rooms."""
    for data, rooms in SHOTS.items():
        with tempfile.TemporaryDirectory() as folder:
            words = [sys.executable, str(TOOLS / "make_screenshots.py"), folder]
            words += ["--data", data, "--rooms", ",".join(rooms)]
            subprocess.run(words, check=True)
            for room, name in rooms.items():
                kind, _, page = (*room.split(":"), "", "")[:3]
                shot = f"{kind}-{page}".strip("-") + "-en-light-1280.png"
                _write(Path(folder) / shot, name)


def _write(picture: Path, name: str) -> None:
    """Write a picture as WebP: without loss, which is a third of a PNG, unless large."""
    out = MANUAL / "images" / f"{name}.webp"
    with Image.open(picture) as image:
        image.convert("RGB").save(out, lossless=True, method=6)
        if out.stat().st_size > LARGE:
            image.convert("RGB").save(out, quality=80, method=6)
    print(out.name, out.stat().st_size)


def run_example(source: str, folder: Path) -> str:
    """Run an example in a folder; return what it printed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=folder, env=environment,
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def examples() -> list[re.Match[str]]:
    """Return the examples of the gallery: source, output, picture."""
    return list(_EXAMPLE.finditer(GALLERY.read_text(encoding="utf-8")))


def make_gallery() -> None:
    """Run every example; write outputs into the page, and the pictures."""
    text = GALLERY.read_text(encoding="utf-8")
    for found in reversed(examples()):
        with tempfile.TemporaryDirectory() as folder:
            output = run_example(found["source"], Path(folder))
            if found["picture"]:
                _write(Path(folder) / "example.png", found["picture"])
        start, end = found.span("output")
        text = text[:start] + output + text[end:]
    GALLERY.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("rooms", "gallery"))
    photograph() if parser.parse_args().what == "rooms" else make_gallery()


if __name__ == "__main__":
    main()
