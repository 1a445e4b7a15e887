"""Results of scripts: the JSON of the command, attributes, tables, pictures, HTML."""

import copy
import json
import pickle

import numpy as np
import pandas as pd
import pytest
from scipy import stats

import workbench as wb
from workbench.api import Problem


@pytest.fixture(scope="module")
def evaluated():
    return wb.evaluate("builtin:iris", "naive-bayes", cv=5, predictions=True)


@pytest.fixture(scope="module")
def compared():
    rng = np.random.default_rng(0)
    table = pd.DataFrame(rng.random((8, 4)), columns=list("abcd")).rename(str)
    return table, wb.compare(table)


def same(by_attribute, by_key):
    """Whether what an attribute gives is what the key gives."""
    if isinstance(by_attribute, np.ndarray):
        return np.array_equal(by_attribute, np.array(by_key, by_attribute.dtype))
    if isinstance(by_attribute, tuple):
        pairs = zip(by_attribute, by_key, strict=True)
        return all(same(a, b) for a, b in pairs)
    return by_attribute == by_key


def test_every_key_is_an_attribute(evaluated, compared):
    profile = wb.profile("builtin:iris", control=[1])
    found = [evaluated, compared[1], profile, wb.prototypes("builtin:iris", "hart")]
    found += [
        wb.search("builtin:iris", "brute", queries=5),
        wb.fit("builtin:iris", "lda"),
    ]
    found += [wb.distance("manhattan", [0, 1], [2, 5])]
    for result in found:
        assert list(result.keys()) == list(json.loads(json.dumps(result)))
        for key in result:
            assert key in result
            assert same(getattr(result, key), result[key]), key
            assert key in dir(result)
        assert len(repr(result)) < 160
        assert "\n" not in repr(result)


def test_objects_inside_answer_both_ways(evaluated, compared):
    result = compared[1]
    assert result.friedman.p == result["friedman"]["p"] == result.friedman["p"]
    assert result.posthoc.pairs[0].a == result["posthoc"]["pairs"][0]["a"]
    assert evaluated.per_class[0]["class"] == "setosa"
    assert evaluated.protocol.folds == 5
    assert set(evaluated.protocol.keys()) == set(evaluated["protocol"])
    assert "folds" in evaluated.protocol
    assert evaluated.protocol == evaluated["protocol"]
    profile = wb.profile("builtin:iris", control=[1])
    # the name of a method of dicts, too
    assert profile.reliability.values == pytest.approx(profile["reliability"]["values"])


def test_arrays_by_attribute_and_lists_by_key(evaluated):
    assert evaluated.confusion.dtype == np.int64
    assert evaluated["confusion"] == evaluated.confusion.tolist()
    assert np.trace(evaluated.confusion) == evaluated.correct
    assert evaluated.accuracy == evaluated.correct / evaluated.n


def test_an_unknown_name_says_what_was_meant(evaluated):
    with pytest.raises(AttributeError, match=r"no attribute 'acuracy'.*accuracy"):
        _ = evaluated.acuracy
    with pytest.raises(AttributeError, match="'fold'"):
        _ = evaluated.protocol.fold
    with pytest.raises(Problem, match=r"no part 'confusio' .*confusion"):
        evaluated.to_frame("confusio")


def test_results_are_copied_and_pickled_whole(evaluated):
    for again in (copy.deepcopy(evaluated), pickle.loads(pickle.dumps(evaluated))):
        assert again == evaluated
        assert again.per_class[1].recall == evaluated.per_class[1].recall


def test_tables_of_an_evaluation(evaluated):
    rows = evaluated.to_frame("predictions")
    assert (rows["true"] == rows["predicted"]).sum() == evaluated.correct
    crossed = pd.crosstab(rows["true"], rows["predicted"])
    assert (evaluated.to_frame("confusion").to_numpy() == crossed.to_numpy()).all()
    per_class = evaluated.to_frame()
    recall = np.diag(crossed) / crossed.sum(axis=1)
    assert per_class["recall"].to_numpy() == pytest.approx(recall.to_numpy())
    folds = evaluated.to_frame("folds")["accuracy"]
    assert folds.mean() == pytest.approx(evaluated.accuracy)


def test_comparison_agrees_with_scipy(compared):
    table, result = compared
    ranks = table.rank(axis=1, ascending=False).mean()
    assert result.to_frame()["mean_rank"].to_dict() == pytest.approx(ranks.to_dict())
    statistic, p = stats.friedmanchisquare(*table.to_numpy().T)
    assert (result.friedman.statistic, result.friedman.p) == pytest.approx(
        (statistic, p)
    )
    assert len(result.to_frame("posthoc.pairs")) == 6
    as_lists = {name: table[name].tolist() for name in table}
    named = {name: table[name].to_dict() for name in table}
    for given in (as_lists, named, table.reset_index()):
        assert wb.compare(given).mean_ranks == result.mean_ranks


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (5, "results of the type int"),
        ({"a": [1, 2], "b": [1]}, "1 scores of b .expected 2"),
        ({"a": ["x", "y"], "b": [1, 2]}, "no numbers"),
    ],
)
def test_no_table_of_scores_is_a_problem(given, words):
    with pytest.raises(Problem, match=words) as caught:
        wb.compare(given)
    assert "\n" not in str(caught.value)


def test_html_escapes_names_and_names_no_colour():
    name = "<script>alert(1)</script>"
    frame = pd.DataFrame({name: [0.0, 1.0, 0.1, 1.1] * 3, "class": ["<b>", "&"] * 6})
    data = wb.read(frame)
    result = wb.evaluate(data, "knn", cv=2)
    for html in (
        data._repr_html_(),
        result._repr_html_(),
        result.protocol._repr_html_(),
    ):
        assert "<script>" not in html
        assert "<b>" not in html
        assert "#" not in html.replace("&#", "")
    assert "&lt;script&gt;" in data._repr_html_()
    assert "&lt;b&gt;" in result._repr_html_()


def test_pictures_are_drawn_in_a_process_of_their_own(evaluated, tmp_path):
    picture = evaluated.figure()
    target = picture.save(tmp_path / "folds.svg")
    text = target.read_text(encoding="utf-8")
    assert text.lstrip().startswith("<?xml")
    assert "accuracy" in text
    with pytest.raises(Problem, match=r"unknown kind of figure '\.bmp'"):
        picture.save(tmp_path / "x.bmp")
    with pytest.raises(Problem, match="has no picture"):
        wb.prototypes("builtin:iris", "hart").figure()
    with pytest.raises(Problem, match="theme 'blue'"):
        evaluated.figure(theme="blue")
