"""Messages over the foot of the room: they stack, pass clicks, and move nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from support.rooms import child

from workbench.ui.window import messages
from workbench.ui.window.messages import MOST

translate = QCoreApplication.translate


def test_a_message_moves_nothing(strips):
    room = strips.room
    before = room.mapTo(strips, QPoint(0, 0)), room.size()
    strips.tell_error("It failed", "because\nof this")
    assert strips.message_bar.isVisible()
    strips.findChild(QToolButton, "main_message_detailsBtn").click()
    assert (room.mapTo(strips, QPoint(0, 0)), room.size()) == before
    foot = strips.place.mapTo(strips, strips.place.rect().bottomLeft()).y()
    bar = strips.message_bar
    assert bar.mapTo(strips, bar.rect().bottomLeft()).y() < foot
    assert (
        bar.mapTo(strips, QPoint(0, 0)).x() >= strips.place.mapTo(strips, QPoint()).x()
    )


def test_information_takes_the_place_of_information_and_errors_stay(strips):
    bar = strips.message_bar
    strips.tell("one")
    strips.tell("two")
    assert [m.text for m in bar.messages] == ["two"]
    for text in ("bad", "worse", "worse", "worst"):
        strips.tell_error(text)
    assert [m.text for m in bar.messages] == ["bad", "worse", "worst"]
    strips.tell("done")
    assert [m.text for m in bar.messages] == ["worse", "worst", "done"]
    assert len(bar.messages) == MOST
    bar.close_newest()
    assert bar.text == "worst"
    assert bar.level == "error"
    bar.clear()
    assert not bar.isVisible()


def test_what_need_not_stay_goes_by_itself(strips, qtbot, monkeypatch):
    monkeypatch.setattr(messages, "_READ_MS", 20)
    room, bar = strips.room, strips.message_bar
    room.message("warning", "it stays")
    room.message("warning", "read it", "line by line", lasting=False)
    details = child(bar, "main_message_detailsBtn", QToolButton)
    details.click()
    room.message("warning", "marked in the grid", lasting=False)
    qtbot.waitUntil(lambda: len(bar.messages) == 2)
    assert [m.text for m in bar.messages] == ["it stays", "read it"]
    details.click()
    qtbot.waitUntil(lambda: len(bar.messages) == 1)
    assert bar.text == "it stays"


def test_each_message_is_closed_by_its_cross(strips):
    strips.tell_error("first")
    strips.tell_error("second")
    strips.findChild(QToolButton, "main_message2_closeBtn").click()
    assert [m.text for m in strips.message_bar.messages] == ["second"]
    strips.findChild(QToolButton, "main_message_closeBtn").click()
    assert strips.message_bar.messages == ()
    assert strips.room.last_message is None


def test_a_click_on_its_way_is_not_caught(strips, qtbot):
    strips.resize(1280, 720)
    target = QPushButton("under", strips.place)
    target.resize(strips.place.size())
    target.show()
    clicks = []
    target.clicked.connect(lambda: clicks.append(1))
    bar = strips.message_bar
    strips.tell_error("in the way")
    middle = bar.mapTo(strips, bar.rect().center())

    def click() -> None:
        widget = strips.childAt(middle)
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(strips, middle)
        )

    click()
    assert clicks == [1]
    qtbot.waitUntil(lambda: strips.childAt(middle) is not target)
    click()
    assert clicks == [1]


def test_a_long_message_is_read_whole_in_a_small_window(strips):
    strips.resize(800, 560)
    text = "expected a number, came a word; " * 12
    strips.tell_error(text)
    bar = strips.message_bar
    assert bar.width() <= strips.place.width()
    label = strips.findChild(object, "main_message_textLabel")
    assert label.height() >= label.heightForWidth(label.width())


def test_all_lines_shown_follow_the_language(strips, qtbot):
    bar = strips.message_bar
    strips.tell_error("x.csv: no such file")  # a worker says so, in English
    strips.room.message("error", lambda: translate("InformationPanels", "Report"))
    button = (lambda: translate("InformationPanels", "Report"), strips.close)
    strips.tell(lambda: translate("InformationPanels", "Keyboard map"), button)
    english = [m.text for m in bar.messages]
    assert english == ["x.csv: no such file", "Report", "Keyboard map"]
    strips.acts["view_esLanguage"].trigger()
    try:
        qtbot.waitUntil(lambda: bar.text == "Mapa del teclado")
        spanish = [m.text for m in bar.messages]
        labels = [
            child(bar, f"main_message{n}_textLabel", QLabel).text()
            for n in ("3", "2", "")
        ]
        assert labels == spanish
        assert child(bar, "main_message_actionBtn", QToolButton).text() == "Informe"
        assert spanish[1:] == ["Informe", "Mapa del teclado"]
        assert spanish[0].startswith("x.csv: ")
        assert spanish[0] != english[0]
        assert strips.room.last_message.text == bar.accessibleName() == spanish[-1]
    finally:
        strips.acts["view_enLanguage"].trigger()
    qtbot.waitUntil(lambda: [m.text for m in bar.messages] == english)
    bar.close_newest()
    assert strips.room.last_message is None


def test_a_message_comes_where_it_covers_no_control_and_stays_there(strips):
    """The button at the foot of the room is in the middle, then at the right."""
    strips.resize(1280, 720)
    bar, place = strips.message_bar, strips.place
    under = QPushButton("under", place)
    under.resize(100, 40)
    foot = place.height() - 60
    under.move((place.width() - 100) // 2, foot)
    under.show()

    def box() -> QRect:
        return QRect(place.mapFrom(strips, bar.pos()), bar.size())

    others = [other for other in place.findChildren(QPushButton) if other is not under]
    for other in others:
        other.hide()
    strips.tell("A short one")
    assert not box().intersects(under.geometry())
    assert box().width() < 600
    first = box()
    under.move(first.topLeft())
    strips.tell("A longer one " + "that has much to say " * 12)
    assert (box().left(), box().right()) == (first.left(), first.right())
    assert box().height() > first.height()
    bar.clear()
    strips.tell("A short one")
    assert not box().intersects(under.geometry())
