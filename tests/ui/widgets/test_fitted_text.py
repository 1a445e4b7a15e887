"""Sentences that are as high as their lines, and no higher."""

from __future__ import annotations

from workbench.ui.widgets.fitted import FittedText


def test_what_was_narrow_gets_lower_again(qtbot):
    label = FittedText()
    qtbot.addWidget(label)
    label.setText(
        "One sentence that needs several lines where there is little room. " * 2
    )
    label.resize(900, 20)
    label.show()
    wide = label.minimumHeight()
    label.resize(120, 20)
    narrow = label.minimumHeight()
    label.resize(900, 20)
    assert narrow > 3 * wide
    assert label.minimumHeight() == wide == label.heightForWidth(900)
