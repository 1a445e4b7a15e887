"""Fast CSV parser of a block by pandas, where it agrees with the exact one.

Whatever is unusual is left to the exact way (`csv_cells`), which decides what it is;
on what is taken here both agree bit for bit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from workbench.compute.reading.csv.csv_cells import Marks
from workbench.compute.reading.csv.csv_numbers import NumberForm
from workbench.compute.reading.dense_blocks import Column, Kind, TextColumn, parse_dense


class FastParser:
    """Reads blocks of one file.

    Parameters
    ----------
    kinds : sequence of {"number", "text"}
        What each column is expected to hold.
    """

    def __init__(self, marks: Marks, form: NumberForm, kinds: Sequence[Kind]) -> None:
        self._marks = marks
        self._form = form
        self._kinds = tuple(kinds)
        self._gaps = False
        self._usable = (
            len(kinds) > 1
            and not form.thousands
            and marks.delimiter.isascii()
            and marks.delimiter not in "+-.eE0123456789#" + form.decimal
        )
        self._missing: Mapping[int, Sequence[str]] = {
            j: sorted(form.missing_numbers if kind == "number" else form.missing_texts)
            for j, kind in enumerate(kinds)
        }
        quote, mark = (
            re.escape(marks.quote.encode()),
            re.escape(marks.delimiter.encode()),
        )
        self._quoted = re.compile(
            rb"(?m)(?:^|(?<=%b))%b([^%b%b\n]*)%b(?=%b|$)"
            % (mark, quote, quote, mark, quote, mark)
        )
        self._opened = re.compile(rb"(?m)(?:^|%b)[ \t]*%b" % (mark, quote))

    def parse(self, data: bytes) -> list[Column] | None:
        """Return the columns of whole lines; None to take them the exact way."""
        plain = self._simplified(data) if self._usable else None
        if not plain:
            return None
        columns = None
        if not self._gaps:  # nothing is missing until something is
            columns = self._parsed(plain, {})
            self._gaps = columns is None
        if columns is None:
            columns = self._parsed(plain, self._missing)
        form = self._form
        if columns is None or not form.missing:
            return columns
        return [
            c if isinstance(c, TextColumn) else form.without_missing(c) for c in columns
        ]

    def _parsed(
        self, plain: bytes, missing: Mapping[int, Sequence[str]]
    ) -> list[Column] | None:
        return parse_dense(
            plain,
            self._kinds,
            delimiter=self._marks.delimiter,
            decimal=self._form.decimal,
            missing=missing,
            marks=b"",
        )

    def _simplified(self, data: bytes) -> bytes | None:
        """Return the block without quotes and runs of blanks, None if that is hard."""
        comment = self._marks.comment.encode()
        if comment and comment in data:
            return None
        quote = self._marks.quote.encode()
        quoted = bool(quote) and quote in data
        if self._marks.delimiter == " ":
            if quoted:
                return None
            return re.sub(rb"(?m)^ | $", b"", re.sub(rb"[ \t]+", b" ", data))
        if quoted:
            data = self._quoted.sub(rb"\1", data)
            if quote in data and self._opened.search(data):
                return None
        return data
