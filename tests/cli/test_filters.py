"""``--filter`` of the commands evaluate, fit and convert."""

import json

import pytest

import workbench

IRIS = "builtin:iris"


def test_filters_act_in_their_order(command):
    code, out, err = command(
        "evaluate", IRIS, "-c", "knn", "--json",
        "--filter", "z-score attributes=petal-width",
        "--filter", "pca n_components=2",
    )  # fmt: skip
    assert code == 0, err
    document = json.loads(out)
    assert [f["id"] for f in document["filters"]] == ["z-score", "pca"]
    assert document["filters"][1]["params"]["n_components"] == 2
    assert document["prepared"] == [
        "z-score (attributes=petal-width)",
        "Principal components (n_components=2): 4 attributes become 2",
    ]
    iris = workbench.read(IRIS)
    again = workbench.evaluate(iris, "knn", filters=document["filters"])
    assert again["confusion"] == document["confusion"]


def test_quotes_protect_spaces(command):
    mapping = 'relabel "mapping=versicolor=not setosa, virginica=not setosa"'
    arguments = ("evaluate", IRIS, "-c", "knn", "--loo", "--json", "--filter", mapping)
    code, out, err = command(*arguments)
    assert code == 0, err
    assert json.loads(out)["data"]["classes"] == ["setosa", "not setosa"]


def test_fit_shows_the_model_of_filtered_rows(command):
    code, out, err = command(
        "fit", IRIS, "-c", "j48", "--filter", "discretise bins=3", "--json"
    )
    assert code == 0, err
    root = json.loads(out)["model"]["root"]
    assert root["attribute"] in ("petal-length", "petal-width")
    assert "threshold" not in root  # the numbers have become labels


def test_convert_writes_what_the_filters_leave(command, tmp_path):
    out = tmp_path / "small.arff"
    code, _, err = command(
        "convert", IRIS, out,
        "--filter", "stratified-sample count=30",
        "--filter", "noise-attribute n_attributes=2",
    )  # fmt: skip
    assert code == 0, err
    written = workbench.read(out)
    assert written.class_counts().tolist() == [10, 10, 10]
    assert [a.name for a in written.attributes[4:]] == ["noise1", "noise2"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["--filter ''"]),
        ('pca "n', ["No closing quotation"]),
        ("nothing", ["nothing", "workbench plugins"]),
        ("knn", ["knn is a classifier", "a filter"]),
        ("pca bins=3", ["pca", "'bins'", "n_components"]),
        ("pca n_components", ["--filter: n_components", "name=value"]),
        ("pca n_components=0", ["at least 1"]),
        ("pca n_components=9", ["filter pca", "at most 4"]),
        ("z-score attributes=colour", ["filter z-score", "'colour'", "petal-width"]),
        ("relabel mapping=red=blue", ["filter relabel", "red=blue", "setosa"]),
        ("sample count=1000", ["filter sample", "at most 150"]),
    ],
)
@pytest.mark.parametrize("name", ["evaluate", "fit", "convert"])
def test_a_wrong_filter_is_one_line_and_exit_code_2(
    command, tmp_path, name, text, words
):
    rest = [tmp_path / "out.arff"] if name == "convert" else ["-c", "knn"]
    code, out, err = command(name, IRIS, *rest, "--filter", text)
    assert (code, out) == (2, "")
    assert err.startswith("workbench: ")
    assert err.count("\n") == 1
    for word in words:
        assert word in err
    assert not (tmp_path / "out.arff").exists()
