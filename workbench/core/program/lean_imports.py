"""Start of the program's own processes without libraries that nothing in them needs."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

#: What scikit-learn imports where it is there, and does without where it is not.
_SPARED, _ASKING = "pandas", "sklearn.utils.fixes"
#: Modules that one package imports and hardly ever uses, and what it takes out of them.
_LATE: dict[str, tuple[str, tuple[str, ...]]] = {
    "scipy.stats": ("sklearn", ("chi2", "gmean", "rankdata", "spearmanr")),
    "scipy.interpolate": ("sklearn", ("BSpline",)),
    "scipy.integrate": ("sklearn", ("trapezoid",)),
    "sklearn.callback._progressbar": ("sklearn", ("ProgressBar",)),
    "sklearn.decomposition": ("sklearn", ("PCA",)),
    "scipy.optimize._linprog": ("scipy", ("linprog", "linprog_verbose_callback")),
    "scipy.optimize._milp": ("scipy", ("milp",)),
    "scipy.spatial.transform": ("scipy", ()),
    "numpy.f2py": ("numpy", ()),
    "numpy.testing": ("numpy", ()),
    "asyncio": ("joblib", ()),
    "psutil": ("joblib", ("Process",)),
}
#: What SciPy reads the docstring of each of its functions with, to add a note to it.
_DOCS = "scipy._lib._docscrape"
#: The sections of a docstring that such notes are added to.
_ADDED_TO = ("Extended Summary", "Notes", "Parameters")
#: What is looked for in every module by who wants nothing of it; packages have a path.
_ASKED_OF_ALL = ("__path__", "__warningregistry__", "__wrapped__")
_running = threading.RLock()


class _LeanFinder:
    """Finds some modules in such a way that they cost nothing until they are used.

    scikit-learn looks for pandas once, as it starts, and holds on to what it then never
    uses: it is told that there is none; data frames are known to it by their module
    once somebody else has imported that. The modules of `_LATE` run when something in
    them is first asked for. SciPy's docstrings stay as they are written.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return None, so that others are asked, except for a late module.

        Raises
        ------
        ModuleNotFoundError
            When it is scikit-learn that looks for pandas.
        """
        if name == _SPARED and _importer() == _ASKING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        late = sys.modules.get(name.rpartition(".")[0])
        if isinstance(late, _LateModule) and _run(late) and name in sys.modules:
            return ModuleSpec(name, _KnownLoader(sys.modules[name]))
        if name in _LATE and _importer().partition(".")[0] == _LATE[name][0]:
            return _loaded_by(_LateLoader, name, path)
        return _loaded_by(_DocsLoader, name, path) if name == _DOCS else None


def _loaded_by(
    loader: type[_LateLoader | _DocsLoader], name: str, path: Sequence[str] | None
) -> ModuleSpec | None:
    """Return how a module is found, with a loader around its own."""
    spec = PathFinder.find_spec(name, path)
    if spec is not None and spec.loader is not None:
        spec.loader = loader(spec.loader)
    return spec


class _DocsLoader(Loader):
    """Runs the reader of docstrings, and has it read none."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Make it as the other loader does."""
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run it; its functions are then described by their docstrings as they are."""
        self.loader.exec_module(module)
        reader = getattr(module, "FunctionDoc", None)
        if reader is not None:
            vars(module)["FunctionDoc"] = partial(_UnreadDoc, reader)


class _UnreadDoc:
    """The docstring of a function, read only for more than adding a note to it."""

    def __init__(self, reader: Any, function: Any, *args: Any, **kwargs: Any) -> None:
        self._text = function.__doc__ or ""
        self._read = partial(reader, function, *args, **kwargs)
        self._document: Any = None

    def __getitem__(self, section: str) -> Any:
        if self._document is None and section in _ADDED_TO:
            return []
        return self._whole()[section]

    def __setitem__(self, section: str, value: Any) -> None:
        if section not in _ADDED_TO:
            self._whole()[section] = value

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole(), name)

    def __str__(self) -> str:
        # a line that is to be the signature comes first
        return f"\n{self._text}" if self._document is None else str(self._document)

    def _whole(self) -> Any:
        if self._document is None:
            self._document = self._read()
        return self._document


class _LateLoader(Loader):
    """Makes a `_LateModule` of a module that another loader would run at once."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make a module that is not run yet."""
        return _LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave it as it is."""


class _KnownLoader(Loader):
    """Hands out a module that came by itself while somebody looked for it."""

    def __init__(self, module: ModuleType) -> None:
        self.module, self.spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the one that is there."""
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        """Give it back how it was found."""
        module.__spec__ = self.spec


class _LateModule(ModuleType):
    """A module that runs when something in it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        package, taken = _LATE[self.__name__]
        if name in taken and _importer().partition(".")[0] == package:
            return _LateName(self, name)
        asking = sys._getframe(1).f_code.co_filename
        if name in _ASKED_OF_ALL or asking.startswith("<frozen importlib"):
            raise AttributeError(name)
        _run(self)
        return ModuleType.__getattribute__(self, name)

    def __dir__(self) -> list[str]:
        _run(self)
        return dir(self)


def _run(late: _LateModule) -> bool:
    """Run a module unless that was begun before; return whether it was not.

    No method of it: a module may have any name of its own.
    """
    with _running:  # who comes meanwhile waits until everything is there
        spec = late.__spec__
        if spec is None or not isinstance(spec.loader, _LateLoader):
            return False
        late.__loader__ = spec.loader = spec.loader.loader
        try:
            spec.loader.exec_module(late)
        finally:
            late.__class__ = ModuleType  # type: ignore[assignment]
        return True


class _LateName:
    """A function, or something to be called, of a module that has not run yet."""

    def __init__(self, module: ModuleType, name: str) -> None:
        self._module, self._name = module, name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(self._module, self._name)(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(getattr(self._module, self._name), name)

    # where it is a class, it is one

    def __instancecheck__(self, thing: Any) -> bool:
        return isinstance(thing, getattr(self._module, self._name))

    def __subclasscheck__(self, kind: type) -> bool:
        return issubclass(kind, getattr(self._module, self._name))

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[Any, ...]:
        return (getattr(self._module, self._name),)


def _importer() -> str:
    """Return the module whose import statement is at work."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))


def import_leanly() -> None:
    """Make later imports of this process cheaper; only for processes of our own.

    pandas and its Arrow were a quarter of the start of whatever learns, and sixty
    megabytes of each worker; the distributions of SciPy, of which scikit-learn takes
    four names, and NumPy's own tests a third of the rest. Of what then was left a third
    went into notes added to SciPy's docstrings, its rotations and linear programs, and
    a progress bar. A tenth went into looking for garbage among imports, which leave
    next to none.
    """
    gc.set_threshold(50_000, 10, 10)
    if _LeanFinder not in sys.meta_path:
        sys.meta_path.insert(0, _LeanFinder)
