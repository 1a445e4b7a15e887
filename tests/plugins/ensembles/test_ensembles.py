"""Bagging, AdaBoost, voting and stacking beside independent computations."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest
from sklearn.datasets import load_breast_cancer, load_iris, make_classification
from sklearn.ensemble import (
    AdaBoostClassifier,
    StackingClassifier,
    VotingClassifier,
)
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier
from support.learning import Listener

from workbench.api import Attribute, Cancelled, Problem, report
from workbench.bundled.adaboost import AdaBoost
from workbench.bundled.bagging import Bagging
from workbench.bundled.stacking import Stacking
from workbench.bundled.voting import Voting, combined
from workbench.numerics.estimators.ensemble import drawn_rows, make_learner

#: Plugins of a folder: scikit-learn's own methods, so that both sides have the same.
PLUGINS = '''
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.naive_bayes import GaussianNB
from sklearn.tree import DecisionTreeClassifier
from workbench.api import Plugin, declare, integer, seed

@declare(Plugin(id="stump", title="s", kind="classifier", family="F",
                params=(integer("max_depth", 1, low=1), seed(0)),
                reads=frozenset({"numeric", "weights"})))
class Stump(DecisionTreeClassifier):
    def __init__(self, max_depth=1, random_state=0):
        super().__init__(max_depth=max_depth, random_state=random_state)

@declare(Plugin(id="bayes", title="b", kind="classifier", family="F"))
class Bayes(GaussianNB):
    def __init__(self):
        super().__init__()

@declare(Plugin(id="logit", title="l", kind="classifier", family="F"))
class Logit(LogisticRegression):
    def __init__(self):
        super().__init__(max_iter=1000)

@declare(Plugin(id="silent", title="n", kind="classifier", family="F"))
class Silent:
    """The majority, without probabilities."""
    def fit(self, X, y):
        self.classes_, counts = np.unique(y, return_counts=True)
        self.best = self.classes_[counts.argmax()]
        return self
    def predict(self, X):
        return np.full(len(X), self.best)
'''


@pytest.fixture(autouse=True)
def folder(tmp_path_factory, monkeypatch):
    """Kept for all tests: an import is remembered by its path."""
    place = tmp_path_factory.getbasetemp() / "witnesses"
    place.mkdir(exist_ok=True)
    file = place / "witnesses.py"
    if not file.exists():
        file.write_text(PLUGINS)
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(place))
    return place


@pytest.fixture(scope="module")
def iris():
    """Without equal distances, which scikit-learn's neighbours break as they fall."""
    X, y = load_iris(return_X_y=True)
    return X + np.random.default_rng(5).normal(0, 1e-3, X.shape), y


@pytest.fixture(scope="module")
def two_classes():
    X, y = load_breast_cancer(return_X_y=True)
    return X[:, :8], y


def brute_force_shares(X, y, queries, k):
    """Shares of the k nearest; of equal rows (drawn twice) the lower ones are nearer."""
    distances = np.square(queries[:, None] - X).sum(axis=2)
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return (y[nearest][:, :, None] == np.arange(3)).mean(axis=1)


