"""The status bar: last result, tasks with Cancel, selection, undo, language, theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Slot
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QProgressBar,
    QStatusBar,
    QToolButton,
    QWidget,
)

from workbench.ui.context import Context, Wording
from workbench.ui.services.language import shown_language
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.window.actions import LANGUAGES, THEMES, Actions

#: Work that ends sooner is not worth a glance; pictures under the pointer never show.
SHOW_AFTER_MS = 200


class StatusBar(QStatusBar):
    """What is going on, in one line.

    Parameters
    ----------
    context : Context
    actions : Actions
        Its language and theme actions fill the two menus at the right end.
    parent : QWidget, optional
    """

    def __init__(
        self, context: Context, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_status_bar")
        self._context = context
        self._actions = actions
        self._result, self._result_data = self._label("result"), ""
        self._wording: Wording | None = None
        self._badge = ""
        self._task = self._label("task")
        self._progress = QProgressBar(self)
        self._progress.setObjectName("main_status_progressBar")
        self._progress.setMaximumWidth(160)
        self._progress.setTextVisible(False)
        self._cancel = self._button("cancel")
        self._selection, self._undo = self._label("selection"), self._label("undo")
        self._language, self._theme = self._button("language"), self._button("theme")
        self._fill_menus()
        for widget in (self._result, self._task, self._progress, self._cancel):
            self.addWidget(widget)
        for widget in (self._selection, self._undo, self._language, self._theme):
            self.addPermanentWidget(widget)
        self._patience = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._patience.timeout.connect(self._show_tasks)
        self._connect()
        self.retranslate()
        self._show_tasks()

    def _label(self, name: str) -> QLabel:
        # a long text is shortened: a window must not grow because a task has begun
        label = ElidedLabel(grows=False)
        label.setObjectName(f"main_status_{name}Label")
        return label

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"main_status_{name}Btn")
        button.setAutoRaise(True)
        return button

    def _fill_menus(self) -> None:
        for button, names in (
            (self._language, [f"view_{code}Language" for code in LANGUAGES]),
            (self._theme, [f"view_{name}Theme" for name in THEMES]),
        ):
            menu = QMenu(button)
            menu.setObjectName(button.objectName().replace("Btn", "Menu"))
            menu.addActions([self._actions[name] for name in names])
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _connect(self) -> None:
        context = self._context
        context.commands.result_shown.connect(self._on_result_shown)
        context.jobs.tasks_changed.connect(self._on_tasks_changed)
        context.session.selection_changed.connect(self._show_selection)
        context.session.data_changed.connect(self._on_session_data_changed)
        context.undo.undoTextChanged.connect(self._on_undo_text_changed)
        context.theme.changed.connect(self._show_choices)
        self._cancel.clicked.connect(context.jobs.cancel_all)

    @property
    def result(self) -> str:
        """The last result with its badge, as shown."""
        return self._result.text()

    # -- what is shown --------------------------------------------------------------

    @Slot(object, str)
    def _on_result_shown(self, wording: Wording | None, badge: str) -> None:
        self._wording, self._badge = wording, badge
        self._result_data = self._context.session.scene.data
        self._show_result()

    def _show_result(self) -> None:
        text = self._wording() if self._wording is not None else ""
        self._result.setText(f"{text}  [{self._badge}]" if self._badge else text)

    @Slot()
    def _on_session_data_changed(self) -> None:
        """Take away the figure of another data set; an edit leaves it."""
        if self._context.session.scene.data != self._result_data:
            self._on_result_shown(None, "")
        self._show_selection()

    @Slot()
    def _on_tasks_changed(self) -> None:
        if not self._context.jobs.tasks:
            self._patience.stop()
            self._show_tasks()
        elif self._progress.isVisible():
            self._show_tasks()
        elif not self._patience.isActive():
            self._patience.start()

    @Slot()
    def _show_tasks(self) -> None:
        tasks = self._context.jobs.tasks
        for widget in (self._task, self._progress, self._cancel):
            widget.setVisible(bool(tasks))
        if not tasks:
            return
        first = next((t for t in tasks if t.lane == "batch"), tasks[0])
        text = first.title if not first.message else f"{first.title}: {first.message}"
        if len(tasks) > 1:
            text = self.tr("{} and {} more").format(text, len(tasks) - 1)
        self._task.setText(text)
        self._progress.setRange(0, 100 if first.fraction > 0 else 0)
        self._progress.setValue(round(100 * first.fraction))

    def _show_selection(self) -> None:
        data, selected = self._context.session.data, self._context.session.selected_rows
        self._selection.setVisible(data is not None)
        if data is not None:
            text = self.tr("selected {} of {}").format(len(selected), data.n_rows)
            self._selection.setText(text)

    @Slot(str)
    def _on_undo_text_changed(self, text: str) -> None:
        self._undo.setText(self.tr("undo: {}").format(text) if text else "")

    @Slot()
    def _show_choices(self) -> None:
        self._language.setText(shown_language().upper())
        names = {
            "system": self.tr("system"),
            "light": self.tr("light"),
            "dark": self.tr("dark"),
        }
        self._theme.setText(names[self._context.theme.name])

    # -- language -------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for button, name, help_ in (
            (self._cancel, self.tr("Cancel"), self.tr("Stop every task (Shift+Esc)")),
            (self._language, self.tr("Language"), self.tr("Choose the language")),
            (self._theme, self.tr("Theme"), self.tr("Choose light or dark colours")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(help_)
        self._cancel.setText(self.tr("Cancel"))
        self._progress.setAccessibleName(self.tr("Progress of the task"))
        self._on_undo_text_changed(self._context.undo.undoText())
        self._show_choices()
        self._show_result()
        self._show_selection()
        self._show_tasks()
