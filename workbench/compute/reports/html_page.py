"""One self-contained HTML page: sections, tables, figures; nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from workbench._version import __version__
from workbench.compute.reports.report_words import ReportWords
from workbench.core.diagrams.diagram import Diagram
from workbench.core.diagrams.svg import style_rules, svg_of, variables
from workbench.core.program.resources import resource

#: Pixels of pictures on wide and on narrow screens.
WIDE, NARROW = 760.0, 330.0
#: A cell: words, a number as words (set to the right), or a checksum.
Cell = str | tuple[str, str]


class Page:
    """A page in the making.

    Parameters
    ----------
    title : str
    words : ReportWords
    lead : str
        What it says in a sentence or two.
    """

    def __init__(self, title: str, words: ReportWords, lead: str = "") -> None:
        self._title, self.words, self._lead = title, words, lead
        self._sections: list[tuple[str, list[str]]] = []
        self._figures = 0

    def section(self, title: str) -> None:
        """Begin a section."""
        self._sections.append((title, []))

    def add(self, html: str) -> None:
        """Put HTML into the section."""
        self._sections[-1][1].append(html)

    def heading(self, title: str) -> None:
        """Put a heading inside the section."""
        self.add(f"<h3>{escape(title)}</h3>")

    def paragraph(self, text: str) -> None:
        """Put a paragraph of plain words."""
        self.add(f"<p>{escape(text)}</p>")

    def items(self, texts: Iterable[str], *, ordered: bool = False) -> None:
        """Put a list; its items are HTML."""
        tag = "ol" if ordered else "ul"
        inside = "".join(f"<li>{text}</li>" for text in texts)
        self.add(f"<{tag}>{inside}</{tag}>")

    def code(self, text: str, label: str = "") -> None:
        """Put lines of code; they can be scrolled by keys."""
        named = (
            f' role="region" aria-label="{escape(label, quote=True)}"' if label else ""
        )
        self.add(f'<pre tabindex="0"{named}><code>{escape(text)}</code></pre>')

    def table(
        self,
        header: Sequence[str],
        rows: Iterable[Sequence[Cell]],
        caption: str = "",
        *,
        best: Callable[[int, int], bool] | None = None,
        last_is_sum: bool = False,
    ) -> None:
        """Put a table; the first cell of each row is its name.

        Parameters
        ----------
        rows : iterable of sequence of cell
            A pair is ``(kind, words)`` with the kind ``n`` (number) or ``hash``.
        best : callable, optional
            Whether the cell in row i and column j is set in bold.
        last_is_sum : bool
            Whether a line is drawn above the last row.
        """
        found = [list(row) for row in rows]
        numeric = [
            any(len(row) > j and _kind(row[j]) == "n" for row in found)
            for j in range(len(header))
        ]
        head = "".join(
            f'<th scope="col"{" class=n" if n else ""}>{escape(text)}</th>'
            for text, n in zip(header, numeric, strict=True)
        )
        lines = []
        for i, row in enumerate(found):
            cells = [f'<th scope="row">{escape(_words(row[0]))}</th>']
            for j, cell in enumerate(row[1:], 1):
                words = escape(_words(cell))
                if best is not None and best(i, j - 1):
                    words = f"<b>{words}</b>"
                kind = _kind(cell)
                cells.append(f"<td{f' class={kind}' if kind else ''}>{words}</td>")
            last = last_is_sum and i == len(found) - 1
            lines.append(f"<tr{' class=sum' if last else ''}>{''.join(cells)}</tr>")
        told = f"<caption>{escape(caption)}</caption>" if caption else ""
        label = escape(caption or header[0], quote=True)
        self.add(
            f'<div class="scroll" tabindex="0" role="region" aria-label="{label}">'
            f"<table>{told}<thead><tr>{head}</tr></thead>"
            f"<tbody>{''.join(lines)}</tbody></table></div>"
        )

    def figure(self, draw: Callable[[float], Diagram], description: str = "") -> None:
        """Put a figure, laid out for wide and for narrow screens.

        Parameters
        ----------
        draw : callable
            Takes the width in pixels.
        description : str
            For those who do not see it; the caption of the diagram if empty.
        """
        self._figures += 1
        pictures = []
        for name, width in (("wide", WIDE), ("narrow", NARROW)):
            picture = svg_of(draw(width), f"f{self._figures}{name[0]}", description)
            pictures.append(picture.replace("<svg ", f'<svg class="{name}" ', 1))
        title = draw(WIDE).title
        self.add(
            f"<figure><figcaption>{escape(title)}</figcaption>{''.join(pictures)}</figure>"
        )

    def text(self) -> str:
        """Return the page."""
        say = self.words
        style = resource("reports", "report.css").read_text(encoding="utf-8")
        light, dark = variables(dark=False), variables(dark=True)
        colours = (
            f":root{{color-scheme:light dark;--code:#f4f4f6;{light}}}"
            f"@media(prefers-color-scheme:dark){{:root{{--code:#25272c;{dark}}}}}"
            # paper is white, whatever the screen is
            f"@media print{{:root{{--code:#ffffff;{light}}}}}"
        )
        links = "".join(
            f'<li><a href="#s{i}">{escape(title)}</a></li>'
            for i, (title, _) in enumerate(self._sections)
        )
        sections = "".join(
            f'<section aria-labelledby="s{i}"><h2 id="s{i}">{escape(title)}</h2>'
            f"{''.join(parts)}</section>"
            for i, (title, parts) in enumerate(self._sections)
        )
        title = escape(self._title)
        lead = f'<p class="lead">{escape(self._lead)}</p>' if self._lead else ""
        made = escape(say("made_by", version=__version__))
        return (
            f'<!DOCTYPE html>\n<html lang="{say.language}">\n<head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            # no picture of a page is asked for, either
            '<link rel="icon" href="data:,">'
            f"<title>{title}</title>\n<style>{colours}{style_rules()}\n{style}</style>"
            f"</head>\n<body><main><header><h1>{title}</h1>{lead}"
            f'<p class="by">{made}</p></header>'
            f'<nav aria-label="{escape(say("contents"), quote=True)}"><ul>{links}</ul></nav>'
            f"{sections}</main></body>\n</html>\n"
        )


def number(words: str) -> Cell:
    """Return a cell that is set to the right."""
    return ("n", words)


def _kind(cell: Any) -> str:
    return "" if isinstance(cell, str) else str(cell[0])


def _words(cell: Any) -> str:
    return cell if isinstance(cell, str) else str(cell[1])
