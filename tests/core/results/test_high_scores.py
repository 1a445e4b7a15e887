"""High scores: the order, the rule, the seal, and a file that is damaged or later."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.documents import evaluation

from workbench.api.problems import Problem
from workbench.core.program.json_text import dumps
from workbench.core.results.evaluating.run import Run
from workbench.core.results.high_scores import (
    MOST_SCORES,
    HighScores,
    Reached,
    Score,
    ScoreRecipe,
    ranked,
    reached_by,
    recipe_of,
    scores_path,
    why_not,
)

DATA = "ab" * 32
USUAL = {"n_neighbors": 1, "weights": "uniform"}


def score(correct=90, date="2026-01-01T00:00:00", **params) -> Score:
    recipe = ScoreRecipe("knn", {**USUAL, **params})
    reached = Reached(correct, 100, (0.1, 0.9), 0.5, 0.5)
    return Score(f"{params}", date, recipe, reached).sealed()


def changed(one: Score) -> int:
    return one.recipe.changed(USUAL)


def made(**entries) -> Run:
    """Make a run that competes, but for what is given."""
    entries = {
        "protocol": {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1},
        "data": {"name": "x", "classes": ["a", "b"], "sha256": DATA},
        "accuracy": 0.75, "correct": 3, "accuracy_interval": [0.3, 0.95],
        "n": 4, "params": {"n_neighbors": 3},
    } | entries  # fmt: skip
    result = evaluation(**entries)
    return Run(1, "knn", "3-NN", "x", "CV10", result, {"scale": "none"})


def test_the_order_is_accuracy_then_fewer_changes_then_age():
    fewer, more = score(n_neighbors=3), score(n_neighbors=5, weights="dudani")
    older = score(n_neighbors=7, date="2025-12-31T23:59:59")
    best, wrong = score(91, n_neighbors=9, weights="dudani"), score(99, n_neighbors=4)
    wrong = wrong.replayed_with(replace(wrong.reached, correct=98))
    found = ranked([more, wrong, fewer, best, older], changed)
    assert found == [best, older, fewer, more, wrong]
    assert wrong.state == "differs"


@given(st.permutations([score(80 + i % 3, n_neighbors=i) for i in range(9)]))
def test_the_order_does_not_hang_on_that_of_the_file(scores):
    places = [one.recipe.params["n_neighbors"] for one in ranked(scores, changed)]
    # the usual neighbour, one, changes nothing, and is the best of its accuracy
    assert set(places[:3]) == {2, 5, 8}
    assert places[3] == 1
    assert ranked(ranked(scores, changed), changed) == ranked(scores, changed)


def test_only_honest_runs_of_these_data_compete():
    honest = made()
    assert why_not(honest, DATA) is None
    assert reached_by(honest) == Reached(3, 4, (0.3, 0.95))
    assert why_not(honest, "cd" * 32) == "other data"
    rule = {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}
    for other in ({"folds": 9}, {"repeats": 2}, {"seed": 2}, {"kind": "weka"},
                  {"kind": "loo", "folds": None, "seed": None}):  # fmt: skip
        assert why_not(made(protocol=rule | other), DATA) == "protocol"
    assert why_not(made(protocol=rule | {"kind": "test"}), DATA) == "test set"
    failed = [{"repeat": 0, "fold": 3, "text": "no"}]
    assert why_not(made(failed=failed), DATA) == "failed folds"
    assert why_not(made(badges=["METRIC:ALL"]), DATA) == "metric of all rows"
    assert why_not(replace(honest, optimistic=True), DATA) == "metric of all rows"
    assert why_not(made(data={"classes": ["a", "b"]}), DATA) == "unknown data"
    numbers = evaluation(mae=1.0, rmse=1.0, r2=0.5)
    assert why_not(replace(honest, result=numbers), DATA) == "numeric class"


def test_settings_that_are_unlike_the_usual_are_counted():
    run = replace(
        made(
            params={"n_neighbors": 3, "weights": "uniform"},
            scale="z-score",
            filters=[{"id": "pca", "params": {}}],
        ),
        recipe={"costs": [[0, 1], [5, 0]], "calibration": "none"},
    )
    recipe = recipe_of(run)
    assert recipe.options == {"costs": [[0, 1], [5, 0]]}
    assert recipe.changed(USUAL) == 4  # neighbours, scale, filter, costs


def test_the_file_keeps_what_was_put_and_one_recipe_once():
    scores = HighScores()
    for one in (score(80, n_neighbors=3), score(85, n_neighbors=3), score(70)):
        scores.put(DATA, "x", one)
    found = HighScores().of(DATA)
    assert found == (score(85, n_neighbors=3), score(70))
    assert HighScores().of("other") == ()
    scores.take_off(DATA, found[0].recipe.key)
    assert HighScores().of(DATA) == (score(70),)
    text = scores_path().read_text(encoding="utf-8")
    assert "/" not in text  # no path of anybody


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry["reached"].update(correct=100),
        lambda entry: entry.update(title="forged"),
        lambda entry: entry["recipe"]["params"].update(n_neighbors=5),
        lambda entry: entry.update(seal=""),
    ],
)
def test_what_was_changed_by_hand_is_not_confirmed(change):
    one = score(90, n_neighbors=3)
    scores = HighScores()
    scores.put(DATA, "x", one.replayed_with(one.reached))
    (kept,) = scores.of(DATA)
    assert kept.state == "confirmed"
    document = json.loads(scores_path().read_text(encoding="utf-8"))
    change(document["sets"][DATA]["scores"][0])
    scores_path().write_text(json.dumps(document), encoding="utf-8")
    (forged,) = scores.of(DATA)
    assert forged.state == "not confirmed"
    again = forged.replayed_with(one.reached)
    same = forged.reached.correct == 90
    assert again.state == ("confirmed" if same else "differs")


@pytest.mark.parametrize(
    "content",
    [b"{", b"[]", b'{"version": 1}', b"\xff\xfe", b"\x80\x04K\x01.", b""],
)
def test_a_damaged_file_is_set_aside_whole(content):
    path = scores_path()
    path.write_bytes(content)
    scores = HighScores()
    assert scores.of(DATA) == ()
    assert scores.remark.count("\n") == 0
    assert path.name + ".bak" in scores.remark
    assert path.with_name(path.name + ".bak").read_bytes() == content
    scores.put(DATA, "x", score())
    path.write_bytes(b"worse")
    assert HighScores().of(DATA) == ()
    assert path.with_name(path.name + ".bak").read_bytes() == content
    assert path.with_name(path.name + ".bak2").read_bytes() == b"worse"


@pytest.mark.parametrize(
    "entry",
    [
        7,
        {"title": "x"},
        {"reached": {"correct": 5, "n": 4, "interval": [0, 1]}},
        {"recipe": {"plugin": "knn", "params": {}, "scale": "huge"}},
        {"recipe": {"plugin": "knn", "params": {}, "options": {"learn_once": True}}},
    ],
)
def test_a_wrong_entry_does_not_cost_the_others(entry):
    scores = HighScores()
    scores.put(DATA, "x", score())
    path = scores_path()
    document = json.loads(path.read_text(encoding="utf-8"))
    good = document["sets"][DATA]["scores"]
    wrong = {**good[0], **entry} if isinstance(entry, dict) and len(entry) == 1 else 7
    wrong = entry if entry == {"title": "x"} else wrong
    good.append(wrong)
    before = json.dumps(document)
    path.write_text(before, encoding="utf-8")
    assert scores.of(DATA) == (score(),)
    assert "scores[1]" in scores.remark
    assert path.with_name(path.name + ".bak").read_text(encoding="utf-8") == before
    assert HighScores().of(DATA) == (score(),)  # and the good ones are there again


def test_a_recipe_that_stands_twice_loses_nothing():
    scores, one = HighScores(), score(80)
    scores.put(DATA, "x", one)
    document = json.loads(scores_path().read_text(encoding="utf-8"))
    document["sets"][DATA]["scores"] *= 2
    scores_path().write_text(json.dumps(document), encoding="utf-8")
    assert scores.of(DATA) == (one,)
    assert "2 scores, 1 kept" in scores.remark
    aside = scores_path().with_name(scores.aside)
    assert json.loads(aside.read_text(encoding="utf-8")) == document


def test_what_a_later_version_wrote_is_left_alone():
    path = scores_path()
    path.write_text('{"version": 2, "kind": "high scores", "sets": []}', "utf-8")
    before = path.read_bytes()
    scores = HighScores()
    assert scores.of(DATA) == ()
    assert "version 2" in scores.remark
    with pytest.raises(Problem, match="version 2"):
        scores.put(DATA, "x", score())
    assert path.read_bytes() == before
    path.unlink()
    assert HighScores().of(DATA) == scores.of(DATA) == ()
    assert scores.remark == ""


def test_there_is_a_limit():
    scores = HighScores()
    many = [score(n_neighbors=i) for i in range(MOST_SCORES)]
    document = {
        "version": 1, "kind": "high scores", "sets": {DATA: {"name": "x", "scores": []}}
    }  # fmt: skip
    document["sets"][DATA]["scores"] = many
    scores_path().write_text(dumps(document), encoding="utf-8")
    assert len(scores.of(DATA)) == MOST_SCORES
    with pytest.raises(Problem, match="take some off"):
        scores.put(DATA, "x", score(n_neighbors=1000))
    scores.put(DATA, "x", replace(many[5], title="again"))  # its place, not one more


def test_what_would_not_be_read_again_is_not_written():
    scores = HighScores()
    pad = "p" * 2_200
    many = {f"{i:064x}": [score(pad=pad, i=i)] for i in range(51)}
    sets = {key: {"name": "x", "scores": value} for key, value in many.items()}
    document = {"version": 1, "kind": "high scores", "sets": sets}
    scores_path().write_text(dumps(document), encoding="utf-8")
    before = scores_path().read_bytes()
    assert 0.95 < len(before) / 2**18 < 1
    with pytest.raises(Problem, match="at most 256 kB of them: take some off"):
        scores.put(DATA, "x", score(pad=pad))
    assert scores_path().read_bytes() == before
    first = f"{0:064x}"
    scores.take_off(first, many[first][0].recipe.key)
    scores.put(DATA, "x", score(pad=pad))
    assert HighScores().of(DATA) == (score(pad=pad),)
