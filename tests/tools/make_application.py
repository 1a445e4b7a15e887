"""``python tests/tools/make_application.py icons|install|remove``: icons, entry, file types.

`icons` draws every size from the one drawing; `install` puts the entry of the menus, the
file types and the icons into the user's own folders (``XDG_DATA_HOME``), `remove` takes
them away.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "resources" / "packaging" / "application"
ICONS = PLACE / "icons"
DRAWING = ROOT / "resources" / "icons" / "workbench.svg"
NAME = "vecino-workbench"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw_icons() -> None:
    """Draw the icon in every size, and as one file for Windows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication([])
    drawing = QSvgRenderer(str(DRAWING))
    ICONS.mkdir(exist_ok=True)
    shutil.copy(DRAWING, ICONS / f"{NAME}.svg")
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter)
        painter.end()
        icon(size).parent.mkdir(exist_ok=True)
        image.save(str(icon(size)))
    _write_ico((16, 24, 32, 48, 64, 256))
    del app


def icon(size: int) -> Path:
    """Return the file of the icon in a size."""
    return ICONS / f"{size}x{size}" / f"{NAME}.png"


def _write_ico(sizes: Sequence[int]) -> None:
    """Write an .ico of PNG files, as Windows reads since Vista."""
    head, body = (0).to_bytes(2, "little"), b""
    head += (1).to_bytes(2, "little") + len(sizes).to_bytes(2, "little")
    begin = 6 + 16 * len(sizes)
    for size in sizes:
        data = icon(size).read_bytes()
        head += bytes([size % 256, size % 256, 0, 0, 1, 0, 32, 0])
        head += len(data).to_bytes(4, "little")
        head += (begin + len(body)).to_bytes(4, "little")
        body += data
    (ICONS / f"{NAME}.ico").write_bytes(head + body)


def targets(share: Path) -> Iterator[tuple[Path, Path]]:
    """Yield each file with where it goes below a ``share`` folder."""
    metainfo = "io.github.vecino_workbench.Workbench.metainfo.xml"
    yield PLACE / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop"
    yield PLACE / metainfo, share / "metainfo" / metainfo
    yield PLACE / f"{NAME}.xml", share / "mime" / "packages" / f"{NAME}.xml"
    icons = share / "icons" / "hicolor"
    for size in SIZES:
        target = icons / f"{size}x{size}" / "apps" / f"{NAME}.png"
        yield icon(size), target
    yield ICONS / f"{NAME}.svg", icons / "scalable" / "apps" / f"{NAME}.svg"


def _share() -> Path:
    given = os.environ.get("XDG_DATA_HOME")
    return Path(given) if given else Path.home() / ".local" / "share"


def install(share: Path) -> None:
    """Copy every file, and have the desktop look at them."""
    for source, target in targets(share):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    _refresh(share)


def remove(share: Path) -> None:
    """Delete what `install` has copied."""
    for _, target in targets(share):
        target.unlink(missing_ok=True)
    _refresh(share)


def _refresh(share: Path) -> None:
    for command in (
        ("update-mime-database", str(share / "mime")),
        ("update-desktop-database", str(share / "applications")),
        ("gtk-update-icon-cache", "-q", "-t", str(share / "icons" / "hicolor")),
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False)


if __name__ == "__main__":
    action = sys.argv[1] if len(sys.argv) == 2 else ""
    if action == "icons":
        draw_icons()
    elif action == "install":
        install(_share())
    elif action == "remove":
        remove(_share())
    else:
        raise SystemExit(__doc__)
