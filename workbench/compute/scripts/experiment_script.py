"""The script of an experiment: every score of its table, data set by data set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.experiments.find_data import find, sha256_of
from workbench.compute.folds.folds import Protocol
from workbench.compute.folds.partitions import protocol_for
from workbench.compute.reading.readers import read
from workbench.compute.scripts.evaluation_script import protocol_words
from workbench.compute.scripts.fold_code import FoldCode, fold_code, given_rows
from workbench.compute.scripts.learner_code import (
    LearnerCode,
    learner_code,
    selecting_code,
)
from workbench.compute.scripts.script_text import (
    Imports,
    Script,
    identifier,
    indented,
    made_by,
    python,
    wrapped,
)
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment, distinct

#: How a script names the file of a data set, given where it lies.
Naming = Callable[[str], str]
_WITH_SCORES = ("auc", "log_loss", "brier")


@dataclass(frozen=True, slots=True)
class FoundData:
    """A data set of an experiment, read.

    Attributes
    ----------
    entry : DataEntry
    source : str
        Where it was found.
    dataset : Dataset
    sha256 : str
    """

    entry: DataEntry
    source: str
    dataset: Dataset
    sha256: str


def found_data(
    experiment: Experiment, base: Path, folders: Sequence[Path] = ()
) -> list[FoundData]:
    """Find and read every data set of an experiment, each once.

    Raises
    ------
    Problem
        For one that is nowhere, cannot be read, or has changed since.
    """
    found: dict[tuple[str, str, str], FoundData] = {}
    for entry in experiment.data:
        place = find(entry, base, folders)
        sha = sha256_of(place.source)
        if entry.sha256 and entry.sha256 != sha:
            raise Problem(
                f"SHA-256 {sha[:12]}…",
                expected=f"{entry.sha256[:12]}…: the data of the experiment",
                where=place.source,
            )
        asked: Any = entry.class_type or None
        if (Path(place.source) / "meta.json").is_file():
            data = Dataset.open(Path(place.source))
        else:
            data = read(
                place.source, class_name=entry.class_name or None, class_type=asked
            )
        key = (sha, entry.class_name, entry.class_type)
        found.setdefault(key, FoundData(entry, place.source, data, sha))
    return list(found.values())


def experiment_script(
    experiment: Experiment,
    found: Sequence[FoundData],
    base: Path,
    named: Naming = str,
) -> Script:
    """Write the script of an experiment.

    Parameters
    ----------
    experiment : Experiment
    found : sequence of FoundData
        Of `found_data`.
    base : Path
        The folder that relative files of folds start from.
    named : callable
        What the script calls a data file.

    Raises
    ------
    Problem
        For an unknown plugin, parameter or protocol.
    """
    experiment = _once(experiment)
    titles = experiment.titles()
    names = distinct([each.entry.name or each.dataset.name for each in found])
    datasets = [each.dataset for each in found]
    keel = experiment.protocol.get("kind") == "keel" or any(
        each.entry.folds for each in found
    )
    for each in found:  # said now rather than by the script
        protocol_for(
            experiment.protocol, each.entry.folds, each.source, each.dataset, base
        )
    protocol: Protocol | Mapping[str, Any] = (
        experiment.protocol if keel else Protocol.from_dict(experiment.protocol)
    )
    imports = Imports()
    imports.module("workbench")
    imports.door("fold_seed", "mean_score", "same_data")
    codes = [
        _learner(experiment, place, datasets, imports)
        for place in range(len(experiment.learners))
    ]
    relabels = any(code.relabels for code in codes)
    parts = any(code.needs_parts for code in codes)
    folds = fold_code(protocol, datasets, imports, needs_parts=parts)
    functions, learners = _functions(codes, titles, experiment, imports, folds)
    cells = [_data(found, names, named)]
    if keel:
        files = {n: e.entry.folds for n, e in zip(names, found, strict=True)}
        cells.append(
            f"PROTOCOL = {python(dict(experiment.protocol))}\nFOLDS = {python(files)}"
        )
    elif isinstance(protocol, Protocol) and protocol.test_rows:
        cells.append(given_rows(protocol))
    cells += [*functions, learners]
    if relabels:
        cells.append(_relabelled(titles, codes))
    is_loo = experiment.protocol.get("kind") == "loo"
    cells.append(_loop(experiment, folds, imports, is_loo=is_loo, relabels=relabels))
    words = protocol_words(protocol)
    what = f"{len(names)} data sets" if len(names) != 1 else names[0]
    title = experiment.title or ", ".join(titles[:4]) + ("…" if titles[4:] else "")
    return Script(
        f"{title} on {what}: {words}.",
        f"It prints {', '.join(experiment.measures)} of every classifier on every data "
        f"set: the mean of the folds. {made_by()}",
        imports,
        tuple(cells),
    )


def _relabelled(titles: Sequence[str], codes: Sequence[LearnerCode]) -> str:
    """Return the table of the data sets whose classes a learner's filters make."""
    changed = [
        f"{python(title)}: lambda data: {code.relabels}"
        for title, code in zip(titles, codes, strict=True)
        if code.relabels
    ]
    return f"CHANGED = {wrapped('{', changed, '}')}"


