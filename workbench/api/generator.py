"""Base class of generator plugins, with the Bayes-optimal rule where it is known."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api.data import Attribute, Dataset, FloatArray, IntArray
from workbench.api.params import Param, Value, check_params, flag, integer, real
from workbench.api.plugin import Plugin, declared
from workbench.api.problems import Problem

#: What stands before a generator's id in `Dataset.source`.
SOURCE = "generator:"
#: Larger tables (2 GB) are refused before they are begun.
MOST_CELLS = 250_000_000


def rows(default: int) -> Param:
    """Declare ``n_rows``, which every generator has."""
    return integer(
        "n_rows", default, low=1, high=10_000_000, help="How many rows are made."
    )


def label_noise(default: float | None = 0.0, *, optional: bool = False) -> Param:
    """Declare ``label_noise``; `Generator` applies it and adds it to the error."""
    return real(
        "label_noise", default, low=0.0, high=0.5, optional=optional,
        help="Share of the rows whose class is replaced by another, drawn at random.",
        advanced=True,
    )  # fmt: skip


def balanced() -> Param:
    """Declare ``balanced``; `BalancedGenerator` draws class codes by it."""
    return flag(
        "balanced", True,
        help="Equally many rows of each class; else the class of each row is drawn.",
    )  # fmt: skip


class Generator(ABC):
    """Makes data sets; a subclass says how rows are drawn and which rule is optimal.

    A subclass declares ``n_rows`` and ``random_state`` (and ``label_noise``, if it
    takes it), is a scikit-learn estimator (for ``get_params``) and defines `draw`,
    `attributes` and `class_attribute`; `clean_error` and `best_classes` where the
    densities are known.
    """

    n_rows: int
    random_state: int

    @abstractmethod
    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return `n` rows (n, d) and their class codes (n,), without label noise."""

    @abstractmethod
    def attributes(self) -> tuple[Attribute, ...]:
        """Return the description of every column."""

    @abstractmethod
    def class_attribute(self) -> Attribute:
        """Return the class with its labels."""

    def clean_error(self) -> float | None:
        """Return the error of the optimal rule without label noise, None if unknown."""
        return None

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return the optimal rule's class codes for rows (m, d)."""
        raise NotImplementedError

    def noise_of_labels(self) -> float:
        """Return the share of rows whose class is replaced by another."""
        return float(getattr(self, "label_noise", 0.0) or 0.0)

    # -- what everybody calls -----------------------------------------------------

    def generate(self) -> Dataset:
        """Make the data set; the same parameters make the same one.

        Raises
        ------
        Problem
            When a parameter is out of its limits, or the table would be too large.
        """
        plugin, params = self.checked()
        columns = len(self.attributes())
        if self.n_rows * columns > MOST_CELLS:
            raise Problem(
                f"{self.n_rows} rows of {columns} columns",
                expected=f"at most {MOST_CELLS} cells",
                where=plugin.id,
            )
        random = np.random.default_rng(self.random_state)
        X, codes = self.draw(random, self.n_rows)
        codes = _relabelled(
            codes, self.noise_of_labels(), len(self.class_attribute().values), random
        )
        X.flags.writeable = codes.flags.writeable = False  # Dataset need not copy them
        changed = {k: v for k, v in params.items() if v != plugin.defaults()[k]}
        words = [f"{k}={v}" for k, v in changed.items() if k != "n_rows"]
        return Dataset(
            X=X,
            y=codes,
            attributes=self.attributes(),
            class_attribute=self.class_attribute(),
            name=" ".join([plugin.id, f"n_rows={len(X)}", *words]),
            source=SOURCE + plugin.id + " " + json.dumps(params),
            notes=(
                f"made by the generator {plugin.id}: "
                + ", ".join(f"{k}={v}" for k, v in params.items()),
            ),
        )

    def bayes_error(self) -> float | None:
        """Return the error rate of the optimal rule, None where it is not known.

        Raises
        ------
        Problem
            When a parameter is out of its limits.
        """
        self.checked()
        clean, noise = self.clean_error(), self.noise_of_labels()
        if clean is None:
            return None
        # the best class stays the best while noise <= 1/2: it is right when it was
        # and no noise came, or when it was wrong and the noise happened to pick it
        others = max(len(self.class_attribute().values) - 1, 1)
        return 1 - (1 - clean) * (1 - noise) - clean * noise / others

    def bayes_classes(self, X: FloatArray) -> IntArray:
        """Return the optimal decision for rows (m, d): class codes (m,).

        Raises
        ------
        Problem
            When a parameter or the number of columns is wrong.
        """
        plugin, _ = self.checked()
        X = np.asarray(X, dtype=np.float64)
        if X.ndim != 2 or X.shape[1] != len(self.attributes()):
            raise Problem(
                f"X has shape {X.shape}",
                expected=f"rows of {len(self.attributes())} columns",
                where=plugin.id,
            )
        return self.best_classes(X).astype(np.int64)

    def checked(self) -> tuple[Plugin, dict[str, Value]]:
        """Return the declaration and all parameters, checked.

        Raises
        ------
        Problem
            When a parameter is out of its limits.
        """
        plugin = declared(type(self))
        if plugin is None:
            raise Problem(f"{type(self).__name__} declares no plugin")
        given: Mapping[str, Any] = {
            p.name: getattr(self, p.name) for p in plugin.params
        }
        try:
            return plugin, check_params(plugin.params, given)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=plugin.id
            ) from None


class BalancedGenerator(Generator):
    """A generator whose class codes come in turn, or are each drawn alike.

    A subclass declares ``balanced``.
    """

    balanced: bool

    def class_codes(self, random: np.random.Generator, n: int) -> IntArray:
        """Return the class codes of n rows."""
        n_classes = len(self.class_attribute().values)
        return class_codes_drawn(random, n, n_classes, self.balanced)


class PlaneGenerator(Generator):
    """A generator of rows in the plane."""

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x and y."""
        return Attribute("x"), Attribute("y")


def class_codes_drawn(
    random: np.random.Generator, n: int, n_classes: int, balanced: bool
) -> IntArray:
    """Return class codes (n,): in turn when balanced, else each drawn alike."""
    if balanced:
        return np.arange(n, dtype=np.int64) % n_classes
    return random.integers(0, n_classes, n)


def letters(name: str, labels: str) -> Attribute:
    """Return a nominal attribute whose labels are the words of a text."""
    return Attribute(name, "nominal", tuple(labels.split()))


def numbered_classes(n_classes: int) -> Attribute:
    """Return the class attribute with labels c1 … cn."""
    labels = tuple(f"c{i + 1}" for i in range(n_classes))
    return Attribute("class", "nominal", labels)


def _relabelled(
    codes: IntArray, share: float, n_classes: int, random: np.random.Generator
) -> IntArray:
    if share == 0.0 or n_classes < 2:
        return codes
    hit = random.random(len(codes)) < share
    moved = (codes + random.integers(1, n_classes, len(codes))) % n_classes
    noisy: IntArray = np.where(hit, moved, codes)
    return noisy
