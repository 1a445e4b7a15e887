"""Everything that can be asked for by its name: actions, rooms, pages, data, methods."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from workbench.core.lessons.lesson_file import lessons
from workbench.core.program.builtin import CATALOGUE
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.fuzzy import match
from workbench.ui.services.builtin_texts import builtin_texts
from workbench.ui.services.language import shown_language
from workbench.ui.services.plugin_words import plugin_word
from workbench.ui.session.recent import is_there, recent_title
from workbench.ui.widgets.page_browser import PageBrowser

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow

translate = QCoreApplication.translate
LEARNERS = ("classifier", "metric", "regressor")


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to ask for.

    Attributes
    ----------
    key : str
        Names it in every language: ``kind:id``.
    title : str
        In the current language.
    kind : str
        What it is, in words.
    english : str
        Other words it is found by.
    keys : str
        Its shortcut.
    run : callable
    """

    key: str
    title: str
    kind: str
    english: str
    keys: str
    run: Callable[[], object]

    def worth(self, question: str) -> int:
        """Return how well it answers a question, 0 where it does not."""
        here = match(question, f"{self.title} {self.kind}")
        return max(2 * here, match(question, f"{self.english} {self.key}"))


def found(commands: list[Command], question: str, recent: list[str]) -> list[Command]:
    """Return what answers a question, the best first; without one, what is recent first.

    Parameters
    ----------
    commands : list of Command
    question : str
    recent : list of str
        Keys of what was chosen before, newest first.
    """
    age = {key: place for place, key in enumerate(recent)}
    worth = {c.key: c.worth(question) if question.strip() else 1 for c in commands}
    return sorted(
        (c for c in commands if worth[c.key]),
        key=lambda c: (-worth[c.key], age.get(c.key, len(age))),
    )


def all_commands(window: MainWindow) -> list[Command]:
    """Return what can be asked for now, in the current language."""
    return [
        *_rooms(window), *_pages(window), *_actions(window), *_data(window),
        *_plugins(window), *_lessons(window),
    ]  # fmt: skip


def _rooms(window: MainWindow) -> Iterator[Command]:
    kind = translate("Commands", "Room")
    for room in window.entries:
        keys = QKeySequence(f"Ctrl+{room.number}")
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        go = partial(window.show_room, room.id)
        yield Command(f"room:{room.id}", room.title(), kind, room.id, shown, go)


def _pages(window: MainWindow) -> Iterator[Command]:
    kind = translate("Commands", "Page of {room}")
    for room in window.entries:
        for page in room.pages():
            go = partial(_open_page, window, room.id, page.id)
            words = kind.format(room=room.title())
            key = f"page:{room.id}:{page.id}"
            yield Command(key, page.title(), words, f"{room.id} {page.id}", "", go)


def _open_page(window: MainWindow, room: str, page: str) -> None:
    window.show_room(room)
    browser = window.room_by_id(room).findChild(PageBrowser)
    if browser is not None:
        browser.open(page)


def _actions(window: MainWindow) -> Iterator[Command]:
    kind = translate("Commands", "Action")
    english = window.acts.english_texts()
    for name, action in window.acts:
        if name.startswith("rooms_") and name.removeprefix("rooms_") in {
            room.id for room in window.entries
        }:
            continue
        if action.isEnabled() and name != "help_commands":
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            title, words = _plain(action.text()), _plain(english.get(name, ""))
            tip = action.statusTip()
            yield Command(
                f"action:{name}", title, kind, f"{words} {tip}", keys, action.trigger
            )


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip(".…")


def _data(window: MainWindow) -> Iterator[Command]:
    kind = translate("Commands", "Data set")
    ask = window.context.commands.open_requested.emit
    for entry in CATALOGUE:
        title, why = builtin_texts(entry)
        words = f"{entry.title} {entry.id} {why}"
        yield Command(
            f"data:{entry.source}", title, kind, words, "", partial(ask, entry.source)
        )
    known = {entry.source for entry in CATALOGUE}
    for recent in window.context.settings.recent:
        if recent.path not in known and is_there(recent.path):
            title = recent_title(recent.path)
            go = partial(ask, recent.path)
            yield Command(f"data:{recent.path}", title, kind, "", "", go)


def _plugins(window: MainWindow) -> Iterator[Command]:
    catalogue, commands = window.context.catalogue, window.context.commands
    english = {plugin.id: plugin.title for plugin in catalogue.declared}
    for plugin in catalogue.plugins:
        if not plugin.usable or plugin.kind not in (*LEARNERS, "filter"):
            continue
        words = f"{english.get(plugin.id, '')} {plugin.id}"
        yield Command(
            f"plugin:{plugin.id}", plugin.title, _plugin_kind(plugin), words, "",
            partial(commands.filter_requested.emit, plugin.id)
            if plugin.kind == "filter"
            else partial(commands.learner_requested.emit, plugin.id, {}),
        )  # fmt: skip


def _plugin_kind(plugin: PluginInfo) -> str:
    if plugin.kind == "filter":
        return translate("Commands", "Filter")
    return translate("Commands", "Classifier") + f", {plugin_word(plugin.family)}"


def _lessons(window: MainWindow) -> Iterator[Command]:
    kind, language = translate("Commands", "Lesson"), shown_language()
    for lesson in lessons():
        words = re.sub(r"[-_]", " ", lesson.id) + " " + lesson.title("en")
        go = partial(window.context.commands.lesson_requested.emit, lesson.id)
        yield Command(
            f"lesson:{lesson.id}", lesson.title(language), kind, words, "", go
        )
