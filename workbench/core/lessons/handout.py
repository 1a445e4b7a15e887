"""Handout of a lesson: one self-contained HTML page, with and without the answers.

Nothing is loaded from elsewhere, and nothing runs in it; pictures are part of the page.
"""

from __future__ import annotations

import base64
import html
import re
import struct
from collections.abc import Mapping
from types import MappingProxyType

from workbench.core.lessons.claim_texts import claim_sentence
from workbench.core.lessons.exercise import Task
from workbench.core.lessons.lesson import Lesson, Step, Texts, in_language
from workbench.core.lessons.lesson_file import CAPTION

#: Words of the page by language.
_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "guess": "My guess, from {} to {}", "found": "What I found",
        "points": "{} points", "tries": "at most {} tries", "minutes": "{} minutes",
        "goals": "Goals", "answer": "Answer", "verdict": "true / false / it depends",
        "date": "Date",
    },
    "es": {
        "guess": "Mi estimación, de {} a {}", "found": "Lo que encontré",
        "points": "{} puntos", "tries": "como mucho {} intentos", "minutes": "{} minutos",
        "goals": "Objetivos", "answer": "Respuesta",
        "verdict": "verdadero / falso / depende", "date": "Fecha",
    },
    "ru": {
        "guess": "Моя догадка, от {} до {}", "found": "Что получилось",
        "points": "баллов: {}", "tries": "попыток: не более {}", "minutes": "минут: {}",
        "goals": "Цели", "answer": "Ответ",
        "verdict": "верно / неверно / зависит от условий", "date": "Дата",
    },
}  # fmt: skip
_MEASURES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "accuracy": "accuracy", "parameters": "settings changed",
        "difference": "first minus second", "accuracy_first": "accuracy of the first",
        "accuracy_second": "accuracy of the second", "rows": "rows",
        "attributes": "attributes", "classes": "classes", "right": "right verdicts",
        "wrong": "wrong verdicts",
    },
    "es": {
        "accuracy": "exactitud", "parameters": "ajustes cambiados",
        "difference": "el primero menos el segundo",
        "accuracy_first": "exactitud del primero",
        "accuracy_second": "exactitud del segundo", "rows": "filas",
        "attributes": "atributos", "classes": "clases", "right": "veredictos acertados",
        "wrong": "veredictos equivocados",
    },
    "ru": {
        "accuracy": "точность", "parameters": "изменённых настроек",
        "difference": "первый минус второй", "accuracy_first": "точность первого",
        "accuracy_second": "точность второго", "rows": "строк",
        "attributes": "признаков", "classes": "классов", "right": "верных вердиктов",
        "wrong": "неверных вердиктов",
    },
}  # fmt: skip
#: Pixels across of a picture on a screen.
_ACROSS = 480
_SIGNS = {"at least": "≥", "at most": "≤", "is": "=", "near": "≈"}
_STYLE = """
body { font-family: sans-serif; font-size: 11pt; color: #111; background: #fff; }
h1 { font-size: 17pt; }
.answer { margin-left: 18pt; color: #0b4a8f; }
.line { color: #555; }
img { max-width: 100%; height: auto; border: 1px solid #ccc; }
@media screen { body { max-width: 42em; margin: 2em auto; padding: 0 1em;
                       line-height: 1.4; } }
@media print { .step { page-break-inside: avoid; } }
"""


def handout_html(
    lesson: Lesson,
    language: str = "en",
    answers: bool = False,
    pictures: Mapping[int, bytes] = MappingProxyType({}),
) -> str:
    """Return the page of a lesson.

    Parameters
    ----------
    language : str
        ``en``, ``es`` or ``ru``; texts that are not translated are English.
    answers : bool
        Whether what is said after a step is printed, and not a line to write on; what is
        said after a guess gives nothing away, and is left out.
    pictures : mapping of int to bytes
        PNG files by the number of their step, from 0. One that repeats the picture
        before it is left out.
    """
    words = _WORDS.get(language, _WORDS["en"])
    title = html.escape(in_language(lesson.titles, language))
    shown, parts = b"", []
    for i, step in enumerate(lesson.steps):
        picture = pictures.get(i, b"")
        parts.append(
            _step(i + 1, step, language, answers, picture if picture != shown else b"")
        )
        shown = picture or shown
    steps = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{html.escape(language)}">\n<head>\n'
        f'<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f'<p class="line">{words["date"]}: ____________</p>\n{steps}\n</body>\n</html>\n'
    )


