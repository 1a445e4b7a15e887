"""Commands about lessons: ``handout`` prints one, ``pack`` puts it into a file with its data."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json

_LANGUAGES = ("en", "es", "ru")
_FORMATS = (".html", ".pdf")


def _lesson_path(name: str) -> Path:
    """Return the file of a lesson: of an id that comes along, or as it is given."""
    from workbench.core.lessons.lesson import exercise_files, lesson_files

    if name.endswith(".json"):
        return Path(name)
    known = {path.stem: path for path in (*lesson_files(), *exercise_files())}
    if name not in known:
        expected = instead_of(name, known)
        raise Problem(f"no lesson {name!r}", expected=expected)
    return known[name]


def handout(
    lesson: Annotated[str, typer.Argument(help="The id of a lesson, or a file.")],
    out: Annotated[Path, typer.Option(help="A file, .html or .pdf.")],
    lang: Annotated[str, typer.Option(help="Language: en, es or ru.")] = "en",
    answers: Annotated[
        bool, typer.Option("--answers", help="With what is said after each step.")
    ] = False,
    pictures: Annotated[
        bool,
        typer.Option(
            "--pictures",
            help="With the room at each step: after it with --answers, else before it.",
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Write a lesson as one page to hand out, with or without its answers.

    Pictures are made by playing the lesson in a window that nobody sees.
    """
    from workbench.core.lessons.handout import handout_html
    from workbench.core.lessons.lesson_file import load_lesson

    if lang not in _LANGUAGES:
        raise Problem(f"no language {lang!r}", expected=instead_of(lang, _LANGUAGES))
    suffix = out.suffix.lower()
    if suffix not in _FORMATS:
        raise Problem(f"--out {out.name}", expected="a name that ends in .html or .pdf")
    path = _lesson_path(lesson)
    found = load_lesson(path)
    drawn = _drawn(path, lang, answers) if pictures else {}
    page = handout_html(found, lang, answers, drawn)
    if suffix == ".pdf":
        from workbench.compute.pictures.drawing import draw_apart

        document = {"html": page, "title": found.title(lang)}
        draw_apart(_PRINTER, [str(out)], document, str(out))
    else:
        try:
            out.write_text(page, encoding="utf-8")
        except OSError as error:
            raise Problem(error.strerror or str(error), where=str(out)) from None
    told = {"out": str(out), "lesson": found.id, "lang": lang, "answers": answers,
            "steps": len(found.steps), "pictures": len(drawn)}  # fmt: skip
    text_output.answer(told, as_json, _printed)


#: Named, not imported: commands have no Qt.
_PRINTER = "workbench.ui.lessons.print_handout"
_STEPS = "workbench.ui.lessons.step_pictures"


def _drawn(lesson: Path, lang: str, answers: bool) -> dict[int, bytes]:
    """Return the picture of each step, after it or before it, by its number from 0."""
    from workbench.compute.pictures.drawing import draw_apart

    with TemporaryDirectory() as folder:
        draw_apart(_STEPS, [str(lesson.absolute()), folder, lang], {}, str(lesson))
        kind = "after-" if answers else "before-"
        return {
            int(path.stem.removeprefix(kind)): path.read_bytes()
            for path in sorted(Path(folder).glob(f"{kind}*.png"))
        }


def _printed(document: dict[str, Any]) -> None:
    typer.echo(f"{document['out']}: {document['lesson']}, {document['steps']} steps")


def pack(
    lessons: Annotated[list[str], typer.Argument(help="Ids or files of lessons.")],
    out: Annotated[Path, typer.Option(help="A file that ends in .lesson.zip.")],
    as_json: Json = False,
) -> None:
    """Put lessons with the data they name into one file, to drop on a window."""
    from workbench.core.lessons.lesson_package import PACKAGE_SUFFIX
    from workbench.core.lessons.lesson_package import pack as write_package

    if not out.name.endswith(PACKAGE_SUFFIX):
        raise Problem(
            f"--out {out.name}", expected=f"a name that ends in {PACKAGE_SUFFIX}"
        )
    names = write_package([_lesson_path(name) for name in lessons], out)
    told = {"out": str(out), "files": names}
    text_output.answer(told, as_json, _packed)


def _packed(document: dict[str, Any]) -> None:
    typer.echo(f"{document['out']}: {', '.join(document['files'])}")