class TestBagging:
    def test_equals_a_loop_over_its_samples(self, iris):
        X, y = iris
        model = Bagging("knn n_neighbors=3", n_estimators=7, random_state=4).fit(X, y)
        total, out, n_out = np.zeros((150, 3)), np.zeros((150, 3)), np.zeros(150)
        for rows in model.samples_:
            assert rows.shape == (150,)
            shares = brute_force_shares(X[rows], y[rows], X, 3)
            total += shares
            unseen = ~np.isin(np.arange(150), rows)
            out[unseen] += shares[unseen]
            n_out += unseen
        np.testing.assert_allclose(model.predict_proba(X), total / 7, atol=1e-12)
        assert (n_out > 0).sum() > 140
        expected = (out.argmax(axis=1) == y)[n_out > 0].mean()
        assert model.oob_score_ == pytest.approx(expected, abs=1e-12)
        assert model.describe_model()["out_of_bag_accuracy"] == model.oob_score_

    def test_a_class_that_a_sample_lacks_has_probability_0_there(self):
        X, y = np.arange(12.0)[:, None], np.repeat([5, 7, 9], [10, 1, 1])
        model = Bagging("knn n_neighbors=1", n_estimators=20).fit(X, y)
        lacking = [not (y[rows] == 9).any() for rows in model.samples_]
        assert 0 < sum(lacking) < 20
        [found] = model.predict_proba([[11.0]])
        assert found[2] == pytest.approx(1 - np.mean(lacking))

    def test_samples_follow_weights_and_size(self, iris):
        X, y = iris
        weights = np.where(y == 0, 3.0, 1.0)
        weights[::10] = 0.0
        model = Bagging("knn", n_estimators=200, sample_share=0.5, out_of_bag=False)
        model.fit(X, y, sample_weight=weights)
        drawn = np.concatenate(model.samples_)
        assert len(drawn) == 200 * 75
        assert not np.isin(drawn, np.arange(0, 150, 10)).any()
        share = 3 * 45 / (3 * 45 + 90)
        # three standard deviations of a binomial share
        spread = 3 * np.sqrt(share * (1 - share) / len(drawn))
        assert np.mean(y[drawn] == 0) == pytest.approx(share, abs=spread)
        assert model.oob_score_ is None

    def test_equal_weights_are_no_weights(self, iris):
        a, b = Bagging("knn").fit(*iris), Bagging("knn")
        b.fit(*iris, sample_weight=np.full(150, 2.0))
        np.testing.assert_array_equal(a.samples_, b.samples_)

    def test_seeds(self, iris):
        X, y = iris
        same = [Bagging("knn", random_state=s).fit(X, y).samples_ for s in (1, 1, 2)]
        np.testing.assert_array_equal(same[0], same[1])
        assert not np.array_equal(same[0], same[2])
        members = Bagging("stump", n_estimators=3).fit(X, y).estimators_
        assert len({m.estimator_.random_state for m in members}) == 3
        members = Bagging("stump random_state=5", n_estimators=3).fit(X, y).estimators_
        assert {m.estimator_.random_state for m in members} == {5}

    def test_rows_are_drawn_alike(self):
        # 6 standard deviations of a uniform binomial count
        drawn = drawn_rows(np.random.default_rng(0), np.ones(10), 100_000)
        counts = np.bincount(drawn, minlength=10)
        assert np.abs(counts - 10_000).max() < 6 * np.sqrt(9_000)


def textbook(X, y, n_rounds):
    """AdaBoost.M1 as printed (Freund & Schapire 1996, figure 1), over stumps."""
    weights, members, betas, errors = np.full(len(X), 1 / len(X)), [], [], []
    for _ in range(n_rounds):
        found = DecisionTreeClassifier(max_depth=1, random_state=0)
        wrong = found.fit(X, y, weights).predict(X) != y
        error = weights[wrong].sum()
        if error >= 0.5 or error == 0:
            break
        beta = error / (1 - error)
        weights = weights * np.where(wrong, 1.0, beta)
        weights /= weights.sum()
        members.append(found), betas.append(beta), errors.append(error)
    return members, np.array(betas), errors, weights


STUMP = "stump random_state=0"


