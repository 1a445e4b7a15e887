"""Start of the program's own processes without a library that nothing in them needs."""

from __future__ import annotations

import gc
import sys
from importlib.machinery import ModuleSpec

#: What scikit-learn imports where it is there, and does without where it is not.
_SPARED, _ASKING = "pandas", "sklearn.utils.fixes"


class _Sparing:
    """Answers scikit-learn, and nobody else, that pandas is not there.

    It looks for it once, as it starts, and holds on to what it then never uses; data
    frames are known to it by their module once somebody else has imported that.
    """

    @staticmethod
    def find_spec(
        name: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        """Return None, so that others are asked.

        Raises
        ------
        ModuleNotFoundError
            When it is scikit-learn that looks for pandas.
        """
        if name == _SPARED and _importer() == _ASKING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def _importer() -> str:
    """Return the module whose import statement is at work."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))


def import_leanly() -> None:
    """Make later imports of this process cheaper; only for processes of our own.

    pandas and its Arrow were a quarter of the start of whatever learns, and sixty
    megabytes of each worker. A tenth went into looking for garbage among imports,
    which leave next to none.
    """
    gc.set_threshold(50_000, 10, 10)
    if _Sparing not in sys.meta_path:
        sys.meta_path.insert(0, _Sparing)
