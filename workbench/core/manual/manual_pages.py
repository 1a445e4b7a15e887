"""Pages of the manual by path: written ones, cards of methods, the reference.

A path is a language and the file without its suffix, as ``en/rooms/data``. The cards
(``en/methods/knn``) and the reference (``en/reference/read``) are made when they are
asked for; links between pages are relative, as in the files.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from workbench.api.problems import Problem
from workbench.core.manual import face_reference, method_card
from workbench.core.manual.method_card import ENGLISH, CardWords
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.resources import resource

LANGUAGES = ("en", "es", "ru")
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


def manual_folder() -> Path:
    """Return where the written pages lie."""
    return resource("docs", "manual")


def room_page(room: str, language: str = "en") -> str:
    """Return the path of the page of a room."""
    return f"{language}/rooms/{room}"


def method_page(plugin: str, language: str = "en") -> str:
    """Return the path of the card of a plugin."""
    return f"{language}/methods/{plugin}"


def slug(heading: str) -> str:
    """Return the anchor of a heading, as in ``page.md#anchor``."""
    words = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return words.replace(" ", "-")


def headings(text: str) -> list[str]:
    """Return the headings of a page, without what marks words in them."""
    return [re.sub(r"[`*\\]", "", h) for h in _HEADING.findall(_FENCE.sub("", text))]


def links(text: str) -> list[str]:
    """Return where the links of a page lead, as they are written; code has none."""
    return _LINK.findall(re.sub(r"`[^`\n]*`", "", _FENCE.sub("", text)))


def resolve(page: str, link: str) -> tuple[str, str]:
    """Return the path of a page that a link on another leads to, and the anchor."""
    path, _, anchor = link.partition("#")
    if not path:
        return page, anchor
    joined = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
    return joined.removesuffix(".md"), anchor


class Manual:
    """The pages, with cards for the plugins there are now.

    Parameters
    ----------
    plugins : callable
        Returns the plugins found.
    words : callable, optional
        Returns the words of cards in a language, by its code.
    """

    def __init__(
        self,
        plugins: Callable[[], Iterable[PluginInfo]],
        words: Callable[[str], CardWords] = lambda _code: ENGLISH,
    ) -> None:
        self._plugins, self._words = plugins, words

    def text(self, page: str) -> str:
        """Return a page as Markdown; what a language lacks comes in English.

        Raises
        ------
        Problem
            There is no such page.
        """
        language, _, name = page.partition("/")
        made = self._made(language, name)
        if made is not None:
            return made
        for code in dict.fromkeys((language, "en")):
            path = manual_folder() / code / f"{name}.md"
            # names of pages are plain words: nothing leads out of the folder
            if re.fullmatch(r"[a-z0-9-]+(/[a-z0-9-]+)*", name) and path.is_file():
                return path.read_text(encoding="utf-8")
        raise Problem(f"the manual has no page {page!r}", expected="en/index")

    def source(self, page: str) -> str:
        """Return the path that a page is really read from, for links on it."""
        language, _, name = page.partition("/")
        if name.startswith(("methods/", "reference/")):
            return page
        there = (manual_folder() / language / f"{name}.md").is_file()
        return page if there else f"en/{name}"

    def pages(self, language: str = "en") -> list[str]:
        """Return every page of a language that is written or, in English, made."""
        folder = manual_folder() / language
        found = [
            f"{language}/{path.relative_to(folder).with_suffix('').as_posix()}"
            for path in sorted(folder.rglob("*.md"))
        ]
        if language == "en":
            found += ["en/methods/index", "en/reference/index"]
            found += [method_page(p.id) for p in self._listed()]
            found += [f"en/reference/{name}" for name in face_reference.names()]
        return found

    def find(self, words: str, language: str) -> list[tuple[str, str]]:
        """Return path and title of the pages that hold all words, best first.

        Written pages are read through; of methods, id, title and summary are.
        """
        wanted = words.lower().split()
        found: list[tuple[int, str, str]] = []
        for page in dict.fromkeys([*self.pages(language), *self.pages("en")]):
            if (
                language != "en"
                and page.startswith("en/")
                and self._has(page, language)
            ):
                continue
            if page.startswith("en/") and page.split("/")[1] in (
                "methods",
                "reference",
            ):
                continue
            text = self.text(page)
            title = headings(text)[0]
            rank = _rank(wanted, title, text)
            if rank is not None:
                found.append((rank, page, title))
        words_of = self._words(language)
        for plugin in self._listed():
            title = words_of.declared(plugin.title)
            about = f"{plugin.id} {plugin.title} {words_of.declared(plugin.summary)}"
            rank = _rank(wanted, f"{title} {plugin.id}", about)
            if rank is not None:
                found.append((rank, method_page(plugin.id, language), title))
        for name in face_reference.names():
            if wanted and all(word in f"workbench.{name}".lower() for word in wanted):
                found.append((1, f"en/reference/{name}", f"workbench.{name}"))
        return [(page, title) for _, page, title in sorted(found)]

    def _has(self, page: str, language: str) -> bool:
        name = page.partition("/")[2]
        return (manual_folder() / language / f"{name}.md").is_file()

    def _listed(self) -> Sequence[PluginInfo]:
        return [p for p in self._plugins() if p.kind]

    def _made(self, language: str, name: str) -> str | None:
        if language not in LANGUAGES:
            return None
        folder, _, last = name.rpartition("/")
        if folder == "methods":
            words = self._words(language)
            if last == "index":
                return method_card.index(self._listed(), words)
            plugin = next((p for p in self._listed() if p.id == last), None)
            return None if plugin is None else method_card.card(plugin, words)
        if folder == "reference":
            if last == "index":
                return face_reference.index()
            return face_reference.page(last) if last in face_reference.names() else None
        return None


def _rank(wanted: list[str], title: str, text: str) -> int | None:
    """Return 0 for a hit in the title, 1 in the text, None for neither."""
    if not wanted or not all(word in text.lower() + title.lower() for word in wanted):
        return None
    return 0 if all(word in title.lower() for word in wanted) else 1