class TestAdaBoost:
    @pytest.mark.parametrize("n_rounds", [1, 2, 25])
    def test_equals_the_textbook(self, two_classes, n_rounds):
        X, y = two_classes
        model = AdaBoost(STUMP, n_rounds).fit(X, y)
        members, betas, errors, weights = textbook(X, y, n_rounds)
        assert len(members) == n_rounds
        np.testing.assert_allclose(model.errors_, errors, rtol=1e-9)
        np.testing.assert_allclose(model.vote_weights_, np.log(1 / betas), rtol=1e-9)
        np.testing.assert_allclose(model.weights_ / len(X), weights, rtol=1e-8)
        assert model.weights_.sum() == pytest.approx(len(X))
        votes = np.zeros((len(X), 2))
        for member, beta in zip(members, betas, strict=True):
            votes[np.arange(len(X)), member.predict(X)] += np.log(1 / beta)
        np.testing.assert_array_equal(model.predict(X), votes.argmax(axis=1))

    def test_equals_scikit_learn_on_two_classes(self, two_classes):
        # with two classes SAMME's votes are those of M1 (log(K - 1) is 0)
        X, y = two_classes
        weights = np.random.default_rng(0).integers(1, 5, len(X)).astype(float)
        ours = AdaBoost(STUMP, 20).fit(X, y, sample_weight=weights)
        theirs = AdaBoostClassifier(
            DecisionTreeClassifier(max_depth=1), n_estimators=20, random_state=0
        ).fit(X, y, sample_weight=weights)
        np.testing.assert_allclose(ours.errors_, theirs.estimator_errors_, rtol=1e-6)
        votes = theirs.estimator_weights_
        np.testing.assert_allclose(ours.vote_weights_, votes, rtol=1e-6)
        np.testing.assert_array_equal(ours.predict(X), theirs.predict(X))

    def test_probabilities_are_the_softmax_of_the_votes(self, two_classes):
        X, y = two_classes
        model = AdaBoost(STUMP, 5).fit(X, y)
        difference = sum(
            v * np.where(m.predict(X) == 1, 1, -1)
            for v, m in zip(model.vote_weights_, model.estimators_, strict=True)
        )
        expected = 1 / (1 + np.exp(-difference))
        np.testing.assert_allclose(model.predict_proba(X)[:, 1], expected, atol=1e-12)

    def test_a_perfect_first_member_is_kept_alone(self):
        X, y = np.arange(10.0)[:, None], np.arange(10) > 4
        model = AdaBoost(STUMP).fit(X, y)
        assert (len(model.estimators_), model.errors_) == (1, [0.0])
        np.testing.assert_array_equal(model.predict(X), y)
        assert np.isfinite(model.vote_weights_).all()

    def test_a_member_no_better_than_chance_ends_it(self):
        X, y = np.zeros((10, 1)), np.arange(10) % 2
        model = AdaBoost(STUMP).fit(X, y)
        assert model.errors_ == [0.5]
        np.testing.assert_allclose(model.predict_proba(X), 0.5)
        # three classes, all rows alike: the first is right on half of them at most
        X, y = np.zeros((6, 1)), np.array([0, 0, 0, 0, 1, 2])
        model = AdaBoost(STUMP).fit(X, y)
        assert model.errors_ == [pytest.approx(1 / 3)]
        np.testing.assert_array_equal(model.predict(X), np.zeros(6))

    def test_bases_without_weights_learn_from_rows_drawn(self, two_classes):
        X, y = two_classes
        assert not make_learner("bayes").honours_weights
        assert make_learner("stump").honours_weights
        model = AdaBoost("bayes", 8, random_state=3).fit(X, y)
        weights = np.full(len(X), 1.0)
        for member, error in zip(model.estimators_, model.errors_, strict=True):
            wrong = member.predict(X) != y
            assert error == pytest.approx(weights[wrong].sum() / weights.sum())
            weights = weights * np.where(wrong, (1 - error) / error, 1.0)
            weights *= len(X) / weights.sum()
        assert len(model.errors_) > 2
        assert model.estimators_[0].estimator_.class_count_.sum() == len(X)
        again = AdaBoost("bayes", 8, random_state=3).fit(X, y)
        assert again.errors_ == model.errors_

    def test_resampling_may_be_asked_for(self, two_classes):
        model = AdaBoost(STUMP, 3, resample=True).fit(*two_classes)
        assert model.errors_ != AdaBoost(STUMP, 3).fit(*two_classes).errors_

    def test_the_weights_given_stay_as_they_are(self, two_classes):
        weights = np.full(len(two_classes[0]), 2.0)
        model = AdaBoost(STUMP, 3).fit(*two_classes, sample_weight=weights)
        assert (weights == 2.0).all()
        assert not (model.weights_ == 2.0).any()


