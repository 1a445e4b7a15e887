"""The language of the program: our translations and Qt's own, changed while it runs."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)

from workbench.core.program.resources import resource
from workbench.ui.window.actions import LANGUAGES

DEFAULT = "en"


def shown_language() -> str:
    """Return the code of the language shown now, such as ``es``."""
    code = QLocale().name().split("_")[0]
    return code if code in LANGUAGES else DEFAULT


def system_language() -> str:
    """Return the first language of the system that is spoken here; else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in LANGUAGES:
            return code
    return DEFAULT


class Language(QObject):
    """Installs the translators of one language, until it is destroyed.

    English is what the source says; its translator holds the plural forms. The two
    translators are kept for good and load other files: widgets may still ask one that
    was deleted.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._theirs = QTranslator(self), QTranslator(self)
        self.code = ""

    def choose(self, code: str) -> None:
        """Switch; every widget gets a LanguageChange event. Empty: as the system."""
        app = QCoreApplication.instance()
        code = code if code in LANGUAGES else system_language()
        if app is None or code == self.code:
            return
        for translator in (self._theirs, self._ours):
            app.removeTranslator(translator)
        for translator, there in (
            # in English Qt speaks for itself
            (self._theirs, code != DEFAULT and self._theirs.load(*_theirs(code))),
            (self._ours, self._ours.load(*_ours(code))),
        ):
            if there:
                app.installTranslator(translator)
        self.code = code
        QLocale.setDefault(QLocale(code))
        # also where a translation is missing: numbers follow the locale
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def _ours(code: str) -> tuple[str, str]:
    """Return the name and the folder of the file with our texts."""
    return f"workbench_{code}", str(resource("translations"))


def _theirs(code: str) -> tuple[str, str]:
    """Return the name and the folder of the file with Qt's texts."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return f"qtbase_{code}", folder
