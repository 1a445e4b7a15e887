"""The form of a plugin's parameters: a word that stands for a number."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from workbench.api import integer
from workbench.core.program.catalogue import PluginInfo
from workbench.ui.widgets.params_form import ParamsForm


def test_the_step_below_the_lowest_number_is_the_word(qtbot):
    form = ParamsForm(None, "test")
    qtbot.addWidget(form)
    k = integer("k", 5, low=1, words=("all",), help="How many.")
    plugin = PluginInfo(
        id="some", title="Some", kind="classifier", family="Lazy", source="bundled",
        status="loaded", params=(k.describe(),),
    )  # fmt: skip
    form.show_plugin(plugin)
    spin = form.findChild(QSpinBox, "test_k_Spin")
    assert form.values() == {"k": 5}
    spin.setValue(spin.minimum())
    assert spin.text() == "all"
    assert form.values() == {"k": "all"}
    assert form.problem == ""
    form.set_values({"k": 7})
    assert form.values() == {"k": 7}
    form.set_values({"k": "all"})
    assert form.values() == {"k": "all"}