class TestVoting:
    MEMBERS = "knn n_neighbors=3; bayes; stump max_depth=2 random_state=0"

    def witnesses(self):
        return [
            ("k", KNeighborsClassifier(3)),
            ("b", GaussianNB()),
            ("t", DecisionTreeClassifier(max_depth=2, random_state=0)),
        ]

    @pytest.mark.parametrize(
        ("rule", "voting"), [("mean", "soft"), ("majority", "hard")]
    )
    def test_equals_scikit_learn(self, iris, rule, voting):
        X, y = iris
        train = np.arange(150) % 2 == 0
        ours = Voting(self.MEMBERS, rule).fit(X[train], y[train])
        theirs = VotingClassifier(self.witnesses(), voting=voting).fit(
            X[train], y[train]
        )
        np.testing.assert_array_equal(ours.predict(X), theirs.predict(X))
        if voting == "soft":
            expected = theirs.predict_proba(X)
        else:
            codes = theirs.transform(X)
            expected = np.stack([(codes == c).mean(axis=1) for c in range(3)], axis=1)
        np.testing.assert_allclose(ours.predict_proba(X), expected, atol=1e-12)

    @pytest.mark.parametrize("rule", ["median", "product"])
    def test_equals_the_formula(self, iris, rule):
        X, y = iris
        ours = Voting(self.MEMBERS, rule).fit(X, y)
        answers = np.stack([m.fit(X, y).predict_proba(X) for _, m in self.witnesses()])
        expected = {"median": np.median, "product": np.prod}[rule](answers, axis=0)
        total = expected.sum(axis=1, keepdims=True)
        assert (total > 0).all()
        np.testing.assert_allclose(ours.predict_proba(X), expected / total, atol=1e-12)

    def test_where_every_product_or_median_is_0_the_mean_decides(self):
        answers = np.array([[[1.0, 0, 0]], [[0, 1, 0]], [[0, 0.2, 0.8]]])
        mean = answers.mean(axis=0)
        np.testing.assert_allclose(combined(answers, "product"), mean)
        answers = np.array([[[1.0, 0, 0]], [[0, 1, 0]], [[0, 0, 1]]])
        np.testing.assert_allclose(combined(answers, "median"), answers.mean(axis=0))

    def test_many_small_factors_do_not_vanish(self):
        answers = np.tile([1e-9, 1 - 1e-9], (60, 1, 1))
        answers[30:] = answers[30:, :, ::-1]
        np.testing.assert_allclose(combined(answers, "product"), [[0.5, 0.5]])

    def test_weights_reach_the_members_that_honour_them(self):
        X = np.array([[0.0], [1.0], [2.0], [3.0]])
        y = np.array([0, 1, 0, 1])
        weights = np.array([1.0, 1.0, 9.0, 1.0])
        model = Voting("stump random_state=0; bayes").fit(X, y, sample_weight=weights)
        stump = DecisionTreeClassifier(max_depth=1, random_state=0)
        expected = stump.fit(X, y, weights).predict_proba(X)
        expected = (expected + GaussianNB().fit(X, y).predict_proba(X)) / 2
        np.testing.assert_allclose(model.predict_proba(X), expected)

    def test_members_without_probabilities_vote_with_all_they_have(self, iris):
        X, y = iris
        found = Voting("silent; bayes").fit(X, y).predict_proba(X)
        expected = (
            np.eye(3)[np.zeros(150, int)] + GaussianNB().fit(X, y).predict_proba(X)
        ) / 2
        np.testing.assert_allclose(found, expected, atol=1e-12)


