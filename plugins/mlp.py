"""A multilayer perceptron that converges by default: own scaling and L-BFGS."""

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
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    choice,
    class_codes,
    class_names,
    declare,
    integer,
    real,
    report,
    seed,
)

#: Iterations between two looks at the cancel flag. L-BFGS forgets its curvature pairs
#: (the last ten) where a chunk ends, so chunks much shorter than that would cost time.
CHUNK = 20


@declare(
    Plugin(
        id="mlp",
        title="Multilayer perceptron",
        kind="classifier",
        family="Functions",
        params=(
            integer("hidden", 10, low=1, high=1000, help="Units of each hidden layer."),
            integer("layers", 1, low=1, high=5, help="Hidden layers."),
            choice(
                "activation",
                "tanh",
                ("tanh", "relu", "logistic"),
                help="What a hidden unit makes of its weighted sum.",
            ),
            real(
                "alpha",
                0.1,
                low=0.0,
                help="Penalty on the squared weights: larger gives smoother borders.",
            ),
            integer(
                "max_iter",
                500,
                low=1,
                high=1_000_000,
                help="L-BFGS iterations at most.",
                advanced=True,
            ),
            choice(
                "preset",
                "default",
                ("default",),
                help="default: L-BFGS on standardised attributes.",
                advanced=True,
            ),
            seed(),
        ),
        summary="A feed-forward network on standardised attributes, trained to the "
        "minimum of the penalised log-loss by L-BFGS.",
        reference="D. E. Rumelhart, G. E. Hinton and R. J. Williams (1986), Learning "
        "representations by back-propagating errors, Nature 323; D. C. Liu and "
        "J. Nocedal (1989), On the limited memory BFGS method.",
    )
)
class MLP(ClassifierMixin, BaseEstimator):
    """A multilayer perceptron trained by L-BFGS on standardised attributes.

    Parameters
    ----------
    hidden : int
        Units of each hidden layer.
    layers : int
        Number of hidden layers.
    activation : {"tanh", "relu", "logistic"}
    alpha : float
        Weight of the squared-weights penalty.
    max_iter : int
        Iterations of L-BFGS at most.
    preset : {"default"}
    random_state : int
        Seed of the starting weights.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    scaler_ : sklearn.preprocessing.StandardScaler
    network_ : sklearn.neural_network.MLPClassifier or None
        None when only one class was seen.
    loss_curve_ : list of float
        Penalised log-loss after each chunk of iterations.
    n_iter_ : int
        Iterations done.
    converged_ : bool
        Whether the minimum was reached within `max_iter` iterations.

    References
    ----------
    D. E. Rumelhart, G. E. Hinton and R. J. Williams (1986), Learning representations by
    back-propagating errors, Nature 323.
    """

    def __init__(
        self,
        hidden: int = 10,
        layers: int = 1,
        activation: str = "tanh",
        alpha: float = 0.1,
        max_iter: int = 500,
        preset: str = "default",
        random_state: int = 1,
    ) -> None:
        self.hidden = hidden
        self.layers = layers
        self.activation = activation
        self.alpha = alpha
        self.max_iter = max_iter
        self.preset = preset
        self.random_state = random_state

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Train the network; progress is told and cancel obeyed after every chunk.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a parameter is wrong.
        Cancelled
            When the job was cancelled.
        """
        given = self.get_params(deep=False)
        if not isinstance(given["random_state"], int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(self.plugin.params, given)
        rows, labels = validate_data(self, X, y, dtype=np.float64)
        check_classification_targets(labels)
        self.classes_, codes = class_codes(labels)
        self.scaler_ = StandardScaler().fit(rows)
        self.network_: MLPClassifier | None = None
        self.loss_curve_: list[float] = []
        self.n_iter_, self.converged_ = 1, True
        if len(self.classes_) > 1:
            self._train(self.scaler_.transform(rows), codes)
        return self

    def _train(self, X: FloatArray, codes: IntArray) -> None:
        """Run L-BFGS in chunks, each from where the last one ended."""
        network = self.network_ = MLPClassifier(
            hidden_layer_sizes=(self.hidden,) * self.layers,
            activation=self.activation,
            alpha=self.alpha,
            solver="lbfgs",
            warm_start=True,
            random_state=self.random_state,
        )
        done, self.converged_, stuck = 0, False, False
        while done < self.max_iter and not (self.converged_ or stuck):
            network.set_params(max_iter=min(CHUNK, self.max_iter - done))
            self.converged_ = _fit_quietly(network, X, codes)
            steps = int(network.n_iter_)
            # a line search that failed may succeed from a fresh start; if not, give up
            stuck = steps == 0
            done += steps
            self.loss_curve_.append(float(network.loss_))
            report.progress(done / self.max_iter, f"loss {self.loss_curve_[-1]:.4g}")
        self.n_iter_ = max(done, 1)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the outputs of the network, shape (n, n_classes); rows sum to 1."""
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        if self.network_ is None:
            return np.ones((len(rows), 1))
        outputs = self.network_.predict_proba(self.scaler_.transform(rows))
        return np.asarray(outputs, dtype=np.float64)

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
        hidden = [self.hidden] * self.layers
        note = "" if self.converged_ else f"not converged in {self.n_iter_} iterations"
        description: dict[str, Any] = {
            "layers": [int(self.n_features_in_), *hidden, len(names)],
            "activation": self.activation,
            "iterations": self.n_iter_,
            "loss_curve": self.loss_curve_,
            "converged": self.converged_,
            "note": note,
            "classes": names,
        }
        if attributes is not None:
            description["inputs"] = [a.name for a in attributes]
        return description


def _fit_quietly(network: MLPClassifier, X: FloatArray, codes: IntArray) -> bool:
    """Go on training, and return whether L-BFGS is content with where it ended."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", ConvergenceWarning)
        network.fit(X, codes)
    return not any(issubclass(w.category, ConvergenceWarning) for w in caught)
