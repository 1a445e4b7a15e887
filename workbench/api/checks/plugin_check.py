"""The contract test: `check_plugin` names everything a plugin class does wrong.

It needs neither a test framework nor scikit-learn, so an author can run it on a class
at the prompt. Every rule runs on small made-up data, well under a second each.
"""

from __future__ import annotations

from workbench.api.checks.answers import (
    CLASSIFIER_RULES,
    MODEL_RULES,
    REGRESSOR_RULES,
)
from workbench.api.checks.declaration import BASIC_RULES
from workbench.api.checks.filter_rules import FILTER_RULES
from workbench.api.checks.fit_rules import FIT_RULES
from workbench.api.checks.generator_rules import GENERATOR_RULES
from workbench.api.checks.made_data import Rule
from workbench.api.checks.search_rules import SEARCH_RULES
from workbench.api.plugin import Plugin, declared


def check_plugin(cls: type) -> list[str]:
    """Return what the class does wrong, one line each; empty if it keeps the contract.

    Parameters
    ----------
    cls : type
        A class decorated with `workbench.api.declare`.

    Returns
    -------
    list of str
        Each begins with the name of the rule that was broken.
    """
    plugin = declared(cls)
    if plugin is None:
        return [f"declaration: {cls.__name__} carries none (expected @declare(…))"]
    basics = _run(BASIC_RULES, cls, plugin)
    # a class that cannot even be made would only fail every other rule as well
    return basics or _run(_rules_for(cls, plugin), cls, plugin)


def _run(rules: dict[str, Rule], cls: type, plugin: Plugin) -> list[str]:
    found = []
    for name, rule in rules.items():
        try:
            found += [f"{name}: {problem}" for problem in rule(cls, plugin)]
        except Exception as error:  # noqa: BLE001 - foreign code may raise anything
            text = " ".join(str(error).split()) or "no message"
            found.append(f"{name}: {type(error).__name__}: {text}")
    return found


def _rules_for(cls: type, plugin: Plugin) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    if plugin.kind == "regressor":
        rules |= REGRESSOR_RULES
    elif plugin.kind == "classifier" or hasattr(cls, "predict"):
        rules |= CLASSIFIER_RULES
    if plugin.kind in ("classifier", "metric", "regressor"):
        rules |= FIT_RULES
    if plugin.kind == "filter":
        rules |= FILTER_RULES
    if plugin.kind == "generator":
        rules |= GENERATOR_RULES
    if plugin.kind == "search":
        rules |= SEARCH_RULES
    if hasattr(cls, "describe_model"):
        rules |= MODEL_RULES
    return rules
