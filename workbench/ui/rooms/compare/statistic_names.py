"""Names of post-hoc tests and measures for people."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.core.experiment.measures import measure_of

translate = QCoreApplication.translate


def method_title(method: str) -> str:
    """Return the name of a post-hoc test, of the people it is named after."""
    names = {
        "nemenyi": translate("PostHoc", "Nemenyi"),
        "bonferroni-dunn": translate("PostHoc", "Bonferroni-Dunn"),
        "holm": translate("PostHoc", "Holm"),
        "hochberg": translate("PostHoc", "Hochberg"),
        "hommel": translate("PostHoc", "Hommel"),
        "shaffer": translate("PostHoc", "Shaffer"),
    }
    return names.get(method) or "-".join(w.capitalize() for w in method.split("-"))


def measure_title(name: str) -> str:
    """Return the name of a measure in the current language."""
    titles = {
        "accuracy": translate("Measure", "Accuracy"),
        "balanced_accuracy": translate("Measure", "Balanced accuracy"),
        "kappa": translate("Measure", "Kappa"),
        "f1": translate("Measure", "F1, mean of the classes"),
        "auc": translate("Measure", "Area under ROC"),
        "log_loss": translate("Measure", "Log loss"),
        "brier": translate("Measure", "Brier score"),
        "rmse": translate("Measure", "Root mean squared error"),
        "mae": translate("Measure", "Mean absolute error"),
        "r2": translate("Measure", "R squared"),
        "fit_seconds": translate("Measure", "Seconds to fit"),
        "predict_seconds": translate("Measure", "Seconds to predict"),
        "fit_cpu": translate("Measure", "Processor seconds to fit"),
        "predict_cpu": translate("Measure", "Processor seconds to predict"),
        "memory_bytes": translate("Measure", "Memory to fit, bytes"),
        "model_bytes": translate("Measure", "Size of the model, bytes"),
    }
    return titles.get(name) or measure_of(name).title