def _step(number: int, step: Step, language: str, answers: bool, picture: bytes) -> str:
    words = _WORDS.get(language, _WORDS["en"])
    parts = [_paragraphs(step.text, language, f"{number}.")]
    if step.question is not None:
        guess = words["guess"].format(step.question.low, step.question.high)
        parts.append(_paragraphs(step.question.text, language))
        parts.append(f'<p class="line">{guess}: ____________</p>')
    if step.task is not None:
        parts.append(_task(step.task, language))
    found = step.reveal is not None or step.task is not None
    if step.then and answers and step.question is None:
        lead = f"{words['answer']}." if found else ""
        said = _paragraphs(step.then, language, lead)
        parts.append(said.replace("<p>", '<p class="answer">'))
    elif step.then and found:
        parts.append(f'<p class="line">{words["found"]}: ____________________</p>')
    if picture:
        data = base64.b64encode(picture).decode("ascii")
        source = f"data:image/png;base64,{data}"
        # the size is for printers that know no style
        size = f'width="{_ACROSS}" height="{_height(picture)}"'
        parts.append(
            f'<p style="line-height: 100%"><img src="{source}" alt="" {size}></p>'
        )
    return '<div class="step">\n' + "\n".join(parts) + "\n</div>"


def _height(picture: bytes) -> int:
    """Return the height at which a PNG file is `_ACROSS` wide, told by its first bytes."""
    size: tuple[int, int] = struct.unpack(">II", picture[16:24])
    across, high = size
    return round(_ACROSS * high / max(1, across))


def _task(task: Task, language: str) -> str:
    words = _WORDS.get(language, _WORDS["en"])
    names = _MEASURES.get(language, _MEASURES["en"])
    goals = "".join(
        f"<li>{names[goal.measure]} {_SIGNS[goal.operator]} "
        f"{_wanted(goal.measure, goal.wanted)}</li>"
        for goal in task.goals
    )
    claims = "".join(
        f"<li>{html.escape(claim_sentence(claim, language))}"
        f'<br><span class="line">{words["verdict"]}</span></li>'
        for claim in task.claims
    )
    numbers = [words["points"].format(f"{task.points:g}")]
    if task.tries:
        numbers.append(words["tries"].format(task.tries))
    if task.minutes:
        numbers.append(words["minutes"].format(f"{task.minutes:g}"))
    listed = f"<ol>{claims}</ol>\n" if claims else ""
    return (
        f"{listed}<p><b>{words['goals']}</b> ({', '.join(numbers)})</p>\n"
        f"<ul>{goals}</ul>"
    )


def _wanted(measure: str, wanted: object) -> str:
    number = wanted[0] if isinstance(wanted, list) else wanted
    assert isinstance(number, int | float)  # the reader of tasks saw to it
    share = measure.startswith("accuracy") or measure == "difference"
    return f"{100 * number:g} %" if share else f"{number:g}"


def _paragraphs(texts: Texts, language: str, lead: str = "") -> str:
    """Write a text of a lesson: paragraphs, bold, italics, captions as they are told.

    `lead` stands in bold before the first one.
    """
    text = CAPTION.sub(lambda match: match.group(3), in_language(texts, language))
    found: list[str] = []
    for paragraph in filter(None, re.split(r"\n\s*\n", text)):
        safe = html.escape(paragraph.strip(), quote=False)
        safe = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", safe, flags=re.DOTALL)
        safe = re.sub(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"<i>\1</i>", safe)
        first = f"<b>{lead}</b> " if lead and not found else ""
        found.append("<p>" + first + safe.replace("\n", "<br>") + "</p>")
    return "\n".join(found)
