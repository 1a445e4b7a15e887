"""Workbooks made for tests: the least that spreadsheets write."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

Rows = Sequence[Sequence[object]]
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_ODF = "urn:oasis:names:tc:opendocument:xmlns"


def write_xlsx(path: Path, sheets: Mapping[str, Rows], first_row: int = 1) -> Path:
    """Write numbers, texts, truth values and gaps (None) as Excel does."""
    with zipfile.ZipFile(path, "w") as book:
        kinds = "".join(
            f'<Override PartName="/xl/worksheets/sheet{i}.xml" ContentType="application/vnd.'
            'openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'
            for i in range(1, len(sheets) + 1)
        )
        book.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" ContentType='
            '"application/vnd.openxmlformats-package.relationships+xml"/><Override PartName='
            '"/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.'
            f'spreadsheetml.sheet.main+xml"/>{kinds}</Types>',
        )
        book.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="r1" '
            f'Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        )
        listed = "".join(
            f'<sheet name="{escape(name)}" sheetId="{i}" r:id="r{i}"/>'
            for i, name in enumerate(sheets, 1)
        )
        book.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>{listed}</sheets>'
            "</workbook>",
        )
        links = "".join(
            f'<Relationship Id="r{i}" Type="{_OFFICE}/worksheet" '
            f'Target="worksheets/sheet{i}.xml"/>'
            for i in range(1, len(sheets) + 1)
        )
        book.writestr(
            "xl/_rels/workbook.xml.rels",
            f'<Relationships xmlns="{_PACKAGE}/relationships">{links}</Relationships>',
        )
        for i, rows in enumerate(sheets.values(), 1):
            lines = "".join(
                f'<row r="{n}">{"".join(_xlsx_cell(v, n, j) for j, v in enumerate(row))}</row>'
                for n, row in enumerate(rows, first_row)
            )
            book.writestr(
                f"xl/worksheets/sheet{i}.xml",
                f'<worksheet xmlns="{_MAIN}"><sheetData>{lines}</sheetData></worksheet>',
            )
    return path


def _xlsx_cell(value: object, row: int, column: int) -> str:
    place = f'r="{chr(65 + column)}{row}"'
    if value is None:
        return ""
    if isinstance(value, bool):
        return f'<c {place} t="b"><v>{int(value)}</v></c>'
    if isinstance(value, int | float):
        return f"<c {place}><v>{value!r}</v></c>"
    return f'<c {place} t="inlineStr"><is><t>{escape(str(value))}</t></is></c>'


def write_ods(
    path: Path, sheets: Mapping[str, Rows], *, encrypted: bool = False
) -> Path:
    """Write numbers, texts and gaps as LibreOffice does; or only its manifest, encrypted."""
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    entry = '<m:encryption-data m:checksum="x"/>' if encrypted else ""
    tables = "".join(
        f'<table:table table:name="{escape(name)}">'
        + "".join(
            f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>"
            for row in rows
        )
        + "</table:table>"
        for name, rows in sheets.items()
    )
    with zipfile.ZipFile(path, "w") as book:
        book.writestr("mimetype", kind)
        book.writestr(
            "META-INF/manifest.xml",
            f'<m:manifest xmlns:m="{_ODF}:manifest:1.0"><m:file-entry m:full-path="/" '
            f'm:media-type="{kind}"/><m:file-entry m:full-path="content.xml" '
            f'm:media-type="text/xml">{entry}</m:file-entry></m:manifest>',
        )
        book.writestr(
            "content.xml",
            f'<office:document-content xmlns:office="{_ODF}:office:1.0" '
            f'xmlns:table="{_ODF}:table:1.0" xmlns:text="{_ODF}:text:1.0"><office:body>'
            f"<office:spreadsheet>{tables}</office:spreadsheet></office:body>"
            "</office:document-content>",
        )
    return path


def _ods_cell(value: object) -> str:
    if value is None:
        return "<table:table-cell/>"
    if isinstance(value, int | float):
        return (
            f'<table:table-cell office:value-type="float" office:value="{value!r}">'
            f"<text:p>{value}</text:p></table:table-cell>"
        )
    text = escape(str(value))
    return (
        '<table:table-cell office:value-type="string">'
        f"<text:p>{text}</text:p></table:table-cell>"
    )
