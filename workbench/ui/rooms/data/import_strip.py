"""How a CSV file was understood, and a way to correct it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

_DELIMITERS = {",": ",", ";": ";", "Tab": "\t", "|": "|"}


class ImportStrip(QWidget):
    """Delimiter, decimal mark, header and class column of a CSV file.

    Signals
    -------
    reread(options)
        The user wants the file read with these options.
    """

    reread = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("data_import_strip")
        self._labels = [QLabel() for _ in range(4)]
        self._delimiter = self._combo("data_import_delimiterCombo")
        for name, mark in _DELIMITERS.items():
            self._delimiter.addItem(name, mark)
        self._decimal = self._combo("data_import_decimalCombo")
        self._decimal.addItems([".", ","])
        self._header = QCheckBox()
        self._header.setObjectName("data_import_headerCheck")
        self._class = self._combo("data_import_classCombo")
        self._type = self._combo("data_import_typeCombo")
        self._again = QPushButton()
        self._again.setObjectName("data_import_readBtn")
        self._again.clicked.connect(self._on_again_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for label, widget in zip(
            self._labels,
            (self._delimiter, self._decimal, self._class, self._type),
            strict=True,
        ):
            label.setBuddy(widget)
            row.addWidget(label)
            row.addWidget(widget)
        row.addWidget(self._header)
        row.addStretch(1)
        row.addWidget(self._again)
        self.retranslate()

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        return combo

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        texts = (
            self.tr("Read as CSV: delimiter"),
            self.tr("decimal mark"),
            self.tr("class"),
            self.tr("class is"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self._header.setText(self.tr("first row holds names"))
        self._again.setText(self.tr("Read again"))
        self._again.setToolTip(self.tr("Read the file again with these settings"))
        chosen = self._type.currentIndex()
        self._type.clear()
        self._type.addItem(self.tr("guessed"), None)
        self._type.addItem(self.tr("labels"), "nominal")
        self._type.addItem(self.tr("numbers"), "numeric")
        self._type.setCurrentIndex(max(chosen, 0))

    def show_guess(self, guess: dict[str, Any], class_name: str) -> None:
        """Show how the file was read."""
        self._delimiter.setCurrentIndex(
            max(self._delimiter.findData(guess["delimiter"]), 0)
        )
        self._decimal.setCurrentText(guess["decimal"])
        self._header.setChecked(bool(guess["header"]))
        self._class.clear()
        self._class.addItems(list(guess["names"]))
        self._class.setCurrentText(class_name)

    def options(self) -> dict[str, Any]:
        """Return what the reader takes."""
        options = {
            "delimiter": self._delimiter.currentData(),
            "decimal": self._decimal.currentText(),
            "header": self._header.isChecked(),
            "class_name": self._class.currentIndex(),
        }
        if self._type.currentData():
            options["class_type"] = self._type.currentData()
        return options

    def _on_again_clicked(self) -> None:
        self.reread.emit(self.options())
