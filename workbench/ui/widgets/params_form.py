"""The form of a plugin's parameters, generated from its declaration."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from workbench.api.params import Param, Value
from workbench.api.problems import Problem
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.members import PREDICTING, check_members
from workbench.ui.context import Catalogue
from workbench.ui.services.message_words import message_words
from workbench.ui.services.plugin_words import (
    choice_word,
    param_label,
    param_tip,
    plugin_word,
)
from workbench.ui.widgets.chain import ChainButton
from workbench.ui.widgets.fitted import FittedSpin
from workbench.ui.widgets.learner_edit import LearnerEdit
from workbench.ui.widgets.tone import mark_wrong

_INT_MAX = 2**31 - 1


@dataclass(slots=True, eq=False)
class Editor:
    """One field: its widget, how to read it and how to set it."""

    param: Param
    widget: QWidget
    read: Callable[[], Value]
    write: Callable[[Value], None]
    label: QLabel | None = None
    holder: QWidget | None = None  # what holds the widget and others beside it
    chain: ChainButton | None = None  # to a value elsewhere


class ParamsForm(QScrollArea):
    """Fields for all parameters of one plugin.

    Parameters
    ----------
    parent : QWidget, optional
    name : str
        What the object names begin with: ``NAME_form``, ``NAME_<parameter>_Spin``.
    catalogue : Catalogue, optional
        Lists the plugins that a parameter may name, and lets their names be checked.

    Signals
    -------
    changed()
        A value was edited, valid or not.
    chained_edited(name, value)
        So was one that is the same elsewhere; it is valid.
    chain_closed(name)
        A value is to be the same as elsewhere again.
    """

    changed = Signal()
    chained_edited = Signal(str, object)
    chain_closed = Signal(str)

    def __init__(
        self,
        parent: QWidget | None = None,
        name: str = "classify_params",
        catalogue: Catalogue | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._prefix = name
        self.setObjectName(f"{name}_form")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        #: The id of the plugin whose parameters are shown.
        self.plugin_id = ""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._editors: dict[str, Editor] = {}
        self._problems: dict[str, Problem] = {}
        self._chained: frozenset[str] = frozenset()
        #: What was read last from each field, in whatever language it was typed; a
        #: field is not read again after a change of language, before it is reworded.
        self._read: dict[str, Value] = {}
        self._worded = True  # in the current language
        self._rewording = QTimer(self, singleShot=True, interval=0)
        self._rewording.timeout.connect(self._reword)

    def minimumSizeHint(self) -> QSize:
        """Return the least size: as wide as the longest word, so as to scroll down only."""
        page = self.widget()
        across = 0 if page is None else page.minimumSizeHint().width()
        bar = self.verticalScrollBar().sizeHint().width()
        return super().minimumSizeHint().expandedTo(QSize(across + bar, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # other words or larger ones
        return super().eventFilter(watched, event)

    @property
    def problem(self) -> str:
        """Why the values cannot be used, in one line; empty when they can."""
        return next((message_words(p) for p in self._problems.values()), "")

    def values(self) -> dict[str, Value]:
        """Return every parameter's value by name.

        Raises
        ------
        Problem
            When a field holds no allowed value.
        """
        for problem in self._problems.values():
            raise problem
        return dict(self._read)

    def value(self, name: str) -> Value | None:
        """Return the value of one parameter; None where there is none, or a wrong one."""
        return None if name in self._problems else self._read.get(name)

    def show_plugin(
        self,
        plugin: PluginInfo,
        values: Mapping[str, Any] | None = None,
        chained: Collection[str] = (),
    ) -> None:
        """Build the form for a plugin, with its defaults or the given values.

        Parameters
        ----------
        plugin : PluginInfo
        values : mapping, optional
        chained : collection of str
            Parameters whose value is the same elsewhere, as long as the user wants.
        """
        self.plugin_id = plugin.id
        self._editors.clear()
        self._chained = frozenset(chained)
        self._problems.clear()
        self._read.clear()
        self._worded = True
        page = QWidget()
        form = QFormLayout(page)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        # long labels of two languages leave no pixel over in the narrowest window
        form.setContentsMargins(5, 9, 5, 9)
        for description in plugin.params:
            self._add(form, Param.from_description(description))
        if not plugin.params:
            form.addRow(QLabel(self.tr("This method has no parameters.")))
        self.setWidget(page)
        self.set_values(values or {})

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Set the given values, all others to their defaults."""
        self._reword()
        for name, editor in self._editors.items():
            editor.write(values.get(name, editor.param.default))
        self._on_editor_changed()

    def follow(self, values: Mapping[str, Any]) -> None:
        """Set values that changed elsewhere; those whose chain is open stay."""
        self._reword()
        for name, value in values.items():
            editor = self._editors.get(name)
            if editor is not None and (
                editor.chain is None or editor.chain.isChecked()
            ):
                editor.write(value)

    def param_at(self, widget: QWidget) -> str:
        """Return the name of the parameter that a widget is a field of; else nothing."""
        for name, editor in self._editors.items():
            holder = editor.holder or editor.widget
            if widget in (editor.label, holder) or holder.isAncestorOf(widget):
                return name
        return ""

    def part(self, name: str) -> None:
        """Open the chain of a parameter: its value is its own from here on."""
        chain = self._editors[name].chain
        if chain is not None:
            chain.setChecked(False)

    def reset(self) -> None:
        """Set every parameter to its default."""
        self.set_values({})

    # -- building -------------------------------------------------------------------

    def _add(self, form: QFormLayout, param: Param) -> None:
        makers = {
            "int": self._spin,
            "bool": self._check,
            "choice": self._combo,
            "learner": self._learner,
            "learners": self._learner,
        }
        editor = makers.get(param.type, self._edit)(param)
        if param.name in self._chained:
            self._chain(editor)
        self._editors[param.name] = editor
        label = editor.label = QLabel(wordWrap=True)
        label.setBuddy(editor.widget)
        self._name_editor(editor)
        form.addRow(label, editor.holder or editor.widget)

    def _name_editor(self, editor: Editor) -> None:
        """Set the texts of one field in the current language."""
        param, tip = editor.param, param_tip(editor.param)
        editor.widget.setToolTip(tip)
        editor.widget.setAccessibleName(plugin_word(param.title))
        editor.widget.setAccessibleDescription(tip)
        if editor.label is not None:
            editor.label.setText(param_label(param))
            editor.label.setToolTip(tip)
        if isinstance(editor.widget, QComboBox):
            for i, word in enumerate(param.choices):
                editor.widget.setItemText(i, choice_word(param, word))
        elif isinstance(editor.widget, QSpinBox) and param.optional:
            editor.widget.setSpecialValueText(self.tr("auto"))
        elif isinstance(editor.widget, QSpinBox) and param.choices:
            word = choice_word(param, param.choices[0])
            editor.widget.setSpecialValueText(word)

    def _chain(self, editor: Editor) -> None:
        """Put a chain beside a field."""
        name = editor.param.name
        chain = editor.chain = ChainButton(self._name(editor.param, "chainBtn"))
        editor.holder = QWidget()
        row = QHBoxLayout(editor.holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(editor.widget, 1)
        row.addWidget(chain)
        chain.toggled.connect(
            lambda closed: self.chain_closed.emit(name) if closed else None
        )

    def _name(self, param: Param, kind: str) -> str:
        return f"{self._prefix}_{param.name}_{kind}"

    def _spin(self, param: Param) -> Editor:
        spin = FittedSpin(self._name(param, "Spin"))
        low = int(param.low) if param.low is not None else -_INT_MAX
        high = int(param.high) if param.high is not None else _INT_MAX
        special: Value = None
        if param.optional:  # the step below the lowest value stands for None
            low -= 1
        elif param.choices:  # or for a word, as "all"
            low -= 1
            special = param.choices[0]
        spin.setRange(low, high)
        spin.valueChanged.connect(self._on_editor_changed)

        def read() -> Value:
            lowest = spin.value() == spin.minimum()
            if lowest and (param.optional or special is not None):
                return special
            return param.check(spin.value())

        def write(value: Value) -> None:
            numeric = value is not None and value not in param.choices
            spin.setValue(int(value) if numeric else spin.minimum())  # type: ignore[arg-type]

        return Editor(param, spin, read, write)

    def _check(self, param: Param) -> Editor:
        box = QCheckBox()
        box.setObjectName(self._name(param, "Check"))
        box.toggled.connect(self._on_editor_changed)
        return Editor(
            param, box, box.isChecked, lambda value: box.setChecked(bool(value))
        )

    def _combo(self, param: Param) -> Editor:
        combo = QComboBox()
        combo.setObjectName(self._name(param, "Combo"))
        for word in param.choices:
            combo.addItem(word, word)
        combo.currentIndexChanged.connect(self._on_editor_changed)
        return Editor(
            param,
            combo,
            combo.currentData,
            lambda value: combo.setCurrentIndex(combo.findData(value)),
        )

    def _edit(self, param: Param) -> Editor:
        edit = QLineEdit()
        edit.setObjectName(self._name(param, "Edit"))
        edit.textChanged.connect(self._on_editor_changed)
        numeric = param.type == "float"

        def read() -> Value:
            text = edit.text()
            return param.parse(_c_number(text) if numeric else text)

        def write(value: Value) -> None:
            if value is None:
                edit.setText("auto")
            elif numeric:
                edit.setText(_local_number(float(value)))
            else:
                edit.setText(str(value))

        return Editor(param, edit, read, write)

    def _learner(self, param: Param) -> Editor:
        known = [] if self._catalogue is None else list(self._catalogue.plugins)
        offered = [p for p in known if p.usable and p.kind in PREDICTING]
        name = self._name(param, "").removesuffix("_")
        holder = LearnerEdit(offered, param.type == "learners", name)
        holder.line.textChanged.connect(self._on_editor_changed)

        def read() -> Value:
            value = param.parse(holder.line.text())
            if offered:  # before the plugins are known, or without, syntax is all
                try:
                    check_members(str(value), offered)
                except Problem as problem:
                    where = ": ".join(filter(None, [param.name, problem.where]))
                    raise Problem(
                        problem.what, expected=problem.expected, where=where
                    ) from None
            return value

        def write(value: Value) -> None:
            holder.line.setText(str(value))

        return Editor(param, holder.line, read, write, holder=holder)

    # -- checking ---------------------------------------------------------------------

    def _on_editor_changed(self) -> None:
        self._problems.clear()
        for name, editor in self._editors.items():
            try:
                self._read[name] = editor.read()
            except Problem as problem:
                self._problems[name] = problem
        self._mark()
        self._show_used()
        self.changed.emit()
        for name, editor in self._editors.items():
            closed = editor.chain is not None and editor.chain.isChecked()
            if closed and name not in self._problems:
                self.chained_edited.emit(name, self._read[name])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._worded = False
            if self.isVisible():
                self._reword()
            else:
                self._rewording.start()

    def showEvent(self, event: QShowEvent) -> None:
        self._reword()
        super().showEvent(event)

    def _reword(self) -> None:
        """Take over another language: at once if seen, else soon, before all else."""
        self._rewording.stop()
        if self._worded:
            return
        self._worded = True
        # numbers are typed in another way now; what was wrong stays as it was typed
        right = {n: v for n, v in self._read.items() if n not in self._problems}
        for editor in self._editors.values():
            self._name_editor(editor)
        for name, value in right.items():
            self._editors[name].write(value)
        self._mark()

    def _show_used(self) -> None:
        """Hide the fields that do not matter with the words chosen in others."""
        page = self.widget()
        form = page.layout() if page is not None else None
        if not isinstance(form, QFormLayout):
            return
        for editor in self._editors.values():
            if editor.param.when:
                other, *words = editor.param.when
                field = editor.holder or editor.widget
                form.setRowVisible(field, self.value(other) in words)

    def _mark(self) -> None:
        for name, editor in self._editors.items():
            problem = self._problems.get(name)
            mark_wrong(editor.widget, problem is not None)
            tip = param_tip(editor.param) if problem is None else message_words(problem)
            editor.widget.setToolTip(tip)


def _c_number(text: str) -> str:
    """Turn the locale's decimal mark into a point; both are accepted."""
    return text.strip().replace(QLocale().decimalPoint(), ".")


def _local_number(value: float) -> str:
    short = f"{value:g}"
    text = short if float(short) == value else repr(value)
    return text.replace(".", QLocale().decimalPoint())
