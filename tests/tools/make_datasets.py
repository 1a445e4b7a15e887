"""Make the built-in data sets. Run once; the files are kept, not made at run time.

    python tests/tools/make_datasets.py resources/datasets

Running it again writes the same files, as far as NumPy keeps its random streams.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from sklearn import datasets
from sklearn.utils import Bunch

from workbench.api import Attribute, Dataset
from workbench.compute.writing.writers import write

COVARIANCE = np.array([[1.96, -0.55], [-0.55, 0.16]])
# the main axis of that covariance, (0.9626, -0.2708) in four decimals
_AXIS = np.linalg.eigh(COVARIANCE)[1][:, 1]
ALONG = _AXIS * np.sign(_AXIS[0])
ACROSS = np.array([-ALONG[1], ALONG[0]])

Made = tuple[Dataset, str]


def plane(name: str, X: np.ndarray, y: np.ndarray) -> Dataset:
    """Two attributes x and y rounded to 4 decimals, classes a, b, …"""
    labels = tuple("abcdef"[: int(y.max()) + 1])
    axes = (Attribute("x"), Attribute("y"))
    return Dataset(X.round(4), y, axes, Attribute("class", "nominal", labels), name)


def strips() -> Made:
    rng = np.random.default_rng(29)
    along, across = rng.normal(0, 1.4545, 200), rng.normal(0, 0.005, 200)
    y = np.repeat([0, 1], 100)
    side = np.where(y == 0, -1.0, 1.0)[:, None]
    X = (
        np.array([-0.325, 0.1375])
        + along[:, None] * ALONG
        + across[:, None] * ACROSS
        + side * (0.45 * ALONG + 0.015 * ACROSS)
    )
    return plane("thesis21-strips", X, y), (
        "Two parallel strips with the same orientation, 100 rows each.\n"
        "Made from a recipe: NumPy generator, seed 29; 200 normals (sd 1.4545) along\n"
        "(0.9626, -0.2708), the main axis of the covariance of thesis21-printed, 200 normals\n"
        "(sd 0.005) across, centre (-0.325, 0.1375);\n"
        "class a moved by -0.45 along and -0.015 across, class b the other way."
    )


def printed() -> Made:
    rng = np.random.default_rng(1)
    means = ([-1.25, 0.205], [0.6, 0.07])
    X = np.vstack([rng.multivariate_normal(mean, COVARIANCE, 100) for mean in means])
    return plane("thesis21-printed", X, np.repeat([0, 1], 100)), (
        "Two normal classes with the parameters printed for the example of two strips:\n"
        "means (-1.25, 0.205) and (0.6, 0.07), covariance ((1.96, -0.55), (-0.55, 0.16)),\n"
        "100 rows each; NumPy generator, seed 1."
    )


def moons() -> Made:
    X, y = datasets.make_moons(300, noise=0.2, random_state=2)
    return plane("moons", X, y), (
        "Two interleaved half circles, noise 0.2 (scikit-learn make_moons, seed 2)."
    )


def circles() -> Made:
    X, y = datasets.make_circles(300, noise=0.16, factor=0.45, random_state=1)
    return plane("circles", X, y), (
        "A circle inside a circle, noise 0.16, factor 0.45\n"
        "(scikit-learn make_circles, seed 1)."
    )


def xor() -> Made:
    rng = np.random.default_rng(1)
    corners = ([-1, -1], [1, 1], [-1, 1], [1, -1])
    X = np.vstack([rng.normal(corner, 0.5, (75, 2)) for corner in corners])
    return plane("xor", X, np.repeat([0, 0, 1, 1], 75)), (
        "Normal clouds (sd 0.5, 75 rows) on the corners of a square, opposite corners\n"
        "in one class; NumPy generator, seed 1."
    )


def stripes() -> Made:
    rng = np.random.default_rng(6)
    along = rng.uniform(-2, 2, 240)
    stripe = np.repeat(np.arange(6), 40)
    across = (stripe - 2.5) * 0.06 + rng.normal(0, 0.006, 240)
    X = along[:, None] * ALONG + across[:, None] * ACROSS
    return plane("stripes-6", X, stripe % 2), (
        "Six stripes of length 4 and distance 0.06 (sd 0.006 across), 40 rows each,\n"
        "classes alternating; NumPy generator, seed 6. The nearest row of the same\n"
        "class often lies in another stripe, so one global metric learns little."
    )


def bundled(name: str, load: Callable[[], Bunch], source: str) -> Callable[[], Made]:
    def make() -> Made:
        bunch = load()
        names = [n.replace(" (cm)", "").replace(" ", "-") for n in bunch.feature_names]
        names = [n.replace("od280/od315", "od280-od315") for n in names]
        label = Attribute("class", "nominal", tuple(map(str, bunch.target_names)))
        attributes = tuple(Attribute(n) for n in names)
        data = Dataset(bunch.data, bunch.target, attributes, label, name)
        return data, f"{source}\nThis copy: the file that comes with scikit-learn."

    return make


iris = bundled(
    "iris",
    datasets.load_iris,
    "Iris plants: R. A. Fisher (1936), The use of multiple measurements in taxonomic\n"
    "problems. Centimetres. UCI Machine Learning Repository.",
)
wine = bundled(
    "wine",
    datasets.load_wine,
    "Wine recognition: M. Forina et al. (1988), PARVUS. UCI Machine Learning Repository.",
)
wdbc = bundled(
    "wdbc",
    datasets.load_breast_cancer,
    "Breast cancer Wisconsin (diagnostic): W. N. Street, W. H. Wolberg and\n"
    "O. L. Mangasarian (1993). UCI Machine Learning Repository.",
)


def wine_2() -> Made:
    data, source = wine()
    chosen = data.select(["alcalinity_of_ash", "nonflavanoid_phenols"])
    named = Dataset(
        chosen.X, chosen.y, chosen.attributes, chosen.class_attribute, "wine-2"
    )
    return named, source + "\nOnly the alkalinity of ash and the non-flavanoid phenols."


def table(
    name: str,
    attributes: Sequence[Attribute],
    rows: Sequence[Sequence[str | float | None]],
) -> Dataset:
    """Build a small data set from its cells; the class is the last column."""

    def code(attribute: Attribute, cell: str | float | None) -> float:
        if cell is None:
            return np.nan
        return float(attribute.values.index(cell) if attribute.values else cell)

    cells = [[code(a, c) for a, c in zip(attributes, row, strict=True)] for row in rows]
    X = np.array(cells)
    return Dataset(
        X[:, :-1], X[:, -1].astype(int), tuple(attributes[:-1]), attributes[-1], name
    )


def mixed() -> Made:
    attributes = (
        Attribute("age"),
        Attribute("colour", "nominal", ("red", "green", "blue")),
        Attribute("income"),
        Attribute("buys", "nominal", ("yes", "no")),
    )
    rows = [
        (34, "red", None, "yes"), (51, "blue", 2300, "no"), (12, "green", 0, "no"),
        (93, "blue", 1100, "no"), (45, "red", 4000, "yes"), (29, "green", 1800, "yes"),
        (38, "red", 2700, "yes"), (62, "blue", None, "no"), (None, "green", 3100, "yes"),
        (24, None, 900, "no"), (57, "red", 3500, "yes"), (71, "green", 1500, "no"),
    ]  # fmt: skip
    return table("mixed-demo", attributes, rows), (
        "Twelve invented customers: numbers, labels and missing values, for HEOM.\n"
        "Rows 1 and 2 differ by 17/81 in age, 1 in colour and 1 in income (missing)."
    )


def vdm() -> Made:
    attributes = (
        Attribute("letter", "nominal", ("A", "B", "C")),
        Attribute("class", "nominal", ("red", "blue")),
    )
    rows = [("A", "red"), ("B", "blue"), ("C", "red"), ("B", "blue"), ("C", "blue")]
    return table("vdm-demo", attributes, rows), (
        "Five rows for the value difference metric computed by hand, with P(value|class):\n"
        "A-B 7/6, A-C 1/3, B-C 5/6."
    )


def words() -> Made:
    animals = ("pato", "gato", "pata", "gata", "rata", "mono", "toro", "loro")
    fruits = ("palta", "pera", "mora", "lima", "limón", "melón", "mango", "uva")
    attributes = (
        Attribute("word", "string", animals + fruits),
        Attribute("kind", "nominal", ("animal", "fruit")),
    )
    rows = [(w, "animal") for w in animals] + [(w, "fruit") for w in fruits]
    return table("words", attributes, rows), (
        "Short Spanish words for the edit distance. From pato to palta: 3 without\n"
        "substitutions, 2 with substitutions of cost 1, 3 with cost 2."
    )


def digits10() -> Made:
    bunch = datasets.load_digits()
    rows = [int(np.flatnonzero(bunch.target == digit)[0]) for digit in range(10)]
    attributes = tuple(Attribute(f"p{r}{c}") for r in range(8) for c in range(8))
    label = Attribute("digit", "nominal", tuple("0123456789"))
    data = Dataset(bunch.data[rows], bunch.target[rows], attributes, label, "digits10")
    return data, (
        "One picture of each digit, 8 x 8 pixels from 0 (paper) to 16 (ink), row by row.\n"
        "Optical recognition of handwritten digits: E. Alpaydin and C. Kaynak (1998),\n"
        "UCI Machine Learning Repository. This copy: the first of each digit in the\n"
        "file that comes with scikit-learn."
    )


MAKERS = (
    strips, printed, moons, circles, xor, iris, wine, wdbc, wine_2, stripes, mixed, vdm,
    words, digits10,
)  # fmt: skip


def main() -> None:
    folder = Path(sys.argv[1])
    for make in MAKERS:
        data, source = make()
        write(data, folder / f"{data.name}.arff", comment=source)


if __name__ == "__main__":
    main()
