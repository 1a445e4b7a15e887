"""Pictures of results: shown by notebooks, written into files."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from workbench.api import Problem
from workbench.compute.pictures.drawing import draw_apart

if TYPE_CHECKING:
    from workbench.core.diagrams.diagram import Diagram
    from workbench.core.results.pictures.figure import Figure

SUFFIXES = (".png", ".svg", ".pdf", ".apng")
THEMES = ("light", "dark")


class Picture:
    """A picture that a process of its own draws when it is asked for.

    Parameters
    ----------
    drawing : Figure or Diagram
        The marks.
    theme : {"light", "dark"}
    """

    def __init__(self, drawing: Figure | Diagram, theme: str = "light") -> None:
        if theme not in THEMES:
            raise Problem(f"theme {theme!r}", expected="light or dark")
        self.drawing, self.theme = drawing, theme
        self._svg = ""

    def save(self, path: str | Path) -> Path:
        """Write it as .svg, .pdf or .png (.apng plays the frames of a morph).

        Raises
        ------
        Problem
            For another suffix, a folder that is not there, or where nothing can draw.
        """
        target = Path(path)
        if target.suffix.lower() not in SUFFIXES:
            what = f"unknown kind of figure {target.suffix!r}"
            raise Problem(what, expected=", ".join(SUFFIXES), where=str(target))
        if not target.parent.is_dir():
            where = str(target.parent)
            raise Problem("no such folder", expected="one that exists", where=where)
        document: Any = self.drawing
        if hasattr(document, "to_plain"):
            document = document.to_plain()
        module = "workbench.ui.drawing.draw_figure"
        draw_apart(module, [str(target), self.theme], document, str(target))
        return target

    @property
    def svg(self) -> str:
        """The picture as SVG text."""
        if not self._svg:
            with TemporaryDirectory() as folder:
                target = self.save(Path(folder) / "picture.svg")
                self._svg = target.read_text(encoding="utf-8")
        return self._svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        title = getattr(self.drawing, "title", "")
        return f"Picture({title!r}, {self.theme})"
