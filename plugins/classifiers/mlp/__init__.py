"""A multilayer perceptron: L-BFGS that simply converges, or Weka's online learning."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import StandardScaler
from sklearn.utils import check_random_state
from sklearn.utils.validation import (
    _check_sample_weight,
    check_is_fitted,
)

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    choice,
    class_names,
    declare,
    integer,
    matching_attributes,
    real,
    report,
    seed,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.java_random import JavaRandom
from workbench.numerics.weka_inputs import WekaInputs

from .online_network import OnlineTraining, outputs, with_bias

#: Iterations between two reports of progress. L-BFGS forgets its curvature pairs
#: (the last ten) where a chunk ends, so chunks much shorter than that would cost time.
CHUNK = 20
#: Less than any sum of outputs that can be divided by.
TINY = 1e-300


@declare(
    Plugin(
        id="mlp",
        title="Multilayer perceptron",
        kind="classifier",
        family="Functions",
        params=(
            integer(
                "hidden",
                None,
                low=1,
                high=1000,
                optional=True,
                help="Units of each hidden layer; auto: 10, under the preset weka half "
                "the sum of input columns and classes.",
            ),
            integer("layers", 1, low=1, high=5, help="Hidden layers."),
            choice(
                "activation",
                "tanh",
                ("tanh", "relu", "logistic"),
                help="What a hidden unit makes of its weighted sum (weka: logistic).",
            ),
            real(
                "alpha",
                0.1,
                low=0.0,
                help="Penalty on the squared weights: larger gives smoother borders "
                "(weka: none).",
            ),
            integer(
                "max_iter",
                500,
                low=1,
                high=1_000_000,
                help="L-BFGS iterations at most; under the preset weka the epochs.",
                advanced=True,
            ),
            real(
                "learning_rate",
                0.3,
                low=0.0,
                low_open=True,
                high=1.0,
                help="Step of each update under the preset weka.",
                advanced=True,
            ),
            real(
                "momentum",
                0.2,
                low=0.0,
                high=1.0,
                help="Share of the last update in the next, under the preset weka.",
                advanced=True,
            ),
            choice(
                "preset",
                "default",
                ("default", "weka"),
                help="default: L-BFGS on standardised attributes; weka: Weka's "
                "MultilayerPerceptron, row by row on attributes scaled to -1..1.",
                advanced=True,
            ),
            seed(0),  # Weka's, so that its preset needs no second choice
        ),
        reads=frozenset({"numeric", "weights"}),
        reads_when=(
            (
                "preset",
                "weka",
                frozenset({"numeric", "nominal", "missing", "weights"}),
            ),
        ),
        summary="A feed-forward network on standardised attributes, trained to the "
        "minimum of the penalised log-loss by L-BFGS.",
        reference="D. E. Rumelhart, G. E. Hinton and R. J. Williams (1986), Learning "
        "representations by back-propagating errors, Nature 323; D. C. Liu and "
        "J. Nocedal (1989), On the limited memory BFGS method.",
    )
)
class MLP(ClassifierMixin, BaseEstimator):
    """A multilayer perceptron, trained to the end by L-BFGS or row by row.

    Parameters
    ----------
    hidden : int or None
        Units of each hidden layer. None means 10, under the preset ``weka`` half the
        sum of input columns and classes, rounded down.
    layers : int
        Number of hidden layers.
    activation : {"tanh", "relu", "logistic"}
    alpha : float
        Weight of the squared-weights penalty.
    max_iter : int
        Iterations of L-BFGS at most; epochs under the preset ``weka``.
    learning_rate, momentum : float
        Looked at under the preset ``weka`` only.
    preset : {"default", "weka"}
        ``weka`` does what Weka's MultilayerPerceptron does by default: labels spread
        over 0/1 columns, all columns scaled to -1..1 by the training range, gaps 0,
        logistic units throughout, squared error, one update after each row, and the
        random numbers of Java (`activation` and `alpha` are not looked at).
    random_state : int
        Seed of the starting weights, and under ``weka`` of the order of the rows.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    inputs_ : StandardScaler or WekaInputs
        What makes the input of the network out of rows.
    network_ : MLPClassifier or None
        None when only one class was seen, or under the preset ``weka``.
    weights_ : list of ndarray, shape (units before + 1, units)
        The weights of each layer under the preset ``weka``; the last row are biases.
    loss_curve_ : list of float
        Penalised log-loss after each chunk of iterations; under the preset ``weka``
        the mean squared error of the outputs after each epoch.
    n_iter_ : int
        Iterations or epochs done.
    converged_ : bool
        Whether the minimum was reached within `max_iter` iterations.

    Notes
    -----
    Formula: layers of weighted sums and sigmoids, fitted by gradient.

    Cost: O(n W) for each epoch with W weights.

    Fails when it has not converged, or another seed would end elsewhere.

    References
    ----------
    D. E. Rumelhart, G. E. Hinton and R. J. Williams (1986), Learning representations by
    back-propagating errors, Nature 323.

    Examples
    --------
    >>> from workbench.bundled.mlp import MLP
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> MLP(max_iter=40).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def __init__(
        self,
        hidden: int | None = None,
        layers: int = 1,
        activation: str = "tanh",
        alpha: float = 0.1,
        max_iter: int = 500,
        learning_rate: float = 0.3,
        momentum: float = 0.2,
        preset: str = "default",
        random_state: int = 0,
    ) -> None:
        self.hidden = hidden
        self.layers = layers
        self.activation = activation
        self.alpha = alpha
        self.max_iter = max_iter
        self.learning_rate = learning_rate
        self.momentum = momentum
        self.preset = preset
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Train the network; progress is told and cancel obeyed as it goes.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            Which columns are nominal, for the preset ``weka``; all numeric if None.
        class_attribute : Attribute, optional
            The class whose codes y holds: the preset ``weka`` gives an output unit to
            those labels, too, that no row has.
        sample_weight : array-like, shape (n,), optional
            Factors of the step sizes, row by row, under the preset ``weka``; of the
            rows' losses otherwise.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        Cancelled
            When the job was cancelled.
        """
        given = self.get_params(deep=False)
        if not isinstance(given["random_state"], int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(self.plugin.params, given)
        rows, labels = self._checked(X, y)
        weights = None
        if sample_weight is not None:
            weights = _check_sample_weight(sample_weight, rows, dtype=np.float64)
        weka = self.preset == "weka"
        self.classes_, codes = class_codes(labels, class_attribute if weka else None)
        self.network_: MLPClassifier | None = None
        self.weights_: list[FloatArray] = []
        self.loss_curve_: list[float] = []
        self.n_iter_, self.converged_ = 1, True
        if weka:
            described = matching_attributes(rows, attributes)
            self._learn_online(rows, codes, weights, described)
        else:
            self.inputs_ = StandardScaler().fit(rows, sample_weight=weights)
            if len(self.classes_) > 1:
                self._train(self.inputs_.transform(rows), codes, weights)
        return self

    def _checked(
        self, X: npt.ArrayLike, y: npt.ArrayLike
    ) -> tuple[FloatArray, npt.NDArray[Any]]:
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite=self._finite()
        )
        check_classification_targets(labels)
        return rows, labels

    def _finite(self) -> bool | str:
        return "allow-nan" if self.preset == "weka" else True

    def _train(
        self, X: FloatArray, codes: IntArray, weights: FloatArray | None
    ) -> None:
        """Run L-BFGS in chunks, each from where the last one ended."""
        network = self.network_ = MLPClassifier(
            hidden_layer_sizes=(self.hidden or 10,) * self.layers,
            activation=self.activation,
            alpha=self.alpha,
            solver="lbfgs",
            warm_start=True,
            random_state=self.random_state,
        )
        done, self.converged_, stuck = 0, False, False
        while done < self.max_iter and not (self.converged_ or stuck):
            network.set_params(max_iter=min(CHUNK, self.max_iter - done))
            self.converged_ = _fit_quietly(network, X, codes, weights)
            steps = int(network.n_iter_)
            # a line search that failed may succeed from a fresh start; if not, give up
            stuck = steps == 0
            done += steps
            self.loss_curve_.append(float(network.loss_))
            report.progress(done / self.max_iter, f"loss {self.loss_curve_[-1]:.4g}")
        self.n_iter_ = max(done, 1)

    def _learn_online(
        self,
        rows: FloatArray,
        codes: IntArray,
        weights: FloatArray | None,
        attributes: Sequence[Attribute],
    ) -> None:
        """Go through the rows `max_iter` times, in one shuffled order."""
        self.inputs_ = WekaInputs.fit(
            rows, attributes, fill_gaps=False, low=-1.0, idle_divisor=1.0
        )
        X, n_classes = self.inputs_.transform(rows), len(self.classes_)
        if n_classes < 2:
            return
        hidden = self.hidden or max((X.shape[1] + n_classes) // 2, 1)
        sizes = (X.shape[1], *(hidden,) * self.layers, n_classes)
        random = JavaRandom(self._java_seed())
        order = random.permutation(len(X))
        training = OnlineTraining(sizes, random)
        self.weights_ = training.weights
        X, targets = with_bias(X[order]), np.eye(n_classes)[codes[order]]
        rates = np.full(len(X), self.learning_rate)
        if weights is not None:
            rates *= weights[order]
        for epoch in range(self.max_iter):
            training.epoch(X, targets, rates, self.momentum)
            error = float(np.mean((targets - outputs(X, self.weights_)) ** 2))
            self.loss_curve_.append(error)
            report.progress((epoch + 1) / self.max_iter, f"loss {error:.4g}")
        self.n_iter_ = self.max_iter

    def _java_seed(self) -> int:
        seed: Any = self.random_state  # scikit-learn's None and RandomState, too
        if isinstance(seed, int | np.integer):
            return int(seed)
        return int(check_random_state(seed).randint(2**31 - 1))

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the outputs of the network, shape (n, n_classes); rows sum to 1."""
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, reset=False, ensure_all_finite=self._finite()
        )
        inputs = self.inputs_.transform(rows)
        if self.weights_:
            found = outputs(with_bias(inputs), self.weights_)
            # logistic units may all be silent far outside the training ranges
            total = np.maximum(found.sum(axis=1, keepdims=True), TINY)
            return np.asarray(np.where(total > TINY, found / total, 1 / found.shape[1]))
        if self.network_ is None:
            return np.ones((len(rows), 1))
        return np.asarray(self.network_.predict_proba(inputs), dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class with the largest output, shape (n,); ties: the first."""
        best = np.argmax(self.predict_proba(X), axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return layers, loss curve and convergence as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Names of the input units, in the answer when given.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        names = class_names(self.classes_, classes)
        weka = isinstance(self.inputs_, WekaInputs)
        note = "" if self.converged_ else f"not converged in {self.n_iter_} iterations"
        description: dict[str, Any] = {
            "layers": self._sizes(len(names)),
            "activation": "logistic" if weka else self.activation,
            "iterations": self.n_iter_,
            "loss_curve": self.loss_curve_,
            "converged": self.converged_,
            "note": note,
            "classes": names,
        }
        if isinstance(self.inputs_, WekaInputs):
            description["inputs"] = list(self.inputs_.names)
        elif attributes is not None:
            description["inputs"] = [a.name for a in attributes]
        return description

    def _sizes(self, n_classes: int) -> list[int]:
        if self.weights_:
            return [len(w) - 1 for w in self.weights_] + [n_classes]
        hidden = [self.hidden or 10] * self.layers
        return [int(self.n_features_in_), *hidden, n_classes]

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = self.preset == "weka"
        return tags


def _fit_quietly(
    network: MLPClassifier, X: FloatArray, codes: IntArray, weights: FloatArray | None
) -> bool:
    """Go on training, and return whether L-BFGS is content with where it ended."""
    # scikit-learn has no callback: its loss is wrapped to look at the cancel flag each
    # time it is computed (a release that calls it otherwise is looked at once a chunk)
    loss = getattr(network, "_loss_grad_lbfgs", None)

    def watched(*args: Any) -> Any:
        """Compute the loss, unless the job was cancelled."""
        report.check()
        assert loss is not None
        return loss(*args)

    vars(network)["_loss_grad_lbfgs"] = watched
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always", ConvergenceWarning)
            network.fit(X, codes, sample_weight=weights)
    finally:
        del vars(network)["_loss_grad_lbfgs"]
    return not any(issubclass(w.category, ConvergenceWarning) for w in caught)
