"""The report of a lesson: its steps on paper."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any

from workbench.compute.reports.html_page import Page
from workbench.compute.reports.report_words import ReportWords

_LINK = re.compile(r"\[\[[^\]|]*\|([^\]]*)\]\]")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def lesson_report(document: Mapping[str, Any], words: ReportWords) -> str:
    """Return the page of a lesson, whose file was checked before."""
    steps = document["steps"]
    page = Page(
        _said(document["title"], words), words, words("lesson_line", n=len(steps))
    )
    for place, step in enumerate(steps, 1):
        page.section(words("step", n=place))
        for key in ("text", "then"):
            for paragraph in _said(step.get(key), words).split("\n\n"):
                if paragraph:
                    page.add(f"<p>{_marked(paragraph)}</p>")
        question = step.get("question")
        if isinstance(question, Mapping):
            page.add(f"<p><b>{_marked(_said(question.get('text'), words))}</b></p>")
    page.section(words("how"))
    page.code(words("command", id=document["id"]))
    return page.text()


def _said(texts: Any, words: ReportWords) -> str:
    """Return a text in the language of the page; English is always there."""
    if not isinstance(texts, Mapping):
        return ""
    return str(texts.get(words.language) or texts.get("en", ""))


def _marked(text: str) -> str:
    """Return a text of a lesson as HTML: bold, and places in the window by their names."""
    plain = _LINK.sub(r"\1", text)
    return _BOLD.sub(r"<b>\1</b>", escape(plain))
