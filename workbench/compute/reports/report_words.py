"""Words of reports and scene pages in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.program.json_text import load_json
from workbench.core.program.resources import resource

LANGUAGES = ("en", "es", "ru")


class ReportWords:
    """The words of one part in one language.

    Parameters
    ----------
    language : str
        One of `LANGUAGES`.
    part : str
        ``report`` or ``scene``.

    Raises
    ------
    Problem
        For another language.
    """

    def __init__(self, language: str = "en", part: str = "report") -> None:
        if language not in LANGUAGES:
            raise Problem(
                f"no language {language!r}", expected=instead_of(language, LANGUAGES)
            )
        self.language = language
        self.texts = _texts(part, language)
        #: Words of diagrams, as those take them.
        self.of_diagrams = _texts("diagrams", language)

    def __call__(self, key: str, **values: Any) -> str:
        """Return a text with values put in."""
        words = self.texts[key]
        return words.format(**values) if values else words

    def number(self, value: float | None, digits: int = 4) -> str:
        """Return a number with so many decimals; a dash for none."""
        if value is None or value != value:
            return "–"
        return f"{value:.{digits}f}".replace(".", self.of_diagrams["decimal_point"])

    def short(self, value: float | None, digits: int = 3) -> str:
        """Return a number with so many digits that count."""
        if value is None or value != value:
            return "–"
        return f"{value:.{digits}g}".replace(".", self.of_diagrams["decimal_point"])

    def percent(self, value: float | None, digits: int = 1) -> str:
        """Return a share in per cent."""
        if value is None or value != value:
            return "–"
        return self.number(100 * value, digits) + " %"

    def measure(self, name: str) -> str:
        """Return the title of a measure."""
        return self.of_diagrams.get(f"measure_{name}", name)

    def protocol(self, values: Mapping[str, Any]) -> str:
        """Say how rows are divided."""
        kind = str(values.get("kind", "cv"))
        percent = self.short(float(values.get("percent") or 66.0))
        parts = [
            self(f"folds_{kind}", folds=values.get("folds") or 10, percent=percent)
        ]
        repeats = int(values.get("repeats") or 1)
        if repeats > 1:
            parts.append(self("repeats", n=repeats))
        if kind not in ("loo", "train", "test", "folds"):
            parts.append(self("seed_is", n=values.get("seed", 1)))
        return ", ".join(parts)


@cache
def _texts(part: str, language: str) -> Mapping[str, str]:
    document = load_json(resource("reports", "words.json"))
    return {key: texts[language] for key, texts in document[part].items()}