def _once(experiment: Experiment) -> Experiment:
    """Drop learners that compute what another does, whatever their names."""
    seen: dict[str, Learner] = {}
    for learner in experiment.learners:
        seen.setdefault(experiment.column_key(learner), learner)
    return replace(experiment, learners=tuple(seen.values()))


def _learner(
    experiment: Experiment, place: int, datasets: Sequence[Dataset], imports: Imports
) -> LearnerCode:
    learner = experiment.learners[place]
    settings = learner.settings(experiment.scale)
    scores = _asks_scores(experiment)
    if learner.select:
        return selecting_code(
            settings, learner.candidates(), learner.inner_folds, imports,
            protocol_seed=experiment.seed, scores=scores,
        )  # fmt: skip
    return learner_code(
        settings, datasets, imports,
        seed="seed", protocol_seed=experiment.seed, scores=scores,
    )  # fmt: skip


def _asks_scores(experiment: Experiment) -> bool:
    return any(measure in _WITH_SCORES for measure in experiment.measures)


def _data(found: Sequence[FoundData], names: Sequence[str], named: Naming) -> str:
    """Return the cell that says where the data lie, and what their bytes are."""
    sources = [
        f"{python(name)}: {python(named(each.source))}"
        for name, each in zip(names, found, strict=True)
    ]
    sums = [
        f"{python(name)}: {python(each.sha256)}"
        for name, each in zip(names, found, strict=True)
    ]
    readings = []
    for name, each in zip(names, found, strict=True):
        asked = {
            key: value
            for key, value in (
                ("class_name", each.entry.class_name),
                ("class_type", each.entry.class_type),
            )
            if value
        }
        if asked:
            readings.append(f"{python(name)}: {python(asked)}")
    return "\n".join(
        [
            f"DATA = {_column(sources)}",
            "# of the files; the seed of a fold depends on it, too",
            f"SHA256 = {_column(sums)}",
            f"READING = {_column(readings)}",
        ]
    )


def _column(items: Sequence[str]) -> str:
    if not items:
        return "{}"
    return "{\n" + "".join(f"    {item},\n" for item in items) + "}"


def _functions(
    codes: Sequence[LearnerCode],
    titles: Sequence[str],
    experiment: Experiment,
    imports: Imports,
    folds: FoldCode,
) -> tuple[list[str], str]:
    """Return a function for each learner, and the cell that lists them."""
    shared: dict[str, str] = {}
    functions, entries = list[str](), list[str]()
    taken = {"data", "folds", "scaled", "workbench", "np", "math"}
    back = "predicted"
    if _asks_scores(experiment):
        back = "predicted, scores, probabilities"
    for code, title in zip(codes, titles, strict=True):
        name = identifier(title, taken)
        taken.add(name)
        arguments = "data, train, test, seed"
        if folds.parts:
            arguments += ", part"
        lines = list(code.lines)
        for helper, text in code.functions.items():
            known = shared.get(helper)
            if known is None:
                shared[helper] = text
            elif known != text:  # the other scale
                other = identifier(f"{helper}_too", taken)
                taken.add(other)
                shared[other] = text.replace(f"def {helper}(", f"def {other}(")
                lines = [line.replace(f"{helper}(", f"{other}(") for line in lines]
        text = "\n".join(lines)
        if "X[" in text or "y[" in text:
            lines.insert(0, "X, y = data.X, data.y")
        if "known" in text:
            lines.insert(0, "known = usable_rows(data)")
        body = "\n".join(indented(line, 4) for line in lines)
        functions.append(f"def {name}({arguments}):\n{body}\n    return {back}")
        entries.append(f"{python(title)}: {name}")
    if any("np." in text for text in shared.values()):
        imports.module("numpy", "np")
    return [*shared.values(), *functions], f"LEARNERS = {_column(entries)}"


