"""The form's field for other plugins: completed, listed, checked, charged."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QToolButton

from workbench.api import flag, integer, learner, learners
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.context import Catalogue
from workbench.ui.widgets.params_form import ParamsForm
from workbench.ui.widgets.tone import is_wrong


def info(name, *params, kind="classifier", source="bundled"):
    return PluginInfo(
        name, name.upper(), kind, "F", source, "loaded",
        params=tuple(p.describe() for p in params),
    )  # fmt: skip


TEAM = info(
    "team",
    learner("base", "tree"),
    learners("members", "near k=3; tree"),
    flag("x", True),
)
PLUGINS = (
    info("near", integer("k", 5, low=1)),
    info("tree"),
    info("tribe", source="folder"),
    TEAM,
    info("scale", kind="filter"),
)


@pytest.fixture
def catalogue():
    made = Catalogue()
    made.replace(PLUGINS)
    return made


@pytest.fixture
def form(context, catalogue, qtbot):
    made = ParamsForm(catalogue=catalogue)
    qtbot.addWidget(made)
    made.show_plugin(TEAM)
    made.show()
    return made


def field(form, name):
    return form.findChild(QLineEdit, f"classify_params_{name}_Edit")


def test_defaults_are_shown_and_read(form):
    assert form.values() == {"base": "tree", "members": "near k=3; tree", "x": True}
    assert form.problem == ""


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("base", "tre", "base: no classifier 'tre' (did you mean tree?)"),
        ("base", "scale", "no classifier 'scale'"),
        ("base", "near k=0", "base: near: k = 0.0 (expected an integer at least 1)"),
        ("base", "near; tree", "2 plugins"),
        ("base", "", "no plugin is named"),
        ("members", "near kk=3; tree", "members: near: no parameter 'kk'"),
        ("members", "team base=nobody", "members: team: no classifier 'nobody'"),
    ],
)
def test_wrong_texts_are_marked_with_the_reason(form, name, text, words):
    edit = field(form, name)
    edit.setText(text)
    assert words in form.problem
    assert form.problem in edit.toolTip()
    assert is_wrong(edit)
    form.reset()
    assert form.problem == ""
    assert not is_wrong(edit)


def test_the_menu_lists_classifiers_and_puts_one_in(form):
    def choose(name, title):
        button = form.findChild(QToolButton, f"classify_params_{name}_Btn")
        [family] = button.menu().actions()
        actions = {a.text(): a for a in family.menu().actions()}
        assert set(actions) == {"NEAR", "TREE", "TRIBE", "TEAM"}
        actions[title].trigger()

    choose("base", "NEAR")
    choose("members", "NEAR")
    assert form.values()["base"] == "near"
    assert form.values()["members"] == "near k=3; tree; near"


def test_the_id_being_typed_is_completed(form):
    edit = field(form, "members")
    edit.setText("near k=3; tr")
    completer = edit.completer()
    completer.setCompletionPrefix(completer.splitPath(edit.text())[0])
    model = completer.completionModel()
    ids = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert ids == ["tree", "tribe"]
    assert completer.pathFromIndex(model.index(0, 0)) == "near k=3; tree"
    assert completer.splitPath("near k") == [" "]


def test_without_a_catalogue_only_the_writing_is_checked(context, qtbot):
    form = ParamsForm()
    qtbot.addWidget(form)
    form.show_plugin(TEAM)
    field(form, "base").setText("whoever k=0")
    assert form.problem == ""
    field(form, "base").setText("whoever k")
    assert "name=value" in form.problem


def test_a_dead_worker_is_charged_to_foreign_members(catalogue):
    assert catalogue.charged("team") == ("team",)
    assert catalogue.charged("team", params={"base": "tribe"}) == ("tribe",)
    inner = {"members": "near; team base='tribe'"}
    assert catalogue.charged("team", "scale", params=inner) == ("tribe",)
    assert catalogue.charged("team", params={"base": "tree"}) == ("team",)
    assert catalogue.charged("team", params={"base": "'"}) == ("team",)
