"""No English in the rooms of a window that speaks Spanish or Russian."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from support.rooms import is_open
from support.translated import FOLDER, english_left
from support.window_texts import (
    all_texts,
    destroy,
    differences,
    look_round,
    painted_texts,
    settle,
)
from support.window_work import (
    compare,
    explore,
    find_and_filter,
    learn_a_metric,
    predict_and_explain,
    speak,
    work_in_data_and_classify,
)

from workbench.jobs.inline import InlineEngine
from workbench.ui.rooms import ROOMS
from workbench.ui.rooms.compare.room import CompareRoom

#: Words of English that no other language of the window has.
ENGLISH = re.compile(
    r"\b(the|of|and|with|which|each|rows?|nearest|neighbou?rs?|weights?|attributes?|"
    r"values?|from|that|how|many|training|learn(s|ed)?|choose|open|show|not|this)\b",
    re.IGNORECASE,
)
#: Words that stand in texts of every language: names in scripts, of methods and of data.
NAMES = re.compile(
    r"\b(random_state|n_neighbors|attribute_weights|[a-z]+_[a-z_]+|k-NN|\w+=\S+|"
    r"out-of-bag|open ?ml|sepal\S*|petal\S*)\b|\([^()]*\)|`[^`]*`",
    re.IGNORECASE,
)

#: A published work, which is cited in its own language.
WORK = re.compile(r"\((19|20)\d\d\)")


def translated_sources(code: str) -> set[str]:
    """English texts whose translation is another text."""
    found = set()
    for message in ET.parse(FOLDER / f"workbench_{code}.ts").getroot().iter("message"):
        source, said = message.findtext("source"), message.findtext("translation")
        if said and source != said and len(source) > 3:
            found.add(source)
    for message in ET.parse(FOLDER / f"workbench_{code}.ts").getroot().iter("message"):
        found.discard(message.findtext("translation"))  # "Error" in Spanish
    return found


def visible_texts(widget: QWidget) -> set[str]:
    """What can be read in a room, tips and names for screen readers included."""
    texts: set[str] = set()
    for part in widget.findChildren(QWidget):
        texts |= {part.toolTip(), part.accessibleName()}
        if isinstance(part, QLabel | QAbstractButton):
            texts.add(part.text())
        elif isinstance(part, QComboBox):
            texts |= {part.itemText(i) for i in range(part.count())}
        elif isinstance(part, QGroupBox):
            texts.add(part.title())
        elif isinstance(part, QLineEdit):
            texts.add(part.placeholderText())
    plain = (re.sub(r"<[^>]*>", " ", text).replace("&", "") for text in texts)
    return {text for text in plain if text.strip()}


def english(text: str, sources: set[str]) -> bool:
    """Whether a text is English: known as a source, or by two of its words."""
    lines = [line.strip() for line in text.splitlines() if not WORK.search(line)]
    text = "\n".join(lines)
    if any(line in sources for line in lines):
        return True
    words = ENGLISH.findall(NAMES.sub(" ", text))
    return len(words) >= 2


@pytest.mark.lane("whole", "builds every room twice")
@pytest.mark.parametrize("code", ["es", "ru"])
def test_every_room_speaks_the_language(make_window, qtbot, code):
    window = make_window("builtin:iris", lang=code)
    qtbot.waitUntil(lambda: is_open(window))
    names = {a.name for a in window.context.session.data.columns}
    sources = translated_sources(code) - names
    found: dict[str, list[str]] = {}
    for room in ROOMS:
        window.show_room(room.id)
        qtbot.wait(50)
        wrong = {t for t in visible_texts(window.room) if english(t, sources)}
        if wrong:
            found[room.id] = sorted(wrong)
    assert found == {}
    pages = window.findChild(QWidget, "classify_result_tabs").pages
    assert len(pages) > 10  # made by now, though they may come between two frames
    assert english_left(window, code) == {}


def test_the_harvest_sees_english(make_window):
    """What is looked for is found where the window speaks English."""
    window = make_window()
    sources = translated_sources("es")
    window.show_room("classify")
    wrong = [t for t in visible_texts(window.room) if english(t, sources)]
    assert len(wrong) > 30


# -- every page, menu, table and plot, with something found in each -----------------------

#: What is the same in every language: names of people, methods, formats and keys.
SAME = frozenset(
    [
        "AdaBoost",
        "ARFF",
        "JSON",
        "Parquet",
        "SQLite",
        "SciPy",
        "arff",
        "liac",
        "AUC",
        "Alt",
        "Backspace",
        "CCV",
        "CSV",
        "CD",
        "Ctrl",
        "Del",
        "Delete",
        "ECE",
        "End",
        "Enter",
        "Esc",
        "FN",
        "FP",
        "FPR",
        "FRiS",
        "HEOM",
        "Home",
        "Insert",
        "ITML",
        "JSON",
        "KEEL",
        "KISSME",
        "KISSNN",
        "LDA",
        "LFDA",
        "LMNN",
        "LSML",
        "LaTeX",
        "LOO",
        "MCC",
        "MDL",
        "MDS",
        "ML",
        "MMC",
        "MSE",
        "Markdown",
        "METRIC",
        "ALL",
        "NCA",
        "NN",
        "OpenML",
        "PCA",
        "PDF",
        "PNG",
        "PRC",
        "PC",
        "Page",
        "Down",
        "Python",
        "RBF",
        "RCA",
        "ROC",
        "ReliefF",
        "RU",
        "SDML",
        "SNE",
        "STOLP",
        "SVG",
        "Shift",
        "TN",
        "TP",
        "TPR",
        "TSV",
        "Up",
        "VDM",
        "VP",
        "Vecino",
        "Weka",
        "Workbench",
        "hot",
        "numpy",
        "quantile",
        "one",
        "px",
        "STOLP",
        "XOR",
        "DANN",
        "SVM",
        "CV",
        "OK",
        "KL",
        "kd",
        "WDBC",
        "SMACOF",
        "nV",
        "OneR",
        "ZeroR",
        "LogDet",
        "max",
        "min",
        "HTML",
        "BFGS",
    ]
)
#: What stands in texts of every language: names in scripts, of data, of files.
GIVEN = re.compile(
    r"`[^`]*`|[a-z]+(_[a-z]+)+|builtin:\S+|\S+\.(dat|csv|json)|/\S+|\bn_neighbors\b"
    r"|\([a-z-]+\)|: [a-z_]+$|nbsp|[a-z]+…[a-z]+|\b\w+…|exp\(|max\(|log |cv",
    re.MULTILINE,
)
#: Not read by anybody: pyqtgraph's own, the LaTeX of a table, tips in names of scripts.
UNREAD = re.compile(
    r"GraphicsScene#0/QAction|compare_latex_view|classify_runs_table celltip"
    r"|classify_(text|model)_view|compare_classifiers_list celltip"
)
#: Data sets of the printed tables.
REPRODUCED = frozenset(
    [
        "appendicitis",
        "balance",
        "banana",
        "bupa",
        "ionosphere",
        "iris",
        "led",
        "digit",
        "letter",
        "wine",
    ]
)
#: Words typed into fields, names of files, of fields in JSON, and of choices in scripts.
IN_FIELDS = frozenset(
    [
        "results",
        "rows",
        "pato",
        "palta",
        "custom",
        "points",
        "steps",
        "table",
        "common",
        "weighted",
        "delta",
    ]
)
ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}")


def words_left(text: str, known: frozenset[str]) -> set[str]:
    """Return the Latin words of a text that have no business in a Russian one."""
    plain = GIVEN.sub(" ", re.sub(r"<[^>]*>", " ", text).replace("&", ""))
    return set(ENGLISH_WORD.findall(plain)) - SAME - known


def names_of_data(window) -> frozenset[str]:
    """Return the words in names of attributes, classes and sets that are shown."""
    found = set()
    for data in window.context.session.datasets.values():
        for text in (data.name, *(c.name for c in data.columns), *data.classes):
            # axes and lists cut long names
            for word in ENGLISH_WORD.findall(text):
                found |= {word[:n] for n in range(2, len(word) + 1)}
    return frozenset(found)


def work_everywhere(window, qtbot, folder) -> set[str]:
    """Work in every room, look at every page; return the texts painted meanwhile."""
    folder.mkdir()
    settle(window, qtbot)
    with painted_texts() as painted:
        work_in_data_and_classify(window, qtbot)
        predict_and_explain(window, qtbot, folder)
        find_and_filter(window, qtbot)
        learn_a_metric(window, qtbot)
        explore(window, qtbot)
        compare(window, qtbot, folder)
        look_round(window, qtbot, [room.id for room in ROOMS])
    return painted


def left_in(code: str, window, painted: set[str]) -> dict[str, str]:
    """Return the texts of a window, by place, that are not in its language."""
    found = {k: v for k, v in all_texts(window).items() if not UNREAD.search(k)}
    texts = {**found, **{f"painted {text}": text for text in painted}}
    assert len(texts) > 4000
    known = names_of_data(window) | IN_FIELDS | REPRODUCED
    if code == "ru":
        return {k: v for k, v in texts.items() if words_left(v, known)}
    sources = translated_sources(code) - known
    return {k: v for k, v in texts.items() if english(v, sources)}


@pytest.mark.lane("whole", "works through every page of every room, twice")
@pytest.mark.slow
def test_every_page_speaks_the_language_and_another_when_it_is_chosen(
    make_window, qtbot, tmp_path, monkeypatch, remembered
):
    """A Russian window that goes on in Spanish reads like one that began in it."""
    engine = staticmethod(lambda listener, _workers: InlineEngine(listener))
    monkeypatch.setattr(CompareRoom, "make_engine", engine)
    wrong: dict[str, object] = {}
    worded = {}
    for number, code in enumerate(("ru", "es")):
        window = make_window(lang=code, fresh=True, engine=remembered)
        painted = work_everywhere(window, qtbot, tmp_path / str(number))
        wrong |= {f"{code} {k}": v for k, v in left_in(code, window, painted).items()}
        if code != "es":
            speak(window, "es", qtbot)
            look_round(window, qtbot, [room.id for room in ROOMS])
        worded[code] = all_texts(window)
        destroy(window, qtbot)
    wrong |= differences(worded["ru"], worded["es"])
    assert not wrong, "\n".join(f"{text!r} in {place}" for place, text in wrong.items())


def test_latin_words_of_a_russian_text_are_found():
    none = frozenset[str]()
    assert words_left("Метод ближайших neighbours", none) == {"neighbours"}
    assert words_left("All k-NN", none) == {"All"}
    assert words_left("5-NN, ROC-кривая (Ctrl+Shift+P), `n_neighbors`", none) == set()
