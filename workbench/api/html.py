"""HTML of small tables for notebooks: escaped, readable on light and dark pages.

No colour is named: rules and text take the page's own, so nothing depends on its theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_CELL = "padding:0.15em 0.7em;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)"
_CAPTION = "text-align:left;caption-side:top;padding:0.3em 0;font-weight:600"


def html_table(
    headers: Sequence[str], rows: Iterable[Sequence[object]], caption: str = ""
) -> str:
    """Return a table; every text is escaped, numbers stand on the right.

    Parameters
    ----------
    headers : sequence of str
    rows : iterable of sequence
        As long as `headers`.
    """
    lines = ['<table style="border-collapse:collapse;color:inherit">']
    if caption:
        lines.append(f'<caption style="{_CAPTION}">{escape(caption)}</caption>')
    if any(headers):
        names = "".join(
            f'<th scope="col" style="{_CELL};text-align:left">{escape(name)}</th>'
            for name in headers
        )
        lines.append(f"<thead><tr>{names}</tr></thead>")
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    lines.append(f"<tbody>{body}</tbody></table>")
    return "".join(lines)


def html_note(text: str) -> str:
    """Return a line of small text."""
    return f'<div style="font-size:smaller;opacity:0.8">{escape(text)}</div>'


def _cell(value: object) -> str:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    text = f"{value:.4g}" if isinstance(value, float) else str(value)
    side = "right" if is_number else "left"
    return f'<td style="{_CELL};text-align:{side}">{escape(text)}</td>'
