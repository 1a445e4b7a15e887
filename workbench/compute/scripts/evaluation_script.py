"""The script of one run: a learner tested on a data set, with the figures of Classify."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.api import Dataset, Problem, check_params
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request, declaration, find_class
from workbench.compute.folds.folds import Protocol, usable_rows
from workbench.compute.scripts.fold_code import FoldCode, fold_code, given_rows
from workbench.compute.scripts.learner_code import (
    LearnerCode,
    learner_code,
    made_call,
)
from workbench.compute.scripts.script_text import (
    Imports,
    Script,
    indented,
    made_by,
    python,
    wrapped,
)
from workbench.core.learner.learner_settings import LearnerSettings

_OF_CLASSES = """\
print("correct", int((true == predicted).sum()), "of", len(true))
print("accuracy", float((true == predicted).mean()))"""
_CONFUSION = """\
confusion = confusion_matrix(true, predicted, len(data.classes))
print("kappa", kappa(confusion))
print("confusion matrix, true classes in rows:", *data.classes)
print(confusion)"""
_OF_NUMBERS = """\
error = predicted - true
print("mae", float(np.abs(error).mean()))
print("rmse", math.sqrt(float((error**2).mean())))
print("r2", 1 - float((error**2).sum()) / float(((true - true.mean()) ** 2).sum()))"""
_PROTOCOLS = {
    "cv": "{folds} stratified folds",
    "loo": "leave-one-out",
    "split": "{percent:g} % of the rows train, the others test",
    "train": "tested on the rows that trained it",
    "test": "tested on other rows",
    "folds": "given folds",
    "weka": "{folds} folds as Weka makes them",
    "weka-split": "{percent:g} % of the rows train, as Weka splits them",
}


def evaluation_script(
    dataset: Dataset,
    request: Request,
    source: str,
    *,
    class_name: str = "",
    class_type: str = "",
    test_source: str = "",
    test: Dataset | None = None,
) -> Script:
    """Write the script of an evaluation.

    Parameters
    ----------
    dataset : Dataset
        As it is read, before filters change its classes.
    request : Request
    source : str
        Where the script reads it, relative to itself.
    class_name, class_type : str
        How it is read; empty: as usual.
    test_source : str
        Where the supplied test set lies.
    test : Dataset, optional
        That test set, to check the request with.

    Raises
    ------
    Problem
        When the request does not fit the data, or is one that no script repeats.
    """
    if request.learn_once:
        return _learned_once(dataset, request, source, class_name, class_type)
    work = Evaluation(dataset, request, test, tried=False)
    protocol, learner = request.protocol, request.learner
    imports = Imports()
    imports.module("numpy", "np")
    imports.module("workbench")
    cells = [data_cell(source, class_name, class_type)]
    if _asks_once(work):
        cells.append(_once(work, imports))
        cells.append(_figures(dataset, imports))
        return _script(dataset, request, imports, cells)
    if protocol.kind == "test":
        cells += _supplied(dataset, learner, test_source, imports)
        return _script(dataset, request, imports, cells)
    code = learner_code(learner, [dataset], imports, protocol_seed=protocol.seed)
    if code.relabels:
        cells[0] += f"\ndata = {code.relabels}"
    cells += code.functions.values()
    divided = [work.dataset]
    if protocol.kind == "train":
        cells.append(_on_training_rows(code, dataset, imports))
    else:
        needs = code.needs_parts
        folds = fold_code(protocol, divided, imports, needs_parts=needs)
        rows = given_rows(protocol)
        cells += [rows] if rows else []
        cells.append(_loop(code, folds))
    cells.append(_figures(dataset, imports))
    return _script(dataset, request, imports, cells)


def data_cell(source: str, class_name: str = "", class_type: str = "") -> str:
    """Return the cell that reads the data set; `x_and_y` goes behind it."""
    more = [f"class_name={python(class_name)}"] if class_name else []
    more += [f"class_type={python(class_type)}"] if class_type else []
    return f"data = {wrapped('workbench.read(', [python(source), *more], ')')}"


def _asks_once(work: Evaluation) -> bool:
    """Whether leave-one-out can be one question, as the program asks it."""
    if not work.one_query or work.request.learner.costs is not None:
        return False
    data = work.dataset
    if work.rows.size < data.n_rows or data.weights is not None:
        return False
    preparation = work.fit_preparation(data)
    exact = getattr(work.cls(**work.params), "leave_one_out_is_exact", None)
    if exact is not None and not exact(preparation.transform(data.X)):
        return False
    return not preparation.depends_on_row(data.X).any()


def _once(work: Evaluation, imports: Imports) -> str:
    from workbench.api.plugin import accepts

    learner = work.request.learner
    imports.door("Preparation")
    made = made_call(work.cls, work.plugin, learner.params, imports)
    reads = sorted(work.plugin.reads_for(work.params))
    known = "{" + ", ".join(f'"{word}"' for word in reads) + "}"
    given = ["data.X", "data.attributes", known]
    given += [f'"{learner.scale}"'] if learner.scale != "none" else []
    asked = ["prepare.transform(data.X)", "true"]
    if accepts(work.cls.leave_one_out, "attributes"):  # type: ignore[attr-defined]
        asked.append("attributes=prepare.attributes")
    return "\n".join(
        [
            "# every row is judged by all the others: one question in place of n fits",
            "true = data.y",
            wrapped("prepare = Preparation.fit(", given, ")"),
            f"model = {made}",
            wrapped("scores = model.leave_one_out(", asked, ")"),
            "predicted = np.unique(true)[scores.argmax(axis=1)]",
        ]
    )


def _loop(code: LearnerCode, folds: FoldCode) -> str:
    lines = ["X, y = data.X, data.y", "true, predictions = [], []"]
    if folds.parts:
        lines.append("known = usable_rows(data)  # those with a class")
    lines += [folds.deal] if folds.deal else []
    lines += folds.head()
    lines += [indented(line, 4) for line in code.lines]
    lines += ["    true.append(y[test])", "    predictions.append(predicted)"]
    lines.append("true, predicted = np.concatenate(true), np.concatenate(predictions)")
    return "\n".join(lines)


def _on_training_rows(code: LearnerCode, dataset: Dataset, imports: Imports) -> str:
    if usable_rows(dataset).size == dataset.n_rows and not code.needs_parts:
        rows = ["train = test = np.arange(len(y))"]
    else:
        imports.door("Protocol", "plan", "usable_rows")
        rows = [
            "known = usable_rows(data)  # those with a class",
            '(part,) = plan(Protocol("train"), data)',
            "train = test = known",
        ]
    return "\n".join(["X, y = data.X, data.y", *rows, *code.lines, "true = y[test]"])


def _supplied(
    dataset: Dataset, learner: LearnerSettings, source: str, imports: Imports
) -> list[str]:
    imports.door("Protocol", "aligned", "plan", "usable_rows")
    code = learner_code(learner, [dataset], imports, tested="tested.take(part.test)")
    lines = [
        f"tested = aligned(workbench.read({python(source)}), data, class_needed=False)",
        *([f"data = {code.relabels}"] if code.relabels else []),
        *([f"tested = {code.relabels.replace('data', 'tested')}"] if code.relabels else []),
        "known = usable_rows(data)  # those with a class",
        '(part,) = plan(Protocol("test"), data, tested)',
        "train = known",
        *code.lines,
        "true = tested.y[part.test]",
    ]  # fmt: skip
    return ["\n".join(lines), _figures(dataset, imports)]


def _figures(dataset: Dataset, imports: Imports) -> str:
    if dataset.has_nominal_class:
        imports.door("confusion_matrix", "kappa")
        return f"{_OF_CLASSES}\n{_CONFUSION}"
    imports.module("math")
    return _OF_NUMBERS


def _learned_once(
    dataset: Dataset, request: Request, source: str, class_name: str, class_type: str
) -> Script:
    """Write the optimistic estimate: the metric sees all rows, k-NN is tested."""
    learner, protocol = request.learner, request.protocol
    if learner.filters:
        raise Problem(
            "filters before a metric that learns once from all rows",
            expected="a run that learns in each fold, for a script of it",
        )
    cls = find_class(learner.plugin)
    plugin = declaration(cls)
    params = check_params(plugin.params, learner.params)
    imports = Imports()
    imports.module("numpy", "np")
    imports.module("workbench")
    imports.door("Preparation")
    made = made_call(cls, plugin, learner.params, imports)
    known = "{" + ", ".join(f'"{w}"' for w in sorted(plugin.reads_for(params))) + "}"
    given = ["data.X", "data.attributes", known]
    given += [f'"{learner.scale}"'] if learner.scale != "none" else []
    knn = LearnerSettings("knn", {"n_neighbors": params.get("n_neighbors", 5)})
    code = learner_code(knn, [dataset], imports, protocol_seed=protocol.seed)
    folds = fold_code(protocol, [dataset], imports)
    mapped = "\n".join(
        [
            "# optimistic: the metric sees the rows that are tested later",
            wrapped("prepare = Preparation.fit(", given, ")"),
            "rows = prepare.transform(data.X)",
            f"metric = {made}.fit(rows, data.y)",
            "mapped = rows @ metric.components_.T",
        ]
    )
    loop = _loop(code, folds).replace("X, y = data.X, data.y", "X, y = mapped, data.y")
    cells = [data_cell(source, class_name, class_type), mapped, loop]
    cells.append(_figures(dataset, imports))
    return _script(dataset, request, imports, cells)


def _script(
    dataset: Dataset, request: Request, imports: Imports, cells: Sequence[str]
) -> Script:
    protocol = request.protocol
    title = declaration(find_class(request.learner.plugin)).title
    return Script(
        f"{title} on {dataset.name}: {protocol_words(protocol)}.",
        made_by(),
        imports,
        tuple(cells),
    )


def protocol_words(protocol: Protocol | Mapping[str, object]) -> str:
    """Say how rows are divided, with the seed where there is one."""
    if isinstance(protocol, Mapping):
        return "the folds that lie beside the data"
    words = _PROTOCOLS[protocol.kind].format(
        folds=protocol.folds, percent=protocol.percent
    )
    if protocol.repeats > 1:
        words += f", {protocol.repeats} times"
    if protocol.kind in ("cv", "split", "weka", "weka-split"):
        words += f", seed {protocol.seed}"
    return words