class TestStacking:
    MEMBERS = "knn n_neighbors=5; bayes"

    def test_equals_scikit_learn_on_the_same_folds(self, iris):
        X, y = iris
        ours = Stacking(self.MEMBERS, "logit", n_folds=5, random_state=2).fit(X, y)
        folds = [
            (np.flatnonzero(ours.folds_ != f), np.flatnonzero(ours.folds_ == f))
            for f in range(5)
        ]
        theirs = StackingClassifier(
            [("k", KNeighborsClassifier(5)), ("b", GaussianNB())],
            LogisticRegression(max_iter=1000), cv=folds, passthrough=False,
        ).fit(X, y)  # fmt: skip
        np.testing.assert_allclose(
            ours.predict_proba(X), theirs.predict_proba(X), atol=1e-9
        )
        np.testing.assert_array_equal(ours.predict(X), theirs.predict(X))

    def test_meta_rows_are_of_members_that_did_not_see_the_row(self, iris):
        X, y = iris
        ours = Stacking(self.MEMBERS, "bayes", n_folds=3).fit(X, y)
        assert ours.meta_rows_.shape == (150, 6)
        for fold in range(3):
            test = ours.folds_ == fold
            found = GaussianNB().fit(X[~test], y[~test]).predict_proba(X[test])
            np.testing.assert_allclose(ours.meta_rows_[test, 3:], found, atol=1e-12)

    def test_folds_are_stratified(self):
        y = np.repeat([0, 1, 2], [50, 31, 7])
        model = Stacking("bayes", "bayes", n_folds=4).fit(
            np.random.default_rng(0).normal(size=(88, 2)), y
        )
        for label in range(3):
            counts = np.bincount(model.folds_[y == label], minlength=4)
            assert counts.max() - counts.min() <= 1

    def test_it_learns_whom_to_believe(self):
        X, y = make_classification(300, 6, n_informative=3, random_state=1)
        train = np.arange(300) < 200
        model = Stacking("silent; knn", "logit").fit(X[train], y[train])
        alone = KNeighborsClassifier(5).fit(X[train], y[train])
        found = accuracy_score(y[~train], model.predict(X[~train]))
        assert found >= accuracy_score(y[~train], alone.predict(X[~train])) - 0.02

    @pytest.mark.parametrize("n", [2, 3, 4])
    def test_few_rows(self, n):
        X, y = np.arange(float(n))[:, None], np.arange(n) % 2
        assert Stacking("bayes; knn", "knn").fit(X, y).predict(X).shape == (n,)


ENSEMBLES = [
    Bagging("knn", n_estimators=3),
    AdaBoost("knn", n_estimators=3),
    Voting("knn; naive-bayes"),
    Stacking("knn; naive-bayes", "knn", n_folds=3),
]


@pytest.mark.parametrize("ensemble", ENSEMBLES, ids=lambda e: e.plugin.id)
class TestAll:
    def test_labels_and_gaps_are_prepared_for_members(self, ensemble):
        # the label alone tells the class, and knn reads neither labels nor gaps
        random = np.random.default_rng(0)
        y = random.integers(3, size=90)
        colour = np.array([2.0, 0.0, 1.0])[y]
        X = np.column_stack([random.normal(size=90), colour])
        X[::9, 0] = np.nan
        attributes = (Attribute("a"), Attribute("b", "nominal", ("x", "y", "z")))
        model = type(ensemble)(**ensemble.get_params()).fit(X, y, attributes=attributes)
        assert (model.predict(X) == y).mean() > 0.95

    def test_progress_is_told_and_cancel_obeyed(self, ensemble, iris):
        reporter = Listener(reports=1)
        with report.reporting_to(reporter), pytest.raises(Cancelled):
            type(ensemble)(**ensemble.get_params()).fit(*iris)
        assert len(reporter.told) == 1

    def test_wrong_members_are_one_problem(self, ensemble, iris):
        param = next(p for p in ensemble.plugin.params if p.names_plugins)
        wrong = type(ensemble)(**{param.name: "naive-bays"})
        with pytest.raises(Problem, match=rf"{param.name}: no plugin .*naive-bayes"):
            wrong.fit(*iris)

    def test_weights_that_cannot_be(self, ensemble, iris):
        for weights, words in (
            (np.zeros(150), "zero"), (-np.ones(150), "negative"), (np.ones(3), "shape"),
        ):  # fmt: skip
            with pytest.raises(Problem, match=words):
                type(ensemble)("knn").fit(*iris, sample_weight=weights)


@pytest.mark.lane("usual", "starts a process")
def test_alone_in_a_fresh_process(folder):
    """As the contract says: importable on its own, folder plugins included."""
    code = (
        "from workbench.bundled.bagging import Bagging\n"
        "model = Bagging('bayes', n_estimators=2).fit([[0.0], [1.0], [2.0], [3.0]] * 5,"
        " [0, 0, 1, 1] * 5)\n"
        "print(model.predict([[0.0], [3.0]]).tolist())\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (json.loads(ran.stdout or "null"), ran.stderr) == ([0, 1], "")
