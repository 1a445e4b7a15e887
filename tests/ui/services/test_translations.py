"""Languages: every text is extracted, translated, compiled, and seen in the window."""

from __future__ import annotations

import ast
import importlib.util
import re

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QWidget,
)
from shiboken6 import isValid
from support.checkout import ROOT
from support.rooms import rest
from support.translated import FOLDER, messages, readable

from workbench.core.program.builtin import CATALOGUE
from workbench.ui.services.builtin_texts import TEXTS

SOURCES = sorted((ROOT / "workbench" / "ui").rglob("*.py"))
SOURCES.append(ROOT / "workbench" / "numerics" / "neighbours" / "distance.py")
TRANSLATED = ("es", "ru")
#: Plural forms of each language: numbers of which no two share a form.
FORMS = {"en": (1, 2), "es": (1, 2), "ru": (1, 2, 5)}
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%\d")


def load(name: str):
    spec = importlib.util.spec_from_file_location(
        name, ROOT / "tests" / "tools" / f"{name}.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Texts(ast.NodeVisitor):
    """Collects what a file has translated, and how it must not be done."""

    def __init__(self, name: str) -> None:
        self.name, self.classes = name, []
        self.found: set[tuple[str, str]] = set()
        self.plural: set[tuple[str, str]] = set()
        self.wrong: list[str] = []

    def visit_ClassDef(self, node):
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        name = getattr(function, "attr", getattr(function, "id", ""))
        if name == "tr":
            of_self = isinstance(function, ast.Attribute) and (
                isinstance(function.value, ast.Name) and function.value.id == "self"
            )
            self.take(node, self.classes[-1:] if of_self else [], node.args[:1])
        elif name in ("translate", "QT_TRANSLATE_NOOP") and not self.is_paint(node):
            context = [a.value for a in node.args[:1] if isinstance(a, ast.Constant)]
            self.take(node, context, node.args[1:2])

    def is_paint(self, node):
        # QPainter.translate(dx, dy)
        return isinstance(node.func, ast.Attribute) and node.func.value.id == "painter"

    def take(self, node, context, text):
        literal = text and isinstance(text[0], ast.Constant)
        if (
            self.name
            in (
                "builtin_texts.py",
                "fit_words.py",
                "message_words.py",
                "metric_names.py",
                "plugin_words.py",
                "pseudo_view.py",
            )
            and not literal
        ):
            return  # texts made without Qt, marked there or where they are declared
        if not (context and literal and isinstance(text[0].value, str)):
            self.wrong.append(f"{self.name}:{node.lineno}")
            return
        self.found.add((context[0], text[0].value))
        if "%n" in text[0].value:
            self.plural.add((context[0], text[0].value))


@pytest.fixture(scope="module")
def source():
    """All texts of the source."""
    together = Texts("")
    for path in SOURCES:
        texts = Texts(path.name)
        texts.visit(ast.parse(path.read_text(encoding="utf-8")))
        together.found |= texts.found
        together.plural |= texts.plural
        together.wrong += texts.wrong
    tool = load("update_translations")
    together.found |= {("Plugins", text) for text, _about in tool.plugin_texts()}
    together.found |= {("Messages", text) for text in tool.message_texts()}
    return together


def test_texts_are_literals_of_a_class_or_a_named_context(source):
    assert source.wrong == []
    assert len(source.found) > 500


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_of_the_source_is_in_the_file_and_no_other(source, code):
    held = set(messages(code))
    hint = "run tests/tools/update_translations.py"
    assert held - source.found == set(), hint
    assert source.found - held == set(), hint


def test_the_english_file_holds_the_plurals_alone(source):
    assert set(messages("en")) == source.plural


@pytest.mark.parametrize("code", FORMS)
def test_nothing_is_unfinished(code):
    held = messages(code)
    assert [key for key, (texts, done) in held.items() if not done or "" in texts] == []


@pytest.mark.parametrize("code", FORMS)
def test_placeholders_are_those_of_the_source(code):
    for (_, text), (translations, _) in messages(code).items():
        wanted = sorted(PLACEHOLDER.findall(text))
        for translation in translations:
            assert sorted(PLACEHOLDER.findall(translation)) == wanted, text


@pytest.mark.parametrize("code", TRANSLATED)
def test_file_filters_keep_their_patterns(code):
    for (_, text), (translations, _) in messages(code).items():
        patterns = re.findall(r"\(\*[^)]*\)", text)
        assert re.findall(r"\(\*[^)]*\)", translations[0]) == patterns


@pytest.mark.parametrize("code", FORMS)
def test_compiled_files_are_up_to_date(code, tmp_path):
    tool = load("update_translations")
    made = tool.compile_file(FOLDER / f"workbench_{code}.ts", tmp_path)
    assert made.read_bytes() == (FOLDER / made.name).read_bytes(), (
        "run tests/tools/update_translations.py"
    )


@pytest.mark.parametrize("code", FORMS)
def test_plurals_differ_where_the_language_does(code):
    translator = QTranslator()
    assert translator.load(f"workbench_{code}", str(FOLDER))
    plural = sorted(messages("en"))  # those of the source, as is tested above
    assert len(plural) > 30
    for context, text in plural:
        forms = [translator.translate(context, text, "", n) for n in FORMS[code]]
        assert len(set(forms)) == len(FORMS[code]), forms
    if code == "ru":
        first, *_ = plural
        say = {n: translator.translate(*first, "", n) for n in (1, 2, 5, 11, 21, 22)}
        assert (say[1], say[2], say[5]) == (say[21], say[22], say[11])


def test_the_window_knows_the_texts_of_workers(tmp_path):
    tool = load("update_translations")
    tool.update_messages(tmp_path / "messages.json")
    made = (tmp_path / "messages.json").read_bytes()
    assert made == tool.MESSAGES.read_bytes(), "run tests/tools/update_translations.py"


def test_every_task_has_a_title_that_can_be_translated():
    """One without is shown by its name in the status bar, which is English."""
    untitled = [
        f"{path.name}:{call.lineno}"
        for path in (ROOT / "workbench" / "ui").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "start"
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
        and all(keyword.arg != "title" for keyword in call.keywords)
    ]
    assert not untitled


def test_built_in_data_sets_are_marked_for_translation():
    texts = [text for entry in CATALOGUE for text in (entry.title, entry.why)]
    assert list(TEXTS) == texts


def test_files_name_no_place_of_a_machine():
    for path in FOLDER.glob("*.ts"):
        assert "<location" not in path.read_text(encoding="utf-8")


# -- in the window ---------------------------------------------------------------------


def switch(window, code: str, qtbot) -> None:
    window.acts[f"view_{code}Language"].trigger()
    first = window.menuBar().actions()[0]
    qtbot.waitUntil(lambda: first.text() == FILE_MENU[code])
    qtbot.wait(1)  # texts that are set once the event loop turns


def visit_every_room(window, qtbot) -> None:
    """Show every room until it is drawn: what is hidden is worded when it comes up."""
    for entry in window.entries:
        window.show_room(entry.id)
        qtbot.wait(1)  # laid out
        rest(window.room, qtbot)
        window.room.finish_drawing()
    pages = window.findChild(QWidget, "classify_result_tabs").pages
    assert len(pages) > 10  # made by now, though they may come between two frames


ROOMS = {
    "en": [
        "Home",
        "Data",
        "Classify",
        "Visualize",
        "Explore",
        "Metric lab",
        "Search",
        "Distances",
        "Prototypes",
        "Compare",
    ],
    "es": [
        "Inicio",
        "Datos",
        "Clasificar",
        "Visualizar",
        "Explorar",
        "Taller de métrica",
        "Búsqueda",
        "Distancias",
        "Prototipos",
        "Comparar",
    ],
    "ru": [
        "Начало",
        "Данные",
        "Классификация",
        "Графики",
        "Плоскость",
        "Метрика",
        "Поиск",
        "Расстояния",
        "Эталоны",
        "Сравнение",
    ],
}
FILE_MENU = {"en": "&File", "es": "&Archivo", "ru": "&Файл"}


def test_window_speaks_the_chosen_language_at_once(window, qtbot):
    visit_every_room(window, qtbot)
    before = readable(window)
    for code in ("es", "ru", "en"):
        switch(window, code, qtbot)
        titles = [action.text() for action in window.menuBar().actions()]
        letters = [title[title.index("&") + 1].casefold() for title in titles]
        assert len(set(letters)) == len(letters), titles
        rail = window.rail
        assert [rail.item(i).text() for i in range(rail.count())] == ROOMS[code]
    visit_every_room(window, qtbot)
    assert readable(window) == before


def test_start_in_a_language_does_not_outlive_the_window(make_window, qtbot):
    window = make_window(lang="ru")
    button = window.findChild(QAbstractButton, "main_status_languageBtn")
    assert button.text() == "RU"
    assert window.context.settings.language == ""
    assert QCoreApplication.translate("MainWindow", "Home") == "Начало"
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))
    assert QCoreApplication.translate("MainWindow", "Home") == "Home"


def test_qt_speaks_the_language_too(window, qtbot):
    for code, cancel in (("es", "Cancelar"), ("ru", "Отмена")):
        switch(window, code, qtbot)
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    switch(window, "en", qtbot)
