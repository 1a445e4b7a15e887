"""Cross-validation folds, holdout and leave-one-out: the same for every classifier.

The parts depend on the classes, the protocol and its seed only, so two classifiers
evaluated under one protocol are always compared on the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, IntArray, Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.folds.weka_folds import weka_folds, weka_split
from workbench.core.program.json_text import load_json

ProtocolKind = Literal[
    "cv", "loo", "split", "train", "test", "folds", "weka", "weka-split"
]


@dataclass(frozen=True, slots=True)
class Protocol:
    """Test protocol of a classifier.

    Attributes
    ----------
    kind : str
        ``cv`` (stratified k-fold), ``loo`` (leave one out), ``split`` (one stratified
        part trains, the rest tests), ``train`` (tests on the training rows), ``test``
        (a supplied test set), ``folds`` (the parts given in `test_rows`), ``weka`` (the
        very folds that Weka's cross-validation makes with that seed) or
        ``weka-split`` (the percentage split of Weka's Explorer).
    folds : int
        Number of folds of ``cv`` and ``weka``, at least 2.
    repeats : int
        How often ``cv`` and ``split`` are repeated with other random numbers, and
        ``weka`` and ``weka-split`` with the seeds that follow `seed`.
    seed : int
        Seed of the shuffles.
    percent : float
        Share of the rows that train under ``split`` and ``weka-split``, between 0
        and 100.
    test_rows : tuple of tuple of int
        The test rows of each fold under ``folds``, counted from 0.
    test_data : str
        Where the test set of ``test`` lies.

    Raises
    ------
    Problem
        When a value is outside its limits.
    """

    kind: ProtocolKind = "cv"
    folds: int = 10
    repeats: int = 1
    seed: int = 1
    percent: float = 66.0
    test_rows: tuple[tuple[int, ...], ...] = ()
    test_data: str = ""

    def __post_init__(self) -> None:
        kinds = get_args(ProtocolKind)
        if self.kind not in kinds:
            what = f"kind = {self.kind!r}"
            expected = instead_of(self.kind, kinds)
            raise Problem(what, expected=expected, where="protocol")
        _demand(_whole(self.folds, 2), f"folds = {self.folds!r}", "at least 2")
        _demand(_whole(self.repeats, 1), f"repeats = {self.repeats!r}", "at least 1")
        _demand(
            _whole(self.seed, 0) and self.seed < 2**32,
            f"seed = {self.seed!r}",
            "an integer from 0 to 4294967295",
        )
        _demand(
            isinstance(self.percent, int | float) and 0 < self.percent < 100,
            f"percent = {self.percent!r}",
            "above 0 and below 100",
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the protocol as plain values; `from_dict` takes them back."""
        return {**asdict(self), "test_rows": [list(rows) for rows in self.test_rows]}

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Protocol:
        """Rebuild a protocol; keys left out take their defaults.

        Raises
        ------
        Problem
            For an unknown key or a value outside its limits.
        """
        known = Protocol.__dataclass_fields__
        for key in values:
            if key not in known:
                what, expected = f"no setting {key!r}", instead_of(key, known)
                raise Problem(what, expected=expected, where="protocol")
        given = dict(values)
        rows = given.pop("test_rows", ())
        return Protocol(**given, test_rows=tuple(tuple(part) for part in rows))


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """One fold: the rows that test; under `trains_on_all` every row trains too.

    Attributes
    ----------
    repeat, fold : int
        Counted from 0.
    test : ndarray of int64
        Rows of the data set (of the test set under ``test``), in the order in which
        they are tested: ascending, or Weka's.
    trains_on_all : bool
        Whether the training rows are all usable rows, not just the others.
    training : ndarray of int64 or None
        The training rows where their order is Weka's.
    classless : ndarray of int64 or None
        Rows without a class that Weka has among the training rows.
    """

    repeat: int
    fold: int
    test: IntArray
    trains_on_all: bool = False
    training: IntArray | None = None
    classless: IntArray | None = None

    def train(self, usable: IntArray) -> IntArray:
        """Return the training rows out of the `usable` ones, which are ascending."""
        if self.training is not None:
            return self.training
        if self.trains_on_all:
            return usable
        return np.setdiff1d(usable, self.test, assume_unique=True)

    def unlabelled(self, usable: IntArray, n_rows: int) -> IntArray:
        """Return the rows without a class that are at hand in training."""
        if self.classless is not None:
            return self.classless
        return np.setdiff1d(np.arange(n_rows), usable, assume_unique=True)


def usable_rows(dataset: Dataset) -> IntArray:
    """Return the rows whose class is known, ascending."""
    if dataset.class_attribute.is_numeric:
        known = ~np.isnan(dataset.y)
    else:
        known = dataset.y >= 0
    return np.flatnonzero(known).astype(np.int64)


def plan(
    protocol: Protocol, dataset: Dataset, test: Dataset | None = None
) -> list[Part]:
    """Return the parts of a protocol, repeats one after the other.

    Parameters
    ----------
    dataset : Dataset
        Rows with a missing class are in no part.
    test : Dataset, optional
        The supplied test set of ``test``.

    Raises
    ------
    Problem
        When the data set cannot be divided that way.
    """
    rows = usable_rows(dataset)
    least = 1 if protocol.kind in ("train", "test") else 2
    _demand(
        rows.size >= least,
        f"{rows.size} {'row' if rows.size == 1 else 'rows'} with a known class",
        f"at least {least}",
        dataset.name,
    )
    if protocol.kind == "train":
        return [Part(0, 0, rows, trains_on_all=True)]
    if protocol.kind == "test":
        return [_supplied(test)]
    if protocol.kind == "loo":
        return [Part(0, i, rows[i : i + 1]) for i in range(rows.size)]
    if protocol.kind == "folds":
        return list(_given(protocol.test_rows, dataset, rows))
    if protocol.kind in ("weka", "weka-split"):
        return list(_as_weka(protocol, dataset, rows))
    return list(_drawn(protocol, dataset, rows))


def _drawn(protocol: Protocol, dataset: Dataset, rows: IntArray) -> Iterator[Part]:
    # RandomState's stream is frozen for good (NEP 19), so folds stay the same with
    # every version of NumPy; the repeats take turns on one stream.
    random = np.random.RandomState(protocol.seed)
    y = dataset.y[rows]
    codes = np.zeros(rows.size, np.int64) if dataset.class_attribute.is_numeric else y
    if protocol.kind == "cv":
        _demand_folds(protocol, rows, dataset)
    for repeat in range(protocol.repeats):
        if protocol.kind == "split":
            yield Part(repeat, 0, rows[split_tests(codes, protocol.percent, random)])
            continue
        fold_of_row = stratified(codes, protocol.folds, random)
        for fold in range(protocol.folds):
            yield Part(repeat, fold, rows[fold_of_row == fold])


def _demand_folds(protocol: Protocol, rows: IntArray, dataset: Dataset) -> None:
    _demand(
        protocol.folds <= rows.size,
        f"{protocol.folds} folds",
        f"at most one for each of the {rows.size} rows",
        dataset.name,
    )


def _as_weka(protocol: Protocol, dataset: Dataset, rows: IntArray) -> Iterator[Part]:
    n = dataset.n_rows  # Weka shuffles and deals out rows with a missing class, too
    if protocol.kind == "weka":
        _demand_folds(protocol, rows, dataset)
    codes = None if dataset.class_attribute.is_numeric else dataset.y
    usable = np.zeros(n, dtype=bool)
    usable[rows] = True
    for repeat in range(protocol.repeats):
        seed = protocol.seed + repeat  # as the runs of Weka's Experimenter have it
        if protocol.kind == "weka":
            parts = weka_folds(codes, n, protocol.folds, seed)
        else:
            parts = [weka_split(n, protocol.percent, seed)]
        for fold, (test, training) in enumerate(parts):
            classless = training[~usable[training]]
            test, training = test[usable[test]], training[usable[training]]
            _demand(
                test.size > 0 and training.size > 0,
                f"fold {fold + 1} tests {test.size} and trains on {training.size} rows",
                "some rows to test and some to train",
                dataset.name,
            )
            yield Part(repeat, fold, test, training=training, classless=classless)


def stratified(
    codes: npt.NDArray[Any], folds: int, random: np.random.RandomState
) -> IntArray:
    """Deal rows to folds so that sizes, overall and per class, differ by at most one.

    The deal of scikit-learn's ``StratifiedKFold(folds, shuffle=True)``, without its
    refusal of small classes: same seed, same folds.

    Parameters
    ----------
    codes : ndarray of int, shape (n,)
        The class of each row.
    random : RandomState
        Moves on by one shuffle for each class.

    Returns
    -------
    ndarray of int64, shape (n,)
        The fold in which each row is tested.
    """
    # classes in order of first appearance, as the seed's meaning depends on it
    _, first, inverse = np.unique(codes, return_index=True, return_inverse=True)
    rank = np.argsort(np.argsort(first))
    ordered = rank[inverse]
    n_classes = first.size
    dealt = np.sort(ordered)
    counts = [np.bincount(dealt[f::folds], minlength=n_classes) for f in range(folds)]
    fold_of_row = np.empty(codes.size, np.int64)
    for label, per_fold in enumerate(np.array(counts).T):
        order = np.arange(folds).repeat(per_fold)
        random.shuffle(order)
        fold_of_row[ordered == label] = order
    return fold_of_row


def split_tests(
    codes: npt.NDArray[Any], percent: float, random: np.random.RandomState
) -> IntArray:
    """Draw the test rows of a stratified percentage split, ascending.

    Rows are shuffled, brought in class order and every one whose running share
    passes the next multiple of the test share is taken, so each class gives its
    share up to one row. At least one row trains and one tests.
    """
    n = codes.size
    n_test = min(max(round(n * (1 - percent / 100)), 1), n - 1)
    shuffled = random.permutation(n)
    by_class = shuffled[np.argsort(codes[shuffled], kind="stable")]
    places = ((np.arange(n_test) + 0.5) * n / n_test).astype(np.int64)
    return np.sort(by_class[places]).astype(np.int64)


def _supplied(test: Dataset | None) -> Part:
    if test is None:
        raise Problem("no test set", expected="a file for the protocol 'test'")
    rows = usable_rows(test)
    if rows.size == 0:  # nothing to judge by: all rows are predicted all the same
        rows = np.arange(test.n_rows)
    _demand(rows.size > 0, "no row to test", "at least 1", test.name)
    return Part(0, 0, rows, trains_on_all=True)


def _given(
    parts: Sequence[Sequence[int]], dataset: Dataset, rows: IntArray
) -> Iterator[Part]:
    check_parts(parts, dataset.n_rows, dataset.name)
    for fold, part in enumerate(parts):
        test = np.intersect1d(np.asarray(part, np.int64), rows)
        _demand(
            0 < test.size < rows.size,
            f"fold {fold + 1} tests {test.size} of {rows.size} rows",
            "some rows to test and some to train",
            dataset.name,
        )
        yield Part(0, fold, test)


def check_parts(parts: Sequence[Sequence[int]], n_rows: int, where: str) -> None:
    """Check that given folds hold each row at most once and only rows there are.

    Raises
    ------
    Problem
        Naming the fold and the row.
    """
    _demand(len(parts) > 0, "no fold", "at least one list of test rows", where)
    fold_of_row: dict[int, int] = {}
    for fold, part in enumerate(parts):
        for row in part:
            _demand(
                0 <= row < n_rows,
                f"row {row} in fold {fold + 1}",
                f"rows from 0 to {n_rows - 1}",
                where,
            )
            _demand(
                row not in fold_of_row,
                f"row {row} in fold {fold + 1} and in fold "
                f"{fold_of_row.get(row, 0) + 1}",
                "each row in one fold",
                where,
            )
            fold_of_row[row] = fold


def read_folds(path: Path) -> tuple[tuple[int, ...], ...]:
    """Read a file of folds, ``{"test": [[row, …], …]}``, rows counted from 0.

    Raises
    ------
    Problem
        When the file cannot be read or has another form.
    """
    content = load_json(path, "a file of folds")
    parts = content.get("test") if isinstance(content, dict) else None
    if not isinstance(parts, list) or not all(_is_rows(part) for part in parts):
        raise Problem(
            "no folds", expected='{"test": [[row, ...], ...]}', where=str(path)
        )
    return tuple(tuple(part) for part in parts)


def _is_rows(part: object) -> bool:
    return isinstance(part, list) and all(type(row) is int for row in part)


def _whole(value: object, least: int) -> bool:
    return type(value) is int and value >= least


def _demand(holds: bool, what: str, expected: str, where: str = "protocol") -> None:
    if not holds:
        raise Problem(what, expected=expected, where=where)
