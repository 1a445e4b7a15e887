"""Will others read this: verdicts of other readers in a window."""

from __future__ import annotations

from support.rooms import LONG

from workbench.compute.reading.arff.read_by_others import compare_readers
from workbench.ui.panels.readers_panel import ReadersWindow
from workbench.ui.widgets.table import Table


def test_the_window_says_what_the_command_says(window, qtbot, tmp_path):
    path = tmp_path / "dates.arff"
    path.write_text(
        "@relation d\n@attribute t date yyyy-MM-dd\n@attribute c {a,b}\n@data\n"
        "2020-01-02,a\n2021-03-04,b\n",
        encoding="utf-8",
    )
    expected = {r.reader: r.verdict for r in compare_readers(path).readers}
    assert len(set(expected.values())) > 1  # else nothing is told apart below
    panel = ReadersWindow(window.context, window)
    panel.check_file(str(path))
    qtbot.waitUntil(lambda: not panel.busy, timeout=LONG)
    assert panel.probe() == {"file": str(path), "failure": "", "verdicts": expected}
    table = panel.findChild(Table, "readers_table")
    assert [row[0].split()[0] for row in table.texts()[-len(expected) :]] == list(
        expected
    )
    panel.check_file(str(tmp_path / "gone.arff"))
    qtbot.waitUntil(lambda: not panel.busy, timeout=LONG)
    assert "gone.arff" in panel.probe()["failure"]
    panel.deleteLater()
