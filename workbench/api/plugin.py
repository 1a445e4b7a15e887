"""The declaration of a plugin, and the decorator that puts it on an estimator."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, TypeVar

from workbench.api.labelled_frames import reads_frames
from workbench.api.params import Param, Value, check_params
from workbench.api.problems import Problem

#: Raised when the meaning of a declaration changes.
API_VERSION = 1

Kind = Literal[
    "classifier",
    "regressor",
    "metric",
    "distance",
    "filter",
    "prototypes",
    "search",
    "generator",
]
Reads = Literal["numeric", "nominal", "missing", "weights", "numeric class"]

T = TypeVar("T", bound=type)


@dataclass(frozen=True, slots=True)
class Plugin:
    """The declaration of one plugin.

    Attributes
    ----------
    id : str
        Lower-case words joined by hyphens; what scripts and files write.
    title : str
        What people read.
    kind : str
        ``classifier``, ``metric``, … (see `Kind`).
    family : str
        The branch of the plugin tree: ``Lazy``, ``Bayes``, ``Trees``, ….
    params : tuple of Param
        One for each constructor argument, in the order of the form.
    reads : frozenset of str
        What the estimator takes as it comes: ``numeric``, ``nominal``, ``missing``,
        ``weights``, ``numeric class``. The rest is prepared for it inside each fold.
        Who reads ``nominal`` accepts ``fit(X, y, attributes=…)``, a tuple of
        `workbench.api.Attribute`, one for each column. Whoever accepts
        ``class_attribute`` in `fit` is told the class, y holding codes of its labels,
        and may give scores to labels that no training row has.
    lazy : bool
        Whether it keeps the training rows and can answer ``leave_one_out(X, y)``
        cheaper than n fits.
    summary : str
        One or two sentences: what it does.
    reference : str
        Author, year, title.
    reads_when : tuple of (str, value, frozenset of str)
        What it reads instead of `reads` while a parameter has a value: a preset that
        does its own preparation reads more. The first that holds counts.
    translations : mapping of str to (mapping of str to str)
        Other languages of the texts above, of labels, help and choices: by the code
        of the language (``es``, ``ru``) the translation of each English text. A text
        without one is shown in English.
    """

    id: str
    title: str
    kind: Kind
    family: str
    params: tuple[Param, ...] = ()
    reads: frozenset[Reads] = frozenset({"numeric"})
    lazy: bool = False
    summary: str = ""
    reference: str = ""
    reads_when: tuple[tuple[str, Value, frozenset[Reads]], ...] = ()
    translations: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict, hash=False
    )

    def describe(self) -> dict[str, Any]:
        """Return the declaration as plain JSON values."""
        return {
            "id": self.id,
            "title": self.title,
            "kind": self.kind,
            "family": self.family,
            "params": [p.describe() for p in self.params],
            "reads": sorted(self.reads),
            "lazy": self.lazy,
            "summary": self.summary,
            "reference": self.reference,
            "translations": {
                code: dict(words) for code, words in self.translations.items()
            },
        }

    def reads_for(self, params: Mapping[str, object]) -> frozenset[Reads]:
        """Return what the estimator reads as it comes under checked parameters."""
        for name, value, reads in self.reads_when:
            if params.get(name) == value:
                return reads
        return self.reads

    def defaults(self) -> dict[str, Value]:
        """Return every parameter's default by name."""
        return {p.name: p.default for p in self.params}


def declare(plugin: Plugin) -> Callable[[T], T]:
    """Attach a declaration to an estimator class; the catalogue finds it by that.

    Its `fit` and what is asked of it then take data frames with labels, too (see
    `workbench.api.labelled_frames`).

    Examples
    --------
    >>> from workbench.api import Plugin, declare, integer
    >>> @declare(
    ...     Plugin(
    ...         id="majority",
    ...         title="Majority",
    ...         kind="classifier",
    ...         family="Baselines",
    ...         params=(integer("k", 1, low=1),),
    ...     )
    ... )
    ... class Majority:
    ...     def __init__(self, k=1):
    ...         self.k = k
    >>> Majority.plugin.id
    'majority'
    """

    def attach(cls: T) -> T:
        """Set the declaration as the attribute ``plugin`` of the class."""
        cls.plugin = plugin  # type: ignore[attr-defined]
        reads_frames(cls, lambda made: plugin.reads_for(vars(made)))
        return cls

    return attach


def declared(cls: type) -> Plugin | None:
    """Return the declaration made on this very class, None if it has none."""
    plugin = vars(cls).get("plugin")
    return plugin if isinstance(plugin, Plugin) else None


def make(cls: type, given: Mapping[str, object] | None = None) -> Any:
    """Make the estimator of a declared class with checked parameters.

    Raises
    ------
    Problem
        When a parameter is unknown or out of its limits.
    """
    plugin = declared(cls)
    if plugin is None:
        raise Problem(f"{cls.__name__} declares no plugin", expected="@declare(…)")
    try:
        return cls(**check_params(plugin.params, given or {}))
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=plugin.id
        ) from None


def accepts(method: Callable[..., Any], argument: str) -> bool:
    """Whether a method has the named argument (as ``fit`` may have ``attributes``)."""
    return argument in _arguments(getattr(method, "__func__", method))


@lru_cache(maxsize=512)  # asked of the same few methods in every fold
def _arguments(function: Callable[..., Any]) -> frozenset[str]:
    return frozenset(inspect.signature(function).parameters)
