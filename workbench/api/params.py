"""Declared parameters of a plugin: type, limits, default, help, and their checks.

One declaration drives the form in the window, the command line (``-p name=value``),
the documentation and the contract test. Values are stored by name.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from workbench.api.did_you_mean import instead_of
from workbench.api.learner_lookup import check_learners
from workbench.api.learner_text import read_learner, read_learners
from workbench.api.param_labels import usual_label
from workbench.api.problems import Problem

ParamType = Literal["int", "float", "bool", "choice", "text", "learner", "learners"]
Value = int | float | bool | str | None
#: Letters of a value that a message repeats.
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter. Make it with `integer`, `real`, `flag`, `choice`, `learner`, ….

    Attributes
    ----------
    name : str
        The constructor argument of the estimator.
    type : str
        ``int``, ``float``, ``bool``, ``choice``, ``text``, ``learner`` (another plugin
        with its parameters, as text) or ``learners`` (several of them).
    default : int, float, bool, str or None
        None only where `optional`.
    low, high : float or None
        Limits, inclusive unless `low_open`.
    low_open : bool
        Whether `low` itself is excluded.
    choices : tuple of str
        The allowed texts of a ``choice``; of a number, words that may stand for it
        (``n_neighbors=all``).
    help : str
        One sentence for the tooltip and the documentation.
    label : str
        What people read before the field, as ``Neighbours (k)``; where it is not
        given, the usual words for the name (`workbench.api.param_labels`).
    unit : str
        Shown behind the value.
    optional : bool
        Whether None (written ``auto`` or left empty) is allowed.
    advanced : bool
        Whether the form may fold it away.
    when : tuple of str
        The name of a ``choice`` and those of its words with which the parameter
        matters; a form hides it otherwise. Empty: it always matters.
    """

    name: str
    type: ParamType
    default: Value
    low: float | None = None
    high: float | None = None
    low_open: bool = False
    choices: tuple[str, ...] = ()
    help: str = ""
    unit: str = ""
    optional: bool = False
    advanced: bool = False
    when: tuple[str, ...] = ()
    label: str = ""

    @property
    def title(self) -> str:
        """What people read before the field."""
        return self.label or usual_label(self.name)

    @property
    def names_plugins(self) -> bool:
        """Whether the value is other plugins with their parameters."""
        return self.type in ("learner", "learners")

    def limits(self) -> str:
        """Return the allowed values in words, for messages and tooltips."""
        if self.type == "choice":
            return "one of " + ", ".join(self.choices)
        if self.type == "bool":
            return "true or false"
        if self.type == "text":
            return "a text"
        if self.type == "learner":
            return "a plugin and its parameters, as in knn n_neighbors=3"
        if self.type == "learners":
            return "plugins and their parameters, as in knn n_neighbors=3; j48"
        kind = "an integer" if self.type == "int" else "a number"
        parts = []
        if self.low is not None:
            parts.append(f"{'above' if self.low_open else 'at least'} {self.low:g}")
        if self.high is not None:
            parts.append(f"at most {self.high:g}")
        text = kind + (" " + " and ".join(parts) if parts else "")
        words = [*self.choices, *(["auto"] if self.optional else [])]
        return " or ".join([text, *words])

    def check(self, value: object) -> Value:
        """Return the value in its type.

        Raises
        ------
        Problem
            When it has another type or lies outside the limits. Whether the plugins
            that a text names exist is for `check_params` to say, which may import.
        """
        if value is None and self.optional:
            return None
        if self.type == "bool" and isinstance(value, bool):
            return value
        if self.type == "text" and isinstance(value, str):
            return value
        if self.names_plugins and isinstance(value, str):
            return self._readable(value)
        if isinstance(value, str) and value in self.choices:
            return value
        if self.type in ("int", "float"):
            number = self._number(value)
            if number is not None:
                return number
        raise Problem(
            f"{self.name} = {value!r}"[:_LONGEST],
            expected=self._instead_of(value),
            where="parameter",
        )

    def _instead_of(self, value: object) -> str:
        """Return the limits and the nearest allowed value, or the choice meant."""
        if self.type == "choice":
            return instead_of(value, self.choices)
        number = _plain_number(value)
        if self.type not in ("int", "float") or number is None or number != number:
            return self.limits()
        near = self._nearest(number)
        if near in (self.low, self.high) and None in (self.low, self.high):
            return self.limits()  # they name it already
        return self.limits() + ("" if near is None else f"; nearest {near:.12g}")

    def _nearest(self, number: float) -> float | None:
        """Return the allowed number nearest to one that is not, where there is one."""
        if self.high is not None and number > self.high:
            return self.high
        if self.low is not None and number <= self.low:
            return None if self.low_open else self.low
        if not math.isfinite(number):
            return None
        near = round(number)
        return near if self._number(near) is not None else None

    def _readable(self, value: str) -> str:
        try:
            read_learner(value) if self.type == "learner" else read_learners(value)
        except Problem as problem:
            raise Problem(
                f"{self.name}: {problem.what}",
                expected=problem.expected,
                where="parameter",
            ) from None
        return value

    def _number(self, value: object) -> int | float | None:
        number = _plain_number(value)
        if number is None or not math.isfinite(number):
            return None
        if self.type == "int":
            if number != int(number):
                return None
            number = int(number)
        else:
            number = float(number)
        if self.low is not None and (
            number < self.low or (self.low_open and number == self.low)
        ):
            return None
        if self.high is not None and number > self.high:
            return None
        return number

    def parse(self, text: str) -> Value:
        """Read the value from a command line or a text field.

        Raises
        ------
        Problem
            When the text does not stand for an allowed value.
        """
        stripped = text.strip()
        if self.optional and stripped.lower() in ("", "auto", "none"):
            return None
        if self.type == "bool":
            flags = {"true": True, "false": False}
            return self.check(flags.get(stripped.lower(), stripped))
        if self.type in ("int", "float") and stripped not in self.choices:
            return self.check(_number_or_text(stripped))
        return self.check(stripped)

    def describe(self) -> dict[str, Any]:
        """Return the declaration as plain JSON values (contract: ``plugins``)."""
        return {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "low_open": self.low_open,
            "choices": list(self.choices),
            "help": self.help,
            "unit": self.unit,
            "optional": self.optional,
            "advanced": self.advanced,
            "when": list(self.when),
            "label": self.label,
        }

    @staticmethod
    def from_description(description: Mapping[str, Any]) -> Param:
        """Rebuild a parameter from `describe`'s answer; foreign keys are ignored."""
        known = {k: v for k, v in description.items() if k in Param.__slots__}
        for name in ("choices", "when"):
            known[name] = tuple(known.get(name, ()))
        return Param(**known)