def _loop(
    experiment: Experiment,
    folds: FoldCode,
    imports: Imports,
    *,
    is_loo: bool,
    relabels: bool,
) -> str:
    only_accuracy = experiment.measures == ("accuracy",)
    scores = _asks_scores(experiment)
    arguments = "data, train, test, seed" + (", part" if folds.parts else "")
    data = "whole" if relabels else "data"
    lines = [
        "for name, source in DATA.items():",
        "    source = same_data(source, SHA256[name])",
        f"    {data} = workbench.read(source, **READING.get(name, {{}}))",
        "    for title, learner in LEARNERS.items():",
    ]
    if relabels:
        lines.append("        data = CHANGED.get(title, lambda same: same)(whole)")
    lines.append("        X, y = data.X, data.y")
    if folds.parts:
        lines.append("        known = usable_rows(data)  # those with a class")
    inner: list[str] = []
    if is_loo:
        imports.module("numpy", "np")
        inner += _leave_one_out(experiment, folds, imports, arguments, scores=scores)
    else:
        place = f"divmod(i, {folds.per_repeat})"
        inner.append("found = []")
        inner += [folds.deal] if folds.deal else []
        inner += folds.head("" if folds.parts else "i")
        if folds.parts:
            where = "part.repeat, part.fold"
        else:
            inner.append(f"    repeat, fold = {place}")
            where = "repeat, fold"
        inner.append(f"    seed = fold_seed({experiment.seed}, SHA256[name], {where})")
        inner += _answer(arguments, scores=scores)
        inner += _judged(only_accuracy, scores, imports)
    lines.append("        try:  # a fold that fails leaves its cell empty")
    lines += [indented(line, 12) for line in inner]
    lines += [
        "        except Exception as error:",
        '            print(f"{name}  {title}  failed: {error}")',
        "            continue",
    ]
    if only_accuracy:
        lines += [
            "        score = mean_score(found)",
            '        print(f"{name}  {title}  {score:.4f}  ({score!r})")',
        ]
    else:
        measures = python(tuple(experiment.measures))
        lines += [
            f"        for measure in {measures}:",
            "            score = mean_score([each[measure] for each in found])",
            '            shown = "none" if score is None else f"{score:.4f}  ({score!r})"',
            '            print(f"{name}  {title}  {measure}  {shown}")',
        ]
    return "\n".join(lines)


def _answer(arguments: str, *, scores: bool) -> list[str]:
    target = "predicted, scores, probabilities" if scores else "predicted"
    return [f"    {target} = learner({arguments})"]


def _judged(only_accuracy: bool, scores: bool, imports: Imports) -> list[str]:
    if only_accuracy:
        return ["    found.append(float((predicted == y[test]).mean()))"]
    imports.door("fold_measures")
    more = ", scores, probabilities=probabilities" if scores else ""
    return [f"    found.append(fold_measures(y[test], predicted, data{more}))"]


def _leave_one_out(
    experiment: Experiment,
    folds: FoldCode,
    imports: Imports,
    arguments: str,
    *,
    scores: bool,
) -> list[str]:
    """Write leave-one-out: the answers of all rows are judged together."""
    lines = [
        f"seed = fold_seed({experiment.seed}, SHA256[name], 0, 0)",
        "answers, tested = [], []",
        *folds.head(),
        f"    answers.append(learner({arguments}))",
        "    tested.append(test)",
        "test = np.concatenate(tested)",
    ]
    if scores:
        lines += [
            "predicted = np.concatenate([answer[0] for answer in answers])",
            "given = [answer[1] for answer in answers]",
            "scores = None if given[0] is None else np.vstack(given)",
            "probabilities = answers[0][2]",
        ]
    else:
        lines.append("predicted = np.concatenate(answers)")
    only_accuracy = experiment.measures == ("accuracy",)
    judged = _judged(only_accuracy, scores, imports)
    return [*lines, "found = []", *(line.strip() for line in judged)]
