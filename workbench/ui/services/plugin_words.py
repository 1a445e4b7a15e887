"""Declared texts of plugins in the language shown: titles, summaries, labels, help, choices.

The English text of a declaration is the key of its translation. The texts of the bundled
plugins are harvested into the context "Plugins" (``tests/tools/update_translations.py``);
a stranger's plugin brings its own in its declaration (`workbench.api.Plugin`). A text
without a translation is shown in English, as the command line writes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale

from workbench.api.params import Param
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.services.message_words import message_words

CONTEXT = "Plugins"

#: Translations that plugins of others bring, by language and English text.
_foreign: dict[str, dict[str, str]] = {}

translate = QCoreApplication.translate


def learn_words(plugins: Iterable[PluginInfo]) -> None:
    """Take over the translations that plugins of others declare."""
    _foreign.clear()
    for plugin in plugins:
        for code, words in plugin.translations.items():
            if isinstance(words, Mapping):
                known = _foreign.setdefault(str(code), {})
                known.update((str(k), str(v)) for k, v in words.items() if v)


def plugin_word(text: str, about: str = "") -> str:
    """Return a declared text in the current language.

    Parameters
    ----------
    text : str
        As it is declared, in English.
    about : str
        The parameter whose value it is, for a choice: the same word may mean other
        things elsewhere.
    """
    if not text:
        return ""
    found = translate(CONTEXT, text, about)
    if found != text:
        return found
    return _foreign.get(_language(), {}).get(text, text)


def choice_word(param: Param, word: str) -> str:
    """Return one of the words a parameter may have, in the current language."""
    return plugin_word(word, param.name)


def translated(plugin: PluginInfo) -> PluginInfo:
    """Return a plugin with its title and summary in the current language.

    The family and the parameters stay as they are declared: code asks for them by name,
    and forms outlive a change of language.
    """
    if _language() == "en":
        return plugin
    title, summary = plugin_word(plugin.title), plugin_word(plugin.summary)
    return replace(plugin, title=title, summary=summary)


def trouble_words(plugin: PluginInfo) -> str:
    """Return why a plugin cannot be used: its standing, and the error if there is one."""
    standing = {
        "failed": translate("PluginStatus", "failed"),
        "disabled": translate("PluginStatus", "disabled"),
        "quarantined": translate("PluginStatus", "quarantined"),
    }
    status = standing.get(plugin.status, plugin.status)
    return f"{status}: {message_words(plugin.error)}"


def param_label(param: Param) -> str:
    """Return what stands before a parameter's field: its label, and its unit if any."""
    title = plugin_word(param.title)
    return f"{title} [{plugin_word(param.unit)}]" if param.unit else title


def value_words(param: Param, value: object) -> str:
    """Return the value of a parameter as a reader would say it."""
    if isinstance(value, bool):
        return (
            translate("ParamWords", "yes") if value else translate("ParamWords", "no")
        )
    if param.type == "choice":
        return choice_word(param, str(value))
    return _number(value) if isinstance(value, float) else str(value)


def param_tip(param: Param) -> str:
    """Return what a parameter is for, what it may be, and its name in scripts."""
    lines = [plugin_word(param.help), allowed_words(param)]
    name = translate("ParamWords", "In scripts: {name}").format(name=param.name)
    return "\n".join(filter(None, [*lines, name]))


def allowed_words(param: Param) -> str:
    """Return the allowed values in words (`Param.limits` in the current language)."""
    if param.type == "choice":
        words = ", ".join(_with_translation(param, word) for word in param.choices)
        return translate("ParamWords", "one of {words}").format(words=words)
    plain = {
        "bool": translate("ParamWords", "true or false"),
        "text": translate("ParamWords", "a text"),
        "learner": translate(
            "ParamWords", "a plugin and its parameters, as in knn n_neighbors=3"
        ),
        "learners": translate(
            "ParamWords", "plugins and their parameters, as in knn n_neighbors=3; j48"
        ),
    }
    return plain.get(param.type) or _number_words(param)


def _number_words(param: Param) -> str:
    whole = param.type == "int"
    kind = (
        translate("ParamWords", "an integer")
        if whole
        else translate("ParamWords", "a number")
    )
    limits = []
    if param.low is not None and param.low_open:
        limits.append(translate("ParamWords", "above {}").format(_number(param.low)))
    elif param.low is not None:
        limits.append(translate("ParamWords", "at least {}").format(_number(param.low)))
    if param.high is not None:
        limits.append(translate("ParamWords", "at most {}").format(_number(param.high)))
    both = translate("ParamWords", "{} and {}")
    text = kind
    if limits:
        bounds = both.format(*limits) if len(limits) == 2 else limits[0]
        text = f"{kind} {bounds}"
    words = [_with_translation(param, word) for word in param.choices]
    words += [translate("ParamWords", "auto")] if param.optional else []
    for word in words:
        text = translate("ParamWords", "{} or {}").format(text, word)
    return text


def _with_translation(param: Param, word: str) -> str:
    """Return a choice as it is shown, and its name in scripts where that differs."""
    shown = choice_word(param, word)
    return word if shown == word else f"{shown} ({word})"


def _number(value: float) -> str:
    return f"{value:g}".replace(".", QLocale().decimalPoint())


def _language() -> str:
    return QLocale().name().partition("_")[0]
