"""Language: its two translators are kept, however often it changes."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QLabel, QWidget

from workbench.ui.services.language import Language


def said() -> str:
    return QCoreApplication.translate("Actions", "Larger text")


def test_translators_live_through_many_changes(qtbot, styled_app):
    owner = QObject()
    language = Language(owner)
    mine = language.findChildren(QTranslator)
    assert len(mine) == 2
    holder = QWidget()
    qtbot.addWidget(holder)
    labels = [QLabel(holder) for _ in range(50)]
    texts = []
    for _ in range(30):
        for code in ("es", "ru", "en"):
            language.choose(code)
            texts.append(said())
            for label in labels:
                label.setText(said())
        styled_app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    assert language.findChildren(QTranslator) == mine
    assert texts[:3] * 30 == texts
    assert len(set(texts[:3])) == 3
    assert texts[2] == "Larger text"
    QLocale.setDefault(QLocale("en"))


def test_qt_speaks_the_language_too_and_english_again(styled_app):
    owner = QObject()
    language = Language(owner)

    def button() -> str:
        return QCoreApplication.translate("QPlatformTheme", "Cancel")

    assert button() == "Cancel"
    language.choose("es")
    assert button() == "Cancelar"
    language.choose("en")
    assert button() == "Cancel"
    assert language.code == "en"


def test_a_language_that_ends_takes_its_texts_along(styled_app):
    owner = QObject()
    language = Language(owner)
    language.choose("es")
    assert said() != "Larger text"
    del language, owner
    gc.collect()
    assert said() == "Larger text"
    QLocale.setDefault(QLocale("en"))
