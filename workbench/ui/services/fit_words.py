"""Warnings and notes of a run in the current language; they are made in English.

The workers, the command line and stored results speak English. Texts that are not
known here, as those of other people's plugins, stay as they are.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_CONTEXT = "FitWords"

#: What can be told, with names for what differs; a `reason` is itself one of these.
TEXTS = (
    QT_TRANSLATE_NOOP("FitWords", "did not converge"),
    QT_TRANSLATE_NOOP("FitWords", "no convergence within {n} iterations"),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "Not converged within {n} iterations: the metric is usable, more iterations "
        "may improve it.",
    ),
    QT_TRANSLATE_NOOP("FitWords", "Euclidean distance is used instead: {reason}."),
    QT_TRANSLATE_NOOP("FitWords", "there is only one class"),
    QT_TRANSLATE_NOOP("FitWords", "no attribute varies"),
    QT_TRANSLATE_NOOP("FitWords", "no attribute varies inside the rows"),
    QT_TRANSLATE_NOOP("FitWords", "no attribute varies inside the classes"),
    QT_TRANSLATE_NOOP("FitWords", "no attribute varies inside a chunk"),
    QT_TRANSLATE_NOOP("FitWords", "every class has one row"),
    QT_TRANSLATE_NOOP("FitWords", "every class has one row, so no row has a target"),
    QT_TRANSLATE_NOOP(
        "FitWords", "every class has one row, so no neighbour of its class"
    ),
    QT_TRANSLATE_NOOP("FitWords", "the means of the classes are the same"),
    QT_TRANSLATE_NOOP("FitWords", "no metric keeps the margin better than none at all"),
    QT_TRANSLATE_NOOP("FitWords", "all rows are alike"),
    QT_TRANSLATE_NOOP("FitWords", "there is no similar pair"),
    QT_TRANSLATE_NOOP("FitWords", "there is no dissimilar pair"),
    QT_TRANSLATE_NOOP("FitWords", "there is no pair of similar rows"),
    QT_TRANSLATE_NOOP("FitWords", "there is no pair of dissimilar rows"),
    QT_TRANSLATE_NOOP("FitWords", "no dissimilar pair differs"),
    QT_TRANSLATE_NOOP("FitWords", "no similar pair differs"),
    QT_TRANSLATE_NOOP(
        "FitWords", "rows of other classes are as far as those of the same class"
    ),
    QT_TRANSLATE_NOOP("FitWords", "no pair is similar"),
    QT_TRANSLATE_NOOP("FitWords", "no factor leaves fewer errors"),
    QT_TRANSLATE_NOOP(
        "FitWords", "All attributes weigh the same: there is only one class."
    ),
    QT_TRANSLATE_NOOP("FitWords", "The attributes were chosen by {n} of the rows."),
    QT_TRANSLATE_NOOP("FitWords", "The factors were chosen by {n} of the rows."),
    QT_TRANSLATE_NOOP("FitWords", "{n} training errors are left."),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "{rows} rows for {n} coefficients of each query: a ridge of {ridge} is used.",
    ),
    QT_TRANSLATE_NOOP(
        "FitWords", "The attributes depend on each other: a ridge of {ridge} is used."
    ),
    QT_TRANSLATE_NOOP("FitWords", "no pair is dissimilar"),
    QT_TRANSLATE_NOOP(
        "FitWords", "every class has one row, so no difference inside a class"
    ),
    QT_TRANSLATE_NOOP("FitWords", "no two rows are known to be similar"),
    QT_TRANSLATE_NOOP("FitWords", "the two rows of every pair are equal"),
    QT_TRANSLATE_NOOP("FitWords", "the rows of every pair are the same"),
    QT_TRANSLATE_NOOP(
        "FitWords", "there is no triple of two classes with three places"
    ),
    QT_TRANSLATE_NOOP("FitWords", "no row has another one of its class beside it"),
    QT_TRANSLATE_NOOP("FitWords", "on no axis are similar rows nearer than others"),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no direction are "
        "neighbours of the same class nearer than others",
    ),
    QT_TRANSLATE_NOOP("FitWords", "Directions in which no class varies: {n}."),
    QT_TRANSLATE_NOOP("FitWords", "No rows were held out: every class is too small."),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "Learned from {n} rows: of all, more pairs are near the margin than memory "
        "allows.",
    ),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "No smaller loss was found than with a multiple of the Euclidean one.",
    ),
    QT_TRANSLATE_NOOP("FitWords", "The start has the highest gain there is near it."),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "The sum of distances is known to be within {gap} of the largest, not within "
        "{tol}.",
    ),
    QT_TRANSLATE_NOOP("FitWords", "There are only {n} chunks."),
    QT_TRANSLATE_NOOP("FitWords", "No pair breaks its bound: the metric is the prior."),
    QT_TRANSLATE_NOOP("FitWords", "All triples are in order: the metric is the prior."),
    QT_TRANSLATE_NOOP(
        "FitWords", "The pairs are parted without a mistake: M has no scale."
    ),
    QT_TRANSLATE_NOOP(
        "FitWords", "one row only, so no neighbour of its own class: {names}"
    ),
    QT_TRANSLATE_NOOP("FitWords", "V = {v} is clipped to {few} in the smallest class"),
    QT_TRANSLATE_NOOP(
        "FitWords", "rows of a class are tested that no training row has"
    ),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "classes with fewer rows than the {folds} folds, so not every fold tests them: "
        "{names} and {n} more",
    ),
    QT_TRANSLATE_NOOP(
        "FitWords",
        "classes with fewer rows than the {folds} folds, so not every fold tests them: "
        "{names}",
    ),
    QT_TRANSLATE_NOOP("FitWords", "{n} rows with a missing class left out"),
    QT_TRANSLATE_NOOP("FitWords", "{name} computes the same as {other}"),
    QT_TRANSLATE_NOOP(
        "FitWords", "{name}: not the bytes the experiment was written for"
    ),
    QT_TRANSLATE_NOOP(
        "FitWords", "{name} has changed since the results that are stored"
    ),
    QT_TRANSLATE_NOOP("FitWords", "{name} is there already as {other}"),
    QT_TRANSLATE_NOOP(
        "FitWords", "no class in the test set: {n} rows predicted, none judged"
    ),
)


def fit_words(text: str) -> str:
    """Return a warning or a note in the current language.

    Parameters
    ----------
    text : str
        As it was made: one of `TEXTS`, several sentences of them, or such a text after
        the name of a classifier and a colon.
    """
    whole = _known(text)
    if whole is not None:
        return whole
    name, colon, rest = text.partition(": ")
    named = _known(rest) if colon else None
    if named is not None:
        return f"{name}: {named}"
    sentences = [_known(part) for part in re.split(r"(?<=\.) ", text)]
    return " ".join(map(str, sentences)) if all(sentences) else text


def _known(text: str) -> str | None:
    """Return the translation of one text, None where it is not known."""
    for template in map(str, TEXTS):
        # five dozen patterns take long to compile
        first, last = _ends(template)
        if not (text.startswith(first) and text.endswith(last)):
            continue
        found = _pattern(template).fullmatch(text)
        if found is not None:
            parts = found.groupdict()
            if "reason" in parts:
                parts["reason"] = fit_words(parts["reason"])
            return QCoreApplication.translate(_CONTEXT, template).format(**parts)
    return None


@cache
def _ends(template: str) -> tuple[str, str]:
    """Return what stands before the first and after the last gap of a template."""
    return template.partition("{")[0], template.rpartition("}")[2]


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """Return what texts made from a template look like."""
    escaped = re.escape(template)
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", escaped), re.DOTALL)
