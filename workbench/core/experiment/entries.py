"""The entries of an experiment: its data sets, and the learners that are its columns."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.experiment.size import (
    MOST_CANDIDATES,
    MOST_COLUMNS,
    check_combinations,
)
from workbench.core.learner.filter_steps import SCALES
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings
from workbench.core.program.json_text import plain

#: The options of a learner's settings that an entry may say.
_OPTIONS = {name: o for name, o in OPTIONS.items() if o.of_experiments}
#: Those that stand before the selection in a file; all others stand behind it.
_FIRST = ("scale", "filters")
_INNER_FOLDS = 5


@dataclass(frozen=True, slots=True)
class DataEntry:
    """One data set of an experiment.

    Attributes
    ----------
    source : str
        A path (from the experiment's folder), ``builtin:NAME``, ``openml:NAME`` or
        ``keel:NAME``, which is looked for in the folders of data.
    name : str
        The row's name; empty: the relation's.
    sha256 : str
        Of the file, where the experiment was written for these very bytes.
    class_name, class_type : str
        As on the command line; empty: as the reader finds it.
    folds : str
        A file of folds for this set alone; empty: as the protocol says.
    instead : str
        Another source, where this one is not found.
    """

    source: str
    name: str = ""
    sha256: str = ""
    class_name: str = ""
    class_type: str = ""
    folds: str = ""
    instead: str = ""

    def to_json(self) -> str | dict[str, str]:
        """Return the source alone when nothing else is said."""
        said = {key: getattr(self, key) for key in self.__dataclass_fields__}
        said = {key: value for key, value in said.items() if value}
        return self.source if set(said) == {"source"} else said

    @staticmethod
    def from_json(value: object) -> DataEntry:
        """Read what `to_json` wrote.

        Raises
        ------
        Problem
        """
        if isinstance(value, str) and value:
            return DataEntry(value)
        known = tuple(DataEntry.__dataclass_fields__)
        if not isinstance(value, Mapping) or not value.get("source"):
            raise Problem(short(value), expected='a path or {"source": path, ...}')
        for key, text in value.items():
            _demand_known(key, known)
            _demand(isinstance(text, str), f"{key} = {short(text)}", "a text")
        return DataEntry(**value)


@dataclass(frozen=True, slots=True)
class Learner:
    """One column of an experiment: a classifier with all that is asked of it.

    Attributes
    ----------
    plugin : str
        The id.
    params : mapping
        Parameters by name; those left out take their defaults.
    name : str
        The column's name; empty: made of id and parameters.
    said : mapping
        The options of `LearnerSettings` that the entry says, in its own words: they
        are read, and checked, when the learner is to be fitted.
    select : mapping of str to tuple
        Parameters chosen by an inner cross-validation of the training rows, with their
        candidates: nested selection.
    inner_folds : int
    """

    plugin: str
    params: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    said: Mapping[str, Any] = field(default_factory=dict)
    select: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    inner_folds: int = _INNER_FOLDS

    @property
    def scale(self) -> str:
        """The scale of this learner; empty: the experiment's."""
        return str(self.said.get("scale", ""))

    def saying(self, **options: Any) -> Learner:
        """Return the same learner with other words for some options; empty: none."""
        said = {**self.said, **options}
        return replace(self, said={key: value for key, value in said.items() if value})

    def settings(self, scale: str) -> LearnerSettings:
        """Return plugin, parameters and options, with the scale of the experiment.

        Raises
        ------
        Problem
            For an option outside its limits.
        """
        asked = {**self.said, "plugin": self.plugin, "params": self.params}
        return LearnerSettings.from_plain({**asked, "scale": self.scale or scale})

    @property
    def title(self) -> str:
        """The name, or one made of what was said."""
        if self.name:
            return self.name
        said = [f"{key}={_word(value)}" for key, value in self.params.items()]
        said += [
            f"{key} of {', '.join(map(_word, v))}" for key, v in self.select.items()
        ]
        return f"{self.plugin} {' '.join(said)}".strip()

    def to_json(self) -> dict[str, Any]:
        """Return the entry as the file has it; what is not said is left out."""
        first = {key: self.said[key] for key in _FIRST if key in self.said}
        entry = {"name": self.name, "params": self.params, **first}
        if self.select:
            entry |= {"select": self.select, "inner_folds": self.inner_folds}
        entry |= self.said
        said = {key: plain(value) for key, value in entry.items() if value}
        return {"id": self.plugin, **said}

    def candidates(self) -> list[dict[str, Any]]:
        """Return every combination of the values of `select`, the last fastest."""
        return combinations(self.select)

    @staticmethod
    def from_json(value: object) -> tuple[Learner, ...]:
        """Read an entry; one with a ``grid`` becomes a column for each combination.

        Raises
        ------
        Problem
        """
        if not isinstance(value, Mapping) or not isinstance(value.get("id"), str):
            raise Problem(short(value), expected='an object with an "id"')
        known = (
            "id", "name", "grid", "params", *_FIRST, "select", "inner_folds",
            *(name for name in _OPTIONS if name not in _FIRST),
        )  # fmt: skip
        for key in value:
            _demand_known(key, known)
        params = _mapping(value, "params")
        grid, select = _values(value, "grid"), _values(value, "select")
        check_combinations(select, "select", MOST_CANDIDATES)
        inner = value.get("inner_folds", _INNER_FOLDS)
        _demand(
            type(inner) is int and inner >= 2, f"inner_folds = {inner!r}", "at least 2"
        )
        said = _said(value)
        one = Learner(value["id"], params, value.get("name", ""), said, select, inner)
        check_combinations(grid, "grid", MOST_COLUMNS)
        return tuple(_with(one, chosen) for chosen in combinations(grid))


def _said(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that an entry says, after a look at their form."""
    scale, filters = entry.get("scale", ""), entry.get("filters", [])
    if scale not in ("", *SCALES):
        raise Problem(f"scale = {scale!r}", expected=instead_of(scale, SCALES))
    _demand(isinstance(filters, list), f"filters = {short(filters)}", "a list")
    for key in (
        "name",
        "prototypes",
        *(name for name, o in _OPTIONS.items() if o.choices),
    ):
        text = entry.get(key, "")
        _demand(isinstance(text, str), f"{key} = {short(text)}", "a text")
    return {key: entry[key] for key in _OPTIONS if entry.get(key)}


def _with(learner: Learner, chosen: Mapping[str, Any]) -> Learner:
    if not chosen:
        return learner
    name = learner.name
    if name:
        name = f"{name} " + " ".join(f"{k}={_word(v)}" for k, v in chosen.items())
    return replace(learner, params={**learner.params, **chosen}, name=name)


def combinations(values: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Return every choice of one value for each name, the last name fastest.

    Raises
    ------
    Problem
        When they are more than any experiment can have.
    """
    most = max(MOST_COLUMNS, MOST_CANDIDATES)
    check_combinations(values, "combinations", most)
    return [
        dict(zip(values, chosen, strict=True))
        for chosen in itertools.product(*values.values())
    ]


def _mapping(entry: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = entry.get(key, {})
    _demand(isinstance(value, Mapping), f"{key} = {short(value)}", "an object")
    return dict(value)


def _values(entry: Mapping[str, Any], key: str) -> dict[str, tuple[Any, ...]]:
    answer = {}
    for name, values in _mapping(entry, key).items():
        _demand(
            isinstance(values, list) and len(values) > 0,
            f"{key}.{name} = {short(values)}",
            "a list of values",
        )
        answer[name] = tuple(values)
    return answer


def _demand(holds: object, what: str, expected: str) -> None:
    if not holds:
        raise Problem(what, expected=expected)


def _demand_known(key: object, known: Sequence[str]) -> None:
    if key not in known:
        raise Problem(f"unknown key {key!r}", expected=instead_of(key, known))


def _word(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(plain(value))


def short(value: object) -> str:
    """Return a value as JSON, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
