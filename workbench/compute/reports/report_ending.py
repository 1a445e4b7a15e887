"""The end of every report: data with checksums, recipe, versions, how to repeat it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from workbench._version import __version__
from workbench.compute.reports.html_page import Cell, Page, number
from workbench.compute.scripts.script_text import Script
from workbench.core.program.doctor import versions
from workbench.core.program.json_text import dumps


def data_section(page: Page, data: Iterable[Mapping[str, Any]]) -> None:
    """Put the data sets: ``name, rows, attributes, classes, source, sha256`` each."""
    say = page.words
    page.section(say("data"))
    header = ["name", "rows", "attributes", "classes", "source"]
    rows: list[list[Cell]] = [
        [
            str(each["name"]),
            number(str(each["rows"])),
            number(str(each["attributes"])),
            number(str(len(each.get("classes") or ())) or "–"),
            _shown(str(each["source"])),
            ("hash", str(each["sha256"])),
        ]
        for each in data
    ]
    page.table([*(say(key) for key in header), "SHA-256"], rows)


def repeating_sections(
    page: Page,
    recipe: Mapping[str, Any],
    *,
    commands: Iterable[str],
    file: str,
    script: Script | None = None,
    found: Mapping[str, str] | None = None,
    machine: Mapping[str, Any] | None = None,
) -> None:
    """Put recipe, versions, and what to do to have the same numbers again.

    Parameters
    ----------
    recipe : mapping
        A recipe, as its file has it.
    commands : iterable of str
        Shell commands, in their order.
    file : str
        What the commands call the recipe.
    script : Script, optional
        The same in Python.
    found : mapping, optional
        Versions by package; those of this process if left out.
    machine : mapping, optional
        Where it was computed.
    """
    say = page.words
    page.section(say("how"))
    lines = "\n".join(commands)
    page.items(
        (
            f'{escape(say("how_install"))}<pre tabindex="0"><code>'
            f"pip install vecino-workbench=={__version__}</code></pre>",
            escape(say("how_save", file=file)),
            escape(say("how_check")),
            f'{escape(say("how_run"))}<pre tabindex="0"><code>{escape(lines)}</code></pre>',
        ),
        ordered=True,
    )
    page.section(say("recipe"))
    page.paragraph(say("recipe_line"))
    page.code(dumps(recipe), say("recipe"))
    if script is not None:
        page.section(say("script"))
        page.code(script.text(), say("script"))
    page.section(say("versions"))
    rows: list[list[Cell]] = [[k, v] for k, v in (found or versions()).items()]
    rows += [
        [f"{say('machine')}: {key}", str(value)]
        for key, value in (machine or {}).items()
        # the name of a computer is nobody's business
        if key != "host" and isinstance(value, str | int | float)
    ]
    page.table([say("package"), say("version")], rows)


def _shown(source: str) -> str:
    """Return a source without where it lies on this machine."""
    return Path(source).name if Path(source).is_absolute() else source
