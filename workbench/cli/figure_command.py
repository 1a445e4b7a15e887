"""The command ``figure``: a scene, or a figure of the thesis, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from workbench.api import Problem
from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Json

if TYPE_CHECKING:
    from workbench.core.results.pictures.figure import Figure

SUFFIXES = (".png", ".svg", ".pdf", ".apng", ".html")


def figure(
    scene: Annotated[
        str,
        typer.Argument(help="A scene file, or thesis-1 to thesis-8."),
    ],
    out: Annotated[
        Path,
        typer.Option(
            help="A .png, .svg or .pdf file; .apng plays a morph, .html is a page."
        ),
    ],
    theme: Annotated[
        Literal["light", "dark"], typer.Option(help="The colours.")
    ] = "light",
    lang: Annotated[
        Literal["en", "es", "ru"], typer.Option(help="The language of a page.")
    ] = "en",
    as_json: Json = False,
) -> None:
    """Draw the picture of a scene into a file."""
    from workbench.compute.pictures.drawing import draw_apart
    from workbench.compute.pictures.scene_figure import figure_of
    from workbench.core.results.pictures.figure import DrawnFigure

    if out.suffix.lower() not in SUFFIXES:
        expected = ", ".join(SUFFIXES)
        raise Problem(f"unknown kind of figure {out.suffix!r}", expected=expected,
                      where=str(out))  # fmt: skip
    if not out.parent.is_dir():
        raise Problem(
            "no such folder", expected="one that exists", where=str(out.parent)
        )
    if out.suffix.lower() == ".html":
        text_output.answer(_page(Path(scene), out, lang), as_json, _told)
        return
    with text_output.progress_bar():
        named = scene.startswith("thesis-") and not Path(scene).exists()
        document = (
            figure_of({"figure": scene}, Path()) if named else _of_file(Path(scene))
        )
        draw_apart(
            "workbench.ui.drawing.draw_figure", [str(out), theme], document, str(out)
        )
    panels = tuple(panel.title for panel in document.panels)
    told = DrawnFigure(str(out), document.title, panels)
    text_output.answer(told, as_json, text_output.figure_drawn)


def _page(scene: Path, out: Path, lang: str) -> dict[str, Any]:
    """Write a scene as one page; a foreign plugin has no way into this process."""
    from workbench.compute.pictures.scene_figure import learner_of
    from workbench.compute.reports.report_words import ReportWords
    from workbench.compute.reports.scene_page import scene_page
    from workbench.compute.scripts.notebook_file import write_text
    from workbench.core.program.json_text import load_json

    content = load_json(scene, "a scene file")
    plugin, params = learner_of(scene)
    if plugin_isolation.foreign_among(plugin, params):
        raise Problem(
            f"{plugin} is a plugin of another package",
            expected="a bundled one, for a page",
            where=str(scene),
        )
    try:
        with text_output.progress_bar():
            page = scene_page(content, scene.parent, ReportWords(lang, "scene"))
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=problem.where or str(scene)
        ) from None
    write_text(out, page)
    return {"file": str(out), "bytes": len(page.encode()), "language": lang}


def _told(document: dict[str, Any]) -> None:
    typer.echo(f"{document['file']}: {document['bytes']} bytes")


def _of_file(scene: Path) -> Figure:
    """Return the figure of a scene file; a foreign plugin learns in the worker."""
    from workbench.compute.pictures.scene_figure import learner_of, read_figure

    plugin, params = learner_of(scene)
    foreign = plugin_isolation.foreign_among(plugin, params)
    if not foreign:
        return read_figure(scene)
    learner = {"id": plugin, "params": params}
    payload = {"path": str(scene), "learner": learner}
    drawn: Figure = plugin_isolation.run("figure", payload, foreign)
    return drawn
