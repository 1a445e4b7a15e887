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


class Language(QObject):
    """Installs the translators of one language, until it is destroyed.

    English is what the source says; its translator holds the plural forms.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self.code = ""

    def choose(self, code: str) -> None:
        """Switch; every widget gets a LanguageChange event."""
        app = QCoreApplication.instance()
        if app is None or code == self.code:
            return
        for translator in self._installed:
            app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = [t for t in self._translators(code) if not t.isEmpty()]
        for translator in self._installed:
            app.installTranslator(translator)
        self.code = code
        QLocale.setDefault(QLocale(code))
        # also where a translation is missing: numbers follow the locale
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    def _translators(self, code: str) -> list[QTranslator]:
        ours, theirs = QTranslator(self), QTranslator(self)
        ours.load(f"workbench_{code}", str(resource("translations")))
        if code == DEFAULT:
            return [ours]
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        theirs.load(f"qtbase_{code}", folder)
        return [theirs, ours]