def _plain_number(value: object) -> int | float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return value
    item = getattr(value, "item", None)  # a NumPy scalar
    number = item() if callable(item) else None
    return number if isinstance(number, int | float) else None


def integer(
    name: str,
    default: int | None,
    *,
    low: int | None = None,
    high: int | None = None,
    words: Sequence[str] = (),
    help: str = "",  # noqa: A002 - the word people know from argparse
    unit: str = "",
    optional: bool = False,
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare a whole number, for which one of `words` may stand."""
    return Param(
        name, "int", default, low, high, choices=tuple(words), help=help, unit=unit,
        optional=optional, advanced=advanced, label=label,
    )  # fmt: skip


def real(
    name: str,
    default: float | None,
    *,
    low: float | None = None,
    high: float | None = None,
    low_open: bool = False,
    help: str = "",  # noqa: A002
    unit: str = "",
    optional: bool = False,
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare a real number; `low_open` excludes `low` itself."""
    return Param(
        name, "float", default, low, high, low_open, help=help, unit=unit,
        optional=optional, advanced=advanced, label=label,
    )  # fmt: skip


def flag(
    name: str,
    default: bool,
    *,
    help: str = "",  # noqa: A002
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare a yes or no."""
    return Param(name, "bool", default, help=help, advanced=advanced, label=label)


def choice(
    name: str,
    default: str,
    choices: Sequence[str],
    *,
    help: str = "",  # noqa: A002
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare one of several words."""
    return Param(
        name, "choice", default, choices=tuple(choices), help=help, advanced=advanced,
        label=label,
    )  # fmt: skip


def text(
    name: str,
    default: str,
    *,
    help: str = "",  # noqa: A002
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare a text, as the names of several attributes are."""
    return Param(name, "text", default, help=help, advanced=advanced, label=label)


def learner(
    name: str,
    default: str,
    *,
    help: str = "",  # noqa: A002
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare another plugin with its parameters: ``j48 confidence=0.1``.

    The value is that text; `workbench.numerics.estimators.ensemble.make_learner` makes it a learner.
    """
    return Param(name, "learner", default, help=help, advanced=advanced, label=label)


def learners(
    name: str,
    default: str,
    *,
    help: str = "",  # noqa: A002
    advanced: bool = False,
    label: str = "",
) -> Param:
    """Declare several plugins with parameters: ``knn n_neighbors=3; j48``."""
    return Param(name, "learners", default, help=help, advanced=advanced, label=label)


def seed(default: int = 1) -> Param:
    """Declare ``random_state``, where chance plays a part."""
    return integer(
        "random_state", default, low=0, high=2**31 - 1,
        help="Seed of the random numbers: the same seed gives the same result.",
        advanced=True,
    )  # fmt: skip


def used_values(
    params: Iterable[Param], values: Mapping[str, Value]
) -> dict[str, Value]:
    """Return the values that matter with the words chosen, in their order."""
    idle = {
        p.name for p in params if p.when and values.get(p.when[0]) not in p.when[1:]
    }
    return {name: value for name, value in values.items() if name not in idle}


def _number_or_text(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


_NO_PARAMETER = "none: it has no parameter"


def _by_name(params: Sequence[Param], given: Iterable[str]) -> dict[str, Param]:
    """Return the parameters by name; a Problem if one is given that is none of them."""
    by_name = {p.name: p for p in params}
    for name in given:
        if name not in by_name:
            raise Problem(
                f"no parameter {name!r}",
                expected=instead_of(name, by_name) if by_name else _NO_PARAMETER,
                where="parameter",
            )
    return by_name


def check_params(
    params: Sequence[Param], given: Mapping[str, object]
) -> dict[str, Value]:
    """Return all values: the given ones checked, the rest by default.

    Raises
    ------
    Problem
        For an unknown name or a value outside its limits; where plugins are named,
        also for one that is not known or whose parameters are wrong.
    """
    by_name = _by_name(params, given)
    values = {
        p.name: p.check(given[p.name]) if p.name in given else p.default for p in params
    }
    for name in given:
        if by_name[name].names_plugins:
            _check_plugins(name, str(values[name]))
    return values


def _check_plugins(name: str, text: str) -> None:
    """Look the plugins of a text up, where they can be."""
    try:
        check_learners(text)
    except Problem as problem:
        place = f"{name}: {problem.where}" if problem.where else name
        raise Problem(
            f"{place}: {problem.what}", expected=problem.expected, where="parameter"
        ) from None


def parse_params(params: Sequence[Param], texts: Mapping[str, str]) -> dict[str, Value]:
    """Return the values written as ``name=value`` texts, only those given.

    Raises
    ------
    Problem
        For an unknown name or a text that stands for no allowed value.
    """
    by_name = _by_name(params, texts)
    return {name: by_name[name].parse(text) for name, text in texts.items()}
