"""The manual: links resolve, every plugin has its card, languages have the same pages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from support.readme import commands

import workbench
from workbench.api import Problem, choice, integer
from workbench.compute.plugins.loader import load_all
from workbench.core.manual import face_reference
from workbench.core.manual.docstring_markdown import entries, markdown, sections
from workbench.core.manual.manual_pages import (
    LANGUAGES,
    Manual,
    headings,
    links,
    manual_folder,
    method_page,
    resolve,
    slug,
)
from workbench.core.manual.method_card import CardWords, card
from workbench.core.program.catalogue import PluginInfo

MANUAL = Manual(lambda: bundled())
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


@cache
def bundled() -> list[PluginInfo]:
    """Return the bundled plugins; they are imported once, and not to collect tests."""
    return load_all(foreign=False)


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Return every page by its path."""
    found = {p: MANUAL.text(p) for code in LANGUAGES for p in MANUAL.pages(code)}
    root = manual_folder() / "index.md"
    return {**found, "index": root.read_text(encoding="utf-8")}


def test_every_link_leads_to_a_page_and_a_heading(texts):
    broken = []
    for page, text in texts.items():
        for link in links(text):
            if "://" in link:
                continue
            target, anchor = resolve(page, link)
            anchors = {"", *map(slug, headings(texts.get(target, "")))}
            if target not in texts or anchor not in anchors:
                broken.append((page, link))
    assert broken == []


def test_every_page_is_reached_from_the_first(texts):
    reached, waiting = {"index"}, ["index"]
    while waiting:
        page = waiting.pop()
        for link in links(texts[page]):
            target = resolve(page, link)[0]
            if target in texts and target not in reached:
                reached.add(target)
                waiting.append(target)
    assert set(texts) - reached == set()


def test_every_picture_is_there_described_and_small(texts):
    used = set()
    for page, text in texts.items():
        for words, name in PICTURE.findall(text):
            path = manual_folder() / resolve(page, name)[0]
            assert path.is_file(), (page, name)
            assert len(words) > 3, (page, name)
            used.add(path.name)
    images = list((manual_folder() / "images").iterdir())
    assert {path.name for path in images} == used
    assert sum(path.stat().st_size for path in images) < 1_500_000


def test_the_languages_have_the_same_first_steps_and_rooms():
    def translated(code: str) -> set[str]:
        pages = (page.partition("/")[2] for page in MANUAL.pages(code))
        return {p for p in pages if p in ("index", "first-steps") or "rooms/" in p}

    assert translated("es") == translated("ru") == translated("en")
    assert len(translated("en")) == 12
    english = commands(MANUAL.text("en/first-steps"))
    for code in ("es", "ru"):
        assert set(commands(MANUAL.text(f"{code}/first-steps"))) <= set(english)
        for page in translated(code):
            there, here = MANUAL.text(f"en/{page}"), MANUAL.text(f"{code}/{page}")
            if page != "index":
                assert len(headings(here)) == len(headings(there)), (code, page)


def test_every_plugin_has_its_card():
    assert len(bundled()) > 100
    for plugin in bundled():
        _check_card(plugin)


def _check_card(plugin: PluginInfo) -> None:
    text = MANUAL.text(method_page(plugin.id))
    told = headings(text)
    assert told[0] == plugin.title
    assert f"`{plugin.id}`" in text
    for param in plugin.parameters():
        assert param.name in told
        assert markdown(param.title) in text
    assert plugin.reference == "" or "Source" in told
    # its class was found: the docstring says more than the declaration
    assert f"import {_class_name(plugin)}" in text
    assert MANUAL.text(method_page(plugin.id, "es")).count("\n## ") >= 1


def _class_name(plugin: PluginInfo) -> str:
    return getattr(workbench.methods, plugin.id.replace("-", "_")).__name__


def test_a_card_says_what_declaration_and_docstring_say(tmp_path):
    source = '''
@declare(Plugin(id="mine", title="Mine"))
class Mine:
    """A method.

    It looks at `k` rows: a < b.

    Parameters
    ----------
    k : int
        How many rows; a longer text than the help has.

    Notes
    -----
    Cost: O(n d).
    """
'''
    path = tmp_path / "mine.py"
    path.write_text(source)
    params = (integer("k", 3, low=1, help="Rows."), choice("way", "a", ("a", "b")))
    info = PluginInfo(
        "mine", "Mine", "classifier", "Lazy", "folder", "loaded", origin=str(path),
        params=tuple(p.describe() for p in params), summary="Does it.", reference="Me, 1",
    )  # fmt: skip
    text = card(info)
    assert "It looks at `k` rows: a \\< b." in text
    assert "**Cost**: O(n d)." in text
    assert "a longer text than the help has" in text
    assert "one of a, b; default `a`" in text
    assert text.endswith("## Source\n\nMe, 1\n")
    words = CardWords(declared=str.upper, own=str.upper, english=False)
    other = card(info, words)
    assert "# MINE" in other
    assert "## PARAMETERS" in other
    assert "a longer text" not in other
    path.unlink()
    assert "## Parameters" in card(info)  # of the declaration alone


def test_what_is_no_page_is_refused():
    for page in ("en/nothing", "en/methods/nothing", "en/../../secret", "xx/index/"):
        with pytest.raises(Problem, match="the manual has no page"):
            MANUAL.text(page)
    assert MANUAL.text("es/python") == MANUAL.text("en/python")
    assert MANUAL.source("es/python") == "en/python"
    assert MANUAL.source("es/rooms/data") == "es/rooms/data"


def test_the_search_finds_pages_methods_and_names():
    assert MANUAL.find("cone", "en")[0][0] == "en/rooms/metric"
    assert MANUAL.find("franjas", "es")[0][0].startswith("es/")
    assert ("en/methods/kissnn", "KISSNN") in MANUAL.find("kissnn", "en")
    assert ("en/reference/evaluate", "workbench.evaluate") in MANUAL.find(
        "workbench.evaluate", "en"
    )
    assert MANUAL.find("xyzzy", "en") == []
    assert MANUAL.find("", "en") == []


@pytest.mark.parametrize("name", face_reference.names())
def test_every_public_name_has_its_page(name):
    text = face_reference.page(name)
    assert headings(text)[0] == f"workbench.{name}"
    doc = getattr(workbench, name).__doc__ or type(getattr(workbench, name)).__doc__
    assert markdown(doc.strip().splitlines()[0]) in text


def test_sections_and_entries_of_a_docstring():
    doc = "First.\n\nMore.\n\nParameters\n----------\na : int\n    One.\nb\n    Two.\n"
    assert sections(doc)[""] == "First.\n\nMore."
    assert list(entries(sections(doc)["Parameters"])) == [
        ("a", "int", "One."), ("b", "", "Two."),
    ]  # fmt: skip
    assert (
        markdown("``x`` of `y` and z_1 * 2 [a]") == "`x` of `y` and z_1 \\* 2 \\[a\\]"
    )
    assert slug("Ranks & tests") == "ranks--tests"
